"""How the game lies on a table that knows no game: the map, the mat, the cards. (COC-2, COC-3, COC-5)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import tables
from epoka.games.clash_of_cultures.geometry import axial, board
from epoka.kernel.layout import (
    ASIDE,
    FIRST,
    HAND,
    MINOR,
    NAMES,
    NOWHERE,
    PILE,
    ROW,
    Cards,
    City,
    Face,
    Family,
    Figure,
    HexMap,
    Layout,
    Mark,
    Pieces,
)

ICON: Final = {"mood": "happy", "leader": "type-leader"}
"""Icons of things whose icon has another name."""
UNITS: Final = {kind: ICON.get(kind, kind) for kind in tables.UNIT}
GOODS: Final = tables.STOCK[:5]
TOKENS: Final = tables.STOCK[5:]

CARDS: Final = (
    Cards("display", ROW, icon="wonder"),
    Cards("lasting", ROW, icon="event"),
    Cards("hand", HAND, icon="action-card"),
    Cards("plans", HAND, icon="scoring"),
    Cards("designs", HAND, icon="wonder"),
    Cards("offered", HAND, icon="trade"),
    Cards("committed", HAND, icon="attack"),
    Cards("leader", ROW, icon="type-leader"),
    Cards("persons", ROW, icon="person"),
    Cards("revealed", ROW, icon="attack"),
    Cards("assigned", ROW, icon="attack"),
    Cards("looked", ROW, icon="search"),
    Cards("advances", NAMES, by="category", name="rival-advances", icon="rules", counted=True),
    Cards("leaders", NAMES, icon="type-leader"),
    Cards("captured", NAMES, icon="type-leader"),
    Cards("trophies", NAMES, icon="scoring"),
    Cards("completed", NAMES, icon="check"),
    Cards("monuments", NAMES, icon="wonder"),
    Cards("actions", PILE, icon="action-card"),
    Cards("objectives", PILE, icon="scoring"),
    Cards("events", PILE, icon="event"),
    Cards("wonders", PILE, icon="wonder"),
    Cards("past", ASIDE),
    Cards("spent", ASIDE),
    Cards("dropped", ASIDE),
    Cards("wonder_discards", ASIDE),
    Cards("box", NOWHERE),
    Cards("slots", NOWHERE),
    Cards("spare", NOWHERE),
)

FACE: Final = Face(
    families={
        "advance": Family("knowledge", "science", "writing"),
        "unit": Family("military", "army", "warriors"),
        "building": Family("construction", "city", "granary"),
        "settlement": Family("construction", "city", "farmer-tribe"),
        "wonder": Family("wonder", "wonder", "pyramids"),
        "event": Family("event", "event", "the-future"),
        "action": Family("action", "action-card", "artisan-village"),
        "objective": Family("special", "scoring", "compass"),
        "civilization": Family("government", "type-government", "council-of-elders"),
        "civilization_advance": Family("government", "special", "aristocracy"),
        "leader": Family("leader", "type-leader", "julius-caesar"),
        "tile": Family("field", "terrain-plains", "irrigation"),
    },
    costs="cost",
    icons={f"kind-{kind}": ICON.get(kind, kind) for kind in tables.STOCK},
)

LAYOUT: Final = Layout(
    cards=CARDS,
    table=(
        Figure("age", steps=("I", "II", "III", "IV", "V", "VI", "VII"), least=1, most="ages"),
        Figure("round"),
    ),
    seat=(
        Figure("points", icon="scoring", weight=FIRST),
        *(Figure(kind, icon=kind, most=f"limits.{kind}") for kind in GOODS),
        *(Figure(kind, icon=ICON.get(kind, kind)) for kind in TOKENS),
        Figure("actions_left", icon="civil-action", most=3, weight=MINOR),
        Figure("cubes", icon="event", weight=MINOR),
        *(
            Figure(f"units.{kind}", icon=icon, most=f"units_most.{kind}", weight=MINOR, name=f"unit-{kind}")
            for kind, icon in UNITS.items()
        ),
    ),
    turns={"first": "counter-first"},
    face=FACE,
    mark=Mark(seat="seat"),
    map=HexMap(
        at="map",
        cells={name: axial(name) for seats in (2, 3, 4) for name in board(seats).names},
        region="slot",
        spent="exhausted",
        city=City(
            "city",
            buildings={kind: kind for kind in tables.BUILDING},
            moods={"angry": "unhappy", "neutral": "neutral", "happy": "happy"},
        ),
        pieces=Pieces("units", icons=UNITS),
        owners={tables.BARBARIANS: "owner-barbarians", tables.PIRATES: "owner-pirates"},
    ),
    touches={"hex": "hex", "ability": "card", "kind": "counter", "unit": "counter"},
)
