"""Effects are carried out in order, and the rest waits for one that asks."""

from __future__ import annotations

import pytest

from epoka.kernel import Frame
from epoka.parts.effects import Effect, Resolve
from tests.kernel.playing import play
from tests.kernel.test_frames import Ask, Diary, Returning, run


class Word(Effect[Diary]):
    """Write a word at once."""

    word: str

    def apply(self, s: Diary, by: Resolve) -> None:
        s.lines = (*s.lines, f"{self.word} by {by.owner} with {by.source} on {by.target}")


class Way(Effect[Diary]):
    """Ask the owner."""

    def apply(self, s: Diary, by: Resolve) -> Frame[Diary]:
        return Ask(by.owner)


def test_resolve_carries_effects_out_in_order_and_waits_for_those_that_ask() -> None:
    table = run(Resolve(1, "card", (Word("first"), Way(), Word("last")), target=0))
    assert table.state.lines == ("first by 1 with card on 0",)
    table = play(table, "1 left")
    assert table.state.lines == ("first by 1 with card on 0", "1 left", "last by 1 with card on 0")
    assert table.over


def test_resolve_has_no_target_unless_given_one() -> None:
    assert run(Resolve(0, "card", (Word("alone"),))).state.lines == ("alone by 0 with card on -1",)


def test_resolve_of_nothing_is_done() -> None:
    assert run(Resolve(0, "card", ())).over


def test_an_effect_must_say_what_it_does() -> None:
    with pytest.raises(NotImplementedError):
        run(Resolve(0, "card", (Effect(),)))


def test_resolve_returns_nothing() -> None:
    assert run(Returning(Resolve(0, "card", ()))).state.lines == ("returned None",)
