"""What several civilizations and leaders have in common. (COC-13)"""

from __future__ import annotations

from collections.abc import Callable

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules.activating import why_not_activate
from epoka.games.clash_of_cultures.rules.advances import FreeAdvance, open_among
from epoka.games.clash_of_cultures.rules.battle import move_all
from epoka.games.clash_of_cultures.rules.casualties import named
from epoka.games.clash_of_cultures.rules.deeds import always, use
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.moments import BATTLE_VALUE, WONDER_DISCOUNT, WONDER_FREELY, WONDER_WANTED
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.rules.ranges import distances_from
from epoka.games.clash_of_cultures.rules.stock import EXACT, PLAIN, Pay, can_pay
from epoka.games.clash_of_cultures.rules.units import ONE
from epoka.games.clash_of_cultures.state import ClashState, Nation, map_of
from epoka.kernel import YES, Frame, Option, Refusal, Seat, Step, YesNo, ask, call, done, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.payments import Swaps, swapped
from epoka.parts.tuples import put

EITHER_TOKEN = swapped(EXACT, tables.MOOD, tables.CULTURE)
"""A price in mood that may be paid in culture just as well."""
NO_FOOD_NO_WOOD = tuple([(food, wood, 0, 0, 0, 0, 0) for food, wood, *_ in tables.BUILDING_PRICE])
"""What a building costs less that costs no food and no wood."""


# -- where the leader is (COC-13.2) ------------------------------------------------------------------------------------


def leader_city(s: ClashState, seat: Seat) -> Hex:
    """The own city in which the leader stands, NOWHERE if it is elsewhere. (COC-13.2)"""
    hex_ = s.nations[seat].leader_at
    return hex_ if hex_ != NOWHERE and s.owner[hex_] == seat else NOWHERE


def is_near(s: ClashState, hex_: Hex, other: Hex, reach: int) -> bool:
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
    tell(s, events.PUSHED, owner, named(owner), tables.UNIT[kind], names[here], names[there])


# -- paying for something, if one likes --------------------------------------------------------------------------------


class MayPay(Frame[ClashState]):
    """A player may pay a price; returns what that `brings`, or nothing. Who can't pay isn't asked."""

    seat: Seat
    price: tables.Price
    prompt: str
    swaps: Swaps = PLAIN
    brings: tuple[str, int] = ("paid", 1)

    def start(self, s: ClashState) -> Step:
        if not can_pay(s.nations[self.seat], self.price, self.swaps):
            return done()
        return ask(YesNo(self.seat, self.prompt), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        if answer != YES:
            return done()
        return call(Pay(self.seat, self.price, self.swaps), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        return done(self.brings)


def may_cancel(seat: Seat, price: tables.Price, ability: str) -> MayPay:
    """A player who is hit in a battle may pay to cancel hits; the prompt is named after the ability. (COC-9.2.4)"""
    prompt = "prompt-" + ability.replace("_", "-")
    return MayPay(seat, price, prompt, brings=("cancel", tables.number(ability, "hits")))


def after_culture(s: ClashState, seat: Seat, amount: int) -> ClashState:
    """The position after a player has paid culture, or what stands for it; a copy to try things on."""
    after = s.clone()
    own = after.nations[seat]
    token = tables.CULTURE if own.stock[tables.CULTURE] else tables.MOOD
    own.stock = put(own.stock, token, max(0, own.stock[token] - amount))
    return after


# -- mood or culture for an advance of a category ----------------------------------------------------------------------


def teaches(ability: str, category: str) -> None:
    """Say that a leader in an own Happy city brings advances of a category, cube from the track. (COC-13.2)"""
    number = tables.CATEGORY.index(category)
    fee = tables.price({"mood": tables.number(ability, "amount")})

    def why_not(s: ClashState, seat: Seat) -> Refusal | None:
        own = s.nations[seat]
        city = leader_city(s, seat)
        if city == NOWHERE or s.mood[city] != tables.HAPPY:
            return Refusal("leader-not-in-happy-city", "COC-13.2")
        if not can_pay(own, fee, EITHER_TOKEN):
            return Refusal("no-tokens", "COC-13.2")
        if not open_among(s, seat, tables.CATEGORY_BITS[number]):
            return Refusal("no-advance-left", "COC-6.1")
        return None

    def start(s: ClashState, seat: Seat) -> Frame[ClashState]:
        return FreeAdvance(seat, 1, tables.CATEGORY_BITS[number])

    use(ability, why_not, start, always, price=fee, swaps=EITHER_TOKEN)


# -- a wonder of one's own (COC-13.32) ---------------------------------------------------------------------------------


def wants_wonder(ability: str, wonder: int) -> None:
    """Say that a leader's ability is about a wonder: it must be drawn, and wonders in the leader's city are cheaper."""
    discount = tables.amounts(ability, "culture")

    @WONDER_WANTED.on(ability)
    def wanted(s: ClashState, seat: Seat) -> int:
        return wonder

    @WONDER_FREELY.on(ability)
    def freely(s: ClashState, seat: Seat, city: Hex) -> bool:
        return leader_city(s, seat) == city

    @WONDER_DISCOUNT.on(ability)
    def cheaper(s: ClashState, seat: Seat, city: Hex, built: int) -> tables.Price | None:
        return discount if built == wonder and leader_city(s, seat) == city else None


# -- "+2 CV" -----------------------------------------------------------------------------------------------------------


def leads_on_land(s: ClashState, seat: Seat, battle: Field) -> bool:
    """Whether the seat's leader fights in a land battle. (COC-13.2)"""
    return not battle.sea and bool(battle.leads(s, seat))


def _is_aboard(s: ClashState, seat: Seat, battle: Field) -> bool:
    """Whether the seat's leader takes part in a sea battle."""
    return bool(battle.sea and battle.leads(s, seat))


@BATTLE_VALUE.on("hanno_fleet_commander")
def _fleet_commander(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 in a sea battle with him aboard."""
    return tables.number("hanno_fleet_commander", "combat") if _is_aboard(s, seat, battle) else 0


@BATTLE_VALUE.on("pericles_admiral")
def _admiral(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 in a sea battle with him aboard."""
    return tables.number("pericles_admiral", "combat") if _is_aboard(s, seat, battle) else 0


def is_attacker(seat: Seat, battle: Field) -> bool:
    """Whether the seat attacks."""
    return bool(battle.attacker == seat)


# -- activating the leader's city for an ability -----------------------------------------------------------------------


def why_not_activate_leader_city(s: ClashState, seat: Seat, rule: str) -> Refusal | None:
    """Why an ability that activates the leader's city can't be used. (COC-7.3, COC-13.2)"""
    return why_not_in_city(s, seat, rule) or why_not_activate(s, seat, leader_city(s, seat))


def why_not_activate_for_culture(ability: str) -> Callable[[ClashState, Seat], Refusal | None]:
    """Why the leader's city can't be activated for an ability that costs culture. (COC-7.3, COC-13.2)"""
    price = tables.amounts(ability, "culture")

    def why_not(s: ClashState, seat: Seat) -> Refusal | None:
        reason = why_not_activate_leader_city(s, seat, "COC-13.2")
        if reason is None and not can_pay(s.nations[seat], price):
            return Refusal("cannot-pay", "COC-13.2", {"amount": price[tables.CULTURE]})
        return reason

    return why_not
