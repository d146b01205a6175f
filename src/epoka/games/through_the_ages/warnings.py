"""What a player should know before the turn ends: what it costs, then what would be left unused. (TTA-14 to TTA-16)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from epoka.games.through_the_ages import tables
from epoka.games.through_the_ages.rules import ratings
from epoka.games.through_the_ages.state import SIMPLE, AgesState, Civilization
from epoka.games.through_the_ages.view import forecasts


def warnings(s: AgesState) -> list[list[dict[str, Any]]]:
    """What each seat is warned of, the worst first."""
    return [
        [*_grave(s, own, forecast), *_idle(s, own)] if not own.gone else []
        for own, forecast in zip(s.civilizations, forecasts(s), strict=True)
    ]


def _grave(s: AgesState, own: Civilization, forecast: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What the end of the turn would cost. (TTA-15.3, TTA-14.4, TTA-16.5)"""
    if forecast["uprising"]:
        yield _warning("uprising", grave=True, amount=ratings.discontent(own), unused=own.unused)
    if forecast["famine"]:
        yield _warning("famine", grave=True, amount=forecast["famine"])
    if forecast["corruption"]:
        yield _warning("corruption", grave=True, resources=forecast["corruption"])
    excess = len(own.military) + forecast["cards"] - ratings.military_hand_limit(own)
    if s.level != SIMPLE and excess > 0:
        yield _warning("discard", grave=True, amount=excess)
    if not forecast["uprising"] and own.science + own.science_rating > tables.MAX_SCIENCE:
        yield _warning("science", grave=True, most=tables.MAX_SCIENCE)


def _idle(s: AgesState, own: Civilization) -> Iterator[dict[str, Any]]:
    """What would be left unused."""
    civil = own.white - own.white_spent
    if civil:
        yield _warning("civil", grave=False, amount=civil)
    military = own.red + own.red_extra - own.red_spent
    if military and s.level == SIMPLE:
        # In the other games they draw cards.
        yield _warning("military", grave=False, amount=military)
    idle = own.unused - (ratings.discontent(own) if s.level != SIMPLE else 0)
    if idle > 0:
        yield _warning("workers", grave=False, amount=idle)


def _warning(name: str, *, grave: bool, **args: int) -> dict[str, Any]:
    return {"id": f"warn-{name}", "args": args, "grave": grave}
