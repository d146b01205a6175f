"""Undo: what can be taken back, by whom, and what moves the horizon."""

from __future__ import annotations

from random import Random

import pytest

from epoka.kernel import Frame, Option, Question, Refused, Step, Table, done, together
from epoka.kernel.saves import load, restore
from tests.kernel.playing import GAMES, court, find_game, new, play, play_on, random_game, scenario, toy_state
from tests.kernel.toy import (
    BACKS,
    TOY,
    ChooseBuried,
    DrawStep,
    GranaryRoll,
    Play,
    PlayCards,
    PlayOne,
    SpyOn,
    Taxed,
    ToyState,
)


class Envelope(Frame[ToyState]):
    """Ask several seats at once, and do nothing with their answers."""

    questions: tuple[Question[ToyState], ...]

    def start(self, s: ToyState) -> Step:
        return together(self.questions, then=self.opened)

    def opened(self, s: ToyState, answers: tuple[Option, ...]) -> Step:
        return done(answers)


def refused_undo(table: Table, seat: int) -> str:
    """The reason for which an undo is refused; it changes nothing."""
    before = (table.digest(), table.answers())
    refusal = table.check_undo(seat)
    assert refusal is not None
    with pytest.raises(Refused) as caught:
        table.undo(seat)
    assert caught.value.refusal == refusal
    assert (table.digest(), table.answers()) == before
    return refusal.reason


def start(frame: Frame[ToyState]) -> Table:
    """A small table on which one rule is run."""
    s = toy_state(court("spear#1", "well#1"), court("shield#1"), court("horn#1"), war=("scout#1",), craft=("ledger#1",))
    return scenario(frame, s)


# -- what moves the horizon ------------------------------------------------------------------------------------------


def test_a_card_played_from_a_hidden_hand_cannot_be_taken_back() -> None:
    table = play(start(PlayOne(0)), "0 play spear")
    assert refused_undo(table, 0) == "undo-new-information"
    assert table.undo_horizon() == 1


def test_a_card_discarded_from_a_hidden_hand_cannot_be_taken_back() -> None:
    table = play(start(PlayOne(0)), "0 play spear", "1 discard shield")
    assert refused_undo(table, 1) == "undo-new-information"


def test_a_draw_from_the_deck_cannot_be_taken_back() -> None:
    table = play(start(DrawStep(0)), "0 draw war")
    assert refused_undo(table, 0) == "undo-new-information"


def test_a_look_at_a_card_cannot_be_taken_back() -> None:
    table = play(start(SpyOn(0)), "0 spy 1")
    assert refused_undo(table, 0) == "undo-new-information"


def test_looking_where_there_is_nothing_new_can_be_taken_back() -> None:
    s = toy_state(court(), court("shield#1"), court("horn#1"))
    s.courts[1].hand_seen = (0b001,)
    table = scenario(SpyOn(0), s)
    before = table.digest()
    play(table, "0 spy 1")
    table.undo(0)
    assert table.digest() == before


def test_a_throw_of_dice_cannot_be_taken_back_even_if_it_gains_nothing() -> None:
    table = play(start(GranaryRoll(2)), "2 yes")
    assert refused_undo(table, 2) == "undo-new-information"


def test_a_shuffle_cannot_be_taken_back() -> None:
    """The deck is empty, so the discards are shuffled, though all of them are known."""
    s = toy_state(court("well#1"), court(), court(), discards=("forge#1", "ledger#1"))
    table = play(scenario(PlayOne(0), s), "0 play well")
    play(table, "1 let")
    assert refused_undo(table, 1) == "undo-new-information"


def test_opened_answers_cannot_be_taken_back_even_if_nobody_chose_anything() -> None:
    table = play(start(Envelope((ChooseBuried(0), ChooseBuried(1)))), "1 nothing", "0 nothing")
    assert table.over
    assert refused_undo(table, 0) == "undo-new-information"


def test_an_envelope_of_one_can_be_taken_back() -> None:
    """Nobody else was asked, so nothing of others was opened."""
    table = start(Envelope((ChooseBuried(2),)))
    before = table.digest()
    play(table, "2 nothing")
    table.undo(2)
    assert table.digest() == before


def test_the_cards_uncovered_at_the_end_move_the_horizon() -> None:
    s = toy_state(court(), court(), court(), cellar=("forge#1",), seen=(1,), buriers=(0,), turn=2, rounds=1)
    table = play(scenario(Play(), s), "2 no")
    assert table.over
    assert refused_undo(table, 2) == "undo-new-information"


# -- what does not ---------------------------------------------------------------------------------------------------


def test_public_choices_can_be_taken_back_one_by_one() -> None:
    table = start(Taxed(1, 0))
    first = table.digest()
    play(table, "1 pay")
    assert table.over
    table.undo(1)
    assert table.digest() == first
    assert table.waiting == (1,)
    play(table, "1 owe")
    assert table.state.courts[1].silver == 2


def test_a_no_and_a_rest_can_be_taken_back() -> None:
    table = start(PlayCards(0))
    passed = [table.digest()]
    for line in ("0 yes", "0 rest"):
        play(table, line)
        passed.append(table.digest())
    assert table.undo_horizon() == 0
    for before in reversed(passed[:-1]):
        table.undo(0)
        assert table.digest() == before
    assert refused_undo(table, 0) == "undo-nothing"


def test_undo_goes_back_to_the_horizon_and_no_further() -> None:
    table = play(start(Play()), "0 draw war", "0 yes")
    assert table.undo_horizon() == 1
    table.undo(0)
    assert table.decision.prompt == "prompt-again"
    assert refused_undo(table, 0) == "undo-new-information"


