"""The hard case, step by step: a play, a response, a reaction to it, a secret choice of all others, and on."""

from epoka.kernel import Table
from tests.kernel.playing import court, play, scenario, toy_state
from tests.kernel.toy import GranaryRoll, PlayCards, PlayOne


def nested() -> Table:
    """Seat 0 may play; seat 1 can respond; seat 2 has a library and a granary that react."""
    s = toy_state(
        court("spear#1", "forge#1"),
        court("shield#1", "well#1"),
        court("horn#1", tableau=("library#1", "granary#1")),
        war=("scout#1", "scout#2"),
        craft=("ledger#1",),
    )
    return scenario(PlayCards(0), s)


def test_a_response_sets_off_cards_in_play_before_the_played_card_works() -> None:
    table = play(nested(), "0 yes", "0 play spear", "1 discard shield")
    assert table.state.discards == ("shield#1",)
    assert table.state.courts[2].hand == ("horn#1", "scout#1")
    assert table.decision.prompt == "prompt-granary"
    assert table.waiting == (2,)
    assert table.state.courts[0].silver == 2


def test_the_stack_tells_what_is_in_progress() -> None:
    table = play(nested(), "0 yes", "0 play spear", "1 discard shield")
    assert [type(frame).__name__ for frame in table.stack] == ["PlayCards", "PlayOne", "Sequence", "GranaryRoll"]
    assert table.stack[-1] == GranaryRoll(2)
    assert [line.rpartition(" at ")[2] for line in table.stack_text()] == [
        "again",
        "reacted",
        "next",
        "answered",
    ]


def test_whoever_is_left_out_does_nothing_and_the_rule_outside_goes_on() -> None:
    table = play(nested(), "0 yes", "0 play spear")
    before = table.clone()
    assert list(table.waiting) == [1]
    table.leave_out()
    assert len(table.answers()) == 2
    assert len(table.stack) < len(before.stack)
    assert list(table.waiting) != [1]
    assert list(before.waiting) == [1]


def test_nothing_reacts_when_nobody_responds() -> None:
    table = play(nested(), "0 yes", "0 play spear", "1 let")
    assert table.decision.prompt == "prompt-bury"
    assert table.state.war == ("scout#1", "scout#2")


def test_all_others_choose_at_once_and_then_the_first_seat_goes_on() -> None:
    table = play(nested(), "0 yes", "0 play spear", "1 discard shield", "2 no")
    assert list(table.waiting) == [1, 2]
    play(table, "2 bury horn")
    assert list(table.waiting) == [1]
    assert table.state.cellar == ()
    play(table, "1 bury well")
    # Opened in the order of the questions, whoever answered first.
    assert table.state.cellar == ("well#1", "horn#1")
    assert table.state.seen == (0b010, 0b100)
    assert list(table.waiting) == [0]
    assert table.decision.prompt == "prompt-again"


def test_the_turn_repeats_until_the_hand_is_empty() -> None:
    table = play(nested(), "0 yes", "0 play spear", "1 let", "1 nothing", "2 nothing")
    assert table.decision.prompt == "prompt-again"
    play(table, "0 yes", "0 play forge", "1 let", "1 nothing", "2 nothing")
    assert table.over
    assert table.state.courts[0].tableau == ("spear#1", "forge#1")


def test_the_turn_ends_with_a_no() -> None:
    table = play(nested(), "0 no")
    assert table.over
    assert table.stack == []


def test_a_modifier_is_folded_into_the_query_of_an_effect() -> None:
    """A forge makes the striker stronger than a neighbour without one, so the spear takes a silver."""
    s = toy_state(court("spear#1", tableau=("forge#1",)), court(silver=1), court())
    table = play(scenario(PlayOne(0), s), "0 play spear", "1 let")
    assert (table.state.courts[0].silver, table.state.courts[1].silver) == (3, 0)


def test_modifiers_see_the_state_they_are_asked_about() -> None:
    """A shield counts the silver behind it: with two pieces it outweighs the forge, with none it does not."""
    for silver, taken in ((2, 0), (0, 0), (1, 0)):
        s = toy_state(court("spear#1", tableau=("forge#1",)), court(tableau=("shield#1",), silver=silver), court())
        table = play(scenario(PlayOne(0), s), "0 play spear", "1 let")
        assert table.state.courts[0].silver == 2 + taken
    s = toy_state(court("spear#1", tableau=("forge#1", "forge#2")), court(tableau=("shield#1",), silver=1), court())
    assert play(scenario(PlayOne(0), s), "0 play spear", "1 let").state.courts[0].silver == 3


def test_a_tax_asks_each_rival_in_turn_and_skips_the_choice_of_the_poor() -> None:
    s = toy_state(court("horn#1"), court(), court(silver=0), court())
    table = play(scenario(PlayOne(0), s, seats=4), "0 play horn", "1 let", "1 pay")
    assert table.waiting == (3,)  # seat 2 has nothing to choose: it can only owe
    play(table, "3 owe")
    assert [court.silver for court in table.state.courts] == [3, 1, 0, 2]


def test_a_shared_name_plays_the_first_copy_in_hand() -> None:
    table = scenario(PlayOne(0), toy_state(court("well#3", "spear#2", "spear#1"), court(), court()))
    assert table.decision.options == (("play", "well"), ("play", "spear"), ("rest",))
    play(table, "0 play spear")
    assert table.state.courts[0].tableau == ("spear#2",)
    assert table.state.courts[0].hand == ("well#3", "spear#1")
