"""Storage, on SQLite and on PostgreSQL: what is acknowledged is there, and nobody writes over anybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, fields, replace
from functools import partial
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, insert, select
from sqlalchemy.exc import IntegrityError

import epoka
from epoka.server import clock, keys, openings
from epoka.server.storage import people, tables, thoughts
from epoka.server.storage.columns import METADATA, entries, seats, site
from epoka.server.storage.database import Database, migrate
from epoka.server.storage.records import (
    ANSWER,
    DONE,
    HOTSEAT,
    OVER,
    PLAYING,
    Analysis,
    Entry,
    Person,
    StoredSeat,
    StoredTable,
)
from epoka.server.storage.writer import Closed
from tests.server.running import Running
from tests.waiting import outcome

STORED_BEFORE = [
    field.name for field in fields(StoredTable) if field.name not in ("previews", "hinted", "prompts", "seats")
]
"""The columns of the first tables."""


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """A database that is open."""
    database = Database(url)
    database.open()
    try:
        yield database
    finally:
        database.close()


def a_person() -> Person:
    """Somebody."""
    now = clock.now()
    return Person(keys.person_id(), "Anna", None, None, {}, now, now)


def a_table(person: Person) -> StoredTable:
    """A table that has started."""
    seats = tuple([StoredSeat(seat, HOTSEAT, person=person.id) for seat in range(3)])
    return openings.begun(openings.empty(epoka.game("flow_of_history"), {"rahdo": "off"}, seats, person.id))


def an_entry(seq: int, answer: str = "harvest") -> Entry:
    """An entry."""
    return Entry(seq, ANSWER, 0, answer, seq, None, clock.now())


def running(test: Callable[[Database], Any], url: str) -> None:
    """Run a test on an open database."""

    async def run() -> None:
        async with opened(url) as database:
            await test(database)

    outcome(run())


def test_the_migrations_lead_to_the_tables_of_the_code(database_url: str) -> None:
    database = Database(database_url)
    migrate(database.writing)
    migrate(database.writing)
    with database.writing.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    database.close()


def test_a_database_of_before_keeps_its_tables(database_url: str) -> None:
    """What refers to a table must not go when the table gets new columns."""
    database = Database(database_url)
    migrate(database.writing, "0001")
    person = a_person()
    table = a_table(person)
    old = {name: getattr(table, name) for name in STORED_BEFORE} | {"hints": True}
    with database.writing.begin() as connection:
        people.create(connection, person)
        known = Table("tables", MetaData(), autoload_with=connection)
        connection.execute(insert(known), old)
        for seat in table.seats:
            connection.execute(insert(seats), {"table": table.id, "seat": seat.seat, **seat.columns()})
        connection.execute(insert(entries), {"table": table.id, **asdict(an_entry(1))})
    migrate(database.writing)
    with database.reading.connect() as connection:
        found = tables.find(connection, table.id)
        assert found is not None
        assert (found.previews, found.hints, found.prompts, found.hinted) == (True, False, [], [])
        assert len(found.seats) == 3
        assert len(tables.journal(connection, table.id)) == 1
    database.close()


def test_an_analysis_of_before_is_kept_though_nobody_knows_who_has_asked_for_it(database_url: str) -> None:
    database = Database(database_url)
    migrate(database.writing, "0002")
    person = a_person()
    table = a_table(person)
    with database.writing.begin() as connection:
        people.create(connection, person)
        tables.create(connection, table)
        known = Table("analyses", MetaData(), autoload_with=connection)
        row = {"table": table.id, "status": DONE, "asked": 5, "until": 0, "total": 9, "found": {"moments": []}}
        connection.execute(insert(known), row)
    migrate(database.writing)
    with database.reading.connect() as connection:
        assert thoughts.analysis(connection, table.id) == Analysis(table.id, DONE, 5, None, 0, 9, {"moments": []}, None)
    database.close()


def test_what_is_written_is_read_again(database_url: str) -> None:
    async def test(database: Database) -> None:
        person = a_person()
        table = a_table(person)
        await database.write(partial(people.create, person=person))
        await database.write(partial(tables.create, table=table, given=[an_entry(1), an_entry(2)]))
        found = await database.read(lambda connection: tables.find(connection, table.id))
        named = tuple([replace(seat, person_name="Anna") for seat in table.seats])
        assert found == replace(table, seats=named)
        journal = await database.read(lambda connection: tables.journal(connection, table.id, 1))
        assert [entry.seq for entry in journal] == [2]
        assert [one.id for one in await database.read(lambda connection: tables.of_person(connection, person.id))] == [
            table.id
        ]
        assert await database.read(lambda connection: tables.waiting_for(connection, person.id)) == 1

    running(test, database_url)


def test_of_two_entries_with_one_number_one_fails(database_url: str) -> None:
    async def test(database: Database) -> None:
        person = a_person()
        table = a_table(person)
        await database.write(partial(people.create, person=person))
        await database.write(partial(tables.create, table=table))
        ahead = replace(table, head=1, answers=1, status=PLAYING)
        jobs = [partial(tables.advance, table=ahead, head=0, given=[an_entry(1, f"answer {n}")]) for n in range(8)]
        results = await asyncio.gather(*[database.write(job, table.id) for job in jobs], return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["MovedOn"] * 7 + ["NoneType"]
        journal = await database.read(lambda connection: tables.journal(connection, table.id))
        assert [entry.seq for entry in journal] == [1]
        with pytest.raises(IntegrityError):
            await database.write(
                lambda connection: connection.execute(
                    insert(entries), [{"table": table.id, **vars_of(an_entry(1, "forced"))}]
                )
            )

    running(test, database_url)


def vars_of(entry: Entry) -> dict[str, Any]:
    """An entry's columns."""
    return {name: getattr(entry, name) for name in Entry.__slots__}


