"""Two processes of one site are asked for things that exclude each other, at the same moment.

One is done, the other is told why it cannot be, and afterwards both processes and the journal agree.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from threading import Barrier, Event

import httpx
import pytest

import epoka
from epoka.kernel import Table
from epoka.server.positions import Position
from epoka.server.storage import tables
from epoka.server.storage.database import Database
from tests.server import services
from tests.server.running import JSON, ticking
from tests.server.services import Process

RACES = int(os.environ.get("EPOKA_RACES", "4"))
"""How often each race is run."""
SECONDS = 20.0
SETTLED = 60.0
"""How long bots may need, their workers' start on a busy machine included."""
DONE = (200, 201, 204)

pytestmark = pytest.mark.limit(max(300, 30 * RACES))


class Site:
    """Two processes of one site, each killable, and people who are known at both."""

    def __init__(self, database: str, processes: Sequence[Process]) -> None:
        self.database = database
        self.urls = [process.url for process in processes]
        self.open: list[httpx.Client] = []

    def person(self, name: str) -> Person:
        """A guest."""
        made = self.client(0)
        assert made.post("/api/guests", json={"name": name}).status_code == 201
        other = self.client(1)
        other.cookies.set("epoka", made.cookies["epoka"])
        return Person((made, other))

    def client(self, process: int) -> httpx.Client:
        """A browser at one of the processes."""
        made = httpx.Client(base_url=self.urls[process], headers={"X-Epoka": "1"}, timeout=SECONDS)
        self.open.append(made)
        return made

    def agreed(self, table: str, *people: Person) -> JSON:
        """The table, once both processes show everybody the same; its journal must lead to its position."""
        for person in people:
            with ticking() as tick:
                while len({self.shown(person, table, process) for process in (0, 1)}) > 1:
                    tick()
        with contextlib.closing(Database(self.database)) as opened, opened.reading.connect() as connection:
            stored = tables.find(connection, table)
            journal = tables.journal(connection, table)
        assert stored is not None
        assert [entry.seq for entry in journal] == list(range(1, stored.head + 1))
        if stored.seed is not None:
            seats = len(stored.seats)
            played = Position(Table.new(epoka.game(stored.game), seats, int(stored.seed), stored.options), 0, 0)
            for entry in journal:
                played.follow(entry)
            assert played.table.snapshot() == stored.snapshot
        return people[0].get(f"/api/tables/{table}")

    def shown(self, person: Person, table: str, process: int) -> str:
        """All that a person sees of a table at one process."""
        view = person.at[process].get(f"/api/tables/{table}").json()
        paths = [f"/api/tables/{table}/state", f"/api/tables/{table}/log"] if view["started"] else []
        asked = [f"{path}?seat={seat}" for path in paths for seat in view["mine"]] or paths
        return "\n".join([str(view), *(person.at[process].get(path).text for path in asked)])


class Person:
    """Somebody with two devices, one at each process."""

    def __init__(self, at: tuple[httpx.Client, httpx.Client]) -> None:
        self.at = at

    def get(self, path: str) -> JSON:
        """Read."""
        return self.at[0].get(path).json()

    def post(self, path: str, body: JSON) -> JSON:
        """Change something."""
        response = self.at[0].post(path, json=body)
        assert response.status_code in DONE, response.text
        return response.json() if response.content else None

    def look(self, table: str, seat: int) -> JSON:
        """The position as a seat sees it."""
        return self.get(f"/api/tables/{table}/state?seat={seat}")


Request = Callable[[], httpx.Response]


def asks(person: Person, process: int, path: str, body: JSON) -> Request:
    """A request that is sent later."""
    return partial(person.at[process].post, path, json=body)


def at_once(rng: Random, *requests: Request) -> list[str]:
    """What becomes of requests that are sent at the same moment: `done`, or the code of the refusal."""
    ready = Barrier(len(requests))
    order = rng.sample(range(len(requests)), len(requests))

    def send(request: Request) -> str:
        ready.wait(SECONDS)
        response = request()
        assert response.status_code < 500, response.text
        return "done" if response.status_code in DONE else str(response.json()["error"]["code"])

    with ThreadPoolExecutor(len(requests)) as pool:
        codes = dict(zip(order, pool.map(send, [requests[number] for number in order]), strict=True))
    return [codes[number] for number in range(len(requests))]


