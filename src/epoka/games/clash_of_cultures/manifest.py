"""What there is to know about the game before it is played, and how its events stand in the log."""

from __future__ import annotations

from typing import Final

from epoka.kernel.manifest import COURSE, Manifest, of_kind

MANIFEST: Final = Manifest(
    designer="Christian Marcussen",
    minutes=240,
    lengths={"length": {"short": 150}},
    first={"civilizations": "off"},
    order=30,
    family="leader",
    guide=(
        "start",
        "advance",
        "learn",
        "found",
        "collect",
        "construct",
        "port",
        "wonder",
        "recruit",
        "settle",
        "move",
        "destination",
        "via",
        "explore",
        "happiness",
        "influence",
        "play",
        "use",
        "trade",
        "pay",
        "battle",
        "objectives",
        "raze",
        "government",
        "first",
        "question",
        "wait",
        "end",
        "scoring",
    ),
    verbs={
        **of_kind("advance", {"ideas": "advanced civilized advance-lost borrowed"}),
        **of_kind("advance", {"type-government": "governed government-lost"}),
        **of_kind(
            "city", {"city": "founded mood calmed beloved razed taken-over city-destroyed city-removed city-moved"}
        ),
        **of_kind("city", {"resource": "collected", "type-construction": "constructed piece-destroyed piece-missing"}),
        **of_kind("city", {"wonder": "wonder-built", "culture": "replaced influence-rolled influence-failed"}),
        **of_kind("city", {"infantry": "recruited fetched placed retrained changed-type"}),
        **of_kind(
            "move",
            {"move": "moved moved-by-road pushed", "new": "explored", "caravan": "routes", "marker": "tile-marked"},
        ),
        **of_kind(
            "move", {"ship": "sailed sailed-around boarded landed allies-sailed", "blocked": "druids-heard army-held"}
        ),
        **of_kind("battle", {"attack": "battle combat-round combat-value odds battle-won battle-drawn city-captured"}),
        **of_kind("battle", {"fortress": "siegecraft", "strength": "steel-weapons", "defense": "hits-cancelled"}),
        **of_kind("battle", {"die-6": "dice-rolled die-rerolled check-rolled", "arena": "arena-used"}),
        **of_kind("battle", {"action-card": "card-laid card-revealed card-scouted", "blocked": "abilities-muted"}),
        **of_kind("battle", {"army": "units-fell reinforced refugees captive-taken captive-released"}),
        **of_kind("battle", {"move": "retreated withdrew"}),
        **of_kind("event", {"event": "event-drawn event-cancelled event-icon-only event-buried spared calendar-read"}),
        **of_kind(
            "event", {"exhausted": "exhausted unit-lost", "ship": "pirates-came pirates-left", "wonder": "wonder-shown"}
        ),
        **of_kind("event", {"attack": "barbarians-came barbarians-grew barbarians-marched"}),
        **of_kind("card", {"action-card": "played played-at card-cancelled drew-action plans-changed cards-swapped"}),
        **of_kind("card", {"scoring": "completed drew-objective objective-assigned", "wonder": "drew-wonder"}),
        **of_kind("card", {"hand": "discarded took-discard looked", "person": "person-bought person-left"}),
        **of_kind("trade", {"trade": "offered traded trade-refused", "pact": "pact-made pact-ended"}),
        **of_kind("leader", {"type-leader": "leader-came leader-gone leader-killed"}),
        **of_kind(
            "stock", {"resource": "gained lost paid", "happy": "tokens-laid", "scoring": "awarded points-gained"}
        ),
        **of_kind("stock", {"marker": "runestone"}),
        **of_kind(COURSE, {"new": "age", "clock": "round turn waited", "plus": "extra-action", "minus": "action-lost"}),
        **of_kind(COURSE, {"marker": "first-player", "die-1": "end-rolled", "trophy": "ended"}),
    },
)
