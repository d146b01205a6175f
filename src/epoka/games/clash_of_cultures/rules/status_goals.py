"""Goals of objectives that are looked at in the status phase. (COC-11.1)

`STATUS` has what each of them needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import tables
from epoka.games.clash_of_cultures.rules import objectives
from epoka.games.clash_of_cultures.rules.cities import buildings, size
from epoka.games.clash_of_cultures.rules.moments import UNITS_COUNTED
from epoka.games.clash_of_cultures.rules.notes import kept
from epoka.games.clash_of_cultures.rules.trade_routes import could_form
from epoka.games.clash_of_cultures.rules.units import Pack, count, military, ships, stationed
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, done
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.seats import rivals

Test = Callable[[ClashState, Seat], bool]

# What the cards ask for.
HAPPY_CITIES: Final = tables.number("happy_population", "cities")
MANY_CITIES: Final = tables.number("large_civilization", "cities")
MANY_ADVANCES: Final = tables.number("advanced_culture", "advances")
FULL_STORES: Final = tables.number("optimized_storage", "amount")
BLOCKADE: Final = tables.number("sea_blockade", "ships")
FLEET: Final = tables.number("large_fleet", "ships")
LEAST_FLEET: Final = tables.number("large_fleet", "least")
LARGER_ARMY: Final = tables.number("large_army", "units")
GARRISONS: Final = tables.number("standing_army", "cities")
MIGHT: Final = tables.number("military_might", "units")
KINDS: Final = tables.number("architecture", "kinds")
THREAT: Final = tables.number("threat", "units")
CONSULATES: Final = tables.number("consulate", "cities")
METROPOLIS: Final = tables.number("metropolis", "size")
LONE_CITIES: Final = tables.number("expansionist", "cities")
TRADE_POWER: Final = tables.number("trade_power", "routes")
SHIPPING_ROUTES: Final = tables.number("shipping_routes", "routes")
CATEGORIES: Final = tables.number("diversified_research", "categories")
OUTPOSTS: Final = tables.number("outpost", "hexes")
WANDERERS: Final = tables.number("migration_objective", "hexes")
RECRUITED: Final = tables.number("high_culture", "leaders")


def _most_cities_with(building: int) -> Test:
    """More own cities with a building, of whatever colour, than any rival has."""

    def test(s: ClashState, seat: Seat) -> bool:
        def cities(who: Seat) -> int:
            return len([hex_ for hex_ in s.nations[who].cities if s.built[hex_] >> 3 * building & 7])

        mine = cities(seat)
        return mine > 0 and mine > max([cities(rival) for rival in rivals(s.nations, seat)])

    return test


def _category(name: str) -> Test:
    """All advances of a category."""
    wanted = tables.CATEGORY_BITS[tables.CATEGORY.index(name)]

    def test(s: ClashState, seat: Seat) -> bool:
        return s.nations[seat].advances & wanted == wanted

    return test


def _supplies(goal: str) -> Test:
    kind, least = objectives.PRICES[goal], tables.number(goal, tables.STOCK[objectives.PRICES[goal]])

    def test(s: ClashState, seat: Seat) -> bool:
        return s.nations[seat].stock[kind] >= least

    return test


def _happy_population(s: ClashState, seat: Seat) -> bool:
    return len([hex_ for hex_ in s.nations[seat].cities if s.mood[hex_] == tables.HAPPY]) >= HAPPY_CITIES


def _large_civilization(s: ClashState, seat: Seat) -> bool:
    return len(s.nations[seat].cities) >= MANY_CITIES


def _advanced_culture(s: ClashState, seat: Seat) -> bool:
    mine = s.nations[seat].advances.bit_count()
    return mine >= MANY_ADVANCES and mine > max(
        [s.nations[rival].advances.bit_count() for rival in rivals(s.nations, seat)]
    )


def _optimized_storage(s: ClashState, seat: Seat) -> bool:
    stock = s.nations[seat].stock
    return min(stock[tables.FOOD], stock[tables.WOOD], stock[tables.ORE]) >= FULL_STORES


def _allies(s: ClashState, seat: Seat) -> dict[Hex, int]:
    """Where pirates count as ships of a player, and how many. (COC-13.41)"""
    return {hex_: ships(pack) for groups in UNITS_COUNTED.found(s, seat) for _, hex_, pack in groups}


def _ships(s: ClashState, seat: Seat) -> int:
    """The ships of a player, those of allies too."""
    return s.fielded[seat][tables.SHIP] + sum(_allies(s, seat).values())


def _sea_blockade(s: ClashState, seat: Seat) -> bool:
    if _ships(s, seat) < BLOCKADE:
        return False
    others = rivals(s.nations, seat)
    ports = {s.ports[hex_] for rival in others for hex_ in s.nations[rival].cities if s.ports[hex_] != NOWHERE}
    allies = _allies(s, seat)
    return sum([ships(s.armies[seat][hex_]) + allies.get(hex_, 0) for hex_ in sorted(ports)]) >= BLOCKADE


def _large_fleet(s: ClashState, seat: Seat) -> bool:
    mine = _ships(s, seat)
    return mine >= FLEET or (
        mine >= LEAST_FLEET and mine > max([_ships(s, rival) for rival in rivals(s.nations, seat)])
    )


def _army(s: ClashState, seat: Seat) -> int:
    return sum([s.fielded[seat][kind] for kind in tables.MILITARY])


def _large_army(s: ClashState, seat: Seat) -> bool:
    mine = _army(s, seat)
    return mine >= LARGER_ARMY and mine >= LARGER_ARMY + max([_army(s, rival) for rival in rivals(s.nations, seat)])


def _standing_army(s: ClashState, seat: Seat) -> bool:
    return len([hex_ for hex_ in s.nations[seat].cities if military(s.armies[seat][hex_])]) >= GARRISONS


def _military_might(s: ClashState, seat: Seat) -> bool:
    return _army(s, seat) + _ships(s, seat) >= MIGHT


def _architecture(s: ClashState, seat: Seat) -> bool:
    return (
        len({kind for hex_ in s.nations[seat].cities for kind, whose in buildings(s, hex_) if whose == seat}) >= KINDS
    )


def _complete_categories(s: ClashState, seat: Seat) -> int:
    return len([wanted for wanted in tables.CATEGORY_BITS if s.nations[seat].advances & wanted == wanted])


def _goal_focused(s: ClashState, seat: Seat) -> bool:
    mine = _complete_categories(s, seat)
    return mine > 0 and mine > max([_complete_categories(s, rival) for rival in rivals(s.nations, seat)])


def _colony(s: ClashState, seat: Seat) -> bool:
    own = s.nations[seat]
    if kept(own, "city_founder") == objectives.round_stamp(s):
        return False
    return any(objectives.is_far(s, seat, hex_, "colony") for hex_ in own.cities)


def _threat(s: ClashState, seat: Seat) -> bool:
    if _army(s, seat) < THREAT:
        return False
    near = map_of(s).near
    beside = {hex_ for rival in rivals(s.nations, seat) for city in s.nations[rival].cities for hex_ in near[city]}
    return sum([military(s.armies[seat][hex_]) for hex_ in sorted(beside)]) >= THREAT


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
    return len(set(_abroad(s, seat))) >= CONSULATES


def _culture_power(s: ClashState, seat: Seat) -> bool:
    mine = len(_abroad(s, seat))
    return mine > 0 and mine > max([len(_abroad(s, rival)) for rival in rivals(s.nations, seat)])


def _metropolis(s: ClashState, seat: Seat) -> bool:
    return any(size(s, hex_) >= METROPOLIS for hex_ in s.nations[seat].cities)


def _government(s: ClashState, seat: Seat) -> bool:
    advances = s.nations[seat].advances
    return any(advances & tables.CATEGORY_BITS[kind] == tables.CATEGORY_BITS[kind] for kind in tables.GOVERNMENTS)


def _expansionist(s: ClashState, seat: Seat) -> bool:
    near = map_of(s).near
    return (
        len([c for c in s.nations[seat].cities if all(s.owner[hex_] == tables.NONE for hex_ in near[c])]) >= LONE_CITIES
    )


def _trade_power(s: ClashState, seat: Seat) -> bool:
    return could_form(s, seat) >= TRADE_POWER


def _shipping_routes(s: ClashState, seat: Seat) -> bool:
    return could_form(s, seat, ships_only=True) >= SHIPPING_ROUTES


def _diversified_research(s: ClashState, seat: Seat) -> bool:
    return len([wanted for wanted in tables.CATEGORY_BITS if s.nations[seat].advances & wanted]) >= CATEGORIES


def _magnificent_culture(s: ClashState, seat: Seat) -> bool:
    """The only wonder of the last round is the player's."""
    built = [objectives.wonders_built(s, who) for who in range(len(s.nations))]
    return built[seat] == sum(built) == 1


