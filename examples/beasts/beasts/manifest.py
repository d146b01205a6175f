"""What there is to know about the game before it is played, and how its events stand in the log."""

from __future__ import annotations

from epoka.kernel.manifest import Manifest, of_kind

MANIFEST = Manifest(
    designer="The Epoka contributors",
    minutes=5,
    family="leader",
    verbs={
        **of_kind("card", {"action-card": "played", "hand": "drew"}),
        **of_kind("round", {"trophy": "won"}),
    },
)
