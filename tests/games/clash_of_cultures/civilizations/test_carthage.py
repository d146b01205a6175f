"""Carthage: Warbeasts, Hegemony, Pirate Allies, Mercenaries; Dido, Hanno, Hannibal. (COC-13.22, COC-13.41)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.invariants import broken
from epoka.games.clash_of_cultures.rules.battle import Battle, with_cargo
from epoka.games.clash_of_cultures.rules.collecting import is_free
from epoka.games.clash_of_cultures.rules.losses import LoseUnits, unit_count
from epoka.games.clash_of_cultures.rules.moments import BATTLE_CAP, BATTLE_VALUE
from epoka.games.clash_of_cultures.rules.pirates import Pirates, pirate_hexes
from epoka.games.clash_of_cultures.rules.status_goals import STATUS
from epoka.games.clash_of_cultures.rules.trade_routes import could_form
from epoka.games.clash_of_cultures.rules.units import SHIP_PACK, pack_of
from epoka.games.clash_of_cultures.tables import PIRATES
from epoka.parts.tuples import put
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.war import attack, battlefield, fix_dice

STRAIT = {"D3": "region_05 turned", "D5": "region_01"}
"""Sea on D4, D5 and C6 in a row; D3 Barren, C4 and E4 Plains, E6 and D6 Forest."""
LAND = {"D3": "region_14", "D5": "region_15"}
ON = {"civilizations": "on"}
ALLIES = "fishing navigation tactics carthage_pirate_alliance"


def carthage(**given: Any) -> Scenario:
    names = ("seat1", "barbarians", "tiles", "terrain", "active", "pirates")
    others = {key: given.pop(key) for key in list(given) if key in names}
    others.setdefault("tiles", STRAIT)
    return scenario(options=ON, seat0={"civilization": "carthage", **given}, **others)


# -- Warbeasts and Mercenaries -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stock", "able"),
    [({"food": 1, "gold": 1}, True), ({"culture": 2}, True), ({"food": 2}, False), ({"food": 1, "culture": 1}, True)],
)
def test_warbeasts_need_gold_or_culture(stock: dict[str, int], able: bool) -> None:
    """Without a Market at least 1 food is replaced by gold or culture."""
    table = carthage(advances="storage husbandry carthage_warbeasts", units={}, **stock)
    if able:
        table.answer(0, "recruit D2")
        if table.options("bargain"):
            table.answer(0, table.options("bargain")[0])
        assert (table.units(0, "D2"), sum(table.stock(0))) == ("elephant1", 0)
    else:
        table.answer(0, "recruit D2")
        assert table.units(0, "D2") == "settler1"


def test_culture_feeds_elephants_of_a_market() -> None:
    table = carthage(
        advances="husbandry carthage_warbeasts", culture=1, food=1, units={}, cities={"D2": "neutral market"}
    )
    table.answer(0, "recruit D2")
    assert (table.units(0, "D2"), table.stock(0, "food", "culture")) == ("elephant1", (0, 0))


def test_mercenaries_are_paid_with_gold() -> None:
    """Draft for gold; in a Port city a Ship instead of the Infantry, but not both."""
    table = carthage(
        advances="tactics draft carthage_mercenaries", gold=2, units={}, cities={"E4": "happy port", "D2": "neutral"}
    )
    table.answer(0, "recruit E4")
    ship = "bargain ship carthage_mercenaries 0 0 0 0 0 1 0"
    assert {ship, "bargain infantry draft 0 0 0 0 0 1 0"} <= set(table.options())
    table.answer(0, ship)
    assert (table.units(0, "D4"), table.stock(0, "gold")) == ("ship1", (1,))
    assert not table.options("bargain")


# -- Hegemony ----------------------------------------------------------------------------------------------------------


def test_hegemony_founds_from_the_sea() -> None:
    """COC-13.41: the ship is removed; who went ashore does not move this turn."""
    table = carthage(advances="fishing cartography tactics carthage_hegemony", units={"D4": "settler1-infantry1-ship1"})
    table.answer(0, "use carthage_hegemony")
    assert table.options() == ["colony D4 E4", "colony D4 C4"], "neither Barren nor unknown land"
    table.answer(0, "colony D4 E4", "ashore infantry", "ashore settler")
    assert (table.units(0, "E4"), table.units(0, "D4")) == ("settler1-infantry1", "")
    assert (table.hex("E4") in table[0].cities, table[0].actions_left) == (True, 2)
    assert table.refused(0, "move")[0] == "nothing-can-move"


def test_who_cannot_stay_aboard_is_lost() -> None:
    table = carthage(advances="fishing cartography carthage_hegemony", units={"D4": "settler2-ship1"})
    table.answer(0, "use carthage_hegemony", "colony D4 C4", "ashore settler", "done")
    assert (table.units(0, "C4"), table.units(0, "D4")) == ("settler1", "")


def test_others_carry_who_stays() -> None:
    table = carthage(advances="fishing cartography carthage_hegemony", units={"D4": "settler2-ship2"})
    table.answer(0, "use carthage_hegemony", "colony D4 C4", "done")
    assert (table.units(0, "C4"), table.units(0, "D4")) == ("", "settler2-ship1")


def test_a_pirate_ship_may_found() -> None:
    """COC-13.41: one that is controlled."""
    table = carthage(
        advances=f"{ALLIES} cartography carthage_hegemony", units={"D4": "ship1"}, pirates={"D4": 1, "D5": 1}
    )
    table.answer(0, "use carthage_hegemony", "colony D4 C4", "pirate_ship")
    assert (table.units(0, "D4"), table.units("pirates", "D4")) == ("ship1", "")
    assert table.hex("C4") in table[0].cities


def test_hegemony_needs_a_ship() -> None:
    table = carthage(advances="fishing cartography carthage_hegemony", units={})
    assert table.refused(0, "use carthage_hegemony") == ("no-ship-founds", "COC-13.41")


# -- Pirate Allies -----------------------------------------------------------------------------------------------------


def test_ships_share_with_pirates_or_attack_them() -> None:
    """COC-13.41: on entering, or later where they are."""
    table = carthage(advances=ALLIES, units={"D4": "ship1"}, pirates={"D5": 1})
    table.answer(0, "move", "group D4 ship1")
    assert {"to D5", "attack D5", "to C6"} <= set(table.options())
    table.answer(0, "to D5")
    assert (table.units(0, "D5"), table.units("pirates", "D5"), pirate_hexes(table.state)) == ("ship1", "ship1", [])
    table.answer(0, "move", "group D5 ship1", "attack D5")
    assert table.told("battle")[-1][4] == "D5"


def test_at_most_four_ships_on_a_hex() -> None:
    """COC-13.22"""
    table = carthage(advances=ALLIES, units={"D4": "ship2", "C6": "ship1"}, pirates={"D5": 3})
    table.answer(0, "move", "group D4 ship2")
    assert ("to D5" in table.options(), "attack D5" in table.options()) == (False, True)
    assert table.refused(0, "to D5") == ("stack-limit", "COC-13.22")


def test_a_fifth_ship_is_noticed() -> None:
    """COC-13.22: the position would be broken."""
    table = carthage(advances=ALLIES, units={"D4": "ship2"}, pirates={"D4": 2})
    table.place(PIRATES, "D4", "ship1")
    assert list(broken(table.state)) == ["0 has too many ships on D4"]


def test_pirates_carry_and_sail_along() -> None:
    """Land units board pirate ships and sail with them; the pirates move once in an action."""
    table = carthage(advances=ALLIES, units={"E4": "infantry2"}, pirates={"D4": 1})
    table.answer(0, "move", "group E4 infantry2", "to D4", "done")
    assert (table.units(0, "D4"), table.told("battle")) == ("infantry2", [])
    table.answer(0, "move", "flotilla D4 infantry2 1", "to C6")
    assert (table.units(0, "C6"), table.units("pirates", "C6"), table.units("pirates", "D4")) == (
        "infantry2",
        "ship1",
        "",
    )
    assert not table.options("flotilla")
    table.answer(0, "done", "move")
    assert table.options("flotilla")


def test_allies_fight_and_fall_first() -> None:
    """COC-13.41: rivals get nothing for them."""
    table = carthage(
        advances=ALLIES,
        units={"D4": "ship1"},
        pirates={"D4": 1},
        seat1={"units": {"D5": "ship2"}, "advances": "tactics"},
        active=1,
        cities={"D2": "neutral"},
    )
    fix_dice(table, "3I 3I 1 1")
    table.answer(1, "move", "group D5 ship2", "to D4")
    while not table.options("withdraw"):
        table.answer(table.decision.seat, "hold")
    assert (table.units(0, "D4"), table.units("pirates", "D4")) == ("ship1", "")
    assert table.stock(1, "gold", "mood", "culture") == (0, 0, 0)


def test_allies_withdraw_with_the_attackers() -> None:
    table = carthage(
        advances=ALLIES, units={"D4": "ship1"}, pirates={"D4": 1}, seat1={"units": {"D5": "ship1"}, "advances": ""}
    )
    fix_dice(table, "1 1 1")
    table.answer(0, "move", "flotilla D4 ship1 1", "to D5")
    while not table.options("withdraw"):
        table.answer(table.decision.seat, "hold")
    table.answer(0, "withdraw")
    assert (table.units(0, "D4"), table.units("pirates", "D4")) == ("ship1", "ship1")
    assert not table.options("flotilla"), "they have fought"


def test_allies_trade_and_count_as_units() -> None:
    table = carthage(
        advances=f"{ALLIES} storage bartering trade_routes",
        units={"D4": "ship1"},
        pirates={"D4": 1, "C6": 1},
        cities={"D2": "neutral"},
        seat1={"cities": {"C4": "neutral", "E4": "neutral"}, "units": {}},
    )
    assert (could_form(table.state, 0), unit_count(table.state, 0)) == (2, 2)
    table.carry_out(LoseUnits(0, 1))
    assert (table.units(0, "D4"), table.units("pirates", "D4")) == ("ship1", "")


def test_an_ally_that_goes_down_takes_along_whom_it_carries() -> None:
    """COC-9.4.2, COC-13.41: with the last of them it is an ally no more, and is lost all the same."""
    table = carthage(advances=ALLIES, units={"D4": "infantry1"}, pirates={"D4": 1})
    table.carry_out(LoseUnits(0, 1))
    table.answer(0, "remove D4 ship")
    assert (table.units(0, "D4"), table.units("pirates", "D4")) == ("", "")


def test_allies_block_no_harvest() -> None:
    """COC-13.41: only pirates that nobody controls close their waters."""
    table = carthage(advances=ALLIES, units={"D4": "ship1"}, pirates={"D4": 1}, cities={"E4": "neutral port"})
    assert is_free(table.state, 0, table.hex("D4"))
    alone = carthage(advances=ALLIES, units={}, pirates={"D4": 1}, cities={"E4": "neutral port"})
    assert not is_free(alone.state, 0, alone.hex("D4"))


def test_the_icon_spares_allies() -> None:
    """COC-13.22: if all four are controlled nothing happens."""
    table = carthage(advances=ALLIES, units={"D4": "ship1", "D5": "ship1"}, pirates={"D4": 2, "D5": 2}, food=1)
    table.carry_out(Pirates(0))
    assert (table.units("pirates", "D4"), table.units("pirates", "D5"), table.stock(0, "food")) == (
        "ship2",
        "ship2",
        (1,),
    )


def test_new_ships_may_attack_pirates() -> None:
    table = carthage(advances=ALLIES, units={}, wood=2, pirates={"D4": 1}, cities={"E4": "neutral port"})
    table.answer(0, "recruit E4")
    assert table.decision.prompt == "prompt-carthage-attack"
    table.answer(0, "no")
    assert (table.units(0, "D4"), table.units("pirates", "D4")) == ("ship1", "ship1")


def test_a_fifth_ship_attacks_the_pirates() -> None:
    """COC-13.22: four ships on a hex, so a new one can't share it; until the battle the position is no broken one."""
    table = carthage(advances=ALLIES, units={}, wood=4, pirates={"D4": 4}, cities={"E4": "happy port"})
    table.answer(0, "recruit E4")
    assert (table.units(0, "D4"), list(broken(table.state))) == ("ship1", [])
    table.answer(0, "hire ship")
    assert table.told("battle"), "nobody asks whether they attack"
    while table.decision.prompt == "prompt-battle-card":
        table.answer(0, "hold")
    assert not (table.units(0, "D4") and table.units("pirates", "D4"))


