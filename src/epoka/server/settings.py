"""What can be set: every field is an option of `epoka serve` and an environment variable `EPOKA_…`."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from epoka.kernel import EpokaError
from epoka.kernel.errors import quoted, shortened
from epoka.server.thinking import Rank
from epoka.server.worker import MEGABYTES, NICENESS

PREFIX = "EPOKA_"
LEAST_MEGABYTES = 128


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
    bot_megabytes: int = MEGABYTES
    """Memory that each of these processes may fill."""
    bot_tables: int = 24
    """So many tables at which only bots sit run at once; only where there are limits."""
    drain_seconds: float = 2.0
    """A process that is to stop, and is not the only one, answers for so long while the proxy finds out."""
    limits: bool = True
    """Whether there are rate limits."""
    log_level: str = "info"
    positions: int = 2000
    """How many positions stay in memory."""
    session_days: int = 90

    def __post_init__(self) -> None:
        if self.public_url and not _is_web_address(self.public_url):
            raise EpokaError(f"the public address starts with http:// or https://, not {quoted(self.public_url)}")
        if self.log_level not in LOG_LEVELS:
            raise EpokaError(f"the log level is one of {', '.join(LOG_LEVELS)}, not {quoted(self.log_level)}")
        for name, (least, most) in RANGES.items():
            # What is not a number is not between any two of them.
            if not least <= getattr(self, name) <= most:
                told = name.replace("_", " ")
                raise EpokaError(f"{told} is from {least:g} to {most:g}, not {shortened(str(getattr(self, name)))}")
        for name in ("host", "database_url"):
            if not getattr(self, name):
                raise EpokaError(f"{name.replace('_', ' ')} cannot be empty")

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
    def bot_rank(self) -> Rank:
        """Where the processes that think for bots stand."""
        return Rank(NICENESS, self.bot_megabytes)

    @property
    def thinkers(self) -> int:
        """How many processes think for bots."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


RANGES: Final[Mapping[str, tuple[float, float]]] = {
    "port": (0, 65535),
    "bot_workers": (0, 1000),
    "bot_delay": (0, 3600),
    "bot_seconds": (0.001, 3600),
    "bot_megabytes": (LEAST_MEGABYTES, 1_000_000),
    "bot_tables": (0, 10_000_000),
    "drain_seconds": (0, 3600),
    "positions": (1, 10_000_000),
    "session_days": (1, 36_500),
}
"""The least and the most that each number may be."""
LOG_LEVELS = ("debug", "info", "warning", "error")


def _is_web_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 0) >= 0
    except ValueError:
        return False


_TRUE = frozenset({"1", "on", "true", "yes"})
_NUMBER = re.compile(r"[0-9]{1,20}|[0-9]{0,20}\.[0-9]{1,20}|-[0-9]{1,20}(\.[0-9]{1,20})?", re.ASCII)
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
        if isinstance(default, str):
            return text
        if not _NUMBER.fullmatch(text):
            raise ValueError
        return int(text) if isinstance(default, int) else float(text)
    except ValueError as wrong:
        raise EpokaError(f"{name.replace('_', ' ')} cannot be {quoted(text)}") from wrong


def state_folder() -> Path:
    """Where this person's own database lies when nothing else is said."""
    try:
        if sys.platform == "win32":
            base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        else:
            base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    except RuntimeError:
        raise EpokaError("there is no home folder to keep games in") from None
    return base / "epoka"


def sqlite_url(path: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite:///{path}"
