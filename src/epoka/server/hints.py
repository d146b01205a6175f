"""Hints: what the search would do in a seat's place, worked out from what that seat may know."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from random import SystemRandom
from typing import Any, Final

import msgspec

import epoka
from epoka.kernel import Refusal, option_of
from epoka.kernel.views import described
from epoka.server import clock
from epoka.server.limits import Limits
from epoka.server.positions import Position
from epoka.server.problems import NotAllowed, Rejected
from epoka.server.queues import Queue
from epoka.server.rooms import Rooms
from epoka.server.storage import tables, thoughts
from epoka.server.storage.records import PLAYING, Hint, StoredTable
from epoka.server.thinking import Crowded, Stalled, Thinkers
from epoka.server.worker import Weigh, Weighed

JSON = dict[str, Any]
MILLISECONDS: Final = 1000
"""How long the search thinks about a hint."""
SECONDS: Final = 10.0
"""A worker that takes longer is replaced, and there is no hint."""
WAIT_SECONDS: Final = 15.0
"""Whoever waits longer for a worker is asked to come back."""
OWN_HINTS: Final = 2
ALL_HINTS: Final = 24
"""How many hints are thought about or waited for: by one person, and by all."""
SHOWN: Final = 3
ATTEMPTS: Final = 3

log = logging.getLogger(__name__)


class Hints:
    """Works hints out, remembers them, and tells everybody that one was asked for."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, limits: Limits) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.limits = limits
        self.queue = Queue(OWN_HINTS, ALL_HINTS)
        self._thinking: dict[tuple[str, int, str], asyncio.Task[Hint]] = {}

    async def ask(self, person: str, table: str, seat: int, seq: int) -> JSON:
        """A hint for one of my seats; the one that was given before if the seat has asked at this position already."""
        room = self.rooms.room(table)
        async with room.lock:
            stored = await self.rooms.stored(room)
            if seat not in stored.seats_of(person):
                raise Rejected("not-yours")
            if not stored.hints:
                raise Rejected("no-hints")
            position = await self.rooms.position(room)
            check_asked(position, seat, seq)
            key = key_of(position, seat)
            known = await self.rooms.database.read(partial(thoughts.hint, table=table, seat=seat, position=key))
            task = None if known is not None else task_for(stored, position, seat)
            number = position.answers
        if task is not None:
            known = await self._given(person, Hint(table, seat, key, number, [], clock.now()), task)
        assert known is not None
        return {"seat": known.seat, "number": known.number, "options": known.options}

    async def _given(self, person: str, empty: Hint, task: Weigh) -> Hint:
        """A new hint; whoever asks again while it is thought about gets the same."""
        key = (empty.table, empty.seat, empty.position)
        running = self._thinking.get(key)
        if running is None:
            self.limits.take("hints", person)
            running = asyncio.get_running_loop().create_task(self._think(person, empty, task))
            self._thinking[key] = running
            running.add_done_callback(lambda done: self._done(key, done))
        # If one who asks hangs up, the hint is still worked out and remembered.
        return await asyncio.shield(running)

    def _done(self, key: tuple[str, int, str], task: asyncio.Task[Hint]) -> None:
        del self._thinking[key]
        if not task.cancelled():
            task.exception()  # those who have asked are told; if all have hung up, nobody is

    async def _think(self, person: str, empty: Hint, task: Weigh) -> Hint:
        try:
            with self.queue.place(person):
                reply = await self.thinkers.ask(task, SECONDS, WAIT_SECONDS)
        except Crowded as wrong:
            raise Rejected("crowded") from wrong
        except Stalled as wrong:
            log.exception("a hint was not found", extra={"table": empty.table})
            raise Rejected("busy") from wrong
        assert isinstance(reply, Weighed)
        found = replace(empty, options=best_of(task.game, reply))
        kept = await self.rooms.database.write(partial(thoughts.keep_hint, given=found), found.table)
        await self._note(kept)
        return kept

    async def _note(self, given: Hint) -> None:
        """Let everybody at the table know that this seat has asked."""
        room = self.rooms.room(given.table)
        note = {"seat": given.seat, "number": given.number}
        for _ in range(ATTEMPTS):
            async with room.lock:
                stored = await self.rooms.stored(room)
                if note in stored.hinted or stored.status != PLAYING:
                    return
                try:
                    await self.rooms.change(room, replace(stored, hinted=[*stored.hinted, note]))
                except tables.MovedOn:
                    continue
                return


def check_asked(position: Position, seat: int, seq: int) -> None:
    """Whether a seat has something to decide at this position, and knows it."""
    if position.table.over:
        raise NotAllowed(Refusal("game-over"))
    if seq != position.seq:
        raise Rejected("behind")
    if position.table.question(seat) is None:
        raise NotAllowed(position.table.out_of_turn(seat))


def key_of(position: Position, seat: int) -> str:
    """The same for positions that look the same to a seat."""
    return blake2b(msgspec.msgpack.encode(position.table.observation(seat)), digest_size=16).hexdigest()


def task_for(stored: StoredTable, position: Position, seat: int) -> Weigh:
    """What a worker is asked: the table with all that the seat cannot know dealt anew."""
    rng = SystemRandom()
    table = position.table
    return Weigh(
        game=stored.game,
        seats=table.seats,
        options=dict(table.choices),
        snapshot=table.determinize(seat, rng).snapshot(),
        seat=seat,
        seed=rng.getrandbits(62),
        iterations=0,
        milliseconds=MILLISECONDS,
    )


def best_of(game: str, reply: Weighed) -> list[JSON]:
    """The best options as they are told."""
    return [option_view(game, *option) for option in reply.options[:SHOWN]]


def option_view(game: str, text: str, visits: int, odds: float) -> JSON:
    """A weighed option as it is told."""
    message = described(epoka.game(game), option_of(text))["message"]
    return {"text": text, "message": message, "odds": round(odds, 4), "visits": visits}
