"""Through the Ages in the terminal: standings, the card row, hands and civilizations.

`words` is what both halves say, `sentences` the plain half, `picture` the painted one.
"""

from epoka.games.through_the_ages.terminal.picture import Painter

__all__ = ["Painter"]
