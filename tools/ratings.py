"""Writes the measured ladders of a game from what `epoka arena … --json` has printed, a file for each number of seats:

    python tools/ratings.py flow_of_history 2.json 3.json 4.json 5.json

The data goes beside the evaluation in the game's `play`, and the tables into docs/bots.md, where the game's ladders
have their place.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import epoka
from epoka.bots.ratings import FILE, Ladder, Rating

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "bots.md"


def ladder_of(found: dict[str, Any]) -> Ladder:
    """The ladder that a match proves."""
    bots = [
        Rating(
            name=bot["name"].partition("@")[0],
            played_as=bot["name"],
            rating=round(bot["rating"]),
            deviation=round(bot["rating_deviation"]),
            win_rate=round(bot["win_rate"], 3),
            games=bot["games"],
        )
        for bot in found["bots"]
    ]
    kept = {name: found[name] for name in ("seats", "games", "seed", "ruleset_version", "digest", "entrants")}
    ordinary = epoka.game(found["game"]).check_setup(found["seats"], {})
    options = {name: value for name, value in found["options"].items() if value != ordinary[name]}
    return Ladder(**kept, options=options, bots=tuple(bots))


def shown(game: str, ladder: Ladder) -> str:
    """A ladder as the page shows it: the command and its table."""
    lines = [
        f"With {ladder.seats} seats:",
        "",
        "```console",
        ladder.command(game),
        "```",
        "",
        "| bot | rating | won | seats played |",
        "|---|---|---|---|",
    ]
    lines += [
        f"| `{bot.played_as}` | {bot.rating:.0f} ± {1.96 * bot.deviation:.0f} | {bot.win_rate:.1%} | {bot.games} |"
        for bot in ladder.bots
    ]
    return "\n".join(lines) + "\n"


def main(game: str, paths: list[str]) -> None:
    """Write the data and the tables."""
    found = [json.loads(Path(path).read_text(encoding="utf-8")) for path in paths]
    ladders = sorted([ladder_of(match) for match in found], key=lambda ladder: ladder.seats)
    data = msgspec.json.format(msgspec.json.encode(ladders), indent=2)
    play = epoka.game(game).module("play")
    assert play is not None, f"{game} has no play"
    (Path(play.__path__[0]) / FILE).write_bytes(data + b"\n")
    tables = "\n".join([shown(game, ladder) for ladder in ladders])
    first, last = f"<!-- ladders {game} -->\n", f"<!-- /ladders {game} -->\n"
    before, place, rest = GUIDE.read_text(encoding="utf-8").partition(first)
    if not place:  # a game from another package has no place on this page
        return
    GUIDE.write_text(before + first + tables + last + rest.partition(last)[2], encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
