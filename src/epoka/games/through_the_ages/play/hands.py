"""What cards promise that are not at work yet: the civil and the military hand, and the wonder under way."""

from __future__ import annotations

import re
from typing import Final

from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.play.figures import Figures
from epoka.games.through_the_ages.play.prospects import BONUS, technology_worth
from epoka.games.through_the_ages.play.weights import (
    BLUE_TOKEN,
    CIVIL_ACTION,
    CONTENT,
    FOOD,
    HELD,
    IN_HAND,
    MILITARY_ACTION,
    RESOURCE,
    RESOURCE_RATE,
    SCIENCE,
    SCIENCE_RATE,
    STRENGTH,
)
from epoka.games.through_the_ages.rules.armies import army_bonus
from epoka.games.through_the_ages.rules.building import completion_score
from epoka.games.through_the_ages.rules.ratings import LEADER_BONUS
from epoka.games.through_the_ages.rules.row import LAST_AGE
from epoka.games.through_the_ages.state import FULL, SIMPLE, Civilization
from epoka.games.through_the_ages.tables import (
    ACTIONS,
    BLUE_TOKENS,
    CIVIL_ACTIONS,
    CULTURE,
    DEFENSES,
    EVENTS,
    FIRST_UNIT,
    GOVERNMENTS,
    HAPPINESS,
    KIND,
    KINDS,
    LEADERS,
    LEVEL,
    MILITARY_ACTIONS,
    NAMES,
    NONE,
    PACTS,
    PEACEFUL_COST,
    RAILROAD,
    SCIENCE_COST,
    SPECIALS,
    STAGES,
    SUBTYPE,
    TACTICS,
    TERRITORIES,
    URBAN_LIMIT,
    WORKER_KINDS,
)
from epoka.games.through_the_ages.tables import SCIENCE as SCIENCE_OF
from epoka.games.through_the_ages.tables import STRENGTH as STRENGTH_OF
from epoka.kernel.memo import memo

# -- leaders (TTA-29) ------------------------------------------------------------------------------------------------

_LEADERS: Final[dict[str, tuple[float, float]]] = {
    "julius_caesar": (1.0, 0.0),
    "homer": (2.0, 0.3),
    "moses": (0.9, 0.9),
    "hammurabi": (0.8, 0.0),
    "aristotle": (1.0, 1.0),
    "alexander_the_great": (0.8, 0.0),
    "michelangelo": (2.4, 0.2),
    "joan_of_arc": (1.0, 0.1),
    "leonardo_da_vinci": (1.6, 0.4),
    "genghis_khan": (1.0, 0.0),
    "christopher_columbus": (0.8, 0.8),
    "frederick_barbarossa": (0.8, 0.8),
    "william_shakespeare": (1.8, 0.0),
    "james_cook": (0.8, 0.1),
    "napoleon_bonaparte": (1.6, 0.0),
    "maximilien_robespierre": (0.6, 0.2),
    "js_bach": (1.8, 0.2),
    "isaac_newton": (2.0, 0.6),
    "albert_einstein": (2.6, 1.4),
    "mahatma_gandhi": (2.2, 0.2),
    "rock_and_roll_icon": (2.6, 0.0),
    "bill_gates": (1.8, 1.8),
    "winston_churchill": (1.2, 0.8),
    "game_designer": (2.6, 0.0),
}
"""What a leader brings in a turn when all goes well, and how much of it no rating shows."""
HOPED: Final = tuple([_LEADERS.get(name, (0.0, 0.0))[0] for name in NAMES])
UNSEEN: Final = tuple([_LEADERS.get(name, (0.0, 0.0))[1] for name in NAMES])
HOPE: Final = 0.3
"""How much of what a leader does not bring yet counts."""
SHOWN: Final = tuple(
    [
        CULTURE[kind]
        + CIVIL_ACTION * CIVIL_ACTIONS[kind]
        + MILITARY_ACTION * MILITARY_ACTIONS[kind]
        + 0.6 * STRENGTH_OF[kind]
        + CONTENT * HAPPINESS[kind]
        for kind in range(NONE + 1)
    ]
)
"""What the printed ratings of a card bring in a turn."""


def leader_shows(own: Civilization, kind: int) -> float:
    """What a leader adds in a turn to what a civilization's ratings show now."""
    bonus = LEADER_BONUS.get(kind)
    if bonus is None:
        return SHOWN[kind]
    culture, science, strength = bonus(own)
    return SHOWN[kind] + culture + 0.7 * science + 0.6 * strength


