"""Steps: what a frame does next. `ask`, `together`, `call` and `done` make them, and the table carries them out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from epoka.kernel.decisions import Question
    from epoka.kernel.frames import Frame

ASK: Final = 0
CALL: Final = 1
DONE: Final = 2
TOGETHER: Final = 3
TAIL: Final = 4

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


def call(frame: Frame[Any] | None, then: Then | None = None) -> Step:
    """Run another rule; what it returns goes to `then`. Without a frame, `then` goes on at once with None.

    Without `then`, the other rule takes this one's place: what it returns is what this one returns.
    """
    if then is None:
        return FINISHED if frame is None else (TAIL, frame, "")
    return (CALL, frame, then.__name__)


def done(value: Any = None) -> Step:
    """The rule is finished and returns a value."""
    return FINISHED if value is None else (DONE, value, "")
