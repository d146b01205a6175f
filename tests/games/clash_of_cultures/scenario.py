"""Scenarios: a table set by hand, so that a test starts right where a rule matters.

Hexes go by name (`"D4"`), advances, cards and units by id, several in one string: `advances="tactics roads"`. Tiles are
shown with `tiles={"D3": "region_08"}`: the slot whose top hex is named, turned with `"region_08 turned"`. Whatever a
scenario does not mention is as in the starting position; without `civilizations="on"` the base game is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from epoka.games.clash_of_cultures.game import GAME
from epoka.games.clash_of_cultures.geometry import Board
from epoka.games.clash_of_cultures.rules.abilities import recount_all
from epoka.games.clash_of_cultures.rules.cities import set_building, settle
from epoka.games.clash_of_cultures.rules.turn import Play, Turn
from epoka.games.clash_of_cultures.rules.units import ONE, add, code, remove
from epoka.games.clash_of_cultures.state import ClashState, Nation, map_of
from epoka.games.clash_of_cultures.tables import (
    ABILITIES,
    ALL_ADVANCES,
    BARBARIANS,
    BUILDING,
    CARD,
    CARDS,
    CIVILIZATION,
    LEADERS_OF_CIVILIZATION,
    MOODS,
    NUMBER,
    PIRATES,
    PORT,
    SEA,
    SPECIAL_TILE,
    START_ADVANCES,
    STOCK,
    TERRAIN,
    TERRAIN_OF_TILE,
    TILE_TERRAIN,
    TILES,
    UNIT,
    WONDER,
)
from epoka.kernel import Seat
from epoka.kernel.zones import ALL, places
from epoka.parts.hexes import NOWHERE
from epoka.parts.scenarios import Scripted, by_seat
from epoka.parts.tuples import put, without

OTHERS = {"barbarians": BARBARIANS, "pirates": PIRATES}
ZONES = ("hand", "plans", "designs", "persons", "completed", "leader", "captured", "trophies")


class Scenario(Scripted[ClashState]):
    """A table with what a player sees of it, and with a script of answers instead of players."""

    game = GAME
    cards = tuple(range(len(CARDS)))

    def __init__(
        self,
        seats: int = 2,
        active: Seat = 0,
        first: Seat = 0,
        age: int = 2,
        number: int = 1,
        tiles: Mapping[str, str] | None = None,
        terrain: Mapping[str, str] | None = None,
        exhausted: str = "",
        barbarians: Mapping[str, Any] | None = None,
        pirates: Mapping[str, int] | None = None,
        events: str = "",
        actions: str = "",
        objectives: str = "",
        wonders: str = "",
        options: Mapping[str, str] | None = None,
        nations: Mapping[int, dict[str, Any]] | None = None,
        start: bool = True,
    ) -> None:
        super().__init__(seats, {"civilizations": "off", **(options or {})})
        s = self.state
        s.age, s.round, s.active, s.first = age, number, active, first
        for top, tile in (tiles or {}).items():
            self.show(top, *tile.split())
        for name, kind in (terrain or {}).items():
            s.terrain = put(s.terrain, self.hex(name), TERRAIN.index(kind))
        self._by_hand = bool(terrain)
        """Some hexes show another terrain than their tiles."""
        s.exhausted = tuple([self.hex(name) for name in exhausted.split()])
        for seat, given in (nations or {}).items():
            self._lay_out(seat, given)
        for name, inhabitants in (barbarians or {}).items():
            self._barbarians(name, inhabitants)
        for name, count in (pirates or {}).items():
            add(s, PIRATES, self.hex(name), count * ONE[UNIT.index("ship")])
        for deck, names in (("events", events), ("actions", actions), ("objectives", objectives), ("wonders", wonders)):
            self.on_top(deck, names)
        recount_all(s)
        if start:
            self.begin()

    def begin(self) -> None:
        """Begin the active player's turn."""
        play, turn = Play(), Turn(self.state.active)
        play.at = "next"
        self.go_on([play, turn], turn.start(self.state))

    # -- laying out ------------------------------------------------------------------------------------------------

    def show(self, top: str, tile: str, turned: str = "") -> None:
        """Lay a tile face up on the slot of which this is hex 0, exchanging it with the one that lies there."""
        s, layout = self.state, map_of(self.state)
        slot = next(k for k, hexes in enumerate(layout.slots) if hexes[0] == self.hex(top))
        self.hide(top, tile)
        s.slots_seen = put(s.slots_seen, slot, ALL)
        s.turned = put(s.turned, slot, int(bool(turned)))
        kinds = TERRAIN_OF_TILE[CARD[tile] - TILES.start]
        for hex_, kind in zip(layout.slots[slot], kinds[::-1] if turned else kinds, strict=True):
            s.terrain = put(s.terrain, hex_, kind)

    def hide(self, top: str, tile: str) -> None:
        """Put a tile face down on a slot, exchanging it with the one that lies there."""
        s, layout = self.state, map_of(self.state)
        slot = next(k for k, hexes in enumerate(layout.slots) if hexes[0] == self.hex(top))
        wanted, here = CARD[tile], s.slots[slot]
        if wanted in s.spare:
            s.spare = put(s.spare, s.spare.index(wanted), here)
        else:
            s.slots = put(s.slots, s.slots.index(wanted), here)
        s.slots = put(s.slots, slot, wanted)

    def on_top(self, deck: str, names: str) -> None:
        """Put cards on top of a deck in this order."""
        for name in reversed(names.split()):
            card = self.take(name)
            setattr(self.state, deck, (card, *getattr(self.state, deck)))

    def take(self, name: str) -> int:
        """Take a card from wherever it lies."""
        card = CARD[name]
        for place in places(GAME.zones, self.state):
            if card in place.cards:
                setattr(place.holder, place.zone.field, without(place.cards, card))
        return card

    def _lay_out(self, seat: Seat, given: dict[str, Any]) -> None:
        """What a nation has: stock by name, `advances`, `cities`, `units`, cards by zone, `civilization`."""
        own = self.state.nations[seat]
        if "civilization" in given:
            self._civilization(seat, given.pop("civilization"))
        if "cities" in given:
            self._no_cities(seat)
            for name, city in given.pop("cities").items():
                self._city(seat, name, city)
        if "units" in given:
            self._units(seat, given.pop("units"))
        own.advances = START_ADVANCES | sum([1 << NUMBER[name] for name in given.pop("advances", "").split()])
        own.stock = tuple([given.pop(kind, 0) for kind in STOCK])
        for zone in ZONES:
            if zone in given:
                for name in given.pop(zone).split():
                    card = self.take(name)
                    setattr(own, zone, (*getattr(own, zone), card))
        self.give(own, given)

    def _civilization(self, seat: Seat, name: str) -> None:
        s, own = self.state, self.state.nations[seat]
        number = CIVILIZATION.index(name)
        if own.civilization == number:
            return
        for other in s.nations:
            if other.civilization == number and other is not own:
                other.civilization, other.leaders, own.leaders = own.civilization, own.leaders, other.leaders
                break
        else:
            s.box = tuple([card for card in s.box if card not in LEADERS_OF_CIVILIZATION[number]]) + own.leaders
            own.leaders = LEADERS_OF_CIVILIZATION[number]
        own.civilization = number
        layout = map_of(s)
        for who, nation in enumerate(s.nations):
            tile = SPECIAL_TILE[nation.civilization] or layout.sides[who]
            for hex_, kind in zip(layout.starts[who], TILE_TERRAIN[tile], strict=True):
                s.terrain = put(s.terrain, hex_, kind)

    def _units(self, seat: Seat, given: Mapping[str, str]) -> None:
        s = self.state
        for hex_, pack in enumerate(s.armies[seat]):
            remove(s, seat, hex_, pack)
        for name, units in given.items():
            self.place(seat, name, units)

    def _no_cities(self, seat: Seat) -> None:
        s = self.state
        for hex_ in s.nations[seat].cities:
            s.owner = put(s.owner, hex_, -1)
            s.built = put(s.built, hex_, 0)
        s.nations[seat].cities = ()

    def _city(self, owner: int, name: str, given: str) -> None:
        """A city: its mood and pieces in a string, `"happy academy temple:1 great_wall"`; a colour follows a colon."""
        s, hex_ = self.state, self.hex(name)
        words = given.split()
        mood = next((MOODS.index(word) for word in words if word in MOODS), 1)
        settle(s, owner, hex_, mood)
        for word in words:
            piece, _, colour = word.partition(":")
            if piece in BUILDING:
                set_building(s, hex_, BUILDING.index(piece), int(colour) if colour else owner)
                if BUILDING.index(piece) == PORT:
                    sea = [near for near in map_of(s).near[hex_] if s.terrain[near] == SEA]
                    s.ports = put(s.ports, hex_, sea[0] if sea else NOWHERE)
            elif piece in WONDER:
                wonder = WONDER.index(piece)
                card = self.take(piece)
                s.monuments += (card,)
                s.wonder_at = put(s.wonder_at, wonder, hex_)
                s.wonder_by = put(s.wonder_by, wonder, int(colour) if colour else owner)
            else:
                assert piece in MOODS, f"a city has no {piece}"

    def _barbarians(self, name: str, given: str) -> None:
        """Barbarians on a hex: `"infantry2"`, or a city of theirs: `"city academy:0 infantry1-cavalry1"`."""
        words = given.split()
        if "city" in words:
            pieces = [w for w in words if w.partition(":")[0] in (*BUILDING, *WONDER)]
            self._city(BARBARIANS, name, " ".join(["angry", *pieces]))
        for word in words:
            if word.partition(":")[0] not in ("city", *BUILDING, *WONDER):
                self.place(BARBARIANS, name, word)

    def place(self, owner: int, name: str, units: str) -> None:
        """Put units on a hex: `"settler1-infantry2"`."""
        for word in units.split("-"):
            kind = next(k for k, unit in enumerate(UNIT) if word.startswith(unit))
            number = int(word.removeprefix(UNIT[kind]) or 1)
            add(self.state, owner, self.hex(name), number * ONE[kind])

    def broken(self) -> list[str]:
        """What the invariants find; terrain set by hand is not that of its tile."""
        found = super().broken()
        return [message for message in found if not (self._by_hand and message.startswith("the tile on slot"))]

    # -- seeing ----------------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The layout."""
        return map_of(self.state)

    def hex(self, name: str) -> int:
        """The number of a hex."""
        return map_of(self.state).hex[name]

    def __getitem__(self, seat: Seat) -> Nation:
        """A nation."""
        nation: Nation = self.state.nations[seat]
        return nation

    def stock(self, seat: Seat, *kinds: str) -> tuple[int, ...]:
        """What a nation holds of some kinds, or of all."""
        return tuple([self[seat].stock[STOCK.index(kind)] for kind in kinds or STOCK])

    def units(self, owner: int | str, name: str) -> str:
        """The units of an owner on a hex: `"settler1-infantry2"`."""
        who = OTHERS[owner] if isinstance(owner, str) else owner
        return code(self.state.armies[who][self.hex(name)])

    def mood(self, name: str) -> str:
        """The mood of a city."""
        return MOODS[self.state.mood[self.hex(name)]]

    def advances(self, seat: Seat) -> list[str]:
        """The advances of a nation besides those it began with."""
        gained = self[seat].advances & ~START_ADVANCES
        return [name for number, name in enumerate(ABILITIES[:ALL_ADVANCES]) if gained >> number & 1]


def scenario(**given: Any) -> Scenario:
    """A table; `seat0`, `seat1`, … are what a nation has, the rest are arguments of `Scenario`."""
    nations, others = by_seat(given)
    return Scenario(nations=nations, **others)
