"""Every pact does what its card says. (TTA-21)"""

from __future__ import annotations

import pytest

from epoka.games.through_the_ages.card import PACT
from epoka.games.through_the_ages.rules.ratings import is_protected
from epoka.games.through_the_ages.rules.technology import science_price
from epoka.games.through_the_ages.tables import KINDS, SCIENCE_COST
from tests.games.through_the_ages.printed import PRINTED
from tests.games.through_the_ages.scenario import Scenario, own, scenario

PACTS = [name for name, card in PRINTED.items() if card.category == PACT]


def bound(pact: str, **seats: dict[str, object]) -> Scenario:
    """Seat 0 as A has a pact with seat 1 as B."""
    player = seats.pop("seat0", own())
    return scenario(age=3, seat0=player | {"pact": pact, "partner": 1}, **seats)


@pytest.mark.parametrize("name", PACTS)
def test_a_pact_is_offered_accepted_and_cancelled_by_either_partner(name: str) -> None:
    table = scenario(age=3, at="politics", seat0=own(military=name))
    symmetric = PRINTED[name].pact.both is not None
    assert table.options("offer") == [
        f"offer {name} {rival} {role}" for rival in (1, 2) for role in ("a", "b")[: 1 if symmetric else 2]
    ]
    table.answer(0, f"offer {name} 1 a")
    table.answer(1, "accept")
    assert (table.names(table[0].pact), table[0].partner) == ([name], 1)
    table.answer(0, "end")
    assert table.options("cancel") == [f"cancel {name}"]
    table.answer(1, f"cancel {name}")
    assert table[0].pact == ()
    assert table.told("pact-ended") == [(0, name)]


@pytest.mark.parametrize("name", PACTS)
def test_a_pact_forbids_attacks_only_if_it_says_so(name: str) -> None:
    table = bound(name)
    assert is_protected(table.state, 0, 1) == is_protected(table.state, 1, 0) == PRINTED[name].pact.prevents_attacks
    assert not is_protected(table.state, 0, 2)


def test_roles_can_be_turned_round() -> None:
    table = scenario(
        age=3, at="politics", seat0=own(military="loss_of_sovereignty"), seat1=own(workers={"religion": 3})
    )
    table.answer(0, "offer loss_of_sovereignty 1 b")
    table.answer(1, "accept")
    assert (table[0].culture_rating, table[1].culture_rating) == (0, 3 + 2)


def test_open_borders_agreement() -> None:
    table = bound("open_borders_agreement")
    assert (table[0].red, table[1].red, table[2].red) == (3, 3, 2)


def test_trade_routes_for_a_use_a_food_as_a_resource() -> None:
    table = bound("trade_routes_agreement", seat0=own(food=2, resources=1))
    table.answer(0, "build bronze")
    assert (table.food(0), table.resources(0), table[0].traded) == (1, 0, 1)
    assert table.refused(0, "trade") == ("traded-already", "TTA-21.9")


def test_trade_routes_are_used_first_if_the_player_wants_it_so() -> None:
    table = bound("trade_routes_agreement", seat0=own(food=2, resources=2))
    table.answer(0, "trade", "build bronze")
    assert (table.food(0), table.resources(0)) == (1, 1)


def test_trade_routes_for_b_use_a_resource_as_food() -> None:
    table = scenario(
        age=3, active=1, seat0=own(pact="trade_routes_agreement", partner=1), seat1=own(food=1, resources=3)
    )
    table.answer(1, "grow")
    assert (table.food(1), table.resources(1), table[1].unused) == (0, 2, 2)


def hungry(active: int) -> Scenario:
    """Seat 1 as B of a Trade Routes Agreement has one resource and no food for its people."""
    people = own(yellow=16, workers={"agriculture": 0}, resources=1, culture=9)
    return scenario(age=3, active=active, seat0=own(pact="trade_routes_agreement", partner=1), seat1=people)


def test_trade_routes_feed_the_people_in_the_own_turn() -> None:
    table = hungry(active=1)
    table.produce(1)
    assert (table.decision.prompt, table.options()) == ("prompt-feeding", ["trade", "decline"])
    table.answer(1, "trade")
    assert table.told("famine") == []
    assert table.resources(1) == 2
    other = hungry(active=0)
    other.happen("economic_progress")
    assert other.told("famine") == [(1, 4)]
    assert (other.resources(1), other[1].traded) == (3, 0)


def test_a_resource_need_not_be_eaten() -> None:
    table = hungry(active=1)
    table.produce(1)
    table.answer(1, "decline")
    assert table.told("famine") == [(1, 4)]
    assert (table.resources(1), table[1].traded) == (3, 0)


def test_whoever_has_announced_the_exchange_is_not_asked_again() -> None:
    table = hungry(active=1)
    table.answer(1, "trade", "end")
    assert (table.told("famine"), table.decision.seat) == ([], 2)


