"""What the rules look up: the tables of `cards/` by the numbers of cards, with amounts in the order of supplies.

Physical cards are numbers: first the Common and Faction cards in rulebook order, each with its copies, then the Attack
cards. Copies that cost, yield and are razed for the same are one *print*; prints have the names that everybody sees.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from epoka.games.imperial_settlers.card import COMMON, FACTIONS, KINDS, Card
from epoka.games.imperial_settlers.cards import ATTACKS, BOARDS, CARDS, RAZE_ATTACKS
from epoka.games.imperial_settlers.effects import (
    Bonus,
    Brings,
    CardEffect,
    Gains,
    Modifier,
    Produces,
    Protects,
    Stores,
    StoresCards,
    StoresResources,
    Trigger,
)
from epoka.games.imperial_settlers.goods import COLORS, PAIRED, RESOURCES, Goods, Price
from epoka.games.imperial_settlers.state import GOLD, GOODS, NONE, Numbers
from epoka.parts.payments import Swaps

ANY_RESOURCE: Final = len(GOODS)
"""In prices, after the Goods of a supply: one resource of the payer's choice."""
PAYABLE: Final = (*GOODS, "resource")
SWAPS: Final[Swaps] = tuple(
    [
        (kind, GOLD)
        if good in RESOURCES
        else (*[GOODS.index(each) for each in RESOURCES], GOLD)
        if good == "resource"
        else (kind,)
        for kind, good in enumerate(PAYABLE)
    ]
)
"""What may be spent for each Good of a price: gold for any resource. (IS-1.4)"""


class Yield(NamedTuple):
    """Goods that are gained together, as numbers. (IS-27.12)"""

    stock: tuple[tuple[int, int], ...]
    """Goods of a supply, each with its number."""
    points: int = 0
    cards: int = 0
    common: int = 0
    faction: int = 0


class Cost(NamedTuple):
    """A price as numbers: what is spent from the supply, and what else is given up."""

    goods: Numbers
    locations: int = 0
    hand: int = 0
    deals: int = 0


def yields(goods: Goods) -> Yield:
    """Goods as numbers."""
    amounts = dict(goods.amounts())
    stock = tuple([(good, amounts[name]) for good, name in enumerate(GOODS) if name in amounts])
    others = [amounts.get(name, 0) for name in ("vp", "card", "common_card", "faction_card")]
    return Yield(stock, *others)


def costs(price: Price) -> Cost:
    """A price as numbers."""
    amounts = dict(price.amounts())
    goods = tuple([amounts.get(good, 0) for good in PAYABLE])
    return Cost(goods, amounts.get("location", 0), amounts.get("hand_card", 0), amounts.get("deal", 0))


SINGLE: Final = {good: yields(Goods(**{good: 1})) for good in Goods._fields}
"""A single Good, such as a Deal gives. (IS-6.2)"""


# -- prints ------------------------------------------------------------------------------------------------------------

FACES: Final = tuple([(card, face) for card in CARDS for face in card.prints])
EVERY_ATTACK: Final = (*ATTACKS, *RAZE_ATTACKS)
NAMES: Final = (*[face.id for _, face in FACES], *[attack.id for attack in EVERY_ATTACK])
"""The names of prints; Attack cards come last."""
PRINTS: Final = {name: number for number, name in enumerate(NAMES)}
RECORD: Final = tuple([card for card, _ in FACES])
"""The card of each print."""
FACE: Final = tuple([face for _, face in FACES])


# -- physical cards ----------------------------------------------------------------------------------------------------

COPIES: Final = (*[face.copies for face in FACE], *[attack.copies for attack in EVERY_ATTACK])
"""How many physical cards each print has."""
PRINT: Final = tuple([kind for kind, copies in enumerate(COPIES) for _ in range(copies)])
"""The print of each physical card."""
CARD_COUNT: Final = len(PRINT)
NAME: Final = tuple([NAMES[kind] for kind in PRINT])
BUILDABLE: Final = range(sum([face.copies for face in FACE]))
"""The physical cards that are no Attack cards."""
ATTACK_CARDS: Final = range(BUILDABLE.stop, CARD_COUNT)
OWNER: Final = tuple([RECORD[PRINT[card]].owner for card in BUILDABLE])
FACTION: Final = tuple([FACTIONS.index(owner) if owner in FACTIONS else NONE for owner in OWNER])
"""The faction of each physical card; Common cards have none. (IS-2.1)"""
IS_COMMON: Final = tuple([owner == COMMON for owner in OWNER])
BACK: Final = (*OWNER, *["attack" for _ in ATTACK_CARDS])


