"""Each step and each ready-made frame does what it says, alone, on a state that is nothing but a diary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import pytest

from epoka.kernel import (
    NOBODY,
    Choose,
    Effect,
    ForEach,
    Frame,
    Game,
    May,
    Option,
    Options,
    Question,
    Record,
    Repeat,
    Resolve,
    Seat,
    Sequence,
    State,
    Step,
    Table,
    Together,
    YesNo,
    Zone,
    ask,
    call,
    done,
    emit,
)
from epoka.kernel.saves import load
from tests.kernel.playing import play, scenario


class Diary(State):
    """What was done, in order, and how often a rule may still repeat."""

    lines: tuple[str, ...] = ()
    left: int = 0


class Write(Frame[Diary]):
    """Write a line and return it."""

    line: str

    def start(self, s: Diary) -> Step:
        s.lines = (*s.lines, self.line)
        return done(self.line)


class Ask(Frame[Diary]):
    """Ask a seat for a word and return it."""

    seat: Seat
    words: tuple[str, ...] = ("left", "right")

    def start(self, s: Diary) -> Step:
        return ask(Choose(self.seat, "prompt-way", tuple([(word,) for word in self.words])), then=self.chosen)

    def chosen(self, s: Diary, answer: Option) -> Step:
        s.lines = (*s.lines, f"{self.seat} {answer[0]}")
        return done(answer[0])


class Returning(Frame[Diary]):
    """Run a frame and write down what it returned."""

    frame: Frame[Any]

    def start(self, s: Diary) -> Step:
        return call(self.frame.clone(), then=self.write)

    def write(self, s: Diary, value: object) -> Step:
        s.lines = (*s.lines, f"returned {value!r}")
        return done(value)


class Countdown(Frame[Diary]):
    """True while there is something left."""

    def start(self, s: Diary) -> Step:
        s.left -= 1
        s.lines = (*s.lines, str(s.left))
        return done(s.left)


class Shout(Frame[Diary]):
    """Emit something and write down what the reactions returned."""

    word: str

    def start(self, s: Diary) -> Step:
        return emit(Heard(self.word), then=self.answered)

    def answered(self, s: Diary, values: object) -> Step:
        s.lines = (*s.lines, f"echoes {values!r}")
        return done()


class Heard(Record):
    """A shouted word."""

    word: str


class Left(Question[Diary]):
    """A question whose options follow the state: as many numbers as are left."""

    seat: Seat

    def choices(self, s: Diary) -> Options:
        return tuple([("take", number) for number in range(s.left)])


class Taking(Frame[Diary]):
    """Both seats choose at once; the higher number is taken from what is left. True while something is left."""

    def start(self, s: Diary) -> Step:
        return call(Together((Left(0), Left(1))), then=self.taken)

    def taken(self, s: Diary, answers: tuple[Option, ...]) -> Step:
        s.left -= max(int(answer[1]) for answer in answers) + 1
        return done(s.left)


class Word(Effect[Diary]):
    """Write a word at once."""

    word: str

    def apply(self, s: Diary, by: Resolve) -> None:
        s.lines = (*s.lines, f"{self.word} by {by.owner} with {by.source} on {by.target}")


class Way(Effect[Diary]):
    """Ask the owner."""

    def apply(self, s: Diary, by: Resolve) -> Frame[Diary]:
        return Ask(by.owner)


class DiaryGame(Game[Diary]):
    """Enough of a game to run frames on."""

    name: ClassVar[str] = "diary"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2,)
    zones: ClassVar[tuple[Zone, ...]] = ()
    words: ClassVar[Mapping[str, tuple[str, ...]]] = {"take": ("amount",)}
    package: ClassVar[str] = __name__

    def reactions(self, s: Diary, event: Record) -> Iterable[Frame[Diary]]:
        """A cave answers once, a valley twice, asking in between; silence gets nothing."""
        assert isinstance(event, Heard)
        return {"cave": (Write("cave"),), "valley": (Write("valley"), Ask(1), Write("again"))}.get(event.word, ())

    def counters(self, s: Diary) -> Any:
        return {}


GAME = DiaryGame()


def run(frame: Frame[Any], *answers: str, left: int = 0) -> Table:
    """Run a frame to its next open question."""
    return play(scenario(frame, Diary(0, left=left), seats=2, game=GAME), *answers)


def reload(table: Table) -> Table:
    """The table as it comes back from a save."""
    return load(table.to_bytes(), lambda name: GAME)


# -- ask, done, call -------------------------------------------------------------------------------------------------


def test_ask_waits_for_the_seat_and_hands_its_answer_on() -> None:
    table = run(Ask(1))
    assert table.waiting == (1,)
    assert play(table, "1 right").state.lines == ("1 right",)


def test_a_single_option_is_taken_without_asking() -> None:
    assert run(Ask(1, ("left",))).over


def test_a_question_that_is_not_forced_is_asked_even_with_one_option() -> None:
    class Quiet(Choose):
        forced: ClassVar[bool] = False

    class Silent(Frame[Diary]):
        def start(self, s: Diary) -> Step:
            return ask(Quiet(0, "prompt-way", (("stay",),)), then=self.heard)

        def heard(self, s: Diary, answer: Option) -> Step:
            return done()

    assert run(Silent()).waiting == (0,)


def test_call_hands_back_what_the_frame_returns() -> None:
    assert run(Returning(Write("a"))).state.lines == ("a", "returned 'a'")
    assert run(Returning(Ask(0)), "0 left").state.lines == ("0 left", "returned 'left'")


def test_done_without_a_value_returns_none() -> None:
    assert run(Returning(Sequence(()))).state.lines == ("returned ()",)
    assert run(Returning(Repeat(Sequence(())))).state.lines == ("returned None",)


def test_the_game_is_over_when_the_last_frame_is_done() -> None:
    table = run(Write("end"))
    assert table.over
    assert table.stack == []
    assert table.waiting == ()


def test_the_start_of_a_frame_must_be_written() -> None:
    with pytest.raises(NotImplementedError):
        run(Frame())


# -- together --------------------------------------------------------------------------------------------------------


def test_together_gives_the_answers_in_the_order_of_the_questions() -> None:
    frame = Returning(Together((YesNo(1, "prompt-one"), YesNo(0, "prompt-two"))))
    table = run(frame, "0 no", "1 yes")
    assert table.state.lines == ("returned (('yes',), ('no',))",)


def test_together_with_nobody_goes_on_at_once() -> None:
    assert run(Returning(Together(()))).state.lines == ("returned ()",)


def test_together_asks_even_where_there_is_one_option() -> None:
    """Who is not asked would be known to have no choice."""
    assert run(Together((Choose(0, "prompt-way", (("stay",),)), YesNo(1, "prompt-one")))).waiting == (0, 1)


def test_together_cannot_ask_a_seat_twice() -> None:
    with pytest.raises(AssertionError, match="a seat is asked twice"):
        run(Together((YesNo(0, "prompt-one"), YesNo(0, "prompt-two"))))


def test_questions_asked_again_work_their_options_out_anew() -> None:
    """The questions are kept in the frame that is repeated, so their options must not be."""
    table = run(Repeat(Taking()), left=4)
    assert len(table.decision.options) == 4
    play(table, "0 take 0", "1 take 1")
    assert [len(decision.options) for decision in table.decisions] == [2, 2]
    repeated = run(Repeat(Sequence((Together((Left(0), Left(1))), Countdown()))), left=4)
    play(repeated, "0 take 0", "1 take 0")
    assert [len(decision.options) for decision in repeated.decisions] == [3, 3]
    assert [d.options for d in reload(repeated).decisions] == [d.options for d in repeated.decisions]


# -- emit ------------------------------------------------------------------------------------------------------------


def test_emit_goes_on_at_once_when_nothing_reacts() -> None:
    assert run(Shout("desert")).state.lines == ("echoes ()",)


def test_emit_runs_reactions_in_order_and_hands_on_what_they_return() -> None:
    assert run(Shout("cave")).state.lines == ("cave", "echoes ('cave',)")
    table = run(Shout("valley"))
    assert table.state.lines == ("valley",)
    assert table.waiting == (1,)
    table = play(reload(table), "1 right")
    assert table.state.lines == ("valley", "1 right", "again", "echoes ('valley', 'right', 'again')")


# -- ready-made frames -----------------------------------------------------------------------------------------------


def test_sequence_runs_frames_in_order_and_returns_what_each_returned() -> None:
    table = run(Returning(Sequence((Write("a"), Ask(0), Write("b")))))
    assert table.state.lines == ("a",)
    table = play(reload(table), "0 left")
    assert table.state.lines == ("a", "0 left", "b", "returned ('a', 'left', 'b')")


def test_for_each_sets_the_field_to_each_thing_in_turn() -> None:
    table = run(Returning(ForEach((1, 0), each=Ask(NOBODY), field="seat")), "1 left")
    assert table.waiting == (0,)
    table = play(reload(table), "0 right")
    assert table.state.lines == ("1 left", "0 right", "returned None")


def test_for_each_of_nothing_does_nothing() -> None:
    assert run(ForEach((), each=Ask(NOBODY), field="seat")).over


def test_for_each_needs_a_field_of_its_frame() -> None:
    with pytest.raises(AttributeError, match="victim"):
        run(ForEach((1,), each=Ask(NOBODY), field="victim"))


def test_may_runs_its_frame_after_a_yes_and_returns_its_value() -> None:
    assert run(Returning(May(0, "prompt-may", Write("a"))), "0 yes").state.lines == ("a", "returned 'a'")


def test_may_returns_nothing_after_a_no() -> None:
    assert run(Returning(May(0, "prompt-may", Write("a"))), "0 no").state.lines == ("returned None",)


def test_may_is_asked_with_its_own_prompt() -> None:
    table = run(May(1, "prompt-may", Write("a")))
    assert (table.decision.seat, table.decision.prompt) == (1, "prompt-may")
    assert table.decision.options == (("yes",), ("no",))


def test_repeat_goes_on_as_long_as_its_frame_returns_something_true() -> None:
    assert run(Returning(Repeat(Countdown())), left=3).state.lines == ("2", "1", "0", "returned None")


def test_repeat_starts_a_fresh_frame_each_time() -> None:
    frame = Repeat(May(0, "prompt-may", Sequence((Write("a"), Ask(0)))))
    table = run(frame, "0 yes", "0 left", "0 yes", "0 right", "0 no")
    assert table.state.lines == ("a", "0 left", "a", "0 right")
    assert frame == Repeat(May(0, "prompt-may", Sequence((Write("a"), Ask(0)))))


def test_resolve_carries_effects_out_in_order_and_waits_for_those_that_ask() -> None:
    table = run(Resolve(1, "card", (Word("first"), Way(), Word("last")), target=0))
    assert table.state.lines == ("first by 1 with card on 0",)
    table = play(reload(table), "1 left")
    assert table.state.lines == ("first by 1 with card on 0", "1 left", "last by 1 with card on 0")
    assert table.over


def test_resolve_has_no_target_unless_given_one() -> None:
    assert run(Resolve(0, "card", (Word("alone"),))).state.lines == ("alone by 0 with card on -1",)


def test_resolve_of_nothing_is_done() -> None:
    assert run(Resolve(0, "card", ())).over


def test_an_effect_must_say_what_it_does() -> None:
    with pytest.raises(NotImplementedError):
        run(Resolve(0, "card", (Effect(),)))


# -- frames are data -------------------------------------------------------------------------------------------------


def test_a_frame_keeps_the_name_of_its_next_step_when_it_is_cloned() -> None:
    table = run(Returning(Ask(0)))
    assert [frame.at for frame in table.clone().stack] == ["write", "chosen"]


def test_frames_in_progress_are_independent_in_a_clone() -> None:
    table = run(Sequence((Ask(0), Ask(1))))
    twin = play(table.clone(), "0 left")
    assert (table.waiting, twin.waiting) == ((0,), (1,))
    assert play(table, "0 right", "1 right").state.lines == ("0 right", "1 right")
    assert play(twin, "1 left").state.lines == ("0 left", "1 left")


def test_the_frame_that_is_called_is_not_the_one_that_was_given() -> None:
    """A frame kept in another is a pattern: what runs is a copy, so a clone of the table can run it too."""
    pattern = Ask(0)
    table = run(Sequence((pattern,)))
    assert table.stack[-1] == pattern
    assert table.stack[-1] is not pattern
    assert pattern.at == "start"
