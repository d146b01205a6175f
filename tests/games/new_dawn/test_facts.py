"""Double entry: the tables of components beside the copy of the facts, field by field. (ND-2)"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import pytest

from epoka.games import new_dawn
from epoka.games.new_dawn.card import WONDER_TYPES, FocusCard, Requirement
from epoka.games.new_dawn.cards import diplomacy, focus, leaders, terrains, tiles, tokens, unique, victory, wonders
from epoka.games.new_dawn.effects import Fact
from epoka.games.new_dawn.events import VERBS
from epoka.games.new_dawn.game import CHAPTERS, GAME
from epoka.games.new_dawn.tables import OWNER
from epoka.parts.facts import beside, differing, read, unexplained

FACTS: Final[Fact] = read(Path(new_dawn.__file__).parent)
NAMES: Final = ("name_en", "name_pl", "civilization_en", "civilization_pl", "ability_name_en", "ability_name_pl")
SAID: Final = ("effect", "ability", "diplomacy_effect", "rules", "trade_token_effect")
"""What the facts say in words: the effects themselves are compared."""


KNOWN: Final = ("seed", "public")
"""Confidences of what somebody can look up; only the layout of the core is reconstructed."""


def listed(kind: str) -> list[Fact]:
    """Facts of a kind as a list; a single one is a list of one."""
    found = FACTS[kind]
    return found if isinstance(found, list) else [found]


def check(rows: Iterable[Any], kind: str, row_of: Callable[[Any], Fact], *apart: str) -> None:
    """Every row says what its fact says, and is as sure of it."""
    wrong: list[str] = []
    every = list(rows)
    for row, fact in beside(every, listed(kind)):
        assert row.confidence == fact["confidence"], row.id
        wrong += differing(row_of(row), fact, apart=(*NAMES, *SAID, *apart))
    assert wrong == []


def focus_card(card: FocusCard) -> Fact:
    params = {key: value for key, value in card.params().items() if value is not False}
    row = {"id": card.id, "type": card.type, "level": card.level, "set": card.set, "figures": card.figures()}
    return row | {"params": params, "copies_per_player": 1} | ({"leader": OWNER[card.id]} if card.id in OWNER else {})


def without_noes(params: Fact) -> Fact:
    return {key: value for key, value in params.items() if value is not False}


@pytest.mark.parametrize(
    ("rows", "kind"),
    [
        (focus.FOCUS_CARDS, "focus_cards"),
        (focus.BASE_FOCUS_CARDS, "base_variant_focus_cards"),
        (unique.UNIQUE_CARDS, "unique_focus_cards"),
    ],
)
def test_focus_cards(rows: tuple[FocusCard, ...], kind: str) -> None:
    for card, fact in beside(rows, FACTS[kind]):
        told = fact | {"params": without_noes(fact["params"])}
        assert differing(focus_card(card), told, apart=(*NAMES, *SAID, "replaces_at_setup")) == []
        assert card.confidence == fact["confidence"]
        assert fact.get("replaces_at_setup", False) == (card.id in OWNER and card.level == 1)


def test_leaders() -> None:
    check(
        leaders.LEADERS,
        "leaders",
        lambda row: {
            "id": row.id,
            "set": row.set,
            "focus_order_slots_1_to_5": list(row.row),
            "focus_row_with_growth": ["growth", *row.row],
            "unique_focus_card": row.unique,
            "ability_ops": row.ops(),
        },
    )
    assert set(OWNER) == {card.id for card in unique.UNIQUE_CARDS}


def test_the_ibrahim_card() -> None:
    check(
        leaders.SPECIAL_CARDS,
        "ibrahim_card",
        lambda row: {"id": row.id, "owner_leader": row.leader, "copies": 1, "ops": row.ops()},
    )


@pytest.mark.parametrize(
    ("rows", "kind"),
    [(wonders.WONDERS, "world_wonders"), (wonders.BASE_WONDERS, "base_variant_world_wonders")],
)
def test_world_wonders(rows: tuple[Any, ...], kind: str) -> None:
    check(
        rows,
        kind,
        lambda row: {
            "id": row.id,
            "type": row.type,
            "age": row.age,
            "cost": row.cost,
            "eligible_resources": list(row.resources),
            "set": row.set,
            "ops": row.ops(),
        },
    )


def test_city_states() -> None:
    check(
        diplomacy.CITY_STATES,
        "city_states",
        lambda row: {
            "id": row.id,
            "type": row.type,
            "set": row.set,
            "diplomacy_copies": row.copies,
            "defence_bonus": row.defence,
            "terrain": "grassland",
            "ops": row.ops(),
        },
        *("frame", "tile"),
    )


@pytest.mark.parametrize(
    ("rows", "kind"),
    [(diplomacy.DIPLOMACY, "player_diplomacy_cards"), (diplomacy.BASE_DIPLOMACY, "base_variant_diplomacy_cards")],
)
def test_diplomacy_cards(rows: tuple[Any, ...], kind: str) -> None:
    check(rows, kind, lambda row: {"id": row.id, "set": row.set, "copies_per_player": 1, "ops": row.ops()})


def requirement(asked: Requirement) -> Fact:
    """A requirement as the facts have it."""
    if asked.options:
        return {asked.kind: [requirement(option) for option in asked.options]}
    held = {"must_hold": True} if asked.kind == "forts_controlled_min" else {}
    tiles_ = {"fort_is_tile": True} if asked.kind.endswith("distinct_tiles") else {}
    if asked.type:
        return {asked.kind: {asked.type: asked.amount}}
    return {asked.kind: True if asked.kind == "wonder_of_each_age" else asked.amount, **held, **tiles_}


@pytest.mark.parametrize(
    ("rows", "kind"),
    [(victory.VICTORY_CARDS, "victory_cards"), (victory.BASE_VICTORY_CARDS, "base_variant_victory_cards")],
)
def test_victory_cards(rows: tuple[Any, ...], kind: str) -> None:
    for card, fact in beside(rows, FACTS[kind]):
        assert (card.set, card.kind, card.confidence) == (fact["set"], fact["kind"], fact["confidence"])
        told = [{"id": agenda["id"], "requirement": agenda["requirement"]} for agenda in fact["agendas"]]
        assert [{"id": each.id, "requirement": requirement(each.requirement)} for each in card.agendas] == told


def test_governments() -> None:
    check(
        tokens.GOVERNMENTS,
        "governments",
        lambda row: {"id": row.id, "focus_type": row.type, "arrows": row.arrows, "ops": row.ops()},
    )


def test_districts() -> None:
    check(
        tokens.DISTRICTS,
        "districts",
        lambda row: {"id": row.id, "copies_per_player": 1, "mode": row.mode, "options": row.ops()},
    )


def test_natural_wonders() -> None:
    check(
        tokens.NATURAL_WONDERS,
        "natural_wonders",
        lambda row: {
            "id": row.id,
            "resource": row.resource,
            "ops": row.ops(),
        },
        *("tile", "set", "token_reverse"),
    )


def test_resources() -> None:
    homes = {wonder.type: wonder.resources[0] for wonder in wonders.WONDERS}
    supply = {count.id: count for count in tokens.COUNTS}["resource_tokens"]
    for resource, fact in beside(tokens.RESOURCES, FACTS["resources"]):
        assert resource.confidence == fact["confidence"]
        assert homes[fact["wonder_home"]] == resource.id
        assert (fact["count_base"] * 4, fact["count_ti"] * 4) == (supply.base, supply.expansion)
    assert all(wonder.resources[0] == homes[wonder.type] for wonder in wonders.WONDERS)


def test_focus_types_and_bars() -> None:
    check(
        tokens.FOCUS_TYPES,
        "focus_types",
        lambda row: {"id": row.id, "trade_op": row.token.fact(), "wonder_deck": row.id in WONDER_TYPES},
    )
    assert [slot["number"] for slot in FACTS["focus_bar"]["slots"]] == list(tokens.BAR)
    assert FACTS["focus_bar"]["base_variant"]["slots"] == list(tokens.BASE_BAR)


def test_terrains() -> None:
    check(terrains.TERRAINS, "terrains", lambda row: {"id": row.id, "difficulty": row.difficulty})


def test_dials() -> None:
    for dial, kind in zip(tokens.EVENT_DIALS, ("event_dial", "base_variant_event_dial"), strict=True):
        fact = FACTS[kind]
        assert (dial.id, dial.confidence) == (fact["id"], fact["confidence"])
        assert [list(symbols) for symbols in dial.positions] == [place["symbols"] for place in fact["positions"]]
        assert [place.get("start", False) for place in fact["positions"]].index(True) == 0
    (tech,), fact = tokens.TECH_DIALS, FACTS["tech_dial"]
    assert {str(space): level for space, level in tech.levels} == fact["level_spaces"]
    assert (tech.last, tech.again) == (fact["last"], fact["after_last_goes_to"])


def test_forts_and_pieces() -> None:
    (fort,), fact = tokens.FORTS, FACTS["fort"]
    assert (fort.defence, fort.confidence) == (fact["defence_bonus_uncontrolled"], fact["confidence"])
    pieces = {fact["id"]: fact for fact in FACTS["token_counts"]}
    for count in tokens.COUNTS:
        told = pieces[count.id]
        assert count.confidence == told["confidence"]
        assert (count.base or told["base"], count.expansion or told["ti"]) == (told["base"], told["ti"])
        assert (count.each or told.get("per_player", 0)) == told.get("per_player", 0)


def test_every_component_is_there_as_often_as_it_is_counted() -> None:
    counted = {fact["id"]: fact["total"] for fact in FACTS["token_counts"]}
    assert counted["map_tiles"] == len(tiles.TILES)
    assert counted["wonder_cards"] == counted["wonder_tokens"] == len(wonders.WONDERS)
    assert counted["natural_wonder_tokens"] * 2 == len(tokens.NATURAL_WONDERS)
    assert counted["city_state_tokens"] * 2 == len(diplomacy.CITY_STATES)
    assert counted["city_state_cards"] == sum([state.copies for state in diplomacy.CITY_STATES])
    assert counted["player_diplomacy_cards"] == len(diplomacy.DIPLOMACY) * 5
    assert counted["victory_cards"] == len(victory.VICTORY_CARDS)
    assert counted["leader_sheets"] == counted["unique_focus_cards"] == len(leaders.LEADERS)
    assert counted["focus_cards"] == len(focus.FOCUS_CARDS) * 5
    assert counted["district_tokens"] == len(tokens.DISTRICTS) * 5
    assert counted["government_tokens"] == len(tokens.GOVERNMENTS) * 5
    assert counted["barbarian_tokens"] == len(tiles.BARBARIANS)


def side(printed: tiles.Side) -> list[Fact]:
    """A side of a tile, space by space, as the facts have it."""
    found: list[Fact] = [{"terrain": tiles.LETTERS[letter]} for letter in printed.terrain]
    for symbol in printed.symbols:
        name = symbol.id.upper() if symbol.kind == "barbarian" else symbol.id
        found[symbol.space][symbol.kind] = name
    return found


def test_map_tiles() -> None:
    geometry = FACTS["map_tile_geometry"]
    assert [list(place) for place in tiles.SHAPES[0]] == geometry["side_a_axial"]
    assert [list(place) for place in tiles.SHAPES[1]] == geometry["side_b_axial"]
    for tile, fact in beside(tiles.TILES, FACTS["map_tiles"]):
        assert (tile.number, tile.set, tile.kind) == (fact["number"], fact["set"], fact["kind"])
        for printed, name, shape in ((tile.a, "A", tiles.SHAPES[0]), (tile.b, "B", tiles.SHAPES[1])):
            hexes = fact["sides"][name]["hexes"]
            assert [(each["q"], each["r"]) for each in hexes] == list(shape)
            left = ("i", "q", "r", "capital", "note")
            told = [{key: value for key, value in each.items() if key not in left} for each in hexes]
            assert side(printed) == told, f"{tile.id} {name}"
            stars = [each["i"] for each in hexes if each.get("capital")]
            assert stars == ([0] if tile.kind == tiles.CAPITAL else [])


def test_core_layouts_and_barbarians() -> None:
    for laying, name in zip(tiles.CORE, ("A", "B"), strict=True):
        told = [(*each["anchor"], each["rotation_steps_clockwise"]) for each in FACTS["core_layouts"][name]]
        assert [(each.q, each.r, each.turned) for each in laying] == told
        assert [each["placement_order"] for each in FACTS["core_layouts"][name]] == [1, 2, 3, 4]
    assert [fact["letter"].lower() for fact in FACTS["barbarians"]] == list(tiles.BARBARIANS)
    spawns = {fact["letter"].lower(): sorted(fact["spawn_spaces"]) for fact in FACTS["barbarians"]}
    found: dict[str, list[str]] = {letter: [] for letter in tiles.BARBARIANS}
    for tile in tiles.TILES:
        for name, printed in (("A", tile.a), ("B", tile.b)):
            for symbol in printed.symbols:
                if symbol.kind == "barbarian":
                    found[symbol.id].append(f"{tile.number}{name}:{symbol.space}")
    assert {letter: sorted(spaces) for letter, spaces in found.items()} == spawns


def test_city_states_and_natural_wonders_are_on_their_tiles() -> None:
    places = {
        symbol.id: f"{tile.number}{name}"
        for tile in tiles.TILES
        for name, printed in (("A", tile.a), ("B", tile.b))
        for symbol in printed.symbols
        if symbol.kind in ("city_state", "natural_wonder")
    }
    assert {fact["id"]: fact["tile"] for fact in FACTS["city_states"]}.items() <= places.items()
    assert {fact["id"]: fact["tile"] for fact in FACTS["natural_wonders"]}.items() <= places.items()
    for fact in FACTS["natural_wonders"]:
        # What is on the back of its token is on the other side of its tile. (ND-15.5)
        assert places[fact["token_reverse"]][:-1] == fact["tile"][:-1]


def test_sources_and_confidences_are_explained() -> None:
    kinds = [kind for kind in FACTS if kind not in ("notes", "definitions")]
    facts = [fact for kind in kinds for fact in listed(kind) if fact.get("confidence", "reconstructed") in KNOWN]
    known = FACTS["notes"]["sources"]
    used = {fact["confidence"] for fact in facts}
    legend = {name: text for name, text in FACTS["notes"]["confidence_levels"].items() if name in used}
    assert unexplained(facts, {"sources": known, "confidence_legend": legend}) == []


def test_no_word_of_an_option_means_two_things() -> None:
    meant: dict[str, set[tuple[str, ...]]] = {}
    for chapter in CHAPTERS:
        for word, names in getattr(chapter, "WORDS", {}).items():
            meant.setdefault(word, set()).add(tuple(names))
    assert {word: names for word, names in meant.items() if len(names) > 1} == {}
    assert set(GAME.words) == set(meant)


def test_no_two_events_have_one_name() -> None:
    names = [verb.name for verb in VERBS]
    assert len(set(names)) == len(names)
