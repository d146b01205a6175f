"""What several civilizations and leaders have in common. (COC-13)"""

from __future__ import annotations

from typing import Any

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules.activating import why_not_activate
from epoka.games.clash_of_cultures.rules.advances import FreeAdvance, open_among
from epoka.games.clash_of_cultures.rules.battle import move_all
from epoka.games.clash_of_cultures.rules.casualties import named
from epoka.games.clash_of_cultures.rules.deeds import always, use
from epoka.games.clash_of_cultures.rules.moments import BATTLE_VALUE, WONDER_DISCOUNT, WONDER_FREELY, WONDER_WANTED
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.rules.ranges import distances_from
from epoka.games.clash_of_cultures.rules.stock import EXACT, PLAIN, Pay, Swaps, can_pay, swapped
from epoka.games.clash_of_cultures.rules.units import ONE
from epoka.games.clash_of_cultures.state import ClashState, Nation, map_of, put
from epoka.games.clash_of_cultures.tables import (
    CATEGORY,
    CATEGORY_BITS,
    CULTURE,
    HAPPY,
    MOOD,
    UNIT,
    Price,
)
from epoka.kernel import YES, Frame, Option, Refusal, Seat, Step, YesNo, ask, call, done, tell

ONE_MOOD: Price = (0, 0, 0, 0, 0, 1, 0)
ONE_CULTURE: Price = (0, 0, 0, 0, 0, 0, 1)
ONE_ORE: Price = (0, 0, 1, 0, 0, 0, 0)
TWO_CULTURE: Price = (0, 0, 0, 0, 0, 0, 2)
EITHER_TOKEN = swapped(EXACT, MOOD, CULTURE)
"""A price in mood that may be paid in culture just as well."""
LEADERSHIP = 2
"""What most leaders add to the combat value."""


# -- where the leader is (COC-13.2) ------------------------------------------------------------------------------------


def leader_city(s: ClashState, seat: Seat) -> Hex:
    """The own city in which the leader stands, NOWHERE if it is elsewhere. (COC-13.2)"""
    hex_ = s.nations[seat].leader_at
    return hex_ if hex_ != NOWHERE and s.owner[hex_] == seat else NOWHERE


def is_near(s: ClashState, hex_: Hex, other: Hex, reach: int = 2) -> bool:
    """Whether two hexes are within some steps of each other, over explored hexes. (COC-2.4)"""
    return NOWHERE not in (hex_, other) and 0 <= distances_from(s, hex_)[other] <= reach


def why_not_in_city(s: ClashState, seat: Seat, rule: str) -> Refusal | None:
    """Why a leader's ability can't be used: the leader is in no own city. (COC-13.2)"""
    return None if leader_city(s, seat) != NOWHERE else Refusal("leader-not-in-city", rule)


def why_not_again(own: Nation, name: str, rule: str) -> Refusal | None:
    """Why something can't be used that may be used once per turn."""
    return Refusal("once-per-turn", rule) if note(own, name) else None


# -- pushing enemy units -----------------------------------------------------------------------------------------------


def push(s: ClashState, owner: int, kind: int, here: Hex, there: Hex) -> None:
    """An enemy's unit has to go to another hex."""
    move_all(s, owner, here, there, ONE[kind])
    names = map_of(s).names
    tell(s, events.PUSHED, owner, named(owner), UNIT[kind], names[here], names[there])


# -- paying for something, if one likes --------------------------------------------------------------------------------


