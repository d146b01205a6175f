"""India. (COC-13.39)"""

from __future__ import annotations

from epoka.games.clash_of_cultures import tables
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.activating import activate_city, wear_city
from epoka.games.clash_of_cultures.rules.advances import FREED, BuyAdvance, buyable, listed
from epoka.games.clash_of_cultures.rules.cities import buildings, colour
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.deeds import use
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.influence import replaceable
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.rules.options import LEARN
from epoka.games.clash_of_cultures.rules.stock import Pay, gain
from epoka.games.clash_of_cultures.rules.units import LEADER_PACK, Pack, count, stationed
from epoka.games.clash_of_cultures.state import ClashState, Numbers
from epoka.kernel import Choose, Frame, Option, Refusal, Seat, Step, ask, call, done
from epoka.parts.hexes import Hex
from epoka.parts.questions import one_of

PREACHING = tables.NUMBERS["india_proselytism"]
"""How far a single Settler reaches, how much further with each other, and what each adds to a city. (COC-13.39)"""
POETRY = tables.amounts("india_peace_and_poetry", "mood")
TUSKS = tables.amounts("akbar_bladed_tusks", "ore")
GOLDEN_AGE = tables.amounts("sri_gupta_golden_age", "culture")
_why_not_activate = common.why_not_activate_for_culture("sri_gupta_golden_age")


# -- advances ----------------------------------------------------------------------------------------------------------


@moments.HIRE_HERE.on("india_indian_elephants")
def _forest_elephants(s: ClashState, seat: Seat, city: Hex, kind: int) -> bool:
    """Cities on Forest recruit Elephants without a Market."""
    return kind == tables.ELEPHANT and s.terrain[city] == tables.FOREST


@moments.TRADERS.on("india_indian_elephants")
def _elephants_trade(s: ClashState, seat: Seat) -> list[tuple[Hex, int]]:
    """Elephants in own cities that are not Angry trade."""
    army = s.armies[seat]
    return [
        (hex_, tables.ELEPHANT)
        for hex_ in s.nations[seat].cities
        if s.mood[hex_] > tables.ANGRY
        for _ in range(count(army[hex_], tables.ELEPHANT))
    ]


@moments.INFLUENCE_PREACHERS.on("india_proselytism")
def _proselytism(s: ClashState, seat: Seat) -> list[tuple[Hex, int]]:
    """Settlers act: range 2, and 1 for each further one there, even in a city under influence. (COC-13.39)"""
    packs = stationed(s.armies[seat])
    settlers = [(hex_, count(pack, tables.SETTLER)) for hex_, pack in packs]
    return [(hex_, PREACHING["hexes"] + PREACHING["more"] * (there - 1)) for hex_, there in settlers if there]


@moments.INFLUENCE_RANGE.on("india_proselytism")
def _settlers_in_cities(s: ClashState, seat: Seat, hex_: Hex) -> int:
    """Settlers in a city add 1 each to its range. (COC-13.39)"""
    return PREACHING["add"] * count(s.armies[seat][hex_], tables.SETTLER)


@moments.TRADE_YIELD.on("india_prosperity")
def _prosperity(s: ClashState, seat: Seat, route: Numbers, taken: object) -> list[tuple[int, int]]:
    """Routes bring mood, or culture from cities with own buildings, if the player likes."""
    found = [(tables.MOOD, 1)]
    if any(whose == seat for _, whose in buildings(s, route[2])):
        found.append((tables.CULTURE, 1))
    return found


@moments.ADVANCE_WAYS.on("india_peace_and_poetry")
def _peace_and_poetry(s: ClashState, seat: Seat, advance: int) -> list[tables.Price]:
    """Once per turn an advance costs 1 mood instead of its food."""
    own = s.nations[seat]
    if note(own, "india_peace_and_poetry") or own.known & FREED.get(advance, 0):
        return []
    return [POETRY]


# -- Akbar -------------------------------------------------------------------------------------------------------------


