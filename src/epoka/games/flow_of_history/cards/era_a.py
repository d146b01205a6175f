"""Era A: the first Market. (FH-2.2)"""

from __future__ import annotations

from epoka.games.flow_of_history.amounts import Const, Icons
from epoka.games.flow_of_history.card import (
    RECONSTRUCTED,
    SEED,
    card,
    continuous,
    instant,
    invade,
    scoring,
    turn_action,
)
from epoka.games.flow_of_history.effects import RESERVE, TARGET, GainFromMarket, RemoveSelf, Take
from epoka.games.flow_of_history.state import CONSTRUCTION, KNOWLEDGE, LEADER, MILITARY, WONDER
from epoka.games.flow_of_history.steps import Provide, Score

# fmt: off
DECK = (
    card("ramesses_ii", "A", LEADER, turn_action(RemoveSelf(), GainFromMarket(WONDER)), SEED, culture=1),
    card("warriors", "A", MILITARY, invade(Take(TARGET, Const(1))), RECONSTRUCTED, attack=1),
    card("irrigation", "A", KNOWLEDGE, instant(Take(RESERVE, Icons("agriculture"))), SEED, agriculture=1),
    card("granary", "A", CONSTRUCTION, continuous(Provide("agriculture", Const(1))), RECONSTRUCTED, industry=1),
    card("pyramids", "A", WONDER, scoring(Score(Icons("industry", per=2))), RECONSTRUCTED, culture=1, industry=1),
)
# fmt: on
