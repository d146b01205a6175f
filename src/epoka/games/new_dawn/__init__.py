"""Civilization: A New Dawn with Terra Incognita. Start reading at `rules/turn.py`; see README.md."""

from epoka.games.new_dawn.game import GAME

__all__ = ["GAME"]
