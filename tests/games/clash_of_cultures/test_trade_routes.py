"""Trade routes at the start of the turn, and what abilities may change about them. (COC-10.6)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.moments import (
    BEFORE_TRADE,
    TRADE_BARRED,
    TRADE_CITIES,
    TRADE_LIMIT,
    TRADE_REACH,
    TRADE_YIELD,
    TRADED,
    TRADERS,
)
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.rules.trade_routes import can_serve, could_form
from epoka.games.clash_of_cultures.tables import CULTURE, GOLD, IDEAS, SETTLER
from tests.games.clash_of_cultures.hooking import act
from tests.games.clash_of_cultures.scenario import scenario

STRAIT = {"D3": "region_05 turned", "D5": "region_01"}
"""Sea on D4, D5 and C6 in a row; D3 Barren, C4 and E4 Plains, E6 and D6 Forest."""
TRADE = "bartering trade_routes storage"
RIVAL = {"cities": {"D7": "happy", "C4": "neutral", "E4": "neutral"}, "units": {}}


def test_ex_72_trade_routes() -> None:
    """EX-72, COC-10.6.1: a ship, a carried Settler and another one; the fourth finds only cities that are used."""
    table = scenario(
        tiles=STRAIT,
        seat0={"units": {"D4": "settler1-ship1", "D6": "settler1", "D2": "settler1"}, "advances": TRADE},
        seat1=RIVAL,
    )
    assert table.stock(0, "food") == (3,)
    assert table.told("routes") == [(0, 3)]
    assert could_form(table.state, 0) == 3
    assert could_form(table.state, 0, ships_only=True) == 1
    assert could_form(table.state, 1) == 0, "without the advance there are no routes"
    assert can_serve(table.state, 0, table.hex("D2"))
    assert not can_serve(table.state, 0, table.hex("D3"))


def test_routes_are_matched_as_well_as_possible() -> None:
    """COC-10.6.1: the Settler that reaches one city only is not cheated of it by the ship that reaches two."""
    table = scenario(
        tiles=STRAIT,
        seat0={"units": {"D4": "ship1", "D2": "settler1"}, "advances": TRADE},
        seat1={"cities": {"C4": "neutral", "D6": "neutral"}, "units": {}},
    )
    assert table.stock(0, "food") == (2,)


def test_no_more_than_four_routes() -> None:
    """COC-10.6.1: four routes at most."""
    table = scenario(
        tiles={**STRAIT, "F4": "region_14"},
        seat0={"units": {"D4": "settler4-ship3"}, "advances": TRADE},
        seat1={"cities": dict.fromkeys(("D3", "D6", "C4", "E4", "E5"), "neutral"), "units": {}},
    )
    assert table.stock(0, "food") == (4,)


def test_angry_and_far_cities_do_not_trade() -> None:
    """COC-10.6.1: not with Angry cities, not further than 2 hexes, not over unexplored tiles."""
    table = scenario(
        tiles=STRAIT,
        seat0={"units": {"D3": "settler2"}, "advances": TRADE},
        seat1={"cities": {"D7": "happy", "C4": "angry", "D6": "neutral"}, "units": {}},
    )
    assert table.stock(0, "food") == (0,)
    assert table.told("routes") == []


def test_pirates_close_their_waters() -> None:
    """COC-10.5.3: no route starts on or crosses a Sea hex with a pirate ship or next to one."""
    given: dict[str, Any] = {
        "tiles": STRAIT,
        "seat0": {"units": {"D4": "ship1", "D3": "settler1"}, "advances": TRADE},
        "seat1": {"cities": {"D7": "happy", "D6": "neutral", "E4": "neutral"}, "units": {}},
    }
    assert scenario(**given).stock(0, "food") == (2,)
    assert scenario(**given, pirates={"C6": 1}).stock(0, "food") == (1,), "the ship would have to cross D5"
    assert scenario(**given, pirates={"D5": 1}).stock(0, "food") == (1,)


def test_currency_brings_gold() -> None:
    """COC-10.6.1: with Currency each route brings food or gold."""
    table = scenario(
        tiles=STRAIT,
        seat0={"units": {"D4": "settler1-ship1", "D6": "settler1"}, "advances": f"{TRADE} currency"},
        seat1=RIVAL,
    )
    assert table.options()[0] == "take food 3"
    table.answer(0, "take gold 2")
    assert table.options() == ["take food 1", "take gold 1"]
    table.answer(0, "take food 1")
    assert table.stock(0, "food", "gold") == (1, 2)
    assert table.decision.prompt == "prompt-deed"


MARKETS: dict[str, Any] = {
    "tiles": STRAIT,
    "seat0": {"units": {"D4": "settler1-ship1"}, "advances": TRADE},
    "seat1": {"cities": {"D7": "happy", "C4": "neutral market", "E4": "neutral"}, "units": {}},
}


def test_market_cities_pay_their_owner() -> None:
    """COC-10.6.2: a rival gains 1 gold if a Market city of theirs is used."""
    table = scenario(**MARKETS)
    assert table.options() == ["deal 1", "shun 1"]
    assert table.table.view(0)["decision"]["prompt"]["args"] == {"rival": 1, "fewer": 1, "more": 2}
    table.answer(0, "deal 1")
    assert (table.stock(0, "food"), table.stock(1, "gold")) == ((2,), (1,))


def test_market_cities_may_be_shunned() -> None:
    """COC-10.6.1: fewer routes are allowed."""
    table = scenario(**MARKETS)
    table.answer(0, "shun 1")
    assert (table.stock(0, "food"), table.stock(1, "gold")) == ((1,), (0,))


def test_markets_are_left_out_where_they_add_nothing() -> None:
    """COC-10.6.2: no question and no gold where other cities serve as well, or where the food would be lost."""
    one = scenario(**MARKETS | {"seat0": {"units": {"D4": "ship1"}, "advances": TRADE}})
    assert (one.decision.prompt, one.stock(1, "gold")) == ("prompt-deed", (0,))
    full = scenario(**MARKETS | {"seat0": {"units": {"D4": "settler1-ship1"}, "food": 7, "advances": TRADE}})
    assert (full.decision.prompt, full.stock(1, "gold")) == ("prompt-deed", (0,))


# -- moments for abilities -------------------------------------------------------------------------------------------


@pytest.fixture
def pyramid(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the Great Pyramid of seat 0 on D2 act at moments of trade; seat 1 may have the Statue on D7."""

    def table(hooks: dict[Any, Any], **given: Any) -> Any:
        for moment, hook in hooks.items():
            act(monkeypatch, moment, "great_pyramid", hook)
        seat0 = {"units": {"D4": "ship1"}, "advances": TRADE, "cities": {"D2": "happy great_pyramid"}}
        return scenario(**{"tiles": STRAIT, "seat0": seat0, "seat1": RIVAL} | given)

    return table


