"""The worked examples of the map, figures, combat, events and victory. (EXAMPLES)"""

from __future__ import annotations

import epoka
from epoka.games.new_dawn import scoring
from epoka.games.new_dawn.cards.tiles import CORE
from epoka.games.new_dawn.land import Lay, land_at, single
from epoka.games.new_dawn.rules.dial import TurnDial, positions
from epoka.games.new_dawn.rules.exploring import LayDrawn
from epoka.games.new_dawn.rules.field import mature
from epoka.games.new_dawn.rules.laying import CAPITAL_TILE, EXPLORED_TILE, lay_down, populate, ways_to_lay
from epoka.games.new_dawn.rules.market import age_market
from epoka.games.new_dawn.rules.pieces import destroy
from epoka.games.new_dawn.rules.preparation import fort_places
from epoka.games.new_dawn.rules.resolving import reset
from epoka.games.new_dawn.rules.winning import has_winner
from epoka.games.new_dawn.setup import starting_row
from epoka.games.new_dawn.state import ON_CARD, land_of
from epoka.games.new_dawn.tables import WONDER
from epoka.parts.hexes import holes
from tests.games.new_dawn.scenario import GROUND, Scenario, own, with_ground

CORE_A = "3a:0:0:0;14a:-2:-1:3"
"""The core of two tiles with their sides A up. (ND-EX-43)"""


# -- set-up ------------------------------------------------------------------------------------------------------------


def test_starting_row_of_china() -> None:  # ND-EX-01
    table = Scenario(seat0=own(leader="china"))
    row = ("irrigation", "masonry", "pottery", "foreign_trade", "early_empire", "writing")
    assert table.of(0).row == row == starting_row(table.state, "china")
    assert table.of(0).armies.count(ON_CARD) == table.of(0).caravans.count(ON_CARD) == 1
    assert table.of(0).dial == 0


def test_starting_row_of_england() -> None:  # ND-EX-02
    table = Scenario(seat0=own(leader="england"))
    row = ("irrigation", "foreign_trade", "astrology", "early_empire", "pottery", "masonry")
    assert table.of(0).row == row


def test_wonder_decks() -> None:  # ND-EX-03
    s = epoka.new("new_dawn", seats=4, seed=5).state
    assert len(s.market) == 4
    assert len(s.unseen) == 8
    for deck in (s.culture_deck, s.economy_deck, s.military_deck, s.science_deck):
        assert len(deck) == 6
    ages = [s_age(card) for card in (s.market[0], *s.culture_deck)]
    assert ages == ["ancient"] * 2 + ["medieval"] * 2 + ["modern"] * 3


def s_age(card: str) -> str:
    return WONDER[card].age


def test_where_a_fort_lies() -> None:  # ND-EX-04
    table = Scenario(ground=CORE_A)
    places = fort_places(table.state)
    core = set(land_of(table.state).at)
    assert places
    for q, r in places:
        near = [(q + x, r + y) for x, y in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))]
        assert sum([at in core for at in near]) >= 2
    once = places[0]
    lay_down(table.state, single("fort", once))
    left = fort_places(table.state)
    assert once not in left
    assert all(abs(q - once[0]) + abs(r - once[1]) + abs(q + r - once[0] - once[1]) > 2 for q, r in left)


def test_a_fort_counts_where_a_capital_tile_lies() -> None:  # ND-EX-05
    without = ways_to_lay(with_ground(CORE_A), CAPITAL_TILE, 0)
    with_fort = ways_to_lay(with_ground(CORE_A + ";fort:-3:3"), CAPITAL_TILE, 0)
    land = land_at(CORE_A)
    new = [way for way in with_fort if way not in without]
    assert new
    for side, q, r, turned in new:
        assert len(touched(land.at, Lay(9, side, q, r, turned))) == 3


def touched(core: dict[tuple[int, int], int], lay: Lay) -> set[tuple[int, int]]:
    """The places of some that a laying touches."""
    steps = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    return {(q + x, r + y) for q, r in lay.places() for x, y in steps} & set(core)


def test_populating() -> None:  # ND-EX-06
    table = Scenario()
    s = table.state
    first = lay_down(s, Lay(21, 1, 20, 0, 0))
    s.tokens = ("",) * len(s.tokens)
    populate(s, 0)
    tile_18 = land_of(s).lays.index(Lay(18, 0, -7, 1, 3))
    spaces = [space for space, lay in enumerate(land_of(s).lay) if lay == tile_18]
    assert sorted([s.tokens[space] for space in spaces if s.tokens[space]]) == ["dead_sea", "oil"]
    assert s.barbarians["abcdefghijk".index("j")] in spaces
    assert s.tokens[first + 1] == "palenque"
    assert {"palenque.a", "palenque.b"} <= set(s.city_cards)