def _remote(s: ClashState, seat: Seat, kinds: Callable[[Pack], int]) -> int:
    """Hexes with some units that are neither in nor next to own cities."""
    near, cities = map_of(s).near, s.nations[seat].cities
    home = {*cities, *[hex_ for city in cities for hex_ in near[city]]}
    return len([hex_ for hex_, pack in stationed(s.armies[seat]) if hex_ not in home and kinds(pack)])


def _settlers(pack: Pack) -> int:
    return count(pack, tables.SETTLER)


def _outpost(s: ClashState, seat: Seat) -> bool:
    return _army(s, seat) >= OUTPOSTS and _remote(s, seat, military) >= OUTPOSTS


def _migration(s: ClashState, seat: Seat) -> bool:
    return s.fielded[seat][tables.SETTLER] >= WANDERERS and _remote(s, seat, _settlers) >= WANDERERS


def _spread(goal: str, kind: int) -> Test:
    hexes = tables.number(goal, "hexes")

    def test(s: ClashState, seat: Seat) -> bool:
        return s.fielded[seat][kind] >= hexes and len([pack for pack in s.armies[seat] if count(pack, kind)]) >= hexes

    return test


def _versatility(s: ClashState, seat: Seat) -> bool:
    return all(number for kind, number in enumerate(s.fielded[seat]) if kind != tables.SHIP) and _ships(s, seat) > 0


