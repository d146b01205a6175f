"""The WebSocket of a table."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final

from pydantic import ValidationError
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from epoka.server import tellings
from epoka.server.accounts import Session
from epoka.server.connections import MISBEHAVED, NOT_FOUND, TOO_SLOW, Connection
from epoka.server.documents import allowed_seats
from epoka.server.models.live import (
    ChatMessage,
    ClientMessage,
    HelloMessage,
    MoveMessage,
    PingMessage,
    UndoMessage,
)
from epoka.server.positions import Position
from epoka.server.problems import Rejected
from epoka.server.requests import address_of, session_of
from epoka.server.room import Room, encoded
from epoka.server.site import Site
from epoka.server.storage import tables
from epoka.server.storage.records import StoredTable

ADDRESS: Final = re.compile(r"/api/tables/([a-z0-9]{10})/live")
MOST_STEPS: Final = 200
"""Whoever has missed more than this gets the whole position instead."""
MOST_MISTAKES: Final = 20
"""Malformed messages before a connection is closed."""


async def live(site: Site, scope: Scope, receive: Receive, send: Send) -> None:
    """Follow a table, and play at it.

    This is reached without the web framework, whose layers would stay in memory for as long as a connection lives.
    """
    socket = WebSocket(scope, receive, send)
    session = await session_of(site, socket)
    await socket.accept()
    try:
        site.limits.take("connections", address_of(socket))
        room = await found_room(site, scope["path"])
    except Rejected as wrong:
        await socket.close(NOT_FOUND if wrong.code == "not-found" else TOO_SLOW)
        return
    await Conversation(site, room, session, socket).hold()


async def found_room(site: Site, path: str) -> Room:
    """The room of the table in an address; Rejected if there is no such table."""
    found = ADDRESS.fullmatch(path)
    if found is None:
        raise Rejected("not-found")
    room = site.rooms.room(found[1])
    async with room.lock:
        await site.rooms.stored(room)
    return room


class Conversation:
    """One connection: what it sends, one message after another."""

    def __init__(self, site: Site, room: Room, session: Session | None, socket: WebSocket) -> None:
        self.site = site
        self.room = room
        self.session = session
        self.socket = socket
        person, key = (None, None) if session is None else (session.person.id, session.key)
        self.connection = Connection(socket, person, key)
        self.mistakes = 0
        self.greeted = False

    async def hold(self) -> None:
        """Listen until the other side leaves."""
        self.room.connections.add(self.connection)
        self.site.metrics.sockets.inc()
        try:
            while not self.connection.ended:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                await self.take(message.get("text") or message.get("bytes") or b"")
        except WebSocketDisconnect:
            pass
        finally:
            await self.connection.settled()
            self.connection.ended = True
            self.room.connections.discard(self.connection)
            self.site.metrics.sockets.dec()
            if not self.site.closing:
                self.site.rooms.tell_presence_soon(self.room)

    async def take(self, data: str | bytes) -> None:
        """Answer one message."""
        number: int | None = None
        try:
            message = ClientMessage.model_validate_json(data).root
            number = getattr(message, "id", None)
            await self.answer(message)
        except ValidationError:
            self.refuse(None, Rejected("request"))
            self.mistakes += 1
            if self.mistakes >= MOST_MISTAKES:
                self.connection.end(MISBEHAVED)
        except Rejected as wrong:
            self.refuse(number, wrong)
            if wrong.code == "behind":
                await self.hello(HelloMessage(type="hello", seat=self.connection.viewer))

    def refuse(self, number: int | None, wrong: Rejected) -> None:
        """Say why not."""
        self.site.metrics.refusals.labels(wrong.code).inc()
        self.push({"type": "refused", "id": number, "error": wrong.trouble()})

    def push(self, message: Any) -> None:
        """Send something."""
        self.connection.push(encoded(message))

    async def answer(self, message: HelloMessage | MoveMessage | UndoMessage | ChatMessage | PingMessage) -> None:
        """Do what a message asks for."""
        if isinstance(message, PingMessage):
            self.push({"type": "pong"})
        elif isinstance(message, HelloMessage):
            self.site.limits.take("looks", self.connection.person or address_of(self.socket))
            await self.hello(message)
        elif self.session is None:
            raise Rejected("sign-in")
        elif isinstance(message, ChatMessage):
            self.site.limits.take("chat", self.session.person.id)
            await self.site.talk.say(self.session.person, self.room.id, message.text)
            self.push({"type": "done", "id": message.id, "seq": None})
        else:
            self.site.limits.take("moves", self.session.person.id)
            self.push({"type": "done", "id": message.id, "seq": await self.stored(self.session.person.id, message)})

    async def stored(self, person: str, message: MoveMessage | UndoMessage) -> int:
        """Store a move or an undo; returns its entry."""
        play, table = self.site.play, self.room.id
        if isinstance(message, MoveMessage):
            return await play.answer(person, table, message.seat, message.seq, message.answer)
        return await play.take_back(person, table, message.seat, message.seq)

    async def hello(self, message: HelloMessage) -> None:
        """Begin to follow, or follow from another seat: exactly what was missed, or everything.

        At a table that has not started there is nothing to follow but the table itself.
        """
        rooms, room, connection = self.site.rooms, self.room, self.connection
        async with room.lock:
            stored = await rooms.stored(room)
            if message.seat is not None and message.seat not in allowed_seats(stored, connection.person):
                raise Rejected("not-yours" if self.session is not None else "sign-in")
            connection.viewer = message.seat
            if stored.snapshot is None:
                rooms.tell_table(room, [connection])
            else:
                await self.follow(await rooms.position(room), message.seq)
        if not self.greeted:
            self.greeted = True
            rooms.tell_presence_soon(room)

    async def follow(self, position: Position, seq: int | None) -> None:
        """Send what was missed since an entry, or everything."""
        stored = await self.site.rooms.stored(self.room)
        if seq is not None and max(stored.origin_head, position.seq - MOST_STEPS) <= seq <= position.seq:
            await self.catch_up(stored, position, seq)
            self.site.rooms.tell_table(self.room, [self.connection])
        else:
            self.site.rooms.tell_state(self.room, position, [self.connection])

    async def catch_up(self, stored: StoredTable, position: Position, seq: int) -> None:
        """Send the entries after one, each with the position it led to."""
        rooms, connection = self.site.rooms, self.connection
        if seq < position.seq:
            journal = await rooms.database.read(partial(tables.journal, table=self.room.id, after=stored.origin_head))
            told = partial(tellings.steps_after, position, journal, seq, connection.viewer, stored.bots)
            for step in await rooms.database.aside(told):
                self.push(step)
        connection.seq = position.seq
