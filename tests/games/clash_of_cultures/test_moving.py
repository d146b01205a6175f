"""Move actions: groups, terrain, Roads, ships, transport, Navigation, and what forbids an attack. (COC-8.1, COC-8.2)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules import moving as moving_rules
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.lasting import negotiate
from epoka.games.clash_of_cultures.rules.moments import (
    CARRIES,
    MOVE_ENDED,
    MOVED_TO,
    OTHER_MOVES,
    OTHER_WAYS,
    ROAD_REACH,
    SHARES,
    SHIPS_SHARED,
    STACK_LIMIT,
    SURE_FOOTED,
    TOLL,
    UNWEARIED,
    At,
)
from epoka.games.clash_of_cultures.rules.moving import Move, MoveGroup, other_move, other_way
from epoka.games.clash_of_cultures.rules.notes import keep
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.rules.units import (
    LEADER_PACK,
    MOVED,
    SETTLER_BITS,
    SHIP_BITS,
    STOPPED,
    add,
    mark,
    pack_of,
    remove,
    shift,
)
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import GOLD, PIRATES
from epoka.kernel import Option, Seat
from tests.games.clash_of_cultures.hooking import act
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.war import fix_dice

WEST_SEA = {"D3": "region_05", "F2": "region_09"}
"""Sea on D3 and E3, next to the city on D2; C4 and E4 are Plains, D4 Barren, F2 and F3 Forest, G3 Plains."""
LAND = {"D3": "region_14", "F2": "region_13"}
"""D3, C4 and E4 Plains, D4 Forest; F2 Forest, E3 and F3 Mountain, G3 Plains."""
STRAIT = {"D3": "region_05 turned", "D5": "region_01"}
"""Sea on D4, D5 and C6 in a row; D3 Barren, C4 and E4 Plains, E6 and D6 Forest."""


def moving(**given: Any) -> Scenario:
    """A table in the move action of seat 0."""
    table = scenario(**given)
    table.answer(0, "move")
    return table


def again(table: Scenario) -> None:
    """Begin another move action."""
    if table.decision.prompt == "prompt-group":
        table.answer(0, "done")
    table.answer(0, "move")


@pytest.fixture
def hooked(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the Great Pyramid, which has no power of its own, act at a moment."""

    def hook(moment: At[Any, *tuple[Any, ...]], does: Any) -> None:
        act(monkeypatch, moment, "great_pyramid", does)

    return hook


PYRAMID = {"cities": {"D2": "happy great_pyramid"}}


# -- groups (COC-8.1.1) ----------------------------------------------------------------------------------------------


def test_a_move_action_needs_no_move() -> None:
    """COC-4.2: an action may be spent on a move action without moving."""
    table = moving()
    assert table.options() == ["group D2 settler1", "done"]
    table.answer(0, "done")
    assert table[0].actions_left == 2


def test_usual_groups_are_listed() -> None:
    """COC-8.1.1: all units, the army, the Settlers, all but a guard, and single ones; any other group by `split`."""
    table = moving(tiles=LAND, seat0={"units": {"D2": "settler2-infantry3"}, "advances": "tactics"})
    assert table.options() == [
        "group D2 settler2-infantry3",
        "group D2 infantry3",
        "group D2 settler2",
        "group D2 infantry2",
        "group D2 settler1",
        "group D2 infantry1",
        "split D2",
        "done",
    ]
    table.answer(0, "split D2")
    assert table.options() == ["with settler 0", "with settler 1", "with settler 2"]
    table.answer(0, "with settler 1")
    assert table.options() == [f"with infantry {number}" for number in range(4)]
    table.answer(0, "with infantry 2", "to D3")
    assert (table.units(0, "D3"), table.units(0, "D2")) == ("settler1-infantry2", "settler1-infantry1")
    assert table.told("moved") == [(0, "settler1-infantry2", "D2", "D3")]


def test_three_moves_and_each_unit_once() -> None:
    """COC-8.1.1: three groups, no unit twice in one action, all again in the next."""
    table = moving(tiles=LAND, seat0={"units": {"D2": "settler4"}})
    table.answer(0, "group D2 settler1", "to D1", "group D2 settler1", "to D3")
    assert "group D1 settler1" not in table.options()
    assert table.refused(0, "group D1 settler1") == ("units-moved", "COC-8.1.1")
    table.answer(0, "group D2 settler1", "to D3")
    assert table.decision.prompt == "prompt-deed"
    again(table)
    assert "group D1 settler1" in table.options()
    assert table[0].marks == ()


def test_soldiers_need_tactics() -> None:
    """COC-8.1.2: without Tactics no military unit moves."""
    table = moving(seat0={"units": {"D2": "settler1-infantry1"}})
    assert table.options() == ["group D2 settler1", "done"]
    assert table.refused(0, "group D2 infantry1") == ("needs-advance", "COC-8.1.2")
    assert table.refused(0, "group D3 infantry1") == ("no-such-units", "COC-8.1.1")
    assert table.refused(0, "group D2 infantry2") == ("no-such-units", "COC-8.1.1")
    assert table.refused(0, "group D2 army") == ("no-such-units", "COC-8.1.1")
    assert table.refused(0, "fly D2") == ("not-an-option", "COC-8.1.1")


