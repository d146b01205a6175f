"""The cards against the facts, field by field; their names and texts; how sure all of it is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from epoka.games.through_the_ages import catalogue, tables
from epoka.games.through_the_ages.card import AGES, BOARD, CIVIL, MILITARY, VALUES, WAR, values_of
from epoka.games.through_the_ages.cards import CARDS, EVERY
from epoka.parts.facts import differing, unexplained
from epoka.words import LANGUAGES, Catalogue
from tests.games.through_the_ages.printed import DECKS, FACTS, FILE, PRINTED, SEATS, START, printed

Fact = dict[str, Any]

FOLDER: Final = Path(catalogue.__file__).parent
COPIES: Final = sum(FILE["notes"]["totals_4_players"].values())
"""How many cards the decks have."""
TEXTS: Final = {language: Catalogue(FOLDER / "locale", language=language) for language in LANGUAGES}

APART: Final = ("id", "aliases", "age", "level", "deck", "category", "copies", "marks", "effect", "seed_confirms")
"""Fields of a fact that have a place of their own; the others are what is printed on the card, as typed values."""


def message(name: str) -> str:
    """The id of a card's name."""
    return f"card-{name.replace('_', '-')}"


# -- the tables ------------------------------------------------------------------------------------------------------


def test_the_tables_have_the_cards_of_the_facts() -> None:
    """TTA-1.2: every card of the decks and of the player board."""
    assert sorted(CARDS) == sorted(FACTS)
    assert len(START) == 6
    assert len(DECKS) == FILE["notes"]["distinct_entries"]


@pytest.mark.parametrize("name", FACTS)
def test_a_card_agrees_with_the_facts(name: str) -> None:
    """Every field of every card is the one in the facts."""
    card, fact = CARDS[name], FACTS[name]
    assert card.id == name
    assert (card.deck, card.age, card.level, card.category) == (
        fact["deck"],
        fact["age"],
        fact["level"],
        fact["category"],
    )
    # A technology of the player board is there once for each player.
    copies = [n * card.copies[n - 2] if card.deck == BOARD else card.copies[n - 2] for n in SEATS]
    assert copies == [fact["copies"][str(n)] for n in SEATS]
    assert differing(values_of(card), fact, apart=APART) == []
    assert card.confidence == fact["confidence"]


@pytest.mark.parametrize("fact", DECKS, ids=[fact["id"] for fact in DECKS])
def test_copies_follow_from_the_marks(fact: Fact) -> None:
    """TTA-1.4: cards marked 3+ and 4 stay out with fewer players; pacts need three."""
    if fact["deck"] == CIVIL:
        base, three, four = (fact["marks"][mark] for mark in ("base", "3+", "4"))
        assert [fact["copies"][str(n)] for n in SEATS] == [base, base + three, base + three + four]
    else:
        assert fact["copies"]["3"] == fact["copies"]["4"] > 0
        assert fact["copies"]["2"] == (0 if fact["category"] == "pact" else fact["copies"]["3"])


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", range(4))
def test_the_decks_have_their_sizes(level: int, seats: int) -> None:
    """TTA-1.3, TTA-1.4: with all cards 20, 55, 55, 55 civil and 10, 50, 50, 45 military ones."""
    totals = FILE["notes"]["deck_totals"]
    for side, sizes in ((CIVIL, (20, 55, 55, 55)), (MILITARY, (10, 50, 50, 45))):
        dealt = tables.deck(side, level, seats)
        assert len(dealt) == totals[f"{side}_{AGES[level]}"][str(seats)]
        names = Counter(tables.NAMES[tables.KIND[card]] for card in dealt)
        age = [fact for fact in DECKS if (fact["deck"], fact["level"]) == (side, level)]
        assert names == Counter({fact["id"]: fact["copies"][str(seats)] for fact in age if fact["copies"][str(seats)]})
        if seats == 4:
            assert len(dealt) == sizes[level]


