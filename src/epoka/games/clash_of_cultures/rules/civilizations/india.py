"""India. (COC-13.39)"""

from __future__ import annotations

from typing import Any, ClassVar

from epoka.games.clash_of_cultures.geometry import Hex
from epoka.games.clash_of_cultures.rules.activating import activate_city, wear_city
from epoka.games.clash_of_cultures.rules.advances import FREED, BuyAdvance, buyable, listed
from epoka.games.clash_of_cultures.rules.cities import buildings, colour
from epoka.games.clash_of_cultures.rules.civilizations.common import (
    LEADERSHIP,
    ONE_CULTURE,
    ONE_MOOD,
    ONE_ORE,
    MayPay,
    after_culture,
    leader_city,
    leads_on_land,
    why_not_activate_for_culture,
)
from epoka.games.clash_of_cultures.rules.deeds import use
from epoka.games.clash_of_cultures.rules.influence import replaceable
from epoka.games.clash_of_cultures.rules.moments import (
    ADVANCE_WAYS,
    BATTLE_BEGINS,
    BATTLE_VALUE,
    CAPTURED,
    HIRE_HERE,
    INFLUENCE_PREACHERS,
    INFLUENCE_RANGE,
    INFLUENCE_REROLL,
    MOVED_TO,
    TRADE_YIELD,
    TRADERS,
)
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.rules.options import LEARN
from epoka.games.clash_of_cultures.rules.stock import Pay, gain
from epoka.games.clash_of_cultures.rules.units import LEADER_PACK, Pack, count, stationed
from epoka.games.clash_of_cultures.state import ClashState, Numbers
from epoka.games.clash_of_cultures.tables import (
    ANGRY,
    CATEGORY_BITS,
    CATEGORY_OF,
    CULTURE,
    ELEPHANT,
    FOREST,
    GOLD,
    MOOD,
    NONE,
    NUMBER,
    SETTLER,
    TEMPLE,
    Price,
)
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done

PREACHING = 2
"""How far a single Settler reaches. (COC-13.39)"""


# -- advances ----------------------------------------------------------------------------------------------------------


@HIRE_HERE.on("india_indian_elephants")
def _forest_elephants(s: ClashState, seat: Seat, city: Hex, kind: int) -> bool:
    """Cities on Forest recruit Elephants without a Market."""
    return kind == ELEPHANT and s.terrain[city] == FOREST


@TRADERS.on("india_indian_elephants")
def _elephants_trade(s: ClashState, seat: Seat) -> list[tuple[Hex, int]]:
    """Elephants in own cities that are not Angry trade."""
    army = s.armies[seat]
    return [
        (hex_, ELEPHANT)
        for hex_ in s.nations[seat].cities
        if s.mood[hex_] > ANGRY
        for _ in range(count(army[hex_], ELEPHANT))
    ]


@INFLUENCE_PREACHERS.on("india_proselytism")
def _proselytism(s: ClashState, seat: Seat) -> list[tuple[Hex, int]]:
    """Settlers act: range 2, and 1 for each further one there, even in a city under influence. (COC-13.39)"""
    packs = stationed(s.armies[seat])
    return [(hex_, PREACHING + count(pack, SETTLER) - 1) for hex_, pack in packs if count(pack, SETTLER)]


@INFLUENCE_RANGE.on("india_proselytism")
def _settlers_in_cities(s: ClashState, seat: Seat, hex_: Hex) -> int:
    """Settlers in a city add 1 each to its range. (COC-13.39)"""
    return count(s.armies[seat][hex_], SETTLER)


@TRADE_YIELD.on("india_prosperity")
def _prosperity(s: ClashState, seat: Seat, route: Numbers, taken: object) -> list[tuple[int, int]]:
    """Routes bring mood, or culture from cities with own buildings, if the player likes."""
    found = [(MOOD, 1)]
    if any(whose == seat for _, whose in buildings(s, route[2])):
        found.append((CULTURE, 1))
    return found


@ADVANCE_WAYS.on("india_peace_and_poetry")
def _peace_and_poetry(s: ClashState, seat: Seat, advance: int) -> list[Price]:
    """Once per turn an advance costs 1 mood instead of its food."""
    own = s.nations[seat]
    if note(own, "india_peace_and_poetry") or own.known & FREED.get(advance, 0):
        return []
    return [ONE_MOOD]


