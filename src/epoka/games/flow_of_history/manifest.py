"""What there is to know about the game before it is played, and how its events stand in the log."""

from __future__ import annotations

from typing import Final

from epoka.kernel.manifest import COURSE, Manifest, of_kind

MANIFEST: Final = Manifest(
    designer="Jesse Li",
    minutes=60,
    order=10,
    family="knowledge",
    verbs={
        **of_kind("invest", {"token": "invested"}),
        **of_kind("complete", {"check": "completed", "token": "income"}),
        **of_kind("snipe", {"gold": "sniped sniped-banker", "trade": "compensated"}),
        **of_kind("activate", {"instant": "activated"}),
        **of_kind("harvest", {"agriculture": "harvested"}),
        **of_kind(
            "invade", {"invade": "invaded nobody-weaker invaded-banker banker-stronger", "exhausted": "destroyed"}
        ),
        **of_kind("market", {"new": "drawn", "fading": "outdated"}),
        **of_kind("market", {"gold": "banker-left banker-invested banker-started banker-waits"}),
        **of_kind("card", {"plus": "gained arrived", "minus": "removed", "blocked": "no-target nothing-to-remove"}),
        **of_kind("card", {"type-leader": "leader-left", "type-government": "founded"}),
        **of_kind("resource", {"token": "took robbed equalized"}),
        **of_kind(COURSE, {"play": "started", "clock": "passed declined-bonus", "trophy": "ended"}),
    },
)
