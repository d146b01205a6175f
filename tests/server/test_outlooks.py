"""What every option would do: a slice at a time, and no longer than anybody waits for it."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

import epoka
from epoka.kernel import Table, text_of
from epoka.server import outlooks
from tests.server.running import PATIENCE, Player, Running


def late(game: str, seats: int, least: int) -> Table:
    """A position with so many options, played at random."""
    table, rng = epoka.new(game, seats=seats, seed=4), Random(4)
    while len(table.decision.options) < least:
        table.apply(table.decision.seat, rng.choice(table.decision.options))
    return table


def test_slices_cover_every_option_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlooks, "SLICE", 0)
    table = late("flow_of_history", 3, 8)
    seat = table.decision.seat
    answers: list[str] = []
    rest: int | None = 0
    while rest is not None:
        found = outlooks.outlooks(table, seat, rest)
        told = json.loads(b"[" + found.previews + b"]")
        assert len(told) == 1, "a slice without time has one option"
        answers += [one["answer"] for one in told]
        rest = found.rest
    assert answers == [text_of(option) for option in table.decision.options]


def test_only_what_would_be_others_is_told() -> None:
    before = {"table": {"round": 3, "deck": 9}, "seats": [{"gold": 2, "war": "raid"}, {"gold": 1}]}
    after = {"table": {"round": 3, "deck": 8}, "seats": [{"gold": 2}, {"gold": 0, "food": 1}]}
    assert outlooks.changes(before, after) == {
        "table": {"deck": 8},
        "seats": [{"war": None}, {"gold": 0, "food": 1}],
    }
    assert outlooks.changes(before, before) == {"table": {}, "seats": [{}, {}]}


def test_nothing_is_worked_out_for_whoever_has_left(server: Running, anna: Player) -> None:
    table = anna.table("person", "hotseat")["id"]
    seat = next(seat for seat in (0, 1) if anna.look(table, seat)["view"]["decision"])
    mine = anna.get("/api/me")["id"]

    loop = server._server.servers[0].get_loop()

    async def has_left() -> bool:
        return True

    asking = server.site.play.previews(mine, table, seat, 0, has_left)
    told = json.loads(asyncio.run_coroutine_threadsafe(asking, loop).result(PATIENCE))
    assert (told["previews"], told["rest"]) == ([], 0)
