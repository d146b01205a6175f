"""The names of everything that reacts: leaders, wonders, city-states and diplomacy cards. (ND-28)"""

from __future__ import annotations

from epoka.games.new_dawn.tables import ABILITIES

__all__ = ["ABILITIES"]
