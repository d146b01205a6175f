"""Stopping: another process takes over, and nothing is lost or doubled on the way."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

import httpx

from epoka.server.connections import GOING, Connection
from epoka.server.settings import sqlite_url
from tests.server import draining, services
from tests.server.running import Running, ticking
from tests.server.services import Process
from tests.server.test_kills import check_journals
from tests.waiting import outcome

LONGEST = 20.0
"""A second is what is aimed at; this only says that nobody waited for a look around or a sweep."""


def test_another_process_takes_over_without_losing_or_doubling_anything(postgres_url: str, redis_url: str) -> None:
    database = services.fresh_database(postgres_url)
    figures, players = draining.measure(database, redis_url)
    assert figures.code == 0
    assert figures.sent_away, "nobody was told to go elsewhere"
    assert max(figures.people, figures.bots) < LONGEST, figures.told()
    assert [player.wrong for player in players] == [[]] * len(players)
    check_journals(database, players)


def test_a_process_that_goes_answers_requests_and_refuses_connections(start: Callable[..., Running]) -> None:
    server = start()
    anna = server.person()
    table = anna.table("person", "hotseat", "hotseat")["id"]
    with anna.live(table, 0) as before:
        before.wait("state")
        server.site.going = True
        with anna.live(table, 0, hello=False) as after:
            assert after.closed() == GOING
        assert anna.play(table, 0, 1, 2, moves=1) == 1
        assert before.wait("step")["seq"] == 1
        assert anna.http.get("/api/me").headers["connection"] == "close"


def test_bots_of_a_process_that_goes_are_woken_by_one_other(
    start: Callable[..., Running], postgres_url: str, redis_url: str
) -> None:
    database = services.fresh_database(postgres_url)
    first, second, third = [start(database_url=database, redis_url=redis_url, bot_delay=0.05) for _ in range(3)]
    woken: list[str] = []
    for other in (second, third):
        other.site.bots.wake = woken.append  # type: ignore[method-assign,assignment]  # looked at, nobody moves
    anna = first.person()
    table = anna.table("bot:random", "bot:random", "bot:random")["id"]
    with ticking() as tick:
        while anna.get(f"/api/tables/{table}")["answers"] < 3:
            tick()
        first.site.bots.leave()
        while not woken:
            tick()
    left = anna.get(f"/api/tables/{table}")["answers"]
    first.stop()
    assert woken == [table]
    with second.site.database.reading.connect() as connection:
        rows = connection.exec_driver_sql(f"SELECT seq FROM entries WHERE \"table\" = '{table}' ORDER BY seq").all()
    assert [row.seq for row in rows] == list(range(1, left + 1))


def test_one_process_alone_stops_at_once_and_ends_well(tmp_path: Path) -> None:
    process = Process(sqlite_url(tmp_path / "epoka.db"), "", "--drain-seconds", "600")
    process.start()
    assert process.process is not None
    process.process.send_signal(signal.SIGTERM)
    assert process.process.wait(services.PATIENCE) == 0


def test_who_insists_does_not_wait_for_the_proxy(postgres_url: str, redis_url: str) -> None:
    process = Process(services.fresh_database(postgres_url), redis_url, "--drain-seconds", "600")
    process.start()
    assert process.process is not None
    process.process.send_signal(signal.SIGINT)
    with ticking() as tick:
        while httpx.get(f"{process.url}/health/ready", timeout=10).json()["status"] != "going":
            tick()
    process.process.send_signal(signal.SIGINT)
    process.process.wait(services.PATIENCE)


class Slow:
    """The other end, which takes its time."""

    def __init__(self) -> None:
        self.heard: list[str | int] = []

    async def send_text(self, data: str) -> None:
        await asyncio.sleep(0)
        self.heard.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.heard.append(code)


def test_a_connection_is_dismissed_after_the_answer_to_what_it_has_sent() -> None:
    async def dismiss() -> list[str | int]:
        slow = Slow()
        connection = Connection(slow, "anna")
        with connection.at_work():
            leaving = connection.dismiss(GOING)
            await asyncio.sleep(0)
            connection.push("step")
            connection.push("done")
        await leaving
        return slow.heard

    assert outcome(dismiss()) == ["step", "done", GOING]
