"""Moves while fifty strangers read all they can, on loopback.

`python -m benchmarks.reading` plays a long game at random, lays it on two tables of a server of its own, and goes on
with it: at one table over HTTP, at the other over a WebSocket. Meanwhile fifty connections ask for history, logs,
positions, previews and files without a pause: none of them first, then all from one address, then each from an address
of its own; with the rate limits of a new site, and without any. For each of these it prints how long a move took from
being sent to being stored.

Whoever reads runs in processes of its own that stand back behind everything else: elsewhere they would be on other
machines. The server, its readers and the measuring process share what is left.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import httpx
from sqlalchemy import Connection
from websockets.asyncio.client import connect

import epoka
from benchmarks.web import free_port, percentile, ticks
from epoka.kernel import Table, text_of
from epoka.server import clock, keys, openings
from epoka.server.keys import Signer
from epoka.server.storage import people, tables
from epoka.server.storage.database import Database
from epoka.server.storage.records import ANSWER, HOTSEAT, Entry, Person, StoredSeat
from epoka.server.worker import stand_back

GAME: Final = "clash_of_cultures"
SEATS: Final = 4
SEED: Final = 135
"""A game that begins so lasts very long; if a change of rules ends it sooner, the next ones are tried."""
SEEDS: Final = 500
SHORT: Final = frozenset({"raze", "done"})
"""Answers that make games short are given only where there is no other."""
READERS: Final = 50
PROCESSES: Final = 2
"""That many processes read."""
PACE: Final = 8.0
"""Moves a second at each table; limits allow a person ten."""
PATIENCE: Final = 60.0
GOAL: Final = 50.0
"""Milliseconds that a move may take, however many read."""
ORIGIN: Final = {"X-Epoka": "1", "Content-Type": "application/json"}
WAYS: Final = ("nobody reads", "one address", "fifty addresses")
JSON = dict[str, Any]
Answers = Sequence[tuple[int, str]]


# -- a long game -------------------------------------------------------------------------------------------------------


def played(seed: int, most: int | None = None) -> Table:
    """A game at random, up to its end or so many answers."""
    table = Table.new(epoka.game(GAME), SEATS, seed, {})
    rng = Random(seed)
    while not table.over and (most is None or len(table.answers()) < most):
        decision = table.decision
        options = [option for option in decision.options if option[0] not in SHORT] or decision.options
        table.apply(decision.seat, rng.choice(options))
    return table


class Game(NamedTuple):
    """A game up to a moment, how it goes on, and where it ends."""

    begun: Table
    rest: Answers
    whole: Table

    @property
    def given(self) -> int:
        """How many answers have been given."""
        return len(self.begun.answers())


def long_game(given: int, moves: int) -> Game:
    """A game with so many answers and so many more to come."""
    for seed in range(SEED, SEED + SEEDS):
        whole = played(seed)
        answers = whole.answers()
        if len(answers) >= given + moves:
            rest = [(seat, text_of(answer)) for seat, answer in answers[given : given + moves]]
            return Game(played(seed, given), rest, whole)
    raise SystemExit(f"no game lasts for {given + moves} answers; ask for fewer")


# -- the server --------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def serving(database: str, redis: str, limits: str, count: int) -> Iterator[list[int]]:
    """Servers on one database; their ports."""
    ports = [free_port() for _ in range(count)]
    command = [sys.executable, "-m", "epoka.cli", "serve", "--database-url", database, "--limits", limits]
    command += ["--log-level", "error", "--bot-workers", "1", *(["--redis-url", redis] if redis else [])]
    running = [subprocess.Popen([*command, "--port", str(port)]) for port in ports]
    try:
        for port, process in zip(ports, running, strict=True):
            wait_for(port, process)
        yield ports
    finally:
        for process in running:
            process.terminate()
        for process in running:
            process.wait(PATIENCE)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers."""
    until = perf_counter() + PATIENCE
    while process.poll() is None and perf_counter() < until:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                return
        asyncio.run(asyncio.sleep(0.05))
    raise SystemExit("the server did not start")


