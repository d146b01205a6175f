"""Tables and seats."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from epoka.server import letters
from epoka.server.models.texts import Given, Message, Model, Name, Text

Status = Literal["open", "playing", "over", "closed"]
SeatKind = Literal["person", "invite", "open", "hotseat", "bot"]
Show = Literal["mine", "open", "watch"]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{10}$")]
SeatNumber = Annotated[int, Field(ge=0, le=20)]
EntryNumber = Annotated[int, Field(ge=0, le=2_000_000_000)]
OptionNumber = Annotated[int, Field(ge=0, le=1_000_000)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
OptionName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
OptionValue = (
    Annotated[int, Field(ge=-1_000_000_000, le=1_000_000_000)] | Annotated[str, StringConstraints(max_length=40)]
)


class NewSeat(Given):
    """Who shall sit here: `person` is me, `hotseat` another player at my screen."""

    kind: SeatKind
    name: Name | None = None
    bot: BotName | None = None


class NewTable(Given):
    """A table to be; it starts when every seat is taken."""

    game: OptionName
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=20)]
    options: Annotated[dict[OptionName, OptionValue], Field(max_length=40)] = Field(default_factory=dict)
    public: bool = False
    shuffle: bool = False
    previews: bool = Field(True, description="whether answers may be looked at before they are given")
    hints: bool | None = Field(None, description="whether a hint may be asked for; left out, only if one person plays")


class SeatView(Model):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    mine: bool
    connected: bool
    resigned: bool
    invite: str | None = Field(description="for the table's creator: the last part of the link /j/{id}/{invite}")
    kept: bool = Field(description="whether this place is kept for me: I may join it without an invitation")


class UndoRequest(Model):
    """Somebody asks the others to let an answer be taken back."""

    seat: int
    answers: int = Field(description="how many answers would stand afterwards")
    agreed: list[int] = Field(description="seats that have agreed")
    missing: list[int] = Field(description="seats that have not answered yet")


class Hinted(Model):
    """A seat has asked for a hint when so many answers stood."""

    seat: int
    number: int


class Result(Model):
    """How a game ended."""

    scores: list[int | float]
    winners: list[int]


class Rights(Model):
    """What I may do here now."""

    join: bool
    leave: bool
    resign: bool
    rematch: bool
    chat: bool
    branch: bool
    export: bool


class TableView(Model):
    """A table as one person sees it."""

    id: str
    game: str
    version: int
    options: dict[str, Text]
    status: Status
    public: bool
    previews: bool = Field(description="whether answers may be looked at before they are given")
    hints: bool = Field(description="whether a hint may be asked for")
    seats: list[SeatView]
    mine: list[int] = Field(description="the seats I answer for")
    waiting: list[int] = Field(description="the seats that must answer, as far as I can tell")
    my_turn: bool
    prompt: Message | None = Field(description="what the first of my seats that must answer is asked")
    creator: bool = Field(description="whether I created it")
    rights: Rights
    seq: int
    answers: int
    watchers: int
    created: str
    changed: str
    started: str | None
    ended: str | None
    seed: str | None = Field(description="once the game is over")
    parent: str | None
    parent_answers: int | None
    rematch: str | None
    request: UndoRequest | None
    hinted: list[Hinted] = Field(description="the hints that were asked for, in order")
    result: Result | None


class TableList(Model):
    """Tables, the latest change first."""

    tables: list[TableView]


class Join(Given):
    """Which seat: by invitation, by number, or any that is open."""

    invite: Annotated[str, StringConstraints(max_length=60)] | None = None
    seat: SeatNumber | None = None


class OneSeat(Given):
    """One of my seats."""

    seat: SeatNumber


class Branch(Given):
    """Continue from after `n` answers on a new table; while the game runs, as seat `seat` of mine knows it."""

    n: EntryNumber
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=20)]
    seat: SeatNumber | None = None


class Import(Given):
    """A game from a file: the notation as text, or a save in base64."""

    unwritten = letters.UNWRITTEN_IN_LINES

    data: Annotated[str, StringConstraints(min_length=1, max_length=1_500_000)]
    format: Literal["notation", "save"] = "notation"
    public: bool = False
