"""What a look ahead promises, in random play of every game."""

from __future__ import annotations

from random import Random

import pytest

import epoka
from epoka.kernel.previews import preview

DECISIONS = 400
"""How many of a game are looked at."""


@pytest.mark.parametrize("game", epoka.games())
def test_a_choice_that_only_leads_on_draws_and_reveals_nothing(game: str) -> None:
    """The client takes such a choice at once, so it must be one that can be taken back."""
    table, rng = epoka.new(game, seats=4, seed=3), Random(3)
    led_on = 0
    for _ in range(DECISIONS):
        if table.over:
            break
        decision = table.decision
        option = rng.choice(decision.options)
        told = preview(table, decision.seat, option, rng)
        if told.more:
            led_on += 1
            assert told.next is not None, f"{decision.prompt}, {option}: something is drawn or revealed"
        table.apply(decision.seat, option)
    assert led_on