# -- what the prints cost and yield ------------------------------------------------------------------------------------

COST: Final = tuple([costs(copy.price) for copy in FACE])
"""The building cost of each print. (IS-8.2)"""
RAZED: Final = tuple([yields(copy.raze) if copy.raze.amounts() else None for copy in FACE])
"""The raze field of each print; None where there is none. (IS-10.7)"""
RAZE_GOODS: Final = tuple([tuple([good for good, count in copy.raze.amounts() for _ in range(count)]) for copy in FACE])
"""The single Goods of the raze field of each print. (IS-10.12)"""
DEAL_GOOD: Final = tuple([printed.deal for printed in FACE] + [attack.target for attack in EVERY_ATTACK])
"""What each print yields as a Deal; Common cards nothing. (IS-6.2, IS-15.13)"""
DEAL: Final = tuple([SINGLE[good] if good else None for good in DEAL_GOOD])
POINTS: Final = tuple([RECORD[PRINT[card]].points for card in BUILDABLE])
"""What each physical card is worth in an Empire at the end. (IS-13.23)"""
COLORED: Final = tuple([tuple([COLORS.index(color) for color in card.colors]) for card in RECORD])
"""The colours of each print; Ruins have none. (IS-2.4, IS-25.3)"""
COLOR_OF: Final = {good: COLORS.index(color) for color, good in PAIRED.items()}
"""The colour paired with each Good. (IS-2.6)"""
KIND: Final = tuple([KINDS.index(card.kind) for card in RECORD])

CARDS_OF: Final = {owner: tuple([card for card in BUILDABLE if OWNER[card] == owner]) for owner in (COMMON, *FACTIONS)}
"""The physical cards of each deck. (IS-2.1)"""


# -- what the prints do ------------------------------------------------------------------------------------------------


class Acts(NamedTuple):
    """The Action of a Location."""

    cost: Cost
    uses: int
    effects: tuple[CardEffect, ...]
    gains: Yield | None
    """What it yields if it does nothing else."""


def _acts(card: Card) -> Acts | None:
    if not card.actions:
        return None
    (action,) = card.actions
    plain = len(action.effects) == 1 and isinstance(action.effects[0], Gains)
    gains = yields(action.effects[0].goods) if plain and isinstance(action.effects[0], Gains) else None
    return Acts(costs(action.price), action.uses, action.effects, gains)


ACTS: Final = tuple([_acts(card) for card in RECORD])
"""The Action of each print, if it has one. (IS-11)"""


def acts(kind: int) -> Acts:
    """The Action of a print that has one."""
    found = ACTS[kind]
    assert found is not None, f"{NAMES[kind]} has no Action"
    return found


def _brought(card: Card, kind: type[Brings]) -> tuple[CardEffect, ...]:
    return tuple([effect for value in card.effects if isinstance(value, kind) for effect in value.effects])


PRODUCED: Final = tuple([_brought(card, Produces) for card in RECORD])
"""What each print produces. (IS-6.1)"""
BROUGHT: Final = tuple([_brought(card, Bonus) for card in RECORD])
"""The building bonus of each print. (IS-6.5)"""
TRIGGERS: Final[tuple[tuple[Trigger, ...], ...]] = tuple([card.triggers for card in RECORD])


M = TypeVar("M", bound=Modifier)


def _modified(kind: type[M]) -> dict[int, M]:
    """The prints with a modifier of a kind."""
    found = enumerate(RECORD)
    return {number: modifier for number, card in found for modifier in card.modifiers if isinstance(modifier, kind)}


PROTECTS: Final = _modified(Protects)
KEEPS_CARDS: Final = _modified(StoresCards)
KEEPS_GOODS: Final = _modified(StoresResources)
STORES: Final = _modified(Stores)

BOARD: Final = tuple([board for faction in FACTIONS for board in BOARDS if board.id == faction])
BOARD_YIELD: Final = tuple([yields(board.production) for board in BOARD])
BOARD_STORES: Final = tuple([tuple([GOODS.index(good) for good in board.stores]) for board in BOARD])
RAZE_ATTACK_CARDS: Final = tuple([card for card in ATTACK_CARDS if DEAL_GOOD[PRINT[card]] == "raze"])
"""Attack cards that only join in against some virtual factions. (IS-15.22, IS-15.23)"""
