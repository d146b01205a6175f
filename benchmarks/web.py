"""A thousand sockets on one server process, with a commit for every move, on loopback.

`python benchmarks/web.py` starts a server of its own on a temporary database, seats two people at each of 500 tables
with a socket each, and plays random legal moves at rising rates. For each rate it prints the latency from sending a
move to hearing that it is stored; then how many moves a second the server takes when nobody waits (saturation), the
memory of an idle socket, the time to open a stored game after a restart, and the size of the client's first load.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import gzip
import json
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import epoka.server
from epoka.cli.bench import yardstick

RATES = (100, 250, 500, 750)
GAME = "flow_of_history"
HEADERS = {"X-Epoka": "1"}


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, database: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        arguments = ["serve", "--port", str(self.port), "--database-url", f"sqlite:///{database}", "--limits", "off"]
        command = [sys.executable, "-m", "epoka.cli", *arguments, "--log-level", "error", "--bot-workers", "1"]
        self.process = subprocess.Popen(command)
        for _ in range(200):
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return
            asyncio.run(asyncio.sleep(0.05))
        raise SystemExit("the server did not start")

    def memory(self) -> int:
        """Resident memory in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

    def stop(self) -> None:
        """Stop it as a person would."""
        self.process.terminate()
        self.process.wait()


class Guest:
    """A person with a cookie and a socket."""

    def __init__(self, server: ServerProcess, cookie: str) -> None:
        self.server = server
        self.cookie = cookie
        self.socket: ClientConnection | None = None

    async def sit(self, table: str, seat: int) -> dict[str, Any]:
        """Open a socket at a table; returns the first state."""
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        origin: Any = self.server.url  # the library's own name for a string
        self.socket = await connect(url, additional_headers={"Cookie": self.cookie}, origin=origin, compression=None)
        await self.socket.send(json.dumps({"type": "hello", "seat": seat, "seq": None}))
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if message["type"] == "state":
                return message


