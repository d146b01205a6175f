"""Imperial Settlers as a game of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from epoka.games.imperial_settlers import catalogue, guide, invariants, rulebook, scoring, tables, view
from epoka.games.imperial_settlers.card import FACTIONS
from epoka.games.imperial_settlers.events import VERBS
from epoka.games.imperial_settlers.goods import HELD
from epoka.games.imperial_settlers.layout import LAYOUT
from epoka.games.imperial_settlers.manifest import MANIFEST
from epoka.games.imperial_settlers.rules import (
    acting,
    activating,
    against,
    building,
    carrying,
    cleanup,
    deals,
    drawing,
    exchanging,
    lookout,
    placing,
    production,
    razing,
    solo,
    specials,
    supply,
    taking,
    targets,
    turn,
)
from epoka.games.imperial_settlers.setup import SEATS, SETTINGS, set_up
from epoka.games.imperial_settlers.state import ZONES, SettlersState
from epoka.games.imperial_settlers.twins import TWINS
from epoka.kernel import Choices, Frame, Game, Option, Question, Setting, Twin, Verb, Zone
from epoka.kernel.errors import Value
from epoka.kernel.game import Standing
from epoka.kernel.layout import Layout
from epoka.kernel.manifest import Manifest

CHAPTERS: Final = (
    turn,
    lookout,
    drawing,
    production,
    acting,
    building,
    deals,
    razing,
    activating,
    exchanging,
    placing,
    carrying,
    supply,
    targets,
    specials,
    against,
    taking,
    cleanup,
    solo,
)
COPIES: Final = range(1, 1 + max(tables.COPIES))


class ImperialSettlers(Game[SettlersState]):
    """The base game for one to four players, with its variants and the solo game."""

    name: ClassVar[str] = "imperial_settlers"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = SEATS
    settings: ClassVar[tuple[Setting, ...]] = SETTINGS
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    verbs: ClassVar[tuple[Verb, ...]] = VERBS
    manifest: ClassVar[Manifest] = MANIFEST
    layout: ClassVar[Layout] = LAYOUT
    words: ClassVar[Mapping[str, tuple[str, ...]]] = {
        word: names for chapter in CHAPTERS for word, names in getattr(chapter, "WORDS", {}).items()
    }
    domains: ClassVar[Mapping[str, Sequence[Value]]] = {
        "copy": COPIES,
        "good": (*HELD, "vp", "card", "common_card", "faction_card"),
        "amount": range(1, 5),
        "deck": drawing.DECKS,
        "faction": FACTIONS,
    }
    package: ClassVar[str] = "epoka.games.imperial_settlers"
    folder: ClassVar[Path] = Path(__file__).parent

    def setup(self, seats: int, choices: Choices, chance: int) -> SettlersState:
        return set_up(seats, chance, choices)

    def root(self, s: SettlersState) -> Frame[SettlersState]:
        return turn.Play()

    def scores(self, s: SettlersState) -> tuple[int, ...]:
        return scoring.scores(s)

    def standings(self, s: SettlersState) -> list[Standing]:
        return scoring.standings(s)

    def score_sheet(self, s: SettlersState) -> list[Any]:
        return scoring.score_sheet(s)

    def back(self, card: int | str) -> str:
        """The back of a card shows its deck. (IS-2.1)"""
        return tables.BACK[int(card)]

    def card(self, card: int | str) -> str:
        """Physical cards are numbers; what is named already stays so."""
        return tables.NAME[card] if isinstance(card, int) else card

    def counters(self, s: SettlersState) -> Any:
        return view.counters(s)

    def guide(
        self, s: SettlersState, question: Question[SettlersState] | None, option: Option | None = None
    ) -> str | None:
        return guide.guide(s, question, option)

    def catalogue(self) -> list[Any]:
        return catalogue.catalogue()

    def rulebook(self) -> list[Any]:
        return rulebook.rulebook()

    def twins(self) -> Iterable[Twin[SettlersState]]:
        return TWINS

    def invariants(self, s: SettlersState) -> Iterable[str]:
        return invariants.broken(s)


GAME = ImperialSettlers()
