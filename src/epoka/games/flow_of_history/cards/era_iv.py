"""Era IV."""

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
from epoka.games.flow_of_history.effects import (
    SUPPLY,
    TARGET,
    EqualizeResources,
    GainFromMarket,
    RemoveSelf,
    RemoveTop,
    Take,
)
from epoka.games.flow_of_history.state import CONSTRUCTION, GOVERNMENT, KNOWLEDGE, LEADER, MILITARY, WONDER
from epoka.games.flow_of_history.steps import Provide, Score

# fmt: off
DECK = (
    card("military_academy", "IV", CONSTRUCTION, fading(Provide("defense", Cards(GOVERNMENT))), SEED, attack=1, science=1),
    card("factory", "IV", CONSTRUCTION, continuous(Provide("industry", Const(2))), RECONSTRUCTED, industry=2, trade=1),
    card("steam_engine", "IV", KNOWLEDGE, instant(Take(SUPPLY, Icons("industry"))), RECONSTRUCTED, industry=2, science=1),
    card("electricity", "IV", KNOWLEDGE, instant(GainFromMarket(CONSTRUCTION)), RECONSTRUCTED, industry=1, science=2),
    card("communism", "IV", GOVERNMENT, instant(EqualizeResources()), RECONSTRUCTED, agriculture=2, industry=2),
    card("imperialism", "IV", GOVERNMENT, invade(Take(TARGET, Icons("trade"))), RECONSTRUCTED, attack=2, trade=2),
    card("artillery", "IV", MILITARY, invade(RemoveTop(CONSTRUCTION)), RECONSTRUCTED, attack=3),
    card("ironclads", "IV", MILITARY, fading(Provide("defense", Const(2))), RECONSTRUCTED, attack=2, defense=1, industry=1),
    card("napoleon_bonaparte", "IV", LEADER, invade_all(Take(TARGET, Const(3))), RECONSTRUCTED, attack=2),
    card("karl_marx", "IV", LEADER, turn_action(RemoveSelf(), GainFromMarket(GOVERNMENT)), RECONSTRUCTED, industry=1, science=1),
    card("eiffel_tower", "IV", WONDER, scoring(Score(Icons("science", per=2))), RECONSTRUCTED, culture=1, industry=2),
    card("statue_of_liberty", "IV", WONDER, scoring(Score(Icons("trade", per=2))), RECONSTRUCTED, culture=2, trade=1),
)
# fmt: on
