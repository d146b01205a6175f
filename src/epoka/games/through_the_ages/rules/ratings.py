"""Culture and science ratings, strength, happiness, action tokens: what follows from the cards in play. (TTA-5)

`recount` is called when cards in play have changed, `refresh` when only workers have. Both leave the results in the
civilization, so that nothing has to be worked out again while it stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.armies import army_strength
from epoka.games.through_the_ages.rules.tokens import FOOD_AS_RESOURCE, RESOURCE_AS_FOOD
from epoka.games.through_the_ages.state import CARDS, SHIPS, AgesState, Civilization
from epoka.games.through_the_ages.tables import (
    ALEXANDER,
    ARTILLERIES,
    BACH,
    BASILICA,
    CAVALRIES,
    CIVIL_ACTIONS,
    COLONIZATION_BONUS,
    COOK,
    CULTURE,
    EINSTEIN,
    FIRST_UNIT,
    GAME_DESIGNER,
    GENGHIS,
    GREAT_WALL,
    HAND_BONUS,
    HAPPINESS,
    HOMER,
    INFANTRIES,
    JOAN,
    KIND,
    LABS,
    LEONARDO,
    LEVEL,
    LIBRARIES,
    MAX_HAPPINESS,
    MAX_RATING,
    MAX_STRENGTH,
    MICHELANGELO,
    MILITARY_ACTIONS,
    NEWTON,
    NONE,
    OCEAN_LINER,
    RAILROAD,
    REQUIRED,
    ROCK_ICON,
    SCIENCE,
    SCIENTIFIC_COOPERATION,
    SHAKESPEARE,
    SPECIALS,
    STRENGTH,
    SUBTYPE,
    TEMPLES,
    THEATERS,
    TOURISM,
    TRADE_ROUTES,
    URBAN_LIMIT,
    WARRIORS,
)
from epoka.kernel import NOBODY, Seat

Bonus = tuple[int, int, int]
"""What a leader adds to culture rating, science rating and strength."""

RUIN_CULTURE: Final = 2
"""The culture rating of a wonder turned down by Ravages of Time. (TTA-29.14)"""


def on(own: Civilization, kinds: range) -> int:
    """How many workers stand on these technologies."""
    return sum(own.workers[kinds.start : kinds.stop])


def best(own: Civilization, *groups: range) -> int:
    """The staffed technology of the highest level among these, or NONE. (TTA-29.13, TTA-29.18)"""
    found = NONE
    for kinds in groups:
        for kind in kinds:
            if own.workers[kind] and (found == NONE or LEVEL[kind] > LEVEL[found]):
                found = kind
    return found


def is_basilica_built(own: Civilization) -> bool:
    """Whether happy faces count twice. (TTA-29.6)"""
    return any(KIND[card] == BASILICA for card in own.wonders)


def faces(own: Civilization, *groups: range) -> int:
    """Happy faces on staffed buildings, doubled by St. Peter's Basilica. (TTA-29.6)"""
    found = sum([own.workers[kind] * HAPPINESS[kind] for kinds in groups for kind in kinds])
    return found * 2 if is_basilica_built(own) else found


def per(leader: int, name: str) -> int:
    """A number that a leader's card names."""
    return int(EVERY[leader].gives[name])


# -- what each leader adds (TTA-29) ----------------------------------------------------------------------------------


def _homer(own: Civilization) -> Bonus:
    return per(HOMER, "culture_per_warriors_max2") * min(2, own.workers[WARRIORS]), 0, 0


def _alexander(own: Civilization) -> Bonus:
    return 0, 0, per(ALEXANDER, "strength_per_unit") * sum(own.workers[FIRST_UNIT:])


def _michelangelo(own: Civilization) -> Bonus:
    wonders = sum([max(0, HAPPINESS[KIND[card]]) for card in own.wonders])
    return faces(own, TEMPLES, THEATERS) + (wonders * 2 if is_basilica_built(own) else wonders), 0, 0


def _joan(own: Civilization) -> Bonus:
    return 0, 0, faces(own, TEMPLES)


def _best_scholar(own: Civilization) -> Bonus:
    return 0, LEVEL[best(own, LABS, LIBRARIES)], 0


def _genghis(own: Civilization) -> Bonus:
    cavalry = on(own, CAVALRIES)
    return per(GENGHIS, "culture_per_cavalry") * cavalry, 0, per(GENGHIS, "cavalry_strength") * cavalry


