"""Many tables and whole games: the same in one process and in several, and written down without secrets."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

import epoka
from epoka.cli import main
from epoka.kernel import EpokaError, Table
from epoka.kernel.saves import restore
from epoka.research.batch import Batch
from epoka.research.datasets import DECISIONS, GAMES, Wanted, write
from epoka.research.series import Series, games
from tests.docs.markdown import table as rows_of
from tests.research.cases import CASES, FLOW

RANDOM = Series(FLOW, ("random",) * 3, 5, {"rahdo": "off"})


def trace(processes: int, steps: int = 260) -> list[Any]:
    """All that a small batch shows while it is played at random; some games end meanwhile."""
    rng = np.random.default_rng(2)
    seen = []
    with Batch(FLOW, 2, tables=5, processes=processes, seed=9) as batch:
        tables = batch.reset()
        for _ in range(steps):
            tables = batch.step([rng.choice(np.flatnonzero(mask)) for mask in tables.action_mask])
            seen.append([array.copy() for array in tables])
    return seen


def test_a_batch_is_the_same_in_one_process_and_in_two() -> None:
    alone, together = trace(1), trace(2)
    for first, second in zip(alone, together, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(first, second, strict=True))
    ended = np.stack([step[4] for step in alone])
    paid = np.stack([step[3] for step in alone]).sum(axis=2)
    assert ended.sum() >= 5
    assert np.array_equal(paid, ended.astype(np.float32))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_batch_shows_what_the_asked_seat_may_know(name: str, seats: int) -> None:
    with Batch(name, seats, tables=2, seed=1) as batch:
        tables = batch.reset()
        for _ in range(20):
            for number in range(2):
                table = batch._own.tables[number]
                assert tables.seat[number] == table.decision.seat
                assert np.array_equal(tables.observation[number], batch.encoding.observe(table, table.decision.seat))
                assert np.array_equal(tables.action_mask[number], batch.encoding.mask(table.decision))
            tables = batch.step([int(np.flatnonzero(mask)[-1]) for mask in tables.action_mask])


@pytest.mark.parametrize("processes", [1, 2])
def test_a_forbidden_action_of_any_table_is_refused(processes: int) -> None:
    with Batch(FLOW, 3, tables=4, processes=processes) as batch:
        masks = batch.reset().action_mask
        actions = [int(np.flatnonzero(mask)[0]) for mask in masks]
        actions[3] = int(np.flatnonzero(masks[3] == 0)[0])
        with pytest.raises(EpokaError, match="not allowed at table 3"):
            batch.step(actions)
        assert batch.reset().seat.shape == (4,)
        with pytest.raises(EpokaError, match="one action for each of 4 tables"):
            batch.step([1, 2])


def test_more_processes_than_tables_are_refused() -> None:
    with pytest.raises(EpokaError, match="from 1 to 2 processes"):
        Batch(FLOW, 3, tables=2, processes=3)


def test_whole_games_are_the_same_in_one_process_and_in_two() -> None:
    alone = list(games(RANDOM, 8))
    assert alone == list(games(RANDOM, 8, jobs=2))
    assert [game.number for game in alone] == list(range(8))
    assert len({game.digest for game in alone}) == 8


# -- data sets -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A data set of a few games, with whole positions."""
    folder = tmp_path_factory.mktemp("data")
    wanted = Wanted(folder / "games.parquet", folder / "decisions.parquet", positions=True)
    assert len(list(write(RANDOM, 3, wanted, jobs=2))) == 3
    return folder / "games.parquet", folder / "decisions.parquet"


def test_a_game_in_a_data_set_can_be_replayed(files: tuple[Path, Path]) -> None:
    rows = pq.read_table(files[0]).to_pylist()
    for row in rows:
        table = epoka.load(row["notation"].encode())
        assert table.digest() == row["digest"]
        assert list(table.scores) == row["scores"]
        assert len(table.answers()) == row["decisions"]
        assert (table.seed, row["bots"]) == (row["seed"], ["random"] * 3)


def test_a_decision_in_a_data_set_is_the_one_that_was_taken(files: tuple[Path, Path]) -> None:
    games_rows = pq.read_table(files[0]).to_pylist()
    decisions = pq.read_table(files[1]).to_pylist()
    assert len(decisions) == sum(row["decisions"] for row in games_rows)
    for game in games_rows:
        answers = epoka.load(game["notation"].encode()).answers()
        own = [row for row in decisions if row["game"] == game["number"]]
        assert [(row["seat"], row["answer"]) for row in own] == [
            (seat, " ".join(map(str, answer))) for seat, answer in answers
        ]
        for row in own:
            assert row["actions"][row["options"].index(row["answer"])] == row["action"]
            assert row["score"] == game["scores"][row["seat"]]
            assert (row["share"] > 0) == (row["seat"] in game["winners"])


def test_a_decision_holds_only_what_its_seat_knew(files: tuple[Path, Path]) -> None:
    rng = Random(1)
    for row in pq.read_table(files[1]).to_pylist()[::25]:
        table = Table(epoka.game(FLOW), 3, {"rahdo": "off"}, None)
        restore(table, row["position"], table.game.version)
        guess = table.determinize(row["seat"], rng)
        assert json.loads(row["view"]) == msgspec.to_builtins(guess.view(row["seat"]))


def test_positions_are_left_out_unless_they_are_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    list(write(RANDOM, 1, Wanted(decisions=path)))
    columns = pq.read_schema(path).names
    assert columns == DECISIONS.names
    assert not {"position", "seed", "notation"} & set(columns)


def test_every_column_is_on_the_page() -> None:
    assert [row[0].strip("`") for row in rows_of("docs/research.md", "The file of games")] == GAMES.names
    decisions = [row[0].strip("`") for row in rows_of("docs/research.md", "The file of decisions")]
    assert decisions == [*DECISIONS.names, "position"]


def test_a_file_is_never_written_over_and_none_is_left_unfinished(tmp_path: Path) -> None:
    there = tmp_path / "there.parquet"
    there.write_text("mine")
    with pytest.raises(EpokaError, match="is there already"):
        list(write(RANDOM, 1, Wanted(games=there)))
    assert there.read_text() == "mine"
    writing = write(RANDOM, 5, Wanted(games=tmp_path / "new.parquet"))
    next(writing)
    writing.close()
    assert [path.name for path in tmp_path.iterdir()] == ["there.parquet"]


def test_simulate_writes_data_sets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, decisions = tmp_path / "games.parquet", tmp_path / "decisions.parquet"
    plain = ("simulate", FLOW, "--seats", "2", "--games", "3", "--json")
    assert main(plain) == 0
    digest = json.loads(capsys.readouterr().out)["digest"]
    assert main([*plain, "--jobs", "2", "--out", str(out), "--decisions", str(decisions)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["digest"] == digest
    assert pq.read_metadata(out).num_rows == 3
    assert pq.read_metadata(decisions).num_rows == found["decisions"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--positions"], "--positions needs --decisions"),
        (["--jobs", "0"], "a whole number from 1 to 1000 is wanted"),
        (["--out", "/nowhere/games.parquet"], "cannot write /nowhere/games.parquet"),
    ],
)
def test_simulate_refuses_with_a_sentence(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", FLOW, "--seats", "2", "--games", "2", *arguments]) == 2
    assert reason in capsys.readouterr().err
