"""The card facts, and what follows from them, worked out here without the rules: icons, amounts and points.

The tests of the cards compare the game with this. It reads `facts/cards.json` and nothing else of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from epoka.games.flow_of_history import GAME
from epoka.parts.facts import Fact, read

FILE: Final[Fact] = read(GAME.folder)
FACTS: Final[dict[str, Fact]] = {fact["id"]: fact for fact in FILE["cards"]}
KINDS: Final = ("attack", "culture", "defense", "agriculture", "industry", "science", "trade")


def era_numbers() -> dict[str, int]:
    """The numbers of the eras, as the file's own description of the field lists them."""
    listed = FILE["schema"]["era"].partition("era_number: ")[2]
    return {era: int(number) for era, number in (item.split() for item in listed.split(", "))}


def number_of_era(*eras: str) -> int:
    """How many cards there are of some eras."""
    return sum(1 for fact in FACTS.values() if fact["era"] in eras)


def number_of(cards: Sequence[str], type_: str) -> int:
    """How many cards of a type there are, covered ones too."""
    return sum(1 for card in cards if FACTS[card]["type"] == type_)


def visible(cards: Sequence[str]) -> list[str]:
    """Cards that nothing covers: wonders, and the last of every other type."""
    last = {FACTS[card]["type"]: card for card in cards}
    return [card for card in cards if FACTS[card]["type"] == "wonder" or last[FACTS[card]["type"]] == card]


def icons(cards: Sequence[str], *, at_the_end: bool = False) -> dict[str, int]:
    """Icons of bars and of visible continuous effects; at the end without those that fade."""
    counted = {kind: sum(FACTS[card]["production"][kind] for card in cards) for kind in KINDS}
    for card in visible(cards):
        fact = FACTS[card]
        if fact["trigger"] == "continuous" and not (at_the_end and fact["fading"]):
            for step in fact["effect_struct"]:
                counted[step["icon"]] += amount(step["amount"], cards, {})
    return counted


def amount(struct: dict[str, Any], cards: Sequence[str], counted: dict[str, int]) -> int:
    """The number that an amount of the file stands for."""
    kind = struct["kind"]
    if kind == "const":
        return int(struct["value"])
    if kind == "icons":
        return int(counted[struct["icon"]] // struct["per"])
    if kind == "cards":
        return int(struct.get("times", 1) * (number_of(cards, struct["type"]) // struct["per"]))
    assert kind == "distinct_icons"
    return sum(1 for count in counted.values() if count > 0)


def points(cards: Sequence[str]) -> int:
    """Victory points: culture, half of the rest, and visible scoring effects."""
    counted = icons(cards, at_the_end=True)
    total = counted["culture"] + (sum(counted.values()) - counted["culture"]) // 2
    for card in visible(cards):
        if FACTS[card]["trigger"] == "scoring":
            total += sum(amount(step["amount"], cards, counted) for step in FACTS[card]["effect_struct"])
    return total
