"""Reading: it waits in fair turns, is worked out elsewhere, and delays nobody's move."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest

import epoka
from epoka.kernel import Table, text_of
from epoka.kernel.previews import preview
from epoka.server import gate, reader, reading, tellings
from epoka.server.application import build
from epoka.server.bus import bus_for
from epoka.server.connections import Connection
from epoka.server.gate import Gate, Turn
from epoka.server.keys import Signer
from epoka.server.openings import empty
from epoka.server.positions import Position
from epoka.server.problems import Rejected
from epoka.server.reader import MARK_EVERY, Ask, Left, Line, Lines, Moment, Noted, Saved, Shown, Start, Steps, Tried
from epoka.server.reading import COMMAND, Desk, Reading
from epoka.server.room import Room
from epoka.server.rooms import Rooms
from epoka.server.running import make_ready
from epoka.server.settings import Settings, sqlite_url
from epoka.server.storage.database import ASIDE, Database
from epoka.server.storage.records import ANSWER, PERSON, UNDO, Entry, StoredSeat, StoredTable
from tests.server.running import PATIENCE, Player, Running, ticking
from tests.waiting import outcome

SILENT = (sys.executable, "-c", "import sys, time; print('+', end='', flush=True); time.sleep(600)")
"""A reader that starts and never answers."""
JSON = Any


async def order_of(entrance: Gate, *askers: tuple[str, str]) -> list[tuple[str, str]]:
    """Who is let in, one after another, when all come while the gate is shut."""
    served: list[tuple[str, str]] = []

    async def come(asker: tuple[str, str]) -> None:
        turn = await entrance.turn(*asker)
        served.append(asker)
        await asyncio.sleep(0)
        turn.end()

    first = await entrance.turn("first", "")
    coming = [asyncio.create_task(come(asker)) for asker in askers]
    await asyncio.sleep(0)
    assert entrance.waiting == len(askers)
    first.end()
    await asyncio.gather(*coming)
    assert entrance.waiting == 0
    return served


def test_addresses_take_turns_and_people_at_one_address_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "INSIDE", 1)
    flood = [("there", "flooder")] * 30
    served = outcome(order_of(Gate(), *flood, ("there", "quiet"), ("here", "anna"), ("here", "anna")))
    assert served.index(("here", "anna")) <= 1, "one address does not wait for what another has asked"
    assert served[:5].count(("here", "anna")) == 2
    assert served.index(("there", "quiet")) <= 3, "nor does a person for another at the same address"


def test_so_many_read_at_once_and_one_beside_a_move() -> None:
    async def look() -> list[int]:
        entrance = Gate()
        inside: list[Turn] = []

        async def come() -> None:
            inside.append(await entrance.turn("here", ""))

        coming = [asyncio.create_task(come()) for _ in range(10)]
        await asyncio.sleep(0)
        counts = [len(inside)]
        with entrance.move():
            for _ in range(gate.INSIDE):
                inside[-1 - _].end()
            await asyncio.sleep(0.01)
            counts.append(len(inside))
        await asyncio.sleep(0.01)
        counts.append(len(inside))
        for task in coming:
            task.cancel()
        await asyncio.gather(*coming, return_exceptions=True)
        assert entrance.waiting == 0, "whoever hangs up waits no longer"
        return counts

    first, beside, after = outcome(look())
    assert first == gate.INSIDE
    assert beside == first + 1
    assert after == first + gate.INSIDE


def test_a_turn_that_stalls_does_not_shut_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "INSIDE", 1)

    async def stall() -> None:
        entrance = Gate()
        stalled = await entrance.turn("here", "", 0.01)
        turn = await asyncio.wait_for(entrance.turn("here", ""), 5)
        stalled.end()
        assert not entrance._is_open(), "a turn is ended only once"
        turn.end()
        assert entrance._is_open()

    outcome(stall())


def test_too_many_are_told_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "INSIDE", 1)
    monkeypatch.setattr(gate, "MOST_OF_ADDRESS", 3)
    monkeypatch.setattr(gate, "MOST", 5)

    async def come() -> list[str]:
        entrance = Gate()
        turn = await entrance.turn("here", "")
        waiting = [asyncio.create_task(entrance.turn(where, "")) for where in ["here"] * 4 + ["there"] * 3]
        done, _ = await asyncio.wait(waiting, timeout=0.05)
        codes = [str(wrong) for task in waiting if task in done and (wrong := task.exception())]
        turn.end()
        for task in waiting:
            if task not in done:
                (await task).end()
        return codes

    assert outcome(come()) == ["too-many", "busy"]
    assert Rejected("busy").status == 503


@pytest.mark.parametrize("kind", ["stranger", "declined", "two at once"])
def test_what_only_seems_to_be_a_move_comes_in_turn(kind: str) -> None:
    async def moves() -> list[str]:
        entrance = Gate()
        person = "" if kind == "stranger" else "anna"
        inside: list[str] = []
        inner = asyncio.Event()

        async def come(name: str, who: str) -> None:
            async with entrance.mover("here", who):
                inside.append(name)
                await inner.wait()

        if kind == "declined":
            entrance.note(person, moved=False)
        turns = [await entrance.turn("there", "") for _ in range(gate.INSIDE)]
        coming = [asyncio.create_task(come("first", person)), asyncio.create_task(come("second", person))]
        coming.append(asyncio.create_task(come("marek", "marek")))
        await asyncio.sleep(0)
        before = list(inside)
        inner.set()
        for turn in turns:
            turn.end()
        await asyncio.gather(*coming)
        assert len(inside) == 3, "everybody comes in"
        return before

    assert outcome(moves()) == (["first", "marek"] if kind == "two at once" else ["marek"])


def test_whoever_has_moved_goes_past_again_and_few_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "MANY", 3)
    entrance = Gate()
    for person in ("a", "b", "c", "d", "", "b"):
        entrance.note(person, moved=False)
    assert list(entrance._declined) == ["c", "d", "b"]
    entrance.note("d", moved=True)
    assert list(entrance._declined) == ["c", "b"]


def test_declined_moves_are_noted_however_they_come(server: Running, anna: Player) -> None:
    table = anna.table("person", "hotseat")["id"]
    state = anna.look(table, 0)
    seat = state["view"]["waiting"][0]
    option = anna.look(table, seat)["view"]["decision"]["options"][0]["text"]
    declined = server.site.gate._declined
    before = len(declined)
    late = {"seat": seat, "seq": 7, "answer": option}
    anna.refused("POST", f"/api/tables/{table}/moves", late, status=409, code="behind")
    with ticking() as tick:
        while len(declined) == before:
            tick()
    with anna.live(table, seat) as live:
        live.wait("state")
        live.move(seat, 0, option)
        live.wait("done")
        assert len(declined) == before
        live.move(seat, 0, "no such answer")
        live.wait("refused")
        assert len(declined) == before + 1


# -- what readers say --------------------------------------------------------------------------------------------------


class Journal:
    """A game played at random, as its room knows it, and as it is stored."""

    def __init__(self, game: str, seed: int) -> None:
        seats = max(epoka.game(game).seats)
        self.table = Table.new(epoka.game(game), seats, seed, {})
        self.start = Start(game, seats, dict(self.table.choices), str(seed), None, 0, 0, 0)
        self.position = Position(Table.new(epoka.game(game), seats, seed, {}), 0, 0)
        self.entries: list[Entry] = []
        self.rng = Random(seed)

    @property
    def lines(self) -> list[Line]:
        """The journal as readers are told it."""
        return [(entry.seq, entry.kind, entry.seat, entry.answer, entry.number) for entry in self.entries]

    def go_on(self, count: int) -> None:
        """So many more entries: answers, and now and then one is taken back."""
        for _ in range(count):
            position = self.position
            if position.table.over:
                return
            given = position.table.answers()
            if len(given) > 3 and not position.table.sealed and self.rng.random() < 0.05:
                seat, answer = given[-1]
                position.take_back(seat, len(given))
                self.entries.append(Entry(position.seq, UNDO, seat, text_of(answer), len(given), None, 0))
            else:
                decision = position.table.decision
                text = text_of(self.rng.choice(decision.options))
                position.answer(decision.seat, text)
                self.entries.append(Entry(position.seq, ANSWER, decision.seat, text, position.answers, None, 0))

    def sights(self) -> list[tuple[int | None, tuple[int, ...]]]:
        """From where one may look, with the seats whose answers may then be read."""
        own: list[tuple[int | None, tuple[int, ...]]] = [(seat, (seat,)) for seat in range(self.start.seats)]
        return [(None, ()), *own, (None, tuple(range(self.start.seats)))]


def body_of(book: reader.Reader, journal: Journal, what: reader.What, new: Sequence[Line] = ()) -> bytes:
    """What a reader says that has been told all but these lines."""
    told = book.answer(Ask("table", None, list(new), journal.position.seq, what, []))
    assert isinstance(told, reader.Told), told
    return told.body


def shown_by_room(journal: Journal, what: reader.What) -> bytes:
    """The same, worked out from the room's own position."""
    position = journal.position
    match what:
        case Shown():
            return msgspec.json.encode(position.shown(what.seat, what.bots))
        case Moment():
            return msgspec.json.encode(reader.moment(position, position.at(what.number).table, what))
        case Lines():
            return msgspec.json.encode(reader.log(position, what))
        case Steps():
            steps = tellings.steps_after(position, journal.entries, what.seq, what.seat, what.bots)
            return b"\n".join([msgspec.json.encode(step) for step in steps])
        case Saved():
            return position.table.to_bytes()
        case Noted():
            return position.table.notation().encode()
        case Left():
            return msgspec.msgpack.encode(reader.beginning(position, position.at(what.number).table, what))
        case _:
            assert isinstance(what, Tried)
            return msgspec.json.encode(preview(position.table, what.seat, what.answer, Random(1))._asdict())


