"""Saved games: files, snapshots, notations, and games that outlive the rules they were begun under."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import pytest

from epoka.kernel import BadSave, EpokaError, Game, Record, Setting, Table, text_of
from epoka.kernel.history import CHECK_EVERY
from epoka.kernel.notation import read_notation
from epoka.kernel.record import Packed
from epoka.kernel.saves import load
from tests.kernel.files import opened
from tests.kernel.playing import court, find_game, new, play, play_on, random_game, scenario, toy_state
from tests.kernel.toy import TOY, PlayOne, SpyOn, Toy, ToyState


class NextToy(Toy):
    """The toy after a change of rules that made old logs unreplayable."""

    version: ClassVar[int] = Toy.version + 1


class GildedState(ToyState):
    """A later state, under another name, with a figure that must be worked out from the old ones."""

    gold: int = -1


class PlayCard(PlayOne):
    """A frame that has been renamed."""


class GildedToy(Toy):
    """The toy after nouns and frames were renamed: it brings old positions up to date."""

    version: ClassVar[int] = Toy.version + 2

    def records(self) -> dict[str, type[Record]]:
        found = super().records() | {"GildedState": GildedState, "PlayCard": PlayCard}
        return {name: kind for name, kind in found.items() if name not in ("ToyState", "PlayOne")}

    def migrate(self, position: dict[str, Packed], version: int) -> dict[str, Packed]:
        assert version == Toy.version
        state = position["state"].pop("ToyState")
        state["gold"] = sum(court["Court"]["silver"] for court in state["courts"])
        return {**renamed(position, "PlayOne", "PlayCard"), "state": {"GildedState": state}}


class ForgetfulToy(GildedToy):
    """The same, but nobody wrote the migration."""

    def migrate(self, position: dict[str, Packed], version: int) -> dict[str, Packed]:
        return position


def renamed(value: Any, old: str, new_name: str) -> Any:
    """Packed data with a record class under another name."""
    if isinstance(value, list):
        return [renamed(item, old, new_name) for item in value]
    if isinstance(value, dict):
        return {new_name if key == old else key: renamed(inner, old, new_name) for key, inner in value.items()}
    return value


def as_found_by(game: Game[Any], data: bytes) -> Table:
    """A save as it loads where this is the installed game."""
    return load(data, lambda name: game)


# -- files -----------------------------------------------------------------------------------------------------------


def test_a_trusted_save_is_the_same_as_a_verified_one() -> None:
    table = play_on(new(4, 5), 5)
    data = table.to_bytes()
    assert load(data, find_game, trusting=True).to_bytes() == data


def test_a_finished_game_loads_with_its_result() -> None:
    table = play_on(new(3, 4), 4)
    loaded = load(table.to_bytes(), find_game)
    assert loaded.over
    assert (loaded.scores, loaded.winners) == (table.scores, table.winners)
    assert loaded.events(1) == table.events(1)
    assert loaded.undo_horizon() == table.undo_horizon()


def test_a_fingerprint_is_kept_after_every_sixteen_answers() -> None:
    table = play_on(new(5, 5), 5)
    assert len(opened(table.to_bytes()).checks) == len(table.answers()) // CHECK_EVERY > 1


def test_the_options_of_a_table_are_saved() -> None:
    table = new(4, 1, deck="singles", rounds=1)
    loaded = load(table.to_bytes(), find_game)
    assert loaded.choices == {"deck": "singles", "rounds": 1}
    assert new(4, 1).choices == {"deck": "copies", "rounds": 2}


def test_any_seed_can_be_saved() -> None:
    for seed in (0, -1, 2**200):
        assert load(new(3, seed).to_bytes(), find_game).seed == seed


def test_a_game_that_starts_from_a_position_is_saved_with_it() -> None:
    table = new(4, 2)
    rng = Random(2)
    while table.sealed is None or len(table.sealed) < 2:
        decision = rng.choice(table.decisions)
        table.apply(decision.seat, rng.choice(decision.options))
    other = table.determinize(table.sealed[0][0], Random(1))
    decision = other.decision
    other.apply(decision.seat, decision.options[0])
    loaded = load(other.to_bytes(), find_game)
    assert loaded.to_bytes() == other.to_bytes()
    assert loaded.seed is None
    assert loaded.answers() == other.answers()
    assert play_on(loaded, 1).to_bytes() == play_on(other, 1).to_bytes()


@pytest.mark.parametrize(("seat", "rival"), [(0, 1), (False, True), (0.0, 1.0)])
def test_an_answer_that_is_equal_to_an_option_is_saved_as_that_option(seat: Any, rival: Any) -> None:
    """Python takes True and 1.0 for 1, so they are accepted; the log must still be one that can be read."""
    table = scenario(SpyOn(0), toy_state(court(), court("spear#1"), court("horn#1")))
    table.apply(seat, ("spy", rival))
    loaded = load(table.to_bytes(), find_game)
    assert loaded.digest() == table.digest()
    assert text_of(loaded.answers()[0][1]) == "spy 1"


# -- older versions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_a_game_of_an_older_version_goes_on_from_its_snapshot(seats: int, seed: int) -> None:
    later = NextToy()
    for table in random_game(seats, "copies", seed):
        loaded = as_found_by(later, table.to_bytes())
        assert loaded.game is later
        assert loaded.digest() == table.digest()
        assert loaded.sealed == table.sealed
        assert loaded.answers() == []  # the old log means nothing under the new rules
        assert play_on(loaded, seed).digest() == play_on(table.clone(), seed).digest()


def test_a_game_that_went_on_is_a_game_of_the_new_version() -> None:
    later = NextToy()
    loaded = as_found_by(later, play(new(3, 1), "0 draw war", "0 yes").to_bytes())
    play(loaded, "0 rest")
    again = as_found_by(later, loaded.to_bytes())
    assert again.to_bytes() == loaded.to_bytes()
    assert again.answers() == [(0, ("rest",))]
    assert opened(again.to_bytes()).version == later.version
    again.undo(0)
    assert again.digest() == as_found_by(later, play(new(3, 1), "0 draw war", "0 yes").to_bytes()).digest()


def test_a_game_that_starts_from_a_position_has_no_notation() -> None:
    loaded = as_found_by(NextToy(), new().to_bytes())
    with pytest.raises(EpokaError, match="can only be saved as a file"):
        loaded.notation()


def test_a_game_can_bring_older_positions_up_to_date() -> None:
    table = play(new(3, 1), "0 draw war", "0 yes")
    assert type(table.stack[-1]) is PlayOne
    loaded = as_found_by(GildedToy(), table.to_bytes())
    assert type(loaded.state) is GildedState
    assert loaded.state.gold == 6
    assert type(loaded.stack[-1]) is PlayCard
    assert loaded.state.courts == table.state.courts
    assert play_on(loaded, 1).scores == play_on(table, 1).scores


def test_a_position_that_cannot_be_brought_up_to_date_is_refused() -> None:
    with pytest.raises(BadSave, match="there is no record 'ToyState'"):
        as_found_by(ForgetfulToy(), new().to_bytes())


def test_options_that_are_no_longer_offered_do_not_keep_an_old_game_from_going_on() -> None:
    class PlainToy(NextToy):
        settings: ClassVar[tuple[Setting, ...]] = (Setting("rounds", (2,), (3, 4), "TOY-7.2"),)

    loaded = as_found_by(PlainToy(), new(3, 1, deck="singles", rounds=1).to_bytes())
    assert loaded.choices == {"rounds": 2}
    assert loaded.state.rounds == 1  # the position keeps what it was begun with
    assert as_found_by(PlainToy(), loaded.to_bytes()).digest() == loaded.digest()


def test_a_snapshot_may_have_fields_more_or_fewer_than_today() -> None:
    """The state of tomorrow has a field more, with a default; the state of yesterday had one that is gone."""

    class Roomy(NextToy):
        def records(self) -> dict[str, type[Record]]:
            return super().records() | {"ToyState": GildedState}

    loaded = as_found_by(Roomy(), new().to_bytes())
    assert loaded.state.gold == -1

    class Strict(Roomy):
        version: ClassVar[int] = Roomy.version + 1

        def records(self) -> dict[str, type[Record]]:
            return super(Roomy, self).records() | {"GildedState": ToyState}

    back = as_found_by(Strict(), loaded.to_bytes())
    assert type(back.state) is ToyState
    assert back.digest() == new().digest()


# -- notation --------------------------------------------------------------------------------------------------------


def test_a_notation_is_the_set_up_and_one_answer_a_line() -> None:
    table = play(new(3, 7, rounds=1), "0 draw war", "0 no")
    assert table.notation() == (
        f"epoka 1\ngame toy\nversion {TOY.version}\nseats 3\noption deck copies\noption rounds 1\nseed 7\n\n"
        "0 draw war\n0 no\n"
    )


def test_a_notation_may_come_with_other_line_ends_and_spaces() -> None:
    table = play(new(3, 7), "0 draw war", "0 no")
    text = table.notation().replace("\n", "\r\n").replace("draw war", "draw   war  ")
    assert read_notation(text + "\r\n\r\n", find_game).digest() == table.digest()


def test_a_notation_of_a_new_game_has_no_answers() -> None:
    assert read_notation(new(3, 7).notation(), find_game).answers() == []
    assert read_notation(new(3, 7).notation().rstrip(), find_game).answers() == []
