"""Queries about people, their sessions and what they say."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, or_, select, update

from epoka.server.storage.columns import messages, people, seats, sessions, site
from epoka.server.storage.records import Person, Said

_PERSON: Final = select(*[people.c[field.name] for field in fields(Person)])


class Taken(Exception):
    """Somebody else has this e-mail."""


def find(connection: Connection, person: str) -> Person | None:
    """A person by id."""
    row = connection.execute(_PERSON.where(people.c.id == person)).one_or_none()
    return None if row is None else Person(*row)


def with_email(connection: Connection, email: str) -> Person | None:
    """The person with this e-mail."""
    row = connection.execute(_PERSON.where(people.c.email == email)).one_or_none()
    return None if row is None else Person(*row)


def of_session(connection: Connection, token: str, now: int) -> Person | None:
    """The person of a session that has not expired."""
    query = _PERSON.join_from(people, sessions, sessions.c.person == people.c.id)
    row = connection.execute(query.where(sessions.c.token == token, sessions.c.expires > now)).one_or_none()
    return None if row is None else Person(*row)


def create(connection: Connection, person: Person) -> None:
    """A new person; Taken if the e-mail is."""
    if person.email is not None and with_email(connection, person.email) is not None:
        raise Taken
    connection.execute(insert(people), {field.name: getattr(person, field.name) for field in fields(Person)})


def change(connection: Connection, person: str, values: dict[str, Any]) -> None:
    """Change columns of a person; Taken if a new e-mail is somebody else's."""
    email = values.get("email")
    if email is not None:
        other = with_email(connection, email)
        if other is not None and other.id != person:
            raise Taken
    connection.execute(update(people).where(people.c.id == person).values(**values))


def remove(connection: Connection, person: str) -> None:
    """Delete a person. What it said and its names are blanked; foreign keys let its sessions go and the rest forget."""
    connection.execute(update(messages).where(messages.c.person == person).values(text="", name=""))
    own = or_(seats.c.person == person, seats.c.former == person)
    connection.execute(update(seats).where(own).values(name=None))
    connection.execute(delete(people).where(people.c.id == person))


def open_session(connection: Connection, token: str, person: str, now: int, expires: int) -> None:
    """A new session; those that have expired go."""
    connection.execute(delete(sessions).where(sessions.c.expires <= now))
    connection.execute(insert(sessions), {"token": token, "person": person, "created": now, "expires": expires})


def seen(connection: Connection, person: str, token: str, now: int, expires: int) -> None:
    """Note that a person was here, and let its session last on."""
    connection.execute(update(people).where(people.c.id == person).values(seen=now))
    connection.execute(update(sessions).where(sessions.c.token == token).values(expires=expires))


def close_session(connection: Connection, token: str) -> None:
    """End a session."""
    connection.execute(delete(sessions).where(sessions.c.token == token))


def close_sessions(connection: Connection, person: str) -> None:
    """End every session of a person."""
    connection.execute(delete(sessions).where(sessions.c.person == person))


def ended(connection: Connection, tokens: Collection[str], now: int) -> set[str]:
    """Those of some sessions that are over."""
    query = select(sessions.c.token).where(sessions.c.token.in_(tokens), sessions.c.expires > now)
    return set(tokens) - set(connection.execute(query).scalars())


def say(connection: Connection, said: Said) -> int:
    """Store a chat message; returns its number."""
    values = {field.name: getattr(said, field.name) for field in fields(Said) if field.name != "id"}
    key = connection.execute(insert(messages), values).inserted_primary_key
    assert key is not None, "a message gets a number"
    return int(key[0])


def chat(connection: Connection, table: str, before: int | None, limit: int) -> list[Said]:
    """The last chat messages of a table (before one), oldest first; those that were blanked are left out."""
    query = select(*[messages.c[field.name] for field in fields(Said)]).where(
        messages.c.table == table, messages.c.text != ""
    )
    if before is not None:
        query = query.where(messages.c.id < before)
    rows = connection.execute(query.order_by(messages.c.id.desc()).limit(limit)).all()
    return [Said(*row) for row in reversed(rows)]


def secret(connection: Connection, fresh: str) -> str:
    """The site's secret, the same for every process; the first that asks stores a fresh one."""
    row = connection.execute(select(site.c.value).where(site.c.name == "secret")).one_or_none()
    if row is not None:
        return str(row.value)
    connection.execute(insert(site), {"name": "secret", "value": fresh})
    return fresh
