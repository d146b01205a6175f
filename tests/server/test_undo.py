"""Taking back: up to the last new information at once, beyond it when all agree."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from tests.server.running import JSON, Player, Running, ticking

SCREEN = ("person", "hotseat", "hotseat")


def undo(player: Player, table: str, seat: int, **expect: int) -> Any:
    """Take a seat's last answer back."""
    seq = player.look(table)["seq"]
    return player.post(f"/api/tables/{table}/undo", {"seat": seat, "seq": seq}, **expect)


def play_until(player: Player, table: str, seats: tuple[int, ...], wanted: Any) -> JSON:
    """Make moves until one leaves its seat in a wanted situation; returns that seat's state after it."""
    rng = Random(3)
    for _ in range(200):
        states = [player.look(table, seat) for seat in seats]
        asked = next((state for state in states if state["view"]["decision"]), None)
        if asked is None:
            time.sleep(0.01)
            continue
        seat = asked["view"]["decision"]["seat"]
        answer = rng.choice(asked["view"]["decision"]["options"])["text"]
        player.move(table, seat, asked["seq"], answer)
        after = player.look(table, seat)
        if wanted(after):
            return after
    raise AssertionError("it never came to that")


def is_allowed(state: JSON) -> bool:
    """Whether the seat may take its answer back."""
    return bool(state["undo"]["allowed"])


def is_blocked(state: JSON) -> bool:
    """Whether something new has come to light since the seat's answer."""
    refusal = state["undo"]["refusal"]
    return refusal is not None and refusal["id"] == "refusal-undo-new-information"