# -- the focus row -----------------------------------------------------------------------------------------------------


def test_reset() -> None:  # ND-EX-07
    table = Scenario(seat0=own(row="irrigation masonry pottery foreign_trade early_empire astrology"))
    civilization = table.of(0)
    civilization.trade = (0, 1, 2, 3, 0, 0)
    reset(civilization, 3)
    assert civilization.row == ("foreign_trade", "irrigation", "masonry", "pottery", "early_empire", "astrology")
    assert civilization.trade == (3, 0, 1, 2, 0, 0)


def test_a_government_shifts_its_card() -> None:  # ND-EX-08
    row = "early_empire masonry pottery irrigation foreign_trade astrology"
    table = Scenario(seat0=own(row=row, lying={"irrigation": "monarchy"}, pieces="token@23 token@24 token@27 token@28"))
    table.turn("focus irrigation")
    assert table.told("chose")[-1] == (0, "irrigation", 5)


def test_a_government_from_both_first_slots() -> None:  # ND-EX-09
    for row, slot in (("masonry pottery", 2), ("pottery masonry", 3)):
        rest = " irrigation foreign_trade early_empire astrology"
        table = Scenario(seat0=own(row=row + rest, lying={"masonry": "autocracy"}))
        table.turn("focus masonry")
        assert table.told("chose")[-1] == (0, "masonry", slot)


# -- caravans ----------------------------------------------------------------------------------------------------------


def test_a_visit_to_a_city_state_and_the_token_limit() -> None:  # ND-EX-13
    row = "irrigation masonry pottery foreign_trade early_empire astrology"
    given = own(row=row, trade={"foreign_trade": 1, "astrology": 2}, caravans=(23,))
    table = Scenario(lies="geneva@13", seat0=given)
    table.turn("focus foreign_trade", "boost trade", "move 13")
    assert table.of(0).caravans[0] == ON_CARD
    assert table.trade(0, "astrology") == 3
    assert table.trade(0, "foreign_trade") == 0
    table.answer(0, "state-card geneva")
    assert table.of(0).diplomacy == ("geneva.a",)
    without = Scenario(lies="geneva@13", seat0=given).turn("focus foreign_trade", "go-on")
    assert "move 13" not in without.options()  # four spaces away


def test_a_visit_to_a_rival_city() -> None:  # ND-EX-14
    row = "irrigation masonry early_empire pottery astrology foreign_trade"
    table = Scenario(seat0=own(row=row, caravans=(6,), diplomacy="joint_war.1"), seat1=own(pieces="city@1"))
    table.turn("focus foreign_trade", "move 1", "put masonry", "put pottery", "pact embassy 1")
    assert table.of(0).diplomacy == ("embassy.1",)
    assert "joint_war.1" in table.of(1).pacts
    assert (table.trade(0, "masonry"), table.trade(0, "pottery")) == (1, 1)


def test_one_caravan_for_each_destination() -> None:  # ND-EX-15
    row = "irrigation masonry early_empire pottery astrology currency"
    table = Scenario(lies="geneva@13", seat0=own(row=row, caravans=(14, 10)))
    table.turn("focus currency", "caravan 0", "move 13", "state-card geneva")
    assert "move 13" not in table.options("move")


# -- combat ------------------------------------------------------------------------------------------------------------

AT_THREE = "irrigation early_empire pottery masonry foreign_trade astrology"
"""Masonry at number 3."""


def test_a_tie_goes_to_the_defender() -> None:  # ND-EX-20
    given = own(row=AT_THREE, armies=(10,), trade={"masonry": 1})
    lost = Scenario(barbarians="c@12", dice=(2, 2), seat0=given).turn("focus masonry", "move 12", "stop")
    assert lost.told("lost") == [(0, 5, 5)]
    assert lost.of(0).armies[0] == ON_CARD
    won = Scenario(barbarians="c@12", dice=(2, 2), seat0=given).turn("focus masonry", "move 12", "add trade")
    assert won.told("won") == [(0, 6, 5)]
    won.answer(0, "put pottery")
    assert won.state.barbarians[2] == -1
    assert won.trade(0, "pottery") == 1
    assert won.of(0).armies[0] == 12


