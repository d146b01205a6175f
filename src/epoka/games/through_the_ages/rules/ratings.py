"""Culture and science ratings, strength, happiness, action tokens: what follows from the cards in play. (TTA-5)

`recount` is called when cards in play have changed, `refresh` when only workers have. Both leave the results in the
civilization, so that nothing has to be worked out again while it stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.games.through_the_ages import tables
from epoka.games.through_the_ages.card import WONDER
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.armies import army_strength
from epoka.games.through_the_ages.rules.tokens import FOOD_AS_RESOURCE, RESOURCE_AS_FOOD
from epoka.games.through_the_ages.state import CARDS, SHIPS, AgesState, Civilization
from epoka.games.through_the_ages.values import Categories, Gives, Pact, Partner
from epoka.kernel import NOBODY, Seat

Bonus = tuple[int, int, int]
"""What a leader adds to culture rating, science rating and strength."""

RUIN_CULTURE: Final = EVERY[tables.RAVAGES].event.culture_rating_instead
"""The culture rating of a wonder turned down by Ravages of Time. (TTA-29.14)"""

WALL: Final = EVERY[tables.GREAT_WALL].gives


def on(own: Civilization, kinds: range) -> int:
    """How many workers stand on these technologies."""
    return sum(own.workers[kinds.start : kinds.stop])


def best(own: Civilization, *groups: range) -> int:
    """The staffed technology of the highest level among these, or NONE. (TTA-29.13, TTA-29.18)"""
    found = tables.NONE
    for kinds in groups:
        for kind in kinds:
            if own.workers[kind] and (found == tables.NONE or tables.LEVEL[kind] > tables.LEVEL[found]):
                found = kind
    return found


def is_basilica_built(own: Civilization) -> bool:
    """Whether happy faces count twice. (TTA-29.6)"""
    return any(tables.KIND[card] == tables.BASILICA for card in own.wonders)


def faces(own: Civilization, categories: Categories) -> int:
    """Happy faces on staffed buildings and on wonders, as often as St. Peter's Basilica makes them count. (TTA-29.6)"""
    found = 0
    for category in categories:
        if category == WONDER:
            found += sum([max(0, tables.HAPPINESS[tables.KIND[card]]) for card in own.wonders])
        else:
            found += sum([own.workers[kind] * tables.HAPPINESS[kind] for kind in tables.RANGES[category]])
    return found * tables.HAPPINESS_TIMES if is_basilica_built(own) else found


def gives(leader: int) -> Gives:
    """What a leader's card says."""
    return EVERY[leader].gives


# -- what each leader adds (TTA-29) ----------------------------------------------------------------------------------


def _homer(own: Civilization) -> Bonus:
    card = gives(tables.HOMER)
    return card.culture_per_warriors * min(card.warriors_at_most, own.workers[tables.WARRIORS]), 0, 0


def _alexander(own: Civilization) -> Bonus:
    return 0, 0, gives(tables.ALEXANDER).strength_per_unit * sum(own.workers[tables.FIRST_UNIT :])


def _michelangelo(own: Civilization) -> Bonus:
    card = gives(tables.MICHELANGELO)
    return card.culture_per_happy_face * faces(own, card.happy_faces_on), 0, 0


def _joan(own: Civilization) -> Bonus:
    card = gives(tables.JOAN)
    return 0, 0, card.strength_per_happy_face * faces(own, card.happy_faces_on)


def _scholar(leader: int) -> Callable[[Civilization], Bonus]:
    per_level = gives(leader).science_per_level_of_best
    groups = [tables.RANGES[category] for category in gives(leader).best_of]
    return lambda own: (0, per_level * tables.LEVEL[best(own, *groups)], 0)


def _genghis(own: Civilization) -> Bonus:
    card, cavalry = gives(tables.GENGHIS), on(own, tables.CAVALRIES)
    return card.culture_per_cavalry * cavalry, 0, card.cavalry_strength * cavalry


