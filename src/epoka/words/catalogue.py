"""Messages to text, in one language."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, NotRequired, TypeAlias, TypedDict

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from epoka.words import files

# What a message may carry: a number, a word or an id, another message, nobody, or several of these.
# Any: messages come from JSON.
Argument: TypeAlias = float | str | Mapping[str, Any] | Sequence[int | str | Mapping[str, Any] | None] | None

# An int under one of these names is a seat, and is shown as the name of whoever sits there.
SEAT_ARGUMENTS = frozenset({"seat", "victim", "investor", "winner", "rival"})

_PART = re.compile(r"([a-z_]+)([0-9]+)")
_COUNTED = re.compile(rf"{_PART.pattern}(?:-{_PART.pattern})*")

NO_ARGUMENTS: Mapping[str, Argument] = MappingProxyType({})

# A word and its grammatical forms: {"": "Atak", "genitive": "Ataku"}.
Forms: TypeAlias = Mapping[str, float | str]


class Message(TypedDict):
    """A text to be, as plain data: `{"id": "option-invest", "args": {"card": "monastery", "amount": 3}}`."""

    id: str
    args: NotRequired[Mapping[str, Argument]]


class MissingText(LookupError):
    """A message that a language does not have, or that cannot be formatted with the arguments given."""

    def __init__(self, message_id: str, language: str, reason: str) -> None:
        super().__init__(message_id, language, reason)
        self.id = message_id
        self.language = language
        self.reason = reason

    def __str__(self) -> str:
        return f"message {self.id!r} in {self.language!r}: {self.reason}"


class Catalogue:
    """The texts of some folders in one language; a later folder overrides an earlier one.

    An argument `card` or `card2` whose value is "great_wall" is shown as the message `card-great-wall`, if
    there is one, and so for every kind of thing. The attributes of that message come along as further
    variables, `$card_genitive` and the like. Things with their numbers, `units` of "settler1-infantry2", are shown by
    the message `counted-unit`, if there is one.
    """

    def __init__(self, *folders: Path, language: str, seat_names: Sequence[str] = ()) -> None:
        self.language = language
        self.seat_names = tuple(seat_names)
        self._texts = _load((files.OWN_FOLDER, *folders), language)

    def text(
        self,
        message_id: str,
        args: Mapping[str, Argument] = NO_ARGUMENTS,
        seat_names: Sequence[str] | None = None,
    ) -> str:
        """The message with these arguments; the id may also be "id.attribute". Raises MissingText."""
        names = self.seat_names if seat_names is None else seat_names
        resolved: dict[str, float | str] = {}
        for name, value in args.items():
            for form, word in self._forms(name.rstrip("0123456789"), value, names).items():
                resolved[f"{name}_{form}" if form else name] = word
        return self._format(message_id, resolved)

    def render(self, message: Mapping[str, Any], seat_names: Sequence[str] | None = None) -> str:
        """The text of a message that is plain data."""
        return self.text(message["id"], message.get("args", NO_ARGUMENTS), seat_names)

    def has(self, message_id: str) -> bool:
        return message_id in self._texts.compiled

    def ids(self) -> frozenset[str]:
        """Every message, and every attribute as "id.attribute"."""
        return frozenset(self._texts.compiled)

    def variables(self, message_id: str) -> frozenset[str]:
        """The variables a message refers to, itself or through other messages."""
        if not self.has(message_id):
            raise MissingText(message_id, self.language, "no such message")
        return files.variables(message_id, self._texts.patterns)

    def _forms(self, kind: str, value: Argument, seat_names: Sequence[str]) -> Forms:
        """What an argument is shown as. An argument that is None is left out, unless it is a seat."""
        if kind in SEAT_ARGUMENTS and (value is None or isinstance(value, int | str)):
            return {"": value if isinstance(value, str) else self._seat(value, seat_names)}
        if isinstance(value, str):
            return self._name(f"{kind}-{value.replace('_', '-')}") or self._counted(kind, value) or {"": value}
        if isinstance(value, int | float):
            return {"": value}
        if value is None:
            return {}
        if isinstance(value, Mapping):
            return {"": self.render(value, seat_names)}
        # A list of cards may well be called `cards`.
        return self._join([self._forms(kind.removesuffix("s"), item, seat_names) for item in value])

    def _counted(self, kind: str, value: str) -> Forms | None:
        """Things with their numbers, `settler1-infantry2`, each as the message `counted-unit`, if there is one."""
        single = kind.removesuffix("s")
        if not self.has(f"counted-{single}") or not _COUNTED.fullmatch(value):
            return None
        parts = [_PART.fullmatch(part) for part in value.split("-")]
        found = [(part[1], int(part[2])) for part in parts if part]
        return self._join([{"": self.text(f"counted-{single}", {single: n, "amount": k})} for n, k in found])

    def _name(self, message_id: str) -> Forms | None:
        # A dot would reach for an attribute, and no name has one.
        if "." in message_id or message_id not in self._texts.compiled:
            return None
        if message_id not in self._texts.names:
            attributes = [name for name in self._texts.compiled if name.startswith(f"{message_id}.")]
            forms = {name.removeprefix(f"{message_id}."): self._format(name, {}) for name in attributes}
            self._texts.names[message_id] = {"": self._format(message_id, {}), **forms}
        return self._texts.names[message_id]

    def _seat(self, seat: int | None, seat_names: Sequence[str]) -> str:
        if seat is None or seat < 0:
            return self._format("seat-nobody", {})
        if seat < len(seat_names):
            return seat_names[seat]
        return self._format("seat-default", {"number": seat + 1})

    def _join(self, items: Sequence[Forms]) -> Forms:
        if not items:
            return {"": self._format("list-nothing", {})}
        shared = [form for form in items[0] if all(form in item for item in items)]
        return {form: self._series([item[form] for item in items]) for form in shared}

    def _series(self, words: Sequence[float | str]) -> float | str:
        *rest, last = words
        if not rest:
            return last
        first = reduce(lambda start, word: self._format("list-comma", {"first": start, "next": word}), rest)
        return self._format("list-and", {"first": first, "last": last})

    def _format(self, message_id: str, resolved: Mapping[str, float | str]) -> str:
        pattern = self._texts.compiled.get(message_id)
        if pattern is None:
            raise MissingText(message_id, self.language, "no such message")
        try:
            text, errors = self._texts.bundle.format_pattern(pattern, dict(resolved))
        except RecursionError as error:
            # The runtime sees most circles itself, but not one made of messages that are a lone reference.
            raise MissingText(message_id, self.language, "refers to itself") from error
        if errors or not isinstance(text, str):
            raise MissingText(message_id, self.language, "; ".join(str(error) for error in errors))
        return text


class _Texts(NamedTuple):
    """What the catalogues of the same folders and language share."""

    bundle: FluentBundle
    compiled: dict[str, Pattern]
    patterns: files.Patterns
    names: dict[str, Forms]


@cache
def _load(folders: tuple[Path, ...], language: str) -> _Texts:
    """Read the folders, once per process. A broken file or a folder without files is refused."""
    bundle = FluentBundle([language], use_isolating=False)
    patterns: dict[str, files.Patterns] = {}
    for folder in folders:
        sources = list(files.read(folder, language))
        if not sources:
            raise FileNotFoundError(f"no .ftl file in {folder / language}")
        for source in sources:
            if source.errors:
                raise ValueError("; ".join(source.errors))
            bundle.add_resource(source.resource, allow_overrides=True)
            patterns |= {files.key(entry): files.patterns(entry) for entry in files.messages(source)}
    flat = {key: pattern for entry in patterns.values() for key, pattern in entry.items()}
    return _Texts(bundle, dict(_compiled(bundle, patterns)), flat, {})


def _compiled(bundle: FluentBundle, patterns: Mapping[str, files.Patterns]) -> Iterator[tuple[str, Pattern]]:
    for message_id in patterns:
        if message_id.startswith("-"):
            continue
        message = bundle.get_message(message_id)
        if message.value is not None:
            yield message_id, message.value
        for attribute, pattern in message.attributes.items():
            yield f"{message_id}.{attribute}", pattern
