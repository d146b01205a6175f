"""`epoka serve`: the site for many."""

from __future__ import annotations

import argparse
from typing import Any

from epoka.kernel import EpokaError

OPTIONS = (
    ("host", "ADDRESS", "address to listen on"),
    ("port", "PORT", "port to listen on"),
    ("database_url", "URL", "sqlite:///FILE or postgresql://…"),
    ("redis_url", "URL", "redis://…, when several processes serve one site"),
    ("public_url", "URL", "the address people use; https makes cookies Secure"),
    ("trusted_proxies", "ADDRESSES", "reverse proxies whose X-Forwarded-… headers are believed"),
    ("bot_workers", "N", "processes that think for bots; 0 is one less than there are processors"),
    ("bot_delay", "SECONDS", "pause before a bot's move"),
    ("bot_seconds", "SECONDS", "time a bot may think before greedy answers for it"),
    ("bot_megabytes", "N", "memory that each of them may fill"),
    ("bot_tables", "N", "tables at which only bots sit that run at once"),
    ("drain_seconds", "SECONDS", "time for the proxy to find out that a process is to stop; only with Redis"),
    ("limits", "on|off", "rate limits"),
    ("positions", "N", "positions kept in memory"),
    ("session_days", "DAYS", "how long a session lasts"),
    ("log_level", "LEVEL", "debug, info, warning or error"),
)


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser(
        "serve",
        help="serve the site",
        description="Serve the site. Every option can also be set in the environment, as EPOKA_HOST and so on.",
    )
    for name, value, text in OPTIONS:
        command.add_argument(f"--{name.replace('_', '-')}", metavar=value, help=text)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    try:
        from epoka.server.running import serve
        from epoka.server.settings import from_environment, with_texts
    except ModuleNotFoundError as missing:
        raise EpokaError(f"the server needs {missing.name}: install epoka[server]") from missing
    given = {name: getattr(args, name) for name, _, _ in OPTIONS if getattr(args, name) is not None}
    serve(with_texts(from_environment(), given))
    return 0
