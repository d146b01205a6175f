"""What the events of age III score, during the game and at its end. (TTA-18.6, TTA-26.2, TTA-26.5)"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from epoka.games.through_the_ages.card import AGES
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.building import technologies_in_play
from epoka.games.through_the_ages.rules.production import farm_output, mine_output
from epoka.games.through_the_ages.rules.ratings import discontent
from epoka.games.through_the_ages.state import ADVANCED, AgesState, Civilization
from epoka.games.through_the_ages.tables import GOVERNMENTS, KIND, KINDS, LEVEL, RANGES, SPECIALS
from epoka.kernel import Seat

PEOPLE: Final = 10
"""Contented workers beyond this number score in Impact of Population."""


def ranked(s: AgesState, seats: Sequence[Seat], value: Callable[[Civilization], int]) -> list[Seat]:
    """Seats from the highest to the lowest value; of equals, the one that comes first in the order given. (TTA-18.3)"""
    return sorted(seats, key=lambda seat: -value(s.civilizations[seat]))


def _number(kind: int, name: str) -> int:
    """A number that an event's card names."""
    return int(EVERY[kind].params[name])


def _levels(own: Civilization, categories: Sequence[str]) -> int:
    return sum([own.workers[kind] * LEVEL[kind] for category in categories for kind in RANGES[category]])


def _wonders(own: Civilization, kind: int) -> int:
    params = EVERY[kind].params
    return sum([int(params[AGES[LEVEL[KIND[card]]]]) for card in (*own.wonders, *own.ruins)])


def _progress(own: Civilization, kind: int) -> int:
    found = [tech for tech in technologies_in_play(own) if tech in GOVERNMENTS or tech in SPECIALS]
    return _number(kind, "factor") * sum([LEVEL[tech] for tech in found])


def _population(own: Civilization, kind: int) -> int:
    content = sum(own.workers) + own.unused - discontent(own)
    return _number(kind, "culture_per_contented_worker_above_10") * max(0, content - PEOPLE)


def _happiness(own: Civilization, kind: int) -> int:
    unrest = _number(kind, "culture_per_discontent") * discontent(own)
    return _number(kind, "culture_per_happiness") * own.happiness + unrest


def _government(own: Civilization, kind: int) -> int:
    military = _number(kind, "culture_per_military_action") * own.red
    return _number(kind, "culture_per_civil_action") * own.white + military


OWN_IMPACT: Final[dict[int, Callable[[Civilization, int], int]]] = {
    KINDS["impact_of_agriculture"]: lambda own, _: farm_output(own),
    KINDS["impact_of_industry"]: lambda own, _: mine_output(own),
    KINDS["impact_of_architecture"]: lambda own, kind: _levels(
        own, EVERY[kind].params["culture_per_level_of_workers_on"]
    ),
    KINDS["impact_of_competition"]: lambda own, kind: _levels(
        own, EVERY[kind].params["culture_per_level_of_workers_on"]
    ),
    KINDS["impact_of_colonies"]: lambda own, kind: _number(kind, "culture_per_colony") * len(own.colonies),
    KINDS["impact_of_government"]: _government,
    KINDS["impact_of_happiness"]: _happiness,
    KINDS["impact_of_population"]: _population,
    KINDS["impact_of_progress"]: _progress,
    KINDS["impact_of_wonders"]: _wonders,
}
SCIENCE: Final = KINDS["impact_of_science"]
STRENGTH: Final = KINDS["impact_of_strength"]
TECHNOLOGY: Final = KINDS["impact_of_technology"]
IMPACTS: Final = frozenset((*OWN_IMPACT, SCIENCE, STRENGTH, TECHNOLOGY))
"""The thirteen events of age III."""


def impact(s: AgesState, kind: int, seats: Sequence[Seat]) -> dict[Seat, int]:
    """Culture for each of these seats; ties in rankings are broken by their order. (TTA-18.3)"""
    if kind in (SCIENCE, STRENGTH):
        column = EVERY[kind].params[str(len(s.civilizations))]
        if kind == SCIENCE:
            order = ranked(s, seats, lambda own: own.science_rating)
        else:
            order = ranked(s, seats, lambda own: own.strength)
        return dict(zip(order, column, strict=False))
    if kind == TECHNOLOGY:
        params = EVERY[kind].params
        level = params["level_advanced_game"] if s.level == ADVANCED else params["level"]
        return {
            seat: params["culture_per_technology"]
            * sum([LEVEL[tech] == level for tech in technologies_in_play(s.civilizations[seat])])
            for seat in seats
        }
    return {seat: int(OWN_IMPACT[kind](s.civilizations[seat], kind)) for seat in seats}
