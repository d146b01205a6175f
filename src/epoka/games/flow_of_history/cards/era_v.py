"""Era V, and the two cards at the bottom of the deck: Internet and The Future. (FH-2.4)"""

from __future__ import annotations

from epoka.games.flow_of_history.amounts import Cards, Const, DistinctIcons
from epoka.games.flow_of_history.card import (
    RECONSTRUCTED,
    SEED,
    card,
    continuous,
    instant,
    invade_all,
    scoring,
)
from epoka.games.flow_of_history.effects import TARGET, GainTopOfDeck, Take
from epoka.games.flow_of_history.state import CONSTRUCTION, GOVERNMENT, KNOWLEDGE, LEADER, MILITARY, WONDER
from epoka.games.flow_of_history.steps import Provide, Score

# fmt: off
DECK = (
    card("skyscrapers", "V", CONSTRUCTION, continuous(Provide("culture", Const(1)), Provide("trade", Const(1))), RECONSTRUCTED, culture=1, industry=2, trade=2),
    card("satellites", "V", KNOWLEDGE, instant(GainTopOfDeck()), RECONSTRUCTED, science=3, trade=1),
    card("democracy", "V", GOVERNMENT, continuous(Provide("culture", Const(3))), SEED, industry=1, science=1, trade=1),
    card("jet_fighters", "V", MILITARY, invade_all(Take(TARGET, Const(4))), RECONSTRUCTED, attack=4, defense=1),
    card("albert_einstein", "V", LEADER, scoring(Score(Cards(KNOWLEDGE))), SEED, science=3),
    card("space_station", "V", WONDER, scoring(Score(DistinctIcons())), RECONSTRUCTED, culture=2, science=2),
    card("internet", "internet", KNOWLEDGE, continuous(Provide("culture", Const(2))), RECONSTRUCTED, culture=1, science=2, trade=2),
    card("the_future", "future", WONDER, scoring(Score(Const(2))), RECONSTRUCTED, culture=3),
)
# fmt: on
