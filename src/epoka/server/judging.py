"""Judging: a game that is over as a list of decisions to weigh, and what their odds say about its course."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from epoka.kernel import text_of
from epoka.kernel.views import prompt
from epoka.server.hints import SHOWN, option_view
from epoka.server.positions import Position, replayed
from epoka.server.worker import Weigh, Weighed

JSON = dict[str, Any]
ITERATIONS: Final = 600
MILLISECONDS: Final = 500
"""A decision is weighed for this long at most: a game of 200 takes two processes less than a minute."""
MOST_TURNS: Final = 6
LEAST_SWING: Final = 0.04
"""A move that changes the odds by less is no turning point."""


class Case(NamedTuple):
    """A decision that was taken, and the task to weigh it."""

    number: int
    """How many answers stood before it."""
    prompt: JSON
    task: Weigh


def cases(position: Position) -> list[Case]:
    """Every decision of a game, each as its seat knew it: all else is dealt anew before anybody thinks about it."""
    rng = Random(position.answers)  # the same game is judged in the same way
    table = replayed(position.table, [])
    found = []
    for number, (seat, answer) in enumerate(position.table.answers(), position.before):
        question = table.question(seat)
        assert question is not None, f"seat {seat} answers at {number} without being asked"
        task = Weigh(
            game=table.game.name,
            seats=table.seats,
            options=dict(table.choices),
            snapshot=table.determinize(seat, rng).snapshot(),
            seat=seat,
            seed=number,
            iterations=ITERATIONS,
            milliseconds=MILLISECONDS,
            played=text_of(answer),
        )
        found.append(Case(number, prompt(question, table.state), task))
        table.apply(seat, answer)
    return found


def moment(case: Case, reply: Weighed) -> JSON:
    """A decision as it is told."""
    game = case.task.game
    played = next(option for option in reply.options if option[0] == case.task.played)
    best = reply.options[0]
    choices = reply.options[:SHOWN] if len(reply.options) > 1 else []
    return {
        "number": case.number,
        "seat": case.task.seat,
        "prompt": case.prompt,
        "odds": [round(share, 4) for share in reply.odds],
        "played": option_view(game, *played),
        "options": [option_view(game, *option) for option in choices],
        "loss": round(max(0.0, best[2] - played[2]), 4),
    }


def turns(position: Position, moments: Sequence[JSON]) -> list[JSON]:
    """The moves that changed the odds most, in the order of the game.

    A chain of choices that only together bring something about is one move.
    """
    courses = [moment["odds"] for moment in moments] + [final_odds(position)]
    found = []
    first = 0
    for index, events in enumerate(position.table.events(None, 1)):
        if not events:
            continue
        swings = [round(after - before, 4) for before, after in zip(courses[first], courses[index + 1], strict=True)]
        found.append(
            {
                "number": position.before + index + 1,
                "before": position.before + first,
                "seat": moments[index]["seat"],
                "swings": swings,
                "events": events,
            }
        )
        first = index + 1
    large = sorted([turn for turn in found if swing_of(turn) >= LEAST_SWING], key=swing_of, reverse=True)
    return sorted(large[:MOST_TURNS], key=lambda turn: int(turn["number"]))


def swing_of(turn: JSON) -> float:
    """How much of the victory changed hands."""
    return float(sum(abs(swing) for swing in turn["swings"]) / 2)


def final_odds(position: Position) -> list[float]:
    """How the victory was shared in the end."""
    return shares(position.table.winners, position.table.seats)


def shares(winners: Sequence[int], seats: int) -> list[float]:
    """What each seat has of a victory."""
    return [round(1 / len(winners), 4) if seat in winners else 0.0 for seat in range(seats)]
