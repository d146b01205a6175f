"""The catalogue: every face of every card, the boards and what the solo game needs, with how sure we are of each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from epoka.games.imperial_settlers.card import Attack, Board, Card, Print, VirtualFaction
from epoka.games.imperial_settlers.cards import ATTACKS, BOARDS, CARDS, RAZE_ATTACKS, VIRTUAL
from epoka.games.imperial_settlers.effects import Fact, Value, effects_of
from epoka.games.imperial_settlers.goods import Message, message
from epoka.kernel.memo import memo
from epoka.parts.facts import read


@memo()
def facts() -> dict[str, Fact]:
    """The facts the components are checked against, with sources and confidence, by the component's id."""
    file = read(Path(__file__).parent)
    every = [fact for kind in ("cards", "faction_boards", "virtual_factions") for fact in file[kind]]
    targets = {f"attack_{fact['target']}": fact for fact in file["attack_cards"]}
    return {fact["id"]: fact for fact in every} | targets


def slots(card: Card) -> dict[str, list[Fact]]:
    """What a card does, by slot, as plain data."""
    found: dict[str, tuple[Value, ...]] = {
        "effects": card.effects,
        "modifiers": card.modifiers,
        "triggers": card.triggers,
        "actions": card.actions,
    }
    return {slot: [{"op": value.op, **value.fact()} for value in values] for slot, values in found.items()}


def is_bespoke(card: Card) -> bool:
    """Whether something on it was made for it."""
    return any(part.bespoke for value in card.says() for part in (value, *effects_of(value)))


def entry(name: str, deck: str, copies: int, *, text: list[Message], confidence: str, **shown: Any) -> dict[str, Any]:
    """A component of the catalogue; sources and single confidences are in the facts of the component `about`."""
    fact = facts().get(shown.pop("about", name), {})
    called = shown.pop("called", f"card-{name}")
    bespoke = shown.pop("bespoke", False)
    return {
        "id": name,
        "name": message(called),
        "deck": deck,
        "copies": copies,
        "facts": shown,
        "text": text,
        "when": None,
        "notes": [],
        "confidence": confidence,
        "field_confidence": fact.get("field_confidence", {}),
        "source": "; ".join([*fact.get("source", ()), *([fact["note"]] if "note" in fact else [])]),
        "bespoke": bespoke,
    }


def face_entry(card: Card, face: Print) -> dict[str, Any]:
    """A face of a card."""
    return entry(
        face.id,
        card.owner,
        face.copies,
        text=card.words(),
        confidence=card.confidence,
        about=card.id,
        bespoke=is_bespoke(card),
        type=card.kind,
        owner=card.owner,
        colors=list(card.colors),
        cost=face.price.fact(),
        raze=face.raze.fact(),
        deal=face.deal or None,
        points=card.points,
        **slots(card),
    )


def board_entry(board: Board) -> dict[str, Any]:
    """A faction board."""
    return entry(
        board.id,
        "boards",
        1,
        text=board.words(),
        confidence=board.confidence,
        called=f"faction-{board.id}",
        type="board",
        production=board.production.fact(),
        stores=list(board.stores),
    )


def attack_entry(attack: Attack) -> dict[str, Any]:
    """An Attack card of the solo game."""
    return entry(
        attack.id,
        "solo",
        attack.copies,
        text=attack.words(),
        confidence=attack.confidence,
        type="attack",
        target=attack.target,
    )


def virtual_entry(faction: VirtualFaction) -> dict[str, Any]:
    """Whom a single player plays against."""
    return entry(
        faction.id,
        "solo",
        1,
        text=faction.words(),
        confidence=faction.confidence,
        called=faction.id,
        type="virtual",
        attacks=faction.attacks,
        revealed=faction.revealed,
    )


def entries() -> Iterator[dict[str, Any]]:
    """All components: cards in rulebook order, then boards and the solo game."""
    for card in CARDS:
        yield from [face_entry(card, face) for face in card.prints]
    yield from map(board_entry, BOARDS)
    yield from map(attack_entry, (*ATTACKS, *RAZE_ATTACKS))
    yield from map(virtual_entry, VIRTUAL)


def catalogue() -> list[dict[str, Any]]:
    """The list that the kernel asks for."""
    return list(entries())
