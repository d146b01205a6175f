"""Frames: rules in progress as data on a stack.

A frame's steps are methods. Each returns what happens next: `ask` one seat, `together` ask several in secret, `call`
another frame, `emit` something cards in play may react to, or `done`. A frame keeps only its fields and the name of
its next method, so a game can be saved, cloned and undone in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from epoka.kernel.decisions import YES, Question, YesNo
from epoka.kernel.record import Record
from epoka.kernel.state import Part, Seat, State

S = TypeVar("S", bound=State)

ASK: Final = 0
CALL: Final = 1
DONE: Final = 2
TOGETHER: Final = 3
EMIT: Final = 4

Step = tuple[int, Any, str]
"""What a frame does next: a kind, what it is about, and the name of the method that goes on."""
Then = Callable[[Any, Any], Step]

FINISHED: Final[Step] = (DONE, None, "")


def ask(question: Question[Any], then: Then) -> Step:
    """One seat decides; its answer goes to `then`."""
    return (ASK, question, then.__name__)


def together(questions: tuple[Question[Any], ...], then: Then) -> Step:
    """Several seats decide at once, sealed and in any order; `then` gets the answers in the order of the questions."""
    assert len({question.seat for question in questions}) == len(questions), f"a seat is asked twice in {questions}"
    return (TOGETHER, questions, then.__name__)


def call(frame: Frame[Any], then: Then) -> Step:
    """Run another rule; what it returns goes to `then`."""
    return (CALL, frame, then.__name__)


def emit(event: Record, then: Then) -> Step:
    """Let cards in play react, in rule order; `then` gets what the reactions returned."""
    return (EMIT, event, then.__name__)


def done(value: Any = None) -> Step:
    """The rule is finished and returns a value."""
    return FINISHED if value is None else (DONE, value, "")


class _Running:
    """Where a frame goes on."""

    __slots__ = ("at",)
    _unlisted: ClassVar[Mapping[str, str]] = {"at": "'start'"}
    _carried: ClassVar[tuple[str, ...]] = ("at",)
    at: str


class Frame(_Running, Part, Generic[S]):
    """A rule in progress. Subclasses list what they must remember and give `start` and further steps."""

    def start(self, s: S) -> Step:
        """The first step."""
        raise NotImplementedError


class Sequence(Frame[Any]):
    """Run rules one after the other; returns what each returned."""

    frames: tuple[Frame[Any], ...]
    results: tuple[Any, ...] = ()

    def start(self, s: Any) -> Step:
        if len(self.results) == len(self.frames):
            return done(self.results)
        return call(self.frames[len(self.results)].clone(), then=self.next)

    def next(self, s: Any, result: Any) -> Step:
        self.results = (*self.results, result)
        return self.start(s)


class ForEach(Frame[Any]):
    """Run one rule for each of several things: `ForEach((2, 0), each=Robbed(NOBODY), field="victim")`."""

    things: tuple[int | str, ...]
    each: Frame[Any]
    field: str
    index: int = 0

    def start(self, s: Any) -> Step:
        if self.index == len(self.things):
            return done()
        frame = self.each.clone()
        setattr(frame, self.field, self.things[self.index])
        return call(frame, then=self.next)

    def next(self, s: Any, result: Any) -> Step:
        self.index += 1
        return self.start(s)


class Together(Frame[Any]):
    """Ask several seats at once; returns their answers."""

    questions: tuple[Question[Any], ...]

    def start(self, s: Any) -> Step:
        # Copies, because a question remembers its options, and these may be asked again when the table has changed.
        return together(tuple([question.clone() for question in self.questions]), then=self.opened)

    def opened(self, s: Any, answers: Any) -> Step:
        return done(answers)


class May(Frame[Any]):
    """A seat may have a rule carried out; returns its value, or None after a no."""

    seat: Seat
    prompt: str
    frame: Frame[Any]

    def start(self, s: Any) -> Step:
        return ask(YesNo(self.seat, self.prompt), then=self.answered)

    def answered(self, s: Any, answer: Any) -> Step:
        return call(self.frame.clone(), then=self.finish) if answer == YES else done()

    def finish(self, s: Any, value: Any) -> Step:
        return done(value)


class Repeat(Frame[Any]):
    """Run a rule again and again for as long as it returns something true."""

    frame: Frame[Any]

    def start(self, s: Any) -> Step:
        return call(self.frame.clone(), then=self.again)

    def again(self, s: Any, more: Any) -> Step:
        return self.start(s) if more else done()


class Effect(Record, Generic[S]):
    """One step of a card's text. It either happens at once or hands back a frame that asks."""

    def apply(self, s: S, by: Resolve) -> Frame[S] | None:
        """Carry the step out for `by.owner`; return a frame if somebody must choose."""
        raise NotImplementedError


class Resolve(Frame[Any]):
    """Carry out the effects of a card in printed order, for its owner, against a target if there is one."""

    owner: Seat
    source: str
    effects: tuple[Effect[Any], ...]
    target: Seat = -1
    index: int = 0

    def start(self, s: Any) -> Step:
        effects = self.effects
        while self.index < len(effects):
            effect = effects[self.index]
            self.index += 1
            frame = effect.apply(s, self)
            if frame is not None:
                return call(frame, then=self.next)
        return FINISHED

    def next(self, s: Any, value: Any) -> Step:
        return self.start(s)
