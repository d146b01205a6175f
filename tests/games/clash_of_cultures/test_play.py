"""How bots judge Clash of Cultures: finitely, repeatably, blind to what is hidden, and well enough to beat random."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random

import pytest

import epoka
from epoka.bots import answer, make
from epoka.bots.evaluation import judge_of
from epoka.games.clash_of_cultures.play import turn_of, unsettled, usual, values
from epoka.games.clash_of_cultures.play.evaluation import falls, rounds_left
from epoka.games.clash_of_cultures.play.goals import MISSING, hoped
from epoka.games.clash_of_cultures.play.sites import sites
from epoka.games.clash_of_cultures.rules.cities import clear, settle
from epoka.games.clash_of_cultures.rules.status_goals import STATUS
from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK, SETTLER_PACK, add, remove
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import BARBARIANS, CARD, GOLD, HAPPY, NEUTRAL, SEA
from epoka.kernel import Option, Table
from epoka.parts.tuples import put

BASE = {"civilizations": "off"}
ALL = {"civilizations": "on"}
SHORT = {"civilizations": "off", "length": "short"}


def new(options: dict[str, str], seats: int = 2, seed: int = 0) -> Table:
    return epoka.new("clash_of_cultures", seats, seed, options=options)


def positions(options: dict[str, str], seats: int, seed: int = 1) -> Iterator[Table]:
    """Every position of a game played at random."""
    table = new(options, seats, seed)
    rng = Random(seed)
    while not table.over:
        yield table
        table.apply(table.decision.seat, rng.choice(table.decision.options))


def played(names: list[str], options: dict[str, str], seed: int) -> Table:
    """A whole game between bots."""
    table = new(options, len(names), seed)
    bots = [make(name, seed + seat) for seat, name in enumerate(names)]
    while not table.over:
        answer(table, bots[table.decision.seat], table.decision)
    return table


def worths(s: ClashState, table: Table) -> list[float]:
    """What a changed position of a table is worth."""
    changed = table.clone()
    changed.state = s
    return list(values(changed))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [BASE, ALL])
def test_every_position_has_a_finite_value_for_each_seat(options: dict[str, str], seats: int) -> None:
    for table in positions(options, seats):
        found = values(table)
        assert len(found) == seats
        assert all(isfinite(value) for value in found)
        assert values(table.clone()) == found


@pytest.mark.parametrize("options", [BASE, ALL])
def test_the_value_depends_on_nothing_that_is_hidden(options: dict[str, str]) -> None:
    compared = 0
    for number, table in enumerate(positions(options, 2, seed=3)):
        seat = table.decision.seat
        other = table.determinize(seat, Random(number))
        s, guess = table.state.clone(), other.state
        for own, dealt in zip(s.nations, guess.nations, strict=True):
            assert len(own.hand) == len(dealt.hand)
            own.plans, own.designs = dealt.plans, dealt.designs
        compared += s.slots != guess.slots or s.events != guess.events
        assert worths(s, table) == values(other)
    assert compared > 50


def test_both_seats_begin_with_the_same_prospects() -> None:
    table = new(BASE)
    s = table.state.clone()
    for own in s.nations:
        own.plans = ()
    mine, theirs = worths(s, table)
    assert mine == pytest.approx(theirs)


def test_a_settler_is_worth_more_the_nearer_it_is_to_a_good_place() -> None:
    s: ClashState = new(BASE).state
    found = sites(s)
    layout = map_of(s)
    own = s.nations[0]
    assert found.ways[own.home] < max([found.ways[hex_] for hex_ in layout.near[own.home]])
    assert found.lands[own.home] > found.lands[layout.hex["D1"]]
    assert not any(found.ways[hex_] for hex_, terrain in enumerate(s.terrain) if terrain == SEA)


def test_founding_a_city_is_better_than_keeping_the_settler() -> None:
    table = new(BASE)
    s = table.state.clone()
    beside = map_of(s).hex["C2"]
    remove(s, 0, s.nations[0].home, SETTLER_PACK)
    add(s, 0, beside, SETTLER_PACK)
    moved = worths(s, table)[0]
    assert moved > values(table)[0]
    remove(s, 0, beside, SETTLER_PACK)
    settle(s, 0, beside, NEUTRAL)
    assert worths(s, table)[0] > moved


def test_barbarians_beside_a_city_are_a_threat_and_a_garrison_helps() -> None:
    table = new(BASE)
    s = table.state.clone()
    calm = worths(s, table)[0]
    add(s, BARBARIANS, map_of(s).hex["C2"], 2 * INFANTRY_PACK)
    threatened = worths(s, table)[0]
    assert threatened < calm - 2
    add(s, 0, s.nations[0].home, 3 * INFANTRY_PACK)
    assert worths(s, table)[0] > threatened + 2
    assert falls(1, 0) == 1.0 > falls(1, 1) > falls(1, 2)


def test_the_age_is_the_last_one_when_somebody_has_no_city() -> None:
    s: ClashState = new(BASE).state.clone()
    assert rounds_left(s) == 17
    clear(s, s.nations[1].home)
    assert rounds_left(s) == 2


def test_an_objective_is_worth_more_the_nearer_it_is() -> None:
    s: ClashState = new(BASE).state.clone()
    own = s.nations[0]
    own.plans = (CARD["objective_11"],)  # 5 gold, or a fleet
    found = []
    for amount in range(6):
        own.stock = put(own.stock, GOLD, amount)
        found.append(hoped(s, 0, 50))
    assert found == sorted(found)
    assert found[5] > found[4] > found[2]
    assert MISSING.keys() < STATUS.keys()


def test_an_objective_that_is_met_is_completed_rather_than_kept() -> None:
    s: ClashState = new(BASE).state.clone()
    own = s.nations[0]
    own.plans = (CARD["objective_11"],)
    own.stock = put(own.stock, GOLD, 5)
    s.round = 3
    before = hoped(s, 0, 50)
    s.phase = "status"
    assert hoped(s, 0, 50) < before < 2


def test_the_status_phase_is_nobodys_turn() -> None:
    table = new(BASE)
    assert turn_of(table) == table.decision.seat
    table.state.phase = "status"
    assert turn_of(table) not in range(table.seats)


def test_a_happy_city_is_worth_more() -> None:
    table = new(BASE)
    s = table.state.clone()
    assert s.mood[s.nations[0].home] == HAPPY
    before = worths(s, table)[0]
    s.mood = put(s.mood, s.nations[0].home, NEUTRAL)
    assert worths(s, table)[0] < before


def test_a_move_is_unsettled_until_a_group_has_moved() -> None:
    table = new(BASE)
    seat = table.decision.seat
    city = map_of(table.state).names[table.state.nations[seat].home]
    chain: list[tuple[Option, bool]] = [(("move",), True), (("group", city, "settler1"), True)]
    assert not unsettled(table)
    for option, expected in chain:
        table.apply(seat, option)
        assert unsettled(table) is expected
    table.apply(seat, next(option for option in table.decision.options if option[0] == "to"))
    assert not unsettled(table)


def test_prices_are_paid_and_goods_collected_in_the_usual_way() -> None:
    seen = set()
    for table in positions(BASE, 2, seed=5):
        answer_ = usual(table)
        if answer_ is not None:
            assert answer_ in table.decision.options
            seen.add(table.decision.prompt)
    assert seen == {"prompt-spend", "prompt-harvest"}


def test_the_game_brings_its_own_judgement() -> None:
    judge = judge_of(epoka.game("clash_of_cultures"))
    assert judge.values is values
    assert judge.turn_of is turn_of
    assert judge.unsettled is unsettled
    assert judge.usual is usual


def test_greedy_founds_a_second_city_at_once() -> None:
    table = new(BASE, seed=2)
    bots = [make("greedy", seat) for seat in range(2)]
    while table.state.round == 1:
        answer(table, bots[table.decision.seat], table.decision)
    assert all(len(own.cities) == 2 for own in table.state.nations)


def test_greedy_beats_random() -> None:
    for seed in range(2):
        table = played(["greedy", "random"] if seed else ["random", "greedy"], SHORT, seed)
        assert table.winners == (1 - seed,)


def test_a_game_with_greedy_repeats_with_its_seed() -> None:
    assert played(["greedy", "random"], SHORT, 2).digest() == played(["greedy", "random"], SHORT, 2).digest()
