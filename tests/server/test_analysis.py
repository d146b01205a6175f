"""The analysis of games that are over: every decision weighed, from what its seat knew, and kept whatever happens."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

import epoka
from epoka.bots import answer, make
from epoka.kernel import Table
from epoka.server import analyses, judging
from epoka.server.judging import cases, final_odds, turns
from epoka.server.positions import Position
from epoka.server.problems import Rejected
from epoka.server.storage import people, tables, thoughts
from epoka.server.storage.columns import analyses as analyses_table
from epoka.server.storage.columns import tables as tables_table
from epoka.server.storage.database import Database
from epoka.server.storage.records import DONE, FAILED, WAITING, WORKING, Analysis, Hint
from epoka.server.thinking import COMMAND, Worker
from epoka.server.worker import Read, sight_of
from tests.server.real import finished_game
from tests.server.running import Player, Running, ticking
from tests.server.test_storage import a_person, a_table, running
from tests.waiting import outcome


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long here."""
    monkeypatch.setattr(judging, "ITERATIONS", 6)
    monkeypatch.setattr(analyses, "KEEP_SECONDS", 0.05)


def played_by_bots(player: Player, *bots: str) -> str:
    """A game between bots that is over."""
    table: str = player.table(*bots)["id"]
    with ticking(60) as tick:
        while player.get(f"/api/tables/{table}")["status"] != "over":
            tick()
    return table


def finished(player: Player, table: str) -> Any:
    """The analysis of a table, once it is there."""
    with ticking(60) as tick:
        while (found := player.get(f"/api/tables/{table}/analysis"))["status"] not in (DONE, FAILED):
            tick()
    return found


def test_every_decision_of_a_game_is_weighed(anna: Player) -> None:
    table = played_by_bots(anna, "bot:random", "bot:greedy", "bot:random")
    assert anna.get(f"/api/tables/{table}/analysis")["status"] == "none"
    assert anna.post(f"/api/tables/{table}/analysis", expect=202)["status"] in ("waiting", "working")
    found = finished(anna, table)
    log = anna.get(f"/api/tables/{table}/log")["lines"][1:]
    assert found["status"] == DONE
    assert found["done"] == found["total"] == len(found["moments"]) == len(log)
    for number, (moment, line) in enumerate(zip(found["moments"], log, strict=True)):
        assert (moment["number"], moment["seat"], moment["played"]["text"]) == (number, line["seat"], line["answer"])
        assert sum(moment["odds"]) == pytest.approx(1, abs=0.01)
        assert moment["loss"] >= 0
        shown = [option["text"] for option in moment["options"]]
        assert len(shown) != 1
        if moment["options"] and moment["loss"] == 0:
            assert moment["options"][0]["odds"] == pytest.approx(moment["played"]["odds"], abs=0.001)
    winners = anna.get(f"/api/tables/{table}")["result"]["winners"]
    assert [seat for seat, share in enumerate(found["end"]) if share] == winners
    assert 0 < len(found["turns"]) <= 6
    for turn in found["turns"]:
        assert turn["events"] == log[turn["number"] - 1]["events"]
        assert turn["seat"] == log[turn["number"] - 1]["seat"]
        assert turn["before"] < turn["number"]


def test_whoever_has_the_address_may_look_but_asking_needs_a_name(anna: Player, stranger: Player) -> None:
    table = played_by_bots(anna, "bot:random", "bot:random")
    stranger.refused("POST", f"/api/tables/{table}/analysis", {}, status=401, code="sign-in")
    anna.post(f"/api/tables/{table}/analysis", expect=202)
    found = finished(stranger, table)
    assert found["moments"]
    assert anna.post(f"/api/tables/{table}/analysis", expect=202) == found, "asking again changes nothing"


def test_a_game_under_way_is_not_analysed(anna: Player) -> None:
    table = anna.table("person", "hotseat")["id"]
    anna.refused("POST", f"/api/tables/{table}/analysis", {}, status=409, code="running")
    anna.refused("GET", f"/api/tables/{table}/analysis", status=409, code="running")
    anna.refused("GET", "/api/tables/aaaaaaaaaa/analysis", status=404, code="not-found")


