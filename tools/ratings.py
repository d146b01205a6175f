"""Writes the measured ladders of a game from what `epoka arena … --json` has printed, a file for each number of seats:

    python tools/ratings.py flow_of_history 2.json 3.json 4.json 5.json

The data goes beside the game's evaluation in `epoka.bots`, and the tables into docs/bots.md.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from epoka.bots.ratings import FILE, Ladder, Rating

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "bots.md"
LADDERS = re.compile(r"<!-- ladders -->\n.*?<!-- /ladders -->\n", re.DOTALL)


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
    return Ladder(**kept, bots=tuple(bots))


def shown(game: str, ladder: Ladder) -> str:
    """A ladder as the page shows it: the command and its table."""
    played = ",".join(ladder.entrants)
    lines = [
        f"With {ladder.seats} seats:",
        "",
        "```console",
        f"epoka arena {game} --bots {played} --seats {ladder.seats} --games {ladder.games} --seed {ladder.seed}",
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
    (ROOT / "src" / "epoka" / "bots" / game / FILE).write_bytes(data + b"\n")
    tables = "\n".join([shown(game, ladder) for ladder in ladders])
    text = LADDERS.sub(f"<!-- ladders -->\n{tables}<!-- /ladders -->\n", GUIDE.read_text(encoding="utf-8"))
    GUIDE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
