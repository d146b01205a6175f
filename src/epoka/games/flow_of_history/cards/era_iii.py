"""Era III."""

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
    scoring,
    turn_action,
)
from epoka.games.flow_of_history.effects import RESERVE, SUPPLY, TARGET, GainTopOfDeck, RemoveSelf, Take
from epoka.games.flow_of_history.state import CONSTRUCTION, GOVERNMENT, KNOWLEDGE, LEADER, MILITARY, WONDER
from epoka.games.flow_of_history.steps import Provide, Score

# fmt: off
DECK = (
    card("university", "III", CONSTRUCTION, continuous(Provide("science", Const(1))), RECONSTRUCTED, culture=1, science=1),
    card("bank", "III", CONSTRUCTION, turn_action(Take(SUPPLY, Icons("trade"))), RECONSTRUCTED, industry=1, trade=1),
    card("astronomy", "III", KNOWLEDGE, instant(Take(RESERVE, Cards(KNOWLEDGE, times=2))), RECONSTRUCTED, science=1),
    card("printing_press", "III", KNOWLEDGE, instant(Take(SUPPLY, Icons("science"))), SEED, culture=1, science=1),
    card("bureaucracy", "III", GOVERNMENT, turn_action(Take(SUPPLY, Cards(GOVERNMENT, times=2))), RECONSTRUCTED, culture=1),
    card("absolute_monarchy", "III", GOVERNMENT, fading(Provide("attack", Const(2))), RECONSTRUCTED, attack=1, industry=1, trade=1),
    card("warships", "III", MILITARY, fading(Provide("defense", Const(1))), SEED, attack=1, trade=1),
    card("musketeers", "III", MILITARY, invade(Take(TARGET, Const(4))), RECONSTRUCTED, attack=2, defense=1),
    card("christopher_columbus", "III", LEADER, turn_action(RemoveSelf(), GainTopOfDeck()), SEED, agriculture=1, trade=1),
    card("leonardo_da_vinci", "III", LEADER, fading(Provide("science", Const(2))), RECONSTRUCTED, culture=1, science=1),
    card("taj_mahal", "III", WONDER, scoring(Score(Cards(WONDER))), RECONSTRUCTED, culture=2),
    card("st_peters_basilica", "III", WONDER, continuous(Provide("culture", Const(2))), RECONSTRUCTED, culture=1, trade=1),
)
# fmt: on
