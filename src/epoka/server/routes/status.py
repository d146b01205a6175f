"""Whether the server is well, and figures about it."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import epoka
from epoka.server.models.texts import Model
from epoka.server.problems import Rejected
from epoka.server.requests import PROBLEMS, TheSite

router = APIRouter(tags=["status"], responses=PROBLEMS)


class Health(Model):
    """The server is well."""

    status: Literal["ok"]
    version: str
    database: str
    bus: str


@router.get("/health")
async def health(site: TheSite) -> Health:
    """Whether the database answers."""
    try:
        await site.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
    except SQLAlchemyError as wrong:
        raise Rejected("busy") from wrong
    name = site.database.url.get_backend_name()
    return Health(status="ok", version=epoka.__version__, database=name, bus=site.bus.name)


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(site: TheSite) -> Response:
    """Figures for Prometheus."""
    site.metrics.positions.set(len(site.rooms.positions))
    return Response(site.metrics.text(), media_type=CONTENT_TYPE_LATEST)
