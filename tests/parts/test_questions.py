"""Questions that every game asks, and how those of an older version are asked anew."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from epoka.kernel import Choose, Frame, Game, Option, Question, Refused, State, Step, Table, ask, done
from epoka.kernel.record import Packed, named, pack, schema
from epoka.kernel.views import decision
from epoka.parts.questions import asked_anew, each, one_of, yes_or_no


class Pond(State):
    """Some fish."""

    fish: tuple[str, ...]
    caught: str = ""


def choose_fish(s: Pond, seat: int, most: int) -> Choose:
    """Which fish to catch."""
    return one_of(seat, "prompt-fish", "PO-1", [*each("catch", s.fish[:most]), ("leave",)], amount=most)


class Fishing(Frame[Pond]):
    """One fish is caught."""

    def start(self, s: Pond) -> Step:
        return ask(choose_fish(s, 0, 2), then=self.caught)

    def caught(self, s: Pond, answer: Option) -> Step:
        s.caught = str(answer[-1])
        return done()


class PondGame(Game[Pond]):
    """As little of a game as a question needs."""

    name: ClassVar[str] = "pond"
    version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = (1,)
    package: ClassVar[str] = __name__
    words: ClassVar[dict[str, tuple[str, ...]]] = {"catch": ("fish",), "leave": ()}

    def setup(self, seats: int, choices: dict[str, int | str], chance: int) -> Pond:
        return Pond(chance, ("pike", "carp", "eel"))

    def root(self, s: Pond) -> Frame[Pond]:
        return Fishing()


def fishing() -> Table:
    """A table at which a fish is about to be caught."""
    return Table.new(PondGame(), 1, 1, {})


def test_one_of_some_options_is_asked_with_its_words_and_its_rule() -> None:
    table = fishing()
    shown = decision(table, table.questions[0])
    assert shown["prompt"] == {"id": "prompt-fish", "args": {"amount": 2}}
    assert shown["rule"] == "PO-1"
    assert table.decision.options == (("catch", "pike"), ("catch", "carp"), ("leave",))
    table.apply(0, ("catch", "carp"))
    assert table.state.caught == "carp"


def test_what_is_not_among_the_options_is_refused_with_the_rule() -> None:
    with pytest.raises(Refused) as refused:
        fishing().apply(0, ("catch", "eel"))
    assert (refused.value.refusal.reason, refused.value.refusal.rule) == ("not-an-option", "PO-1")


def test_a_yes_or_no_is_asked_with_its_words_and_its_rule() -> None:
    question = yes_or_no(1, "prompt-bite", "PO-2", fish="pike")
    assert (question.prompt_id(), question.rule_id(), question.args(None)) == ("prompt-bite", "PO-2", {"fish": "pike"})
    assert question.options(None) == (("yes",), ("no",))
    assert not question.forced


def stored(table: Table, questions: list[Packed]) -> dict[str, Packed]:
    """A position that asks something else."""
    state: Packed = named(pack(table.state), schema(table.state))
    return {"state": state, "stack": [], "questions": questions, "sealed": None}


def test_a_question_that_is_gone_is_asked_by_what_makes_it_now() -> None:
    table = fishing()
    table.state.fish = ("perch", "pike")
    makers: dict[str, Any] = {"ChooseFish": choose_fish}
    position = asked_anew(table.game, stored(table, [{"ChooseFish": {"seat": 0, "most": 1}}]), makers)
    question: Question[Pond] = choose_fish(table.state, 0, 1)
    assert position["questions"] == [named(pack(question), schema(question))]
    assert question.options(table.state) == (("catch", "perch"), ("leave",))


def test_other_questions_stay_as_they_are() -> None:
    table = fishing()
    kept: Packed = {"Choose": {"seat": 0, "ask": "prompt-fish", "among": [["leave"]], "cites": "", "about": []}}
    assert asked_anew(table.game, stored(table, [kept]), {"ChooseFish": choose_fish})["questions"] == [kept]
