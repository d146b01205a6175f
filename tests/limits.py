"""No test waits for ever: what takes longer than its limit fails, and says what everybody waited for.

An alarm rings in the main thread, where the tests run; playwright hands what is raised there on to the test that waits.
What does not hear the alarm, such as a library that holds the interpreter, ends with its process: see
`faulthandler_timeout` in pyproject.toml.
"""

from __future__ import annotations

import signal
import sys
import threading
import traceback
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType

import pytest

AGAIN = 30.0
"""Seconds until the alarm rings once more, for what tries again when it is stopped."""
STACKS = "stacks"


class Overdue(BaseException):
    """A test has taken longer than it may; nothing that catches exceptions keeps it from ending."""


class Limits:
    """A plugin that gives the setup, the call and the teardown of each test a limit of their own."""

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None]:
        with limited(item, "setup"):
            return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None]:
        with limited(item, "call"):
            return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None]:
        with limited(item, "teardown"):
            return (yield)


@contextmanager
def limited(item: pytest.Item, when: str) -> Generator[None]:
    """Let the alarm ring unless this phase of a test ends in time."""
    limit = seconds(item, when)

    def ring(_: int, frame: FrameType | None) -> None:
        item.add_report_section(when, STACKS, stacks(frame))
        raise Overdue(f"the {when} took longer than {limit:g} seconds: what waits is below")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, limit, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def seconds(item: pytest.Item, when: str) -> float:
    """How long a phase of a test may take: what the command line says, or the test's mark of it or of all of them."""
    given: float | None = item.config.getoption("limit")
    if given is not None:
        return given
    mark = item.get_closest_marker("limit")
    assert mark is not None, "every test has a limit"
    return float(mark.kwargs.get(when, mark.args[0]))


def stacks(frame: FrameType | None) -> str:
    """Where each thread is."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    frames = sys._current_frames() | ({threading.main_thread().ident or 0: frame} if frame else {})
    return "\n".join(
        f"{names.get(ident, ident)}:\n{''.join(traceback.format_stack(one))}" for ident, one in frames.items()
    )