# -- Akbar -------------------------------------------------------------------------------------------------------------


class BladedTusks(Frame[ClashState]):
    """1 ore before the battle: +1 in every round for each Elephant that is left."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return call(MayPay(self.seat, ONE_ORE, "prompt-akbar-tusks"), then=self.paid)

    def paid(self, s: ClashState, paid: int) -> Step:
        return done(("tusks", 1)) if paid else done()


@BATTLE_BEGINS.on("akbar_bladed_tusks")
def _bladed_tusks(s: ClashState, seat: Seat, battle: Any) -> Frame[ClashState] | None:
    rides = leads_on_land(s, seat, battle) and count(battle.force(s, battle.side_of(seat)), ELEPHANT) > 0
    return BladedTusks(seat) if rides else None


@MOVED_TO.on("akbar_prosperous")
def _prosperous(s: ClashState, seat: Seat, origin: Hex, target: Hex, pack: Pack) -> None:
    """Moving him into an own city gives 1 gold."""
    if pack >= LEADER_PACK and s.owner[target] == seat:
        gain(s, seat, GOLD, 1)


# -- Sri Gupta ---------------------------------------------------------------------------------------------------------


def golden_advances(s: ClashState, seat: Seat) -> list[int]:
    """Advances of categories not yet started that the player can pay for."""
    owned = s.nations[seat].advances
    return [advance for advance in listed(buyable(s, seat)) if not owned & CATEGORY_BITS[CATEGORY_OF[advance]]]


class GoldenAge(Frame[ClashState]):
    """His city is activated: 1 culture and its price for the first advance of a category."""

    seat: Seat
    city: int

    def start(self, s: ClashState) -> Step:
        frame = activate_city(s, self.seat, self.city, "ability")
        return call(frame, then=self.pay) if frame else self.pay(s, None)

    def pay(self, s: ClashState, _: object) -> Step:
        return call(Pay(self.seat, ONE_CULTURE), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        if not golden_advances(s, self.seat):
            return self.finish(s, None)
        return ask(ChooseGoldenAdvance(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return call(BuyAdvance(self.seat, NUMBER[str(answer[1])]), then=self.finish)

    def finish(self, s: ClashState, _: object) -> Step:
        wear_city(s, self.seat, self.city)
        return done()


class ChooseGoldenAdvance(Question[ClashState]):
    """Which category is started."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-sri-gupta-golden-age"
    rule: ClassVar[str] = "COC-6.1"

    def choices(self, s: ClashState) -> Options:
        return tuple([LEARN[advance] for advance in golden_advances(s, self.seat)])


def _why_not_golden_age(s: ClashState, seat: Seat) -> Refusal | None:
    reason = why_not_activate_for_culture(s, seat)
    if reason is not None:
        return reason
    return None if golden_advances(after_culture(s, seat), seat) else Refusal("no-category-to-start", "COC-6.1")


def _golden_age(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return GoldenAge(seat, leader_city(s, seat))


use("sri_gupta_golden_age", _why_not_golden_age, _golden_age)


@BATTLE_VALUE.on("sri_gupta_prepared")
def _prepared(s: ClashState, seat: Seat, battle: Any) -> int:
    """+2 in a round without an own action card."""
    return LEADERSHIP if leads_on_land(s, seat, battle) and not battle.played[battle.side_of(seat)] else 0


# -- Ashoka ------------------------------------------------------------------------------------------------------------


@INFLUENCE_REROLL.on("ashoka_buddhism")
def _buddhism(s: ClashState, seat: Seat, acting: Hex, target: Hex) -> bool:
    """Once per turn a roll from his city is repeated, if it has a Temple or may win one."""
    if note(s.nations[seat], "influence-reroll") or acting != leader_city(s, seat):
        return False
    return colour(s, acting, TEMPLE) != NONE or TEMPLE in replaceable(s, seat, target)


@CAPTURED.on("ashoka_expansionist")
def _expansionist(s: ClashState, seat: Seat, hex_: Hex, *_: object) -> None:
    """A city captured with him gives 1 culture, 2 with a Temple."""
    if s.nations[seat].leader_at == hex_:
        gain(s, seat, CULTURE, 1 + (colour(s, hex_, TEMPLE) != NONE))
