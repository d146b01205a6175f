"""Ends of ages and of the game, leaving it, and the variants that change how it is played. (TTA-25 to TTA-28)"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from epoka.games.through_the_ages.game import GAME
from epoka.games.through_the_ages.rules.row import end_age
from epoka.games.through_the_ages.tables import CARD_LEVEL, KIND, KINDS
from epoka.kernel import Table, option_of
from tests.games.through_the_ages.scenario import Scenario, own, scenario


def finish(table: Scenario) -> None:
    """Play on without doing anything until the game is over."""
    while not table.table.over:
        idle = [word for word in ("skip", "end", "done", "pass", "stop", "decline") if word in table.options()]
        table.answer(table.decision.seat, idle[0] if idle else table.options()[0])


# -- ages (TTA-25) ---------------------------------------------------------------------------------------------------


def test_what_becomes_obsolete_and_what_stays() -> None:
    player = own(
        leader="joan_of_arc",
        hand="iron coal",
        military="legion spy",
        pact="open_borders_agreement",
        partner=1,
        wonder="taj_mahal",
        stages=1,
        wonders="colossus great_wall",
        technologies="irrigation monarchy masonry",
        tactic="phalanx",
        colonies="wealthy_territory_i",
    )
    table = scenario(age=2, seat0=player, current="rats")
    end_age(table.state)
    assert (table[0].leader, table[0].wonder, table[0].pact) == ((), (), ())
    assert table.names(table[0].hand) == ["coal"]
    assert table.names(table[0].military) == ["spy"]
    assert table.names(table[0].tactic) == ["phalanx"]
    assert len(table[0].technologies) == 3
    assert table.names(table[0].colonies) == ["wealthy_territory_i"]
    assert table.names(table.state.current) == ["rats"]
    assert table[1].red == 2


def test_the_next_decks_replace_the_old_ones() -> None:
    table = scenario(age=1)
    end_age(table.state)
    assert {CARD_LEVEL[card] for card in (*table.state.civil, *table.state.deck)} == {2}
    assert table.state.discards == ()


def test_the_simple_game_drops_nothing() -> None:
    table = scenario(level="simple", seat0=own(leader="moses", hand="patriotism_a"))
    end_age(table.state)
    assert (table.names(table[0].leader), table.state.last) == (["moses"], 5)


def test_a_declared_war_outlives_the_age() -> None:
    table = scenario(age=3, seat0=own(war="war_over_culture_ii", enemy=1))
    end_age(table.state)
    assert table.names(table[0].war) == ["war_over_culture_ii"]


# -- the end (TTA-26) ------------------------------------------------------------------------------------------------


def test_the_simple_game_scores_its_bonuses() -> None:
    table = scenario(level="simple", number=8, last=8, active=2, seat0=own(culture=5))
    finish(table)
    # One strength, one science, two food and two resources a turn.
    assert table.table.scores[0] == 5 + 2 + 1 + 4
    lines = table.table.score_sheet()[0]["lines"]
    assert [line["points"] for line in lines] == [5, 0, 2, 0, 1, 4]


def test_the_advanced_game_scores_its_open_cards_and_no_others() -> None:
    table = scenario(
        level="advanced",
        age=3,
        number=12,
        last=12,
        active=2,
        impacts="impact_of_colonies impact_of_strength",
        current="impact_of_wonders",
        seat0=own(colonies="historic_territory_i", wonders="pyramids"),
        seat1=own(workers={"warriors": 4}),
    )
    finish(table)
    assert list(table.table.scores) == [4 + 7, 14, 0]
    assert table.table.winners == (1,)


def test_the_full_game_scores_what_is_left_in_the_piles() -> None:
    table = scenario(
        age=4,
        number=20,
        last=20,
        active=2,
        current="impact_of_wonders rats",
        future="impact_of_colonies",
        seat0=own(colonies="historic_territory_i", wonders="pyramids", culture=3),
    )
    finish(table)
    assert list(table.table.scores) == [3 + 5 + 4, 0, 0]
    ids = [line["args"].get("card") for line in table.table.score_sheet()[0]["lines"]]
    assert ids == [None, "impact_of_wonders", "impact_of_colonies"]


def test_fewer_bonuses_leave_the_piles_unscored() -> None:
    table = scenario(
        age=4,
        number=20,
        last=20,
        active=2,
        options={"fewer_bonuses": "on"},
        current="impact_of_wonders",
        impacts="impact_of_colonies",
        seat0=own(colonies="historic_territory_i", wonders="pyramids"),
    )
    finish(table)
    assert list(table.table.scores) == [4, 0, 0]


def test_final_ties_are_broken_as_in_the_start_players_turn() -> None:
    table = scenario(age=4, number=20, last=20, active=2, current="impact_of_strength")
    finish(table)
    assert list(table.table.scores) == [14, 7, 0]


def test_a_tie_is_a_shared_victory() -> None:
    table = scenario(age=4, number=20, last=20, active=2, seat0=own(culture=9), seat2=own(culture=9))
    finish(table)
    assert table.table.winners == (0, 2)


def test_secret_scoring_cards_come_to_light_at_the_end() -> None:
    table = scenario(age=4, number=20, last=20, active=2, seat1=own(wonders="pyramids"))
    card = next(card for card in table.state.box if KIND[card] == KINDS["impact_of_wonders"])
    table.state.box = tuple([other for other in table.state.box if other != card])
    table[0].secret = (card,)
    finish(table)
    assert list(table.table.scores) == [0, 5, 0]
    assert table.names(table.state.impacts) == ["impact_of_wonders"]


def test_scoring_age_by_age_shows_a_card_at_the_end_of_round_one_and_of_each_age() -> None:
    table = Table.new(GAME, 2, 3, {"scoring": "age_by_age"})
    rng = Random(3)
    shown = {}
    while not table.over:
        shown[table.state.round, table.state.age] = len(table.state.impacts)
        table.apply(table.decision.seat, rng.choice(table.decision.options))
    by_age = {age: count for (_, age), count in shown.items()}
    assert shown[1, 0] == 1
    assert [by_age[age] for age in (1, 2, 3, 4)] == [2, 3, 4, 5]
    assert len(table.state.impacts) == 5


# -- leaving (TTA-27) ------------------------------------------------------------------------------------------------


def test_a_player_can_leave_the_full_game_but_no_bot_stumbles_on_it() -> None:
    table = scenario(age=2, at="politics", seat0=own(military="spy", hand="iron"), seat1=own(culture=3))
    assert "resign" not in table.options()
    offered = [option["text"] for option in table.table.view(0)["decision"]["options"]]
    assert offered[-1] == "resign"
    table.answer(0, "resign")
    assert (table[0].gone, table[0].hand, table[0].military) == (1, (), ())
    assert table.decision.seat == 1
    assert table.table.scores[0] == 0


def test_nobody_leaves_a_shorter_game() -> None:
    table = scenario(level="advanced", at="politics", seat0=own(military="crusades"))
    assert table.refused(0, "resign") == ("resign-full-only", "TTA-27.1")


def test_without_military_cards_there_is_no_political_step_but_in_the_full_game() -> None:
    assert scenario(level="advanced", at="politics").decision.prompt == "prompt-action"
    assert scenario(level="full", at="politics").decision.prompt == "prompt-politics"


def test_leaving_ends_pacts_and_wars() -> None:
    table = scenario(
        age=3,
        at="politics",
        seat0=own(pact="military_pact", partner=1),
        seat1=own(war="holy_war", enemy=0, pact="peace_treaty", partner=0),
    )
    table.answer(0, "resign")
    assert (table[0].pact, table[1].pact, table[1].war, table[1].strength) == ((), (), (), 1)


ROW = {1: "iron", 2: "drama", 3: "irrigation", 5: "theology", 9: "masonry"}


def begun(**given: Any) -> Scenario:
    """A turn from its very start, with some cards on the row."""
    return scenario(at="turn", row=ROW, **given)


def offered(table: Scenario) -> list[str]:
    """All that the player to decide sees, asides included."""
    shown = table.table.view(table.decision.seat)["decision"]["options"]
    return [option["text"] for option in shown]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_row_is_as_if_the_leaver_had_not_begun_the_turn(seats: int) -> None:
    table = begun(seats=seats)
    deck = [*table.state.row[seats:], *table.state.civil]
    assert table.decision.prompt == "prompt-politics"
    assert len(table.state.row) == 13
    table.answer(0, "resign")
    # The next player alone has moved the row, for those who remain, and gets the cards in the order of the deck.
    assert table.told("row-put-back") == [(0,)]
    cleared = {3: ["iron", "drama"], 2: ["iron", "drama", "irrigation"]}[seats - 1]
    kept = [name for name in ROW.values() if name not in cleared]
    assert (table.decision.seat, table.names(table.state.row)[: len(kept)]) == (1, kept)
    assert {*cleared} <= {*table.names(table.state.box)}
    assert not {*kept} & {*table.names(table.state.box)}
    assert [*table.state.row[len(kept) :], *table.state.civil] == deck


def test_a_leaver_with_a_war_of_its_own_need_not_fight_it() -> None:
    table = begun(age=3, seat0=own(war="holy_war", enemy=1), seat1=own(culture=9))
    assert (table.decision.prompt, table.options(), offered(table)) == ("prompt-stay", ["stay"], ["stay", "resign"])
    table.answer(0, "resign")
    assert (table.told("war-began"), table.told("war-void"), table[1].culture) == ([], [(0, "holy_war")], 9)
    assert (table.told("row-put-back"), table.decision.seat) == ([], 1)


def test_whoever_stays_can_leave_again_only_in_the_next_turn() -> None:
    table = begun(age=3, seat0=own(war="holy_war", enemy=1, military="spy"))
    table.answer(0, "stay", "done")
    table.answer(1, "done")
    assert table.decision.prompt == "prompt-politics"
    assert "resign" not in offered(table)
    assert table.refused(0, "resign") == ("resign-at-start", "TTA-27.1")
    table.answer(0, "skip")
    assert table.refused(0, "resign") == ("resign-at-start", "TTA-27.1")


def test_whoever_has_stayed_is_not_asked_for_politics_without_anything_to_choose() -> None:
    table = begun(age=3, seat0=own(war="holy_war", enemy=1))
    table.answer(0, "stay", "done")
    table.answer(1, "done")
    assert table.decision.prompt == "prompt-action"


def test_a_player_without_a_political_step_can_leave() -> None:
    table = begun(seat0=own(barred=1, military="crusades"))
    assert table.decision.prompt == "prompt-stay"
    table.answer(0, "resign")
    assert (table[0].gone, table.decision.seat) == (1, 1)


@pytest.mark.parametrize(("seats", "prompt"), [(2, "prompt-politics"), (3, "prompt-stay")])
def test_a_player_can_leave_before_the_row_ends_an_age_if_others_play_on(seats: int, prompt: str) -> None:
    table = begun(seats=seats, number=7, active=seats - 1)
    table.answer(seats - 1, "skip")
    s = table.state
    s.box, s.civil = s.box + s.civil[2:], s.civil[:2]
    table.answer(seats - 1, "end")
    assert (table.decision.prompt, s.age) == (prompt, 1 if seats == 3 else 2)
    table.answer(0, "resign")
    # With two players the game is over; with three the next one has ended the age.
    assert (table.table.over, s.age) == (seats == 2, 2)


def test_a_player_can_leave_before_anything_is_taken_in_the_first_round() -> None:
    table = begun(age=0, number=1)
    assert offered(table)[-1] == "resign"
    table.answer(0, "resign")
    assert (table.decision.seat, table.decision.prompt) == (1, "prompt-draft")
    table.answer(1, "take iron 1")
    assert table.refused(1, "resign") == ("resign-at-start", "TTA-27.1")


def test_when_the_start_player_leaves_in_round_2_the_next_one_deals_from_antiquity() -> None:
    table = Table.new(GAME, 3, 5)
    for seat in range(3):
        table.apply(seat, "end")
    before = (table.state.row, table.state.age)
    rest = sum([CARD_LEVEL[card] == 0 for card in (*table.state.civil, *table.state.row, *table.state.box)])
    assert (table.decision.prompt, before[1]) == ("prompt-politics", 1)
    table.apply(0, "resign")
    assert (table.decision.seat, table.state.age) == (1, 1)
    # Three cards have gone instead of two, so one more has come.
    assert table.state.row[:-1] == before[0][1:]
    assert sum([CARD_LEVEL[card] == 0 for card in (*table.state.civil, *table.state.row, *table.state.box)]) == rest + 1
    assert {CARD_LEVEL[card] for card in table.state.civil} == {1}


def test_the_last_player_left_wins_at_once() -> None:
    table = scenario(age=2, at="politics", seats=2, seat0=own(culture=30))
    table.answer(0, "resign")
    assert table.table.over
    assert table.table.winners == (1,)


def test_leavers_are_ranked_behind_in_reverse_order_of_leaving() -> None:
    table = scenario(age=2, at="politics", seats=3)
    table.answer(0, "resign")
    table.answer(1, "resign")
    assert [sheet["left"] for sheet in table.table.score_sheet()] == [1, 2, 0]
    assert table.table.places == (3, 2, 1)


def test_rounds_go_on_without_the_start_player() -> None:
    table = scenario(age=2, at="politics", number=7)
    table.answer(0, "resign")
    for seat in (1, 2):
        table.answer(seat, "skip", "end")
    assert (table.state.round, table.decision.seat) == (8, 1)
    end_age(table.state)
    end_age(table.state)
    assert table.state.last == 8


# -- variants (TTA-28) -----------------------------------------------------------------------------------------------


def test_only_one_rival_attacks_a_civilization_in_a_round() -> None:
    table = scenario(
        age=2,
        at="politics",
        options={"one_attacker": "on"},
        seat0=own(military="spy"),
        seat1=own(military="spy"),
        seat2=own(science=9),
    )
    table.answer(0, "attack spy 2", "done")
    table.answer(2, "done")
    table.answer(0, "end")
    assert table.refused(1, "attack spy 2") == ("attack-token", "TTA-28.2")
    assert "attack spy 0" in table.options()
    table.answer(1, "skip", "end")
    table.answer(2, "skip", "end")
    # The token comes back when the attacker's next political step comes.
    assert (table.decision.prompt, table[2].token_with) == ("prompt-politics", -1)


def test_cards_are_drawn_for_military_actions_without_a_limit_of_three() -> None:
    table = scenario(age=3, options={"drawing": "military_action"}, seat0=own(technologies="communism"))
    table.answer(0, *["draw"] * 5)
    assert (len(table[0].military), table.military(0)) == (5, 0)
    assert table.refused(0, "draw") == ("no-military-actions", "TTA-28.4")
    table.answer(0, "end")
    assert len(table[0].military) == 5
    usual = scenario()
    assert usual.refused(0, "draw") == ("draw-variant", "TTA-28.4")


@pytest.mark.parametrize("easier", ["off", "on"])
def test_the_easier_variant_raises_the_urban_limit(easier: str) -> None:
    table = scenario(options={"easier": easier}, seat0=own(workers={"religion": 2}, resources=9, yellow=18))
    assert (option_of("build religion") in table.decision.options) == (easier == "on")
