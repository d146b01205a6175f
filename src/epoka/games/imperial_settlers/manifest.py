"""What there is to know about the game before it is played, and how its events stand in the log."""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers.guide import STEPS
from epoka.kernel.manifest import COURSE, Manifest, of_kind

MANIFEST: Final = Manifest(
    designer="Ignacy Trzewiczek",
    minutes=90,
    order=40,
    family="construction",
    guide=STEPS,
    verbs={
        **of_kind("draft", {"new": "revealed", "hand": "picked kept-secretly", "fading": "unpicked"}),
        **of_kind("draft", {"person": "virtual-picked"}),
        **of_kind("card", {"hand": "drew", "fading": "discarded", "deck": "reshuffled"}),
        **of_kind("production", {"territory": "board", "farm": "produced", "redo": "repeated", "pact": "deal-paid"}),
        **of_kind("gain", {"plus": "gained", "culture": "scored boosted", "minus": "paid", "ore": "stored put"}),
        **of_kind("gain", {"continuous": "rewarded", "instant": "bonus", "action-card": "tucked"}),
        **of_kind(
            "build", {"city": "built", "exhausted": "sacrificed foundation-spent", "resource": "foundation-laid"}
        ),
        **of_kind("deal", {"pact": "deal-made deal-abroad", "blocked": "deal-ended"}),
        **of_kind("raze", {"aggression": "razed-hand razed razed-own razed-virtual", "exhausted": "destroyed"}),
        **of_kind("raze", {"resource": "foundation", "culture": "converted"}),
        **of_kind("act", {"turn-action": "activated ran", "worker": "exchanged", "undo": "cleared"}),
        **of_kind("act", {"defense": "defended", "infantry": "deployed"}),
        **of_kind("against", {"aggression": "stolen deal-stolen deal-robbed", "blocked": "removed removed-virtual"}),
        **of_kind("against", {"lock": "blocked", "marker": "taken-over taken-virtual", "undo": "returned"}),
        **of_kind("attack", {"attack": "attack-revealed attacked", "defense": "attack-failed", "deck": "collected"}),
        **of_kind("attack", {"pact": "attack-taken attack-discarded deal-lost", "lock": "seized", "undo": "released"}),
        **of_kind(COURSE, {"play": "faction-taken started", "new": "round", "trophy": "ended"}),
        **of_kind(COURSE, {"clock": "lookout production actions cleanup passed"}),
    },
)
