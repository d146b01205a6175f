"""What can be set: every field is an option of `epoka serve` and an environment variable `EPOKA_…`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from epoka.kernel import EpokaError

PREFIX = "EPOKA_"


@dataclass(frozen=True, slots=True)
class Settings:
    """How one server process runs. The defaults suit a single process with its database beside it."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = "sqlite:///epoka.db"
    redis_url: str = ""
    public_url: str = ""
    """The address people use, `https://play.example`; cookies are Secure when it is https."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed, with commas between."""
    bot_workers: int = 0
    """Processes that think for bots; 0 is one less than there are processors."""
    bot_delay: float = 0.4
    """Seconds before a bot's move, so that people can follow."""
    bot_seconds: float = 10.0
    """A bot that thinks longer is replaced by `greedy` for that move."""
    limits: bool = True
    """Whether there are rate limits."""
    log_level: str = "info"
    positions: int = 2000
    """How many positions stay in memory."""
    session_days: int = 90

    def __post_init__(self) -> None:
        if self.public_url and urlsplit(self.public_url).scheme not in ("http", "https"):
            raise EpokaError(f"the public address starts with http:// or https://, not {self.public_url!r}")
        if self.log_level not in LOG_LEVELS:
            raise EpokaError(f"the log level is one of {', '.join(LOG_LEVELS)}, not {self.log_level!r}")
        if (
            min(self.bot_workers, self.bot_delay, self.session_days - 1, self.positions - 1) < 0
            or self.bot_seconds <= 0
        ):
            raise EpokaError("bot workers, delays, limits and days cannot be negative")

    @property
    def secure(self) -> bool:
        """Whether people reach the site over TLS."""
        return urlsplit(self.public_url).scheme == "https"

    @property
    def origins(self) -> frozenset[str]:
        """The origins of our own pages, where they are known; otherwise the host of each request decides."""
        parts = urlsplit(self.public_url)
        return frozenset({f"{parts.scheme}://{parts.netloc}"}) if parts.netloc else frozenset()

    @property
    def thinkers(self) -> int:
        """How many processes think for bots."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


LOG_LEVELS = ("debug", "info", "warning", "error")
_TRUE = frozenset({"1", "on", "true", "yes"})
_FALSE = frozenset({"0", "off", "false", "no"})


def from_environment(environment: Mapping[str, str] | None = None, base: Settings | None = None) -> Settings:
    """The settings with every `EPOKA_…` variable that is set."""
    given = os.environ if environment is None else environment
    settings = base or Settings()
    names = [field.name for field in fields(Settings)]
    return with_texts(settings, {name: given[variable] for name in names if given.get(variable := variable_of(name))})


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def with_texts(settings: Settings, given: Mapping[str, str]) -> Settings:
    """Settings with some of them changed, each written as text."""
    values: dict[str, Any] = {name: parsed(name, text) for name, text in given.items()}
    return replace(settings, **values)


def parsed(name: str, text: str) -> str | int | float | bool:
    """A setting's value from its text; EpokaError if it does not fit."""
    default = getattr(Settings(), name)
    try:
        if isinstance(default, bool):
            if text.lower() not in _TRUE | _FALSE:
                raise ValueError
            return text.lower() in _TRUE
        if isinstance(default, int):
            return int(text)
        return float(text) if isinstance(default, float) else text
    except ValueError as wrong:
        raise EpokaError(f"{name.replace('_', ' ')} cannot be {text!r}") from wrong


def state_folder() -> Path:
    """Where this person's own database lies when nothing else is said."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return base / "epoka"


def sqlite_url(path: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite:///{path}"
