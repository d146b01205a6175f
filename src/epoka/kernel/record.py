"""Plain slotted records: what states, frames, questions and effects are made of.

A record class lists its fields as annotations and gets slots, a constructor and a fast `clone()`. Fields hold ints,
strings, tuples and other records, so every record is data: it packs to JSON-like values and unpacks by class name.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

from epoka.kernel.errors import BadSave, quoted

Packed = Any  # JSON-like: ints, strings, lists and one-key maps; Any because the nesting is recursive

P = TypeVar("P")
Parts = tuple[P, ...]
"""The annotation of a field that holds mutable records (one per seat, say): `clone()` clones each of them."""

_every: list[type[Record]] = []
_WORDS = frozenset({str})
_NUMBERS = frozenset({int})
_LARGEST = 2**63
_DIGITS = 100
"""Of a number that does not fit into 64 bits, as it is packed; chance has 42."""


def _annotations(namespace: dict[str, Any]) -> dict[str, str]:
    """The class body's own annotations as strings, in order; needs `from __future__ import annotations`."""
    found = namespace.get("__annotations__", {})
    for name, note in found.items():
        assert isinstance(note, str), f"field {name}: a module of records needs `from __future__ import annotations`"
    return {name: note for name, note in found.items() if not note.startswith("ClassVar")}


