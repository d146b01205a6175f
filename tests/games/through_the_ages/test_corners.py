"""Corners of the rules that are easily missed, and what must not be learned from them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from epoka.games.through_the_ages.game import GAME
from epoka.games.through_the_ages.rules.losses import GainMix, LoseMix
from epoka.games.through_the_ages.rules.row import refill
from epoka.games.through_the_ages.rules.world_events import turn_future
from epoka.games.through_the_ages.tables import CARD_NAME, EVENTS, KIND, TERRITORIES
from epoka.kernel import Table
from tests.games.through_the_ages.scenario import Scenario, own, scenario


def test_no_card_of_no_name_can_be_offered() -> None:
    assert scenario(at="politics", seats=3).table.check(0, "offer none 1 a") is not None


def test_restraint_is_asked_where_the_resources_of_a_pact_bring_the_corruption() -> None:
    """(TTA-15.5)"""
    given = own(
        pact="international_trade_agreement",
        partner=1,
        role=0,
        workers={"agriculture": 0, "bronze": 2},
        resources=3,
        blue=11,
        yellow=18,
    )
    t = scenario(age=2, seats=3, options={"corruption": "restraint"}, seat0=given)
    t.produce(0)
    assert t.table.questions
    assert t.told("corruption") == []


def test_the_railroad_places_its_token_after_all_mines() -> None:
    """(TTA-14, TTA-29.7)"""
    given = own(
        technologies="iron",
        workers={"agriculture": 0, "bronze": 1, "iron": 1},
        wonders="transcontinental_railroad",
        goods={"iron": 4},
        blue=2,
        yellow=18,
    )
    t = scenario(age=2, seat0=given)
    t.produce(0)
    assert t.told("mined") == [(0, 3)]


def test_several_stages_are_one_payment() -> None:
    """(TTA-6.4, TTA-10.6)"""
    given = own(technologies="masonry oil", wonder="library_of_alexandria", goods={"oil": 1}, blue=0)
    t = scenario(age=2, seat0=given)
    t.answer(0, "stage 2")
    assert (t[0].stages, t.resources(0)) == (2, 1)


def test_what_homer_lends_goes_with_him() -> None:
    """(TTA-6.7, TTA-10.7)"""
    t = scenario(seat0=own(leader="homer", hand="joan_of_arc", resources=1))
    t.answer(0, "lead joan_of_arc")
    assert t[0].pool == 0
    assert "build warriors" not in t.options()


def test_the_score_sheet_counts_only_what_lies_open_before_the_end() -> None:
    """(TTA-26.5, TTA-32.2)"""
    t = scenario(age=3, seats=2, number=18, future="impact_of_wonders", current="impact_of_colonies")
    shown = [line["args"] for line in t.table.score_sheet()[0]["lines"]]
    assert "impact_of_wonders" not in str(shown)
    assert "impact_of_colonies" not in str(shown)


def test_the_last_round_is_announced() -> None:
    """(TTA-26.1)"""
    t = scenario(level="simple", age=1, seats=2, number=12, row={1: "taj_mahal"})
    t.state.civil, t.state.box = t.state.civil[:2], t.state.box + t.state.civil[2:]
    refill(t.state)
    assert t.state.last == 12
    assert t.told("last-round") == [(12,)]


@pytest.mark.parametrize("scoring", next(setting for setting in GAME.settings if setting.name == "scoring").values)
def test_unknown_events_are_taken_for_events(scoring: str) -> None:
    """(TTA-18.1, TTA-28.5)"""
    table, rng = Table.new(GAME, 3, 7, {"scoring": scoring}), Random(1)
    while not table.over and table.state.round < 10:
        decision = table.decision
        events = [option for option in decision.options if option[0] == "event"]
        table.apply(decision.seat, (events or decision.options)[rng.randrange(len(events or decision.options))])
    for seed in range(30):
        s = table.determinize(0, Random(seed)).state
        assert all(KIND[card] in EVENTS or KIND[card] in TERRITORIES for card in (*s.current, *s.future))
        scored = [*s.covered, *[card for civilization in s.civilizations for card in civilization.secret]]
        assert all(KIND[card] in EVENTS for card in scored)


def test_nobody_can_tell_who_played_an_event_by_its_place() -> None:
    """(TTA-18.2, TTA-32.2)"""
    t = scenario(seats=3, at="politics", future="rats pestilence foray crusades barbarians")
    s = t.state
    s.future_seen = (1, 2, 4, 1, 2)
    orders = set()
    for chance in range(20):
        again = s.clone()
        again.chance += chance
        turn_future(again)
        orders.add(tuple([CARD_NAME[card] for card in again.current]))
        assert sorted(again.current_seen) == [1, 1, 2, 2, 4]
    assert len(orders) > 1
    turn_future(s)
    assert set(s.current_seen) == {1, 2, 4}
    assert "2" not in str(t.table.observation(0)[0]["AgesState"][list(type(s)._fields).index("current_seen")])


@pytest.mark.parametrize("held", ["rats", "defense_colonization_i"])
def test_paying_for_a_colony_does_not_tell_what_is_left_in_the_hand(held: str) -> None:
    """(TTA-19.2, TTA-32.2)"""
    t = scenario(
        seats=3,
        at="politics",
        current="wealthy_territory_i",
        seat0=own(military="reign_of_terror " + held, workers={"warriors": 1}),
        seat1=own(workers={"warriors": 0}),
        seat2=own(workers={"warriors": 0}),
    )
    t.answer(0, "event reign_of_terror", "bid 1", "sacrifice warriors")
    assert t.table.view(1)["asked"][0]["prompt"]["id"] == "prompt-colonists"


def test_a_mix_of_goods_has_no_bound_but_what_is_there() -> None:
    """(TTA-20.5)"""
    rich = own(technologies="mechanized_agriculture oil", goods={"mechanized_agriculture": 29, "oil": 29})
    t = scenario(age=3, seat1=rich)
    t.carry_out(LoseMix(1, 160, 0, 0))
    assert (t.options()[0], t.options()[-1], len(t.options())) == ("mix 145 15", "mix 15 145", 131)
    assert t.table.view(0)["decision"]["rule"] == "TTA-20.5"


def test_what_an_event_gives_or_takes_is_mixed_by_the_rule_of_events() -> None:
    """(TTA-18.4)"""
    for frame in (GainMix(0, 2), LoseMix(0, 2, 0)):
        t = scenario(seat0=own(food=2, resources=2))
        t.carry_out(frame)
        assert t.refused(0, "mix 2 2") == ("mix-wrong", "TTA-18.4")


def test_a_bid_has_no_bound_but_what_can_be_paid() -> None:
    """(TTA-19.2)"""
    army = own(technologies="rockets", workers={"rockets": 90})
    t = scenario(age=3, at="politics", current="wealthy_territory_i", seat0=army | {"military": "crusades"})
    t.answer(0, "event crusades")
    assert t.options()[-2] == f"bid {90 * 5 + 1}"


def test_the_turn_ends_only_when_the_player_says_so() -> None:
    """(TTA-7.2)"""
    t = scenario(seat0=own(unused=0, white_spent=4, workers={"warriors": 0}))
    t[0].white_spent, t[0].red_spent = t[0].white, t[0].red
    t.table.questions[0].known = None
    assert t.options() == ["end"]


def test_homer_takes_only_his_own_resource_with_him() -> None:
    """What Patriotism brought stays until the end of the turn. (TTA-6.7)"""
    t = scenario(
        seats=3, seat0=own(leader="homer", technologies="swordsmen", hand="patriotism_a joan_of_arc", resources=0)
    )
    t.answer(0, "upgrade warriors swordsmen", "play patriotism_a", "lead joan_of_arc")
    assert t[0].pool == 1


def barbarossa(**given: Any) -> Scenario:
    """Barbarossa in the second role of a Trade Routes Agreement."""
    pact = {"pact": "trade_routes_agreement", "partner": 1, "role": 1}
    return scenario(seats=3, age=2, seat0=own(leader="frederick_barbarossa", yellow=18, **pact, **given))


def test_a_levy_is_paid_in_full() -> None:
    """A resource that stands for food cannot pay for the unit, too. (TTA-21.9, TTA-29.17)"""
    t = barbarossa(food=1, resources=1)
    assert "levy warriors" in t.options()
    t.answer(0, "trade")
    assert t.refused(0, "levy warriors") == ("too-dear", "TTA-29.17")
    broken = barbarossa(technologies="coal swordsmen", food=0, goods={"coal": 1}, blue=0)
    assert broken.refused(0, "levy swordsmen") == ("too-dear", "TTA-29.17")


def test_only_units_are_levied() -> None:
    assert barbarossa(food=1, resources=1).refused(0, "levy bronze") == ("levy-no-unit", "TTA-29.17")


def test_labs_do_not_make_a_payment_dearer_when_gates_is_gone() -> None:
    """They take no change any more, so that a token there is kept if that saves something. (TTA-6.4, TTA-29.5)"""
    t = scenario(
        age=3,
        seats=3,
        seat0=own(
            leader="bill_gates",
            hand="isaac_newton",
            technologies="oil scientific_method",
            wonder="kremlin",
            goods={"oil": 1, "scientific_method": 1},
            blue=0,
            yellow=18,
        ),
    )
    t.answer(0, "lead isaac_newton", "stage 1")
    assert t.resources(0) == 3


def test_the_simple_game_has_no_cards_to_draw() -> None:
    assert scenario(level="simple", seats=2).refused(0, "draw") == ("draw-simple", "TTA-2")
