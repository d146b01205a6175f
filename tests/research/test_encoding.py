"""Action ids and observations: stable, different, and made of what a seat may know."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import numpy as np
import pytest

import epoka
from epoka.kernel import Table
from epoka.research.encoding import Encoding, encoding
from epoka.research.vocabulary import ENCODING, Actions, environment_id, named_game
from tests.kernel.toy import TOY
from tests.research.cases import CASES, FLOW, SMALLEST, positions


def flow(seats: int) -> Encoding:
    """The encoding of The Flow of History."""
    return encoding(epoka.game(FLOW), seats)


def value(found: Encoding, table: Table, seat: int, label: str) -> int:
    """One number of a seat's observation, by its label."""
    return int(found.observe(table, seat)[found.labels.index(label)])


# -- action ids ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_option_of_a_decision_has_an_id_of_its_own(name: str, seats: int) -> None:
    game = epoka.game(name)
    found = encoding(game, seats)
    for table in positions(game, seats, 1):
        for decision in table.decisions:
            options = found.options(decision)
            assert list(options.values()) == list(decision.options)
            assert all(0 <= number < found.actions.size for number in options)
            assert found.mask(decision).nonzero()[0].tolist() == sorted(options)


def test_an_option_has_the_same_id_in_every_position() -> None:
    found = flow(3)
    ids: dict[object, int] = {}
    for seed in range(5):
        for table in positions(epoka.game(FLOW), 3, seed):
            for decision in table.decisions:
                for number, option in found.options(decision).items():
                    assert ids.setdefault(option, number) == number
    assert len(set(ids.values())) == len(ids) > 100


def test_options_that_fall_on_one_id_are_told_apart() -> None:
    actions = Actions(epoka.game(FLOW), 3)
    clashing = [("stake", 1000 + number) for number in range(300)]
    found = actions.ids(clashing)
    assert len(set(found)) == 300
    assert found == Actions(epoka.game(FLOW), 3).ids(clashing)


def test_what_a_game_does_not_declare_has_an_id_too() -> None:
    actions = Actions(epoka.game(FLOW), 3)
    assert actions.size - 16 <= actions.id_of(("dance", 3)) < actions.size
    assert 0 <= actions.id_of(("invest", "a_card_of_an_expansion")) < actions.size


def test_a_game_may_declare_the_values_of_a_word() -> None:
    class Mapped(type(epoka.game(FLOW))):  # type: ignore[misc]  # a subclass of whatever the registry gave
        """With a word whose values are known."""

        words = {"move": ("hex",), "pass": ()}  # noqa: RUF012  # as games declare it
        domains = {"hex": ("a1", "a2", "b1")}  # noqa: RUF012

    actions = Actions(Mapped(), 2)
    assert [actions.id_of(("move", name)) for name in ("a1", "a2", "b1")] == [0, 1, 2]
    assert actions.id_of(("pass",)) == 3


def test_options_with_too_many_combinations_are_hashed() -> None:
    class Wide(type(epoka.game(FLOW))):  # type: ignore[misc]  # a subclass of whatever the registry gave
        """With options of two cards."""

        words = {"swap": ("card", "card2")}  # noqa: RUF012  # as games declare it

    actions = Actions(Wide(), 2)
    assert actions.size < 5000
    assert actions.id_of(("swap", "granary", "pyramids")) == Actions(Wide(), 2).id_of(("swap", "granary", "pyramids"))


def test_a_versioned_name_is_the_game_in_that_version_only() -> None:
    game = epoka.game(FLOW)
    here = f"{FLOW}_v{game.version + ENCODING - 1}"
    assert environment_id(game) == here
    assert named_game(here) is game
    with pytest.raises(epoka.BadSetup, match=f"here it is '{here}'"):
        named_game(f"{FLOW}_v{game.version + ENCODING}")


# -- observations ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_seat_observes_nothing_that_it_cannot_know(name: str, seats: int) -> None:
    game = epoka.game(name)
    found = encoding(game, seats)
    for table in positions(game, seats, 2, every=7):
        for seat in range(seats):
            guess = table.determinize(seat, Random(5))
            assert np.array_equal(found.observe(table, seat), found.observe(guess, seat))


def test_hidden_hands_and_sealed_answers_stay_hidden() -> None:
    found = Encoding(TOY, 3)
    sealed = 0
    for seed in range(8):
        for table in positions(TOY, 3, seed):
            sealed += bool(table.sealed)
            for seat in range(3):
                guess = table.determinize(seat, Random(seed))
                assert np.array_equal(found.observe(table, seat), found.observe(guess, seat))
    assert sealed > 10


def test_an_owner_sees_its_hand_and_the_others_its_size() -> None:
    found = Encoding(TOY, 3)
    table = Table.new(TOY, 3, 1)
    card = TOY.card(table.state.courts[0].hand[0])
    assert value(found, table, 0, f"zone hand of seat0/{card} count") >= 1
    assert value(found, table, 1, f"zone hand of seat0/{card} count") == 0
    assert value(found, table, 1, "zone hand of seat0/size") == len(table.state.courts[0].hand)


def test_positions_that_look_different_are_observed_differently() -> None:
    found = flow(3)
    seen: dict[bytes, str] = {}
    for table in positions(epoka.game(FLOW), 3, 4):
        view = epoka.kernel.saves._encode(table.view(0)).hex()
        assert seen.setdefault(found.observe(table, 0).tobytes(), view) == view
    assert len(seen) > 100


def test_numbers_are_where_their_labels_say() -> None:
    found = flow(3)
    table = epoka.new(FLOW, 3, 7)
    table.apply(0, "invest granary")
    assert value(found, table, 0, "viewer/seat0") == 1
    assert value(found, table, 0, "asked/seat0") == 1
    assert value(found, table, 1, "viewer/seat0") == 0
    assert value(found, table, 0, "seat1/resources") == 4
    assert value(found, table, 0, "prompt_cards/granary") == 1
    assert value(found, table, 0, "zone market/granary place") == 1 + table.state.market.index("granary")
    table.apply(0, "stake 2")
    assert value(found, table, 1, "marks/granary.resources") == 2
    assert value(found, table, 1, "marks/granary.investor") == 1  # seats count from 1 here
    assert len(found.labels) == found.size == len(set(found.labels))


@pytest.mark.parametrize(("name", "seats"), SMALLEST)
def test_the_sections_cover_the_vector(name: str, seats: int) -> None:
    found = encoding(epoka.game(name), seats)
    covered = [number for section in found.sections.values() for number in section]
    assert covered == list(range(found.size))


def test_playing_does_not_import_what_only_learners_need() -> None:
    code = (
        "import sys, epoka, epoka.bots, epoka.research, epoka.cli\n"
        "table = epoka.new('flow_of_history', 3)\n"
        "table.apply(table.decision.seat, table.decision.options[0])\n"
        "print([name for name in ('numpy', 'gymnasium', 'pyarrow', 'PIL') if name in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=300)
    assert found.stdout == "[]\n"