@pytest.fixture(scope="module")
def site(postgres_url: str, redis_url: str) -> Iterator[Site]:
    """A site of two processes."""
    database = services.fresh_database(postgres_url)
    with contextlib.ExitStack() as ending:
        processes = [Process(database, redis_url) for _ in range(2)]
        for process in processes:
            process.start()
            ending.callback(process.kill)
        made = Site(database, processes)
        yield made
        for client in made.open:
            client.close()


@pytest.fixture
def anna(site: Site) -> Person:
    """A guest."""
    return site.person("Anna")


@pytest.fixture
def marek(site: Site) -> Person:
    """Another guest."""
    return site.person("Marek")


def screen(person: Person) -> str:
    """A game at one screen."""
    seats = [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    return str(person.post("/api/tables", {"game": "flow_of_history", "seats": seats})["id"])


def open_table(person: Person, others: int = 2) -> str:
    """A table that others may join."""
    seats = [{"kind": "person"}] + [{"kind": "open"}] * others
    return str(person.post("/api/tables", {"game": "flow_of_history", "seats": seats, "public": True})["id"])


def asked(people: Sequence[Person], table: str) -> tuple[Person, JSON]:
    """Somebody who must answer, and what they see."""
    for person in people:
        view = person.get(f"/api/tables/{table}")
        for seat in view["mine"]:
            if seat in view["waiting"]:
                state = person.look(table, seat)
                if state["view"]["decision"]:
                    return person, state
    raise AssertionError("nobody is asked")


def play(people: Sequence[Person], table: str, until: Callable[[JSON], bool], rng: Random) -> int:
    """Answer at random until whoever has answered is in some situation; returns their seat."""
    for _ in range(200):
        person, state = asked(people, table)
        seat = state["view"]["viewer"]
        answer = rng.choice(state["view"]["decision"]["options"])["text"]
        person.post(f"/api/tables/{table}/moves", {"seat": seat, "seq": state["seq"], "answer": answer})
        if until(person.look(table, seat)):
            return int(seat)
    raise AssertionError("it never came to that")


def may_undo(state: JSON) -> bool:
    """Whether the last answer may be taken back, and the game goes on."""
    return bool(state["undo"]["allowed"]) and not state["view"]["over"]


def test_of_two_answers_of_one_person_on_two_devices_one_counts(site: Site, anna: Person) -> None:
    table = screen(anna)
    rng = Random(1)
    for _ in range(RACES):
        _, state = asked([anna], table)
        options = state["view"]["decision"]["options"]
        while len(options) < 2:
            play([anna], table, lambda after: True, rng)
            _, state = asked([anna], table)
            options = state["view"]["decision"]["options"]
        bodies = [
            {"seat": state["view"]["viewer"], "seq": state["seq"], "answer": option["text"]}
            for option in rng.sample(options, 2)
        ]
        codes = at_once(
            rng, *[asks(anna, number, f"/api/tables/{table}/moves", body) for number, body in enumerate(bodies)]
        )
        assert sorted(codes) == ["behind", "done"]
        assert site.agreed(table, anna)["seq"] == state["seq"] + 1


def test_the_same_answer_from_two_devices_is_stored_once(site: Site, anna: Person) -> None:
    table, rng = screen(anna), Random(8)
    for _ in range(RACES):
        _, state = asked([anna], table)
        answer = state["view"]["decision"]["options"][0]["text"]
        body = {"seat": state["view"]["viewer"], "seq": state["seq"], "answer": answer}
        path = f"/api/tables/{table}/moves"
        assert at_once(rng, asks(anna, 0, path, body), asks(anna, 1, path, body)) == ["done", "done"]
        assert site.agreed(table, anna)["seq"] == state["seq"] + 1


def test_whoever_chooses_at_once_with_another_is_not_in_the_way(site: Site, anna: Person, marek: Person) -> None:
    rng = Random(7)
    for _ in range(RACES):
        table = open_table(anna, 1)
        marek.post(f"/api/tables/{table}/join", {"seat": 1})
        requests = []
        for seat, person in enumerate((anna, marek)):
            answer = person.look(table, seat)["view"]["decision"]["options"][0]["text"]
            requests.append(
                asks(person, seat, f"/api/tables/{table}/moves", {"seat": seat, "seq": 0, "answer": answer})
            )
        assert at_once(rng, *requests) == ["done", "done"]
        assert site.agreed(table, anna, marek)["seq"] == 2


def test_an_undo_and_a_move_exclude_each_other(site: Site, anna: Person) -> None:
    rng = Random(2)
    for _ in range(RACES):
        table = screen(anna)
        seat = play([anna], table, may_undo, rng)
        _, state = asked([anna], table)
        move = {"seat": state["view"]["viewer"], "seq": state["seq"]}
        move["answer"] = state["view"]["decision"]["options"][0]["text"]
        back = {"seat": seat, "seq": state["seq"]}
        requests = [
            asks(anna, 0, f"/api/tables/{table}/undo", back),
            asks(anna, 1, f"/api/tables/{table}/moves", move),
        ]
        assert sorted(at_once(rng, *requests)) == ["behind", "done"]
        assert site.agreed(table, anna)["seq"] == state["seq"] + 1


def test_two_undos_of_one_answer_are_one(site: Site, anna: Person) -> None:
    rng = Random(3)
    for _ in range(RACES):
        table = screen(anna)
        seat = play([anna], table, may_undo, rng)
        seq = anna.look(table, seat)["seq"]
        path, body = f"/api/tables/{table}/undo", {"seat": seat, "seq": seq}
        codes = at_once(rng, asks(anna, 0, path, body), asks(anna, 1, path, body))
        # Whoever comes so close behind that it was not yet stored is told to look again.
        assert "done" in codes
        assert set(codes) <= {"done", "behind"}
        assert site.agreed(table, anna)["seq"] == seq + 1


def test_whoever_leaves_while_moving_has_moved_or_has_left(site: Site, anna: Person, marek: Person) -> None:
    rng = Random(4)
    for _ in range(RACES):
        table = open_table(anna, 1)
        marek.post(f"/api/tables/{table}/join", {"seat": 1})
        play([anna, marek], table, lambda after: True, rng)
        person, state = asked([anna, marek], table)
        seat = state["view"]["viewer"]
        move = {"seat": seat, "seq": state["seq"], "answer": state["view"]["decision"]["options"][0]["text"]}
        requests = [
            asks(person, 0, f"/api/tables/{table}/leave", {"seat": seat}),
            asks(person, 1, f"/api/tables/{table}/moves", move),
        ]
        left, moved = at_once(rng, *requests)
        shown = settled(site, table, anna, marek)
        assert shown["seats"][seat]["kind"] == "bot"
        assert left == "done"
        assert moved in ("done", "not-yours")
        with contextlib.closing(Database(site.database)) as opened, opened.reading.connect() as connection:
            own = [entry for entry in tables.journal(connection, table, state["seq"]) if entry.person is not None]
        assert len(own) == (moved == "done")


def settled(site: Site, table: str, *people: Person) -> JSON:
    """The table once it waits for no bot, and both processes agree."""
    # Whether a bot has sealed its answer is told to nobody, so the database is asked.
    with contextlib.closing(Database(site.database)) as opened, ticking(SETTLED) as tick:
        while waits_for_bot(opened, table):
            tick()
    return site.agreed(table, *people)


def waits_for_bot(database: Database, table: str) -> bool:
    """Whether a bot is to move."""
    with database.reading.connect() as connection:
        stored = tables.find(connection, table)
    return stored is not None and stored.waits_for_bot


def test_one_seat_is_taken_by_one(site: Site, anna: Person, marek: Person) -> None:
    zofia = site.person("Zofia")
    rng = Random(5)
    for _ in range(RACES):
        table = open_table(anna)
        path = f"/api/tables/{table}/join"
        requests = [asks(marek, 0, path, {"seat": 1}), asks(zofia, 1, path, {"seat": 1})]
        assert sorted(at_once(rng, *requests)) == ["done", "seat-taken"]
        shown = site.agreed(table, anna, marek, zofia)
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "person", "open"]


