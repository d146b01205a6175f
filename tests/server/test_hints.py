"""Hints: what the search would do, from what the seat knows, and everybody is told who asked."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

import epoka
from epoka.server import hints, limits
from epoka.server.hints import key_of, task_for
from epoka.server.limits import Rate
from epoka.server.positions import Position
from epoka.server.storage.records import StoredTable
from epoka.server.worker import sight_of
from tests.server.running import Player, Running, ticking
from tests.server.test_secrets import secrets_of, true_table

SCREEN = ("person", "hotseat", "hotseat")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for a whole second here."""
    monkeypatch.setattr(hints, "MILLISECONDS", 60)


def asked(player: Player, table: str) -> tuple[int, int, Any]:
    """A seat of mine that must decide, the last entry, and the decision."""
    with ticking() as tick:
        while True:
            for seat in player.get(f"/api/tables/{table}")["mine"]:
                state = player.look(table, seat)
                if state["view"]["decision"]:
                    return seat, state["seq"], state["view"]["decision"]
            tick()


def hint(player: Player, table: str, seat: int, seq: int) -> Any:
    """A hint for a seat of mine."""
    return player.post(f"/api/tables/{table}/hint", {"seat": seat, "seq": seq})


def test_a_hint_names_the_best_options_with_their_odds(anna: Player) -> None:
    table = anna.table("person", "bot:random", "bot:random")["id"]
    seat, seq, decision = asked(anna, table)
    given = hint(anna, table, seat, seq)
    known = {option["text"]: option["message"] for option in decision["options"]}
    assert 1 <= len(given["options"]) <= 3
    for option in given["options"]:
        assert option["message"] == known[option["text"]]
        assert 0 < option["odds"] < 1
    assert given["options"][0]["visits"] > 0
    assert given["seat"] == seat


def test_a_hint_can_be_played(anna: Player) -> None:
    table = anna.table("person", "bot:random", "bot:random")["id"]
    seat, seq, _ = asked(anna, table)
    best = hint(anna, table, seat, seq)["options"][0]["text"]
    assert anna.move(table, seat, seq, best)["seq"] == seq + 1


@pytest.mark.parametrize(
    ("seats", "allowed"),
    [
        (("person", "bot:random", "bot:random"), True),
        (("bot:random", "bot:random"), True),
        (("person", "hotseat"), False),
        (("person", "invite", "bot:random"), False),
        (("person", "open"), False),
    ],
)
def test_where_nobody_has_said_hints_are_for_those_who_play_bots(anna: Player, seats: Any, *, allowed: bool) -> None:
    assert anna.table(*seats)["hints"] is allowed
    assert anna.table(*seats, hints=not allowed)["hints"] is not allowed


