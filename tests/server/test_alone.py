"""Bots among themselves: how many of their tables run, and for how long when nobody looks."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from epoka.server.alone import OWN
from tests.server import services
from tests.server.running import Player, Running, ticking

BOTS = ("bot:random",) * 3
BODY = {"game": "flow_of_history", "seats": [{"kind": "bot", "bot": "random"}] * 3}


def answers(player: Player, table: str) -> int:
    """How many answers stand."""
    found: int = player.get(f"/api/tables/{table}")["answers"]
    return found


def test_one_person_lets_only_some_tables_of_bots_run(start: Callable[..., Running]) -> None:
    server = start(limits=True, bot_delay=300.0)
    anna, marek = server.person("Anna"), server.person("Marek")
    made = [anna.table(*BOTS)["id"] for _ in range(OWN)]
    error = anna.refused("POST", "/api/tables", BODY, status=429, code="bot-tables")
    assert error["message"] == {"id": "error-bot-tables", "args": {"most": OWN}}
    assert {table["id"] for table in anna.get("/api/tables?show=mine")["tables"]} == set(made)
    anna.table("person", "bot:random")
    marek.table(*BOTS)


def test_a_table_of_bots_that_is_over_makes_room(start: Callable[..., Running]) -> None:
    anna = start(limits=True, bot_tables=1).person()
    table = anna.table(*BOTS)["id"]
    anna.refused("POST", "/api/tables", BODY, status=503, code="bots-crowded")
    with ticking(60) as tick:
        while anna.get(f"/api/tables/{table}")["status"] != "over":
            tick()
    anna.table(*BOTS)


def test_a_game_continued_by_bots_alone_counts_too(start: Callable[..., Running]) -> None:
    anna = start(limits=True, bot_delay=300.0).person()
    mine = anna.table("person", "hotseat", "hotseat")["id"]
    for _ in range(OWN):
        anna.table(*BOTS)
    body = {"n": 0, "seats": BODY["seats"], "seat": 0}
    anna.refused("POST", f"/api/tables/{mine}/branch", body, status=429, code="bot-tables")


def test_a_table_that_its_people_have_left_to_bots_rests_if_there_are_enough(start: Callable[..., Running]) -> None:
    server = start(limits=True, bot_tables=0)
    anna = server.person()
    table = anna.table("person", "bot:random", "bot:random")["id"]
    anna.play(table, 0, moves=2)
    anna.post(f"/api/tables/{table}/leave", {"seat": 0})
    before = answers(anna, table)
    with ticking() as tick:
        while server.site.bots._moving:
            tick()
    assert answers(anna, table) <= before + 4  # a round that was under way
    assert anna.get(f"/api/tables/{table}")["status"] == "playing"


def test_processes_count_together(start: Callable[..., Running], postgres_url: str, redis_url: str) -> None:
    database = services.fresh_database(postgres_url)
    first, second = [start(database_url=database, redis_url=redis_url, limits=True, bot_delay=300.0) for _ in range(2)]
    anna, twin = first.person(), second.stranger()
    twin.http.cookies.set("epoka", anna.http.cookies["epoka"])
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda player: player.http.post("/api/tables", json=BODY).status_code, (anna, twin) * 4))
    assert sorted(made) == [201] * OWN + [429] * (8 - OWN)


def test_bots_rest_when_nobody_looks_and_go_on_when_somebody_opens_the_table(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("epoka.server.bots.REST_SECONDS", 0.5)
    monkeypatch.setattr("epoka.server.bots.SWEEP_SECONDS", 0.2)
    server = start(bot_delay=0.05)
    anna = server.person()
    table = anna.table(*BOTS, game="through_the_ages")["id"]
    with ticking(60) as tick:
        while server.site.bots._moving:
            tick()
    before = answers(anna, table)
    with anna.live(table) as live:
        assert live.wait("state")["answers"] == before
        assert [live.wait("step")["seq"] for _ in range(3)] == [before + 1, before + 2, before + 3]
