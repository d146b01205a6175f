"""Era I."""

from __future__ import annotations

from epoka.games.flow_of_history.amounts import Const, Icons
from epoka.games.flow_of_history.card import (
    RECONSTRUCTED,
    SEED,
    card,
    continuous,
    fading,
    instant,
    invade,
    scoring,
    turn_action,
)
from epoka.games.flow_of_history.effects import SUPPLY, TARGET, GainFromMarket, RemoveSelf, Take
from epoka.games.flow_of_history.state import CONSTRUCTION, GOVERNMENT, KNOWLEDGE, LEADER, MILITARY, WONDER
from epoka.games.flow_of_history.steps import Provide, Score

# fmt: off
DECK = (
    card("barracks", "I", CONSTRUCTION, continuous(Provide("defense", Const(1))), SEED, attack=1),
    card("lighthouse", "I", CONSTRUCTION, continuous(Provide("trade", Const(1))), RECONSTRUCTED, trade=1),
    card("iron_working", "I", KNOWLEDGE, instant(GainFromMarket(MILITARY)), SEED, industry=1),
    card("writing", "I", KNOWLEDGE, continuous(Provide("science", Const(1))), RECONSTRUCTED, science=1),
    card("monarchy", "I", GOVERNMENT, turn_action(Take(SUPPLY, Icons("attack"))), RECONSTRUCTED, attack=1, culture=1),
    card("republic", "I", GOVERNMENT, continuous(Provide("trade", Const(1))), RECONSTRUCTED, culture=1, trade=1),
    card("archers", "I", MILITARY, fading(Provide("defense", Const(2))), RECONSTRUCTED, attack=1),
    card("phalanx", "I", MILITARY, invade(Take(TARGET, Const(2))), RECONSTRUCTED, attack=1, defense=1),
    card("confucius", "I", LEADER, turn_action(RemoveSelf(), GainFromMarket(LEADER)), RECONSTRUCTED, science=1),
    card("julius_caesar", "I", LEADER, fading(Provide("attack", Const(1)), Provide("defense", Const(1))), RECONSTRUCTED, attack=1),
    card("great_wall", "I", WONDER, scoring(Score(Icons("defense", per=2))), SEED, culture=1, defense=1),
    card("hanging_gardens", "I", WONDER, scoring(Score(Icons("agriculture", per=2))), RECONSTRUCTED, culture=1, agriculture=1),
)
# fmt: on
