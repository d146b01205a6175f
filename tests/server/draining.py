"""One of two processes stops while people and bots play: how long the longest pause is that they see.

`python -m tests.server.draining` prints the figures. Two processes of a site stand behind a balancer that asks each
whether it is ready; the one that everybody uses is told to stop.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from epoka.server.storage import tables
from epoka.server.storage.database import Database
from tests.server import services
from tests.server.services import Process
from tests.server.stubborn import JSON, Follower, Stubborn

LOOK_SECONDS = 0.25
"""How often the balancer asks whether a process is ready."""
BEFORE = 3.0
AFTER = 3.0
BOT_DELAY = 0.1
CHUNK = 65536


class Balancer:
    """Passes connections on to the first process that is ready, and can be reached."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ready = dict.fromkeys(ports, True)
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._listening = threading.Event()
        self.port = services.free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),), name="balancer")

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._listening.wait(services.PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(services.PATIENCE)
        self._loop.close()

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", self.port)
        looking = [asyncio.create_task(self._look(port)) for port in self._ready]
        self._listening.set()
        await self._stop.wait()
        server.close()
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, *looking, return_exceptions=True)

    async def _look(self, port: int) -> None:
        async with httpx.AsyncClient(timeout=2) as http:
            while True:
                try:
                    found = await http.get(f"http://127.0.0.1:{port}/health/ready")
                    self._ready[port] = found.status_code == 200
                except httpx.TransportError:
                    self._ready[port] = False
                await asyncio.sleep(LOOK_SECONDS)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in sorted(self._ready, key=lambda port: not self._ready[port]):
            try:
                there, back = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                self._ready[port] = False
                continue
            with contextlib.suppress(asyncio.CancelledError):  # when the balancer stops
                await asyncio.gather(carry(reader, back), carry(there, writer))
            return
        writer.close()
        await writer.wait_closed()


