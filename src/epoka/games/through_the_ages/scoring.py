"""The result: culture points, the winners and the score sheet that explains itself. (TTA-26)"""

from __future__ import annotations

from typing import Any

from epoka.games.through_the_ages.rules.ending import bonuses
from epoka.games.through_the_ages.state import SIMPLE, AgesState
from epoka.games.through_the_ages.tables import KINDS
from epoka.kernel import Seat


def scores(s: AgesState) -> tuple[int, ...]:
    """Culture points of each seat with what would score if the game ended now; nothing for who has left. (TTA-26)"""
    if s.ended:
        return tuple([0 if own.gone else own.culture for own in s.civilizations])
    extra = bonuses(s)
    return tuple(
        [
            0 if own.gone else max(0, own.culture + sum([points for _, points in extra[seat]]))
            for seat, own in enumerate(s.civilizations)
        ]
    )


def winners(s: AgesState) -> tuple[Seat, ...]:
    """The most culture wins; a tie is a shared victory; who has left cannot win. [interpretation] (TTA-26.6, TTA-27)"""
    points = scores(s)
    left = [seat for seat, own in enumerate(s.civilizations) if not own.gone]
    best = max(points[seat] for seat in left)
    return tuple([seat for seat in left if points[seat] == best])


def score_sheet(s: AgesState) -> list[dict[str, Any]]:
    """For each seat where its culture points come from."""
    won = winners(s)
    total = scores(s)
    return [
        {"seat": seat, "lines": _lines(s, seat), "total": total[seat], "left": own.gone, "winner": seat in won}
        for seat, own in enumerate(s.civilizations)
    ]


def _lines(s: AgesState, seat: Seat) -> list[dict[str, Any]]:
    own = s.civilizations[seat]
    if own.gone:
        return [{"id": "score-left", "args": {}, "points": 0, "rule": "TTA-27.1"}]
    found = list(own.bonuses) if s.ended else bonuses(s)[seat]
    before = own.culture - sum([points for _, points in own.bonuses])
    lines: list[dict[str, Any]] = [{"id": "score-culture", "args": {}, "points": before, "rule": "TTA-5.1"}]
    for what, points in found:
        if what in KINDS:
            lines.append({"id": "score-impact", "args": {"card": what}, "points": points, "rule": "TTA-26.5"})
        else:
            lines.append({"id": f"score-{what}", "args": {}, "points": points, "rule": "TTA-26.1"})
    if s.level != SIMPLE and not found:
        lines.append({"id": "score-no-impact", "args": {}, "points": 0, "rule": "TTA-26.5"})
    return lines
