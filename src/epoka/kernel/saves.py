"""Saves: snapshots, digests and saved games.

A saved game is its set-up (game, ruleset version, options, seed), the log of answers with fingerprints on the way, and
the latest snapshot. Under the same ruleset version the log is replayed and must lead to the snapshot; under an older
one the game goes on from its snapshot, so that no stored game is lost to a change of rules. Which of the two was done,
`examine` tells. See docs/saved-games.md.
"""

from __future__ import annotations

import re
import sys
import zlib
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from epoka.kernel.chance import SEED_DIGITS
from epoka.kernel.decisions import Question, is_option, option_of, text_of
from epoka.kernel.errors import BadSave, BadSetup, Refused, quoted, shortened
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
SHORT_MAP, MAP_16 = 0x80, 0xDE
"""How a MessagePack map begins: with this and its size up to 15, or with this before a size of two bytes."""
LARGEST = 2**20
"""Bytes of a file, of its log when unpacked, and of a notation. No game comes near any of these numbers."""
LARGEST_SNAPSHOT = 2**18
MOST_ANSWERS = 20_000
LONGEST_PROBLEM = 300
"""Letters of what is wrong with a position: it may quote what somebody has put into it."""

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
Checked = Literal["game", "answers", "position", "nothing"]
"""What was proved of a saved game. The whole game: its answers lead from its set-up to this very position. Its answers:
they lead here from a position that nobody can prove. Its position: it hangs together, and the answers are of another
version of the rules. Nothing: whoever opened it trusts it."""


class Examined(NamedTuple):
    """A saved game that was read, what was proved of it, and the version of the rules that wrote it."""

    table: Table
    checked: Checked
    version: int


_WHOLE = re.compile(rf"0|-?[1-9][0-9]{{0,{SEED_DIGITS - 1}}}")


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
_read_fields = msgspec.msgpack.Decoder(dict[str, msgspec.Raw])
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
    return examine(data, find_game, trusting=trusting).table


def examine(data: bytes, find_game: FindGame, *, trusting: bool = False) -> Examined:
    """A saved game as `load` reads it, with what was proved of it."""
    saved = _opened(data)
    game = found(saved.game, find_game)
    if saved.version > game.version:
        raise BadSave(
            f"this game of {saved.game} was saved by a newer ruleset (version {quoted(saved.version)}, here"
            f" {game.version}); please update",
            "newer",
        )
    if saved.version < 1:
        raise BadSave("the saved game is damaged: rules have versions from 1 on")
    table = _restored(game, saved)
    if saved.version != game.version:
        return Examined(table, "position", saved.version)
    if trusting:
        return Examined(table, "nothing", saved.version)
    _verify(table, saved)
    return Examined(table, "game" if table.origin is None else "answers", saved.version)


def found(name: str, find_game: FindGame) -> Game[Any]:
    """The game of a save."""
    try:
        return find_game(name)
    except BadSetup as unknown:
        told = f"this is a saved game of {quoted(name)}, which is not installed here"
        raise BadSave(told, "unknown-game") from unknown


def _opened(data: bytes) -> Saved:
    """The fields of a saved file after the checks that need no game."""
    head = len(MAGIC)
    if not data.startswith(MAGIC[:5]):
        raise BadSave("this is not a saved game of Epoka", "foreign")
    if len(data) < head:
        raise BadSave("the saved game is damaged: it was cut off")
    if not data.startswith(MAGIC):
        raise BadSave("this game was saved in another format; please update", "newer")
    if len(data) > LARGEST:
        raise BadSave("the saved game is too large to be one", "large")
    body = data[head + CHECKSUM :]
    if blake2b(body, digest_size=CHECKSUM).digest() != data[head : head + CHECKSUM]:
        raise BadSave("the saved game is damaged: it was cut off or changed")
    try:
        saved = _read_saved.decode(body)
        unique = _once(body)
    except DAMAGE as wrong:
        raise BadSave("the saved game is damaged: its fields do not fit") from wrong
    if not unique or saved.format != FORMAT:
        raise BadSave("the saved game is damaged: its fields do not fit")
    for snapshot in (saved.snapshot, saved.origin):
        _check_snapshot(snapshot)
    return saved


def _once(body: bytes) -> bool:
    """Whether each field stands there once: of two, one reader would take the first and another the last."""
    fields = len(_read_fields.decode(body))
    kind = body[0]
    if kind < SHORT_MAP + 16:
        return fields == kind - SHORT_MAP
    return fields == int.from_bytes(body[1 : 3 if kind == MAP_16 else 5], "big")


def _check_snapshot(data: bytes) -> None:
    """Whether a snapshot from a file is no larger than one can be, and says everything once."""
    if len(data) > LARGEST_SNAPSHOT:
        raise BadSave("the saved game is too large to be one: its position is", "large")
    try:
        unique = not data or _encode(msgspec.msgpack.decode(data)) == data
    except DAMAGE as wrong:
        raise BadSave("the saved game is damaged: its parts do not fit together") from wrong
    if not unique:
        raise BadSave("the saved game is damaged: its position is not packed as we pack it")


def _answers(saved: Saved) -> list[tuple[int, tuple[int | str, ...]]]:
    unzip = zlib.decompressobj()
    # One byte more than there may be is asked for, and no further byte is ever unpacked.
    text = unzip.decompress(saved.log, LARGEST + 1)
    if len(text) > LARGEST or text.count(b"\n") >= MOST_ANSWERS:
        raise BadSave(f"the saved game is too large to be one: a game has at most {MOST_ANSWERS} answers", "large")
    if unzip.unconsumed_tail or unzip.unused_data or not unzip.eof:
        raise BadSave("the saved game is damaged: its log was cut off or changed")
    return [answer_of(line) for line in text.decode().split("\n")] if text else []


@lru_cache(maxsize=4096)
def answer_of(line: str) -> tuple[int, tuple[int | str, ...]]:
    """A line of a log: the seat and its answer."""
    seat, _, answer = line.partition(" ")
    return whole(seat), option_of(answer)


def whole(text: str) -> int:
    """A whole number as we write them; ValueError for anything else that Python would take for one."""
    if not _WHOLE.fullmatch(text):
        raise ValueError("this is not a whole number as we write them")
    return int(text)


def _restored(game: Game[Any], saved: Saved) -> Table:
    from epoka.kernel.table import Table

    try:
        choices = _choices(game, saved)
        seed = whole(saved.seed) if saved.seed else None
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
        raise BadSave(f"the saved game is damaged: {shortened(problem, LONGEST_PROBLEM)}")
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
        raise BadSave(f"the saved game was tampered with: its log holds an answer that is {wrong}", "forged") from wrong
    except DAMAGE as wrong:
        raise BadSave("the saved game was tampered with: its log cannot be played", "forged") from wrong
    if not honest:
        raise BadSave("the saved game was tampered with: its log does not lead to its position", "forged")
