"""Queries about tables, their seats and their journals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, bindparam, exists, insert, or_, select, text, update
from sqlalchemy import Select as SqlSelect

from epoka.server.storage.columns import entries, people, seats, tables
from epoka.server.storage.records import (
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    Entry,
    StoredSeat,
    StoredTable,
)


class MovedOn(Exception):
    """Somebody else has changed the table first; nothing was written."""


COUNT_LOCK: Final = 0x626F7473  # "bots", which were counted first, for PostgreSQL's advisory lock
_TABLE_FIELDS: Final = [field.name for field in fields(StoredTable) if field.name != "seats"]
_HEAVY: Final = ("snapshot", "origin")
_LISTED: Final = [tables.c[name] for name in _TABLE_FIELDS if name not in _HEAVY]

_SEATS: Final = (
    select(
        seats.c.table,
        seats.c.seat,
        seats.c.kind,
        seats.c.person,
        seats.c.former,
        seats.c.bot,
        seats.c.name,
        seats.c.invited,
        seats.c.resigned,
        people.c.name.label("person_name"),
    )
    .join_from(seats, people, seats.c.person == people.c.id, isouter=True)
    .order_by(seats.c.table, seats.c.seat)
)
_ONE: Final = select(*[tables.c[name] for name in _TABLE_FIELDS]).where(tables.c.id == bindparam("id"))
_ENTRIES: Final = (
    select(*[entries.c[field.name] for field in fields(Entry)])
    .where(entries.c.table == bindparam("id"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
_INSERT_ENTRIES: Final = insert(entries)
_ADVANCE: Final = (
    update(tables)
    .where(
        tables.c.id == bindparam("_id"),
        tables.c.head == bindparam("_head"),
        tables.c.revision == bindparam("_revision"),
    )
    .values(
        {
            name: bindparam(name)
            for name in (
                "head",
                "answers",
                "asked",
                "waiting",
                "prompts",
                "snapshot",
                "changed",
                "status",
                "ended",
                "result",
            )
        }
    )
    .values(request=None)
)


def _seat(row: Any) -> StoredSeat:  # Any: a row has as many type arguments as columns
    values = row._asdict()
    del values["table"]
    return StoredSeat(**values)


def find(connection: Connection, table: str) -> StoredTable | None:
    """One table with its seats and snapshots."""
    row = connection.execute(_ONE, {"id": table}).one_or_none()
    if row is None:
        return None
    sitting = connection.execute(_SEATS.where(seats.c.table == table)).all()
    return StoredTable(**row._asdict(), seats=tuple([_seat(seat) for seat in sitting]))


def _with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> list[StoredTable]:
    sitting: dict[str, list[StoredSeat]] = {row.id: [] for row in rows}
    for seat in connection.execute(_SEATS.where(seats.c.table.in_(list(sitting)))):
        sitting[seat.table].append(_seat(seat))
    return [StoredTable(**row._asdict(), snapshot=None, origin=None, seats=tuple(sitting[row.id])) for row in rows]


def _listed(connection: Connection, query: SqlSelect[Any], limit: int) -> list[StoredTable]:
    rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(limit)).all()
    return _with_seats(connection, rows)


def of_person(connection: Connection, person: str, limit: int = 200) -> list[StoredTable]:
    """The tables where a person sits, has sat or is expected, or that it created; the latest change first."""
    sits = exists().where(seats.c.table == tables.c.id, or_(seats.c.person == person, seats.c.former == person))
    return _listed(
        connection, select(*_LISTED).where(tables.c.status != CLOSED, or_(sits, tables.c.creator == person)), limit
    )


def open_to_anyone(connection: Connection, limit: int = 100) -> list[StoredTable]:
    """Public tables where somebody can still sit down."""
    free = exists().where(seats.c.table == tables.c.id, seats.c.kind == "open")
    return _listed(connection, select(*_LISTED).where(tables.c.status == OPEN, tables.c.public, free), limit)


def to_watch(connection: Connection, limit: int = 100) -> list[StoredTable]:
    """Public games under way or over."""
    return _listed(connection, select(*_LISTED).where(tables.c.status.in_((PLAYING, OVER)), tables.c.public), limit)


def being_played(connection: Connection, before: int) -> list[StoredTable]:
    """Games under way in which nothing has happened since a time and a bot has a seat: perhaps it must be woken."""
    has_bot = exists().where(and_(seats.c.table == tables.c.id, seats.c.kind == "bot"))
    return _listed(
        connection, select(*_LISTED).where(tables.c.status == PLAYING, tables.c.changed <= before, has_bot), 1000
    )


def count_in_turn(connection: Connection) -> None:
    """Let nobody else count until this transaction ends. SQLite has but one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": COUNT_LOCK})


