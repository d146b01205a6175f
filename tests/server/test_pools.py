"""Pools: whoever reads files, gives hints or analyses games holds no bot up, and fills no memory."""

from __future__ import annotations

import asyncio
import base64
import os
import sys
import time
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import msgspec
import pytest

import epoka
from epoka.kernel.saves import CHECKSUM, MAGIC, MOST_ANSWERS, Saved
from epoka.server import documents, hints, reading, site
from epoka.server.problems import Rejected
from epoka.server.queues import Queue
from epoka.server.thinking import ANALYSES, COMMAND, FILES, HINTS, Crowded, Overfull, Rank, Thinkers, Worker
from epoka.server.worker import AUTOGROUP, MEGABYTES, NICENESS, Chosen, Read, Reply, Task, Think
from tests.server import faulty
from tests.server.running import Player, Running, ticking
from tests.waiting import PATIENCE, outcome

HOSTILE = 5
LINE = "0 invest 1\n"
SILENT = (sys.executable, "-c", "import sys, time; print('+', end='', flush=True); time.sleep(600)")
"""A worker that starts and never answers."""


def hostile_save(size: int) -> bytes:
    """A saved game of some kilobytes whose log unpacks to almost this many bytes."""
    table = epoka.new("flow_of_history", 3, 1)
    saved = msgspec.msgpack.decode(table.to_bytes()[len(MAGIC) + CHECKSUM :], type=Saved)
    saved.log = zlib.compress((LINE * (size // len(LINE) - 1)).strip().encode(), 9)
    body = msgspec.msgpack.encode(saved)
    assert len(body) < 64 * 1024
    return MAGIC + blake2b(body, digest_size=CHECKSUM).digest() + body


def imported(player: Player, data: bytes) -> tuple[int, str]:
    """Bring a saved game in: the status, and the code of the problem if there is one."""
    body = {"data": base64.b64encode(data).decode(), "format": "save"}
    response = player.http.post("/api/imports", json=body, timeout=120)
    return response.status_code, response.json().get("error", {}).get("code", "")


def at_once(*tasks: Callable[[], Any]) -> list[Any]:
    """What these give, all of them begun together."""
    with ThreadPoolExecutor(len(tasks)) as pool:
        return [future.result(PATIENCE) for future in [pool.submit(task) for task in tasks]]


def test_hostile_files_hold_no_bot_up(start: Callable[..., Running]) -> None:
    server = start(bot_workers=1)
    anna, strangers = server.person(), [server.person(f"Guest {number}") for number in range(HOSTILE)]
    thinkers, taken = server.site.thinkers, []
    ask = thinkers.ask

    async def timed(task: Task, seconds: float, patience: float | None = None) -> Reply:
        before = time.perf_counter()
        try:
            return await ask(task, seconds, patience)
        finally:
            if isinstance(task, Think):
                taken.append(time.perf_counter() - before)

    thinkers.ask = timed  # type: ignore[method-assign]  # looked at, not changed

    def play_out() -> list[float]:
        taken.clear()
        tables = [anna.table("bot:random", "bot:random", "bot:random")["id"] for _ in range(3)]
        with ticking(120) as tick:
            while any(anna.get(f"/api/tables/{table}")["status"] != "over" for table in tables):
                tick()
        return list(taken)

    quiet = play_out()
    # Far more than a game can have, and as many answers as it may have.
    files = [hostile_save(16 * 2**20), hostile_save(MOST_ANSWERS * len(LINE))]
    with ThreadPoolExecutor(HOSTILE) as pool:
        asked = [pool.submit(imported, person, file) for person, file in zip(strangers, cycle(files), strict=False)]
        disturbed = play_out()
        refused = [future.result(PATIENCE) for future in asked]
    assert all(code.startswith("save") for _, code in refused)
    assert max(disturbed) < 2, f"a bot was held up for {max(disturbed):.1f} s"
    assert p99(disturbed) < max(10 * p99(quiet), 0.5)


def p99(times: Sequence[float]) -> float:
    """What one in a hundred takes."""
    return quantiles(times, n=100)[-1]


@pytest.mark.parametrize("rank", [Rank(NICENESS, MEGABYTES), HINTS, ANALYSES, FILES])
def test_whoever_reads_files_stands_behind_whoever_thinks(rank: Rank) -> None:
    async def standing() -> tuple[int, str]:
        worker = Worker(rank.command(COMMAND))
        await worker.ask(Read(b""), 20)
        assert worker._process is not None
        pid = worker._process.pid
        found = os.getpriority(os.PRIO_PROCESS, pid), read(Path(f"/proc/{pid}/{AUTOGROUP.name}"))
        await worker.stop()
        return found

    niceness, group = outcome(standing())
    assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + rank.niceness)
    assert not group or group.split()[-1] == str(rank.niceness)
    assert Rank(NICENESS, MEGABYTES).niceness < HINTS.niceness < FILES.niceness < ANALYSES.niceness


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system does not count a worker's memory")
def test_a_worker_that_hoards_ends_and_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]), prepend=os.pathsep)
    table = epoka.new("flow_of_history", 3, 1)
    dealt = table.determinize(0, Random(1)).snapshot()
    most = 0.0

    async def hoard() -> Reply:
        nonlocal most
        thinkers = Thinkers(1, Rank(5, 192).command(faulty.COMMAND))
        think = Think("flow_of_history", 3, dict(table.choices), dealt, table.decision.seat, "hoarding", 1)
        asked = asyncio.create_task(thinkers.ask(think, 60))
        while not asked.done():
            await asyncio.sleep(0.005)
            process = thinkers._all[0]._process
            most = max(most, filled(process.pid) if process is not None else 0)
        with pytest.raises(Overfull):
            await asked
        reply = await thinkers.ask(Think(**{**msgspec.structs.asdict(think), "bot": "random"}), 60)
        await thinkers.close()
        return reply

    assert isinstance(outcome(hoard()), Chosen)
    assert 20 < most <= 192 + 32  # the program itself comes on top


