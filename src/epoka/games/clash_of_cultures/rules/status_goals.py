"""Goals of objectives that are looked at in the status phase. (COC-11.1)

`STATUS` has what each of them needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules.cities import buildings, size
from epoka.games.clash_of_cultures.rules.moments import UNITS_COUNTED
from epoka.games.clash_of_cultures.rules.notes import kept
from epoka.games.clash_of_cultures.rules.objectives import (
    AT_STATUS,
    COMPLETE,
    DECLINE,
    EXCLUDES,
    HALVES,
    LEADERS_EACH,
    Goals,
    complete,
    is_far,
    round_stamp,
    why_not_complete,
    wonders_built,
)
from epoka.games.clash_of_cultures.rules.trade_routes import could_form
from epoka.games.clash_of_cultures.rules.units import Pack, count, military, ships, stationed
from epoka.games.clash_of_cultures.state import ClashState, map_of, rivals
from epoka.games.clash_of_cultures.tables import (
    ACADEMY,
    ADVANCES_OF_CIVILIZATION,
    CARD,
    CATEGORY,
    CATEGORY_BITS,
    CAVALRY,
    CITY_SIZE,
    ELEPHANT,
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
    SETTLER,
    SHIP,
    TEMPLE,
    WOOD,
)
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, done

Test = Callable[[ClashState, Seat], bool]


def _most_cities_with(building: int) -> Test:
    """More own cities with a building, of whatever colour, than any rival has."""

    def test(s: ClashState, seat: Seat) -> bool:
        def cities(who: Seat) -> int:
            return len([hex_ for hex_ in s.nations[who].cities if s.built[hex_] >> 3 * building & 7])

        mine = cities(seat)
        return mine > 0 and mine > max([cities(rival) for rival in rivals(s, seat)])

    return test


def _category(name: str) -> Test:
    """All advances of a category."""
    wanted = CATEGORY_BITS[CATEGORY.index(name)]

    def test(s: ClashState, seat: Seat) -> bool:
        return s.nations[seat].advances & wanted == wanted

    return test


def _five(kind: int) -> Test:
    def test(s: ClashState, seat: Seat) -> bool:
        return s.nations[seat].stock[kind] >= 5

    return test


def _happy_population(s: ClashState, seat: Seat) -> bool:
    return len([hex_ for hex_ in s.nations[seat].cities if s.mood[hex_] == HAPPY]) >= 4


def _large_civilization(s: ClashState, seat: Seat) -> bool:
    return len(s.nations[seat].cities) >= 6


def _advanced_culture(s: ClashState, seat: Seat) -> bool:
    mine = s.nations[seat].advances.bit_count()
    return mine >= 6 and mine > max([s.nations[rival].advances.bit_count() for rival in rivals(s, seat)])


def _optimized_storage(s: ClashState, seat: Seat) -> bool:
    stock = s.nations[seat].stock
    return min(stock[FOOD], stock[WOOD], stock[ORE]) >= 3


def _allies(s: ClashState, seat: Seat) -> dict[Hex, int]:
    """Where pirates count as ships of a player, and how many. (COC-13.41)"""
    return {hex_: ships(pack) for groups in UNITS_COUNTED.found(s, seat) for _, hex_, pack in groups}


def _ships(s: ClashState, seat: Seat) -> int:
    """The ships of a player, those of allies too."""
    return s.fielded[seat][SHIP] + sum(_allies(s, seat).values())


def _sea_blockade(s: ClashState, seat: Seat) -> bool:
    if _ships(s, seat) < 2:
        return False
    ports = {s.ports[hex_] for rival in rivals(s, seat) for hex_ in s.nations[rival].cities if s.ports[hex_] != NOWHERE}
    allies = _allies(s, seat)
    return sum([ships(s.armies[seat][hex_]) + allies.get(hex_, 0) for hex_ in sorted(ports)]) >= 2


def _large_fleet(s: ClashState, seat: Seat) -> bool:
    mine = _ships(s, seat)
    return mine >= 4 or (mine >= 2 and mine > max([_ships(s, rival) for rival in rivals(s, seat)]))


def _army(s: ClashState, seat: Seat) -> int:
    return sum([s.fielded[seat][kind] for kind in MILITARY])


def _large_army(s: ClashState, seat: Seat) -> bool:
    mine = _army(s, seat)
    return mine >= 4 and mine >= 4 + max([_army(s, rival) for rival in rivals(s, seat)])


def _standing_army(s: ClashState, seat: Seat) -> bool:
    return len([hex_ for hex_ in s.nations[seat].cities if military(s.armies[seat][hex_])]) >= 4


def _military_might(s: ClashState, seat: Seat) -> bool:
    return _army(s, seat) + _ships(s, seat) >= 12


def _architecture(s: ClashState, seat: Seat) -> bool:
    return len({kind for hex_ in s.nations[seat].cities for kind, whose in buildings(s, hex_) if whose == seat}) >= 4


def _complete_categories(s: ClashState, seat: Seat) -> int:
    return len([wanted for wanted in CATEGORY_BITS if s.nations[seat].advances & wanted == wanted])


def _goal_focused(s: ClashState, seat: Seat) -> bool:
    mine = _complete_categories(s, seat)
    return mine > 0 and mine > max([_complete_categories(s, rival) for rival in rivals(s, seat)])


def _colony(s: ClashState, seat: Seat) -> bool:
    own = s.nations[seat]
    if kept(own, "city_founder") == round_stamp(s):
        return False
    return any(is_far(s, seat, hex_) for hex_ in own.cities)


def _threat(s: ClashState, seat: Seat) -> bool:
    if _army(s, seat) < 4:
        return False
    near = map_of(s).near
    beside = {hex_ for rival in rivals(s, seat) for city in s.nations[rival].cities for hex_ in near[city]}
    return sum([military(s.armies[seat][hex_]) for hex_ in sorted(beside)]) >= 4


def _abroad(s: ClashState, seat: Seat) -> list[Hex]:
    """Cities of other owners, once for each building of this colour in them."""
    return [
        hex_
        for hex_, built in enumerate(s.built)
        if built and s.owner[hex_] != seat
        for _, whose in buildings(s, hex_)
        if whose == seat
    ]


def _consulate(s: ClashState, seat: Seat) -> bool:
    return len(set(_abroad(s, seat))) >= 2


def _culture_power(s: ClashState, seat: Seat) -> bool:
    mine = len(_abroad(s, seat))
    return mine > 0 and mine > max([len(_abroad(s, rival)) for rival in rivals(s, seat)])


def _metropolis(s: ClashState, seat: Seat) -> bool:
    return any(size(s, hex_) >= CITY_SIZE for hex_ in s.nations[seat].cities)


def _government(s: ClashState, seat: Seat) -> bool:
    advances = s.nations[seat].advances
    return any(advances & CATEGORY_BITS[kind] == CATEGORY_BITS[kind] for kind in GOVERNMENTS)


def _expansionist(s: ClashState, seat: Seat) -> bool:
    near = map_of(s).near
    return len([c for c in s.nations[seat].cities if all(s.owner[hex_] == NONE for hex_ in near[c])]) >= 4


def _trade_power(s: ClashState, seat: Seat) -> bool:
    return could_form(s, seat) >= 3


def _shipping_routes(s: ClashState, seat: Seat) -> bool:
    return could_form(s, seat, ships_only=True) >= 2


def _diversified_research(s: ClashState, seat: Seat) -> bool:
    return len([wanted for wanted in CATEGORY_BITS if s.nations[seat].advances & wanted]) >= 9


def _magnificent_culture(s: ClashState, seat: Seat) -> bool:
    """The only wonder of the last round is the player's."""
    built = [wonders_built(s, who) for who in range(len(s.nations))]
    return built[seat] == sum(built) == 1


