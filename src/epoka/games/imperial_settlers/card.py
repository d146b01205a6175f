"""What is printed on the components: cards with their copies, faction boards, Attack cards, virtual factions. (IS-2)

The components themselves are in `cards/`.
"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers.effects import (
    Action,
    Bonus,
    Brings,
    CardEffect,
    Gains,
    Modifier,
    Produces,
    Trigger,
    Value,
)
from epoka.games.imperial_settlers.goods import NO_GOODS, Goods, Message, Price, message
from epoka.kernel import Record

COMMON: Final = "common"
BARBARIANS: Final = "barbarians"
JAPANESE: Final = "japanese"
ROMANS: Final = "romans"
EGYPTIANS: Final = "egyptians"
FACTIONS: Final = (BARBARIANS, JAPANESE, ROMANS, EGYPTIANS)

PRODUCTION: Final = "production"
FEATURE: Final = "feature"
ACTION: Final = "action"
KINDS: Final = (PRODUCTION, FEATURE, ACTION)
"""The rows of an Empire, from the top. (IS-2.5)"""

COMMON_POINTS: Final = 1
FACTION_POINTS: Final = 2

SEED: Final = "seed"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"


class Print(Record):
    """A face of a card. Copies of one card may differ in what they cost, yield and are razed for. (IS-2.3)"""

    id: str
    """That of its card, and for further faces a number: `common_village_2`."""
    price: Price
    raze: Goods = NO_GOODS
    """Nothing where there is no raze field. (IS-10.7)"""
    deal: str = ""
    """The Good of its deal field; Common cards have none. (IS-2.2)"""
    copies: int = 1


class Card(Record):
    """A card as all its copies have it: what it is, and the four slots of what it does.

    `effects` happen when it is built, its production again in every Production phase. `modifiers` hold while it stands,
    `triggers` follow what happens, `actions` are what its owner may do.
    """

    id: str
    owner: str
    """Common, or its faction. (IS-2.1)"""
    kind: str
    colors: tuple[str, ...]
    prints: tuple[Print, ...]
    confidence: str
    effects: tuple[Brings, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    actions: tuple[Action, ...] = ()

    @property
    def points(self) -> int:
        """What it is worth at the end of the game in an Empire. (IS-13.23)"""
        return COMMON_POINTS if self.owner == COMMON else FACTION_POINTS

    def says(self) -> tuple[Value, ...]:
        """Everything on it in the order in which it is read: a building bonus comes last."""
        bonuses = [value for value in self.effects if isinstance(value, Bonus)]
        others = [value for value in self.effects if not isinstance(value, Bonus)]
        return (*others, *self.modifiers, *self.triggers, *self.actions, *bonuses)

    def words(self) -> list[Message]:
        """Its text, a message for each sentence."""
        return [sentence for value in self.says() for sentence in value.words()]


def face(price: Price, raze: Goods = NO_GOODS, deal: str = "", copies: int = 1) -> Print:
    """A face in a line of a deck's table, which gives it its id."""
    return Print("", price, raze, deal, copies)


def card(name: str, kind: str, colors: tuple[str, ...], confidence: str, *printed: Print | Value) -> Card:
    """A line of a deck's table: the first word of the id is the owner, and whatever is printed goes into its slot."""
    faces = [part for part in printed if isinstance(part, Print)]
    ids = [name, *[f"{name}_{number}" for number in range(2, len(faces) + 1)]]
    return Card(
        name,
        name.partition("_")[0],
        kind,
        colors,
        tuple([Print(id_, *one.values()[1:]) for id_, one in zip(ids, faces, strict=True)]),
        confidence,
        tuple([part for part in printed if isinstance(part, Brings)]),
        tuple([part for part in printed if isinstance(part, Modifier)]),
        tuple([part for part in printed if isinstance(part, Trigger)]),
        tuple([part for part in printed if isinstance(part, Action)]),
    )


def _effects(parts: tuple[CardEffect | Goods, ...]) -> tuple[CardEffect, ...]:
    return tuple([Gains(part) if isinstance(part, Goods) else part for part in parts])


def produces(*parts: CardEffect | Goods) -> Produces:
    """What a Production Location gives; plain Goods are gained."""
    return Produces(_effects(parts))


def bonus(*parts: CardEffect | Goods) -> Bonus:
    """A building bonus; plain Goods are gained."""
    return Bonus(_effects(parts))


def action(price: Price, *parts: CardEffect | Goods, uses: int = 1) -> Action:
    """An action for a price; plain Goods are gained."""
    return Action(price, _effects(parts), uses)


class Board(Record):
    """A faction board: what it produces each round, and of what any number may be kept in Cleanup. (IS-3.6)"""

    id: str
    production: Goods
    stores: tuple[str, ...]
    confidence: str

    def words(self) -> list[Message]:
        """Its text."""
        return [
            message("text-board", goods=self.production.text()),
            message("text-board-stores", goods=list(self.stores)),
        ]


class Attack(Record):
    """An Attack card of the solo game, which looks for a Good. (IS-15.8)"""

    id: str
    target: str
    copies: int
    confidence: str

    def words(self) -> list[Message]:
        """Its text."""
        return [message("text-attack", good=self.target)]


class VirtualFaction(Record):
    """Whom a solo player plays against: how it differs from one without a faction. (IS-15.20 to IS-15.23)"""

    id: str
    confidence: str
    attacks: int = 2
    """Attacks in each Attack phase. (IS-15.8)"""
    revealed: int = 4
    """Common cards revealed in Lookout, of which the player takes two. (IS-15.4)"""
    raze_attacks: bool = False
    """Whether the Attack cards with raze tokens join in."""
    takes_deals: bool = False
    """Whether it first takes a Deal for the Good of a new Attack card. (IS-15.22)"""
    blocks: bool = False
    """Whether it first blocks a Faction Location of the colour of that Good. (IS-15.23)"""

    def words(self) -> list[Message]:
        """Its text."""
        found = [
            message("text-virtual-attacks", attacks=self.attacks),
            message("text-virtual-revealed", revealed=self.revealed),
        ]
        said = {"raze-attacks": self.raze_attacks, "takes-deals": self.takes_deals, "blocks": self.blocks}
        return found + [message(f"text-virtual-{name}") for name, holds in said.items() if holds]
