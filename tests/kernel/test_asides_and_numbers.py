"""Answers that are allowed but not offered to bots, and cards that are numbers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from epoka.kernel import (
    EVERYONE,
    NO_ONE,
    OWNER,
    Choices,
    Frame,
    Game,
    Option,
    Options,
    Part,
    Parts,
    Question,
    Refused,
    Seat,
    State,
    Step,
    Table,
    Verb,
    Zone,
    ask,
    done,
    shuffled,
    tell,
    verb,
)
from epoka.kernel.record import pack

DREW: Verb = verb("drew", "seat card", "N-1")
GAVE_UP: Option = ("give-up",)


class Hand(Part):
    """What a seat holds: cards 0 to 9, two of each of five kinds."""

    hand: tuple[int, ...] = ()


class NumbersState(State):
    """A deck of numbered cards."""

    hands: Parts[Hand]
    deck: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    open: tuple[int, ...] = ()


class ChooseCard(Question[NumbersState]):
    """Lay a card open, or give up. (N-1)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-card"
    rule: ClassVar[str] = "N-1"
    forced: ClassVar[bool] = False

    def choices(self, s: NumbersState) -> Options:
        return tuple([("lay", f"kind{card // 2}") for card in s.hands[self.seat].hand[:1]])

    def asides(self, s: NumbersState) -> Options:
        return (GAVE_UP,)


class Round(Frame[NumbersState]):
    """Each seat lays a card open until the hands are empty. (N-1)"""

    seat: Seat = 0

    def start(self, s: NumbersState) -> Step:
        return ask(ChooseCard(self.seat), then=self.lay) if s.hands[self.seat].hand else done()

    def lay(self, s: NumbersState, answer: Option) -> Step:
        if answer == GAVE_UP:
            return done()
        own = s.hands[self.seat]
        card, own.hand = own.hand[0], own.hand[1:]
        s.open += (card,)
        tell(s, DREW, self.seat, card)
        self.seat = 1 - self.seat
        return self.start(s)


class Numbers(Game[NumbersState]):
    """A game whose cards are numbers."""

    name: ClassVar[str] = "numbers"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2,)
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("deck", NO_ONE, seen="seen"),
        Zone("open", EVERYONE),
        Zone("hand", OWNER, part="hands"),
    )
    verbs: ClassVar[tuple[Verb, ...]] = (DREW,)
    words: ClassVar[Mapping[str, tuple[str, ...]]] = {"lay": ("card",), "give-up": ()}
    package: ClassVar[str] = __name__
    folder: ClassVar[Path] = Path(__file__).parent

    def setup(self, seats: int, choices: Choices, chance: int) -> NumbersState:
        s = NumbersState(chance, ())
        cards = shuffled(s, range(10))
        s.hands = (Hand(cards[:3]), Hand(cards[3:6]))
        s.deck = cards[6:]
        s.seen = (1, 0, 0, 0)
        return s

    def root(self, s: NumbersState) -> Frame[NumbersState]:
        return Round()

    def back(self, card: int) -> str:
        return "grey"

    def card(self, card: int | str) -> str:
        return f"kind{card // 2}" if isinstance(card, int) else card

    def scores(self, s: NumbersState) -> tuple[int, ...]:
        return (0, 0)

    def score_sheet(self, s: NumbersState) -> list[Any]:
        return []

    def counters(self, s: NumbersState) -> Any:
        return {"table": {}, "seats": [{}, {}]}


def new() -> Table:
    """A game of numbers."""
    return Table.new(Numbers(), 2, 1)


def test_an_aside_is_accepted_and_logged_but_is_no_option() -> None:
    table = new()
    assert GAVE_UP not in table.decision.options
    assert table.check(0, "give-up") is None
    table.apply(0, "give-up")
    assert table.over
    assert table.answers() == [(0, GAVE_UP)]


def test_a_view_offers_asides_after_the_options() -> None:
    offered = new().view(0)["decision"]["options"]
    assert [option["text"].split()[0] for option in offered] == ["lay", "give-up"]


def test_an_aside_of_another_seat_is_refused() -> None:
    with pytest.raises(Refused):
        new().apply(1, "give-up")


def test_a_view_names_numbered_cards_by_what_is_printed_on_them() -> None:
    table = new()
    zones = {(zone["zone"], zone["seat"]): zone for zone in table.view(0)["zones"]}
    assert zones["hand", 0]["cards"] == [f"kind{card // 2}" for card in table.state.hands[0].hand]
    assert zones["hand", 1]["cards"] == [None] * 3
    assert zones["deck", None]["cards"] == [f"kind{table.state.deck[0] // 2}", None, None, None]


def test_events_name_numbered_cards_by_what_is_printed_on_them() -> None:
    table = new()
    card = table.state.hands[0].hand[0]
    table.apply(0, table.decision.options[0])
    assert table.events(None, since=1)[0][0]["card"] == f"kind{card // 2}"


def test_numbered_cards_are_dealt_anew_where_a_seat_cannot_see_them() -> None:
    table = new()
    dealt = {table.determinize(0, Random(seed)).state.hands[1].hand for seed in range(20)}
    assert len(dealt) > 5
    for seed in range(20):
        other = table.determinize(0, Random(seed))
        assert other.view(0) == table.view(0)
        assert other.observation(0) == table.observation(0)
        assert sorted([*other.state.deck, *other.state.hands[0].hand, *other.state.hands[1].hand]) == list(range(10))


def test_a_table_with_numbered_cards_is_saved_and_restored() -> None:
    table = new()
    again = table.clone()
    assert again.snapshot() == table.snapshot()
    assert pack((1, 2**70, 3)) == [1, {"int": hex(2**70)}, 3]
    assert pack((1, 2, 3)) == [1, 2, 3]
    assert pack((True, 2)) == [True, 2]
