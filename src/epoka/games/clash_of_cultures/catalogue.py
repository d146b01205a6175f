"""The catalogue: every component with its facts, its message ids and how sure they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from epoka.games.clash_of_cultures import components, tables
from epoka.kernel.memo import memo
from epoka.parts.facts import Fact, plain, read

Message = dict[str, Any]

SEED: Final = "seed"
PUBLIC: Final = "public"


class Listed(NamedTuple):
    """A component of the list: its type, its name, what is printed on it, the effects that make it, and its text."""

    type: str
    id: str
    printed: dict[str, Any]
    effects: tuple[str, ...]
    text: tuple[Message, ...]


@memo()
def facts() -> dict[str, Fact]:
    """The facts the components are checked against, with sources and confidence, by the component's id."""
    file = read(Path(__file__).parent)
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
    return {name: value for name, value in plain(row).items() if name != "id"}


def message(kind: str, thing: str, /, **args: Any) -> Message:
    """The message of a component's name or of its text, with the numbers that it says."""
    return {"id": f"{kind}-{thing.replace('_', '-')}", "args": args}


TRADE_ROUTES: Final = tables.number("trade_routes", "routes")
SAID: Final[Mapping[str, Mapping[str, Any]]] = {
    "storage": {"limit": components.RESOURCES[tables.FOOD].changed_limit, "without": tables.LIMIT[tables.FOOD]},
    "dogma": {"limit": components.RESOURCES[tables.IDEAS].changed_limit},
    "draft": {"liberties": tables.number("civil_liberties", "draft")},
    "technology_trade": {"hexes": tables.number("inspiration", "hexes")},
    "great_wall": {"gold": tables.BARBARIAN_GOLD},
    "greece_hellenization": {"arts": tables.number("arts", "culture")},
    "japan_horsemanship": {"cavalry": tables.number("cavalry", "combat")},
    "phoenicia_cedars_and_dyes": {"routes": TRADE_ROUTES},
    "carthage_pirate_alliance": {"ships": tables.STACK, "all": tables.UNIT_COUNT[tables.SHIP] + tables.PIRATE_SHIPS},
    "hiram_i_trade_master": {"routes": TRADE_ROUTES},
}
"""Numbers of other components and of the rules that a text says besides its own."""


def effect(name: str, **args: Any) -> Message:
    """What an effect does, with its numbers; half points are told as words."""
    said = {**tables.NUMBERS.get(name, {}), **SAID.get(name, {}), **args}
    if "halves" in said:
        said["worth"] = message("text", "worth", halves=said.pop("halves"))
    return message("effect", name, **said)


def part(name: str, says: Message) -> Message:
    """A half of a card, a goal or an ability: its name and what it does."""
    return message("text", "part", name=message("card", name), says=says)


def pieces() -> Iterator[Listed]:
    """Advances, units, city pieces and wonders."""
    for advance in components.ADVANCES:
        yield Listed("advance", advance.id, printed(advance), (advance.id,), (effect(advance.id),))
    for unit in components.UNITS:
        yield Listed("unit", unit.id, printed(unit), (unit.id,), (effect(unit.id, capacity=unit.capacity),))
    for building in components.BUILDINGS:
        yield Listed("building", building.id, printed(building), (building.id,), (effect(building.id),))
    for wonder in components.WONDERS:
        text = effect(wonder.id, points=wonder.builder_points)
        yield Listed("wonder", wonder.id, printed(wonder), (wonder.id,), (text,))
    piece = components.SETTLEMENT
    yield Listed("settlement", "settlement", printed(piece), (), (effect("settlement", points=piece.points),))


def cards() -> Iterator[Listed]:
    """The cards of the three decks that every game uses, without the wonders."""
    for event in components.EVENTS:
        yield Listed("event", event.id, printed(event), (event.effect,), event_text(event))
    for card in components.ACTION_CARDS:
        civil, combat = components.CIVIL[card.civil], components.COMBAT[card.combat]
        parts = {"civil": plain(civil), "combat": plain(combat)}
        halves = (part(civil.id, effect(civil.id, **civil.cost)), part(combat.id, effect(combat.id)))
        yield Listed("action", card.id, printed(card) | parts, (civil.id, combat.id), halves)
    for objective in components.OBJECTIVES:
        goals = (objective.upper, objective.lower)
        parts = {
            "upper": plain(components.GOALS[objective.upper]),
            "lower": plain(components.GOALS[objective.lower]),
        }
        text = tuple([part(goal, effect(goal)) for goal in goals])
        yield Listed("objective", objective.id, printed(objective) | parts, goals, text)


def event_text(event: components.Event) -> tuple[Message, ...]:
    """What an event does; an effect may strike one player or all, and great persons have their prices before it."""
    said = {
        "food": abs(event.food),
        "points": event.half_points // 2,
        "halves": event.half_points % 2,
    }
    if event.effect in ("volcano", "earthquake"):
        said["points"] = components.RUIN["halves"] // 2
    about = {name: value for name, value in said.items() if value}
    says = effect(event.effect, **about)
    if event.target == "great_person":
        return (message("text", "great_person", **components.GREAT_PERSON), says)
    if event.target == "all" and event.effect in STRIKE_ONE:
        return ({**says, "id": f"{says['id']}-all"},)
    return (says,)


STRIKE_ONE: Final = frozenset([event.effect for event in components.EVENTS if event.target == "active"])
"""Effects of events that strike the player who drew them, at least on some card."""


def civilizations() -> Iterator[Listed]:
    """Each civilization, followed by its advances and leaders."""
    for civilization in components.CIVILIZATIONS:
        of = {"civilization": civilization.id}
        names = {
            "tile": civilization.tile,
            "advances": [advance.id for advance in civilization.advances],
            "leaders": [leader.id for leader in civilization.leaders],
        }
        kind = "civilization_tile" if civilization.tile else "civilization"
        text = message("text", kind, cards=names["advances"], cards2=names["leaders"])
        yield Listed("civilization", civilization.id, names, (), (text,))
        for advance in civilization.advances:
            known = of | printed(advance)
            yield Listed("civilization_advance", advance.id, known, (advance.id,), (effect(advance.id),))
        for leader in civilization.leaders:
            abilities = tuple([ability.id for ability in leader.abilities])
            says = tuple([part(ability, effect(ability)) for ability in abilities])
            yield Listed("leader", leader.id, of | printed(leader), abilities, says)


def tiles() -> Iterator[Listed]:
    """The tiles of the map."""
    for tile in (*components.REGULAR_TILES, *components.START_TILES, *components.SPECIAL_TILES):
        top, left, right, bottom = tile.terrain
        text = message("text", "tile", terrain=top, terrain2=left, terrain3=right, terrain4=bottom)
        yield Listed("tile", tile.id, printed(tile), (), (text,))


LISTED: Final = (*pieces(), *cards(), *civilizations(), *tiles())
"""Every component, kind after kind."""
USES: Final = Counter(effect for component in LISTED for effect in component.effects)
"""How many components have an effect."""


def entry(component: Listed) -> dict[str, Any]:
    """A component of the catalogue; it is bespoke if no other has one of its effects."""
    fact = facts()[component.id]
    return {
        "id": component.id,
        "name": message("card", component.id),
        "deck": component.type.replace("_", " "),
        "copies": fact["copies"],
        "facts": {"type": component.type, **component.printed},
        "text": list(component.text),
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
