"""What the events of age III score, during the game and at its end. (TTA-18.6, TTA-26.2, TTA-26.5)"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.building import technologies_in_play
from epoka.games.through_the_ages.rules.production import farm_output, mine_output
from epoka.games.through_the_ages.rules.ratings import discontent
from epoka.games.through_the_ages.state import ADVANCED, AgesState, Civilization
from epoka.games.through_the_ages.tables import EVENTS, KIND, KINDS, LEVEL, RANGES
from epoka.games.through_the_ages.values import Categories, Impact
from epoka.kernel import Seat


def ranked(s: AgesState, seats: Sequence[Seat], value: Callable[[Civilization], int]) -> list[Seat]:
    """Seats from the highest to the lowest value; of equals, the one that comes first in the order given. (TTA-18.3)"""
    return sorted(seats, key=lambda seat: -value(s.civilizations[seat]))


def _levels(own: Civilization, categories: Categories) -> int:
    return sum([own.workers[kind] * LEVEL[kind] for category in categories for kind in RANGES[category]])


def _output(own: Civilization, card: Impact) -> int:
    return farm_output(own) if card.culture == "farm_output" else mine_output(own)


def _wonders(own: Civilization, card: Impact) -> int:
    return sum([card.culture_per_wonder[LEVEL[KIND[wonder]]] for wonder in (*own.wonders, *own.ruins)])


def _progress(own: Civilization, card: Impact) -> int:
    counted = [tech for category in card.culture_per_level_of for tech in RANGES[category]]
    return card.factor * sum([LEVEL[tech] for tech in technologies_in_play(own) if tech in counted])


def _population(own: Civilization, card: Impact) -> int:
    content = sum(own.workers) + own.unused - discontent(own)
    return card.culture_per_contented_worker * max(0, content - card.contented_workers_above)


def _happiness(own: Civilization, card: Impact) -> int:
    return card.culture_per_happiness * own.happiness + card.culture_per_discontent * discontent(own)


def _government(own: Civilization, card: Impact) -> int:
    return card.culture_per_civil_action * own.white + card.culture_per_military_action * own.red


OWN_IMPACT: Final[dict[int, Callable[[Civilization, Impact], int]]] = {
    KINDS["impact_of_agriculture"]: _output,
    KINDS["impact_of_industry"]: _output,
    KINDS["impact_of_architecture"]: lambda own, card: _levels(own, card.culture_per_level_of_workers_on),
    KINDS["impact_of_competition"]: lambda own, card: _levels(own, card.culture_per_level_of_workers_on),
    KINDS["impact_of_colonies"]: lambda own, card: card.culture_per_colony * len(own.colonies),
    KINDS["impact_of_government"]: _government,
    KINDS["impact_of_happiness"]: _happiness,
    KINDS["impact_of_population"]: _population,
    KINDS["impact_of_progress"]: _progress,
    KINDS["impact_of_wonders"]: _wonders,
}
TECHNOLOGY: Final = KINDS["impact_of_technology"]
IMPACTS: Final = frozenset([kind for kind in EVENTS if EVERY[kind].level == 3])
"""The thirteen events of age III."""


def impact(s: AgesState, kind: int, seats: Sequence[Seat]) -> dict[Seat, int]:
    """Culture for each of these seats; ties in rankings are broken by their order. (TTA-18.3)"""
    card = EVERY[kind].impact
    if card.rank_by:
        column = card.culture_by_rank[len(s.civilizations) - 2]
        by_science = card.rank_by == "science"
        order = ranked(s, seats, lambda own: own.science_rating if by_science else own.strength)
        return dict(zip(order, column, strict=False))
    if kind == TECHNOLOGY:
        level = card.level_advanced_game if s.level == ADVANCED else card.level
        return {
            seat: card.culture_per_technology
            * sum([LEVEL[tech] == level for tech in technologies_in_play(s.civilizations[seat])])
            for seat in seats
        }
    return {seat: OWN_IMPACT[kind](s.civilizations[seat], card) for seat in seats}
