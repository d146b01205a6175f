"""What follows from the cards of a civilization alone: icons, visible cards, strength. Worked out once per tuple."""

from __future__ import annotations

from epoka.games.flow_of_history.card import CARDS
from epoka.games.flow_of_history.state import ATTACK, DEFENSE, WONDER
from epoka.kernel.memo import memo


class Tableau:
    """The consequences of a civilization's cards."""

    __slots__ = ("actions", "attack", "counts", "era", "icons", "strength", "tops", "visible")

    def __init__(self, names: tuple[str, ...]) -> None:
        cards = [CARDS[name] for name in names]
        counts: dict[str, int] = {}
        tops: dict[str, str] = {}
        icons = [0] * 7
        era = 0
        for card in cards:
            counts[card.type] = counts.get(card.type, 0) + 1
            if card.type != WONDER:
                tops[card.type] = card.id
            if card.era_number > era:
                era = card.era_number
            for icon, count in card.bar:
                icons[icon] += count
        visible = [card for card in cards if card.type == WONDER or tops[card.type] == card.id]
        for card in visible:
            for icon, amount in card.provides:
                icons[icon] += amount.of((), counts)
        self.counts = counts
        """Number of cards of each type, covered ones too. (FH-3.9)"""
        self.tops = tops
        """The visible card of each stack, and the leader. (FH-3.4)"""
        self.visible = tuple([card.id for card in visible])
        """Cards whose effect can be seen: tops, leader and wonders. (FH-3.4 to FH-3.6)"""
        self.icons = tuple(icons)
        """Icons of bars and of visible continuous effects. (FH-3.8)"""
        self.era = era
        """The highest era number among the cards. (FH-7.1)"""
        self.actions = tuple([card.id for card in visible if card.actions])
        """Visible cards with a turn action. (FH-4.10)"""
        self.attack = icons[ATTACK]
        """Strength as an invader. (FH-4.6)"""
        self.strength = icons[ATTACK] + icons[DEFENSE]
        """Strength against an invader. (FH-4.6)"""


tableau = memo(1 << 15)(Tableau)
"""The tableau of a tuple of cards; every clone of a table shares the result."""


def lasting_icons(names: tuple[str, ...]) -> tuple[int, ...]:
    """Icons that count in final scoring: fading effects are off, bars stay. (FH-4.9, FH-8.2)"""
    table = tableau(names)
    icons = list(table.icons)
    for name in table.visible:
        card = CARDS[name]
        if card.fading:
            for icon, amount in card.provides:
                icons[icon] -= amount.of((), table.counts)
    return tuple(icons)
