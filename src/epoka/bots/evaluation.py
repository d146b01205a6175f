"""What a position is worth to each seat, in points, and how much a seat likes its options.

A game may bring its own as `play`, a module or package inside its package: `values(table)`, a number of points for each
seat; `SCALE`, the lead that makes winning nearly three times as likely as losing; and `likings(table, decision)`, a
quick look at the options. Without them the score so far counts, and each option is tried on a clone. A game in which a
turn is a long chain of decisions says with `turn_of(table)` whose turn it is: then whole turns are searched. A game in
which one move is a chain of decisions says with `unsettled(table)` where it is in the middle of one: there looking
ahead goes on. It may say with `usual(table)` which answer there is nearly always as good as any: the others are tried
only if need be. Where seats take short turns in quick succession and seldom meet, `others_wait(table, seat)` lets the
others do nothing until it is the seat's turn again: then all its turns are planned as one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, NamedTuple

from epoka.kernel import Decision, Game, Option, Seat, Table
from epoka.kernel.memo import memo

Evaluation = Callable[[Table], Sequence[float]]
Prior = Callable[[Table, Decision], list[float]]
Tried = Callable[[Option], float]
"""The deciding seat's advantage after an option, tried out on a clone."""
TurnOf = Callable[[Table], Seat]
Unsettled = Callable[[Table], bool]
Usual = Callable[[Table], Option | None]
Waiting = Callable[[Table, Seat], None]

WON = 100.0
"""A won game is worth this much more than any lead in points."""
ORDINARY_SCALE = 10.0
HALFWAY = 50.0
"""So many points of a lone seat are half of what could ever be reached."""
DEPTH = 2
"""An answer and one further choice of the same seat (how much to invest, say) count as one ply."""
LONGEST = 4
"""How many further choices are looked at in an unsettled position, one after the other."""


class Judge(NamedTuple):
    """How the positions of one game are judged."""

    values: Evaluation
    """What a position is worth to each seat, in points."""
    likings: Prior
    """For each option of a decision, the lead it is likely to give the deciding seat; a rough guess, quickly made."""
    scale: float
    """The lead in points that makes winning nearly three times as likely as losing."""
    quick: bool
    """Whether the game has a quick look of its own, cheap enough to play on with."""
    turn_of: TurnOf | None = None
    """Whose turn it is, in a game in which a turn is a long chain of decisions."""
    unsettled: Unsettled | None = None
    """Whether a seat is in the middle of a move, in a game in which one move is a chain of decisions."""
    usual: Usual | None = None
    """The answer that will mostly do in the middle of a move, if there is one."""
    others_wait: Waiting | None = None
    """Lets the others do nothing until it is a seat's turn again, in a game in which turns are short."""

    def worth(self, table: Table, seat: Seat, option: Option) -> float:
        """The seat's advantage after an option, with the choices that belong to it."""
        if self.unsettled is None:
            return worth(table, seat, option, self.values)
        return settled_worth(table, seat, option, self.values, self.unsettled)

    def shares(self, table: Table) -> list[float]:
        """What each seat may expect of the victory: at the end exactly, before that by the evaluation.

        Nobody shares with a lone seat: for it the more points, the nearer to 1, and a lost game is worth nothing.
        """
        winners = table.winners
        if table.over and (table.seats > 1 or not winners):
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]
        return shared(self.values(table), self.scale)


def shared(values: Sequence[float], scale: float) -> list[float]:
    """Values as shares of one victory: `scale` points of lead weigh a factor of e; alone, by how much there is."""
    if len(values) == 1:
        points = max(0.0, values[0])
        return [points / (points + HALFWAY)]
    top = max(values)
    weights = [exp((value - top) / scale) for value in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def by_score(table: Table) -> Sequence[float]:
    """Every seat's points if the game ended now."""
    return table.scores


@memo()
def judge_of(game: Game[Any]) -> Judge:
    """How a game is judged: by its own `play`, or by its score."""
    own = game.module("play")
    values: Evaluation = getattr(own, "values", by_score)
    unsettled: Unsettled | None = getattr(own, "unsettled", None)
    usual: Usual | None = getattr(own, "usual", None)

    def tried_out(table: Table, decision: Decision) -> list[float]:
        seat = decision.seat
        if unsettled is None:
            return [worth(table, seat, option, values, depth=1) for option in decision.options]
        return [settled_worth(table, seat, option, values, unsettled, usual) for option in decision.options]

    scale: float = getattr(own, "SCALE", ORDINARY_SCALE)
    likings: Callable[[Table, Decision, Tried], list[float]] | None = getattr(own, "likings", None)
    turn_of: TurnOf | None = getattr(own, "turn_of", None)
    others_wait: Waiting | None = getattr(own, "others_wait", None)
    if likings is None:
        return Judge(values, tried_out, scale, False, turn_of, unsettled, usual, others_wait)

    def looked_at(table: Table, decision: Decision) -> list[float]:
        return likings(table, decision, lambda option: worth(table, decision.seat, option, values))

    return Judge(values, looked_at, scale, True, turn_of, unsettled, usual, others_wait)


def worth(table: Table, seat: Seat, option: Option, evaluate: Evaluation, depth: int = DEPTH) -> float:
    """The seat's advantage after an option and the best of its own choices right after."""
    after = table.clone()
    after.apply(seat, option)
    if depth > 1 and not after.over and after.sealed is None and after.decision.seat == seat:
        return max([worth(after, seat, further, evaluate, depth - 1) for further in after.decision.options])
    return advantage(after, seat, evaluate)


def settled_worth(
    table: Table,
    seat: Seat,
    option: Option,
    evaluate: Evaluation,
    unsettled: Unsettled,
    usual: Usual | None = None,
    longest: int = LONGEST,
) -> float:
    """The seat's advantage when the move that an option belongs to is made, with the best of its further choices.

    A quick look (with `usual`) goes on with the usual answer where there is one.
    """
    after = table.clone()
    after.apply(seat, option)
    if longest and not after.over and after.sealed is None and after.decision.seat == seat and unsettled(after):
        settling = usual(after) if usual is not None else None
        options = after.decision.options if settling is None else (settling,)
        return max(
            [settled_worth(after, seat, further, evaluate, unsettled, usual, longest - 1) for further in options]
        )
    return advantage(after, seat, evaluate)


def advantage(table: Table, seat: Seat, evaluate: Evaluation) -> float:
    """How much better a seat stands than its best rival; at the end, winning is what counts."""
    values = table.scores if table.over else evaluate(table)
    lead = values[seat] - max([value for rival, value in enumerate(values) if rival != seat], default=0.0)
    if table.over:
        winners = table.winners
        return lead + (WON / len(winners) if seat in winners else -WON)
    return lead