def test_the_bonus_of_iron_working() -> None:  # ND-EX-21
    row = "irrigation early_empire iron_working pottery foreign_trade astrology"
    table = Scenario(barbarians="c@17", dice=(4, 5), seat0=own(row=row, armies=(16, 28)))
    table.turn("focus iron_working", "army 0", "move 17")
    assert table.told("won") == [(0, 8, 7)]
    forest = Scenario(barbarians="c@11", seat0=own(row=row, armies=(16,)))
    forest.turn("focus iron_working", "army 0")
    assert "move 11" not in forest.options()


def city_on_desert(trade: int) -> Scenario:
    """Seat 1 has a city on the desert 37 with two reinforced tokens beside it; seat 0 attacks it."""
    row = "irrigation early_empire pottery foreign_trade astrology mass_production"
    return Scenario(
        dice=(6, 3),
        seat0=own(row=row, armies=(5,), trade={"mass_production": trade}),
        seat1=own(pieces="city@37 reinforced@38 reinforced@36"),
    )


def test_the_defence_of_a_city() -> None:  # ND-EX-22
    lost = city_on_desert(0).turn("focus mass_production", "army 0", "move 37")
    assert lost.told("lost") == [(0, 13, 13)]
    won = city_on_desert(1).turn("focus mass_production", "army 0", "move 37", "add trade")
    assert won.told("won") == [(0, 14, 13)]
    assert won.piece(37) == (0, "city")
    assert won.of(0).armies[0] == 37


def test_the_defence_of_a_control_token() -> None:  # ND-EX-23
    table = Scenario(
        dice=(1, 1),
        seat0=own(row=AT_THREE, armies=(10,)),
        seat1=own(pieces="reinforced@16 reinforced@15 reinforced@17"),
    )
    table.turn("focus masonry", "move 16")
    assert table.told("defence-rolled") == [(1, 6)]  # a die of 1, and 5


def test_figures_have_nothing_from_reinforced_tokens() -> None:  # ND-EX-24
    row = "irrigation early_empire pottery foreign_trade astrology masonry"
    table = Scenario(
        dice=(1, 1),
        seat0=own(row=row, armies=(35,)),
        seat1=own(
            row="irrigation early_empire pottery foreign_trade astrology iron_working",
            pieces="reinforced@36 reinforced@37",
            armies=(36, 36),
        ),
    )
    table.turn("focus masonry", "move 36", "attack army 1")
    assert table.told("defence-rolled") == [(1, 8)]  # a die of 1, and 7


def test_attacking_an_army_in_a_city() -> None:  # ND-EX-25
    table = Scenario(
        dice=(6, 1),
        seat0=own(row=AT_THREE, armies=(10,)),
        seat1=own(pieces="city@1", armies=(1,)),
    )
    table.turn("focus masonry", "move 1", "from 12", "attack army 1")
    assert table.of(1).armies[0] == ON_CARD
    assert table.piece(1) == (1, "city")
    assert table.of(0).armies[0] == 12
    assert table.decision.prompt != "prompt-army-move"


def test_taking_a_fort() -> None:  # ND-EX-26
    row = "irrigation early_empire pottery foreign_trade iron_working astrology"
    table = Scenario(dice=(5, 2), victory="vc_fortified vc_expeditionary", seat0=own(row=row, armies=(18, 28)))
    table.turn("focus iron_working", "army 0", "move 20")
    assert table.told("won") == [(0, 9, 8)]
    assert table.piece(20) == (0, "city")
    assert table.of(0).armies[0] == 20
    assert table.of(0).marked == ("fortified",)


def test_conquering_a_city_state() -> None:  # ND-EX-27
    _, q, r, turned = next(way for way in ways_to_lay(with_ground("3a:0:0:0"), EXPLORED_TILE, 0) if way[0] == 1)
    ground = f"3a:0:0:0;15b:{q}:{r}:{turned}"
    (kabul,) = land_at(ground).states
    beside = next(near for near in land_at(ground).near[kabul] if land_at(ground).upto[5] >> near & 1)
    row = "irrigation early_empire pottery foreign_trade astrology flight"
    table = Scenario(
        seats=3,
        ground=ground,
        lies=f"kabul@{kabul}",
        dice=(4, 3),
        seat0=own(row=row, armies=(beside, beside), diplomacy="kabul.a"),
        seat1=own(diplomacy="kabul.b"),
    )
    table.turn("focus flight", f"move {kabul}")
    assert table.told("won") == [(0, 12, 11)]
    assert table.piece(kabul) == (0, "city")
    assert table.of(0).lying[-1] == ("kabul",)
    assert table.of(0).diplomacy == table.of(1).diplomacy == ()
    assert set(table.state.aside) == {"kabul.a", "kabul.b"}


