"""Carthage: its soldiers, its colonies and its leaders. Its pirates are in `allies.py`. (COC-13.22, COC-13.41)"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules.battle import move_all, tire
from epoka.games.clash_of_cultures.rules.battle_cards import DEFENDER
from epoka.games.clash_of_cultures.rules.cities import colour
from epoka.games.clash_of_cultures.rules.civilizations import allies
from epoka.games.clash_of_cultures.rules.civilizations.common import LEADERSHIP, leads_on_land, why_not_again
from epoka.games.clash_of_cultures.rules.deeds import always, use
from epoka.games.clash_of_cultures.rules.founding import found_city, place_city, why_not_found, why_not_settle
from epoka.games.clash_of_cultures.rules.groups import every_group, loaded, ready
from epoka.games.clash_of_cultures.rules.leaders import dismiss_leader
from epoka.games.clash_of_cultures.rules.losses import Overboard
from epoka.games.clash_of_cultures.rules.moments import (
    BATTLE_CAP,
    BATTLE_SURVIVED,
    BATTLE_VALUE,
    HIRE_SWAPS,
    HIRE_WAYS,
    MOVED_TO,
    SURE_FOOTED,
)
from epoka.games.clash_of_cultures.rules.moving import MoveGroup, group_option
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import DONE
from epoka.games.clash_of_cultures.rules.recruiting import COSTLY_DRAFT, DRAFT
from epoka.games.clash_of_cultures.rules.stacking import each_carries, fits
from epoka.games.clash_of_cultures.rules.units import (
    FOUGHT,
    INFANTRY_PACK,
    LAND_BITS,
    LEADER_PACK,
    MOVED,
    ONE,
    SHIP_BITS,
    SHIP_PACK,
    Pack,
    add,
    count,
    kinds,
    pack_of,
    remove,
    ships,
    stationed,
    supply,
)
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import (
    CULTURE,
    ELEPHANT,
    FOOD,
    GOLD,
    INFANTRY,
    LEADER,
    MARKET,
    MOOD,
    NONE,
    PIRATES,
    SEA,
    SHIP,
    UNIT,
    Price,
)
from epoka.kernel import (
    YES,
    Choose,
    Frame,
    Option,
    Options,
    Question,
    Refusal,
    Seat,
    Step,
    YesNo,
    ask,
    call,
    done,
)

BEASTS: Final[tuple[Price, ...]] = ((1, 0, 0, 0, 1, 0, 0), (1, 0, 0, 0, 0, 0, 1))
"""Elephants without a Market: 1 gold or 1 culture stands for 1 food at least."""
OWN_SHIP: Final[Option] = ("own_ship",)
PIRATE_SHIP: Final[Option] = ("pirate_ship",)
WORDS: Final = {"colony": ("hex", "hex2"), "own_ship": (), "pirate_ship": (), "ashore": ("unit",)}

Swap = tuple[int, tuple[int, ...]]


# -- Warbeasts and Mercenaries -----------------------------------------------------------------------------------------


@HIRE_WAYS.on("carthage_warbeasts")
def _warbeasts(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[tuple[str, Price]]:
    """Elephants need no Market if gold or culture stands for a part of their food."""
    if kind != ELEPHANT or colour(s, city, MARKET) != NONE:
        return []
    return [("", price) for price in BEASTS]


@HIRE_SWAPS.on("carthage_warbeasts")
def _beasts_for_culture(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[Swap]:
    """Culture may replace the food of Elephants."""
    return [(FOOD, (CULTURE,))] if kind == ELEPHANT else []


@HIRE_WAYS.on("carthage_mercenaries")
def _hired_ships(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[tuple[str, Price]]:
    """In a Port city Draft may buy a Ship instead of the Infantry."""
    known = s.nations[seat].known
    if kind != SHIP or not known & bits.DRAFT:
        return []
    group, _, price = COSTLY_DRAFT if known & bits.CIVIL_LIBERTIES else DRAFT
    return [(group, price)]


@HIRE_SWAPS.on("carthage_mercenaries")
def _hired_for_gold(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[Swap]:
    """Draft may be paid with gold: nothing else about Infantry and Ships costs mood."""
    return [(MOOD, (GOLD,))] if kind in (INFANTRY, SHIP) else []


# -- Hegemony: ships found cities --------------------------------------------------------------------------------------


def colonies(s: ClashState, seat: Seat, only: Hex = NOWHERE) -> list[tuple[Hex, Hex]]:
    """Ships that may found a city, and where: pairs of hexes; from one hex only if it is given. (COC-13.41)"""
    near = map_of(s).near
    return [
        (hex_, coast)
        for hex_, pack in stationed(s.armies[seat])
        if only in (NOWHERE, hex_) and (ships(pack) or allies.allied(s, seat, hex_))
        for coast in near[hex_]
        if why_not_settle(s, seat, coast) is None
    ]


class Colony(Frame[ClashState]):
    """A ship becomes a city on the coast; who was aboard may go ashore or stays with other ships. (COC-13.41)

    `origin` is the ship's hex, `coast` that of the city, `landed` how many have gone ashore.
    """

    seat: Seat
    origin: int = NOWHERE
    coast: int = NOWHERE
    owner: int = NONE
    landed: int = 0

    def start(self, s: ClashState) -> Step:
        return ask(ChooseColony(self.seat, self.origin), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        places = map_of(s).hex
        self.origin, self.coast = places[str(answer[1])], places[str(answer[2])]
        mine = ships(s.armies[self.seat][self.origin])
        if mine and allies.allied(s, self.seat, self.origin):
            return ask(Choose(self.seat, "prompt-carthage-ship", (OWN_SHIP, PIRATE_SHIP)), then=self.picked)
        return self.picked(s, OWN_SHIP if mine else PIRATE_SHIP)

    def picked(self, s: ClashState, answer: Option) -> Step:
        self.owner = self.seat if answer == OWN_SHIP else PIRATES
        return self.land(s)

    def land(self, s: ClashState) -> Step:
        """Up to as many as the ship carried go ashore."""
        if self.landed < each_carries(s, self.seat) and landing(s, self.seat, self.origin, self.coast):
            return ask(ChooseLanding(self.seat, self.origin, self.coast), then=self.goes)
        return self.leave(s)

    def goes(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return self.leave(s)
        unit = ONE[UNIT.index(str(answer[1]))]
        move_all(s, self.seat, self.origin, self.coast, unit)
        tire(s, self.seat, self.coast, unit)
        self.landed += 1
        return self.land(s)

    def leave(self, s: ClashState) -> Step:
        return call(Overboard(self.seat, self.origin), then=self.found)

    def found(self, s: ClashState, _: object) -> Step:
        remove(s, self.owner, self.origin, SHIP_PACK)
        frame = place_city(s, self.seat, self.coast)
        return call(frame, then=self.over) if frame else done()

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def landing(s: ClashState, seat: Seat, origin: Hex, coast: Hex) -> list[int]:
    """Kinds of units on board that the stack limit lets ashore. (COC-8.1.3)"""
    aboard = s.armies[seat][origin] & LAND_BITS
    return [kind for kind, _ in kinds(aboard) if fits(s, seat, coast, ONE[kind])]


class ChooseColony(Question[ClashState]):
    """Which ship founds a city, and where."""

    seat: Seat
    only: int

    prompt: ClassVar[str] = "prompt-carthage-hegemony"
    rule: ClassVar[str] = "COC-13.41"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        return tuple([("colony", names[ship], names[coast]) for ship, coast in colonies(s, self.seat, self.only)])


class ChooseLanding(Question[ClashState]):
    """Which unit goes ashore to the new city, or none more."""

    seat: Seat
    origin: int
    coast: int

    prompt: ClassVar[str] = "prompt-carthage-ashore"
    rule: ClassVar[str] = "COC-13.41"

    def choices(self, s: ClashState) -> Options:
        found = landing(s, self.seat, self.origin, self.coast)
        return (*[("ashore", UNIT[kind]) for kind in found], DONE)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"hex": map_of(s).names[self.coast]}


def _why_not_hegemony(s: ClashState, seat: Seat) -> Refusal | None:
    return None if colonies(s, seat) else Refusal("no-ship-founds", "COC-13.41")


def _hegemony(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Colony(seat)


use("carthage_hegemony", _why_not_hegemony, _hegemony, always)


# -- Dido --------------------------------------------------------------------------------------------------------------


def _why_not_founder(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if s.terrain[own.leader_at] != SEA:
        return why_not_found(s, seat, own.leader_at)
    if not own.known & bits.CARTHAGE_HEGEMONY or not colonies(s, seat, own.leader_at):
        return Refusal("no-ship-founds", "COC-13.41")
    return None


def _founder(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """A Settler on her hex, or a ship with Hegemony, founds a city as a free action."""
    hex_ = s.nations[seat].leader_at
    return Colony(seat, hex_) if s.terrain[hex_] == SEA else found_city(s, seat, hex_)


use("dido_founder", _why_not_founder, _founder)


def _defends_city(s: ClashState, seat: Seat, battle: Any) -> bool:
    return battle.side_of(seat) == DEFENDER and bool(battle.city) and leads_on_land(s, seat, battle)


@BATTLE_VALUE.on("dido_sacrifice")
def _brave_queen(s: ClashState, seat: Seat, battle: Any) -> int:
    """+2 when her city is attacked."""
    return LEADERSHIP if _defends_city(s, seat, battle) else 0


class Sacrifice(Frame[ClashState]):
    """After a round that she survived Dido may leave for an Infantry: the attackers must withdraw."""

    seat: Seat
    hex: int

    def start(self, s: ClashState) -> Step:
        return ask(YesNo(self.seat, "prompt-dido-sacrifice"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        if answer != YES:
            return done()
        frame = dismiss_leader(s, self.seat)
        add(s, self.seat, self.hex, INFANTRY_PACK)
        return call(frame, then=self.gone) if frame else self.gone(s, None)

    def gone(self, s: ClashState, _: object) -> Step:
        return done(("withdraw", 1))


@BATTLE_SURVIVED.on("dido_sacrifice")
def _sacrifice(s: ClashState, seat: Seat, battle: Any) -> Frame[ClashState] | None:
    able = _defends_city(s, seat, battle) and battle.origin != NOWHERE and supply(s, seat, INFANTRY) > 0
    return Sacrifice(seat, battle.hex) if able else None


# -- Hanno -------------------------------------------------------------------------------------------------------------


@MOVED_TO.on("hanno_navigator")
def _remember_ships(s: ClashState, seat: Seat, origin: Hex, target: Hex, pack: Pack) -> None:
    """Which ships have moved this turn: how many of those on a hex."""
    own, moved = s.nations[seat], ships(pack)
    if moved and origin != target:
        left = ships(s.armies[seat][origin])
        remember(own, f"sailed-{origin}", min(note(own, f"sailed-{origin}"), left))
        remember(own, f"sailed-{target}", note(own, f"sailed-{target}") + moved)


def voyages(s: ClashState, seat: Seat) -> list[Option]:
    """Groups of ships with Hanno aboard that have not moved this turn."""
    own = s.nations[seat]
    hex_ = own.leader_at
    if s.terrain[hex_] != SEA:
        return []
    rested = ships(ready(s, seat, hex_)) - note(own, f"sailed-{hex_}")
    cargo, each = s.armies[seat][hex_] & LAND_BITS, each_carries(s, seat)
    packs = [number * SHIP_PACK + loaded(cargo, each * number) for number in range(rested, 0, -1)]
    if packs:
        able = set(every_group(s, seat, hex_))
        packs = [pack for pack in packs if pack in able]
    found = [group_option(map_of(s).names[hex_], pack) for pack in packs]
    if own.known & bits.CARTHAGE_PIRATE_ALLIANCE:
        found += [
            allies.flotilla_option(s, hex_, pack, number)
            for pack, number in allies.flotillas(s, seat, hex_, SHIP_BITS | LAND_BITS)
            if pack >= LEADER_PACK and ships(pack) <= rested
        ]
    return found


class Navigator(Frame[ClashState]):
    """Once per turn Hanno sails with ships that have not moved; they do not move again this turn."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "hanno_navigator")
        return ask(ChooseVoyage(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        hex_, pack = map_of(s).hex[str(answer[1])], pack_of(str(answer[2]))
        if answer[0] == "flotilla":
            return call(allies.Flotilla(self.seat, hex_, pack, allies=int(answer[3])), then=self.moored)
        return call(MoveGroup(self.seat, hex_, pack), then=self.moored)

    def moored(self, s: ClashState, _: object) -> Step:
        own = s.nations[self.seat]
        own.marks = tuple(sorted([one & ~MOVED | FOUGHT if one & MOVED else one for one in own.marks]))
        allies.moor(s, self.seat)
        if own.leader_at != NOWHERE:
            tire(s, self.seat, own.leader_at, LEADER_PACK)
        return done()


class ChooseVoyage(Question[ClashState]):
    """Which ships sail with Hanno."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-hanno-navigator"
    rule: ClassVar[str] = "COC-8.2.1"

    def choices(self, s: ClashState) -> Options:
        return tuple(voyages(s, self.seat))


def _why_not_navigate(s: ClashState, seat: Seat) -> Refusal | None:
    reason = why_not_again(s.nations[seat], "hanno_navigator", "COC-13.2")
    return reason or (None if voyages(s, seat) else Refusal("no-rested-ships", "COC-13.2"))


def _navigate(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Navigator(seat)


use("hanno_navigator", _why_not_navigate, _navigate)


# -- Hannibal ----------------------------------------------------------------------------------------------------------


@BATTLE_CAP.on("hannibal_father_of_strategy")
def _father_of_strategy(s: ClashState, seat: Seat, battle: Any) -> bool:
    """In round 1 the enemy's modifiers count at most +2."""
    return battle.round == 1 and leads_on_land(s, seat, battle)


@SURE_FOOTED.on("hannibal_hannibal_ad_portas")
def _ad_portas(s: ClashState, seat: Seat, pack: Pack) -> Pack:
    """No Mountain stops a group with him and Elephants."""
    return LAND_BITS if count(pack, LEADER) and count(pack, ELEPHANT) else 0
