"""The environments pass the tests that PettingZoo, Gymnasium and OpenSpiel have for them."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import epoka
from epoka.kernel import EpokaError
from epoka.research import open_spiel
from epoka.research.gymnasium import SeatEnv
from epoka.research.pettingzoo import env
from epoka.research.vocabulary import environment_id
from tests.research.cases import CASES, EDGES, FLOW

# PettingZoo's test warns of every environment with a mask beside the observation that is not in its own list.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def finish(environment: Any, seed: int) -> dict[str, float]:
    """Play an AEC environment to its end; what each agent was paid in total."""
    rng = np.random.default_rng(seed)
    paid: dict[str, float] = dict.fromkeys(environment.possible_agents, 0.0)
    environment.reset(seed=seed)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        paid[agent] += reward
        over = terminated or truncated
        environment.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return paid


# -- PettingZoo ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_pettingzoo_api_test(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=100)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_pettingzoo_seed_test(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_pettingzoo_render_test(name: str, seats: int) -> None:
    render_test(lambda render_mode: env(name, seats, render_mode=render_mode))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_finished_game_shares_one_victory(name: str, seats: int) -> None:
    paid = finish(env(environment_id(epoka.game(name)), seats), 3)
    assert len(paid) == seats
    # Whoever plays alone may lose.
    assert sum(paid.values()) == pytest.approx(1) or (seats == 1 and sum(paid.values()) == 0)


def test_seats_that_choose_at_once_do_not_see_each_other() -> None:
    observed = []
    for choice in (0, 1):
        environment = env(FLOW, 2)
        environment.reset(seed=1)
        first = environment.agent_selection
        allowed = np.flatnonzero(environment.observe(first)["action_mask"])
        environment.step(int(allowed[choice]))
        assert environment.agent_selection != first
        observed.append(environment.observe(environment.agent_selection))
    assert np.array_equal(observed[0]["observation"], observed[1]["observation"])
    assert np.array_equal(observed[0]["action_mask"], observed[1]["action_mask"])


def test_a_forbidden_action_changes_nothing() -> None:
    environment = env(FLOW, 3)
    environment.reset(seed=1)
    agent = environment.agent_selection
    before = environment.observe(agent)
    forbidden = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(EpokaError, match="look at the action mask"):
        environment.step(forbidden)
    assert environment.agent_selection == agent
    assert np.array_equal(environment.observe(agent)["observation"], before["observation"])


def test_points_are_told_at_the_end_only() -> None:
    environment = env(FLOW, 3)
    environment.reset(seed=1)
    assert environment.infos == {"seat_0": {}, "seat_1": {}, "seat_2": {}}
    rng = np.random.default_rng(1)
    while not any(environment.terminations.values()):
        assert environment.infos["seat_0"] == {}
        mask = environment.observe(environment.agent_selection)["action_mask"]
        environment.step(int(rng.choice(np.flatnonzero(mask))))
    assert len(environment.infos["seat_0"]["scores"]) == 3


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    environment = env(FLOW, 3, longest=10)
    paid = finish(environment, 1)
    assert paid == {"seat_0": 0, "seat_1": 0, "seat_2": 0}
    alone = SeatEnv(FLOW, 2, bots="random", longest=4)
    alone.reset(seed=1)
    ends: list[bool] = []
    while not any(ends[-1:]):
        *_, over, truncated, _ = alone.step(int(np.flatnonzero(alone.action_masks())[0]))
        assert not over
        ends.append(truncated)
    assert len(ends) <= 4


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess", 2), "there is no game"),
        ((FLOW, 9), "is for 2, 3, 4, 5 seats"),
        ((FLOW, 3, {"rahdo": "house"}), "needs 2 seats"),
        ((FLOW, 3, None, "film"), "no render mode"),
        ((FLOW, 3, None, None, "de"), "no language"),
    ],
)
def test_a_wrong_environment_is_refused_with_a_reason(arguments: tuple[Any, ...], reason: str) -> None:
    with pytest.raises(epoka.BadSetup, match=reason):
        env(*arguments)


def test_the_picture_and_the_text_show_the_table() -> None:
    painted = env(FLOW, 4, render_mode="rgb_array")
    painted.reset(seed=1)
    picture = painted.render()
    assert picture.shape[1:] == (1180, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20
    written = env(FLOW, 4, render_mode="ansi", language="pl")
    written.reset(seed=1)
    assert "Krótka historia cywilizacji\n" in written.render()
    assert "\nGracz 4\n" in written.render()


# -- Gymnasium -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_gymnasium_check_env(name: str, seats: int) -> None:
    plain, _, version = environment_id(epoka.game(name)).rpartition("_v")
    made = gymnasium.make(f"epoka/{plain}-v{version}", seats=seats, bots="random", render_mode="rgb_array")
    check_env(made.unwrapped)


@pytest.mark.parametrize("seat", [0, 2])
def test_one_seat_plays_a_whole_game_among_bots(seat: int) -> None:
    environment = SeatEnv(FLOW, 3, seat=seat, bots="random,greedy")
    observation, _ = environment.reset(seed=4)
    rng = np.random.default_rng(1)
    over, steps = False, 0
    while not over:
        assert np.array_equal(environment.action_masks(), observation["action_mask"])
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, truncated, info = environment.step(action)
        assert not truncated
        steps += 1
    assert steps > 20
    assert reward == (1 / len(info["winners"]) if seat in info["winners"] else 0)


def test_a_forbidden_action_is_explained() -> None:
    environment = SeatEnv(FLOW, 2, bots="random")
    before, _ = environment.reset(seed=1)
    after, reward, over, _, info = environment.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert np.array_equal(before["observation"], after["observation"])
    assert (reward, over) == (0, False)
    assert "look at the action mask" in info["refused"]


def test_a_seat_or_bots_that_do_not_fit_are_refused() -> None:
    with pytest.raises(epoka.BadSetup, match="there is no seat 3"):
        SeatEnv(FLOW, 3, seat=3)
    with pytest.raises(epoka.BadSetup, match="3 bots for 2 other seats"):
        SeatEnv(FLOW, 3, bots="random,random,random")


# -- OpenSpiel -------------------------------------------------------------------------------------------------------


def dealt(seats: int, deal: int = 3) -> Any:
    """A state right after the deal."""
    state = pyspiel.load_game(environment_id(epoka.game(FLOW)), {"seats": seats, "deals": 10}).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize(("name", "seats"), EDGES)
def test_openspiel_random_simulation(name: str, seats: int) -> None:
    game = pyspiel.load_game(environment_id(epoka.game(name)), {"seats": seats, "deals": 20})
    serialize = (name, seats) == (FLOW, 2)  # it saves the game at every state, which takes its time
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(3)
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


def test_what_a_player_is_told_does_not_hang_on_what_is_hidden() -> None:
    state = dealt(3)
    assert isinstance(state, open_spiel.SpielState)
    other = state.determinized(0, Random(3))
    assert str(other) != str(state)
    assert other.observation_string(0) == state.observation_string(0)
    assert other.observation_tensor(0) == state.observation_tensor(0)


def test_actions_are_named_as_in_the_notation() -> None:
    state = dealt(3)
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert "invest granary" in names


def test_a_process_that_used_openspiel_ends_well() -> None:
    code = f"import pyspiel, epoka.research.open_spiel; pyspiel.load_game('{environment_id(epoka.game(FLOW))}')"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=300).returncode == 0