def test_the_order_of_spending() -> None:  # ND-EX-28
    table = Scenario(
        dice=(1, 4, 4),
        seat0=own(
            row="irrigation early_empire pottery foreign_trade astrology mass_production",
            armies=(5,),
            trade={"mass_production": 2},
        ),
        seat1=own(pieces="reinforced@37 reinforced@38", row=AT_THREE, trade={"masonry": 1}),
    )
    table.turn("focus mass_production", "army 0", "move 37")
    assert table.told("rolled") == [(0, 1, 8)]
    assert table.told("defence-rolled") == [(4, 10)]
    table.answer(0, "reroll trade")
    assert table.told("rerolled") == [(0, 4, 11)]
    table.answer(0, "stop")
    table.answer(1, "add trade")
    assert table.told("lost") == [(0, 11, 11)]
    assert table.trade(0, "mass_production") == 1


def test_a_beaten_capital() -> None:  # ND-EX-29
    row = "irrigation early_empire pottery foreign_trade astrology mass_production"
    table = Scenario(
        dice=(6, 1),
        built="petra@32",
        seat0=own(row=row, armies=(38,), pieces="city@13"),
        seat1=own(trade={"early_empire": 1, "masonry": 2}, row=AT_THREE, leader="egypt"),
    )
    table.turn("focus mass_production", "army 0", "move 32", "from 38")
    table.answer(1, "stop")
    table.answer(0, "rob masonry", "put pottery")
    table.answer(0, "rob early_empire", "put astrology", "host 13")
    assert (table.trade(0, "pottery"), table.trade(0, "astrology")) == (1, 1)
    assert table.of(1).trade.count(0) == 5
    assert table.state.built_at == (13,)
    assert table.piece(32) == (1, "capital")
    assert table.of(0).armies[0] == 38


# -- exploring ---------------------------------------------------------------------------------------------------------


def test_exploring() -> None:  # ND-EX-35
    row = "irrigation early_empire pottery masonry foreign_trade astrology"
    table = Scenario(tiles="tile_8", seat0=own(row=row, armies=(28,)))
    table.turn("focus masonry")
    land = land_of(table.state)
    explorers = {int(option.split()[1]) for option in table.options("explore")}
    assert explorers
    assert all(land.edge[space] and land.home >> space & 1 for space in explorers)
    space = min(explorers)
    table.answer(0, f"explore {space}")
    ways = ways_to_lay(table.state, EXPLORED_TILE, 1 << space)
    for side, q, r, turned in ways:
        lay = Lay(8, side, q, r, turned)
        tiles = {at: number for at, number in land.at.items() if not land.lays[land.lay[number]].token}
        assert land.places[space] in touched(tiles, lay)
        assert len(touched(tiles, lay)) >= 4
    while table.decision.prompt != "prompt-army-move":
        table.answer(0, table.options()[0])
    assert not table.options("explore")


def test_a_tile_that_fits_nowhere_goes_on_top() -> None:  # ND-15.2
    table = Scenario(tiles="tile_8")
    s = table.state
    s.tiles = s.tiles[:-1]
    s.drawn = ("tile_8",)
    s.tiles_seen = s.tiles_seen[:-1]
    table.carry_out(LayDrawn(0, "tile_8", 1 << 12))  # an inner space touches nothing free
    assert s.drawn == ("tile_8",)


# -- events and victory ------------------------------------------------------------------------------------------------


def test_the_sequence_of_the_dial() -> None:  # ND-EX-36
    s = Scenario().state
    symbols = positions(s)
    rounds = [symbols[(s.event + number) % len(symbols)] for number in range(1, 8)]
    assert rounds == [
        ("barbarian_move",),
        ("district",),
        ("government", "wonder"),
        ("barbarian_move",),
        ("district",),
        ("barbarian_spawn", "wonder"),
        ("barbarian_move",),
    ]


def test_the_wonder_symbol() -> None:  # ND-EX-37
    table = Scenario(market="stonehenge colossus petra:1 oracle:1")
    s = table.state
    left = s.trade_left
    nexts = (s.military_deck[0], s.science_deck[0])
    age_market(s)
    assert s.market == ("stonehenge", "colossus", *nexts)
    assert s.offers == (1, 1, 0, 0)
    assert s.gone == ("petra", "oracle")
    assert s.trade_left == left