def test_the_refused_groups_say_why() -> None:
    """COC-8.1.2: what cannot move is shown with the reason."""
    table = moving(seat0={"units": {"D2": "settler1", "C2": "infantry1"}})
    refused = table.table.view(0)["decision"]["refused"]
    assert [(one["text"], one["refusal"]["id"]) for one in refused] == [("group C2 infantry1", "refusal-needs-advance")]


def test_stack_limit() -> None:
    """COC-8.1.3: at most four military units on a land hex; Settlers do not count."""
    table = moving(
        tiles=LAND, seat0={"units": {"D2": "settler1-infantry2", "D3": "settler2-infantry3"}, "advances": "tactics"}
    )
    table.answer(0, "group D2 infantry2")
    assert "to D3" not in table.options()
    assert table.refused(0, "to D3") == ("stack-limit", "COC-8.1.3")
    assert table.refused(0, "to D4") == ("too-far", "COC-8.1.2")
    table.answer(0, "to D1", "group D2 settler1", "to D3")
    assert table.units(0, "D3") == "settler3-infantry3"


def test_groups_with_nowhere_to_go_are_not_offered() -> None:
    """COC-8.1.3: an army shut in by full hexes stays."""
    full = dict.fromkeys(("D1", "E2", "C2", "D3", "E3", "C3"), "infantry2")
    tiles = {"D3": "region_14", "F2": "region_13", "B2": "region_15"}
    table = moving(tiles=tiles, seat0={"units": {"D2": "infantry3", **full}, "advances": "tactics"})
    assert [option for option in table.options() if "D2" in option] == [
        "group D2 infantry2",
        "group D2 infantry1",
    ]
    assert table.refused(0, "group D2 infantry3") == ("nowhere-to-go", "COC-8.1.2")


# -- terrain (COC-8.1.4) ---------------------------------------------------------------------------------------------


def test_ex_43_terrain() -> None:
    """EX-43, COC-8.1.4: a Mountain ends movement for the turn; a Forest allows moves but no battle."""
    table = moving(
        tiles=LAND,
        seat0={"units": {"D2": "settler1-infantry2"}, "advances": "tactics"},
        barbarians={"D3": "infantry1"},
    )
    table.answer(0, "group D2 settler1", "to E2", "group D2 infantry1", "to C2", "done", "move")
    assert not [option for option in table.options() if "E2" in option]
    assert table.refused(0, "group E2 settler1") == ("entered-mountain", "COC-8.1.4")
    table.answer(0, "group C2 infantry1")
    assert "to D2" in table.options()
    table.answer(0, "to D2", "group D2 infantry1")
    assert "to D3" in table.options(), "this one has not entered the Forest"


def test_from_the_forest_into_no_battle() -> None:
    """COC-8.1.4: a unit that entered a Forest starts no battle this turn, alone or in a group."""
    table = moving(tiles=LAND, seat0={"units": {"C2": "infantry1", "D1": "infantry1"}, "advances": "tactics"})
    add(table.state, 4, table.hex("D3"), 16)
    table.answer(0, "group D1 infantry1", "to C2", "done", "move", "group C2 infantry2", "to D2")
    table.answer(0, "move", "group D2 infantry2")
    assert "to D3" not in table.options()
    assert table.refused(0, "to D3") == ("entered-forest", "COC-8.1.4")


def test_a_new_turn_forgets_terrain() -> None:
    """COC-8.1.4: restrictions last for the turn."""
    table = moving(seat0={"units": {"D2": "settler2"}})
    table.answer(0, "group D2 settler1", "to E2", "done")
    assert table[0].marks
    table.answer(0, "move", "done", "move", "done", "end")
    assert table[0].marks == ()


def test_settlers_do_not_attack_alone() -> None:
    """COC-8.1.5: Settlers enter an enemy hex only with a military unit."""
    table = moving(
        tiles=LAND,
        seat0={"units": {"D2": "settler1-infantry1"}, "advances": "tactics"},
        barbarians={"D3": "infantry1"},
    )
    table.answer(0, "group D2 settler1")
    assert table.refused(0, "to D3") == ("settlers-alone", "COC-8.1.5")
    table.answer(0, "to D1", "done", "move", "group D2 infantry1")
    assert "to D3" in table.options()


def test_an_attack_starts_a_battle() -> None:
    """COC-8.1.1, COC-9.1.1: an empty city is taken at once; the units that did it move no more this turn."""
    table = moving(
        tiles=LAND,
        seat0={"units": {"D2": "infantry2"}, "advances": "tactics"},
        seat1={"cities": {"D7": "happy", "D3": "neutral"}, "units": {}},
    )
    table.answer(0, "group D2 infantry1", "to D3")
    while table.decision.seat == 1:
        table.table.apply(1, table.decision.options[0])
    assert table.state.owner[table.hex("D3")] == 0
    table.answer(0, "done", "move")
    assert table.refused(0, "group D3 infantry1") == ("units-fought", "COC-8.1.4")


