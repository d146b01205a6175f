"""Running: the application inside uvicorn."""

from __future__ import annotations

from fastapi import FastAPI
from uvicorn import Config, Server

from epoka.server import logs
from epoka.server.application import build
from epoka.server.settings import Settings

LARGEST_FRAME = 16 * 1024
SHUTDOWN_SECONDS = 10


def configured(app: FastAPI, settings: Settings) -> Config:
    """How uvicorn shall serve."""
    return Config(
        app,
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
    logs.set_up(settings.log_level)
    Server(configured(build(settings), settings)).run()
