"""Cards and civilizations: stacks, leaders, wonders, icons. (FH-3)"""

from __future__ import annotations

import pytest

from epoka.games.flow_of_history.effects import RemoveTop
from epoka.games.flow_of_history.rules.civilization import remove_card
from epoka.parts.effects import Resolve
from tests.games.flow_of_history.scenario import scenario

# Culture 2, science 4, industry 1: three different incomes.
THREE_INCOMES = "council_of_elders leonardo_da_vinci granary"


@pytest.mark.parametrize(
    ("card", "icon", "income"),
    [
        ("barracks", "industry", 1),
        ("great_wall", "industry", 1),
        ("republic", "culture", 2),
        ("confucius", "culture", 2),
        ("writing", "science", 4),
        ("archers", "science", 4),
    ],
)
def test_each_type_has_its_income_icon(card: str, icon: str, income: int) -> None:
    """FH-3.3 [interpretation]: wonder industry; government, leader culture; knowledge, military science."""
    s = scenario(
        THREE_INCOMES, "merchant_clan", "farmer_tribe", invested={card: (0, 9)}, deck="castle bank university factory"
    )
    s.play(0, "complete")
    assert s.told("income") == [(0, icon, income)]
    assert (s.resources(0), s.supply) == (income, 9 - income)


@pytest.mark.parametrize(
    ("below", "above", "type_"),
    [
        ("barracks", "monastery", "construction"),
        ("republic", "theocracy", "government"),
        ("writing", "irrigation", "knowledge"),
        ("archers", "longbowmen", "military"),
    ],
)
def test_a_new_card_goes_on_top_of_its_stack(below: str, above: str, type_: str) -> None:
    """FH-3.4: only the top card's effect is visible."""
    s = scenario(
        f"aristocracy {below}",
        "merchant_clan",
        "farmer_tribe",
        invested={above: (0, 1)},
        deck="castle bank university factory",
    )
    s.play(0, "complete")
    assert s.stack(0, type_).split()[-2:] == [below, above]
    visible = s.table.view(0)["counters"]["seats"][0]["visible"]
    assert above in visible
    assert below not in visible


def test_covered_bars_count_and_covered_effects_do_not() -> None:
    """FH-3.4: of Archers under Longbowmen only the bar is left."""
    s = scenario("aristocracy archers longbowmen", "merchant_clan", "farmer_tribe")
    assert s.icons(0) == {"culture": 1, "trade": 1, "attack": 3, "defense": 2}


def test_a_leader_gained_by_an_effect_replaces_the_old_one() -> None:
    """FH-3.5: however the new leader comes, the old one goes to the box with icons and effect."""
    s = scenario(
        "aristocracy leonardo_da_vinci",
        "merchant_clan",
        "farmer_tribe",
        invested={"satellites": (0, 1)},
        market="factory skyscrapers democracy ironclads",
        deck="julius_caesar electricity bank",
    )
    assert (s.icon(0, "science"), s.icon(0, "culture")) == (3, 2)
    s.play(0, "complete")
    assert s.stack(0, "leader") == "julius_caesar"
    assert s.boxed("leonardo_da_vinci")
    assert s.icons(0) == {"culture": 1, "trade": 2, "science": 3, "attack": 2, "defense": 1}


def test_wonders_never_cover_each_other() -> None:
    """FH-3.6: St. Peter's keeps giving culture beside a newer wonder, and all wonders score."""
    s = scenario(
        "aristocracy st_peters_basilica pyramids",
        "merchant_clan",
        "farmer_tribe",
        invested={"taj_mahal": (0, 1)},
        deck="castle bank university factory",
    )
    assert s.icon(0, "culture") == 1 + 3 + 1
    s.play(0, "complete")
    assert s.icon(0, "culture") == 1 + 3 + 1 + 2
    assert s.stack(0, "wonder") == "st_peters_basilica pyramids taj_mahal"
    assert s.lines(0)[2:] == [("pyramids", 0), ("taj_mahal", 3)]


