"""The library: games with their options, rules and texts, as the site shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import epoka
from epoka import catalogue
from epoka.bots.ratings import ladders
from epoka.kernel import BadSetup, Game
from epoka.kernel.manifest import Manifest
from epoka.server.models.games import (
    BotView,
    GameView,
    LayoutView,
    ManifestView,
    RatingView,
    RuleView,
    SettingView,
    SignView,
)
from epoka.server.models.texts import Message
from epoka.server.problems import Rejected
from epoka.words import LANGUAGES
from epoka.words.files import OWN_FOLDER, written

KERNEL_FOLDER: Final = Path(epoka.kernel.__file__).parent / "locale"
SITE_FOLDER: Final = Path(__file__).parent / "locale"
TERMINAL_WORDS: Final = "terminal.ftl"
"""What a game says in the terminal only; no page asks for it."""

__all__ = ["LANGUAGES", "folders", "games", "known_game", "layout", "rules", "words"]


def known_game(name: str) -> Game[Any]:
    """A game by name; Rejected if there is none."""
    try:
        return epoka.game(name)
    except BadSetup as unknown:
        raise Rejected("not-found") from unknown


def games(bots: Sequence[str]) -> list[GameView]:
    """Every game that can be played, in the order in which they are offered."""
    return [_game(epoka.game(name), bots) for name in catalogue.offered()]


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
    named = [_bot(game, bot) for bot in bots]
    return GameView(
        name=game.name,
        version=game.version,
        seats=list(game.seats),
        settings=settings,
        status=game.status,
        bots=named,
        manifest=_manifest(game.manifest),
    )


def _manifest(told: Manifest) -> ManifestView:
    return ManifestView(
        designer=told.designer,
        minutes=told.minutes,
        lengths={name: {str(value): long for value, long in by.items()} for name, by in told.lengths.items()},
        first=dict(told.first),
        family=told.family,
        guide=list(told.guide),
        verbs={verb: SignView(kind=sign.kind, icon=sign.icon) for verb, sign in told.verbs.items()},
    )


def _bot(game: Game[Any], name: str) -> BotView:
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


def layout(game: Game[Any]) -> LayoutView:
    """How a game lies on the general table."""
    return LayoutView.model_validate(_plain(game.layout))


def _plain(value: object) -> object:
    """Named tuples as dicts, and so all that is in them."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: _plain(part) for name, part in value._asdict().items()}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, Mapping):
        return {str(name): _plain(part) for name, part in value.items()}
    return value


def folders(game: str | None) -> list[Path]:
    """Where the texts come from; a later folder overrides an earlier one."""
    own = [] if game is None else [epoka.game(game).folder / "locale"]
    return [OWN_FOLDER, KERNEL_FOLDER, SITE_FOLDER, *own]


def words(language: str, game: str | None) -> tuple[str, str]:
    """Every text in one language as one file, with its tag."""
    every = [path for folder in folders(game) for path in sorted((folder / language).glob("*.ftl"))]
    paths = [path for path in every if path.name != TERMINAL_WORDS]
    return _joined(tuple((path, path.stat().st_mtime_ns) for path in paths), _called(language, epoka.games()))


@cache
def _called(language: str, games: tuple[str, ...]) -> str:
    """What every game is called, and a line about it: `game-<name>` and `line-<name>`, from the game's own words."""
    told = [
        f"{kind}-{name.replace('_', '-')} ={words}"
        for name in games
        for kind, message in (("game", "game-title"), ("line", "game-line"))
        if (words := written(epoka.game(name).folder / "locale", language, message)) is not None
    ]
    return "\n".join(told)


@cache
def _joined(versions: tuple[tuple[Path, int], ...], called: str) -> tuple[str, str]:
    text = "\n".join([*[path.read_text(encoding="utf-8") for path, _ in versions], called])
    return text, f'"{blake2b(text.encode(), digest_size=12).hexdigest()}"'
