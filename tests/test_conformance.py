"""Every game passes the kernel's conformance suite, for every seat count and with every option."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.kernel import Choices, Game
from epoka.kernel.conformance import conform_game
from epoka.kernel.errors import Value

SEED = 0
"""One game for each seat count and for each value of an option here; `epoka conform` runs hundreds."""


def variants() -> list[tuple[str, int, dict[str, Value]]]:
    """Every game with every seat count, and each option switched, with one of its seat counts after the other."""
    found: list[tuple[str, int, dict[str, Value]]] = []
    for name in epoka.games():
        game = epoka.game(name)
        found += [(name, seats, {}) for seats in game.seats]
        switched = [(setting, value) for setting in game.settings for value in setting.values[1:]]
        for number, (setting, value) in enumerate(switched):
            found.append((name, setting.seats[number % len(setting.seats)], {setting.name: value}))
    return found


@pytest.mark.parametrize(("name", "seats", "options"), variants())
def test_random_games_keep_every_promise_at_every_decision(name: str, seats: int, options: dict[str, Value]) -> None:
    report = conform_game(epoka.game(name), seats, SEED, options)
    assert report.failure is None, report.failure.describe()
    assert report.decisions > 0


def test_the_suite_finds_a_game_that_leaks_its_deck() -> None:
    honest = epoka.game("flow_of_history")

    class Leaky(type(honest)):  # type: ignore[misc]  # a subclass of whatever the registry gave
        """Tells everyone the top card of the deck."""

        def counters(self, s: Any) -> Any:
            return super().counters(s) | {"next": s.deck[0] if s.deck else ""}

    failure = conform_game(Leaky(), 3, 1).failure
    assert failure is not None
    assert failure.check == "determinize changes nothing a seat knows"
    assert "by its view" in failure.problem


def test_the_suite_finds_rules_that_change_what_a_clone_shares() -> None:
    honest = epoka.game("flow_of_history")
    seen: list[int] = []

    class Forgetful(type(honest)):  # type: ignore[misc]  # a subclass of whatever the registry gave
        """Sets every other table up differently from the same seed."""

        def setup(self, seats: int, choices: Choices, chance: int) -> Any:
            seen.append(1)
            return super().setup(seats, choices, chance + len(seen) % 2)

    failure = conform_game(Forgetful(), 3, 1).failure
    assert failure is not None
    assert failure.check == "same seed and answers, same digest"
    assert "--seats 3 --games 1 --seed 1" in failure.describe()


def test_the_suite_finds_a_card_in_two_places() -> None:
    honest = epoka.game("flow_of_history")

    class Copying(type(honest)):  # type: ignore[misc]  # a subclass of whatever the registry gave
        """Leaves a copy of a Market card in the box."""

        def setup(self, seats: int, choices: Choices, chance: int) -> Any:
            s = super().setup(seats, choices, chance)
            s.box = (*s.box, s.market[0])
            return s

    failure = conform_game(Copying(), 3, 1).failure
    assert failure is not None
    assert failure.problem == "a card is in two places"


def test_every_game_names_what_it_is() -> None:
    for name in epoka.games():
        game: Game[Any] = epoka.game(name)
        assert game.name == name
        assert game.version >= 1
        assert game.folder.joinpath("README.md").is_file()
