"""The site on one machine, for one person: `epoka play`."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from pathlib import Path

from epoka.kernel import EpokaError
from epoka.server import logs
from epoka.server.application import build
from epoka.server.running import Leaving
from epoka.server.settings import Settings, sqlite_url, state_folder
from epoka.server.site import Site

HOST = "127.0.0.1"


def run(port: int = 0, *, open_browser: bool = True, database: Path | None = None, page: str = "") -> None:
    """Serve until interrupted; print the address and show it in a browser if there is one."""
    path = database or state_folder() / "epoka.db"
    listening = _listening(port)
    address = f"http://{HOST}:{listening.getsockname()[1]}/"
    settings = Settings(
        host=HOST, port=listening.getsockname()[1], database_url=sqlite_url(path), limits=False, log_level="warning"
    )
    logs.set_up(settings.log_level)
    app = build(settings)
    site: Site = app.state.site
    site.check()
    server = _Announcing(app, settings)
    server.address, server.shows = address + page, open_browser
    server.run([listening])


def _listening(port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((HOST, port))
    except OSError as wrong:
        listening.close()
        raise EpokaError(f"port {port} cannot be used: {wrong.strerror}") from wrong
    return listening


class _Announcing(Leaving):
    """Says where it is once it can be reached."""

    address = ""
    shows = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address and open a browser if there is one."""
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(f"{self.address}\n")
            sys.stdout.flush()
            if self.shows:
                # A browser may take its time to start; nobody waits for it.
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)
