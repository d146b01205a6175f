"""Piles: cards come from the top, and an empty deck is made of the discards."""

from __future__ import annotations

from epoka.kernel import State, shuffled, verb
from epoka.kernel.chance import seeded
from epoka.kernel.events import Journal
from epoka.parts.piles import Pile

RESHUFFLED = verb("reshuffled", "amount", "PI-1")
PILE = Pile[int]("deck", "discards", seen="discards_seen", told=RESHUFFLED)
DECK_ALONE = Pile[int]("deck")


class Piled(State):
    """A deck, its discards, and who has seen those."""

    deck: tuple[int, ...]
    discards: tuple[int, ...] = ()
    discards_seen: tuple[int, ...] = ()


def piled(deck: tuple[int, ...], discards: tuple[int, ...] = ()) -> Piled:
    """A state whose events are kept."""
    s = Piled(seeded("piles", 1), deck, discards, (1,) * len(discards))
    s.journal = Journal(lambda _, __: -1, str)
    return s


def told(s: Piled) -> list[tuple[object, ...]]:
    assert isinstance(s.journal, Journal)
    return [(event.verb.name, *event.values) for event in s.journal.events]


def test_cards_come_from_the_top() -> None:
    s = piled((5, 6, 7))
    assert list(PILE.draw(s, 2)) == [5, 6]
    assert s.deck == (7,)


def test_drawing_from_a_deck_leaves_chance_alone() -> None:
    s = piled((5, 6, 7), (8, 9))
    before = s.chance
    assert list(PILE.draw(s, 3)) == [5, 6, 7]
    assert (s.chance, s.deck, s.discards) == (before, (), (8, 9))


def test_an_empty_deck_is_made_of_the_discards() -> None:
    discards = tuple(range(10, 30))
    s, same = piled((5,), discards), piled(())
    expected = shuffled(same, discards)
    assert list(PILE.draw(s, 3)) == [5, *expected[:2]]
    assert (s.deck, s.discards, s.discards_seen) == (expected[2:], (), ())
    assert s.chance == same.chance
    assert told(s) == [("reshuffled", 20)]


def test_a_card_is_put_down_before_the_next_one_is_taken() -> None:
    """What is told of a card comes before the shuffling that the next one needs."""
    s = piled((5,), (8,))
    drawn = iter(PILE.draw(s, 2))
    assert next(drawn) == 5
    assert told(s) == []
    assert next(drawn) == 8
    assert told(s) == [("reshuffled", 1)]


def test_cards_discarded_meanwhile_are_shuffled_too() -> None:
    s = piled((5,))
    found = []
    for card in PILE.draw(s, 3):
        found.append(card)
        s.discards += (card,)
    assert found == [5, 5, 5]


def test_there_are_no_more_cards_than_there_are() -> None:
    s = piled((5,), (8,))
    assert list(PILE.draw(s, 5)) == [5, 8]
    assert list(PILE.draw(s)) == []
    assert len(told(s)) == 1


def test_nothing_is_drawn_for_an_amount_below_one() -> None:
    s = piled((5,))
    assert list(PILE.draw(s, -1)) == []
    assert s.deck == (5,)


def test_a_deck_without_discards_runs_out() -> None:
    s = piled((5,), (8,))
    assert list(DECK_ALONE.draw(s, 2)) == [5]
    assert (s.deck, s.discards) == ((), (8,))
