"""The WebSocket of a table."""

from __future__ import annotations

import re
from contextlib import ExitStack
from typing import Final

from pydantic import ValidationError
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from epoka.server.accounts import Session
from epoka.server.connections import BROKEN, GOING, MISBEHAVED, NOT_FOUND, SIGNED_OUT, TOO_SLOW, Connection
from epoka.server.documents import allowed_seats
from epoka.server.gate import Turn
from epoka.server.models.live import (
    ChatMessage,
    ClientMessage,
    DoneMessage,
    HelloMessage,
    MoveMessage,
    PingMessage,
    PongMessage,
    RefusedMessage,
    UndoMessage,
)
from epoka.server.models.texts import Trouble
from epoka.server.positions import is_outdated
from epoka.server.problems import Rejected, not_fitting
from epoka.server.reader import Shown, Steps
from epoka.server.requests import address_of, asker_of, asking, session_of
from epoka.server.room import Room
from epoka.server.site import Site
from epoka.server.storage.records import PLAYING, StoredTable

ADDRESS: Final = re.compile(r"/api/tables/([a-z0-9]{10})/live")
MOST_STEPS: Final = 200
"""Whoever has missed more than this gets the whole position instead."""
MOST_MISTAKES: Final = 20
"""Malformed messages before a connection is closed."""


async def live(site: Site, scope: Scope, receive: Receive, send: Send) -> None:
    """Follow a table, and play at it; Rejected if no table has such an address.

    This is reached without the web framework, whose layers would stay in memory for as long as a connection lives.
    """
    if ADDRESS.fullmatch(scope["path"]) is None:
        raise Rejected("not-found")
    socket = WebSocket(scope, receive, send)
    if site.going:
        # Only an accepted connection can be told why: the client tries elsewhere at once.
        await socket.accept()
        await socket.close(GOING)
        return
    asker = asker_of(site, socket)
    with ExitStack() as place:
        try:
            place.enter_context(site.limits.connected(address_of(socket)))
            turn = await site.gate.turn(*asker)
        except Rejected:
            await socket.close(TOO_SLOW)
            return
        await come_in(site, socket, asker, turn)


async def come_in(site: Site, socket: WebSocket, asker: tuple[str, str], turn: Turn) -> None:
    """Find out who it is and which table is meant, and stay until the other side leaves."""
    hung_up = site.rooms.hung_up
    try:
        session = await session_of(site, socket)
        try:
            await socket.accept()
        except OSError:
            # Whoever knocked has gone before the door was opened.
            return
        site.limits.take("connections", address_of(socket))
        room = await found_room(site, socket.scope["path"])
    except Rejected as wrong:
        await socket.close(NOT_FOUND if wrong.code == "not-found" else TOO_SLOW)
        return
    finally:
        turn.end()
    while session is not None and site.rooms.hung_up != hung_up:
        # Whoever was signed out while coming in has not been seen.
        hung_up = site.rooms.hung_up
        session = await session_of(site, socket)
        if session is None:
            await socket.close(SIGNED_OUT)
            return
    await Conversation(site, room, session, socket, asker).hold()


async def found_room(site: Site, path: str) -> Room:
    """The room of the table in an address; Rejected if there is no such table."""
    found = ADDRESS.fullmatch(path)
    assert found is not None, f"{path!r} has been looked at before"
    room = site.rooms.room(found[1])
    await site.rooms.seen(room)
    return room


