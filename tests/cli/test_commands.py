"""The commands print what they promise, and bad input is a sentence with exit code 2."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

import epoka
from epoka.cli import bench, main
from epoka.kernel.memo import MEMORY
from tests.games.flow_of_history.facts import FACTS
from tests.kernel.files import resealed

GAME = "flow_of_history"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command."""
    code = main(arguments)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def printed_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What a command prints as JSON."""
    code, out, _ = run(capsys, *arguments)
    assert code == 0
    return json.loads(out)


def saved_game(tmp_path: Path, answers: int = 10_000) -> Path:
    """A game played at random, as a file."""
    table = epoka.new(GAME, 3, 4)
    rng = Random(4)
    while not table.over and answers:
        table.apply(table.decision.seat, rng.choice(table.decision.options))
        answers -= 1
    path = tmp_path / "game.epoka"
    path.write_bytes(table.to_bytes())
    return path


# -- simulate --------------------------------------------------------------------------------------------------------


def test_simulate_prints_one_object_with_everything(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed_json(
        capsys, "simulate", GAME, "--seats", "4", "--games", "3", "--seed", "7", "--bots", "greedy", "--json"
    )
    assert found["game"] == GAME
    assert found["ruleset_version"] == epoka.game(GAME).version
    assert (found["seats"], found["games"], found["seed"]) == (4, 3, 7)
    assert found["bots"] == ["greedy"] * 4
    assert found["decisions"] > 100
    assert found["decisions_per_second"] > 0
    assert found["games_per_second"] > 0
    assert len(found["mean_scores"]) == 4
    assert sum(found["wins"]) == pytest.approx(3, abs=0.01)
    assert len(found["digest"]) == 32
    assert found["seconds"] > 0


def test_equal_seeds_give_equal_digests(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("simulate", GAME, "--seats", "2", "--games", "4", "--bots", "greedy,random", "--json")
    first = printed_json(capsys, *command, "--seed", "1")
    second = printed_json(capsys, *command, "--seed", "1")
    other = printed_json(capsys, *command, "--seed", "2")
    assert first["digest"] == second["digest"]
    assert first["digest"] != other["digest"]
    assert first["bots"] == ["greedy", "random"]


def test_simulate_speaks_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", GAME, "--seats", "3", "--games", "2")
    assert code == 0
    assert out.startswith("2 games of flow_of_history with 3 seats, seed 0\n")
    assert "seat 2 random: mean score" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "chess", "--seats", "2"], "there is no game 'chess'"),
        (["simulate", GAME, "--seats", "6"], "is for 2, 3, 4, 5 seats, not 6"),
        (["simulate", GAME, "--seats", "3", "--bots", "oracle"], "there is no bot 'oracle'"),
        (["simulate", GAME, "--seats", "3", "--bots", "random,random"], "2 bots for 3 seats"),
        (["simulate", GAME, "--seats", "3", "--games", "0"], "from 1 to 1000000 is wanted"),
        (["simulate", GAME, "--seats", "3", "--option", "rahdo=house"], "needs 2 seats [FH-10.1]"),
        (["simulate", GAME, "--seats", "2", "--option", "rahdo"], "an option is written NAME=VALUE"),
        (["simulate", GAME, "--seats", "2", "--option", "ships=2"], "has no option 'ships'"),
        (["simulate", GAME, "--seats", "2", "--option", "rahdo=maybe"], "is one of off, house, not 'maybe'"),
        (["arena", "chess", "--bots", "greedy,random", "--seats", "2"], "there is no game 'chess'"),
        (["arena", GAME, "--bots", "greedy", "--seats", "2"], "at least two bots"),
        (["arena", GAME, "--bots", "greedy,oracle", "--seats", "2"], "there is no bot 'oracle'"),
        (["arena", GAME, "--bots", "greedy,random", "--seats", "9"], "not 9"),
        (["arena", GAME, "--bots", "greedy,random", "--seats", "2", "--games", "0"], "from 1 to 1000000 is wanted"),
        (["arena", GAME, "--bots", "greedy,random", "--seats", "2", "--jobs", "0"], "from 1 to 1000 is wanted"),
        (["arena", GAME, "--bots", "hard,random", "--seats", "2", "--time", "soon"], "a search budget is a number"),
        (["arena", GAME, "--bots", "greedy,random", "--seats", "2", "--resume", "/no/such/file"], "cannot keep games"),
        (["cards", "chess"], "there is no game 'chess'"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["bench", GAME, "--seats", "1"], "not 1"),
        (["bench", GAME, "--option", "virtual=romans"], "virtual"),
        (["conform", GAME, "--seats", "two"], "seat counts are written like 2-5"),
        (["conform", GAME, "--seats", "1-3"], "not 1"),
        (["replay", "no/such/file"], "cannot read no/such/file"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("epoka: ")
    assert complaint in err
    assert "Traceback" not in err


def test_an_unknown_command_is_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "dance")
    assert (code, out) == (2, "")
    assert "invalid choice: 'dance'" in err
    assert len(err.splitlines()) == 1


# -- arena -----------------------------------------------------------------------------------------------------------


def test_arena_takes_one_bot_at_a_table_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    given = ("arena", "imperial_settlers", "--bots", "random", "--seats", "1", "--games", "2", "--jobs", "1")
    found = printed_json(capsys, *given, "--json")
    (bot,) = found["bots"]
    assert (bot["name"], bot["games"], found["pairs"]) == ("random", 2, [])
    code, out, _ = run(capsys, *given)
    assert code == 0
    assert "±" not in out


def test_arena_prints_one_object_with_everything(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("arena", GAME, "--bots", "greedy,random", "--seats", "3", "--games", "5", "--seed", "7", "--json")
    found = printed_json(capsys, *command, "--jobs", "1")
    assert (found["game"], found["ruleset_version"]) == (GAME, epoka.game(GAME).version)
    assert (found["seats"], found["seed"], found["time"]) == (3, 7, None)
    assert found["games"] == 6  # whole rounds
    assert found["entrants"] == ["greedy", "random"]
    assert len(found["digest"]) == 32
    greedy, random = found["bots"]
    assert (greedy["name"], greedy["games"], greedy["wins"], greedy["win_rate"]) == ("greedy", 6, 6, 1)
    assert (random["name"], random["games"], random["wins"], random["interval"][0]) == ("random", 12, 0, 0)
    assert greedy["interval"] == [pytest.approx(0.6097, abs=1e-4), 1]
    assert greedy["rating"] > 1500 > random["rating"]
    assert greedy["rating_deviation"] > 0
    assert greedy["mean_score"] > random["mean_score"]
    assert greedy["mean_margin"] > 0 > random["mean_margin"]
    assert greedy["moves"] > 100
    assert greedy["ms_per_move_p95"] >= greedy["ms_per_move"] > 0
    assert greedy["games_by_seat"] == greedy["wins_by_seat"] == [2, 2, 2]
    assert found["pairs"] == [
        {"name": "greedy", "rival": "random", "games": 12, "ahead": 12, "rate": 1, "interval": [0.7575, 1]}
    ]


def test_arena_goes_on_with_a_match_and_can_make_it_longer(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ("arena", GAME, "--bots", "greedy,random", "--seats", "2", "--jobs", "1", "--json")
    whole = printed_json(capsys, *command, "--games", "8")
    keeping = ("--resume", str(tmp_path / "match.jsonl"))
    assert printed_json(capsys, *command, "--games", "4", *keeping)["games"] == 4
    longer = printed_json(capsys, *command, "--games", "8", *keeping)
    assert longer["digest"] == whole["digest"]
    code, _, err = run(capsys, *command, "--games", "8", "--seed", "1", *keeping)
    assert code == 2
    assert "holds another match" in err


@pytest.mark.parametrize(("language", "line"), [("en", "2 games of"), ("pl", "2 rozgrywki w")])
def test_arena_speaks_to_people_too(capsys: pytest.CaptureFixture[str], language: str, line: str) -> None:
    command = ("arena", GAME, "--bots", "hard,random", "--seats", "2", "--games", "2", "--time", "5", "--jobs", "1")
    code, out, _ = run(capsys, *command, "--lang", language)
    assert code == 0
    assert out.startswith(f"{line} {GAME}")
    assert "hard" in out
    assert "100.0 (34.2–100.0)" in out


# -- replay ----------------------------------------------------------------------------------------------------------


def test_replay_verifies_and_tells_the_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = saved_game(tmp_path)
    table = epoka.load(path.read_bytes())
    code, out, _ = run(capsys, "replay", str(path))
    assert code == 0
    assert f"digest {table.digest()}" in out
    assert f"{len(table.answers())} answers" in out
    code, polish, _ = run(capsys, "replay", str(path), "--lang", "pl")
    assert code == 0
    assert polish != out
    assert "Gracz 1" in polish


def carried_over() -> Path:
    """A game that was stored by earlier rules."""
    return Path(__file__).parents[1] / "games" / "clash_of_cultures" / "saves" / "version_1.epoka"


def test_replay_says_what_was_proved(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole = saved_game(tmp_path, 30)
    out = run(capsys, "replay", str(whole))[1]
    assert "Verified: 30 answers, replayed from the set-up, lead to this very position." in out
    out = run(capsys, "replay", str(whole), "--to", "5")[1]
    assert "Shown up to answer 5 of 30.\nVerified: 30 answers, " in out
    out = run(capsys, "replay", str(carried_over()))[1]
    assert "Not verified: this file was saved under version 1 of the rules" in out
    assert "Verified" not in out
    going_on = epoka.load(carried_over().read_bytes())
    going_on.apply(going_on.decision.seat, going_on.decision.options[0])
    part = tmp_path / "part.epoka"
    part.write_bytes(going_on.to_bytes())
    assert "Verified in part: 1 answer, replayed from the position" in run(capsys, "replay", str(part))[1]
    proved = [printed_json(capsys, "replay", str(path), "--json")["checked"] for path in (whole, carried_over(), part)]
    assert proved == ["game", "position", "answers"]


def test_a_changed_version_does_not_pass_for_a_verified_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = epoka.new("clash_of_cultures", 2, 1)
    for _ in range(5):
        table.apply(table.decision.seat, table.decision.options[0])
    for version, code, said in (
        (1, 0, "Not verified"),
        (99, 2, "newer ruleset"),
        (0, 2, "damaged"),
        (-1, 2, "damaged"),
    ):
        path = tmp_path / "forged.epoka"
        path.write_bytes(resealed(table.to_bytes(), version=version))
        found, out, err = run(capsys, "replay", str(path))
        assert (found, said in out + err) == (code, True)


def test_replay_stops_after_n_answers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = saved_game(tmp_path)
    found = printed_json(capsys, "replay", str(path), "--to", "5", "--json")
    assert len(found["answers"]) == 5
    assert len(found["events"]) == 6
    assert found["over"] is False
    assert found["winners"] == []
    assert run(capsys, "replay", str(path), "--to", "99999")[0] == 2


def test_replay_reads_the_notation(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = epoka.load(saved_game(tmp_path, 30).read_bytes())
    path = tmp_path / "game.txt"
    path.write_text(table.notation(), encoding="utf-8")
    assert printed_json(capsys, "replay", str(path), "--json")["digest"] == table.digest()


def test_a_damaged_save_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = saved_game(tmp_path, 20)
    whole = path.read_bytes()
    for damaged in (whole[:40], whole[:-1], whole[:60] + b"?" + whole[61:], b"", b"hello"):
        path.write_bytes(damaged)
        code, out, err = run(capsys, "replay", str(path))
        assert code == 2
        assert out == ""
        assert err.startswith("epoka: ")


# -- cards, games, conform, bench ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pl"])
def test_cards_lists_every_card_with_text_and_confidence(capsys: pytest.CaptureFixture[str], language: str) -> None:
    found = printed_json(capsys, "cards", GAME, "--json", "--lang", language)
    assert [card["id"] for card in found] == [*FACTS, "banker"]
    keys = {"id", "name", "deck", "copies", "facts", "text", "confidence", "source", "bespoke"}
    assert all(keys <= set(card) for card in found)
    assert all(card["text"] and card["name"] for card in found)
    monastery = next(card for card in found if card["id"] == "monastery")
    assert monastery["name"] == {"en": "Monastery", "pl": "Klasztor"}[language]
    assert [card["id"] for card in found if card["bespoke"]] == ["communism", "banker"]


def test_cards_prints_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", GAME)
    assert code == 0
    assert "Monastery" in out


def test_games_lists_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    listed = {game["name"]: game for game in printed_json(capsys, "games", "--json")}
    assert list(listed) == ["clash_of_cultures", GAME, "imperial_settlers", "new_dawn", "through_the_ages"]
    flow = listed[GAME]
    assert flow["seats"] == [2, 3, 4, 5]
    assert flow["options"][0]["name"] == "rahdo"
    assert run(capsys, "games", "--lang", "pl")[0] == 0


@pytest.mark.parametrize("memory", ["on", "off"])
def test_conform_ends_with_its_count(memory: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What chooses memory is put back as it was."""
    chosen = os.environ.get(MEMORY)
    code, out, _ = run(capsys, "conform", GAME, "--seats", "2,3", "--games", "1", "--jobs", "1", "--memory", memory)
    assert code == 0
    last = out.splitlines()[-1]
    assert last.startswith("2 games, ")
    assert last.endswith(" decisions, 0 failures")
    assert os.environ.get(MEMORY) == chosen


