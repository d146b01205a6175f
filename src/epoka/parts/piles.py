"""Piles of cards: a deck to draw from, and the discards that become the next one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

from epoka.kernel import State, Verb, shuffled, tell

C = TypeVar("C", int, str)


class Pile(Generic[C]):
    """Which fields of a state are a deck, its discards, and the masks of who has seen those.

    The top of a deck is its first card. A deck without discards runs out. The verb, if any, tells how many discards
    have been shuffled.
    """

    __slots__ = ("deck", "discards", "seen", "told")

    def __init__(self, deck: str, discards: str = "", seen: str = "", told: Verb | None = None) -> None:
        self.deck = deck
        self.discards = discards
        self.seen = seen
        self.told = told

    def draw(self, s: State, amount: int = 1) -> Iterable[C]:
        """The top cards; an empty deck is made of the discards, as long as there are any.

        A card that has been taken lies nowhere until whoever draws it puts it down.
        """
        cards: tuple[C, ...] = getattr(s, self.deck)
        if not 0 <= amount <= len(cards):
            return self._one_by_one(s, amount)
        setattr(s, self.deck, cards[amount:])
        return cards[:amount]

    def _one_by_one(self, s: State, amount: int) -> Iterator[C]:
        """Each card as it is taken: what becomes of it comes before the shuffling that the next one needs."""
        for _ in range(amount):
            cards = getattr(s, self.deck) or self._reshuffled(s)
            if not cards:
                return
            setattr(s, self.deck, cards[1:])
            yield cards[0]

    def _reshuffled(self, s: State) -> tuple[Any, ...]:
        """The new deck, if there are any discards."""
        if not self.discards or not getattr(s, self.discards):
            return ()
        cards = shuffled(s, getattr(s, self.discards))
        setattr(s, self.deck, cards)
        setattr(s, self.discards, ())
        if self.seen:
            setattr(s, self.seen, ())
        if self.told is not None:
            tell(s, self.told, len(cards))
        return cards
