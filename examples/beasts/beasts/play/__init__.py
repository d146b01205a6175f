"""What positions of Beasts are worth to bots: the points, and how big the beasts in hand are."""

from __future__ import annotations

from collections.abc import Sequence

from beasts import BEASTS
from epoka.kernel import Table

SCALE = 1.0
"""A lead of one point makes winning nearly three times as likely as losing."""
WORTH = 0.1
"""Of a size more, in points: the biggest of nine beasts wins its round almost surely."""


def values(table: Table) -> Sequence[float]:
    """Points, and a little for each beast by its size: small ones should go while a big one would be wasted."""
    return [player.points + WORTH * sum(map(BEASTS.index, player.hand)) for player in table.state.players]