def _shakespeare(own: Civilization) -> Bonus:
    libraries = on(own, LIBRARIES)
    pairs = min(libraries, on(own, THEATERS))
    gives = EVERY[SHAKESPEARE].gives
    return gives["culture_per_library"] * libraries + gives["culture_per_library_theater_pair"] * pairs, 0, 0


def _cook(own: Civilization) -> Bonus:
    return per(COOK, "culture_per_colony") * len(own.colonies), 0, 0


def _bach(own: Civilization) -> Bonus:
    return per(BACH, "culture_per_theater") * on(own, THEATERS), 0, 0


def _rock_icon(own: Civilization) -> Bonus:
    return CULTURE[best(own, THEATERS)], 0, 0


def _game_designer(own: Civilization) -> Bonus:
    culture = sum([own.workers[kind] * LEVEL[kind] for kind in LABS])
    return culture, per(GAME_DESIGNER, "science_per_lab") * on(own, LABS), 0


LEADER_BONUS: Final[dict[int, Callable[[Civilization], Bonus]]] = {
    HOMER: _homer,
    ALEXANDER: _alexander,
    MICHELANGELO: _michelangelo,
    JOAN: _joan,
    LEONARDO: _best_scholar,
    NEWTON: _best_scholar,
    EINSTEIN: _best_scholar,
    GENGHIS: _genghis,
    SHAKESPEARE: _shakespeare,
    COOK: _cook,
    BACH: _bach,
    ROCK_ICON: _rock_icon,
    GAME_DESIGNER: _game_designer,
}

# -- pacts (TTA-21) --------------------------------------------------------------------------------------------------


def pacts_of(s: AgesState, seat: Seat) -> list[tuple[int, str, Seat]]:
    """The pacts a seat is part of: kind, its role A or B, and the partner."""
    found = []
    for proposer, other in enumerate(s.civilizations):
        if other.pact and seat in (proposer, other.partner):
            mine = (other.role == 0) == (proposer == seat)
            found.append((KIND[other.pact[0]], "A" if mine else "B", other.partner if proposer == seat else proposer))
    return found


def civil_hand_limit(own: Civilization) -> int:
    """How many civil cards may be held when one is taken. (TTA-9.3)"""
    return own.white + own.fixed[CARDS]


def military_hand_limit(own: Civilization) -> int:
    """How many military cards may be kept. (TTA-16.5)"""
    return own.red + own.fixed[CARDS]


def colonization_bonus(own: Civilization) -> int:
    """What cards in play add when colonizing. (TTA-19.2)"""
    return own.fixed[SHIPS]


def completed_wonders(own: Civilization) -> int:
    """Completed wonders; one turned down still counts. (TTA-29.14)"""
    return len(own.wonders) + len(own.ruins)


def _pact_gives(s: AgesState, seat: Seat) -> tuple[int, int, int, tuple[int, ...]]:
    """What a seat's pacts give it: culture, strength, military actions; trade role, fellow, food, resources."""
    culture = strength = red = trade = more_food = more_resources = 0
    fellow = NOBODY
    for kind, role, partner in pacts_of(s, seat):
        gives: dict[str, Any] = EVERY[kind].gives[role]
        culture += gives.get("culture", 0)
        strength += gives.get("strength", 0)
        red += gives.get("military_actions", 0)
        more_food += gives.get("food_per_turn", 0)
        more_resources += gives.get("resources_per_turn", 0)
        if kind == TOURISM:
            culture += gives["culture_per_partner_wonder"] * completed_wonders(s.civilizations[partner])
        elif kind == TRADE_ROUTES:
            trade = FOOD_AS_RESOURCE if role == "A" else RESOURCE_AS_FOOD
        elif kind == SCIENTIFIC_COOPERATION:
            fellow = partner
    return culture, strength, red, (trade, fellow, more_food, more_resources)


# -- counting --------------------------------------------------------------------------------------------------------


