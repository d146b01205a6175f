"""Messages, refusals and errors."""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from epoka.server import letters

Text = str | int


def _plain(name: str) -> str:
    plain = letters.plain_name(name)
    if plain is None:
        raise PydanticCustomError("name", "not all of this name can be seen")
    return plain


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=letters.LONGEST_NAME),
    AfterValidator(_plain),
]
"""A name for people to read: all of it can be seen, and it is written in one way only."""


class Model(BaseModel):
    """The base of everything here: unknown fields are refused, so that the documents are true."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Given(Model):
    """The base of everything that comes in: no text in it, and no name, may have what no text has."""

    unwritten: ClassVar[re.Pattern[str]] = letters.UNWRITTEN

    @model_validator(mode="before")
    @classmethod
    def _is_written(cls, given: Any) -> Any:
        if letters.has_unwritten(given, cls.unwritten):
            raise PydanticCustomError("letters", "there are control characters")
        return given


class Message(Model):
    """A text to be: the id of a message and its arguments; null stands for nobody, and for a card one may not know."""

    id: str
    args: dict[str, int | float | str | Message | list[int | float | str | Message | None] | None]


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
