"""Carthage: its soldiers, its colonies and its leaders. Its pirates are in `allies.py`. (COC-13.22, COC-13.41)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import bits, tables
from epoka.games.clash_of_cultures.rules import moments, units
from epoka.games.clash_of_cultures.rules.battle import move_all, tire
from epoka.games.clash_of_cultures.rules.battle_cards import DEFENDER
from epoka.games.clash_of_cultures.rules.cities import colour
from epoka.games.clash_of_cultures.rules.civilizations import allies
from epoka.games.clash_of_cultures.rules.civilizations.common import leads_on_land, why_not_again
from epoka.games.clash_of_cultures.rules.deeds import always, use
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.founding import found_city, place_city, why_not_found, why_not_settle
from epoka.games.clash_of_cultures.rules.groups import every_group, loaded, ready
from epoka.games.clash_of_cultures.rules.leaders import dismiss_leader
from epoka.games.clash_of_cultures.rules.losses import Overboard
from epoka.games.clash_of_cultures.rules.moving import MoveGroup, group_option
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import DONE
from epoka.games.clash_of_cultures.rules.recruiting import COSTLY_DRAFT, DRAFT
from epoka.games.clash_of_cultures.rules.stacking import each_carries, fits
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import YES, Choose, Frame, Option, Refusal, Seat, Step, YesNo, ask, call, done
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of

BEASTS: Final[tuple[tables.Price, ...]] = tuple(
    [
        tables.price({"food": tables.UNIT_PRICE[tables.ELEPHANT][tables.FOOD] - amount, kind: amount})
        for kind, amount in tables.NUMBERS["carthage_warbeasts"].items()
    ]
)
"""Elephants without a Market: some gold or culture stands for as much food at least."""
OWN_SHIP: Final[Option] = ("own_ship",)
PIRATE_SHIP: Final[Option] = ("pirate_ship",)
WORDS: Final = {"colony": ("hex", "hex2"), "own_ship": (), "pirate_ship": (), "ashore": ("unit",)}


# -- Warbeasts and Mercenaries -----------------------------------------------------------------------------------------


@moments.HIRE_WAYS.on("carthage_warbeasts")
def _warbeasts(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[tuple[str, tables.Price]]:
    """Elephants need no Market if gold or culture stands for a part of their food."""
    if kind != tables.ELEPHANT or colour(s, city, tables.MARKET) != tables.NONE:
        return []
    return [("", price) for price in BEASTS]


@moments.HIRE_SWAPS.on("carthage_warbeasts")
def _beasts_for_culture(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[moments.Swap]:
    """Culture may replace the food of Elephants."""
    return [(tables.FOOD, (tables.CULTURE,))] if kind == tables.ELEPHANT else []


@moments.HIRE_WAYS.on("carthage_mercenaries")
def _hired_ships(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[tuple[str, tables.Price]]:
    """In a Port city Draft may buy a Ship instead of the Infantry."""
    known = s.nations[seat].known
    if kind != tables.SHIP or not known & bits.DRAFT:
        return []
    group, _, price = COSTLY_DRAFT if known & bits.CIVIL_LIBERTIES else DRAFT
    return [(group, price)]


@moments.HIRE_SWAPS.on("carthage_mercenaries")
def _hired_for_gold(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[moments.Swap]:
    """Draft may be paid with gold: nothing else about Infantry and Ships costs mood."""
    return [(tables.MOOD, (tables.GOLD,))] if kind in (tables.INFANTRY, tables.SHIP) else []


# -- Hegemony: ships found cities --------------------------------------------------------------------------------------


def colonies(s: ClashState, seat: Seat, only: Hex = NOWHERE) -> list[tuple[Hex, Hex]]:
    """Ships that may found a city, and where: pairs of hexes; from one hex only if it is given. (COC-13.41)"""
    near = map_of(s).near
    return [
        (hex_, coast)
        for hex_, pack in units.stationed(s.armies[seat])
        if only in (NOWHERE, hex_) and (units.ships(pack) or allies.allied(s, seat, hex_))
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
    owner: int = tables.NONE
    landed: int = 0

    def start(self, s: ClashState) -> Step:
        return ask(choose_colony(s, self.seat, self.origin), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        places = map_of(s).hex
        self.origin, self.coast = places[str(answer[1])], places[str(answer[2])]
        mine = units.ships(s.armies[self.seat][self.origin])
        if mine and allies.allied(s, self.seat, self.origin):
            return ask(Choose(self.seat, "prompt-carthage-ship", (OWN_SHIP, PIRATE_SHIP)), then=self.picked)
        return self.picked(s, OWN_SHIP if mine else PIRATE_SHIP)

    def picked(self, s: ClashState, answer: Option) -> Step:
        self.owner = self.seat if answer == OWN_SHIP else tables.PIRATES
        return self.land(s)

    def land(self, s: ClashState) -> Step:
        """Up to as many as the ship carried go ashore."""
        if self.landed < each_carries(s, self.seat) and landing(s, self.seat, self.origin, self.coast):
            return ask(choose_landing(s, self.seat, self.origin, self.coast), then=self.goes)
        return self.leave(s)

    def goes(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return self.leave(s)
        unit = units.ONE[tables.UNIT.index(str(answer[1]))]
        move_all(s, self.seat, self.origin, self.coast, unit)
        tire(s, self.seat, self.coast, unit)
        self.landed += 1
        return self.land(s)

    def leave(self, s: ClashState) -> Step:
        return call(Overboard(self.seat, self.origin), then=self.found)

    def found(self, s: ClashState, _: object) -> Step:
        units.remove(s, self.owner, self.origin, units.SHIP_PACK)
        return call(place_city(s, self.seat, self.coast))


def landing(s: ClashState, seat: Seat, origin: Hex, coast: Hex) -> list[int]:
    """Kinds of units on board that the stack limit lets ashore. (COC-8.1.3)"""
    aboard = s.armies[seat][origin] & units.LAND_BITS
    return [kind for kind, _ in units.kinds(aboard) if fits(s, seat, coast, units.ONE[kind])]


def choose_colony(s: ClashState, seat: Seat, only: int) -> Choose:
    """Which ship founds a city, and where."""
    names = map_of(s).names
    return one_of(
        seat,
        "prompt-carthage-hegemony",
        "COC-13.41",
        [("colony", names[ship], names[coast]) for ship, coast in colonies(s, seat, only)],
    )


def choose_landing(s: ClashState, seat: Seat, origin: int, coast: int) -> Choose:
    """Which unit goes ashore to the new city, or none more."""
    found = landing(s, seat, origin, coast)
    return one_of(
        seat,
        "prompt-carthage-ashore",
        "COC-13.41",
        [*[("ashore", tables.UNIT[kind]) for kind in found], DONE],
        hex=map_of(s).names[coast],
    )


def _why_not_hegemony(s: ClashState, seat: Seat) -> Refusal | None:
    return None if colonies(s, seat) else Refusal("no-ship-founds", "COC-13.41")


def _hegemony(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Colony(seat)


use("carthage_hegemony", _why_not_hegemony, _hegemony, always)


# -- Dido --------------------------------------------------------------------------------------------------------------


def _why_not_founder(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if s.terrain[own.leader_at] != tables.SEA:
        return why_not_found(s, seat, own.leader_at)
    if not own.known & bits.CARTHAGE_HEGEMONY or not colonies(s, seat, own.leader_at):
        return Refusal("no-ship-founds", "COC-13.41")
    return None


def _founder(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """A Settler on her hex, or a ship with Hegemony, founds a city as a free action."""
    hex_ = s.nations[seat].leader_at
    return Colony(seat, hex_) if s.terrain[hex_] == tables.SEA else found_city(s, seat, hex_)


use("dido_founder", _why_not_founder, _founder)


def _defends_city(s: ClashState, seat: Seat, battle: Field) -> bool:
    return battle.side_of(seat) == DEFENDER and bool(battle.city) and leads_on_land(s, seat, battle)


@moments.BATTLE_VALUE.on("dido_sacrifice")
def _brave_queen(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 when her city is attacked."""
    return tables.number("dido_sacrifice", "combat") if _defends_city(s, seat, battle) else 0


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
        units.add(s, self.seat, self.hex, units.INFANTRY_PACK)
        return call(frame, then=self.gone)

    def gone(self, s: ClashState, _: object) -> Step:
        return done(("withdraw", 1))


