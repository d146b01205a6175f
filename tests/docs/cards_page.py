"""What the README and the page of The Flow of History say of its cards, written anew from the facts."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from epoka.games.flow_of_history import GAME
from tests.games.flow_of_history.facts import FACTS

PAGE: Final = "src/epoka/games/flow_of_history/README.md"
TERMINAL: Final = "docs/playing-in-the-terminal.md"
SURE: Final = ("seed", "public", "reconstructed")
NONE: Final = "–"
NAMES: Final = {"internet": "Internet", "future": "The Future"}
LIST: Final = "| deck | seed | public | reconstructed |\n|---|---|---|---|\n"
OUT_OF_DECK: Final = ("S", "A")
"""Start governments, and the first Market."""


def said(text: str, pattern: str, *values: object) -> str:
    """A text in which the groups of a pattern are these values; a space of the pattern may be a line break."""
    found = re.search(pattern.replace(" ", r"\s+"), text)
    assert found, f"the page does not say {pattern!r}"
    for group in range(len(values), 0, -1):
        text = text[: found.start(group)] + str(values[group - 1]) + text[found.end(group) :]
    return text


def counted() -> dict[str, int]:
    """How many cards there are of each confidence."""
    found = Counter(str(fact["confidence"]) for fact in FACTS.values())
    return {sure: found[sure] for sure in ("seed", "public", "memory", "reconstructed")}


def readme(text: str) -> str:
    """The front page."""
    count = counted()
    text = said(text, r"effect of (\d+) cards are in the rulebook, (\d+) comes", count["seed"], count["public"])
    return said(text, r"\*\*(\d+) of the (\d+) cards are reconstructed\*\*", count["reconstructed"], len(FACTS))


def page(text: str) -> str:
    """The game's own page."""
    count, every = counted(), len(FACTS)
    guessed = count["reconstructed"]
    text = said(text, r"\| cards \| (\d+) and the Banker; \*\*(\d+) of the (\d+) cards", every, guessed, every)
    text = said(text, r"\| ruleset version \| (\d+) \|", GAME.version)
    for sure, number in count.items():
        text = said(text, rf"\| {sure} \| (\d+) \|", number)
    known = [str(f["name_en"]) for f in FACTS.values() if f["field_confidence"]["production"] != "reconstructed"]
    text = said(text, r"confirmed for only (\d+) cards: ([^.]+)\.", len(known), ", ".join(known))
    text = said(text, r"The other (\d+) bars", every - len(known))
    before, _, after = text.partition(LIST)
    rest = after.partition("\n\n")[2]
    return f"{before}{LIST}{listed()}\n\n{rest}"


def listed() -> str:
    """The table of all cards, by deck and confidence."""
    rows = []
    for era in dict.fromkeys(fact["era"] for fact in FACTS.values()):
        cells = [
            ", ".join([str(f["name_en"]) for f in FACTS.values() if (f["era"], f["confidence"]) == (era, sure)]) or NONE
            for sure in SURE
        ]
        rows.append(f"| {' | '.join([NAMES.get(era, era), *cells])} |")
    return "\n".join(rows)


def terminal(text: str) -> str:
    """The game that is shown in the guide to the terminal: how many cards the deck has."""
    return said(text, r"Deck (\d+), next", sum(1 for fact in FACTS.values() if fact["era"] not in OUT_OF_DECK))
