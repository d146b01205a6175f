"""Running: the application inside uvicorn."""

from __future__ import annotations

import asyncio
from functools import partial

from fastapi import FastAPI
from uvicorn import Config, Server

from epoka.server import logs
from epoka.server.application import build
from epoka.server.guards import Guard
from epoka.server.routes.live import live
from epoka.server.settings import Settings
from epoka.server.site import Site
from epoka.server.sweeping import be_smooth, sweep

LARGEST_FRAME = 16 * 1024
SHUTDOWN_SECONDS = 10


def configured(app: FastAPI, settings: Settings) -> Config:
    """How uvicorn shall serve: the guard stands before everything else."""
    site: Site = app.state.site
    return Config(
        Guard(app, partial(live, site), settings, site.metrics),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        # Each compressed connection would keep tens of kilobytes of buffers.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    app = build(settings)
    site: Site = app.state.site
    site.check()
    server = Server(configured(app, settings))
    logs.set_up(settings.log_level)
    be_smooth()
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_serve(server))


async def _serve(server: Server) -> None:
    sweeping = asyncio.create_task(sweep())
    await server.serve()
    sweeping.cancel()
