"""Does any rule read what is printed? Finds fields of cards, and of the values on them, that no rule reads.

The game is loaded in a new process, and from the moment its tables stand every read of a field of their records is
noted, with who reads it: only code in the game's own folder counts, and not its catalogue. Then every card is played as
`mutations` plays it. What is read while a module is being loaded, or while an object is being made, counts if what is
made of it is used: if the name it is assigned to stands in some function, or in a statement whose own name does.

What it does not see: a field that is read for one card and not for another, or kept under a name that is used for
something else, which `mutations` finds; the keys of mappings and the elements of tuples, for the same reason. A
NamedTuple that is taken apart without naming its fields looks unread.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any, Final, NamedTuple

from epoka.kernel.conformance.loading import after_loading, forked
from epoka.kernel.conformance.mutations import played
from epoka.kernel.conformance.printed import Printed, card_of, defaults_of, fields_of, load, rows, rows_of

Tables = Mapping[str, tuple[str, ...]]

KEEPING: Final = ("<module>", "__init__")
"""Code that only keeps what it reads under other names."""


class Read(NamedTuple):
    """A field and where it was read: a file, and the line of the statement that only keeps it, if it does."""

    field: str
    file: str
    line: int


class Reads:
    """Notes who reads which field."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.found: set[Read] = set()
        self.kinds: set[type] = set()

    def look_into(self, tables: Tables, module: ModuleType) -> None:
        """Note reads of every record in the tables of a module from now on."""
        for table in tables[module.__name__]:
            for _, row in rows_of(getattr(module, table)):
                self.watch(row)

    def watch(self, value: Any) -> None:
        """Note reads of a record and of what is inside it."""
        fields = fields_of(value)
        if fields is not None:
            if type(value) not in self.kinds:
                self.kinds.add(type(value))
                for name in fields:
                    self.note(type(value), name)
            inside = tuple(fields.values())
        elif isinstance(value, Mapping):
            inside = tuple(value.values())
        else:
            inside = value if isinstance(value, tuple) else ()
        for inner in inside:
            self.watch(inner)

    def note(self, kind: type, name: str) -> None:
        """Put a note taker before a field."""
        owner = next(base for base in kind.__mro__ if name in base.__dict__)
        plain = owner.__dict__[name]
        if isinstance(plain, property):
            return  # another record that inherits the field has brought one already

        def read(record: Any) -> Any:
            self.found.update(self.reader(f"{type(record).__name__}.{name}", sys._getframe(1)))
            return plain.__get__(record)

        setattr(owner, name, property(read, getattr(plain, "__set__", None)))

    def reader(self, label: str, frame: FrameType | None) -> Iterator[Read]:
        """Who reads: the file of the game that does, and the statement that keeps it, if that is what is going on."""
        file = frame.f_code.co_filename if frame else ""
        if not file.startswith(self.folder):
            return
        while frame is not None:
            if frame.f_code.co_name in KEEPING and frame.f_code.co_filename.startswith(self.folder):
                yield Read(label, frame.f_code.co_filename, frame.f_lineno)
                return
            frame = frame.f_back
        yield Read(label, file, 0)


# -- is it used? -----------------------------------------------------------------------------------------------------


class Statement(NamedTuple):
    """A statement that keeps something: its lines, the names it gives a value, and those it needs for that."""

    file: str
    first: int
    last: int
    gives: frozenset[str]
    needs: frozenset[str]


def names_in(node: ast.AST) -> frozenset[str]:
    """The names that a statement reads. An attribute has a dot before it; it may be a name of a module as well."""
    found: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load):
            found.add(part.id)
        elif isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Load):
            found |= {part.attr, f".{part.attr}"}
    return frozenset(found)


def given_by(node: ast.AST) -> frozenset[str]:
    """The names that a statement gives a value to, or whose value it may change."""
    found: set[str] = set()
    assigns = isinstance(node, (ast.Assign, ast.AnnAssign))
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            found.add(part.id)
        elif isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
            found.add(f".{part.attr}")
        elif (isinstance(part, ast.Call) and not assigns) or (
            isinstance(part, ast.Subscript) and isinstance(part.ctx, ast.Store)
        ):
            inner = part.func if isinstance(part, ast.Call) else part
            while isinstance(inner, (ast.Attribute, ast.Subscript)):
                inner = inner.value
                if isinstance(inner, ast.Name):
                    found.add(inner.id)
    return frozenset(found)


