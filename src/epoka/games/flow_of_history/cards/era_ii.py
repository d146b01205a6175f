"""Era II."""

from __future__ import annotations

from epoka.games.flow_of_history.amounts import Cards, Const, Icons
from epoka.games.flow_of_history.card import (
    RECONSTRUCTED,
    SEED,
    card,
    continuous,
    fading,
    instant,
    invade,
    invade_all,
    scoring,
    turn_action,
)
from epoka.games.flow_of_history.effects import SUPPLY, TARGET, GainFromMarket, Take
from epoka.games.flow_of_history.state import CONSTRUCTION, GOVERNMENT, KNOWLEDGE, LEADER, MILITARY, WONDER
from epoka.games.flow_of_history.steps import Provide, Score

# fmt: off
DECK = (
    card("monastery", "II", CONSTRUCTION, continuous(Provide("culture", Const(1))), SEED, culture=1),
    card("castle", "II", CONSTRUCTION, fading(Provide("defense", Const(2))), RECONSTRUCTED, defense=1, industry=1),
    card("paper", "II", KNOWLEDGE, instant(GainFromMarket(GOVERNMENT)), RECONSTRUCTED, culture=1, science=1),
    card("compass", "II", KNOWLEDGE, instant(Take(SUPPLY, Icons("trade"))), RECONSTRUCTED, science=1, trade=1),
    card("feudalism", "II", GOVERNMENT, turn_action(Take(SUPPLY, Icons("agriculture"))), RECONSTRUCTED, defense=1, agriculture=1),
    card("theocracy", "II", GOVERNMENT, continuous(Provide("culture", Const(1))), RECONSTRUCTED, culture=1),
    card("knights", "II", MILITARY, invade(Take(TARGET, Const(3))), RECONSTRUCTED, attack=2),
    card("longbowmen", "II", MILITARY, fading(Provide("attack", Const(1)), Provide("defense", Const(1))), RECONSTRUCTED, attack=1, defense=1),
    card("justinian_i", "II", LEADER, instant(GainFromMarket(KNOWLEDGE)), RECONSTRUCTED, culture=1),
    card("genghis_khan", "II", LEADER, invade_all(Take(TARGET, Const(2))), RECONSTRUCTED, attack=2),
    card("great_mosque", "II", WONDER, scoring(Score(Cards(GOVERNMENT))), SEED, culture=1),
    card("angkor_wat", "II", WONDER, scoring(Score(Cards(CONSTRUCTION))), RECONSTRUCTED, culture=1, agriculture=1),
)
# fmt: on