def test_what_the_levels_leave_out() -> None:
    """TTA-3.3, TTA-3.4: 4 wars in military II, 6 pacts in I and II, 10 in all, 13 events in III."""
    copies: Counter[tuple[str, str]] = Counter()
    for fact in DECKS:
        copies[fact["category"], fact["age"]] += fact["copies"]["4"]
    assert copies[WAR, "II"] == 4
    assert [copies["pact", age] for age in AGES] == [0, 2, 4, 4]
    assert [copies["event", age] for age in ("A", "III")] == [10, 13]
    assert sum(copies.values()) == COPIES


def test_starting_workers() -> None:
    """TTA-3.1: six workers stand on the player board."""
    workers = {"agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 0, "warriors": 1, "despotism": 0}
    assert {fact["id"]: fact.get("starting_workers", 0) for fact in START} == workers


# -- names and texts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_agree_with_the_facts(language: str) -> None:
    """A name that several cards share is followed by the age."""
    shared = Counter(fact["name_en"] for fact in FACTS.values())
    for name, fact in FACTS.items():
        age = f" ({fact['age']})" if shared[fact["name_en"]] > 1 else ""
        assert TEXTS[language].text(message(name)) == fact[f"name_{language}"] + age


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_one_card(language: str) -> None:
    names = Counter(TEXTS[language].text(message(name)) for name in FACTS)
    assert {name: count for name, count in names.items() if count > 1} == {}


def said(name: str, language: str) -> str:
    """The text of a card as it is printed."""
    return " ".join([TEXTS[language].render(part) for part in PRINTED[name].words()])


def ids_in(message: Mapping[str, Any]) -> Iterator[str]:
    """The messages that a text is made of."""
    yield message["id"]
    for value in message["args"].values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, dict):
                yield from ids_in(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_nothing_else_has(language: str) -> None:
    written = {name for name in TEXTS[language].ids() if name.startswith("card-")}
    assert written == {message(name) for name in FACTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_on_some_card(language: str) -> None:
    told = {found for card in EVERY for part in card.words() for found in ids_in(part)}
    assert {name for name in TEXTS[language].ids() if name.startswith("text-")} == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FACTS)
def test_no_face_is_blank_and_a_text_is_short_and_clean(name: str, language: str) -> None:
    text = said(name, language)
    assert re.fullmatch(r"\S[^\n]*\.", text)
    assert len(text) <= 260
    assert not re.search(r"TTA-|  |[\[\]_`\\{}\"]| -|-\d", text), text
    if language == "pl":
        assert not re.search(r"(?:łe|ła|łby|łaby)[śm]\b|'", text), text


def numbers_in(value: Any) -> Iterator[int]:
    """Every number of a fact, whatever its sign."""
    if isinstance(value, Mapping):
        for part in value.values():
            yield from numbers_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from numbers_in(part)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield abs(value)


UNSAID: Final = {"impact_of_technology": ("level", "level_advanced_game")}
"""Numbers said in another way: levels in Roman numerals."""
TOLD: Final = tuple([name for name in VALUES if name not in ("cost", "subtype", "starting_workers")])
"""The fields that a text puts into words."""


@pytest.mark.parametrize("name", FACTS)
def test_a_text_says_the_numbers_of_the_facts(name: str) -> None:
    """Both languages say the same numbers, and all that the card gives, does or scores, as often as it does."""
    fact = FACTS[name]
    found = [Counter(map(int, re.findall(r"\d+", said(name, language)))) for language in LANGUAGES]
    assert found[0] == found[1]
    unsaid = Counter(numbers_in([fact.get("impact", {})[field] for field in UNSAID.get(name, ())]))
    assert Counter(numbers_in([fact.get(field, {}) for field in TOLD])) - unsaid <= found[0]


def without(value: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A value with each of its fields left out, one at a time."""
    for field, inner in value.items():
        rest = {name: other for name, other in value.items() if name != field}
        if isinstance(inner, dict) and "two" not in inner:
            yield from [rest | {field: part} for part in without(inner)]
        else:
            yield rest


@pytest.mark.parametrize("name", FACTS)
def test_a_text_says_every_field_of_the_facts(name: str) -> None:
    """If any field were not printed, the text would be another."""
    fact = FACTS[name]
    for field in TOLD:
        for less in without(fact.get(field, {})):
            assert printed(fact | {field: less}).words() != PRINTED[name].words()


# -- how sure --------------------------------------------------------------------------------------------------------


def test_confidence_is_counted_right() -> None:
    notes = FILE["notes"]
    assert Counter(fact["confidence"] for fact in DECKS) == notes["confidence_by_distinct_entry"]
    by_copies: Counter[str] = Counter()
    for fact in DECKS:
        by_copies[fact["confidence"]] += fact["copies"]["4"]
    assert by_copies == notes["confidence_by_physical_card"]


def test_sources_are_explained() -> None:
    assert unexplained(FACTS.values(), FILE["notes"]) == []


def test_unsure_cards_say_why() -> None:
    for fact in FACTS.values():
        if fact["confidence"] in ("memory", "reconstructed"):
            assert fact["confidence_note"]
        elif fact["confidence"] == "seed":
            assert "rulebook" in fact["source"]


def test_the_readme_lists_the_unsure_cards() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+) \| (\w+) \| (war|pact) \| (memory|reconstructed) \|", readme, re.MULTILINE)
    unsure = [fact for fact in DECKS if fact["confidence"] in ("memory", "reconstructed")]
    assert sorted(rows) == sorted(
        (fact["name_en"], fact["age"], fact["category"], fact["confidence"]) for fact in unsure
    )
    counts = FILE["notes"]["confidence_by_distinct_entry"]
    told = f"**{counts['reconstructed']} is reconstructed, {counts['memory']} are from memory**"
    assert f"| cards | {COPIES} and the six technologies of the player board; {told}, see below |" in readme
    for confidence, cards in counts.items():
        copies = FILE["notes"]["confidence_by_physical_card"][confidence]
        assert f"| {confidence} | {cards} | {copies} |" in readme


# -- the catalogue ---------------------------------------------------------------------------------------------------


def test_the_catalogue_lists_every_card() -> None:
    entries = catalogue.catalogue()
    assert [entry["id"] for entry in entries] == [card.id for card in EVERY]
    assert sum(entry["copies"] for entry in entries) == COPIES + len(START)
    for entry in entries:
        fact = FACTS[entry["id"]]
        told = entry["facts"]
        assert (told["type"], told["era"], told["level"]) == (fact["category"], fact["age"], fact["level"])
        assert (told["cost"], told["gives"]) == (fact.get("cost", {}), fact.get("gives", {}))
        assert entry["confidence"] == entry["field_confidence"]["effect"] == fact["confidence"]
        assert entry["source"].startswith("; ".join(fact["source"]))
        assert fact.get("confidence_note", "") in entry["source"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_speaks(language: str) -> None:
    texts = TEXTS[language]
    for entry in catalogue.catalogue():
        assert texts.render(entry["name"])
        assert [texts.render(part) for part in entry["text"]]
        assert texts.has(f"type-{entry['facts']['type'].replace('_', '-')}")
        assert texts.has(f"era-{entry['facts']['era']}")


def test_one_card_in_five_is_bespoke() -> None:
    """A part that only one card has makes it bespoke; ordinary cards share theirs."""
    bespoke = {entry["id"] for entry in catalogue.catalogue() if entry["bespoke"]}
    assert {"bill_gates", "holy_war", "ravages_of_time", "michelangelo"} <= bespoke
    assert not {"iron", "pyramids", "rich_land_a", "plunder_i", "peace_treaty", "phalanx"} & bespoke
    assert 4 <= len(EVERY) / len(bespoke) <= 5
