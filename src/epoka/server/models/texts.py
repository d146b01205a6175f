"""Messages, refusals and errors."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Text = str | int
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")
]
"""A name for people to read; no control characters."""


class Model(BaseModel):
    """The base of everything here: unknown fields are refused, so that the documents are true."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Message(Model):
    """A text to be: the id of a message and its arguments."""

    id: str
    args: dict[str, Any] = Field(description="numbers, words, messages and lists of these")


class Refusal(Message):
    """Why the rules do not allow something, with the rule's id (empty if it is none of the game's)."""

    rule: str


class Trouble(Model):
    """What went wrong: a code for programs, a message for people, and the rule if it is one of the game's."""

    code: str
    message: Message
    rule: str | None = None


class Problem(Model):
    """The body of every response that is not a success."""

    error: Trouble