def test_a_table_without_hints_gives_none(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    seat, seq, _ = asked(anna, table)
    anna.refused("POST", f"/api/tables/{table}/hint", {"seat": seat, "seq": seq}, status=403, code="no-hints")
    assert anna.get(f"/api/tables/{table}")["hinted"] == []


def test_a_hint_for_a_position_is_remembered(anna: Player) -> None:
    table = anna.table(*SCREEN, hints=True)["id"]
    seat, seq, decision = asked(anna, table)
    first = hint(anna, table, seat, seq)
    assert hint(anna, table, seat, seq) == first
    moved = anna.move(table, seat, seq, decision["options"][0]["text"])["seq"]
    back = anna.post(f"/api/tables/{table}/undo", {"seat": seat, "seq": moved}, expect=201)["seq"]
    assert hint(anna, table, seat, back) == first
    assert anna.get(f"/api/tables/{table}")["hinted"] == [{"seat": seat, "number": 0}]


def test_everybody_is_told_that_somebody_has_asked(anna: Player, marek: Player) -> None:
    table = anna.table("person", "open", hints=True)["id"]
    marek.post(f"/api/tables/{table}/join")
    with ticking() as tick:
        while not (mine := [player for player in (anna, marek) if player.get(f"/api/tables/{table}")["my_turn"]]):
            tick()
    seat, seq, _ = asked(mine[0], table)
    other = marek if mine[0] is anna else anna
    with other.live(table, None) as live:
        live.wait("state")
        hint(mine[0], table, seat, seq)
        told = live.wait("table", where=lambda message: bool(message["table"]["hinted"]))
    assert told["table"]["hinted"] == [{"seat": seat, "number": 0}]
    assert "odds" not in str(told), "what the hint says is nobody else's business"


def test_a_hint_is_for_ones_own_decision_and_for_the_position_one_has_seen(anna: Player, marek: Player) -> None:
    table = anna.table(*SCREEN, hints=True)["id"]
    seat, seq, _ = asked(anna, table)
    path = f"/api/tables/{table}/hint"
    marek.refused("POST", path, {"seat": seat, "seq": seq}, status=403, code="not-yours")
    anna.refused("POST", path, {"seat": seat, "seq": seq + 1}, status=409, code="behind")
    waiting = (seat + 1) % 3
    error = anna.refused("POST", path, {"seat": waiting, "seq": seq}, status=409, code="refused")
    assert error["message"] == {"id": "refusal-not-your-turn", "args": {"seat": seat}}
    anna.finish(table, 0, 1, 2)
    error = anna.refused("POST", path, {"seat": seat, "seq": seq}, status=409, code="refused")
    assert error["message"]["id"] == "refusal-game-over"


def test_the_worker_gets_what_the_seat_knows_and_no_more() -> None:
    table = epoka.new("flow_of_history", seats=3, seed=7)
    seat = table.decision.seat
    task = task_for(stored_for(table), Position(table, 0, 0), seat)
    sight = sight_of(task)
    assert sight.view(seat) == table.view(seat)
    assert sight.state.deck != table.state.deck
    assert sight.state.chance != table.state.chance


def test_positions_that_look_the_same_to_a_seat_have_one_hint() -> None:
    table = epoka.new("flow_of_history", seats=3, seed=7)
    seat = table.decision.seat
    same = table.determinize(seat, Random(3))
    assert same.state.deck != table.state.deck
    assert key_of(Position(same, 0, 0), seat) == key_of(Position(table, 0, 0), seat)
    same.apply(seat, same.decision.options[0])
    assert key_of(Position(same, 1, 0), seat) != key_of(Position(table, 0, 0), seat)


def stored_for(table: Any) -> StoredTable:
    """A stored table for a position, as far as hints look at it."""
    from epoka.server import openings

    return openings.empty(table.game, dict(table.choices), (), None)


def test_a_hint_names_no_card_that_the_seat_may_not_know(toys: Running) -> None:
    """The toy game has hands, sealed choices and no evaluation of its own."""
    anna = toys.person()
    table = anna.table("person", "hotseat", "hotseat", game="toy", options={"deck": "singles"}, hints=True)["id"]
    rng = Random(6)
    named = 0
    for _ in range(25):
        if anna.look(table)["view"]["over"]:
            break
        seat, seq, decision = asked(anna, table)
        if len(decision["options"]) > 1:
            secret = secrets_of(true_table(toys, table), seat)
            given = hint(anna, table, seat, seq)
            known = {option["text"] for option in decision["options"]}
            assert {option["text"] for option in given["options"]} <= known
            said = anna.recorded[-1]
            assert not [card for card in secret if f'"{card}"' in said]
            named += 1
        anna.move(table, seat, seq, rng.choice(decision["options"])["text"])
    assert named > 3
    anna.close()


def test_whoever_asks_twice_at_once_is_told_once(anna: Player) -> None:
    table = anna.table(*SCREEN, hints=True)["id"]
    seat, seq, _ = asked(anna, table)
    with ThreadPoolExecutor(4) as pool:
        given = list(pool.map(lambda _: hint(anna, table, seat, seq), range(4)))
    assert all(one == given[0] for one in given)
    assert anna.get(f"/api/tables/{table}")["hinted"] == [{"seat": seat, "number": 0}]


def test_a_worker_that_dies_gives_no_hint_and_harms_nobody(start: Callable[..., Running]) -> None:
    server = start(worker=("false",))
    anna = server.person()
    table = anna.table(*SCREEN, hints=True)["id"]
    seat, seq, decision = asked(anna, table)
    anna.refused("POST", f"/api/tables/{table}/hint", {"seat": seat, "seq": seq}, status=503, code="busy")
    assert anna.get(f"/api/tables/{table}")["hinted"] == []
    anna.move(table, seat, seq, decision["options"][0]["text"])


def test_hints_are_counted_but_remembered_ones_are_free(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "hints", Rate(1, 0.001))
    anna = start(limits=True).person()
    table = anna.table(*SCREEN, hints=True)["id"]
    seat, seq, decision = asked(anna, table)
    first = hint(anna, table, seat, seq)
    assert hint(anna, table, seat, seq) == first
    anna.move(table, seat, seq, decision["options"][0]["text"])
    seat, seq, _ = asked(anna, table)
    anna.refused("POST", f"/api/tables/{table}/hint", {"seat": seat, "seq": seq}, status=429, code="too-many")