def _shakespeare(own: Civilization) -> Bonus:
    # A pair is a worker of each. (TTA-29.19)
    card, libraries = gives(tables.SHAKESPEARE), on(own, tables.LIBRARIES)
    pairs = min(libraries, on(own, tables.THEATERS))
    return card.culture_per_library * libraries + card.culture_per_library_theater_pair * pairs, 0, 0


def _cook(own: Civilization) -> Bonus:
    return gives(tables.COOK).culture_per_colony * len(own.colonies), 0, 0


def _bach(own: Civilization) -> Bonus:
    return gives(tables.BACH).culture_per_theater * on(own, tables.THEATERS), 0, 0


def _rock_icon(own: Civilization) -> Bonus:
    return (gives(tables.ROCK_ICON).best_theater_culture_times - 1) * tables.CULTURE[best(own, tables.THEATERS)], 0, 0


def _game_designer(own: Civilization) -> Bonus:
    card = gives(tables.GAME_DESIGNER)
    levels = sum([own.workers[kind] * tables.LEVEL[kind] for kind in tables.LABS])
    return card.labs_produce_culture_per_level * levels, card.science_per_lab * on(own, tables.LABS), 0


LEADER_BONUS: Final[dict[int, Callable[[Civilization], Bonus]]] = {
    tables.HOMER: _homer,
    tables.ALEXANDER: _alexander,
    tables.MICHELANGELO: _michelangelo,
    tables.JOAN: _joan,
    tables.LEONARDO: _scholar(tables.LEONARDO),
    tables.NEWTON: _scholar(tables.NEWTON),
    tables.EINSTEIN: _scholar(tables.EINSTEIN),
    tables.GENGHIS: _genghis,
    tables.SHAKESPEARE: _shakespeare,
    tables.COOK: _cook,
    tables.BACH: _bach,
    tables.ROCK_ICON: _rock_icon,
    tables.GAME_DESIGNER: _game_designer,
}

# -- pacts (TTA-21) --------------------------------------------------------------------------------------------------


TRADES: Final = {"": 0, "food_as_resource": FOOD_AS_RESOURCE, "resource_as_food": RESOURCE_AS_FOOD}
"""The role in a Trade Routes Agreement by the words of its card. (TTA-21.9)"""


def _partners(pact: Pact) -> dict[str, Partner]:
    return {"A": pact.both or pact.a or Partner(), "B": pact.both or pact.b or Partner()}


PARTNER: Final = {kind: _partners(EVERY[kind].pact) for kind in tables.PACTS}
"""What each pact gives to A and to B."""


def pacts_of(s: AgesState, seat: Seat) -> list[tuple[int, str, Seat]]:
    """The pacts a seat is part of: kind, its role A or B, and the partner."""
    found = []
    for proposer, other in enumerate(s.civilizations):
        if other.pact and seat in (proposer, other.partner):
            mine = (other.role == 0) == (proposer == seat)
            found.append(
                (tables.KIND[other.pact[0]], "A" if mine else "B", other.partner if proposer == seat else proposer)
            )
    return found


def civil_hand_limit(own: Civilization) -> int:
    """How many civil cards may be held when one is taken. (TTA-9.3)"""
    return own.white + own.fixed[CARDS]


def military_hand_limit(own: Civilization) -> int:
    """How many military cards may be kept. (TTA-16.5)"""
    return own.red + sum([tables.MILITARY_HAND_BONUS[tables.KIND[card]] for card in own.wonders])


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
        given = PARTNER[kind][role]
        culture += given.culture
        strength += given.strength
        red += given.military_actions
        more_food += given.food_per_turn
        more_resources += given.resources_per_turn
        culture += given.culture_per_partner_wonder * completed_wonders(s.civilizations[partner])
        trade = TRADES[given.trade] or trade
        if given.technology_discount:
            fellow = partner
    return culture, strength, red, (trade, fellow, more_food, more_resources)


# -- counting --------------------------------------------------------------------------------------------------------


