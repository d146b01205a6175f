"""Who sits where: people at this screen, and bots."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from epoka.bots import make
from epoka.cli.terminal.painters import texts_of
from epoka.kernel import EpokaError, Game, Seat
from epoka.painting import Texts

HUMAN: Final = "human"
DEFAULT_BOT: Final = "greedy"
LONGEST_NAME: Final = 16


class Seating(NamedTuple):
    """What plays each seat, and the name it was given (empty if none)."""

    kinds: tuple[str, ...]
    names: tuple[str, ...]

    def people(self) -> tuple[Seat, ...]:
        """The seats that are played at this screen."""
        return tuple([seat for seat, kind in enumerate(self.kinds) if kind == HUMAN])

    def shown(self, game: Game[Any], language: str) -> tuple[str, ...]:
        """A name for each seat in a language."""
        texts = texts_of(game, language)
        return tuple(
            [
                name or texts("seat-default" if kind == HUMAN else "terminal-bot-name", number=seat + 1)
                for seat, (kind, name) in enumerate(zip(self.kinds, self.names, strict=True))
            ]
        )

    def called(self, texts: Texts) -> tuple[str, ...]:
        """What each seat is called at the table: its name, and of a bot its level."""
        return tuple(
            [
                texts.seat(seat) if kind == HUMAN else texts("terminal-bot", seat=seat, kind=kind)
                for seat, kind in enumerate(self.kinds)
            ]
        )


def seating(seats: int, bots: str, names: str) -> Seating:
    """You at seat 0; `bots` says who plays the others (`human` is a neighbour), `names` what the people are called."""
    others = bots.split(",") if bots else [DEFAULT_BOT]
    if len(others) == 1:
        others *= seats - 1
    if len(others) != seats - 1:
        raise EpokaError(f"{len(others)} bots for {seats - 1} other seats; name one, or one for each of them")
    for kind in others:
        if kind != HUMAN:
            make(kind, 0)
    return named((HUMAN, *others), names)


def named(kinds: tuple[str, ...], names: str) -> Seating:
    """Give the people their names, in the order of their seats."""
    given = [clean(name) for name in names.split(",")] if names else []
    people = kinds.count(HUMAN)
    if len(given) > people:
        raise EpokaError(f"{len(given)} names, but people play only {people} of the seats")
    return Seating(kinds, tuple([given.pop(0) if given and kind == HUMAN else "" for kind in kinds]))


def clean(name: str) -> str:
    """A name that is safe to print: no control characters, not too long."""
    return "".join([letter for letter in name if letter.isprintable()]).strip()[:LONGEST_NAME]


def check(kinds: list[Any], names: list[Any]) -> Seating:
    """A seating read from a file; ValueError if it is none."""
    if not kinds or len(kinds) != len(names) or HUMAN not in kinds:
        raise ValueError("seats and names do not fit")
    for kind in kinds:
        if kind != HUMAN:
            make(str(kind), 0)
    return Seating(tuple([str(kind) for kind in kinds]), tuple([clean(str(name)) for name in names]))
