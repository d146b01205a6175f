"""Documents: any moment of any game, its log, games that branch off, files in and out."""

from __future__ import annotations

import base64
import binascii
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import Any, Final

from epoka.kernel import EpokaError, Table, text_of
from epoka.server import clock, openings
from epoka.server.models.tables import Branch, Import
from epoka.server.positions import Position, replayed
from epoka.server.problems import Rejected
from epoka.server.room import Room
from epoka.server.rooms import Rooms
from epoka.server.seating import Seating
from epoka.server.storage import tables
from epoka.server.storage.records import ANSWER, HOTSEAT, OVER, Entry, Person, StoredSeat, StoredTable
from epoka.server.thinking import Stalled, Thinkers
from epoka.server.worker import Failed, Found, Read

JSON = dict[str, Any]
READ_SECONDS: Final = 20.0

log = logging.getLogger(__name__)


class Documents:
    """Games as documents."""

    def __init__(self, rooms: Rooms, seating: Seating, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.seating = seating
        self.thinkers = thinkers

    async def _open(self, room: Room, person: str | None, seat: int | None) -> tuple[StoredTable, Position]:
        """A game for somebody who may look from this seat: an own one, or any once the game is over."""
        stored = await self.rooms.stored(room)
        position = await self.rooms.position(room)
        stored = room.stored or stored
        if seat is not None and seat not in allowed_seats(stored, person):
            raise Rejected("not-yours")
        return stored, position

    async def state(self, person: str | None, table: str, seat: int | None) -> JSON:
        """The position as a seat may know it."""
        room = self.rooms.room(table)
        async with room.lock:
            stored, position = await self._open(room, person, seat)
            return position.shown(seat, stored.bots)

    async def sight(self, person: str, table: str, seat: int) -> JSON:
        """The position as a saved table with all that a seat cannot know dealt anew, for a bot to think on."""
        room = self.rooms.room(table)
        async with room.lock:
            _, position = await self._open(room, person, seat)
            dealt = position.table.determinize(seat, SystemRandom())
            return {"seq": position.seq, "save": base64.b64encode(dealt.to_bytes()).decode()}

    async def moment(self, person: str | None, table: str, number: int, seat: int | None) -> JSON:
        """The position after some answers, with what the last of them brought."""
        room = self.rooms.room(table)
        async with room.lock:
            stored, position = await self._open(room, person, seat)
            length, first = position.answers, position.before
            check_number(number, first, length)
            at = await self.rooms.database.aside(lambda: position.at(number))
            lines = log_lines(position, stored, person, seat, number - first, number - first + 1)
        last = lines[0] if lines else {"seat": None, "answer": None, "events": []}
        return {
            "answers": number,
            "length": length,
            "first": first,
            "seat": last["seat"],
            "answer": last["answer"],
            "events": last["events"],
            "view": at.table.view(seat),
        }

    async def log(self, person: str | None, table: str, seat: int | None, since: int) -> JSON:
        """What happened from an answer on, as a seat may know it."""
        room = self.rooms.room(table)
        async with room.lock:
            stored, position = await self._open(room, person, seat)
            first = position.before
            return {
                "seq": position.seq,
                "answers": position.answers,
                "first": first,
                "lines": log_lines(position, stored, person, seat, max(0, since - first), position.answers + 1),
            }

    # -- files -------------------------------------------------------------------------------------------------------

    async def export(self, table: str, form: str) -> bytes:
        """A game that is over, as a file."""
        room = self.rooms.room(table)
        async with room.lock:
            stored, position = await self._open(room, None, None)
            if stored.status != OVER:
                raise Rejected("running")
            if form == "save":
                return await self.rooms.database.aside(position.table.to_bytes)
            try:
                return position.table.notation().encode()
            except EpokaError as wrong:
                raise Rejected("no-notation") from wrong

    async def read(self, person: Person, given: Import) -> StoredTable:
        """A table from a file: to look at if the game is over, to go on at one screen if not."""
        reply = await self._read(file_bytes(given))
        if isinstance(reply, Failed):
            log.info("a file was not read", extra={"reason": reply.reason})
            raise Rejected("save")
        if reply.origin is not None or reply.seed is None:
            # A position that no set-up leads to could be made to hold the server up; only a log is proof.
            raise Rejected("save-position")
        game = openings.find_game(reply.game)
        seats = tuple(
            [StoredSeat(number, HOTSEAT, person=person.id, person_name=person.name) for number in range(reply.seats)]
        )
        made = replace(
            openings.empty(game, dict(reply.options), seats, person.id), seed=reply.seed, public=given.public
        )
        position = Table.new(game, reply.seats, int(reply.seed), reply.options)
        return await self._continued(made, position, reply.answers, person.id)

    async def _read(self, data: bytes) -> Found | Failed:
        try:
            reply = await self.thinkers.ask(Read(data), READ_SECONDS)
        except Stalled as wrong:
            raise Rejected("save") from wrong
        assert isinstance(reply, Found | Failed)
        return reply

    # -- branches ----------------------------------------------------------------------------------------------------

    async def branch(self, person: Person, table: str, given: Branch) -> StoredTable:
        """A new table that continues from an answer of this one.

        Once the game is over it continues from the true position; before, from what one of my seats knew then.
        """
        room = self.rooms.room(table)
        async with room.lock:
            stored = await self.rooms.stored(room)
            mine = stored.seats_of(person.id)
            seat = given.seat if given.seat is not None else (mine[0] if mine else None)
            if stored.status != OVER and (seat is None or seat not in mine):
                raise Rejected("not-yours")
            position = await self.rooms.position(room)
            check_number(given.n, position.before, position.answers)
            if any(new.kind in ("open", "invite") for new in given.seats):
                raise Rejected("request")
            if len(given.seats) != position.table.seats:
                raise Rejected("seats", {"least": position.table.seats, "most": position.table.seats})
            at = await self.rooms.database.aside(lambda: position.at(given.n))
        seats = openings.seats_of(given.seats, person, self.seating.bots)
        made = replace(
            openings.empty(at.table.game, dict(at.table.choices), seats, person.id),
            parent=table,
            parent_answers=given.n,
            previews=stored.previews,
            hints=openings.usual_hints(seats),
        )
        if stored.status == OVER:
            return await self._branched(made, at)
        assert seat is not None
        return await self._guessed(made, at.table.determinize(seat, SystemRandom()))

    async def _branched(self, made: StoredTable, at: Position) -> StoredTable:
        """Continue a game that is over: the same beginning, the same answers."""
        table = at.table
        answers = [(seat, text_of(answer)) for seat, answer in table.answers()]
        if table.origin is not None:
            made = replace(made, origin=table.origin.snapshot(), origin_version=table.game.version)
        made = replace(made, seed=None if table.seed is None else str(table.seed))
        return await self._continued(made, replayed(table, []), answers, None)

    async def _guessed(self, made: StoredTable, table: Table) -> StoredTable:
        """Continue a running game from a deal that fits what a seat knows."""
        made = replace(made, origin=table.snapshot(), origin_version=table.game.version)
        return await self._continued(made, table, [], None)

    async def _continued(
        self, made: StoredTable, table: Table, answers: Sequence[tuple[int, str]], person: str | None
    ) -> StoredTable:
        """Store a table that starts with some answers already given."""

        def play() -> None:
            for seat, answer in answers:
                table.apply(seat, answer)

        await self.rooms.database.aside(play)
        now = clock.now()
        entries = [
            Entry(number, ANSWER, seat, answer, number, person, now) for number, (seat, answer) in enumerate(answers, 1)
        ]
        made = replace(openings.placed(made, table), head=len(entries), answers=len(entries))
        await self.rooms.database.write(partial(tables.create, table=made, given=entries), made.id)
        self.seating.wake(made.id)
        return made


def allowed_seats(stored: StoredTable, person: str | None) -> list[int]:
    """The seats a person may look from."""
    return [seat.seat for seat in stored.seats] if stored.status == OVER else stored.seats_of(person)


def check_number(number: int, first: int, length: int) -> None:
    """Whether a position of a game's history can be shown."""
    if number > length:
        raise Rejected("no-answer", {"answers": length})
    if number < first:
        raise Rejected("history")


def log_lines(
    position: Position, stored: StoredTable, person: str | None, seat: int | None, start: int, stop: int
) -> list[JSON]:
    """Answers with what they brought, from number `start` to before `stop` of the remembered ones.

    Answers of others that lie sealed are left out; what the answers of others were is told once the game is over.
    """
    table = position.table
    given = table.answers()
    seen = len(given) - len(table.sealed or ())
    told = stored.seats_of(person) if stored.status != OVER else range(table.seats)
    lines: list[JSON] = []
    for index, events in enumerate(table.events(seat, start)[: max(0, min(stop, seen + 1) - start)], start):
        by, answer = given[index - 1] if index > 0 else (None, ())
        shown = text_of(answer) if by in told and (by == seat or stored.status == OVER) else None
        lines.append({"number": position.before + index, "seat": by, "answer": shown, "events": events})
    for index, (by, answer) in enumerate(given[seen:], seen + 1):
        if by == seat and start <= index < stop:
            lines.append({"number": position.before + index, "seat": by, "answer": text_of(answer), "events": []})
    return lines


def file_bytes(given: Import) -> bytes:
    """The file in a request."""
    if given.format == "notation":
        return given.data.encode()
    try:
        return base64.b64decode(given.data, validate=True)
    except (binascii.Error, ValueError) as wrong:
        raise Rejected("save") from wrong
