"""The public numbers and marks of the table, for views. (TTA-32.1)"""

from __future__ import annotations

from typing import Any, Final

from epoka.games.through_the_ages import tables
from epoka.games.through_the_ages.rules import production, ratings
from epoka.games.through_the_ages.rules.armies import armies_of, army_strength, sacrifice_value, units_of
from epoka.games.through_the_ages.rules.building import growth_cost, stages_at_most, stages_price
from epoka.games.through_the_ages.rules.colonies import card_value
from epoka.games.through_the_ages.rules.fights import defense_value
from epoka.games.through_the_ages.rules.military import DRAWN_AT_MOST, has_military_deck
from epoka.games.through_the_ages.rules.prices import prices
from epoka.games.through_the_ages.rules.taking import taking_cost
from epoka.games.through_the_ages.rules.technology import science_price
from epoka.games.through_the_ages.rules.tokens import food, resources
from epoka.games.through_the_ages.state import SIMPLE, AgesState, Civilization
from epoka.kernel import NOBODY, Seat, Verb

BANK_SHOWN: Final = 19
"""A bank with more tokens than these tables have entries is as good as a full one. (TTA-4.1, TTA-4.2)"""
BANKS: Final = {
    "population_cost": [0, *tables.FOOD_COST[1:BANK_SHOWN]],
    "consumption": tables.CONSUMPTION[:BANK_SHOWN],
    "happiness": tables.REQUIRED[:BANK_SHOWN],
    "corruption": tables.CORRUPTION[:BANK_SHOWN],
}
"""What the player board prints under the tokens, by how many of them are left in the bank. (TTA-4)"""


def counters(s: AgesState) -> dict[str, Any]:
    """Numbers that everybody sees."""
    return {
        "table": {
            "age": s.age,
            "round": s.round,
            "last_round": s.last,
            "active": s.active,
            "civil_deck": len(s.civil),
            "military_deck": len(s.deck),
            "current_events": len(s.current),
            "future_events": len(s.future),
            "banks": BANKS,
            "most_science": tables.MAX_SCIENCE,
        },
        "seats": [_seat(s, seat, forecast) for seat, forecast in enumerate(forecasts(s))],
    }


PRINTED: Final = {"row": list(tables.SPACE_COST)}
"""Civil actions that each space of the card row costs. (TTA-8.1)"""


