"""Score sheets: for each seat the lines that its points come from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from epoka.kernel.game import JSON, Standing, places_of


def line(what: str, points: float, rule: str, **args: int | str) -> JSON:
    """A line of a score sheet: what brought the points, with the arguments of its message."""
    return {"id": f"score-{what}", "args": args, "points": points, "rule": rule}


def sheets(
    scores: Sequence[float],
    standings: Sequence[Standing],
    lines: Iterable[list[JSON]],
    figures: Iterable[dict[str, Any]] | None = None,
) -> list[JSON]:
    """What `Game.score_sheet` returns: for each seat its lines, its points, and the figures that the game adds."""
    added = [{} for _ in scores] if figures is None else figures
    told = zip(scores, places_of(standings), lines, added, strict=True)
    return [
        {"seat": seat, "lines": own, "total": total, **more, "winner": place == 1}
        for seat, (total, place, own, more) in enumerate(told)
    ]