def test_a_game_begins_once_however_many_come_last(site: Site, anna: Person, marek: Person) -> None:
    zofia = site.person("Zofia")
    rng = Random(6)
    for _ in range(RACES):
        table = open_table(anna)
        path = f"/api/tables/{table}/join"
        # Both come in at once, and whoever is second fills the table; or somebody comes twice.
        requests = [asks(marek, 0, path, {}), asks(zofia, 1, path, {}), asks(marek, 1, path, {})]
        codes = at_once(rng, *requests)
        assert codes == ["done"] * 3
        shown = site.agreed(table, anna, marek, zofia)
        assert (shown["status"], shown["seq"]) == ("playing", 0)
        assert sorted(seat["name"] for seat in shown["seats"]) == ["Anna", "Marek", "Zofia"]


def test_whoever_leaves_while_an_answer_is_taken_back_loses_neither(site: Site, anna: Person, marek: Person) -> None:
    rng = Random(9)
    for _ in range(RACES):
        table = open_table(anna, 1)
        marek.post(f"/api/tables/{table}/join", {"seat": 1})
        seat = play([anna, marek], table, may_undo, rng)
        mover, other = (anna, marek) if seat == 0 else (marek, anna)
        seq = mover.look(table, seat)["seq"]
        back, left = at_once(
            rng,
            asks(mover, 0, f"/api/tables/{table}/undo", {"seat": seat, "seq": seq}),
            asks(other, 1, f"/api/tables/{table}/leave", {"seat": 1 - seat}),
        )
        assert left == "done"
        # If the bot has come and answered before the undo, it is too late for it, unless it is asked for.
        assert back in ("done", "behind", "refused")
        shown = settled(site, table, anna, marek)
        assert shown["seats"][1 - seat]["kind"] == "bot"
        assert journal_says(site, table, seq, "undo") == (back == "done")


