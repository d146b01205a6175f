"""Egypt: Flood Plains, Architecture, Embalming, Equal to the Gods; Cleopatra, Imhotep, Ramses II. (COC-13.35)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.rules.battle import Battle, move_all
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.influence import origins
from epoka.games.clash_of_cultures.rules.leaders import NewLeader, dismiss_leader
from epoka.games.clash_of_cultures.rules.moments import BATTLE_ENDED, BATTLE_VALUE
from epoka.games.clash_of_cultures.scoring import lines
from epoka.games.clash_of_cultures.tables import PIRATES
from tests.games.clash_of_cultures.scenario import Scenario, scenario

LAND = {"D3": "region_14", "D5": "region_15"}


def egypt(**given: Any) -> Scenario:
    names = ("seat1", "barbarians", "pirates", "tiles", "terrain", "start", "active")
    others = {key: given.pop(key) for key in list(given) if key in names}
    others.setdefault("tiles", LAND)
    return scenario(options={"civilizations": "on"}, seat0={"civilization": "egypt", **given}, **others)


def test_flood_plains_settle_and_harvest_barren() -> None:
    """The Egyptian start tile has Barren on C2 and D1."""
    table = egypt(advances="irrigation egypt_flood_plains storage", units={"D1": "settler1"})
    table.answer(0, "found D1", "collect D1")
    assert {"harvest D1 food", "harvest D1 wood"} <= set(table.options())
    table.answer(0, "harvest D1 wood")
    assert table.stock(0, "wood") == (1,)
    dry = egypt(advances="irrigation storage", units={"D1": "settler1"})
    assert dry.refused(0, "found D1")[0] == "found-on-barren"


def test_who_captures_a_barren_city_needs_irrigation() -> None:
    cities = {"D1": "neutral", "D7": "neutral"}
    table = egypt(seat1={"cities": cities, "advances": "irrigation"}, active=1)
    table.answer(1, "collect D1")
    assert "harvest D1 food" in table.options()
    assert "harvest D1 wood" not in table.options()


def test_architecture_pays_with_mood() -> None:
    cities = {"D2": "happy", "D4": "neutral"}
    table = egypt(advances="engineering writing egypt_architecture", mood=3, cities=cities)
    table.answer(0, "construct academy D4")
    assert table.stock(0, "mood", "ideas") == (0, 2)
    great = egypt(
        advances="engineering storage irrigation egypt_architecture",
        mood=10,
        culture=2,
        food=5,
        cities=cities,
        designs="great_gardens",
    )
    great.answer(0, "wonder great_gardens D2")
    while great.options("rest"):
        great.answer(0, "rest")
    assert (great.stock(0, "mood", "culture", "food"), len(great.state.monuments)) == ((0, 0, 0), 1)


@pytest.mark.parametrize(("had", "has"), [(0, 1), (4, 5), (5, 5)])
def test_embalming_after_a_battle(had: int, has: int) -> None:
    table = egypt(advances="rituals egypt_embalming", culture=had, units={"D4": "infantry1"}, start=False)
    battle = Battle(1, 0, table.hex("D4"), table.hex("D3"), 0)
    battle.round = 1
    BATTLE_ENDED.frame(table.state, 0, battle)
    assert table.stock(0, "culture") == (has,)


def test_embalming_after_a_battle_that_nobody_could_fight() -> None:
    """An attack on an empty city is a battle, whoever attacks. (COC-13.35, COC-9.1.1)"""
    cities = {"D2": "neutral", "D4": "neutral"}
    table = egypt(
        advances="rituals egypt_embalming", cities=cities, units={}, start=False, barbarians={"D4": "infantry1"}
    )
    table.carry_out(Battle(4, 0, table.hex("D4"), table.hex("D3"), table.state.armies[4][table.hex("D4")]))
    table.answer(0, "no_settler")
    assert table.stock(0, "culture") == (1,)
    other = egypt(
        advances="rituals egypt_embalming", cities=cities, units={}, start=False, seat1={"units": {"D4": "infantry1"}}
    )
    other.carry_out(Battle(1, 0, other.hex("D4"), other.hex("D3"), other.state.armies[1][other.hex("D4")]))
    other.answer(0, "no_settler")
    assert other.stock(0, "culture") == (1,)


def test_embalming_of_leaders() -> None:
    """Whoever dies or is replaced gives 1 culture, even above 5."""
    table = egypt(advances="rituals egypt_embalming", culture=7, leader="imhotep", units={"D4": "leader1"}, start=False)
    own = table[0]
    own.leaders = tuple([card for card in own.leaders if card not in own.leader])
    table.carry_out(NewLeader(0, table.hex("D2")))
    table.answer(0, table.options("lead")[0])
    assert table.stock(0, "culture") == (8,)


def test_equal_to_the_gods() -> None:
    """Dogma acts as Nationalism and Conversion as Absolute Power, for no cube and no point. (COC-13.35)"""
    table = egypt(advances="myths priesthood dogma conversion egypt_man_god", mood=2)
    assert table[0].known & bits.NATIONALISM
    assert table[0].known & bits.ABSOLUTE_POWER
    assert not table[0].known & (bits.TOTALITARIANISM | bits.FORCED_LABOR)
    table.answer(0, "use absolute_power")
    assert table[0].actions_left == 4
    scored = next(line.number for line in lines(table.state, 0) if line.what == "advances")
    assert scored == table[0].advances.bit_count()


def test_legendary_reaches_a_hex_further() -> None:
    given: dict[str, Any] = {
        "leader": "cleopatra",
        "cities": {"D2": "neutral"},
        "seat1": {"cities": {"D4": "neutral academy", "D7": "neutral"}},
    }
    table = egypt(units={"D2": "leader1"}, **given)
    assert origins(table.state, 0, table.hex("D4")) == [(table.hex("D2"), 0)]
    away = egypt(units={"D3": "leader1"}, **given)
    assert origins(away.state, 0, away.hex("D4")) == []


def test_beloved_tokens_are_a_toll() -> None:
    """The attacker pays before moving; without the culture there is no attack. (COC-13.35)"""
    given: dict[str, Any] = {
        "leader": "cleopatra",
        "culture": 2,
        "units": {"D4": "leader1"},
        "cities": {"D2": "neutral", "D4": "neutral"},
    }
    table = egypt(**given)
    table.answer(0, "use cleopatra_beloved")
    assert table.refused(0, "use cleopatra_beloved")[0] == "once-per-turn"
    assert (table.state.tokens[table.hex("D4")], table.stock(0, "culture")) == (1, (1,))
    for culture in (0, 1):
        attacked = egypt(
            **given,
            seat1={"advances": "tactics", "units": {"D5": "infantry1"}, "culture": culture},
            active=1,
            start=False,
        )
        tokens = list(attacked.state.tokens)
        tokens[attacked.hex("D4")] = 1
        attacked.state.tokens = tuple(tokens)
        attacked.begin()
        attacked.answer(1, "move", "group D5 infantry1")
        assert ("to D4" in attacked.options()) is bool(culture)
    attacked.answer(1, "to D4")
    assert attacked.stock(1, "culture") == (0,)


def test_beloved_tokens_go_with_her_and_with_the_city() -> None:
    cities = {"D2": "neutral", "D4": "neutral"}
    table = egypt(leader="cleopatra", culture=1, units={"D4": "leader1"}, cities=cities)
    table.answer(0, "use cleopatra_beloved")
    dismiss_leader(table.state, 0)
    table.check()
    assert not any(table.state.tokens)
    lost = egypt(leader="cleopatra", culture=1, units={"D4": "leader1"}, cities=cities)
    lost.answer(0, "use cleopatra_beloved")
    move_all(lost.state, 0, lost.hex("D4"), lost.hex("D2"), lost.state.armies[0][lost.hex("D4")])
    lost.carry_out(Capture(1, lost.hex("D4")))
    assert not any(lost.state.tokens)


def test_innovator_gains_ideas() -> None:
    table = egypt(
        leader="imhotep", advances="writing", food=2, wood=1, ore=1, units={"D4": "leader1"}, cities={"D4": "happy"}
    )
    table.answer(0, "recruit D4", *(["hire settler"] if "hire settler" in table.options() else []))
    while not table.options("recruit", "collect"):
        table.answer(0, table.options("done", "hire")[-1])
    assert table.stock(0, "ideas") == (1,)
    table.answer(0, "collect D4", "best")
    assert table.stock(0, "ideas") == (1,)


def test_physician_builds_academies_for_ore() -> None:
    table = egypt(
        leader="imhotep",
        advances="writing tactics siegecraft",
        ore=1,
        units={"D4": "leader1"},
        cities={"D4": "neutral", "D2": "neutral"},
    )
    assert table.options("construct") == ["construct academy D4"]
    table.answer(0, "construct academy D4")
    assert table.stock(0, "ore", "ideas") == (0, 3)


@pytest.mark.parametrize(("answer", "gained"), [("take culture 1", (1, 0)), ("take ideas 2", (0, 2))])
def test_monumental_obelisks(answer: str, gained: tuple[int, int]) -> None:
    table = egypt(
        leader="ramses_ii",
        advances="arts monuments",
        food=1,
        wood=1,
        ore=1,
        units={"D4": "leader1"},
        cities={"D4": "neutral", "D2": "neutral"},
    )
    table.answer(0, "construct obelisk D4", answer)
    assert table.stock(0, "culture", "ideas") == gained


def test_coastal_power() -> None:
    """Coastal cities that he attacks, and pirates from aboard a ship."""
    table = egypt(
        leader="ramses_ii",
        tiles={},
        terrain={"D3": "plains", "D4": "plains", "D5": "plains", "C4": "sea"},
        units={"D4": "leader1"},
        seat1={"cities": {"D4": "neutral", "D7": "neutral"}},
        start=False,
    )
    battle = Battle(0, 1, table.hex("D4"), table.hex("D3"), 0)
    battle.survey(table.state)
    assert BATTLE_VALUE.total(table.state, 0, battle) == 2
    battle.city = 0
    assert BATTLE_VALUE.total(table.state, 0, battle) == 0
    afloat = egypt(
        leader="ramses_ii",
        tiles={},
        terrain={"C4": "sea"},
        units={"C4": "ship1-leader1"},
        pirates={"C4": 1},
        start=False,
    )
    battle = Battle(0, PIRATES, afloat.hex("C4"), afloat.hex("C4"), 0)
    battle.survey(afloat.state)
    assert BATTLE_VALUE.total(afloat.state, 0, battle) == 2
