"""When something below fails: a move that is not stored is not told, and what is remembered is read again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import OperationalError

from epoka.server import rooms
from epoka.server.connections import LARGEST_OUTBOX
from epoka.server.connections import Connection as Reader
from epoka.server.settings import sqlite_url
from epoka.server.storage import tables
from epoka.server.storage.columns import site
from epoka.server.storage.database import Database
from tests.server.running import Running
from tests.waiting import outcome

SCREEN = ("person", "hotseat", "hotseat")


def test_a_move_that_cannot_be_stored_is_not_told(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    anna = server.person()
    table = anna.table(*SCREEN)["id"]
    before = anna.look(table)
    seat = before["view"]["waiting"][0]
    answer = anna.look(table, seat)["view"]["decision"]["options"][0]["text"]

    def full(*_args: Any, **_kwargs: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("the disk is full"))

    with anna.live(table) as live:
        live.wait("state")
        with monkeypatch.context() as broken:
            broken.setattr(tables, "advance", full)
            error = anna.refused(
                "POST",
                f"/api/tables/{table}/moves",
                {"seat": seat, "seq": 0, "answer": answer},
                status=503,
                code="busy",
            )
            assert error["message"]["id"] == "error-busy"
        assert anna.look(table) == before
        assert anna.move(table, seat, 0, answer)["seq"] == 1
        assert live.wait("step", "state")["seq"] == 1


def test_rules_that_break_down_leave_the_table_as_it_was(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    from epoka.kernel import Table

    server = start()
    anna = server.person()
    table = anna.table(*SCREEN)["id"]
    seat = anna.look(table)["view"]["waiting"][0]
    answer = anna.look(table, seat)["view"]["decision"]["options"][0]["text"]
    real = Table.apply

    def halfway(self: Table, by: int, given: Any) -> None:
        real(self, by, given)
        raise AssertionError("a broken invariant")

    body = {"seat": seat, "seq": 0, "answer": answer}
    with monkeypatch.context() as broken:
        broken.setattr(Table, "apply", halfway)
        anna.refused("POST", f"/api/tables/{table}/moves", body, status=500, code="server")
    assert anna.look(table)["seq"] == 0
    assert anna.move(table, seat, 0, answer)["seq"] == 1


def test_a_busy_database_is_tried_again(tmp_path: Path) -> None:
    async def run() -> None:
        database = Database(sqlite_url(tmp_path / "epoka.db"))
        database.open()
        attempts = 0

        def busy(connection: Connection) -> None:
            nonlocal attempts
            attempts += 1
            connection.execute(insert(site), {"name": f"attempt-{attempts}", "value": "x"})
            if attempts < 4:
                raise OperationalError("INSERT", {}, Exception("database is locked"))

        await database.write(busy)
        stored = await database.read(lambda connection: connection.execute(select(site.c.name)).scalars().all())
        assert stored == ["attempt-4"]

        def never(_connection: Connection) -> None:
            raise OperationalError("INSERT", {}, Exception("database is locked"))

        with pytest.raises(OperationalError):
            await database.write(never)
        database.close()

    outcome(run())


def test_a_reader_that_is_too_slow_is_cut_off_and_holds_nobody_up() -> None:
    class Slow:
        """Takes nothing."""

        def __init__(self) -> None:
            self.closed = 0

        async def send_text(self, data: str) -> None:
            await asyncio.sleep(3600)

        async def close(self, code: int = 1000, reason: str | None = None) -> None:
            self.closed = code

    async def run() -> int:
        socket = Slow()
        reader = Reader(socket, None)
        for _ in range(LARGEST_OUTBOX + 5):
            reader.push("news")
            await asyncio.sleep(0)
        await reader.settled()
        assert reader.ended
        reader.push("more")
        return socket.closed

    assert outcome(run()) == 1013


def test_rooms_that_nobody_uses_are_let_go(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IDLE_ROOMS", 10)
    monkeypatch.setattr(rooms, "IDLE_SECONDS", -1.0)
    server = start()
    anna = server.person()
    followed = anna.table(*SCREEN)["id"]
    with anna.live(followed, 0) as live:
        live.wait("state")
        for _ in range(30):
            anna.get(f"/api/tables/{anna.table(*SCREEN)['id']}")
        assert len(server.site.rooms.all()) <= 13
        assert server.site.rooms.known(followed) is not None
        anna.play(followed, 0, 1, 2, moves=1)
        live.wait("step")


def test_a_table_that_has_moved_on_elsewhere_is_read_again(start: Callable[..., Running]) -> None:
    """Without a bus a process may only find out when it writes: it says so and shows the true position."""
    first, second = start(), start()
    anna = first.person()
    twin = second.stranger()
    twin.http.cookies.set("epoka", anna.http.cookies["epoka"])
    table = anna.table(*SCREEN)["id"]
    twin.look(table)
    with twin.live(table, 0) as live:
        live.wait("state")
        anna.play(table, 0, 1, 2, moves=3)
        seat = twin.look(table)["view"]["waiting"][0]
        answer = twin.look(table, seat)["view"]["decision"]["options"][-1]["text"]
        body = {"seat": seat, "seq": 0, "answer": answer}
        response = twin.http.post(f"/api/tables/{table}/moves", json=body)
        assert response.status_code in (201, 409)
        state = live.wait("state")
        assert state["seq"] == 3
    assert twin.look(table, 0) == anna.look(table, 0)
    resigned = twin.post(f"/api/tables/{table}/resign", {"seat": 2})
    assert resigned["seats"][2]["resigned"]
    first_again = anna.http.post(f"/api/tables/{table}/leave", json={"seat": 2})
    assert first_again.status_code == 403
