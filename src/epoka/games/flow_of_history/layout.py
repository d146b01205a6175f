"""How the game lies on a table that knows no game. (FH-1.4, FH-3.4)"""

from __future__ import annotations

from typing import Final

from epoka.games.flow_of_history.state import ICONS
from epoka.kernel.layout import ASIDE, FIRST, MINOR, PILE, ROW, STACKS, Cards, Face, Family, Figure, Layout, Mark

TYPES: Final = ("construction", "government", "knowledge", "military", "leader", "wonder")

LAYOUT: Final = Layout(
    cards=(
        Cards("dealt", ROW, icon="type-government"),
        Cards("market", ROW, icon="trade"),
        Cards("cards", STACKS, by="type", icon="city"),
        Cards("deck", PILE, icon="deck"),
        Cards("box", ASIDE),
    ),
    table=(Figure("era", steps=("S", "I", "II", "III", "IV", "V")), Figure("supply", icon="token")),
    seat=(
        Figure("points", icon="scoring", weight=FIRST),
        Figure("resources", icon="token"),
        *(Figure(f"icons.{name}", icon=name, name=f"icon-{name}") for name in ICONS),
        Figure("strength", icon="defense", weight=MINOR),
    ),
    face=Face(
        families={name: Family(name, f"type-{name}") for name in TYPES},
        corner="era",
        gives="production",
        icons={**{f"icon-{name}": name for name in ICONS}, "drawn-resource": "token", "drawn-point": "culture"},
    ),
    mark=Mark(seat="investor", amount="resources"),
)