def test_cargo_stays_where_there_are_ships() -> None:
    """COC-8.2.5: the ship that came is sunk, so its cargo can't withdraw and boards the ship that was there."""
    table = carthage(
        advances=ALLIES,
        units={"D4": "ship1", "D5": "infantry2-ship1"},
        pirates={"D4": 2},
        hand="",
        cities={"D2": "happy"},
    )
    fix_dice(table, "1 1 5I 1")
    table.answer(0, "move", "group D5 infantry2-ship1", "attack D4")
    while not table.options("withdraw"):
        table.answer(0, "hold")
    table.answer(0, "withdraw")
    assert (table.units(0, "D4"), table.units(0, "D5")) == ("infantry2-ship1", "")
    assert list(broken(table.state)) == []


def test_ships_that_withdraw_take_their_cargo_along() -> None:
    assert with_cargo(pack_of("infantry2-ship2"), SHIP_PACK, pack_of("infantry2"), 2, 0) == pack_of("infantry2-ship1")
    assert with_cargo(pack_of("infantry3-ship2"), SHIP_PACK, pack_of("infantry3"), 2, 0) == pack_of("infantry2-ship1")
    assert with_cargo(pack_of("infantry3-ship2"), SHIP_PACK, 0, 2, 0) == pack_of("infantry1-ship1")
    assert with_cargo(pack_of("infantry2-ship1"), 0, pack_of("infantry2"), 2, 0) == 0


