"""How the game lies on a table that knows no game: focus rows, open wonders, victory cards, diplomacy. (ND-2)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.state import RESOURCES
from epoka.games.new_dawn.tables import TECH_DIAL
from epoka.kernel.layout import (
    ASIDE,
    FIRST,
    MINOR,
    NAMES,
    NOWHERE,
    PILE,
    ROW,
    Cards,
    Face,
    Family,
    Figure,
    Layout,
)

ICONS: Final = {name: name for name in RESOURCES}
"""The icon of each resource."""

LAYOUT: Final = Layout(
    cards=(
        Cards("market", ROW, icon="wonder"),
        Cards("victory", ROW, icon="scoring"),
        Cards("drawn", ROW, icon="new"),
        Cards("hand", ROW, icon="new"),
        Cards("diplomacy", NAMES, icon="pact"),
        Cards("pacts", NAMES, icon="pact"),
        Cards("built", NAMES, icon="wonder"),
        Cards("city_cards", NAMES, icon="pact"),
        Cards("culture_deck", PILE, icon="deck"),
        Cards("economy_deck", PILE, icon="deck"),
        Cards("military_deck", PILE, icon="deck"),
        Cards("science_deck", PILE, icon="deck"),
        Cards("tiles", PILE, icon="deck"),
        Cards("unseen", ASIDE),
        Cards("gone", ASIDE),
        Cards("reserve", ASIDE),
        Cards("aside", ASIDE),
        Cards("laid", NOWHERE),
        Cards("box", NOWHERE),
    ),
    table=(Figure("round"), Figure("event"), Figure("trade_left", icon="trade"), Figure("tiles_left", icon="deck")),
    seat=(
        Figure("points", icon="scoring", weight=FIRST),
        Figure("marks", icon="agenda"),
        Figure("dial", icon="dial", most=TECH_DIAL.last),
        *(Figure(name, icon=ICONS[name]) for name in RESOURCES),
        Figure("cities", icon="city"),
        Figure("mature", icon="city", weight=MINOR),
        Figure("tokens", icon="marker"),
        Figure("reinforced", icon="reinforced", weight=MINOR),
        Figure("armies_ready", icon="army", weight=MINOR),
        Figure("caravans_ready", icon="caravan", weight=MINOR),
    ),
    turns={"first": "counter-first"},
    face=Face(
        families={
            "focus": Family("action", "turn-action", "aristocracy"),
            "wonder": Family("wonder", "wonder", "pyramids"),
            "leader": Family("leader", "type-leader", "julius-caesar"),
            "city-state": Family("government", "city", "council-of-elders"),
            "pact": Family("government", "pact", "council-of-elders"),
            "special": Family("leader", "person", "council-of-elders"),
            "victory": Family("special", "scoring", "compass"),
            "government": Family("government", "type-government", "council-of-elders"),
            "district": Family("construction", "type-construction", "granary"),
            "natural": Family("field", "wonder", "irrigation"),
            "resource": Family("field", "resource", "irrigation"),
            "tile": Family("field", "terrain-plains", "irrigation"),
        },
        corner="level",
        icons={
            "icon-trade": "trade",
            **{f"icon-{name}": icon for name, icon in ICONS.items()},
            "icon-resource": "resource",
            "icon-token": "marker",
            "icon-city": "city",
            "icon-army": "army",
            "icon-caravan": "caravan",
        },
    ),
)
