"""What is printed on the cards of a game: the rows of its tables, and every number and word in them.

Rows are records of the kernel, NamedTuples, msgspec Structs or frozen dataclasses; inside them are numbers, words,
tuples, mappings and more such records.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from importlib import import_module
from typing import Any, Final, NamedTuple

import msgspec

from epoka.kernel.record import Record
from epoka.kernel.table import Table

TRIES: Final = 3
"""To how many other values a value is changed before nobody has noticed."""
FAR: Final = 5
"""How far a number is moved at last, where its neighbours are rounded away."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Printed:
    """Where a game's cards stand, and how to come to positions in which a card matters.

    A game has one such value, `PRINTED`, in a module that nothing of the game imports, such as one of its tests. With
    that module's name the command in `cards.py` does the rest, in processes that have not loaded the game before.
    """

    game: str
    """The name of the game."""
    tables: Mapping[str, tuple[str, ...]]
    """Which names of which modules are tables: a tuple or mapping of rows, or one row. A table must be what everything
    else takes the cards from: it is changed right after its module has been loaded, and before anybody reads it. So
    rows are plain values, and what follows from them is worked out by other modules."""
    stage: Callable[[str], Iterable[Table]]
    """Tables at which the card with this id is about to matter: in a hand or a display with the means to play it, in
    play on either side, in the final scoring. From each `plays` games go on for `decisions` decisions, and whoever
    decides likes to name the card."""
    plays: int = 2
    decisions: int = 12
    games: int = 1
    """How many whole games are played besides, in which everybody likes to name the card."""
    whole: int = 400
    """After so many decisions a whole game is left."""
    naming: frozenset[str] = frozenset({"id"})
    """Fields that say which card or part of it this is, or how sure we are of it: they are not printed on it."""
    by_default: frozenset[str] = frozenset()
    """Fields that are printed even if a row leaves them out. What is left out is otherwise not printed."""
    exceptions: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Why nobody can notice that a value has changed, by the place of the value, such as `granary.cost.wood`; a `*`
    stands for anything. An exception for a value whose change is noticed, or for none at all, is a fault as well."""
    unread: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Why no rule reads a field, by its name, such as `Card.number`. One that is read is a fault as well."""
    not_rules: tuple[str, ...] = ("catalogue.py", "rulebook.py", "terminal.py", "play")
    """Files and folders in the game's folder that only show or judge cards: what they read does not count."""

    def why(self, label: str) -> str | None:
        """The exception that covers a place, if there is one."""
        return next((pattern for pattern in self.exceptions if fnmatchcase(label, pattern)), None)


def load(module: str) -> Printed:
    """What a module says about its game; this loads the game."""
    found = import_module(module).PRINTED
    assert isinstance(found, Printed), f"{module}.PRINTED is no Printed"
    for tables in found.tables:
        import_module(tables)
    return found


class Key(NamedTuple):
    """A step to a key of a mapping, not to what it stands for."""

    key: str


Step = str | int | Key


class Place(NamedTuple):
    """Where a value stands: in which table, on which card, and the way to it."""

    module: str
    table: str
    path: tuple[Step, ...]
    card: str
    label: str
    """The card and the way, for people: `granary.cost.wood`."""
    field: str
    """The innermost field on the way, with its record: `Cost.wood`."""
    value: int | str


# -- records of every kind -------------------------------------------------------------------------------------------


