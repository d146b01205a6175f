"""The Celts. (COC-13.33)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules import moments, units
from epoka.games.clash_of_cultures.rules.barbarians import Spawn, barbarian_cities, camps, marches, recruits
from epoka.games.clash_of_cultures.rules.casualties import listed, named
from epoka.games.clash_of_cultures.rules.cities import settlement_supply
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.deeds import always, use
from epoka.games.clash_of_cultures.rules.field import Field, is_way_out
from epoka.games.clash_of_cultures.rules.influence import Aim, aim
from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.options import DONE, SKIP, hex_options
from epoka.games.clash_of_cultures.rules.stock import Pay, can_pay
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import Choose, Frame, Option, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.hexes import NOWHERE, Hex, Hexes
from epoka.parts.questions import one_of
from epoka.parts.tuples import put

TRIBES: Final = tables.number("celts_tribal_warfare", "most")
"""Combat value of Tribal Warfare at most."""
DRUID: Final = 2 * tables.number("celts_druidic_influence", "points")
"""Half points of a druid token."""
WARFARE: Final = tables.CATEGORY_BITS[tables.CATEGORY.index("warfare")]
HALT: Final = tables.amounts("celts_tribal_allies", "food")
KEEP: Final = tables.amounts("boudicca_great_numbers", "food")
TERROR: Final = tables.amounts("viriathus_terror", "mood")
WORDS: Final = {"halt": ("hex",), "push": ("unit", "hex")}


# -- advances ----------------------------------------------------------------------------------------------------------


@moments.BATTLE_VALUE.on("celts_tribal_warfare")
def _tribal_warfare(s: ClashState, seat: Seat, battle: Field) -> int:
    """Land battle against a player: +1 for each barbarian city within 2 hexes of the battle. [interpretation]"""
    if battle.sea or battle.enemy(seat) >= len(s.nations):
        return 0
    says = tables.NUMBERS["celts_tribal_warfare"]
    near = [hex_ for hex_ in barbarian_cities(s) if common.is_near(s, battle.hex, hex_, says["hexes"])]
    return min(TRIBES, says["combat"] * len(near))


def _why_not_spawn(s: ClashState, seat: Seat) -> Refusal | None:
    reason = common.why_not_again(s.nations[seat], "celts_tribal_allies", "COC-13.33")
    if reason is not None:
        return reason
    if settlement_supply(s, tables.BARBARIANS) > 0 and camps(s, seat):
        return None
    return None if any(recruits(s, hex_) for hex_ in barbarian_cities(s)) else Refusal("no-barbarians", "COC-10.4.1")


def _spawn(s: ClashState, seat: Seat) -> Frame[ClashState]:
    """Once per turn barbarians arrive as if their icon had been drawn."""
    remember(s.nations[seat], "celts_tribal_allies")
    return Spawn(seat)


use("celts_tribal_allies", _why_not_spawn, _spawn, always)


class TribalAllies(Frame[ClashState]):
    """1 food stops any of the armies that an own event moves. [interpretation] (COC-13.33)"""

    seat: Seat
    armies: Hexes
    halted: Hexes = ()

    def start(self, s: ClashState) -> Step:
        return call(common.MayPay(self.seat, HALT, "prompt-celts-tribal-allies"), then=self.paid)

    def paid(self, s: ClashState, paid: int) -> Step:
        return ask(choose_halted(s, self.seat, self.armies, 0), then=self.chosen) if paid else done()

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer != DONE:
            hex_ = map_of(s).hex[str(answer[1])]
            self.armies = tuple([other for other in self.armies if other != hex_])
            self.halted += (hex_,)
            tell(s, events.ARMY_HELD, self.seat, answer[1])
            if self.armies:
                return ask(choose_halted(s, self.seat, self.armies, 1), then=self.chosen)
        return done(tuple([("stop", hex_) for hex_ in self.halted]))


def choose_halted(s: ClashState, seat: Seat, armies: Hexes, may: int) -> Choose:
    """Which barbarian army stays where it is."""
    found = hex_options(s, "halt", armies)
    return one_of(seat, "prompt-halt", "COC-13.33", (*found, DONE) if may else found)


@moments.BARBARIANS_MARCH.on("celts_tribal_allies")
def _allies(s: ClashState, seat: Seat, armies: Hexes) -> Frame[ClashState] | None:
    moving = tuple([hex_ for hex_ in armies if marches(s, seat, hex_, 0)])
    return TribalAllies(seat, moving) if moving and can_pay(s.nations[seat], HALT) else None


def _unheard(s: ClashState, seat: Seat) -> list[Hex]:
    """Barbarian cities without a druid token. (COC-13.33)"""
    return [hex_ for hex_ in barbarian_cities(s) if not s.tokens[hex_]]


def _druids(s: ClashState, seat: Seat, hex_: Hex) -> None:
    """A culture token from the supply is laid under the barbarian settlement. (COC-13.33)"""
    s.tokens = put(s.tokens, hex_, 1)
    tell(s, events.DRUIDS_HEARD, seat, map_of(s).names[hex_])


aim("celts_druidic_influence", Aim(_unheard, _druids, bits.CELTS_DRUIDIC_INFLUENCE))


@moments.POINTS.on("celts_druidic_influence")
def _druid_points(s: ClashState, seat: Seat) -> tuple[str, int, int]:
    """1 point for each token under a barbarian settlement."""
    found = len([hex_ for hex_ in barbarian_cities(s) if s.tokens[hex_]])
    return ("druids", DRUID * found, found)


@moments.TRADE_CITIES.on("celts_tribal_trade")
def _tribal_trade(s: ClashState, seat: Seat) -> list[Hex]:
    """Trade routes may lead to barbarian cities that are not Angry; what they give is in `trade_routes`."""
    return [hex_ for hex_ in barbarian_cities(s) if s.mood[hex_] > tables.ANGRY]


# -- Viriathus ---------------------------------------------------------------------------------------------------------


def empty_beside(s: ClashState, owner: int, hex_: Hex) -> list[Hex]:
    """Empty land hexes beside one to which a unit of an owner can be pushed."""
    return [there for there in map_of(s).near[hex_] if units.is_empty(s, there) and is_way_out(s, owner, there, 0)]


class Terror(Frame[ClashState]):
    """Before a round 2 mood push an enemy unit out of the battle to an empty land hex beside it."""

    seat: Seat
    enemy: int
    hex: int
    attacks: int

    def start(self, s: ClashState) -> Step:
        return ask(choose_pushed(s, self.seat, self.enemy, self.hex), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        common.push(s, self.enemy, tables.UNIT.index(str(answer[1])), self.hex, map_of(s).hex[str(answer[2])])
        left = s.armies[self.enemy][self.hex]
        if self.attacks and left and not left & units.MILITARY_BITS:
            # Settlers of the attackers do not stay alone among the defenders.
            units.remove(s, self.enemy, self.hex, left)
            name = map_of(s).names[self.hex]
            tell(s, events.UNITS_FELL, self.enemy, named(self.enemy), name, listed(left))
        return call(Pay(self.seat, TERROR), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        return done()


def choose_pushed(s: ClashState, seat: Seat, enemy: int, hex_: int) -> Choose:
    """Which enemy unit is pushed out of the battle, and where to."""
    names = map_of(s).names
    return one_of(
        seat,
        "prompt-viriathus-terror",
        "COC-13.2",
        [
            SKIP,
            *[
                ("push", tables.UNIT[kind], names[there])
                for kind, _ in units.kinds(s.armies[enemy][hex_] & units.MILITARY_BITS)
                for there in empty_beside(s, enemy, hex_)
            ],
        ],
    )


@moments.BATTLE_ROUND.on("viriathus_terror")
def _terror(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    enemy = battle.enemy(seat)
    if not common.leads_on_land(s, seat, battle) or not can_pay(s.nations[seat], TERROR):
        return None
    if not battle.force(s, battle.side_of(enemy)) or not empty_beside(s, enemy, battle.hex):
        return None
    return Terror(seat, enemy, battle.hex, int(battle.attacker == enemy))


@moments.BATTLE_LOYALTY.on("viriathus_loyalty")
def _loyalty(s: ClashState, seat: Seat, battle: Field) -> bool:
    """Own action cards may be played for barbarians who fight within 2 hexes of him."""
    return common.is_near(s, s.nations[seat].leader_at, battle.hex, tables.number("viriathus_loyalty", "hexes"))


# -- Vercingetorix -----------------------------------------------------------------------------------------------------


@moments.BATTLE_VALUE.on("vercingetorix_warrior_people")
def _warrior_people(s: ClashState, seat: Seat, battle: Field) -> int:
    """+1 for each own Settler within 2 hexes."""
    if not common.leads_on_land(s, seat, battle):
        return 0
    army, says = s.armies[seat], tables.NUMBERS["vercingetorix_warrior_people"]
    return says["combat"] * sum(
        [
            units.count(pack, tables.SETTLER)
            for hex_, pack in enumerate(army)
            if pack & 15 and common.is_near(s, battle.hex, hex_, says["hexes"])
        ]
    )


@moments.HIRE_PLACES.on("vercingetorix_rapid_recruitment")
def _rapid_recruitment(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[Hex]:
    """Land units recruited in his city may appear on the land hexes beside it that hold no enemies."""
    if kind == tables.SHIP or common.leader_city(s, seat) != city:
        return []
    return [
        hex_
        for hex_ in map_of(s).near[city]
        if s.terrain[hex_] not in (tables.SEA, tables.UNKNOWN)
        and s.owner[hex_] in (tables.NONE, seat)
        and not any(True for _ in units.enemy_units(s, seat, hex_))
    ]


# -- Boudicca ----------------------------------------------------------------------------------------------------------


@moments.BATTLE_VALUE.on("boudicca_fearless")
def _fearless(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 against a player with more Warfare advances."""
    enemy = battle.enemy(seat)
    if not common.leads_on_land(s, seat, battle) or enemy >= len(s.nations):
        return 0
    theirs, ours = [(s.nations[who].advances & WARFARE).bit_count() for who in (enemy, seat)]
    return tables.number("boudicca_fearless", "combat") if theirs > ours else 0


class GreatNumbers(Frame[ClashState]):
    """1 food keeps the Settler that has founded a city on her hex."""

    seat: Seat
    hex: int

    def start(self, s: ClashState) -> Step:
        return call(common.MayPay(self.seat, KEEP, "prompt-boudicca-great-numbers"), then=self.paid)

    def paid(self, s: ClashState, paid: int) -> Step:
        if paid:
            units.add(s, self.seat, self.hex, units.SETTLER_PACK)
        return done()


@moments.SETTLER_USED.on("boudicca_great_numbers")
def _great_numbers(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState] | None:
    able = s.nations[seat].leader_at == hex_ != NOWHERE
    return GreatNumbers(seat, hex_) if able else None
