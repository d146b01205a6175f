"""What is printed on the cards of The Flow of History, and positions in which a card matters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from epoka.kernel import Table
from epoka.kernel.conformance.printed import Printed
from tests.games.flow_of_history.rich import rich
from tests.games.flow_of_history.scenario import scenario

ERAS: Final = ("era_s", "era_a", "era_i", "era_ii", "era_iii", "era_iv", "era_v")


def stage(card: str) -> Iterator[Table]:
    """A rich seat is about to complete it, has done so, or has had it for long; or it is all that a seat has."""
    for invested in (True, False):
        yield rich(card, invested=invested).table
    completed = rich(card, invested=True)
    completed.answer(0, "complete")
    yield completed.table
    yield scenario(card, "artisan_village" if card != "artisan_village" else "farmer_tribe", resources=(4, 4)).table


PRINTED: Final = Printed(
    game="flow_of_history",
    tables={f"epoka.games.flow_of_history.cards.{era}": ("DECK",) for era in ERAS},
    stage=stage,
    naming=frozenset({"id", "confidence"}),
    by_default=frozenset({"per", "times"}),
)
