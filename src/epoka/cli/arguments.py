"""What is typed after a command: a parser whose complaints are one sentence, and numbers with a least and a most."""

from __future__ import annotations

import argparse
import re
import sys
from typing import IO, Any, Final, NoReturn

from epoka.kernel import EpokaError
from epoka.kernel.chance import SEED_DIGITS
from epoka.kernel.errors import quoted, shortened

LONGEST_COMPLAINT: Final = 300
_WHOLE: Final = re.compile(rf"-?[0-9]{{1,{SEED_DIGITS}}}", re.ASCII)
_DECIMAL: Final = re.compile(r"[0-9]{1,20}(\.[0-9]{0,20})?|\.[0-9]{1,20}", re.ASCII)


class Parser(argparse.ArgumentParser):
    """Whatever does not fit is bad input like any other: one sentence, however long what was typed."""

    def error(self, message: str) -> NoReturn:
        """Say what does not fit."""
        raise EpokaError(f"{shortened(message, LONGEST_COMPLAINT)}; see {self.prog} --help")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print as any command prints. (argparse keeps it to itself when that fails.)"""
        out: IO[str] = sys.stderr if file is None else file
        out.write(message)


class Whole:
    """A whole number from a least to a most."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def __call__(self, text: str) -> int:
        """The number that a text means."""
        if not _WHOLE.fullmatch(text) or not self.least <= int(text) <= self.most:
            raise argparse.ArgumentTypeError(f"a whole number from {self.told()} is wanted, not {quoted(text)}")
        return int(text)

    def told(self) -> str:
        """The range in words."""
        return f"{self.least} to {self.most}"


class Seed(Whole):
    """A seed: any whole number that a game can have."""

    def __init__(self) -> None:
        most = 10**SEED_DIGITS - 1
        super().__init__(-most, most)

    def told(self) -> str:
        """The range in words; its ends would fill the screen."""
        return f"one to {SEED_DIGITS} digits"


class Seconds:
    """A time above 0, up to a most."""

    def __init__(self, most: int) -> None:
        self.most = most

    def __call__(self, text: str) -> float:
        """The time that a text means."""
        if not _DECIMAL.fullmatch(text) or not 0 < float(text) <= self.most:
            raise argparse.ArgumentTypeError(f"seconds above 0, up to {self.most}, are wanted, not {quoted(text)}")
        return float(text)


PORT: Final = Whole(0, 65535)
SEATS: Final = Whole(1, 99)
SEAT: Final = Whole(0, 98)
GAMES: Final = Whole(1, 1_000_000)
JOBS: Final = Whole(1, 1000)
ANSWERS: Final = Whole(0, 1_000_000)
SEED: Final = Seed()
FIGURE_SECONDS: Final = Seconds(3600)
