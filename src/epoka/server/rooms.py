"""Rooms: the tables of one process, what it remembers of them, and how those who look at them are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection as SqlConnection

from epoka.server import clock, tellings
from epoka.server.bus import Bus, News
from epoka.server.connections import SIGNED_OUT, Connection
from epoka.server.keys import Signer
from epoka.server.positions import Cache, Position, figures, is_outdated, loaded
from epoka.server.problems import Rejected
from epoka.server.room import Room, Steps, encoded
from epoka.server.storage import people, tables
from epoka.server.storage.database import Database
from epoka.server.storage.records import CLOSED, OPEN, OVER, Entry, StoredTable

IDLE_ROOMS: Final = 2000
IDLE_SECONDS: Final = 60.0
PRESENCE_DELAY: Final = 0.2


class Rooms:
    """Every room of this process."""

    def __init__(self, database: Database, bus: Bus, signer: Signer, positions: int) -> None:
        self.database = database
        self.bus = bus
        self.signer = signer
        self.positions = Cache(positions)
        self._rooms: dict[str, Room] = {}
        self._most = IDLE_ROOMS
        self.hung_up = 0
        """How often connections were ended; whoever was just coming in then may have been missed."""

    def room(self, table: str) -> Room:
        """The room of a table; rooms that nobody has used for long go."""
        found = self._rooms.get(table)
        if found is None:
            found = self._rooms[table] = Room(table)
            if len(self._rooms) > self._most:
                self._let_go()
        found.used = asyncio.get_running_loop().time()
        return found

    def known(self, table: str) -> Room | None:
        """The room of a table if there is one already."""
        return self._rooms.get(table)

    def all(self) -> list[Room]:
        """Every room."""
        return list(self._rooms.values())

    def _let_go(self) -> None:
        """Drop rooms that nobody looks at. Not those just asked for: somebody may be waiting for their locks."""
        long_ago = asyncio.get_running_loop().time() - IDLE_SECONDS
        for table, room in list(self._rooms.items()):
            if not room.connections and not room.is_busy and room.used < long_ago:
                del self._rooms[table]
        # However many are in use, looking through all of them must stay rare.
        self._most = len(self._rooms) + IDLE_ROOMS

    # -- what is stored ----------------------------------------------------------------------------------------------

    async def stored(self, room: Room) -> StoredTable:
        """The table as it is stored; Rejected if there is none. Needs the room's lock."""
        if room.stored is None:
            room.stored = await self.database.read(lambda connection: tables.find(connection, room.id))
        if room.stored is None:
            self._rooms.pop(room.id, None)
            raise Rejected("not-found")
        return room.stored

    async def seen(self, room: Room) -> StoredTable:
        """The table as it is on disk, without waiting for whoever is moving. Does not need the room's lock."""
        if room.stored is not None:
            return room.stored
        async with room.lock:
            return await self.stored(room)

    async def started(self, room: Room) -> StoredTable:
        """The same with a game under the rules of today; Rejected if it has not begun."""
        stored = await self.seen(room)
        if stored.snapshot is None:
            raise not_started(stored)
        if is_outdated(stored):
            async with room.lock:
                await self.position(room)
                stored = await self.stored(room)
        return stored

    def at_hand(self, room: Room, stored: StoredTable) -> Position | None:
        """The game at its last entry if it is in memory."""
        known = self.positions.get(room.id)
        return known if known is not None and known.seq == stored.head else None

    async def position(self, room: Room) -> Position:
        """The game at its last entry. Needs the room's lock."""
        stored = await self.stored(room)
        if stored.snapshot is None:
            raise not_started(stored)
        known = self.at_hand(room, stored)
        if known is not None:
            return known
        position = await self.database.ahead(lambda: self._load(room))
        assert room.stored is not None
        if is_outdated(room.stored):
            await self._bring_up_to_date(room, position)
        self.positions.put(room.id, position)
        return position

    def _load(self, room: Room) -> Position:
        with self.database.reading.connect() as connection:
            stored = tables.find(connection, room.id)
            if stored is None:
                raise Rejected("not-found")
            # Another process may have gone on since the table was read: its entries are for later.
            journal = [entry for entry in tables.journal(connection, room.id) if entry.seq <= stored.head]
        room.stored = stored
        position = loaded(stored, journal)
        _ = position.table.trail  # worked out here, off the event loop
        return position

    async def _bring_up_to_date(self, room: Room, position: Position) -> None:
        """Store a game under the rules of today: its history starts again at its snapshot."""
        assert room.stored is not None
        snapshot = position.table.snapshot()
        new = replace(
            room.stored,
            version=position.table.game.version,
            options=dict(position.table.choices),
            origin=snapshot,
            origin_version=position.table.game.version,
            origin_head=room.stored.head,
            origin_answers=room.stored.answers,
            **figures(position.table),
        )
        await self.change(room, new)

    async def change(self, room: Room, new: StoredTable) -> StoredTable:
        """Store a changed table and tell everybody. Needs the room's lock; MovedOn if somebody was faster."""
        old = await self.stored(room)

        def job(connection: SqlConnection) -> None:
            tables.change(connection, old, new)

        try:
            await self.database.write(job, room.id)
        except tables.MovedOn:
            self.forget(room)
            raise
        room.stored = replace(new, revision=old.revision + 1)
        self.tell_table(room)
        await self._show_out(room)
        await self.bus.tell(News("table", room.id))
        return room.stored

    async def _show_out(self, room: Room) -> None:
        """Whoever has stood up sees the table as a spectator from now on; once it is over, anybody sees everything."""
        stored = room.stored
        if stored is None or stored.status == OVER:
            return
        gone = [
            connection
            for connection in room.connections
            if connection.viewer is not None and connection.viewer not in stored.seats_of(connection.person)
        ]
        for connection in gone:
            connection.viewer = None
        following = [connection for connection in gone if connection.seq is not None]
        if following:
            self.tell_state(room, await self.position(room), following)

    def forget(self, room: Room) -> None:
        """Drop what this process remembers of a table."""
        room.stored = room.watched = None
        self.positions.drop(room.id)

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell_table(self, room: Room, to: Iterable[Connection] | None = None) -> None:
        """Tell everybody at a table, or some, who sits where and what it waits for."""
        stored = room.stored
        if stored is None or not room.connections:
            return
        made: dict[str | None, str] = {}
        present = room.present()
        concerned = tellings.concerned(stored)
        for connection in room.connections if to is None else to:
            # A crowd that only watches is told the same.
            person = connection.person
            kind = "" if person is not None and person not in concerned else person
            if kind not in made:
                made[kind] = encoded({"type": "table", "table": tellings.table(stored, person, self.signer, present)})
            connection.push(made[kind])

    def steps(self, room: Room, position: Position, entry: Entry) -> Steps:
        """An entry as each seat that is looked from may know it. The position stands right after the entry."""
        assert room.stored is not None
        bots = room.stored.unclaimed
        viewers = {connection.viewer for connection in room.greeted()}
        return {viewer: encoded(tellings.step(position, entry, viewer, bots)) for viewer in viewers}

    def tell_steps(self, room: Room, steps: Steps, seq: int) -> None:
        """Tell everybody at a table of an entry that is stored. Needs the room's lock since its steps were made."""
        for connection in room.greeted():
            connection.push(steps[connection.viewer])
            connection.seq = seq

    def tell_state(self, room: Room, position: Position, to: Iterable[Connection]) -> None:
        """Tell somebody everything."""
        assert room.stored is not None
        for connection in to:
            connection.push(self.state(room, room.stored, connection, self._shown(room, position, connection.viewer)))
            connection.seq = position.seq

    def _shown(self, room: Room, position: Position, viewer: int | None) -> bytes:
        """The position as JSON. What spectators see is made once for all who come while it stands."""
        assert room.stored is not None
        bots = room.stored.unclaimed
        if viewer is not None:
            return msgspec.json.encode(position.shown(viewer, bots))
        stands = (room.stored.version, position.seq)
        if room.watched is None or room.watched[0] != stands:
            room.watched = (stands, msgspec.json.encode(position.shown(None, bots)))
        return room.watched[1]

    def state(self, room: Room, stored: StoredTable, connection: Connection, shown: bytes) -> str:
        """Everything, as a message, from the position as it is shown to this connection."""
        table = encoded(tellings.table(stored, connection.person, self.signer, room.present()))
        return f'{{"type":"state",{shown[1:-1].decode()},"table":{table}}}'

    def tell_all(self, room: Room, message: Any) -> None:
        """The same message to everybody at a table."""
        text = encoded(message)
        for connection in room.connections:
            connection.push(text)

    def tell_presence_soon(self, room: Room) -> None:
        """Tell who is there in a moment: when many come at once, once is enough."""
        if room.announcing is None:
            room.announcing = asyncio.get_running_loop().create_task(self._tell_presence_later(room))

    async def _tell_presence_later(self, room: Room) -> None:
        await asyncio.sleep(PRESENCE_DELAY)
        room.announcing = None
        await self.tell_presence(room)

    async def tell_presence(self, room: Room) -> None:
        """Tell everybody at a table, here and elsewhere, who is there."""
        self.tell_table(room)
        here = [connection.person or "" for connection in room.connections]
        await self.bus.tell(News("present", room.id, here))

    async def hang_up(self, person: str, session: str | None) -> None:
        """End the connections of a person who has signed out: of one session, or of all."""
        self.hang_up_here(person, session)
        await self.bus.tell(News("out", "", [person, session]))

    def hang_up_here(self, person: str, session: str | None) -> None:
        """End such connections in this process."""
        self._end([one for one in self._of(person) if session in (None, one.session)])

    async def hang_up_others(self, person: str, kept: str) -> None:
        """End the connections of all sessions of a person but one."""
        self.hang_up_others_here(person, kept)
        await self.bus.tell(News("others", "", [person, kept]))

    def hang_up_others_here(self, person: str, kept: str) -> None:
        """End such connections in this process."""
        self._end([one for one in self._of(person) if one.session != kept])

    async def hang_up_ended(self) -> None:
        """End the connections of sessions that are over, whoever has ended them."""
        followed = [one for room in self._rooms.values() for one in room.connections]
        tokens = {one.session for one in followed if one.session is not None}
        ended = await self.database.read(lambda connection: people.ended(connection, tokens, clock.now()))
        self._end([one for one in followed if one.session in ended])

    def _of(self, person: str) -> Iterator[Connection]:
        """The connections of a person."""
        return (one for room in self._rooms.values() for one in room.connections if one.person == person)

    def _end(self, gone: Iterable[Connection]) -> None:
        self.hung_up += 1
        for connection in gone:
            connection.end(SIGNED_OUT)

    # -- other processes ---------------------------------------------------------------------------------------------

    async def reach(self, room: Room, seq: int | None) -> None:
        """Look again if somebody has seen a later entry than this process: the one that stored it may have died before
        it could tell. Needs the room's lock."""
        if seq is not None and seq > (await self.stored(room)).head:
            await self.look_again(room)

    async def refresh(self, room: Room) -> None:
        """Read a table again and tell those who look at it what has changed."""
        async with room.lock:
            await self.look_again(room)

    async def look_again(self, room: Room) -> None:
        """Read a table again and tell those who look at it what has changed. Needs the room's lock."""
        known = self.positions.get(room.id)
        before = room.stored
        if not room.connections:
            self.forget(room)
            return
        after = known.seq if known is not None else 0
        stored, journal = await self.database.read(_table_and_journal(room.id, after))
        if stored is None:
            self.forget(room)
            return
        room.stored = stored
        if stored == before and all(connection.seq == stored.head for connection in room.greeted()):
            # Whoever claims to have seen more than there is makes nobody else listen.
            return
        if stored.status != OPEN and stored.snapshot is not None:
            await self._go_on(room, known, before, journal)
        self.tell_table(room)
        await self._show_out(room)

    async def _go_on(
        self, room: Room, known: Position | None, before: StoredTable | None, journal: Sequence[Entry]
    ) -> None:
        assert room.stored is not None
        follows = known is not None and before is not None and before.version == room.stored.version
        if known is None or not follows:
            self.tell_state(room, await self.position(room), room.connections)
            return
        for entry in journal:
            if entry.seq <= room.stored.head:
                known.follow(entry)
                self.tell_steps(room, self.steps(room, known, entry), entry.seq)


def _table_and_journal(table: str, after: int) -> Callable[[SqlConnection], tuple[StoredTable | None, list[Entry]]]:
    def query(connection: SqlConnection) -> tuple[StoredTable | None, list[Entry]]:
        return tables.find(connection, table), tables.journal(connection, table, after)

    return query


def not_started(stored: StoredTable) -> Rejected:
    """Why a table has no position."""
    return Rejected("closed" if stored.status == CLOSED else "not-started")


def stamped(table: StoredTable, **changes: Any) -> StoredTable:
    """A table with changes and the time of them."""
    return replace(table, changed=clock.now(), **changes)
