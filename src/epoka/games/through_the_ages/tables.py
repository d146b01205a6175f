"""What the rules look up about cards: flat tuples, one entry for each printed card, indexed by its number.

A *kind* is the number of a printed card, its place in `cards.EVERY`. A *card* is the number of a physical one; copies
of a kind follow each other. `NONE` stands for "no card" and has an entry of zeros in every table.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from epoka.games.through_the_ages.card import (
    ACTION,
    AGGRESSION,
    AIR_FORCE,
    ARTILLERY,
    BOARD,
    CATEGORIES,
    CAVALRY,
    CIVIL,
    DEFENSE,
    EVENT,
    FARM,
    GOVERNMENT,
    INFANTRY,
    LAB,
    LEADER,
    LIBRARY,
    MILITARY,
    MINE,
    PACT,
    SPECIAL,
    TACTIC,
    TEMPLE,
    TERRITORY,
    THEATER,
    WAR,
    WONDER,
    WORKED,
)
from epoka.games.through_the_ages.cards import EVERY

Numbers = tuple[int, ...]

NONE: Final = len(EVERY)
NAMES: Final[tuple[str, ...]] = (*[card.id for card in EVERY], "none")
KINDS: Final[dict[str, int]] = {card.id: kind for kind, card in enumerate(EVERY)}

# -- physical cards --------------------------------------------------------------------------------------------------

KIND: Final[Numbers] = tuple(
    [kind for kind, card in enumerate(EVERY) if card.deck != BOARD for _ in range(card.copies[2])]
)
"""The kind of each physical card. (TTA-1.2)"""
CARD_COUNT: Final = len(KIND)


def copies_of(kind: int, seats: int) -> Numbers:
    """The physical cards of a kind that are used with so many players. (TTA-1.4)"""
    first = KIND.index(kind)
    return tuple(range(first, first + EVERY[kind].copies[seats - 2]))


# -- what kind of card -----------------------------------------------------------------------------------------------


def _range(category: str) -> range:
    found = [kind for kind, card in enumerate(EVERY) if card.category == category]
    assert found == list(range(found[0], found[-1] + 1))
    return range(found[0], found[-1] + 1)


LEVEL: Final[Numbers] = (*[card.level for card in EVERY], 0)
RANGES: Final[dict[str, range]] = {category: _range(category) for category in CATEGORIES}

FARMS: Final = RANGES[FARM]
MINES: Final = RANGES[MINE]
LABS: Final = RANGES[LAB]
TEMPLES: Final = RANGES[TEMPLE]
LIBRARIES: Final = RANGES[LIBRARY]
THEATERS: Final = RANGES[THEATER]
INFANTRIES: Final = RANGES[INFANTRY]
CAVALRIES: Final = RANGES[CAVALRY]
ARTILLERIES: Final = RANGES[ARTILLERY]
AIR_FORCES: Final = RANGES[AIR_FORCE]
GOVERNMENTS: Final = RANGES[GOVERNMENT]
SPECIALS: Final = RANGES[SPECIAL]
WONDERS: Final = RANGES[WONDER]
LEADERS: Final = RANGES[LEADER]
ACTIONS: Final = RANGES[ACTION]
EVENTS: Final = RANGES[EVENT]
TERRITORIES: Final = RANGES[TERRITORY]
AGGRESSIONS: Final = RANGES[AGGRESSION]
WARS: Final = RANGES[WAR]
PACTS: Final = RANGES[PACT]
TACTICS: Final = RANGES[TACTIC]
DEFENSES: Final = RANGES[DEFENSE]

WORKER_KINDS: Final = len([card for card in EVERY if card.category in WORKED])
"""Kinds below this number are technologies that workers stand on."""
FIRST_URBAN: Final = LABS.start
FIRST_UNIT: Final = INFANTRIES.start
URBAN: Final = range(FIRST_URBAN, FIRST_UNIT)
UNITS: Final = range(FIRST_UNIT, WORKER_KINDS)
TECHNOLOGIES: Final = range(SPECIALS.stop)
"""Everything with a science cost, and the technologies of the player board. (TTA-11.5)"""

GROUP: Final[Numbers] = tuple([WORKED.index(card.category) for card in EVERY[:WORKER_KINDS]])
"""The type of a worked technology: farm, mine, lab, …"""
GROUP_KINDS: Final[tuple[Numbers, ...]] = tuple([tuple(RANGES[category]) for category in WORKED])

IS_MILITARY: Final[tuple[bool, ...]] = tuple([EVERY[kind].deck == MILITARY for kind in KIND])
"""Whether a physical card has a dark back."""
BACK: Final[tuple[str, ...]] = tuple([f"{EVERY[kind].deck}_{EVERY[kind].age.lower()}" for kind in KIND])
"""What the back of a physical card shows: its deck."""
CARD_LEVEL: Final[Numbers] = tuple([EVERY[kind].level for kind in KIND])
CARD_NAME: Final[tuple[str, ...]] = tuple([EVERY[kind].id for kind in KIND])


@cache
def deck(side: str, level: int, seats: int) -> Numbers:
    """The physical cards of a civil or military deck with so many players. (TTA-1.3, TTA-1.4)"""
    found: list[int] = []
    for kind, card in enumerate(EVERY):
        if card.deck == side and card.level == level:
            found += copies_of(kind, seats)
    return tuple(found)


def civil_deck(level: int, seats: int) -> Numbers:
    """A civil deck."""
    return deck(CIVIL, level, seats)


def military_deck(level: int, seats: int) -> Numbers:
    """A military deck."""
    return deck(MILITARY, level, seats)


# -- printed numbers -------------------------------------------------------------------------------------------------


def _gives(name: str) -> Numbers:
    return (*[int(card.gives.get(name, 0)) for card in EVERY], 0)


def _costs(name: str) -> Numbers:
    found: list[Any] = [card.cost.get(name, 0) for card in EVERY]
    return (*[value if isinstance(value, int) else 0 for value in found], 0)


def _params(name: str) -> Numbers:
    found: list[Any] = [card.params.get(name, 0) for card in EVERY]
    return (*[value if isinstance(value, int) else 0 for value in found], 0)


CULTURE: Final = _gives("culture")
SCIENCE: Final = _gives("science")
STRENGTH: Final = _gives("strength")
HAPPINESS: Final = _gives("happiness")
CIVIL_ACTIONS: Final = _gives("civil_actions")
MILITARY_ACTIONS: Final = _gives("military_actions")
URBAN_LIMIT: Final = _gives("urban_limit")
BLUE_TOKENS: Final = _gives("blue_tokens")
COLONIZATION_BONUS: Final = _gives("colonization_bonus")
HAND_BONUS: Final = _gives("civil_hand_limit")
TOKEN_VALUE: Final[Numbers] = tuple(
    [
        card.gives.get("food_per_token") or card.gives.get("resources_per_token") or card.level
        for card in EVERY[: LABS.stop]
    ]
)
"""What a blue token is worth on a farm, a mine or, under Bill Gates, a lab. (TTA-6.1, TTA-29.5)"""

COST: Final = _costs("resources")
SCIENCE_COST: Final = tuple(
    [plain or low for plain, low in zip(_costs("science"), _costs("science_revolution"), strict=True)]
)
"""Science to play a technology; for a government the price of a revolution. (TTA-11.1)"""
PEACEFUL_COST: Final = _costs("science_peaceful")
STAGES: Final[tuple[Numbers, ...]] = (*[tuple(card.cost.get("stages", ())) for card in EVERY], ())

SUBTYPE: Final[tuple[str, ...]] = (*[str(card.printed.get("subtype", "")) for card in EVERY], "")
URBAN_DISCOUNT: Final[tuple[Numbers, ...]] = (
    *[
        tuple([card.gives.get("urban_discount_by_level", {}).get(str(level), 0) for level in range(4)])
        for card in EVERY
    ],
    (0, 0, 0, 0),
)
STAGES_PER_ACTION: Final = tuple([count or 1 for count in _gives("wonder_stages_per_action")])

# -- leaders and wonders with a rule of their own (TTA-29) -----------------------------------------------------------

POPULATION_DISCOUNT: Final = _gives("population_food_discount")
TAKING_DISCOUNT: Final = _gives("wonder_take_discount")
TURN_RESOURCES: Final = _gives("military_resources_per_turn")
TAKING_SCIENCE: Final = _gives("science_on_taking_technology")
PLAYING_RESOURCES: Final = _gives("resources_on_playing_technology")
PLAYING_CULTURE: Final = _gives("culture_on_playing_technology")
PLAYING_REFUND: Final = _gives("refund_civil_action_on_technology")
ATTACKED_CULTURE: Final = _gives("culture_when_attacked")
COLONIZING_CARD_BONUS: Final = _gives("colonization_card_bonus")
THEATER_SCIENCE_DISCOUNT: Final = _gives("theater_science_discount")
THEATER_DISCOUNT: Final = _gives("theater_resource_discount")
UNIT_SCIENCE_DISCOUNT: Final = _gives("unit_technology_science_discount")
WARTIME_DISCOUNT: Final = _gives("unit_resource_discount_when_war_declared_on_you")
RIVALS_PAY: Final = _gives("others_extra_resources")
CAVALRY_STRENGTH: Final = _gives("cavalry_strength")

AGRICULTURE: Final = KINDS["agriculture"]
BRONZE: Final = KINDS["bronze"]
PHILOSOPHY: Final = KINDS["philosophy"]
RELIGION: Final = KINDS["religion"]
WARRIORS: Final = KINDS["warriors"]
DESPOTISM: Final = KINDS["despotism"]
START_KINDS: Final = (AGRICULTURE, BRONZE, PHILOSOPHY, RELIGION, WARRIORS)
START_WORKERS: Final[Numbers] = tuple([card.printed.get("starting_workers", 0) for card in EVERY[:WORKER_KINDS]])

ALEXANDER: Final = KINDS["alexander_the_great"]
HOMER: Final = KINDS["homer"]
MICHELANGELO: Final = KINDS["michelangelo"]
JOAN: Final = KINDS["joan_of_arc"]
LEONARDO: Final = KINDS["leonardo_da_vinci"]
GENGHIS: Final = KINDS["genghis_khan"]
COLUMBUS: Final = KINDS["christopher_columbus"]
BARBAROSSA: Final = KINDS["frederick_barbarossa"]
SHAKESPEARE: Final = KINDS["william_shakespeare"]
COOK: Final = KINDS["james_cook"]
NAPOLEON: Final = KINDS["napoleon_bonaparte"]
ROBESPIERRE: Final = KINDS["maximilien_robespierre"]
BACH: Final = KINDS["js_bach"]
NEWTON: Final = KINDS["isaac_newton"]
EINSTEIN: Final = KINDS["albert_einstein"]
GANDHI: Final = KINDS["mahatma_gandhi"]
ROCK_ICON: Final = KINDS["rock_and_roll_icon"]
GATES: Final = KINDS["bill_gates"]
CHURCHILL: Final = KINDS["winston_churchill"]
GAME_DESIGNER: Final = KINDS["game_designer"]

BASILICA: Final = KINDS["st_peters_basilica"]
GREAT_WALL: Final = KINDS["great_wall"]
RAILROAD: Final = KINDS["transcontinental_railroad"]
OCEAN_LINER: Final = KINDS["ocean_liner_service"]

# -- military cards --------------------------------------------------------------------------------------------------

DEFENSE_VALUE: Final = _gives("defense")
COLONIZATION_VALUE: Final = _gives("colonization")
ATTACK_COST: Final = _costs("military_actions")
ARMY_BONUS: Final = _gives("army_bonus")
ARMY_BONUS_OBSOLETE: Final = _gives("army_bonus_obsolete")
FORMATION: Final[tuple[Numbers, ...]] = (
    *[
        tuple([card.printed.get("formation", {}).get(unit, 0) for unit in (INFANTRY, CAVALRY, ARTILLERY)])
        for card in EVERY
    ],
    (0, 0, 0),
)
"""Infantry, cavalry and artillery that one army of a tactics card needs. (TTA-22.2)"""
AMOUNT: Final = _params("amount")
BUILDINGS: Final = _params("buildings")
CULTURE_PER_LEVEL: Final = _params("attacker_culture_per_level")

OPEN_BORDERS: Final = KINDS["open_borders_agreement"]
TRADE_ROUTES: Final = KINDS["trade_routes_agreement"]
SCIENTIFIC_COOPERATION: Final = KINDS["scientific_cooperation"]
TOURISM: Final = KINDS["international_tourism"]
LOSS_OF_SOVEREIGNTY: Final = KINDS["loss_of_sovereignty"]

# -- the player board (TTA-4) ----------------------------------------------------------------------------------------

BANK: Final = 60
"""Banks never hold more tokens than this; the tables below go on that far."""


def _by_bank(*steps: tuple[int, int]) -> Numbers:
    """A table over the tokens in a bank from its steps: from so many tokens on, this value."""
    return tuple([next(value for least, value in steps if tokens >= least) for tokens in range(BANK + 1)])


FOOD_COST: Final = _by_bank((17, 2), (13, 3), (9, 4), (5, 5), (1, 7), (0, 99))
CONSUMPTION: Final = _by_bank((17, 0), (13, 1), (9, 2), (5, 3), (1, 4), (0, 6))
REQUIRED: Final = _by_bank((17, 0), (13, 1), (11, 2), (9, 3), (7, 4), (5, 5), (3, 6), (1, 7), (0, 8))
CORRUPTION: Final = _by_bank((9, 0), (5, 2), (1, 4), (0, 6))

SPACE_COST: Final = (1,) * 5 + (2,) * 4 + (3,) * 4
"""Civil actions for the card on each space of the row. (TTA-8.1)"""

MAX_SCIENCE: Final = 40
MAX_RATING: Final = 30
MAX_STRENGTH: Final = 60
MAX_HAPPINESS: Final = 8