@moments.BATTLE_BEGINS.on("akbar_bladed_tusks")
def _bladed_tusks(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    """1 ore before the battle: +1 in every round for each Elephant that is left."""
    bonus = tables.number("akbar_bladed_tusks", "combat")
    rides = common.leads_on_land(s, seat, battle) and count(battle.force(s, battle.side_of(seat)), tables.ELEPHANT) > 0
    return common.MayPay(seat, TUSKS, "prompt-akbar-tusks", brings=("tusks", bonus)) if rides else None


@moments.MOVED_TO.on("akbar_prosperous")
def _prosperous(s: ClashState, seat: Seat, origin: Hex, target: Hex, pack: Pack) -> None:
    """Moving him into an own city gives 1 gold."""
    if pack >= LEADER_PACK and s.owner[target] == seat:
        gain(s, seat, tables.GOLD, tables.number("akbar_prosperous", "gold"))


# -- Sri Gupta ---------------------------------------------------------------------------------------------------------


def golden_advances(s: ClashState, seat: Seat) -> list[int]:
    """Advances of categories not yet started that the player can pay for."""
    owned = s.nations[seat].advances
    return [
        advance for advance in listed(buyable(s, seat)) if not owned & tables.CATEGORY_BITS[tables.CATEGORY_OF[advance]]
    ]


class GoldenAge(Frame[ClashState]):
    """His city is activated: 1 culture and its price for the first advance of a category."""

    seat: Seat
    city: int

    def start(self, s: ClashState) -> Step:
        return call(activate_city(s, self.seat, self.city, "ability"), then=self.pay)

    def pay(self, s: ClashState, _: object) -> Step:
        return call(Pay(self.seat, GOLDEN_AGE), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        if not golden_advances(s, self.seat):
            return self.finish(s, None)
        return ask(choose_golden_advance(s, self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return call(BuyAdvance(self.seat, tables.NUMBER[str(answer[1])]), then=self.finish)

    def finish(self, s: ClashState, _: object) -> Step:
        wear_city(s, self.seat, self.city)
        return done()


def choose_golden_advance(s: ClashState, seat: Seat) -> Choose:
    """Which category is started."""
    return one_of(
        seat, "prompt-sri-gupta-golden-age", "COC-6.1", [LEARN[advance] for advance in golden_advances(s, seat)]
    )


def _why_not_golden_age(s: ClashState, seat: Seat) -> Refusal | None:
    reason = _why_not_activate(s, seat)
    if reason is not None:
        return reason
    return (
        None
        if golden_advances(common.after_culture(s, seat, GOLDEN_AGE[tables.CULTURE]), seat)
        else Refusal("no-category-to-start", "COC-6.1")
    )


def _golden_age(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return GoldenAge(seat, common.leader_city(s, seat))


use("sri_gupta_golden_age", _why_not_golden_age, _golden_age)


@moments.BATTLE_VALUE.on("sri_gupta_prepared")
def _prepared(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 in a round without an own action card."""
    return (
        tables.number("sri_gupta_prepared", "combat")
        if common.leads_on_land(s, seat, battle) and not battle.played[battle.side_of(seat)]
        else 0
    )


# -- Ashoka ------------------------------------------------------------------------------------------------------------


@moments.INFLUENCE_REROLL.on("ashoka_buddhism")
def _buddhism(s: ClashState, seat: Seat, acting: Hex, target: Hex) -> bool:
    """Once per turn a roll from his city is repeated, if it has a Temple or may win one."""
    if note(s.nations[seat], "influence-reroll") or acting != common.leader_city(s, seat):
        return False
    return colour(s, acting, tables.TEMPLE) != tables.NONE or tables.TEMPLE in replaceable(s, seat, target)


@moments.CAPTURED.on("ashoka_expansionist")
def _expansionist(s: ClashState, seat: Seat, hex_: Hex, *_: object) -> None:
    """A city captured with him gives 1 culture, 2 with a Temple."""
    if s.nations[seat].leader_at == hex_:
        says = tables.NUMBERS["ashoka_expansionist"]
        gain(s, seat, tables.CULTURE, says["culture" if colour(s, hex_, tables.TEMPLE) == tables.NONE else "temple"])