def test_barbarians_over_water_and_at_the_edge() -> None:  # ND-EX-38
    table = Scenario(barbarians="c@2 j@34", dice=(4,))
    s = table.state
    s.direction = 5  # the 1 points left, so a 4 points right
    s.event = 0
    table.carry_out(TurnDial())
    assert s.barbarians[2] == 37  # over water 0 and 5 to the desert
    assert s.barbarians[9] == 33  # away from the edge


def test_an_army_shields_a_city() -> None:  # ND-EX-39
    table = Scenario(barbarians="c@12", dice=(4,), seat0=own(pieces="city@1", armies=(1,)))
    table.state.direction = 5
    table.carry_out(TurnDial())
    assert table.of(0).armies[0] == ON_CARD
    assert table.piece(1) == (0, "city")
    assert table.state.barbarians[2] == 12


FOUR = "vc_fortified vc_expeditionary vc_civilized_money_grubber vc_populous_preservationist vc_explorer_aesthetic"


def test_fort_cards_in_the_check() -> None:  # ND-EX-40
    table = Scenario(victory=FOUR, seat0=own(pieces="city@20 city@21", marked=("civilized", "populous")))
    s = table.state
    assert {"fortified", "expeditionary"} <= set(table.of(0).marked)
    assert has_winner(s)
    destroy(s, 21)
    assert "expeditionary" not in table.of(0).marked
    assert not has_winner(s)
    assert scoring.scores(s)[0] == 3


def test_ties() -> None:  # ND-EX-41
    table = Scenario(
        victory=FOUR,
        seat0=own(pieces="city@20", marked=("civilized", "money_grubber", "populous", "explorer")),
        seat1=own(pieces="city@21", marked=("civilized", "populous", "explorer")),
    )
    standings = scoring.standings(table.state)
    assert standings[0][0] == standings[1][0] == 4
    assert standings[0] > standings[1]


def test_the_peaceful_game() -> None:  # ND-EX-42
    cards = "vc_civilized_money_grubber vc_populous_preservationist vc_explorer_aesthetic"
    table = Scenario(
        options={"peaceful": "on"},
        victory=cards,
        seat0=own(pieces="city@20", marked=("civilized", "populous")),
    )
    assert not has_winner(table.state)
    table.of(0).marked += ("aesthetic",)
    assert has_winner(table.state)


# -- geometry with coordinates -----------------------------------------------------------------------------------------


def test_a_capital_tile_beside_the_core() -> None:  # ND-EX-43
    core = [Lay(number, 0, *laying) for number, laying in zip((3, 14), CORE[0], strict=False)]
    land = land_at(";".join([lay.text() for lay in core]))
    assert sorted(land.at) == sorted(
        [
            *[(-3, -1), (-3, 0), (-3, 1), (-3, 2), (-2, -2), (-2, -1), (-2, 0), (-2, 1), (-1, -2), (-1, -1)],
            *[(-1, 0), (-1, 1), (0, -2), (0, -1), (0, 0), (0, 1), (1, -3), (1, -2), (1, -1), (1, 0)],
        ]
    )
    lay = Lay(9, 0, -5, 2, 0)
    assert lay.places() == (
        *[(-5, 2), (-5, 1), (-6, 2), (-6, 3), (-5, 3), (-4, 2), (-4, 1), (-4, 0), (-5, 0), (-4, -1)],
    )
    assert touched(land.at, lay) == {(-3, -1), (-3, 0), (-3, 1), (-3, 2)}
    assert (0, -5, 2, 0) in ways_to_lay(with_ground(CORE_A), CAPITAL_TILE, 0)
    assert not holes([*land.at, *lay.places()])


def test_exploring_from_that_tile() -> None:  # ND-EX-44
    ground = CORE_A + ";9a:-5:2:0"
    land = land_at(ground)
    space = land.at[-6, 3]
    assert land.edge[space]
    assert land.home >> space & 1
    ways = ways_to_lay(with_ground(ground), EXPLORED_TILE, 1 << space)
    assert (0, -6, -1, 3) not in ways
    assert (0, -9, 2, 2) not in ways
    assert (0, -7, 1, 3) in ways


def test_exploring_may_end_maturity() -> None:  # ND-EX-19
    ground = GROUND.replace(";18a:-7:1:3", "")
    table = Scenario(ground=ground, seat0=own(pieces="city@24 token@23"))
    s = table.state
    assert land_of(s).near[24] == (23, 22, 25)
    assert 24 in mature(s, 0)
    lay_down(s, Lay(18, 0, -7, 1, 3))
    assert 24 not in mature(s, 0)
