"""A New Dawn in the terminal: the map, the agendas, everybody's focus row.

`words` is what both halves say, `sentences` the plain half, `map` and `picture` the painted one.
"""

from epoka.games.new_dawn.terminal.picture import Painter

__all__ = ["Painter"]
