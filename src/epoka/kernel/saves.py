"""Saves: snapshots, digests, saved games and the text notation.

A saved game is its set-up (game, ruleset version, options, seed), the log of answers with fingerprints on the way, and
the latest snapshot. Under the same ruleset version the log is replayed and must lead to the snapshot; under an older
one the game goes on from its snapshot, so that no stored game is lost to a change of rules. See docs/saved-games.md.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from epoka.kernel.decisions import Question, is_option, option_of, text_of
from epoka.kernel.errors import BadSave, BadSetup, EpokaError, Refused
from epoka.kernel.frames import Frame
from epoka.kernel.history import CHECK_EVERY
from epoka.kernel.record import Unpacker, named, pack, schema
from epoka.kernel.state import State

if TYPE_CHECKING:
    from epoka.kernel.events import Journal
    from epoka.kernel.game import Game
    from epoka.kernel.table import Table

FORMAT = 1
MAGIC = b"EPOKA\x01"
CHECKSUM = 16
LARGEST = 16 * 2**20
"""No game comes near this many bytes, packed or unpacked; anything larger is an attack or an accident."""

DAMAGE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
    msgspec.MsgspecError,
    zlib.error,
)
"""What reading damaged data, or playing on from it, can raise: a checksum keeps out accidents, not authors."""

FindGame = Callable[[str], "Game[Any]"]


class Saved(msgspec.Struct, forbid_unknown_fields=False):
    """The fields of a saved game, as msgpack."""

    format: int
    game: str
    version: int
    seats: int
    choices: dict[str, int | str]
    seed: str
    log: bytes
    checks: list[str]
    snapshot: bytes
    origin: bytes = b""


class Snapshot(msgspec.Struct, array_like=True):
    """A position: packed state, frames with where they go on, questions, sealed answers, and the field names."""

    names: dict[str, list[str]]
    state: Any
    stack: list[tuple[str, Any]]
    questions: list[Any]
    sealed: list[Any] | None


_read_saved = msgspec.msgpack.Decoder(Saved)
_read_snapshot = msgspec.msgpack.Decoder(Snapshot)
_encode = msgspec.msgpack.Encoder().encode


# -- positions -------------------------------------------------------------------------------------------------------


def position(table: Table) -> list[Any]:
    """The position as packed data: state, stack, questions, sealed answers."""
    return [
        pack(table.state),
        [(frame.at, pack(frame)) for frame in table.stack],
        [pack(question) for question in table.questions],
        None if table.sealed is None else [pack(own) for own in table.sealed],
    ]


def snapshot(table: Table) -> bytes:
    """The position as bytes, with the names of its fields."""
    names = schema((table.state, tuple(table.stack), table.questions))
    return _encode([names, *position(table)])


def digest(table: Table) -> str:
    """A fingerprint of the position."""
    return blake2b(_encode(position(table)), digest_size=8).hexdigest()


def restore(table: Table, data: bytes, version: int) -> None:
    """Put a table into the position of a snapshot."""
    shot = _read_snapshot.decode(data)
    if version != table.game.version:
        shot = _migrated(table.game, shot, version)
    unpacker = Unpacker(table.game.records(), shot.names)
    state = unpacker.unpack(shot.state)
    if not isinstance(state, State):
        raise BadSave("the saved game is damaged: its state is none")
    table.state = state
    table.stack = [_frame(unpacker, at, frame) for at, frame in shot.stack]
    table.questions = tuple([_question(unpacker, question) for question in shot.questions])
    table.sealed = None if shot.sealed is None else tuple([unpacker.unpack(own) for own in shot.sealed])
    table._decision = table._counters = None


def _frame(unpacker: Unpacker, at: str, packed: Any) -> Frame[Any]:
    frame = unpacker.unpack(packed)
    if not isinstance(frame, Frame) or not callable(getattr(frame, at, None)):
        raise BadSave("the saved game is damaged: its frames do not fit")
    frame.at = sys.intern(at)
    return frame


def _question(unpacker: Unpacker, packed: Any) -> Question[Any]:
    question = unpacker.unpack(packed)
    if not isinstance(question, Question):
        raise BadSave("the saved game is damaged: its questions do not fit")
    return question


def _migrated(game: Game[Any], shot: Snapshot, version: int) -> Snapshot:
    """A snapshot of an older version as the game brings it up to date."""
    fields = {field: named(getattr(shot, field), shot.names) for field in ("state", "stack", "questions", "sealed")}
    return Snapshot(names={}, **game.migrate(fields, version))


def first_position(table: Table, journal: Journal | None = None) -> Table:
    """The table as it was before the first answer of its log."""
    from epoka.kernel.table import Table

    if table.origin is not None:
        return table.origin.clone()
    assert table.seed is not None, "a table without an origin has a seed"
    return Table.new(table.game, table.seats, table.seed, table.choices, journal)


# -- saved games -----------------------------------------------------------------------------------------------------


def log_bytes(table: Table) -> bytes:
    """The log as it is stored: one answer a line, compressed."""
    lines = "\n".join([f"{int(seat)} {text_of(answer)}" for seat, answer in table.answers()])
    return zlib.compress(lines.encode(), 9)


def save(table: Table) -> bytes:
    """The whole game as a file."""
    saved = Saved(
        format=FORMAT,
        game=table.game.name,
        version=table.game.version,
        seats=table.seats,
        choices=dict(table.choices),
        seed="" if table.seed is None else str(table.seed),
        log=log_bytes(table),
        checks=list(table.trail.checks),
        snapshot=snapshot(table),
        origin=b"" if table.origin is None else snapshot(table.origin),
    )
    body = _encode(saved)
    return MAGIC + blake2b(body, digest_size=CHECKSUM).digest() + body


def load(data: bytes, find_game: FindGame, *, trusting: bool = False) -> Table:
    """A saved game, ready to go on. Raises BadSave with the reason when it cannot be read.

    Unless `trusting`, the log is replayed and must lead through its fingerprints to the snapshot.
    """
    saved = _opened(data)
    game = _found(saved.game, find_game)
    if saved.version > game.version:
        raise BadSave(
            f"this game of {saved.game} was saved by a newer ruleset (version {saved.version}, here {game.version});"
            " please update"
        )
    table = _restored(game, saved)
    if not trusting and saved.version == game.version:
        _verify(table, saved)
    return table


def _found(name: str, find_game: FindGame) -> Game[Any]:
    try:
        return find_game(name)
    except BadSetup as unknown:
        raise BadSave(f"this is a saved game of {name!r}, which is not installed here") from unknown


def _opened(data: bytes) -> Saved:
    """The fields of a saved file after the checks that need no game."""
    head = len(MAGIC)
    if not data.startswith(MAGIC[:5]):
        raise BadSave("this is not a saved game of Epoka")
    if len(data) < head:
        raise BadSave("the saved game is damaged: it was cut off")
    if not data.startswith(MAGIC):
        raise BadSave("this game was saved in another format; please update")
    body = data[head + CHECKSUM :]
    if len(data) > LARGEST:
        raise BadSave("the saved game is too large to be one")
    if blake2b(body, digest_size=CHECKSUM).digest() != data[head : head + CHECKSUM]:
        raise BadSave("the saved game is damaged: it was cut off or changed")
    try:
        return _read_saved.decode(body)
    except DAMAGE as wrong:
        raise BadSave("the saved game is damaged: its fields do not fit") from wrong


def _answers(saved: Saved) -> list[tuple[int, tuple[int | str, ...]]]:
    unzip = zlib.decompressobj()
    text = unzip.decompress(saved.log, LARGEST).decode()
    if unzip.unconsumed_tail or unzip.unused_data or not unzip.eof:
        raise BadSave("the saved game is damaged: its log was cut off or changed")
    return [_answer(line) for line in text.split("\n")] if text else []


@lru_cache(maxsize=4096)
def _answer(line: str) -> tuple[int, tuple[int | str, ...]]:
    seat, _, answer = line.partition(" ")
    return int(seat), option_of(answer)


def _restored(game: Game[Any], saved: Saved) -> Table:
    from epoka.kernel.table import Table

    try:
        choices = _choices(game, saved)
        seed = int(saved.seed) if saved.seed else None
        table = Table(game, saved.seats, choices, seed)
        restore(table, saved.snapshot, saved.version)
        if saved.version != game.version:
            # The old log cannot be replayed under the new rules: history starts again at the snapshot.
            _hangs_together(table)
            table.origin = table.clone()
            return table
        if saved.origin:
            origin = Table(game, saved.seats, choices, seed)
            restore(origin, saved.origin, saved.version)
            _hangs_together(origin)
            table.origin = origin
        elif seed is None:
            raise BadSave("the saved game is damaged: it has neither a seed nor an origin")
        for seat, answer in _answers(saved):
            table.log = (table.log, seat, answer)
    except BadSave:
        raise
    except BadSetup as wrong:
        raise BadSave(f"the saved game is damaged: {wrong}") from wrong
    except DAMAGE as wrong:
        raise BadSave("the saved game is damaged: its parts do not fit together") from wrong
    return table


def _choices(game: Game[Any], saved: Saved) -> dict[str, int | str]:
    """The saved options; of an older version's, those that are still offered."""
    if saved.version == game.version:
        return game.check_setup(saved.seats, saved.choices)
    offered = {setting.name: setting.values for setting in game.settings if saved.seats in setting.seats}
    kept = {name: value for name, value in saved.choices.items() if value in offered.get(name, ())}
    return game.check_setup(saved.seats, kept)


