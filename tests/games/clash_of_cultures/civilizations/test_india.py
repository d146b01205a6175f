"""India: Indian Elephants, Proselytism, Prosperity, Peace and Poetry; Akbar, Sri Gupta, Ashoka. (COC-13.39)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.components import FACES
from epoka.games.clash_of_cultures.rules import influence
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.influence import origins
from epoka.games.clash_of_cultures.rules.moments import BATTLE_VALUE, INFLUENCE_REROLL
from epoka.games.clash_of_cultures.rules.trade_routes import could_form
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.war import attack, battlefield, combat_values, fix_dice

LAND = {"D3": "region_14", "D5": "region_15"}
ON = {"civilizations": "on"}
TRADE = "storage bartering trade_routes"


def india(**given: Any) -> Scenario:
    names = ("seat1", "barbarians", "tiles", "terrain")
    others = {key: given.pop(key) for key in list(given) if key in names}
    others.setdefault("tiles", LAND)
    return scenario(options=ON, seat0={"civilization": "india", **given}, **others)


@pytest.mark.parametrize(("terrain", "able"), [("forest", True), ("plains", False)])
def test_forests_have_elephants(terrain: str, able: bool) -> None:
    """COC-13.29: cities on Forest recruit Elephants without a Market."""
    table = india(
        advances="husbandry india_indian_elephants sanitation",
        terrain={"D4": terrain},
        cities={"D2": "neutral", "D4": "neutral"},
        food=2,
    )
    table.answer(0, "recruit D4")
    if table.options("hire"):
        assert ("hire elephant" in table.options()) is able
        return
    assert not able


@pytest.mark.parametrize(("mood", "routes"), [("neutral", 2), ("angry", 0)])
def test_elephants_trade(mood: str, routes: int) -> None:
    """Elephants in own cities that are not Angry are traders."""
    table = india(
        advances=f"{TRADE} husbandry india_indian_elephants",
        cities={"D2": "neutral", "D4": mood},
        units={"D4": "elephant2"},
        seat1={"cities": {"D5": "neutral", "D6": "neutral"}, "units": {}},
    )
    assert could_form(table.state, 0) == routes


def test_settlers_preach() -> None:
    """COC-13.39: 2 hexes for one Settler, 1 for each further one; a city reaches further by its Settlers."""
    given: dict[str, Any] = {
        "cities": {"D2": "neutral"},
        "seat1": {"cities": {"D6": "neutral temple", "D7": "neutral"}, "units": {}},
    }
    advances = "myths state_religion india_proselytism"
    one = india(advances=advances, units={"D4": "settler1"}, **given)
    assert origins(one.state, 0, one.hex("D6")) == [(one.hex("D4"), 0)]
    assert (
        india(advances=advances, units={"D3": "settler1"}, **given).refused(0, "influence D6 building")[0]
        == "out-of-range"
    )
    two = india(advances=advances, units={"D3": "settler2"}, **given)
    two.answer(0, "influence D6 building")
    assert two.told("influence-rolled")[0][1:3] == ("D3", "D6")
    town = india(advances=advances, units={"D2": "settler3"}, **given)
    assert origins(town.state, 0, town.hex("D6")) == [(town.hex("D2"), 0)]


def test_settlers_act_on_enemy_cities_only() -> None:
    """COC-13.39: an own city under influence is helped by cities, not by Settlers."""
    table = india(
        advances="myths state_religion india_proselytism",
        cities={"D2": "neutral", "D4": "neutral temple:1"},
        units={"D5": "settler1"},
    )
    assert table.hex("D5") not in dict(origins(table.state, 0, table.hex("D4")))


def test_settlers_preach_from_a_city_under_influence(monkeypatch: pytest.MonkeyPatch) -> None:
    """COC-13.39: the ban is on the city, which still acts on itself; its Settlers act for themselves, with boosts."""
    table = india(
        advances="myths state_religion india_proselytism",
        cities={"D4": "neutral temple:1"},
        units={"D4": "settler2"},
        culture=3,
        seat1={"cities": {"D7": "neutral academy", "D6": "neutral"}, "units": {}},
    )
    here, there = table.hex("D4"), table.hex("D7")
    assert origins(table.state, 0, there) == [(here, 0)]
    assert origins(table.state, 0, here) == [(here, 0)]
    monkeypatch.setattr(influence, "draw", lambda *_: next(n for n, face in enumerate(FACES) if face.value == 3))
    table.answer(0, "influence D4 building")
    assert table.decision.prompt == "prompt-deed"
    table.answer(0, "influence D7 building")
    assert table.options() == ["raise_roll", "fail"]
    table.answer(0, "raise_roll")
    assert (table.stock(0, "culture"), table.told("replaced")[0][2]) == ((1,), "D7")


def test_prosperity_brings_mood_and_culture() -> None:
    table = india(
        advances=f"{TRADE} india_prosperity",
        cities={"D2": "neutral"},
        units={"D4": "settler2"},
        seat1={"cities": {"D5": "neutral temple:0", "D6": "neutral"}, "units": {}},
    )
    choices = []
    while table.options("yield"):
        choices.append(table.options("yield"))
        table.answer(0, choices[-1][-1])
    assert sorted(choices) == [["yield food 1", "yield mood 1"], ["yield food 1", "yield mood 1", "yield culture 1"]]
    assert table.stock(0, "food", "mood", "culture") == (0, 1, 1)


def test_peace_and_poetry() -> None:
    """Once per turn an advance for 1 mood."""
    table = india(advances="arts theaters india_peace_and_poetry", mood=2)
    table.answer(0, "advance writing")
    assert ("writing" in table.advances(0), table.stock(0, "mood")) == (True, (1,))
    assert table.refused(0, "advance public_education")[0] == "cannot-pay"


def test_bladed_tusks() -> None:
    """1 ore: +1 in every round for each Elephant that is left."""
    game = battlefield(
        "elephant1-leader1",
        "infantry1",
        options=ON,
        seat0={"civilization": "india", "leader": "akbar", "ore": 1},
    )
    attack(game, "2C 3I ?")
    assert game.decision.prompt == "prompt-akbar-tusks"
    game.answer(0, "yes")
    assert (combat_values(game)[0], game.stock(0, "ore")) == (6, (0,))


def test_bladed_tusks_need_an_elephant() -> None:
    game = battlefield("leader1", "infantry1", options=ON, seat0={"civilization": "india", "leader": "akbar", "ore": 1})
    attack(game, "2C 2C")
    assert game.decision.prompt == "prompt-withdraw"


def test_prosperous() -> None:
    """Moving him into an own city gives 1 gold."""
    table = india(
        leader="akbar",
        advances="tactics",
        units={"D3": "leader1"},
        cities={"D2": "neutral", "D4": "neutral"},
        terrain={"D3": "plains"},
    )
    table.answer(0, "move", "group D3 leader1", "to D4")
    assert table.stock(0, "gold") == (1,)


def golden(**given: Any) -> Scenario:
    return india(leader="sri_gupta", units={"D2": "leader1"}, cities={"D2": "neutral"}, **given)


def test_golden_age() -> None:
    """A free action: 1 culture and the price for the first advance of a category; his city is activated."""
    table = golden(culture=1, food=2, advances="writing")
    table.answer(0, "use sri_gupta_golden_age")
    assert "learn tactics" in table.options()
    assert not {"learn public_education", "learn storage"} & set(table.options()), "these categories are started"
    table.answer(0, "learn tactics")
    assert ("tactics" in table.advances(0), table[0].actions_left) == (True, 3)
    assert table.told("paid") == [(0, "culture", 1), (0, "food", 2)]
    assert table.state.uses[table.hex("D2")] == 2


def test_golden_age_has_its_price() -> None:
    assert golden(food=2).refused(0, "use sri_gupta_golden_age")[0] == "cannot-pay"
    assert golden(culture=1).refused(0, "use sri_gupta_golden_age")[0] == "no-category-to-start"


def test_prepared() -> None:
    """+2 in a round without an own card."""
    table = india(leader="sri_gupta", units={"D4": "leader1"})
    battle = Battle(0, 4, table.hex("D4"), table.hex("D4"), 0)
    assert BATTLE_VALUE.total(table.state, 0, battle) == 2
    battle.played = (1, 0)
    assert BATTLE_VALUE.total(table.state, 0, battle) == 0


@pytest.mark.parametrize(
    ("mine", "theirs", "again"),
    [
        ("neutral temple", "neutral academy", True),
        ("neutral", "neutral temple", True),
        ("neutral", "neutral academy", False),
    ],
)
def test_buddhism_rolls_again(mine: str, theirs: str, again: bool) -> None:
    table = india(leader="ashoka", units={"D4": "leader1"}, cities={"D4": mine}, seat1={"cities": {"D5": theirs}})
    here, there = table.hex("D4"), table.hex("D5")
    assert INFLUENCE_REROLL.holds(table.state, 0, here, there) is again


def test_buddhism_once_per_turn() -> None:
    table = india(
        leader="ashoka",
        units={"D4": "leader1"},
        cities={"D4": "neutral temple"},
        seat1={"cities": {"D5": "neutral academy"}},
    )
    fix_dice(table, "1 1 1")
    table.answer(0, "influence D5 building", "reroll")
    assert len(table.told("influence-rolled")) == 2
    table.answer(0, "influence D5 building")
    assert len(table.told("influence-rolled")) == 3


@pytest.mark.parametrize(("city", "culture"), [("neutral", 1), ("neutral temple", 2)])
def test_expansionist(city: str, culture: int) -> None:
    table = india(
        leader="ashoka", units={"D5": "leader1"}, seat1={"cities": {"D5": city, "D7": "neutral"}, "units": {}}
    )
    table.carry_out(Capture(0, table.hex("D5")))
    table.answer(1, "no_settler")
    assert table.stock(0, "culture") == (culture,)
