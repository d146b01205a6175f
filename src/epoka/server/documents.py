"""Documents: any moment of any game, its log, games that branch off, files in and out."""

from __future__ import annotations

import base64
import binascii
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec

from epoka.server import clock, openings
from epoka.server.models.tables import Branch, Import
from epoka.server.problems import Rejected
from epoka.server.queues import Queue
from epoka.server.reader import Beginning, Dealt, Left, Lines, Moment, Noted, Saved, Shown
from epoka.server.reading import Reading
from epoka.server.rooms import Rooms
from epoka.server.seating import Seating
from epoka.server.storage.records import ANSWER, HOTSEAT, OVER, Entry, Person, StoredSeat, StoredTable
from epoka.server.thinking import Crowded, Stalled, Thinkers
from epoka.server.worker import Failed, Found, Read

READ_SECONDS: Final = 20.0
WAIT_SECONDS: Final = 30.0
"""Whoever waits longer for a game to be read, or to be continued, is asked to come back."""
OWN_FILES: Final = 2
ALL_FILES: Final = 12
"""How many games are read or continued, or wait for it: for one person, and for all."""
UNREADABLE: Final = {
    "damaged": "save",
    "foreign": "save-foreign",
    "large": "save-large",
    "newer": "save-newer",
    "older": "save-older",
    "unknown-game": "save-game",
    "illegal": "save-answer",
    "forged": "save-forged",
}
"""What is said of a file that cannot be read, by the kind of what is wrong with it."""

log = logging.getLogger(__name__)
_read_beginning = msgspec.msgpack.Decoder(Beginning)