def test_a_seat_takes_back_only_its_own_answers() -> None:
    table = play(start(PlayOne(0)), "0 play spear", "1 let")
    for seat in (0, 2, 7, -1):
        assert refused_undo(table, seat) == "undo-not-yours"
    table.undo(1)
    assert table.waiting == (1,)


def test_nothing_has_been_answered_at_the_start() -> None:
    assert refused_undo(new(), 0) == "undo-nothing"


def test_after_an_undo_another_answer_leads_elsewhere_and_saves() -> None:
    table = play(new(3, 1), "0 draw war", "0 no")
    table.undo(0)
    play(table, "0 yes", "0 rest")
    assert table.answers() == [(0, ("draw", "war")), (0, ("yes",)), (0, ("rest",))]
    assert load(table.to_bytes(), find_game).digest() == table.digest()
    twin = play(new(3, 1), "0 draw war", "0 yes", "0 rest")
    assert twin.to_bytes() == table.to_bytes()


def test_events_are_taken_back_with_their_answers() -> None:
    table = start(Taxed(1, 0))
    play(table, "1 pay")
    assert [event["verb"] for event in table.events(0)[1]] == ["paid"]
    table.undo(1)
    assert table.events(0) == [[]]
    play(table, "1 owe")
    assert table.events(0) == [[], []]


@pytest.mark.parametrize(("seats", "deck", "seed"), GAMES)
def test_counters_follow_every_answer_and_undo(seats: int, deck: str, seed: int) -> None:
    """They are worked out once for a position and must not outlive it."""
    for table in random_game(seats, deck, seed):
        assert table.view()["counters"] == TOY.counters(table.state)
        answers = table.answers()
        if answers and table.check_undo(answers[-1][0]) is None:
            seat, answer = answers[-1]
            table.undo(seat)
            assert table.view()["counters"] == TOY.counters(table.state)
            table.apply(seat, answer)


def test_counters_follow_a_restored_position() -> None:
    late = play_on(new(seed=3), 1)
    early = new(seed=3)
    assert early.view()["counters"] != late.view()["counters"]
    restore(early, late.snapshot(), TOY.version)
    assert early.view()["counters"] == late.view()["counters"]


def test_undo_across_a_fingerprint_keeps_the_fingerprints_right() -> None:
    """Fingerprints are kept every sixteen answers; one that was taken back must not stay."""
    table = new(5, 1)
    for turn in range(8):
        play(table, f"{turn % 5} draw {BACKS[turn % 2]}", f"{turn % 5} no")
    assert len(table.trail.checks) == 1
    table.undo(2)
    assert table.trail.checks == []
    play(table, "2 yes", "2 rest")
    assert len(table.trail.checks) == 1
    assert load(table.to_bytes(), find_game).digest() == table.digest()


# -- sealed answers --------------------------------------------------------------------------------------------------


def sealing() -> Table:
    s = toy_state(court("spear#1"), court("horn#1"), court("scout#1"), court("scout#2"))
    return play(scenario(PlayOne(0), s, 4), "0 play spear", "1 let")


def test_a_sealed_answer_is_taken_back_without_touching_the_others() -> None:
    table = play(sealing(), "1 bury horn", "2 bury scout")
    table.undo(1)
    assert table.waiting == (1, 3)
    assert table.sealed == ((2, ("bury", "scout")),)
    assert table.answers()[-1] == (2, ("bury", "scout"))
    assert table.digest() == play(sealing(), "2 bury scout").digest()


def test_a_sealed_answer_can_be_changed_until_the_last_one_is_given() -> None:
    table = play(sealing(), "1 bury horn", "3 bury scout")
    table.undo(1)
    play(table, "1 nothing", "2 nothing")
    direct = play(sealing(), "3 bury scout", "1 nothing", "2 nothing")
    assert table.digest() == direct.digest()
    assert table.answers() == direct.answers()
    assert table.to_bytes() == direct.to_bytes()
    assert refused_undo(table, 1) == "undo-not-yours"
    assert refused_undo(table, 2) == "undo-new-information"


def test_sealed_answers_can_be_taken_back_in_any_order() -> None:
    table = sealing()
    before = table.digest()
    play(table, "3 nothing", "1 bury horn")
    table.undo(3)
    table.undo(1)
    assert table.digest() == before
    assert table.waiting == (1, 2, 3)


def test_a_seat_that_has_not_sealed_cannot_take_back_what_another_has() -> None:
    table = play(sealing(), "1 bury horn")
    assert refused_undo(table, 2) == "undo-not-yours"
    assert refused_undo(table, 0) == "undo-not-yours"


def test_taking_back_a_sealed_answer_works_on_a_loaded_game() -> None:
    table = new(4, 2)
    rng = Random(2)
    while table.sealed is None or len(table.sealed) < 2:
        decision = rng.choice(table.decisions)
        table.apply(decision.seat, rng.choice(decision.options))
    first = table.sealed[0][0]
    loaded = load(table.to_bytes(), find_game)
    loaded.undo(first)
    table.undo(first)
    assert loaded.digest() == table.digest()
    assert loaded.to_bytes() == table.to_bytes()


def test_an_answer_sealed_before_the_log_began_stays() -> None:
    """A determinized table starts with the seat's own sealed answer, and has no log to take it out of."""
    table = play(sealing(), "1 bury horn").determinize(1, Random(1))
    assert table.sealed == ((1, ("bury", "horn")),)
    assert refused_undo(table, 1) == "undo-nothing"
    play(table, "2 nothing")
    assert refused_undo(table, 1) == "undo-nothing"
    table.undo(2)
    assert table.waiting == (2, 3)
