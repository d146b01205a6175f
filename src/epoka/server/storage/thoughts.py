"""Queries about what the search has thought: hints that were asked for, and analyses of games that are over."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from epoka.server.storage.columns import analyses, hints
from epoka.server.storage.records import DONE, FAILED, WAITING, WORKING, Analysis, Hint

_HINT: Final = select(*[hints.c[field.name] for field in fields(Hint)])
_ANALYSIS: Final = select(*[analyses.c[field.name] for field in fields(Analysis)])


class Lost(Exception):
    """Somebody else works on this analysis by now, or nobody wants it any more."""


def hint(connection: Connection, table: str, seat: int, position: str) -> Hint | None:
    """The hint that a seat was given for a position."""
    found = _HINT.where(hints.c.table == table, hints.c.seat == seat, hints.c.position == position)
    row = connection.execute(found).one_or_none()
    return None if row is None else Hint(*row)


def keep_hint(connection: Connection, given: Hint) -> Hint:
    """Remember a hint; if there is one for this position already, that one counts."""
    try:
        with connection.begin_nested():
            connection.execute(insert(hints), {field.name: getattr(given, field.name) for field in fields(Hint)})
    except IntegrityError:
        known = hint(connection, given.table, given.seat, given.position)
        assert known is not None, "what stands in the way of a hint is another one for the same position"
        return known
    return given


def analysis(connection: Connection, table: str) -> Analysis | None:
    """The analysis of a table's game, however far it is."""
    row = connection.execute(_ANALYSIS.where(analyses.c.table == table)).one_or_none()
    return None if row is None else Analysis(*row)


def queued(connection: Connection) -> list[str | None]:
    """Who has asked for the analyses that are not finished, one by one."""
    unfinished = select(analyses.c.asker).where(analyses.c.status.in_((WAITING, WORKING)))
    return list(connection.execute(unfinished).scalars())


def ask_for(connection: Connection, table: str, total: int, now: int, asker: str | None = None) -> Analysis:
    """Put an analysis into the queue, unless there is one; one that has failed is tried anew."""
    connection.execute(delete(analyses).where(analyses.c.table == table, analyses.c.status == FAILED))
    fresh = Analysis(table, WAITING, now, None, 0, total, {"moments": []}, asker)
    try:
        with connection.begin_nested():
            connection.execute(insert(analyses), {field.name: getattr(fresh, field.name) for field in fields(Analysis)})
    except IntegrityError:
        known = analysis(connection, table)
        assert known is not None, "what stands in the way of an analysis is another one of the same game"
        return known
    return fresh


def ahead_of(connection: Connection, asked: Analysis) -> int:
    """How many analyses come before one that waits."""
    earlier = and_(analyses.c.status == WAITING, analyses.c.asked < asked.asked)
    query = select(func.count()).where(or_(analyses.c.status == WORKING, earlier)).select_from(analyses)
    return int(connection.execute(query).scalar_one())


def next_free(connection: Connection, now: int) -> Analysis | None:
    """The analysis that has waited longest, be it that its worker is gone; None if there is nothing to do."""
    row = connection.execute(_ANALYSIS.where(_free(now)).order_by(analyses.c.asked).limit(1)).one_or_none()
    return None if row is None else Analysis(*row)


def claim(connection: Connection, table: str, worker: str, now: int, until: int) -> bool:
    """Take an analysis; False if another process was faster."""
    taken = update(analyses).where(analyses.c.table == table, _free(now))
    return connection.execute(taken.values(status=WORKING, worker=worker, until=until)).rowcount == 1


def _free(now: int) -> ColumnElement[bool]:
    return or_(analyses.c.status == WAITING, and_(analyses.c.status == WORKING, analyses.c.until < now))


def keep(connection: Connection, table: str, worker: str, until: int, found: dict[str, Any]) -> None:
    """Store how far an analysis is, and keep it for longer; Lost if it is somebody else's."""
    _change(connection, table, worker, {"found": found, "until": until})


def finish(connection: Connection, table: str, worker: str, found: dict[str, Any]) -> None:
    """Store a whole analysis; Lost if it is somebody else's."""
    _change(connection, table, worker, {"found": found, "status": DONE, "worker": None, "until": 0})


def fail(connection: Connection, table: str, worker: str) -> None:
    """Give an analysis up; Lost if it is somebody else's."""
    _change(connection, table, worker, {"status": FAILED, "worker": None, "until": 0})


def release(connection: Connection, worker: str) -> None:
    """Let others go on with what a worker has not finished."""
    own = update(analyses).where(analyses.c.worker == worker, analyses.c.status == WORKING)
    connection.execute(own.values(status=WAITING, worker=None, until=0))


def _change(connection: Connection, table: str, worker: str, values: dict[str, Any]) -> None:
    own = update(analyses).where(analyses.c.table == table, analyses.c.worker == worker, analyses.c.status == WORKING)
    if connection.execute(own.values(**values)).rowcount != 1:
        raise Lost
