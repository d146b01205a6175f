"""The catalogue: every card, token and tile, with what it does in words and how sure we are of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from epoka.games.new_dawn.card import (
    CityState,
    Diplomacy,
    District,
    FocusCard,
    Government,
    Leader,
    NaturalWonder,
    Requirement,
    Special,
    VictoryCard,
    Wonder,
)
from epoka.games.new_dawn.cards.diplomacy import BASE_DIPLOMACY, CITY_STATES, DIPLOMACY
from epoka.games.new_dawn.cards.focus import BASE_FOCUS_CARDS, FOCUS_CARDS
from epoka.games.new_dawn.cards.leaders import LEADERS, SPECIAL_CARDS
from epoka.games.new_dawn.cards.tiles import TILES, Side, Tile
from epoka.games.new_dawn.cards.tokens import DISTRICTS, GOVERNMENTS, NATURAL_WONDERS, RESOURCES
from epoka.games.new_dawn.cards.unique import UNIQUE_CARDS
from epoka.games.new_dawn.cards.victory import BASE_VICTORY_CARDS, VICTORY_CARDS
from epoka.games.new_dawn.cards.wonders import BASE_WONDERS, WONDERS
from epoka.games.new_dawn.effects import Message, message
from epoka.games.new_dawn.tables import OWNER
from epoka.kernel.memo import memo
from epoka.parts.facts import read

Fact = dict[str, Any]


@memo()
def facts() -> dict[str, Fact]:
    """The facts the components are checked against, with sources and confidence, by the component's id."""
    file = read(Path(__file__).parent)
    return {
        fact["id"]: fact
        for kind, found in file.items()
        if kind not in ("notes", "definitions")
        for fact in (found if isinstance(found, list) else [found])
        if "id" in fact
    }


def dashed(name: str) -> str:
    """An id as it stands in the ids of messages."""
    return name.replace("_", "-")


def entry(
    name: str, deck: str, type_: str, text: list[Message], shown: Fact, *, copies: int = 1, called: str = "card"
) -> Fact:
    """A component of the catalogue; sources and single confidences are in its facts."""
    fact = facts()[name]
    return {
        "id": name,
        "name": message(f"{called}-{dashed(name)}"),
        "deck": deck,
        "copies": copies,
        "facts": {"type": type_, **shown},
        "text": text,
        "when": None,
        "notes": [],
        "confidence": fact["confidence"],
        "field_confidence": fact.get("field_confidence", {}),
        "source": "; ".join([*fact.get("source", ()), *([fact["note"]] if "note" in fact else [])]),
        "bespoke": False,
    }


def focus_entry(card: FocusCard, deck: str) -> Fact:
    """A focus card."""
    shown: Fact = {"focus": card.type, "level": card.level, "set": card.set, "figures": card.figures()}
    return entry(card.id, deck, "focus", card.words(), shown | {"leader": OWNER.get(card.id)})


def leader_entry(leader: Leader) -> Fact:
    """A leader, with the row of the start and the unique card."""
    shown = {"row": list(leader.row), "unique": leader.unique, "set": leader.set}
    return entry(leader.id, "leaders", "leader", leader.words(), shown, called="leader")


def wonder_entry(wonder: Wonder, deck: str) -> Fact:
    """A world wonder."""
    shown: Fact = {"wonder": wonder.type, "age": wonder.age, "price": wonder.cost, "set": wonder.set}
    return entry(wonder.id, deck, "wonder", wonder.words(), shown | {"resources": list(wonder.resources)})


def state_entry(state: CityState) -> Fact:
    """A city-state with what its diplomacy cards say."""
    fact = facts()[state.id]
    shown = {"state": state.type, "frame": fact["frame"], "tile": fact["tile"], "set": state.set}
    return entry(state.id, "city-states", "city-state", state.words(), shown, copies=state.copies)


