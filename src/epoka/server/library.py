"""The library: games with their options, rules and texts, as the site shows them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import epoka
from epoka.bots.ratings import ladders
from epoka.kernel import BadSetup, Game
from epoka.server.models.games import BotView, GameView, RatingView, RuleView, SettingView
from epoka.server.models.texts import Message
from epoka.server.problems import Rejected
from epoka.words import LANGUAGES
from epoka.words.files import OWN_FOLDER

KERNEL_FOLDER: Final = Path(epoka.kernel.__file__).parent / "locale"
SITE_FOLDER: Final = Path(__file__).parent / "locale"

__all__ = ["LANGUAGES", "folders", "games", "known_game", "rules", "words"]


def known_game(name: str) -> Game[Any]:
    """A game by name; Rejected if there is none."""
    try:
        return epoka.game(name)
    except BadSetup as unknown:
        raise Rejected("not-found") from unknown


def games(bots: Sequence[str]) -> list[GameView]:
    """Every game that can be played."""
    return [_game(epoka.game(name), bots) for name in epoka.games()]


def _game(game: Game[Any], bots: Sequence[str]) -> GameView:
    settings = [
        SettingView(
            name=setting.name,
            values=list(setting.values),
            default=setting.values[0],
            seats=list(setting.seats),
            needs={name: list(values) for name, values in setting.needs.items()},
            rule=setting.rule,
            message=Message(id=f"setting-{setting.name}", args={}),
        )
        for setting in game.settings
    ]
    named = [_bot(game.name, bot) for bot in bots]
    return GameView(
        name=game.name,
        version=game.version,
        seats=list(game.seats),
        settings=settings,
        status=game.status,
        bots=named,
    )


def _bot(game: str, name: str) -> BotView:
    rated = {seats: rating for seats, ladder in ladders(game).items() if (rating := ladder.of(name)) is not None}
    return BotView(
        name=name,
        message=Message(id=f"bot-{name}", args={}),
        about=Message(id=f"bot-{name}-about", args={}),
        ratings=[RatingView(seats=seats, rating=round(found.rating)) for seats, found in sorted(rated.items())],
    )


def rules(game: Game[Any]) -> list[RuleView]:
    """The rules of a game in the order of its rulebook."""
    return [
        RuleView(
            id=rule["id"],
            message=Message(id=rule["text"], args={}),
            section=section["id"],
            title=Message(id=section["title"], args={}),
            interpretation=bool(rule["interpretation"]),
        )
        for section in game.rulebook()
        for rule in section["rules"]
    ]


def folders(game: str | None) -> list[Path]:
    """Where the texts come from; a later folder overrides an earlier one."""
    own = [] if game is None else [epoka.game(game).folder / "locale"]
    return [OWN_FOLDER, KERNEL_FOLDER, SITE_FOLDER, *own]


def words(language: str, game: str | None) -> tuple[str, str]:
    """Every text in one language as one file, with its tag."""
    paths = [path for folder in folders(game) for path in sorted((folder / language).glob("*.ftl"))]
    return _joined(tuple((path, path.stat().st_mtime_ns) for path in paths))


@cache
def _joined(versions: tuple[tuple[Path, int], ...]) -> tuple[str, str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path, _ in versions)
    return text, f'"{blake2b(text.encode(), digest_size=12).hexdigest()}"'
