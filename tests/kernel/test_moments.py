"""Moments: cards in play react in their order, may ask, cost nothing when none acts, and are typed."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any, ClassVar, Final

import pytest

from epoka.kernel import (
    Abilities,
    Acting,
    Choose,
    Frame,
    Game,
    Moment,
    Option,
    Part,
    Parts,
    Seat,
    State,
    Step,
    Table,
    Zone,
    ask,
    call,
    done,
    in_order,
)
from epoka.kernel.moments import UNKNOWN
from epoka.kernel.saves import load
from tests.kernel.playing import play, scenario

NAMES: Final = ("granary", "mill", "tower", "well")


class House(Acting, Part):
    """A seat's cards in play, as numbers; they are its abilities."""

    cards: tuple[int, ...] = ()

    @property
    def abilities(self) -> tuple[int, ...]:
        """All its cards are in force."""
        return self.cards


class Village(State):
    """What was done, in order, and who has which cards in play."""

    houses: Parts[House]
    lines: tuple[str, ...] = ()


CARDS: Final = Abilities[Village](NAMES, attrgetter("houses"))
HARVESTED: Final = Moment[Village, Frame[Village] | None, int](CARDS)
STRENGTH: Final = Moment[Village, int](CARDS)
DEFENDED: Final = Moment[Village, bool, Seat](CARDS)
FLOODED: Final = Moment[Village, Frame[Village] | None](CARDS)


class Keep(Frame[Village]):
    """Ask a seat what to keep, and return it."""

    seat: Seat
    card: str

    def start(self, s: Village) -> Step:
        return ask(Choose(self.seat, "prompt-keep", (("all",), ("half",))), then=self.kept)

    def kept(self, s: Village, answer: Option) -> Step:
        write(s, f"{self.card} of {self.seat} keeps {answer[0]}")
        return done(answer[0])


class Harvest(Frame[Village]):
    """Tell all seats' cards of a harvest, and write down what their frames returned."""

    amount: int

    def start(self, s: Village) -> Step:
        return call(in_order(*[HARVESTED.frame(s, seat, self.amount) for seat in (1, 0)]), then=self.end)

    def end(self, s: Village, value: object) -> Step:
        write(s, f"returned {value!r}")
        return done()


def write(s: Village, line: str) -> None:
    """Write a line."""
    s.lines = (*s.lines, line)


@HARVESTED.on("granary", "mill")
def _store(s: Village, seat: Seat, amount: int) -> Frame[Village]:
    write(s, f"{seat} stores {amount}")
    return Keep(seat, "store")


@HARVESTED.on("well")
def _drink(s: Village, seat: Seat, amount: int) -> None:
    write(s, f"{seat} drinks {amount}")


@STRENGTH.on("tower")
def _tower_strength(s: Village, seat: Seat) -> int:
    return 2


@STRENGTH.on("mill")
def _mill_strength(s: Village, seat: Seat) -> int:
    return len(s.houses[seat].cards)


@DEFENDED.on("tower")
def _tower_defends(s: Village, seat: Seat, enemy: Seat) -> bool:
    return enemy != seat


class VillageGame(Game[Village]):
    """Enough of a game to run frames on."""

    name: ClassVar[str] = "village"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2,)
    zones: ClassVar[tuple[Zone, ...]] = ()
    words: ClassVar[Mapping[str, tuple[str, ...]]] = {"all": (), "half": ()}
    package: ClassVar[str] = __name__

    def counters(self, s: Village) -> Any:
        return {}


GAME = VillageGame()


def village(*cards: str) -> Village:
    """Seats with these cards in play, set up as a game would."""
    houses = tuple([House(tuple([CARDS.number[name] for name in own.split()])) for own in cards])
    for house in houses:
        house.acts = CARDS.moments(house.abilities)
    return Village(0, houses)


def harvest(s: Village, *answers: str) -> Table:
    """The table after a harvest of 3 and some answers."""
    return play(scenario(Harvest(3), s, seats=2, game=GAME), *answers)


# -- order and asking --------------------------------------------------------------------------------------------------


def test_abilities_act_in_the_order_in_which_they_are_in_force() -> None:
    assert harvest(village("well", "")).state.lines == ("0 drinks 3", "returned None")
    assert CARDS.number == {"granary": 0, "mill": 1, "tower": 2, "well": 3}
    assert HARVESTED.by_ability(village("mill tower granary", ""), 0, 1) == [
        (1, Keep(0, "store")),
        (0, Keep(0, "store")),
    ]


def test_abilities_that_ask_are_run_one_after_the_other() -> None:
    table = harvest(village("granary mill", ""))
    assert table.waiting == (0,)
    table = play(load(table.to_bytes(), lambda name: GAME), "0 all")
    assert table.waiting == (0,)
    assert play(table, "0 half").state.lines[-1] == "returned ('all', 'half')"


def test_a_single_frame_returns_for_itself() -> None:
    assert harvest(village("well granary", ""), "0 half").state.lines[-1] == "returned 'half'"


