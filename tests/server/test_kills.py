"""A server that is killed in the middle of play, again and again: no acknowledged move is lost, none counts twice."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

import epoka
from tests.server.services import free_port

PLAYERS = 4
KILLS = 8
SECONDS = 1.2


class Process:
    """`epoka serve` in a process of its own, which can be killed."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.command = [
            *(sys.executable, "-m", "epoka.cli", "serve", "--port", str(self.port)),
            *("--database-url", f"sqlite:///{folder}/epoka.db", "--limits", "off", "--bot-delay", "0"),
            *("--log-level", "error", "--bot-workers", "1"),
        ]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it can be reached."""
        self.process = subprocess.Popen(self.command)
        deadline = time.monotonic() + 30
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return
            assert self.process.poll() is None, "the server ended"
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill it as the power would."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(20)


class Stubborn(threading.Thread):
    """Somebody who plays on whatever happens, sends again what was not acknowledged, and remembers what was."""

    def __init__(self, url: str, number: int, stop: threading.Event) -> None:
        super().__init__(name=f"player {number}")
        self.http = httpx.Client(base_url=url, headers={"X-Epoka": "1"}, timeout=5)
        self.rng = Random(number)
        self.stop = stop
        self.tables: list[str] = []
        self.stored: dict[tuple[str, int], str] = {}
        self.repeated = 0
        self.wrong: list[str] = []

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request, sent until it is answered."""
        while True:
            try:
                return self.http.request(method, path, json=body)
            except httpx.TransportError:
                self.repeated += 1
                time.sleep(0.02)

    def run(self) -> None:
        """Play tables against bots and at one screen until told to stop."""
        self.ask("POST", "/api/guests", {"name": self.name})
        while not self.stop.is_set():
            other = self.rng.choice(("hotseat", "bot"))
            seats = [{"kind": "person"}, {"kind": other, "bot": "random"}, {"kind": other, "bot": "random"}]
            made = self.ask("POST", "/api/tables", {"game": "flow_of_history", "seats": seats})
            self.tables.append(made.json()["id"])
            while not self.stop.is_set() and self.move(self.tables[-1], 3 if other == "hotseat" else 1):
                pass
        self.http.close()

    def move(self, table: str, seats: int) -> bool:
        """One move; whether the game goes on."""
        for seat in range(seats):
            state = self.ask("GET", f"/api/tables/{table}/state?seat={seat}").json()
            if state["view"]["over"]:
                return False
            if not state["view"]["decision"]:
                continue
            answer = self.rng.choice(state["view"]["decision"]["options"])["text"]
            body = {"seat": seat, "seq": state["seq"], "answer": answer}
            response = self.ask("POST", f"/api/tables/{table}/moves", body)
            if response.status_code != 201:
                self.wrong.append(f"{body}: {response.text}")
                return False
            self.stored[table, response.json()["seq"]] = f"{seat} {answer}"
            return True
        time.sleep(0.01)
        return True


def test_no_acknowledged_move_is_lost_and_none_counts_twice(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    stop = threading.Event()
    players = [Stubborn(server.url, number, stop) for number in range(PLAYERS)]
    for player in players:
        player.start()
    rng = Random(1)
    for _ in range(KILLS):
        time.sleep(SECONDS * (0.5 + rng.random()))
        server.kill()
        server.start()
    stop.set()
    for player in players:
        player.join(60)
        assert not player.is_alive()
    server.kill()
    assert [player.wrong for player in players] == [[]] * PLAYERS
    assert sum(player.repeated for player in players) > 0, "no request was ever cut off"
    check_database(tmp_path / "epoka.db", players)


def check_database(path: Path, players: list[Stubborn]) -> None:
    """Compare the journals with what was acknowledged, and play them."""
    acknowledged = {key: answer for player in players for key, answer in player.stored.items()}
    assert len(acknowledged) > 50
    with contextlib.closing(sqlite3.connect(path)) as connection:
        journals: dict[str, list[tuple[int, str]]] = {}
        for table, seq, seat, answer in connection.execute(
            'SELECT "table", seq, seat, answer FROM entries ORDER BY "table", seq'
        ):
            journals.setdefault(table, []).append((seq, f"{seat} {answer}"))
        heads = dict(connection.execute("SELECT id, head FROM tables").fetchall())
        seeds = dict(connection.execute("SELECT id, seed FROM tables").fetchall())
        snapshots = dict(connection.execute("SELECT id, snapshot FROM tables").fetchall())
    stored = {(table, seq): answer for table, journal in journals.items() for seq, answer in journal}
    for key, answer in acknowledged.items():
        assert stored.get(key) == answer, f"{key} was acknowledged as {answer}"
    for table, journal in journals.items():
        assert [seq for seq, _ in journal] == list(range(1, heads[table] + 1))
        game = epoka.new("flow_of_history", 3, int(seeds[table]))
        for _, line in journal:
            seat, _, answer = line.partition(" ")
            game.apply(int(seat), answer)
        assert game.snapshot() == snapshots[table]
