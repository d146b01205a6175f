"""The moments of growth: what an ability says there is heeded. (COC-13)

The abilities here are made up: what matters is that the chapters ask, and do what they are told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from epoka.games.clash_of_cultures.game import GAME
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.advances import why_not_buy
from epoka.games.clash_of_cultures.rules.collecting import why_not_collect
from epoka.games.clash_of_cultures.rules.constructing import why_not_construct
from epoka.games.clash_of_cultures.rules.founding import why_not_found
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.rules.recruiting import why_not_recruit
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.rules.turn import ChooseDeed
from epoka.games.clash_of_cultures.rules.uses import GainOne
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import (
    ADVANCE,
    BUILDING,
    CULTURE,
    ELEPHANT,
    FOOD,
    FREE,
    GOLD,
    HAPPY,
    IDEAS,
    INFANTRY,
    MOOD,
    NUMBER,
    ORE,
    SETTLER,
    WOOD,
    Price,
)
from epoka.kernel import Option, Seat, Table
from epoka.kernel.memo import forget
from tests.games.clash_of_cultures.hooking import act
from tests.games.clash_of_cultures.scenario import Scenario, scenario

ABILITY = "aztecs_captives"
LAND = {"C3": "plains", "D3": "plains", "E3": "plains"}
ONE_MOOD: Price = (0, 0, 0, 0, 0, 1, 0)
Hooking = Callable[[str, Any], None]


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hooking]:
    """Let the ability, and nothing else, act at a moment, on tables that are laid out afterwards."""

    def hooked(moment: str, does: Any) -> None:
        opened = getattr(moments, moment)
        for ability in list(opened.hooks):
            monkeypatch.delitem(opened.hooks, ability)
        act(monkeypatch, opened, ABILITY, does)
        forget()

    yield hooked
    forget()


def table_with(known: str = "", **given: Any) -> Scenario:
    """A table of the expansion where seat 0 has the ability and three cities."""
    own = {
        "civilization": "aztecs",
        "cities": {"D2": "neutral", "D3": "neutral", "C3": "neutral"},
        "advances": f"{ABILITY} {known}",
    }
    return scenario(options={"civilizations": "on"}, terrain=LAND, seat0={**own, **given})


# -- advances ----------------------------------------------------------------------------------------------------------


def test_another_way_to_pay_for_an_advance(hook: Hooking) -> None:
    hook("ADVANCE_WAYS", lambda s, seat, advance: [ONE_MOOD])
    table = table_with(mood=1)
    table.answer(0, "advance myths")
    assert table.stock(0, "mood") == (1,)
    assert note(table[0], ABILITY) == 1


def test_a_discount_on_an_advance(hook: Hooking) -> None:
    hook("ADVANCE_DISCOUNT", lambda s, seat, advance: (2, *FREE[1:]) if advance == NUMBER["navigation"] else None)
    table = table_with("fishing")
    assert table.options("advance") == ["advance navigation"]


# -- cities ------------------------------------------------------------------------------------------------------------


def test_barren_land_may_be_settled(hook: Hooking) -> None:
    table = table_with(units={"D1": "settler1"})
    assert table.refused(0, "found D1") == ("found-on-barren", "COC-7.2.1")
    hook("FOUND_ON", lambda s, seat, hex_: True)
    hook("FOUNDED", lambda s, seat, hex_: GainOne(seat, (IDEAS, CULTURE)))
    table = table_with(units={"D1": "settler1"})
    table.answer(0, "found D1", "gain ideas")
    assert table.stock(0, "ideas") == (1,)


def test_a_rival_may_ban_founding(hook: Hooking) -> None:
    hook("FOUND_BAN", lambda s, seat, founder, hex_: founder == 1)
    table = scenario(
        options={"civilizations": "on"},
        active=1,
        terrain={"C7": "plains"},
        seat0={"advances": ABILITY},
        seat1={"units": {"C7": "settler1"}},
    )
    assert table.refused(1, "found C7") == ("founding-banned", "COC-13.22")


def test_another_city_counts_as_activated(hook: Hooking) -> None:
    """(COC-13.23)"""
    hook("STAND_INS", lambda s, seat, hex_: [other for other in s.nations[seat].cities if other != hex_])
    table = table_with("storage", cities={"D2": "happy", "D3": "happy"})
    table.answer(0, "collect D2", "best", "collect D2")
    assert table.options() == ["activate D2", "activate D3"]
    table.answer(0, "activate D3", "best")
    assert (table.mood("D2"), table.mood("D3")) == ("happy", "happy")
    table.answer(0, "collect D2", "activate D3", "best")
    assert (table.mood("D2"), table.mood("D3")) == ("happy", "neutral")


def test_an_activation_is_told(hook: Hooking) -> None:
    hook("ACTIVATED", lambda s, seat, hex_, purpose: gain(s, seat, IDEAS, 1) and None)
    hook("CITY_ACTS", lambda s, seat, hex_, purpose: gain(s, seat, GOLD, 1) and None)
    table = table_with()
    table.answer(0, "collect D2", "best")
    assert table.stock(0, "ideas", "gold") == (1, 1)


def test_a_city_acts_in_another_mood_and_size(hook: Hooking) -> None:
    hook("ACTING_MOOD", lambda s, seat, hex_, purpose: HAPPY)
    table = table_with("writing storage", cities={"D2": "angry", "D3": "neutral"}, food=1, wood=1, ore=1)
    assert "construct academy D2" in table.options()
    table.answer(0, "collect D2", "best")
    assert sum(table.stock(0)) == 5
    hook("ACTING_SIZE", lambda s, seat, hex_, purpose: 1 if purpose == "collect" else 0)
    table = table_with("storage", cities={"D2": "neutral", "D3": "neutral"})
    table.answer(0, "collect D2", "best")
    assert sum(table.stock(0)) == 3


# -- collecting --------------------------------------------------------------------------------------------------------


def test_further_hexes_kinds_and_captives(hook: Hooking) -> None:
    hook("HARVEST_FROM", lambda s, seat, city: [near for near in (9, 17) if s.owner[near] == seat and near != city])
    hook("HARVEST_KINDS", lambda s, seat, city, hex_: (WOOD, 7) if s.owner[hex_] == seat else ())
    told: list[Any] = []
    hook("COLLECTED", lambda s, seat, city, harvest, gains: told.append((harvest, gains)))
    table = table_with(cities={"D2": "neutral"})
    table.answer(0, "collect D2", "harvest D2 captive")
    assert told == [(((table.hex("D2"), 7),), FREE)]
    assert sum(table.stock(0)) == 0


# -- buildings and wonders ---------------------------------------------------------------------------------------------


def test_prices_of_buildings(hook: Hooking) -> None:
    hook("BUILD_WAYS", lambda s, seat, hex_, building: [ONE_MOOD])
    taken: list[Price] = []
    hook("WAY_TAKEN", lambda s, seat, price: taken.append(price))
    table = table_with("tactics", food=1, wood=1, ore=1, mood=1)
    table.answer(0, "construct fortress D2")
    assert table.options() == ["printed 1 1 1 0 0 0 0", f"discount {ABILITY} 0 0 0 0 0 1 0"]
    table.answer(0, f"discount {ABILITY} 0 0 0 0 0 1 0")
    assert (table.stock(0, "food", "mood"), taken) == ((1, 0), [ONE_MOOD])


def test_discounts_and_swaps_of_buildings(hook: Hooking) -> None:
    hook("BUILD_DISCOUNT", lambda s, seat, hex_, building: (1, 1, 0, 0, 0, 0, 0))
    hook("BUILD_SWAPS", lambda s, seat, hex_, building: [(ORE, (MOOD,))])
    hook("BUILT", lambda s, seat, hex_, building: gain(s, seat, CULTURE, 1) and None)
    table = table_with("tactics", mood=1)
    table.answer(0, "construct fortress D2")
    assert table.stock(0, "mood", "culture") == (0, 1)


def test_prices_of_wonders(hook: Hooking) -> None:
    own = {"cities": {"D2": "happy", "D3": "neutral"}, "designs": "great_pyramid", "food": 2, "wood": 3, "ore": 7}
    known = "engineering myths rituals storage"
    hook("WONDER_DISCOUNT", lambda s, seat, hex_, wonder: (0, 0, 0, 0, 0, 0, 2))
    table = table_with(known, **own, culture=3)
    assert table.options("wonder") == ["wonder great_pyramid D2"]
    hook("WONDER_SWAPS", lambda s, seat, hex_, wonder: [(CULTURE, (MOOD,))])
    table = table_with(known, **own, mood=3)
    table.answer(0, "wonder great_pyramid D2")
    assert table.stock(0, "mood") == (0,)
    hook("WONDER_WAYS", lambda s, seat, hex_, wonder: [ONE_MOOD])
    table = table_with(known, **own, mood=1)
    table.answer(0, "wonder great_pyramid D2")
    assert table.stock(0, "food", "mood") == (2, 0)


def test_a_wonder_as_a_free_action(hook: Hooking) -> None:
    hook("WONDER_FREELY", lambda s, seat, hex_: True)
    hook("WONDER_BUILT", lambda s, seat, hex_, wonder: gain(s, seat, IDEAS, 1) and None)
    own = {"cities": {"D2": "happy", "D3": "neutral"}, "designs": "great_pyramid", "food": 2, "wood": 3, "ore": 7}
    table = table_with("engineering myths rituals storage", **own, culture=5)
    table.answer(0, "wonder great_pyramid D2")
    assert (table[0].actions_left, table.stock(0, "ideas")) == (3, (1,))


# -- units -------------------------------------------------------------------------------------------------------------


def test_units_without_their_building(hook: Hooking) -> None:
    hook("HIRE_HERE", lambda s, seat, city, kind: kind == ELEPHANT)
    table = table_with(food=2, units={})
    table.answer(0, "recruit D2")
    assert table.options() == ["hire settler", "hire elephant"]


def test_other_prices_of_units(hook: Hooking) -> None:
    hook("HIRE_WAYS", lambda s, seat, city, kind: [("", (1, 0, 0, 0, 0, 0, 1))] if kind == ELEPHANT else [])
    table = table_with(food=1, culture=1, units={})
    table.answer(0, "recruit D2")
    assert table.units(0, "D2") == "elephant1"
    hook("HIRE_WAYS", lambda s, seat, city, kind: [])
    hook("HIRE_SWAPS", lambda s, seat, city, kind: [(FOOD, (CULTURE,))])
    table = table_with(culture=2, units={})
    table.answer(0, "recruit D2")
    assert table.units(0, "D2") == "settler1"


def test_a_way_of_a_group_only_once(hook: Hooking) -> None:
    hook("HIRE_WAYS", lambda s, seat, city, kind: [("draft", (0, 0, 0, 0, 1, 0, 0))] if kind == INFANTRY else [])
    table = table_with("tactics draft", cities={"D2": "happy"}, mood=2, gold=2, units={})
    table.answer(0, "recruit D2")
    assert len(table.options("bargain")) == 2
    table.answer(0, f"bargain infantry {ABILITY} 0 0 0 0 1 0 0")
    assert not table.options("bargain")


def test_units_appear_elsewhere(hook: Hooking) -> None:
    hook("HIRE_PLACES", lambda s, seat, city, kind: [near for near in (22,) if kind == SETTLER])
    told: list[Any] = []
    hook("RECRUITED", lambda s, seat, city, pack, by_activation: told.append((pack, by_activation)))
    table = table_with(food=2, units={})
    place = table.board.names[22]
    table.answer(0, "recruit D2")
    assert table.options() == ["place D2", f"place {place}"]
    table.table.apply(0, f"place {place}")
    assert told == [(1, 1)]
    assert table.units(0, place) == "settler1"


def test_something_else_is_bought(hook: Hooking) -> None:
    hook("HIRE_EXTRA", lambda s, seat, city: ("draft", ONE_MOOD))
    hook("EXTRA_HIRED", lambda s, seat, city: gain(s, seat, IDEAS, 1) and None)
    table = table_with("tactics draft", cities={"D2": "happy"}, mood=2, units={})
    table.answer(0, "recruit D2")
    assert table.options() == ["bargain infantry draft 0 0 0 0 0 1 0", f"extra {ABILITY} 0 0 0 0 0 1 0"]
    table.answer(0, f"extra {ABILITY} 0 0 0 0 0 1 0")
    assert (table.stock(0, "ideas", "mood"), table.units(0, "D2")) == ((1, 1), "")
    assert table.decision.prompt == "prompt-deed"


# -- what is offered ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("civilizations", ["off", "on"])
def test_exactly_what_nothing_speaks_against_is_offered(civilizations: str) -> None:
    """The quick lists of what can be done agree with the reasons that refusals give. (COC-4.3)"""
    rng = Random(civilizations)
    asked = 0
    for seed in range(3):
        table = Table.new(GAME, 2, seed, {"civilizations": civilizations})
        while not table.over:
            question = table.questions[0]
            if isinstance(question, ChooseDeed) and table.state.nations[question.seat].actions_left:
                asked += 1
                assert growth_offered(question, table.state) == growth_allowed(table.state, question.seat)
            options = [option for option in question.options(table.state) if option[0] != "raze"]
            table.apply(question.seat, rng.choice(options))
    assert asked > 100


def growth_offered(question: ChooseDeed, s: ClashState) -> set[Option]:
    """What is offered of the deeds of growth."""
    words = ("advance", "found", "collect", "construct", "recruit")
    return {option for option in question.options(s) if option[0] in words}


def growth_allowed(s: ClashState, seat: Seat) -> set[Option]:
    """The same, asked one by one."""
    names = map_of(s).names
    found: set[Option] = {("advance", ADVANCE[a]) for a in range(48) if why_not_buy(s, seat, a) is None}
    for hex_, name in enumerate(names):
        found |= {("found", name)} if why_not_found(s, seat, hex_) is None else set()
        if s.owner[hex_] == seat:
            found |= {("collect", name)} if why_not_collect(s, seat, hex_) is None else set()
            found |= {("recruit", name)} if why_not_recruit(s, seat, hex_) is None else set()
            found |= {("construct", BUILDING[b], name) for b in range(7) if why_not_construct(s, seat, b, hex_) is None}
    return found
