"""`epoka serve` in a process of its own, which can be stopped and started again on the same database."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import httpx

from epoka.server.settings import sqlite_url
from tests.waiting import unhurried

PATIENCE = unhurried(60.0)


@dataclass(frozen=True)
class Entry:
    """An entry of a table's journal, as it is on disk."""

    seq: int
    kind: str
    seat: int
    answer: str


class Server:
    """A site on loopback: bots without a pause, no rate limits, its log in a file."""

    def __init__(self, folder: Path, environment: Mapping[str, str] | None = None) -> None:
        found = os.environ if environment is None else environment
        self._environment = {name: value for name, value in found.items() if not name.startswith("EPOKA_")}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._file = folder / "epoka.db"
        self._database = sqlite_url(self._file)
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "epoka.cli", "serve", "--port", str(self.port), "--log-level", "warning"]
        command += ["--database-url", self._database, "--bot-delay", "0", "--bot-workers", "1", "--limits", "off"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, env=self._environment, stdout=log, stderr=log)
        try:
            self._await(self._process)
        except BaseException:
            self.kill()
            raise

    def stop(self) -> None:
        """Stop as an administrator would."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Stop as a power cut would."""
        self._end(signal.SIGKILL)

    def journal(self, table: str) -> list[Entry]:
        """What is stored of a game."""
        asked = 'SELECT seq, kind, seat, answer FROM entries WHERE "table" = ? ORDER BY seq'
        with closing(sqlite3.connect(self._file)) as database:
            return [Entry(*row) for row in database.execute(asked, (table,))]

    def troubles(self) -> list[str]:
        """Lines of the log that tell of an error."""
        lines = self._log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if not line.startswith("{") or json.loads(line).get("level") != "warning"]

    def keep_log(self, folder: Path) -> None:
        """Copy the log into a folder."""
        shutil.copy(self._log, folder)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _await(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert process.poll() is None, f"the server did not start:\n{self._log.read_text()}"
            assert time.monotonic() < deadline, "the server did not start in time"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", timeout=5).is_success
        except httpx.TransportError:
            return False

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
