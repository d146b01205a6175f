"""Tables: making them, finding them, sitting down and standing up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.running import Player, ticking


def invitation(table: Any, seat: int) -> str:
    found: str = table["seats"][seat]["invite"]
    return found


def test_a_table_with_everybody_there_starts_at_once(anna: Player) -> None:
    table = anna.table("person", "hotseat", "bot")
    assert table["status"] == "playing"
    assert (table["mine"], table["creator"], table["seed"]) == ([0, 1], True, None)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "person"}, {"kind": "bot"}]}, "no-game"),
        ({"game": "flow_of_history", "seats": [{"kind": "person"}]}, "seats"),
        ({"game": "flow_of_history", "seats": [{"kind": "bot"}] * 6}, "seats"),
        ({"game": "flow_of_history", "seats": [{"kind": "person"}, {"kind": "person"}]}, "me-once"),
        ({"game": "flow_of_history", "seats": [{"kind": "bot"}, {"kind": "bot", "bot": "cheat"}]}, "bot"),
        ({"game": "flow_of_history", "seats": [{"kind": "bot"}] * 2, "options": {"rahdo": "on"}}, "option"),
        ({"game": "flow_of_history", "seats": [{"kind": "bot"}] * 3, "options": {"rahdo": "house"}}, "option"),
        ({"game": "flow_of_history", "seats": [{"kind": "bot"}] * 2, "options": {"speed": 3}}, "option"),
        ({"game": "flow_of_history", "seats": [{"kind": "king"}] * 2}, "request"),
        ({"game": "flow_of_history", "seats": []}, "request"),
        ({"game": "flow_of_history", "seats": [{"kind": "bot"}] * 2, "seed": 5}, "request"),
        ({"seats": [{"kind": "bot"}] * 2}, "request"),
    ],
)
def test_a_table_that_makes_no_sense_is_declined(anna: Player, body: Any, code: str) -> None:
    anna.refused("POST", "/api/tables", body, status=422, code=code)


def test_nobody_makes_tables_without_a_name(stranger: Player) -> None:
    body = {"game": "flow_of_history", "seats": [{"kind": "bot"}] * 2}
    stranger.refused("POST", "/api/tables", body, status=401, code="sign-in")


def test_options_reach_the_game(anna: Player) -> None:
    table = anna.table("person", "hotseat", options={"rahdo": "house"})
    assert table["options"] == {"rahdo": "house"}
    assert anna.look(table["id"], 0)["view"]["options"] == {"rahdo": "house"}


def test_a_friend_comes_in_by_link_and_the_game_starts(anna: Player, marek: Player) -> None:
    table = anna.table("person", "invite")
    assert table["status"] == "open"
    joined = marek.post(f"/api/tables/{table['id']}/join", {"invite": invitation(table, 1)})
    assert (joined["status"], joined["mine"], joined["seats"][1]["name"]) == ("playing", [1], "Marek")
    again = marek.post(f"/api/tables/{table['id']}/join", {"invite": invitation(table, 1)})
    assert again["mine"] == [1]


def test_the_link_is_for_its_creator_and_for_its_seat(anna: Player, marek: Player) -> None:
    table = anna.table("person", "invite", "invite")
    other = anna.table("person", "invite")
    assert invitation(marek.get(f"/api/tables/{table['id']}"), 1) is None
    join = f"/api/tables/{table['id']}/join"
    marek.refused("POST", join, {"invite": invitation(other, 1)}, status=403, code="invite")
    marek.refused("POST", join, {"invite": "x"}, status=403, code="invite")
    marek.refused("POST", join, {}, status=409, code="full")
    marek.refused("POST", join, {"seat": 1}, status=409, code="seat-taken")
    assert marek.post(join, {"invite": invitation(table, 2)})["mine"] == [2]


def test_two_people_cannot_use_one_link(anna: Player, marek: Player) -> None:
    table = anna.table("person", "invite", "open")
    late = anna.server.person("Late")
    marek.post(f"/api/tables/{table['id']}/join", {"invite": invitation(table, 1)})
    body = {"invite": invitation(table, 1)}
    late.refused("POST", f"/api/tables/{table['id']}/join", body, status=409, code="seat-taken")
    late.close()


def test_the_lobby_shows_public_tables_that_can_be_joined(anna: Player, marek: Player) -> None:
    shown = anna.table("person", "open", public=True)["id"]
    hidden = anna.table("person", "open", public=False)["id"]
    listed = [table["id"] for table in marek.get("/api/tables?show=open")["tables"]]
    assert shown in listed
    assert hidden not in listed
    assert marek.post(f"/api/tables/{shown}/join")["status"] == "playing"
    assert shown not in [table["id"] for table in marek.get("/api/tables?show=open")["tables"]]
    assert shown in [table["id"] for table in marek.get("/api/tables?show=watch")["tables"]]


def test_my_tables_say_whose_turn_it_is(anna: Player, marek: Player) -> None:
    table = anna.table("person", "invite", "hotseat")
    marek.post(f"/api/tables/{table['id']}/join", {"invite": invitation(table, 1)})
    mine = {player: player.get("/api/tables?show=mine")["tables"][0] for player in (anna, marek)}
    turns = {player.get("/api/me")["name"]: shown["my_turn"] for player, shown in mine.items()}
    assert sorted(turns.values()) == [False, True]
    waiting = {player.get("/api/me")["name"]: player.get("/api/me")["waiting"] for player in mine}
    assert waiting == {name: int(turn) for name, turn in turns.items()}


def test_my_tables_need_me(stranger: Player) -> None:
    stranger.refused("GET", "/api/tables?show=mine", status=401, code="sign-in")


def test_leaving_before_the_start_frees_the_seat(anna: Player, marek: Player) -> None:
    table = anna.table("person", "open", "invite")
    path = f"/api/tables/{table['id']}"
    marek.post(f"{path}/join", {"seat": 1})
    assert marek.post(f"{path}/leave", {"seat": 1})["seats"][1]["kind"] == "open"
    marek.post(f"{path}/join", {"invite": invitation(table, 2)})
    assert marek.post(f"{path}/leave", {"seat": 2})["seats"][2]["kind"] == "invite"
    assert invitation(anna.get(path), 2) == invitation(table, 2)


def test_a_creator_who_leaves_before_the_start_closes_the_table(anna: Player, marek: Player) -> None:
    table = anna.table("person", "open")["id"]
    assert anna.post(f"/api/tables/{table}/leave", {"seat": 0})["status"] == "closed"
    marek.refused("POST", f"/api/tables/{table}/join", {}, status=409, code="closed")
    marek.refused("GET", f"/api/tables/{table}/state", status=409, code="closed")


def test_whoever_leaves_a_game_is_replaced_and_may_come_back(anna: Player) -> None:
    table = anna.table("person", "hotseat")["id"]
    left = anna.post(f"/api/tables/{table}/leave", {"seat": 0})
    assert (left["seats"][0]["kind"], left["seats"][0]["name"], left["mine"]) == ("bot", "Anna", [1])
    assert left["seats"][0]["kept"]
    back = anna.post(f"/api/tables/{table}/join", {"seat": 0})
    assert (back["mine"], back["seats"][0]["kind"]) == ([0, 1], "person")


def test_a_bot_plays_on_for_whoever_resigns(anna: Player) -> None:
    table = anna.table("person", "bot:random")["id"]
    gone = anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert (gone["mine"], gone["seats"][0]["resigned"], gone["seats"][0]["kept"]) == ([], True, False)
    anna.refused("POST", f"/api/tables/{table}/join", {"seat": 0}, status=409, code="seat-taken")
    with ticking() as tick:
        while anna.get(f"/api/tables/{table}")["status"] != "over":
            tick()


def test_nobody_stands_up_for_another(anna: Player, marek: Player) -> None:
    table = anna.table("person", "bot")["id"]
    for verb in ("leave", "resign"):
        marek.refused("POST", f"/api/tables/{table}/{verb}", {"seat": 0}, status=403, code="not-yours")
        anna.refused("POST", f"/api/tables/{table}/{verb}", {"seat": 1}, status=403, code="not-yours")


def test_a_rematch_keeps_places_for_the_others(anna: Player, marek: Player) -> None:
    table = anna.table("person", "invite", "bot:random")
    path = f"/api/tables/{table['id']}"
    marek.post(f"{path}/join", {"invite": invitation(table, 1)})
    anna.refused("POST", f"{path}/rematch", {}, status=409, code="running")
    marek.post(f"{path}/resign", {"seat": 1})
    anna.play(table["id"], 0)
    again = anna.post(f"{path}/rematch", expect=201)
    assert again["parent"] == table["id"]
    assert anna.get(path)["rematch"] == again["id"]
    assert [seat["kind"] for seat in again["seats"]] == ["person", "invite", "bot"]
    assert anna.post(f"{path}/rematch", expect=201)["id"] == again["id"]


def test_the_others_find_their_place_in_a_rematch(anna: Player, marek: Player) -> None:
    table = anna.table("person", "invite")
    path = f"/api/tables/{table['id']}"
    marek.post(f"{path}/join", {"invite": invitation(table, 1)})
    rng = Random(7)
    while not anna.look(table["id"])["view"]["over"]:
        anna.play(table["id"], 0, rng=rng, moves=1, patient=False)
        marek.play(table["id"], 1, rng=rng, moves=1, patient=False)
    again = marek.post(f"{path}/rematch", expect=201)
    assert [seat["kind"] for seat in again["seats"]] == ["invite", "person"]
    assert anna.get(f"/api/tables/{again['id']}")["seats"][0]["kept"]
    assert anna.post(f"/api/tables/{again['id']}/join", {"seat": 0})["status"] == "playing"


def test_seats_can_be_shuffled(anna: Player) -> None:
    orders = set()
    for _ in range(12):
        table = anna.table({"kind": "person"}, {"kind": "bot", "name": "B"}, {"kind": "bot", "name": "C"}, shuffle=True)
        orders.add(tuple(seat["name"] for seat in table["seats"]))
    assert len(orders) > 1


def test_a_table_that_is_not_there_is_not_found(anna: Player) -> None:
    for table in ("aaaaaaaaaa", "x", "AAAAAAAAAA", "aaaaaaaaaaa", "%00aaaaaaaaa"):
        anna.refused("GET", f"/api/tables/{table}", status=404, code="not-found")
        anna.refused("POST", f"/api/tables/{table}/join", {}, status=404, code="not-found")


def test_the_list_says_what_i_am_asked(anna: Player, marek: Player) -> None:
    made = anna.table("person", "hotseat", "hotseat", public=True)
    table = made["id"]

    def prompt(player: Player, show: str) -> Any:
        (found,) = [one for one in player.get(f"/api/tables?show={show}")["tables"] if one["id"] == table]
        return found["prompt"]

    state = next(state for seat in range(3) if (state := anna.look(table, seat))["view"]["decision"])
    asked = state["view"]["decision"]
    assert prompt(anna, "mine") == made["prompt"] == asked["prompt"]
    assert prompt(marek, "watch") is None, "it is not for me to answer"
    invest = next(option for option in asked["options"] if option["text"].startswith("invest"))
    anna.move(table, asked["seat"], state["seq"], invest["text"])
    card = invest["message"]["args"]["card"]
    now = prompt(anna, "mine")
    assert (now["id"], now["args"]["card"]) == ("prompt-stake", card)
    anna.finish(table, 0, 1, 2)
    assert prompt(anna, "mine") is None
