"""The WebSocket: following, coming back, presence, chat, and what a client must not send."""

from __future__ import annotations

import json
import logging
from functools import partial
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from epoka.server.guards import Guard
from epoka.server.routes.live import live
from tests.server.running import JSON, Live, Player, Running
from tests.waiting import outcome

SCREEN = ("person", "hotseat", "hotseat")


def steps(live: Live, count: int) -> list[JSON]:
    """The next steps."""
    return [live.wait("step") for _ in range(count)]


def test_hello_brings_everything(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 1) as live:
        state = live.wait("state")
    assert (state["seq"], state["answers"], state["view"]["viewer"]) == (0, 0, 1)
    assert state["table"]["mine"] == [0, 1, 2]


def test_everybody_is_told_of_a_move(anna: Player, marek: Player, stranger: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 0) as mine, marek.live(table) as his, stranger.live(table) as theirs:
        for live in (mine, his, theirs):
            live.wait("state")
        anna.play(table, 0, 1, 2, moves=1)
        told = [live.wait("step") for live in (mine, his, theirs)]
    assert [(step["seq"], step["kind"], step["view"]["viewer"]) for step in told] == [
        (1, "answer", 0),
        (1, "answer", None),
        (1, "answer", None),
    ]
    assert told[1] == told[2]


def test_whoever_comes_back_gets_exactly_what_it_missed(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 0) as live:
        live.wait("state")
        anna.play(table, 0, 1, 2, moves=5)
        seen = steps(live, 5)
    with anna.live(table, 0) as watching:
        watching.wait("state")
        anna.play(table, 0, 1, 2, moves=20, rng=Random(2))
        missed = steps(watching, 20)
    with anna.live(table, 0, seq=seen[-1]["seq"]) as live:
        assert steps(live, 20) == missed
        anna.play(table, 0, 1, 2, moves=1)
        assert live.wait("step")["seq"] == 26


def test_what_was_missed_holds_undos_too(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 0) as watching:
        watching.wait("state")
        told: list[JSON] = []
        for number in range(8):
            anna.play(table, 0, 1, 2, moves=1, rng=Random(number))
            told += steps(watching, 1)
            if told[-1]["undo"]["allowed"] or told[-1]["seat"] != 0:
                last = anna.look(table, told[-1]["seat"])
                if last["undo"]["allowed"]:
                    anna.post(f"/api/tables/{table}/undo", {"seat": told[-1]["seat"], "seq": last["seq"]}, expect=201)
                    told += steps(watching, 1)
    assert {"answer", "undo"} == {step["kind"] for step in told}
    with anna.live(table, 0, seq=0) as live:
        assert steps(live, len(told)) == told


def test_whoever_has_missed_nothing_gets_no_steps(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    anna.play(table, 0, 1, 2, moves=3)
    with anna.live(table, 0, seq=3) as live:
        assert live.hear()["type"] == "table"
        live.say(type="ping")
        while (told := live.hear()["type"]) != "pong":
            assert told == "table"


def test_whoever_is_ahead_or_far_behind_gets_everything(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 0, seq=5) as live:
        assert live.wait("state", "step")["type"] == "state"
        seat = anna.look(table)["view"]["waiting"][0]
        answer = anna.look(table, seat)["view"]["decision"]["options"][0]["text"]
        for seq in range(0, 202, 2):
            live.move(seat, seq, answer)
            live.say(type="undo", id=seq, seat=seat, seq=seq + 1)
        assert [step["seq"] for step in steps(live, 202)] == list(range(1, 203))
    with anna.live(table, 0, seq=1) as live:
        assert live.wait("state", "step")["type"] == "state"
    with anna.live(table, 0, seq=2) as live:
        assert [step["seq"] for step in steps(live, 200)] == list(range(3, 203))


def test_looking_from_another_seat_needs_only_another_hello(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 0) as live:
        live.wait("state")
        live.say(type="hello", seat=2, seq=None)
        assert live.wait("state")["view"]["viewer"] == 2
        anna.play(table, 0, 1, 2, moves=1)
        assert live.wait("step")["view"]["viewer"] == 2


def test_nobody_looks_from_a_seat_that_is_not_theirs(anna: Player, marek: Player, stranger: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with marek.live(table, 0) as live:
        assert live.wait("state", "refused")["error"]["code"] == "not-yours"
    with stranger.live(table, 0) as live:
        assert live.wait("state", "refused")["error"]["code"] == "sign-in"
        live.move(0, 0, "harvest")
        assert live.wait("done", "refused")["error"]["code"] == "sign-in"


def test_whoever_stands_up_becomes_a_spectator(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 0) as live:
        live.wait("state")
        anna.post(f"/api/tables/{table}/leave", {"seat": 0})
        assert live.wait("state")["view"]["viewer"] is None


def test_a_table_that_waits_tells_who_comes(anna: Player, marek: Player) -> None:
    table = anna.table("person", "open", "open")["id"]
    third = anna.server.person("Zofia")
    with anna.live(table, 0) as live:
        assert live.hear()["type"] == "table"
        marek.post(f"/api/tables/{table}/join")
        live.wait("table", where=lambda told: told["table"]["seats"][1]["name"] == "Marek")
        third.post(f"/api/tables/{table}/join")
        assert live.wait("state")["view"]["viewer"] == 0
    third.close()


def test_everybody_sees_who_is_there(anna: Player, marek: Player, stranger: Player) -> None:
    made = anna.table("person", "invite")
    table = made["id"]
    marek.post(f"/api/tables/{table}/join", {"invite": made["seats"][1]["invite"]})
    with anna.live(table, 0) as live:
        live.wait("table", where=lambda told: told["table"]["seats"][0]["connected"])
        with marek.live(table, 1):
            live.wait("table", where=lambda told: told["table"]["seats"][1]["connected"])
        live.wait("table", where=lambda told: not told["table"]["seats"][1]["connected"])
        with stranger.live(table):
            live.wait("table", where=lambda told: told["table"]["watchers"] == 1)


def test_chat_reaches_everybody_and_stays(anna: Player, marek: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 0) as mine, marek.live(table) as his:
        mine.wait("state")
        his.wait("state")
        mine.say(type="chat", id=4, text="  Dzień dobry  ")
        assert mine.wait("done")["id"] == 4
        message = his.wait("said")["message"]
        marek.post(f"/api/tables/{table}/chat", {"text": "Hello"}, expect=201)
        assert mine.wait("said", where=lambda told: told["message"]["seat"] is None)["message"]["text"] == "Hello"
    assert (message["name"], message["seat"], message["text"]) == ("Anna", 0, "Dzień dobry")
    kept = marek.get(f"/api/tables/{table}/chat")["messages"]
    assert [line["text"] for line in kept] == ["Dzień dobry", "Hello"]
    assert marek.get(f"/api/tables/{table}/chat?before={kept[1]['id']}")["messages"] == kept[:1]


def test_chat_has_limits(anna: Player, stranger: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    for text in ("", "   ", "x" * 501, None):
        anna.refused("POST", f"/api/tables/{table}/chat", {"text": text}, status=422, code="request")
    stranger.refused("POST", f"/api/tables/{table}/chat", {"text": "x"}, status=401, code="sign-in")


def test_a_table_that_is_not_there_ends_the_connection(anna: Player) -> None:
    with anna.live("aaaaaaaaaa", hello=False) as live:
        assert live.closed() == 4404


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        '{"type": "conquer"}',
        '{"type": "move"}',
        '{"type": "hello", "seat": "zero"}',
        '{"type": "hello", "seat": 0, "seq": -4}',
        '{"type": "hello", "extra": 1}',
        '{"type": "move", "id": 1, "seat": 0, "seq": 0, "answer": null}',
        '{"type": "move", "id": 1, "seat": 0, "seq": 0, "answer": "' + "x" * 300 + '"}',
        '{"type": "chat", "id": 1, "text": ""}',
        "[" * 5000,
        b"\xff\xfe",
        b'{"type": "nothing"}',
    ],
)
def test_a_malformed_message_is_declined_and_the_connection_lives(anna: Player, frame: Any) -> None:
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 0) as live:
        live.wait("state")
        live.socket.send(frame)
        assert live.wait("refused")["error"]["code"] == "request"
        live.say(type="ping")
        live.wait("pong")
    assert anna.look(table)["seq"] == 0