def test_two_processes_cannot_both_win(database_url: str) -> None:
    async def test(database: Database) -> None:
        person = a_person()
        found = [a_table(person) for _ in range(6)]
        await database.write(partial(people.create, person=person))
        for table in found:
            await database.write(partial(tables.create, table=table))
        async with opened(database_url) as other:
            for head in range(20):
                jobs = []
                for table in found:
                    ahead = replace(table, head=head + 1)
                    for writer in (database, other):
                        job = partial(tables.advance, table=ahead, head=head, given=[an_entry(head + 1)])
                        jobs.append(writer.write(job, table.id))
                results = await asyncio.gather(*jobs, return_exceptions=True)
                assert sum(1 for result in results if result is None) == len(found)
                assert all(result is None or isinstance(result, tables.MovedOn) for result in results)

    running(test, database_url)


def test_a_change_of_seats_stops_an_answer_that_did_not_know_of_it(database_url: str) -> None:
    async def test(database: Database) -> None:
        person = a_person()
        table = a_table(person)
        await database.write(partial(people.create, person=person))
        await database.write(partial(tables.create, table=table))
        resigned = replace(table.seats[0], kind="bot", person=None, bot="greedy", resigned=True)
        changed = replace(table, seats=(resigned, *table.seats[1:]))
        await database.write(partial(tables.change, old=table, new=changed))
        with pytest.raises(tables.MovedOn):
            await database.write(partial(tables.advance, table=replace(table, head=1), head=0, given=[an_entry(1)]))
        with pytest.raises(tables.MovedOn):
            await database.write(partial(tables.change, old=table, new=changed))
        found = await database.read(lambda connection: tables.find(connection, table.id))
        assert found is not None
        assert (found.revision, found.seats[0].kind, found.head) == (1, "bot", 0)

    running(test, database_url)


def test_one_bad_job_does_not_spoil_the_others(database_url: str) -> None:
    async def test(database: Database) -> None:
        def store(name: str) -> Callable[[Connection], None]:
            return lambda connection: write_name(connection, name)

        def write_name(connection: Connection, name: str) -> None:
            connection.execute(insert(site), {"name": name, "value": "x"})
            if name.startswith("bad"):
                raise ZeroDivisionError(name)

        names = [f"bad-{n}" if n % 5 == 0 else f"good-{n}" for n in range(40)]
        results = await asyncio.gather(*[database.write(store(name)) for name in names], return_exceptions=True)
        assert [isinstance(result, ZeroDivisionError) for result in results] == [
            name.startswith("bad") for name in names
        ]
        stored = await database.read(lambda connection: connection.execute(select(site.c.name)).scalars().all())
        assert set(stored) == {name for name in names if name.startswith("good")}

    running(test, database_url)


def test_waiting_jobs_share_a_commit(database_url: str) -> None:
    async def test(database: Database) -> None:
        groups: list[int] = []
        database.writer.on_commit = lambda jobs, _seconds: groups.append(jobs)

        def store(name: str) -> Callable[[Connection], Any]:
            return lambda connection: connection.execute(insert(site), {"name": name, "value": "x"})

        await asyncio.gather(*[database.write(store(f"name-{n}")) for n in range(100)])
        assert sum(groups) == 100
        assert len(groups) < 50

    running(test, database_url)


def test_a_writer_that_stops_finishes_first(database_url: str) -> None:
    async def test(database: Database) -> None:
        def store(name: str) -> Callable[[Connection], Any]:
            return lambda connection: connection.execute(insert(site), {"name": name, "value": "x"})

        waiting = [asyncio.ensure_future(database.write(store(f"name-{n}"))) for n in range(30)]
        await asyncio.sleep(0)
        database.writer.stop()
        await asyncio.gather(*waiting)
        with pytest.raises(Closed):
            await database.write(store("late"))

    running(test, database_url)


def test_the_secret_is_the_same_for_every_process(database_url: str) -> None:
    async def test(database: Database) -> None:
        first = await database.write(lambda connection: people.secret(connection, "one"))
        async with opened(database_url) as other:
            assert await other.write(lambda connection: people.secret(connection, "two")) == first

    running(test, database_url)


def test_a_whole_game_with_everything_around_it(database_url: str, start: Callable[..., Running]) -> None:
    server = start(database_url=database_url)
    anna, marek = server.person("Anna"), server.person("Marek")
    made = anna.table("person", "invite", "bot:greedy", public=True)
    table = made["id"]
    marek.post(f"/api/tables/{table}/join", {"invite": made["seats"][1]["invite"]})
    anna.post(f"/api/tables/{table}/chat", {"text": "Cześć \U0001f3b2"}, expect=201)
    for _ in range(5):
        anna.play(table, 0, moves=1, patient=False)
        marek.play(table, 1, moves=1, patient=False)
    marek.post(f"/api/tables/{table}/resign", {"seat": 1})
    anna.play(table, 0)
    shown = anna.get(f"/api/tables/{table}")
    assert shown["status"] == OVER
    again = anna.post(f"/api/tables/{table}/rematch", expect=201)
    assert anna.get(f"/api/tables/{table}")["rematch"] == again["id"]
    seats = [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]
    branch = anna.post(f"/api/tables/{table}/branch", {"n": 9, "seats": seats}, expect=201)
    assert branch["parent"] == table
    text = anna.get(f"/api/tables/{table}/export")
    assert anna.post("/api/imports", {"data": text, "format": "notation"}, expect=201)["status"] == OVER
    assert len(anna.get("/api/tables?show=mine")["tables"]) == 4
    anna.send("DELETE", "/api/me", {}, expect=204)
    assert marek.get(f"/api/tables/{table}")["seats"][0]["name"] is None
