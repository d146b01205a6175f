"""The Flow of History as a game of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from epoka.games.flow_of_history import catalogue, rulebook, scoring, view
from epoka.games.flow_of_history.cards import CARDS
from epoka.games.flow_of_history.events import VERBS
from epoka.games.flow_of_history.layout import LAYOUT
from epoka.games.flow_of_history.manifest import MANIFEST
from epoka.games.flow_of_history.rules.turn import Play
from epoka.games.flow_of_history.setup import set_up
from epoka.games.flow_of_history.state import BANKER, LEADER, ZONES, FlowState, market_size
from epoka.kernel import NOBODY, Choices, Frame, Game, Setting, Twin, Verb, Zone
from epoka.kernel.game import Standing
from epoka.kernel.layout import Layout
from epoka.kernel.manifest import Manifest


class FlowOfHistory(Game[FlowState]):
    """The Flow of History for two to five players, with the Rahdo variant's house rule for two."""

    name: ClassVar[str] = "flow_of_history"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    settings: ClassVar[tuple[Setting, ...]] = (Setting("rahdo", ("off", "house"), (2,), "FH-10.1"),)
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    verbs: ClassVar[tuple[Verb, ...]] = VERBS
    words: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "invest": ("card",),
        "stake": ("amount",),
        "complete": (),
        "snipe": ("card",),
        "activate": ("card",),
        "harvest": (),
        "pass": (),
        "gain": ("card",),
        "invade": ("victim",),
        "keep": ("card",),
        "bank": ("card",),
        "decline": (),
    }
    package: ClassVar[str] = "epoka.games.flow_of_history"
    folder: ClassVar[Path] = Path(__file__).parent
    manifest: ClassVar[Manifest] = MANIFEST
    layout: ClassVar[Layout] = LAYOUT

    def setup(self, seats: int, choices: Choices, chance: int) -> FlowState:
        return set_up(seats, chance, rahdo=int(choices["rahdo"] == "house"))

    def root(self, s: FlowState) -> Frame[FlowState]:
        return Play()

    def scores(self, s: FlowState) -> tuple[int, ...]:
        return scoring.scores(s)

    def standings(self, s: FlowState) -> list[Standing]:
        return scoring.standings(s)

    def score_sheet(self, s: FlowState) -> list[Any]:
        return scoring.score_sheet(s)

    def back(self, card: str) -> str:
        """The back of a card shows its era. (FH-2.1)"""
        return CARDS[card].era

    def counters(self, s: FlowState) -> Any:
        return view.counters(s)

    def situations(self, s: FlowState) -> dict[str, Any]:
        return view.situations(s)

    def marks(self, s: FlowState) -> dict[str, Any]:
        return view.marks(s)

    def catalogue(self) -> list[Any]:
        return catalogue.catalogue()

    def rulebook(self) -> list[Any]:
        return rulebook.rulebook()

    def twins(self) -> Iterable[Twin[FlowState]]:
        from epoka.games.flow_of_history.twins import TWINS

        return TWINS

    def invariants(self, s: FlowState) -> Iterable[str]:
        if len(s.investors) != len(s.market) or len(s.stakes) != len(s.market):
            yield "markers and stakes do not match the Market"
            return
        if s.supply < 0 or any(civilization.resources < 0 for civilization in s.civilizations):
            yield "a pile of resources is below zero"
        if len(s.market) > market_size(s):
            yield "the Market has too many cards (FH-2.2)"
        owners = [investor for investor in s.investors if investor != NOBODY]
        if len(owners) != len(set(owners)):
            yield "somebody has two investments (FH-6.1.1)"
        if BANKER in owners and len(s.civilizations) != 2:
            yield "the Banker plays only with two players (FH-9.2)"
        for seat, civilization in enumerate(s.civilizations):
            if sum(1 for card in civilization.cards if CARDS[card].type == LEADER) > 1:
                yield f"seat {seat} has two leaders (FH-3.5)"
        for investor, stake in zip(s.investors, s.stakes, strict=True):
            if (stake == 0) != (investor == NOBODY):
                yield "a stake without a marker or a marker without a stake (FH-6.1.3)"


GAME = FlowOfHistory()