class Game:
    """A table with two people, who move in turn when told to."""

    def __init__(self, table: str, guests: list[Guest], rng: Random) -> None:
        self.table = table
        self.guests = guests
        self.rng = rng
        self.states: list[dict[str, Any]] = []
        self.stored = asyncio.Event()
        self.stepped = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Everybody takes a seat and listens."""
        self.states = [await guest.sit(self.table, seat) for seat, guest in enumerate(self.guests)]
        self.readers = [asyncio.create_task(self.listen(seat)) for seat in range(len(self.guests))]

    async def listen(self, seat: int) -> None:
        """Keep the latest state; note when a move is stored."""
        live = self.guests[seat].socket
        assert live is not None
        async for text in live:
            message = json.loads(text)
            if message["type"] in ("state", "step"):
                self.states[seat] = message
                if all(state["seq"] == message["seq"] for state in self.states):
                    self.stepped.set()
            elif message["type"] == "done":
                self.stored.set()

    async def move(self) -> float | None:
        """One random legal move; the seconds until it is stored, or None if the game is over."""
        asked = [seat for seat, state in enumerate(self.states) if state["view"]["decision"] is not None]
        if not asked:
            return None
        seat, state = asked[0], self.states[asked[0]]
        decision = state["view"]["decision"]
        answer = self.rng.choice(decision["options"])["text"]
        live = self.guests[seat].socket
        assert live is not None
        self.stored.clear()
        self.stepped.clear()
        started = perf_counter()
        await live.send(json.dumps({"type": "move", "id": 1, "seat": seat, "seq": state["seq"], "answer": answer}))
        await asyncio.wait_for(self.stored.wait(), 30)
        taken = perf_counter() - started
        await asyncio.wait_for(self.stepped.wait(), 30)
        return taken


async def guest(server: ServerProcess, http: httpx.AsyncClient, name: str) -> Guest:
    """A new guest."""
    http.cookies.clear()
    answer = await http.post("/api/guests", json={"name": name})
    answer.raise_for_status()
    return Guest(server, "; ".join(f"{key}={value}" for key, value in answer.cookies.items()))


async def seated(server: ServerProcess, tables: int) -> list[Game]:
    """Two new guests at each of so many tables."""
    games = []
    async with httpx.AsyncClient(base_url=server.url, headers=HEADERS, timeout=60) as http:
        for number in range(tables):
            host, friend = await guest(server, http, f"Host {number}"), await guest(server, http, f"Friend {number}")
            http.cookies.clear()
            body = {"game": GAME, "seats": [{"kind": "person"}, {"kind": "open"}], "public": True}
            made = await http.post("/api/tables", json=body, headers={"Cookie": host.cookie})
            made.raise_for_status()
            table = made.json()["id"]
            joined = await http.post(f"/api/tables/{table}/join", json={"seat": 1}, headers={"Cookie": friend.cookie})
            joined.raise_for_status()
            games.append(Game(table, [host, friend], Random(number)))
    return games


def percentile(values: list[float], part: float) -> float:
    """The value below which this part lies, in milliseconds."""
    ranked = sorted(values)
    return round(ranked[min(len(ranked) - 1, int(part * len(ranked)))] * 1000, 2)


async def ticks(rate: float, seconds: float) -> AsyncIterator[int]:
    """Numbers at an even pace."""
    started = perf_counter()
    for number in range(int(rate * seconds)):
        due = started + number / rate
        if (early := due - perf_counter()) > 0:
            await asyncio.sleep(early)
        yield number


async def paced(games: list[Game], rate: int, seconds: float) -> dict[str, Any]:
    """Moves at a rate, round the tables; latency and the rate that was reached."""
    taken: list[float] = []
    under_way: set[asyncio.Task[float | None]] = set()
    started = perf_counter()
    async for number in ticks(rate, seconds):
        task = asyncio.create_task(games[number % len(games)].move())
        under_way.add(task)
        task.add_done_callback(under_way.discard)
        task.add_done_callback(lambda done: taken.append(found) if (found := done.result()) is not None else None)
    await asyncio.gather(*under_way)
    reached = len(taken) / (perf_counter() - started)
    return {"rate": rate, "reached": round(reached), "p50": percentile(taken, 0.5), "p99": percentile(taken, 0.99)}


async def saturated(games: list[Game], seconds: float) -> int:
    """Moves a second when every table moves as soon as it can."""
    until = perf_counter() + seconds

    async def busy(game: Game) -> int:
        count = 0
        while perf_counter() < until and await game.move() is not None:
            count += 1
        return count

    return round(sum(await asyncio.gather(*[busy(game) for game in games])) / seconds)


def first_load() -> int:
    """Bytes of the page, its scripts and styles, compressed, before anything is clicked."""
    static = Path(epoka.server.__file__).parent / "static"
    page = (static / "index.html").read_text(encoding="utf-8")
    linked = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    return sum(len(gzip.compress((static / name).read_bytes(), 9)) for name in ["index.html", *linked])


async def measured(server: ServerProcess, tables: int, seconds: float) -> tuple[dict[str, Any], list[Game]]:
    """Everything that needs the tables."""
    games = await seated(server, tables)
    gc.disable()  # a pause of this process is not the server's
    before = server.memory()
    for game in games:
        await game.open()
    per_socket = (server.memory() - before) / (2 * tables)
    rates = [await paced(games, rate, seconds) for rate in RATES]
    full = await saturated(games, seconds)
    figures = {"sockets": 2 * tables, "idle_socket_bytes": round(per_socket), "rates": rates, "saturation": full}
    return figures, games


def opened(server: ServerProcess, games: list[Game]) -> float:
    """Median milliseconds to open a stored game at its last move on a server that has just started."""
    taken = []
    for game in games[:50]:
        headers = HEADERS | {"Cookie": game.guests[0].cookie}
        started = perf_counter()
        httpx.get(f"{server.url}/api/tables/{game.table}/state?seat=0", headers=headers).raise_for_status()
        taken.append(perf_counter() - started)
    return percentile(taken, 0.5)


def main() -> None:
    """Measure and print JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500, help="tables of two sockets each (default: 500)")
    parser.add_argument("--seconds", type=float, default=8, help="seconds at each rate (default: 8)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        y = yardstick()
        server = ServerProcess(database)
        try:
            figures, games = asyncio.run(measured(server, args.tables, args.seconds))
        finally:
            server.stop()
        server = ServerProcess(database)
        try:
            figures["open_stored_game_ms"] = opened(server, games)
        finally:
            server.stop()
    print(json.dumps({"yardstick": round(y, 2), **figures, "first_load_bytes": first_load()}, indent=2))


if __name__ == "__main__":
    main()
