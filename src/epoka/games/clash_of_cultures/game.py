"""Clash of Cultures as a game of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from epoka.games.clash_of_cultures import catalogue, guide, rulebook, scoring, view
from epoka.games.clash_of_cultures.events import VERBS
from epoka.games.clash_of_cultures.geometry import board
from epoka.games.clash_of_cultures.invariants import broken
from epoka.games.clash_of_cultures.layout import LAYOUT
from epoka.games.clash_of_cultures.manifest import MANIFEST
from epoka.games.clash_of_cultures.migration import ASKED, migrated
from epoka.games.clash_of_cultures.rules import chapters, turn
from epoka.games.clash_of_cultures.setup import SETTINGS, set_up
from epoka.games.clash_of_cultures.state import ZONES, ClashState
from epoka.games.clash_of_cultures.tables import ABILITIES, BACKS, BUILDING, CARDS, STOCK, UNIT
from epoka.kernel import Choices, Frame, Game, Option, Question, Setting, Twin, Verb, Zone
from epoka.kernel.errors import Value
from epoka.kernel.game import Standing
from epoka.kernel.layout import Layout
from epoka.kernel.manifest import Manifest
from epoka.kernel.record import Packed
from epoka.parts.questions import asked_anew


class ClashOfCultures(Game[ClashState]):
    """Clash of Cultures, Monumental Edition, for two to four players, with civilizations and all variants."""

    name: ClassVar[str] = "clash_of_cultures"
    version: ClassVar[int] = 4
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    verbs: ClassVar[tuple[Verb, ...]] = VERBS
    words: ClassVar[Mapping[str, tuple[str, ...]]] = {**chapters.words(), **turn.WORDS}
    domains: ClassVar[Mapping[str, Sequence[Value]]] = {
        "hex": tuple(sorted({name for seats in (2, 3, 4) for name in board(seats).names})),
        "ability": ABILITIES,
        "kind": STOCK,
        "building": BUILDING,
        "unit": UNIT,
    }
    package: ClassVar[str] = "epoka.games.clash_of_cultures"
    folder: ClassVar[Path] = Path(__file__).parent
    manifest: ClassVar[Manifest] = MANIFEST
    layout: ClassVar[Layout] = LAYOUT

    def setup(self, seats: int, choices: Choices, chance: int) -> ClashState:
        return set_up(seats, chance, choices)

    def root(self, s: ClashState) -> Frame[ClashState]:
        return turn.Play()

    def scores(self, s: ClashState) -> tuple[float, ...]:
        return scoring.scores(s)

    def standings(self, s: ClashState) -> list[Standing]:
        return scoring.standings(s)

    def score_sheet(self, s: ClashState) -> list[Any]:
        return scoring.score_sheet(s)

    def back(self, card: int | str) -> str:
        """The back of a card shows its deck; all tiles look alike."""
        return BACKS[int(card)]

    def card(self, card: int | str) -> str:
        """Physical cards are numbers; what has no card of its own, such as an advance, is named already."""
        return CARDS[card] if isinstance(card, int) else card

    def counters(self, s: ClashState) -> Any:
        return view.counters(s)

    def marks(self, s: ClashState) -> dict[str, Any]:
        return view.marks(s)

    def guide(self, s: ClashState, question: Question[ClashState] | None, option: Option | None = None) -> str | None:
        return guide.guide(s, question, option)

    def catalogue(self) -> list[Any]:
        return catalogue.catalogue()

    def rulebook(self) -> list[Any]:
        return rulebook.rulebook()

    def migrate(self, position: dict[str, Packed], version: int) -> dict[str, Packed]:
        position = migrated(position, version)
        return asked_anew(self, position, ASKED) if version < 4 else position

    def twins(self) -> Iterable[Twin[ClashState]]:
        from epoka.games.clash_of_cultures.twins import TWINS

        return TWINS

    def invariants(self, s: ClashState) -> Iterable[str]:
        return broken(s)


GAME = ClashOfCultures()
