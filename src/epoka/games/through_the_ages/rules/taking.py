"""Taking civil cards from the row. (TTA-9, TTA-10.10)"""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages import events, tables
from epoka.games.through_the_ages.rules.options import TAKE
from epoka.games.through_the_ages.rules.ratings import civil_hand_limit, completed_wonders
from epoka.games.through_the_ages.rules.tokens import score_science
from epoka.games.through_the_ages.state import CARDS, REVOLTED, AgesState, Civilization
from epoka.kernel import Option, Refusal, Seat, tell
from epoka.parts.tuples import without_place

FIRST_WONDER: Final = tables.WONDERS.start
FIRST_LEADER: Final = tables.LEADERS.start
FIRST_ACTION: Final = tables.ACTIONS.start
REACH: Final = tuple([sum([cost <= budget for cost in tables.SPACE_COST]) for budget in range(43)])
"""How many spaces of the row can be paid with so many civil actions. (TTA-8.1)"""


def taking_cost(own: Civilization, kind: int, space: int) -> int:
    """Civil actions for a card: its space, and for a wonder one more per wonder completed. (TTA-9.1, TTA-29.16)"""
    cost = tables.SPACE_COST[space]
    if kind in tables.WONDERS:
        return max(0, cost + completed_wonders(own) - tables.TAKING_DISCOUNT[own.leads])
    return cost


def why_not_keep(own: Civilization, kind: int) -> Refusal | None:
    """The limits on cards a player may take, whatever they cost. (TTA-9.2, TTA-9.3)"""
    if kind in tables.WONDERS:
        if own.wonder:
            return Refusal("take-unfinished", "TTA-9.2", {"card": tables.CARD_NAME[own.wonder[0]]})
        return None
    if kind in tables.LEADERS and own.led >> tables.LEVEL[kind] & 1:
        return Refusal("take-leader-age", "TTA-9.2")
    if kind in tables.TECHNOLOGIES and has_technology(own, kind):
        return Refusal("take-same", "TTA-9.2")
    limit = civil_hand_limit(own)
    if len(own.hand) >= limit:
        return Refusal("take-hand-full", "TTA-9.3", {"limit": limit})
    return None


def has_technology(own: Civilization, kind: int) -> bool:
    """Whether the same technology is in hand or in play. (TTA-9.2, TTA-9.6)"""
    return any(tables.KIND[card] == kind for card in own.hand) or any(
        tables.KIND[card] == kind for card in own.technologies
    )


def why_not_follow(own: Civilization, budget: int) -> Refusal | None:
    """No civil action follows a revolution, not even one that costs nothing. (TTA-11.2)"""
    return Refusal("revolt-none-follow", "TTA-11.2") if own.acted == REVOLTED and not budget else None


def why_not_take(s: AgesState, seat: Seat, kind: int, space: int, budget: int) -> Refusal | None:
    """A card on this space, if the actions suffice and no limit stands against it. (TTA-9)"""
    if space not in s.spaces or tables.KIND[s.row[s.spaces.index(space)]] != kind:
        return Refusal("not-on-row", "TTA-9.1", {"space": space + 1})
    own = s.civilizations[seat]
    refusal = why_not_follow(own, budget) or why_not_keep(own, kind)
    if refusal is None and taking_cost(own, kind, space) > budget:
        cost = taking_cost(own, kind, space)
        return Refusal("no-civil-actions", "TTA-9.1", {"cost": cost, "have": budget})
    return refusal


def taking_options(s: AgesState, seat: Seat, budget: int) -> list[Option]:
    """Every card that can be taken for so many civil actions, in the order of the row."""
    own = s.civilizations[seat]
    less = tables.TAKING_DISCOUNT[own.leads]
    reach = REACH[budget + less]
    found: list[Option] = []
    if not reach or why_not_follow(own, budget) is not None:
        return found
    # What a card for the hand may cost by its space, and a wonder by its space alone: nothing if a limit is reached.
    hand = budget if len(own.hand) < own.white + own.fixed[CARDS] else 0
    wonder = 0 if own.wonder else budget + less - len(own.wonders) - len(own.ruins)
    mine = [tables.KIND[held] for held in own.hand + own.technologies]
    led = own.led
    for card, space in zip(s.row, s.spaces, strict=True):
        if space >= reach:
            break
        kind = tables.KIND[card]
        if kind < FIRST_WONDER:
            allowed = hand if kind not in mine else 0
        elif kind < FIRST_LEADER:
            allowed = wonder
        else:
            allowed = 0 if kind < FIRST_ACTION and led >> tables.LEVEL[kind] & 1 else hand
        if tables.SPACE_COST[space] <= allowed:
            found.append(TAKE[kind][space])
    return found


def tempting_cards(s: AgesState, seat: Seat, budget: int) -> list[Option]:
    """The cards of the row that cannot be taken now."""
    return [
        TAKE[tables.KIND[card]][space]
        for card, space in zip(s.row, s.spaces, strict=True)
        if why_not_take(s, seat, tables.KIND[card], space, budget) is not None
    ]


def take_card(s: AgesState, seat: Seat, space: int) -> int:
    """Take the card of a space: a wonder goes into play, anything else to hand. Returns what it costs. (TTA-9.4)"""
    own = s.civilizations[seat]
    place = s.spaces.index(space)
    card = s.row[place]
    kind = tables.KIND[card]
    cost = taking_cost(own, kind, space)
    s.row = without_place(s.row, place)
    s.spaces = without_place(s.spaces, place)
    if kind in tables.WONDERS:
        own.wonder = (card,)
    else:
        own.hand += (card,)
        if kind in tables.LEADERS:
            own.led |= 1 << tables.LEVEL[kind]
    tell(s, events.TOOK, seat, card, cost)
    if kind in tables.TECHNOLOGIES and tables.TAKING_SCIENCE[own.leads]:
        tell(s, events.SCIENCE_SCORED, seat, score_science(own, tables.TAKING_SCIENCE[own.leads]))
    return cost
