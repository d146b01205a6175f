"""The options of the game, made once: the rules pick from these tuples. Only bids and mixes have no bound."""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages.tables import BUILDINGS, GROUP_KINDS, NAMES, SPACE_COST, STAGES_PER_ACTION
from epoka.kernel import Option


def _each(word: str) -> tuple[Option, ...]:
    """An option with each card's name, by kind."""
    return tuple([(word, name) for name in NAMES])


TAKE: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("take", name, space + 1) for space in range(len(SPACE_COST))]) for name in NAMES]
)
"""Taking a card from a space of the row, by kind and space; spaces are counted from 1 in the notation."""

GROW: Final[Option] = ("grow",)
VOYAGE: Final[Option] = ("voyage",)
TRADE: Final[Option] = ("trade",)
DRAW: Final[Option] = ("draw",)
END: Final[Option] = ("end",)
STOP: Final[Option] = ("stop",)
SKIP: Final[Option] = ("skip",)
RESIGN: Final[Option] = ("resign",)
STAY: Final[Option] = ("stay",)
PASS: Final[Option] = ("pass",)
DONE: Final[Option] = ("done",)
ACCEPT: Final[Option] = ("accept",)
REFUSE: Final[Option] = ("refuse",)
FOOD: Final[Option] = ("food",)
RESOURCES: Final[Option] = ("resources",)
DECLINE: Final[Option] = ("decline",)
PRODUCE: Final[Option] = ("produce",)
POINTS: Final[Option] = ("points",)

BUILD: Final = _each("build")
LEVY: Final = _each("levy")
DESTROY: Final = _each("destroy")
DISBAND: Final = _each("disband")
LEAD: Final = _each("lead")
DEVELOP: Final = _each("develop")
REVOLT: Final = _each("revolt")
REFORM: Final = _each("reform")
PLAY: Final = _each("play")
ADOPT: Final = _each("adopt")
DISCARD: Final = _each("discard")
EVENT: Final = _each("event")
EXPLORE: Final = _each("explore")
CANCEL: Final = _each("cancel")
SACRIFICE: Final = _each("sacrifice")
DEFEND: Final = _each("defend")
LOSE: Final = _each("lose")
RUIN: Final = _each("ruin")
RAZE: Final = _each("raze")
SEIZE: Final = _each("seize")
KEEP: Final = _each("keep")
HOLD: Final = _each("hold")
STAGE: Final[tuple[Option, ...]] = tuple([("stage", count) for count in range(max(STAGES_PER_ACTION) + 1)])
UPGRADE: Final[dict[tuple[int, int], Option]] = {
    (low, high): ("upgrade", NAMES[low], NAMES[high])
    for kinds in GROUP_KINDS
    for low in kinds
    for high in kinds
    if low < high
}
ATTACK: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("attack", name, seat) for seat in range(4)]) for name in NAMES]
)
WAR: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("war", name, seat) for seat in range(4)]) for name in NAMES]
)
OFFER: Final[tuple[tuple[tuple[Option, ...], ...], ...]] = tuple(
    [tuple([tuple([("offer", name, seat, role) for role in ("a", "b")]) for seat in range(4)]) for name in NAMES]
)
RAID: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("raid", name, count) for count in range(max(BUILDINGS) + 1)]) for name in NAMES]
)


def bid(amount: int) -> Option:
    """So much for a territory."""
    return ("bid", amount)


def mix(food: int, resources: int) -> Option:
    """So much food and so many resources."""
    return ("mix", food, resources)


WORDS: Final[dict[str, tuple[str, ...]]] = {
    "take": ("card", "space"),
    "grow": (),
    "voyage": (),
    "trade": (),
    "draw": (),
    "end": (),
    "stop": (),
    "skip": (),
    "resign": (),
    "stay": (),
    "pass": (),
    "done": (),
    "accept": (),
    "refuse": (),
    "food": (),
    "resources": (),
    "decline": (),
    "produce": (),
    "points": (),
    "build": ("card",),
    "levy": ("card",),
    "destroy": ("card",),
    "disband": ("card",),
    "lead": ("card",),
    "develop": ("card",),
    "revolt": ("card",),
    "reform": ("card",),
    "play": ("card",),
    "adopt": ("card",),
    "discard": ("card",),
    "event": ("card",),
    "explore": ("card",),
    "cancel": ("card",),
    "sacrifice": ("card",),
    "defend": ("card",),
    "lose": ("card",),
    "ruin": ("card",),
    "raze": ("card",),
    "seize": ("card",),
    "keep": ("card",),
    "hold": ("card",),
    "stage": ("amount",),
    "bid": ("amount",),
    "mix": ("food", "resources"),
    "upgrade": ("card", "card2"),
    "attack": ("card", "rival"),
    "war": ("card", "rival"),
    "offer": ("card", "rival", "role"),
    "raid": ("card", "amount"),
}
"""What the words of an option after the first are called."""