def pact_entry(card: Diplomacy | Special) -> Fact:
    """A diplomacy card of players, or the card that one leader hands out."""
    type_ = "pact" if isinstance(card, Diplomacy) else "special"
    return entry(card.id, "pacts", type_, card.words(), {})


def requirement_words(requirement: Requirement) -> list[Message]:
    """What an agenda asks for."""
    if requirement.options:
        return [sentence for option in requirement.options for sentence in requirement_words(option)]
    args = {"amount": requirement.amount, "type": requirement.type or "none"}
    return [message(f"requirement-{dashed(requirement.kind)}", **args)]


def victory_entry(card: VictoryCard) -> Fact:
    """A victory card with its agendas."""
    text = []
    for agenda in card.agendas:
        text.append(message("text-agenda", agenda=agenda.id))
        text += requirement_words(agenda.requirement)
    return entry(card.id, "victory", "victory", text, {"kind": card.kind, "set": card.set})


def government_entry(government: Government) -> Fact:
    """A government."""
    shown = {"focus": government.type, "arrows": government.arrows}
    return entry(government.id, "tokens", "government", government.words(), shown, called="government")


def district_entry(district: District) -> Fact:
    """A district with its options."""
    text = [message(f"text-mode-{dashed(district.mode)}"), *district.words()]
    return entry(district.id, "tokens", "district", text, {}, called="district")


def natural_entry(wonder: NaturalWonder) -> Fact:
    """A natural wonder."""
    fact = facts()[wonder.id]
    shown = {"resource": wonder.resource, "tile": fact["tile"], "set": fact["set"], "reverse": fact["token_reverse"]}
    return entry(wonder.id, "tokens", "natural", wonder.words(), shown, called="natural")


def side_of(side: Side) -> Fact:
    """A side of a tile, as plain data."""
    return {"terrain": side.terrain, "symbols": [list(symbol) for symbol in side.symbols]}


def tile_entry(tile: Tile) -> Fact:
    """A map tile."""
    shown = {"kind": tile.kind, "set": tile.set, "a": side_of(tile.a), "b": side_of(tile.b)}
    return entry(tile.id, "tiles", "tile", [message(f"text-tile-{dashed(tile.kind)}")], shown)


def entries() -> Iterator[Fact]:
    """All components, in the order of the rules."""
    for deck, cards in (("focus", FOCUS_CARDS), ("base-focus", BASE_FOCUS_CARDS), ("unique", UNIQUE_CARDS)):
        yield from [focus_entry(card, deck) for card in cards]
    yield from map(leader_entry, LEADERS)
    yield from map(pact_entry, SPECIAL_CARDS)
    yield from [wonder_entry(wonder, "wonders") for wonder in WONDERS]
    yield from [wonder_entry(wonder, "base-wonders") for wonder in BASE_WONDERS]
    yield from map(state_entry, CITY_STATES)
    yield from map(pact_entry, (*DIPLOMACY, *BASE_DIPLOMACY))
    yield from map(victory_entry, (*VICTORY_CARDS, *BASE_VICTORY_CARDS))
    yield from map(government_entry, GOVERNMENTS)
    yield from map(district_entry, DISTRICTS)
    yield from map(natural_entry, NATURAL_WONDERS)
    for resource in RESOURCES:
        fact = facts()[resource.id]
        text = [message("text-resource", type=fact["wonder_home"])]
        yield entry(
            resource.id,
            "tokens",
            "resource",
            text,
            {"home": fact["wonder_home"]},
            copies=fact["count"],
            called="resource",
        )
    yield from map(tile_entry, TILES)
    for fact in read(Path(__file__).parent)["token_counts"]:
        shown = {"each": fact.get("per_player", 0)}
        text = [message("text-pieces", amount=fact["total"], each=shown["each"])]
        yield entry(fact["id"], "components", "component", text, shown, copies=fact["total"], called="pieces")


def catalogue() -> list[Fact]:
    """The list that the kernel asks for."""
    return list(entries())
