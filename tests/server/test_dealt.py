"""What a seat cannot know changes no byte that it is sent: tables that differ in nothing else are compared.

A game is played to somewhere. What one seat cannot know is dealt anew, with another seed, and both positions are stored
one after the other as the same table, where a history begins. Then everything is asked for that this seat, a spectator
and a stranger can get, and the two piles are compared: status, headers and body.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from sqlalchemy import delete, insert, update

import epoka
from epoka.kernel import Table, text_of
from epoka.server import clock, hints, reading, rooms, tellings
from epoka.server.positions import Position, figures, loaded
from epoka.server.storage import columns, tables
from epoka.server.storage.database import Database
from epoka.server.storage.records import ANSWER, CLOSED, Entry, StoredTable
from tests.server import seeded
from tests.server.running import JSON, Live, Player, Running, settings_for, ticking

DEALS = int(os.environ.get("EPOKA_DEALS", "2"))
"""Positions of each game that are dealt anew."""
GAMES = ("clash_of_cultures", "flow_of_history", "imperial_settlers", "through_the_ages", "toy")
LONGEST = {
    "clash_of_cultures": 400,
    "flow_of_history": 160,
    "imperial_settlers": 300,
    "through_the_ages": 400,
    "toy": 60,
}
"""Answers after which a position is looked for at the latest."""
OPTIONS: dict[str, dict[str, int | str]] = {"toy": {"deck": "singles"}}
SEARCHED = 60
"""Answers within which sealed ones are looked for."""
QUIET = 6
"""Answers on top that tell nobody anything new, as many as are found."""
TRIED = 3
"""Options that are looked at before they are given."""
NONSENSE = "nonsense"
Leak = Callable[[pytest.MonkeyPatch], None]
Pile = list[tuple[str, Any]]
"""All that was sent, each with what it was asked by."""


class Deal(NamedTuple):
    """A position and the same dealt anew for a seat, with answers that are quiet at both."""

    true: Table
    dealt: Table
    seat: int
    answers: int
    quiet: list[tuple[int, str]]
    further: tuple[int, str] | None


def stood_at(game: str, rng: Random) -> Table:
    """Somewhere in a random game, where somebody must answer; often early, or where answers lie sealed."""
    rules = epoka.game(game)
    seats = 3 if game == "toy" else rng.choice(rules.seats)
    table = Table.new(rules, seats, rng.getrandbits(62), OPTIONS.get(game))
    before = table.clone()
    length = rng.randrange(rng.choice((4, LONGEST[game])))
    wanted = length + rng.choice((0, 0, SEARCHED))
    for number in range(wanted):
        if number >= length and table.sealed:
            break
        before = table.clone()
        decision = rng.choice(table.decisions)
        table.apply(decision.seat, rng.choice(decision.options))
        if table.over:
            return before
    return table


def deal(game: str, rng: Random) -> Deal:
    """A position of a game, and one that differs from it only in what a seat cannot know."""
    table = stood_at(game, rng)
    answers = len(table.answers())
    true = table.clone()
    true.log = None
    true.origin = true.clone()
    seat = rng.randrange(table.seats)
    dealt = table.determinize(seat, rng)
    found = Deal(true, dealt, seat, answers, [], None)
    first, second = true, dealt
    quiet: list[tuple[int, str]] = []
    for _ in range(rng.randrange(QUIET) + 1):
        given = quiet_answer(first, second, rng)
        if given is None:
            break
        quiet.append(given)
        first, second = (after(position, given) for position in (first, second))
    return found._replace(quiet=quiet[:-1], further=quiet[-1] if quiet else None)


def quiet_answer(first: Table, second: Table, rng: Random) -> tuple[int, str] | None:
    """An answer that brings nothing new to light at either table, if there is one."""
    choices = [(decision.seat, text_of(option)) for decision in first.decisions for option in decision.options]
    rng.shuffle(choices)
    for seat, answer in choices[:8]:
        if second.check(seat, answer) is None and all(
            is_quiet(after(position, (seat, answer))) for position in (first, second)
        ):
            return seat, answer
    return None


def is_quiet(table: Table) -> bool:
    """Whether the last answer has revealed nothing, drawn nothing and not ended the game."""
    return not table.over and table.undo_horizon() < len(table.answers())


def after(table: Table, given: tuple[int, str]) -> Table:
    """The table one answer later."""
    new = table.clone()
    new.apply(*given)
    return new


class Place:
    """A table on a server, with somebody at one seat, somebody else at all the others, a spectator and a stranger."""

    def __init__(self, server: Running, game: str, seats: int, seat: int) -> None:
        self.server = server
        self.seat = seat
        self.anna, self.marek, self.watcher = (server.person(name) for name in ("Anna", "Marek", "Watcher"))
        self.stranger = server.stranger()
        kinds = ["hotseat"] * seats
        kinds[seat - 1] = "person"
        kinds[seat] = "open"
        made = self.marek.table(*kinds, game=game, public=True, hints=True, options=OPTIONS.get(game, {}))
        self.id: str = made["id"]
        self.path = f"/api/tables/{self.id}"
        self.anna.post(f"{self.path}/join")

    def close(self) -> None:
        """Everybody leaves."""
        for player in (self.anna, self.marek, self.watcher, self.stranger):
            player.close()

    def put(self, start: Table, found: Deal, seed: int) -> None:
        """Store a position as this table, with the quiet answers after it, and let the server forget the old one."""
        end = start
        for given in found.quiet:
            end = after(end, given)
        length = found.answers + len(found.quiet)
        origin = start.origin
        assert origin is not None
        values = {
            "seed": str(seed),
            "origin": origin.snapshot(),
            "origin_version": start.game.version,
            "origin_head": found.answers,
            "origin_answers": found.answers,
            "head": length,
            "answers": length,
            "request": None,
            "hinted": [],
            **figures(end),
        }
        now = clock.now()
        lines = [
            {"table": self.id, "seq": number, "kind": ANSWER, "seat": seat, "answer": answer}
            | {"number": number, "person": None, "time": now}
            for number, (seat, answer) in enumerate(found.quiet, found.answers + 1)
        ]
        made = columns.tables
        with contextlib.ExitStack() as opened:
            database = opened.enter_context(contextlib.closing(Database(self.server.settings.database_url)))
            connection = opened.enter_context(database.writing.begin())
            connection.execute(delete(columns.entries).where(columns.entries.c.table == self.id))
            connection.execute(update(made).where(made.c.id == self.id).values(values))
            # Branches of the position that was here before are listed no longer.
            connection.execute(update(made).where(made.c.parent == self.id).values(status=CLOSED))
            if lines:
                connection.execute(insert(columns.entries), lines)
        self.forget()

    def forget(self) -> None:
        """Once nobody is connected, the server and its readers know nothing of this table."""
        site = self.server.site
        room = site.rooms.known(self.id)
        assert room is not None
        with ticking() as tick:
            while room.connections or room.announcing is not None:
                tick()
        site.rooms.forget(room)
        site.reading._kept.clear()
        site.reading._size = 0
        for desk in site.reading._desks:
            desk.games.clear()

    def stored(self) -> tuple[StoredTable, list[Entry]]:
        """The table as it is stored."""
        with self.server.site.database.reading.connect() as connection:
            found = tables.find(connection, self.id)
            assert found is not None
            return found, tables.journal(connection, self.id)

    # -- everything that can be had ----------------------------------------------------------------------------------

    def pile(self, found: Deal) -> Pile:
        """Everything that the seat, the spectator and the stranger can get; what changes the table comes last."""
        first, last = found.answers, found.answers + len(found.quiet)
        pile: Pile = []
        for name, player in (("seat", self.anna), ("spectator", self.watcher), ("stranger", self.stranger)):
            for path in self.readings(first, last):
                pile.append((f"{name} GET {path}", answered(player, "GET", path)))
        pile += self.refusals(last)
        pile += self.previews()
        pile += self.branches(first, last)
        pile.append(("what a hint is worked out from", self.hint_task()))
        pile += self.live(found, first, last)
        pile += self.taken_back()
        return pile

    def readings(self, first: int, last: int) -> Iterator[str]:
        """Everything to read about the table."""
        seats = (f"?seat={self.seat}", f"?seat={(self.seat + 1) % 2}", "")
        yield from (self.path, f"{self.path}/chat", f"{self.path}/analysis")
        yield from ("/api/tables?show=mine", "/api/tables?show=watch", "/api/tables?show=open")
        for query in seats:
            yield f"{self.path}/state{query}"
            yield f"{self.path}/log{query}"
            for number in {first, (first + last) // 2, last, last + 1, max(0, first - 1)}:
                yield f"{self.path}/at/{number}{query}"
        yield f"{self.path}/log?since={last}&seat={self.seat}"
        yield f"{self.path}/sight?seat={self.seat}"
        for form in ("notation", "save"):
            yield f"{self.path}/export?format={form}"

    def refusals(self, seq: int) -> Pile:
        """What is said to answers that may not be given, and to answers by the wrong people."""
        pile: Pile = []
        for seat in range(2):
            for at in (seq, seq + 5):
                body = {"seat": seat, "seq": at, "answer": NONSENSE}
                for name, player in (("seat", self.anna), ("spectator", self.watcher), ("stranger", self.stranger)):
                    pile.append((f"{name} move {body}", answered(player, "POST", f"{self.path}/moves", body)))
            for what in ("undo", "hint"):
                body = {"seat": seat, "seq": seq + 5}
                pile.append((f"{what} {body}", answered(self.anna, "POST", f"{self.path}/{what}", body)))
        return pile

    def looked(self, seat: int) -> JSON:
        """The position, whether or not it is as its model says."""
        return self.anna.http.get(f"{self.path}/state?seat={seat}").json()

    def options(self) -> list[str]:
        """What the seat may answer."""
        decision = self.looked(self.seat)["view"]["decision"]
        return [] if decision is None else [option["text"] for option in decision["options"]]

    def previews(self) -> Pile:
        """What answers would do."""
        bodies = [{"seat": self.seat, "answer": answer} for answer in (*self.options()[:TRIED], NONSENSE)]
        alone = [(f"preview {body}", answered(self.anna, "POST", f"{self.path}/preview", body)) for body in bodies]
        return [*alone, ("previews", told(self.anna.http.get(f"{self.path}/previews?seat={self.seat}")))]

    def branches(self, first: int, last: int) -> Pile:
        """Games that go on from here, as every seat of theirs sees them."""
        pile: Pile = []
        for number in {first, last}:
            kinds = [{"kind": "person"}] + [{"kind": "hotseat"}] * (len(self.stored()[0].seats) - 1)
            made = self.anna.http.post(f"{self.path}/branch", json={"n": number, "seat": self.seat, "seats": kinds})
            name = made.json()["id"] if made.status_code == 201 else ""
            pile.append((f"branch {number}", told(made, name)))
            for seat in range(len(kinds)) if name else ():
                state = self.anna.http.get(f"/api/tables/{name}/state?seat={seat}")
                pile.append((f"branch {number} seat {seat}", told(state, name)))
        return pile

    def hint_task(self) -> bytes | None:
        """What a worker would be told in order to find a hint, and the name under which the hint is remembered."""
        stored, journal = self.stored()
        position = loaded(stored, journal)
        if position.table.question(self.seat) is None:
            return None
        task = hints.task_for(stored, position, self.seat)
        return msgspec.msgpack.encode((task, hints.key_of(position, self.seat)))

    def live(self, found: Deal, first: int, last: int) -> Pile:
        """What comes over WebSockets: everything, what was missed, refusals, and an answer by somebody."""
        pile: Pile = []
        with self.anna.live(self.id, self.seat) as own, self.watcher.live(self.id) as other:
            for seq in (first, last):
                own.say(type="hello", seat=self.seat, seq=seq)
                other.say(type="hello", seat=None, seq=seq)
            own.say(type="hello", seat=(self.seat + 1) % 2)
            own.move(self.seat, last, NONSENSE)
            own.move(self.seat, last + 5, NONSENSE)
            own.say(type="undo", id=9, seat=self.seat, seq=last + 5)
            pile += [("live seat", heard(own)), ("live spectator", heard(other))]
            if found.further is not None:
                seat, answer = found.further
                mover = self.anna if seat == self.seat else self.marek
                body = {"seat": seat, "seq": last, "answer": answer}
                done = answered(mover, "POST", f"{self.path}/moves", body)
                pile += [("answer", done), ("step seat", heard(own)), ("step spectator", heard(other))]
        return pile

    def taken_back(self) -> Pile:
        """What becomes of taking back, and of asking the others for it."""
        body = {"seat": self.seat, "seq": self.looked(self.seat)["seq"]}
        pile: Pile = [("undo", answered(self.anna, "POST", f"{self.path}/undo", body))]
        body["seq"] = self.looked(self.seat)["seq"]
        pile.append(("ask back", answered(self.anna, "POST", f"{self.path}/undo/request", body)))
        self.anna.http.post(f"{self.path}/undo/vote", json={"seat": self.seat, "agree": False})
        for player in (self.anna, self.watcher):
            for path in (f"{self.path}/log", f"{self.path}/state"):
                pile.append((path, answered(player, "GET", path)))
        return pile


def answered(player: Player, method: str, path: str, body: JSON = None) -> Any:
    """Everything about an answer."""
    return told(player.http.request(method, path, json=body))


def told(response: httpx.Response, name: str = "") -> Any:
    """Status, headers and body; a new table's name counts for nothing, nor does the time of day."""
    headers = [(key, value.replace(name, "-") if name else value) for key, value in response.headers.multi_items()]
    body = response.content.replace(name.encode(), b"-" * 10) if name else response.content
    assert response.status_code < 500, response.text
    return response.status_code, [header for header in headers if header[0] != "date"], body