def test_abilities_may_give_other_yields(pyramid: Any) -> None:
    """COC-10.6.1: where an ability offers something else the player chooses route by route."""
    table = pyramid({TRADE_YIELD: lambda s, seat, route, taken: [(CULTURE, 1), (IDEAS, 2)] if not taken else []})
    assert table.options() == ["yield food 1", "yield culture 1", "yield ideas 2"]
    table.answer(0, "yield ideas 2")
    assert table.stock(0, "food", "ideas") == (0, 2)


def test_abilities_may_add_traders_cities_and_reach(pyramid: Any) -> None:
    """COC-10.6.1: further traders and cities, and a longer reach."""
    s = scenario(tiles=STRAIT)
    at = {name: s.hex(name) for name in ("D2", "D6", "D7")}
    alone = {"seat1": {"cities": {"D7": "happy"}, "units": {}}}
    assert could_form(pyramid({}, **alone).state, 0) == 0
    far = pyramid({TRADE_REACH: lambda s, seat, kind, city: int(city == at["D7"])}, **alone)
    assert could_form(far.state, 0) == 1
    more = pyramid({TRADERS: lambda s, seat: [(at["D2"], SETTLER)], TRADE_CITIES: lambda s, seat: [at["D6"]]})
    assert more.stock(0, "food") == (2,)


def test_abilities_may_raise_the_limit(pyramid: Any) -> None:
    """COC-10.6.1: routes that do not count against the limit."""
    cities = dict.fromkeys(("D3", "D6", "C4", "E4", "E5"), "neutral")
    table = pyramid(
        {TRADE_LIMIT: lambda s, seat, routes: 1},
        tiles={**STRAIT, "F4": "region_14"},
        seat0={
            "units": {"D4": "settler4-ship3"},
            "advances": TRADE,
            "cities": {"D2": "happy great_pyramid"},
        },
        seat1={"cities": cities, "units": {}},
    )
    assert table.stock(0, "food") == (5,)


def test_abilities_act_before_and_after(pyramid: Any) -> None:
    """COC-4.5: something before trade routes, and something when they were used."""
    used: list[Any] = []
    table = pyramid(
        {
            BEFORE_TRADE: lambda s, seat: gain(s, seat, GOLD, 1) and None,
            TRADED: lambda s, seat, routes, taken: used.append(routes),
        }
    )
    assert table.stock(0, "gold") == (1,)
    assert [[table.board.names[hex_] for hex_ in (route[0], route[2])] for route in used[0]] == [["D4", "C4"]]


def test_rivals_may_bar_traders(pyramid: Any) -> None:
    """COC-10.6.1: an ability of a rival may keep units from trading."""
    table = pyramid(
        {TRADE_BARRED: lambda s, seat, owner, hex_, kind: owner == 0},
        seat0={"units": {"D4": "ship1"}, "advances": TRADE},
        seat1={"cities": {"D7": "happy great_pyramid", "C4": "neutral"}, "units": {}},
    )
    assert table.stock(0, "food") == (0,)
