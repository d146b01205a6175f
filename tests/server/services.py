"""A real PostgreSQL and a real Redis on loopback, started in a folder of their own."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

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
            psycopg.connect(f"postgresql://epoka@127.0.0.1:{port}/postgres").close()
        except psycopg.OperationalError:
            assert time.monotonic() < deadline, "PostgreSQL did not start"
            time.sleep(0.05)
        else:
            return


def fresh_database(server: str) -> str:
    """The address of a new, empty database on a PostgreSQL server."""
    import psycopg

    name = f"epoka_{time.monotonic_ns()}"
    with psycopg.connect(server, autocommit=True) as connection:
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
