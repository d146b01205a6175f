"""Life and readiness: what a proxy is told of a process, and that asking costs nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from epoka.server import signs
from epoka.server.routes.status import Life, Readiness
from epoka.server.signs import Part, Signs
from tests.server import services
from tests.server.running import PATIENCE, Running, ticking
from tests.server.test_pools import SILENT
from tests.waiting import outcome

PARTS = {"database", "bus", "games", "bots", "hints", "files", "readers"}


def asked(server: Running, host: str = "") -> tuple[int, Readiness]:
    """What a probe hears."""
    response = httpx.get(f"{server.url}/health/ready", headers={"host": host} if host else {}, timeout=10)
    return response.status_code, Readiness.model_validate_json(response.content)


def wait_until(server: Running, status: str) -> Readiness:
    """What a probe hears once the process is this."""
    with ticking(60) as tick:
        while (found := asked(server))[1].status != status:
            tick()
    assert found[0] == (200 if status == "ready" else 503)
    return found[1]


def test_a_process_is_ready_once_all_its_parts_answer(start: Callable[..., Running]) -> None:
    server = start()
    found = wait_until(server, "ready")
    assert set(found.parts) == PARTS
    assert all(part.ok for name, part in found.parts.items() if name not in ("hints", "files"))


def test_workers_that_stand_back_may_start_late(start: Callable[..., Running]) -> None:
    server = start()

    async def never(_task: object = None) -> None:
        await asyncio.Event().wait()

    server.site.signs._parts[-2]._ask = never
    assert server.site.signs._parts[-2].name == "files"
    found = wait_until(server, "ready")
    assert (found.parts["files"].ok, found.parts["files"].reason) == (False, "late")


def test_health_tells_of_the_parts_and_stays_as_it_was(start: Callable[..., Running]) -> None:
    found = start().stranger().get("/health")
    assert (found["status"], found["database"], found["bus"]) == ("ok", "sqlite", "process")
    assert found["parts"]["database"]["ok"]
    assert set(found["parts"]) == {"database", "bus"}


def test_a_database_that_does_not_answer_makes_it_not_ready_but_leaves_it_alive(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signs, "LIMIT", 0.3)
    monkeypatch.setattr(signs, "FRESH_SECONDS", 0.0)
    server = start()
    wait_until(server, "ready")
    asleep = [server.site.database._readers.submit(time.sleep, 1.5) for _ in range(4)]
    before = time.monotonic()
    status, found = asked(server)
    assert time.monotonic() - before < 1
    assert (status, found.status) == (503, "broken")
    assert (found.parts["database"].ok, found.parts["database"].reason) == (False, "late")
    assert found.parts["bots"].ok
    life = httpx.get(f"{server.url}/health/live")
    assert Life.model_validate_json(life.content).status == "ok"
    server.stranger().refused("GET", "/health", status=503, code="busy")
    for sleeper in asleep:
        sleeper.result(PATIENCE)
    wait_until(server, "ready")


def test_workers_that_cannot_be_started_make_it_not_ready(start: Callable[..., Running]) -> None:
    server = start(worker=("false",))
    found = wait_until(server, "broken")
    with ticking() as tick:
        while found.parts["bots"].reason == "late":
            tick()
            found = asked(server)[1]
    assert {name for name, part in found.parts.items() if part.reason == "away"} == {"bots", "hints", "files"}


def test_a_worker_that_is_at_work_counts_as_there(start: Callable[..., Running]) -> None:
    server = start(worker=SILENT, bot_seconds=100.0)
    anna = server.person()
    anna.table("bot:random", "bot:random", "bot:random")
    with ticking(60) as tick:
        while not server.site.thinkers._all[0].is_ready:
            tick()  # it thinks for the bot before anybody asks how it is
    assert asked(server)[1].parts["bots"].ok


def test_redis_that_is_away_makes_it_not_ready(
    start: Callable[..., Running], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if services.redis_program() is None:
        pytest.skip("there is no Redis here")
    monkeypatch.setattr(signs, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr("epoka.server.bus.RETRY_SECONDS", 0.1)
    port = services.free_port()
    with services.redis(port) as url:
        server = start(database_url=services.fresh_database(postgres_url), redis_url=url)
        wait_until(server, "ready")
    found = wait_until(server, "broken")
    assert {name for name, part in found.parts.items() if not part.ok} == {"bus"}
    with services.redis(port):
        wait_until(server, "ready")


def test_a_process_that_is_going_is_not_ready_at_once(start: Callable[..., Running]) -> None:
    server = start()
    wait_until(server, "ready")
    server.site.going = True
    assert asked(server)[0] == 503
    assert asked(server)[1].status == "going"


def test_probes_come_by_any_name_and_past_the_gate(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start()
    wait_until(server, "ready")
    assert asked(server, "10.0.0.7")[0] == 200
    assert httpx.get(f"{server.url}/health", headers={"host": "10.0.0.7"}).status_code == 403
    server.site.gate._inside += 100  # as if many were reading
    assert asked(server)[0] == 200
    assert httpx.get(f"{server.url}/health/live").status_code == 200
    server.site.gate._inside -= 100


def test_asking_often_looks_once(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signs, "FRESH_SECONDS", 60.0)
    server = start()
    wait_until(server, "ready")
    looked: list[object] = []
    monkeypatch.setattr(server.site.database, "read", looked.append)
    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(lambda _: asked(server)[0], range(40))) == {200}
    assert looked == []


def test_a_part_that_hangs_is_asked_once_and_never_waited_for_longer_than_the_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(signs, "LIMIT", 0.05)
    asked = []

    async def hang() -> None:
        asked.append(1)
        await asyncio.Event().wait()

    async def look() -> None:
        found = Signs({"slow": hang})
        for _ in range(3):
            (sign,) = (await found.look()).values()
            assert (sign.ok, sign.reason) == (False, "late")
        await found.close()

    asyncio.run(asyncio.wait_for(look(), 10))
    assert asked == [1]


def test_a_part_that_fails_says_nothing_of_how(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise OSError("postgresql://epoka:secret@database")

    sign = outcome(Part("database", fail).look())
    assert (sign.ok, sign.reason) == (False, "away")
    assert "secret" in caplog.text  # for the one who runs the site