def _hangs_together(table: Table) -> None:
    """Look from every side at a position that no log leads to; raises if it cannot be played."""
    for problem in table.game.invariants(table.state):
        raise BadSave(f"the saved game is damaged: {problem}")
    asked = {question.seat for question in table.questions}
    given = [seat for seat, answer in table.sealed or () if is_option(answer)]
    if not asked <= set(range(table.seats)) or bool(asked) != bool(table.stack):
        raise BadSave("the saved game is damaged: its questions do not fit")
    if table.sealed and not (len(given) == len(table.sealed) == len(set(given)) and set(given) < asked):
        raise BadSave("the saved game is damaged: its sealed answers do not fit")
    for seat in (*range(table.seats), None):
        table.view(seat)


def _verify(table: Table, saved: Saved) -> None:
    """Replay the log; it must be legal and lead to every fingerprint and to the snapshot."""
    checks: list[str] = []
    try:
        again = first_position(table)
        for number, (seat, answer) in enumerate(table.answers(), 1):
            again.apply(seat, answer)
            if number % CHECK_EVERY == 0:
                checks.append(digest(again))
        honest = checks == saved.checks and digest(again) == digest(table)
    except Refused as wrong:
        raise BadSave(f"the saved game was tampered with: its log holds an answer that is {wrong}") from wrong
    except DAMAGE as wrong:
        raise BadSave("the saved game was tampered with: its log cannot be played") from wrong
    if not honest:
        raise BadSave("the saved game was tampered with: its log does not lead to its position")