def heard(live: Live) -> list[str]:
    """Everything that has come until now, but for who is there."""
    live.say(type="ping")
    found: list[str] = []
    while True:
        text = live.socket.recv(20)
        assert isinstance(text, str)
        if text.startswith('{"type":"pong"'):
            return found
        if not text.startswith('{"type":"table"'):
            # Who is there is in the table, which has been compared before anybody came.
            found.append(text.partition(',"table":{')[0])


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, and what the server itself deals is dealt the same way each time."""
    now = clock.now()
    monkeypatch.setattr(clock, "now", lambda: now)
    monkeypatch.setattr(hints, "SystemRandom", lambda: Random(5))


@pytest.fixture(scope="module")
def dealing(toy: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose readers deal the same way each time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "COMMAND", seeded.COMMAND)
        patch.setattr(rooms, "PRESENCE_DELAY", 0.0)
        with Running(settings_for(tmp_path_factory.mktemp("dealing"))) as running:
            yield running


def difference(server: Running, found: Deal, game: str) -> str | None:
    """Where the two piles differ first."""
    place = Place(server, game, found.true.seats, found.seat)
    piles = []
    for number, start in enumerate((found.true, found.dealt)):
        place.put(start, found, 1000 + number)
        piles.append(place.pile(found))
        place.forget()
    place.close()
    assert [name for name, _ in piles[0]] == [name for name, _ in piles[1]]
    for (name, first), (_, second) in zip(*piles, strict=True):
        if first != second:
            shown = [repr(one) for one in (first, second)]
            pairs = zip(*shown, strict=False)
            same = next((at for at, (one, other) in enumerate(pairs) if one != other), 0)
            return "\n".join([name, *(one[max(0, same - 200) : same + 200] for one in shown)])
    return None


@pytest.mark.limit(max(300, 20 * DEALS))
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_no_byte_that_it_is_sent(dealing: Running, still: None, game: str) -> None:
    differing = 0
    for number in range(DEALS):
        found = deal(game, Random(f"{game} {number}"))
        wrong = difference(dealing, found, game)
        assert wrong is None, f"deal {number} of {game}, seat {found.seat} after {found.answers} answers: {wrong}"
        differing += found.true.snapshot() != found.dealt.snapshot()
    assert differing, "there was nothing to be hidden"


SEEDED = Random("a leak")


def some_deal() -> Deal:
    """A deal in which there is something to be hidden, and somebody answers."""
    while (found := deal("toy", SEEDED)).further is None or found.true.snapshot() == found.dealt.snapshot():
        pass
    return found


def leak_in_table(patch: pytest.MonkeyPatch) -> None:
    """A table tells its seed."""
    honest = tellings.table

    def leaking(stored: StoredTable, *others: Any) -> Any:
        return honest(stored, *others) | {"seed": stored.seed}

    patch.setattr(tellings, "table", leaking)


def leak_in_position(patch: pytest.MonkeyPatch) -> None:
    """A position comes with a fingerprint of all of it."""
    honest = Position.shown

    def leaking(position: Position, *others: Any) -> Any:
        return honest(position, *others) | {"digest": position.table.digest()}

    patch.setattr(Position, "shown", leaking)


def leak_in_step(patch: pytest.MonkeyPatch) -> None:
    """A step is told in more letters if the cards lie otherwise."""
    honest = tellings.step

    def leaking(position: Position, *others: Any) -> Any:
        return honest(position, *others) | {"": " " * (int(position.table.digest(), 16) % 1000)}

    patch.setattr(tellings, "step", leaking)


def leak_in_hint(patch: pytest.MonkeyPatch) -> None:
    """A hint is worked out from the true position."""
    honest = hints.task_for

    def leaking(stored: StoredTable, position: Position, seat: int) -> Any:
        return msgspec.structs.replace(honest(stored, position, seat), snapshot=position.table.snapshot())

    patch.setattr(hints, "task_for", leaking)


@pytest.mark.parametrize(
    ("leak", "place"),
    [
        (leak_in_table, "seat GET /api/tables/"),
        (leak_in_position, "seat GET /api/tables/"),
        (leak_in_step, "step "),
        (leak_in_hint, "what a hint"),
    ],
)
def test_a_leak_is_found(
    dealing: Running,
    still: None,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
    place: str,
) -> None:
    leak(monkeypatch)
    # Not every deal has what this leak needs, such as a question to the seat.
    wrong = next(filter(None, (difference(dealing, some_deal(), "toy") for _ in range(20))), None)
    assert wrong is not None
    assert wrong.startswith(place)


def test_a_leak_of_a_reader_is_found(toy: None, still: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "COMMAND", seeded.LEAKING)
    with Running(settings_for(tmp_path)) as server:
        wrong = difference(server, some_deal(), "toy")
    assert wrong is not None
    assert wrong.startswith(("spectator GET /api/tables/", "seat GET /api/tables/"))


def test_who_sealed_an_answer_before_the_log_began_is_not_told(dealing: Running, still: None) -> None:
    """A log that begins while an answer lies sealed once told the others so, by one line less."""
    table = Table.new(epoka.game("toy"), 3, 10, OPTIONS["toy"])
    rng = Random(4)
    while not table.sealed:
        decision = rng.choice(table.decisions)
        table.apply(decision.seat, rng.choice(decision.options))
    answers = len(table.answers())
    seat = next(seat for seat in table.waiting)
    true = table.clone()
    true.log = None
    true.origin = true.clone()
    found = Deal(true, table.determinize(seat, rng), seat, answers, [], None)
    assert difference(dealing, found, "toy") is None
