"""Clash of Cultures in the terminal: the map, standings, civilizations and cards.

`words` is what both halves say, `sentences` the plain half, `map` and `picture` the painted one.
"""

from epoka.games.clash_of_cultures.terminal.picture import Painter

__all__ = ["Painter"]
