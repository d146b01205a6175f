"""How strong the bots are, as measured: ratings from matches in the arena, kept in each game's `play`.

`tools/ratings.py` writes them from what `epoka arena --json` prints.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import msgspec

from epoka.kernel import Game
from epoka.kernel.memo import memo

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


@memo()
def ladders(game: Game[Any]) -> dict[int, Ladder]:
    """The ladders of a game by number of seats; empty for a game that has not been measured."""
    play = game.module("play")
    if play is None or not hasattr(play, "__path__"):
        return {}
    path = files(play) / FILE
    if not path.is_file():
        return {}
    found = msgspec.json.decode(path.read_bytes(), type=tuple[Ladder, ...])
    return {ladder.seats: ladder for ladder in found}
