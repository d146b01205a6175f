"""Painting tables in the terminal: what a game's `terminal.py` is made of. Knows no game.

`board` is the general table and what a painter may do better; `layout` puts texts into lines, `hexes` maps; `options`
puts many options together; `texts` are the words of a table in one language.
"""

from epoka.painting.board import ACT, COLOURS, SYMBOLS, Board, rivals_first, touched_cards, zone_of
from epoka.painting.hexes import Cell, cell_width, half_width, hex_map, row_map
from epoka.painting.layout import (
    Frame,
    Lines,
    beside,
    cut,
    described,
    flowing,
    hanging,
    headline,
    in_columns,
    padded,
    right,
    side_by_side,
    table,
    wrapped,
)
from epoka.painting.options import Change, Group, Offered, grouped, reasons, refused_in_short
from epoka.painting.texts import PAINTING_LOCALE, Texts, card_text, event_text

__all__ = [
    "ACT",
    "COLOURS",
    "PAINTING_LOCALE",
    "SYMBOLS",
    "Board",
    "Cell",
    "Change",
    "Frame",
    "Group",
    "Lines",
    "Offered",
    "Texts",
    "beside",
    "card_text",
    "cell_width",
    "cut",
    "described",
    "event_text",
    "flowing",
    "grouped",
    "half_width",
    "hanging",
    "headline",
    "hex_map",
    "in_columns",
    "padded",
    "reasons",
    "refused_in_short",
    "right",
    "rivals_first",
    "row_map",
    "side_by_side",
    "table",
    "touched_cards",
    "wrapped",
    "zone_of",
]