@pytest.mark.parametrize("memory", ["on", "off"])
@pytest.mark.parametrize("name", ["clash_of_cultures", "through_the_ages"])
def test_each_game_conforms_with_memory_and_without(name: str, memory: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "conform", name, "--seats", "2", "--games", "1", "--memory", memory)
    assert code == 0, out
    assert out.startswith("1 games, ")


def test_bench_prints_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = printed_json(capsys, "bench", GAME, "--seconds", "0.05", "--json")
    figures = (
        "decisions_per_second decisions_per_yardstick games_per_second last_to_first clone_us options_us "
        "expand_per_second view_us "
        "snapshot_bytes log_bytes_per_decision replay_decisions_per_second yardstick"
    )
    assert all(found[figure] > 0 for figure in figures.split())
    assert found["snapshot_bytes"] <= 2048
    assert found["log_bytes_per_decision"] <= 8


def test_bench_measures_the_seats_and_options_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    given = ("--seats", "1", "--option", "virtual=romans", "--seconds", "0.01")
    (found,) = printed_json(capsys, "bench", "imperial_settlers", *given, "--json")
    assert (found["seats"], found["options"]) == (1, {"virtual": "romans"})
    _, out, _ = run(capsys, "bench", "imperial_settlers", *given)
    assert "virtual=romans" in out


def test_the_last_part_of_a_game_is_compared_with_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many decisions of each; the clock of this test goes on by what the number of answers says."""
    table = epoka.new(GAME, 2, 1)

    def clock() -> float:
        answers = len(table.answers())
        return float(answers * answers)

    def new(seed: int) -> epoka.Table:
        nonlocal table
        table = epoka.new(GAME, 2, seed)
        return table

    monkeypatch.setattr(bench, "process_time", clock)
    count = bench.playout(epoka.new(GAME, 2, 1), Random(1))
    found = bench.last_to_first(new, 0.0)
    # n² - (n - n/5)² against (n/5)²
    assert found == pytest.approx(9, abs=0.5), count
