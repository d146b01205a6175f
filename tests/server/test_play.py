"""Playing: whole games, and answers that must not count."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tests.server.running import Player

BOTS = ("person", "bot:greedy", "bot:random")
SCREEN = ("person", "hotseat", "hotseat")
"""Three at one screen: with two, the game begins with a choice of both at once."""


def first_move(player: Player, table: str) -> tuple[int, int, str]:
    """Seat, entry and text of the first option that this person's seats are asked for."""
    for seat in player.get(f"/api/tables/{table}")["mine"]:
        state = player.look(table, seat)
        if state["view"]["decision"]:
            return seat, state["seq"], state["view"]["decision"]["options"][0]["text"]
    raise AssertionError("nobody is asked")


def test_a_whole_game_over_http_against_bots(anna: Player) -> None:
    table = anna.table(*BOTS)["id"]
    anna.play(table, 0)
    shown = anna.get(f"/api/tables/{table}")
    assert shown["status"] == "over"
    assert shown["result"]["winners"]
    assert shown["seed"] is not None


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_game_over_the_socket_against_bots(anna: Player, seats: int) -> None:
    table = anna.table("person", *["bot:greedy"] * (seats - 1))["id"]
    with anna.live(table, 0) as live:
        heard = live.play(0)
    assert [message["seq"] for message in heard] == list(range(heard[0]["seq"], heard[-1]["seq"] + 1))
    assert heard[-1]["view"]["scores"]


def test_a_whole_game_at_one_screen(anna: Player) -> None:
    table = anna.table("person", {"kind": "hotseat", "name": "Olek"}, "hotseat")["id"]
    anna.finish(table, 0, 1, 2)
    shown = anna.get(f"/api/tables/{table}")
    assert shown["status"] == "over"
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Olek", "Anna (2)"]


