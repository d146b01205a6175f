"""Chance: one integer in the state, the same for the same seed, never used twice."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from epoka.kernel import State, draw, roll, shuffled
from epoka.kernel.chance import COUNTER_BITS, reseeded, seeded


class Bag(State):
    """Nothing but chance."""


def bag(seed: int = 1) -> Bag:
    return Bag(seeded("bag", seed))


def test_equal_seeds_draw_equally() -> None:
    one, other = bag(7), bag(7)
    assert [draw(one, 1000) for _ in range(50)] == [draw(other, 1000) for _ in range(50)]
    assert shuffled(one, range(30)) == shuffled(other, range(30))
    assert roll(one, 5) == roll(other, 5)
    assert one.chance == other.chance


def test_another_seed_or_game_draws_differently() -> None:
    starts = {seeded(game, seed) >> COUNTER_BITS for game in ("bag", "sack") for seed in range(100)}
    assert len(starts) == 200
    first = {tuple([draw(s, 2**32) for _ in range(3)]) for s in (bag(seed) for seed in range(100))}
    assert len(first) == 100


def test_every_draw_moves_the_counter_and_leaves_the_key() -> None:
    s = bag()
    key = s.chance >> COUNTER_BITS
    for expected in (1, 2, 3):
        draw(s, 6)
        assert s.chance & 0xFFFFFFFF == expected
    roll(s, 4)
    assert s.chance & 0xFFFFFFFF == 7
    shuffled(s, range(17))  # sixteen swaps fit into one hash
    assert s.chance & 0xFFFFFFFF == 8
    shuffled(s, range(18))
    assert s.chance & 0xFFFFFFFF == 10
    assert s.chance >> COUNTER_BITS == key


def test_no_number_is_used_twice() -> None:
    s = bag()
    drawn = [draw(s, 2**64) for _ in range(3000)]
    assert len(set(drawn)) == len(drawn)
    shuffles = [shuffled(s, range(20)) for _ in range(300)]
    assert len(set(shuffles)) == len(shuffles)


def test_a_shuffle_and_a_draw_from_one_counter_have_nothing_in_common() -> None:
    """Both hash the same integer; a draw must not tell how a shuffle would have gone."""
    agreed = sum([shuffled(bag(seed), range(2**8))[-1] == draw(bag(seed), 2**8) for seed in range(400)])
    assert agreed < 10


def test_a_clone_draws_what_its_original_would_have_drawn() -> None:
    s = bag()
    draw(s, 6)
    twin = s.clone()
    assert [draw(s, 100) for _ in range(10)] == [draw(twin, 100) for _ in range(10)]


@given(st.integers(), st.lists(st.integers()))
def test_a_shuffle_is_a_permutation_and_leaves_its_items_alone(seed: int, items: list[int]) -> None:
    before = list(items)
    order = shuffled(bag(seed), items)
    assert sorted(order) == sorted(items)
    assert items == before


def test_shuffling_nothing_or_one_thing_uses_no_chance() -> None:
    s = bag()
    before = s.chance
    assert shuffled(s, ()) == ()
    assert shuffled(s, ("only",)) == ("only",)
    assert s.chance == before


@given(st.integers(), st.integers(1, 2**40))
def test_a_draw_is_below_its_bound(seed: int, below: int) -> None:
    assert 0 <= draw(bag(seed), below) < below


@given(st.integers(), st.integers(0, 20), st.integers(1, 100))
def test_dice_show_one_to_their_sides(seed: int, dice: int, sides: int) -> None:
    thrown = roll(bag(seed), dice, sides)
    assert len(thrown) == dice
    assert all(1 <= die <= sides for die in thrown)


def test_draws_are_spread_evenly() -> None:
    s = bag()
    counts = Counter(draw(s, 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 1000) < 150 for count in counts.values())  # five standard deviations


def test_every_order_of_a_shuffle_is_as_likely_as_any_other() -> None:
    s = bag()
    counts = Counter(shuffled(s, "abcd") for _ in range(4800))
    assert len(counts) == 24
    assert all(abs(count - 200) < 75 for count in counts.values())  # five standard deviations


@pytest.mark.parametrize("place", [0, 25, 50])
def test_any_item_of_a_long_shuffle_may_come_to_any_place(place: int) -> None:
    s = bag(place)
    assert len({shuffled(s, range(51))[place] for _ in range(600)}) == 51


def test_a_fresh_seed_says_nothing_about_an_earlier_one() -> None:
    rng = Random(1)
    fresh = [reseeded(rng) for _ in range(100)]
    assert len(set(fresh)) == 100
    assert all(chance & 0xFFFFFFFF == 0 for chance in fresh)
    assert all((chance >> COUNTER_BITS).bit_length() <= 128 for chance in fresh)
