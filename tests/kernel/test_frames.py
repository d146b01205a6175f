"""Each step and each ready-made frame does what it says, alone, on a state that is nothing but a diary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from epoka.kernel import (
    Choose,
    Frame,
    Game,
    Option,
    Question,
    Seat,
    Sequence,
    State,
    Step,
    Table,
    YesNo,
    Zone,
    ask,
    call,
    done,
    together,
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


class Handing(Frame[Diary]):
    """Let a frame take this one's place."""

    frame: Frame[Any] | None

    def start(self, s: Diary) -> Step:
        return call(self.frame.clone() if self.frame else None)


class Trying(Frame[Diary]):
    """Run a frame, if there is one, and ask afterwards."""

    frame: Frame[Any] | None

    def start(self, s: Diary) -> Step:
        return call(self.frame.clone() if self.frame else None, then=self.write)

    def write(self, s: Diary, value: object) -> Step:
        s.lines = (*s.lines, f"tried {value!r}")
        return call(Ask(1))


class Both(Frame[Diary]):
    """Ask several seats at once; returns their answers."""

    questions: tuple[Question[Diary], ...]

    def start(self, s: Diary) -> Step:
        return together(self.questions, then=self.opened)

    def opened(self, s: Diary, answers: tuple[Option, ...]) -> Step:
        return done(answers)


class DiaryGame(Game[Diary]):
    """Enough of a game to run frames on."""

    name: ClassVar[str] = "diary"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2,)
    zones: ClassVar[tuple[Zone, ...]] = ()
    words: ClassVar[Mapping[str, tuple[str, ...]]] = {"take": ("amount",)}
    package: ClassVar[str] = __name__

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


def test_a_frame_that_takes_the_place_of_another_returns_for_it() -> None:
    assert run(Returning(Handing(Write("a")))).state.lines == ("a", "returned 'a'")
    table = run(Returning(Handing(Ask(0))))
    assert [type(frame) for frame in table.stack] == [Returning, Ask]
    assert play(reload(table), "0 left").state.lines == ("0 left", "returned 'left'")
    assert run(Handing(Write("end"))).over


def test_without_a_frame_its_caller_goes_on_or_is_finished() -> None:
    assert run(Returning(Handing(None))).state.lines == ("returned None",)
    table = run(Returning(Trying(None)))
    assert table.state.lines == ("tried None",)
    assert play(reload(table), "1 right").state.lines == ("tried None", "1 right", "returned 'right'")
    assert run(Trying(Write("a"))).state.lines == ("a", "tried 'a'")


def test_done_without_a_value_returns_none() -> None:
    assert run(Returning(Sequence(()))).state.lines == ("returned ()",)


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
    frame = Returning(Both((YesNo(1, "prompt-one"), YesNo(0, "prompt-two"))))
    table = run(frame, "0 no", "1 yes")
    assert table.state.lines == ("returned (('yes',), ('no',))",)


def test_together_with_nobody_goes_on_at_once() -> None:
    assert run(Returning(Both(()))).state.lines == ("returned ()",)


def test_together_asks_even_where_there_is_one_option() -> None:
    """Who is not asked would be known to have no choice."""
    assert run(Both((Choose(0, "prompt-way", (("stay",),)), YesNo(1, "prompt-one")))).waiting == (0, 1)


def test_together_cannot_ask_a_seat_twice() -> None:
    with pytest.raises(AssertionError, match="a seat is asked twice"):
        run(Both((YesNo(0, "prompt-one"), YesNo(0, "prompt-two"))))


# -- ready-made frames -----------------------------------------------------------------------------------------------


def test_sequence_runs_frames_in_order_and_returns_what_each_returned() -> None:
    table = run(Returning(Sequence((Write("a"), Ask(0), Write("b")))))
    assert table.state.lines == ("a",)
    table = play(reload(table), "0 left")
    assert table.state.lines == ("a", "0 left", "b", "returned ('a', 'left', 'b')")


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
