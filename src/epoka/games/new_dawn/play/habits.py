"""What mostly is a good answer in the middle of a resolution, without trying anything out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from epoka.games.new_dawn.card import AGES, MILITARY
from epoka.games.new_dawn.play import weights
from epoka.games.new_dawn.play.odds import Force, bonus, chance, defence
from epoka.games.new_dawn.rules.abilities import wonders_of
from epoka.games.new_dawn.rules.field import barbarians, city_states, open_forts, pieces_of_others, placeable
from epoka.games.new_dawn.state import (
    CAPITAL,
    CITY,
    RESOURCES,
    DawnState,
    giver_of,
    holdings,
    is_city,
    kind_of,
    land_of,
    owner_of,
    printed,
)
from epoka.games.new_dawn.tables import LEVEL, LEVELS, NATURAL, TECH_DIAL, TYPE, WONDER
from epoka.kernel import Option, Options, Question, Seat, Table
from epoka.parts.hexes import Hex

Liking = Callable[[DawnState, Seat, Question[Any], Option], float]


def habit(table: Table) -> Option:
    """The answer that mostly is good; of several alike the first."""
    decision = table.decision
    options = decision.options
    if len(options) == 1:
        return options[0]
    s: DawnState = table.state
    question = table.questions[0]
    moves = MOVES.get(decision.prompt)
    if moves is not None:
        return moving(moves(s, decision.seat), options)
    best, most = options[0], -1e9
    for option in options:
        like = LIKINGS.get(str(option[0]))
        liked = like(s, decision.seat, question, option) if like else 0.0
        if liked > most:
            best, most = option, liked
    return best


# -- tokens, cities and wonders ----------------------------------------------------------------------------------------


def _place(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    """A token: for what lies there, beside cities that are nearly mature, on the coast."""
    space = int(option[1])
    return 1.0 + spot(s, seat, space)


def spot(s: DawnState, seat: Seat, space: int) -> float:
    """What a token on a space is worth besides itself."""
    land, held = land_of(s), holdings(s)[seat]
    value = 0.0
    token = s.tokens[space]
    if token:
        value += 1.5 if token in NATURAL else 0.6
    calm = land.waters | held.spaces
    for city in land.near[space]:
        if held.city_bits >> city & 1:
            value += 0.6 / max(1, (land.bits[city] & ~calm).bit_count())
    if (land.edges | land.shores) >> space & 1:
        value += 0.1
    return value


def _found(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    """A city: where much can be reached from it, on another tile."""
    space = int(option[-1])
    land, held = land_of(s), holdings(s)[seat]
    value = 2.0 + 0.1 * (land.bits[space] & (placeable(s, seat) | held.spaces)).bit_count()
    if land.lay[space] not in {land.lay[city] for city in held.cities}:
        value += 0.4
    return value + 0.05 * sum([1 for near in land.near[space] if s.tokens[near]]) + 0.03 * land.difficulty[space]


def _wonder(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    wonder = WONDER[str(option[1])]
    types = [WONDER[built].type for built in wonders_of(s, seat)]
    return 3.5 + 0.3 * types.count(wonder.type) + 0.1 * AGES.index(wonder.age)


def _pay(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    """What is kept first, then tokens, then resources."""
    what = str(option[1])
    return 2.0 if what in NATURAL else 0.0 if what in RESOURCES else 1.0


def _host(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    """A wonder is safest in the capital, then in a city among reinforced tokens."""
    space = int(option[1])
    if kind_of(s.pieces[space]) == CAPITAL:
        return 5.0
    return float((land_of(s).bits[space] & holdings(s)[seat].strong).bit_count())


def _reinforce(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    """Tokens beside cities first, most of all beside forts."""
    space = int(option[1])
    land, held = land_of(s), holdings(s)[seat]
    cities = land.bits[space] & held.city_bits
    return 1.0 + 0.2 * cities.bit_count() + sum([cities >> fort & 1 for fort in land.forts])


def _grow(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    held = holdings(s)[seat]
    laid = sum([space >= 0 for space in held.districts])
    return 2.0 - 0.3 * laid if option[1] == "district" else 0.3 * min(4, len(held.tokens) - held.reinforced)


DISTRICTS: Final = {"theater_square": 5, "commercial_hub": 4, "encampment": 3, "campus": 2, "industrial_zone": 1}


def _district(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    return float(DISTRICTS.get(str(option[1]), 0))


# -- spending ----------------------------------------------------------------------------------------------------------


def _spend(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    """Tokens of science only where they bring a card; resources are kept."""
    if option[1] in RESOURCES:
        return -1.0
    if question.prompt_id() != "prompt-more-steps":
        return 0.5
    own = s.civilizations[seat]
    steps = int(question.args(s).get("amount", 0))
    tokens = max([trade for card, trade in zip(own.row, own.trade, strict=True) if TYPE[card] == "science"], default=0)
    return 0.5 if cards_passed(own.dial, steps + tokens) > cards_passed(own.dial, steps) else -0.1


def cards_passed(dial: int, steps: int) -> int:
    """How many cards so many steps of the tech dial give. (ND-9.2, ND-9.4)"""
    found = 0
    for _ in range(steps):
        dial = TECH_DIAL.again if dial == TECH_DIAL.last else dial + 1
        found += dial in LEVELS
    return found


def _boost(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    return -0.1


def _put(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    """Trade tokens go where there are some already, most of all for war, wonders and culture."""
    own = s.civilizations[seat]
    card = str(option[1])
    if card not in own.row:
        return 0.2
    return TRADE[TYPE[card]] + 0.1 * own.trade[own.row.index(card)]


TRADE: Final = {"military": 1.0, "industry": 0.9, "culture": 0.8, "growth": 0.5, "science": 0.4, "economy": 0.1}


def _resource(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    """What open wonders take, and what is not held yet."""
    name = str(option[1])
    held = s.civilizations[seat].resources[RESOURCES.index(name)]
    return sum([0.3 for wonder in s.market if name in WONDER[wonder].resources]) - 0.25 * held


# -- caravans and armies -----------------------------------------------------------------------------------------------


def visits(s: DawnState, seat: Seat) -> Callable[[Hex], float]:
    """What a caravan gains on each space: a visit, or coming nearer to somebody whom it may visit."""
    land, own = land_of(s), s.civilizations[seat]
    known = {printed(card) for card in own.diplomacy}
    givers = {giver_of(card) for card in own.diplomacy}
    goals = {goal: 0.7 if state in known else 1.5 for goal, state in land.states.items() if s.tokens[goal] == state}
    for other, held in enumerate(holdings(s)):
        if other != seat:
            goals |= dict.fromkeys(held.cities, 0.9 if other in givers else 1.4)
    away = [land.distance[goal] for goal in goals]

    def gain(space: Hex) -> float:
        if space in goals:
            return goals[space]
        near = min([distance[space] for distance in away], default=weights.FAR)
        return 0.3 * max(0, weights.FAR - near) / weights.FAR

    return gain


def assaults(s: DawnState, seat: Seat) -> Callable[[Hex], float]:
    """What an army may gain on each space: by an attack, or by coming nearer to a fort."""
    land, force = land_of(s), Force(s, seat)
    away = [land.distance[fort] for fort in land.forts if owner_of(s.pieces[fort]) != seat]
    most = force.strength + force.tokens
    wild, states, forts, rivals = barbarians(s), city_states(s), open_forts(s), pieces_of_others(s, seat)
    hostile = wild | states | forts | rivals

    def gain(space: Hex) -> float:
        if not hostile >> space & 1:
            near = min([distance[space] for distance in away], default=weights.FAR)
            return 0.2 * max(0, weights.FAR - near) / weights.FAR
        code = s.pieces[space]
        if (wild | states | forts) >> space & 1:
            target = "barbarian" if wild >> space & 1 else "city_state" if states >> space & 1 else "fort"
            prize = PRIZE[target]
        else:
            target = "city" if is_city(code) else "token"
            prize = 3.5 if space in land.forts else PRIZES[kind_of(code)]
        lead = most + bonus(s, seat, space, target, owner_of(code)) - defence(s, space, target)
        return prize * chance(lead) - 0.3

    return gain


PRIZES: Final = dict.fromkeys(range(CITY), 0.9) | {CITY: 2.2, CAPITAL: 0.8}
"""What taking a piece of each kind is worth."""
PRIZE: Final = {"barbarian": 0.8, "city_state": 1.3, "fort": 4.0}
"""What beating each neutral target is worth."""
MOVES: Final = {"prompt-caravan-move": visits, "prompt-army-move": assaults}
EXPLORING: Final = 0.35
"""What exploring is worth."""


def moving(gain: Callable[[Hex], float], options: Options) -> Option:
    """Where a figure goes: where it gains most; it stays where there is nothing to gain."""
    best, most = options[0], 0.0
    for option in options[1:]:
        liked = EXPLORING if option[0] == "explore" else gain(int(option[1]))
        if liked > most:
            best, most = option, liked
    return best


def _attack(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    return {"city": 3.0, "token": 2.0, "army": 1.5}.get(str(option[1]), 1.0)


def _add(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    """In battle a token is added if so many can win it."""
    lead, tokens = standing(s, seat, question)
    if lead > 0 or option[1] in RESOURCES:
        return -1.0
    return 1.0 if lead + tokens > 0 else -0.5


def _reroll(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    """A bad die is rolled again where adding is not enough."""
    lead, tokens = standing(s, seat, question)
    if lead > 0 or lead + tokens > 0 or option[1] in RESOURCES:
        return -1.0
    die = int(question.args(s).get("die", 6))
    return 0.5 if die <= 3 and lead + (6 - die) > 0 else -0.5


def standing(s: DawnState, seat: Seat, question: Question[Any]) -> tuple[int, int]:
    """By how much an answering seat is ahead in battle, and the tokens it has left; more than 0 wins."""
    known = question.args(s)
    lead = int(known.get("value", 0)) - int(known.get("against", 0))
    is_defender = question.prompt_id() == "prompt-defence"
    own = s.civilizations[seat]
    tokens = max([trade for card, trade in zip(own.row, own.trade, strict=True) if TYPE[card] == MILITARY], default=0)
    return lead + is_defender, tokens


# -- cards -------------------------------------------------------------------------------------------------------------


def _upgrade(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    card = str(option[1])
    return LEVEL[card] + UPGRADES[TYPE[card]]


UPGRADES: Final = {"military": 0.9, "industry": 0.8, "culture": 0.7, "economy": 0.6, "science": 0.5, "growth": 0.4}


def _give_way(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    return -float(LEVEL[str(option[1])])


def _govern(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    return {"autocracy": 3.0, "republic": 2.5, "monarchy": 1.5, "oligarchy": 1.0}.get(str(option[1]), 0.8)


def _keep(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    """A government that there is already is kept, unless autocracy can be had."""
    return 2.7 if any(thing in GOVERNED for things in s.civilizations[seat].lying for thing in things) else 0.0


GOVERNED: Final = ("republic", "monarchy", "democracy", "oligarchy", "autocracy", "communism")


def _focus(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    """Another card that may be resolved."""
    return {"culture": 3.0, "growth": 2.0, "science": 2.5}.get(TYPE[str(option[1])], 1.0)


def _shift(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    return float(option[1])


def _never(s: DawnState, seat: Seat, question: Question[Any], option: Option) -> float:
    return -0.2


LIKINGS: Final[dict[str, Liking]] = {
    "place": _place,
    "found": _found,
    "settle": _found,
    "wonder": _wonder,
    "pay": _pay,
    "host": _host,
    "reinforce": _reinforce,
    "grow": _grow,
    "district": _district,
    "spend": _spend,
    "boost": _boost,
    "put": _put,
    "resource": _resource,
    "move": _never,
    "attack": _attack,
    "add": _add,
    "reroll": _reroll,
    "upgrade": _upgrade,
    "give-way": _give_way,
    "govern": _govern,
    "keep": _keep,
    "focus": _focus,
    "shift": _shift,
    "blast": _never,
    "exchange": _never,
    "drop": _never,
    "go-on": _never,
    "no-more": _never,
    "liberate": _never,
}
"""How much an option is liked, by its word; 0 for all others."""
