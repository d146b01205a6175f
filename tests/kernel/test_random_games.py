"""What holds at every decision of random games of the toy."""

from random import Random

import pytest

from epoka.kernel import Refused, Table
from epoka.kernel.saves import load, restore
from tests.kernel.playing import (
    GAMES,
    answer_at_random,
    find_game,
    json,
    learned,
    new,
    play_on,
    random_game,
    viewers,
)
from tests.kernel.toy import TOY

every_game = pytest.mark.parametrize(("seats", "deck", "seed"), GAMES)


@every_game
def test_equal_seeds_and_answers_give_equal_games(seats: int, deck: str, seed: int) -> None:
    for one, other in zip(random_game(seats, deck, seed), random_game(seats, deck, seed), strict=True):
        assert one is not other
        assert one.digest() == other.digest()
        assert one.snapshot() == other.snapshot()


def test_another_seed_gives_another_game() -> None:
    assert len({new(seed=seed).digest() for seed in range(50)}) == 50


@every_game
def test_applying_to_a_clone_leaves_the_original_alone(seats: int, deck: str, seed: int) -> None:
    for table in random_game(seats, deck, seed):
        before = table.snapshot()
        asked = [(decision.seat, decision.options) for decision in table.decisions]
        for seat, options in asked:
            for option in options:
                twin = table.clone()
                twin.apply(seat, option)
                assert twin.digest() != table.digest()
        play_on(table.clone(), seed)
        assert table.snapshot() == before
        assert [(decision.seat, decision.options) for decision in table.decisions] == asked


@every_game
def test_a_clone_plays_exactly_like_its_original(seats: int, deck: str, seed: int) -> None:
    for table in random_game(seats, deck, seed):
        assert play_on(table.clone(), 7).digest() == play_on(table.clone(), 7).digest()


@every_game
def test_save_load_save_is_identical_and_goes_on_the_same(seats: int, deck: str, seed: int) -> None:
    for table in random_game(seats, deck, seed):
        data = table.to_bytes()
        loaded = load(data, find_game)
        assert loaded.to_bytes() == data
        assert loaded.digest() == table.digest()
        assert loaded.answers() == table.answers()
        assert [(d.seat, d.prompt, d.options) for d in loaded.decisions] == [
            (d.seat, d.prompt, d.options) for d in table.decisions
        ]
        end = play_on(table.clone(), 11)
        play_on(loaded, 11)
        assert (loaded.digest(), loaded.answers()) == (end.digest(), end.answers())


@every_game
def test_a_snapshot_restores_every_position(seats: int, deck: str, seed: int) -> None:
    for table in random_game(seats, deck, seed):
        empty = Table(TOY, seats, table.choices, None)
        restore(empty, table.snapshot(), TOY.version)
        assert empty.snapshot() == table.snapshot()
        assert [frame.at for frame in empty.stack] == [frame.at for frame in table.stack]
        assert play_on(empty, 13).digest() == play_on(table.clone(), 13).digest()


@every_game
def test_a_notation_replays_to_every_position(seats: int, deck: str, seed: int) -> None:
    from epoka.kernel.notation import read_notation

    for table in random_game(seats, deck, seed):
        again = read_notation(table.notation(), find_game)
        assert again.digest() == table.digest()
        assert again.notation() == table.notation()


@every_game
def test_undo_restores_the_digest_exactly_when_nothing_new_was_learned(seats: int, deck: str, seed: int) -> None:
    """New is a card that somebody sees, a random draw, or the opening of sealed answers; nothing else."""
    table = new(seats, seed, deck=deck)
    rng = Random(seed)
    kinds = set()
    while not table.over:
        before = table.clone()
        horizon = table.undo_horizon()
        seat, answer = answer_at_random(table, rng)
        after = table.digest()
        opened = before.sealed is not None and len(before.waiting) == 1
        drawn = before.state.chance != table.state.chance
        if opened or drawn or learned(before, table):
            assert table.undo_horizon() == len(table.answers())
            with pytest.raises(Refused, match="undo new information"):
                table.undo(seat)
        else:
            assert table.undo_horizon() == horizon
            table.undo(seat)
            assert table.digest() == before.digest()
            assert table.answers() == before.answers()
            assert table.decision.options == before.decision.options
            table.apply(seat, answer)
        kinds.add((opened, drawn))
        assert table.digest() == after
    assert {(False, False), (True, False)} <= kinds


@every_game
def test_everything_can_be_undone_back_to_the_horizon(seats: int, deck: str, seed: int) -> None:
    table = new(seats, seed, deck=deck)
    rng = Random(seed)
    passed = [table.digest()]
    while not table.over:
        answer_at_random(table, rng)
        passed.append(table.digest())
        if table.sealed is None:
            twin = table.clone()
            while len(twin.answers()) > twin.undo_horizon():
                twin.undo(twin.answers()[-1][0])
                assert twin.digest() == passed[len(twin.answers())]
            assert play_on(twin, 5).over


@every_game
def test_a_determinized_table_looks_the_same_to_its_seat(seats: int, deck: str, seed: int) -> None:
    for table in random_game(seats, deck, seed):
        for seat in range(seats):
            other = table.determinize(seat, Random(seed))
            assert other.view(seat) == table.view(seat)
            assert other.observation(seat) == table.observation(seat)
            mine, theirs = table.question(seat), other.question(seat)
            assert mine == theirs
            if mine is not None and theirs is not None:
                assert mine.options(table.state) == theirs.options(other.state)


@every_game
def test_determinizing_depends_only_on_what_the_seat_knows(seats: int, deck: str, seed: int) -> None:
    """Tables that look alike to a seat but differ in truth are determinized to one and the same table."""
    differing = 0
    for table in random_game(seats, deck, seed):
        for seat in range(seats):
            alike = table.determinize(seat, Random(1))
            differing += alike.digest() != table.digest()
            assert alike.determinize(seat, Random(2)).snapshot() == table.determinize(seat, Random(2)).snapshot()
    assert differing


@every_game
def test_a_determinized_table_can_be_played_to_the_end_and_saved(seats: int, deck: str, seed: int) -> None:
    for number, table in enumerate(random_game(seats, deck, seed)):
        before = table.snapshot()
        other = play_on(table.determinize(number % seats, Random(number)), number)
        assert len(other.scores) == seats
        assert table.snapshot() == before
        assert load(other.to_bytes(), find_game).digest() == other.digest()


@every_game
def test_the_invariants_hold_and_no_card_is_lost(seats: int, deck: str, seed: int) -> None:
    def cards(table: Table) -> list[str]:
        s = table.state
        own = [card for court in s.courts for card in court.hand + court.tableau]
        return sorted([*s.war, *s.craft, *s.discards, *s.cellar, *own])

    all_cards = cards(new(seats, seed, deck=deck))
    for table in random_game(seats, deck, seed):
        assert list(TOY.invariants(table.state)) == []
        assert cards(table) == all_cards
        assert cards(table.determinize(0, Random(seed))) == all_cards


@every_game
def test_views_and_events_are_json(seats: int, deck: str, seed: int) -> None:
    for table in random_game(seats, deck, seed):
        for viewer in viewers(table):
            assert json(table.view(viewer))
            assert json(table.observation(viewer))
            assert json(table.events(viewer))