def _high_culture(s: ClashState, seat: Seat) -> bool:
    own = s.nations[seat]
    if own.civilization == tables.NONE or tables.LEADERS_EACH - len(own.leaders) < RECRUITED:
        return False
    return all(own.advances >> number & 1 for number in tables.ADVANCES_OF_CIVILIZATION[own.civilization])


STATUS: Final[dict[str, Test]] = {
    "large_civilization": _large_civilization,
    "scientific_lead": _most_cities_with(tables.ACADEMY),
    "coastal_culture": _most_cities_with(tables.PORT),
    "advanced_culture": _advanced_culture,
    "religious_fervor": _most_cities_with(tables.TEMPLE),
    "city_planner": _category("construction"),
    "eureka": _supplies("eureka"),
    "happy_population": _happy_population,
    "education_lead": _category("education"),
    "sea_blockade": _sea_blockade,
    "optimized_storage": _optimized_storage,
    "wealth": _supplies("wealth"),
    "large_fleet": _large_fleet,
    "ore_supplies": _supplies("ore_supplies"),
    "large_army": _large_army,
    "wood_supplies": _supplies("wood_supplies"),
    "fortifications": _most_cities_with(tables.FORTRESS),
    "food_supplies": _supplies("food_supplies"),
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
    "star_gazers": _most_cities_with(tables.OBSERVATORY),
    "horse_power": _spread("horse_power", tables.CAVALRY),
    "traders": _most_cities_with(tables.MARKET),
    "versatility": _versatility,
    "legacy": _most_cities_with(tables.OBELISK),
    "ivory_tower": _spread("ivory_tower", tables.ELEPHANT),
    "migration_objective": _migration,
    "high_culture": _high_culture,
}
"""What each goal of the status phase needs."""


def status_goals(s: ClashState, seat: Seat, used: objectives.Goals) -> list[tuple[int, str]]:
    """Cards that can be completed in the status phase, and by which goal; `used` are goals of this phase. (COC-11.1)

    Two goals of one name need different facts, which no two goals of the status phase have.
    """
    barred = {*used, *[objectives.EXCLUDES[goal] for goal in used if goal in objectives.EXCLUDES]}
    return [
        (card, goal)
        for card in s.nations[seat].plans
        for goal, when in objectives.HALVES[card]
        if when in objectives.AT_STATUS and goal not in barred and STATUS[goal](s, seat)
    ]


class ChooseStatusObjective(Question[ClashState]):
    """Which objective to complete in the status phase. (COC-11.1)"""

    seat: Seat
    used: objectives.Goals

    prompt: ClassVar[str] = "prompt-status-objective"
    rule: ClassVar[str] = "COC-11.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return (
            *[objectives.COMPLETE[card, goal] for card, goal in status_goals(s, self.seat, self.used)],
            objectives.DECLINE,
        )

    def tempting(self, s: ClashState) -> Options:
        able = self.options(s)
        every = [
            objectives.COMPLETE[card, goal]
            for card in s.nations[self.seat].plans
            for goal, _ in objectives.HALVES[card]
        ]
        return tuple([option for option in every if option not in able])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "complete" and answer[-1] in self.used:
            return Refusal("goal-used", "COC-11.1", {"goal": answer[-1]})
        return objectives.why_not_complete(s, self.seat, answer) or super().refuse(s, answer)


class StatusObjectives(Frame[ClashState]):
    """A player with objectives completes any number of those of the status phase. (COC-11.1)"""

    seat: Seat
    used: objectives.Goals = ()

    def start(self, s: ClashState) -> Step:
        if not s.nations[self.seat].plans:
            return done()
        return ask(ChooseStatusObjective(self.seat, self.used), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == objectives.DECLINE:
            return done()
        objectives.complete(s, self.seat, tables.CARD[str(answer[1])], str(answer[2]))
        self.used += (str(answer[2]),)
        return self.start(s)