def test_several_owners_react_in_the_order_in_which_the_rule_asks_them() -> None:
    table = harvest(village("granary", "well mill"))
    assert table.state.lines == ("1 drinks 3", "1 stores 3", "0 stores 3")
    table = play(table, "1 all", "0 half")
    assert table.state.lines[3:] == ("store of 1 keeps all", "store of 0 keeps half", "returned ('all', 'half')")


def test_a_card_that_is_in_play_twice_acts_twice() -> None:
    assert harvest(village("well well", "")).state.lines == ("0 drinks 3", "0 drinks 3", "returned None")


# -- what hooks say ----------------------------------------------------------------------------------------------------


def test_what_abilities_say_is_found_summed_and_asked_for_a_yes() -> None:
    s = village("tower mill", "granary")
    assert STRENGTH.found(s, 0) == [2, 2]
    assert (STRENGTH.total(s, 0), STRENGTH.total(s, 1)) == (4, 0)
    assert (DEFENDED.holds(s, 0, 1), DEFENDED.holds(s, 0, 0), DEFENDED.holds(s, 1, 0)) == (True, False, False)


# -- free when nobody acts ---------------------------------------------------------------------------------------------


class Locked(tuple[int, ...]):
    """Abilities that must not be looked at."""

    __slots__ = ()

    def __iter__(self) -> Any:
        raise AssertionError("somebody looked")


def test_nothing_is_looked_at_when_nobody_acts() -> None:
    s = village("tower", "granary")
    for house in s.houses:
        house.cards = Locked(house.cards)
    assert HARVESTED.frame(s, 0, 1) is None
    assert HARVESTED.found(s, 0, 1) == []
    assert HARVESTED.by_ability(s, 0, 1) == []
    assert (STRENGTH.total(s, 1), DEFENDED.holds(s, 1, 0)) == (0, False)
    with pytest.raises(AssertionError, match="somebody looked"):
        HARVESTED.frame(s, 1, 1)


def test_bits_tell_at_which_moments_abilities_act() -> None:
    s = village("tower well", "")
    assert s.houses[0].acts == HARVESTED.bit | STRENGTH.bit | DEFENDED.bit
    assert s.houses[1].acts == 0
    assert FLOODED.bit & s.houses[0].acts == 0
    assert len({moment.bit for moment in (HARVESTED, STRENGTH, DEFENDED, FLOODED)}) == CARDS.moments_known


def test_a_clone_knows_who_acts_and_a_loaded_table_works_it_out() -> None:
    table = harvest(village("granary", "tower"))
    acts = [house.acts for house in table.state.houses]
    assert [house.acts for house in table.clone().state.houses] == acts
    loaded = load(table.to_bytes(), lambda name: GAME)
    assert [house.acts for house in loaded.state.houses] == [UNKNOWN, UNKNOWN]
    assert STRENGTH.total(loaded.state, 0) == 0
    assert loaded.state.houses[0].acts == acts[0]


def test_until_it_is_worked_out_everything_may_act() -> None:
    house = House((CARDS.number["well"],))
    assert house.acts == UNKNOWN
    assert FLOODED.acting(house) == []
    assert house.acts == HARVESTED.bit


# -- mistakes ----------------------------------------------------------------------------------------------------------


def test_the_name_of_no_ability_is_found_at_once() -> None:
    with pytest.raises(KeyError, match="castle"):
        FLOODED.on("castle")(_flood)
    assert FLOODED.hooks == {}


def test_an_ability_acts_once_at_a_moment() -> None:
    with pytest.raises(AssertionError, match="tower acts twice"):
        STRENGTH.on("tower")(_tower_strength)


def test_two_abilities_have_different_names() -> None:
    with pytest.raises(AssertionError, match="two abilities of one name"):
        Abilities[Village](("mill", "mill"), attrgetter("houses"))


def _flood(s: Village, seat: Seat) -> None:
    """Does nothing."""


def type_mistakes(s: Village) -> None:
    """Never run: the type checker must refuse each line, or it finds an ignore that is not needed."""
    HARVESTED.on("well")(_flood)  # type: ignore[arg-type]  # it is not told the amount
    FLOODED.on("well")(_drink)  # type: ignore[arg-type]  # it is told an amount
    STRENGTH.on("well")(_flood)  # type: ignore[arg-type]  # it says nothing
    STRENGTH.on(1)  # type: ignore[arg-type]  # abilities go by name
    HARVESTED.frame(s, 0)  # type: ignore[call-arg]  # how much?
    HARVESTED.frame(s, 0, "3")  # type: ignore[arg-type]  # a word
    STRENGTH.frame(s, 0)  # type: ignore[misc]  # it says numbers
    HARVESTED.total(s, 0, 3)  # type: ignore[misc]  # it says frames
    STRENGTH.holds(s, 0)  # type: ignore[misc]  # it says numbers
