"""Greece: Study, Sparta, Hellenistic Culture, City States; Alexander, Leonidas, Pericles. (COC-13.23, COC-13.37)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.moments import BATTLE_BAN, BATTLE_VALUE
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.war import attack, battlefield

LAND = {"D3": "region_14", "D5": "region_15"}
ON = {"civilizations": "on"}


def greece(**given: Any) -> Scenario:
    names = ("seat1", "barbarians", "tiles", "terrain", "pirates")
    others = {key: given.pop(key) for key in list(given) if key in names}
    others.setdefault("tiles", LAND)
    return scenario(options=ON, seat0={"civilization": "greece", **given}, **others)


def fought(table: Scenario, hex_: str, attacker: int = 0, defender: int = 4, sea: int = 0) -> int:
    battle = Battle(attacker, defender, table.hex(hex_), table.hex(hex_), 0)
    battle.sea = sea
    return BATTLE_VALUE.total(table.state, 0, battle)


@pytest.mark.parametrize(("city", "ideas"), [("neutral academy", 1), ("neutral", 0)])
def test_study_needs_an_academy(city: str, ideas: int) -> None:
    """COC-13.37: a unit recruited by activating a city with an Academy gives 1 idea."""
    table = greece(advances="writing public_education greece_training", food=2, cities={"D2": city})
    table.answer(0, "recruit D2")
    assert (table.units(0, "D2").startswith("settler"), table.stock(0, "ideas")) == (True, (ideas,))


def test_sparta_drafts_for_culture() -> None:
    table = greece(advances="tactics draft greece_sparta", culture=1, units={})
    table.answer(0, "recruit D2")
    assert (table.units(0, "D2"), table.stock(0, "culture")) == ("infantry1", (0,))


@pytest.mark.parametrize(
    ("mine", "theirs", "banned"), [("infantry1", "infantry2", True), ("infantry2", "infantry2", False)]
)
def test_few_spartans_stop_cards(mine: str, theirs: str, banned: bool) -> None:
    """With fewer units the enemy plays no action card."""
    table = greece(advances="tactics draft greece_sparta", units={"D4": mine}, barbarians={"D4": theirs})
    battle = Battle(0, 4, table.hex("D4"), table.hex("D4"), 0)
    assert BATTLE_BAN.holds(table.state, 0, battle) is banned


def test_sparta_in_a_battle() -> None:
    """The rival is not even asked for a card while there are fewer Greeks; the Greeks are."""
    game = battlefield(
        "infantry1",
        "infantry2",
        options=ON,
        seat0={"civilization": "greece", "advances": "tactics draft greece_sparta", "hand": "action_01"},
        seat1={"advances": "tactics", "hand": "action_06"},
    )
    attack(game, "1 1 1")
    assert game.decision.seat == 0
    game.answer(0, "hold")
    assert (game.decision.seat, game.decision.prompt) == (0, "prompt-withdraw")


def test_hellenistic_culture_acts_from_afar() -> None:
    """COC-13.37: from any city with a building of own colour, with its full size."""
    given: dict[str, Any] = {
        "cities": {"D2": "neutral"},
        "seat1": {"cities": {"D5": "neutral academy temple:0", "D6": "neutral academy", "D7": "neutral"}},
    }
    table = greece(advances="arts greece_hellenization", **given)
    assert "influence D6 building" in table.options()
    table.answer(0, "influence D6 building")
    assert table.told("influence-rolled")[0][1:3] == ("D5", "D6")
    without = greece(advances="arts", **given)
    assert without.refused(0, "influence D6 building")[0] == "out-of-range"


def test_arts_for_mood() -> None:
    """Arts may be paid with 2 mood instead of 1 culture, still once per turn."""
    given: dict[str, Any] = {"advances": "arts greece_hellenization", "cities": {"D4": "neutral academy"}}
    table = greece(**given, mood=2, seat1={"cities": {"D5": "neutral temple"}})
    table.answer(0, "use arts")
    assert (table.stock(0, "mood"), table[0].actions_left) == ((0,), 3)
    while table.options("fail"):
        table.answer(0, "fail")
    assert table.refused(0, "use arts")[0] == "once-per-turn"


def test_arts_are_not_paid_with_culture_that_the_range_needs() -> None:
    """COC-7.9.2, COC-7.9.9: with 1 culture for the range only mood is left for the attempt."""
    given: dict[str, Any] = {"advances": "arts greece_hellenization", "cities": {"D4": "neutral"}}
    table = greece(**given, mood=2, culture=1, seat1={"cities": {"D6": "neutral temple"}})
    table.answer(0, "use arts")
    assert table.told("influence-rolled")[0][1:3] == ("D4", "D6")
    assert table.stock(0, "mood", "culture") == (0, 0)
    near = greece(**given, mood=2, culture=1, seat1={"cities": {"D5": "neutral temple"}})
    near.answer(0, "use arts")
    assert near.options() == ["price 1", "price 2"]


def city_states(**cities: str) -> Scenario:
    return greece(advances="writing philosophy voting greece_city_states storage", cities=cities, food=0)


def test_another_city_counts_as_activated() -> None:
    """COC-13.23: the second time another city of the same size and mood is activated instead."""
    table = city_states(D2="neutral", D4="neutral", D5="angry")
    table.answer(0, "collect D2")
    while table.options("best"):
        table.answer(0, "best")
    table.answer(0, "collect D2")
    assert table.options() == ["activate D2", "activate D4"]
    table.answer(0, "activate D4")
    while table.options("best"):
        table.answer(0, "best")
    assert (table.mood("D2"), table.mood("D4")) == ("neutral", "neutral")
    table.answer(0, "collect D2", "activate D4")
    while table.options("best"):
        table.answer(0, "best")
    assert (table.mood("D2"), table.mood("D4")) == ("neutral", "angry")


def test_a_lesser_city_does_not_count() -> None:
    """COC-13.23: the other city must be at least as large and as happy."""
    table = city_states(D2="happy academy", D4="happy", D5="neutral academy")
    table.answer(0, "collect D2")
    while table.options("best"):
        table.answer(0, "best")
    table.answer(0, "collect D2")
    assert not table.options("activate")


def idol(**given: Any) -> Scenario:
    return greece(leader="alexander", units={"D2": "leader1"}, hand="action_07", **given)


def test_idol_plays_a_card_without_an_action() -> None:
    """1 culture besides the price of the card, and his city is activated."""
    table = idol(culture=2)
    table.answer(0, "use alexander_idol")
    assert (table[0].actions_left, "action_07" in table.names(table[0].hand)) == (3, False)
    assert table.state.uses[table.hex("D2")] == 2


def test_idol_needs_culture_and_a_card() -> None:
    assert idol(culture=0).refused(0, "use alexander_idol")[0] == "cannot-pay"
    table = idol(culture=2)
    table.state.actions, table[0].hand = table.state.actions + table[0].hand, ()
    assert table.refused(0, "use alexander_idol")[0] == "no-card-for-action"


def test_ruler_of_the_world() -> None:
    """+1 for each tile with an own city besides the first one."""
    table = greece(
        leader="alexander", units={"D4": "leader1"}, cities={"D2": "happy", "D4": "neutral", "D5": "neutral"}
    )
    assert fought(table, "D4") == 2
    assert fought(table, "D5") == 0, "he is not there"


def test_that_is_sparta() -> None:
    table = greece(leader="leonidas", units={"D2": "leader1"}, food=2, cities={"D2": "neutral", "D4": "neutral"})
    table.answer(0, "recruit D2")
    assert table.stock(0, "culture") == (1,)
    away = greece(leader="leonidas", units={"D2": "leader1"}, food=2, cities={"D2": "neutral", "D4": "neutral"})
    away.answer(0, "recruit D4")
    assert away.stock(0, "culture") == (0,)


@pytest.mark.parametrize(("theirs", "value"), [("infantry4", 4), ("infantry2", 0), ("infantry1", 0)])
def test_hero_of_thermopylae(theirs: str, value: int) -> None:
    """+2 for each military unit that the enemy has more."""
    table = greece(leader="leonidas", units={"D4": "infantry1-leader1"}, barbarians={"D4": theirs})
    assert fought(table, "D4") == value


def test_master_teaches_education() -> None:
    table = greece(leader="pericles", units={"D2": "leader1"}, cities={"D2": "happy"}, mood=1)
    table.answer(0, "use pericles_master")
    assert ("writing" in table.advances(0), table[0].actions_left) == (True, 2)
    sad = greece(leader="pericles", units={"D2": "leader1"}, cities={"D2": "neutral"}, mood=1)
    assert sad.refused(0, "use pericles_master")[0] == "leader-not-in-happy-city"


def test_admiral_fights_at_sea_only() -> None:
    table = greece(leader="pericles", units={"D4": "ship1-leader1"}, tiles={"D3": "region_05 turned"})
    assert (fought(table, "D4", sea=1), fought(table, "D4", sea=0)) == (2, 0)
