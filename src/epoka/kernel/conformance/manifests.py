"""Whether what a game says about itself is so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from epoka.kernel.errors import BadSetup, Value
from epoka.kernel.game import Game


def untrue(game: Game[Any]) -> Iterator[str]:
    """What is wrong with a game's manifest, in words."""
    manifest = game.manifest
    verbs, signed = {verb.name for verb in game.verbs}, set(manifest.verbs)
    if verbs != signed:
        yield f"verbs without a sign, or signs without a verb: {', '.join(sorted(verbs ^ signed))}"
    if not any(_fits(game, seats, manifest.first) for seats in game.seats):
        yield f"no table can have the options of a first game: {dict(manifest.first)}"
    known = {setting.name: setting.values for setting in game.settings}
    for name, lengths in manifest.lengths.items():
        for value, minutes in lengths.items():
            if value not in known.get(name, ()):
                yield f"a length is told for {name}={value}, which is no option"
            if minutes > manifest.minutes:
                yield f"{name}={value} is to make the game shorter, but {minutes} minutes are more than usual"


def _fits(game: Game[Any], seats: int, choices: Mapping[str, Value]) -> bool:
    try:
        game.check_setup(seats, choices)
    except BadSetup:
        return False
    return True
