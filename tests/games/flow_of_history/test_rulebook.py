"""The rules reference: complete, in order, in both languages, and all that the code cites is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from epoka.games.flow_of_history import GAME
from epoka.words import LANGUAGES, Catalogue, check

SECTION_SIZES: Final = {1: 5, 2: 6, 3: 10, 4: 17, 5: 4, 7: 7, 8: 4, 9: 10, 10: 2, 11: 3, 12: 3}
"""How many rules a section has; section 6 has five actions, each of a heading and three rules."""
OPEN_POINTS: Final = (
    "2.2 3.3 3.9 3.10 4.5 4.6 4.7 4.12 4.15 4.16 4.17 5.3 6.1.3 6.4.3 6.5.3 "
    "7.1 7.3 7.4 7.6 7.7 8.1 8.2 8.3 9.3 9.5 9.7 9.9 9.10"
)
"""The rules that rest on our reading."""

CITED: Final = re.compile(r"FH-(\d+(?:\.\d+)*)(?: to FH-(\d+(?:\.\d+)*))?")
QUOTED: Final = re.compile(r'"(FH-[^"]*)"')
TEXTS: Final = {language: Catalogue(GAME.folder / "locale", language=language) for language in LANGUAGES}


def actions() -> list[str]:
    """The rules of section 6."""
    return [f"FH-6.{action}{rule}" for action in range(1, 6) for rule in ("", ".1", ".2", ".3")]


EXPECTED: Final = {
    f"FH-{section}": (
        actions() if section == 6 else [f"FH-{section}.{rule}" for rule in range(1, SECTION_SIZES[section] + 1)]
    )
    for section in range(1, 13)
}
RULES: Final = [rule for rules in EXPECTED.values() for rule in rules]
KNOWN: Final = {*EXPECTED, *RULES}


def listed() -> list[dict[str, Any]]:
    """All rules of the reference, in order."""
    return [rule for section in GAME.rulebook() for rule in section["rules"]]


def messages() -> list[str]:
    """The ids of every title and text of the reference."""
    return [section["title"] for section in GAME.rulebook()] + [rule["text"] for rule in listed()]


def sources() -> list[Path]:
    """The code that cites rules, the reference itself left out."""
    return [path for path in sorted(GAME.folder.rglob("*.py")) if path.name != "rulebook.py"]


def in_range(first: str, last: str) -> Iterator[str]:
    """Every rule from the first to the last, both of them too."""
    head, _, start = first.rpartition(".")
    other, _, end = last.rpartition(".")
    assert head == other, f"FH-{first} and FH-{last} are not of one section"
    assert int(start) < int(end), f"nothing from FH-{first} to FH-{last}"
    for number in range(int(start), int(end) + 1):
        yield f"FH-{head}.{number}"


def cited(text: str) -> Iterator[str]:
    """The ids of rules and sections in a text, with those that a range only means."""
    for first, last in CITED.findall(text):
        if last:
            yield from in_range(first, last)
        else:
            yield f"FH-{first}"


def test_every_rule_is_there_in_order() -> None:
    assert {section["id"]: [rule["id"] for rule in section["rules"]] for section in GAME.rulebook()} == EXPECTED
    assert [section["id"] for section in GAME.rulebook()] == list(EXPECTED)
    assert len(RULES) == 91


def test_message_ids_are_rule_ids_with_hyphens() -> None:
    for section in GAME.rulebook():
        assert section["title"] == f"rules-{section['id']}"
    for rule in listed():
        assert rule["text"] == f"rule-{rule['id'].replace('.', '-')}"


def test_interpretations_are_marked() -> None:
    assert [rule["id"] for rule in listed() if rule["interpretation"]] == [f"FH-{rule}" for rule in OPEN_POINTS.split()]
    assert {type(rule["interpretation"]) for rule in listed()} == {bool}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text_and_every_text_a_rule(language: str) -> None:
    written = {name for name in TEXTS[language].ids() if re.match(r"rules?-FH-", name)}
    assert written == set(messages())


def test_the_texts_pass_the_check_of_words() -> None:
    assert check([GAME.folder / "locale"]) == []


def test_no_text_is_used_twice() -> None:
    texts = [TEXTS[language].text(name) for language in LANGUAGES for name in messages()]
    assert sorted({text for text in texts if texts.count(text) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_one_line_of_one_to_four_sentences(rule: str, language: str) -> None:
    text = TEXTS[language].text(f"rule-{rule.replace('.', '-')}")
    assert re.fullmatch(r"[^\n]+\.", text)
    assert "  " not in text
    assert 1 <= len(re.findall(r"[.?!](?: |$)", text)) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_for_players(language: str) -> None:
    """No ids, names of files or marks of the code in them."""
    for name in messages():
        text = TEXTS[language].text(name)
        assert not re.search(r"FH-|[\[\]_`/\\{}]|\.\w", text), text


@pytest.mark.parametrize("rule", RULES)
def test_both_languages_give_the_same_numbers(rule: str) -> None:
    numbers = [
        set(re.findall(r"\d+", TEXTS[language].text(f"rule-{rule.replace('.', '-')}"))) for language in LANGUAGES
    ]
    assert numbers[0] == numbers[1]


def test_every_rule_cited_in_the_code_exists() -> None:
    found = {(path.name, rule) for path in sources() for rule in cited(path.read_text(encoding="utf-8"))}
    assert len(found) > 100
    assert sorted((name, rule) for name, rule in found if rule not in KNOWN) == []


def test_what_players_are_pointed_to_is_a_rule() -> None:
    """Refusals, questions, score lines, verbs and settings name a rule with a text, not a whole section."""
    quoted = {rule for path in sources() for rule in QUOTED.findall(path.read_text(encoding="utf-8"))}
    declared = {verb.rule for verb in GAME.verbs} | {setting.rule for setting in GAME.settings}
    assert declared <= quoted
    assert sorted(quoted - set(RULES)) == []


def test_ranges_and_sections_are_understood() -> None:
    assert list(cited("(FH-3.4 to FH-3.6, FH-4) and FH-6.1.1.")) == ["FH-3.4", "FH-3.5", "FH-3.6", "FH-4", "FH-6.1.1"]
