"""PettingZoo: every game as an AEC environment, `env(name, seats=3)`.

Where several seats choose at once they are asked one after another, and none sees what the others have sealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from epoka.kernel.errors import Value
from epoka.research.playing import LONGEST, RENDER_MODES, SEEDS, Observation, Playing, check_render_mode
from epoka.research.vocabulary import environment_id

Agent = str


def env(
    game: str,
    seats: int,
    options: Mapping[str, Value] | None = None,
    render_mode: str | None = None,
    language: str = "en",
    longest: int = LONGEST,
) -> AECEnv[Agent, Observation, int | None]:
    """A game as an environment, with PettingZoo's own guards around it."""
    guarded = wrappers.AssertOutOfBoundsWrapper(raw_env(game, seats, options, render_mode, language, longest))
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv[Agent, Observation, int | None]):  # type: ignore[misc]  # noqa: N801  # untyped; PettingZoo's name
    """A game without guards. A finished game pays each seat its share of the victory; nothing is paid before."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
        language: str = "en",
        longest: int = LONGEST,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._playing = Playing(game, seats, options, language, longest)
        self.metadata: dict[str, Any] = {
            "name": environment_id(self._playing.game),
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[Agent] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._playing.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._playing.action_space() for agent in self.possible_agents}
        self._rng: np.random.Generator | None = None

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. Equal seeds give equal games; without one the next game of the series follows."""
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        self._playing.begin(int(self._rng.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: Agent) -> Observation:
        """What a seat may know, and which actions it may take."""
        return self._playing.observation(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "None is for agents whose game is over"
        self._playing.act(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._playing.table.over:
            self._finish()
        elif self._playing.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        table = self._playing.table
        ended = table.over or self._playing.cut_off
        self.agent_selection = self.agents[0] if ended else self.possible_agents[table.decision.seat]

    def _finish(self) -> None:
        for agent, share in zip(self.agents, self._playing.shares(), strict=True):
            self.rewards[agent] = share
            self.terminations[agent] = True
            self.infos[agent] = self._playing.result()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self._playing.render(self.render_mode)

    def close(self) -> None:
        """Nothing stays open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