@moments.BATTLE_SURVIVED.on("dido_sacrifice")
def _sacrifice(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    able = _defends_city(s, seat, battle) and battle.origin != NOWHERE and units.supply(s, seat, tables.INFANTRY) > 0
    return Sacrifice(seat, battle.hex) if able else None


# -- Hanno -------------------------------------------------------------------------------------------------------------


@moments.MOVED_TO.on("hanno_navigator")
def _remember_ships(s: ClashState, seat: Seat, origin: Hex, target: Hex, pack: units.Pack) -> None:
    """Which ships have moved this turn: how many of those on a hex."""
    own, moved = s.nations[seat], units.ships(pack)
    if moved and origin != target:
        left = units.ships(s.armies[seat][origin])
        remember(own, f"sailed-{origin}", min(note(own, f"sailed-{origin}"), left))
        remember(own, f"sailed-{target}", note(own, f"sailed-{target}") + moved)


def voyages(s: ClashState, seat: Seat) -> list[Option]:
    """Groups of ships with Hanno aboard that have not moved this turn."""
    own = s.nations[seat]
    hex_ = own.leader_at
    if s.terrain[hex_] != tables.SEA:
        return []
    rested = units.ships(ready(s, seat, hex_)) - note(own, f"sailed-{hex_}")
    cargo, each = s.armies[seat][hex_] & units.LAND_BITS, each_carries(s, seat)
    packs = [number * units.SHIP_PACK + loaded(cargo, each * number) for number in range(rested, 0, -1)]
    if packs:
        able = set(every_group(s, seat, hex_))
        packs = [pack for pack in packs if pack in able]
    found = [group_option(map_of(s).names[hex_], pack) for pack in packs]
    if own.known & bits.CARTHAGE_PIRATE_ALLIANCE:
        found += [
            allies.flotilla_option(s, hex_, pack, number)
            for pack, number in allies.flotillas(s, seat, hex_, units.SHIP_BITS | units.LAND_BITS)
            if pack >= units.LEADER_PACK and units.ships(pack) <= rested
        ]
    return found


class Navigator(Frame[ClashState]):
    """Once per turn Hanno sails with ships that have not moved; they do not move again this turn."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "hanno_navigator")
        return ask(choose_voyage(s, self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        hex_, pack = map_of(s).hex[str(answer[1])], units.pack_of(str(answer[2]))
        if answer[0] == "flotilla":
            return call(allies.Flotilla(self.seat, hex_, pack, allies=int(answer[3])), then=self.moored)
        return call(MoveGroup(self.seat, hex_, pack), then=self.moored)

    def moored(self, s: ClashState, _: object) -> Step:
        own = s.nations[self.seat]
        own.marks = tuple(
            sorted([one & ~units.MOVED | units.FOUGHT if one & units.MOVED else one for one in own.marks])
        )
        allies.moor(s, self.seat)
        if own.leader_at != NOWHERE:
            tire(s, self.seat, own.leader_at, units.LEADER_PACK)
        return done()


def choose_voyage(s: ClashState, seat: Seat) -> Choose:
    """Which ships sail with Hanno."""
    return one_of(seat, "prompt-hanno-navigator", "COC-8.2.1", voyages(s, seat))


def _why_not_navigate(s: ClashState, seat: Seat) -> Refusal | None:
    reason = why_not_again(s.nations[seat], "hanno_navigator", "COC-13.2")
    return reason or (None if voyages(s, seat) else Refusal("no-rested-ships", "COC-13.2"))


def _navigate(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Navigator(seat)


use("hanno_navigator", _why_not_navigate, _navigate)


# -- Hannibal ----------------------------------------------------------------------------------------------------------


@moments.BATTLE_CAP.on("hannibal_father_of_strategy")
def _father_of_strategy(s: ClashState, seat: Seat, battle: Field) -> int | None:
    """In round 1 the enemy's modifiers count at most +2."""
    able = battle.round == 1 and leads_on_land(s, seat, battle)
    return tables.number("hannibal_father_of_strategy", "most") if able else None


@moments.SURE_FOOTED.on("hannibal_hannibal_ad_portas")
def _ad_portas(s: ClashState, seat: Seat, pack: units.Pack) -> units.Pack:
    """No Mountain stops a group with him and Elephants."""
    return units.LAND_BITS if units.count(pack, tables.LEADER) and units.count(pack, tables.ELEPHANT) else 0