@dataclass_transform(eq_default=False)
class RecordType(type):
    """Turns annotated fields into slots, and writes `__init__` and `clone` for them once per class."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **extra: Any) -> RecordType:
        notes = _annotations(namespace)
        defaults = {field: namespace.pop(field) for field in notes if field in namespace}
        namespace.setdefault("__slots__", tuple(notes))
        made = super().__new__(cls, name, bases, namespace, **extra)
        fields: dict[str, str] = {}
        inherited: dict[str, Any] = {}
        for base in reversed(made.__mro__[1:]):
            fields.update(base.__dict__.get("_own_fields", {}))
            inherited.update(base.__dict__.get("_own_defaults", {}))
        fields.update(notes)
        inherited.update(defaults)
        made._own_fields = notes  # type: ignore[attr-defined]  # set on the class being made
        made._own_defaults = defaults  # type: ignore[attr-defined]  # set on the class being made
        made._fields = tuple(fields)  # type: ignore[attr-defined]  # set on the class being made
        made._defaults = inherited  # type: ignore[attr-defined]  # set on the class being made
        _write_methods(made, fields, inherited)
        _every.append(made)  # type: ignore[arg-type]  # every class of this metaclass is a Record
        return made


def _write_methods(made: type, fields: Mapping[str, str], defaults: Mapping[str, Any]) -> None:
    """Compile `__init__`, `clone` and `values`: straight-line slot copies are several times faster than a loop."""
    extra: dict[str, str] = {}
    for base in reversed(made.__mro__):
        extra.update(base.__dict__.get("_unlisted", {}))
    given = [f"{f}=_defaults[{f!r}]" if f in defaults else f for f in fields]
    body = [f"self.{f} = {f}" for f in fields] + [f"self.{f} = {start}" for f, start in extra.items()]
    copies = [f"new.{f} = {_copied(f, note)}" for f, note in fields.items()]
    carried = {slot for base in made.__mro__ for slot in base.__dict__.get("_carried", ())}
    copies += [f"new.{f} = {'self.' + f if f in carried else start}" for f, start in extra.items()]
    source = (
        f"def __init__(self, {', '.join(given)}):\n    " + ("\n    ".join(body) or "pass") + "\n"
        "def clone(self):\n    new = _new(_cls)\n    " + "\n    ".join([*copies, "return new"]) + "\n"
        "def values(self):\n    return (" + "".join([f"self.{f}, " for f in fields]) + ")\n"
    )
    scope: dict[str, Any] = {"_defaults": defaults, "_new": object.__new__, "_cls": made}
    exec(source, scope)  # noqa: S102  # the source is built from field names only
    for method in ("__init__", "clone", "values"):
        if method not in made.__dict__:
            scope[method].__qualname__ = f"{made.__qualname__}.{method}"
            setattr(made, method, scope[method])


def _copied(field: str, note: str) -> str:
    return f"tuple([part.clone() for part in self.{field}])" if note.startswith("Parts[") else f"self.{field}"


class Record(metaclass=RecordType):
    """A slotted value made of fields. Immutable by custom unless it is a part of a state or a frame."""

    _fields: ClassVar[tuple[str, ...]]
    _defaults: ClassVar[Mapping[str, Any]]
    _unlisted: ClassVar[Mapping[str, str]] = {}
    """Slots that are not fields (never packed): name to the source of the value they start with."""
    _carried: ClassVar[tuple[str, ...]] = ()
    """Those of them that a clone takes along; the others start anew."""

    def clone(self) -> Self:
        """A copy that shares every tuple with the original."""
        raise NotImplementedError  # written per class by the metaclass

    def values(self) -> tuple[Any, ...]:
        """The field values in order."""
        raise NotImplementedError  # written per class by the metaclass

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._fields)
        return f"{type(self).__name__}({inside})"


def pack(value: Any) -> Packed:
    """A record, tuple, string or int as JSON-like data. A record becomes `{class name: [field values]}`."""
    kind = type(value)
    if kind is str or value is None or kind is bool:
        return value
    if kind is int:
        return value if -_LARGEST <= value < _LARGEST else {"int": hex(value)}
    if kind is tuple:
        kinds = set(map(type, value))
        if _WORDS.issuperset(kinds):
            return list(value)
        if _NUMBERS.issuperset(kinds) and min(value) >= -_LARGEST and max(value) < _LARGEST:
            return list(value)
        return [pack(item) for item in value]
    if isinstance(value, Record):
        return {kind.__name__: [pack(field) for field in value.values()]}
    raise TypeError(f"a state may hold ints, strings, tuples and records, not {kind.__name__}: {value!r}")


def schema(value: Any, into: dict[str, list[str]] | None = None) -> dict[str, list[str]]:
    """Field names of every record class inside `value`, so that old data can be read by newer classes."""
    found: dict[str, list[str]] = {} if into is None else into
    if isinstance(value, Record):
        found[type(value).__name__] = list(value._fields)
        for name in value._fields:
            schema(getattr(value, name), found)
    elif type(value) is tuple:
        for item in value:
            if type(item) is tuple or isinstance(item, Record):
                schema(item, found)
    return found


def registry(packages: Iterable[str]) -> Mapping[str, type[Record]]:
    """Record classes defined in these packages, by class name; two of one name would be ambiguous in a save."""
    return _registry(tuple(packages), len(_every))


@lru_cache(maxsize=32)
def _registry(prefixes: tuple[str, ...], _known: int) -> Mapping[str, type[Record]]:
    """Looked through again only when there are more classes than before."""
    found: dict[str, type[Record]] = {}
    for kind in _every:
        module = kind.__module__
        if any(module == prefix or module.startswith(prefix + ".") for prefix in prefixes):
            known = found.setdefault(kind.__name__, kind)
            assert known is kind, f"two records are named {kind.__name__}: {known.__module__} and {module}"
    return found


def by_name(name: str, values: Packed, names: Mapping[str, list[str]]) -> dict[str, Packed]:
    """The fields of a packed record by their names; they may be so already."""
    if isinstance(values, dict):
        return values
    fields = names.get(name)
    if fields is None or not isinstance(values, list) or len(fields) != len(values):
        raise BadSave(f"the saved game is damaged: its record {quoted(name)} does not fit")
    return dict(zip(fields, values, strict=True))


def named(value: Packed, names: Mapping[str, list[str]]) -> Packed:
    """Packed data with each record as `{class name: {field: value}}`, for whoever brings old data up to date."""
    if isinstance(value, (list, tuple)):
        return [named(item, names) for item in value]
    if not isinstance(value, dict) or "int" in value:
        return value
    return {
        name: {field: named(inner, names) for field, inner in by_name(name, values, names).items()}
        for name, values in value.items()
    }


def _number(packed: Packed) -> int:
    """A number as `pack` writes those that do not fit into 64 bits."""
    if not isinstance(packed, str) or len(packed) > _DIGITS:
        raise BadSave("the saved game is damaged: it has a number that is none")
    return int(packed, 16)


class Unpacker:
    """Turns packed data back into records, matching fields by name and filling new ones with their defaults."""

    def __init__(self, kinds: Mapping[str, type[Record]], names: Mapping[str, list[str]]) -> None:
        self._kinds = kinds
        self._names = names

    def unpack(self, value: Packed) -> Any:
        """The value that `pack` was given; BadSave when the data does not fit."""
        if isinstance(value, str):
            return sys.intern(value)
        if isinstance(value, (list, tuple)):
            kinds = set(map(type, value))
            if _NUMBERS.issuperset(kinds):
                return tuple(value)
            if _WORDS.issuperset(kinds):
                return tuple(map(sys.intern, value))
            return tuple([self.unpack(item) for item in value])
        if isinstance(value, dict):
            return self._record(value)
        if value is None or isinstance(value, (bool, int)):
            return value
        raise BadSave(f"the saved game is damaged: it has a {type(value).__name__} where a number or a word should be")

    def _record(self, value: dict[str, Any]) -> Any:
        if len(value) != 1:
            raise BadSave("the saved game is damaged: a record has not one name")
        ((name, values),) = value.items()
        if name == "int":
            return _number(values)
        kind = self._kinds.get(name)
        fields = by_name(name, values, self._names)
        if kind is None:
            raise BadSave(f"the saved game is damaged: there is no record {quoted(name)}")
        given = {f: self.unpack(v) for f, v in fields.items() if f in kind._fields}
        missing = [f for f in kind._fields if f not in given and f not in kind._defaults]
        if missing:
            raise BadSave(f"the saved game is damaged: its record {quoted(name)} lacks {', '.join(missing)}")
        build: Callable[..., Record] = kind
        return build(**given)
