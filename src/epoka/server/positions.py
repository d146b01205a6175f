"""Positions: stored games brought back to a table of the kernel, and what each seat may see of them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import epoka
from epoka.kernel import Refusal, Table, option_of, text_of
from epoka.kernel.saves import first_position, restore
from epoka.kernel.views import prompt, refusal_json
from epoka.server.problems import Rejected
from epoka.server.storage.records import ANSWER, Entry, StoredTable

JSON = dict[str, Any]


class Position:
    """A game after entry `seq` of its journal. Of its `answers`, `before` are older than the log of its table."""

    __slots__ = ("answers", "before", "seq", "table")

    def __init__(self, table: Table, seq: int, before: int) -> None:
        self.table = table
        self.seq = seq
        self.before = before
        self.answers = before + len(table.answers())

    def answer(self, seat: int, answer: str) -> None:
        """Carry out an answer; Refused, and nothing has changed, if it may not be given."""
        self.table.apply(seat, answer)
        self.seq += 1
        self.answers += 1

    def take_back(self, seat: int, number: int) -> None:
        """Take one answer out: by the kernel's undo if it may, by playing all the others again if not."""
        table = self.table
        if number == self.before + last_index(table, seat) + 1 and table.check_undo(seat) is None:
            table.undo(seat)
        else:
            index = number - self.before - 1
            answers = table.answers()
            self.table = replayed(table, answers[:index] + answers[index + 1 :])
        self.seq += 1
        self.answers -= 1

    def follow(self, entry: Entry) -> None:
        """Carry out the next entry of the journal."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} does not follow entry {self.seq}"
        if entry.kind == ANSWER:
            self.answer(entry.seat, entry.answer)
        else:
            self.take_back(entry.seat, entry.number)

    def at(self, answers: int) -> Position:
        """The position when only so many answers had been given."""
        return Position(replayed(self.table, self.table.answers()[: answers - self.before]), self.seq, self.before)

    def shown(self, seat: int | None, bots: frozenset[int]) -> JSON:
        """The position as a seat, or a spectator, may know it."""
        return {
            "seq": self.seq,
            "answers": self.answers,
            "view": self.table.view(seat),
            "undo": self.undo(seat, bots),
        }

    def undo(self, seat: int | None, bots: frozenset[int]) -> JSON:
        """Whether a seat may undo, how far that goes, or why not."""
        plan = NOTHING_TO_UNDO if seat is None else undo_plan(self.table, seat, bots)
        refusal = None if plan.refusal is None else refusal_json(plan.refusal)
        return {"allowed": plan.refusal is None, "refusal": refusal, "back": plan.back, "ask": plan.asks}

    def last_events(self, seat: int | None) -> list[JSON]:
        """What the last answer brought, as a seat may know it."""
        found = self.table.events(seat, self.answers - self.before)
        # Nothing is told of an answer that lies sealed.
        return found[0] if found else []


class Plan(NamedTuple):
    """How many answers an undo takes back, or why it may not; and whether the others can be asked for it."""

    back: int
    refusal: Refusal | None
    asks: bool


NOTHING_TO_UNDO: Final = Plan(0, Refusal("undo-nothing"), asks=False)


def undo_plan(table: Table, seat: int, bots: frozenset[int]) -> Plan:
    """What taking a seat's last answer back means: the answers that bots have given since go too.

    It must all lie behind the last new information, and no other person may have answered since.
    """
    if table.over:
        return Plan(0, Refusal("game-over"), asks=False)
    since: list[int] = []
    node = table.log
    while node is not None and node[1] != seat:
        since.append(node[1])
        node = node[0]
    if node is None:
        return NOTHING_TO_UNDO
    if table.sealed and any(given == seat for given, _ in table.sealed):
        refusal = table.check_undo(seat)
        return Plan(1 if refusal is None else 0, refusal, asks=False)
    people = [given for given in since if given not in bots]
    if people and table.sealed:
        # Whose answers lie sealed is nobody's business, not even as the reason of a refusal.
        return Plan(0, Refusal("undo-new-information"), asks=True)
    if people:
        return Plan(0, Refusal("undo-not-yours", "", {"seat": people[0]}), asks=True)
    if table.trail.length - len(since) <= table.undo_horizon():
        return Plan(0, Refusal("undo-new-information"), asks=True)
    return Plan(len(since) + 1, None, asks=False)


def last_index(table: Table, seat: int) -> int:
    """Where a seat's last answer stands in the log; -1 if it has given none."""
    answers = table.answers()
    return max((index for index, (given, _) in enumerate(answers) if given == seat), default=-1)


