"""Through the Ages / Cywilizacja: Poprzez wieki, the edition of 2006. Start at `rules/turn.py`; see README.md."""

from epoka.games.through_the_ages.game import GAME

__all__ = ["GAME"]