@pytest.mark.parametrize("game", epoka.games())
def test_readers_say_what_the_rooms_own_position_does(game: str) -> None:
    journal, book, rng = Journal(game, 5), reader.Reader(), Random(game)
    book.answer(Ask("table", journal.start, [], 0, Shown(None, frozenset()), []))
    for _ in range(8):
        known = len(journal.entries)
        journal.go_on(rng.randrange(5, 40))
        new = journal.lines[known:]
        for seat, told in journal.sights():
            number, seq = rng.randrange(journal.position.answers + 1), rng.randrange(journal.position.seq + 1)
            bots = frozenset(rng.sample(range(journal.start.seats), 1))
            wanted = (Shown(seat, bots), Moment(number, seat, told), Lines(number, seat, told), Steps(seq, seat, bots))
            for what in wanted:
                assert body_of(book, journal, what, new) == shown_by_room(journal, what), what
                new = []
        for whole in (Noted(), Left(rng.randrange(journal.position.answers + 1), None)):
            assert body_of(book, journal, whole) == shown_by_room(journal, whole), whole
        if not journal.position.table.over:
            decision = journal.position.table.decision
            tried = Tried(decision.seat, text_of(rng.choice(decision.options)))
            assert body_of(book, journal, tried) == shown_by_room(journal, tried), tried
    assert body_of(book, journal, Saved()) == shown_by_room(journal, Saved())
    marks = book._books["table"]._marks
    assert 0 < len(marks) <= journal.position.answers // MARK_EVERY, "one position of many is kept on the way"


