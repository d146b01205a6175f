"""The Flow of History / Krótka historia cywilizacji. Start reading at `rules/turn.py`; see README.md."""

from epoka.games.flow_of_history.game import GAME

__all__ = ["GAME"]