class Player(NamedTuple):
    """A guest, the port it uses, and a table of its own."""

    port: int
    cookie: str
    table: str


class Office:
    """Lets guests in and lays tables, past the server: it is not what is measured."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        with self.database.writing.begin() as connection:
            self.signer = Signer(people.secret(connection, keys.fresh_secret()))

    def guest(self, port: int, *games: Table) -> list[Player]:
        """A guest who plays every seat of these games."""
        now = clock.now()
        person = Person(keys.person_id(), "Guest", None, None, {}, now, now)
        token = keys.token()
        with self.database.writing.begin() as connection:
            people.create(connection, person)
            people.open_session(connection, keys.stored(token), person.id, now, now + 10**9)
            laid = [lay(connection, person, game) for game in games]
        return [Player(port, f"epoka={self.signer.signed(token)}", table) for table in laid]


def lay(connection: Connection, person: Person, game: Table) -> str:
    """Store a game at whose every seat this person sits; returns its table."""
    given = game.answers()
    own = tuple([StoredSeat(seat, HOTSEAT, person=person.id, person_name=person.name) for seat in range(SEATS)])
    table = replace(
        openings.placed(openings.empty(game.game, dict(game.choices), own, person.id), game),
        seed=str(game.seed),
        head=len(given),
        answers=len(given),
    )
    journal = [
        Entry(number, ANSWER, seat, text_of(answer), number, person.id, table.created)
        for number, (seat, answer) in enumerate(given, 1)
    ]
    tables.create(connection, table, journal)
    return table.id


# -- a small client that costs little ----------------------------------------------------------------------------------


class Client:
    """One connection that asks, and waits for the answer."""

    def __init__(self, port: int, cookie: str = "", address: str = "") -> None:
        self.port = port
        given = {"Host": f"127.0.0.1:{port}", "Cookie": cookie, "X-Forwarded-For": address} | ORIGIN
        self._head = "".join([f"{name}: {value}\r\n" for name, value in given.items() if value])
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """The status and the body of the answer."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        data = b"" if body is None else json.dumps(body).encode()
        writer.write(f"{method} {path} HTTP/1.1\r\n{self._head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].partition("\r\n")[0])
        return int(head.split(" ", 2)[1]), await reader.readexactly(length)

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()


# -- those who read ----------------------------------------------------------------------------------------------------


class Reading(NamedTuple):
    """What a process that reads is told."""

    ports: list[int]
    tables: list[str]
    """Tables of others, whose history is read."""
    cookie: str
    own: str
    """A table of the readers' own, for previews."""
    over: str
    answers: int
    option: JSON
    addresses: list[str]
    """One for each connection; empty is that of the machine."""
    seed: int


def request(told: Reading, rng: Random) -> tuple[str, str, Any]:
    """What somebody asks for who wants to be a burden."""
    table = rng.choice(told.tables)
    kind = rng.choices(("at", "log", "state", "preview", "export"), (50, 15, 15, 10, 10))[0]
    if kind == "at":
        return "GET", f"/api/tables/{table}/at/{rng.randrange(told.answers + 1)}", None
    if kind == "log":
        return "GET", f"/api/tables/{table}/log?since={rng.randrange(told.answers)}", None
    if kind == "state":
        return "GET", f"/api/tables/{table}/state", None
    if kind == "preview":
        return "POST", f"/api/tables/{told.own}/preview", told.option
    return "GET", f"/api/tables/{told.over}/export?format={rng.choice(('save', 'notation'))}", None


async def read_on(told: Reading, number: int, statuses: Counter[int]) -> None:
    """Ask without a pause, for ever."""
    rng = Random(f"{told.seed} {number}")
    client = Client(told.ports[number % len(told.ports)], told.cookie if number % 2 else "", told.addresses[number])
    while True:
        method, path, body = request(told, rng)
        try:
            statuses[(await client.ask(method, path, body))[0]] += 1
        except (OSError, EOFError):
            client = Client(client.port, told.cookie if number % 2 else "", told.addresses[number])
            statuses[0] += 1


async def read_for_ever(told: Reading) -> None:
    """Read until this process is killed; say now and then what came of it, first once there is something to say."""
    statuses: Counter[int] = Counter()
    reading = [asyncio.create_task(read_on(told, number, statuses)) for number in range(len(told.addresses))]
    until = perf_counter() + PATIENCE
    while statuses or perf_counter() < until:
        await asyncio.sleep(0.1)
        if any(task.done() for task in reading):
            break
        if statuses:
            print(json.dumps(statuses), flush=True)


def be_readers() -> None:
    """What a process that reads does."""
    stand_back(int(sys.argv[-1]))
    asyncio.run(read_for_ever(Reading(**json.loads(sys.stdin.readline()))))


class Readers:
    """Processes that read until they are stopped; all of them do once this is made."""

    def __init__(self, told: Sequence[Reading], niceness: int) -> None:
        command = [sys.executable, "-m", "benchmarks.reading", "--as-readers", str(niceness)]
        self._processes = [
            subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True, cwd=ROOT
            )
            for _ in told
        ]
        for process, task in zip(self._processes, told, strict=True):
            assert process.stdin is not None
            process.stdin.write(json.dumps(task._asdict()) + "\n")
            process.stdin.flush()

        self._before: Counter[str] = Counter()
        for process in self._processes:
            assert process.stdout is not None
            first = process.stdout.readline()
            assert first, "nobody could read"
            self._before.update(json.loads(first))

    def stop(self) -> Counter[str]:
        """How many of their requests were answered, by status, since all of them read."""
        statuses: Counter[str] = Counter()
        for process in self._processes:
            process.kill()
            said, _ = process.communicate(timeout=PATIENCE)
            statuses.update(json.loads((said.splitlines() or ["{}"])[-1]))
        statuses.subtract(self._before)
        return statuses