# -- Roads (COC-8.1.6) -----------------------------------------------------------------------------------------------


def test_ex_42_roads() -> None:
    """EX-42, COC-8.1.6: two hexes and no terrain for 1 food and 1 ore a group."""
    table = moving(
        tiles=LAND,
        seat0={"units": {"D2": "settler2-infantry2"}, "food": 2, "ore": 2, "advances": "tactics roads"},
    )
    table.answer(0, "group D2 settler1", "to D1", "group D2 settler1", "road D4", "group D2 infantry2", "road F2")
    assert table.stock(0, "food", "ore") == (0, 0)
    assert table.decision.prompt == "prompt-deed"
    assert table.units(0, "F2") == "infantry2"
    assert table.told("moved-by-road") == [(0, "settler1", "D2", "D4"), (0, "infantry2", "D2", "F2")]
    add(table.state, 4, table.hex("G3"), 16)
    table.answer(0, "move", "group F2 infantry2")
    assert "to G3" in table.options(), "the Forest does not hold them back"


def test_roads_begin_or_end_at_home() -> None:
    """COC-8.1.6: one end of the road is an own city; Sea, unexplored hexes and enemies end it."""
    table = moving(
        tiles=LAND,
        seat0={"units": {"E2": "settler1", "D4": "settler1"}, "food": 1, "ore": 1, "advances": "roads"},
        barbarians={"C4": "infantry1"},
    )
    table.answer(0, "group E2 settler1")
    assert table.options("road") == []
    assert table.refused(0, "road F3") == ("roads-need-city", "COC-8.1.6")
    assert table.refused(0, "road B2") == ("no-roads-there", "COC-8.1.6")
    table.answer(0, "to D1", "group D4 settler1")
    assert table.options("road") == ["road D2"]


def test_roads_cost() -> None:
    """COC-8.1.6: without the advance or its price there are no Roads; gold helps."""
    plain = moving(seat0={"units": {"D2": "settler1"}, "food": 1, "ore": 1})
    plain.answer(0, "group D2 settler1")
    assert plain.refused(0, "road E2") == ("needs-advance", "COC-8.1.6")
    poor = moving(seat0={"units": {"D2": "settler1"}, "food": 1, "advances": "roads"})
    poor.answer(0, "group D2 settler1")
    assert poor.refused(0, "road E2") == ("cannot-pay-roads", "COC-8.1.6")
    refused = poor.table.view(0)["decision"]["refused"]
    assert [one["text"] for one in refused] == ["road C2", "road E2"]
    rich = moving(seat0={"units": {"D2": "settler2"}, "food": 1, "gold": 1, "advances": "roads"})
    rich.answer(0, "group D2 settler1")
    assert rich.options("road") == ["road C2", "road E2"]
    rich.answer(0, "road E2")
    assert rich.stock(0, "food", "gold") == (0, 0)
    rich.answer(0, "done", "move")
    assert "group E2 settler1" in rich.options(), "the Mountain does not hold it back"


def test_roads_lift_an_earlier_mountain() -> None:
    """COC-8.1.6: who entered a Mountain this turn may go on by Roads, and only so."""
    cities = {"D2": "happy", "C2": "neutral"}
    table = moving(seat0={"cities": cities, "units": {"D2": "settler1"}, "food": 1, "ore": 1, "advances": "roads"})
    table.answer(0, "group D2 settler1", "to E2", "move")
    assert table.options() == ["group E2 settler1", "done"]
    table.answer(0, "group E2 settler1")
    assert table.options() == ["road C2", "road D2"]
    assert table.refused(0, "to D1") == ("entered-mountain", "COC-8.1.4")
    table.answer(0, "road D2")
    assert (table.units(0, "D2"), table.stock(0, "food", "ore")) == ("settler1", (0, 0))


def test_attack_by_road_from_the_passed_hex() -> None:
    """COC-8.1.6: the attackers choose the hex they pass and withdraw there."""
    table = moving(
        tiles=LAND,
        seat0={"units": {"D2": "infantry1"}, "food": 1, "ore": 1, "advances": "tactics roads"},
        barbarians={"E4": "infantry2"},
    )
    table.answer(0, "group D2 infantry1", "road E4")
    assert table.options() == ["via D3", "via E3"]
    table.answer(0, "via E3")
    assert table.stock(0, "food", "ore") == (0, 0)
    battle = next(frame for frame in table.table.stack if isinstance(frame, Battle))
    assert table.board.names[battle.origin] == "E3"


def test_road_over_full_hexes() -> None:
    """COC-8.1.6: the stack limit holds on the passed hex, too."""
    table = moving(
        tiles={"D3": "region_14"},
        seat0={
            "units": {"D2": "infantry2", "D3": "infantry3", "E2": "infantry3"},
            "food": 1,
            "ore": 1,
            "advances": "tactics roads",
        },
    )
    table.answer(0, "group D2 infantry2")
    assert table.options("road") == ["road C2"]
    assert table.refused(0, "road D4") == ("no-road", "COC-8.1.6")


