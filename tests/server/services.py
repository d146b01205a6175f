"""A real PostgreSQL, a real Redis and servers that can be killed, all on loopback."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

PATIENCE = 60.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").is_file():
            return folder
    found = shutil.which("initdb")
    return Path(found).parent if found else None


def redis_program() -> str | None:
    """Where Redis is."""
    return shutil.which("redis-server")


def as_postgres() -> list[str]:
    """What to put before a command: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return []
    with contextlib.suppress(KeyError):
        entry = pwd.getpwnam("postgres")
        return ["setpriv", f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"]
    return ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server; its address."""
    programs = postgres_programs()
    assert programs is not None
    before = as_postgres()
    with tempfile.TemporaryDirectory(prefix="epoka-postgres-") as name:
        folder = Path(name)
        if before:
            owner = int(before[1].partition("=")[2])
            os.chown(folder, owner, -1)
        data = folder / "data"
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT}
        subprocess.run(
            [*before, programs / "initdb", "-D", data, "-U", "epoka", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            cwd=folder,
            stdout=quiet["stdout"],
            stderr=quiet["stderr"],
            timeout=PATIENCE,
        )
        port = free_port()
        options = ["-c", "listen_addresses=127.0.0.1", "-p", str(port), "-c", f"unix_socket_directories={folder}"]
        process = subprocess.Popen(
            [*before, programs / "postgres", "-D", data, *options],
            cwd=folder,
            stdout=quiet["stdout"],
            stderr=quiet["stderr"],
        )
        try:
            wait_for_postgres(port)
            yield f"postgresql://epoka@127.0.0.1:{port}/postgres"
        finally:
            process.send_signal(signal.SIGINT)  # do not wait for clients that are still connected
            process.wait(PATIENCE)


def wait_for_postgres(port: int) -> None:
    """Wait until the server takes connections."""
    import psycopg

    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(f"postgresql://epoka@127.0.0.1:{port}/postgres", connect_timeout=5).close()
        except psycopg.OperationalError:
            assert time.monotonic() < deadline, "PostgreSQL did not start"
            time.sleep(0.05)
        else:
            return


def fresh_database(server: str) -> str:
    """The address of a new, empty database on a PostgreSQL server."""
    import psycopg

    name = f"epoka_{time.monotonic_ns()}"
    with psycopg.connect(server, autocommit=True, connect_timeout=int(PATIENCE)) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return server.rpartition("/")[0] + "/" + name


@contextlib.contextmanager
def redis(port: int = 0) -> Iterator[str]:
    """A Redis server; its address."""
    program = redis_program()
    assert program is not None
    port = port or free_port()
    with tempfile.TemporaryDirectory(prefix="epoka-redis-") as folder:
        process = subprocess.Popen(
            [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder],
            stdout=subprocess.DEVNULL,
        )
        try:
            wait_for_redis(port)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(PATIENCE)


def wait_for_redis(port: int) -> None:
    """Wait until the server takes connections."""
    deadline = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        assert time.monotonic() < deadline, "Redis did not start"
        time.sleep(0.05)


class Process:
    """`epoka serve` in a process of its own, which can be killed."""

    def __init__(self, database_url: str, redis_url: str = "", *more: str) -> None:
        self.port = free_port()
        self.command = [
            *(sys.executable, "-m", "epoka.cli", "serve", "--port", str(self.port)),
            *("--database-url", database_url, "--limits", "off", "--bot-delay", "0"),
            *("--log-level", "error", "--bot-workers", "1"),
            *(("--redis-url", redis_url) if redis_url else ()),
            *more,
        ]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it can be reached."""
        self.process = subprocess.Popen(self.command)
        deadline = time.monotonic() + PATIENCE
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
        self.process.kill()
        self.process.wait(20)