class _Heard:
    """Keeps what is told of a production, by verb and value."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: dict[str, int] = {}

    def note(self, s: Any, kind: Verb, values: tuple[Any, ...]) -> None:
        """Remember the values after the seat."""
        for field, value in zip(kind.fields[1:], values[1:], strict=True):
            self.found[kind.name if field == "amount" else field] = value


def forecasts(s: AgesState) -> list[dict[str, Any]]:
    """What production would bring each seat if its turn ended now. (TTA-14, TTA-15)"""
    trial = s.clone()
    found = []
    for seat, own in enumerate(s.civilizations):
        uprising = production.is_uprising(s, seat)
        trial.journal = heard = _Heard()
        if not uprising and not own.gone:
            production.score_and_farm(trial, seat)
            production.consume(trial, seat)
            production.mine(trial, seat, tables.NONE)
        told = heard.found.get
        after = trial.civilizations[seat]
        found.append(
            {
                "culture": told("culture", 0),
                "science": told("science", 0),
                "food": food(after) - food(own),
                "farmed": told("farmed", 0),
                "consumed": told("consumed", 0),
                "famine": told("famine", 0),
                "resources": resources(after) - resources(own),
                "mined": told("mined", 0),
                "corruption": told("corruption", 0),
                "uprising": uprising,
                "cards": 0 if uprising else _drawn(s, own),
            }
        )
    return found


def _drawn(s: AgesState, own: Civilization) -> int:
    """Military cards that would be drawn at the end of the turn. (TTA-16.3)"""
    if s.drawing or s.round == 1 or not has_military_deck(s):
        return 0
    return min(DRAWN_AT_MOST, own.red + own.red_extra - own.red_spent)


def _seat(s: AgesState, seat: Seat, forecast: dict[str, Any]) -> dict[str, Any]:
    own = s.civilizations[seat]
    strict = s.level != SIMPLE
    return {
        "culture": own.culture,
        "science": own.science,
        "culture_rating": own.culture_rating,
        "science_rating": own.science_rating,
        "strength": own.strength,
        "happiness": own.happiness,
        "happiness_needed": tables.REQUIRED[own.yellow] if strict else 0,
        "discontent": ratings.discontent(own) if strict else 0,
        "food": food(own),
        "food_output": production.farm_output(own),
        "consumption": tables.CONSUMPTION[own.yellow],
        "resources": resources(own),
        "resource_output": production.mine_output(own),
        "corruption": tables.CORRUPTION[own.blue] if strict else 0,
        "military_resources": own.pool,
        "yellow_bank": own.yellow,
        "population_cost": growth_cost(own, 0) if own.yellow else 0,
        "unused_workers": own.unused,
        "blue_bank": own.blue,
        "civil_actions": own.white,
        "civil_actions_left": own.white - own.white_spent,
        "military_actions": own.red,
        "military_actions_left": own.red + own.red_extra - own.red_spent,
        "urban_limit": own.limit,
        "civil_hand_limit": ratings.civil_hand_limit(own),
        "military_hand_limit": ratings.military_hand_limit(own),
        "wonder_stages": own.stages,
        "left_game": own.gone,
        "government": tables.NAMES[own.government],
        "technologies": {tables.NAMES[kind]: own.workers[kind] for kind in own.known},
        "goods": {tables.NAMES[kind]: own.goods[kind] for kind in range(tables.LABS.stop) if own.goods[kind]},
        "pact": _pact(own),
        "war": {"card": tables.CARD_NAME[own.war[0]], "rival": own.enemy} if own.war else None,
        "attacked_by": own.token_with if own.token_with != NOBODY else None,
        "next": forecast,
        # Events are told while the row is being replenished, when a space may still wait for its card.
        "taking": [taking_cost(own, tables.KIND[card], space) for card, space in zip(s.row, s.spaces, strict=False)],
        "fresh": [tables.CARD_NAME[card] for card in own.fresh],
        "science_prices": _science_prices(s, seat),
        "stage_prices": _stage_prices(own),
        "units": sum(units_of(own)),
        "sacrifice_value": sacrifice_value(own, units_of(own)),
        "card_bonuses": _card_bonuses(own),
        "armies": _armies(own),
        **_prices(s, seat),
    }


def _prices(s: AgesState, seat: Seat) -> dict[str, Any]:
    """What building and upgrading costs a player, by technology. (TTA-13)"""
    listed = prices(s, seat)
    upgrades: dict[str, dict[str, int]] = {}
    for low, price, high, _ in (*listed.upgrades, *listed.unit_upgrades):
        upgrades.setdefault(tables.NAMES[low], {})[tables.NAMES[high]] = price
    return {
        "build_prices": {tables.NAMES[kind]: price for kind, price, _ in (*listed.builds, *listed.units)},
        "upgrade_prices": upgrades,
    }


def _science_prices(s: AgesState, seat: Seat) -> dict[str, list[int]]:
    """What the technologies in hand cost; a government by revolution, then peacefully. (TTA-10.8, TTA-11)"""
    found = {}
    for card in s.civilizations[seat].hand:
        kind = tables.KIND[card]
        if kind in tables.TECHNOLOGIES:
            printed = (
                (tables.SCIENCE_COST[kind], tables.PEACEFUL_COST[kind])
                if kind in tables.GOVERNMENTS
                else (tables.SCIENCE_COST[kind],)
            )
            found[tables.NAMES[kind]] = [science_price(s, seat, kind, price) for price in printed]
    return found


def _stage_prices(own: Civilization) -> list[int]:
    """What one, two and more stages of the unfinished wonder cost, as many as one action may build. (TTA-10.6)"""
    return [stages_price(own, count, 0) for count in range(1, stages_at_most(own) + 1)] if own.wonder else []


def _card_bonuses(own: Civilization) -> dict[str, dict[str, int]]:
    """What each defense/colonization card adds for a player who should hold it. (TTA-19.2, TTA-20.3)"""
    return {
        tables.NAMES[kind]: {"defense": defense_value(own, kind), "colonization": card_value(own, kind)}
        for kind in tables.DEFENSES
    }


def _armies(own: Civilization) -> dict[str, int]:
    """The armies that the tactics card makes of the units, and what is added when colonizing. (TTA-22, TTA-19.2)"""
    full, old = armies_of(own)
    return {"full": full, "old": old, "strength": army_strength(own), "colonization": ratings.colonization_bonus(own)}


def _pact(own: Civilization) -> dict[str, Any] | None:
    """The pact lying before a player, with the partner and the proposer's role. (TTA-21.1)"""
    if not own.pact:
        return None
    return {"card": tables.CARD_NAME[own.pact[0]], "rival": own.partner, "role": "AB"[own.role]}


def marks(s: AgesState) -> dict[str, Any]:
    """On which spaces of the row a card lies, and what it costs. (TTA-8.1)"""
    found: dict[str, Any] = {}
    for card, space in zip(s.row, s.spaces, strict=True):
        spaces = found.setdefault(tables.CARD_NAME[card], {"spaces": [], "actions": []})
        spaces["spaces"].append(space + 1)
        spaces["actions"].append(tables.SPACE_COST[space])
    return found
