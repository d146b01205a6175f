"""The result: culture points, the winners and the score sheet that explains itself. (TTA-26)"""

from __future__ import annotations

from epoka.games.through_the_ages.rules.ending import bonuses
from epoka.games.through_the_ages.state import SIMPLE, AgesState
from epoka.games.through_the_ages.tables import KINDS
from epoka.kernel import Seat
from epoka.kernel.game import JSON, Standing
from epoka.parts.scores import line, sheets


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


def standings(s: AgesState) -> list[Standing]:
    """The most culture wins; who has left is behind, whoever left first last. [interpretation] (TTA-26.6, TTA-27.2)"""
    return [(0, own.gone) if own.gone else (1, points) for own, points in zip(s.civilizations, scores(s), strict=True)]


def score_sheet(s: AgesState) -> list[JSON]:
    """For each seat where its culture points come from."""
    lines = [_lines(s, seat) for seat in range(len(s.civilizations))]
    return sheets(scores(s), standings(s), lines, [{"left": own.gone} for own in s.civilizations])


def _lines(s: AgesState, seat: Seat) -> list[JSON]:
    own = s.civilizations[seat]
    if own.gone:
        return [line("left", 0, "TTA-27.1")]
    found = list(own.bonuses) if s.ended else bonuses(s)[seat]
    before = own.culture - sum([points for _, points in own.bonuses])
    lines = [line("culture", before, "TTA-5.1")]
    for what, points in found:
        if what in KINDS:
            lines.append(line("impact", points, "TTA-26.5", card=what))
        else:
            lines.append(line(what, points, "TTA-26.1"))
    if s.level != SIMPLE and not found:
        lines.append(line("no-impact", 0, "TTA-26.5"))
    return lines