class Documents:
    """Games as documents."""

    def __init__(self, rooms: Rooms, seating: Seating, thinkers: Thinkers, reading: Reading) -> None:
        self.rooms = rooms
        self.seating = seating
        self.thinkers = thinkers
        self.reading = reading
        self.queue = Queue(OWN_FILES, ALL_FILES)

    async def _open(self, table: str, person: str | None, seat: int | None) -> StoredTable:
        """A game for somebody who may look from this seat: an own one, or any once the game is over."""
        stored = await self.rooms.started(self.rooms.room(table))
        if seat is not None and seat not in allowed_seats(stored, person):
            raise Rejected("not-yours")
        return stored

    async def state(self, person: str | None, table: str, seat: int | None) -> bytes:
        """The position as a seat may know it."""
        stored = await self._open(table, person, seat)
        if stored.status == OVER or not stored.seats_of(person):
            return await self.reading.ask(stored, Shown(seat, stored.unclaimed))
        # Whoever plays here will move sooner or later, and then the position must be in memory.
        room = self.rooms.room(table)
        async with room.lock:
            position = await self.rooms.position(room)
            stored = await self.rooms.stored(room)
            return msgspec.json.encode(position.shown(seat, stored.unclaimed))

    async def sight(self, person: str, table: str, seat: int) -> bytes:
        """The position as a saved table with all that a seat cannot know dealt anew, for a bot to think on."""
        return await self.reading.ask(await self._open(table, person, seat), Dealt(seat))

    async def moment(self, person: str | None, table: str, number: int, seat: int | None) -> bytes:
        """The position after some answers, with what the last of them brought."""
        stored = await self._open(table, person, seat)
        check_number(number, stored)
        return await self.reading.ask(stored, Moment(number, seat, told_seats(stored, seat)))

    async def log(self, person: str | None, table: str, seat: int | None, since: int) -> bytes:
        """What happened from an answer on, as a seat may know it."""
        stored = await self._open(table, person, seat)
        return await self.reading.ask(stored, Lines(since, seat, told_seats(stored, seat)))

    # -- files -------------------------------------------------------------------------------------------------------

    async def export(self, table: str, form: str) -> bytes:
        """A game that is over, as a file."""
        stored = await self._open(table, None, None)
        if stored.status != OVER:
            raise Rejected("running")
        return await self.reading.ask(stored, Saved() if form == "save" else Noted())

    async def read(self, person: Person, given: Import) -> StoredTable:
        """A table from a file: to look at if the game is over, to go on at one screen if not."""
        reply = await self._read(person, file_bytes(given))
        if isinstance(reply, Failed):
            log.info("a file was not read", extra={"reason": reply.reason})
            raise Rejected(UNREADABLE[reply.kind], {"number": reply.number} if reply.number else None)
        if reply.checked == "position":
            raise Rejected("save-carried", {"saved": reply.version, "here": openings.find_game(reply.game).version})
        if reply.checked != "game" or reply.seed is None:
            # A position that no set-up leads to could be made to hold the server up; only a log is proof.
            raise Rejected("save-position")
        game = openings.find_game(reply.game)
        seats = tuple(
            [StoredSeat(number, HOTSEAT, person=person.id, person_name=person.name) for number in range(reply.seats)]
        )
        made = replace(openings.empty(game, dict(reply.options), seats, person.id), public=given.public)
        made = replace(openings.standing(made, reply.version, reply.figures), seed=reply.seed)
        return await self._kept(made, reply.answers, person.id)

    async def _read(self, person: Person, data: bytes) -> Found | Failed:
        """A game that a worker has played again; Rejected if there is no room for more, or if it was too much."""
        try:
            with self.queue.place(person.id):
                reply = await self.thinkers.ask(Read(data), READ_SECONDS, WAIT_SECONDS)
        except Crowded as wrong:
            raise Rejected("crowded") from wrong
        except Stalled as wrong:
            log.warning("a file was too much to read", extra={"reason": str(wrong)})
            raise Rejected("save-heavy") from wrong
        assert isinstance(reply, Found | Failed)
        return reply

    # -- branches ----------------------------------------------------------------------------------------------------

    async def branch(self, person: Person, table: str, given: Branch) -> StoredTable:
        """A new table that continues from an answer of this one.

        Once the game is over it continues from the true position; before, from what one of my seats knew then.
        """
        stored = await self.rooms.seen(self.rooms.room(table))
        mine = stored.seats_of(person.id)
        seat = given.seat if given.seat is not None else (mine[0] if mine else None)
        if stored.status != OVER and (seat is None or seat not in mine):
            raise Rejected("not-yours")
        stored = await self.rooms.started(self.rooms.room(table))
        check_number(given.n, stored)
        if any(new.kind in ("open", "invite") for new in given.seats):
            raise Rejected("request")
        if len(given.seats) != len(stored.seats):
            raise Rejected("seats", {"least": len(stored.seats), "most": len(stored.seats)})
        # Once the game is over it goes on from the same beginning with the same answers, so its log is whole.
        guessed = None if stored.status == OVER else seat
        with self.queue.place(person.id):
            found = _read_beginning.decode(await self.reading.ask(stored, Left(given.n, guessed)))
        seats = openings.seats_of(given.seats, person, self.seating.bots)
        made = replace(
            openings.empty(openings.find_game(stored.game), found.options, seats, person.id),
            seed=stored.seed if guessed is None else None,
            origin=found.origin,
            origin_version=found.version if found.origin is not None else None,
            parent=table,
            parent_answers=given.n,
            previews=stored.previews,
            hints=openings.usual_hints(seats),
        )
        return await self._kept(openings.standing(made, found.version, found.figures), found.answers, None)

    async def _kept(self, made: StoredTable, answers: Sequence[tuple[int, str]], person: str | None) -> StoredTable:
        """Store a table with the answers that have led to its position."""
        now = clock.now()
        entries = [
            Entry(number, ANSWER, seat, answer, number, person, now) for number, (seat, answer) in enumerate(answers, 1)
        ]
        made = replace(made, head=len(entries), answers=len(entries))
        await self.seating.store(made, entries)
        self.seating.wake(made.id)
        return made


def allowed_seats(stored: StoredTable, person: str | None) -> list[int]:
    """The seats a person may look from."""
    return [seat.seat for seat in stored.seats] if stored.status == OVER else stored.seats_of(person)


def told_seats(stored: StoredTable, seat: int | None) -> tuple[int, ...]:
    """The seats whose answers somebody who looks from a seat may read."""
    if stored.status == OVER:
        return tuple(range(len(stored.seats)))
    return () if seat is None else (seat,)


def check_number(number: int, stored: StoredTable) -> None:
    """Whether a position of a game's history can be shown."""
    if number > stored.answers:
        raise Rejected("no-answer", {"answers": stored.answers})
    if number < stored.origin_answers:
        raise Rejected("history")


def file_bytes(given: Import) -> bytes:
    """The file in a request."""
    if given.format == "notation":
        return given.data.encode()
    try:
        return base64.b64decode(given.data, validate=True)
    except (binascii.Error, ValueError) as wrong:
        raise Rejected("save") from wrong
