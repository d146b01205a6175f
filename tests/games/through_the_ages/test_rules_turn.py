"""The row, taking cards, actions, hands and the order of a turn. (TTA-7 to TTA-12, TTA-16, TTA-17)"""

from __future__ import annotations

import pytest

from epoka.games.through_the_ages.rules.military import draw_military
from epoka.games.through_the_ages.rules.row import refill
from tests.games.through_the_ages.scenario import Scenario, own, scenario

# -- the card row (TTA-8) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "removed"), [(2, 3), (3, 2), (4, 1)])
def test_the_first_spaces_are_cleared_by_the_number_of_players(seats: int, removed: int) -> None:
    row = dict(enumerate(("iron", "drama", "alchemy", "knights"), 1))
    table = scenario(seats=seats, at="replenish", row=row)
    assert len(table.told("row-removed")) == removed
    assert table.names(table.state.row)[: 4 - removed] == list(row.values())[removed:]
    assert len(table.state.row) == 13


def test_an_empty_space_removes_nothing_else() -> None:
    table = scenario(at="replenish", row={2: "iron", 3: "drama"})
    assert table.told("row-removed") == [("iron",)]


def test_after_the_last_deck_nothing_is_dealt() -> None:
    table = scenario(age=4, at="replenish", number=9, last=10, row={1: "oil", 5: "coal"})
    assert table.names(table.state.row) == ["coal"]


def test_players_who_have_left_change_how_many_are_removed() -> None:
    row = dict(enumerate(("iron", "drama", "alchemy", "knights"), 1))
    table = scenario(at="replenish", row=row, seat2=own(gone=1))
    assert len(table.told("row-removed")) == 3


def test_the_age_ends_when_the_last_card_is_dealt_and_the_next_deck_goes_on() -> None:
    table = scenario(at="politics")
    table.state.box += table.state.civil[1:]
    table.state.civil = table.state.civil[:1]
    refill(table.state)
    assert (table.state.age, len(table.state.row)) == (2, 13)
    assert table.told("age-began") == [(2,)]


# -- taking (TTA-9) --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "cost"), [(1, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3)])
def test_a_card_costs_the_actions_of_its_space(space: int, cost: int) -> None:
    table = scenario(row={space: "iron"})
    table.answer(0, f"take iron {space}")
    assert table[0].white_spent == cost


def test_the_same_card_can_lie_on_two_spaces() -> None:
    table = scenario(row={2: "iron", 11: "iron"})
    assert table.options("take") == ["take iron 2", "take iron 11"]
    table.answer(0, "take iron 11")
    assert (table.state.spaces, table[0].white_spent) == ((1,), 3)


def test_a_technology_is_not_taken_twice() -> None:
    table = scenario(row={1: "iron", 2: "drama"}, seat0=own(hand="iron", technologies="drama"))
    assert table.refused(0, "take iron 1") == ("take-same", "TTA-9.2")
    assert table.refused(0, "take drama 2") == ("take-same", "TTA-9.2")


def test_one_leader_of_each_age_whatever_became_of_it() -> None:
    table = scenario(age=2, row={1: "joan_of_arc", 2: "js_bach"}, seat0=own(led=0b10))
    assert table.refused(0, "take joan_of_arc 1") == ("take-leader-age", "TTA-9.2")
    assert "take js_bach 2" in table.options()


def test_the_hand_limit_is_the_number_of_white_tokens_and_wonders_ignore_it() -> None:
    hand = "iron drama alchemy knights"
    table = scenario(row={1: "theology", 2: "taj_mahal"}, seat0=own(hand=hand))
    assert table.refused(0, "take theology 1") == ("take-hand-full", "TTA-9.3")
    table.answer(0, "take taj_mahal 2")
    library = scenario(row={1: "theology"}, seat0=own(hand=hand, wonders="library_of_alexandria"))
    assert "take theology 1" in library.options()


def test_too_few_actions() -> None:
    table = scenario(row={13: "iron", 12: "drama"})
    table.answer(0, "take iron 13")
    assert table.refused(0, "take drama 12") == ("no-civil-actions", "TTA-9.1")
    assert table.refused(0, "take drama 1") == ("not-on-row", "TTA-9.1")


# -- workers (TTA-10, TTA-12) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bank", "cost"), [(18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7)]
)
def test_the_food_for_a_worker(bank: int, cost: int) -> None:
    table = scenario(seat0=own(yellow=bank, food=cost, workers={"religion": 8}))
    table.answer(0, "grow")
    assert (table.food(0), table[0].yellow) == (0, bank - 1)
    poor = scenario(seat0=own(yellow=bank, food=cost - 1, workers={"religion": 8}))
    assert poor.refused(0, "grow") == ("no-food", "TTA-10.1")