def _remote(s: ClashState, seat: Seat, kinds: Callable[[Pack], int]) -> int:
    """Hexes with some units that are neither in nor next to own cities."""
    near, cities = map_of(s).near, s.nations[seat].cities
    home = {*cities, *[hex_ for city in cities for hex_ in near[city]]}
    return len([hex_ for hex_, pack in stationed(s.armies[seat]) if hex_ not in home and kinds(pack)])


def _settlers(pack: Pack) -> int:
    return count(pack, SETTLER)


def _outpost(s: ClashState, seat: Seat) -> bool:
    return _army(s, seat) >= 3 and _remote(s, seat, military) >= 3


def _migration(s: ClashState, seat: Seat) -> bool:
    return s.fielded[seat][SETTLER] >= 3 and _remote(s, seat, _settlers) >= 3


def _on_three_hexes(kind: int) -> Test:
    def test(s: ClashState, seat: Seat) -> bool:
        return s.fielded[seat][kind] >= 3 and len([pack for pack in s.armies[seat] if count(pack, kind)]) >= 3

    return test


def _versatility(s: ClashState, seat: Seat) -> bool:
    return all(number for kind, number in enumerate(s.fielded[seat]) if kind != SHIP) and _ships(s, seat) > 0


def _high_culture(s: ClashState, seat: Seat) -> bool:
    own = s.nations[seat]
    if own.civilization == NONE or LEADERS_EACH - len(own.leaders) < 2:
        return False
    return all(own.advances >> number & 1 for number in ADVANCES_OF_CIVILIZATION[own.civilization])


