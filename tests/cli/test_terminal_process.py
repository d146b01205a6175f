"""The terminal game as a real process at a real terminal (a pseudo-terminal of 80×24)."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import epoka
from tests.cli.person import PROMPT, environment, without_colours

pty = pytest.importorskip("pty", reason="pseudo-terminals are a thing of Unix")
termios = pytest.importorskip("termios")

PATIENCE = 30
CONTROL_D = "\x04"
BACKSPACE = "\x7f"


def heed_control_c() -> None:
    """What a shell has started in the background ignores Control-C, and so do the processes it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A process at a pseudo-terminal, and the person in front of it."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (24, 80))
        command = [sys.executable, "-m", "epoka.cli", "play", "--terminal", *arguments]
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(folder),
            preexec_fn=heed_control_c,  # noqa: PLW1509  # these tests have no threads
        )
        os.close(slave)

    def reads(self) -> str:
        """What appears until something is asked, or the process ends."""
        raw = b""
        while select.select([self.master], [], [], PATIENCE)[0]:
            try:
                piece = os.read(self.master, 65536)
            except OSError:  # how Linux says that the other end is closed
                piece = b""
            raw += piece
            text = without_colours(raw.decode(errors="replace").replace("\r\n", "\n"))
            if not piece or PROMPT.search(text):
                return text
        raise AssertionError(f"nothing is asked: {raw!r}")

    def types(self, keys: str) -> str:
        """Press keys and Enter, and read on."""
        os.write(self.master, f"{keys}\n".encode())
        return self.reads()

    def interrupts(self) -> str:
        """What Control-C does, and read on."""
        self.process.send_signal(signal.SIGINT)
        return self.reads()

    def closes(self) -> int:
        """The exit code; a process that goes on is ended."""
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            os.close(self.master)

    def presses(self, key: str) -> str:
        """Press a single key, and read on."""
        os.write(self.master, key.encode())
        return self.reads()


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Where games are kept."""
    yield tmp_path
    assert not [path for path in tmp_path.rglob("*") if path.name.startswith(".")], "no temporary file is left"


def test_a_game_is_played_interrupted_and_resumed_at_a_terminal(folder: Path) -> None:
    terminal = Terminal(folder, "--seed", "5", "--name", "Łucja")
    first = terminal.reads()
    assert "● Łucja (you)" in first
    assert len(first.splitlines()) <= 24
    assert "How many resources" in terminal.types(f"invest granarx{BACKSPACE}y")
    assert "» Łucja invests 3 resources in Granary." in terminal.types("3")
    end = terminal.interrupts()
    assert terminal.closes() == 0
    assert "epoka play --resume" in end
    assert "Traceback" not in end
    (path,) = (folder / "epoka").glob("*.epoka")
    assert len(epoka.load(path.read_bytes()).answers()) >= 2

    again = Terminal(folder, "--resume")
    assert "» Łucja invests 3 resources in Granary." in again.reads()
    assert f"epoka play --resume {path}" in again.presses(CONTROL_D)
    assert again.closes() == 0
