"""Final scoring, tie-breaks and the score sheet that explains itself. (FH-8)"""

from __future__ import annotations

from epoka.games.flow_of_history.card import CARDS
from epoka.games.flow_of_history.state import CULTURE, ICONS, FlowState
from epoka.games.flow_of_history.tableau import lasting_icons, tableau
from epoka.kernel.game import JSON, Standing
from epoka.parts.scores import line, sheets


def scoring_cards(cards: tuple[str, ...]) -> list[tuple[str, int]]:
    """Visible scoring effects with the culture each yields. (FH-8.2)"""
    icons = lasting_icons(cards)
    own = tableau(cards)
    return [
        (name, sum([amount.of(icons, own.counts) for amount in CARDS[name].scores]))
        for name in own.visible
        if CARDS[name].scores
    ]


def victory_points(cards: tuple[str, ...]) -> int:
    """Culture, half of all other icons, and scoring effects. (FH-8.2)"""
    icons = lasting_icons(cards)
    culture = icons[CULTURE]
    return culture + (sum(icons) - culture) // 2 + sum([points for _, points in scoring_cards(cards)])


def scores(s: FlowState) -> tuple[int, ...]:
    """Victory points of each seat."""
    return tuple([victory_points(civilization.cards) for civilization in s.civilizations])


def standings(s: FlowState) -> list[Standing]:
    """Points, then cards, then resources; those on Market cards do not count. [interpretation] (FH-8.3)"""
    return [(victory_points(own.cards), len(own.cards), own.resources) for own in s.civilizations]


def tie_break(s: FlowState) -> str:
    """What told the winner from the next: nothing, cards, resources, or a shared victory. (FH-8.3)"""
    first, second, *_ = sorted(standings(s), reverse=True)
    if first[0] > second[0]:
        return "none"
    if first[1] > second[1]:
        return "cards"
    return "resources" if first[2] > second[2] else "shared"


def score_sheet(s: FlowState) -> list[JSON]:
    """For each seat the lines of its score, and the figures that break ties."""
    used = tie_break(s)
    lines = [_lines(own.cards) for own in s.civilizations]
    figures = [
        {
            "icons": dict(zip(ICONS, lasting_icons(own.cards), strict=True)),
            "cards": len(own.cards),
            "resources": own.resources,
            "tie_break": used,
        }
        for own in s.civilizations
    ]
    return sheets(scores(s), standings(s), lines, figures)


def _lines(cards: tuple[str, ...]) -> list[JSON]:
    icons = lasting_icons(cards)
    others = sum(icons) - icons[CULTURE]
    return [
        line("culture", icons[CULTURE], "FH-8.2", count=icons[CULTURE]),
        line("icons", others // 2, "FH-8.2", count=others),
        *[line("card", points, "FH-8.2", card=card) for card, points in scoring_cards(cards)],
        *[line("faded", 0, "FH-4.9", card=name) for name in tableau(cards).visible if CARDS[name].fading],
    ]
