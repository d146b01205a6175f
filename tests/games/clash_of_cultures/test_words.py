"""Names and texts of the components in both languages."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from epoka.games.clash_of_cultures import catalogue
from epoka.games.clash_of_cultures import components as tables
from epoka.games.clash_of_cultures.tables import NUMBERS
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


def effects(message: Any) -> Iterator[Fact]:
    """The messages of effects in a text, wherever they stand."""
    if isinstance(message, Mapping):
        if message["id"].startswith("effect-"):
            yield dict(message)
        for inner in message["args"].values():
            yield from effects(inner)


TOLD: Final[dict[str, list[Fact]]] = {entry["id"]: entry["text"] for entry in catalogue.catalogue()}
"""What each component says, in one or several messages."""
SAID: Final[dict[str, list[Fact]]] = {}
"""The messages of each effect; the numbers differ where several cards share it."""
for found in [effect for text in TOLD.values() for one in text for effect in effects(one)]:
    SAID.setdefault(found["id"], []).append(found)
MESSAGES: Final = [one for messages in SAID.values() for one in messages]


def said(name: str, language: str) -> str:
    """What a component says."""
    return " ".join([TEXTS[language].render(one) for one in TOLD[name]])


def message(kind: str, name: str) -> str:
    """The id of a component's name or text."""
    return f"{kind}-{name.replace('_', '-')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_agree_with_the_facts(language: str) -> None:
    for name, fact in NAMED.items():
        assert TEXTS[language].text(message("card", name)) == fact[f"name_{language}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_every_effect_a_text_and_nothing_else_has(language: str) -> None:
    written = {name for name in TEXTS[language].ids() if name.startswith(("card-", "effect-"))}
    assert written == {*[message("card", name) for name in NAMED], *SAID}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FACTS)
def test_no_face_is_blank(name: str, language: str) -> None:
    """Every component of the facts has a name and says something."""
    assert TEXTS[language].text(message("card", name)).strip()
    assert re.search(r"\w{2,}.*\.$", said(name, language))


def test_halves_goals_and_abilities_say_something() -> None:
    assert {message("effect", name) for name in PARTS} <= set(SAID)


def test_cards_of_one_deck_have_names_of_their_own() -> None:
    """Only events have copies, and years of plenty that differ in whom they feed."""
    for language in LANGUAGES:
        for deck in ("advance", "wonder", "action", "objective", "leader", "civilization_advance", "tile"):
            cards = [component.id for component in catalogue.LISTED if component.type == deck]
            names = Counter(TEXTS[language].text(message("card", name)) for name in cards)
            assert [name for name, count in names.items() if count > 1] == []


def test_events_of_the_same_name_have_the_same_text_or_are_years() -> None:
    texts: dict[str, set[str]] = {}
    for event in tables.EVENTS:
        texts.setdefault(TEXTS["en"].text(message("card", event.id)), set()).add(said(event.id, "en"))
    counts = Counter(TEXTS["en"].text(message("card", event.id)) for event in tables.EVENTS)
    assert {name for name, count in counts.items() if count > 1 and len(texts[name]) == 1} == REPEATED
    assert {name for name, known in texts.items() if len(known) > 1} == {
        "A Good Year",
        "An Awesome Year",
        "A Fantastic Year",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", MESSAGES, ids=lambda one: one["id"])
def test_a_text_is_short_and_clean(one: Fact, language: str) -> None:
    text = TEXTS[language].render(one)
    assert re.fullmatch(r"\S[^\n]*\.", text)
    assert len(text) <= 370
    assert not re.search(r"COC-|  |[\[\]_`\\{}\"']| -|-\d|\.\.", text), text
    if language == "pl":
        assert not re.search(r"(?:łe|ła|łby|łaby)[śm]\b", text), text


@pytest.mark.parametrize("name", FACTS)
def test_both_languages_say_the_same_numbers(name: str) -> None:
    numbers = [Counter(re.findall(r"\d+", said(name, language))) for language in LANGUAGES]
    assert numbers[0] == numbers[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_say_no_number_that_is_not_the_cards(language: str) -> None:
    """Numbers come as arguments; what is written out is one of something, and never an amount."""
    amount = r"food|wood|ore|idea|gold|mood\b|culture|combat|hit|żywno|drewn|rud|złot|żeton|trafie|do wartości"
    for line in (LOCALE / language / "cards.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith(("effect-", "text-", "    [", "   *[")):
            text = re.sub(r"^ *\*?\[\w+\]|\{[^}]*\}", "", line.partition(" = ")[2] or line)
            assert set(re.findall(r"\d+", text)) <= {"1"}, line
            # A price of several kinds has one number: "1 food, wood, ore or culture".
            assert not re.search(rf"\b1 (?:{amount})", text), line


def numbers_in(value: Any) -> Iterator[int]:
    """Every number of a fact, whatever its sign."""
    if isinstance(value, Mapping):
        for part in value.values():
            yield from numbers_in(part)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield abs(value)


STATED: Final = ("cost_cancel_die", "cost_cancel_hit", "cost_per_step", "on_gain", "max_routes", "range")
"""Fields of a fact that its text puts into words; so does it with the costs of using an advance and an action card."""


@pytest.mark.parametrize("name", FACTS)
def test_a_text_says_the_numbers_of_the_facts(name: str) -> None:
    fact = FACTS[name]
    told = [*[fact.get(field, {}) for field in (*STATED, "combat_effect")], abs(fact.get("food", 0))]
    told += [fact[half].get("cost", {}) for half in ("civil", "combat") if half in fact]
    if "category" in fact:  # an advance
        told.append(fact.get("cost", {}))
    if fact.get("target") == "great_person":
        told += [1, 2]  # its two prices
    numbers = {int(number) for number in re.findall(r"\d+", said(name, "en"))}
    assert {number for value in told for number in numbers_in(value)} - {0} <= numbers


WORDS: Final = {"one": 1, "two": 2, "a ": 1, "an ": 1, "each ": 1, "half": 1, "second": 2}


@pytest.mark.parametrize("name", [name for name in NUMBERS if name in NAMED])
def test_the_numbers_of_a_row_are_in_the_facts(name: str) -> None:
    """The rows are our reading of the facts: no number of them comes from elsewhere."""
    fact = NAMED[name]
    prose = json.dumps({field: fact.get(field) for field in ("effect", "condition", *STATED, "cost", "combat_effect")})
    known = {float(number) for number in re.findall(r"\d+(?:\.\d+)?", prose)}
    known |= {value for word, value in WORDS.items() if word in prose.lower()}
    # What is worth a whole number of points counts as half points.
    known |= {2 * number for number in known} if "halves" in NUMBERS[name] else set()
    assert set(NUMBERS[name].values()) - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_halves_say_when_they_are_used(language: str) -> None:
    """COC-12.1, COC-12.2: free or main action, or at once or in the status phase."""
    words = {
        "en": {"free": "Free action", "main": "Main action", "status": "Status phase", "instant": "At once"},
        "pl": {"free": "Dodatkowa akcja", "main": "Akcja główna", "status": "Faza podsumowania", "instant": "Od razu"},
    }[language]
    when = {half.id: half.action for half in tables.CIVIL.values()}
    when |= {goal.id: goal.when for goal in tables.GOALS.values() if goal.when in words}
    for name, word in when.items():
        for one in SAID[message("effect", name)]:
            assert TEXTS[language].render(one).startswith(words[word])


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