ROOT: Final = Path(__file__).parents[1]


# -- whoever moves -----------------------------------------------------------------------------------------------------

Mover = Callable[[int, int, str], Awaitable[None]]


async def paced(move: Mover, game: Game) -> list[float]:
    """Seconds that each move took, at an even pace."""
    taken = []
    async for number in ticks(PACE, len(game.rest) / PACE):
        seat, answer = game.rest[number]
        started = perf_counter()
        async with asyncio.timeout(PATIENCE):
            await move(seat, game.given + number, answer)
        taken.append(perf_counter() - started)
    return taken


async def by_http(player: Player, game: Game) -> list[float]:
    """Move over HTTP."""
    client = Client(player.port, player.cookie)

    # Nobody moves at a table that they have not looked at, and so its position is in memory.
    status, reply = await client.ask("GET", f"/api/tables/{player.table}/state?seat=0")
    assert status == 200, reply

    async def move(seat: int, seq: int, answer: str) -> None:
        body = {"seat": seat, "seq": seq, "answer": answer}
        status, reply = await client.ask("POST", f"/api/tables/{player.table}/moves", body)
        assert status == 201, reply

    taken = await paced(move, game)
    client.close()
    return taken


async def by_socket(player: Player, game: Game) -> list[float]:
    """Move over a WebSocket."""
    url = f"ws://127.0.0.1:{player.port}/api/tables/{player.table}/live"
    origin: Any = f"http://127.0.0.1:{player.port}"  # the library's own name for a string
    async with connect(url, additional_headers={"Cookie": player.cookie}, origin=origin, compression=None) as live:

        async def heard(*types: str) -> None:
            while (message := json.loads(await live.recv()))["type"] not in types:
                assert message["type"] != "refused", message

        async def move(seat: int, seq: int, answer: str) -> None:
            sent = {"type": "move", "id": 1, "seat": seat, "seq": seq, "answer": answer}
            await live.send(json.dumps(sent))
            await heard("done")

        await live.send(json.dumps({"type": "hello", "seat": 0, "seq": None}))
        await heard("state")
        return await paced(move, game)