STATUS: Final[dict[str, Test]] = {
    "large_civilization": _large_civilization,
    "scientific_lead": _most_cities_with(ACADEMY),
    "coastal_culture": _most_cities_with(PORT),
    "advanced_culture": _advanced_culture,
    "religious_fervor": _most_cities_with(TEMPLE),
    "city_planner": _category("construction"),
    "eureka": _five(IDEAS),
    "happy_population": _happy_population,
    "education_lead": _category("education"),
    "sea_blockade": _sea_blockade,
    "optimized_storage": _optimized_storage,
    "wealth": _five(GOLD),
    "large_fleet": _large_fleet,
    "ore_supplies": _five(ORE),
    "large_army": _large_army,
    "wood_supplies": _five(WOOD),
    "fortifications": _most_cities_with(FORTRESS),
    "food_supplies": _five(FOOD),
    "standing_army": _standing_army,
    "architecture": _architecture,
    "militarized": _category("warfare"),
    "goal_focused": _goal_focused,
    "colony": _colony,
    "threat": _threat,
    "culture_focus": _category("culture"),
    "consulate": _consulate,
    "science_focus": _category("science"),
    "trade_focus": _category("economy"),
    "metropolis": _metropolis,
    "seafarers": _category("seafaring"),
    "government": _government,
    "expansionist": _expansionist,
    "military_might": _military_might,
    "trade_power": _trade_power,
    "shipping_routes": _shipping_routes,
    "diversified_research": _diversified_research,
    "culture_power": _culture_power,
    "magnificent_culture": _magnificent_culture,
    "outpost": _outpost,
    "star_gazers": _most_cities_with(OBSERVATORY),
    "horse_power": _on_three_hexes(CAVALRY),
    "traders": _most_cities_with(MARKET),
    "versatility": _versatility,
    "legacy": _most_cities_with(OBELISK),
    "ivory_tower": _on_three_hexes(ELEPHANT),
    "migration_objective": _migration,
    "high_culture": _high_culture,
}
"""What each goal of the status phase needs."""


def status_goals(s: ClashState, seat: Seat, used: Goals) -> list[tuple[int, str]]:
    """Cards that can be completed in the status phase, and by which goal; `used` are goals of this phase. (COC-11.1)

    Two goals of one name need different facts, which no two goals of the status phase have.
    """
    barred = {*used, *[EXCLUDES[goal] for goal in used if goal in EXCLUDES]}
    return [
        (card, goal)
        for card in s.nations[seat].plans
        for goal, when in HALVES[card]
        if when in AT_STATUS and goal not in barred and STATUS[goal](s, seat)
    ]


class ChooseStatusObjective(Question[ClashState]):
    """Which objective to complete in the status phase. (COC-11.1)"""

    seat: Seat
    used: Goals

    prompt: ClassVar[str] = "prompt-status-objective"
    rule: ClassVar[str] = "COC-11.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return (*[COMPLETE[card, goal] for card, goal in status_goals(s, self.seat, self.used)], DECLINE)

    def tempting(self, s: ClashState) -> Options:
        able = self.options(s)
        every = [COMPLETE[card, goal] for card in s.nations[self.seat].plans for goal, _ in HALVES[card]]
        return tuple([option for option in every if option not in able])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "complete" and answer[-1] in self.used:
            return Refusal("goal-used", "COC-11.1", {"goal": answer[-1]})
        return why_not_complete(s, self.seat, answer) or super().refuse(s, answer)


class StatusObjectives(Frame[ClashState]):
    """A player with objectives completes any number of those of the status phase. (COC-11.1)"""

    seat: Seat
    used: Goals = ()

    def start(self, s: ClashState) -> Step:
        if not s.nations[self.seat].plans:
            return done()
        return ask(ChooseStatusObjective(self.seat, self.used), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DECLINE:
            return done()
        complete(s, self.seat, CARD[str(answer[1])], str(answer[2]))
        self.used += (str(answer[2]),)
        return self.start(s)