def test_a_flotilla_of_any_units() -> None:
    """COC-8.1.1: besides the usual groups with allies every other can be put together."""
    table = carthage(advances=ALLIES, units={"D4": "settler1-infantry2-ship2"}, pirates={"D4": 2})
    table.answer(0, "move")
    assert "flotilla D4 infantry1-ship1 2" not in table.options()
    table.answer(0, "flotilla_split D4")
    assert table.options() == ["with_pirates 1", "with_pirates 2"]
    table.answer(0, "with_pirates 2", "with settler 0", "with infantry 1", "with ship 1", "to D5")
    assert (table.units(0, "D5"), table.units("pirates", "D5")) == ("infantry1-ship1", "ship2")
    assert (table.units(0, "D4"), table.units("pirates", "D4")) == ("settler1-infantry1-ship1", "")


def test_a_flotilla_leaves_nobody_without_a_ship() -> None:
    """COC-8.2.5: who stays needs room on the ships that stay."""
    table = carthage(advances=ALLIES, units={"D4": "infantry3-ship1"}, pirates={"D4": 1})
    table.answer(0, "move", "flotilla_split D4")
    assert table.options() == ["with infantry 1", "with infantry 2", "with infantry 3"]
    table.answer(0, "with infantry 2", "to D5")
    assert (table.units(0, "D4"), table.units(0, "D5")) == ("infantry1-ship1", "infantry2")


