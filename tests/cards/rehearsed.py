"""The positions that tests of rules set up and play through, to be looked at again without what the tests expect.

Whoever wrote a rule's test has put the cards where they matter already, and says what a player sees then. Those tests
that name a card are run; the table is noted before each of their answers, and at the end if they see what they expect.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from epoka.kernel import Table
from epoka.parts.scenarios import Scripted

CASES: Final = 4
"""So many cases of one test are looked at, if it has more and none of them names the card."""


class Block(NamedTuple):
    """A function or another statement of a module with tests: the names it gives and the words that stand in it."""

    names: frozenset[str]
    words: frozenset[str]


class Module(NamedTuple):
    """A module with tests: it is taken apart when one of its tests is wanted."""

    name: str
    text: str
    words: frozenset[str]

    def blocks(self) -> list[Block]:
        """Its statements."""
        lines = self.text.splitlines()
        return [_block(node, lines) for node in ast.parse(self.text).body]

    def tests(self, words: frozenset[str]) -> list[str]:
        """The tests that have one of these words in them, or in what they use of their module."""
        if words.isdisjoint(self.words):
            return []
        blocks = self.blocks()
        about = {name for block in blocks if block.words & words for name in block.names}
        before = -1
        while len(about) != before:
            before = len(about)
            about |= {name for block in blocks if block.words & about for name in block.names}
        return [name for block in blocks for name in block.names if name.startswith("test_") and name in about]

    def loaded(self) -> dict[str, Any]:
        """What stands in it."""
        return vars(import_module(self.name))


def read(path: Path, name: str) -> Module:
    """Read a module with tests."""
    text = path.read_text(encoding="utf-8")
    return Module(name, text, _words(text))


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text))


def _block(node: ast.stmt, lines: Sequence[str]) -> Block:
    """A statement with its decorators."""
    first = min([node.lineno, *[one.lineno for one in getattr(node, "decorator_list", ())]])
    return Block(_given(node), _words("\n".join(lines[first - 1 : node.end_lineno])))


def _given(node: ast.stmt) -> frozenset[str]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return frozenset({node.name})
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return frozenset()
    names = [part for part in ast.walk(node) if isinstance(part, ast.Name)]
    return frozenset([name.id for name in names if isinstance(name.ctx, ast.Store)])


def _cases(test: Callable[..., Any], words: frozenset[str]) -> Iterator[dict[str, Any]]:
    """What a test is called with, first where it is called with one of these words; nothing if it needs fixtures."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    columns = [_column(*mark.args[:2]) for mark in marks]
    every = [{name: value for row in rows for name, value in row.items()} for rows in itertools.product(*columns)]
    wanted = set(signature(test).parameters)
    fitting = [case for case in every if set(case) == wanted]
    naming = [case for case in fitting if not words.isdisjoint(_words(repr(case)))]
    yield from naming or fitting[:CASES]


def _column(names: str | Sequence[str], rows: Sequence[Any]) -> list[dict[str, Any]]:
    """The rows that a test is given by one of its marks."""
    split = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    found = []
    for row in rows:
        is_set = type(row).__name__ == "ParameterSet"
        given = row.values if is_set else (row,) if len(split) == 1 else row
        found.append(dict(zip(split, given, strict=True)))
    return found


def positions(modules: Sequence[Module], *about: frozenset[str]) -> Iterator[Table]:
    """The tables that tests come to: first those with a word of the first set in them, then of the next, and so on."""
    seen: set[tuple[str, str]] = set()
    for words in about:
        for module in modules:
            names = [name for name in module.tests(words) if (module.name, name) not in seen]
            for name in names:
                seen.add((module.name, name))
                test = module.loaded()[name]
                for case in _cases(test, words):
                    yield from played(test, case)


def played(test: Callable[..., Any], case: dict[str, Any]) -> list[Table]:
    """The tables that a test comes to, as long as it sees what it expects, and what it leaves if all of it is seen."""
    found: list[Table] = []
    tables: dict[int, Table] = {}

    def note(scripted: Scripted[Any]) -> None:
        tables[id(scripted)] = scripted.table
        found.append(scripted.table.clone())

    def laid(scripted: Scripted[Any], *given: Any) -> None:
        lay(scripted, *given)
        tables[id(scripted)] = scripted.table

    lay = Scripted.__init__
    with patch.object(Scripted, "check", note), patch.object(Scripted, "__init__", laid):
        try:
            test(**case)
        except Exception:  # noqa: BLE001  # an assertion, or whatever a changed value leads to
            return found
    return [*found, *[table for table in tables.values() if all(table.stack)]]
