"""Servers that are killed in the middle of play: nothing acknowledged is lost, nothing counts twice."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from random import Random

import pytest

import epoka
from epoka.kernel import Table
from epoka.server.positions import Position
from epoka.server.settings import sqlite_url
from epoka.server.storage import tables
from epoka.server.storage.database import Database
from epoka.server.storage.records import ANSWER, Entry, StoredTable
from tests.server import services
from tests.server.running import JSON, ticking
from tests.server.services import Process
from tests.server.stubborn import Follower, Stubborn

KILLS = int(os.environ.get("EPOKA_KILLS", "8"))
PAUSE = 0.6
SETTLED = 60.0
"""How long bots may need until every table waits for a person."""

Site = Callable[[], Process]


@pytest.fixture
def running() -> Iterator[list[Process]]:
    """Servers; none is left over."""
    found: list[Process] = []
    yield found
    for process in found:
        process.kill()


def test_kills_over_http_and_websocket(tmp_path: Path, running: list[Process]) -> None:
    url = sqlite_url(tmp_path / "epoka.db")
    play_through_kills(url, lambda: Process(url), 1, running)


def test_kills_of_two_processes(postgres_url: str, redis_url: str, running: list[Process]) -> None:
    url = services.fresh_database(postgres_url)
    play_through_kills(url, lambda: Process(url, redis_url), 2, running)


def play_through_kills(database: str, site: Site, processes: int, running: list[Process]) -> None:
    """Let people play while servers are killed and come back, then ask everybody and the journals."""
    for _ in range(processes):
        running.append(site())
        running[-1].start()
    stop = threading.Event()
    with contextlib.ExitStack() as leaving:
        players = company([process.url for process in running], stop)
        for player in players:
            leaving.callback(player.http.close)
            player.start()
        leaving.callback(stop.set)
        kill(running)
        stop.set()
        for player in players:
            player.join(60)
        assert not any(player.is_alive() for player in players)
        assert [player.wrong for player in players] == [[]] * len(players)
        assert any(player.repeated for player in players), "no request was ever cut off"
        assert any(player.broken for player in players if isinstance(player, Follower)), "no connection ever broke"
        running.append(site())
        running[-1].start()
        settle(players)
        compare(players, running)
        # Only processes with a bus between them can serve one site at once.
        go_on(players, running if processes > 1 else running[-1:])
        check_journals(database, players)


def kill(running: Sequence[Process]) -> None:
    """Kill a server at some moment and start it again, some times."""
    rng = Random(KILLS)
    for _ in range(KILLS):
        time.sleep(PAUSE * (0.5 + rng.random()))
        killed = rng.choice(running)
        killed.kill()
        killed.start()


def company(urls: Sequence[str], stop: threading.Event) -> list[Stubborn]:
    """Two who play over HTTP, and two pairs who play over WebSocket."""
    players = [Stubborn(urls, number, stop) for number in range(2)]
    for number in (2, 4):
        first = Follower(urls, number, stop)
        players += [first, Follower(urls, number + 1, stop, first)]
    return players


def recent(players: Sequence[Stubborn]) -> Iterator[tuple[Stubborn, str, int]]:
    """The last tables of each player, with each seat."""
    for player in players:
        for table in player.tables[-2:]:
            for seat in player.seats[table]:
                yield player, table, seat


def settle(players: Sequence[Stubborn]) -> None:
    """Wait until no table waits for a bot."""
    with ticking(SETTLED) as tick:
        for player, table, _ in recent(players):
            while any(
                shown["seats"][seat]["kind"] == "bot"
                for shown in [player.ask("GET", f"/api/tables/{table}").json()]
                for seat in shown["waiting"]
            ):
                tick()


def compare(players: Sequence[Stubborn], running: Sequence[Process]) -> None:
    """All servers, the one that has just been started among them, show everybody the same."""
    for player, table, seat in recent(players):
        for path in (f"/api/tables/{table}/state?seat={seat}", f"/api/tables/{table}/log?seat={seat}"):
            shown = [player.ask("GET", path, url=process.url) for process in running]
            assert [answer.status_code for answer in shown] == [200] * len(running)
            assert len({answer.text for answer in shown}) == 1, path


def go_on(players: Sequence[Stubborn], running: Sequence[Process]) -> None:
    """Nobody is stuck: every game that is not over can be played on, at any server."""
    rng = Random(3)
    before = {table: state_of(player, table) for player, table, _ in recent(players)}
    for player, table, _ in recent(players):
        player.url = rng.choice(running).url
        done = len(player.stored)
        with ticking() as tick:
            while len(player.stored) == done and not waits_for_others(player, table) and player.move(table):
                tick()
        assert not player.wrong
    for player, table, _ in recent(players):
        assert before[table]["view"]["over"] or state_of(player, table)["seq"] > before[table]["seq"]


def state_of(player: Stubborn, table: str) -> JSON:
    """A table as somebody who watches sees it."""
    return player.ask("GET", f"/api/tables/{table}/state").json()


def waits_for_others(player: Stubborn, table: str) -> bool:
    """Whether it is another person's turn."""
    shown = player.ask("GET", f"/api/tables/{table}").json()
    return not shown["my_turn"] and any(shown["seats"][seat]["kind"] == "person" for seat in shown["waiting"])


