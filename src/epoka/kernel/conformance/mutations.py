"""Is what a card says what the rules play with? Every value of every card is changed, and somebody must notice.

For each number and word in the tables of a game, one at a time, a new process loads the game with another value there
and plays: from the positions that the game stages for the card, and whole games in which everybody likes to name it.
It is noticed if a player sees something else than without the change: other options, other refusals, other cards or
figures on the table, another score. What a question, a refusal or the log says about it does not count, nor does the
catalogue: a number that is only told is not played with. Where a value does not fit, so that the game does not load or
stops, it is noticed as well. A number is moved by one, both ways, and far; a word becomes one that other cards have in
its place.

What it does not see: a number that stands in code and on no card; whether the change that is noticed is the right one,
which is what the facts and the tests of the rules are for; words that stand on one card only.
"""

from __future__ import annotations

import json
import os
import signal
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from itertools import zip_longest
from multiprocessing import get_context
from random import Random
from types import ModuleType
from typing import Final, NamedTuple

from epoka.kernel.conformance.loading import after_loading, forked
from epoka.kernel.conformance.printed import Change, Place, Printed, changed, every_change, ids_of, load, rows
from epoka.kernel.decisions import Option
from epoka.kernel.events import names_a_card
from epoka.kernel.table import Table
from epoka.kernel.views import option_args, view

FOND: Final = 0.8
"""How often somebody who can name the card does so."""
BUSY: Final = 0.8
"""How often the last option, which mostly ends something, is avoided otherwise."""
PATIENCE: Final = 120
"""Seconds after which a change counts as noticed because the game does not go on."""

STOPPED: Final = b"stopped"
"""What is seen when the game breaks off."""


# -- what is seen ----------------------------------------------------------------------------------------------------


def seen(table: Table) -> bytes:
    """What whoever is to decide sees of the table, in a few letters: no texts, and nothing that is only told."""
    seat = table.questions[0].seat if table.questions else None
    shown = view(table, seat)
    asked = shown["decision"]
    choices = None
    if asked is not None:
        choices = [
            asked["prompt"]["id"],
            [option["text"] for option in asked["options"]],
            [(option["text"], option["refusal"]["id"]) for option in asked["refused"]],
        ]
    on_table = [shown["zones"], shown["marks"], shown["counters"], shown["waiting"], table.scores]
    text = json.dumps([choices, on_table, table.winners if table.over else None], sort_keys=True)
    return blake2b(text.encode(), digest_size=8).digest()


def wished(table: Table, options: Sequence[Option], names: frozenset[str], rng: Random) -> Option:
    """A random option, mostly one that names the card if there is one."""
    game = table.game
    fond = [
        option
        for option in options
        if any(names_a_card(name) and str(word) in names for name, word in option_args(game, option).items())
    ]
    if fond and rng.random() < FOND:
        return rng.choice(fond)
    busy = len(options) > 1 and rng.random() < BUSY
    return rng.choice(options[:-1] if busy else options)


def watched(table: Table, names: frozenset[str], rng: Random, decisions: int) -> Iterator[bytes]:
    """What is seen at each decision of a random game."""
    for _ in range(decisions):
        yield seen(table)
        if table.over:
            return
        decision = table.decision
        table.apply(decision.seat, wished(table, decision.options, names, rng))
    yield seen(table)


def played(printed: Printed, card: str) -> Iterator[bytes]:
    """Everything that is seen of a card: in the positions staged for it, then in whole games."""
    names = frozenset().union(*[ids_of(row) for *_, row in rows(printed) if card in ids_of(row)]) | {card}
    try:
        for number, table in enumerate(printed.stage(card)):
            for play in range(printed.plays):
                rng = Random(f"{card}-{number}-{play}")
                yield from watched(table.clone(), names, rng, printed.decisions)
        for number in range(printed.games):
            yield from watched(new_table(printed.game, card, number), names, Random(f"{card}-{number}"), printed.whole)
    except Exception:  # noqa: BLE001  # see below
        # A value that fits nowhere may break anything; without a change there is nothing to break.
        yield STOPPED + traceback.format_exc().encode()


def new_table(name: str, card: str, number: int) -> Table:
    """A new game, with another number of seats each time."""
    import epoka  # loads the list of games, which is not the kernel's business elsewhere

    game = epoka.game(name)
    rng = Random(f"{name}-{card}-{number}")
    return Table.new(game, rng.choice(game.seats), rng.randrange(1 << 30), {})