# -- notation --------------------------------------------------------------------------------------------------------


def notation(table: Table) -> str:
    """A game from its set-up as text; a game that starts from a position has no such text."""
    if table.seed is None or table.origin is not None:
        raise EpokaError("this table does not start from a set-up, so it can only be saved as a file")
    head = [f"epoka {FORMAT}", f"game {table.game.name}", f"version {table.game.version}", f"seats {table.seats}"]
    head += [f"option {name} {value}" for name, value in table.choices.items()]
    head += [f"seed {table.seed}", ""]
    return "\n".join(head + [f"{int(seat)} {text_of(answer)}" for seat, answer in table.answers()]) + "\n"


def _heading(text: str) -> tuple[dict[str, str], dict[str, int | str]]:
    """The fields and the options above the answers of a notation."""
    fields: dict[str, str] = {}
    choices: dict[str, int | str] = {}
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word != "option":
            fields[word] = rest
            continue
        name, *value = rest.split() or [""]
        if len(value) != 1:
            raise BadSave(f"an option in a notation has a name and a value, not {rest!r}")
        choices[name] = option_of(value[0])[0]
    missing = [word for word in ("epoka", "game", "version", "seats", "seed") if word not in fields]
    if missing:
        raise BadSave(f"this is not a game in Epoka's notation: it lacks {', '.join(missing)}")
    return fields, choices


def read_notation(text: str, find_game: FindGame) -> Table:
    """The game that a notation describes, played to its last answer."""
    from epoka.kernel.table import Table

    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    fields, choices = _heading(head)
    if fields["epoka"] != str(FORMAT):
        raise BadSave(f"this notation is of format {fields['epoka']}; here it is {FORMAT}")
    game = _found(fields["game"], find_game)
    if fields["version"] != str(game.version):
        raise BadSave(f"this notation is of ruleset version {fields['version']}; here it is {game.version}")
    try:
        table = Table.new(game, int(fields["seats"]), int(fields["seed"]), choices)
    except BadSetup as wrong:
        raise BadSave(str(wrong)) from wrong
    except ValueError as wrong:
        raise BadSave("seats and seed of a notation are numbers") from wrong
    for number, line in enumerate(filter(None, map(str.strip, body.splitlines())), 1):
        try:
            table.apply(*_answer(line))
        except (EpokaError, ValueError) as wrong:
            raise BadSave(f"answer {number} ({line!r}) cannot be played: {wrong}") from wrong
    return table
