"""Reading message files, and what a message refers to."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, visitor

LANGUAGES = ("en", "pl")

# The words every game needs ("and", "Player 1"); they come before the folders of a game.
OWN_FOLDER = Path(__file__).parent / "locale"

# What a message id, "id.attribute", "-term" or "-term.attribute" stands for.
Patterns = dict[str, ast.Pattern]


class Source(NamedTuple):
    """A parsed file, and the syntax errors in it as "path:line: what is wrong"."""

    path: Path
    resource: ast.Resource
    errors: tuple[str, ...]


def read(folder: Path, language: str) -> Iterator[Source]:
    """Every message file of a folder in a language, in the order of the file names."""
    for path in sorted((folder / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        resource = FluentParser().parse(text)
        junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        yield Source(path, resource, tuple(error for entry in junk for error in _errors(path, text, entry)))


def written(folder: Path, language: str, wanted: str) -> str | None:
    """What stands after the id of a message, as it is written. Finds one message much faster than reading them all."""
    entry = re.compile(rf"^{re.escape(wanted)} *=(.*(?:\n(?:[ \t].*|(?=\n)))*)", re.MULTILINE)
    for path in sorted((folder / language).glob("*.ftl")):
        if found := entry.search(path.read_text(encoding="utf-8")):
            return found[1].rstrip()
    return None


def _errors(path: Path, text: str, junk: ast.Junk) -> Iterator[str]:
    for note in junk.annotations or ():
        start = note.span.start if note.span else 0
        line = text.count("\n", 0, start) + 1
        yield f"{path}:{line}: {note.message}"


def messages(source: Source) -> Iterator[ast.Message | ast.Term]:
    """The messages and terms of a file, as written."""
    for entry in source.resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


def key(entry: ast.Message | ast.Term) -> str:
    """The id of a message; a term's has a hyphen before it, as in the files."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def patterns(entry: ast.Message | ast.Term) -> Patterns:
    """The text of a message and of each of its attributes, by key."""
    own: Patterns = {key(entry): entry.value} if entry.value else {}
    return own | {f"{key(entry)}.{attribute.id.name}": attribute.value for attribute in entry.attributes}


class References(visitor.Visitor):
    """The variables, and the keys of messages and terms, that one pattern names."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor finds it by this name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the visitor finds it by this name)
        self.keys.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (the visitor finds it by this name)
        self.keys.add(f"-{node.id.name}.{node.attribute.name}" if node.attribute else f"-{node.id.name}")


def variables(start: str, known: Patterns) -> frozenset[str]:
    """The variables a message needs, those of the messages it refers to included.

    Not those of terms: a term sees what its caller writes in brackets, never the arguments of the message.
    """
    messages = {key: pattern for key, pattern in known.items() if not key.startswith("-")}
    needed = [start, *reachable(start, messages)]
    return frozenset(name for key in needed for name in References(messages[key]).variables)


def reachable(start: str, known: Patterns) -> list[str]:
    """The messages and terms that a pattern refers to, directly or not; itself only if in a circle."""
    found: list[str] = []
    waiting = [start]
    while waiting:
        names = sorted(References(known[waiting.pop()]).keys)
        new = [name for name in names if name in known and name not in found]
        found += new
        waiting += new
    return found