def filled(pid: int) -> float:
    """How many megabytes a process has filled; 0 once it has gone."""
    lines = read(Path(f"/proc/{pid}/status")).splitlines()
    return max([int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM:")], default=0)


def read(path: Path) -> str:
    """What the system says; nothing where there is nothing."""
    try:
        return path.read_text()
    except OSError:
        return ""


def test_a_file_that_needs_too_much_is_declined_with_the_reason(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "FILES", Rank(19, 8))  # less than the rules and this many lines need
    anna = start().person()
    body = {"data": epoka.new("flow_of_history", 3, 1).notation() + LINE * (MOST_ANSWERS - 100), "format": "notation"}
    anna.refused("POST", "/api/imports", body, status=422, code="save-heavy")


def test_a_file_that_takes_too_long_is_declined_with_the_reason(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documents, "READ_SECONDS", 0.3)
    anna = start(worker=SILENT).person()
    anna.refused("POST", "/api/imports", {"data": "eA==", "format": "save"}, status=422, code="save-heavy")


def test_one_person_cannot_fill_the_queue_and_all_together_cannot_stretch_it(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documents, "READ_SECONDS", 1.5)
    monkeypatch.setattr(documents, "WAIT_SECONDS", 0.5)
    monkeypatch.setattr(documents, "ALL_FILES", 4)
    server = start(worker=SILENT)
    anna, *others = [server.person(name) for name in ("Anna", "Marek", "Ola")]

    def ask(person: Player) -> Callable[[], tuple[int, str]]:
        return lambda: imported(person, b"x")

    answers = at_once(*[ask(anna)] * 4)
    # One is read for too long, one waits for too long, and there is no place for more of the same person's.
    assert sorted(answers) == [(422, "save-heavy"), (429, "one-at-a-time"), (429, "one-at-a-time"), (503, "crowded")]
    answers = at_once(*[ask(anna)] * 2, *[ask(other) for other in others * 2])
    assert sorted(answers) == [(422, "save-heavy"), *[(503, "crowded")] * 5]


def test_a_place_in_a_queue_is_given_back() -> None:
    queue = Queue(1, 2)
    with pytest.raises(ZeroDivisionError), queue.place("anna"):
        raise ZeroDivisionError
    with queue.place("anna"), queue.place("marek"):
        for who, code in (("anna", "one-at-a-time"), ("ola", "crowded")):
            with pytest.raises(Rejected) as wrong, queue.place(who):
                pass
            assert wrong.value.code == code
    with queue.place("ola"), queue.place("anna"):
        pass


def test_nobody_waits_for_a_worker_without_end() -> None:
    async def wait() -> None:
        thinkers = Thinkers(1, SILENT)
        first = asyncio.create_task(thinkers.ask(Read(b""), 60))
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await thinkers.ask(Read(b""), 60, 0.05)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        with pytest.raises(Exception, match="TimeoutError"):  # whoever waited too long took no worker along
            await thinkers.ask(Read(b""), 0.3, 5)
        await thinkers.close()

    outcome(wait())


def test_hints_are_limited_too(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SECONDS", 1.0)
    monkeypatch.setattr(hints, "OWN_HINTS", 1)
    monkeypatch.setattr(hints, "WAIT_SECONDS", 0.2)
    server = start(worker=SILENT)
    anna, marek = server.person(), server.person("Marek")

    def asking(person: Player) -> Callable[[], str]:
        table = person.table("hotseat", "hotseat", "hotseat", hints=True)["id"]
        body = {"seat": person.look(table)["view"]["waiting"][0], "seq": 0}
        return lambda: str(person.http.post(f"/api/tables/{table}/hint", json=body).json()["error"]["code"])

    codes = at_once(asking(anna), asking(anna), asking(marek))
    assert sorted(codes) == ["busy", "crowded", "one-at-a-time"]


def test_a_game_that_is_slow_to_continue_holds_up_nobody_at_its_table(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "SECONDS", 2.0)
    monkeypatch.setattr(reading, "COMMAND", SILENT)
    server = start()
    anna = server.person()
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    anna.play(table, 0, 1, 2, moves=3)
    body = {"n": 2, "seats": [{"kind": "hotseat"}] * 3, "seat": 0}
    with ThreadPoolExecutor(1) as pool:
        branch = pool.submit(anna.http.post, f"/api/tables/{table}/branch", json=body)
        time.sleep(0.3)
        before = time.perf_counter()
        assert anna.play(table, 0, 1, 2, moves=3) == 3
        assert not branch.done(), f"the moves took {time.perf_counter() - before:.1f} s"
        assert branch.result(PATIENCE).json()["error"]["code"] == "busy"
