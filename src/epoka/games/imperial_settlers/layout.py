"""How the game lies on a table that knows no game: drafts, rows of an Empire, Deals, Attacks. (IS-1.6, IS-2.5)"""

from __future__ import annotations

from typing import Final

from epoka.kernel.layout import (
    ASIDE,
    FIRST,
    HAND,
    MINOR,
    NAMES,
    PILE,
    ROW,
    STACKS,
    Cards,
    Face,
    Family,
    Figure,
    Layout,
)

GOODS: Final = {
    "wood": "wood",
    "stone": "ore",
    "food": "food",
    "gold": "gold",
    "worker": "worker",
    "raze": "attack",
    "defense": "defense",
}
"""The icon of each Good in a supply."""

LAYOUT: Final = Layout(
    cards=(
        Cards("display", ROW, icon="new"),
        Cards("targets", ROW, icon="attack"),
        Cards("villages", ROW, icon="person"),
        Cards("hand", HAND, icon="hand"),
        Cards("offered", HAND, icon="deck"),
        Cards("announced", ROW, icon="gold"),
        Cards("locations", STACKS, by="type", icon="city"),
        Cards("deals", NAMES, icon="pact"),
        Cards("foundations", NAMES, icon="resource"),
        Cards("resting", NAMES, icon="undo"),
        Cards("kept", NAMES, icon="action-card"),
        Cards("seized", NAMES, icon="lock"),
        Cards("markers", PILE, icon="marker"),
        Cards("faction_deck", PILE, icon="deck"),
        Cards("common_deck", PILE, icon="deck"),
        Cards("attacks", PILE, icon="attack"),
        Cards("collection", ASIDE, icon="trophy"),
        Cards("common_discards", ASIDE),
        Cards("faction_discards", ASIDE),
        Cards("box", ASIDE),
    ),
    table=(Figure("round", steps=("I", "II", "III", "IV", "V"), least=1),),
    seat=(
        Figure("points", icon="scoring", weight=FIRST),
        *(Figure(good, icon=icon) for good, icon in GOODS.items()),
        Figure("samurai", icon="infantry", weight=MINOR),
        Figure("foundations", icon="resource", weight=MINOR),
        Figure("deals", icon="pact", weight=MINOR),
    ),
    turns={"first": "counter-first"},
    face=Face(
        families={
            "production": Family("field", "farm", "irrigation"),
            "feature": Family("wonder", "continuous", "monastery"),
            "action": Family("action", "turn-action", "artisan-village"),
            "attack": Family("military", "attack", "barracks"),
        },
        gives="raze",
        costs="cost",
        icons={
            **{f"icon-{good}": icon for good, icon in GOODS.items()},
            "icon-vp": "scoring",
            "icon-card": "hand",
            "icon-location": "city",
            "icon-samurai": "infantry",
            "icon-deal": "pact",
        },
    ),
)