async def carry(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    """Everything that comes from one side, to the other; the end too."""
    with contextlib.suppress(OSError):
        try:
            while data := await source.read(CHUNK):
                sink.write(data)
                await sink.drain()
        finally:
            sink.close()
            await sink.wait_closed()


class Timed(Follower):
    """Somebody who comes back as slowly as a page may, and notes how long each answer took to be acknowledged."""

    pause = 0.25

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.pauses: list[tuple[float, float]] = []
        """When an answer was given, and how long it took."""
        self.codes: list[int] = []
        self._since = 0.0

    def talk(self, table: str, socket: ClientConnection) -> None:
        try:
            super().talk(table, socket)
        except ConnectionClosed as end:
            self.codes.append(end.rcvd.code if end.rcvd is not None else 1006)
            raise

    def hear(self, table: str, seat: int, message: JSON) -> None:
        sent = self.pending
        super().hear(table, seat, message)
        if sent is not None and self.pending is None:
            self.pauses.append((self._since, time.time() - self._since))

    def answer(self, seat: int, socket: ClientConnection) -> None:
        before = self.pending
        given = time.time()
        super().answer(seat, socket)
        if before is None and self.pending is not None:
            self._since = given


class TimedStubborn(Stubborn):
    """The same for somebody who plays over HTTP."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.pauses: list[tuple[float, float]] = []

    def ask(self, method: str, path: str, body: JSON = None, url: str | None = None) -> httpx.Response:
        since = time.time()
        response = super().ask(method, path, body, url)
        if path.endswith("/moves"):
            self.pauses.append((since, time.time() - since))
        return response


class Figures(NamedTuple):
    """The longest pauses in seconds while a process stopped, and before."""

    people: float
    people_before: float
    bots: float
    bots_before: float
    stopping: float
    code: int
    moves: int
    bot_moves: int
    sent_away: int

    def told(self) -> str:
        """For people."""
        return (
            f"longest pause of a person's move: {self.people:.2f} s, before that {self.people_before:.2f} s\n"
            f"longest pause of bots among themselves: {self.bots:.2f} s, before that {self.bots_before:.2f} s\n"
            f"moves acknowledged: {self.moves}, bots' moves: {self.bot_moves}, connections sent elsewhere: "
            f"{self.sent_away}\nthe process ended with {self.code} after {self.stopping:.1f} s"
        )


def wait_until_ready(process: Process) -> None:
    """Wait until a process says so."""
    deadline = time.monotonic() + services.PATIENCE
    while (found := httpx.get(f"{process.url}/health/ready", timeout=10)).status_code != 200:
        assert time.monotonic() < deadline, found.text
        time.sleep(LOOK_SECONDS)


@contextlib.contextmanager
def both(database: str, redis_url: str) -> Iterator[list[Process]]:
    """Two processes that are ready."""
    found = [Process(database, redis_url, "--bot-delay", str(BOT_DELAY)) for _ in range(2)]
    with contextlib.ExitStack() as leaving:
        for process in found:
            process.start()
            leaving.callback(process.kill)
        for process in found:
            wait_until_ready(process)
        yield found


def measure(database: str, redis_url: str) -> tuple[Figures, list[Stubborn]]:
    """Play, let the process that everybody uses stop, and play on."""
    stop = threading.Event()
    with both(database, redis_url) as running, Balancer([process.port for process in running]) as balancer:
        players: list[Any] = [TimedStubborn([balancer.url], 0, stop)]
        for number in (2, 4):
            players.append(Timed([balancer.url], number, stop))
            players.append(Timed([balancer.url], number + 1, stop, players[-1]))
        with httpx.Client(base_url=balancer.url, headers={"X-Epoka": "1"}, timeout=20) as host:
            host.post("/api/guests", json={"name": "Host"})
            seats = [{"kind": "bot", "bot": "random"}] * 3
            body = {"game": "through_the_ages", "seats": seats}
            alone = [host.post("/api/tables", json=body).json()["id"] for _ in range(3)]
        with contextlib.ExitStack() as leaving:
            for player in players:
                leaving.callback(player.http.close)
                player.start()
            leaving.callback(stop.set)
            time.sleep(BEFORE)
            going = running[0].process
            assert going is not None
            told = time.time()
            going.terminate()
            code = going.wait(services.PATIENCE)
            ended = time.time()
            time.sleep(AFTER)
            stop.set()
            for player in players:
                player.join(services.PATIENCE)
            until = time.time()
    paused = [pause for player in players for pause in player.pauses]
    gaps = list(gaps_of(database, alone, until))
    figures = Figures(
        people=max(length for since, length in paused if since + length >= told),
        people_before=max(length for since, length in paused if since + length < told),
        bots=max(length for since, length in gaps if since + length >= told),
        bots_before=max(length for since, length in gaps if since + length < told),
        stopping=ended - told,
        code=code,
        moves=len(paused),
        bot_moves=len(gaps),
        sent_away=sum(player.codes.count(1012) for player in players if isinstance(player, Timed)),
    )
    return figures, players


def gaps_of(database: str, alone: Sequence[str], until: float) -> Iterator[tuple[float, float]]:
    """How long each move at tables of bots was waited for; the last one, if the game is not over, until the end."""
    with contextlib.closing(Database(database)) as opened, opened.reading.connect() as connection:
        for table in alone:
            times = [entry.time / 1000 for entry in tables.journal(connection, table)]
            stored = tables.find(connection, table)
            assert stored is not None
            if stored.ended is None:
                times.append(until)
            yield from ((since, then - since) for since, then in pairwise(times))


def main() -> None:
    """Print the figures."""
    with services.postgres() as server, services.redis() as redis_url:
        figures, players = measure(services.fresh_database(server), redis_url)
    print(figures.told())  # noqa: T201
    for player in players:
        assert not player.wrong, player.wrong


if __name__ == "__main__":
    main()
