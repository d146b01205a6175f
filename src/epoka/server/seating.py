"""Seating: who sits down, leaves, gives up, comes back and plays again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection

from epoka.server import openings, tellings
from epoka.server.alone import Alone
from epoka.server.bus import News
from epoka.server.models.tables import NewTable
from epoka.server.problems import Rejected
from epoka.server.room import Room
from epoka.server.rooms import Rooms, stamped
from epoka.server.storage import tables
from epoka.server.storage.records import (
    ANYONE,
    BOT,
    CLOSED,
    HOTSEAT,
    INVITE,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    Entry,
    Person,
    StoredSeat,
    StoredTable,
)

ATTEMPTS: Final = 4
Change = Callable[[StoredTable], StoredTable]


class Seating:
    """Everything that changes who sits where."""

    def __init__(self, rooms: Rooms, bots: Sequence[str], alone: Alone) -> None:
        self.rooms = rooms
        self.alone = alone
        self.bots = bots
        self.wake: Callable[[str], None] = lambda table: None
        """Called when a bot may have to move."""

    async def create(self, person: Person, given: NewTable) -> StoredTable:
        """A new table."""
        return await self.add(openings.new_table(given, person, self.bots))

    async def add(self, table: StoredTable) -> StoredTable:
        """Store a table that has just been made."""
        await self.store(table)
        if table.waits_for_bot:
            self.wake(table.id)
        return table

    async def store(self, table: StoredTable, given: Sequence[Entry] = ()) -> None:
        """Store a table that has just been made, if it may run."""

        def job(connection: Connection) -> None:
            self.alone.check(connection, table)
            tables.create(connection, table, given)

        await self.rooms.database.write(job, table.id)

    async def join(self, person: Person, table: str, invite: str | None, seat: int | None) -> StoredTable:
        """Sit down: by an invitation, at a seat that is kept for me, or at one that is open to anyone."""

        def change(stored: StoredTable) -> StoredTable:
            place = self._place_for(stored, person.id, invite, seat)
            if place is None:
                return stored  # sitting there already
            taken = replace(
                place,
                kind=PERSON,
                person=person.id,
                person_name=person.name,
                former=None,
                bot=None,
                name=None,
                invited=place.kind == INVITE,
            )
            joined = stamped(stored, seats=_with(stored, taken))
            return openings.begun(joined) if joined.status == OPEN and joined.is_full else joined

        return await self.change(table, change)

    def _place_for(self, stored: StoredTable, person: str, invite: str | None, seat: int | None) -> StoredSeat | None:
        """The seat that a person may take; None if it is its own already."""
        if stored.status in (CLOSED, OVER):
            raise Rejected("closed")
        wanted = [place for place in stored.seats if seat is None or place.seat == seat]
        if invite is not None:
            return self._invited(stored, wanted, person, invite)
        kept = [place for place in wanted if tellings.is_kept(stored, place, person)]
        free = [place for place in wanted if stored.status == OPEN and place.kind == ANYONE]
        own = [place for place in wanted if place.person == person]
        if not kept and own:
            return None
        if not kept and not free:
            raise Rejected("seat-taken" if seat is not None else "full")
        return (kept or free)[0]

    def _invited(
        self, stored: StoredTable, wanted: Sequence[StoredSeat], person: str, invite: str
    ) -> StoredSeat | None:
        """The seat that an invitation is to; None if the person has come in already."""
        if any(place.person == person for place in wanted):
            return None
        for place in wanted:
            if self.rooms.signer.invites(invite, stored.id, place.seat):
                if place.kind == INVITE and stored.status == OPEN:
                    return place
                raise Rejected("started" if stored.status == PLAYING else "seat-taken")
        raise Rejected("invite")

    async def leave(self, person: str, table: str, seat: int) -> StoredTable:
        """Stand up. Before the start the seat is free again; afterwards a bot plays on, and I may come back."""

        def change(stored: StoredTable) -> StoredTable:
            if stored.status == OPEN:
                return self._left_before(stored, person, seat)
            return self._handed_to_bot(stored, person, seat, former=person)

        return await self.change(table, change)

    def _left_before(self, stored: StoredTable, person: str, seat: int) -> StoredTable:
        if stored.creator == person:
            return stamped(stored, status=CLOSED)
        place = _own(stored, person, seat)
        free = replace(place, kind=INVITE if place.invited else ANYONE, person=None, name=None)
        return stamped(stored, seats=_with(stored, free))

    async def resign(self, person: str, table: str, seat: int) -> StoredTable:
        """Give a seat up for good; a bot plays on."""
        return await self.change(table, lambda stored: self._handed_to_bot(stored, person, seat, former=None))

    async def forget(self, person: str, table: str) -> StoredTable:
        """Give up for good every seat that a person has or may come back to, and leave no name behind."""

        def change(stored: StoredTable) -> StoredTable:
            gone = stored
            for seat in stored.seats_held_by(person) if stored.status == PLAYING else ():
                played = replace(self._played(stored.seats[seat], former=None), name=None, person_name=None)
                gone = stamped(gone, seats=_with(gone, played), request=None)
            return gone

        return await self.change(table, change)

    def _handed_to_bot(self, stored: StoredTable, person: str, seat: int, former: str | None) -> StoredTable:
        place = _own(stored, person, seat)
        if stored.status != PLAYING:
            raise Rejected("closed" if stored.status in (CLOSED, OVER) else "not-started")
        # Whoever stands up takes its request, and its vote on one, along.
        return stamped(stored, seats=_with(stored, self._played(place, former)), request=None)

    def _played(self, place: StoredSeat, former: str | None) -> StoredSeat:
        """A seat that a bot plays from now on, until somebody comes back to it if somebody may."""
        return replace(
            place,
            kind=BOT,
            person=None,
            former=former,
            bot=openings.default_bot(self.bots),
            name=place.shown,
            resigned=former is None,
        )

    async def rematch(self, person: str, table: str) -> StoredTable:
        """The same table again: bots and my own seats as they were, a place kept for everybody else."""
        room = self.rooms.room(table)
        async with room.lock:
            stored = await self.rooms.stored(room)
            if stored.rematch is not None:
                return await self._found(stored.rematch)
            if stored.status != OVER:
                raise Rejected("running")
            if not tellings.rights(stored, person, stored.seats_of(person))["rematch"]:
                raise Rejected("not-yours")
            again = _again(stored, person)
            if again.is_full:
                again = openings.begun(again)
            await self.store(again)
            try:
                await self.rooms.change(room, replace(stored, rematch=again.id))
            except tables.MovedOn:
                # Somebody else was faster: theirs is the rematch, and ours is closed before anybody has seen it.
                await self.change(again.id, lambda made: stamped(made, status=CLOSED))
                other = await self.rooms.stored(room)
                if other.rematch is None:
                    raise Rejected("busy") from None
                return await self._found(other.rematch)
        self.wake(again.id)
        return again

    async def _found(self, table: str) -> StoredTable:
        room = self.rooms.room(table)
        async with room.lock:
            return await self.rooms.stored(room)

    async def change(self, table: str, change: Change) -> StoredTable:
        """Change a table, again if somebody else was faster; then tell everybody and let bots move."""
        room = self.rooms.room(table)
        async with room.lock:
            for _ in range(ATTEMPTS):
                stored = await self.rooms.stored(room)
                new = change(stored)
                if new is stored:
                    return stored
                try:
                    changed = await self.rooms.change(room, new)
                except tables.MovedOn:
                    continue
                if stored.status == OPEN and changed.snapshot is not None:
                    await self._tell_start(room)
                break
            else:
                raise Rejected("busy")
        if changed.waits_for_bot:
            self.wake(table)
        return changed

    async def _tell_start(self, room: Room) -> None:
        """The game begins: everybody who waits gets the first position."""
        self.rooms.tell_state(room, await self.rooms.position(room), room.connections)
        await self.rooms.bus.tell(News("entries", room.id))


def _own(stored: StoredTable, person: str, seat: int) -> StoredSeat:
    if seat not in stored.seats_of(person):
        raise Rejected("not-yours")
    return stored.seats[seat]


def _with(stored: StoredTable, seat: StoredSeat) -> tuple[StoredSeat, ...]:
    return tuple([seat if place.seat == seat.seat else place for place in stored.seats])


def _again(stored: StoredTable, person: str) -> StoredTable:
    """A new table like one that is over, seen from one of its people."""
    seats = []
    for place in stored.seats:
        if place.person == person or (place.kind == BOT and place.former is None and not place.resigned):
            seats.append(place)
        elif place.kind == HOTSEAT and place.person is None:
            seats.append(StoredSeat(place.seat, BOT, bot="greedy", name=place.name))
        else:
            expected = place.person or place.former
            seats.append(StoredSeat(place.seat, INVITE, former=expected, name=place.shown, invited=True))
    made = openings.empty(openings.find_game(stored.game), stored.options, tuple(seats), person)
    return replace(
        made,
        public=stored.public,
        shuffle=stored.shuffle,
        previews=stored.previews,
        hints=stored.hints,
        parent=stored.id,
    )