def recount(s: AgesState, seat: Seat) -> None:
    """Work out what a civilization's cards give, whatever its workers do; then its ratings. (TTA-5.6, TTA-25.5)"""
    own = s.civilizations[seat]
    own.leads = KIND[own.leader[0]] if own.leader else NONE
    own.tactics = KIND[own.tactic[0]] if own.tactic else NONE
    kinds = [own.government, own.leads]
    kinds += [kind for kind in [KIND[card] for card in own.technologies] if kind in SPECIALS]
    kinds += [KIND[card] for card in own.wonders]
    own.construction = next((kind for kind in kinds if SUBTYPE[kind] == "construction"), NONE)
    own.limit = URBAN_LIMIT[own.government] + s.easier
    culture, strength, red, (trade, *shared) = _pact_gives(s, seat)
    culture += sum([CULTURE[kind] for kind in kinds]) + RUIN_CULTURE * len(own.ruins)
    strength += sum([STRENGTH[kind] for kind in kinds])
    happy = sum([HAPPINESS[kind] for kind in kinds if HAPPINESS[kind] > 0])
    unhappy = -sum([HAPPINESS[kind] for kind in kinds if HAPPINESS[kind] < 0])
    for card in own.colonies:
        permanent = EVERY[KIND[card]].gives["permanent"]
        strength += permanent.get("strength", 0)
        happy += permanent.get("happiness", 0)
    science = sum([SCIENCE[kind] for kind in kinds])
    stands = int(BASILICA in kinds), int(GREAT_WALL in kinds)
    cards = sum([HAND_BONUS[kind] for kind in kinds])
    ships = sum([COLONIZATION_BONUS[kind] for kind in kinds])
    moves = int(OCEAN_LINER in kinds), int(RAILROAD in kinds)
    own.fixed = (culture, science, strength, happy, unhappy, trade, *stands, cards, ships, *shared, *moves)
    _adjust_actions(
        own, sum([CIVIL_ACTIONS[kind] for kind in kinds]), red + sum([MILITARY_ACTIONS[kind] for kind in kinds])
    )
    refresh(own)


def _adjust_actions(own: Civilization, white: int, red: int) -> None:
    """New tokens can be used at once; of lost ones, spent ones go first. (TTA-10.12)"""
    if white < own.white:
        own.white_spent = max(0, own.white_spent - (own.white - white))
    if red < own.red:
        own.red_spent = max(0, own.red_spent - (own.red - red))
    own.white = white
    own.red = red


def refresh(own: Civilization) -> None:
    """Work out the ratings from the workers and from what `recount` found. (TTA-5.3 to TTA-5.5, TTA-22.1)"""
    culture, science, strength, happy, unhappy, _, doubled, wall, *_ = own.fixed
    workers = own.workers
    for kind in own.known:
        count = workers[kind]
        if count:
            culture += count * CULTURE[kind]
            science += count * SCIENCE[kind]
            strength += count * STRENGTH[kind]
            happy += count * HAPPINESS[kind]
    leader = LEADER_BONUS.get(own.leads)
    if leader is not None:
        more_culture, more_science, more_strength = leader(own)
        culture += more_culture
        science += more_science
        strength += more_strength
    if wall:
        strength += on(own, INFANTRIES) + on(own, ARTILLERIES)
    if own.tactics != NONE:
        strength += army_strength(own)
    if doubled:
        happy *= 2
    happy -= unhappy
    own.culture_rating = culture if 0 <= culture <= MAX_RATING else 0 if culture < 0 else MAX_RATING
    own.science_rating = science if 0 <= science <= MAX_RATING else 0 if science < 0 else MAX_RATING
    own.strength = strength if 0 <= strength <= MAX_STRENGTH else 0 if strength < 0 else MAX_STRENGTH
    own.happiness = happy if 0 <= happy <= MAX_HAPPINESS else 0 if happy < 0 else MAX_HAPPINESS


def recount_all(s: AgesState) -> None:
    """Work out everybody's figures: where one civilization's cards change another's."""
    for seat in range(len(s.civilizations)):
        recount(s, seat)


def recount_with_partners(s: AgesState, seat: Seat) -> None:
    """A civilization's figures, and those of its partners, whose pacts may look at it. (TTA-21.4)"""
    recount(s, seat)
    for _, _, partner in pacts_of(s, seat):
        recount(s, partner)


def discontent(own: Civilization) -> int:
    """Workers without a happy face. (TTA-15.1)"""
    return max(0, REQUIRED[own.yellow] - own.happiness)


def is_protected(s: AgesState, seat: Seat, rival: Seat) -> bool:
    """Whether a pact forbids the two to attack each other. (TTA-21.6)"""
    return any(partner == rival and EVERY[kind].printed["prevents_attacks"] for kind, _, partner in pacts_of(s, seat))


def holds_pact(s: AgesState, seat: Seat, kind: int) -> Seat:
    """The partner of a seat in a pact of this kind, or NOBODY."""
    return next((partner for found, _, partner in pacts_of(s, seat) if found == kind), NOBODY)
