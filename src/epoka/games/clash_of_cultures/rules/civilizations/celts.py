"""The Celts. (COC-13.33)"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex, Hexes
from epoka.games.clash_of_cultures.rules.barbarians import Spawn, barbarian_cities, camps, marches, recruits
from epoka.games.clash_of_cultures.rules.casualties import listed, named
from epoka.games.clash_of_cultures.rules.cities import settlement_supply
from epoka.games.clash_of_cultures.rules.civilizations.common import (
    LEADERSHIP,
    MayPay,
    is_near,
    leader_city,
    leads_on_land,
    push,
    why_not_again,
)
from epoka.games.clash_of_cultures.rules.deeds import always, use
from epoka.games.clash_of_cultures.rules.field import is_way_out
from epoka.games.clash_of_cultures.rules.influence import Aim, aim
from epoka.games.clash_of_cultures.rules.moments import (
    BARBARIANS_MARCH,
    BATTLE_LOYALTY,
    BATTLE_ROUND,
    BATTLE_VALUE,
    HIRE_PLACES,
    POINTS,
    SETTLER_USED,
    TRADE_CITIES,
)
from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.options import DONE, SKIP
from epoka.games.clash_of_cultures.rules.stock import Pay, can_pay
from epoka.games.clash_of_cultures.rules.units import (
    MILITARY_BITS,
    SETTLER_PACK,
    add,
    count,
    enemy_units,
    is_empty,
    kinds,
    remove,
)
from epoka.games.clash_of_cultures.state import ClashState, map_of, put
from epoka.games.clash_of_cultures.tables import (
    ANGRY,
    BARBARIANS,
    CATEGORY,
    CATEGORY_BITS,
    NONE,
    SEA,
    SETTLER,
    SHIP,
    UNIT,
    UNKNOWN,
    Price,
)
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell

TRIBES: Final = 4
"""Combat value of Tribal Warfare at most."""
DRUID: Final = 2
"""Half points of a druid token."""
WARFARE: Final = CATEGORY_BITS[CATEGORY.index("warfare")]
ONE_FOOD: Final[Price] = (1, 0, 0, 0, 0, 0, 0)
TERROR: Final[Price] = (0, 0, 0, 0, 0, 2, 0)
WORDS: Final = {"halt": ("hex",), "push": ("unit", "hex")}


# -- advances ----------------------------------------------------------------------------------------------------------


@BATTLE_VALUE.on("celts_tribal_warfare")
def _tribal_warfare(s: ClashState, seat: Seat, battle: Any) -> int:
    """Land battle against a player: +1 for each barbarian city within 2 hexes of the battle. [interpretation]"""
    if battle.sea or battle.enemy(seat) >= len(s.nations):
        return 0
    return min(TRIBES, len([hex_ for hex_ in barbarian_cities(s) if is_near(s, battle.hex, hex_)]))


def _why_not_spawn(s: ClashState, seat: Seat) -> Refusal | None:
    reason = why_not_again(s.nations[seat], "celts_tribal_allies", "COC-13.33")
    if reason is not None:
        return reason
    if settlement_supply(s, BARBARIANS) > 0 and camps(s, seat):
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
        return call(MayPay(self.seat, ONE_FOOD, "prompt-celts-tribal-allies"), then=self.paid)

    def paid(self, s: ClashState, paid: int) -> Step:
        return ask(ChooseHalted(self.seat, self.armies, 0), then=self.chosen) if paid else done()

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer != DONE:
            hex_ = map_of(s).hex[str(answer[1])]
            self.armies = tuple([other for other in self.armies if other != hex_])
            self.halted += (hex_,)
            tell(s, events.ARMY_HELD, self.seat, answer[1])
            if self.armies:
                return ask(ChooseHalted(self.seat, self.armies, 1), then=self.chosen)
        return done(tuple([("stop", hex_) for hex_ in self.halted]))


class ChooseHalted(Question[ClashState]):
    """Which barbarian army stays where it is."""

    seat: Seat
    armies: Hexes
    may: int

    prompt: ClassVar[str] = "prompt-halt"
    rule: ClassVar[str] = "COC-13.33"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        found = tuple([("halt", names[hex_]) for hex_ in self.armies])
        return (*found, DONE) if self.may else found


@BARBARIANS_MARCH.on("celts_tribal_allies")
def _allies(s: ClashState, seat: Seat, armies: Hexes) -> Frame[ClashState] | None:
    moving = tuple([hex_ for hex_ in armies if marches(s, seat, hex_, 0)])
    return TribalAllies(seat, moving) if moving and can_pay(s.nations[seat], ONE_FOOD) else None


def _unheard(s: ClashState, seat: Seat) -> list[Hex]:
    """Barbarian cities without a druid token. (COC-13.33)"""
    return [hex_ for hex_ in barbarian_cities(s) if not s.tokens[hex_]]


def _druids(s: ClashState, seat: Seat, hex_: Hex) -> None:
    """A culture token from the supply is laid under the barbarian settlement. (COC-13.33)"""
    s.tokens = put(s.tokens, hex_, 1)
    tell(s, events.DRUIDS_HEARD, seat, map_of(s).names[hex_])


aim("celts_druidic_influence", Aim(_unheard, _druids, bits.CELTS_DRUIDIC_INFLUENCE))


@POINTS.on("celts_druidic_influence")
def _druid_points(s: ClashState, seat: Seat) -> tuple[str, int, int]:
    """1 point for each token under a barbarian settlement."""
    found = len([hex_ for hex_ in barbarian_cities(s) if s.tokens[hex_]])
    return ("druids", DRUID * found, found)


@TRADE_CITIES.on("celts_tribal_trade")
def _tribal_trade(s: ClashState, seat: Seat) -> list[Hex]:
    """Trade routes may lead to barbarian cities that are not Angry; what they give is in `trade_routes`."""
    return [hex_ for hex_ in barbarian_cities(s) if s.mood[hex_] > ANGRY]


# -- Viriathus ---------------------------------------------------------------------------------------------------------


def empty_beside(s: ClashState, owner: int, hex_: Hex) -> list[Hex]:
    """Empty land hexes beside one to which a unit of an owner can be pushed."""
    return [there for there in map_of(s).near[hex_] if is_empty(s, there) and is_way_out(s, owner, there, 0)]


class Terror(Frame[ClashState]):
    """Before a round 2 mood push an enemy unit out of the battle to an empty land hex beside it."""

    seat: Seat
    enemy: int
    hex: int
    attacks: int

    def start(self, s: ClashState) -> Step:
        return ask(ChoosePushed(self.seat, self.enemy, self.hex), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        push(s, self.enemy, UNIT.index(str(answer[1])), self.hex, map_of(s).hex[str(answer[2])])
        left = s.armies[self.enemy][self.hex]
        if self.attacks and left and not left & MILITARY_BITS:
            # Settlers of the attackers do not stay alone among the defenders.
            remove(s, self.enemy, self.hex, left)
            name = map_of(s).names[self.hex]
            tell(s, events.UNITS_FELL, self.enemy, named(self.enemy), name, listed(left))
        return call(Pay(self.seat, TERROR), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        return done()


class ChoosePushed(Question[ClashState]):
    """Which enemy unit is pushed out of the battle, and where to."""

    seat: Seat
    enemy: int
    hex: int

    prompt: ClassVar[str] = "prompt-viriathus-terror"
    rule: ClassVar[str] = "COC-13.2"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        return (
            SKIP,
            *[
                ("push", UNIT[kind], names[there])
                for kind, _ in kinds(s.armies[self.enemy][self.hex] & MILITARY_BITS)
                for there in empty_beside(s, self.enemy, self.hex)
            ],
        )


@BATTLE_ROUND.on("viriathus_terror")
def _terror(s: ClashState, seat: Seat, battle: Any) -> Frame[ClashState] | None:
    enemy = battle.enemy(seat)
    if not leads_on_land(s, seat, battle) or not can_pay(s.nations[seat], TERROR):
        return None
    if not battle.force(s, battle.side_of(enemy)) or not empty_beside(s, enemy, battle.hex):
        return None
    return Terror(seat, enemy, battle.hex, int(battle.attacker == enemy))


@BATTLE_LOYALTY.on("viriathus_loyalty")
def _loyalty(s: ClashState, seat: Seat, battle: Any) -> bool:
    """Own action cards may be played for barbarians who fight within 2 hexes of him."""
    return is_near(s, s.nations[seat].leader_at, battle.hex)


# -- Vercingetorix -----------------------------------------------------------------------------------------------------


@BATTLE_VALUE.on("vercingetorix_warrior_people")
def _warrior_people(s: ClashState, seat: Seat, battle: Any) -> int:
    """+1 for each own Settler within 2 hexes."""
    if not leads_on_land(s, seat, battle):
        return 0
    army = s.armies[seat]
    return sum([count(pack, SETTLER) for hex_, pack in enumerate(army) if pack & 15 and is_near(s, battle.hex, hex_)])


@HIRE_PLACES.on("vercingetorix_rapid_recruitment")
def _rapid_recruitment(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[Hex]:
    """Land units recruited in his city may appear on the land hexes beside it that hold no enemies."""
    if kind == SHIP or leader_city(s, seat) != city:
        return []
    return [
        hex_
        for hex_ in map_of(s).near[city]
        if s.terrain[hex_] not in (SEA, UNKNOWN)
        and s.owner[hex_] in (NONE, seat)
        and not any(True for _ in enemy_units(s, seat, hex_))
    ]


# -- Boudicca ----------------------------------------------------------------------------------------------------------


@BATTLE_VALUE.on("boudicca_fearless")
def _fearless(s: ClashState, seat: Seat, battle: Any) -> int:
    """+2 against a player with more Warfare advances."""
    enemy = battle.enemy(seat)
    if not leads_on_land(s, seat, battle) or enemy >= len(s.nations):
        return 0
    theirs, ours = [(s.nations[who].advances & WARFARE).bit_count() for who in (enemy, seat)]
    return LEADERSHIP if theirs > ours else 0


class GreatNumbers(Frame[ClashState]):
    """1 food keeps the Settler that has founded a city on her hex."""

    seat: Seat
    hex: int

    def start(self, s: ClashState) -> Step:
        return call(MayPay(self.seat, ONE_FOOD, "prompt-boudicca-great-numbers"), then=self.paid)

    def paid(self, s: ClashState, paid: int) -> Step:
        if paid:
            add(s, self.seat, self.hex, SETTLER_PACK)
        return done()


@SETTLER_USED.on("boudicca_great_numbers")
def _great_numbers(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState] | None:
    able = s.nations[seat].leader_at == hex_ != NOWHERE
    return GreatNumbers(seat, hex_) if able else None
