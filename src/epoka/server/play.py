"""Playing: answers, taking them back, and looking ahead. What is told is on disk before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from epoka.kernel import Refusal, Refused
from epoka.server import clock, tellings
from epoka.server.bus import News
from epoka.server.metrics import Metrics
from epoka.server.outlooks import Slice
from epoka.server.positions import Position, answer_text, figures, last_index, undo_plan
from epoka.server.problems import NotAllowed, Rejected
from epoka.server.reader import Foreseen, Tried
from epoka.server.reading import Reading
from epoka.server.room import Room, Steps, encoded
from epoka.server.rooms import Rooms
from epoka.server.storage import tables
from epoka.server.storage.records import ANSWER, CLOSED, OPEN, OVER, PLAYING, UNDO, Entry, StoredTable

ATTEMPTS: Final = 3
"""How often an answer is tried when other processes write to the same table."""

MOMENT: Final = 0.25
"""Seconds after which no more options are looked at for one request."""
_read_slice = msgspec.msgpack.Decoder(Slice).decode


class Play:
    """Everything that writes to a journal."""

    def __init__(self, rooms: Rooms, reading: Reading, metrics: Metrics) -> None:
        self.rooms = rooms
        self.reading = reading
        self.metrics = metrics
        self.wake: Callable[[str], None] = lambda table: None
        """Called when a bot may have to move."""

    # -- answers -----------------------------------------------------------------------------------------------------

    async def answer(
        self, person: str | None, table: str, seat: int, seq: int, answer: str | Sequence[int | str]
    ) -> int:
        """Store an answer that follows entry `seq`; returns its entry. `person` None is a bot.

        An answer that is stored already, because its sender was unsure and sent it again, is not stored twice.
        """
        try:
            text = answer_text(answer)
        except Refused as wrong:
            raise NotAllowed(wrong.refusal) from wrong
        # Once begun it is finished, even if the sender hangs up: the position and the journal must agree.
        return await asyncio.shield(self._answer(person, table, seat, seq, text))

    async def _answer(self, person: str | None, table: str, seat: int, seq: int, text: str) -> int:
        room = self.rooms.room(table)
        async with room.lock:
            for _ in range(ATTEMPTS):
                stored = await self._owned(room, person, seat)
                position = await self._playing(room, stored, seq, ANSWER, seat, text)
                if isinstance(position, int):
                    return position
                given = self._given(room, position, seat, text, person)
                try:
                    await self._store(room, position, [given])
                except tables.MovedOn:
                    await self._lost(room)
                else:
                    break
            else:
                raise Rejected("busy")
        self.metrics.moves.inc()
        await self._spread(room)
        return given[0].seq

    def _given(self, room: Room, position: Position, seat: int, text: str, person: str | None) -> tuple[Entry, Steps]:
        """Carry out an answer, and what is to be told of it once it is stored."""
        try:
            position.answer(seat, text)
            entry = Entry(position.seq, ANSWER, seat, text, position.answers, person, clock.now())
            return entry, self.rooms.steps(room, position, entry)
        except Refused as wrong:
            raise NotAllowed(wrong.refusal) from wrong
        except BaseException:
            self.rooms.forget(room)  # something broke down halfway through
            raise

    async def _owned(self, room: Room, person: str | None, seat: int) -> StoredTable:
        """The stored table, if this person (or a bot) answers for this seat."""
        stored = await self.rooms.stored(room)
        if seat not in (stored.bots if person is None else stored.seats_of(person)):
            raise Rejected("not-yours")
        return stored

    async def _playing(
        self, room: Room, stored: StoredTable, seq: int, kind: str, seat: int, text: str
    ) -> Position | int:
        """The position, if the game is on and at entry `seq`; or the entry, if it has been stored already."""
        if stored.status in (OPEN, CLOSED):
            raise Rejected("not-started" if stored.status == OPEN else "closed")
        await self.rooms.reach(room, seq)
        # Opening the position may read the table again, and another process may have gone on in between: an answer
        # that it had stored was once taken for a late one. So what is stored is looked at only now.
        position = await self.rooms.position(room)
        stored = await self.rooms.stored(room)
        later: Sequence[Entry] = ()
        if seq < stored.head:
            later = await self.rooms.database.read(partial(tables.journal, table=room.id, after=seq))
            again = stored_already(later, kind, seat, text)
            if again is not None:
                return again
        if stored.status == OVER:
            raise NotAllowed(Refusal("game-over"))
        if seq != position.seq and not (kind == ANSWER and changed_nothing(position, seq, later)):
            raise Rejected("behind")
        return position

    async def _store(self, room: Room, position: Position, given: Sequence[tuple[Entry, Steps]]) -> None:
        """Commit entries with the position they lead to, then tell everybody at the table.

        MovedOn if another process was faster.
        """
        stored = room.stored
        assert stored is not None
        now = clock.now()
        over = position.table.over
        new = replace(
            stored,
            head=position.seq,
            answers=position.answers,
            changed=now,
            status=OVER if over else PLAYING,
            ended=now if over else None,
            request=None,
            **figures(position.table),
        )
        entries = [entry for entry, _ in given]
        try:
            await self.rooms.database.write(
                partial(tables.advance, table=new, head=stored.head, given=entries), room.id
            )
        except BaseException:
            self.rooms.forget(room)
            raise
        room.stored = new
        for entry, steps in given:
            self.rooms.tell_steps(room, steps, entry.seq)
        if over or stored.request is not None:
            self.rooms.tell_table(room)

    async def _lost(self, room: Room) -> None:
        """Another process was faster: tell the true position."""
        self.rooms.tell_state(room, await self.rooms.position(room), room.greeted())

    async def _spread(self, room: Room) -> None:
        await self.rooms.bus.tell(News("entries", room.id))
        stored = room.stored
        if stored is None or stored.waits_for_bot:
            self.wake(room.id)

    # -- taking back -------------------------------------------------------------------------------------------------

    async def take_back(self, person: str, table: str, seat: int, seq: int) -> int:
        """Take a seat's last answer back, with the bots' answers since; returns the last entry of it."""
        return await asyncio.shield(self._take_back(person, table, seat, seq))

    async def _take_back(self, person: str, table: str, seat: int, seq: int) -> int:
        room = self.rooms.room(table)
        async with room.lock:
            stored = await self._owned(room, person, seat)
            position = await self._playing(room, stored, seq, UNDO, seat, "")
            if isinstance(position, int):
                return position
            plan = undo_plan(position.table, seat, stored.unclaimed)
            if plan.refusal is not None:
                raise NotAllowed(plan.refusal)
            await self._go_back(room, position, seat, plan.back, person)
            # Once the lock is let go, others may go on from here.
            last = position.seq
        await self._spread(room)
        return last

    async def _go_back(self, room: Room, position: Position, seat: int, count: int, person: str) -> None:
        """Write and tell one undo for each of the last answers, the seat's own last."""
        given: list[tuple[Entry, Steps]] = []
        try:
            for _ in range(count):
                answers = position.table.answers()
                # A sealed answer need not be the last one; everything else is taken back from the end.
                last = last_index(position.table, seat) if count == 1 else len(answers) - 1
                by, answer = answers[last]
                number = position.before + last + 1
                position.take_back(by, number)
                entry = Entry(position.seq, UNDO, by, answer_text(answer), number, person, clock.now())
                given.append((entry, self.rooms.steps(room, position, entry)))
        except BaseException:
            self.rooms.forget(room)
            raise
        try:
            await self._store(room, position, given)
        except tables.MovedOn as other:
            await self._lost(room)
            raise Rejected("behind") from other
        self.metrics.undos.inc(len(given))

    async def ask_back(self, person: str, table: str, seat: int, seq: int) -> None:
        """Ask the others to let a seat's last answer be taken back. Where nobody else plays, it is at once."""
        room = self.rooms.room(table)
        async with room.lock:
            stored = await self._owned(room, person, seat)
            if stored.request is not None:
                raise Rejected("request-open")
            position = await self._playing(room, stored, seq, "", seat, "")
            assert isinstance(position, Position)
            own = [index for index, (by, _) in enumerate(position.table.answers()) if by == seat]
            if not own:
                raise NotAllowed(Refusal("undo-nothing"))
            left = position.before + own[-1]
            if tellings.voters(stored, seat):
                await self._change(room, replace(stored, request={"seat": seat, "answers": left, "agreed": []}))
                return
            await self._go_back(room, position, seat, position.answers - left, person)
        await self._spread(room)

    async def vote(self, person: str, table: str, seat: int, *, agree: bool) -> None:
        """Agree to an undo, or not; when all have agreed, it is done. Whoever has asked may withdraw by a no.

        Whoever has left and may come back has a vote too, and may give it without sitting down again.
        """
        room = self.rooms.room(table)
        async with room.lock:
            stored = await self.rooms.stored(room)
            request, own = stored.request, stored.seats_held_by(person)
            if seat not in own:
                raise Rejected("not-yours")
            if request is None:
                raise Rejected("no-request")
            asked = tellings.voters(stored, request["seat"])
            if seat not in asked and (agree or request["seat"] not in own):
                raise Rejected("not-yours")
            if not agree:
                await self._change(room, replace(stored, request=None))
                return
            agreed = sorted({*request["agreed"], *(place for place in own if place in asked)})
            if set(agreed) != set(asked):
                await self._change(room, replace(stored, request={**request, "agreed": agreed}))
                return
            position = await self.rooms.position(room)
            await self._go_back(room, position, request["seat"], position.answers - request["answers"], person)
        await self._spread(room)

    async def _change(self, room: Room, new: StoredTable) -> None:
        try:
            await self.rooms.change(room, new)
        except tables.MovedOn as other:
            raise Rejected("behind") from other

    # -- looking ahead -----------------------------------------------------------------------------------------------

    async def preview(self, person: str, table: str, seat: int, answer: str | Sequence[int | str]) -> bytes:
        """What an answer would do, as far as its seat can know."""
        stored = await self._looked(person, table, seat)
        try:
            text = answer_text(answer)
        except Refused as wrong:
            raise NotAllowed(wrong.refusal) from wrong
        return await self.reading.ask(stored, Tried(seat, text))

    async def previews(
        self, person: str, table: str, seat: int, first: int, has_left: Callable[[], Awaitable[bool]]
    ) -> bytes:
        """What every option of a seat would do, from number `first` on, as many as fit into a moment.

        It is given up when the table has moved on, or nobody waits for it.
        """
        stored = await self._looked(person, table, seat)
        loop = asyncio.get_running_loop()
        ends = loop.time() + MOMENT
        found: list[bytes] = []
        rest: int | None = first
        while rest is not None and loop.time() < ends and not await has_left():
            part = _read_slice(await self.reading.ask(stored, Foreseen(seat, rest)))
            found += [part.previews] if part.previews else []
            rest = part.rest
            if (await self.rooms.seen(self.rooms.room(table))).head != stored.head:
                break
        return b'{"seq":%d,"previews":[%s],"rest":%s}' % (stored.head, b",".join(found), encoded(rest).encode())

    async def _looked(self, person: str, table: str, seat: int) -> StoredTable:
        """The stored table, if this person may look ahead from this seat."""
        room = self.rooms.room(table)
        stored = await self.rooms.seen(room)
        if seat not in stored.seats_of(person):
            raise Rejected("not-yours")
        if not stored.previews:
            raise Rejected("no-previews")
        return await self.rooms.started(room)


def stored_already(later: Sequence[Entry], kind: str, seat: int, text: str) -> int | None:
    """The entry of an answer or undo that was sent before, among those after the entry it follows."""
    for entry in later:
        if entry.kind != kind:
            return None
        if entry.seat == seat:
            return entry.seq if kind == UNDO or entry.answer == text else None
    return None


def changed_nothing(position: Position, seq: int, later: Sequence[Entry]) -> bool:
    """Whether all that came after an entry are answers that still lie sealed: whoever chooses at once with others is
    not late because they were faster."""
    sealed = {given for given, _ in position.table.sealed or ()}
    # Another process may have stored more since the position was opened: those are met when the answer is stored.
    between = [entry for entry in later if entry.seq <= position.seq]
    return (
        bool(between)
        and position.seq - seq == len(between)
        and all(entry.kind == ANSWER and entry.seat in sealed for entry in between)
    )
