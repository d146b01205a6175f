"""What fights and auctions under way are likely to bring, so that half a decision can be judged."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from epoka.bots.through_the_ages.hands import HOPED
from epoka.bots.through_the_ages.weights import (
    BLUE_TOKEN,
    CONTENT,
    FOOD,
    RESOURCE,
    SCIENCE,
    STRENGTH,
    WORKER,
    YELLOW_TOKEN,
)
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.aggressions import Aggression
from epoka.games.through_the_ages.rules.armies import units_of
from epoka.games.through_the_ages.rules.colonies import Auction, PayColony, card_value
from epoka.games.through_the_ages.rules.fights import Fight
from epoka.games.through_the_ages.rules.ratings import colonization_bonus
from epoka.games.through_the_ages.state import AgesState, Civilization
from epoka.games.through_the_ages.tables import (
    AMOUNT,
    BUILDINGS,
    COST,
    CULTURE_PER_LEVEL,
    DEFENSES,
    KIND,
    KINDS,
    LEVEL,
    UNITS,
)
from epoka.games.through_the_ages.tables import STRENGTH as STRENGTH_OF
from epoka.kernel import NOBODY, Table

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
    amount = AMOUNT[kind]
    if frame.card == "enslave":
        return 3 * RESOURCE[rounds], WORKER * rounds + 1
    if frame.card.startswith("plunder"):
        return amount * RESOURCE[rounds], amount * RESOURCE[rounds]
    if BUILDINGS[kind]:
        return 3 * RESOURCE[rounds] * BUILDINGS[kind], BUILDINGS[kind] * (4 * RESOURCE[rounds] + rounds)
    if frame.card == "annex":
        return 0.3 * rounds + 2, 0.3 * rounds + 2
    if frame.card == "spy":
        taken = min(amount, other.science) * SCIENCE[rounds]
        return taken, taken
    if frame.card == "armed_intervention":
        return amount, min(amount, other.culture)
    level = LEVEL[other.leads] if frame.card == "assassinate" else 1
    return CULTURE_PER_LEVEL[kind] * level, HOPED[other.leads] * min(rounds, 6)


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


@lru_cache(maxsize=1 << 10)
def colony_worth(kind: int, rounds: int) -> float:
    """What a colony gives at once and for good. (TTA-19.4)"""
    lasting, once = EVERY[kind].gives["permanent"], EVERY[kind].gives["immediate"]
    worth = (YELLOW_TOKEN * lasting.get("yellow_tokens", 0) + BLUE_TOKEN * lasting.get("blue_tokens", 0)) * rounds
    worth += 2 * STRENGTH[rounds] * lasting.get("strength", 0) + CONTENT * rounds * lasting.get("happiness", 0)
    worth += once.get("culture", 0) + once.get("science", 0) * SCIENCE[rounds] + once.get("food", 0) * FOOD[rounds]
    worth += once.get("resources", 0) * RESOURCE[rounds] + once.get("population", 0) * WORKER * rounds
    return float(worth + 0.6 * once.get("military_cards", 0))


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
