"""Imperial Settlers / Osadnicy: Narodziny Imperium. Start reading at `rules/turn.py`; see README.md."""

from epoka.games.imperial_settlers.game import GAME

__all__ = ["GAME"]