def test_an_empty_bank_has_no_workers() -> None:
    assert scenario(seat0=own(yellow=0, food=9)).refused(0, "grow") == ("bank-empty", "TTA-10.1")


def test_destroying_and_disbanding_free_the_worker() -> None:
    table = scenario()
    table.answer(0, "destroy bronze", "disband warriors")
    assert (table[0].unused, table.civil(0), table.military(0), table[0].strength) == (3, 3, 1, 0)
    assert table.refused(0, "disband warriors") == ("nobody-there", "TTA-12.3")
    assert table.refused(0, "destroy religion") == ("nobody-there", "TTA-10.5")
    assert table.refused(0, "destroy warriors") == ("not-a-building", "TTA-10.5")
    assert table.refused(0, "disband bronze") == ("not-a-unit", "TTA-12.3")


def test_units_are_upgraded_for_a_military_action() -> None:
    table = scenario(seat0=own(technologies="swordsmen", resources=1))
    table.answer(0, "upgrade warriors swordsmen")
    assert (table.military(0), table.civil(0), table.resources(0), table[0].strength) == (1, 4, 0, 2)


def test_upgrades_go_upwards_within_a_type() -> None:
    table = scenario(seat0=own(technologies="swordsmen iron knights", workers={"iron": 1}, resources=9))
    assert table.refused(0, "upgrade iron bronze") == ("not-an-upgrade", "TTA-10.4")
    assert table.refused(0, "upgrade warriors knights") == ("not-an-upgrade", "TTA-12.2")
    assert table.refused(0, "upgrade swordsmen riflemen") == ("no-technology", "TTA-4.4")


def test_without_actions_nothing_is_built() -> None:
    table = scenario(seat0=own(goods={"bronze": 16}, unused=8, yellow=18))
    table.answer(0, *["build bronze"] * 4)
    assert table.refused(0, "build bronze") == ("no-civil-actions", "TTA-10")
    table.answer(0, *["build warriors"] * 2)
    assert table.refused(0, "build warriors") == ("no-military-actions", "TTA-12.1")


def test_military_work_is_refused_by_its_own_rules() -> None:
    idle = scenario(seat0=own(unused=0, technologies="swordsmen knights"))
    assert idle.refused(0, "build warriors") == ("no-worker", "TTA-12.1")
    assert idle.refused(0, "upgrade warriors swordsmen") == ("too-dear", "TTA-12.2")
    assert idle.refused(0, "upgrade bronze iron") == ("no-technology", "TTA-4.4")
    spent = scenario(seat0=own(technologies="swordsmen", resources=9, unused=3, military="legion"))
    spent.answer(0, *["build warriors"] * 2)
    assert spent.refused(0, "build warriors") == ("no-military-actions", "TTA-12.1")
    assert spent.refused(0, "upgrade warriors swordsmen") == ("no-military-actions", "TTA-12.2")
    assert spent.refused(0, "disband warriors") == ("no-military-actions", "TTA-12.3")
    assert spent.refused(0, "adopt legion") == ("no-military-actions", "TTA-12.4")


def test_an_action_gained_in_the_turn_can_be_used_in_it() -> None:
    table = scenario(seat0=own(hand="code_of_laws", science=6, food=20, yellow=18))
    table.answer(0, "grow", "grow", "grow", "develop code_of_laws")
    assert table.civil(0) == 1
    table.answer(0, "grow")
    assert table.civil(0) == 0


# -- military cards (TTA-16) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spent", "drawn"), [(0, 2), (1, 1), (2, 0)])
def test_unspent_military_actions_draw_cards(spent: int, drawn: int) -> None:
    table = scenario(seat0=own(resources=9, unused=3, yellow=18))
    table.answer(0, *["build warriors"] * spent, "end")
    assert len(table[0].military) == drawn


def test_at_most_three_cards_are_drawn() -> None:
    table = scenario(age=3, seat0=own(technologies="communism"))
    assert table.military(0) == 5
    table.answer(0, "end")
    assert len(table[0].military) == 3