def test_an_answer_counts_once_however_often_it_is_sent(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    seat, seq, answer = first_move(anna, table)
    stored = [anna.move(table, seat, seq, answer)["seq"] for _ in range(3)]
    assert stored == [seq + 1] * 3
    assert anna.look(table, seat)["seq"] == seq + 1
    with anna.live(table, seat) as live:
        live.wait("state")
        live.move(seat, seq, answer.split())
        assert live.wait("done", "refused")["seq"] == seq + 1


def test_an_answer_that_is_sent_again_is_found_after_the_game(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    seat, seq, answer = first_move(anna, table)
    anna.move(table, seat, seq, answer)
    anna.finish(table, 0, 1, 2)
    assert anna.move(table, seat, seq, answer)["seq"] == seq + 1


def test_a_late_answer_is_told_that_the_table_has_moved_on(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    seat, seq, answer = first_move(anna, table)
    options = anna.look(table, seat)["view"]["decision"]["options"]
    anna.move(table, seat, seq, answer)
    late = {"seat": seat, "seq": seq, "answer": options[1]["text"]}
    anna.refused("POST", f"/api/tables/{table}/moves", late, status=409, code="behind")
    early = {"seat": seat, "seq": seq + 7, "answer": options[1]["text"]}
    anna.refused("POST", f"/api/tables/{table}/moves", early, status=409, code="behind")
    assert anna.look(table)["seq"] == seq + 1


def test_of_many_answers_to_one_decision_exactly_one_wins(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    seat, seq, _ = first_move(anna, table)
    options = anna.look(table, seat)["view"]["decision"]["options"]
    bodies = [{"seat": seat, "seq": seq, "answer": option["text"]} for option in options] * 4

    def send(body: Any) -> tuple[int, str]:
        return anna.http.post(f"/api/tables/{table}/moves", json=body).status_code, body["answer"]

    with ThreadPoolExecutor(12) as pool:
        results = list(pool.map(send, bodies))
    won = {answer for status, answer in results if status == 201}
    assert len(won) == 1
    assert {status for status, _ in results} == {201, 409}
    assert anna.look(table)["seq"] == seq + 1
    entries = anna.server.site.database.reading.connect()
    with entries as connection:
        stored = connection.exec_driver_sql(f"SELECT answer FROM entries WHERE \"table\" = '{table}'").all()
    assert [row.answer for row in stored] == list(won)


def test_only_the_owner_of_a_seat_answers_for_it(anna: Player, marek: Player, stranger: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    seat, seq, answer = first_move(anna, table)
    body = {"seat": seat, "seq": seq, "answer": answer}
    marek.refused("POST", f"/api/tables/{table}/moves", body, status=403, code="not-yours")
    stranger.refused("POST", f"/api/tables/{table}/moves", body, status=401, code="sign-in")
    for other in (7, 20):
        wrong = {**body, "seat": other}
        anna.refused("POST", f"/api/tables/{table}/moves", wrong, status=403, code="not-yours")
    assert anna.look(table)["seq"] == seq


def test_nobody_answers_for_a_bot(anna: Player) -> None:
    table = anna.table("person", "bot:random")["id"]
    body = {"seat": 1, "seq": 0, "answer": "harvest"}
    anna.refused("POST", f"/api/tables/{table}/moves", body, status=403, code="not-yours")


def test_out_of_turn_is_refused_with_whose_turn_it_is(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    seat, seq, answer = first_move(anna, table)
    body = {"seat": (seat + 1) % 3, "seq": seq, "answer": answer}
    error = anna.refused("POST", f"/api/tables/{table}/moves", body, status=409, code="refused")
    assert error["message"] == {"id": "refusal-not-your-turn", "args": {"seat": seat}}


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("complete", "refusal-complete-nothing"),
        ("invest palace_of_nowhere", "refusal-not-an-option"),
        ("conquer", "refusal-not-an-option"),
        ("   ", "refusal-malformed"),
        (["invest"], "refusal-not-an-option"),
        ([5, 5], "refusal-not-an-option"),
    ],
)
def test_what_the_rules_refuse_changes_nothing(anna: Player, answer: Any, reason: str) -> None:
    table = anna.table(*SCREEN)["id"]
    seat, seq, _ = first_move(anna, table)
    body = {"seat": seat, "seq": seq, "answer": answer}
    error = anna.refused("POST", f"/api/tables/{table}/moves", body, status=422, code="refused")
    assert error["message"]["id"] == reason
    assert anna.look(table)["seq"] == seq


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seat": 0, "seq": 0},
        {"seat": 0, "seq": 0, "answer": ""},
        {"seat": 0, "seq": 0, "answer": []},
        {"seat": 0, "seq": 0, "answer": "x" * 201},
        {"seat": 0, "seq": 0, "answer": [["harvest"]]},
        {"seat": 0, "seq": 0, "answer": {"harvest": 1}},
        {"seat": -1, "seq": 0, "answer": "harvest"},
        {"seat": "zero", "seq": 0, "answer": "harvest"},
        {"seat": 0, "seq": -1, "answer": "harvest"},
        {"seat": 0, "seq": 10**30, "answer": "harvest"},
        {"seat": 0, "seq": None, "answer": "harvest"},
        {"seat": 0, "seq": 0, "answer": "harvest", "person": "marek"},
        [],
        "harvest",
    ],
)
def test_a_malformed_move_is_declined(anna: Player, body: Any) -> None:
    table = anna.table(*SCREEN)["id"]
    anna.refused("POST", f"/api/tables/{table}/moves", body, status=422, code="request")


def test_half_a_character_is_declined(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    body = b'{"seat": 0, "seq": 0, "answer": ["\\ud800"]}'
    response = anna.http.post(f"/api/tables/{table}/moves", content=body, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["error"]["code"]) == (422, "letters")


def test_a_game_that_is_over_takes_no_answers(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    anna.finish(table, 0, 1, 2)
    seq = anna.look(table)["seq"]
    body = {"seat": 0, "seq": seq, "answer": "harvest"}
    error = anna.refused("POST", f"/api/tables/{table}/moves", body, status=409, code="refused")
    assert error["message"]["id"] == "refusal-game-over"


def test_a_table_that_waits_has_no_position(anna: Player) -> None:
    table = anna.table("person", "open")["id"]
    anna.refused("GET", f"/api/tables/{table}/state", status=409, code="not-started")
    body = {"seat": 0, "seq": 0, "answer": "harvest"}
    anna.refused("POST", f"/api/tables/{table}/moves", body, status=409, code="not-started")


def test_a_spectator_sees_no_decision(anna: Player, stranger: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    view = stranger.look(table)["view"]
    assert (view["viewer"], view["decision"]) == (None, None)
    assert view["waiting"]
    stranger.refused("GET", f"/api/tables/{table}/state?seat=0", status=403, code="not-yours")


def test_a_preview_tells_what_will_happen_and_changes_nothing(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    seat, seq, _ = first_move(anna, table)
    before = anna.look(table, seat)
    seen = 0
    for option in before["view"]["decision"]["options"]:
        body = {"seat": seat, "answer": option["text"]}
        told = anna.post(f"/api/tables/{table}/preview", body)
        seen += len(told["events"]) + told["more"]
        # A choice that leads on says to which question.
        assert not told["more"] or told["next"]["id"].startswith("prompt-")
    assert seen > 0
    assert anna.look(table, seat) == before
    wrong = {"seat": seat, "answer": "complete"}
    anna.refused("POST", f"/api/tables/{table}/preview", wrong, status=422, code="refused")
    assert anna.look(table, seat)["seq"] == seq


def test_all_options_are_looked_at_in_one_request(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    changed = 0
    for _ in range(8):
        seat, seq, _ = first_move(anna, table)
        before = anna.look(table, seat)
        view = before["view"]
        told = anna.get(f"/api/tables/{table}/previews?seat={seat}")
        assert (told["seq"], told["rest"]) == (seq, None)
        assert [one["answer"] for one in told["previews"]] == [option["text"] for option in view["decision"]["options"]]
        for one in told["previews"]:
            alone = anna.post(f"/api/tables/{table}/preview", {"seat": seat, "answer": one["answer"]})
            assert with_changes(view["counters"], one["changed"]) == alone.pop("counters")
            assert {name: one[name] for name in alone} == alone
            changed += bool(one["changed"]["seats"][seat])
        later = anna.get(f"/api/tables/{table}/previews?seat={seat}&first=1")
        assert later["previews"] == told["previews"][1:]
        assert anna.look(table, seat) == before
        anna.play(table, 0, 1, 2, moves=2)
    assert changed > 0


def with_changes(counters: Any, changed: Any) -> Any:
    """The counters as they would be."""
    seats = [one | other for one, other in zip(counters["seats"], changed["seats"], strict=True)]
    return {"table": counters["table"] | changed["table"], "seats": seats}


def test_who_is_not_asked_has_nothing_to_look_at(anna: Player, marek: Player, stranger: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    seat, seq, _ = first_move(anna, table)
    asked = f"/api/tables/{table}/previews"
    quiet = next(other for other in range(len(SCREEN)) if other != seat)
    assert anna.get(f"{asked}?seat={quiet}") == {"seq": seq, "previews": [], "rest": None}
    assert anna.get(f"{asked}?seat={seat}&first=500") == {"seq": seq, "previews": [], "rest": None}
    marek.refused("GET", f"{asked}?seat={seat}", status=403, code="not-yours")
    stranger.refused("GET", f"{asked}?seat={seat}", status=401, code="sign-in")
    silent = anna.table(*SCREEN, previews=False)["id"]
    anna.refused("GET", f"/api/tables/{silent}/previews?seat={seat}", status=403, code="no-previews")


def test_a_table_may_go_without_previews(anna: Player, marek: Player) -> None:
    table = anna.table(*SCREEN, previews=False)["id"]
    seat, _, answer = first_move(anna, table)
    body = {"seat": seat, "answer": answer}
    anna.refused("POST", f"/api/tables/{table}/preview", body, status=403, code="no-previews")
    open_table = anna.table(*SCREEN)["id"]
    marek.refused("POST", f"/api/tables/{open_table}/preview", body, status=403, code="not-yours")


def test_games_of_different_tables_do_not_disturb_each_other(anna: Player) -> None:
    found = [anna.table(*SCREEN)["id"] for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        made = list(pool.map(lambda table: anna.play(table, 0, 1, 2, rng=Random(table), moves=30), found))
    assert made == [30] * 6
    for table in found:
        assert anna.look(table)["seq"] == 30
