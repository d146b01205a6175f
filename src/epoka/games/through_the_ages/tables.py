"""What the rules look up about cards: flat tuples, one entry for each printed card, indexed by its number.

A *kind* is the number of a printed card, its place in `cards.EVERY`. A *card* is the number of a physical one; copies
of a kind follow each other. `NONE` stands for "no card" and has an entry of zeros in every table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

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
    START,
    TACTIC,
    TEMPLE,
    TERRITORY,
    THEATER,
    WAR,
    WONDER,
    WORKED,
    Card,
)
from epoka.games.through_the_ages.cards import EVERY
from epoka.kernel.memo import memo

T = TypeVar("T")
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
"""The age of a card, from 0 for A to 3. (TTA-5.7)"""
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


@memo()
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

NO_CARD: Final = Card("none", START, "leader", (0, 0, 0), "")
"""What the entries of `NONE` are made from: nothing is printed on it."""


def _each(value: Callable[[Card], T]) -> tuple[T, ...]:
    return tuple([value(card) for card in (*EVERY, NO_CARD)])


CULTURE: Final = _each(lambda card: card.gives.culture)
SCIENCE: Final = _each(lambda card: card.gives.science)
STRENGTH: Final = _each(lambda card: card.gives.strength)
HAPPINESS: Final = _each(lambda card: card.gives.happiness)
CIVIL_ACTIONS: Final = _each(lambda card: card.gives.civil_actions)
MILITARY_ACTIONS: Final = _each(lambda card: card.gives.military_actions)
URBAN_LIMIT: Final = _each(lambda card: card.gives.urban_limit)
BLUE_TOKENS: Final = _each(lambda card: card.gives.blue_tokens)
COLONIZATION_BONUS: Final = _each(lambda card: card.gives.colonization_bonus)
HAND_BONUS: Final = _each(lambda card: card.gives.civil_hand_limit)
MILITARY_HAND_BONUS: Final = _each(lambda card: card.gives.military_hand_limit)
LAB_RESOURCES: Final = EVERY[KINDS["bill_gates"]].gives.labs_produce_resources_per_level
"""Resources for each level of a lab that a token there is worth, under Bill Gates. (TTA-29.5)"""
TOKEN_VALUE: Final[Numbers] = tuple(
    [
        card.gives.food_per_token or card.gives.resources_per_token or LAB_RESOURCES * card.level
        for card in EVERY[: LABS.stop]
    ]
)
"""What a blue token is worth on a farm, a mine or, under Bill Gates, a lab. (TTA-6.1, TTA-29.5)"""

COST: Final = _each(lambda card: card.cost.resources)
SCIENCE_COST: Final = _each(lambda card: card.cost.science or card.cost.science_revolution)
"""Science to play a technology; for a government the price of a revolution. (TTA-11.1)"""
PEACEFUL_COST: Final = _each(lambda card: card.cost.science_peaceful)
STAGES: Final = _each(lambda card: card.cost.stages)
CONTAINS: Final = _each(lambda card: card.action.contains)
"""The action that an action card contains. (TTA-13.1)"""
PLAYING_COST: Final = _each(lambda card: card.cost.civil_actions)
"""Civil actions to play an action card. (TTA-13.1)"""

SUBTYPE: Final = _each(lambda card: card.subtype)
URBAN_DISCOUNT: Final[tuple[Numbers, ...]] = _each(lambda card: (0, *(card.gives.urban_discounts or (0, 0, 0))))
STAGES_PER_ACTION: Final = _each(lambda card: card.gives.wonder_stages_per_action)

# -- leaders and wonders with a rule of their own (TTA-29) -----------------------------------------------------------

POPULATION_DISCOUNT: Final = _each(lambda card: card.gives.population_food_discount)
TAKING_DISCOUNT: Final = _each(lambda card: card.gives.wonder_take_discount)
TURN_RESOURCES: Final = _each(lambda card: card.gives.military_resources_per_turn)
TAKING_SCIENCE: Final = _each(lambda card: card.gives.science_on_taking_technology)
PLAYING_RESOURCES: Final = _each(lambda card: card.gives.resources_on_playing_technology)
PLAYING_CULTURE: Final = _each(lambda card: card.gives.culture_on_playing_technology)
PLAYING_REFUND: Final = _each(lambda card: card.gives.refund_civil_action_on_technology)
ATTACKED_CULTURE: Final = _each(lambda card: card.gives.culture_when_attacked)
COLONIZING_CARD_BONUS: Final = _each(lambda card: card.gives.colonization_card_bonus)
THEATER_SCIENCE_DISCOUNT: Final = _each(lambda card: card.gives.theater_science_discount)
THEATER_DISCOUNT: Final = _each(lambda card: card.gives.theater_resource_discount)
UNIT_SCIENCE_DISCOUNT: Final = _each(lambda card: card.gives.unit_technology_science_discount)
WARTIME_DISCOUNT: Final = _each(lambda card: card.gives.unit_resource_discount_when_war_declared_on_you)
RIVALS_PAY: Final = _each(lambda card: card.gives.others_extra_resources)
CAVALRY_STRENGTH: Final = _each(lambda card: card.gives.cavalry_strength)
IGNORES_TACTICS: Final = _each(lambda card: card.gives.ignores_tactics)
EXPLORATIONS: Final = _each(lambda card: card.gives.explorations_per_game)
LEVIES: Final = _each(lambda card: card.gives.levies)
LEVY_FOOD_DISCOUNT: Final = _each(lambda card: card.gives.levy_food_discount)
LEVY_DISCOUNT: Final = _each(lambda card: card.gives.levy_resource_discount)
BEST_ARMY_TIMES: Final = _each(lambda card: card.gives.best_army_times)
MILITARY_REVOLUTION: Final = _each(lambda card: card.gives.revolution_uses_military_actions)
CANNOT_ATTACK: Final = _each(lambda card: card.gives.cannot_attack)
ATTACK_TIMES: Final = _each(lambda card: card.gives.attack_cost_times)
DEFENSE_TIMES: Final = _each(lambda card: card.gives.defense_card_times)

AGRICULTURE: Final = KINDS["agriculture"]
BRONZE: Final = KINDS["bronze"]
PHILOSOPHY: Final = KINDS["philosophy"]
RELIGION: Final = KINDS["religion"]
WARRIORS: Final = KINDS["warriors"]
DESPOTISM: Final = KINDS["despotism"]
START_KINDS: Final = (AGRICULTURE, BRONZE, PHILOSOPHY, RELIGION, WARRIORS)
START_WORKERS: Final[Numbers] = tuple([card.starting_workers for card in EVERY[:WORKER_KINDS]])

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
HAPPINESS_TIMES: Final = EVERY[BASILICA].gives.happiness_times
"""How often a happy face counts under St. Peter's Basilica. (TTA-29.6)"""
RAIL_TOKENS: Final = EVERY[RAILROAD].gives.extra_best_mine_tokens
"""Tokens that the best mine places besides, with the Transcontinental Railroad. (TTA-29.7)"""
VOYAGES: Final = EVERY[OCEAN_LINER].gives.population_actions_per_turn
"""How often in a turn the Ocean Liner Service brings a worker. (TTA-29.15)"""