def leader_worth(own: Civilization, kind: int, life: int) -> float:
    """What a leader would bring in so many rounds."""
    now = leader_shows(own, kind) + UNSEEN[kind]
    return life * (now + HOPE * max(0.0, HOPED[kind] - now))


def leader_rest(own: Civilization, life: int, rounds: int) -> float:
    """What the leader in play brings beyond the ratings, less what the ratings will lose when it leaves."""
    kind = own.leads
    shown = leader_shows(own, kind)
    now = shown + UNSEEN[kind]
    return life * (UNSEEN[kind] + HOPE * max(0.0, HOPED[kind] - now)) - shown * (rounds - life)


# -- action cards (TTA-13) -------------------------------------------------------------------------------------------

_WHAT: Final[dict[str, tuple[str, float]]] = {
    "engineering_genius": ("discount", 0.7),
    "frugality": ("food", 0.9),
    "ideal_building_site": ("discount", 0.9),
    "rich_land": ("discount", 0.9),
    "efficient_upgrade": ("discount", 0.9),
    "patriotism": ("military_resources", 0.7),
    "revolutionary_idea": ("science", 1.0),
    "work_of_art": ("culture", 1.0),
    "bountiful_harvest": ("food", 0.9),
    "breakthrough": ("science", 0.9),
    "mineral_deposits": ("resources", 1.0),
    "wave_of_nationalism": ("", 2.0),
    "military_build_up": ("", 2.5),
    "endowment_for_the_arts": ("", 2.0),
}
"""Which number of an action card counts and how much of it; without one, how many resources the card is like."""


def _action_parts(kind: int) -> tuple[float, float, float, float]:
    """An action card as culture, resources, food and science."""
    name, part = _WHAT[re.sub("_(a|i|ii|iii)$", "", NAMES[kind])]
    amount = part * float(getattr(EVERY[kind].action, name)) if name else part
    if name == "culture":
        return amount, 0.0, 0.0, 0.0
    if name == "food":
        return 0.0, 0.0, amount, 0.0
    if name == "science":
        return 0.0, 0.0, 0.0, amount
    return 0.0, amount, 0.0, 0.0


ACTION_PARTS: Final = {kind: _action_parts(kind) for kind in ACTIONS}


def action_worth(kind: int, rounds: int) -> float:
    """What an action card will bring."""
    culture, resources, food, science = ACTION_PARTS[kind]
    return culture + resources * RESOURCE[rounds] + food * FOOD[rounds] + science * SCIENCE[rounds]


# -- cards that work once they lie there -----------------------------------------------------------------------------


@memo(1 << 13)
def gift_worth(kind: int, rounds: int, level: int) -> float:
    """What a government, a special technology or a wonder gives in so many rounds, whatever the workers do."""
    worth = (CULTURE[kind] + MILITARY_ACTION * MILITARY_ACTIONS[kind] + CIVIL_ACTION * CIVIL_ACTIONS[kind]) * rounds
    worth += SCIENCE_OF[kind] * SCIENCE_RATE[rounds] + BLUE_TOKEN * BLUE_TOKENS[kind] * rounds
    worth += HAPPINESS[kind] * rounds * CONTENT * 0.5 + 0.3 * URBAN_LIMIT[kind] * rounds
    worth += EXTRA.get(kind, 0.0) * rounds
    if kind == RAILROAD:
        worth += 2 * RESOURCE_RATE[rounds]
    if level == SIMPLE:
        return worth + BONUS * (STRENGTH_OF[kind] + HAPPINESS[kind]) + SCIENCE_OF[kind]
    return worth + 2 * STRENGTH_OF[kind] * STRENGTH[rounds]


EXTRA: Final[dict[int, float]] = {
    KINDS["masonry"]: 0.6,
    KINDS["architecture"]: 0.9,
    KINDS["engineering"]: 1.2,
    KINDS["cartography"]: 0.2,
    KINDS["navigation"]: 0.3,
    KINDS["satellites"]: 0.3,
    KINDS["great_wall"]: 0.8,
    KINDS["st_peters_basilica"]: 0.8,
    KINDS["ocean_liner_service"]: 1.3,
    KINDS["library_of_alexandria"]: 0.2,
}
"""What a card brings in a turn that no rating shows."""


