"""A random game as text, with every value of the interface: what changes in it is reviewed as a diff."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Any

import msgspec

import epoka
from epoka.kernel import Seat, Table, text_of
from epoka.research.encoding import Encoding, encoding
from epoka.research.vocabulary import environment_id

FOLDER = Path(__file__).parent
CASES = [(name, seats) for name in epoka.games() for seats in epoka.game(name).seats]
SEED = 11
FIRST = 30
"""So many answers are told one by one, then only some: a long game stays short enough to be read."""
SOME = 15
WHOLE = 30
"""The decision at which everything is written down; once more at the end."""
REPEATED = re.compile(r"(null|0)(?:, \1\b){3,}")

_json = msgspec.json.Encoder(order="deterministic").encode


def path_of(name: str, seats: int) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{name}_{seats}.txt"


def playthrough(name: str, seats: int) -> str:
    """The whole file."""
    lines = [piece for line in _lines(name, seats) for piece in _wrapped(line)]
    return "\n".join(lines) + "\n"


def _wrapped(line: str) -> list[str]:
    """A long line in pieces, so that a diff shows where it changed."""
    pieces = wrap(line, 160, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
    return pieces or [""]


def _lines(name: str, seats: int) -> Iterator[str]:
    table = epoka.new(name, seats, SEED)
    found = encoding(table.game, seats)
    rng = Random(SEED)
    yield from _heading(table, found)
    number = 0
    while not table.over:
        if number == WHOLE:
            yield from _whole(table, found)
        decision = rng.choice(table.decisions)
        options = found.options(decision)
        observed = _digest(found.observe(table, decision.seat).tobytes())
        answer = rng.choice(decision.options)
        table.apply(decision.seat, answer)
        number += 1
        if number <= FIRST or number % SOME == 0:
            told = ", ".join([f"{text_of(option)} #{action}" for action, option in options.items()])
            yield f"{number} seat {decision.seat} {decision.prompt} [{told}] observed {observed}"
            yield f"  -> {text_of(answer)} | digest {table.digest()} | horizon {table.undo_horizon()}"
            yield from [f"  {_text(event)}" for event in table.events(None)[-1]]
    yield f"over after {number} answers"
    yield from _whole(table, found)
    yield f"scores {table.scores} winners {table.winners}"
    yield from [f"score sheet {_text(sheet)}" for sheet in table.score_sheet()]
    yield f"notation {_digest(table.notation().encode())}, saved {'again' if _same(table) else 'DIFFERENTLY'}"


def _same(table: Table) -> bool:
    return epoka.load(table.to_bytes()).digest() == table.digest()


def _heading(table: Table, found: Encoding) -> Iterator[str]:
    yield f"{environment_id(table.game)} seats {table.seats} seed {SEED} options {_text(dict(table.choices))}"
    yield f"actions {found.actions.size}: " + ", ".join(
        [f"{kind.name} {kind.start}+{kind.size}" for kind in found.actions.kinds.values()]
    )
    yield f"observation {found.size} labels {_digest(chr(10).join(found.labels).encode())}: " + ", ".join(
        [f"{name} {section.start}+{len(section)}" for name, section in found.sections.items()]
    )


def _whole(table: Table, found: Encoding) -> Iterator[str]:
    """Everything that can be asked of a table, by the seat that decides and by a spectator."""
    seat: Seat = table.waiting[0] if table.waiting else 0
    yield f"== {table!r}"
    yield f"waiting {table.waiting} questions {len(table.questions)} sealed {len(table.sealed or ())}"
    yield from [f"stack {line}" for line in table.stack_text()]
    yield f"view {seat} {_text(table.view(seat))}"
    yield f"view spectator {_digest(_json(table.view(None)))}"
    yield f"observation {seat} {_text(table.observation(seat))}"
    vector = found.observe(table, seat)
    yield f"vector {seat} " + ", ".join([f"{found.labels[place]}={vector[place]}" for place in vector.nonzero()[0]])
    yield f"snapshot {len(table.snapshot())} bytes, undo {table.check_undo(seat)}, over {table.over}"


def _text(value: Any) -> str:
    """JSON with a space after every comma, so that lines can be broken there, and with repetitions counted."""
    spaced = _json(value).decode().replace(",", ", ")
    return REPEATED.sub(lambda found: f"{found[1]}×{found[0].count(',') + 1}", spaced)


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=6).hexdigest()
