"""The catalogue: every component with its facts, its message ids and how sure they are."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from epoka.games.clash_of_cultures.components import (
    ACTION_CARDS,
    ADVANCES,
    BUILDINGS,
    CIVILIZATIONS,
    EVENTS,
    OBJECTIVES,
    REGULAR_TILES,
    SETTLEMENT,
    SPECIAL_TILES,
    START_TILES,
    UNITS,
    WONDERS,
)

Message = dict[str, Any]
Fact = dict[str, Any]

SEED: Final = "seed"
PUBLIC: Final = "public"


class Listed(NamedTuple):
    """A component of the list: its type, its name, what is printed on it, and the effects that make it."""

    type: str
    id: str
    printed: dict[str, Any]
    effects: tuple[str, ...]


@cache
def facts() -> dict[str, Fact]:
    """The facts the components are checked against, with sources and confidence, by the component's id."""
    file = json.loads((Path(__file__).parent / "facts" / "components.json").read_text(encoding="utf-8"))
    every = (
        *[file[kind] for kind in ("advances", "units", "buildings", "wonders", "events", "action_cards", "objectives")],
        [file["settlement"]],
        file["civilizations"],
        *[civilization[kind] for civilization in file["civilizations"] for kind in ("advances", "leaders")],
        *[file["map"][kind] for kind in ("regular_tiles", "start_tiles", "special_start_tiles")],
    )
    return {fact["id"]: fact for facts_of_kind in every for fact in facts_of_kind}


def printed(row: Any) -> dict[str, Any]:
    """A row of a table as plain data, without its id at the top."""
    return {name: plain(value) for name, value in row._asdict().items() if name != "id"}


def plain(value: Any) -> Any:
    """A value of a row as plain data."""
    if hasattr(value, "_asdict"):
        return {name: plain(part) for name, part in value._asdict().items()}
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    return dict(value) if isinstance(value, Mapping) else value


def pieces() -> Iterator[Listed]:
    """Advances, units, city pieces and wonders."""
    for kind, rows in (("advance", ADVANCES), ("unit", UNITS), ("building", BUILDINGS), ("wonder", WONDERS)):
        for row in rows:
            yield Listed(kind, row.id, printed(row), (row.id,))
    yield Listed("settlement", "settlement", printed(SETTLEMENT), ())


def cards() -> Iterator[Listed]:
    """The cards of the three decks that every game uses, without the wonders."""
    for event in EVENTS:
        yield Listed("event", event.id, printed(event), (event.effect,))
    for card in ACTION_CARDS:
        yield Listed("action", card.id, printed(card), (card.civil.id, card.combat.id))
    for objective in OBJECTIVES:
        yield Listed("objective", objective.id, printed(objective), (objective.upper.id, objective.lower.id))


def civilizations() -> Iterator[Listed]:
    """Each civilization, followed by its advances and leaders."""
    for civilization in CIVILIZATIONS:
        of = {"civilization": civilization.id}
        names = {
            "tile": civilization.tile,
            "advances": [advance.id for advance in civilization.advances],
            "leaders": [leader.id for leader in civilization.leaders],
        }
        yield Listed("civilization", civilization.id, names, ())
        for advance in civilization.advances:
            yield Listed("civilization_advance", advance.id, of | printed(advance), (advance.id,))
        for leader in civilization.leaders:
            abilities = tuple([ability.id for ability in leader.abilities])
            yield Listed("leader", leader.id, of | printed(leader), abilities)


def tiles() -> Iterator[Listed]:
    """The tiles of the map."""
    for tile in (*REGULAR_TILES, *START_TILES, *SPECIAL_TILES):
        yield Listed("tile", tile.id, printed(tile), ())


LISTED: Final = (*pieces(), *cards(), *civilizations(), *tiles())
"""Every component, kind after kind."""
USES: Final = Counter(effect for component in LISTED for effect in component.effects)
"""How many components have an effect."""


def message(kind: str, name: str) -> Message:
    """The message of a component's name or of its text."""
    return {"id": f"{kind}-{name.replace('_', '-')}", "args": {}}


def entry(component: Listed) -> dict[str, Any]:
    """A component of the catalogue; it is bespoke if no other has one of its effects."""
    fact = facts()[component.id]
    return {
        "id": component.id,
        "name": message("card", component.id),
        "deck": component.type.replace("_", " "),
        "copies": fact["copies"],
        "facts": {"type": component.type, **component.printed},
        "text": [message("effect", component.id)],
        "when": None,
        "notes": [],
        "confidence": fact["confidence"],
        "field_confidence": {
            "name": SEED if fact["name_pl_source"] == "rulebook" else PUBLIC,
            "effect": fact["confidence"],
        },
        "source": "; ".join([*fact["source"], *([fact["note"]] if "note" in fact else [])]),
        "bespoke": any(USES[effect] == 1 for effect in component.effects),
    }


def catalogue() -> list[dict[str, Any]]:
    """All components, kind after kind."""
    return [entry(component) for component in LISTED]