def statements(folder: Path, not_rules: tuple[str, ...]) -> tuple[list[Statement], set[str]]:
    """What the modules of a game and its constructors keep, and every name that stands in another function."""
    found: list[Statement] = []
    used: set[str] = set()

    def look(file: str, body: list[ast.stmt]) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef) or (isinstance(node, ast.FunctionDef) and node.name in KEEPING):
                look(file, node.body)
            elif isinstance(node, ast.FunctionDef):
                used.update(names_in(node))
            elif not isinstance(node, (ast.Import, ast.ImportFrom)):
                last = node.end_lineno or node.lineno
                found.append(Statement(file, node.lineno, last, given_by(node), names_in(node)))

    for path in sorted(folder.rglob("*.py")):
        if is_of_rules(path, folder, not_rules):
            look(str(path), ast.parse(path.read_text(encoding="utf-8")).body)
    return found, used


def is_of_rules(path: Path, folder: Path, not_rules: tuple[str, ...]) -> bool:
    """Whether a module of a game holds rules, and does not only show or judge cards."""
    return set(path.relative_to(folder).parts).isdisjoint(not_rules)


def in_use(found: list[Statement], used: set[str]) -> list[Statement]:
    """The statements whose names are used by a function, or by another statement that is used."""
    known, before = set(used), -1
    while len(known) != before:
        before = len(known)
        for one in found:
            if one.gives & known:
                known |= one.needs
    return [one for one in found if one.gives & known]


# -- all of it -------------------------------------------------------------------------------------------------------


def fields_on(printed: Printed, value: Any) -> set[str]:
    """Every field that is printed on a row, or on a part of one."""
    fields = fields_of(value)
    if fields is None:
        inside = value.values() if isinstance(value, Mapping) else value if isinstance(value, tuple) else ()
        return set().union(*[fields_on(printed, inner) for inner in inside])
    found: set[str] = set()
    defaults = defaults_of(type(value))
    for name, inner in fields.items():
        if name not in printed.naming and (name not in defaults or defaults[name] != inner):
            found |= {f"{type(value).__name__}.{name}", *fields_on(printed, inner)}
    return found


class Home(NamedTuple):
    """Where a game lives, and where its tables stand."""

    folder: str
    tables: dict[str, tuple[str, ...]]


def home(module: str) -> Home:
    """Ask a game where it lives. This loads it."""
    import epoka  # loads the list of games, which is not the kernel's business elsewhere

    printed = load(module)
    return Home(str(epoka.game(printed.game).folder), dict(printed.tables))


def found_unread(module: str, at: Home) -> list[str]:
    """Load the game, noting who reads what, and play the cards that have fields which nobody has read so far."""
    notes = Reads(at.folder)
    after_loading({name: partial(notes.look_into, at.tables) for name in at.tables})
    printed = load(module)
    live = in_use(*statements(Path(at.folder), printed.not_rules))
    on_cards = [(card_of(row, table, way), fields_on(printed, row)) for _, table, way, row in rows(printed)]
    unread = set().union(*[fields for _, fields in on_cards])

    def look_again() -> None:
        unread.difference_update([read.field for read in notes.found if counts(read, live, at, printed.not_rules)])

    look_again()
    for card, fields in on_cards:
        if fields & unread.difference(printed.unread):
            for _ in played(printed, card):
                pass
            look_again()
    needless = [f"{field} needs no excuse" for field in printed.unread if field not in unread]
    return sorted(unread - printed.unread.keys()) + needless


def counts(read: Read, live: list[Statement], at: Home, not_rules: tuple[str, ...]) -> bool:
    """Whether a rule reads, or a statement whose names are used."""
    if not is_of_rules(Path(read.file), Path(at.folder), not_rules):
        return False
    return not read.line or any(one.file == read.file and one.first <= read.line <= one.last for one in live)


def unread_fields(module: str) -> list[str]:
    """Fields that no rule reads and that have no excuse, and excuses for fields that are read or not there."""
    at = forked(partial(home, module))
    assert at is not None, f"{module} could not be loaded"
    found = forked(partial(found_unread, module, at))
    assert found is not None, f"{module} could not be played"
    return found