def recount(s: AgesState, seat: Seat) -> None:
    """Work out what a civilization's cards give, whatever its workers do; then its ratings. (TTA-5.6, TTA-25.5)"""
    own = s.civilizations[seat]
    own.leads = tables.KIND[own.leader[0]] if own.leader else tables.NONE
    own.tactics = tables.KIND[own.tactic[0]] if own.tactic else tables.NONE
    kinds = [own.government, own.leads]
    kinds += [kind for kind in [tables.KIND[card] for card in own.technologies] if kind in tables.SPECIALS]
    kinds += [tables.KIND[card] for card in own.wonders]
    own.construction = next((kind for kind in kinds if tables.SUBTYPE[kind] == "construction"), tables.NONE)
    own.limit = tables.URBAN_LIMIT[own.government] + s.easier
    culture, strength, red, (trade, *shared) = _pact_gives(s, seat)
    culture += sum([tables.CULTURE[kind] for kind in kinds]) + RUIN_CULTURE * len(own.ruins)
    strength += sum([tables.STRENGTH[kind] for kind in kinds])
    happy = sum([tables.HAPPINESS[kind] for kind in kinds if tables.HAPPINESS[kind] > 0])
    unhappy = -sum([tables.HAPPINESS[kind] for kind in kinds if tables.HAPPINESS[kind] < 0])
    for card in own.colonies:
        permanent = EVERY[tables.KIND[card]].territory.permanent
        strength += permanent.strength
        happy += permanent.happiness
    science = sum([tables.SCIENCE[kind] for kind in kinds])
    stands = int(tables.BASILICA in kinds), int(tables.GREAT_WALL in kinds)
    cards = sum([tables.HAND_BONUS[kind] for kind in kinds])
    ships = sum([tables.COLONIZATION_BONUS[kind] for kind in kinds])
    moves = int(tables.OCEAN_LINER in kinds), int(tables.RAILROAD in kinds)
    own.fixed = (culture, science, strength, happy, unhappy, trade, *stands, cards, ships, *shared, *moves)
    _adjust_actions(
        own,
        sum([tables.CIVIL_ACTIONS[kind] for kind in kinds]),
        red + sum([tables.MILITARY_ACTIONS[kind] for kind in kinds]),
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
            culture += count * tables.CULTURE[kind]
            science += count * tables.SCIENCE[kind]
            strength += count * tables.STRENGTH[kind]
            happy += count * tables.HAPPINESS[kind]
    leader = LEADER_BONUS.get(own.leads)
    if leader is not None:
        more_culture, more_science, more_strength = leader(own)
        culture += more_culture
        science += more_science
        strength += more_strength
    if wall:
        strength += WALL.strength_per_infantry * on(own, tables.INFANTRIES)
        strength += WALL.strength_per_artillery * on(own, tables.ARTILLERIES)
    if own.tactics != tables.NONE:
        strength += army_strength(own)
    if doubled:
        happy *= tables.HAPPINESS_TIMES
    happy -= unhappy
    own.culture_rating = culture if 0 <= culture <= tables.MAX_RATING else 0 if culture < 0 else tables.MAX_RATING
    own.science_rating = science if 0 <= science <= tables.MAX_RATING else 0 if science < 0 else tables.MAX_RATING
    own.strength = strength if 0 <= strength <= tables.MAX_STRENGTH else 0 if strength < 0 else tables.MAX_STRENGTH
    own.happiness = happy if 0 <= happy <= tables.MAX_HAPPINESS else 0 if happy < 0 else tables.MAX_HAPPINESS


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
    return max(0, tables.REQUIRED[own.yellow] - own.happiness)


def is_protected(s: AgesState, seat: Seat, rival: Seat) -> bool:
    """Whether a pact forbids the two to attack each other. (TTA-21.6)"""
    return any(partner == rival and EVERY[kind].pact.prevents_attacks for kind, _, partner in pacts_of(s, seat))
