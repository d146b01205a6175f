"""The checks on message files that run before anybody reads a text."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from pathlib import Path

from epoka.words import files
from epoka.words.catalogue import SEAT_ARGUMENTS

# The text of every key, by language.
Languages = Mapping[str, files.Patterns]


def check(folders: Iterable[Path]) -> list[str]:
    """What is wrong in these folders, one sentence each; empty if the languages agree and all of it parses.

    Attributes are the grammatical forms of a name, so each language has its own: they are not compared.
    """
    every = (files.OWN_FOLDER, *folders)
    languages = {language: _merged(every, language) for language in files.LANGUAGES}
    return [
        *(problem for folder in every for problem in _folder_problems(folder)),
        *_key_problems(languages),
        *_variable_problems(languages),
        *_reference_problems(languages),
        *_form_problems(languages),
    ]


def _merged(folders: Iterable[Path], language: str) -> files.Patterns:
    entries: dict[str, files.Patterns] = {}
    for folder in folders:
        for source in files.read(folder, language):
            entries |= {files.key(entry): files.patterns(entry) for entry in files.messages(source)}
    return {key: pattern for entry in entries.values() for key, pattern in entry.items()}


def _folder_problems(folder: Path) -> Iterator[str]:
    """Files that are missing or do not parse, and ids written twice."""
    for language in files.LANGUAGES:
        sources = list(files.read(folder, language))
        if not sources:
            yield f"{folder / language}: no .ftl file"
        for source in sources:
            yield from source.errors
        keys = Counter(files.key(entry) for source in sources for entry in files.messages(source))
        for key, times in keys.items():
            if times > 1:
                yield f"{folder / language}: {key} is written {times} times"


def _ids(patterns: files.Patterns) -> list[str]:
    return [key for key in patterns if "." not in key and not key.startswith("-")]


def _key_problems(languages: Languages) -> Iterator[str]:
    for one, other in combinations(languages, 2):
        for here, there in ((one, other), (other, one)):
            for key in _ids(languages[here]):
                if key not in languages[there]:
                    yield f"{key}: in {here} but not in {there}"


def _variable_problems(languages: Languages) -> Iterator[str]:
    for one, other in combinations(languages, 2):
        for key in _ids(languages[one]):
            if key not in languages[other]:
                continue
            here, there = (_bases(key, languages[language]) for language in (one, other))
            if here != there:
                yield f"{key}: {one} uses {_listed(here)}, {other} uses {_listed(there)}"


def _bases(key: str, patterns: files.Patterns) -> frozenset[str]:
    """The arguments behind the variables: `$icon_genitive` is a form of `icon`."""
    return frozenset(name.partition("_")[0] for name in files.variables(key, patterns))


def _listed(variables: Iterable[str]) -> str:
    return " ".join(f"${name}" for name in sorted(variables)) or "no variable"


def _reference_problems(languages: Languages) -> Iterator[str]:
    for language, patterns in languages.items():
        for key, pattern in patterns.items():
            if key in files.reachable(key, patterns):
                yield f"{key}: refers to itself in {language}"
            for name in sorted(files.References(pattern).keys):
                if name not in patterns:
                    yield f"{key}: refers to {name}, which {language} does not have"


def _form_problems(languages: Languages) -> Iterator[str]:
    """Names that lack a form some message asks for: with `$icon_genitive` about, every `icon-…` needs one."""
    for language, patterns in languages.items():
        for name in sorted({name for key in _ids(patterns) for name in files.variables(key, patterns)}):
            base, _, form = name.partition("_")
            kind = base.rstrip("0123456789")
            if not form or kind in SEAT_ARGUMENTS:
                continue
            for key in _ids(patterns):
                if key.startswith(f"{kind}-") and f"{key}.{form}" not in patterns:
                    yield f"{key}: {language} uses ${name}, but there is no .{form} here"
