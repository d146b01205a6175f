"""Bots: they think elsewhere, cannot peek, and are replaced when they fail."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import epoka
from epoka import bots
from epoka.kernel.saves import restore
from epoka.server.bots import Turn
from epoka.server.positions import Position
from epoka.server.storage.records import BOT, PLAYING
from tests.server import faulty
from tests.server.running import Player, Running, ticking

NAMES = (*bots.NAMES, *faulty.FAULTS)


@pytest.fixture
def troubled(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server whose bots may misbehave, and that waits for them only briefly."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]), prepend=os.pathsep)
    return start(names=NAMES, worker=faulty.COMMAND, bot_seconds=1.0)


def answers(player: Player, table: str) -> int:
    """How many answers stand."""
    found: int = player.get(f"/api/tables/{table}")["answers"]
    return found


@pytest.mark.parametrize("fault", faulty.FAULTS)
def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(
    troubled: Running, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    anna = troubled.person()
    table = anna.table("hotseat", f"bot:{fault}", f"bot:{fault}")["id"]
    with caplog.at_level(logging.ERROR, "epoka.server.bots"), ticking(60) as tick:
        while answers(anna, table) < 6:
            anna.play(table, 0, moves=1, patient=False)
            tick()
    reported = [record for record in caplog.records if getattr(record, "bot", "") == fault]
    assert bool(reported) == (fault != "chatting")
    metrics = anna.http.get("/metrics").text
    assert (f'epoka_bot_failures_total{{bot="{fault}"}}' in metrics) == (fault != "chatting")
    anna.close()


def test_if_nobody_can_think_the_first_option_is_taken(start: Callable[..., Running]) -> None:
    server = start(worker=("false",), bot_seconds=1.0)
    anna = server.person()
    table = anna.table("hotseat", "bot:random", "bot:random")["id"]
    with ticking() as tick:
        while answers(anna, table) < 5:
            anna.play(table, 0, moves=1, patient=False)
            tick()
    anna.close()


def test_bots_go_on_after_a_restart(start: Callable[..., Running]) -> None:
    first = start(bot_delay=300.0)
    anna = first.person()
    table = anna.table("bot:random", "bot:random", "bot:random")["id"]
    cookie = anna.http.cookies["epoka"]
    assert answers(anna, table) == 0
    anna.close()
    first.stop()
    back = start().stranger()
    back.http.cookies.set("epoka", cookie)
    with ticking(60) as tick:
        while back.get(f"/api/tables/{table}")["status"] != "over":
            tick()
    back.close()


def test_a_bot_whose_turn_is_taken_back_thinks_again(start: Callable[..., Running]) -> None:
    server = start(bot_delay=0.5)
    anna = server.person()
    rng = Random(1)
    table = anna.table("person", "bot:random", "bot:random")["id"]
    undone = 0
    with ticking(60) as tick:
        while undone < 3:
            tick()
            state = anna.look(table, 0)
            if not state["view"]["decision"]:
                continue
            stored = anna.move(table, 0, state["seq"], rng.choice(state["view"]["decision"]["options"])["text"])
            after = anna.look(table, 0)
            if not after["view"]["decision"] and after["undo"]["allowed"] and after["seq"] == stored["seq"]:
                anna.post(f"/api/tables/{table}/undo", {"seat": 0, "seq": after["seq"]}, expect=201)
                undone += 1
    anna.play(table, 0, rng=rng, moves=2)
    anna.close()


def test_a_bot_is_given_nothing_that_its_seat_may_not_know(toy: None) -> None:
    """Two deals that look the same to a seat give tasks from which it cannot tell them apart."""
    table = epoka.new("toy", 3, 5, {"deck": "singles"})
    while table.decision.seat != 1:
        table.apply(table.decision.seat, table.decision.options[0])
    hidden = {card for seat in (0, 2) for card in table.state.courts[seat].hand}
    hands = set()
    for _ in range(20):
        turn = Turn(stored_like(table), Position(table, 0, 0), 1)
        again = epoka.Table(table.game, 3, dict(turn.task.options), None)
        restore(again, turn.task.snapshot, table.game.version)
        assert again.view(1) == table.view(1)
        assert again.seed is None
        assert again.state.chance != table.state.chance
        hands.add(again.state.courts[0].hand)
    assert len(hands) > 1
    assert hidden - {card for hand in hands for card in hand} != hidden


def stored_like(table: epoka.Table) -> Any:
    """As much of a stored table as a turn needs."""
    from epoka.server import openings
    from epoka.server.storage.records import StoredSeat

    seats = tuple([StoredSeat(seat, BOT, bot="random") for seat in range(table.seats)])
    made = openings.empty(table.game, dict(table.choices), seats, None)
    assert made.status != PLAYING
    return made


def test_every_level_plays(anna: Player) -> None:
    listed = anna.get("/api/games")[0]["bots"]
    assert [bot["name"] for bot in listed] == list(bots.LEVELS)
    table = anna.table("person", *[f"bot:{bot}" for bot in list(bots.LEVELS)[:4]])["id"]
    with ticking(60) as tick:
        while answers(anna, table) < 8:
            anna.play(table, 0, moves=1, patient=False)
            tick()
