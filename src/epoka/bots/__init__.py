"""Bots: players written against tables and decisions only. None of them can peek."""

from epoka.bots.bot import Bot, answer
from epoka.bots.names import LEVELS, NAMES, make, with_budget
from epoka.bots.ratings import Ladder, Rating, ladders
from epoka.bots.search import Budget, Thought, Thoughts, budget_of, think

__all__ = [
    "LEVELS",
    "NAMES",
    "Bot",
    "Budget",
    "Ladder",
    "Rating",
    "Thought",
    "Thoughts",
    "answer",
    "budget_of",
    "ladders",
    "make",
    "think",
    "with_budget",
]
