"""Games as documents: moments, logs, branches and files."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from epoka.server.models.tables import Branch, EntryNumber, Import, SeatNumber, TableView
from epoka.server.models.views import Log, Moment
from epoka.server.requests import (
    PROBLEMS,
    MaybeSession,
    SignedIn,
    TablePath,
    TheSite,
    asking,
    json,
    person_of,
    told,
)
from epoka.server.routes.tables import shown

router = APIRouter(prefix="/api", tags=["documents"], responses=PROBLEMS)
SeatQuery = Annotated[
    SeatNumber | None, Query(description="one of my seats, or any once the game is over; none is a spectator's view")
]
Format = Literal["notation", "save"]
FILES: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "content": {
            "text/plain": {"schema": {"type": "string"}},
            "application/octet-stream": {"schema": {"type": "string", "format": "binary"}},
        }
    }
}


@router.get("/tables/{table}/at/{n}", response_model=Moment)
async def moment(
    table: TablePath,
    n: Annotated[EntryNumber, Path(description="how many answers have been given")],
    request: Request,
    site: TheSite,
    session: MaybeSession,
    seat: SeatQuery = None,
) -> Response:
    """The position after some answers."""
    site.limits.take("history", asking(session, request))
    return told(await site.documents.moment(person_of(session), table, n, seat))


@router.get("/tables/{table}/log", response_model=Log)
async def log(
    table: TablePath,
    request: Request,
    site: TheSite,
    session: MaybeSession,
    seat: SeatQuery = None,
    since: Annotated[EntryNumber, Query(description="the first answer to tell of; 0 is the set-up")] = 0,
) -> Response:
    """What every answer brought, as the seat may know it."""
    site.limits.take("history", asking(session, request))
    return told(await site.documents.log(person_of(session), table, seat, since))


@router.post("/tables/{table}/branch", status_code=201, response_model=TableView)
async def branch(table: TablePath, given: Branch, site: TheSite, session: SignedIn) -> Response:
    """A new table that continues from there against bots or at one screen."""
    site.limits.take("tables", session.person.id)
    made = await site.documents.branch(session.person, table, given)
    return json(shown(site, made, session.person.id), 201)


@router.get("/tables/{table}/export", response_class=Response, responses=FILES)
async def export(
    table: TablePath,
    request: Request,
    site: TheSite,
    session: MaybeSession,
    format: Format = "notation",  # noqa: A002  # its name in the address
) -> Response:
    """The game as a file, once it is over."""
    site.limits.take("exports", asking(session, request))
    data = await site.documents.export(table, format)
    kind, ending = (
        ("text/plain; charset=utf-8", "txt") if format == "notation" else ("application/octet-stream", "epoka")
    )
    headers = {"content-disposition": f'attachment; filename="epoka-{table}.{ending}"'}
    return Response(data, headers=headers, media_type=kind)


@router.post("/imports", status_code=201, response_model=TableView)
async def read(given: Import, site: TheSite, session: SignedIn) -> Response:
    """A table from a file."""
    site.limits.take("imports", session.person.id)
    made = await site.documents.read(session.person, given)
    return json(shown(site, made, session.person.id), 201)