def test_roads_are_refused_for_what_is_in_the_way() -> None:
    """COC-8.1.3, COC-8.1.5: Settlers attack nobody, and a full hex takes no more."""
    rich = {"advances": "roads tactics", "food": 1, "ore": 1}
    table = moving(tiles=LAND, seat0={"units": {"D2": "settler1"}, **rich}, barbarians={"D4": "infantry1"})
    table.answer(0, "group D2 settler1")
    assert table.refused(0, "road D4") == ("settlers-alone", "COC-8.1.5")
    full = moving(tiles=LAND, seat0={"units": {"D2": "infantry1", "D4": "infantry4"}, **rich})
    full.answer(0, "group D2 infantry1")
    assert full.refused(0, "road D4") == ("stack-limit", "COC-8.1.3")


def test_money_for_roads_does_not_hide_a_mountain() -> None:
    """COC-8.1.4: units that entered one are told so, even if Roads could be paid for but lead nowhere."""
    units = {"G3": "infantry1", "D1": "settler1"}
    own = {"cities": {"D1": "neutral"}, "units": units, "advances": "roads tactics", "food": 2, "ore": 2}
    table = moving(tiles=LAND, seat0=own)
    table.answer(0, "group G3 infantry1", "to F3", "done", "move")
    assert table.refused(0, "group F3 infantry1") == ("entered-mountain", "COC-8.1.4")


# -- ships and transport (COC-8.2) -----------------------------------------------------------------------------------


def test_ex_40_transport_needs_two_actions() -> None:
    """EX-40, COC-8.2.3: board and sail in one action, go ashore in the next."""
    table = moving(tiles=WEST_SEA, seat0={"units": {"D2": "infantry1-settler2", "E3": "ship1"}, "advances": "tactics"})
    table.answer(0, "group D2 infantry1", "to E3", "group E3 infantry1-ship1", "to D3")
    assert table.units(0, "D3") == "infantry1-ship1"
    assert "group D3 infantry1" not in table.options()
    assert table.refused(0, "group D3 infantry1") == ("units-moved", "COC-8.1.1")
    assert "group D2 settler1" in table.options()
    again(table)
    table.answer(0, "group D3 infantry1", "to C4")
    assert (table.units(0, "C4"), table.units(0, "D3")) == ("infantry1", "ship1")
    assert "group D3 ship1" in table.options()
    assert [event[1:] for event in table.told("boarded")] == [("infantry1", "D2", "E3")]
    assert [event[1:] for event in table.told("landed")] == [("infantry1", "D3", "C4")]


def test_room_on_ships() -> None:
    """COC-8.2.3, COC-8.2.5: two land units for each ship; ships leave nobody in the water."""
    table = moving(
        tiles=WEST_SEA,
        seat0={"units": {"D2": "infantry2", "E3": "settler3-ship2"}, "advances": "tactics"},
    )
    table.answer(0, "group D2 infantry2")
    assert table.refused(0, "to E3") == ("no-room-on-ships", "COC-8.2.3")
    table.answer(0, "to D1", "split E3")
    assert table.options() == ["with settler 1", "with settler 2", "with settler 3"], "one ship cannot carry three"
    table.answer(0, "with settler 1")
    assert table.options() == ["with ship 0", "with ship 1"]
    table.answer(0, "with ship 1", "to D3")
    assert (table.units(0, "D3"), table.units(0, "E3")) == ("settler1-ship1", "settler2-ship1")
    assert table.refused(0, "group E3 ship1") == ("no-room-on-ships", "COC-8.2.3")


def test_no_ship_no_boarding() -> None:
    """COC-8.2.3: a Sea hex without own ships is closed; whoever is on board cannot change ships on another hex."""
    table = moving(tiles=WEST_SEA, seat0={"units": {"D2": "settler1", "D3": "settler1-ship1", "E3": "ship1"}})
    table.answer(0, "group D3 settler1")
    assert table.refused(0, "to E3") == ("on-board", "COC-8.2.3")
    table.answer(0, "to D2")
    other = moving(tiles=WEST_SEA, seat0={"units": {"D2": "settler1"}})
    other.answer(0, "group D2 settler1")
    assert other.refused(0, "to E3") == ("no-ship", "COC-8.2.3")


def test_ex_41_ship_movement() -> None:
    """EX-41, COC-8.2.1: any connected Sea hex, but the first hex with enemy ships ends the way."""
    free = moving(tiles=STRAIT, seat0={"units": {"D4": "ship1"}})
    free.answer(0, "group D4 ship1")
    assert free.options("to") == ["to C6", "to D5"]
    assert free.refused(0, "to C4") == ("ships-on-land", "COC-8.2.1")
    blocked = moving(tiles=STRAIT, seat0={"units": {"D4": "ship1"}}, seat1={"units": {"D5": "ship1"}})
    blocked.answer(0, "group D4 ship1")
    assert blocked.options("to") == ["to D5"]
    assert blocked.refused(0, "to C6") == ("no-sea-way", "COC-8.2.1")
    assert blocked.refused(0, "to D4") == ("already-there", "COC-8.2.1")
    blocked.answer(0, "to D5")
    assert [event[4] for event in blocked.told("battle")] == ["D5"]


