"""The Huns. (COC-13.38)"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.geometry import Hex
from epoka.games.clash_of_cultures.rules import dice
from epoka.games.clash_of_cultures.rules.activating import (
    NO_ACTIVATION,
    acting_mood,
    activate_city,
    wear_city,
    why_not_activate,
)
from epoka.games.clash_of_cultures.rules.cities import acts_neutral, move_city, set_mood, size
from epoka.games.clash_of_cultures.rules.civilizations.common import (
    ONE_CULTURE,
    MayPay,
    is_attacker,
    is_near,
    leader_city,
    leads_on_land,
)
from epoka.games.clash_of_cultures.rules.groups import ALL_UNITS, every_group, ready
from epoka.games.clash_of_cultures.rules.moments import (
    ACTING_MOOD,
    ACTING_SIZE,
    ACTIVATION_BARRED,
    BARBARIANS_MARCH,
    BATTLE_BAN,
    BATTLE_ROLLED,
    CAPTURED,
    CITY_ACTS,
    FOUND_BAN,
    HIRE_HERE,
    MOVE_ENDED,
    MOVED_TO,
    OTHER_MOVES,
    OTHER_WAYS,
    RECRUITED,
    TRADE_BARRED,
)
from epoka.games.clash_of_cultures.rules.moving import MoveGroup, group_option, other_move, other_way
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import DONE, by_hex
from epoka.games.clash_of_cultures.rules.stacking import fits
from epoka.games.clash_of_cultures.rules.stock import EXACT, gain, swapped
from epoka.games.clash_of_cultures.rules.units import (
    MOVED,
    ONE,
    STOPPED,
    Pack,
    code,
    count,
    end_of_action,
    enemy_units,
    mark,
    military,
    pack_of,
    shift,
    stationed,
    within,
)
from epoka.games.clash_of_cultures.rules.ways import terrain_flags
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import (
    ANGRY,
    BARBARIANS,
    CAVALRY,
    CULTURE,
    GOLD,
    HAPPY,
    MOUNTAIN,
    NEUTRAL,
    NONE,
    SEA,
    SETTLER,
    UNKNOWN,
    YIELD,
)
from epoka.kernel import YES, Frame, Option, Options, Question, Seat, Step, YesNo, ask, call, done, tell

CULTURE_OR_GOLD: Final = swapped(EXACT, CULTURE, GOLD)
"""A price in culture that may be paid in gold just as well."""
RIDERS: Final[Pack] = 15 * ONE[CAVALRY]
CHARGE: Final = 2
"""What a Cavalry icon adds. (COC-9.2.3)"""
TRIBUTE: Final = 2
WALK: Final = "nomads-"
"""With the name of a hex: marks of the city there that has moved, as units have them."""


# -- Nomads (COC-13.38) ------------------------------------------------------------------------------------------------


def can_wander(s: ClashState, seat: Seat, city: Hex) -> bool:
    """Whether a city may move now: of size 1, not Angry, and neither moved in this action nor stopped this turn."""
    if s.owner[city] != seat or size(s, city) > 1 or acting_mood(s, seat, city, "move") == ANGRY:
        return False
    return not note(s.nations[seat], WALK + map_of(s).names[city]) and why_not_activate(s, seat, city) is None


def camps_beside(s: ClashState, seat: Seat, city: Hex) -> list[Hex]:
    """Where a city can move: an explored land hex without a city and without enemies."""
    return [
        near
        for near in map_of(s).near[city]
        if s.terrain[near] not in (SEA, UNKNOWN)
        and s.owner[near] == NONE
        and not any(True for _ in enemy_units(s, seat, near))
    ]


class Wander(Frame[ClashState]):
    """A city moves, alone or with a group: it is activated and then gives what its new hex gives. (COC-13.38)"""

    seat: Seat
    here: int
    there: int
    pack: Pack = 0

    def start(self, s: ClashState) -> Step:
        frame = activate_city(s, self.seat, self.here, "move")
        return call(frame, then=self.go) if frame else self.go(s, None)

    def go(self, s: ClashState, _: object) -> Step:
        seat, here, there = self.seat, self.here, self.there
        names = map_of(s).names
        own = s.nations[seat]
        if self.pack:
            self.lead(s)
        move_city(s, here, there)
        remember(own, WALK + names[there], MOVED | (STOPPED if s.terrain[there] == MOUNTAIN else 0))
        if note(own, "bleda_enforcer") == here + 1:
            remember(own, "bleda_enforcer", there + 1)
        tell(s, events.CITY_MOVED, seat, names[here], names[there])
        kind = YIELD[s.terrain[there]]
        if kind != NONE and there not in s.exhausted:
            gain(s, seat, kind, 1)
        wear_city(s, seat, there)
        frame = MOVED_TO.frame(s, seat, here, there, self.pack) if self.pack else None
        return call(frame, then=self.over) if frame else done()

    def lead(self, s: ClashState) -> None:
        """The group goes along."""
        seat, pack, names = self.seat, self.pack, map_of(s).names
        had = shift(s, seat, self.here, self.there, pack)
        for part, flags in terrain_flags(s, seat, pack, self.there):
            mark(s, seat, self.there, part, MOVED | flags, had)
        tell(s, events.MOVED, seat, code(pack), names[self.here], names[self.there])

    def over(self, s: ClashState, _: object) -> Step:
        return done()


@OTHER_MOVES.on("huns_nomads")
def _nomads(s: ClashState, seat: Seat, mask: Pack) -> list[Option]:
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


@OTHER_WAYS.on("huns_nomads")
def _nomads_with_units(s: ClashState, seat: Seat, origin: Hex, pack: Pack) -> list[Option]:
    """The city goes along with a group, never by Roads."""
    if s.owner[origin] != seat or not within(pack, ready(s, seat, origin)) or not can_wander(s, seat, origin):
        return []
    options = by_hex("migrate", len(s.nations))
    return [options[there] for there in camps_beside(s, seat, origin) if fits(s, seat, there, pack)]


def _wander(s: ClashState, seat: Seat, answer: Option) -> Frame[ClashState]:
    places = map_of(s).hex
    return Wander(seat, places[str(answer[1])], places[str(answer[2])])


def _migrate(s: ClashState, seat: Seat, origin: Hex, pack: Pack, answer: Option) -> Frame[ClashState]:
    return Wander(seat, origin, map_of(s).hex[str(answer[1])], pack)


other_move("wander", ("hex", "hex2"), _wander)
other_way("migrate", ("hex",), _migrate)


@MOVE_ENDED.on("huns_nomads")
def _may_wander_again(s: ClashState, seat: Seat) -> None:
    """The next move action may move cities again, except those on Mountains."""
    own = s.nations[seat]
    for name, value in own.notes:
        if name.startswith(WALK):
            remember(own, name, value & ~MOVED)


# -- Mounted Archers ---------------------------------------------------------------------------------------------------


@HIRE_HERE.on("huns_mounted_archers")
def _archers(s: ClashState, seat: Seat, city: Hex, kind: int) -> bool:
    """Cities of size 1 recruit Cavalry without a Market."""
    return kind == CAVALRY and size(s, city) == 1


class RideOut(Frame[ClashState]):
    """Cavalry that was just recruited may move at once."""

    seat: Seat
    city: int
    left: int

    def start(self, s: ClashState) -> Step:
        if not riders(s, self.seat, self.city, self.left):
            return self.rest(s)
        return ask(ChooseRiders(self.seat, self.city, self.left), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return self.rest(s)
        pack = pack_of(str(answer[2]))
        self.left -= count(pack, CAVALRY)
        return call(MoveGroup(self.seat, self.city, pack), then=self.moved)

    def moved(self, s: ClashState, _: object) -> Step:
        return self.start(s)

    def rest(self, s: ClashState) -> Step:
        """The next move action is another one."""
        end_of_action(s, self.seat)
        return done()


def riders(s: ClashState, seat: Seat, city: Hex, most: int) -> list[Pack]:
    """Groups of Cavalry that can leave a city, at most so many."""
    return [pack for pack in every_group(s, seat, city, RIDERS) if count(pack, CAVALRY) <= most]


class ChooseRiders(Question[ClashState]):
    """How many of the new Cavalry ride out together, if any."""

    seat: Seat
    city: int
    left: int

    prompt: ClassVar[str] = "prompt-huns-mounted-archers"
    rule: ClassVar[str] = "COC-13.29"

    def choices(self, s: ClashState) -> Options:
        name = map_of(s).names[self.city]
        return (*[group_option(name, pack) for pack in riders(s, self.seat, self.city, self.left)], DONE)


@RECRUITED.on("huns_mounted_archers")
def _ride_out(s: ClashState, seat: Seat, city: Hex, bought: Pack, *_: object) -> Frame[ClashState] | None:
    number = count(bought, CAVALRY)
    return RideOut(seat, city, number) if number and s.nations[seat].known & bits.TACTICS else None


# -- Raiders, Hunnic Tribes --------------------------------------------------------------------------------------------


def is_raided(s: ClashState, seat: Seat, owner: int, hex_: Hex) -> bool:
    """Whether Settlers of an owner are alone within 2 hexes of an army of the Huns."""
    if s.owner[hex_] == owner or military(s.armies[owner][hex_]):
        return False
    armies = [there for there, pack in stationed(s.armies[seat]) if military(pack) and s.terrain[there] != SEA]
    return any(is_near(s, there, hex_) for there in armies)


@FOUND_BAN.on("huns_raiders")
def _no_founding(s: ClashState, seat: Seat, founder: Seat, hex_: Hex) -> bool:
    """Enemy Settlers near an army found no cities."""
    return is_raided(s, seat, founder, hex_)


@TRADE_BARRED.on("huns_raiders")
def _no_trade(s: ClashState, seat: Seat, trader: Seat, hex_: Hex, kind: int) -> bool:
    """Enemy Settlers near an army serve no trade routes."""
    return kind == SETTLER and is_raided(s, seat, trader, hex_)


class HunnicTribes(Frame[ClashState]):
    """1 culture or 1 gold: barbarians march where the Huns want."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return call(MayPay(self.seat, ONE_CULTURE, "prompt-huns-hunnic-tribes", CULTURE_OR_GOLD), then=self.paid)

    def paid(self, s: ClashState, paid: int) -> Step:
        return done(("free", 1)) if paid else done()


