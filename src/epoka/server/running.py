"""Running: the application inside uvicorn."""

from __future__ import annotations

import asyncio
import signal
import socket
from contextlib import suppress
from functools import partial
from types import FrameType

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from uvicorn import Config, Server

from epoka.kernel import EpokaError
from epoka.kernel.errors import quoted
from epoka.server import logs
from epoka.server.application import build
from epoka.server.guards import Guard
from epoka.server.patience import Http, Socket
from epoka.server.routes.live import live
from epoka.server.settings import Settings
from epoka.server.site import Site
from epoka.server.sweeping import be_smooth, sweep
from epoka.server.worker import load_games

LARGEST_FRAME = 16 * 1024
SHUTDOWN_SECONDS = 10


def configured(app: FastAPI, settings: Settings) -> Config:
    """How uvicorn shall serve: the guard stands before everything else."""
    site: Site = app.state.site
    return Config(
        Guard(app, partial(live, site), settings, site),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        http=Http,
        ws=Socket,
        ws_max_size=LARGEST_FRAME,
        # Each compressed connection would keep tens of kilobytes of buffers.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


class Leaving(Server):
    """Serves until it is told to stop, and lets others take over before it does."""

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        super().__init__(configured(app, settings))
        self._insisted = asyncio.Event()
        self.site: Site = app.state.site

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal: whoever asks whether we are ready hears of it at once."""
        self.site.going = True
        super().handle_exit(sig, frame)
        if self.force_exit:
            asyncio.get_running_loop().call_soon_threadsafe(self._insisted.set)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand over, and only then stop."""
        await self.site.leave(self._patience)
        # Whoever is sent away now must not come back to us.
        for server in self.servers:
            server.close()
        await self.site.see_off()
        await super().shutdown(sockets)

    async def _patience(self, seconds: float) -> None:
        """Wait; not for those who insist."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._insisted.wait()


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    app = build(settings)
    site: Site = app.state.site
    site.check()
    server = Leaving(app, settings)
    logs.set_up(settings.log_level)
    # The server raises the signal that has ended it once more, when there is nothing left to end.
    signal.signal(signal.SIGTERM, lambda _signal, _frame: None)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        try:
            runner.run(_serve(server, app))
        except SystemExit as wrong:
            # How the server below us says that it cannot start; it has logged why.
            where = f"{quoted(settings.host)}, port {settings.port}"
            raise EpokaError(f"cannot listen on {where}; the log says why") from wrong


def make_ready(app: FastAPI) -> None:
    """Do before anybody waits what is done but once: a game takes up to a third of a second to load."""
    load_games()
    app.openapi()


async def _serve(server: Server, app: FastAPI) -> None:
    await run_in_threadpool(make_ready, app)  # the first use of these threads takes its time too
    be_smooth()
    sweeping = asyncio.create_task(sweep())
    await server.serve()
    sweeping.cancel()
