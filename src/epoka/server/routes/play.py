"""Playing over plain HTTP, and chat."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from epoka.server.models.live import Chat, Move, SaidView, Say, Stored, TakeBack, TryOut, Vote
from epoka.server.models.tables import EntryNumber, OptionNumber, SeatNumber
from epoka.server.models.views import Position, Preview, Previews, Sight
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

router = APIRouter(prefix="/api/tables", tags=["play"], responses=PROBLEMS)
SeatQuery = Annotated[SeatNumber | None, Query(description="one of my seats; none is a spectator's view")]


@router.get("/{table}/state", response_model=Position)
async def state(
    table: TablePath, request: Request, site: TheSite, session: MaybeSession, seat: SeatQuery = None
) -> Response:
    """The position as one of my seats, or a spectator, may know it."""
    site.limits.take("looks", asking(session, request))
    return told(await site.documents.state(person_of(session), table, seat))


@router.get("/{table}/sight", response_model=Sight)
async def sight(table: TablePath, seat: SeatNumber, site: TheSite, session: SignedIn) -> Response:
    """The position for a bot of mine to think on: a saved table with all that its seat cannot know dealt anew."""
    site.limits.take("looks", session.person.id)
    return told(await site.documents.sight(session.person.id, table, seat))


@router.post("/{table}/moves", status_code=201)
async def move(table: TablePath, given: Move, site: TheSite, session: SignedIn) -> Stored:
    """An answer; `seq` is the entry it follows. Sending it again does not store it twice."""
    site.limits.take("moves", session.person.id)
    return Stored(seq=await site.play.answer(session.person.id, table, given.seat, given.seq, given.answer))


@router.post("/{table}/undo", status_code=201)
async def undo(table: TablePath, given: TakeBack, site: TheSite, session: SignedIn) -> Stored:
    """Take my last answer back, up to the last new information; bots' answers since then go too."""
    site.limits.take("moves", session.person.id)
    return Stored(seq=await site.play.take_back(session.person.id, table, given.seat, given.seq))


@router.post("/{table}/undo/request", status_code=204)
async def request_undo(table: TablePath, given: TakeBack, site: TheSite, session: SignedIn) -> None:
    """Ask the others to let my last answer be taken back; bots agree."""
    site.limits.take("moves", session.person.id)
    await site.play.ask_back(session.person.id, table, given.seat, given.seq)


@router.post("/{table}/undo/vote", status_code=204)
async def vote(table: TablePath, given: Vote, site: TheSite, session: SignedIn) -> None:
    """Agree to an undo, or not."""
    site.limits.take("moves", session.person.id)
    await site.play.vote(session.person.id, table, given.seat, agree=given.agree)


@router.post("/{table}/preview", response_model=Preview)
async def preview(table: TablePath, given: TryOut, site: TheSite, session: SignedIn) -> Response:
    """What will happen, until the seat would see something new or something is drawn at random."""
    site.limits.take("looks", session.person.id)
    return told(await site.play.preview(session.person.id, table, given.seat, given.answer))


@router.get("/{table}/previews", response_model=Previews)
async def previews(
    table: TablePath,
    seat: SeatNumber,
    request: Request,
    site: TheSite,
    session: SignedIn,
    first: Annotated[OptionNumber, Query(description="the number of the option to begin with")] = 0,
) -> Response:
    """What each option of my decision would do; `rest` says where to go on if there are too many for one answer."""
    site.limits.take("looks", session.person.id)
    return told(await site.play.previews(session.person.id, table, seat, first, request.is_disconnected))


@router.post("/{table}/chat", status_code=201, response_model=SaidView)
async def say(table: TablePath, given: Say, site: TheSite, session: SignedIn) -> Response:
    """Say something."""
    site.limits.take("chat", session.person.id)
    return json(await site.talk.say(session.person, table, given.text), 201)


@router.get("/{table}/chat", response_model=Chat)
async def chat(
    table: TablePath,
    request: Request,
    site: TheSite,
    session: MaybeSession,
    before: Annotated[EntryNumber | None, Query(description="only messages before this one")] = None,
) -> Response:
    """What was said, the last hundred messages."""
    site.limits.take("reads", asking(session, request))
    return json({"messages": await site.talk.heard(table, before)})