class MayPay(Frame[ClashState]):
    """A player may pay a price; returns whether it was paid. Who can't pay isn't asked."""

    seat: Seat
    price: Price
    prompt: str
    swaps: Swaps = PLAIN

    def start(self, s: ClashState) -> Step:
        if not can_pay(s.nations[self.seat], self.price, self.swaps):
            return done(0)
        return ask(YesNo(self.seat, self.prompt), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        if answer != YES:
            return done(0)
        return call(Pay(self.seat, self.price, self.swaps), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        return done(1)


class CancelHit(Frame[ClashState]):
    """A player who is hit in a battle may pay a price to cancel 1 hit. (COC-9.2.4)"""

    seat: Seat
    price: Price
    prompt: str

    def start(self, s: ClashState) -> Step:
        return call(MayPay(self.seat, self.price, self.prompt), then=self.paid)

    def paid(self, s: ClashState, paid: int) -> Step:
        return done(("cancel", 1)) if paid else done()


def after_culture(s: ClashState, seat: Seat) -> ClashState:
    """The position after a player has paid 1 culture, or what stands for it; a copy to try things on."""
    after = s.clone()
    own = after.nations[seat]
    token = CULTURE if own.stock[CULTURE] else MOOD
    own.stock = put(own.stock, token, max(0, own.stock[token] - 1))
    return after


# -- 1 mood or 1 culture for an advance of a category ------------------------------------------------------------------


class Tuition(Frame[ClashState]):
    """A leader in an own Happy city: 1 mood or 1 culture for an advance of a category, cube from the track."""

    seat: Seat
    category: int

    def start(self, s: ClashState) -> Step:
        return call(Pay(self.seat, ONE_MOOD, EITHER_TOKEN), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        return call(FreeAdvance(self.seat, 1, CATEGORY_BITS[self.category]), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def teaches(ability: str, category: str) -> None:
    """Say that a leader's ability brings advances of a category. (COC-13.2)"""
    number = CATEGORY.index(category)

    def why_not(s: ClashState, seat: Seat) -> Refusal | None:
        own = s.nations[seat]
        city = leader_city(s, seat)
        if city == NOWHERE or s.mood[city] != HAPPY:
            return Refusal("leader-not-in-happy-city", "COC-13.2")
        if not can_pay(own, ONE_MOOD, EITHER_TOKEN):
            return Refusal("no-tokens", "COC-13.2")
        if not open_among(s, seat, CATEGORY_BITS[number]):
            return Refusal("no-advance-left", "COC-6.1")
        return None

    def start(s: ClashState, seat: Seat) -> Frame[ClashState]:
        return Tuition(seat, number)

    use(ability, why_not, start, always)


# -- a wonder of one's own (COC-13.32) ---------------------------------------------------------------------------------


def wants_wonder(ability: str, wonder: int) -> None:
    """Say that a leader's ability is about a wonder: it must be drawn, and wonders in the leader's city are cheaper."""

    @WONDER_WANTED.on(ability)
    def wanted(s: ClashState, seat: Seat) -> int:
        return wonder

    @WONDER_FREELY.on(ability)
    def freely(s: ClashState, seat: Seat, city: Hex) -> bool:
        return leader_city(s, seat) == city

    @WONDER_DISCOUNT.on(ability)
    def cheaper(s: ClashState, seat: Seat, city: Hex, built: int) -> Price | None:
        return TWO_CULTURE if built == wonder and leader_city(s, seat) == city else None


# -- "+2 CV" -----------------------------------------------------------------------------------------------------------


def leads_on_land(s: ClashState, seat: Seat, battle: Any) -> bool:
    """Whether the seat's leader fights in a land battle. (COC-13.2)"""
    return not battle.sea and bool(battle.leads(s, seat))


@BATTLE_VALUE.on("hanno_fleet_commander", "pericles_admiral")
def _admiral(s: ClashState, seat: Seat, battle: Any) -> int:
    """+2 in a sea battle with the leader aboard."""
    return LEADERSHIP if battle.sea and battle.leads(s, seat) else 0


def is_attacker(seat: Seat, battle: Any) -> bool:
    """Whether the seat attacks."""
    return bool(battle.attacker == seat)


# -- activating the leader's city for an ability -----------------------------------------------------------------------


def why_not_activate_leader_city(s: ClashState, seat: Seat, rule: str) -> Refusal | None:
    """Why an ability that activates the leader's city can't be used. (COC-7.3, COC-13.2)"""
    return why_not_in_city(s, seat, rule) or why_not_activate(s, seat, leader_city(s, seat))


def why_not_activate_for_culture(s: ClashState, seat: Seat) -> Refusal | None:
    """Why the leader's city can't be activated for 1 culture. (COC-7.3, COC-13.2)"""
    reason = why_not_activate_leader_city(s, seat, "COC-13.2")
    if reason is None and not can_pay(s.nations[seat], ONE_CULTURE):
        return Refusal("cannot-pay", "COC-13.2", {"amount": 1})
    return reason
