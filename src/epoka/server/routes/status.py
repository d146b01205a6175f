"""Whether the server lives and is ready, and figures about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST

import epoka
from epoka.server.models.texts import Model
from epoka.server.problems import Rejected
from epoka.server.requests import PROBLEMS, TheSite, json
from epoka.server.signs import LATE, Sign

router = APIRouter(tags=["status"], responses=PROBLEMS)


class Part(Model):
    """Something that the server needs: whether it answers, why not, and how long that took."""

    ok: bool
    reason: Literal["away", "late"] | None
    milliseconds: float


class Health(Model):
    """The server is well."""

    status: Literal["ok"]
    version: str
    database: str
    bus: str
    parts: dict[str, Part]


class Life(Model):
    """The process answers."""

    status: Literal["ok"]
    version: str


class Readiness(Model):
    """Whether people should be sent to this process: not when it is `going`, or when a part is `broken`."""

    status: Literal["ready", "going", "broken"]
    version: str
    parts: dict[str, Part]


PATIENT: Final = frozenset({"hints", "files"})
"""These stand back behind everything else: where there is much to do they may start late, and nothing is wrong."""
NOT_READY: Final[dict[int | str, dict[str, object]]] = {
    503: {"model": Readiness, "description": "People should be sent to another process."}
}


@router.get("/health")
async def health(site: TheSite) -> Health:
    """Whether the database answers."""
    found = await site.signs.look("database", "bus")
    if not found["database"].ok:
        raise Rejected("busy")
    name = site.database.url.get_backend_name()
    parts = {part: Part.model_validate(values) for part, values in told(found).items()}
    return Health(status="ok", version=epoka.__version__, database=name, bus=site.bus.name, parts=parts)


@router.get("/health/live")
async def live() -> Life:
    """Whether the process answers; nothing else is asked."""
    return Life(status="ok", version=epoka.__version__)


@router.get("/health/ready", response_model=Readiness, responses=NOT_READY)
async def ready(site: TheSite) -> Response:
    """Whether people should be sent here: database, bus and workers answer, and the process is not about to stop."""
    found = await site.signs.look()
    well = all(sign.ok or (part in PATIENT and sign.reason == LATE) for part, sign in found.items())
    status = "going" if site.going else "ready" if well else "broken"
    body = {"status": status, "version": epoka.__version__, "parts": told(found)}
    return json(body, 200 if status == "ready" else 503)


def told(signs: Mapping[str, Sign]) -> dict[str, dict[str, object]]:
    """What was found, as it is told."""
    return {
        name: {"ok": sign.ok, "reason": sign.reason, "milliseconds": round(sign.seconds * 1000, 1)}
        for name, sign in signs.items()
    }


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(site: TheSite) -> Response:
    """Figures for Prometheus."""
    site.metrics.positions.set(len(site.rooms.positions))
    return Response(site.metrics.text(), media_type=CONTENT_TYPE_LATEST)