def test_a_resource_may_be_eaten_when_an_event_feeds_the_people_in_the_own_turn() -> None:
    table = hungry(active=1)
    table.happen("economic_progress")
    assert table.decision.prompt == "prompt-feeding"
    table.answer(1, "decline")
    assert table.told("famine") == [(1, 4)]


def test_without_trade_routes_there_is_no_exchange() -> None:
    assert scenario(seat0=own(food=2)).refused(0, "trade") == ("no-trade-routes", "TTA-21.9")


def test_acceptance_of_supremacy() -> None:
    table = bound("acceptance_of_supremacy")
    table.produce(0)
    table.produce(1)
    assert (table.resources(0), table.resources(1)) == (3, 1)
    poor = bound("acceptance_of_supremacy", seat1=own(workers={"bronze": 0}))
    poor.produce(1)
    assert poor.resources(1) == 0


def test_international_trade_agreement() -> None:
    table = bound("international_trade_agreement")
    table.produce(0)
    table.produce(1)
    assert (table.resources(0), table.food(0)) == (3, 2)
    assert (table.resources(1), table.food(1)) == (2, 3)


def test_promise_of_military_protection() -> None:
    table = bound("promise_of_military_protection", seat1=own(workers={"religion": 2}))
    assert (table[0].culture_rating, table[0].strength) == (1, 1)
    assert (table[1].culture_rating, table[1].strength) == (1, 5)


def test_a_rating_is_never_below_zero() -> None:
    assert bound("promise_of_military_protection")[1].culture_rating == 0


def test_scientific_cooperation() -> None:
    table = bound("scientific_cooperation", seat0=own(hand="iron", science=3), seat1=own(science=2))
    assert science_price(table.state, 0, KINDS["iron"], SCIENCE_COST[KINDS["iron"]]) == 3
    table.answer(0, "develop iron")
    assert (table[0].science, table[1].science) == (0, 1)


@pytest.mark.parametrize(("mine", "theirs"), [(9, 0), (0, 9)])
def test_scientific_cooperation_needs_science_on_both_sides(mine: int, theirs: int) -> None:
    table = bound("scientific_cooperation", seat0=own(hand="theology", science=mine), seat1=own(science=theirs))
    assert table.refused(0, "develop theology") == ("partner-no-science", "TTA-29.10")


def test_international_tourism() -> None:
    visited = own(wonder="taj_mahal", stages=2, resources=2)
    table = bound("international_tourism", seat0=own(wonders="pyramids", ruins="colossus"), seat1=visited)
    assert (table[0].culture_rating, table[1].culture_rating) == (2, 2)
    table.answer(0, "end")
    table.answer(1, "skip", "stage 1")
    assert (table[0].culture_rating, table[1].culture_rating) == (3, 2 + 3)


def test_loss_of_sovereignty() -> None:
    table = bound("loss_of_sovereignty", seat1=own(workers={"religion": 3}))
    assert (table[0].culture_rating, table[1].culture_rating) == (2, 1)


def test_military_pact_ends_when_one_partner_attacks_the_other() -> None:
    table = scenario(
        age=3, at="politics", seat0=own(military="spy", pact="military_pact", partner=1), seat1=own(science=3)
    )
    assert (table[0].strength, table[1].strength) == (4, 4)
    table.answer(0, "attack spy 1", "done")
    assert (table[0].strength, table[1].strength, table[0].pact) == (1, 1, ())


def test_peace_treaty() -> None:
    table = bound("peace_treaty")
    assert (table[0].culture_rating, table[1].culture_rating, table[2].culture_rating) == (1, 1, 0)


def test_a_player_can_be_in_pacts_of_others_besides_its_own() -> None:
    table = scenario(age=3, seat0=own(pact="peace_treaty", partner=2), seat1=own(pact="military_pact", partner=2))
    assert (table[2].culture_rating, table[2].strength) == (1, 4)


def test_offers_are_refused_with_a_reason() -> None:
    table = scenario(age=3, at="politics", seat0=own(military="peace_treaty"))
    assert table.refused(0, "offer peace_treaty 1 b") == ("pact-role", "TTA-21.1")
    assert table.refused(0, "offer peace_treaty 0 a") == ("no-such-rival", "TTA-21.1")
    assert table.refused(0, "offer military_pact 1 a") == ("not-in-hand", "TTA-21.1")
    assert table.refused(0, "cancel peace_treaty") == ("not-your-pact", "TTA-21.5")


def test_with_two_players_left_no_pact_is_offered() -> None:
    table = scenario(age=3, at="politics", seat0=own(military="peace_treaty"), seat2=own(gone=1))
    assert table.refused(0, "offer peace_treaty 1 a") == ("pact-two-players", "TTA-27.3")