def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = scenario()
    table.state.box += table.state.deck
    table.state.deck = ()
    draw_military(table.state, 0, 2)
    assert table[0].military == ()
    card = next(card for card in table.state.box if table.names((card,)) == ["legion"])
    table.state.box = tuple([other for other in table.state.box if other != card])
    table.state.discards, table.state.discards_seen = (card,), (-1,)
    draw_military(table.state, 0, 2)
    assert table.names(table[0].military) == ["legion"]
    assert table.told("reshuffled") == [(1,)]


def test_nothing_is_drawn_in_age_iv_nor_after_age_ii_of_the_advanced_game() -> None:
    for table in (scenario(age=4, number=9, last=9), scenario(level="advanced", age=3, number=9, last=9)):
        table.answer(0, "end")
        assert table[0].military == ()


def test_excess_cards_are_discarded_after_the_political_step() -> None:
    table = scenario(at="politics", seat0=own(military="legion phalanx rats foray"))
    table.answer(0, "skip")
    assert table.refused(0, "discard crusades") == ("not-in-hand", "TTA-16.5")
    table.answer(0, "discard legion", "discard rats")
    assert table.names(table[0].military) == ["phalanx", "foray"]
    assert table.names(table.state.discards) == ["legion", "rats"]
    assert table.decision.prompt == "prompt-action"


def test_a_discarded_card_is_known_to_its_owner_and_hidden_from_others() -> None:
    table = scenario(at="politics", seat0=own(military="legion phalanx rats"))
    table.answer(0, "skip", "discard legion")

    def seen(viewer: int | None) -> list[str | None]:
        return next(zone["cards"] for zone in table.table.view(viewer)["zones"] if zone["zone"] == "discards")

    assert seen(0) == ["legion"]
    assert seen(1) == seen(None) == [None]


def test_a_barred_player_has_no_political_action() -> None:
    table = scenario(at="politics", seat0=own(barred=1, military="crusades"))
    assert (table.decision.prompt, table[0].barred) == ("prompt-action", 0)


def test_only_one_political_action() -> None:
    table = scenario(age=2, at="politics", seat0=own(military="spy"), seat1=own(science=3))
    table.answer(0, "attack spy 1", "done")
    table.answer(1, "done")
    assert table.decision.prompt == "prompt-action"


def test_political_refusals() -> None:
    table = scenario(at="politics", seat0=own(military="legion"))
    assert table.refused(0, "event crusades") == ("not-in-hand", "TTA-18.1")
    assert table.refused(0, "event legion") == ("not-in-hand", "TTA-18.1")


def refusals(table: Scenario) -> dict[str, tuple[str, str]]:
    """What the player to decide is told it cannot do, and why."""
    shown = table.table.view(table.decision.seat)["decision"]["refused"]
    return {told["text"]: (told["refusal"]["id"].removeprefix("refusal-"), told["refusal"]["rule"]) for told in shown}


def test_actions_wait_for_the_end_of_the_political_step() -> None:
    player = own(hand="iron moses monarchy rich_land_a", military="legion defense_colonization_i", wonder="colossus")
    table = scenario(at="politics", row={1: "theology"}, seat0=player)
    told = refusals(table)
    for answer in ("take theology 1", "develop iron", "lead moses", "revolt monarchy", "reform monarchy", "stage 1"):
        assert told[answer] == table.refused(0, answer) == ("actions-later", "TTA-7.2")
    for answer in ("play rich_land_a", "adopt legion", "build bronze", "build warriors"):
        assert told[answer] == ("actions-later", "TTA-7.2")
    assert told["defend defense_colonization_i"] == ("defend-when-attacked", "TTA-20.3")
    for answer in ("grow", "end", "upgrade bronze iron", "draw"):
        assert table.refused(0, answer) == ("actions-later", "TTA-7.2")


def test_political_cards_come_before_actions() -> None:
    cards = "crusades wealthy_territory_i spy holy_war peace_treaty defense_colonization_i legion"
    table = scenario(age=3, seat0=own(military=cards), seat1=own(pact="military_pact", partner=0))
    told = refusals(table)
    for answer in (
        *("event crusades", "event wealthy_territory_i", "attack spy 1", "war holy_war 1"),
        *("offer peace_treaty 1 a", "cancel military_pact"),
    ):
        assert told[answer] == table.refused(0, answer) == ("politics-over", "TTA-7.2")
    assert told["defend defense_colonization_i"] == ("defend-when-attacked", "TTA-20.3")
    assert "adopt legion" in table.options()
    assert table.refused(0, "skip") == ("politics-over", "TTA-7.2")
    assert scenario(level="simple").refused(0, "event crusades") == ("politics-simple", "TTA-2")
