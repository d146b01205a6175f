"""The rules reference and the guide: complete, in order, in both languages, and all that the code cites is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from epoka.games.through_the_ages import rulebook
from epoka.words import LANGUAGES, Catalogue, check

FOLDER: Final = Path(rulebook.__file__).parent

LAST: Final = (
    "1.5 2.1 3.5 4.4 5.8 6.8 7.5 8.5 9.6 10.13 11.6 12.6 13.10 14.4 15.5 16.8 17.1 18.9 19.5 20.10 "
    "21.9 22.5 23.5 24.8 25.5 26.6 27.3 28.7 29.22 32.5"
)
"""The last rule of each section; the glossary and the list of interpretations have none."""
OPENINGS: Final = ("2", "7", "10", "14", "17", "26")
"""Sections whose first rule has the id of the section."""
OPEN_POINTS: Final = (
    "1.5 5.1 5.5 5.8 6.4 6.6 6.7 7.3 8.4 8.5 9.6 10.6 10.8 10.13 11.5 11.6 13.7 13.8 13.9 13.10 14 14.3 14.4 15.4 "
    "16.3 16.7 18.4 18.5 18.8 19.1 20.6 20.7 20.9 20.10 21.6 21.7 24.3 24.5 24.6 26.4 26.5 26.6 27.1 27.2 27.3 "
    "28.1 28.5 29.1 29.5 29.13 29.14 29.15 29.16 29.21 29.22 32.1 32.2 32.3 32.4 32.5"
)
"""The rules that rest on our reading."""
STEPS: Final = (
    "round-1 take-card wonder leader population build upgrade destroy unit technology government action-card end-turn "
    "production event last-round scoring"
)
"""What the guide to a first game explains."""

CITED: Final = re.compile(r"TTA-(\d+(?:\.\d+)?)(?: to TTA-(\d+(?:\.\d+)?))?")
QUOTED: Final = re.compile(r'"(TTA-[^"]*)"')
TEXTS: Final = {language: Catalogue(FOLDER / "locale", language=language) for language in LANGUAGES}


def expected() -> dict[str, list[str]]:
    """Every section with its rules."""
    found: dict[str, list[str]] = {}
    for last in LAST.split():
        section, _, count = last.partition(".")
        opening = [f"TTA-{section}"] if section in OPENINGS else []
        found[f"TTA-{section}"] = opening + [f"TTA-{section}.{number}" for number in range(1, int(count) + 1)]
    return found


RULES: Final = [rule for rules in expected().values() for rule in rules]
KNOWN: Final = {*expected(), *RULES}


def listed() -> list[dict[str, Any]]:
    """All rules of the reference, in order."""
    return [rule for section in rulebook.rulebook() for rule in section["rules"]]


def messages() -> list[str]:
    """The ids of every title and text of the reference."""
    return [section["title"] for section in rulebook.rulebook()] + [rule["text"] for rule in listed()]


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
    assert head == other, f"TTA-{first} and TTA-{last} are not of one section"
    assert int(start) < int(end), f"nothing from TTA-{first} to TTA-{last}"
    for number in range(int(start), int(end) + 1):
        yield f"TTA-{head}.{number}" if head else f"TTA-{number}"


def cited(text: str) -> Iterator[str]:
    """The ids of rules and sections in a text, with those that a range only means."""
    for first, last in CITED.findall(text):
        if last:
            yield from in_range(first, last)
        else:
            yield f"TTA-{first}"


def test_every_rule_is_there_in_order() -> None:
    sections = rulebook.rulebook()
    assert {section["id"]: [rule["id"] for rule in section["rules"]] for section in sections} == expected()
    assert [section["id"] for section in sections] == list(expected())
    assert len(RULES) == 205


def test_message_ids_are_rule_ids_with_hyphens() -> None:
    for section in rulebook.rulebook():
        assert section["title"] == f"rules-{section['id']}"
    for rule in listed():
        assert rule["text"] == f"rule-{rule['id'].replace('.', '-')}"


def test_interpretations_are_marked() -> None:
    marked = [rule["id"] for rule in listed() if rule["interpretation"]]
    assert marked == [f"TTA-{rule}" for rule in OPEN_POINTS.split()]
    assert {type(rule["interpretation"]) for rule in listed()} == {bool}


def test_the_readme_explains_every_interpretation() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    table = readme.partition("## Interpretations")[2].partition("\n## ")[0]
    assert re.findall(r"^\| TTA-(\S+) \| [^|]+\? \| [^|]+ \|$", table, re.MULTILINE) == OPEN_POINTS.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text_and_every_text_a_rule(language: str) -> None:
    written = {name for name in TEXTS[language].ids() if re.match(r"rules?-TTA-", name)}
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
        assert not re.search(r"TTA-|[\[\]_`/\\{}]|\.\w", text), text


@pytest.mark.parametrize("rule", RULES)
def test_both_languages_give_the_same_numbers(rule: str) -> None:
    numbers = [sorted(set(re.findall(r"\d+", text_of(rule, language)))) for language in LANGUAGES]
    assert numbers[0] == numbers[1]


def test_polish_texts_fit_every_player() -> None:
    """No past forms and conditionals that take the player for a man or a woman."""
    for name in (*messages(), *guide("pl")):
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
    assert list(cited("(TTA-3.4 to TTA-3.5, TTA-4) and TTA-10.12.")) == ["TTA-3.4", "TTA-3.5", "TTA-4", "TTA-10.12"]
    assert list(cited("TTA-10 to TTA-12")) == ["TTA-10", "TTA-11", "TTA-12"]


# -- the guide to a first game ---------------------------------------------------------------------------------------


def guide(language: str) -> list[str]:
    """The ids of the guide's texts."""
    return sorted(name for name in TEXTS[language].ids() if name.startswith("guide-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_explains_every_step(language: str) -> None:
    assert guide(language) == sorted(f"guide-{step}" for step in STEPS.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", STEPS.split())
def test_a_step_is_explained_in_one_to_three_sentences(step: str, language: str) -> None:
    text = TEXTS[language].text(f"guide-{step}")
    assert re.fullmatch(r"[^\n]+[.?]", text)
    assert 1 <= len(re.findall(r"[.?!](?: |$)", text)) <= 3


@pytest.mark.parametrize("step", STEPS.split())
def test_the_guide_gives_the_same_numbers_in_both_languages(step: str) -> None:
    numbers = [sorted(re.findall(r"\d+", TEXTS[language].text(f"guide-{step}"))) for language in LANGUAGES]
    assert numbers[0] == numbers[1]
