"""What there is to know about the game before it is played, and how its events stand in the log."""

from __future__ import annotations

from typing import Final

from epoka.kernel.manifest import COURSE, Manifest, of_kind

MANIFEST: Final = Manifest(
    designer="Vlaada Chvátil",
    minutes=240,
    lengths={"level": {"simple": 90, "advanced": 150}},
    first={"level": "simple"},
    order=20,
    family="government",
    guide=(
        "round-1",
        "take-card",
        "wonder",
        "leader",
        "population",
        "build",
        "upgrade",
        "destroy",
        "unit",
        "technology",
        "government",
        "action-card",
        "end-turn",
        "production",
        "event",
        "last-round",
        "scoring",
    ),
    verbs={
        **of_kind("take", {"hand": "took", "fading": "row-removed", "deck": "row-dealt", "undo": "row-put-back"}),
        **of_kind("build", {"worker": "grew built upgraded destroyed", "infantry": "disbanded levied"}),
        **of_kind("build", {"type-wonder": "stage-built wonder-completed wonder-ruined"}),
        **of_kind(
            "play", {"type-leader": "leader-played leader-left", "type-government": "revolution peaceful-change"}
        ),
        **of_kind("play", {"type-knowledge": "developed technology-left", "action-card": "action-played"}),
        **of_kind("play", {"tactic": "tactic-played"}),
        **of_kind("production", {"culture": "scored", "farm": "farmed", "mine": "mined", "food": "consumed"}),
        **of_kind("production", {"unhappy": "uprising famine", "corruption": "corruption restrained"}),
        **of_kind("event", {"event": "event-played event-revealed events-turned"}),
        **of_kind("event", {"territory": "bid bid-passed nobody-bid colonized colony-lost"}),
        **of_kind("fight", {"aggression": "aggression aggression-failed building-lost wonder-lost"}),
        **of_kind("fight", {"war": "war-declared war-began war-won war-tied war-void technology-seized"}),
        **of_kind("fight", {"defense-card": "defended", "strength": "fought", "army": "sacrificed"}),
        **of_kind("pact", {"pact": "pact-offered pact-made pact-refused pact-ended"}),
        **of_kind("pact", {"science": "shared-science", "trade": "traded"}),
        **of_kind("gain", {"culture": "culture-scored culture-lost", "science": "science-scored science-lost"}),
        **of_kind(
            "gain", {"food": "food-gained food-lost", "ore": "resources-gained resources-lost military-resources"}
        ),
        **of_kind("gain", {"worker": "population-gained population-lost worker-lost", "civil-action": "actions-lost"}),
        **of_kind(
            "gain", {"yellow-token": "yellow-gained yellow-lost tokens-lost", "blue-token": "blue-gained blue-lost"}
        ),
        **of_kind("card", {"hand": "drew discarded", "deck": "reshuffled", "fading": "obsolete"}),
        **of_kind("score", {"scoring": "scoring-shown scoring-chosen impact bonus"}),
        **of_kind(COURSE, {"clock": "round turn", "warning": "last-round", "new": "age-began", "trophy": "ended"}),
        **of_kind(COURSE, {"chevron-right": "politics-skipped", "blocked": "barred", "person": "resigned"}),
    },
)
