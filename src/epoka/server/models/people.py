"""People and their sessions."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from epoka.server.models.texts import Given, Model, Name

Email = Annotated[
    str, StringConstraints(strip_whitespace=True, to_lower=True, max_length=254, pattern=r"^[^@\s]+@[^@\s]+\.[^@\s]+$")
]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
GivenPassword = Annotated[str, StringConstraints(max_length=200)]
SettingName = Annotated[str, StringConstraints(max_length=40)]
SettingValue = bool | Annotated[int, Field(ge=-(2**53), le=2**53)] | Annotated[str, StringConstraints(max_length=200)]
PersonSettings = Annotated[dict[SettingName, SettingValue], Field(max_length=40)]


class Me(Model):
    """The person of this session."""

    id: str
    name: str
    guest: bool
    email: str | None
    settings: PersonSettings = Field(description="the client's own: language, theme and the like")
    waiting: int = Field(description="how many tables wait for this person")


class NewGuest(Given):
    """Somebody who wants to play at once."""

    name: Name


class NewAccount(Given):
    """Somebody who registers. A guest keeps its games, and its name if none is given."""

    email: Email
    password: Password
    name: Name | None = None


class LogIn(Given):
    """E-mail and password."""

    email: Email
    password: GivenPassword


class ChangeMe(Given):
    """What to change; settings that are given replace those of the same name."""

    name: Name | None = None
    settings: PersonSettings | None = None


class ChangePassword(Given):
    """The password of before, and the new one."""

    password: GivenPassword
    new: Password


class DeleteMe(Given):
    """An account is deleted only with its password."""

    password: GivenPassword | None = None