def running_alone(connection: Connection, since: int, but: str) -> list[str | None]:
    """Who has created the tables at which only bots sit, and have moved since a time; one table is left out."""
    others = exists().where(seats.c.table == tables.c.id, seats.c.kind != "bot")
    playing = and_(tables.c.status == PLAYING, tables.c.changed > since, tables.c.id != but)
    return list(connection.execute(select(tables.c.creator).where(playing, ~others)).scalars())


def states(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """How far some tables have come: last entry and revision."""
    rows = connection.execute(select(tables.c.id, tables.c.head, tables.c.revision).where(tables.c.id.in_(ids)))
    return {row.id: (row.head, row.revision) for row in rows}


def waiting_for(connection: Connection, person: str) -> int:
    """How many games wait for a person."""
    query = (
        select(tables.c.waiting, seats.c.seat)
        .join_from(tables, seats, seats.c.table == tables.c.id)
        .where(seats.c.person == person, tables.c.status == PLAYING)
        .add_columns(tables.c.id)
    )
    return len({row.id for row in connection.execute(query) if row.seat in row.waiting})


def journal(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table after a number, in order."""
    return [Entry(*row) for row in connection.execute(_ENTRIES, {"id": table, "after": after})]


def create(connection: Connection, table: StoredTable, given: Iterable[Entry] = ()) -> None:
    """A new table with its seats, and with entries if it continues another."""
    connection.execute(insert(tables), {name: getattr(table, name) for name in _TABLE_FIELDS})
    connection.execute(
        insert(seats), [{"table": table.id, "seat": seat.seat, **seat.columns()} for seat in table.seats]
    )
    _insert_entries(connection, table.id, given)


def _insert_entries(connection: Connection, table: str, given: Iterable[Entry]) -> None:
    rows = [{"table": table, **{field.name: getattr(entry, field.name) for field in fields(Entry)}} for entry in given]
    if rows:
        connection.execute(_INSERT_ENTRIES, rows)


def advance(connection: Connection, table: StoredTable, head: int, given: Sequence[Entry]) -> None:
    """Store entries with the position they lead to. MovedOn if the table is not as its sender knew it.

    The guarded update comes first: it takes the row's lock, so that of two processes only one finds the old head.
    """
    values = {
        "_id": table.id,
        "_head": head,
        "_revision": table.revision,
        "head": table.head,
        "answers": table.answers,
        "asked": table.asked,
        "waiting": table.waiting,
        "prompts": table.prompts,
        "snapshot": table.snapshot,
        "changed": table.changed,
        "status": table.status,
        "ended": table.ended,
        "result": table.result,
    }
    if connection.execute(_ADVANCE, values).rowcount != 1:
        raise MovedOn
    _insert_entries(connection, table.id, given)


def change(connection: Connection, old: StoredTable, new: StoredTable) -> None:
    """Store what has changed about a table and its seats. MovedOn if the table is not the old one any more."""
    values = {name: getattr(new, name) for name in _TABLE_FIELDS if getattr(new, name) != getattr(old, name)}
    guarded = update(tables).where(tables.c.id == old.id, tables.c.revision == old.revision, tables.c.head == old.head)
    if connection.execute(guarded.values(**values, revision=old.revision + 1)).rowcount != 1:
        raise MovedOn
    for before, after in zip(old.seats, new.seats, strict=True):
        if before.columns() != after.columns():
            connection.execute(
                update(seats).where(seats.c.table == old.id, seats.c.seat == after.seat).values(**after.columns())
            )
