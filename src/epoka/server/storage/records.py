"""What is stored, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

PERSON: Final = "person"
INVITE: Final = "invite"
ANYONE: Final = "open"
HOTSEAT: Final = "hotseat"
BOT: Final = "bot"

ANSWER: Final = "answer"
UNDO: Final = "undo"

WAITING: Final = "waiting"
WORKING: Final = "working"
DONE: Final = "done"
FAILED: Final = "failed"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a session; a guest has no e-mail."""

    id: str
    name: str
    email: str | None
    password: str | None
    settings: dict[str, Any]  # the client's own, JSON
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """Who sits where. `former` is somebody who may come back: one who left, or one whose place a rematch keeps."""

    seat: int
    kind: str
    person: str | None = None
    former: str | None = None
    bot: str | None = None
    name: str | None = None
    invited: bool = False
    resigned: bool = False
    person_name: str | None = None
    """The person's own name; not a column of this table."""

    @property
    def shown(self) -> str | None:
        """The name to show: the seat's own, or the person's."""
        return self.name or self.person_name

    @property
    def holder(self) -> str | None:
        """Who has a say in what becomes of this seat: the person who sits here, or who has left and may come back."""
        return self.person if self.person is not None or self.resigned else self.former

    @property
    def is_free(self) -> bool:
        """Whether somebody must still sit down here."""
        return self.kind in (INVITE, ANYONE)

    def columns(self) -> dict[str, Any]:
        """The values to store, without keys."""
        return {
            "kind": self.kind,
            "person": self.person,
            "former": self.former,
            "bot": self.bot,
            "name": self.name,
            "invited": self.invited,
            "resigned": self.resigned,
        }


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with its seats. `head` counts entries, `revision` changes of anything else; both guard writes."""

    id: str
    game: str
    version: int
    options: dict[str, int | str]
    seed: str | None
    status: str
    public: bool
    shuffle: bool
    previews: bool
    hints: bool
    creator: str | None
    created: int
    started: int | None
    changed: int
    ended: int | None
    revision: int
    head: int
    answers: int
    asked: list[int]
    waiting: list[int]
    prompts: list[dict[str, Any]]  # what each seat that is asked is asked, messages as JSON
    snapshot: bytes | None
    origin: bytes | None
    origin_version: int | None
    origin_head: int
    origin_answers: int
    parent: str | None
    parent_answers: int | None
    rematch: str | None
    request: dict[str, Any] | None  # an undo request, JSON
    hinted: list[dict[str, int]]  # hints that were asked for: the seat, and how many answers stood
    result: dict[str, Any] | None  # scores and winners, JSON
    seats: tuple[StoredSeat, ...] = ()

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person answers for."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def seats_held_by(self, person: str) -> list[int]:
        """The seats a person answers for or may come back to."""
        return [seat.seat for seat in self.seats if seat.holder == person]

    @property
    def bots(self) -> frozenset[int]:
        """The seats that bots answer for."""
        return frozenset(seat.seat for seat in self.seats if seat.kind == BOT)

    @property
    def unclaimed(self) -> frozenset[int]:
        """The seats of bots to which nobody may come back: what they answer may be taken back unasked."""
        return frozenset(seat.seat for seat in self.seats if seat.kind == BOT and seat.holder is None)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to move."""
        return self.status == PLAYING and not self.bots.isdisjoint(self.waiting)

    @property
    def is_alone(self) -> bool:
        """Whether a game is played by bots only."""
        return self.status == PLAYING and len(self.bots) == len(self.seats)

    @property
    def is_full(self) -> bool:
        """Whether nobody is missing."""
        return not any(seat.is_free for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a table's journal: an answer with its number, or the number of the answer that is taken back."""

    seq: int
    kind: str
    seat: int
    answer: str
    number: int
    person: str | None
    time: int


@dataclass(frozen=True, slots=True)
class Hint:
    """What the search thought of a position that a seat asked about; `position` tells those the seat can tell apart."""

    table: str
    seat: int
    position: str
    number: int
    options: list[dict[str, Any]]  # JSON
    time: int


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a table's game. While it is worked on, `worker` has it until a time, and longer if it says so."""

    table: str
    status: str
    asked: int
    worker: str | None
    until: int
    total: int
    found: dict[str, Any]  # moments and, at the end, turning points, JSON
    asker: str | None


@dataclass(frozen=True, slots=True)
class Said:
    """A chat message."""

    id: int
    table: str
    person: str | None
    seat: int | None
    name: str
    text: str
    time: int