def check_journals(database: str, players: Sequence[Stubborn]) -> None:
    """Compare the journals with what was acknowledged and told, and play them."""
    acknowledged: dict[tuple[str, int], str] = {}
    for player in players:
        acknowledged |= player.stored
    assert len(acknowledged) > 50
    with contextlib.closing(Database(database)) as opened, opened.reading.connect() as connection:
        found = {
            table: (stored, tables.journal(connection, table))
            for table in {table for player in players for table in player.tables}
            if (stored := tables.find(connection, table)) is not None
        }
    for player in players:
        assert set(player.tables) <= set(found)
        for table in player.tables:
            check_own_answers(player, table, found[table][1])
    for stored, journal in found.values():
        check_told(stored, journal, [player for player in players if isinstance(player, Follower)])


def check_own_answers(player: Stubborn, table: str, journal: Sequence[Entry]) -> None:
    """In the journal stands exactly what was acknowledged, once and in order, and nothing that was refused."""
    own = {entry.seq: told(entry) for entry in journal if entry.person and entry.seat in player.seats[table]}
    assert own == {seq: answer for (at, seq), answer in player.stored.items() if at == table}
    if isinstance(player, Follower):
        for at, seq, answer in player.refused:
            if at == table:
                assert seq < len(journal), f"{answer} after {seq} was refused although nothing had happened since"
                assert own.get(seq + 1) != answer


def told(entry: Entry) -> str:
    """An entry as players remember it."""
    return f"{entry.seat} {entry.answer if entry.kind == ANSWER else 'undo'}"


def check_told(stored: StoredTable, journal: Sequence[Entry], followers: Sequence[Follower]) -> None:
    """The journal has no gaps and leads to the stored position; what was told on the way is what it says."""
    assert [entry.seq for entry in journal] == list(range(1, stored.head + 1))
    heard = [line for follower in followers for line in follower.told if line[0] == stored.id]
    heard.sort(key=itemgetter(1))
    by_entry = {seq: list(lines) for seq, lines in groupby(heard, itemgetter(1))}
    assert stored.seed is not None
    position = Position(Table.new(epoka.game(stored.game), len(stored.seats), int(stored.seed), stored.options), 0, 0)
    for entry in (None, *journal):
        if entry is not None:
            position.follow(entry)
        for _, _, seat, message in by_entry.get(position.seq, ()):
            viewer = message["view"]["viewer"]
            assert viewer in (None, seat)  # whoever has not yet said where it looks from is a spectator
            shown = position.shown(viewer, stored.bots)
            assert {name: message[name] for name in shown} == shown
            if entry is not None and message["type"] == "step":
                assert (message["kind"], message["seat"]) in ((entry.kind, entry.seat), (entry.kind, None))
    assert position.table.snapshot() == stored.snapshot
