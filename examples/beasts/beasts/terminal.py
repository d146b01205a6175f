"""Beasts in the terminal: every beast as long as it is big."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from epoka.painting import Board, Lines, rivals_first, zone_of


class Painter(Board):
    """Who has how many points, what was played, and my hand."""

    def paint(self, console: Console, view: Any, detail: int) -> Lines:
        """The table for a screen that can paint, in lines that fit it."""
        seats = [self.standing(seat, view) for seat in rivals_first(view)]
        played = Text(self.zone_line(zone_of(view, "played")), style="dim")
        if view["viewer"] is None:
            return [*seats, played]
        hand = zone_of(view, "hand", view["viewer"])["cards"]
        return [*seats, played, *[self.beast(card, view) for card in sorted(hand, key=self.size)]]

    def standing(self, seat: int, view: Any) -> Text:
        """A player and the points."""
        points = view["counters"]["seats"][seat]["points"]
        return Text.assemble(self.title(seat, view), f"  {self.counter('points')} {points}")

    def beast(self, card: str, view: Any) -> Text:
        """A card in hand, with the number of the option that plays it."""
        return Text.assemble(
            "  ", self.numbers(card, view), f" {'█' * self.size(card)} ", (self.texts.card(card), "bold")
        )

    def size(self, card: str) -> int:
        """How big a beast is."""
        size: int = self.cards[card]["facts"]["size"]
        return size
