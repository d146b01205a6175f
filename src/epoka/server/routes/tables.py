"""Tables: making, finding, joining, leaving."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from epoka.server import tellings
from epoka.server.models.tables import Join, NewTable, OneSeat, Show, TableList, TableView
from epoka.server.problems import Rejected
from epoka.server.requests import PROBLEMS, MaybeSession, SignedIn, TablePath, TheSite, asking, json, person_of
from epoka.server.site import Site
from epoka.server.storage import tables
from epoka.server.storage.records import StoredTable

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)


def shown(site: Site, table: StoredTable, person: str | None) -> dict[str, Any]:
    """A table as a person sees it, with who is there."""
    room = site.rooms.known(table.id)
    return tellings.table(table, person, site.signer, room.present() if room is not None else ())


@router.post("", status_code=201, response_model=TableView)
async def create(given: NewTable, site: TheSite, session: SignedIn) -> Response:
    """A new table; it starts when every seat is taken."""
    site.limits.take("tables", session.person.id)
    table = await site.seating.create(session.person, given)
    return json(shown(site, table, session.person.id), 201)


@router.get("", response_model=TableList)
async def listed(
    request: Request,
    site: TheSite,
    session: MaybeSession,
    show: Annotated[Show, Query(description="which tables")] = "open",
) -> Response:
    """My tables, those that anybody may join, or those to watch."""
    site.limits.take("lists", asking(session, request))
    person = person_of(session)
    if show == "mine":
        if person is None:
            raise Rejected("sign-in")
        found = await site.database.read(lambda connection: tables.of_person(connection, person))
    else:
        found = await site.database.read(tables.open_to_anyone if show == "open" else tables.to_watch)
    return json({"tables": [shown(site, table, person) for table in found]})


@router.get("/{table}", response_model=TableView)
async def one(table: TablePath, request: Request, site: TheSite, session: MaybeSession) -> Response:
    """One table."""
    site.limits.take("reads", asking(session, request))
    stored = await site.rooms.seen(site.rooms.room(table))
    return json(shown(site, stored, person_of(session)))


@router.post("/{table}/join", response_model=TableView)
async def join(table: TablePath, given: Join, site: TheSite, session: SignedIn) -> Response:
    """Take a seat: by invitation, by number, or any that is open."""
    site.limits.take("tables", session.person.id)
    stored = await site.seating.join(session.person, table, given.invite, given.seat)
    return json(shown(site, stored, session.person.id))


@router.post("/{table}/leave", response_model=TableView)
async def leave(table: TablePath, given: OneSeat, site: TheSite, session: SignedIn) -> Response:
    """Before the start the seat is free again; afterwards a bot takes over until I come back."""
    site.limits.take("seats", session.person.id)
    stored = await site.seating.leave(session.person.id, table, given.seat)
    return json(shown(site, stored, session.person.id))


@router.post("/{table}/resign", response_model=TableView)
async def resign(table: TablePath, given: OneSeat, site: TheSite, session: SignedIn) -> Response:
    """Give a seat up for good; a bot plays on."""
    site.limits.take("seats", session.person.id)
    stored = await site.seating.resign(session.person.id, table, given.seat)
    return json(shown(site, stored, session.person.id))


@router.post("/{table}/rematch", status_code=201, response_model=TableView)
async def rematch(table: TablePath, site: TheSite, session: SignedIn) -> Response:
    """The same table again; whoever asks second gets the one that the first has made."""
    site.limits.take("tables", session.person.id)
    stored = await site.seating.rematch(session.person.id, table)
    return json(shown(site, stored, session.person.id), 201)