def test_the_usual_flotillas_may_be_all() -> None:
    table = carthage(advances=ALLIES, units={"D4": "ship1"}, pirates={"D4": 1})
    table.answer(0, "move")
    assert table.options("flotilla") == ["flotilla D4 ship1 1"]


# -- Dido --------------------------------------------------------------------------------------------------------------


def test_founder_on_land_and_at_sea() -> None:
    """A free action for a Settler on her hex, or a ship with Hegemony."""
    table = carthage(leader="dido", units={"E4": "settler1-leader1"})
    table.answer(0, "use dido_founder")
    assert (table.hex("E4") in table[0].cities, table[0].actions_left) == (True, 3)
    afloat = carthage(
        leader="dido", advances="fishing cartography carthage_hegemony", units={"D4": "ship1-leader1", "C6": "ship1"}
    )
    afloat.answer(0, "use dido_founder")
    assert all(option.startswith("colony D4") for option in afloat.options())
    afloat.answer(0, "colony D4 C4", "ashore leader")
    assert (afloat.hex("C4") in afloat[0].cities, afloat[0].actions_left, afloat.units(0, "C4")) == (True, 3, "leader1")
    assert carthage(leader="dido", units={"E4": "leader1"}).refused(0, "use dido_founder")[0] == "no-settler-here"


