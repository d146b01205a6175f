"""How strong the bots are, as measured: ratings from matches in the arena, kept beside each game's evaluation.

`tools/ratings.py` writes them from what `epoka arena --json` prints.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

import msgspec

FILE: Final = "ratings.json"


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating among the bots of one ladder."""

    name: str
    played_as: str
    """The name with the budget it was given, so that the ladder can be repeated on any machine."""
    rating: float
    deviation: float
    """Its standard deviation."""
    win_rate: float
    games: int


class Ladder(msgspec.Struct, frozen=True):
    """The match between all of them at one number of seats."""

    seats: int
    games: int
    seed: int
    ruleset_version: int
    digest: str
    entrants: tuple[str, ...]
    """The bots as they were named to the arena, in that order."""
    bots: tuple[Rating, ...]
    """The strongest first."""
    options: dict[str, int | str] = {}
    """The options of the game, as far as they are not the ordinary ones."""

    def command(self, game: str) -> str:
        """What to type to repeat the match."""
        options = "".join([f" --option {name}={value}" for name, value in self.options.items()])
        played = ",".join(self.entrants)
        return (
            f"epoka arena {game}{options} --bots {played} --seats {self.seats} --games {self.games} --seed {self.seed}"
        )

    def of(self, name: str) -> Rating | None:
        """A bot's rating, if it took part."""
        return next((rating for rating in self.bots if rating.name == name), None)


@cache
def ladders(game: str) -> dict[int, Ladder]:
    """The ladders of a game by number of seats; empty for a game that has not been measured."""
    name = f"epoka.bots.{game}"
    if find_spec(name) is None:
        return {}
    path = files(name) / FILE
    if not path.is_file():
        return {}
    found = msgspec.json.decode(path.read_bytes(), type=tuple[Ladder, ...])
    return {ladder.seats: ladder for ladder in found}