def test_a_reader_that_is_ahead_still_says_what_stood_before() -> None:
    journal, book = Journal("flow_of_history", 3), reader.Reader()
    journal.go_on(40)
    seat, bots = 1, frozenset({0})
    before, seq = shown_by_room(journal, Shown(seat, bots)), journal.position.seq
    journal.go_on(20)
    book.answer(Ask("table", journal.start, journal.lines, journal.position.seq, Shown(seat, bots), []))
    told = book.answer(Ask("table", None, [], seq, Shown(seat, bots), []))
    assert told == reader.Told(before)


# -- what is remembered ------------------------------------------------------------------------------------------------


def stored_table(table: str, people: int = 2) -> StoredTable:
    """A table with people at its seats, as it is stored."""
    seats = tuple([StoredSeat(seat, PERSON, person=f"person {seat}") for seat in range(people)])
    return replace(empty(epoka.game("flow_of_history"), {}, seats, "person 0"), id=table, seed="1")


def test_answers_that_are_remembered_have_a_bound(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(reading, "LARGEST", 1000)
    found = Reading(Database(sqlite_url(tmp_path / "epoka.db")))
    wanted = [Moment(number, None, ()) for number in range(100)]
    for what in [*wanted, *wanted[-5:]]:
        found._keep(("table", 0, 1, what), bytes(99))
    assert [key[3] for key in found._kept] == wanted[-10:-5] + wanted[-5:]
    assert found._size == 10 * 99


def test_a_reader_forgets_the_games_used_least_lately(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "GAMES", 3)
    desk = Desk()
    forgotten = [name for table in "abcade" for name in desk._remember(stored_table(table), [])]
    assert forgotten == ["b", "c"]
    assert list(desk.games) == ["a", "d", "e"]


# -- nobody who moves waits --------------------------------------------------------------------------------------------


def loop_of(server: Running) -> asyncio.AbstractEventLoop:
    """The event loop of a server."""
    return server._server.servers[0].get_loop()


@contextmanager
def moving(server: Running, table: str) -> Iterator[None]:
    """Somebody is moving at a table, and does not come to an end."""
    room = server.site.rooms.known(table)
    assert room is not None
    asyncio.run_coroutine_threadsafe(asyncio.wait_for(room.lock.acquire(), PATIENCE), loop_of(server)).result(PATIENCE)
    try:
        yield
    finally:
        loop_of(server).call_soon_threadsafe(room.lock.release)


def test_nobody_who_looks_or_talks_waits_for_whoever_moves(server: Running, anna: Player, stranger: Player) -> None:
    table = anna.table("person", "hotseat")["id"]
    anna.play(table, 0, 1, moves=6)
    seat = next(seat for seat in (0, 1) if anna.look(table, seat)["view"]["decision"])
    answer = anna.look(table, seat)["view"]["decision"]["options"][0]["text"]
    with moving(server, table):
        assert stranger.look(table)["answers"] == 6
        assert stranger.get(f"/api/tables/{table}/at/3")["answers"] == 3
        assert len(stranger.get(f"/api/tables/{table}/log")["lines"]) == 7
        assert anna.post(f"/api/tables/{table}/preview", {"seat": seat, "answer": answer})["events"] is not None
        assert anna.get(f"/api/tables/{table}/previews?seat={seat}")["previews"][0]["answer"] == answer
        assert anna.get(f"/api/tables/{table}/sight?seat={seat}")["seq"] == 6
        assert anna.post(f"/api/tables/{table}/chat", {"text": "hello"}, expect=201)["text"] == "hello"


def test_readers_that_are_stuck_or_killed_delay_no_move(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "COMMAND", SILENT)
    monkeypatch.setattr(reading, "SECONDS", 6 * PATIENCE)
    server = start()
    anna, stranger = server.person("Anna"), server.stranger()
    table = anna.table("person", "hotseat")["id"]
    seat = anna.look(table, 0)["view"]["waiting"][0]
    desks = server.site.reading._desks
    with anna.live(table, seat) as live, ThreadPoolExecutor(8) as pool:
        state = live.wait("state")
        looks = [pool.submit(stranger.http.get, f"/api/tables/{table}/at/0", timeout=6 * PATIENCE) for _ in range(8)]
        with ticking() as tick:
            while not all(desk.worker._process for desk in desks):
                tick()
        moved = live.move(seat, state["seq"], state["view"]["decision"]["options"][0]["text"])
        done = live.wait("done")
        assert done["id"] == moved
        again = anna.move(table, seat, state["seq"], state["view"]["decision"]["options"][0]["text"])
        assert again["seq"] == done["seq"], "over HTTP neither"
        assert not any(look.done() for look in looks)
        for desk in desks:
            desk.worker._command = COMMAND
            assert desk.worker._process is not None
            desk.worker._process.kill()
        statuses = sorted(look.result(6 * PATIENCE).status_code for look in looks)
    assert statuses == [200] * (len(looks) - len(desks)) + [503] * len(desks), "whoever waited is served by new ones"


def test_no_password_and_no_analysis_is_before_a_move(server: Running, anna: Player) -> None:
    table = anna.table("person", "hotseat")["id"]
    seat = anna.look(table, 0)["view"]["waiting"][0]
    state = anna.look(table, seat)
    slow = Event()
    for _ in range(ASIDE):
        server.site.database._aside.submit(slow.wait)
    try:
        server.site.rooms.positions.drop(table)
        assert anna.move(table, seat, state["seq"], state["view"]["decision"]["options"][0]["text"])["seq"] == 1
    finally:
        slow.set()


def test_what_the_first_request_would_wait_for_is_done_before(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(epoka, "game", loaded.append)
    app = build(Settings())
    make_ready(app)
    assert loaded == list(epoka.games())
    assert app.openapi_schema is not None


# -- crowds ------------------------------------------------------------------------------------------------------------


class Ear:
    """A socket that remembers what it was sent."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def send_text(self, data: str) -> None:
        """Remember a message."""
        self.heard.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Nothing is left to do."""


def test_a_crowd_is_told_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made: list[str | None] = []
    true_table = tellings.table

    def counted(stored: StoredTable, person: str | None, signer: Signer, present: Sequence[str] = ()) -> JSON:
        made.append(person)
        return true_table(stored, person, signer, present)

    monkeypatch.setattr(tellings, "table", counted)
    people = [None, None, "person 0", "person 1", *(f"guest {number}" for number in range(30))]
    ears = [Ear() for _ in people]
    stored = stored_table("table")
    signer = Signer("secret")

    async def tell() -> None:
        rooms = Rooms(Database(sqlite_url(tmp_path / "epoka.db")), bus_for(""), signer, 10)
        room = rooms.room("table")
        room.stored = stored
        room.connections = {Connection(ear, person) for ear, person in zip(ears, people, strict=True)}
        present = room.present()
        rooms.tell_table(room)
        await asyncio.sleep(0)
        for ear, person in zip(ears, people, strict=True):
            assert [msgspec.json.decode(text)["table"] for text in ear.heard] == [
                msgspec.json.decode(msgspec.json.encode(true_table(stored, person, signer, present)))
            ]

    outcome(tell())
    assert len(made) == 4, "strangers, guests, and the two who play"


def test_whoever_claims_to_have_seen_more_makes_nobody_listen(
    server: Running, anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.table("person", "hotseat")["id"]
    anna.look(table, 0)
    with anna.live(table, 0) as live:
        live.wait("state")
        live.wait("table")  # who is there
        rooms, told = server.site.rooms, list[Room]()
        room = rooms.known(table)
        assert room is not None
        monkeypatch.setattr(rooms, "tell_table", told.append)
        asyncio.run_coroutine_threadsafe(rooms.refresh(room), loop_of(server)).result(PATIENCE)
        assert not told


def test_spectators_who_come_while_a_position_stands_cost_one(server: Running, anna: Player, stranger: Player) -> None:
    table = anna.table("person", "hotseat")["id"]
    seat = anna.look(table, 0)["view"]["waiting"][0]
    state = anna.look(table, seat)
    with stranger.live(table) as one:
        first = one.wait("state")
        room = server.site.rooms.known(table)
        assert room is not None
        made = room.watched
        assert made is not None
        with stranger.live(table) as other:
            assert other.wait("state")["view"] == first["view"]
        assert room.watched is made
        anna.move(table, seat, state["seq"], state["view"]["decision"]["options"][0]["text"])
        with stranger.live(table) as late:
            assert late.wait("state")["seq"] == state["seq"] + 1