def test_an_answer_is_taken_back_and_all_is_as_before(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    before = {seat: anna.look(table, seat)["view"] for seat in range(3)}
    after = play_until(anna, table, (0, 1, 2), is_allowed)
    assert after["answers"] == 1
    seat = after["view"]["viewer"]
    assert undo(anna, table, seat, expect=201) == {"seq": 2}
    assert {seat: anna.look(table, seat)["view"] for seat in range(3)} == before
    assert anna.look(table)["answers"] == 0


def test_an_undo_counts_once_however_often_it_is_sent(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    seat = play_until(anna, table, (0, 1, 2), is_allowed)["view"]["viewer"]
    body = {"seat": seat, "seq": anna.look(table)["seq"]}
    answers = [anna.post(f"/api/tables/{table}/undo", body, expect=201) for _ in range(3)]
    assert answers == [answers[0]] * 3
    assert anna.look(table)["seq"] == body["seq"] + 1


def test_new_information_stands(anna: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    state = play_until(anna, table, (0, 1, 2), is_blocked)
    assert state["undo"]["ask"]
    body = {"seat": state["view"]["viewer"], "seq": state["seq"]}
    error = anna.refused("POST", f"/api/tables/{table}/undo", body, status=422, code="refused")
    assert error["message"]["id"] == "refusal-undo-new-information"


def test_only_my_own_answers(anna: Player, marek: Player) -> None:
    table = anna.table(*SCREEN)["id"]
    state = play_until(anna, table, (0, 1, 2), is_allowed)
    seat, seq = state["view"]["viewer"], state["seq"]
    marek.refused("POST", f"/api/tables/{table}/undo", {"seat": seat, "seq": seq}, status=403, code="not-yours")
    other = {"seat": (seat + 1) % 3, "seq": seq}
    error = anna.refused("POST", f"/api/tables/{table}/undo", other, status=422, code="refused")
    assert error["message"]["id"] in ("refusal-undo-not-yours", "refusal-undo-nothing")
    late = {"seat": seat, "seq": seq - 1}
    anna.refused("POST", f"/api/tables/{table}/undo", late, status=409, code="behind")


def test_the_bots_answers_since_go_too(anna: Player) -> None:
    for _ in range(20):
        table = anna.table("person", "bot:greedy", "bot:greedy")["id"]
        found = several_back(anna, table)
        if found is not None:
            break
    assert found is not None, "no bot ever answered without learning something new"
    entries, state = found
    with anna.live(table, 0, seq=state["seq"]) as live:
        live.say(type="undo", id=5, seat=0, seq=state["seq"])
        steps = [live.wait("step") for _ in range(entries)]
        assert live.wait("done", "refused")["seq"] == state["seq"] + entries
    assert [step["kind"] for step in steps] == ["undo"] * entries
    assert steps[-1]["seat"] == 0
    assert steps[-1]["answers"] == state["answers"] - entries
    assert steps[-1]["view"]["decision"]["seat"] == 0


def several_back(player: Player, table: str) -> tuple[int, JSON] | None:
    """Play until an undo would take back more than one answer."""
    rng = Random(table)
    with ticking() as tick:
        while True:
            state = player.look(table, 0)
            if state["view"]["over"]:
                return None
            if not state["view"]["decision"]:
                tick()
                continue
            if state["undo"]["allowed"] and state["undo"]["back"] > 1:
                return state["undo"]["back"], state
            player.move(table, 0, state["seq"], rng.choice(state["view"]["decision"]["options"])["text"])


def test_alone_with_bots_anything_may_be_taken_back(anna: Player) -> None:
    table = anna.table("person", "bot:greedy", "bot:greedy")["id"]
    state = play_until(anna, table, (0,), is_blocked)
    with ticking() as tick:
        while not anna.look(table, 0)["view"]["decision"]:
            tick()
    state = anna.look(table, 0)
    anna.post(f"/api/tables/{table}/undo/request", {"seat": 0, "seq": state["seq"]}, expect=204)
    back = anna.look(table, 0)
    assert back["answers"] < state["answers"]
    assert back["view"]["decision"]["seat"] == 0
    anna.play(table, 0)


def pair(anna: Player, marek: Player) -> str:
    """A table of Anna (0 and 2) and Marek (1), played until Anna's answer has brought something new."""
    made = anna.table("person", "invite", "hotseat")
    marek.post(f"/api/tables/{made['id']}/join", {"invite": made["seats"][1]["invite"]})
    table: str = made["id"]
    rng = Random(5)
    while True:
        for player, seats in ((anna, (0, 2)), (marek, (1,))):
            for seat in seats:
                state = player.look(table, seat)
                if not state["view"]["decision"]:
                    continue
                answer = rng.choice(state["view"]["decision"]["options"])["text"]
                player.move(table, seat, state["seq"], answer)
                if seat == 0 and is_blocked(anna.look(table, 0)):
                    return table


def test_beyond_the_horizon_all_must_agree(anna: Player, marek: Player) -> None:
    table = pair(anna, marek)
    path = f"/api/tables/{table}/undo"
    before = anna.look(table, 0)
    with marek.live(table, 1) as live:
        live.wait("state")
        anna.post(f"{path}/request", {"seat": 0, "seq": before["seq"]}, expect=204)
        request = live.wait("table", where=lambda told: told["table"]["request"] is not None)["table"]["request"]
        assert (request["seat"], request["agreed"], request["missing"]) == (0, [], [1])
        again = {"seat": 0, "seq": before["seq"]}
        anna.refused("POST", f"{path}/request", again, status=409, code="request-open")
        anna.refused("POST", f"{path}/vote", {"seat": 0, "agree": True}, status=403, code="not-yours")
        marek.post(f"{path}/vote", {"seat": 1, "agree": True}, expect=204)
        step = live.wait("step")
        assert (step["kind"], step["seat"], step["answers"]) == ("undo", 0, request["answers"])
        live.wait("table", where=lambda told: told["table"]["request"] is None)
    assert anna.look(table, 0)["view"]["decision"]["seat"] == 0


def test_one_no_is_enough(anna: Player, marek: Player) -> None:
    table = pair(anna, marek)
    path = f"/api/tables/{table}/undo"
    before = anna.look(table, 0)
    anna.post(f"{path}/request", {"seat": 0, "seq": before["seq"]}, expect=204)
    marek.post(f"{path}/vote", {"seat": 1, "agree": False}, expect=204)
    marek.refused("POST", f"{path}/vote", {"seat": 1, "agree": True}, status=409, code="no-request")
    assert anna.look(table, 0) == before


def test_a_request_is_over_when_the_game_goes_on(anna: Player, marek: Player) -> None:
    table = pair(anna, marek)
    path = f"/api/tables/{table}/undo"
    seq = anna.look(table)["seq"]
    anna.post(f"{path}/request", {"seat": 0, "seq": seq}, expect=204)
    marek.play(table, 1, moves=1, patient=False)
    anna.play(table, 0, 2, moves=1, patient=False)
    assert anna.look(table)["seq"] > seq
    assert anna.get(f"/api/tables/{table}")["request"] is None
    marek.refused("POST", f"{path}/vote", {"seat": 1, "agree": True}, status=409, code="no-request")


def deserted(anna: Player, marek: Player) -> tuple[str, JSON]:
    """Such a table, which Marek has left for a while; and how it stands when Anna must move."""
    table = pair(anna, marek)
    marek.post(f"/api/tables/{table}/leave", {"seat": 1})
    return table, on_turn(anna, table)


def on_turn(player: Player, table: str) -> JSON:
    """How a table stands when one of a player's seats must move."""
    with ticking() as tick:
        while True:
            shown = player.get(f"/api/tables/{table}")
            if shown["my_turn"]:
                return player.look(table, 0)
            tick()


def ask_back(player: Player, table: str) -> JSON:
    """Ask for seat 0 to take an answer back; returns the open request, if there is one."""
    seq = player.look(table)["seq"]
    player.post(f"/api/tables/{table}/undo/request", {"seat": 0, "seq": seq}, expect=204)
    return player.get(f"/api/tables/{table}")["request"]


def test_whoever_has_left_and_may_come_back_must_agree(anna: Player, marek: Player) -> None:
    table, before = deserted(anna, marek)
    assert ask_back(anna, table)["missing"] == [1]
    assert anna.look(table, 0) == before
    anna.refused("POST", f"/api/tables/{table}/undo/vote", {"seat": 1, "agree": True}, status=403, code="not-yours")
    marek.post(f"/api/tables/{table}/join", {"seat": 1})
    assert marek.get(f"/api/tables/{table}")["request"]["missing"] == [1]
    marek.post(f"/api/tables/{table}/undo/vote", {"seat": 1, "agree": True}, expect=204)
    assert anna.look(table, 0)["answers"] < before["answers"]


def test_whoever_has_left_may_vote_without_coming_back(anna: Player, marek: Player) -> None:
    table, before = deserted(anna, marek)
    ask_back(anna, table)
    marek.post(f"/api/tables/{table}/undo/vote", {"seat": 1, "agree": False}, expect=204)
    assert anna.get(f"/api/tables/{table}")["request"] is None
    assert anna.look(table, 0) == before


def test_a_request_to_somebody_who_stays_away_is_withdrawn_or_played_over(anna: Player, marek: Player) -> None:
    table, before = deserted(anna, marek)
    ask_back(anna, table)
    marek.refused("POST", f"/api/tables/{table}/undo/vote", {"seat": 0, "agree": False}, status=403, code="not-yours")
    anna.post(f"/api/tables/{table}/undo/vote", {"seat": 0, "agree": False}, expect=204)
    assert anna.get(f"/api/tables/{table}")["request"] is None
    ask_back(anna, table)
    anna.play(table, 0, 2, moves=1)
    assert anna.get(f"/api/tables/{table}")["request"] is None
    assert anna.look(table)["answers"] > before["answers"]


def test_a_request_is_over_when_somebody_leaves(anna: Player, marek: Player) -> None:
    table = pair(anna, marek)
    answers = anna.look(table)["answers"]
    ask_back(anna, table)
    marek.post(f"/api/tables/{table}/leave", {"seat": 1})
    assert anna.get(f"/api/tables/{table}")["request"] is None
    assert anna.look(table)["answers"] >= answers


def test_whoever_has_given_up_need_not_agree(anna: Player, marek: Player) -> None:
    table = pair(anna, marek)
    marek.post(f"/api/tables/{table}/resign", {"seat": 1})
    before = on_turn(anna, table)
    assert ask_back(anna, table) is None
    assert anna.look(table, 0)["answers"] < before["answers"]


def test_whoever_is_deleted_while_away_need_not_agree(anna: Player, marek: Player) -> None:
    table, before = deserted(anna, marek)
    assert ask_back(anna, table)["missing"] == [1]
    marek.send("DELETE", "/api/me", {}, expect=204)
    shown = anna.get(f"/api/tables/{table}")
    assert (shown["request"], shown["seats"][1]["resigned"]) == (None, True)
    assert ask_back(anna, table) is None
    assert anna.look(table, 0)["answers"] < before["answers"]


def test_the_answers_of_a_seat_that_is_kept_are_not_taken_back_unasked(anna: Player, marek: Player) -> None:
    made = anna.table("person", "invite", "hotseat")
    table = made["id"]
    marek.post(f"/api/tables/{table}/join", {"invite": made["seats"][1]["invite"]})
    marek.post(f"/api/tables/{table}/leave", {"seat": 1})
    rng = Random(4)
    for _ in range(200):
        state = on_turn(anna, table)
        if since_me(anna, table):
            break
        decided = next(look for seat in (0, 2) if (look := anna.look(table, seat))["view"]["decision"])
        answer = rng.choice(decided["view"]["decision"]["options"])["text"]
        anna.move(table, decided["view"]["viewer"], decided["seq"], answer)
    refusal = state["undo"]["refusal"]
    assert (state["undo"]["ask"], refusal["id"], refusal["args"]) == (True, "refusal-undo-not-yours", {"seat": 1})
    body = {"seat": 0, "seq": state["seq"]}
    anna.refused("POST", f"/api/tables/{table}/undo", body, status=422, code="refused")


def since_me(anna: Player, table: str) -> bool:
    """Whether seat 0 has answered, then seat 1, and nobody else since."""
    lines = anna.get(f"/api/tables/{table}/log")["lines"]
    return [line["seat"] for line in lines[-2:]] == [0, 1]


def test_a_sealed_answer_can_be_taken_back_from_among_the_others(anna: Player, marek: Player) -> None:
    made = anna.table("person", "invite")
    table = made["id"]
    marek.post(f"/api/tables/{table}/join", {"invite": made["seats"][1]["invite"]})
    for player, seat in ((anna, 0), (marek, 1)):
        state = player.look(table, seat)
        assert state["view"]["decision"], "two players choose their governments at once"
    with marek.live(table, 1) as live:
        live.wait("state")
        anna.move(table, 0, 0, anna.look(table, 0)["view"]["decision"]["options"][0]["text"])
        sealed = live.wait("step")
        assert (sealed["seat"], sealed["events"], sealed["view"]["waiting"]) == (None, [], [0, 1])
        assert undo(anna, table, 0, expect=201)["seq"] == 2
        assert live.wait("step")["seat"] is None
    assert anna.get(f"/api/tables/{table}")["my_turn"]


def test_whoever_chooses_at_once_with_others_is_not_late(anna: Player, marek: Player) -> None:
    made = anna.table("person", "invite")
    table = made["id"]
    marek.post(f"/api/tables/{table}/join", {"invite": made["seats"][1]["invite"]})
    first = anna.look(table, 0)["view"]["decision"]["options"][0]["text"]
    other = marek.look(table, 1)["view"]["decision"]["options"][0]["text"]
    assert anna.move(table, 0, 0, first)["seq"] == 1
    assert marek.move(table, 1, 0, other)["seq"] == 2
    assert marek.move(table, 1, 0, other)["seq"] == 2


def test_history_after_undos_is_the_same_after_a_restart(start: Any) -> None:
    server: Running = start()
    anna = server.person()
    table = anna.table(*SCREEN)["id"]
    rng = Random(9)
    for _ in range(40):
        anna.play(table, 0, 1, 2, moves=1, rng=rng)
        for seat in range(3):
            if rng.random() < 0.3 and anna.look(table, seat)["undo"]["allowed"]:
                undo(anna, table, seat, expect=201)
    seen = [anna.look(table, seat) for seat in range(3)]
    told = anna.get(f"/api/tables/{table}/log?seat=0")
    cookie = anna.http.cookies["epoka"]
    server.stop()
    again = start()
    back = again.stranger()
    back.http.cookies.set("epoka", cookie)
    assert [back.look(table, seat) for seat in range(3)] == seen
    assert back.get(f"/api/tables/{table}/log?seat=0") == told
    anna.close()
    back.close()
