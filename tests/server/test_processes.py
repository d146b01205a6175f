"""Several processes serve one site: PostgreSQL holds the truth, Redis carries the news."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from redis import Redis

from epoka.server.bus import News, RedisBus
from epoka.server.positions import Position
from epoka.server.room import Room
from tests.server import services
from tests.server.running import Player, Running, ticking
from tests.waiting import outcome


@pytest.fixture
def both(start: Callable[..., Running], postgres_url: str, redis_url: str) -> tuple[Running, Running]:
    """Two servers of one site."""
    database = services.fresh_database(postgres_url)
    return (
        start(database_url=database, redis_url=redis_url),
        start(database_url=database, redis_url=redis_url),
    )


@pytest.fixture
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that look for what they were not told more often than they need to."""
    monkeypatch.setattr("epoka.server.site.LOOK_SECONDS", 0.2)


def moved(player: Player, server: Running) -> Player:
    """The same person at another server."""
    other = server.stranger()
    other.http.cookies.set("epoka", player.http.cookies["epoka"])
    return other


def test_a_move_at_one_is_told_at_the_other(both: tuple[Running, Running]) -> None:
    first, second = both
    anna = first.person("Anna")
    marek = second.person("Marek")
    made = anna.table("person", "invite", "hotseat")
    table = made["id"]
    with anna.live(table, 0) as here:
        here.wait("table")
        marek.post(f"/api/tables/{table}/join", {"invite": made["seats"][1]["invite"]})
        here.wait("state")
        with marek.live(table, 1) as there:
            there.wait("state")
            here.wait("table", where=lambda told: told["table"]["seats"][1]["connected"])
            for number in range(12):
                anna.play(table, 0, 2, moves=1, patient=False, rng=Random(number))
                marek.play(table, 1, moves=1, patient=False, rng=Random(number))
            last = anna.look(table)["seq"]
            assert last > 4
            heard = [there.wait("step")["seq"] for _ in range(last)]
            assert heard == list(range(1, last + 1))
            heard = [here.wait("step")["seq"] for _ in range(last)]
            assert heard == list(range(1, last + 1))
            here.say(type="chat", id=1, text="hello over there")
            assert there.wait("said")["message"]["text"] == "hello over there"
            anna.post(f"/api/tables/{table}/resign", {"seat": 2})
            there.wait("table", where=lambda told: told["table"]["seats"][2]["resigned"])


def test_of_many_answers_at_both_exactly_one_wins(both: tuple[Running, Running]) -> None:
    first, second = both
    anna = first.person("Anna")
    twin = moved(anna, second)
    table = anna.table("person", "hotseat", "hotseat")["id"]
    for _ in range(8):
        seat = anna.look(table)["view"]["waiting"][0]
        state = anna.look(table, seat)
        options = state["view"]["decision"]["options"]
        bodies = [{"seat": seat, "seq": state["seq"], "answer": option["text"]} for option in options[:3]]

        def send(job: tuple[Player, object], table: str = table) -> int:
            player, body = job
            return player.http.post(f"/api/tables/{table}/moves", json=body).status_code

        jobs = [(player, body) for body in bodies for player in (anna, twin)]
        with ThreadPoolExecutor(len(jobs)) as pool:
            statuses = list(pool.map(send, jobs))
        # Whoever sent the same answer to the other server is told that it is stored.
        assert statuses.count(201) == 2
        assert set(statuses) <= {201, 409}
        assert anna.look(table)["seq"] == state["seq"] + 1
        with ticking() as tick:
            while twin.look(table)["seq"] != state["seq"] + 1:
                tick()
        assert twin.look(table, 0) == anna.look(table, 0)