def wonder_worth(f: Figures, kind: int, stages: int) -> float:
    """What a wonder promises with so many stages built."""
    missing = sum(STAGES[kind][stages:])
    late = max(0, missing - f.stored) // (f.mined + 1)
    if late >= f.lives[LEVEL[kind]]:
        return 0.0
    gives = gift_worth(kind, max(0, f.rounds - 1 - late), f.level)
    if LEVEL[kind] == LAST_AGE[FULL]:
        gives += completion_score(f.own, kind)
    done = 1 - missing / sum(STAGES[kind])
    # Each stage must be worth its price, so the promise grows faster than what is paid.
    return max(0.0, (0.7 + 0.25 * done) * gives - 0.8 * missing * RESOURCE[f.rounds])


def special_worth(own: Civilization, kind: int, rounds: int, level: int) -> float:
    """What a special technology adds to what lies there already of its type."""
    worth = gift_worth(kind, rounds, level)
    for card in own.technologies:
        old = KIND[card]
        if old in SPECIALS and SUBTYPE[old] == SUBTYPE[kind]:
            return worth - gift_worth(old, rounds, level) if LEVEL[kind] > LEVEL[old] else 0.0
    return worth


def government_worth(own: Civilization, kind: int, rounds: int, level: int) -> float:
    """What another government would be worth, beyond its price: a revolution costs a turn as well."""
    later = max(0, rounds - 1)
    more = gift_worth(kind, later, level) - gift_worth(own.government, later, level)
    revolution = SCIENCE_COST[kind] * SCIENCE[rounds] + own.white * CIVIL_ACTION
    return more - min(revolution, PEACEFUL_COST[kind] * SCIENCE[rounds])


def technology_gain(f: Figures, kind: int, due: int) -> float:
    """What a technology would bring beyond its price, less if science is short by `due` once it is paid."""
    own, rounds, level = f.own, f.rounds, f.level
    if kind in GOVERNMENTS:
        gain = government_worth(own, kind, rounds, level)
    else:
        gain = -SCIENCE_COST[kind] * SCIENCE[rounds]
        if kind < WORKER_KINDS:
            gain += technology_worth(f, kind)
        else:
            gain += special_worth(own, kind, rounds, level)
    if level == SIMPLE and LEVEL[kind] == 1:
        gain += BONUS
    return gain * max(0.0, 1 - due / ((own.science_rating + 0.5) * rounds)) if due > 0 else gain


def card_worth(f: Figures, kind: int, due: int) -> float:
    """What a civil card would bring beyond its price."""
    life = f.lives[LEVEL[kind]]
    if not life:
        return 0.0
    if kind in ACTION_PARTS:
        return action_worth(kind, f.rounds)
    if kind not in LEADERS:
        return technology_gain(f, kind, due)
    own = f.own
    gain = leader_worth(own, kind, life)
    return gain if own.leads == NONE else gain - leader_worth(own, own.leads, f.lives[LEVEL[own.leads]])


def hand_worth(f: Figures) -> float:
    """What the civil hand promises."""
    hand = f.own.hand
    worth = -HELD * len(hand)
    due = -f.own.science
    for card in hand:
        kind = KIND[card]
        due += SCIENCE_COST[kind]
        gain = card_worth(f, kind, due)
        if gain > 0:
            worth += IN_HAND * gain
    return worth


# -- the military hand (TTA-16) --------------------------------------------------------------------------------------


def _card_worth(kind: int) -> float:
    """About the same for all of an age: a rival's hand is a guess, and guesses must not outweigh what is known."""
    if kind in EVENTS or kind in TERRITORIES:
        return 0.5 + 0.35 * LEVEL[kind]
    if kind in DEFENSES:
        return 0.5 + 0.3 * LEVEL[kind]
    return 0.4 + 0.25 * LEVEL[kind] if kind not in PACTS else 0.3


TACTIC: Final = 0.5
"""How much of the strength counts that a tactics card in hand would add."""
MILITARY_CARD: Final = tuple([_card_worth(kind) for kind in range(NONE)])


def military_worth(own: Civilization, rounds: int) -> float:
    """What the military hand promises; a tactics card the strength it would add."""
    worth = 0.0
    for card in own.military:
        kind = KIND[card]
        worth += MILITARY_CARD[kind]
        if kind in TACTICS:
            units = own.workers[FIRST_UNIT:]
            more = army_bonus(kind, units)[0] - army_bonus(own.tactics, units)[0]
            if more > 0:
                worth += TACTIC * min(more, 4) * STRENGTH[rounds]
    return worth