def test_whoever_goes_before_the_door_is_opened_is_no_trouble(
    server: Running, anna: Player, caplog: pytest.LogCaptureFixture
) -> None:
    path = f"/api/tables/{anna.table(*SCREEN)['id']}/live"
    scope: JSON = {"type": "websocket", "path": path, "query_string": b"", "client": ("127.0.0.1", 1)}
    scope["headers"] = [(b"host", f"127.0.0.1:{server.port}".encode())]

    async def receive() -> JSON:
        return {"type": "websocket.connect"}

    async def send(message: JSON) -> None:
        raise ConnectionResetError(message["type"])

    guard = Guard(server.app, partial(live, server.site), server.settings, server.site)
    with caplog.at_level(logging.WARNING):
        outcome(guard(scope, receive, send))
    assert not caplog.records


def test_a_client_that_talks_nonsense_is_shown_out(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 0) as live:
        for _ in range(20):
            live.socket.send("nonsense")
        assert live.closed() == 4400


def test_a_frame_that_is_too_large_ends_the_connection(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 0) as live:
        live.wait("state")
        live.socket.send(json.dumps({"type": "chat", "id": 1, "text": "x" * 20_000}))
        assert live.closed() == 1009


def test_moves_for_other_seats_change_nothing(anna: Player, marek: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with marek.live(table) as live:
        live.wait("state")
        for seat in range(4):
            live.move(seat, 0, "harvest")
            assert live.wait("done", "refused")["error"]["code"] == "not-yours"
    assert anna.look(table)["seq"] == 0


def test_whoever_is_behind_gets_the_state(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 0) as live:
        live.wait("state")
        live.move(0, 17, "harvest")
        assert live.wait("done", "refused")["error"]["code"] == "behind"
        assert live.wait("state")["seq"] == 0


def test_whoever_logs_out_is_not_followed_any_longer(server: Running, anna: Player) -> None:
    anna.post("/api/accounts", {"email": "two@example.org", "password": "correct horse"}, expect=201)
    other = server.stranger()
    other.post("/api/sessions", {"email": "two@example.org", "password": "correct horse"}, expect=201)
    table = anna.table(*SCREEN)["id"]
    with anna.live(table, 0) as here, other.live(table, 0) as there:
        here.wait("state")
        there.wait("state")
        anna.send("DELETE", "/api/sessions", {}, expect=204)
        assert here.closed() == 4401
        there.say(type="ping")
        there.wait("pong")
        other.send("DELETE", "/api/me", {"password": "correct horse"}, expect=204)
        assert there.closed() == 4401


def test_a_foreign_page_gets_no_connection(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    with pytest.raises(InvalidStatus), anna.live(table, extra={"Origin": "https://evil.example"}):
        pass
    with anna.live(table, 0, extra={"Origin": anna.server.url}) as live:
        live.wait("state")


def test_a_server_that_stops_says_so(start: Any) -> None:
    server: Running = start()
    player = server.person()
    table = player.table(*SCREEN)["id"]
    with player.live(table, 0) as live:
        live.wait("state")
        server.stop()
        assert live.closed() == 1012
    player.close()
