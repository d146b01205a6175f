"""Hints, and the analysis of games that are over."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from epoka.server.models.thoughts import AnalysisView, AskHint, HintView
from epoka.server.replies import compressed
from epoka.server.requests import PROBLEMS, MaybeSession, SignedIn, TablePath, TheSite, address_of, asking, json

router = APIRouter(prefix="/api/tables", tags=["thoughts"], responses=PROBLEMS)


@router.post("/{table}/hint", response_model=HintView)
async def hint(table: TablePath, given: AskHint, site: TheSite, session: SignedIn) -> Response:
    """What the search would do in my place, knowing what my seat knows. Everybody at the table is told that I asked."""
    site.limits.take("looks", session.person.id)
    return json(await site.hints.ask(session.person.id, table, given.seat, given.seq))


@router.post("/{table}/analysis", status_code=202, response_model=AnalysisView)
async def analyse(table: TablePath, request: Request, site: TheSite, session: SignedIn) -> Response:
    """Ask for the analysis of a game that is over. Asking again changes nothing, unless it has failed."""
    site.limits.take("analyses", session.person.id)
    # With a guest for every few of them, one visitor would fill the queue of the site.
    site.limits.take("analyses-of-a-visitor", address_of(request))
    return json(await site.analyses.ask(session.person.id, table), 202)


@router.get("/{table}/analysis", response_model=AnalysisView)
async def analysis(table: TablePath, request: Request, site: TheSite, session: MaybeSession) -> Response:
    """The analysis of a game that is over, or how far it is; anybody who has the address may look."""
    site.limits.take("looks", asking(session, request))
    # Everything about this game is open by now, and nothing here is about whoever asks.
    found = await site.analyses.look(table)
    return await site.database.aside(lambda: compressed(request, json(found)))