def journal_says(site: Site, table: str, seq: int, kind: str) -> bool:
    """Whether there is an entry of a kind after an entry."""
    with contextlib.closing(Database(site.database)) as opened, opened.reading.connect() as connection:
        return any(entry.kind == kind for entry in tables.journal(connection, table, seq))


def test_whoever_has_left_at_one_process_is_asked_at_the_other(site: Site, anna: Person, marek: Person) -> None:
    rng = Random(10)
    table = open_table(anna, 1)
    marek.post(f"/api/tables/{table}/join", {"seat": 1})
    while not any(line["seat"] == 0 for line in anna.get(f"/api/tables/{table}/log?seat=0")["lines"]):
        play([anna, marek], table, lambda after: True, rng)
    assert marek.at[1].post(f"/api/tables/{table}/leave", json={"seat": 1}).status_code == 200
    before = settled(site, table, anna, marek)
    body = {"seat": 0, "seq": before["seq"]}
    assert anna.at[0].post(f"/api/tables/{table}/undo/request", json=body).status_code == 204
    assert site.agreed(table, anna, marek)["request"]["missing"] == [1]
    assert marek.at[1].post(f"/api/tables/{table}/join", json={"seat": 1}).status_code == 200
    assert marek.at[1].post(f"/api/tables/{table}/undo/vote", json={"seat": 1, "agree": True}).status_code == 204
    after = site.agreed(table, anna, marek)
    assert (after["request"], after["mine"]) == (None, [0])
    assert after["answers"] < before["answers"]


READERS = 8
MOVES = 30


def test_moves_and_readers_of_one_game_hold_nobody_up(site: Site, anna: Person) -> None:
    """While many look at all moments of a game, every move is stored, and every moment is told as it was."""
    table = screen(anna)
    path = f"/api/tables/{table}"
    over = Event()

    def read(number: int) -> dict[str, set[str]]:
        reader = site.client(number % 2)
        rng = Random(number)
        told: dict[str, set[str]] = {}
        while not over.is_set():
            length = reader.get(path).json()["answers"]
            moment = rng.randint(0, length)
            for asked_for in (f"{path}/at/{moment}", f"{path}/log?since={length}", f"{path}/export"):
                response = reader.get(asked_for)
                # A reader may be told to come back, and there is no file of a game that is not over.
                assert response.status_code in (200, 404, 409, 503), response.text
                if response.status_code == 200 and "/at/" in asked_for:
                    told.setdefault(asked_for, set()).add(response.json()["view"]["counters"].__repr__())
        return told

    with ThreadPoolExecutor(READERS) as pool:
        reading = [pool.submit(read, number) for number in range(READERS)]
        try:
            for number in range(MOVES):
                play([anna], table, lambda after: True, Random(number))
        finally:
            over.set()
        found = [each.result(SECONDS * 3) for each in reading]
    assert site.agreed(table, anna)["answers"] == MOVES
    assert any(found)
    for told in found:
        for asked_for, counters in told.items():
            assert counters == {repr(anna.get(asked_for)["view"]["counters"])}