def fields_of(value: Any) -> Mapping[str, Any] | None:
    """The fields of a record with their values; None for anything else."""
    if isinstance(value, tuple):
        return dict(zip(value._fields, value, strict=True)) if hasattr(value, "_fields") else None
    if isinstance(value, Record):
        return dict(zip(value._fields, value.values(), strict=True))
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.asdict(value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    return None


def defaults_of(kind: type) -> Mapping[str, Any]:
    """What the fields of a record are if a row leaves them out."""
    if issubclass(kind, tuple):
        found: Mapping[str, Any] = getattr(kind, "_field_defaults", {})
        return found
    if issubclass(kind, Record):
        return kind._defaults
    if issubclass(kind, msgspec.Struct):
        return {field.name: field.default for field in msgspec.structs.fields(kind) if not field.required}
    assert dataclasses.is_dataclass(kind)
    return {field.name: field.default for field in dataclasses.fields(kind)}


def with_field(value: Any, name: str, inner: Any) -> Any:
    """A copy of a record with another value in one field."""
    if isinstance(value, Record):
        return type(value)(**{**dict(zip(value._fields, value.values(), strict=True)), name: inner})
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(value, **{name: inner})
    if isinstance(value, tuple):
        return value._replace(**{name: inner})  # type: ignore[attr-defined]  # only records come here: a NamedTuple
    return dataclasses.replace(value, **{name: inner})


def changed(value: Any, path: tuple[Step, ...], new: int | str) -> Any:
    """A copy of a table, row or part with another value at the end of a path."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(step, Key):
        return {new if key == step.key else key: inner for key, inner in value.items()}
    if isinstance(value, Mapping):
        return {**value, step: changed(value[step], rest, new)}
    if isinstance(step, int):
        return (*value[:step], changed(value[step], rest, new), *value[step + 1 :])
    return with_field(value, step, changed(getattr(value, step), rest, new))


# -- walking ---------------------------------------------------------------------------------------------------------


def rows_of(table: Any) -> Iterator[tuple[tuple[Step, ...], Any]]:
    """The rows of a table with the way to each."""
    if fields_of(table) is not None:
        yield (), table
    elif isinstance(table, Mapping):
        for key, row in table.items():
            yield (key,), row
    else:
        for index, row in enumerate(table):
            yield (index,), row


def card_of(row: Any, table: str, path: tuple[Step, ...]) -> str:
    """The id of a row, or its place in a table whose rows have none."""
    return str(getattr(row, "id", "-".join([table.lower(), *map(str, path)])))


def rows(printed: Printed) -> Iterator[tuple[str, str, tuple[Step, ...], Any]]:
    """Every row of every table, with module, table and the way to it."""
    for module, tables in printed.tables.items():
        for table in tables:
            for path, row in rows_of(getattr(sys.modules[module], table)):
                yield module, table, path, row


def ids_of(row: Any) -> frozenset[str]:
    """Every id in a row: its own, and those of its parts."""
    fields = fields_of(row)
    if fields is not None:
        inner = frozenset().union(*map(ids_of, fields.values()))
        return inner | {str(fields["id"])} if "id" in fields else inner
    if isinstance(row, tuple):
        return frozenset().union(*map(ids_of, row))
    return frozenset()


def named(step: Step, inner: Any) -> str:
    """A step for people: parts with an id are called by it."""
    if isinstance(step, Key):
        return f"{step.key}:"
    return str(getattr(inner, "id", step)) if isinstance(step, int) else step


def values(printed: Printed, value: Any, field: str = "") -> Iterator[tuple[tuple[Step, ...], str, str, int | str]]:
    """Every number and word in a row: the way to it, the same for people, its field, and itself."""
    if isinstance(value, (int, str)):
        yield (), "", field, value
        return
    fields = fields_of(value)
    steps: list[tuple[Step, str, Any]] = []
    if fields is not None:
        defaults = defaults_of(type(value))
        steps = [
            (name, f"{type(value).__name__}.{name}", inner)
            for name, inner in fields.items()
            if name not in printed.naming
            and (name in printed.by_default or name not in defaults or defaults[name] != inner)
        ]
    elif isinstance(value, Mapping):
        steps = [*((Key(key), field, key) for key in value), *((key, field, inner) for key, inner in value.items())]
    elif isinstance(value, tuple):
        steps = [(index, field, inner) for index, inner in enumerate(value)]
    for step, of, inner in steps:
        for path, label, innermost, leaf in values(printed, inner, of):
            yield (step, *path), f".{named(step, inner)}{label}", innermost, leaf


def every_place(printed: Printed) -> list[Place]:
    """Where the numbers and words of all cards stand, in the order of the tables."""
    found = []
    for module, table, way, row in rows(printed):
        card = card_of(row, table, way)
        for path, label, field, value in values(printed, row):
            found.append(Place(module, table, (*way, *path), card, card + label, field, value))
    labels = [place.label for place in found]
    twice = {label for label in labels if labels.count(label) > 1} if len(set(labels)) < len(labels) else set()
    assert not twice, f"two values are named {sorted(twice)}"
    return found


def words(places: Iterable[Place]) -> dict[str, list[str]]:
    """For each field the words that stand in it on some card."""
    found: dict[str, set[str]] = {}
    for place in places:
        if isinstance(place.value, str):
            found.setdefault(place.field, set()).add(place.value)
    return {field: sorted(known) for field, known in found.items()}


def others(place: Place, known: Mapping[str, list[str]], taken: Iterable[str] = ()) -> tuple[int | str, ...]:
    """What a value could be instead: a number near it and one far away, or words that other cards have there."""
    value = place.value
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        return (value + 1, value - 1, value + FAR) if value else (1, FAR)
    own = known[place.field]
    after = own.index(value) + 1
    rest = [word for word in (*own[after:], *own[: after - 1]) if word not in taken]
    return tuple(rest[:TRIES])


def at(value: Any, path: tuple[Step, ...]) -> Any:
    """What stands at the end of a path."""
    for step in path:
        value = value[step] if isinstance(value, Mapping) or isinstance(step, int) else getattr(value, str(step))
    return value


class Change(NamedTuple):
    """A place, and the values it is given one after the other."""

    place: Place
    instead: tuple[int | str, ...]


def every_change(printed: Printed) -> list[Change]:
    """Every number and word that could be another, in the order of the tables."""
    places = every_place(printed)
    known = words(places)
    found = []
    for place in places:
        table = getattr(sys.modules[place.module], place.table)
        beside = at(table, place.path[:-1]) if place.path and isinstance(place.path[-1], Key) else ()
        instead = others(place, known, beside)
        if instead:
            found.append(Change(place, instead))
    return found
