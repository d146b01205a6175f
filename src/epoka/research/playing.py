"""What the environments share: a table with its encoding, played by action ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from epoka.kernel import BadSetup, Decision, EpokaError, Game, Seat, Table
from epoka.kernel.errors import Value
from epoka.research import rendering
from epoka.research.encoding import MOST, Encoding, Mask, Vector, encoding
from epoka.research.vocabulary import named_game
from epoka.words import LANGUAGES

Observation = dict[str, Any]  # `observation` is a Vector and `action_mask` a Mask: the keys that learners expect

RENDER_MODES = ("human", "ansi", "rgb_array")
LONGEST = 20_000
"""A game with more answers than this is cut off: a learner may go round in circles for ever."""
SEEDS = 2**31
"""Seeds of games are drawn below this."""


class Playing:
    """A game with so many seats that is played again and again, by action ids."""

    def __init__(
        self, name: str, seats: int, options: Mapping[str, Value] | None, language: str, longest: int = LONGEST
    ) -> None:
        if language not in LANGUAGES:
            raise BadSetup(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.game: Game[Any] = named_game(name)
        self.seats = seats
        self.options = self.game.check_setup(seats, options or {})
        self.language = language
        self.longest = longest
        self.answers = 0
        self.encoding: Encoding = encoding(self.game, seats)
        self.table: Table = self.begin(0)

    def begin(self, seed: int) -> Table:
        """Set a new game up."""
        self.answers = 0
        self.table = Table.new(self.game, self.seats, seed, self.options)
        return self.table

    def decision(self, seat: Seat) -> Decision | None:
        """What a seat is asked now, if anything."""
        return next((decision for decision in self.table.decisions if decision.seat == seat), None)

    def observation(self, seat: Seat) -> Observation:
        """What a seat may know, and which actions it may take."""
        vector: Vector = self.encoding.observe(self.table, seat)
        mask: Mask = self.encoding.mask(self.decision(seat))
        return {"observation": vector, "action_mask": mask}

    def observation_space(self) -> spaces.Dict:
        """The space of observations."""
        size, actions = self.encoding.size, self.encoding.actions.size
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (size,), np.int16),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete[Any]:
        """The space of action ids."""
        return spaces.Discrete(self.encoding.actions.size)

    def act(self, seat: Seat, action: int) -> None:
        """Answer for a seat by an action id; one that is not allowed raises and changes nothing."""
        decision = self.decision(seat)
        if decision is None:
            raise EpokaError(f"seat {seat} is not asked anything now")
        option = self.encoding.options(decision).get(int(action))
        if option is None:
            raise EpokaError(f"action {int(action)} is not allowed here: look at the action mask")
        self.table.apply(seat, option)
        self.answers += 1

    @property
    def cut_off(self) -> bool:
        """Whether the game has taken too long."""
        return self.answers >= self.longest and not self.table.over

    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory: 1 for the only winner, equal parts for several, 0 for all others."""
        winners = self.table.winners
        return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)])

    def result(self) -> dict[str, Any]:
        """What is told of a finished game; nothing before, because points may hang on what is hidden."""
        if not self.table.over:
            return {}
        return {"scores": list(self.table.scores), "winners": list(self.table.winners)}

    def render(self, mode: str | None) -> Any:
        """The table as a spectator sees it: text, a picture, or text on the screen."""
        if mode is None:
            raise EpokaError(f"say how to render when you make the environment: {', '.join(RENDER_MODES)}")
        if mode == "rgb_array":
            return rendering.picture(self.table, self.language)
        text = rendering.text(self.table, self.language)
        if mode == "ansi":
            return text
        print(text)  # noqa: T201  # what `human` asks for
        return None


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of rendering that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"there is no render mode {mode!r}; there are: {', '.join(RENDER_MODES)}")