class Conversation:
    """One connection: what it sends, one message after another."""

    def __init__(
        self, site: Site, room: Room, session: Session | None, socket: WebSocket, asker: tuple[str, str]
    ) -> None:
        self.site = site
        self.room = room
        self.session = session
        self.socket = socket
        self.asker = asker
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
                # What was on its way when the connection was ended does not count.
                if message["type"] == "websocket.disconnect" or self.connection.ended:
                    break
                with self.connection.at_work():
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
            if isinstance(message, MoveMessage | UndoMessage):
                await self.move(message)
            else:
                turn = await self.site.gate.turn(*self.asker)
                try:
                    await self.answer(message)
                finally:
                    turn.end()
        except ValidationError as wrong:
            reason = not_fitting([{"type": error["type"]} for error in wrong.errors()])
            self.refuse(None, reason)
            # A letter that cannot be sent is a person's mistake, not the client's.
            self.mistakes += reason.code == "request"
            if self.mistakes >= MOST_MISTAKES:
                self.connection.end(MISBEHAVED)
        except Rejected as wrong:
            self.refuse(number, wrong)
            if wrong.code == "behind":
                await self.hello(HelloMessage(type="hello", seat=self.connection.viewer))

    async def move(self, message: MoveMessage | UndoMessage) -> None:
        """Answer what may be a move."""
        gate, (_, person) = self.site.gate, self.asker
        try:
            async with gate.mover(*self.asker):
                await self.answer(message)
        except Rejected:
            gate.note(person, moved=False)
            raise
        gate.note(person, moved=True)

    def refuse(self, number: int | None, wrong: Rejected) -> None:
        """Say why not."""
        self.site.metrics.refusals.labels(wrong.code).inc()
        self.push(RefusedMessage(type="refused", id=number, error=Trouble.model_validate(wrong.trouble())))

    def push(self, message: DoneMessage | RefusedMessage | PongMessage) -> None:
        """Send something that only this connection is told."""
        self.connection.push(message.model_dump_json())

    async def answer(self, message: HelloMessage | MoveMessage | UndoMessage | ChatMessage | PingMessage) -> None:
        """Do what a message asks for."""
        if isinstance(message, PingMessage):
            self.push(PongMessage(type="pong"))
        elif isinstance(message, HelloMessage):
            self.site.limits.take("looks", asking(self.session, self.socket))
            await self.hello(message)
        elif self.session is None:
            raise Rejected("sign-in")
        elif isinstance(message, ChatMessage):
            self.site.limits.take("chat", self.session.person.id)
            await self.site.talk.say(self.session.person, self.room.id, message.text)
            self.push(DoneMessage(type="done", id=message.id))
        else:
            self.site.limits.take("moves", self.session.person.id)
            entry = await self.stored(self.session.person.id, message)
            self.push(DoneMessage(type="done", id=message.id, seq=entry))

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
        wanted: Shown | Steps | None = None
        async with room.lock:
            await rooms.reach(room, message.seq)
            stored = await rooms.stored(room)
            if message.seat is not None and message.seat not in allowed_seats(stored, connection.person):
                raise Rejected("not-yours" if self.session is not None else "sign-in")
            connection.viewer = message.seat
            if stored.snapshot is None:
                rooms.tell_table(room, [connection])
            else:
                if is_outdated(stored):
                    await rooms.position(room)
                    stored = await rooms.stored(room)
                wanted = await self.follow(stored, message.seq)
        if wanted is not None:
            await self.catch_up(stored, wanted)
        if not self.greeted:
            self.greeted = True
            self.site.bots.opened(stored)
            rooms.tell_presence_soon(room)

    async def follow(self, stored: StoredTable, seq: int | None) -> Shown | Steps | None:
        """Follow from now on; returns what must be worked out and told before anything else. Needs the room's lock."""
        rooms, room, connection = self.site.rooms, self.room, self.connection
        viewer, bots = connection.viewer, stored.unclaimed
        if seq is not None and max(stored.origin_head, stored.head - MOST_STEPS) <= seq <= stored.head:
            connection.seq = stored.head
            if seq < stored.head:
                connection.hold()
            rooms.tell_table(room, [connection])
            return Steps(seq, viewer, bots) if seq < stored.head else None
        plays = stored.status == PLAYING and bool(stored.seats_of(connection.person))
        if plays or rooms.at_hand(room, stored) is not None:
            rooms.tell_state(room, await rooms.position(room), [connection])
            return None
        connection.seq = stored.head
        connection.hold()
        return Shown(viewer, bots)

    async def catch_up(self, stored: StoredTable, wanted: Shown | Steps) -> None:
        """Send what a reader has worked out, then what has happened meanwhile."""
        connection = self.connection
        try:
            body = await self.site.reading.ask(stored, wanted)
        except Rejected:
            connection.end(BROKEN)
        else:
            if isinstance(wanted, Steps):
                connection.release(body.decode().split("\n"))
            else:
                connection.release([self.site.rooms.state(self.room, stored, connection, body)])