def replayed(table: Table, answers: Sequence[tuple[int, Any]]) -> Table:
    """The same game with these answers."""
    again = first_position(table)
    again.seed = table.seed
    again.origin = table.origin
    for seat, answer in answers:
        again.apply(seat, answer)
    return again


def standing(journal: Iterable[Entry], before: int) -> list[tuple[int, str]]:
    """The answers that stand after a journal, with their seats."""
    found: list[tuple[int, str]] = []
    for entry in journal:
        if entry.kind == ANSWER:
            found.append((entry.seat, entry.answer))
        else:
            del found[entry.number - before - 1]
    return found


def is_outdated(stored: StoredTable) -> bool:
    """Whether a game was last played under an older version of its rules."""
    version = epoka.game(stored.game).version
    if stored.version > version:
        raise Rejected("newer")
    return stored.version < version


def loaded(stored: StoredTable, journal: Sequence[Entry]) -> Position:
    """A stored game at its last entry. Under changed rules it goes on from its snapshot, without its history."""
    game = epoka.game(stored.game)
    assert stored.snapshot is not None, f"table {stored.id} has not started"
    outdated = is_outdated(stored)
    offered = {setting.name for setting in game.settings}
    kept = {name: value for name, value in stored.options.items() if not outdated or name in offered}
    choices = game.check_setup(len(stored.seats), kept)
    seed = None if stored.seed is None else int(stored.seed)
    table = Table(game, len(stored.seats), choices, seed)
    restore(table, stored.snapshot, stored.version)
    if outdated:
        table.origin = table.clone()
        return Position(table, stored.head, stored.answers)
    if stored.origin is not None:
        origin = Table(game, len(stored.seats), choices, seed)
        restore(origin, stored.origin, stored.origin_version or stored.version)
        table.origin = origin
    since = [entry for entry in journal if entry.seq > stored.origin_head]
    for seat, answer in standing(since, stored.origin_answers):
        table.log = (table.log, seat, option_of(answer))
    return Position(table, stored.head, stored.origin_answers)


def figures(table: Table) -> JSON:
    """The columns of a stored table that follow from its position."""
    return {
        "asked": [question.seat for question in table.questions],
        "waiting": list(table.waiting),
        "prompts": [prompt(question, table.state) for question in table.questions],
        "snapshot": table.snapshot(),
        "result": {"scores": list(table.scores), "winners": list(table.winners)} if table.over else None,
    }


def answer_text(answer: str | Sequence[int | str]) -> str:
    """An answer as it is stored, however it was written."""
    option = option_of(answer) if isinstance(answer, str) else option_of(" ".join(map(str, answer)))
    return text_of(option)


class Cache:
    """Positions of the games that were played or looked at last, by table."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[str, Position] = OrderedDict()

    def get(self, table: str) -> Position | None:
        """The position of a table, if it is here."""
        found = self._kept.get(table)
        if found is not None:
            self._kept.move_to_end(table)
        return found

    def put(self, table: str, position: Position) -> None:
        """Keep a position; the one that was used least lately may go."""
        self._kept[table] = position
        self._kept.move_to_end(table)
        if len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def drop(self, table: str) -> None:
        """Forget a table's position; it is loaded anew when it is needed."""
        self._kept.pop(table, None)

    def __len__(self) -> int:
        return len(self._kept)