def test_an_answer_stored_elsewhere_while_a_game_is_opened_is_not_late(
    both: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = both
    anna = first.person("Anna")
    twin = moved(anna, second)
    table = anna.table("person", "hotseat", "hotseat")["id"]
    seat = anna.look(table)["view"]["waiting"][0]
    state = anna.look(table, seat)
    text = state["view"]["decision"]["options"][0]["text"]
    rooms = second.site.rooms
    load = rooms._load

    def beaten(room: Room) -> Position:
        # The second server has read the table; before it opens the game, the first one stores the answer.
        anna.move(table, seat, state["seq"], text)
        return load(room)

    monkeypatch.setattr(rooms, "_load", beaten)
    stored = twin.move(table, seat, state["seq"], text)
    assert stored["seq"] == state["seq"] + 1 == anna.look(table)["seq"]


def test_an_undo_is_acknowledged_with_its_own_entry(
    both: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = both
    anna = first.person("Anna")
    table = anna.table("person", "hotseat", "hotseat")["id"]
    seat = anna.look(table)["view"]["waiting"][0]
    while not (state := anna.look(table, seat))["undo"]["allowed"]:
        anna.play(table, seat, moves=1)
    spread = first.site.play._spread

    async def overtaken(room: Room) -> None:
        # The undo is stored; before its sender hears of it, somebody goes on from there.
        monkeypatch.setattr(first.site.play, "_spread", spread)
        position = first.site.rooms.positions.get(table)
        assert position is not None
        decision = position.table.decision
        await first.site.play.answer(person, table, decision.seat, position.seq, decision.options[0])
        await spread(room)

    person = anna.get("/api/me")["id"]
    monkeypatch.setattr(first.site.play, "_spread", overtaken)
    stored = anna.post(f"/api/tables/{table}/undo", {"seat": seat, "seq": state["seq"]}, expect=201)
    assert stored == {"seq": state["seq"] + 1}


async def unheard(_news: News) -> None:
    """What a process tells the others when it dies before it can."""


def test_whoever_has_seen_more_than_a_process_makes_it_look_again(
    both: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = both
    anna = first.person("Anna")
    twin = moved(anna, second)
    table = anna.table("person", "hotseat", "hotseat")["id"]
    with twin.live(table, 0) as watching:
        watching.wait("state")
        monkeypatch.setattr(first.site.bus, "tell", unheard)
        anna.play(table, 0, 1, 2, moves=2)
        seat = anna.look(table)["view"]["waiting"][0]
        state = anna.look(table, seat)
        assert twin.look(table, seat)["seq"] == 0
        with twin.live(table, seat, seq=state["seq"]) as back:
            assert back.wait("state", "table")["type"] == "table", "whoever comes back is told of an older position"
        assert [watching.wait("step")["seq"] for _ in range(2)] == [1, 2]
        assert twin.look(table, seat) == state
        text = state["view"]["decision"]["options"][0]["text"]
        anna.move(table, seat, 2, text)
        seat = anna.look(table)["view"]["waiting"][0]
        text = anna.look(table, seat)["view"]["decision"]["options"][0]["text"]
        assert twin.move(table, seat, 3, text)["seq"] == 4
        assert [watching.wait("step")["seq"] for _ in range(2)] == [3, 4]


def test_news_that_a_process_could_not_tell_are_found(
    watchful: None, both: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = both
    anna = first.person("Anna")
    table = anna.table("person", "hotseat", "hotseat")["id"]
    with moved(anna, second).live(table, 0) as watching:
        watching.wait("state")
        monkeypatch.setattr(first.site.bus, "tell", unheard)
        anna.play(table, 0, 1, 2, moves=2)
        anna.post(f"/api/tables/{table}/resign", {"seat": 2})
        assert [watching.wait("step")["seq"] for _ in range(2)] == [1, 2]
        watching.wait("table", where=lambda told: told["table"]["seats"][2]["resigned"])


def test_whoever_asks_for_a_rematch_at_once_gets_the_same_one(both: tuple[Running, Running]) -> None:
    first, second = both
    anna = first.person("Anna")
    twin = moved(anna, second)
    table = anna.table("person", "hotseat", "hotseat")["id"]
    anna.finish(table, 0, 1, 2)
    twin.look(table)

    def ask(player: Player) -> str:
        response = player.http.post(f"/api/tables/{table}/rematch")
        assert response.status_code == 201, response.text
        found: str = response.json()["id"]
        return found

    with ThreadPoolExecutor(4) as pool:
        found = set(pool.map(ask, (anna, twin, anna, twin)))
    assert len(found) == 1
    listed = [shown["id"] for shown in anna.get("/api/tables?show=mine")["tables"]]
    assert set(listed) == {table, *found}


def test_bots_at_both_move_once(both: tuple[Running, Running]) -> None:
    first, second = both
    anna = first.person("Anna")
    twin = moved(anna, second)
    table = anna.table("person", "bot:random", "bot:random")["id"]
    with ticking(60) as tick:
        while not anna.look(table)["view"]["over"]:
            tick()
            anna.play(table, 0, moves=1, patient=False)
            twin.play(table, 0, moves=1, patient=False)
    with first.site.database.reading.connect() as connection:
        rows = connection.exec_driver_sql(f"SELECT seq FROM entries WHERE \"table\" = '{table}' ORDER BY seq").all()
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))


def test_what_is_missed_while_redis_is_away_is_found_again(
    start: Callable[..., Running], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("epoka.server.bus.RETRY_SECONDS", 0.1)
    database = services.fresh_database(postgres_url)
    if services.redis_program() is None:
        pytest.skip("there is no Redis here")
    port = services.free_port()
    with services.redis(port) as url:
        first = start(database_url=database, redis_url=url)
        second = start(database_url=database, redis_url=url)
        anna = first.person("Anna")
        table = anna.table("person", "hotseat", "hotseat")["id"]
        there = moved(anna, second).live(table)
        there.wait("state")
    anna.play(table, 0, 1, 2, moves=3)
    with services.redis(port):
        assert [there.wait("step")["seq"] for _ in range(3)] == [1, 2, 3]
        anna.play(table, 0, 1, 2, moves=1)
        assert there.wait("step")["seq"] == 4
        there.close()


class Deaf:
    """Somebody who does not care for news."""

    async def hear(self, news: News) -> None:
        """Forget it."""

    async def catch_up(self) -> None:
        """Forget it."""


def test_a_bus_that_is_closed_connects_to_nobody_again(redis_url: str) -> None:
    async def tell_late() -> int:
        bus = RedisBus(redis_url)
        await bus.open(Deaf())
        await bus.close()
        before = len(everybody.client_list())
        await bus.tell(News("table", "t"))
        return len(everybody.client_list()) - before

    with Redis.from_url(redis_url) as everybody:
        assert outcome(tell_late()) == 0
