"""Running: the application inside uvicorn."""

from __future__ import annotations

import gc
import sys
from functools import partial

from fastapi import FastAPI
from uvicorn import Config, Server

from epoka.server import logs
from epoka.server.application import build
from epoka.server.guards import Guard
from epoka.server.routes.live import live
from epoka.server.settings import Settings
from epoka.server.site import Site

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
    server.run()


def be_smooth() -> None:
    """Spare a move the pauses that do not belong to it.

    What was loaded for good is never looked at by the garbage collector again, which otherwise stops everything for
    tens of milliseconds now and then; and the writer's thread gives way to the event loop sooner.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    sys.setswitchinterval(0.001)