def test_an_uncovered_continuous_effect_works_again() -> None:
    """FH-3.7: Artillery removes Monastery, and Barracks give their defense back."""
    s = scenario(
        "warrior_caste",
        "merchant_clan barracks monastery",
        "farmer_tribe knights musketeers",
        market="factory skyscrapers democracy ironclads",
        invested={"artillery": (0, 1)},
        deck="electricity bank",
    )
    assert s.icons(1) == {"industry": 1, "trade": 1, "attack": 1, "culture": 2}
    s.play(0, "complete")
    assert s.stack(1, "construction") == "barracks"
    assert s.icons(1) == {"industry": 1, "trade": 1, "attack": 1, "defense": 1}
    assert s.boxed("monastery")


def test_an_uncovered_turn_action_can_be_activated_again() -> None:
    """FH-3.7: Bank is out of reach under Factory, and within reach when Artillery has removed that."""
    s = scenario(
        "warrior_caste",
        "merchant_clan bank factory",
        "farmer_tribe knights musketeers",
        resources=[0, 0, 5],
        market="skyscrapers democracy ironclads electricity",
        invested={"artillery": (0, 1)},
        supply=6,
        deck="eiffel_tower statue_of_liberty",
        active=1,
    )
    assert s.refused(1, "activate bank") == ("activate-covered", "FH-4.10")
    s.play(1, "harvest")
    s.play(2, "harvest")
    s.play(0, "complete")
    assert s.options("activate") == ["activate bank"]


def test_an_uncovered_instant_effect_does_not_fire_again() -> None:
    """FH-3.7, FH-4.3: Irrigation comes to light when Compass is removed, and stays silent."""
    s = scenario("farmer_tribe", "merchant_clan irrigation compass", resources=[3, 4], supply=5)
    before = s.total
    s.carry_out(Resolve(0, "artillery", (RemoveTop("knowledge"),), 1))
    assert s.stack(1, "knowledge") == "irrigation"
    assert (s.resources(0), s.resources(1), s.supply, s.total) == (3, 4, 5, before)
    assert s.told("took") == []


def test_an_uncovered_invasion_does_not_fire_again() -> None:
    """FH-3.7, FH-4.3: Knights come to light and invade nobody."""
    s = scenario("farmer_tribe", "merchant_clan knights archers", resources=[3, 4])
    s.carry_out(Resolve(0, "artillery", (RemoveTop("military"),), 1))
    assert s.stack(1, "military") == "knights"
    assert (s.resources(0), s.resources(1)) == (3, 4)
    assert s.told("invaded") == []


def test_market_cards_and_income_icons_are_not_counted() -> None:
    """FH-3.8: an investment brings no icons before it is completed."""
    s = scenario(
        "aristocracy",
        "merchant_clan",
        "farmer_tribe",
        resources=[3, 0, 0],
        market="great_wall writing archers monarchy",
        invested={"republic": (1, 2)},
    )
    s.play(0, "invest great_wall", "stake 2")
    assert s.icons(0) == {"culture": 1, "trade": 1}
    assert s.icons(1) == {"industry": 1, "trade": 1}


@pytest.mark.parametrize(("held", "taken"), [("", 2), ("writing", 4), ("writing paper", 6)])
def test_cards_of_a_type_include_covered_ones(held: str, taken: int) -> None:
    """FH-3.9 [interpretation]: Astronomy counts every Knowledge card in the civilization, itself included."""
    s = scenario(
        f"aristocracy {held}",
        "merchant_clan",
        "farmer_tribe",
        invested={"astronomy": (0, 1)},
        market="castle bank university factory",
        deck="electricity",
    )
    s.play(0, "complete")
    assert s.told("took") == [(0, taken, "reserve")]


def test_effects_that_count_cards_follow_the_civilization() -> None:
    """FH-3.10 [interpretation]: Military Academy gives one defense more as soon as a Government comes or goes."""
    s = scenario(
        "aristocracy military_academy",
        "merchant_clan",
        "farmer_tribe",
        market="skyscrapers ironclads electricity democracy",
        invested={"bureaucracy": (0, 1)},
        deck="eiffel_tower",
    )
    assert s.icon(0, "defense") == 1
    s.play(0, "complete")
    assert s.icon(0, "defense") == 2
    remove_card(s.state, 0, "aristocracy")
    assert s.icon(0, "defense") == 1
