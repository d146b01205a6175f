"""A New Dawn as a game of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from epoka.games.new_dawn import catalogue, guide, invariants, rulebook, scoring, view
from epoka.games.new_dawn.cards.tiles import BARBARIANS
from epoka.games.new_dawn.cards.tokens import BAR
from epoka.games.new_dawn.events import VERBS
from epoka.games.new_dawn.layout import LAYOUT
from epoka.games.new_dawn.manifest import MANIFEST
from epoka.games.new_dawn.rules import (
    astronomy,
    barbarians,
    battle,
    bonuses,
    cities,
    coming,
    culture,
    dial,
    diplomacy,
    districts,
    economy,
    extra,
    governments,
    growth,
    industry,
    laying,
    military,
    pieces,
    placing,
    powers,
    preparation,
    purse,
    raids,
    resolving,
    science,
    seizing,
    spoils,
    starting,
    storing,
    swapping,
    turn,
    upgrading,
    visiting,
    wonders,
)
from epoka.games.new_dawn.rules.moments import ARMY, CARAVAN
from epoka.games.new_dawn.setup import SEATS, SETTINGS, set_up
from epoka.games.new_dawn.state import DISTRICTS, ZONES, DawnState, printed
from epoka.games.new_dawn.tables import ABILITIES, CITY_STATE, GOVERNMENT, NATURAL, RESOURCE, WONDER
from epoka.kernel import Choices, Frame, Game, Option, Question, Setting, Verb, Zone
from epoka.kernel.errors import Value
from epoka.kernel.game import Standing
from epoka.kernel.layout import Layout
from epoka.kernel.manifest import Manifest

CHAPTERS: Final = (
    preparation,
    laying,
    turn,
    resolving,
    purse,
    pieces,
    placing,
    culture,
    science,
    upgrading,
    economy,
    industry,
    cities,
    wonders,
    military,
    battle,
    spoils,
    raids,
    growth,
    districts,
    governments,
    diplomacy,
    seizing,
    storing,
    barbarians,
    dial,
    astronomy,
    powers,
    bonuses,
    starting,
    swapping,
    extra,
    coming,
    visiting,
)
"""Their modules say the words of their options."""


MOST_SPACES: Final = 260
"""More than all tiles, forts and water tokens have. (ND-2.1)"""
FARTHEST: Final = 32
"""No map is wider from its middle."""
FEW: Final = 8


class NewDawn(Game[DawnState]):
    """The base game for two to four players, and with Terra Incognita for two to five."""

    name: ClassVar[str] = "new_dawn"
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
        "space": range(MOST_SPACES),
        "q": range(-FARTHEST, FARTHEST),
        "r": range(-FARTHEST, FARTHEST),
        "direction": range(6),
        "sixths": range(6),
        "side": laying.SIDES,
        "steps": range(1, 1 + max(BAR)),
        "number": range(FEW),
        "amount": range(FEW),
        "ability": ABILITIES,
        "resource": RESOURCE,
        "resource2": RESOURCE,
        "token": (purse.TRADE, *RESOURCE, *CITY_STATE, *NATURAL),
        "figure": (ARMY, CARAVAN),
        "target": battle.TARGETS,
        "district": DISTRICTS,
        "work": ("district", "reinforce"),
        "government": tuple(GOVERNMENT),
        "letter": BARBARIANS,
    }
    package: ClassVar[str] = "epoka.games.new_dawn"
    folder: ClassVar[Path] = Path(__file__).parent

    def setup(self, seats: int, choices: Choices, chance: int) -> DawnState:
        return set_up(seats, chance, choices)

    def root(self, s: DawnState) -> Frame[DawnState]:
        return turn.Play()

    def scores(self, s: DawnState) -> tuple[int, ...]:
        return scoring.scores(s)

    def standings(self, s: DawnState) -> list[Standing]:
        return scoring.standings(s)

    def score_sheet(self, s: DawnState) -> list[Any]:
        return scoring.score_sheet(s)

    def back(self, card: int | str) -> str:
        """Tiles look alike; the back of a wonder shows its type, and its place in the deck its age. (ND-3.13)"""
        wonder = WONDER.get(str(card))
        return f"{wonder.type}-{wonder.age}" if wonder else "tile" if str(card).startswith("tile_") else ""

    def card(self, card: int | str) -> str:
        """Diplomacy cards that lie there several times are told apart by what follows the point."""
        return printed(str(card))

    def counters(self, s: DawnState) -> Any:
        return view.counters(s)

    def guide(self, s: DawnState, question: Question[DawnState] | None, option: Option | None = None) -> str | None:
        return guide.guide(s, question, option)

    def catalogue(self) -> list[Any]:
        return catalogue.catalogue()

    def rulebook(self) -> list[Any]:
        return rulebook.rulebook()

    def invariants(self, s: DawnState) -> Iterable[str]:
        return invariants.broken(s)


GAME = NewDawn()
