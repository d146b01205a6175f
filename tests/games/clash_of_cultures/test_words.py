"""Names and texts of the components in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from epoka.games.clash_of_cultures import catalogue
from epoka.games.clash_of_cultures import components as tables
from epoka.words import LANGUAGES, Catalogue

Fact = dict[str, Any]

LOCALE: Final = Path(catalogue.__file__).parent / "locale"
TEXTS: Final = {language: Catalogue(LOCALE, language=language) for language in LANGUAGES}
FACTS: Final = catalogue.facts()


def parts() -> Iterator[Fact]:
    """Halves of cards and abilities of leaders, which have names and texts of their own."""
    for fact in FACTS.values():
        for half in ("civil", "combat", "upper", "lower"):
            if half in fact:
                yield fact[half]
        yield from fact.get("abilities", ())


PARTS: Final[dict[str, Fact]] = {part["id"]: part for part in parts()}
NAMED: Final[dict[str, Fact]] = FACTS | PARTS
REPEATED: Final = {"Famine", "Severe Famine", "Population Boom", "Migration", "Civil War"}
"""Names of events that are in the deck more than once with the same text."""


def message(kind: str, name: str) -> str:
    """The id of a component's name or text."""
    return f"{kind}-{name.replace('_', '-')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_agree_with_the_facts(language: str) -> None:
    for name, fact in NAMED.items():
        assert TEXTS[language].text(message("card", name)) == fact[f"name_{language}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_a_text_and_nothing_else_has(language: str) -> None:
    written = {name for name in TEXTS[language].ids() if name.startswith(("card-", "effect-"))}
    assert written == {message(kind, name) for kind in ("card", "effect") for name in NAMED}


def test_cards_of_one_deck_have_names_of_their_own() -> None:
    """Only events have copies, and years of plenty that differ in whom they feed."""
    for language in LANGUAGES:
        for deck in ("advance", "wonder", "action", "objective", "leader", "civilization_advance", "tile"):
            cards = [component.id for component in catalogue.LISTED if component.type == deck]
            names = Counter(TEXTS[language].text(message("card", name)) for name in cards)
            assert [name for name, count in names.items() if count > 1] == []


def test_events_of_the_same_name_have_the_same_text_or_are_years() -> None:
    said: dict[str, set[str]] = {}
    for event in tables.EVENTS:
        name = TEXTS["en"].text(message("card", event.id))
        said.setdefault(name, set()).add(TEXTS["en"].text(message("effect", event.id)))
    counts = Counter(TEXTS["en"].text(message("card", event.id)) for event in tables.EVENTS)
    assert {name for name, count in counts.items() if count > 1 and len(said[name]) == 1} == REPEATED
    assert {name for name, texts in said.items() if len(texts) > 1} == {
        "A Good Year",
        "An Awesome Year",
        "A Fantastic Year",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMED)
def test_a_text_is_short_and_clean(name: str, language: str) -> None:
    text = TEXTS[language].text(message("effect", name))
    assert re.fullmatch(r"\S[^\n]*\.", text)
    assert len(text) <= 370
    assert not re.search(r"COC-|  |[\[\]_`\\{}\"']| -|-\d|\.\.", text), text
    if language == "pl":
        assert not re.search(r"(?:łe|ła|łby|łaby)[śm]\b", text), text


@pytest.mark.parametrize("name", NAMED)
def test_both_languages_say_the_same_numbers(name: str) -> None:
    said = [Counter(re.findall(r"\d+", TEXTS[language].text(message("effect", name)))) for language in LANGUAGES]
    assert said[0] == said[1]


def numbers_in(value: Any) -> Iterator[int]:
    """Every number of a fact, whatever its sign."""
    if isinstance(value, Mapping):
        for part in value.values():
            yield from numbers_in(part)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield abs(value)


TOLD: Final = ("cost_cancel_die", "cost_cancel_hit", "cost_per_step", "on_gain", "max_routes", "range", "combat_effect")
"""Fields of a fact that its text puts into words; so does it with the costs of using an advance and an action card."""


@pytest.mark.parametrize("name", NAMED)
def test_a_text_says_the_numbers_of_the_facts(name: str) -> None:
    fact = NAMED[name]
    told = [*[fact.get(field, {}) for field in TOLD], abs(fact.get("food", 0))]
    if "category" in fact or "condition" in fact:  # an advance, or the upper half of an action card
        told.append(fact.get("cost", {}))
    if fact.get("target") == "great_person":
        told += [1, 2]  # its two prices
    said = {int(number) for number in re.findall(r"\d+", TEXTS["en"].text(message("effect", name)))}
    assert {number for value in told for number in numbers_in(value)} - {0} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_halves_say_when_they_are_used(language: str) -> None:
    """COC-12.1, COC-12.2: free or main action, or at once or in the status phase."""
    words = {
        "en": {"free": "Free action", "main": "Main action", "status": "Status phase", "instant": "At once"},
        "pl": {"free": "Dodatkowa akcja", "main": "Akcja główna", "status": "Faza podsumowania", "instant": "Od razu"},
    }[language]
    for card in tables.ACTION_CARDS:
        assert TEXTS[language].text(message("effect", card.civil.id)).startswith(words[card.civil.action])
    for objective in tables.OBJECTIVES:
        for goal in (objective.upper, objective.lower):
            if goal.when in words:
                assert TEXTS[language].text(message("effect", goal.id)).startswith(words[goal.when])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_options_and_the_log_name_has_a_name(language: str) -> None:
    abilities = [row.id for row in tables.ADVANCES] + [row.id for row in tables.WONDERS]
    for civilization in tables.CIVILIZATIONS:
        abilities += [advance.id for advance in civilization.advances]
        abilities += [ability.id for leader in civilization.leaders for ability in leader.abilities]
    expected = {
        *[message("ability", ability) for ability in abilities],
        *[message("kind", resource.id) for resource in tables.RESOURCES],
        *[message("terrain", terrain.id) for terrain in tables.TERRAINS],
        *[message("unit", unit.id) for unit in tables.UNITS],
        *[message("building", building.id) for building in tables.BUILDINGS],
        *[message("category", category.id) for category in tables.CATEGORIES],
        *[message("icon", event.icon) for event in tables.EVENTS if event.icon],
        *[message("icon", face.icon) for face in tables.FACES],
        *[f"mood-{mood}" for mood in ("happy", "neutral", "angry")],
    }
    assert expected <= TEXTS[language].ids()
    for ability in abilities:
        named = TEXTS[language].text(message("ability", ability))
        assert named == TEXTS[language].text(message("card", ability))
