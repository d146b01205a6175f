"""Facts with double entry: what a game's tables say beside the copy of the facts in its folder, field by field."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from epoka.kernel.memo import memo

Fact = dict[str, Any]
Row = TypeVar("Row")

ABOUT: Final = (
    *("name_en", "name_pl", "name_pl_source"),
    *("source", "confidence", "confidence_note", "field_confidence", "note"),
)
"""What a fact says of a component's names and of itself; the rest is printed on the component."""


@memo()
def read(folder: Path) -> Any:
    """The file of facts of a game, whose folder this is."""
    (file,) = (folder / "facts").glob("*.json")
    return json.loads(file.read_text(encoding="utf-8"))


def plain(value: Any) -> Any:
    """A row of a table, or a value in it, as the facts would have it."""
    if hasattr(value, "_asdict"):
        return {name: plain(part) for name, part in value._asdict().items()}
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    return dict(value) if isinstance(value, Mapping) else value


def beside(rows: Iterable[Row], facts: Sequence[Fact]) -> Iterator[tuple[Row, Fact]]:
    """The rows of a table beside their facts; both have the same order."""
    every = list(rows)
    ids = [getattr(row, "id", None) for row in every]
    assert ids == [fact["id"] for fact in facts]
    return zip(every, facts, strict=True)


def differing(
    row: Mapping[str, Any], fact: Fact, named: Mapping[str, str] | None = None, apart: Collection[str] = ()
) -> list[str]:
    """Fields in which a row differs from its fact, whichever of the two has them.

    `named` tells how the table calls a field of the facts, and what is `apart` is looked at elsewhere. What one of the
    two leaves out must be empty in the other.
    """
    known = named or {}
    told = {known.get(name, name): value for name, value in fact.items() if name not in (*ABOUT, *apart)}
    fields = dict.fromkeys([*told, *[name for name in row if name not in (*ABOUT, *apart)]])
    return [
        f"{fact.get('id', '')} {name}: {row.get(name)!r} is not {told.get(name)!r}"
        for name in fields
        if row.get(name) != told.get(name) and (row.get(name) or told.get(name))
    ]


def unexplained(facts: Collection[Fact], notes: Mapping[str, Any]) -> list[str]:
    """What is wrong with where the facts are from: sources and confidences that are either used or explained, but not
    both, components without a source, and names said to be the rulebook's without the rulebook among the sources.
    """
    wrong = sorted({source for fact in facts for source in fact["source"]} ^ set(notes["sources"]))
    wrong += sorted({fact["confidence"] for fact in facts} ^ set(notes["confidence_legend"]))
    wrong += [f"{fact['id']} has no source" for fact in facts if not fact["source"]]
    for fact in facts:
        named = fact.get("name_pl_source", "own")
        if named != "own" and named not in fact["source"]:
            wrong.append(f"{fact['id']} has its name from {named}")
    return wrong
