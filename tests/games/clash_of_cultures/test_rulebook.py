"""The rules reference: complete, in order, in both languages, and all that the code cites is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from epoka.games.clash_of_cultures import GAME, rulebook
from epoka.words import LANGUAGES, Catalogue, check

FOLDER: Final = Path(rulebook.__file__).parent

LAST: Final = (
    "1.6 2.5 3.5 4.5 5.5 6.7 7.1.2 7.2.2 7.3.4 7.4.6 7.5.5 7.6.5 7.8.2 7.9.9 8.1.6 8.2.6 8.3.6 9.1.3 9.2.6 9.3.5 9.4.3 "
    "10.3 10.4.5 10.5.5 10.6.2 11.6 12.2 12.3.5 12.4.8 13.4 14.3 15.6"
)
"""The last of the rules that are numbered from 1, in each section."""
FURTHER: Final = {
    "2": ["COC-2.6a", "COC-2.6b", "COC-2.6c"],
    "13": [f"COC-13.{number}" for number in (20, 21, 22, 23, *range(29, 46))],
}
"""Rules after those, the layouts and what concerns single civilizations."""
OPENINGS: Final = ("12.3", "12.4")
"""Sections whose first rule has the id of the section."""
OPEN_POINTS: Final = (
    "1.3 2.6a 2.6b 2.6c 4.2 4.5 5.4 6.5 6.7 7.3.3 7.4.3 7.4.4 7.4.5 7.5.1 7.6.3 7.6.4 7.9.5 8.1.6 8.2.2 8.2.5 8.2.6 "
    "8.3.2 8.3.4 8.3.5 8.3.6 9.2.2 9.2.3 9.3.2 10.3 10.4.1 10.4.2 10.4.3 10.4.4 10.5.4 11.4 11.5 12.2 12.3.5 12.4.3 "
    "13.20 13.22 13.30 13.32 13.35 13.36 13.37 13.38 13.39 13.40 13.41 13.42 14.3 15.3"
)
"""The rules that rest on our reading."""

ID: Final = r"\d+(?:\.\d+){0,2}[abc]?"
CITED: Final = re.compile(rf"COC-({ID})(?: to COC-({ID}))?")
QUOTED: Final = re.compile(r'"(COC-[^"]*)"')
TEXTS: Final = {language: Catalogue(FOLDER / "locale", language=language) for language in LANGUAGES}


def expected() -> dict[str, list[str]]:
    """Every section with its rules."""
    found: dict[str, list[str]] = {}
    for last in LAST.split():
        section, _, count = last.rpartition(".")
        opening = [f"COC-{section}"] if section in OPENINGS else []
        numbered = [f"COC-{section}.{number}" for number in range(1, int(count) + 1)]
        found[f"COC-{section}"] = opening + numbered + FURTHER.get(section, [])
    return found


RULES: Final = [rule for rules in expected().values() for rule in rules]
KNOWN: Final = {*expected(), *RULES, "COC-2.6", "COC-7", "COC-8", "COC-9"}
"""Rules, sections, and chapters that only have sections."""


def listed() -> list[dict[str, Any]]:
    """All rules of the reference, in order."""
    return [rule for section in GAME.rulebook() for rule in section["rules"]]


def messages() -> list[str]:
    """The ids of every title and text of the reference."""
    return [section["title"] for section in GAME.rulebook()] + [rule["text"] for rule in listed()]


def text_of(rule: str, language: str) -> str:
    """What players read."""
    return TEXTS[language].text(f"rule-{rule.replace('.', '-')}")


def sources() -> list[Path]:
    """The code that cites rules, the reference itself left out."""
    return [path for path in sorted(FOLDER.rglob("*.py")) if path.name != "rulebook.py"]


def in_range(first: str, last: str) -> Iterator[str]:
    """Every rule or section from the first to the last, both of them too."""
    head, _, start = first.rpartition(".")
    other, _, end = last.rpartition(".")
    assert head == other, f"COC-{first} and COC-{last} are not of one section"
    assert int(start) < int(end), f"nothing from COC-{first} to COC-{last}"
    for number in range(int(start), int(end) + 1):
        yield f"COC-{head}.{number}" if head else f"COC-{number}"


def cited(text: str) -> Iterator[str]:
    """The ids of rules and sections in a text, with those that a range only means."""
    for first, last in CITED.findall(text):
        if last:
            yield from in_range(first, last)
        else:
            yield f"COC-{first}"


def test_every_rule_is_there_in_order() -> None:
    sections = GAME.rulebook()
    assert {section["id"]: [rule["id"] for rule in section["rules"]] for section in sections} == expected()
    assert [section["id"] for section in sections] == list(expected())
    assert len(RULES) == len(set(RULES)) == 178


def test_message_ids_are_rule_ids_with_hyphens() -> None:
    for section in GAME.rulebook():
        assert section["title"] == f"rules-{section['id'].replace('.', '-')}"
    for rule in listed():
        assert rule["text"] == f"rule-{rule['id'].replace('.', '-')}"


def test_interpretations_are_marked() -> None:
    marked = [rule["id"] for rule in listed() if rule["interpretation"]]
    assert marked == [f"COC-{rule}" for rule in OPEN_POINTS.split()]
    assert {type(rule["interpretation"]) for rule in listed()} == {bool}


def test_the_readme_explains_every_interpretation() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    table = readme.partition("## Interpretations")[2].partition("\n## ")[0]
    assert re.findall(r"^\| COC-(\S+) \| [^|]+\? \| [^|]+ \|$", table, re.MULTILINE) == OPEN_POINTS.split()


def test_rules_that_the_readme_names_exist() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert sorted(set(cited(readme)) - KNOWN) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text_and_every_text_a_rule(language: str) -> None:
    written = {name for name in TEXTS[language].ids() if re.match(r"rules?-COC-", name)}
    assert written == set(messages())


def test_the_texts_pass_the_check_of_words() -> None:
    assert check([FOLDER / "locale"]) == []


def test_no_text_is_used_twice() -> None:
    texts = [TEXTS[language].text(name) for language in LANGUAGES for name in messages()]
    assert sorted({text for text in texts if texts.count(text) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_one_line_of_a_few_sentences(rule: str, language: str) -> None:
    text = text_of(rule, language)
    assert re.fullmatch(r"[^\n]+\.", text)
    assert "  " not in text
    assert 1 <= len(re.findall(r"[.?!](?: |$)", text)) <= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_for_players(language: str) -> None:
    """No ids, names of files or marks of the code in them."""
    for name in messages():
        text = TEXTS[language].text(name)
        assert not re.search(r"COC-|[\[\]_`/\\{}]|\.\w", text), text


@pytest.mark.parametrize("rule", RULES)
def test_both_languages_give_the_same_numbers(rule: str) -> None:
    numbers = [sorted(set(re.findall(r"\d+", text_of(rule, language)))) for language in LANGUAGES]
    assert numbers[0] == numbers[1]


def test_polish_texts_fit_every_player() -> None:
    """No past forms and conditionals that take the player for a man or a woman."""
    for name in messages():
        text = TEXTS["pl"].text(name)
        assert not re.search(r"(?:łe|ła|łby|łaby)[śm]\b", text), text


def test_every_rule_cited_in_the_code_exists() -> None:
    found = {(path.name, rule) for path in sources() for rule in cited(path.read_text(encoding="utf-8"))}
    assert len(found) > 50
    assert sorted((name, rule) for name, rule in found if rule not in KNOWN) == []


def test_what_players_are_pointed_to_is_a_rule() -> None:
    """Refusals, questions, score lines, verbs and settings name a rule with a text, not a whole section."""
    quoted = {rule for path in sources() for rule in QUOTED.findall(path.read_text(encoding="utf-8"))}
    assert sorted(quoted - set(RULES)) == []


def test_ranges_and_sections_are_understood() -> None:
    assert list(cited("(COC-7.4.4 to COC-7.4.6, COC-4) and COC-2.6a.")) == [
        "COC-7.4.4",
        "COC-7.4.5",
        "COC-7.4.6",
        "COC-4",
        "COC-2.6a",
    ]
    assert list(cited("COC-10 to COC-12")) == ["COC-10", "COC-11", "COC-12"]
