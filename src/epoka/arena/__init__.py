"""The arena: matches between bots, seat-balanced and on paired seeds, and what they prove."""

from epoka.arena.match import Match, Played, game_seed, play
from epoka.arena.processes import in_order, processes
from epoka.arena.record import Record
from epoka.arena.running import here, on_ray
from epoka.arena.standings import Pair, Standing, pairs, standings, wilson

__all__ = [
    "Match",
    "Pair",
    "Played",
    "Record",
    "Standing",
    "game_seed",
    "here",
    "in_order",
    "on_ray",
    "pairs",
    "play",
    "processes",
    "standings",
    "wilson",
]
