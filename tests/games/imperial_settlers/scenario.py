"""Scenarios: a table set by hand, so that a test starts right where a rule matters.

Cards are named by their prints, several in one string: `"common_castle common_mill"`. In a list of Locations a name may
be followed by what lies on it: `"common_castle:2"` was activated twice, `"common_mill:shield"`,
`"japanese_gate:samurai"`. Whatever a scenario does not mention lies in its deck, the named cards of a deck on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from epoka.games.imperial_settlers import tables
from epoka.games.imperial_settlers.card import COMMON, FACTIONS
from epoka.games.imperial_settlers.game import GAME
from epoka.games.imperial_settlers.rules.cleanup import Cleanup
from epoka.games.imperial_settlers.rules.lookout import Lookout
from epoka.games.imperial_settlers.rules.production import Collect
from epoka.games.imperial_settlers.rules.solo import Attacks
from epoka.games.imperial_settlers.rules.turn import Actions, Play, Turn
from epoka.games.imperial_settlers.setup import VIRTUALS
from epoka.games.imperial_settlers.state import (
    ACTION,
    BLOCKED,
    GOODS,
    SAMURAI,
    SHIELD,
    STORED,
    Empire,
    SettlersState,
)
from epoka.kernel import Seat
from epoka.kernel.zones import ALL
from epoka.parts.scenarios import Scripted, by_seat

MARKS: Final = {"shield": SHIELD, "samurai": SAMURAI, "blocked": BLOCKED}
DEFAULT: Final = ("romans", "barbarians", "egyptians", "japanese")
"""The factions of the seats that a scenario does not name."""


def own(**given: Any) -> dict[str, Any]:
    """What a player has: `faction`, Goods by name, `score`, and `hand`, `deals`, `locations`, `foundations`,
    `faction_deck`, `faction_discards` as names. `no_deck=True` leaves the Faction deck without other cards.
    """
    return given


class Scenario(Scripted[SettlersState]):
    """A table with what a player sees of it, and with a script of answers instead of players."""

    game = GAME
    cards = tuple(range(tables.CARD_COUNT))

    def __init__(
        self,
        seats: int = 2,
        number: int = 2,
        active: Seat = 0,
        first: Seat = 0,
        at: str = "turn",
        passed: tuple[Seat, ...] = (),
        deck: str = "",
        discards: str = "",
        villages: str = "",
        targets: str = "",
        attacks: str = "",
        collection: int = 0,
        virtual: str = "",
        options: Mapping[str, str] | None = None,
        empires: Mapping[Seat, dict[str, Any]] | None = None,
    ) -> None:
        super().__init__(seats, {"factions": "chosen", **(options or {})})
        s = self.state
        self._pool = list(range(tables.CARD_COUNT))
        s.round, s.active, s.first, s.phase = number, active, first, ACTION
        s.common_deck = s.box = s.attacks = s.targets = ()
        given = {seat: dict((empires or {}).get(seat, {})) for seat in range(seats)}
        self._factions(given)
        for seat, empire in enumerate(s.empires):
            empire.passed = int(seat in passed)
            self._lay_out(empire, given[seat])
        s.common_discards, s.villages = self._cards(discards), self._cards(villages)
        if seats == 1:
            s.virtual = VIRTUALS.index(virtual or VIRTUALS[0])
            s.targets, s.attacks = self._cards(targets), self._cards(attacks)
            s.attacks += self._rest([card for card in tables.ATTACK_CARDS if card not in tables.RAZE_ATTACK_CARDS])
        s.common_deck = self._cards(deck)
        commons = [card for card in tables.CARDS_OF[COMMON] if card in self._pool]
        s.collection = self._rest(commons[len(commons) - collection :] if collection else [])
        s.common_deck += self._rest(tables.CARDS_OF[COMMON])
        s.box = tuple(self._pool)
        self._start(at, active)

    # -- laying out ------------------------------------------------------------------------------------------------

    def _factions(self, given: Mapping[Seat, dict[str, Any]]) -> None:
        named = {seat: one.pop("faction") for seat, one in given.items() if "faction" in one}
        free = [faction for faction in DEFAULT if faction not in named.values()]
        for seat, empire in enumerate(self.state.empires):
            empire.faction = FACTIONS.index(named[seat] if seat in named else free.pop(0))

    def _card(self, name: str) -> int:
        """Take a card of this name from those not yet laid out."""
        found = [card for card in self._pool if tables.NAME[card] == name]
        assert found, f"{name} is no card, or all its copies lie elsewhere already"
        self._pool.remove(found[0])
        return found[0]

    def _cards(self, names: str) -> tuple[int, ...]:
        return tuple([self._card(name) for name in names.split()])

    def _rest(self, cards: Any) -> tuple[int, ...]:
        """Those of some cards that are not laid out yet."""
        found = tuple([card for card in cards if card in self._pool])
        self._pool = [card for card in self._pool if card not in found]
        return found

    def _lay_out(self, empire: Empire, given: dict[str, Any]) -> None:
        """Put what a player has before it."""
        empire.stock = tuple([given.pop(good, 0) for good in GOODS])
        for entry in given.pop("locations", "").split():
            name, *marks = entry.split(":")
            empire.locations += (self._card(name),)
            empire.marks += (sum([self._mark(mark) for mark in marks]),)
        for zone in ("hand", "deals", "foundations", "faction_discards", "kept"):
            setattr(empire, zone, self._cards(given.pop(zone, "")))
        empire.foundations_seen = (ALL,) * len(empire.foundations)
        empire.kept_under = (empire.locations[0],) * len(empire.kept) if empire.kept else ()
        empire.faction_deck = self._cards(given.pop("faction_deck", ""))
        rest = self._rest(tables.CARDS_OF[FACTIONS[empire.faction]])
        if given.pop("no_deck", False):
            self.state.box += rest
            self._pool += rest
        else:
            empire.faction_deck += rest
        self.give(empire, given)

    @staticmethod
    def _mark(mark: str) -> int:
        if mark.startswith("stored"):
            return int(mark.removeprefix("stored")) << STORED
        return MARKS[mark] if mark in MARKS else int(mark)

    # -- beginning -------------------------------------------------------------------------------------------------

    def _start(self, at: str, active: Seat) -> None:
        s = self.state
        play, actions = Play(), Actions()
        actions.at = "next"
        if at == "turn":
            play.at = "clean"
            turn = Turn(active)
            self.go_on([play, actions, turn], turn.start(s))
        elif at == "production":
            play.at = "act"
            collect = Collect(active)
            self.go_on([play, collect], collect.start(s))
        elif at == "lookout":
            play.at = "produce"
            lookout = Lookout()
            self.go_on([play, lookout], lookout.start(s))
        elif at == "cleanup":
            play.at = "attack"
            cleanup = Cleanup()
            self.go_on([play, cleanup], cleanup.start(s))
        elif at == "attack":
            play.at = "next"
            attacks = Attacks()
            self.go_on([play, attacks], attacks.start(s))
        else:
            assert at == "nothing", f"a scenario does not begin at {at}"

    # -- seeing ----------------------------------------------------------------------------------------------------

    def __getitem__(self, seat: Seat) -> Empire:
        """An Empire."""
        empire: Empire = self.state.empires[seat]
        return empire

    def goods(self, seat: Seat) -> dict[str, int]:
        """The Goods in a supply that there are any of."""
        return {good: amount for good, amount in zip(GOODS, self[seat].stock, strict=True) if amount}

    def score(self, seat: Seat) -> int:
        """The points on the track."""
        return self[seat].score

    def hand(self, seat: Seat) -> list[str]:
        """The cards in a hand."""
        return self.names(self[seat].hand)

    def locations(self, seat: Seat) -> list[str]:
        """The Locations of an Empire."""
        return self.names(self[seat].locations)

    def marks(self, seat: Seat, name: str) -> int:
        """What lies on the first Location of a name."""
        return self[seat].marks[self.locations(seat).index(name)]

    @property
    def whose(self) -> Seat:
        """Who decides now."""
        return self.decision.seat


def scenario(**given: Any) -> Scenario:
    """A table; `seat0`, `seat1`, … are what `own` gives, the rest are arguments of `Scenario`."""
    empires, others = by_seat(given)
    return Scenario(empires=empires, **others)