def test_an_analysis_goes_on_after_a_restart(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    first = start()
    anna = first.person()
    table = played_by_bots(anna, "bot:random", "bot:random")
    monkeypatch.setattr(judging, "ITERATIONS", 400)
    anna.post(f"/api/tables/{table}/analysis", expect=202)
    with ticking() as tick:
        while not (before := stored_analysis(first, table)).found["moments"]:
            tick()
    first.stop()
    assert before.status == "working"
    monkeypatch.setattr(judging, "ITERATIONS", 6)
    second = start()
    left = stored_analysis(second, table)
    assert len(left.found["moments"]) < left.total, "it was stopped before its end"
    found = finished(second.stranger(), table)
    kept = {moment["number"]: moment for moment in before.found["moments"]}
    assert kept == {moment["number"]: moment for moment in found["moments"] if moment["number"] in kept}
    assert len(found["moments"]) == found["total"]


def stored_analysis(server: Running, table: str) -> Analysis:
    """An analysis as it is stored."""
    with server.site.database.reading.connect() as connection:
        found = thoughts.analysis(connection, table)
    assert found is not None
    return found


def test_games_wait_for_each_other(anna: Player, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [played_by_bots(anna, "bot:random", "bot:random") for _ in range(3)]
    monkeypatch.setattr(judging, "ITERATIONS", 12)
    asked = [anna.post(f"/api/tables/{table}/analysis", expect=202) for table in games]
    assert asked[-1]["ahead"] == 2
    at_once = 0
    with ticking(60) as tick:
        while any(anna.get(f"/api/tables/{table}/analysis")["status"] != DONE for table in games):
            states = [stored_analysis(server, table).status for table in games]
            at_once = max(at_once, states.count("working"))
            tick()
    assert at_once == 1


def test_one_person_asks_for_so_many_and_all_together_for_some_more(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "ALL_ANALYSES", analyses.OWN_ANALYSES + 1)
    anna, marek, zofia = (server.person(name) for name in ("Anna", "Marek", "Zofia"))
    game = {"data": finished_game(), "format": "notation"}
    games = [anna.post("/api/imports", game, expect=201)["id"] for _ in range(analyses.OWN_ANALYSES + 3)]
    *own, more, other, last = games
    monkeypatch.setattr(judging, "ITERATIONS", 10**6)
    for table in own:
        anna.post(f"/api/tables/{table}/analysis", expect=202)
    refused = anna.refused("POST", f"/api/tables/{more}/analysis", {}, status=429, code="one-at-a-time")
    assert refused["message"]["args"] == {"most": analyses.OWN_ANALYSES}
    anna.post(f"/api/tables/{own[-1]}/analysis", expect=202)  # asking again is not asking for more
    assert marek.post(f"/api/tables/{other}/analysis", expect=202)["status"] == WAITING
    zofia.refused("POST", f"/api/tables/{last}/analysis", {}, status=503, code="crowded")
    zofia.post(f"/api/tables/{other}/analysis", expect=202)
    with server.site.database.writing.begin() as connection:
        connection.execute(analyses_table.update().values(status=FAILED))
    assert anna.post(f"/api/tables/{more}/analysis", expect=202)["status"] in (WAITING, WORKING)


def test_of_many_who_ask_at_once_no_more_are_let_in_than_there_is_room_for(database_url: str) -> None:
    async def test(database: Database) -> None:
        person = a_person()
        await database.write(partial(people.create, person=person))
        games = [replace(a_table(person), id=f"{number:010}") for number in range(8)]
        for table in games:
            await database.write(partial(tables.create, table=table))
        other = Database(database_url)
        other.open()
        asked = [
            place.write(partial(analyses._ask_for, table=table.id, total=9, person=person.id))
            for place, table in zip((database, other) * 4, games, strict=True)
        ]
        results = await asyncio.gather(*asked, return_exceptions=True)
        await database.write(partial(people.remove, person=person.id))
        assert await database.read(thoughts.queued) == [None] * analyses.OWN_ANALYSES, "who has asked is forgotten"
        assert [type(result) for result in results].count(Rejected) == len(games) - analyses.OWN_ANALYSES
        other.close()

    running(test, database_url)


def test_an_analysis_that_fails_can_be_asked_for_again(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    anna = server.person()
    table = played_by_bots(anna, "bot:random", "bot:random")
    monkeypatch.setattr(server.site.analyses, "_command", ("false",))
    anna.post(f"/api/tables/{table}/analysis", expect=202)
    failed = finished(anna, table)
    assert (failed["status"], failed["moments"]) == (FAILED, [])
    monkeypatch.undo()
    monkeypatch.setattr(judging, "ITERATIONS", 6)
    anna.post(f"/api/tables/{table}/analysis", expect=202)
    assert finished(anna, table)["status"] == DONE


def test_analyses_stand_back_behind_bots(server: Running) -> None:
    async def niceness(command: Sequence[str]) -> int:
        worker = Worker(command)
        await worker.ask(Read(b""), 20)
        process = worker._process
        assert process is not None
        found = os.getpriority(os.PRIO_PROCESS, process.pid)
        await worker.stop()
        return found

    people, most = os.getpriority(os.PRIO_PROCESS, 0), 19
    assert outcome(niceness(COMMAND)) == min(most, people + 5)
    assert outcome(niceness(server.site.analyses._command)) == min(most, people + 15)


def a_game() -> Table:
    """A whole game between two bots."""
    table = epoka.new("flow_of_history", seats=2, seed=5)
    bots = [make("greedy", 1), make("random", 2)]
    while not table.over:
        answer(table, bots[table.decision.seat], table.decision)
    return table


def test_each_decision_is_judged_from_what_its_seat_knew() -> None:
    table = a_game()
    again = epoka.new("flow_of_history", seats=2, seed=5)
    found = cases(Position(table, 0, 0))
    assert len(found) == len(table.answers())
    redealt = 0
    for case, (seat, given) in zip(found, table.answers(), strict=True):
        sight = sight_of(case.task)
        assert sight.view(seat) == again.view(seat)
        assert sight.state.chance != again.state.chance
        redealt += sight.state.deck != again.state.deck
        again.apply(seat, given)
    assert redealt > len(found) / 2


def test_turning_points_are_moves_that_changed_the_odds() -> None:
    position = Position(a_game(), 0, 0)
    answers = position.table.answers()
    events = position.table.events(None, 1)
    # A choice that brings nothing yet, and the next one of the same seat that does.
    start = next(index for index, told in enumerate(events) if not told and events[index + 1] and index > 10)
    moments = [
        {"seat": seat, "odds": [0.5, 0.5] if index <= start else [0.9, 0.1]} for index, (seat, _) in enumerate(answers)
    ]
    final = final_odds(position)
    found = turns(position, moments)
    jump = next(turn for turn in found if turn["number"] == start + 2)
    assert jump["before"] == start
    assert jump["swings"] == [0.4, -0.4]
    assert jump["events"] == events[start + 1]
    assert len(found) == 1 + (final != [0.9, 0.1])


def test_nobody_works_on_a_game_that_somebody_else_has(database_url: str) -> None:
    async def test(database: Database) -> None:
        person = a_person()
        table = a_table(person)
        await database.write(partial(people.create, person=person))
        await database.write(partial(tables.create, table=table))
        await database.write(partial(thoughts.ask_for, table=table.id, total=9, now=100))
        claim = partial(thoughts.claim, table=table.id, now=200)
        both = await asyncio.gather(
            database.write(partial(claim, worker="one", until=300)),
            database.write(partial(claim, worker="two", until=300)),
        )
        assert sorted(both) == [False, True]
        owner, other = ("one", "two") if both[0] else ("two", "one")
        with pytest.raises(thoughts.Lost):
            await database.write(partial(thoughts.keep, table=table.id, worker=other, until=400, found={"moments": []}))
        assert await database.read(partial(thoughts.next_free, now=250)) is None
        assert await database.read(partial(thoughts.next_free, now=350)) is not None, "its worker is gone"
        assert await database.write(partial(thoughts.claim, table=table.id, worker=other, now=350, until=500))
        with pytest.raises(thoughts.Lost):
            await database.write(partial(thoughts.finish, table=table.id, worker=owner, found={}))
        await database.write(partial(thoughts.release, worker=other))
        left = await database.read(partial(thoughts.analysis, table=table.id))
        assert left is not None
        assert (left.status, left.worker) == (WAITING, None)

    running(test, database_url)


def test_what_was_asked_for_first_counts(database_url: str) -> None:
    async def test(database: Database) -> None:
        person = a_person()
        table = a_table(person)
        await database.write(partial(people.create, person=person))
        await database.write(partial(tables.create, table=table))
        first = Hint(table.id, 0, "here", 4, [{"text": "harvest"}], 100)
        assert await database.write(partial(thoughts.keep_hint, given=first)) == first
        assert await database.write(partial(thoughts.keep_hint, given=replace(first, number=9, options=[]))) == first
        asked = await database.write(partial(thoughts.ask_for, table=table.id, total=9, now=100))
        assert await database.write(partial(thoughts.ask_for, table=table.id, total=9, now=200)) == asked
        await database.write(partial(thoughts.claim, table=table.id, worker="one", now=200, until=300))
        await database.write(partial(thoughts.fail, table=table.id, worker="one"))
        again = await database.write(partial(thoughts.ask_for, table=table.id, total=9, now=300))
        assert again == replace(asked, asked=300)

    running(test, database_url)


def test_an_analysis_goes_with_its_table(database_url: str) -> None:
    async def test(database: Database) -> None:
        person = a_person()
        table = a_table(person)
        await database.write(partial(people.create, person=person))
        await database.write(partial(tables.create, table=table))
        await database.write(partial(thoughts.ask_for, table=table.id, total=9, now=100))
        await database.write(lambda connection: connection.execute(tables_table.delete()).rowcount)
        rows = await database.read(lambda connection: connection.execute(analyses_table.select()).all())
        assert rows == []

    running(test, database_url)
