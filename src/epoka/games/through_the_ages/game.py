"""Through the Ages as a game of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from epoka.games.through_the_ages import catalogue, guide, rulebook, scoring, view, warnings
from epoka.games.through_the_ages.events import VERBS
from epoka.games.through_the_ages.layout import LAYOUT
from epoka.games.through_the_ages.manifest import MANIFEST
from epoka.games.through_the_ages.migration import ASKED
from epoka.games.through_the_ages.rules.options import WORDS
from epoka.games.through_the_ages.rules.ratings import recount_all
from epoka.games.through_the_ages.rules.row import SPACES
from epoka.games.through_the_ages.rules.turn import Play
from epoka.games.through_the_ages.setup import SETTINGS, set_up
from epoka.games.through_the_ages.state import SIMPLE, ZONES, AgesState, Civilization
from epoka.games.through_the_ages.tables import BACK, CARD_NAME, KIND, LEADERS, MAX_SCIENCE, WORKER_KINDS
from epoka.kernel import Choices, Frame, Game, Option, Question, Setting, Twin, Verb, Zone
from epoka.kernel.errors import Value
from epoka.kernel.game import Standing
from epoka.kernel.layout import Layout
from epoka.kernel.manifest import Manifest
from epoka.kernel.record import Packed
from epoka.parts.questions import asked_anew

RATINGS = (
    "fixed",
    "leads",
    "tactics",
    "construction",
    "limit",
    "white",
    "red",
    "culture_rating",
    "science_rating",
    "strength",
    "happiness",
)
"""What must follow from the cards in play and the workers. (TTA-5.6)"""


class ThroughTheAges(Game[AgesState]):
    """The original edition of Through the Ages for two to four players, in three levels, with all variants."""

    name: ClassVar[str] = "through_the_ages"
    version: ClassVar[int] = 3
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    verbs: ClassVar[tuple[Verb, ...]] = VERBS
    words: ClassVar[Mapping[str, tuple[str, ...]]] = WORDS
    domains: ClassVar[Mapping[str, Sequence[Value]]] = {"space": range(1, SPACES + 1), "role": ("a", "b")}
    package: ClassVar[str] = "epoka.games.through_the_ages"
    folder: ClassVar[Path] = Path(__file__).parent
    manifest: ClassVar[Manifest] = MANIFEST
    layout: ClassVar[Layout] = LAYOUT

    def setup(self, seats: int, choices: Choices, chance: int) -> AgesState:
        return set_up(seats, chance, choices)

    def root(self, s: AgesState) -> Frame[AgesState]:
        return Play()

    def scores(self, s: AgesState) -> tuple[int, ...]:
        return scoring.scores(s)

    def standings(self, s: AgesState) -> list[Standing]:
        return scoring.standings(s)

    def score_sheet(self, s: AgesState) -> list[Any]:
        return scoring.score_sheet(s)

    def back(self, card: int | str) -> str:
        """The back of a card shows its deck. (TTA-1.2)"""
        return BACK[int(card)]

    def card(self, card: int | str) -> str:
        """Physical cards are numbers; what has no card of its own, such as Bronze, is named already."""
        return CARD_NAME[card] if isinstance(card, int) else card

    def counters(self, s: AgesState) -> Any:
        return view.counters(s)

    def marks(self, s: AgesState) -> dict[str, Any]:
        return view.marks(s)

    def warnings(self, s: AgesState) -> list[list[Any]]:
        return warnings.warnings(s)

    def printed(self) -> dict[str, Any]:
        return view.PRINTED

    def guide(self, s: AgesState, question: Question[AgesState] | None, option: Option | None = None) -> str | None:
        return guide.guide(s, question, option)

    def catalogue(self) -> list[Any]:
        return catalogue.catalogue()

    def rulebook(self) -> list[Any]:
        return rulebook.rulebook()

    def migrate(self, position: dict[str, Packed], version: int) -> dict[str, Packed]:
        """Up to version 2 the political step and who lost a colony waited for what takes their place now."""
        over = {"LoseColony", "Politics"}
        stack = [(at, frame) for at, frame in position["stack"] if at != "finish" or over.isdisjoint(frame)]
        return asked_anew(self, {**position, "stack": stack}, ASKED)

    def twins(self) -> Iterable[Twin[AgesState]]:
        from epoka.games.through_the_ages.twins import TWINS

        return TWINS

    def invariants(self, s: AgesState) -> Iterable[str]:
        if len(s.row) != len(s.spaces) or list(s.spaces) != sorted(set(s.spaces)):
            yield "cards and spaces of the row do not match (TTA-8)"
        if s.level != SIMPLE and not s.ended and len(s.current) + len(s.future) != len(s.civilizations) + 2:
            yield "there are not two more events than players (TTA-18.2)"
        again = s.clone()
        recount_all(again)
        for seat, (own, counted) in enumerate(zip(s.civilizations, again.civilizations, strict=True)):
            for problem in civilization_problems(own):
                yield f"seat {seat}: {problem}"
            for name in RATINGS:
                if getattr(own, name) != getattr(counted, name):
                    yield f"seat {seat}: {name} is {getattr(own, name)}, not {getattr(counted, name)} (TTA-5.6)"


def civilization_problems(own: Civilization) -> Iterable[str]:
    """What cannot be in a civilization."""
    if own.yellow + own.unused + sum(own.workers) != own.yellows:
        yield f"there are not {own.yellows} yellow tokens (TTA-4.1)"
    if not own.gone and own.blue + sum(own.goods) + own.wonder_blue != own.blues:
        yield f"there are not {own.blues} blue tokens (TTA-4.2)"
    if (
        min(own.yellow, own.unused, own.blue, own.wonder_blue, own.pool - own.lent, own.lent, *own.workers, *own.goods)
        < 0
    ):
        yield "a number of tokens is below zero"
    if not 0 <= own.science <= MAX_SCIENCE or own.culture < 0:
        yield "points are out of range (TTA-5.1, TTA-5.2)"
    if not 0 <= own.white_spent <= own.white or not 0 <= own.red_spent <= own.red + own.red_extra:
        yield "more actions are spent than there are (TTA-7.4)"
    if sum([own.workers[kind] for kind in range(WORKER_KINDS) if kind not in own.known]):
        yield "a worker stands on a technology that is not in play (TTA-4.4)"
    if max([len(own.leader), len(own.wonder), len(own.tactic), len(own.pact), len(own.war)]) > 1:
        yield "more than one leader, unfinished wonder, tactics card, pact or war (TTA-4.3)"
    ages = [KIND[card] for card in (*own.hand, *own.leader) if KIND[card] in LEADERS]
    if len(set(ages)) != len(ages):
        yield "a leader is there twice (TTA-9.2)"


GAME = ThroughTheAges()