@BARBARIANS_MARCH.on("huns_hunnic_tribes")
def _hunnic_tribes(s: ClashState, seat: Seat, armies: object) -> Frame[ClashState]:
    return HunnicTribes(seat)


# -- Attila ------------------------------------------------------------------------------------------------------------


@ACTING_SIZE.on("attila_ruler")
def _ruler(s: ClashState, seat: Seat, city: Hex, purpose: str) -> int:
    """A Happy or Neutral city of size 1 in which he stands acts as one larger."""
    return int(leader_city(s, seat) == city and s.mood[city] >= NEUTRAL and size(s, city) == 1)


def horse_master_costs(s: ClashState, seat: Seat, battle: Any) -> int:
    """Combat value that the cheapest Cavalry icon is worth, NONE if no Cavalry has one.

    A Cavalry that acts so does not charge on another icon: every unit uses its ability once per roll. (COC-9.2.3)
    """
    side = battle.side_of(seat)
    shown = [dice.VALUE[face] for face in battle.dice[side] if dice.ICON[face] == CAVALRY]
    return int(min(shown)) + CHARGE if shown and count(battle.force(s, side), CAVALRY) else NONE


class HorseMaster(Frame[ClashState]):
    """One Cavalry icon may act as an Elephant: its value is lost, 1 hit is cancelled."""

    seat: Seat
    cost: int

    def start(self, s: ClashState) -> Step:
        return ask(YesNo(self.seat, "prompt-attila-horse-master"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        return done((("rolled", -self.cost), ("cancel", 1))) if answer == YES else done()


@BATTLE_ROLLED.on("attila_horse_master")
def _horse_master(s: ClashState, seat: Seat, battle: Any) -> Frame[ClashState] | None:
    if battle.round != 1 or not leads_on_land(s, seat, battle) or not battle.is_able(s, battle.side_of(seat)):
        return None
    cost = horse_master_costs(s, seat, battle)
    return HorseMaster(seat, cost) if cost != NONE else None


# -- Bleda -------------------------------------------------------------------------------------------------------------


@ACTING_MOOD.on("bleda_enforcer")
def _acts_happy(s: ClashState, seat: Seat, city: Hex, purpose: str) -> int:
    """The first activation of his city may treat it as Happy."""
    if purpose == NO_ACTIVATION:
        return ANGRY
    if note(s.nations[seat], "bleda_enforcer") == city + 1:
        return HAPPY
    return HAPPY if leader_city(s, seat) == city and not s.uses[city] else ANGRY


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


@CITY_ACTS.on("bleda_enforcer")
def _enforcer(s: ClashState, seat: Seat, city: Hex, purpose: str) -> Frame[ClashState] | None:
    if leader_city(s, seat) != city or s.uses[city] >> 1 != 1 or purpose == "ability":
        return None
    mood = NEUTRAL if s.mood[city] == ANGRY and acts_neutral(s, city) else s.mood[city]
    needed = HAPPY if purpose == "wonder" else NEUTRAL
    if purpose in ("collect", "recruit"):
        return Enforcer(seat, city, 0) if mood < HAPPY else None
    return Enforcer(seat, city, 1) if mood < needed else None


@ACTIVATION_BARRED.on("bleda_enforcer")
def _exhausted(s: ClashState, seat: Seat, city: Hex) -> bool:
    return note(s.nations[seat], "bleda_enforcer") == city + 1


@BATTLE_BAN.on("bleda_battering_rams")
def _battering_rams(s: ClashState, seat: Seat, battle: Any) -> bool:
    """Attacking a city with him: the enemy plays no card in round 1."""
    return battle.round == 1 and bool(battle.city) and is_attacker(seat, battle) and leads_on_land(s, seat, battle)


# -- Rugila ------------------------------------------------------------------------------------------------------------


@CAPTURED.on("rugila_tribute")
def _tribute(s: ClashState, seat: Seat, hex_: Hex, *_: object) -> None:
    """2 gold if another enemy city is within 2 hexes of what he captures."""
    if s.nations[seat].leader_at != hex_:
        return
    others = [there for there, owner in enumerate(s.owner) if owner not in (NONE, seat) and there != hex_]
    if any(is_near(s, hex_, there) for there in others):
        gain(s, seat, GOLD, TRIBUTE)


@CAPTURED.on("rugila_unifier")
def _unifier(s: ClashState, seat: Seat, hex_: Hex, capture: Any) -> None:
    """A barbarian city that he captures becomes Happy."""
    if leader_city(s, seat) == hex_ and capture.former == BARBARIANS:
        set_mood(s, hex_, HAPPY)
