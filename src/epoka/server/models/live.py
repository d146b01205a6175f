"""Answers, and the messages of a table's WebSocket in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, RootModel, StringConstraints
from pydantic_core import PydanticCustomError

from epoka.server import letters
from epoka.server.models.tables import EntryNumber, OptionValue, SeatNumber, TableView
from epoka.server.models.texts import Given, Model, Trouble
from epoka.server.models.views import GameEvent, Position

AnswerText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
AnswerWords = Annotated[list[OptionValue], Field(min_length=1, max_length=20)]
Answer = AnswerText | AnswerWords
"""An answer: the option's text in the notation, or its words."""


def _said(text: str) -> str:
    line = letters.plain_line(text)
    if line is None:
        raise PydanticCustomError("letters", "not all of this can be seen")
    return line


ChatText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500), AfterValidator(_said)]
RequestNumber = Annotated[int, Field(ge=0, le=2**53)]


class Move(Given):
    """An answer for one of my seats. `seq` is the entry that it follows."""

    seat: SeatNumber
    seq: EntryNumber
    answer: Answer


class TakeBack(Given):
    """Take my last answer back. `seq` is the last entry that I have seen."""

    seat: SeatNumber
    seq: EntryNumber


class Vote(Given):
    """Agree to an undo, or not."""

    seat: SeatNumber
    agree: bool


class TryOut(Given):
    """An answer to look at before giving it."""

    seat: SeatNumber
    answer: Answer


class Say(Given):
    """Something to say, on one line: the lines of a text that was pasted become one."""

    unwritten = letters.UNWRITTEN_IN_LINES

    text: ChatText


class Stored(Model):
    """My entry is stored: its number."""

    seq: int


class SaidView(Model):
    """A chat message."""

    id: int
    name: str
    seat: int | None
    text: str
    time: str


class Chat(Model):
    """Chat messages, oldest first."""

    messages: list[SaidView]


class HelloMessage(Given):
    """Where I look from (null to watch), and the last entry that I have seen."""

    type: Literal["hello"]
    seat: SeatNumber | None = None
    seq: EntryNumber | None = None


class MoveMessage(Move):
    """An answer; `id` is the client's number for it."""

    type: Literal["move"]
    id: RequestNumber


class UndoMessage(TakeBack):
    """Take my last answer back."""

    type: Literal["undo"]
    id: RequestNumber


class ChatMessage(Say):
    """Say something."""

    type: Literal["chat"]
    id: RequestNumber


class PingMessage(Given):
    """Are you there?"""

    type: Literal["ping"]


class ClientMessage(
    RootModel[
        Annotated[HelloMessage | MoveMessage | UndoMessage | ChatMessage | PingMessage, Field(discriminator="type")]
    ]
):
    """What a client may send."""


class StateMessage(Position):
    """Everything; sent after a hello without `seq`, and whenever in doubt."""

    type: Literal["state"]
    table: TableView


class StepMessage(Position):
    """One entry and the position it leads to; sent in order, without gaps."""

    type: Literal["step"]
    kind: Literal["answer", "undo"]
    seat: int | None = Field(description="whose answer it is; null while it is sealed and not mine")
    events: list[GameEvent]


class TableMessage(Model):
    """Seats, presence, status or an undo request have changed."""

    type: Literal["table"]
    table: TableView


class SaidMessage(Model):
    """Somebody has said something."""

    type: Literal["said"]
    message: SaidView


class DoneMessage(Model):
    """What I asked for is stored; for a move or an undo, the number of its entry."""

    type: Literal["done"]
    id: int
    seq: int | None = None


class RefusedMessage(Model):
    """What I asked for is refused. If I was behind, a state follows."""

    type: Literal["refused"]
    id: int | None
    error: Trouble


class PongMessage(Model):
    """I am here."""

    type: Literal["pong"]


class ServerMessage(
    RootModel[
        Annotated[
            StateMessage | StepMessage | TableMessage | SaidMessage | DoneMessage | RefusedMessage | PongMessage,
            Field(discriminator="type"),
        ]
    ]
):
    """What a server may send."""
