"""Decisions: who must choose, between which options, and why anything else is refused.

An option is a short stable tuple such as `("take", "iron")`; it means the same in every state and prints as text.
A question is data too: it holds no secrets and no list of options, but works its options out from the state.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from epoka.kernel.errors import Refusal, Refused, Value, shortened
from epoka.kernel.record import Record
from epoka.kernel.state import Seat, State

Option = tuple[Value, ...]
Options = tuple[Option, ...]
S = TypeVar("S", bound=State)

YES: Option = ("yes",)
NO: Option = ("no",)

LONGEST_WORD = 100
MOST_WORDS = 100
"""Of an answer; nothing that can be chosen comes near."""

_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")
"""Numbers as `text_of` writes them; anything else, `007` and `--5` too, is a word."""
_HUGE = 2**63


def text_of(option: Option) -> str:
    """An option as text, `take iron 2`. What is equal to a number, such as True, is written as that number."""
    return " ".join([word if isinstance(word, str) else str(int(word)) for word in option])


def option_of(text: str) -> Option:
    """The option that a text means; the other way round from `text_of`."""
    words = text.split()
    if not words:
        raise Refused(Refusal("malformed"))
    return tuple([int(word) if _NUMBER.fullmatch(word) else word for word in words])


def is_option(answer: object) -> bool:
    """Whether something has the form of an option: a tuple of words and numbers, at least one, none of them huge."""
    return isinstance(answer, tuple) and 0 < len(answer) <= MOST_WORDS and all(map(_is_word, answer))


def _is_word(word: object) -> bool:
    if isinstance(word, str):
        return len(word) <= LONGEST_WORD
    return isinstance(word, int) and -_HUGE <= word < _HUGE


class _Known:
    """Options found once; not a field, and shared by every clone that waits at the same question."""

    __slots__ = ("known",)
    _unlisted: ClassVar[Mapping[str, str]] = {"known": "None"}
    known: Options | None


class Question(_Known, Record, Generic[S]):
    """Something one seat must decide. Subclasses say which options there are and why others are refused."""

    seat: Seat

    prompt: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    forced: ClassVar[bool] = True
    """Whether a single option is taken without asking. Not where the silence would tell a secret."""

    def choices(self, s: S) -> Options:
        """The legal options in a fixed order."""
        raise NotImplementedError

    def options(self, s: S) -> Options:
        """The legal options, worked out once."""
        known = self.known
        if known is None:
            known = self.known = self.choices(s)
        return known

    def accepts(self, s: S, answer: Option) -> Refusal | None:
        """The single test of legality: None, or why not."""
        if answer in self.options(s):
            return None
        if not is_option(answer):
            return Refusal("malformed", self.rule_id())
        if answer in self.asides(s):
            return None
        return self.refuse(s, answer)

    def refuse(self, s: S, answer: Option) -> Refusal:
        """Why an answer that is not among the options is refused."""
        return Refusal("not-an-option", self.rule_id(), {"answer": shortened(text_of(answer))})

    def tempting(self, s: S) -> Options:
        """Answers that are refused but that a person might try: the client explains them ("why can't I?")."""
        return ()

    def asides(self, s: S) -> Options:
        """Answers that are allowed but that nobody should come upon by chance, such as giving up.

        People are offered them; bots, who go through the options, are not.
        """
        return ()

    def prompt_id(self) -> str:
        """The message id of the question."""
        return self.prompt

    def rule_id(self) -> str:
        """The rule that asks it."""
        return self.rule

    def args(self, s: S) -> Mapping[str, Value]:
        """Arguments of the prompt."""
        return {}


class Choose(Question[Any]):
    """One of a list of options that everybody may know; they are kept with the question.

    So are the message that asks, its arguments as pairs, and the rule.
    """

    seat: Seat
    ask: str
    among: Options
    cites: str = ""
    about: tuple[tuple[str, Value], ...] = ()

    def choices(self, s: Any) -> Options:
        return self.among

    def prompt_id(self) -> str:
        return self.ask

    def rule_id(self) -> str:
        return self.cites

    def args(self, s: Any) -> Mapping[str, Value]:
        return dict(self.about)


class YesNo(Choose):
    """A yes or a no."""

    among: Options = (YES, NO)

    forced: ClassVar[bool] = False


class Decision:
    """What a player or a bot sees of a question: the seat, the prompt and the options, and no way to the state."""

    __slots__ = ("options", "prompt", "seat")

    def __init__(self, seat: Seat, prompt: str, options: Options) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options=[{', '.join(map(text_of, self.options))}])"