def test_tiles_behind_enemy_ships_cannot_be_explored() -> None:
    """COC-8.2.1, COC-8.3.4: ships explore what touches the Sea they can cross."""
    open_sea = moving(tiles=STRAIT, seat0={"units": {"D4": "ship1"}})
    open_sea.answer(0, "group D4 ship1")
    assert open_sea.options("explore") == ["explore B4", "explore F4", "explore B6"]
    shut = moving(tiles=STRAIT, seat0={"units": {"D4": "ship1"}}, seat1={"units": {"D5": "ship1"}})
    shut.answer(0, "group D4 ship1")
    assert shut.options("explore") == ["explore B4", "explore F4"]


def test_pirates_stop_ships() -> None:
    """COC-10.5.3: player ships cannot pass pirates."""
    table = moving(tiles=STRAIT, seat0={"units": {"D4": "ship1"}}, pirates={"D5": 1})
    table.answer(0, "group D4 ship1")
    assert table.options("to") == ["to D5"]


def test_units_leave_ships_that_fought() -> None:
    """COC-8.2.4: land units may leave ships that fought this turn; ships that fought stay."""
    table = scenario(tiles=WEST_SEA, seat0={"units": {"E3": "settler1-ship1"}})
    hex_ = table.hex("E3")
    table.state.nations[0].marks = ((hex_ << 3 | 2) << 6 | 4,)
    table.answer(0, "move")
    assert table.options("group") == ["group E3 settler1"]
    assert table.refused(0, "group E3 settler1-ship1") == ("units-fought", "COC-8.1.4")


def test_cargo_keeps_its_marks() -> None:
    """COC-8.2.6: a restriction stays with a unit on board."""
    table = moving(tiles=WEST_SEA, seat0={"units": {"F2": "infantry1", "E3": "ship1"}, "advances": "tactics"})
    add(table.state, 4, table.hex("C4"), 16)
    table.answer(0, "group F2 infantry1", "to F3", "done", "move", "group F3 infantry1", "to E3")
    table.answer(0, "group E3 infantry1-ship1", "to D3", "move")
    table.answer(0, "group D3 infantry1")
    assert table.refused(0, "to C4") == ("entered-forest", "COC-8.1.4")


# -- Navigation (COC-8.2.2) ------------------------------------------------------------------------------------------

AROUND = {"B2": "region_10", "F2": "region_09 turned"}
"""Sea on A3 and, on the other side of the map, on G3; everything between them is land."""


def test_navigation_goes_around_the_map() -> None:
    """COC-8.2.2: to the next other Sea group one way, to the next unexplored tile the other way."""
    table = moving(tiles=AROUND, seat0={"units": {"A3": "ship1"}, "advances": "fishing navigation"})
    table.answer(0, "group A3 ship1")
    assert table.options() == ["to G3", "explore B4"]
    table.answer(0, "to G3")
    assert table.told("sailed-around") == [(0, "ship1", "A3", "G3")]


def test_without_navigation_ships_stay_in_their_sea() -> None:
    """COC-8.2.1: a Sea of one hex without unexplored tiles around is left by nobody."""
    tiles = {"B2": "region_10", "F2": "region_09 turned"}
    table = moving(tiles=tiles, seat0={"units": {"A3": "ship1", "D2": "settler1"}})
    assert table.options() == ["group D2 settler1", "done"]
    assert table.refused(0, "group A3 ship1") == ("nowhere-to-go", "COC-8.1.2")


def test_navigation_cannot_skip_a_sea_group() -> None:
    """COC-8.2.2: the first group met is as far as it goes; inside it ships move freely."""
    tiles = {"B2": "region_10", "F2": "region_01 turned", "F4": "region_03", "F6": "region_02"}
    table = moving(tiles=tiles, seat0={"units": {"A3": "ship1"}, "advances": "fishing navigation"})
    table.answer(0, "group A3 ship1")
    assert sorted(table.options("to")) == ["to E5", "to F3", "to F4", "to G3"]


def test_a_blocked_entry_forces_the_battle() -> None:
    """COC-8.2.2: an enemy on the only entry must be fought."""
    table = moving(
        tiles=AROUND,
        seat0={"units": {"A3": "ship1"}, "advances": "fishing navigation"},
        seat1={"units": {"G3": "ship1"}},
    )
    table.answer(0, "group A3 ship1", "to G3")
    assert [event[4] for event in table.told("battle")] == ["G3"]


def test_navigation_explores_from_around_the_map() -> None:
    """COC-8.3.4: Sea of the tile on the map edge counts as reached; Cartography sees Navigation."""
    table = scenario(
        tiles=AROUND, start=False, seat0={"units": {"A3": "ship1"}, "advances": "fishing navigation cartography"}
    )
    table.hide("B4", "region_12")
    table.begin()
    table.answer(0, "move", "group A3 ship1", "explore B4")
    assert table.units(0, "A5") == "ship1"
    assert table.stock(0, "ideas", "culture") == (1, 1)


