"""Hooks made up for a test."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from epoka.games.clash_of_cultures.rules.moments import ALL, About, At, Said
from epoka.games.clash_of_cultures.state import ClashState
from epoka.kernel import Seat


def act(
    monkeypatch: pytest.MonkeyPatch,
    moment: At[Said, *About],
    name: str,
    hook: Callable[[ClashState, Seat, *About], Said],
) -> None:
    """An ability acts at a moment until the end of the test, as if it did so by the rules."""
    ability = ALL.number[name]
    monkeypatch.setitem(moment.hooks, ability, hook)
    monkeypatch.setitem(ALL.acts, ability, ALL.acts[ability] | moment.bit)