async def both(players: Sequence[Player], game: Game) -> list[list[float]]:
    """Move in both ways at once."""
    return list(await asyncio.gather(by_http(players[0], game), by_socket(players[1], game)))


# -- measuring ---------------------------------------------------------------------------------------------------------


def told_to_read(office: Office, ports: list[int], players: Sequence[Player], game: Game, way: str) -> list[Reading]:
    """What each process is to read."""
    own, over = office.guest(ports[0], game.begun, game.whole)
    each = READERS // PROCESSES
    seat, option = game.rest[0]
    return [
        Reading(
            ports=ports,
            tables=[player.table for player in players],
            cookie=own.cookie,
            own=own.table,
            over=over.table,
            answers=game.given,
            option={"seat": seat, "answer": option},
            addresses=[f"10.0.{process}.{number}" if way == WAYS[2] else "" for number in range(each)],
            seed=process,
        )
        for process in range(PROCESSES)
    ]


def measured(office: Office, ports: list[int], game: Game, way: str, niceness: int) -> JSON:
    """How long moves take while all this is read."""
    players = [office.guest(ports[number % len(ports)], game.begun)[0] for number in range(2)]
    readers = Readers([] if way == WAYS[0] else told_to_read(office, ports, players, game, way), niceness)
    gc.collect()
    gc.disable()  # a pause of this process is not the server's
    started = perf_counter()
    try:
        http, live = asyncio.run(both(players, game))
    finally:
        seconds = perf_counter() - started
        statuses = readers.stop()
        gc.enable()
    answered = {status: round(count / seconds) for status, count in sorted(statuses.items())}
    return {"readers": way, "http": figures(http), "live": figures(live), "read_per_second": answered}


def figures(taken: list[float]) -> JSON:
    """Milliseconds of some moves."""
    return {"p50": percentile(taken, 0.5), "p99": percentile(taken, 0.99), "max": percentile(taken, 1)}


def row(limits: str, found: JSON) -> str:
    """A line of the table."""
    cells = [f"{found[kind][name]:8.1f}" for kind in ("http", "live") for name in ("p50", "p99", "max")]
    read = " ".join(f"{status}: {count}" for status, count in found["read_per_second"].items())
    return f"{limits:6}  {found['readers']:16}{''.join(cells)}   {read}"


def main() -> None:
    """Measure; print a table, then JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=700, help="answers before the measured moves (default: 700)")
    parser.add_argument("--moves", type=int, default=120, help="moves at each of the two tables (default: 120)")
    parser.add_argument("--limits", choices=("on", "off"), nargs="*", default=["on", "off"], help="only some of these")
    parser.add_argument("--ways", type=int, nargs="*", default=[0, 1, 2], help="0 nobody, 1 one address, 2 fifty")
    parser.add_argument("--niceness", type=int, default=5, help="how far those who read stand back (default: 5)")
    parser.add_argument("--database-url", default="", help="an empty database (default: a SQLite file for the moment)")
    parser.add_argument("--redis-url", default="", help="for several processes")
    parser.add_argument("--processes", type=int, default=1, help="server processes (default: 1)")
    args = parser.parse_args()
    game = long_game(args.answers, args.moves)
    print(
        "limits  who reads            HTTP p50     p99     max  WebSocket p50  p99   max   answers a second by status"
    )
    results = []
    with tempfile.TemporaryDirectory() as folder:
        database = args.database_url or f"sqlite:///{Path(folder) / 'bench.db'}"
        for limits in args.limits:
            with serving(database, args.redis_url, limits, args.processes) as ports:
                office = Office(database)
                for way in args.ways:
                    found = measured(office, ports, game, WAYS[way], args.niceness)
                    print(row(limits, found), flush=True)
                    results.append({"limits": limits, **found})
    reached = all(found[kind]["p99"] <= GOAL for found in results for kind in ("http", "live"))
    print(
        json.dumps({"answers": game.given, "moves": len(game.rest), "results": results, "reached": reached}, indent=2)
    )


if __name__ == "__main__":
    if "--as-readers" in sys.argv:
        be_readers()
    else:
        main()