BEYOND = {"B2": "region_10", "F2": "region_01 turned"}
"""Sea on A3 and, on the other side of the map, on G3 and F3, next to a face-down tile."""


def test_ships_explore_from_another_sea_in_the_same_move() -> None:
    """COC-8.3.4: who comes into another sea by Navigation explores tiles bordering it; Cartography sees Navigation."""
    table = scenario(
        tiles=BEYOND, start=False, seat0={"units": {"A3": "ship1"}, "advances": "fishing navigation cartography"}
    )
    table.hide("F4", "region_08")
    table.begin()
    table.answer(0, "move", "group A3 ship1")
    assert "explore F4" in table.options()
    table.answer(0, "explore F4")
    assert table.units(0, "F4") == "ship1"
    assert table.stock(0, "ideas", "culture") == (1, 1)


def test_ships_return_over_the_map_edge_from_a_tile_without_sea() -> None:
    """COC-8.3.4: ships that find no Sea return to where they started."""
    table = scenario(tiles=BEYOND, start=False, seat0={"units": {"A3": "ship1"}, "advances": "fishing navigation"})
    table.hide("F4", "region_14")
    table.begin()
    table.answer(0, "move", "group A3 ship1", "explore F4", "turn 0")
    assert table.units(0, "A3") == "ship1"


def test_enemy_ships_keep_others_from_exploring_behind_them() -> None:
    """COC-8.2.1, COC-8.3.4: the Sea next to the tile must be reached without a battle."""
    for fleet in ({"F3": "ship1"}, {"F3": "ship1", "G3": "ship1"}):
        ship = {"units": {"A3": "ship1"}, "advances": "fishing navigation"}
        table = moving(tiles=BEYOND, seat0=ship, seat1={"units": fleet})
        table.answer(0, "group A3 ship1")
        assert "explore F4" not in table.options()
        assert table.refused(0, "explore F4") == ("no-sea-way", "COC-8.2.1")


def test_cartography() -> None:
    """COC-6.6, Cartography: 1 idea after an action in which a ship moved, culture only with Navigation."""
    ship = {"units": {"D4": "ship1"}, "advances": "fishing cartography"}
    table = moving(tiles=STRAIT, seat0=ship)
    table.answer(0, "group D4 ship1", "to C6")
    assert table.stock(0, "ideas", "culture") == (1, 0)
    still = moving(tiles=STRAIT, seat0=ship)
    still.answer(0, "done")
    assert still.stock(0, "ideas", "culture") == (0, 0)


# -- what forbids an attack ------------------------------------------------------------------------------------------

RIVAL = {"cities": {"D7": "happy", "D3": "neutral"}, "units": {"D3": "infantry1"}}


def test_great_gardens() -> None:
    """COC-12.4.2: who entered Plains this turn may not attack the city with the Gardens, nor by Roads."""
    gardens = {"cities": {"D7": "happy", "E4": "neutral great_gardens"}, "units": {}}
    table = moving(
        tiles=LAND,
        seat0={"units": {"D2": "infantry2"}, "food": 2, "ore": 2, "advances": "tactics roads storage"},
        seat1=gardens,
    )
    table.answer(0, "group D2 infantry1")
    assert "road E4" in table.options()
    table.answer(0, "to D3", "group D2 infantry1", "road E4")
    assert [event[4] for event in table.told("battle")] == ["E4"], "over the Mountain on E3, not over Plains"
    other = moving(tiles=LAND, seat0={"units": {"D2": "infantry1"}, "advances": "tactics"}, seat1=gardens)
    other.answer(0, "group D2 infantry1", "to D3", "move", "group D3 infantry1")
    assert other.refused(0, "to E4") == ("entered-plains", "COC-12.4.2")


def test_negotiations_forbid_attacks() -> None:
    """COC-12.1: no attack on a player with whom there is a truce."""
    table = scenario(tiles=LAND, seat0={"units": {"D2": "infantry1"}, "advances": "tactics"}, seat1=RIVAL)
    negotiate(table.state, 0, 1)
    table.answer(0, "move", "group D2 infantry1")
    assert table.refused(0, "to D3") == ("truce", "COC-12.1")


def test_the_great_diplomat_asks_a_price() -> None:
    """COC-10.1: 2 culture before an attack across the pact, which ends it."""
    table = scenario(
        tiles=LAND,
        seat0={"units": {"D2": "infantry1"}, "advances": "tactics", "culture": 2},
        seat1={**RIVAL, "persons": "event_57_great_diplomat"},
    )
    keep(table.state.nations[1], "great_diplomat", 1)
    table.answer(0, "move", "group D2 infantry1", "to D3")
    assert table.stock(0, "culture") == (0,)
    assert table[1].persons == ()
    poor = scenario(
        tiles=LAND,
        seat0={"units": {"D2": "infantry1"}, "advances": "tactics", "culture": 1},
        seat1={**RIVAL, "persons": "event_57_great_diplomat"},
    )
    keep(poor.state.nations[1], "great_diplomat", 1)
    poor.answer(0, "move", "group D2 infantry1")
    assert poor.refused(0, "to D3") == ("cannot-pay-toll", "COC-10.1")


