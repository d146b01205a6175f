"""Gymnasium: one seat learns, bots hold the others; `gymnasium.make("epoka/<name>-v1", seats=3)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium

import epoka
from epoka.bots import Bot, answer, make
from epoka.kernel import BadSetup, EpokaError, Seat
from epoka.kernel.errors import Value
from epoka.research.encoding import Mask
from epoka.research.playing import LONGEST, RENDER_MODES, SEEDS, Observation, Playing, check_render_mode
from epoka.research.vocabulary import environment_id

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, int]):
    """A seat among bots. A finished game pays the seat its share of the victory; nothing is paid before.

    An action that the mask does not allow changes nothing, pays nothing, and is explained in `info["refused"]`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  # Gymnasium's own way

    def __init__(
        self,
        game: str,
        seats: int,
        seat: Seat = 0,
        bots: str = "greedy",
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
        language: str = "en",
        longest: int = LONGEST,
    ) -> None:
        check_render_mode(render_mode)
        if not 0 <= seat < seats:
            raise BadSetup(f"there is no seat {seat} among {seats}")
        self.render_mode = render_mode
        self.seat = seat
        self._playing = Playing(game, seats, options, language, longest)
        self._names = dict(zip([other for other in range(seats) if other != seat], others(bots, seats), strict=True))
        self._bots: dict[Seat, Bot] = {}
        self.observation_space = self._playing.observation_space()
        self.action_space = self._playing.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Begin a new game and play it to the seat's first decision."""
        super().reset(seed=seed)
        self._begin()
        while self._playing.table.over or self._playing.cut_off:  # the bots may have finished it alone
            self._begin()
        return self._playing.observation(self.seat), {}

    def _begin(self) -> None:
        number = int(self.np_random.integers(SEEDS))
        self._bots = {seat: make(name, number + seat) for seat, name in self._names.items()}
        self._playing.begin(number)
        self._go_on()

    def _go_on(self) -> None:
        """Let the bots answer until the seat is asked or the game is over."""
        table = self._playing.table
        while not (table.over or self._playing.cut_off) and self._playing.decision(self.seat) is None:
            decision = table.decision
            answer(table, self._bots[decision.seat], decision)
            self._playing.answers += 1

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Answer for the seat, then let the bots answer."""
        try:
            self._playing.act(self.seat, action)
        except EpokaError as wrong:
            return self._playing.observation(self.seat), 0.0, False, False, {"refused": str(wrong)}
        self._go_on()
        over = self._playing.table.over
        reward = self._playing.shares()[self.seat] if over else 0.0
        return self._playing.observation(self.seat), reward, over, self._playing.cut_off, self._playing.result()

    def action_masks(self) -> Mask:
        """The actions that are allowed now, under the name by which maskable learners ask for it."""
        return self._playing.encoding.mask(self._playing.decision(self.seat))

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self._playing.render(self.render_mode)


def others(bots: str, seats: int) -> list[str]:
    """A bot for each of the other seats; one name is repeated for all."""
    names = bots.split(",")
    if len(names) == 1:
        names *= seats - 1
    if len(names) != seats - 1:
        raise BadSetup(f"{len(names)} bots for {seats - 1} other seats; name one, or one for each")
    for name in names:
        make(name, 0)
    return names


def register() -> None:
    """Make every game known to `gymnasium.make`."""
    for name in epoka.games():
        plain, _, version = environment_id(epoka.game(name)).rpartition("_v")
        gymnasium.register(
            f"epoka/{plain}-v{version}", entry_point="epoka.research.gymnasium:SeatEnv", kwargs={"game": name}
        )


register()
