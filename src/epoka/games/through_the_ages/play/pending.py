"""What fights and auctions under way are likely to bring, so that half a decision can be judged."""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.play.hands import HOPED
from epoka.games.through_the_ages.play.weights import (
    BLUE_TOKEN,
    CONTENT,
    FOOD,
    RESOURCE,
    SCIENCE,
    STRENGTH,
    WORKER,
    YELLOW_TOKEN,
)
from epoka.games.through_the_ages.rules.aggressions import Aggression
from epoka.games.through_the_ages.rules.armies import units_of
from epoka.games.through_the_ages.rules.colonies import Auction, PayColony, card_value
from epoka.games.through_the_ages.rules.fights import Fight
from epoka.games.through_the_ages.rules.ratings import colonization_bonus
from epoka.games.through_the_ages.state import AgesState, Civilization
from epoka.games.through_the_ages.tables import (
    BUILDINGS,
    COST,
    DEFENSES,
    KIND,
    KINDS,
    LEVEL,
    UNITS,
)
from epoka.games.through_the_ages.tables import STRENGTH as STRENGTH_OF
from epoka.kernel import NOBODY, Table
from epoka.kernel.memo import memo

HIDDEN_DEFENSE: Final = 0.5
"""What a card in a rival's military hand adds to its defense, on average."""
WAR_STAKE: Final = 0.8
"""What a point of advantage in a war is worth."""


def unit_worth(kind: int, rounds: int) -> float:
    """What it costs to lose a unit: its worker and its price."""
    return WORKER * rounds + COST[kind] * RESOURCE[rounds]


def units_worth(units: tuple[int, ...], rounds: int) -> float:
    """What it costs to lose these units."""
    return sum([count * unit_worth(kind, rounds) for kind, count in zip(UNITS, units, strict=True) if count])


def booty(s: AgesState, frame: Fight, rounds: int) -> tuple[float, float]:
    """What an aggression gives the attacker and takes from the defender."""
    kind = KINDS[frame.card]
    other = s.civilizations[frame.rival]
    card = EVERY[kind].aggression
    if card.victim.population:
        return card.attacker.resources * RESOURCE[rounds], -card.victim.population * WORKER * rounds + 1
    if card.victim.food_or_resources:
        goods = -card.victim.food_or_resources * RESOURCE[rounds]
        return goods, goods
    if BUILDINGS[kind]:
        return 3 * RESOURCE[rounds] * BUILDINGS[kind], BUILDINGS[kind] * (4 * RESOURCE[rounds] + rounds)
    if card.annexes_colony:
        return 0.3 * rounds + 2, 0.3 * rounds + 2
    if card.victim.science:
        taken = min(-int(card.victim.science), other.science) * SCIENCE[rounds]
        return taken, taken
    if card.victim.culture:
        amount = -int(card.victim.culture)
        return amount, min(amount, other.culture)
    level = LEVEL[other.leads] if card.discard == "leader" else 1
    return card.attacker_culture_per_level * level, HOPED[other.leads] * min(rounds, 6)


def add_fight(s: AgesState, frame: Fight, facing: bool, rounds: int, found: list[float]) -> None:
    """The likely outcome of a fight; sacrificed units are still counted in the strengths. (TTA-20, TTA-24)"""
    seat, rival = frame.seat, frame.rival
    found[seat] -= units_worth(frame.sent, rounds)
    found[rival] -= units_worth(frame.held, rounds)
    margin = frame.attack(s) - frame.defense(s)
    if not isinstance(frame, Aggression):
        found[seat] += WAR_STAKE * margin
        found[rival] -= WAR_STAKE * margin
        return
    hidden = 0.0 if facing else HIDDEN_DEFENSE * len(s.civilizations[rival].military)
    likely = max(0.0, min(1.0, 0.5 + (margin - hidden - 0.5) / 3)) if hidden else float(margin > 0)
    gain, loss = booty(s, frame, rounds)
    found[seat] += likely * gain
    found[rival] -= likely * loss


@memo(1 << 10)
def colony_worth(kind: int, rounds: int) -> float:
    """What a colony gives at once and for good. (TTA-19.4)"""
    lasting, once = EVERY[kind].territory.permanent, EVERY[kind].territory.immediate
    worth = (YELLOW_TOKEN * lasting.yellow_tokens + BLUE_TOKEN * lasting.blue_tokens) * rounds
    worth += 2 * STRENGTH[rounds] * lasting.strength + CONTENT * rounds * lasting.happiness
    worth += once.culture + once.science * SCIENCE[rounds] + once.food * FOOD[rounds]
    worth += once.resources * RESOURCE[rounds] + once.population * WORKER * rounds
    return float(worth + 0.6 * once.military_cards)


def price_of_bid(own: Civilization, bid: int, rounds: int) -> float:
    """What it will cost to pay a bid with units and cards; at least one unit goes. (TTA-19.3)"""
    units = units_of(own)
    free = colonization_bonus(own)
    free += sum([card_value(own, KIND[card]) for card in own.military if KIND[card] in DEFENSES])
    cost = 0.0
    need = bid - free
    for kind, count in zip(UNITS, units, strict=True):
        for _ in range(count):
            if need > 0 or not cost:
                cost += unit_worth(kind, rounds)
                need -= STRENGTH_OF[kind]
    return cost + 0.5 * min(bid, free)


def add_colony(s: AgesState, frame: Auction | PayColony, rounds: int, found: list[float]) -> None:
    """What the highest bidder will get for its bid. (TTA-19.1)"""
    kind = KINDS[frame.card]
    if isinstance(frame, PayColony):
        found[frame.seat] += colony_worth(kind, rounds)
    elif frame.leader != NOBODY:
        own = s.civilizations[frame.leader]
        found[frame.leader] += 0.9 * (colony_worth(kind, rounds) - price_of_bid(own, frame.last, rounds))


def add_pending(table: Table, rounds: int, found: list[float]) -> None:
    """What the rule in progress is likely to bring each seat."""
    frame = table.stack[-1]
    if isinstance(frame, Fight):
        facing = bool(table.questions) and table.questions[0].seat == frame.rival
        add_fight(table.state, frame, facing, rounds, found)
    elif isinstance(frame, Auction | PayColony):
        add_colony(table.state, frame, rounds, found)