# -- moments for abilities -------------------------------------------------------------------------------------------


def test_abilities_raise_the_stack_limit(hooked: Any) -> None:
    """COC-8.1.3: an ability may raise the limit for a hex and the units coming there."""
    hooked(STACK_LIMIT, lambda s, seat, hex_, coming: 1)
    table = moving(
        tiles=LAND, seat0={**PYRAMID, "units": {"D2": "infantry2", "D3": "infantry3"}, "advances": "tactics"}
    )
    table.answer(0, "group D2 infantry2", "to D3")
    assert table.units(0, "D3") == "infantry5"


def test_abilities_change_ships(hooked: Any) -> None:
    """COC-8.2.3: ships may carry more, sail again after a battle, share hexes with others and be shared."""
    hooked(CARRIES, lambda s, seat: 1)
    hooked(UNWEARIED, lambda s, seat: SHIP_BITS)
    hooked(SHARES, lambda s, seat, hex_, owner: owner == PIRATES)
    hooked(SHIPS_SHARED, lambda s, seat, hex_: 0)
    table = scenario(tiles=STRAIT, seat0={**PYRAMID, "units": {"D4": "settler3-ship1"}}, pirates={"D5": 1})
    table.state.nations[0].marks = ((table.hex("D4") << 3 | 2) << 6 | 4,)
    table.answer(0, "move", "group D4 settler3-ship1")
    assert table.options("to", "attack") == ["to C6", "to D5", "attack D5"]
    table.answer(0, "attack D5")
    assert [event[4] for event in table.told("battle")] == ["D5"]


def test_abilities_change_roads_and_mountains(hooked: Any) -> None:
    """COC-8.1.4, COC-8.1.6: longer Roads between own cities; units that a Mountain does not stop."""
    hooked(ROAD_REACH, lambda s, seat: 2)
    hooked(SURE_FOOTED, lambda s, seat, pack: pack & SETTLER_BITS)
    table = moving(
        tiles={"D3": "region_14", "D5": "region_15"},
        seat0={
            "cities": {"D2": "happy great_pyramid", "D5": "neutral"},
            "units": {"D2": "settler2"},
            "food": 1,
            "ore": 1,
            "advances": "roads",
        },
    )
    table.answer(0, "group D2 settler1")
    assert "road D5" in table.options()
    table.answer(0, "to E2", "done", "move")
    assert "group E2 settler1" in table.options()


def test_abilities_ask_a_toll(hooked: Any) -> None:
    """COC-13.35: an ability of the defender may ask culture before the attackers move."""
    hooked(TOLL, lambda s, seat, hex_: 1)
    table = moving(
        tiles=LAND,
        seat0={"units": {"D2": "infantry1"}, "advances": "tactics", "culture": 1},
        seat1={"cities": {"D7": "happy great_pyramid", "D3": "neutral"}, "units": {"D3": "infantry1"}},
    )
    table.answer(0, "group D2 infantry1", "to D3")
    assert table.stock(0, "culture") == (0,)


def vanish(s: ClashState, seat: Seat, origin: int, pack: int, option: Option) -> None:
    """A way out of the world."""
    remove(s, seat, origin, pack)


