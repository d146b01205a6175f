"""A bot that is another program: it reads what it may know from its standard input and answers on its output.

The lines they exchange are described in docs/research.md.
"""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any, ClassVar, Final
from weakref import finalize

from epoka.bots.bot import Bot
from epoka.kernel import BadSetup, Decision, EpokaError, Option, Table, text_of
from epoka.kernel.errors import quoted, shortened

PREFIX: Final = "stdio:"
PROTOCOL: Final = 1
PATIENCE: Final = 60.0
"""Seconds that a program has for an answer."""
FAREWELL: Final = 2.0
"""Seconds that it has to end when the game does."""


class ProgramBot(Bot):
    """Asks a program, `stdio:./my-bot`. It is started for its first decision and ends with the bot."""

    name: ClassVar[str] = "stdio"

    def __init__(self, seed: int, command: str, patience: float = PATIENCE) -> None:
        super().__init__(seed)
        try:
            self._words = shlex.split(command)
        except ValueError as wrong:
            raise BadSetup(f"this is not a command: {quoted(command)}") from wrong
        if not self._words or shutil.which(self._words[0]) is None:
            raise BadSetup(f"there is no program {quoted(command)} to play as a bot")
        self._seed = seed
        self._patience = patience
        self._program: Program | None = None
        self._greeted: dict[str, Any] | None = None

    def choose(self, decision: Decision, sight: Table | None) -> Option:
        assert sight is not None
        if self._program is None:
            self._program = Program(self._words)
            finalize(self, self._program.close)
        self._greet(self._program, sight, decision.seat)
        options = {text_of(option): option for option in decision.options}
        view = sight.view(decision.seat)
        asked = {"type": "choose", "prompt": view["decision"]["prompt"], "options": list(options), "view": view}
        answer = self._program.ask(asked, self._patience)
        if answer not in options:
            told = f"the program {shortened(self._words[0])} answered {quoted(answer)}"
            raise EpokaError(f"{told}, which is not among the options")
        return options[answer]

    def _greet(self, program: Program, sight: Table, seat: int) -> None:
        """Say what is played, once, and again if that changes."""
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": sight.game.name,
            "version": sight.game.version,
            "seats": sight.seats,
            "options": dict(sight.choices),
            "seat": seat,
            "seed": self._seed,
        }
        if hello != self._greeted:
            program.tell(hello)
            self._greeted = hello


class Program:
    """A running program that is spoken to in lines of JSON and answers in lines of text."""

    def __init__(self, words: list[str]) -> None:
        self._name = words[0]
        try:
            self._process = subprocess.Popen(  # noqa: S603  # running what it was told to run is its purpose
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except OSError as wrong:
            raise EpokaError(f"the program {self._name} does not start: {wrong.strerror}") from wrong
        self._lines: Queue[str] = Queue()
        self._reader = Thread(target=self._read, name=self._name, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put("")  # no line is empty: it has its end

    def tell(self, message: dict[str, Any]) -> None:
        """Say something."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._process.stdin.flush()
        except OSError as wrong:
            raise EpokaError(f"the program {self._name} has ended") from wrong

    def ask(self, message: dict[str, Any], patience: float) -> str:
        """Say something and wait for the answer."""
        self.tell(message)
        try:
            line = self._lines.get(timeout=patience)
        except Empty:
            self._process.kill()
            raise EpokaError(f"the program {self._name} has not answered within {patience:g} seconds") from None
        if not line:
            raise EpokaError(f"the program {self._name} has ended without an answer")
        return line.strip()

    def close(self) -> None:
        """Say goodbye, and end the program if it does not end itself."""
        with suppress(EpokaError):
            self.tell({"type": "bye"})
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()
