"""Trading between players. (COC-5.4, COC-5.5)"""

from __future__ import annotations

from epoka.kernel import text_of
from tests.games.clash_of_cultures.scenario import Scenario, scenario


def asides(table: Scenario, seat: int) -> list[str]:
    question = table.table.question(seat)
    assert question is not None
    return [text_of(option) for option in question.asides(table.state)]


def test_ex_01_trade_is_instant() -> None:
    """2 food and an action card for 3 culture, both halves at once. (EX-01, COC-5.4)"""
    table = scenario(
        seat0={"food": 2, "hand": "action_01"},
        seat1={"food": 0, "culture": 3, "advances": "storage"},
        actions="action_09",
    )
    cards = len(table[0].hand)
    table.answer(0, "trade 1", "give food", "give food", "give_card action_01", *["want culture"] * 3, "propose")
    assert table.stock(0, "food", "culture") == (2, 0)
    table.answer(1, "accept")
    assert (table.stock(0, "food", "culture"), table.stock(1, "food", "culture")) == ((0, 3), (2, 0))
    assert (len(table[0].hand), "action_01" in table.names(table[1].hand)) == (cards - 1, True)
    assert table[0].actions_left == 3


def test_what_is_beyond_the_limit_is_lost() -> None:
    """Bob without Storage holds 2 food. (EX-01, COC-5.1)"""
    table = scenario(seat0={"food": 2}, seat1={"food": 1, "gold": 1})
    table.answer(0, "trade 1", "give food", "give food", "want gold", "propose")
    table.answer(1, "accept")
    assert (table.stock(0, "food", "gold"), table.stock(1, "food", "gold")) == ((0, 1), (2, 0))


def test_a_refused_trade_changes_nothing() -> None:
    table = scenario(seat0={"food": 2, "hand": "action_01"}, seat1={"gold": 1})
    before = (table[0].stock, sorted(table[0].hand), table[1].stock)
    table.answer(0, "trade 1", "give food", "show_card action_01", "want gold", "propose")
    assert table[0].offered
    table.answer(1, "refuse")
    assert (table[0].stock, sorted(table[0].hand), table[1].stock) == before
    assert table[0].offered == ()


def test_cards_offered_unseen_are_hidden_and_shown_ones_are_not() -> None:
    """(COC-5.5)"""
    table = scenario(seat0={"food": 2, "hand": "action_01 action_05"}, seat1={"gold": 1})
    table.answer(0, "trade 1", "give_card action_01", "show_card action_05", "want gold", "propose")
    seen = str(table.table.view(1))
    assert "action_05" in seen
    assert "action_01" not in seen


def test_a_card_asked_for_is_chosen_by_its_owner() -> None:
    """(COC-5.5)"""
    table = scenario(seat0={"gold": 1}, seat1={"hand": "action_01 action_05"})
    table.answer(0, "trade 1", "give gold", "want_card action", "propose")
    table.answer(1, "accept")
    assert {"hand_over action_01", "hand_over action_05"} <= set(table.options())
    table.answer(1, "hand_over action_05")
    assert "action_05" in table.names(table[0].hand)
    assert table.stock(1, "gold") == (1,)


def test_a_counter_offer() -> None:
    table = scenario(seat0={"gold": 2}, seat1={"culture": 2})
    table.answer(0, "trade 1", "give gold", "want culture", "want culture", "propose")
    assert asides(table, 1) == ["counter"]
    table.answer(1, "counter", "give culture", "want gold", "propose")
    table.answer(0, "accept")
    assert (table.stock(0, "gold", "culture"), table.stock(1, "gold", "culture")) == ((1, 1), (1, 1))


def test_talk_comes_to_an_end() -> None:
    """Four offers between two players in a turn, then no more until the next; with others there may be."""
    table = scenario(seats=3, seat0={"gold": 2}, seat1={"culture": 2})
    for _ in range(4):
        table.answer(0, "trade 1", "give gold", "propose")
        table.answer(1, "refuse")
    assert asides(table, 0) == ["trade 2"]
    assert table.refused(0, "trade 1") == ("too-many-offers", "COC-5.4")
    assert table.refused(0, "trade 0") == ("no-such-rival", "COC-5.4")


def test_an_offer_that_is_cancelled_is_none() -> None:
    """Only offers that are made count. (COC-5.4)"""
    table = scenario(seat0={"gold": 2}, seat1={"culture": 2})
    for _ in range(6):
        table.answer(0, "trade 1", "give gold", "cancel")
    table.answer(0, "trade 1", "give gold", "want culture", "propose")
    table.answer(1, "accept")
    assert (table.stock(0, "gold", "culture"), table.stock(1, "gold", "culture")) == ((1, 1), (1, 1))


def test_answers_that_are_offers_count() -> None:
    """The fourth offer can only be accepted or refused. (COC-5.4)"""
    table = scenario(seat0={"gold": 2}, seat1={"culture": 2})
    table.answer(0, "trade 1", "give gold", "propose")
    table.answer(1, "counter", "give culture", "propose")
    table.answer(0, "counter", "give gold", "propose")
    table.answer(1, "counter", "give culture", "propose")
    assert asides(table, 0) == []
    assert table.refused(0, "counter") == ("too-many-offers", "COC-5.4")
    table.answer(0, "refuse")
    assert (table.stock(0, "gold"), table.stock(1, "culture")) == ((2,), (2,))


