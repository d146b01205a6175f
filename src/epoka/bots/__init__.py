"""Bots: players written against tables and decisions only. None of them can peek."""

from epoka.bots.bot import Bot, answer
from epoka.bots.names import LEVELS, NAMES, make

__all__ = ["LEVELS", "NAMES", "Bot", "answer", "make"]
