"""How the game lies on a table that knows no game: the row, the board, the cards. (TTA-2, TTA-3)"""

from __future__ import annotations

from typing import Final

from epoka.kernel.layout import (
    ASIDE,
    FIRST,
    HAND,
    MINOR,
    NAMES,
    NOWHERE,
    PILE,
    ROW,
    STACKS,
    Cards,
    Face,
    Family,
    Figure,
    Layout,
    Mark,
)

CARDS: Final = (
    Cards("row", ROW, icon="trade"),
    Cards("shown", ROW, icon="event"),
    Cards("hand", HAND, icon="hand"),
    Cards("military", HAND, icon="military-action"),
    Cards("secret", HAND, icon="scoring"),
    Cards("government", ROW, name="counter-government", icon="type-government", counted=True),
    Cards("leader", ROW, icon="type-leader"),
    Cards("wonder", ROW, icon="type-wonder"),
    Cards("tactic", ROW, icon="tactic"),
    Cards("technologies", STACKS, by="type", name="zone-technologies", icon="worker", counted=True),
    Cards("wonders", NAMES, icon="type-wonder"),
    Cards("colonies", NAMES, icon="territory"),
    Cards("pact", NAMES, icon="pact"),
    Cards("war", NAMES, icon="war"),
    Cards("ruins", NAMES, icon="wonder"),
    Cards("impacts", NAMES, icon="scoring"),
    Cards("civil", PILE, icon="deck"),
    Cards("deck", PILE, icon="deck"),
    Cards("current", PILE, icon="event"),
    Cards("future", PILE, icon="event"),
    Cards("past", ASIDE),
    Cards("discards", ASIDE),
    Cards("covered", PILE, icon="scoring"),
    Cards("technologies", NOWHERE),
    Cards("later", NOWHERE),
    Cards("box", NOWHERE),
    Cards("aside", NOWHERE),
)

FIELD: Final = {name: Family("field", name, "irrigation") for name in ("farm", "mine")}
URBAN: Final = {name: Family("urban", name, "university") for name in ("lab", "temple", "library", "theater", "arena")}
UNITS: Final = {name: Family("military", name, "warriors") for name in ("infantry", "cavalry", "artillery")}
CARDS_OF_WAR: Final = {name: Family("military", name, "barracks") for name in ("tactic", "aggression", "war")}
HAPPENINGS: Final = {name: Family("event", name, "compass") for name in ("territory", "event", "pact")}

FACE: Final = Face(
    families={
        **FIELD,
        **URBAN,
        **UNITS,
        **CARDS_OF_WAR,
        **HAPPENINGS,
        "air_force": Family("military", "air-force", "jet-fighters"),
        "defense_colonization": Family("military", "defense-card", "castle"),
        "government": Family("government", "type-government", "republic"),
        "special": Family("special", "special", "printing-press"),
        "wonder": Family("wonder", "type-wonder", "pyramids"),
        "leader": Family("leader", "type-leader", "julius-caesar"),
        "action": Family("action", "action-card", "artisan-village"),
    },
    corner="era",
    icons={
        "icon-culture": "culture",
        "icon-science": "science",
        "icon-strength": "strength",
        "icon-food": "food",
        "icon-resources": "ore",
        "icon-happiness": "happy",
        "icon-civil-action": "civil-action",
        "icon-military-action": "military-action",
        "icon-yellow-token": "yellow-token",
        "icon-blue-token": "blue-token",
    },
)

LAYOUT: Final = Layout(
    cards=CARDS,
    table=(Figure("age", steps=("A", "I", "II", "III", "IV")), Figure("round")),
    seat=(
        Figure("culture", icon="culture", weight=FIRST),
        Figure("science", icon="science"),
        Figure("strength", icon="strength"),
        Figure("food", icon="food"),
        Figure("resources", icon="ore"),
        Figure("civil_actions_left", icon="civil-action", most="civil_actions"),
        Figure("military_actions_left", icon="military-action", most="military_actions"),
        Figure("unused_workers", icon="worker"),
        Figure("happiness", icon="happy", most=8, weight=MINOR),
        Figure("discontent", icon="unhappy", weight=MINOR),
        Figure("culture_rating", icon="culture", weight=MINOR),
        Figure("science_rating", icon="science", weight=MINOR),
        Figure("food_output", icon="farm", weight=MINOR),
        Figure("resource_output", icon="mine", weight=MINOR),
        Figure("yellow_bank", icon="yellow-token", weight=MINOR),
        Figure("blue_bank", icon="blue-token", weight=MINOR),
        Figure("corruption", icon="corruption", weight=MINOR),
    ),
    face=FACE,
    mark=Mark(figures=(Figure("actions", icon="civil-action", name="counter-civil-actions"),)),
)
