"""Random games: what holds in every one of them, whatever is played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from epoka.games.flow_of_history import GAME
from epoka.games.flow_of_history.cards import CARDS
from epoka.games.flow_of_history.state import BANKER, Civilization, FlowState
from epoka.kernel import NOBODY, Option, Refusal, Seat, Table
from epoka.kernel.events import Journal
from tests.games.flow_of_history import facts
from tests.games.flow_of_history.facts import FACTS
from tests.games.flow_of_history.scenario import places

few = settings(max_examples=25, derandomize=True, deadline=None, database=None)
setups = st.sampled_from([(2, "off"), (2, "house"), (3, "off"), (4, "off"), (5, "off")])
seeds = st.integers(min_value=0, max_value=2**64)
Setup = tuple[int, str]

LONGEST = 3000
"""Random games take some two hundred answers; one that needs so many more would never end."""


def new_game(setup: Setup, seed: int) -> Table:
    seats, rahdo = setup
    return Table.new(GAME, seats, seed, {"rahdo": rahdo}, Journal(lambda _, __: -1))


def random_game(table: Table, seed: int) -> Iterator[tuple[Seat, Option]]:
    """Play a table to its end; yields each answer before it is given."""
    rng = Random(seed)
    for _ in range(LONGEST):
        if table.over:
            return
        decision = rng.choice(table.decisions)
        answer = rng.choice(decision.options)
        yield decision.seat, answer
        table.apply(decision.seat, answer)
    raise AssertionError(f"no end after {LONGEST} answers")


def all_resources(s: FlowState) -> int:
    return sum(civilization.resources for civilization in s.civilizations) + s.supply + sum(s.stakes)


def era(s: FlowState) -> int:
    """The Current Era, from the facts. (FH-7.1)"""
    numbers = facts.era_numbers()
    present = [*s.market, *(card for civilization in s.civilizations for card in civilization.cards)]
    return max(numbers[FACTS[card]["era"]] for card in present)


def harvest_from_reserve(s: FlowState, seat: Seat) -> int:
    """What a harvest brings out of the Reserve: growth, and a top-up beyond the Supply. (FH-6.5.2)"""
    own = s.civilizations[seat]
    grown = facts.icons(own.cards)["agriculture"]
    half = (s.supply + grown) // 2
    left = s.supply + grown - half
    return grown + max(0, era(s) - own.resources - half - left)


# -- what lies on the table ------------------------------------------------------------------------------------------


@few
@given(setups, seeds, seeds)
def test_resources_come_only_from_where_the_rules_say(setup: Setup, seed: int, moves: int) -> None:
    """FH-11.3: outside harvests and the effects that name the Reserve, nothing is made or lost."""
    table = new_game(setup, seed)
    s = table.state
    expected = all_resources(s)
    assert expected == 4 * setup[0] + (4 if setup[0] == 2 else 0)
    told = 0
    for seat, answer in random_game(table, moves):
        fresh = s.journal.events[told:]
        told += len(fresh)
        expected += sum(
            event.values[1] for event in fresh if event.verb.name == "took" and event.values[2] == "reserve"
        )
        assert all_resources(s) == expected
        if answer == ("harvest",):
            expected += harvest_from_reserve(s, seat)
    assert min(civilization.resources for civilization in s.civilizations) >= 0
    assert s.supply >= 0


@few
@given(setups, seeds, seeds)
def test_every_card_is_in_exactly_one_place(setup: Setup, seed: int, moves: int) -> None:
    """FH-1.5, FH-2.4: the deck is only drawn from the top, and the box only grows."""
    table = new_game(setup, seed)
    s = table.state
    deck, box = s.deck, s.box
    for _ in random_game(table, moves):
        assert places(s) == sorted(CARDS)
        assert s.deck == deck[len(deck) - len(s.deck) :]
        assert s.box[: len(box)] == box
        deck, box = s.deck, s.box
        assert list(GAME.invariants(s)) == []


@few
@given(setups, seeds, seeds)
def test_the_market_is_in_order_before_every_turn(setup: Setup, seed: int, moves: int) -> None:
    """FH-7.2 to FH-7.4: full, and without an uninvested card two eras old."""
    table = new_game(setup, seed)
    s = table.state
    numbers = facts.era_numbers()
    for _ in random_game(table, moves):
        if table.decision.prompt != "prompt-action":
            continue
        assert len(s.market) == (6 if setup[0] == 5 else 5)
        now = era(s)
        for card, investor in zip(s.market, s.investors, strict=True):
            assert investor != NOBODY or numbers[FACTS[card]["era"]] > now - 2
        assert (BANKER in s.investors) <= (setup[0] == 2)
        assert "the_future" in s.deck


@pytest.mark.parametrize(
    ("field", "value", "broken"),
    [
        ("stakes", (0, 0), "markers and stakes do not match the Market"),
        ("investors", (NOBODY,) * 6, "markers and stakes do not match the Market"),
        ("supply", -1, "a pile of resources is below zero"),
        ("civilizations", (Civilization(-1, ()),) * 3, "a pile of resources is below zero"),
        ("civilizations", (Civilization(4, ()),) * 3, ""),
        ("civilizations", (Civilization(4, ("confucius", "karl_marx")),) * 3, "seat 0 has two leaders (FH-3.5)"),
        ("investors", (1, 1, NOBODY, NOBODY, NOBODY), "somebody has two investments (FH-6.1.1)"),
        ("investors", (BANKER, *(NOBODY,) * 4), "the Banker plays only with two players (FH-9.2)"),
        ("stakes", (0, 3, 0, 0, 0), "a stake without a marker or a marker without a stake (FH-6.1.3)"),
        ("investors", (2, *(NOBODY,) * 4), "a stake without a marker or a marker without a stake (FH-6.1.3)"),
    ],
)
def test_a_broken_table_is_noticed(field: str, value: object, broken: str) -> None:
    """The invariants that the tests above rely on can fail."""
    s: FlowState = new_game((3, "off"), 1).state
    assert list(GAME.invariants(s)) == []
    setattr(s, field, value)
    found = list(GAME.invariants(s))
    assert broken in found if broken else found == []


def test_a_market_of_too_many_cards_is_noticed() -> None:
    """FH-2.2: six cards are for five players."""
    s: FlowState = new_game((3, "off"), 1).state
    s.market, s.deck = (*s.market, s.deck[0]), s.deck[1:]
    s.investors, s.stakes = (NOBODY,) * 6, (0,) * 6
    assert list(GAME.invariants(s)) == ["the Market has too many cards (FH-2.2)"]


# -- what may be answered --------------------------------------------------------------------------------------------


def changes(s: FlowState, seat: Seat, card: str) -> bool:
    """Whether a turn action would do something besides removing its card, from the facts. (FH-6.4.3)"""
    own = s.civilizations[seat].cards
    uninvested = [card for card, investor in zip(s.market, s.investors, strict=True) if investor == NOBODY]
    for step in FACTS[card]["effect_struct"]:
        if step["op"] == "gain_card":
            from_deck = step["from"] == "deck_top" and bool(s.deck)
            types = step.get("filter", {}).get("types", ())
            if from_deck or any(FACTS[other]["type"] in types for other in uninvested):
                return True
        elif step["op"] == "take_resources":
            assert step["from"] == "supply"
            if min(s.supply, facts.amount(step["amount"], own, facts.icons(own))) > 0:
                return True
    return False


def possible_actions(s: FlowState, seat: Seat) -> set[Option]:
    """Every legal action, from the facts and the table. (FH-5.2, FH-6)"""
    own = s.civilizations[seat]
    found: set[Option] = set()
    for card, investor, stake in zip(s.market, s.investors, s.stakes, strict=True):
        if investor == NOBODY and own.resources >= 1 and seat not in s.investors:
            found.add(("invest", card))
        if investor not in (NOBODY, seat) and own.resources >= stake:
            found.add(("snipe", card))
        if investor == seat:
            found.add(("complete",))
    for card in facts.visible(own.cards):
        if FACTS[card]["trigger"] == "turn_action" and changes(s, seat, card):
            found.add(("activate", card))
    if (s.supply + facts.icons(own.cards)["agriculture"]) // 2 >= 1 or own.resources < era(s):
        found.add(("harvest",))
    return found or {("pass",)}


@few
@given(setups, seeds, seeds)
def test_the_offered_actions_are_the_legal_ones(setup: Setup, seed: int, moves: int) -> None:
    """FH-5.2, FH-5.3: no more and no fewer, each once."""
    table = new_game(setup, seed)
    s = table.state
    for _ in random_game(table, moves):
        decision = table.decision
        assert len(decision.options) == len(set(decision.options)) >= 1
        if decision.prompt == "prompt-action":
            assert set(decision.options) == possible_actions(s, decision.seat)
        elif decision.prompt == "prompt-bonus":
            kinds = {option for option in possible_actions(s, decision.seat) if option[0] in ("invest", "snipe")}
            assert set(decision.options) == kinds | {("decline",)}


NONSENSE: tuple[Option, ...] = (
    (),
    ("dance",),
    ("invest",),
    ("invest", "nothing"),
    ("invest", 3),
    ("stake", -1),
    ("stake", "all"),
    ("stake", 10**6),
    ("snipe", "banker"),
    ("activate", "aristocracy"),
    ("harvest", 1),
    ("gain", "aristocracy"),
    ("invade", 9),
    ("invade", "banker"),
    ("bank", "aristocracy"),
    ("keep", "farmer_tribe"),
    (1, 2, 3),
)


@few
@given(setups, seeds, seeds)
def test_whatever_is_not_an_option_is_refused(setup: Setup, seed: int, moves: int) -> None:
    """Nonsense and temptations alike: with a reason, with a rule, and without a trace."""
    table = new_game(setup, seed)
    for seat, _ in random_game(table, moves):
        question = table.question(seat)
        assert question is not None
        before = table.digest()
        for answer in (*NONSENSE, *question.tempting(table.state)):
            refusal = table.check(seat, answer)
            assert isinstance(refusal, Refusal)
            assert refusal.reason
            assert refusal.rule.startswith("FH-")
        assert table.digest() == before


# -- the end ---------------------------------------------------------------------------------------------------------


@settings(few, max_examples=100)
@given(setups, seeds, seeds)
def test_every_game_ends_and_its_scores_add_up(setup: Setup, seed: int, moves: int) -> None:
    """FH-8: with The Future on the table; the sheet explains every point, and the best standing wins."""
    table = new_game(setup, seed)
    for _ in random_game(table, moves):
        assert table.winners == ()
    s = table.state
    assert "the_future" in s.market or any("the_future" in civilization.cards for civilization in s.civilizations)
    assert table.scores == tuple([facts.points(civilization.cards) for civilization in s.civilizations])
    sheets = table.score_sheet()
    assert tuple([sheet["total"] for sheet in sheets]) == table.scores
    assert tuple([sum(line["points"] for line in sheet["lines"]) for sheet in sheets]) == table.scores
    standings = [(facts.points(c.cards), len(c.cards), c.resources) for c in s.civilizations]
    assert table.winners == tuple([seat for seat, own in enumerate(standings) if own == max(standings)])
    first, second = sorted(standings, reverse=True)[:2]
    differs = [name for name, a, b in zip(("none", "cards", "resources"), first, second, strict=True) if a != b]
    assert {sheet["tie_break"] for sheet in sheets} == {differs[0] if differs else "shared"}


@few
@given(setups, seeds, seeds)
def test_equal_seeds_and_answers_give_equal_games(setup: Setup, seed: int, moves: int) -> None:
    """The same seed and the same answers lead to the same position at every step."""
    table, twin = new_game(setup, seed), new_game(setup, seed)
    for seat, answer in random_game(table, moves):
        assert table.digest() == twin.digest()
        twin.apply(seat, answer)
    assert table.digest() == twin.digest()
    assert table.scores == twin.scores