# -- one change ------------------------------------------------------------------------------------------------------


def change(module: ModuleType, place: Place, new: int | str) -> None:
    """Put another value into a table that has just been loaded."""
    setattr(module, place.table, changed(getattr(module, place.table), place.path, new))


def unchanged_play(module: str, card: str) -> list[bytes]:
    """What is seen of a card as it is."""
    found = list(played(load(module), card))
    for line in found:
        assert not line.startswith(STOPPED), line.decode()
    return found


def is_noticed(module: str, place: Place, new: int | str, as_it_is: Sequence[bytes]) -> bool:
    """Whether anybody sees a change. This loads the game, so it needs a process that has not done so yet."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    signal.alarm(PATIENCE)
    after_loading({place.module: partial(change, place=place, new=new)})
    try:
        printed = load(module)
    except Exception:  # noqa: BLE001  # a value that does not fit may break anything
        return True
    return any(now != before for now, before in zip_longest(played(printed, place.card), as_it_is))


class Outcome(NamedTuple):
    """What came of the changes at one place."""

    change: Change
    noticed: bool


def outcomes(module: str, card: str, changes: Sequence[Change]) -> list[Outcome]:
    """Change the values of one card, one at a time; a process that is killed has not gone on as before."""
    as_it_is = forked(partial(unchanged_play, module, card))
    assert as_it_is, f"{card} cannot be played as it is"
    found = []
    for one in changes:
        tries = [partial(is_noticed, module, one.place, new, as_it_is) for new in one.instead]
        found.append(Outcome(one, any(forked(attempt) is not False for attempt in tries)))
    return found


# -- all of them -----------------------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """What a game wants to have changed, and its exceptions."""

    changes: list[Change]
    exceptions: dict[str, list[str]]
    """The places that each exception covers."""


def plan(module: str) -> Plan:
    """Ask a game for its changes. This loads the game."""
    printed = load(module)
    changes = every_change(printed)
    labels = [one.place.label for one in changes]
    covered = {pattern: [label for label in labels if printed.why(label) == pattern] for pattern in printed.exceptions}
    return Plan(changes, covered)


def sampled(changes: Sequence[Change], size: int, seed: str) -> list[Change]:
    """Some changes: first of each field one, then whatever comes."""
    mixed = list(changes)
    Random(seed).shuffle(mixed)
    first: dict[str, Change] = {}
    for one in mixed:
        first.setdefault(one.place.field, one)
    chosen = list(first.values())
    labels = {one.place.label for one in chosen}
    return (chosen + [one for one in mixed if one.place.label not in labels])[:size]


class Report(NamedTuple):
    """Which changes nobody noticed, and which exceptions are none."""

    tried: int
    unnoticed: list[str]
    excepted: list[str]
    unneeded: list[str]


def by_card(changes: Iterable[Change]) -> dict[str, list[Change]]:
    """Changes of one card together, because they are compared with the same games."""
    found: dict[str, list[Change]] = {}
    for one in changes:
        found.setdefault(one.place.card, []).append(one)
    return found


def check(module: str, choose: Callable[[Sequence[Change]], list[Change]] = list, jobs: int = 1) -> Report:
    """Try every change, or those that are chosen. The game must not be loaded in this process."""
    asked = forked(partial(plan, module))
    assert asked is not None, f"{module} could not be loaded"
    cards = by_card(choose(asked.changes))
    with ProcessPoolExecutor(jobs, mp_context=get_context("fork")) as pool:
        found = [
            outcome
            for some in pool.map(partial(outcomes, module), list(cards), list(cards.values()))
            for outcome in some
        ]
    why = {label: pattern for pattern, labels in asked.exceptions.items() for label in labels}
    labels = {outcome.change.place.label: outcome for outcome in found}
    unnoticed = [outcome for outcome in found if not outcome.noticed]
    return Report(
        len(found),
        [described(outcome.change) for outcome in unnoticed if outcome.change.place.label not in why],
        [described(outcome.change) for outcome in unnoticed if outcome.change.place.label in why],
        [f"{pattern}: there is no such value" for pattern, covered in asked.exceptions.items() if not covered]
        + [f"{why[name]}: {name} is noticed" for name, one in labels.items() if name in why and one.noticed],
    )


def described(one: Change) -> str:
    """A change that nobody noticed, for people."""
    return f"{one.place.label}: {one.place.value} could be {' or '.join(map(str, one.instead))}"
