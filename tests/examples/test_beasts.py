"""A game from another package is at home everywhere: in the commands, among the bots, for learners and on the site."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

import epoka as engine
from epoka import catalogue
from epoka.bots import LEVELS, ladders
from epoka.bots.evaluation import by_score, judge_of
from epoka.cli.terminal.painters import board_of, texts_of
from epoka.kernel import Table
from tests.examples.installing import epoka, python
from tests.server.running import Running, settings_for

LEARNERS = """
import gymnasium
import pyspiel
import epoka.research.gymnasium
import epoka.research.open_spiel
from epoka.research.pettingzoo import env

zoo = env("beasts", seats=3)
zoo.reset(seed=1)
moves = 0
for agent in zoo.agent_iter():
    observation, _, ended, cut, _ = zoo.last()
    action = None if ended or cut else zoo.action_space(agent).sample(observation["action_mask"])
    moves += action is not None
    zoo.step(action)

single = gymnasium.make("epoka/beasts-v1", seats=2)
observation, info = single.reset(seed=1)
ended = False
while not ended:
    observation, reward, ended, cut, info = single.step(single.action_space.sample(observation["action_mask"]))

spiel = pyspiel.load_game("beasts_v1", {"seats": 2})
state = spiel.new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(moves, len(state.returns()))
"""


def test_the_commands_know_it_and_its_words(installed: Path) -> None:
    (listed,) = [game for game in json.loads(epoka(installed, "games", "--json")) if game["name"] == "beasts"]
    assert listed["title"] == "Beasts"
    cards = json.loads(epoka(installed, "cards", "beasts", "--json", "--lang", "pl"))
    assert [card["name"] for card in cards][::4] == ["mysz", "lis", "niedźwiedź"]


def test_it_conforms(installed: Path) -> None:
    assert "0 failures" in epoka(installed, "conform", "beasts", "--seats", "2-3", "--games", "10")


def test_it_is_measured(installed: Path) -> None:
    (figures,) = json.loads(epoka(installed, "bench", "beasts", "--json", "--seconds", "0.1"))
    assert figures["game"] == "beasts"
    assert figures["decisions_per_second"] > 0


def test_bots_play_matches_of_it(installed: Path) -> None:
    match = ("arena", "beasts", "--bots", "greedy,easy,random", "--seats", "2", "--games", "20", "--json")
    found = json.loads(epoka(installed, *match, "--jobs", "2"))
    assert found["games"] >= 20
    assert sum(bot["win_rate"] * bot["games"] for bot in found["bots"]) == pytest.approx(found["games"], abs=0.1)


def test_learners_have_it_in_every_library(installed: Path) -> None:
    moves, players = python(installed, "-c", LEARNERS).split()
    assert (int(moves), int(players)) == (9, 2)


def test_it_is_played_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    saved = str(tmp_path / "saved")
    game = ("play", "beasts", "--seats", "2", "--seed", "1", "--bots", "random", "--plain", "--save", saved)
    told = epoka(installed, *game, given="1\n" * 4)
    assert "Hand (2): wolf, dog." in told
    assert told.count("Choose a card to play.") >= 3
    assert "Verified" in epoka(installed, "replay", saved)


@pytest.mark.usefixtures("beasts")
def test_its_evaluation_and_ratings_come_from_its_own_package() -> None:
    game = engine.game("beasts")
    judge = judge_of(game)
    assert judge.values.__module__ == "beasts.play"
    assert judge.values is not by_score
    table = Table.new(game, 2, 1)
    assert len(judge.values(table)) == 2
    measured = ladders(game)
    assert set(measured) == {2, 3}
    assert all(ladder.of(level) is not None for ladder in measured.values() for level in LEVELS)


@pytest.mark.usefixtures("beasts")
@pytest.mark.parametrize(("language", "wolf"), [("en", "wolf"), ("pl", "wilk")])
def test_the_terminal_paints_it_with_its_own_painter(language: str, wolf: str) -> None:
    game = engine.game("beasts")
    names = ["Anna", "Marek"]
    board = board_of(game, texts_of(game, language, names), names)
    assert type(board).__module__ == "beasts.terminal"
    table = engine.new("beasts", 2, 1)
    painted = [line.plain for line in board.paint(Console(width=80), table.view(0), 0)]
    assert f"  1 {'█' * 7} {wolf}" in painted
    assert all(len(line) <= 80 for line in painted)


@pytest.mark.usefixtures("beasts")
def test_a_saved_game_of_it_opens_again() -> None:
    table = engine.new("beasts", 2, 5)
    table.apply(0, table.decisions[0].options[0])
    again = engine.load(table.to_bytes())
    assert again.digest() == table.digest()
    assert again.game is engine.game("beasts")


@pytest.mark.usefixtures("beasts")
def test_the_site_offers_it_with_its_name_and_its_signs(tmp_path: Path) -> None:
    assert "beasts" in catalogue.offered()[1:]
    with Running(settings_for(tmp_path)) as server:
        anna = server.person()
        (told,) = [game for game in anna.send("GET", "/api/games") if game["name"] == "beasts"]
        assert told["manifest"]["verbs"]["won"] == {"kind": "round", "icon": "trophy"}
        assert {bot["name"]: len(bot["ratings"]) for bot in told["bots"]} == dict.fromkeys(LEVELS, 2)
        words = anna.http.get("/api/words/pl.ftl").text
        assert "\ngame-beasts = Zwierzęta\n" in words
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "easy", "name": "Atlas"}]
        table = anna.send("POST", "/api/tables", {"game": "beasts", "seats": seats}, expect=201)
        assert (table["game"], table["status"]) == ("beasts", "playing")