RAVAGES: Final = KINDS["ravages_of_time"]

# -- military cards --------------------------------------------------------------------------------------------------

DEFENSE_VALUE: Final = _each(lambda card: card.gives.defense)
COLONIZATION_VALUE: Final = _each(lambda card: card.gives.colonization)
ATTACK_COST: Final = _each(lambda card: card.cost.military_actions)
ATTACK_COST_PER_LEVEL: Final = _each(lambda card: card.cost.military_actions_per_level)
"""Military actions for each level of the leader or wonder that an aggression discards. (TTA-20.8)"""
ADOPTION_COST: Final = ATTACK_COST
"""Military actions to play a tactics card. (TTA-12.4)"""
ARMY_BONUS: Final = _each(lambda card: card.gives.army_bonus)
ARMY_BONUS_OBSOLETE: Final = _each(lambda card: card.gives.army_bonus_obsolete or card.gives.army_bonus)
FORMATION: Final[tuple[Numbers, ...]] = _each(
    lambda card: (card.formation.infantry, card.formation.cavalry, card.formation.artillery)
)
"""Infantry, cavalry and artillery that one army of a tactics card needs. (TTA-22.2)"""
BUILDINGS: Final = _each(lambda card: card.aggression.buildings)


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
MAX_STRENGTH: Final = 60  # TTA-5.4
MAX_HAPPINESS: Final = 8
