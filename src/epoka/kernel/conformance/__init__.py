"""The conformance suite: what any game must satisfy at every decision of every game.

`conform_game(game, seats, seed)` plays one random game and checks everything along the way. It is shipped so that games
outside this project can run it too; `epoka conform GAME` runs it over many seeds.
"""

from epoka.kernel.conformance.run import Failure, Report, conform_game

__all__ = ["Failure", "Report", "conform_game"]
