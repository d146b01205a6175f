"""The Huns. (COC-13.38)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules import activating, dice, moments, units
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.cities import acts_neutral, move_city, set_mood, size
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.groups import ALL_UNITS, every_group, ready
from epoka.games.clash_of_cultures.rules.moving import MoveGroup, group_option, other_move, other_way
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import DONE, by_hex
from epoka.games.clash_of_cultures.rules.stacking import fits
from epoka.games.clash_of_cultures.rules.stock import EXACT, gain
from epoka.games.clash_of_cultures.rules.ways import terrain_flags
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import YES, Choose, Frame, Option, Seat, Step, YesNo, ask, call, done, tell
from epoka.parts.hexes import Hex
from epoka.parts.payments import swapped
from epoka.parts.questions import one_of

CULTURE_OR_GOLD: Final = swapped(EXACT, tables.CULTURE, tables.GOLD)
"""A price in culture that may be paid in gold just as well."""
RIDERS: Final[units.Pack] = 15 * units.ONE[tables.CAVALRY]
TRIBUTE: Final = tables.number("rugila_tribute", "gold")
MARCH: Final = tables.price({"culture": tables.number("huns_hunnic_tribes", "amount")})
NOMADS: Final = tables.number("huns_nomads", "size")
WALK: Final = "nomads-"
"""With the name of a hex: marks of the city there that has moved, as units have them."""


# -- Nomads (COC-13.38) ------------------------------------------------------------------------------------------------


def can_wander(s: ClashState, seat: Seat, city: Hex) -> bool:
    """Whether a city may move now: small, not Angry, and neither moved in this action nor stopped this turn."""
    if s.owner[city] != seat or size(s, city) > NOMADS or activating.acting_mood(s, seat, city, "move") == tables.ANGRY:
        return False
    return (
        not note(s.nations[seat], WALK + map_of(s).names[city]) and activating.why_not_activate(s, seat, city) is None
    )


def camps_beside(s: ClashState, seat: Seat, city: Hex) -> list[Hex]:
    """Where a city can move: an explored land hex without a city and without enemies."""
    return [
        near
        for near in map_of(s).near[city]
        if s.terrain[near] not in (tables.SEA, tables.UNKNOWN)
        and s.owner[near] == tables.NONE
        and not any(True for _ in units.enemy_units(s, seat, near))
    ]


class Wander(Frame[ClashState]):
    """A city moves, alone or with a group: it is activated and then gives what its new hex gives. (COC-13.38)"""

    seat: Seat
    here: int
    there: int
    pack: units.Pack = 0

    def start(self, s: ClashState) -> Step:
        return call(activating.activate_city(s, self.seat, self.here, "move"), then=self.go)

    def go(self, s: ClashState, _: object) -> Step:
        seat, here, there = self.seat, self.here, self.there
        names = map_of(s).names
        own = s.nations[seat]
        if self.pack:
            self.lead(s)
        move_city(s, here, there)
        remember(own, WALK + names[there], units.MOVED | (units.STOPPED if s.terrain[there] == tables.MOUNTAIN else 0))
        if note(own, "bleda_enforcer") == here + 1:
            remember(own, "bleda_enforcer", there + 1)
        tell(s, events.CITY_MOVED, seat, names[here], names[there])
        kind = tables.YIELD[s.terrain[there]]
        if kind != tables.NONE and there not in s.exhausted:
            gain(s, seat, kind, tables.number("huns_nomads", "amount"))
        activating.wear_city(s, seat, there)
        return call(moments.MOVED_TO.frame(s, seat, here, there, self.pack) if self.pack else None)

    def lead(self, s: ClashState) -> None:
        """The group goes along."""
        seat, pack, names = self.seat, self.pack, map_of(s).names
        had = units.shift(s, seat, self.here, self.there, pack)
        for part, flags in terrain_flags(s, seat, pack, self.there):
            units.mark(s, seat, self.there, part, units.MOVED | flags, had)
        tell(s, events.MOVED, seat, units.code(pack), names[self.here], names[self.there])


@moments.OTHER_MOVES.on("huns_nomads")
def _nomads(s: ClashState, seat: Seat, mask: units.Pack) -> list[Option]:
    """Cities that move alone, in a move action of all units."""
    if mask != ALL_UNITS:
        return []
    names = map_of(s).names
    return [
        ("wander", names[city], names[there])
        for city in s.nations[seat].cities
        if can_wander(s, seat, city)
        for there in camps_beside(s, seat, city)
    ]


@moments.OTHER_WAYS.on("huns_nomads")
def _nomads_with_units(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack) -> list[Option]:
    """The city goes along with a group, never by Roads."""
    if s.owner[origin] != seat or not units.within(pack, ready(s, seat, origin)) or not can_wander(s, seat, origin):
        return []
    options = by_hex("migrate", len(s.nations))
    return [options[there] for there in camps_beside(s, seat, origin) if fits(s, seat, there, pack)]


def _wander(s: ClashState, seat: Seat, answer: Option) -> Frame[ClashState]:
    places = map_of(s).hex
    return Wander(seat, places[str(answer[1])], places[str(answer[2])])


def _migrate(s: ClashState, seat: Seat, origin: Hex, pack: units.Pack, answer: Option) -> Frame[ClashState]:
    return Wander(seat, origin, map_of(s).hex[str(answer[1])], pack)


other_move("wander", ("hex", "hex2"), _wander)
other_way("migrate", ("hex",), _migrate)


@moments.MOVE_ENDED.on("huns_nomads")
def _may_wander_again(s: ClashState, seat: Seat) -> None:
    """The next move action may move cities again, except those on Mountains."""
    own = s.nations[seat]
    for name, value in own.notes:
        if name.startswith(WALK):
            remember(own, name, value & ~units.MOVED)


# -- Mounted Archers ---------------------------------------------------------------------------------------------------


@moments.HIRE_HERE.on("huns_mounted_archers")
def _archers(s: ClashState, seat: Seat, city: Hex, kind: int) -> bool:
    """Cities of size 1 recruit Cavalry without a Market."""
    return kind == tables.CAVALRY and size(s, city) == tables.number("huns_mounted_archers", "size")


class RideOut(Frame[ClashState]):
    """Cavalry that was just recruited may move at once."""

    seat: Seat
    city: int
    left: int

    def start(self, s: ClashState, _: object = None) -> Step:
        if not riders(s, self.seat, self.city, self.left):
            return self.rest(s)
        return ask(choose_riders(s, self.seat, self.city, self.left), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return self.rest(s)
        pack = units.pack_of(str(answer[2]))
        self.left -= units.count(pack, tables.CAVALRY)
        return call(MoveGroup(self.seat, self.city, pack), then=self.start)

    def rest(self, s: ClashState) -> Step:
        """The next move action is another one."""
        units.end_of_action(s, self.seat)
        return done()


def riders(s: ClashState, seat: Seat, city: Hex, most: int) -> list[units.Pack]:
    """Groups of Cavalry that can leave a city, at most so many."""
    return [pack for pack in every_group(s, seat, city, RIDERS) if units.count(pack, tables.CAVALRY) <= most]


def choose_riders(s: ClashState, seat: Seat, city: int, left: int) -> Choose:
    """How many of the new Cavalry ride out together, if any."""
    name = map_of(s).names[city]
    return one_of(
        seat,
        "prompt-huns-mounted-archers",
        "COC-13.29",
        [*[group_option(name, pack) for pack in riders(s, seat, city, left)], DONE],
    )


@moments.RECRUITED.on("huns_mounted_archers")
def _ride_out(s: ClashState, seat: Seat, city: Hex, bought: units.Pack, *_: object) -> Frame[ClashState] | None:
    number = units.count(bought, tables.CAVALRY)
    return RideOut(seat, city, number) if number and s.nations[seat].known & bits.TACTICS else None


# -- Raiders, Hunnic Tribes --------------------------------------------------------------------------------------------


def is_raided(s: ClashState, seat: Seat, owner: int, hex_: Hex) -> bool:
    """Whether Settlers of an owner are alone within 2 hexes of an army of the Huns."""
    if s.owner[hex_] == owner or units.military(s.armies[owner][hex_]):
        return False
    armies = [
        there
        for there, pack in units.stationed(s.armies[seat])
        if units.military(pack) and s.terrain[there] != tables.SEA
    ]
    return any(common.is_near(s, there, hex_, tables.number("huns_raiders", "hexes")) for there in armies)


@moments.FOUND_BAN.on("huns_raiders")
def _no_founding(s: ClashState, seat: Seat, founder: Seat, hex_: Hex) -> bool:
    """Enemy Settlers near an army found no cities."""
    return is_raided(s, seat, founder, hex_)


@moments.TRADE_BARRED.on("huns_raiders")
def _no_trade(s: ClashState, seat: Seat, trader: Seat, hex_: Hex, kind: int) -> bool:
    """Enemy Settlers near an army serve no trade routes."""
    return kind == tables.SETTLER and is_raided(s, seat, trader, hex_)


@moments.BARBARIANS_MARCH.on("huns_hunnic_tribes")
def _hunnic_tribes(s: ClashState, seat: Seat, armies: object) -> Frame[ClashState]:
    """1 culture or 1 gold: barbarians march where the Huns want."""
    return common.MayPay(seat, MARCH, "prompt-huns-hunnic-tribes", CULTURE_OR_GOLD, ("free", 1))


# -- Attila ------------------------------------------------------------------------------------------------------------


@moments.ACTING_SIZE.on("attila_ruler")
def _ruler(s: ClashState, seat: Seat, city: Hex, purpose: str) -> int:
    """A Happy or Neutral city of size 1 in which he stands acts as one larger."""
    says = tables.NUMBERS["attila_ruler"]
    able = common.leader_city(s, seat) == city and s.mood[city] >= tables.NEUTRAL and size(s, city) == says["size"]
    return says["larger"] if able else 0


def horse_master_costs(s: ClashState, seat: Seat, battle: Field) -> int:
    """Combat value that the cheapest Cavalry icon is worth, NONE if no Cavalry has one.

    A Cavalry that acts so does not charge on another icon: every unit uses its ability once per roll. (COC-9.2.3)
    """
    side = battle.side_of(seat)
    shown = [dice.VALUE[face] for face in battle.dice[side] if dice.ICON[face] == tables.CAVALRY]
    able = shown and units.count(battle.force(s, side), tables.CAVALRY)
    return int(min(shown)) + dice.CAVALRY_VALUE if able else tables.NONE


class HorseMaster(Frame[ClashState]):
    """One Cavalry icon may act as an Elephant: its value is lost, 1 hit is cancelled."""

    seat: Seat
    cost: int

    def start(self, s: ClashState) -> Step:
        return ask(YesNo(self.seat, "prompt-attila-horse-master"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        return (
            done((("rolled", -self.cost), ("cancel", tables.number("attila_horse_master", "hits"))))
            if answer == YES
            else done()
        )


@moments.BATTLE_ROLLED.on("attila_horse_master")
def _horse_master(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    if battle.round != 1 or not common.leads_on_land(s, seat, battle) or not battle.is_able(s, battle.side_of(seat)):
        return None
    cost = horse_master_costs(s, seat, battle)
    return HorseMaster(seat, cost) if cost != tables.NONE else None


# -- Bleda -------------------------------------------------------------------------------------------------------------


@moments.ACTING_MOOD.on("bleda_enforcer")
def _acts_happy(s: ClashState, seat: Seat, city: Hex, purpose: str) -> int:
    """The first activation of his city may treat it as Happy."""
    if purpose == activating.NO_ACTIVATION:
        return tables.ANGRY
    if note(s.nations[seat], "bleda_enforcer") == city + 1:
        return tables.HAPPY
    return tables.HAPPY if common.leader_city(s, seat) == city and not s.uses[city] else tables.ANGRY


class Enforcer(Frame[ClashState]):
    """His city acts as Happy and is not activated again this turn, if the player likes or must."""

    seat: Seat
    city: int
    must: int

    def start(self, s: ClashState) -> Step:
        if self.must:
            return self.answered(s, YES)
        return ask(YesNo(self.seat, "prompt-bleda-enforcer"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        if answer == YES:
            remember(s.nations[self.seat], "bleda_enforcer", self.city + 1)
        return done()


@moments.CITY_ACTS.on("bleda_enforcer")
def _enforcer(s: ClashState, seat: Seat, city: Hex, purpose: str) -> Frame[ClashState] | None:
    if common.leader_city(s, seat) != city or s.uses[city] >> 1 != 1 or purpose == "ability":
        return None
    mood = tables.NEUTRAL if s.mood[city] == tables.ANGRY and acts_neutral(s, city) else s.mood[city]
    needed = tables.HAPPY if purpose == "wonder" else tables.NEUTRAL
    if purpose in ("collect", "recruit"):
        return Enforcer(seat, city, 0) if mood < tables.HAPPY else None
    return Enforcer(seat, city, 1) if mood < needed else None


@moments.ACTIVATION_BARRED.on("bleda_enforcer")
def _exhausted(s: ClashState, seat: Seat, city: Hex) -> bool:
    return note(s.nations[seat], "bleda_enforcer") == city + 1


@moments.BATTLE_BAN.on("bleda_battering_rams")
def _battering_rams(s: ClashState, seat: Seat, battle: Field) -> bool:
    """Attacking a city with him: the enemy plays no card in round 1."""
    return (
        battle.round == 1
        and bool(battle.city)
        and common.is_attacker(seat, battle)
        and common.leads_on_land(s, seat, battle)
    )


# -- Rugila ------------------------------------------------------------------------------------------------------------


@moments.CAPTURED.on("rugila_tribute")
def _tribute(s: ClashState, seat: Seat, hex_: Hex, *_: object) -> None:
    """2 gold if another enemy city is within 2 hexes of what he captures."""
    if s.nations[seat].leader_at != hex_:
        return
    others = [there for there, owner in enumerate(s.owner) if owner not in (tables.NONE, seat) and there != hex_]
    if any(common.is_near(s, hex_, there, tables.number("rugila_tribute", "hexes")) for there in others):
        gain(s, seat, tables.GOLD, TRIBUTE)


@moments.CAPTURED.on("rugila_unifier")
def _unifier(s: ClashState, seat: Seat, hex_: Hex, capture: Capture) -> None:
    """A barbarian city that he captures becomes Happy."""
    if common.leader_city(s, seat) == hex_ and capture.former == tables.BARBARIANS:
        set_mood(s, hex_, tables.HAPPY)
