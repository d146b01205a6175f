"""The site: people, tables, live play, bots and stored games over HTTP and WebSocket. It knows no rules.

Start it with `epoka serve`, or with `run_local` for one machine. The protocol is described in docs/web.md.
"""

from __future__ import annotations

from pathlib import Path


def run_local(port: int = 0, *, open_browser: bool = True, database: Path | None = None, page: str = "") -> None:
    """Serve the site on this machine until interrupted, with its database in a file. See `epoka.server.local`."""
    # Imported late: bot workers live in this package too and must start without the web framework.
    from epoka.server.local import run

    run(port, open_browser=open_browser, database=database, page=page)


__all__ = ["run_local"]