def test_who_cancels_another_offer_still_has_the_first_one_to_answer() -> None:
    """(COC-5.4)"""
    table = scenario(seat0={"hand": "action_01"}, seat1={"culture": 2, "hand": "action_05"})
    before = len(table[1].hand)
    table.answer(0, "trade 1", "give_card action_01", "want culture", "propose")
    table.answer(1, "counter", "give_card action_05", "cancel")
    assert (table.options(), len(table[1].hand)) == (["accept", "refuse"], before)
    table.answer(1, "accept")
    assert (table.stock(0, "culture"), table.stock(1, "culture")) == ((1,), (1,))
    assert "action_01" in table.names(table[1].hand)
    assert (table[0].offered, table[1].offered) == ((), ())


def test_another_offer_may_ask_for_the_card_that_was_offered() -> None:
    """The first offer is taken back, and its cards can be asked for like others in hand. (COC-5.4)"""
    table = scenario(seat0={"hand": ""}, seat1={"culture": 2})
    (card,) = table.names(table[0].hand)
    table.answer(0, "trade 1", f"give_card {card}", "want culture", "want culture", "propose")
    table.answer(1, "counter", "give culture", "want_card action")
    assert table.refused(1, "want_card action") == ("not-enough-cards", "COC-5.4")
    assert table.refused(1, "want_card wonder") == ("not-enough-cards", "COC-5.4")
    table.answer(1, "propose")
    assert table[0].offered == ()
    table.answer(0, "accept", f"hand_over {card}")
    assert card in table.names(table[1].hand)
    assert (table.stock(0, "culture"), table.stock(1, "culture")) == ((1,), (1,))


def test_a_card_is_shown_when_the_offer_is_made_and_not_before() -> None:
    """Who thinks better of it has shown nothing. (COC-5.5)"""
    table = scenario(seats=3, seat0={"hand": "action_05"}, seat1={"gold": 1})
    table.answer(0, "trade 1", "show_card action_05")
    assert "action_05" not in str(table.table.view(1))
    table.answer(0, "want gold", "propose")
    assert "action_05" in str(table.table.view(1))
    assert "action_05" not in str(table.table.view(2))


def test_it_is_known_of_which_deck_unseen_cards_are() -> None:
    """(COC-5.5)"""
    table = scenario(seat0={"hand": "action_01", "plans": "objective_01"}, seat1={"gold": 1})
    table.answer(0, "trade 1", "give_card action_01", "give_card objective_01", "want gold", "propose")
    question = table.table.question(1)
    assert question is not None
    told = question.args(table.state)
    assert [told[f"get_{deck}_cards"] for deck in ("action", "objective", "wonder", "person")] == [1, 1, 0, 0]


def test_bots_do_not_come_upon_trading_by_chance() -> None:
    table = scenario(seats=3)
    assert table.options("trade") == []
    assert asides(table, 0) == ["trade 1", "trade 2"]


def test_trading_can_be_left_out() -> None:
    table = scenario(options={"trading": "off"})
    assert table.refused(0, "trade 1") == ("trading-off", "COC-5.4")


def test_refusals_while_making_an_offer() -> None:
    table = scenario(seat0={"gold": 1}, seat1={"culture": 0})
    table.answer(0, "trade 1")
    assert table.refused(0, "propose") == ("empty-offer", "COC-5.4")
    assert table.refused(0, "want culture") == ("not-enough", "COC-5.4")
    table.answer(0, "give gold")
    assert table.refused(0, "give gold") == ("not-enough", "COC-5.4")
    assert table.refused(0, "give_card action_42") == ("card-not-held", "COC-5.4")
    table.answer(0, "cancel")
    assert table.stock(0, "gold") == (1,)


def test_great_persons_who_lie_face_up_are_not_traded() -> None:
    """Only those in hand are: a pact of the Great Diplomat stays with its holder. (COC-5.4)"""
    held = "event_18_great_explorer event_55_great_architect event_57_great_diplomat"
    table = scenario(seat0={"persons": held}, options={"civilizations": "on"})
    table.answer(0, "trade 1")
    assert "give_card event_18_great_explorer" in table.options()
    for card in held.split()[1:]:
        assert table.refused(0, f"give_card {card}") == ("card-face-up", "COC-5.4")


def test_a_great_person_in_hand_may_be_asked_for() -> None:
    """They are traded like action cards; the owner chooses among those who lie in hand. (COC-5.4)"""
    held = "event_18_great_explorer event_19_great_artist event_55_great_architect"
    table = scenario(seat0={"gold": 1}, seat1={"persons": held}, options={"civilizations": "on"})
    table.answer(0, "trade 1", "give gold", "want_card person", "want_card person")
    assert "want_card person" not in table.options()
    table.answer(0, "propose")
    table.answer(1, "accept")
    assert table.options() == ["hand_over event_18_great_explorer", "hand_over event_19_great_artist"]
    table.answer(1, "hand_over event_19_great_artist", "hand_over event_18_great_explorer")
    assert table.names(table[0].persons) == ["event_19_great_artist", "event_18_great_explorer"]
    assert table.names(table[1].persons) == ["event_55_great_architect"]


def test_nobody_is_asked_for_a_person_who_has_none() -> None:
    table = scenario(seat0={"gold": 1}, seat1={"persons": "event_57_great_diplomat"}, options={"civilizations": "on"})
    table.answer(0, "trade 1")
    assert "want_card person" not in table.options()


def test_an_offer_that_comes_to_nothing_does_not_begin_the_turn() -> None:
    """Negotiations must be the first thing done in a turn: talk before is nothing, a trade is. (COC-5.4, COC-12.1)"""
    table = scenario(seat0={"gold": 2, "culture": 1, "hand": "action_23"}, seat1={})
    table.answer(0, "trade 1", "cancel", "trade 1", "give gold", "propose")
    table.answer(1, "refuse")
    assert "play action_23" in table.options()
    table.answer(0, "trade 1", "give gold", "propose")
    table.answer(1, "accept")
    assert table.refused(0, "play action_23") == ("turn-begun", "COC-12.1")
