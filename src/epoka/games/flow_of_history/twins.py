"""What is written twice for speed: the list of what can be done, and why a single thing can't. (FH-6)"""

from __future__ import annotations

from typing import Final

from epoka.games.flow_of_history.rules import actions, turn
from epoka.games.flow_of_history.state import FlowState
from epoka.kernel import Option, Seat, Twin


def _listed(s: FlowState, seat: Seat) -> list[Option]:
    return list(turn.ChooseAction(seat).choices(s))


def _not_refused(s: FlowState, seat: Seat) -> list[Option]:
    found = _investments(s, seat)
    if actions.why_not_complete(s, seat) is None:
        found.append(turn.COMPLETE)
    cards = s.civilizations[seat].cards
    found += [turn.ACTIVATE[card] for card in cards if actions.why_not_activate(s, seat, card) is None]
    if actions.why_not_harvest(s, seat) is None:
        found.append(turn.HARVEST)
    return found or [turn.PASS]


def _investments(s: FlowState, seat: Seat) -> list[Option]:
    ways = [option for card in s.market for option in (turn.INVEST[card], turn.SNIPE[card])]
    return [option for option in ways if turn.refuse_investing(s, seat, option) is None]


TWINS: Final = (
    Twin("investments", turn.investing_options, _investments),
    Twin("actions", _listed, _not_refused),
)
