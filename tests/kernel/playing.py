"""Playing the toy in tests: whole random games, small scenarios, and what a viewer can know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from epoka.kernel import BadSetup, Frame, Game, Option, Seat, State, Table
from epoka.kernel.chance import seeded
from tests.kernel.toy import COPIES, SINGLES, TOY, Court, ToyState

GAMES = tuple([(seats, deck, seed) for seats in (3, 4, 5) for deck in ("copies", "singles") for seed in (1, 2)])
"""Seats, deck and seed of the random games that are looked at decision by decision."""

IDS = frozenset(COPIES + SINGLES)
"""Every physical card there is."""


def find_game(name: str) -> Game[Any]:
    """The registry of these tests: it knows one game."""
    if name != TOY.name:
        raise BadSetup(f"there is no game {name!r}")
    return TOY


def new(seats: int = 3, seed: int = 1, **choices: int | str) -> Table:
    """A new game of the toy."""
    return Table.new(TOY, seats, seed, choices)


def answer_at_random(table: Table, rng: Random) -> tuple[Seat, Option]:
    """Answer one of the open questions; seats that choose at once do so in any order."""
    decision = rng.choice(table.decisions)
    answer = rng.choice(decision.options)
    table.apply(decision.seat, answer)
    return decision.seat, answer


def random_game(seats: int, deck: str, seed: int) -> Iterator[Table]:
    """One table at each decision of a random game, and once more when it is over."""
    table = new(seats, seed, deck=deck)
    rng = Random(seed)
    yield table
    while not table.over:
        answer_at_random(table, rng)
        yield table


def play_on(table: Table, seed: int) -> Table:
    """Play a table to its end at random."""
    rng = Random(seed)
    while not table.over:
        answer_at_random(table, rng)
    return table


def play(table: Table, *answers: str) -> Table:
    """Give answers written as in a notation, `1 discard spear`; each must be by a seat that is asked."""
    for line in answers:
        seat, _, answer = line.partition(" ")
        assert int(seat) in table.waiting, f"{line!r}: the table waits for {table.waiting}"
        table.apply(int(seat), answer)
    return table


# -- scenarios -------------------------------------------------------------------------------------------------------


def court(*hand: str, tableau: tuple[str, ...] = (), silver: int = 2) -> Court:
    """A seat with a hand that nobody else has seen."""
    return Court(hand, (0,) * len(hand), tableau, silver)


def toy_state(*courts: Court, war: tuple[str, ...] = (), craft: tuple[str, ...] = (), **more: Any) -> ToyState:
    """A table of these courts and decks."""
    return ToyState(seeded("toy", 1), courts, war, craft, **more)


def scenario(frame: Frame[Any], s: State, seats: int = 3, game: Game[Any] = TOY) -> Table:
    """A table that runs one frame on a given state; its log starts there."""
    table = Table(game, seats, game.check_setup(seats, {}), None)
    table.state = s
    table.begin(frame)
    table.origin = table.clone()
    return table


# -- what can be known -----------------------------------------------------------------------------------------------


def json(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def names_in(text: str) -> frozenset[str]:
    """The card ids that a text mentions."""
    return IDS.intersection(re.findall(r"[\w#-]+", text))


def known(table: Table, viewer: Seat | None) -> frozenset[str]:
    """The physical cards whose identity a seat, or a spectator, can see."""
    return names_in(json(table.observation(viewer)))


def viewers(table: Table) -> tuple[Seat | None, ...]:
    """Every seat, and a spectator."""
    return (*range(table.seats), None)


def learned(before: Table, after: Table) -> bool:
    """Whether anybody can see a card after that they could not see before."""
    return any(known(after, viewer) - known(before, viewer) for viewer in viewers(before))
