"""The list of components: complete, with facts, texts and sources."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from epoka.games.clash_of_cultures import GAME, catalogue
from epoka.games.clash_of_cultures.tables import ABILITIES, CARDS
from epoka.words import LANGUAGES, Catalogue

LOCALE: Final = Path(catalogue.__file__).parent / "locale"
TEXTS: Final = {language: Catalogue(LOCALE, language=language) for language in LANGUAGES}
FILE: Final[dict[str, Any]] = json.loads((LOCALE.parent / "facts" / "components.json").read_text(encoding="utf-8"))
ENTRIES: Final[dict[str, dict[str, Any]]] = {entry["id"]: entry for entry in GAME.catalogue()}


def test_the_catalogue_lists_every_component() -> None:
    assert sorted(ENTRIES) == sorted(catalogue.facts())
    civilizations, regions = FILE["civilizations"], FILE["map"]
    assert Counter(entry["deck"] for entry in ENTRIES.values()) == {
        "advance": len(FILE["advances"]),
        "unit": len(FILE["units"]),
        "settlement": 1,
        "building": len(FILE["buildings"]),
        "wonder": len(FILE["wonders"]),
        "event": len(FILE["events"]),
        "action": len(FILE["action_cards"]),
        "objective": len(FILE["objectives"]),
        "civilization": len(civilizations),
        "civilization advance": sum([len(one["advances"]) for one in civilizations]),
        "leader": sum([len(one["leaders"]) for one in civilizations]),
        "tile": sum([len(regions[kind]) for kind in ("regular_tiles", "start_tiles", "special_start_tiles")]),
    }


def test_an_entry_tells_what_the_facts_say() -> None:
    for name, entry in ENTRIES.items():
        fact = catalogue.facts()[name]
        assert (entry["copies"], entry["confidence"]) == (fact["copies"], fact["confidence"])
        assert entry["source"].startswith("; ".join(fact["source"]))
        assert fact.get("note", "") in entry["source"]
        assert entry["field_confidence"]["effect"] == fact["confidence"]
        assert "id" not in entry["facts"]


def test_entries_are_plain_data() -> None:
    assert json.loads(json.dumps(list(ENTRIES.values()))) == list(ENTRIES.values())


def test_facts_of_some_entries() -> None:
    assert ENTRIES["great_wall"]["facts"]["cost"] == {"food": 3, "wood": 2, "ore": 7, "culture": 5}
    assert ENTRIES["action_01"]["facts"]["civil"]["cost"] == {"culture": 1}
    assert ENTRIES["objective_14"]["facts"]["lower"]["excludes"] == "military_might"
    assert ENTRIES["event_38_revolution"]["facts"]["icon"] == "gold_mine"
    assert ENTRIES["rome"]["facts"]["leaders"] == ["augustus", "caesar", "sulla"]
    assert ENTRIES["sulla"]["facts"]["civilization"] == ENTRIES["rome_captivi"]["facts"]["civilization"] == "rome"
    assert ENTRIES["rome_captivi"]["facts"]["trigger"] == "bartering"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_speaks(language: str) -> None:
    texts = TEXTS[language]
    for entry in ENTRIES.values():
        assert texts.render(entry["name"])
        assert all(texts.render(part) for part in entry["text"])
        assert texts.has(f"type-{entry['facts']['type'].replace('_', '-')}")


def test_bespoke_means_an_effect_of_its_own() -> None:
    """Cards that share all their effects with others are not bespoke, nor are tiles and civilizations."""
    bespoke = {name for name, entry in ENTRIES.items() if entry["bespoke"]}
    assert {"event_38_revolution", "great_wall", "tactics", "hannibal", "action_13", "objective_01"} <= bespoke
    assert not {"event_03_famine", "event_31_heavy_earthquake", "action_01", "objective_25", "region_01"} & bespoke


def test_every_card_and_ability_of_the_rules_has_a_text() -> None:
    """What options and the log call a card is in the list, and so are advances, wonders and leaders of abilities."""
    assert set(CARDS) <= set(ENTRIES)
    leaders = [entry["facts"] for entry in ENTRIES.values() if entry["deck"] == "leader"]
    abilities = {ability["id"] for facts in leaders for ability in facts["abilities"]}
    assert set(ABILITIES) <= {*ENTRIES, *abilities}
