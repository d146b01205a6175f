"""OpenSpiel: every game as a Python game of its library, `pyspiel.load_game("<name>_v1", {"seats": 3})`.

The only chance node is the first: it deals one of `deals` games, and all that is random in a game follows from its
deal. So a search that looks ahead from a true state foresees the deck: let it think on `determinized` states.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel

import epoka
from epoka.kernel import EpokaError, Game, Seat, Table, text_of
from epoka.research.encoding import Encoding, encoding
from epoka.research.playing import LONGEST
from epoka.research.vocabulary import environment_id

DEALS: Final = 1000
"""Games that the first chance node chooses from unless the parameter `deals` says otherwise."""

_encode: Final = msgspec.json.Encoder(order="deterministic").encode


def game_type(game: Game[Any]) -> pyspiel.GameType:
    """A game as OpenSpiel describes it: some seats win and share 1 point of utility."""
    return pyspiel.GameType(
        short_name=environment_id(game),
        long_name=f"Epoka: {game.name}, rules version {game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        # Whoever plays alone may lose, and then nobody has the point.
        utility=pyspiel.GameType.Utility.GENERAL_SUM if 1 in game.seats else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": min(game.seats), "deals": DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of Epoka; its parameters are `seats` and `deals`. There is a subclass for each game."""

    game: ClassVar[Game[Any]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.game, params or {}
        self.seats = int(params.get("seats", min(game.seats)))
        self.deals = int(params.get("deals", DEALS))
        self.encoding = encoding(game, self.seats)
        if self.deals < 1:
            raise EpokaError("at least one deal, please")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if 1 in game.seats else 1.0,
            max_game_length=LONGEST + 1,
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self) -> SpielState:
        """The state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at a state for one seat."""
        if params:
            raise EpokaError(f"an observer takes no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, remembers=kind.perfect_recall)


class Held:
    """What a state holds: it is cloned, not taken apart, when OpenSpiel copies a state, and pickled as a saved game."""

    def __init__(self, game: Game[Any], seats: int, deals: int, table: Table | None = None) -> None:
        self.game = game
        self.seats = seats
        self.deals = deals
        self.table = table

    @property
    def encoding(self) -> Encoding:
        """The action ids and tensors of the game."""
        return encoding(self.game, self.seats)

    def __deepcopy__(self, _memo: object) -> Held:
        return Held(self.game, self.seats, self.deals, None if self.table is None else self.table.clone())

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[str, int, int, bytes]]:
        return _held, (self.game.name, self.seats, self.deals, b"" if self.table is None else self.table.to_bytes())


def _held(name: str, seats: int, deals: int, saved: bytes) -> Held:
    return Held(epoka.game(name), seats, deals, epoka.load(saved, trusting=True) if saved else None)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A table under way, or none before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = Held(game.game, game.seats, game.deals)

    @property
    def table(self) -> Table:
        """The table; there is none before the deal."""
        assert self._held.table is not None, "the game is not dealt yet"
        return self._held.table

    @property
    def dealt(self) -> bool:
        """Whether the first chance node lies behind."""
        return self._held.table is not None

    def determinized(self, seat: Seat, rng: Random) -> SpielState:
        """The same state as a seat knows it, with all it cannot know dealt anew. Its history stays as it was."""
        other: SpielState = self.clone()
        other._held.table = self.table.determinize(seat, rng)
        return other

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.decision.seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off because it has taken too long."""
        return self.dealt and (self.table.over or self.move_number() > LONGEST)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        deals = self._held.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.table.decision.seat:
            return []
        return sorted(self._held.encoding.actions.ids(self.table.decision.options))

    def _apply_action(self, action: int) -> None:
        held = self._held
        if held.table is None:
            held.table = Table.new(held.game, held.seats, action)
            return
        decision = self.table.decision
        option = held.encoding.options(decision).get(action)
        if option is None:
            raise EpokaError(f"action {action} is not allowed here")
        self.table.apply(decision.seat, option)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        option = self._held.encoding.options(self.table.decision).get(action)
        return f"action {action}" if option is None else text_of(option)

    def returns(self) -> list[float]:
        """Each seat's share of the victory once the game is over, else nothing."""
        seats = self._held.seats
        if not self.is_terminal():
            return [0.0] * seats
        winners = self.table.winners if self.table.over else range(seats)  # who is cut off shares alike
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]

    def __str__(self) -> str:
        return f"{self.table!r} {self.table.digest()}" if self.dealt else "before the deal"


class Observer:
    """What one seat may know, as a tensor and as text; with perfect recall the text tells all it was ever told."""

    def __init__(self, game: SpielGame, *, remembers: bool) -> None:
        self._encoding = game.encoding
        self._remembers = remembers
        self.tensor = np.zeros(game.encoding.size, np.float32)
        self.dict = {
            name: self.tensor[section.start : section.stop] for name, section in game.encoding.sections.items()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        self.tensor.fill(0)
        if state.dealt:
            self.tensor[:] = self._encoding.observe(state.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """A state in text: what the seat sees, after what it was told if it remembers."""
        if not state.dealt:
            return "before the deal"
        told = [state.table.events(player)] if self._remembers else []
        own = [text_of(answer) for seat, answer in state.table.answers() if seat == player and self._remembers]
        return _encode([*told, *own, state.table.view(player)]).decode()


def register() -> None:
    """Make every game known to `pyspiel.load_game`."""
    for name in epoka.games():
        game = epoka.game(name)
        # A class, for pyspiel drops what it was given after Python has ended, and only a class survives that.
        pyspiel.register_game(game_type(game), type(f"SpielGame_{name}", (SpielGame,), {"game": game}))


register()
