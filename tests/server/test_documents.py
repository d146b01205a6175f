"""Games as documents: moments, logs, files, branches, and games that outlive their rules."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import epoka
from epoka.games.flow_of_history.game import FlowOfHistory
from tests.kernel.files import resealed
from tests.server.running import JSON, Player, Running, ticking

SCREEN = ("person", "hotseat", "hotseat")
NOTED = "epoka 1\ngame flow_of_history\nversion 1\nseats 3\nseed 1\n\n0 keep\n"


@pytest.fixture(scope="module")
def finished(server: Running) -> Iterator[tuple[Player, str]]:
    """A game that is over, with the person who played it."""
    player = server.person("Ola")
    table = player.table(*SCREEN)["id"]
    player.finish(table, 0, 1, 2)
    yield player, table
    player.close()


def test_every_moment_has_an_address(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    seen = [anna.look(table, 1)["view"]]
    rng = Random(1)
    for _ in range(15):
        anna.play(table, 0, 1, 2, moves=1, rng=rng)
        seen.append(anna.look(table, 1)["view"])
    for number, view in enumerate(seen):
        moment = anna.get(f"/api/tables/{table}/at/{number}?seat=1")
        assert moment["view"] == view
        assert (moment["answers"], moment["length"], moment["first"]) == (number, 15, 0)
    anna.refused("GET", f"/api/tables/{table}/at/16", status=404, code="no-answer")
    anna.refused("GET", f"/api/tables/{table}/at/-1", status=404, code="not-found")
    anna.refused("GET", f"/api/tables/{table}/at/x", status=404, code="not-found")


def test_the_log_tells_what_every_answer_brought(finished: tuple[Player, str]) -> None:
    player, table = finished
    log = player.get(f"/api/tables/{table}/log")
    assert [line["number"] for line in log["lines"]] == list(range(log["answers"] + 1))
    assert log["lines"][0]["seat"] is None
    assert log["lines"][-1]["events"][-1]["verb"] == "ended"
    assert player.get(f"/api/tables/{table}/log?since={log['answers']}")["lines"] == log["lines"][-1:]
    moment = player.get(f"/api/tables/{table}/at/5")
    assert (moment["events"], moment["answer"]) == (log["lines"][5]["events"], log["lines"][5]["answer"])


def test_while_a_game_runs_only_my_own_answers_are_in_the_log(anna: Player, marek: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    anna.play(table, 0, 1, 2, moves=12)
    lines = anna.get(f"/api/tables/{table}/log?seat=0")["lines"]
    assert {line["seat"] for line in lines if line["answer"]} == {0}
    assert not any(line["answer"] for line in marek.get(f"/api/tables/{table}/log")["lines"])
    marek.refused("GET", f"/api/tables/{table}/log?seat=0", status=403, code="not-yours")
    marek.refused("GET", f"/api/tables/{table}/at/3?seat=0", status=403, code="not-yours")


def test_once_it_is_over_anybody_may_look_from_any_seat(finished: tuple[Player, str], stranger: Player) -> None:
    _, table = finished
    assert stranger.look(table, 2)["view"]["viewer"] == 2
    assert all(line["answer"] for line in stranger.get(f"/api/tables/{table}/log")["lines"][1:])


def test_a_game_goes_out_and_comes_in_again(finished: tuple[Player, str], anna: Player) -> None:
    player, table = finished
    text = player.get(f"/api/tables/{table}/export?format=notation")
    save = player.http.get(f"/api/tables/{table}/export?format=save").content
    assert epoka.load(save).over
    for data, form in ((text, "notation"), (base64.b64encode(save).decode(), "save")):
        made = anna.post("/api/imports", {"data": data, "format": form}, expect=201)
        assert (made["status"], made["answers"]) == ("over", player.get(f"/api/tables/{table}")["answers"])
        assert anna.get(f"/api/tables/{made['id']}/export?format=notation") == text
        assert anna.get(f"/api/tables/{made['id']}/log") == player.get(f"/api/tables/{table}/log")


def test_an_unfinished_game_goes_on_at_one_screen(anna: Player) -> None:
    table = epoka.new("flow_of_history", 3, 5)
    for _ in range(10):
        table.apply(table.decision.seat, table.decision.options[0])
    made = anna.post("/api/imports", {"data": table.notation(), "format": "notation"}, expect=201)
    assert (made["status"], made["mine"], made["answers"]) == ("playing", [0, 1, 2], 10)
    anna.finish(made["id"], 0, 1, 2)
    assert anna.get(f"/api/tables/{made['id']}")["status"] == "over"


@pytest.mark.parametrize(
    ("data", "form", "code"),
    [
        ("nonsense", "notation", "save-foreign"),
        ("epoka 1\n\n", "notation", "save-foreign"),
        ("epoka 1\ngame chess\nversion 1\nseats 2\nseed 1\n\n", "notation", "save-game"),
        (NOTED.replace("0 keep", "0 conquer"), "notation", "save-answer"),
        (NOTED.replace("version 1", "version 99"), "notation", "save-newer"),
        (NOTED.replace("version 1", "version -1"), "notation", "save"),
        (NOTED.replace("game flow_of_history", "game clash_of_cultures"), "notation", "save-older"),
        (NOTED + "0 x\n" * 20_001, "notation", "save-large"),
        ("not base64!", "save", "save"),
        (base64.b64encode(b"EPOKA\x01 and then nothing of use at all").decode(), "save", "save"),
    ],
)
def test_a_file_that_cannot_be_read_is_declined_with_the_reason(anna: Player, data: str, form: str, code: str) -> None:
    error = anna.refused("POST", "/api/imports", {"data": data, "format": form}, status=422, code=code)
    assert error["message"]["args"] == ({"number": 1} if code == "save-answer" else {})


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"version": 99}, "save-newer"),
        ({"version": -1}, "save"),
        ({"version": 1}, "save-carried"),
        ({"game": "chess"}, "save-game"),
        ({"seed": "2"}, "save-forged"),
        ({"snapshot": b"\x80" * 2**19}, "save-large"),
    ],
)
def test_a_forged_file_is_declined_with_the_reason(anna: Player, changes: dict[str, Any], code: str) -> None:
    data = resealed(epoka.new("clash_of_cultures", 2, 1).to_bytes(), **changes)
    body = {"data": base64.b64encode(data).decode(), "format": "save"}
    anna.refused("POST", "/api/imports", body, status=422, code=code)


def test_a_file_that_starts_from_a_position_is_declined(anna: Player) -> None:
    table = epoka.new("flow_of_history", 3, 5).determinize(0, Random(1))
    data = base64.b64encode(table.to_bytes()).decode()
    body = {"data": data, "format": "save"}
    anna.refused("POST", "/api/imports", body, status=422, code="save-position")


def test_a_file_that_is_too_large_is_declined(anna: Player) -> None:
    body = {"data": "x" * 1_500_001, "format": "notation"}
    anna.refused("POST", "/api/imports", body, status=422, code="request")
    response = anna.http.post("/api/imports", content=b"x" * 3_000_000)
    assert (response.status_code, response.json()["error"]["code"]) == (413, "too-large")


def branch(player: Player, table: str, number: int, *kinds: str, **extra: Any) -> JSON:
    """Continue from a moment."""
    seats = [{"kind": kind.partition(":")[0], "bot": kind.partition(":")[2] or None} for kind in kinds]
    return player.post(f"/api/tables/{table}/branch", {"n": number, "seats": seats, **extra}, expect=201)


def test_a_finished_game_continues_from_any_moment(finished: tuple[Player, str], anna: Player) -> None:
    player, table = finished
    made = branch(anna, table, 20, "person", "hotseat", "hotseat")
    assert (made["parent"], made["parent_answers"], made["answers"]) == (table, 20, 20)
    for seat in range(3):
        here = anna.look(made["id"], seat)["view"]
        assert here == player.get(f"/api/tables/{table}/at/20?seat={seat}")["view"]
    anna.finish(made["id"], 0, 1, 2)
    text = anna.get(f"/api/tables/{made['id']}/export")
    original = player.get(f"/api/tables/{table}/export")
    assert text.splitlines()[:27] == original.splitlines()[:27]
    assert epoka.load(text.encode()).over


def test_against_bots_too(finished: tuple[Player, str], anna: Player) -> None:
    _, table = finished
    made = branch(anna, table, 8, "person", "bot:random", "bot:greedy")
    anna.play(made["id"], 0)
    assert anna.get(f"/api/tables/{made['id']}")["status"] == "over"


def test_a_running_game_continues_from_what_i_may_know(server: Running, anna: Player, marek: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    anna.play(table, 0, 1, 2, moves=10)
    made = branch(anna, table, 6, "bot", "person", "bot", seat=1)
    there = server.site.rooms.positions.get(table)
    assert there is not None
    state = anna.look(made["id"], 1)
    assert made["answers"] == 0
    expected = anna.get(f"/api/tables/{table}/at/6?seat=1")["view"]
    if state["seq"] == 0:
        assert state["view"]["zones"] == expected["zones"]
    decks = set()
    for _ in range(4):
        other = branch(anna, table, 10, "person", "hotseat", "hotseat", seat=0)["id"]
        anna.look(other)
        position = server.site.rooms.positions.get(other)
        assert position is not None
        assert sorted(position.table.state.deck) == sorted(there.table.state.deck)
        decks.add(position.table.state.deck)
    assert len(decks) == 4
    body = {"n": 3, "seats": [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]}
    marek.refused("POST", f"/api/tables/{table}/branch", body, status=403, code="not-yours")


def test_a_branch_that_started_from_a_guess_can_be_saved_but_not_noted(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    anna.play(table, 0, 1, 2, moves=10)
    made = branch(anna, table, 10, "person", "hotseat", "hotseat")["id"]
    anna.finish(made, 0, 1, 2)
    anna.refused("GET", f"/api/tables/{made}/export?format=notation", status=409, code="no-notation")
    save = anna.http.get(f"/api/tables/{made}/export?format=save").content
    assert epoka.load(save).over


def test_a_branch_that_makes_no_sense_is_declined(finished: tuple[Player, str]) -> None:
    player, table = finished
    path = f"/api/tables/{table}/branch"
    bots = [{"kind": "bot"}] * 3
    player.refused("POST", path, {"n": 10_000, "seats": bots}, status=404, code="no-answer")
    player.refused("POST", path, {"n": 1, "seats": bots[:2]}, status=422, code="seats")
    player.refused("POST", path, {"n": 1, "seats": [*bots[:2], {"kind": "open"}]}, status=422, code="request")


def test_a_game_outlives_a_change_of_its_rules(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    anna = server.person()
    table = anna.table(*SCREEN)["id"]
    anna.play(table, 0, 1, 2, moves=12)
    seen = [anna.look(table, seat)["view"] for seat in range(3)]
    cookie = anna.http.cookies["epoka"]
    anna.close()
    server.stop()
    monkeypatch.setattr(FlowOfHistory, "version", FlowOfHistory.version + 1)
    again = start()
    back = again.stranger()
    back.http.cookies.set("epoka", cookie)
    now = [back.look(table, seat) for seat in range(3)]
    assert [state["view"] | {"version": 0} for state in now] == [view | {"version": 0} for view in seen]
    assert [(state["seq"], state["answers"]) for state in now] == [(12, 12)] * 3
    back.refused("GET", f"/api/tables/{table}/at/5", status=410, code="history")
    assert back.get(f"/api/tables/{table}/log")["first"] == 12
    with back.live(table, 0, seq=5) as live:
        assert live.wait("state", "step")["type"] == "state"
    back.play(table, 0, 1, 2, moves=5)
    assert back.look(table)["answers"] == 17
    with back.live(table, 0, seq=13) as live:
        assert [live.wait("step")["seq"] for _ in range(4)] == [14, 15, 16, 17]
    assert back.get(f"/api/tables/{table}/at/15")["answers"] == 15
    cookie = back.http.cookies["epoka"]
    back.close()
    again.stop()
    third = start().stranger()
    third.http.cookies.set("epoka", cookie)
    assert third.get(f"/api/tables/{table}/at/16")["length"] == 17
    third.finish(table, 0, 1, 2)
    assert third.get(f"/api/tables/{table}")["status"] == "over"
    third.close()


def test_a_game_of_newer_rules_is_left_alone(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FlowOfHistory, "version", FlowOfHistory.version + 1)
    server = start()
    anna = server.person()
    table = anna.table("person", "bot:random", "bot:random")["id"]
    with ticking() as tick:
        while anna.look(table)["view"]["waiting"] != [0]:
            tick()
    cookie = anna.http.cookies["epoka"]
    anna.close()
    server.stop()
    monkeypatch.undo()
    back = start().stranger()
    back.http.cookies.set("epoka", cookie)
    back.refused("GET", f"/api/tables/{table}/state?seat=0", status=409, code="newer")
    back.close()


def test_opening_a_stored_game_is_quick_enough_to_feel_instant(start: Callable[..., Running]) -> None:
    """Not a timing: a position comes from its snapshot, and its log is read once."""
    server = start(positions=1)
    anna = server.person()
    first, second = (anna.table(*SCREEN)["id"] for _ in range(2))
    for table in (first, second):
        anna.play(table, 0, 1, 2, moves=20)
    for table in (first, second, first):
        assert anna.look(table)["answers"] == 20
        assert len(server.site.rooms.positions) == 1
    anna.close()