def test_sacrifice() -> None:
    """+2 in her city; after a round she leaves for an Infantry, and the attackers withdraw."""
    game = battlefield(
        "infantry2",
        "leader1",
        city="neutral",
        options=ON,
        terrain={"E3": "plains"},
        seat1={"civilization": "carthage", "leader": "dido"},
    )
    attack(game, "1 1 2C")
    assert game.told("combat-value")[1][2] == 4
    assert game.decision.prompt == "prompt-dido-sacrifice"
    game.answer(1, "yes")
    assert (game.units(0, "D3"), game.units(0, "D4"), game.units(1, "D4")) == ("infantry2", "", "infantry1")
    assert (game[0].captured, game[1].leader) == ((), ())


# -- Hanno -------------------------------------------------------------------------------------------------------------


def test_navigator() -> None:
    """Once per turn a free move of rested ships with him; then they rest."""
    table = carthage(leader="hanno", advances="fishing tactics", units={"D4": "ship1-leader1"})
    table.answer(0, "use hanno_navigator", "to C6")
    assert (table.units(0, "C6"), table[0].actions_left) == ("ship1-leader1", 3)
    assert table.refused(0, "use hanno_navigator")[0] == "once-per-turn"
    assert table.refused(0, "move")[0] == "nothing-can-move"


def test_navigator_needs_rested_ships() -> None:
    table = carthage(leader="hanno", advances="fishing tactics", units={"D4": "ship1-leader1"})
    table.answer(0, "move", "group D4 ship1-leader1", "to C6", "done")
    assert table.refused(0, "use hanno_navigator")[0] == "no-rested-ships"


def test_navigator_takes_allies_along() -> None:
    table = carthage(leader="hanno", advances=ALLIES, units={"D4": "leader1"}, pirates={"D4": 1})
    table.answer(0, "use hanno_navigator", "to C6")
    assert (table.units(0, "C6"), table.units("pirates", "C6")) == ("leader1", "ship1")
    assert table.refused(0, "move")[0] == "nothing-can-move"


def test_fleet_commander() -> None:
    table = carthage(leader="hanno", units={"D4": "ship1-leader1"})
    battle = Battle(0, 5, table.hex("D4"), table.hex("D4"), 0)
    assert BATTLE_VALUE.total(table.state, 0, battle) == 0
    battle.sea = 1
    assert BATTLE_VALUE.total(table.state, 0, battle) == 2


# -- Hannibal ----------------------------------------------------------------------------------------------------------


def test_father_of_strategy() -> None:
    """In round 1 of a land battle the enemy's modifiers count at most +2."""
    table = carthage(leader="hannibal", tiles=LAND, units={"D4": "leader1"})
    battle = Battle(0, 1, table.hex("D4"), table.hex("D4"), 0)
    found: list[int | None] = []
    for battle.round in (1, 2):
        found += BATTLE_CAP.found(table.state, 0, battle)
    assert found == [2, None]


@pytest.mark.parametrize(("army", "free"), [("elephant1-leader1", True), ("infantry1-leader1", False)])
def test_hannibal_ad_portas(army: str, free: bool) -> None:
    """Mountains do not stop him and his Elephants."""
    table = carthage(
        leader="hannibal",
        advances="tactics",
        units={"D3": army},
        terrain={"D3": "plains", "D4": "mountain", "D5": "plains"},
        tiles=LAND,
    )
    table.answer(0, "move", f"group D3 {army}", "to D4")
    if not free:
        assert table.refused(0, "move")[0] == "nothing-can-move"
        return
    table.answer(0, "move")
    assert f"group D4 {army}" in table.options()


@pytest.mark.parametrize(
    ("goal", "allies", "met"), [("large_fleet", 2, True), ("large_fleet", 1, False), ("sea_blockade", 1, True)]
)
def test_allied_pirates_are_ships_for_objectives(goal: str, allies: int, met: bool) -> None:
    """As long as an own unit is with them. (COC-13.41, COC-12.2)"""
    table = scenario(
        options=ON,
        terrain={"D6": "sea", "C6": "sea", "D3": "plains"},
        pirates={"D6": allies, "C6": 1},
        seat0={"civilization": "carthage", "advances": ALLIES, "units": {"D6": "ship1"}},
        seat1={"units": {"E8": "ship2"}, "cities": {"D7": "happy port"}},
        start=False,
    )
    s = table.state
    s.ports = put(s.ports, table.hex("D7"), table.hex("D6"))
    assert STATUS[goal](s, 0) == met
