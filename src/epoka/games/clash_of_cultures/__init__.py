"""Clash of Cultures, Monumental Edition, with the Civilizations expansion. Start reading in `rules/turn.py`."""

from epoka.games.clash_of_cultures.game import GAME

__all__ = ["GAME"]
