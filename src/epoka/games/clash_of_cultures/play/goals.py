"""How near the objectives in hand are to being completed. (COC-12.2)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.games.clash_of_cultures.play import weights
from epoka.games.clash_of_cultures.rules.cities import size
from epoka.games.clash_of_cultures.rules.objectives import AT_STATUS, HALVES
from epoka.games.clash_of_cultures.rules.status_goals import STATUS
from epoka.games.clash_of_cultures.rules.units import military
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import (
    ACADEMY,
    CATEGORY,
    CATEGORY_BITS,
    CITY_SIZE,
    FOOD,
    FORTRESS,
    GOLD,
    GOVERNMENTS,
    HAPPY,
    IDEAS,
    MARKET,
    MILITARY,
    NONE,
    OBELISK,
    OBSERVATORY,
    ORE,
    PORT,
    SHIP,
    TEMPLE,
    WOOD,
)
from epoka.kernel import Seat
from epoka.parts.seats import rivals

Missing = Callable[[ClashState, Seat], float]
"""How much trouble it takes to meet a goal: 1 and more is too much."""


def hoped(s: ClashState, seat: Seat, acts: int) -> float:
    """What the objectives in hand promise, with so many actions to come."""
    luck = weights.BY_LUCK * min(1.0, acts / weights.SOON)
    value = 0.0
    for card in s.nations[seat].plans:
        most = luck
        for goal in AIMS[card]:
            most = max(most, _aim(s, seat, goal, acts))
        value += most
    return value


def _aim(s: ClashState, seat: Seat, goal: str, acts: int) -> float:
    """What a goal of the status phase promises."""
    trouble = MISSING[goal](s, seat) if goal in MISSING else 0.0
    if trouble >= 1:
        return 0.0
    if trouble > 0:
        return weights.ON_THE_WAY * (1 - trouble) * min(1.0, acts / (weights.TROUBLE * trouble + 1))
    if not STATUS[goal](s, seat):
        return 0.0
    # What is not completed in the status phase must last for another age.
    return weights.MET[0 if s.phase == "status" else s.round - 1]


def _category(name: str) -> Missing:
    wanted = CATEGORY_BITS[CATEGORY.index(name)]

    def missing(s: ClashState, seat: Seat) -> float:
        return 0.2 * (wanted & ~s.nations[seat].advances).bit_count()

    return missing


def _five(kind: int) -> Missing:
    def missing(s: ClashState, seat: Seat) -> float:
        return 0.15 * (5 - s.nations[seat].stock[kind])

    return missing


def _most_with(building: int) -> Missing:
    def missing(s: ClashState, seat: Seat) -> float:
        def cities(who: Seat) -> int:
            return len([hex_ for hex_ in s.nations[who].cities if s.built[hex_] >> 3 * building & 7])

        return 0.3 * (max([cities(rival) for rival in rivals(s.nations, seat)]) + 1 - cities(seat))

    return missing


def _cities(s: ClashState, seat: Seat) -> float:
    return 0.25 * (6 - len(s.nations[seat].cities))


def _happy(s: ClashState, seat: Seat) -> float:
    return 0.2 * (4 - len([hex_ for hex_ in s.nations[seat].cities if s.mood[hex_] == HAPPY]))


def _lead(s: ClashState, seat: Seat) -> float:
    most = max([s.nations[rival].advances.bit_count() for rival in rivals(s.nations, seat)])
    return 0.15 * (max(6, most + 1) - s.nations[seat].advances.bit_count())


def _stored(s: ClashState, seat: Seat) -> float:
    stock = s.nations[seat].stock
    return 0.1 * sum([max(0, 3 - stock[kind]) for kind in (FOOD, WOOD, ORE)])


def _fleet(s: ClashState, seat: Seat) -> float:
    most = max([s.fielded[rival][SHIP] for rival in rivals(s.nations, seat)])
    return 0.25 * (min(4, max(2, most + 1)) - s.fielded[seat][SHIP])


def _army(s: ClashState, seat: Seat) -> int:
    counts = s.fielded[seat]
    return sum([counts[kind] for kind in MILITARY])


def _armed(s: ClashState, seat: Seat) -> float:
    return 0.2 * (4 + max([_army(s, rival) for rival in rivals(s.nations, seat)]) - _army(s, seat))


def _might(s: ClashState, seat: Seat) -> float:
    return 0.15 * (12 - _army(s, seat) - s.fielded[seat][SHIP])


def _guarded(s: ClashState, seat: Seat) -> float:
    army = s.armies[seat]
    return 0.22 * (4 - len([hex_ for hex_ in s.nations[seat].cities if military(army[hex_])]))


def _kinds(s: ClashState, seat: Seat) -> float:
    found = 0
    for hex_ in s.nations[seat].cities:
        built, place = s.built[hex_], 1
        while built:
            if built & 7 == seat + 1:
                found |= place
            built >>= 3
            place <<= 1
    return 0.25 * (4 - found.bit_count())


def _large(s: ClashState, seat: Seat) -> float:
    return 0.25 * (CITY_SIZE - max([size(s, hex_) for hex_ in s.nations[seat].cities], default=0))


def _ruled(s: ClashState, seat: Seat) -> float:
    advances = s.nations[seat].advances
    return 0.2 * min([(CATEGORY_BITS[kind] & ~advances).bit_count() for kind in GOVERNMENTS])


def _focused(s: ClashState, seat: Seat) -> float:
    def missing(who: Seat) -> list[int]:
        return sorted([(bits & ~s.nations[who].advances).bit_count() for bits in CATEGORY_BITS])

    most = max([missing(rival).count(0) for rival in rivals(s.nations, seat)])
    return 0.2 * sum(missing(seat)[: most + 1])


def _spread(s: ClashState, seat: Seat) -> float:
    near = map_of(s).near
    return 0.3 * (4 - len([c for c in s.nations[seat].cities if all(s.owner[hex_] == NONE for hex_ in near[c])]))


def _learned(s: ClashState, seat: Seat) -> float:
    advances = s.nations[seat].advances
    return 0.15 * (9 - len([bits for bits in CATEGORY_BITS if advances & bits]))


MISSING: Final[dict[str, Missing]] = {
    "large_civilization": _cities,
    "scientific_lead": _most_with(ACADEMY),
    "coastal_culture": _most_with(PORT),
    "religious_fervor": _most_with(TEMPLE),
    "fortifications": _most_with(FORTRESS),
    "star_gazers": _most_with(OBSERVATORY),
    "traders": _most_with(MARKET),
    "legacy": _most_with(OBELISK),
    "advanced_culture": _lead,
    "city_planner": _category("construction"),
    "education_lead": _category("education"),
    "militarized": _category("warfare"),
    "culture_focus": _category("culture"),
    "science_focus": _category("science"),
    "trade_focus": _category("economy"),
    "seafarers": _category("seafaring"),
    "eureka": _five(IDEAS),
    "wealth": _five(GOLD),
    "ore_supplies": _five(ORE),
    "wood_supplies": _five(WOOD),
    "food_supplies": _five(FOOD),
    "happy_population": _happy,
    "optimized_storage": _stored,
    "large_fleet": _fleet,
    "large_army": _armed,
    "military_might": _might,
    "standing_army": _guarded,
    "architecture": _kinds,
    "metropolis": _large,
    "government": _ruled,
    "goal_focused": _focused,
    "expansionist": _spread,
    "diversified_research": _learned,
}
"""What is missing to the goals that can be worked for bit by bit."""
AIMS: Final = {card: tuple([goal for goal, when in halves if when in AT_STATUS]) for card, halves in HALVES.items()}
"""The goals of each card that can be completed in the status phase."""
