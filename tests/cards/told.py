"""The Flow of History again, as if our confidence in a card were printed on it, and with exceptions that are none."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from epoka.kernel.conformance.printed import Printed
from tests.cards import flow_of_history

PRINTED: Final[Printed] = replace(
    flow_of_history.PRINTED,
    naming=frozenset({"id"}),
    exceptions={"phlogiston.*": "There is no such card.", "granary.type": "It decides where the card lies."},
)
