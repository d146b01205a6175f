"""The gate: whoever reads comes in by turns, a few at a time; whoever moves goes past it.

Everything a server process does for its people happens in one event loop, so a hundred requests at once would each wait
for all the others, and a move with them. Those who wait at the gate cost nothing. Addresses take turns, and so do the
people at one address: whoever asks for much waits behind its own requests, not everybody behind them.

Only what may be a move goes past: one at a time of each session, and none of a session whose last one was declined.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from epoka.server.problems import Rejected

INSIDE: Final = 3
"""So many read at once."""
INSIDE_BESIDE_A_MOVE: Final = 1
"""While somebody moves, reading goes on, but nearly steps aside."""
MOST_OF_ADDRESS: Final = 500
MOST: Final = 2000
"""So many wait; whoever comes then is told to come back."""
READING_SECONDS: Final = 2.0
"""A turn ends after this long, whatever becomes of it: one that stalls does not shut the gate."""
ASKING_SECONDS: Final = 0.05
"""The same for requests that may have to wait for something else, like a bot's thoughts or a slow password."""
MANY: Final = 10_000
"""So many are remembered whose last move was declined."""

Line = dict[str, deque[asyncio.Future[None]]]
"""Those who wait at one address, by person; the next person is the first."""


class Turn:
    """Leave to read, until it is ended or has lasted too long."""

    __slots__ = ("_gate", "_timer")

    def __init__(self, gate: Gate, seconds: float) -> None:
        self._gate: Gate | None = gate
        self._timer = asyncio.get_running_loop().call_later(seconds, self.end)

    def end(self) -> None:
        """Let the next one in; ending twice does no harm."""
        gate, self._gate = self._gate, None
        if gate is not None:
            self._timer.cancel()
            gate.leave()


class Gate:
    """Who reads, who waits to, and how many are moving."""

    def __init__(self) -> None:
        self._lines: dict[str, Line] = {}
        self._inside = 0
        self._moving = 0
        self._movers: set[str] = set()
        self._declined: OrderedDict[str, None] = OrderedDict()
        self.waiting = 0

    async def turn(self, address: str, person: str, seconds: float = READING_SECONDS) -> Turn:
        """Wait for a turn; Rejected if too many wait already."""
        if self._is_open() and not self.waiting:
            self._inside += 1
        else:
            await self._wait(address, person)
        return Turn(self, seconds)

    @asynccontextmanager
    async def mover(self, address: str, person: str) -> AsyncIterator[None]:
        """Come in with an answer: at once, or in turn for whoever only seems to move."""
        if not person or person in self._movers or person in self._declined:
            turn = await self.turn(address, person, ASKING_SECONDS)
            try:
                yield
            finally:
                turn.end()
            return
        self._movers.add(person)
        try:
            with self.move():
                yield
        finally:
            self._movers.discard(person)

    def note(self, person: str, *, moved: bool) -> None:
        """Remember whether what somebody sent was a move."""
        self._declined.pop(person, None)
        if not moved and person:
            self._declined[person] = None
            if len(self._declined) > MANY:
                self._declined.popitem(last=False)

    @contextmanager
    def move(self) -> Iterator[None]:
        """Whoever moves is here: reading steps aside."""
        self._moving += 1
        try:
            yield
        finally:
            self._moving -= 1
            self._let_in()

    def leave(self) -> None:
        """Somebody has read."""
        self._inside -= 1
        self._let_in()

    def _is_open(self) -> bool:
        return self._inside < (INSIDE_BESIDE_A_MOVE if self._moving else INSIDE)

    async def _wait(self, address: str, person: str) -> None:
        line = self._lines.get(address, {})
        if sum(map(len, line.values())) >= MOST_OF_ADDRESS:
            raise Rejected("too-many", {"seconds": 1})
        if self.waiting >= MOST:
            raise Rejected("busy")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, line).setdefault(person, deque()).append(called)
        self.waiting += 1
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._give_up(address, person, called)
            else:
                self.leave()
            raise

    def _give_up(self, address: str, person: str, called: asyncio.Future[None]) -> None:
        """Whoever has hung up waits no longer."""
        self._lines[address][person].remove(called)
        self.waiting -= 1
        self._close(address, person)

    def _let_in(self) -> None:
        """Call the next ones: the first person of the first address, both of which then stand last."""
        while self.waiting and self._is_open():
            address, line = next(iter(self._lines.items()))
            person, own = next(iter(line.items()))
            called = own.popleft()
            self.waiting -= 1
            self._inside += 1
            line[person] = line.pop(person)
            self._lines[address] = self._lines.pop(address)
            self._close(address, person)
            called.set_result(None)

    def _close(self, address: str, person: str) -> None:
        """Forget lines in which nobody stands."""
        line = self._lines[address]
        if not line[person]:
            del line[person]
        if not line:
            del self._lines[address]