def test_abilities_add_moves_and_ways(hooked: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """COC-8.1.1: other things that move, and other ways for groups, count as moves like any other."""
    hooked(OTHER_MOVES, lambda s, seat, mask: [("ponder", "D2")])
    hooked(OTHER_WAYS, lambda s, seat, origin, pack: [("vanish",)])
    hooked(MOVED_TO, lambda s, seat, origin, hex_, pack: gain(s, seat, GOLD, 1) and None)
    hooked(MOVE_ENDED, lambda s, seat: gain(s, seat, GOLD, 2) and None)
    monkeypatch.setattr(moving_rules, "WORDS", dict(moving_rules.WORDS))
    monkeypatch.setattr(moving_rules, "OTHER_MOVE", {})
    monkeypatch.setattr(moving_rules, "OTHER_WAY", {})
    other_move("ponder", ("hex",), lambda s, seat, option: None)
    other_way("vanish", (), vanish)
    table = moving(seat0={**PYRAMID, "units": {"D2": "settler3"}})
    table.answer(0, "ponder D2", "group D2 settler1", "vanish")
    assert table.units(0, "D2") == "settler2"
    table.answer(0, "group D2 settler1", "to D1")
    assert table.stock(0, "gold") == (3,)
    pond = moving(tiles=AROUND, seat0={**PYRAMID, "units": {"A3": "settler1-ship1"}})
    assert pond.options("group") == ["group A3 settler1", "group A3 settler1-ship1"]
    pond.answer(0, "group A3 settler1-ship1")
    assert pond.units(0, "A3") == "", "a lake without another way out"


def test_a_move_of_settlers_from_cities_only() -> None:
    """COC-13.34, Expansionism: a move action may be limited to some units and to own cities."""
    table = scenario(
        tiles=LAND, start=False, seat0={"units": {"D2": "settler2-infantry1", "D1": "settler1"}, "advances": "tactics"}
    )
    table.carry_out(Move(0, mask=SETTLER_BITS, in_cities=1))
    assert table.options() == ["group D2 settler2", "group D2 settler1", "done"]
    assert table.refused(0, "group D1 settler1") == ("only-from-cities", "COC-8.1.1")
    assert table.refused(0, "group D2 infantry1") == ("not-these-units", "COC-8.1.1")


def test_leaders_take_their_place_along() -> None:
    """COC-13.2: the leader's hex follows the figure."""
    table = scenario(
        options={"civilizations": "on"},
        start=False,
        tiles=LAND,
        seat0={"civilization": "rome", "advances": "tactics", "leader": "caesar"},
    )
    add(table.state, 0, table.hex("D2"), LEADER_PACK)
    table.carry_out(MoveGroup(0, table.hex("D2"), LEADER_PACK))
    table.answer(0, "to D3")
    assert table[0].leader_at == table.hex("D3")


def test_no_more_go_ashore_than_the_stack_limit() -> None:
    """COC-8.1.3: carried units have no limit, but those that go ashore do, also when they explore or attack."""
    table = moving(
        tiles=WEST_SEA,
        seat0={"units": {"E3": "infantry6-ship3"}, "advances": "tactics"},
        barbarians={"E4": "infantry1"},
    )
    assert "group E3 infantry6" not in table.options()
    assert table.refused(0, "group E3 infantry6") == ("nowhere-to-go", "COC-8.1.2")
    table.answer(0, "group E3 infantry4")
    assert table.options() == ["to D2", "to E2", "to E4", "to F2", "to F3"]


def test_a_truce_at_sea() -> None:
    """COC-12.1: ships with nothing but ships of a treaty partner around them stay."""
    table = scenario(
        tiles={"B2": "region_10", "F2": "region_09 turned"},
        seat0={"units": {"A3": "ship1", "D2": "settler1"}, "advances": "fishing navigation"},
        seat1={"units": {"G3": "ship1"}},
    )
    table.show("B4", "region_14")
    table.show("B6", "region_15")
    table.show("F4", "region_13")
    table.show("F6", "region_16")
    negotiate(table.state, 0, 1)
    table.answer(0, "move")
    assert table.options() == ["group D2 settler1", "done"]
    assert table.refused(0, "group A3 ship1") == ("nowhere-to-go", "COC-8.1.2")


def test_who_stayed_behind_may_move_after_the_others_withdrew() -> None:
    """Only the units that fought have to rest. (COC-8.1.4)"""
    table = scenario(
        terrain={"D3": "plains", "D4": "plains", "C3": "plains"},
        seat0={"units": {"D3": "infantry3"}, "advances": "tactics", "hand": ""},
        seat1={"units": {"D4": "infantry2"}},
    )
    table.state.actions, table[0].hand = table.state.actions + table[0].hand, ()
    fix_dice(table, "1 1 1 1")
    table.answer(0, "move", "group D3 infantry2", "to D4", "withdraw")
    assert table.options("group") == ["group D3 infantry1"]
    table.answer(0, "group D3 infantry1", "to C3")
    assert table.units(0, "C3") == "infantry1"


def test_a_fleet_attacks_whatever_its_cargo_has_entered() -> None:
    """Units on board that came out of a Forest do not fight at sea. (COC-8.1.4, COC-9.1.3)"""
    table = scenario(
        terrain={"C3": "forest", "D3": "sea", "E3": "sea", "C4": "plains", "D4": "plains", "E4": "plains"},
        seat0={"units": {"D2": "infantry1", "D3": "ship1"}, "advances": "tactics fishing"},
        seat1={"units": {"E3": "ship1"}},
    )
    table.answer(
        0, "move", "group D2 infantry1", "to C3", "done", "move", "group C3 infantry1", "to D3", "done", "move"
    )
    table.answer(0, "group D3 infantry1-ship1")
    if table.options("to"):
        assert "to E3" in table.options()
    else:
        assert table.state.battle_at == table.hex("E3")


@pytest.mark.parametrize("there", ["D3", "D2"])
def test_units_shifted_are_units_removed_and_added(there: str) -> None:
    """COC-8.1: also back to where they were, and with the marks of the freshest."""
    units = {"D2": "settler1-infantry3-leader1"}
    own = {"civilization": "rome", "leader": "augustus", "units": units, "advances": "tactics"}
    tables = [scenario(options={"civilizations": "on"}, terrain={"D3": "plains"}, seat0=own) for _ in range(2)]
    home, target, pack = tables[0].hex("D2"), tables[0].hex(there), pack_of("infantry3-leader1")
    for table in tables:
        mark(table.state, 0, home, pack_of("infantry1"), STOPPED)
        mark(table.state, 0, home, pack_of("infantry1"), MOVED)
    moved, replaced = [table.state for table in tables]
    had = shift(moved, 0, home, target, pack)
    assert had == remove(replaced, 0, home, pack)
    assert len(had) == 2
    add(replaced, 0, target, pack)
    assert moved.nations[0].leader_at == target
    assert moved == replaced
