"""Every game passes the kernel's conformance suite, for every seat count and with every option."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.games.flow_of_history.rules.turn import ChooseAction
from epoka.kernel import Choices, Game, Options, Setting, Twin
from epoka.kernel.conformance import conform_game
from epoka.kernel.errors import Value
from epoka.kernel.memo import COMPARED, MEMORY, memo_of

SEED = 0
"""One game for each seat count and for each value of an option here; `epoka conform` runs hundreds."""
MANY = 6
ENDLESS = {("new_dawn", "round_limit", 0)}
"""Options with which a random game need not end: the suite demands that it does. (ND-26.3)"""


def variants() -> list[tuple[str, int, dict[str, Value]]]:
    """Every game with every seat count, and each option switched, with one of its seat counts after the other."""
    found: list[tuple[str, int, dict[str, Value]]] = []
    for name in epoka.games():
        game = epoka.game(name)
        usual = {setting.name: setting.values[0] for setting in game.settings}
        found += [(name, seats, {}) for seats in game.seats]
        switched = [(setting, value) for setting in game.settings for value in others(setting)]
        switched = [(setting, value) for setting, value in switched if (name, setting.name, value) not in ENDLESS]
        for number, (setting, value) in enumerate(switched):
            needed = {other: wanted[0] for other, wanted in setting.needs.items() if usual[other] not in wanted}
            found.append((name, setting.seats[number % len(setting.seats)], needed | {setting.name: value}))
    return found


def others(setting: Setting) -> tuple[Value, ...]:
    """The values that are not the usual one; of many the first and the last."""
    values = setting.values[1:]
    return values if len(values) <= MANY else (values[0], values[-1])


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


def test_the_suite_finds_a_memory_that_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = epoka.game("flow_of_history")
    monkeypatch.setenv(MEMORY, COMPARED)

    @memo_of(lambda s: (len(s.market),), size=8)
    def first_card(s: Any) -> str:
        return str(s.market[0]) if s.market else ""

    class Hasty(type(honest)):  # type: ignore[misc]  # a subclass of whatever the registry gave
        """Remembers the first card of the Market by how many there are."""

        def marks(self, s: Any) -> Any:
            return {**super().marks(s), first_card(s): {"first": 1}}

    failure = conform_game(Hasty(), 3, 1).failure
    assert failure is not None
    assert "first_card(" in failure.problem
    assert "remembered '" in failure.problem
    assert "', now '" in failure.problem


def test_the_suite_finds_options_that_are_kept_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    honest, asked = ChooseAction.choices, 0

    def turning(self: ChooseAction, s: Any) -> Options:
        nonlocal asked
        asked += 1
        return honest(self, s)[::-1] if asked % 2 else honest(self, s)

    monkeypatch.setattr(ChooseAction, "choices", turning)
    failure = conform_game(epoka.game("flow_of_history"), 3, 1).failure
    assert failure is not None
    assert failure.check == "options that are kept are those found now"
    assert "the options of ChooseAction(seat=" in failure.problem


def test_the_suite_finds_a_fast_rule_that_says_something_else() -> None:
    honest = epoka.game("flow_of_history")

    def beyond(s: Any, seat: int) -> list[int]:
        return [stake for stake in s.stakes if stake < s.civilizations[seat].resources]

    def affordable(s: Any, seat: int) -> list[int]:
        return [stake for stake in s.stakes if stake <= s.civilizations[seat].resources]

    class Careless(type(honest)):  # type: ignore[misc]  # a subclass of whatever the registry gave
        """Says in haste that who has just enough has too little."""

        def twins(self) -> Any:
            return (Twin("sniping", beyond, affordable),)

    failure = conform_game(Careless(), 3, 1).failure
    assert failure is not None
    assert failure.check == "what is written twice says the same"
    assert failure.problem.startswith("sniping for seat ")
    assert "; only plainly [" in failure.problem


def test_the_suite_finds_a_question_that_changes_something() -> None:
    honest = epoka.game("flow_of_history")

    def taking(s: Any, seat: int) -> int:
        s.supply -= 1
        return 0

    class Meddling(type(honest)):  # type: ignore[misc]  # a subclass of whatever the registry gave
        """Takes from the Supply whenever it is asked."""

        def twins(self) -> Any:
            return (Twin("supply", taking, lambda s, seat: 0),)

    failure = conform_game(Meddling(), 3, 1).failure
    assert failure is not None
    assert failure.problem == "asking what is written twice changed something"


def test_every_game_names_what_it_is() -> None:
    for name in epoka.games():
        game: Game[Any] = epoka.game(name)
        assert game.name == name
        assert game.version >= 1
        assert game.folder.joinpath("README.md").is_file()
