"""The component tables against the facts, field by field; how sure all of it is."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from epoka.games.clash_of_cultures import catalogue
from epoka.games.clash_of_cultures import components as tables

Fact = dict[str, Any]

FOLDER: Final = Path(catalogue.__file__).parent
FILE: Final[Fact] = json.loads((FOLDER / "facts" / "components.json").read_text(encoding="utf-8"))
NOTES: Final[Fact] = FILE["notes"]
MAP: Final[Fact] = FILE["map"]
SEATS: Final = (2, 3, 4)


def same(rows: Any, facts: list[Fact]) -> Iterator[tuple[Any, Fact]]:
    """The rows of a table beside their facts; both have the same order."""
    assert [row.id for row in rows] == [fact["id"] for fact in facts]
    return zip(rows, facts, strict=True)


def entries() -> Iterator[Fact]:
    """Everything that has a confidence of its own."""
    for kind in ("resources", "terrains", "advances", "units", "buildings", "wonders"):
        yield from FILE[kind]
    for kind in ("events", "action_cards", "objectives"):
        yield from FILE[kind]
    for civilization in FILE["civilizations"]:
        yield from civilization["advances"]
        yield from civilization["leaders"]
    for kind in ("regular_tiles", "start_tiles", "special_start_tiles"):
        yield from MAP[kind]
    for kind in ("tokens", "settlement", "combat_die", "barbarians", "pirates"):
        yield FILE[kind]


# -- counts ----------------------------------------------------------------------------------------------------------


def test_the_box_is_complete() -> None:
    """COC-1.4, COC-6.1, COC-13.20: so many components of each kind."""
    civilizations = tables.CIVILIZATIONS
    counted = {
        "advances": len(tables.ADVANCES),
        "categories": len(tables.CATEGORIES),
        "buildings": len(tables.BUILDINGS),
        "wonders": len(tables.WONDERS),
        "events_base": sum(not event.expansion for event in tables.EVENTS),
        "events_expansion": sum(event.expansion for event in tables.EVENTS),
        "action_cards": len(tables.ACTION_CARDS),
        "objectives_base": sum(not objective.expansion for objective in tables.OBJECTIVES),
        "objectives_expansion": sum(objective.expansion for objective in tables.OBJECTIVES),
        "civilizations": len(civilizations),
        "civilization_advances": sum(len(civilization.advances) for civilization in civilizations),
        "leaders": sum(len(civilization.leaders) for civilization in civilizations),
        "regular_tiles": len(tables.REGULAR_TILES),
        "start_tiles": tables.START_TILES[0].copies,
        "special_start_tiles": len(tables.SPECIAL_TILES),
        "dice": tables.DICE,
    }
    assert counted == NOTES["totals"]
    assert counted == {
        "advances": 48,
        "categories": 12,
        "buildings": 7,
        "wonders": 8,
        "events_base": 38,
        "events_expansion": 20,
        "action_cards": 42,
        "objectives_base": 32,
        "objectives_expansion": 6,
        "civilizations": 15,
        "civilization_advances": 60,
        "leaders": 45,
        "regular_tiles": 16,
        "start_tiles": 4,
        "special_start_tiles": 5,
        "dice": 9,
    }


def test_every_id_is_one_component() -> None:
    halves = {half.id for card in tables.ACTION_CARDS for half in (card.civil, card.combat)}
    goals = {goal.id for objective in tables.OBJECTIVES for goal in (objective.upper, objective.lower)}
    abilities = [
        ability.id
        for civilization in tables.CIVILIZATIONS
        for leader in civilization.leaders
        for ability in leader.abilities
    ]
    assert len(abilities) == 90
    ids = Counter([*[entry["id"] for entry in catalogue.catalogue()], *halves, *goals, *abilities])
    assert [name for name, count in ids.items() if count > 1] == []
    assert all(re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) for name in ids)


# -- the tables ------------------------------------------------------------------------------------------------------


def test_resources_and_terrains_agree_with_the_facts() -> None:
    """COC-2.5, COC-3.2, COC-5.1"""
    for resource, fact in same(tables.RESOURCES, FILE["resources"]):
        limits = {name.removeprefix("limit_with_"): limit for name, limit in fact.items() if "limit_with_" in name}
        changed = {resource.changed_by: resource.changed_limit} if resource.changed_by else {}
        assert (resource.limit, resource.start, changed) == (fact["limit"], fact["start"], limits)
    for terrain, fact in same(tables.TERRAINS, FILE["terrains"]):
        assert terrain.gives == fact["collect"]
    assert FILE["tokens"]["exhausted_land"] == tables.EXHAUSTED_LAND == 6


def test_advances_agree_with_the_facts() -> None:
    """COC-6.1: twelve columns of four, the top ones needed for the rest."""
    for category, fact in same(tables.CATEGORIES, FILE["advance_categories"]):
        assert (category.government, category.requires) == (fact["government"], fact["required_for_top"])
    for advance, fact in same(tables.ADVANCES, FILE["advances"]):
        assert advance.category == fact["category"]
        assert advance.bonus_token == fact["bonus_token"]
        assert advance.building == fact["unlocks_building"]
        assert list(advance.requires) == fact["requires"]
        assert advance.starting is fact.get("starting", False)
        assert fact["copies"] == 1
    for category in tables.CATEGORIES:
        top, *rest = [advance for advance in tables.ADVANCES if advance.category == category.id]
        assert top.requires == ((category.requires,) if category.requires else ())
        assert [advance.requires for advance in rest] == [(top.id,)] * 3
        assert [fact["id"] for fact in FILE["advances"] if fact["top_of_category"]].count(top.id) == 1


def test_units_agree_with_the_facts() -> None:
    """COC-1.1, COC-1.2, COC-7.6.1"""
    for unit, fact in same(tables.UNITS, FILE["units"]):
        assert unit.kind == fact["kind"]
        assert unit.cost == fact["cost"]
        assert unit.building == fact["requires_building"]
        assert unit.per_player == fact["copies_per_player"]
        assert unit.barbarian == fact["copies_barbarian"]
        assert unit.pirate == fact["copies_pirate"]
        assert unit.capacity == fact["capacity"]
        assert unit.expansion == fact["expansion"]
        assert fact["copies"] == 4 * unit.per_player + unit.barbarian + unit.pirate
    barbarian = {unit.id: unit.barbarian for unit in tables.UNITS}
    supply = FILE["barbarians"]
    assert [barbarian[unit] for unit in ("infantry", "cavalry", "elephant")] == [
        supply["infantry"],
        supply["cavalry"],
        supply["elephants"],
    ]
    assert supply["settlements"] == tables.SETTLEMENT.barbarian
    assert FILE["pirates"]["ships"] == sum(unit.pirate for unit in tables.UNITS)


def test_city_pieces_agree_with_the_facts() -> None:
    """COC-1.1, COC-7.5.1"""
    for building, fact in same(tables.BUILDINGS, FILE["buildings"]):
        assert building.cost == fact["cost"]
        assert building.requires == fact["requires_advance"]
        assert building.per_player == fact["copies_per_player"]
        assert building.points == fact["vp"]
        assert building.expansion == fact["expansion"]
        assert fact["copies"] == 4 * building.per_player
    unlocked = {advance.building: advance.id for advance in tables.ADVANCES if advance.building}
    assert unlocked == {building.id: building.requires for building in tables.BUILDINGS}
    piece, fact = tables.SETTLEMENT, FILE["settlement"]
    assert (piece.per_player, piece.barbarian) == (fact["copies_per_player"], fact["copies_barbarian"])
    assert (piece.points, 4 * piece.per_player + piece.barbarian) == (fact["vp"], fact["copies"])


def test_wonders_agree_with_the_facts() -> None:
    """COC-12.3.1, COC-12.3.2, COC-12.3.5: twelve resources, five culture, Engineering and one more advance."""
    for wonder, fact in same(tables.WONDERS, FILE["wonders"]):
        assert wonder.cost == fact["cost"]
        assert list(wonder.requires) == fact["requires_advances"]
        assert wonder.building == fact["requires_building_in_city"]
        assert wonder.points == fact["vp"]
        assert wonder.builder_points == fact["vp_builder_when_captured"]
        assert wonder.owner_points == fact["vp_owner_when_captured"]
        assert wonder.builder_points + wonder.owner_points == wonder.points
        resources = {kind: amount for kind, amount in wonder.cost.items() if kind != "culture"}
        assert (sum(resources.values()), wonder.cost["culture"]) == (12, 5)
        assert wonder.requires[0] == "engineering"


def test_events_agree_with_the_facts() -> None:
    """COC-10.1, COC-10.3"""
    for event, fact in same(tables.EVENTS, FILE["events"]):
        assert (event.number, event.expansion) == (fact["number"], fact["expansion"])
        assert (event.effect, event.icon, event.target) == (fact["effect_id"], fact["icon"], fact["target"])
        assert list(event.protected_by) == fact["protected_by"]
        assert (event.keep, event.lasting) == (fact["keep"], fact.get("lasting"))
        assert (event.food, event.category) == (fact.get("food", 0), fact.get("category"))
        assert event.half_points == fact.get("half_points", 0)
    assert [event.number for event in tables.EVENTS] == list(range(1, 59))
    assert all(event.keep for event in tables.EVENTS if event.target in ("great_person", "lasting"))


def test_events_with_the_same_effect_say_the_same() -> None:
    """Cards that share their effect differ at most in the amount of food and in whom they strike."""
    texts: dict[tuple[str, str, int], set[str]] = {}
    for fact in FILE["events"]:
        texts.setdefault((fact["effect_id"], fact["target"], fact.get("food", 0)), set()).add(fact["effect"])
    assert [key for key, said in texts.items() if len(said) > 1] == []


def test_action_cards_agree_with_the_facts() -> None:
    """COC-9.2.1, COC-12.1"""
    for card, fact in same(tables.ACTION_CARDS, FILE["action_cards"]):
        assert card.number == fact["number"]
        upper, lower = fact["civil"], fact["combat"]
        assert card.civil == (upper["id"], upper["action"], upper["cost"], upper["condition"])
        assert (card.combat.id, list(card.combat.needs_any_of)) == (lower["id"], lower["needs_any_of"])
        assert (card.combat.role, card.combat.place, card.combat.timing) == (
            lower["role"],
            lower["place"],
            lower["timing"],
        )
    assert [card.number for card in tables.ACTION_CARDS] == list(range(1, 43))


@pytest.mark.parametrize("half", ["civil", "combat"])
def test_halves_of_the_same_name_are_the_same(half: str) -> None:
    """COC-12.1: a half is printed on several cards with the same price, conditions and text."""
    printed: dict[str, Fact] = {}
    for fact in FILE["action_cards"]:
        assert printed.setdefault(fact[half]["id"], fact[half]) == fact[half]
    assert len(printed) == {"civil": 21, "combat": 16}[half]


def test_no_two_action_cards_are_the_same() -> None:
    pairs = [(card.civil.id, card.combat.id) for card in tables.ACTION_CARDS]
    assert len(set(pairs)) == len(pairs)


def test_objectives_agree_with_the_facts() -> None:
    """COC-12.2"""
    goals: dict[str, tuple[str, str | None]] = {}
    for objective, fact in same(tables.OBJECTIVES, FILE["objectives"]):
        assert (objective.number, objective.expansion, objective.points) == (
            fact["number"],
            fact["expansion"],
            fact["vp"],
        )
        for goal, half in ((objective.upper, fact["upper"]), (objective.lower, fact["lower"])):
            assert goal == (half["id"], half["when"], half.get("excludes"))
            assert goals.setdefault(goal.id, (goal.when, goal.excludes)) == (goal.when, goal.excludes)
    assert [objective.number for objective in tables.OBJECTIVES] == list(range(1, 39))
    for goal_id, (_, excluded) in goals.items():
        assert excluded is None or goals[excluded][1] == goal_id


def test_civilizations_agree_with_the_facts() -> None:
    """COC-3.3, COC-13.1, COC-13.20: four advances, three leaders, two abilities each."""
    advances = {advance.id for advance in tables.ADVANCES}
    for civilization, fact in same(tables.CIVILIZATIONS, FILE["civilizations"]):
        assert civilization.tile == fact["special_start_tile"]
        assert len(civilization.advances) == 4
        assert len(civilization.leaders) == 3
        for advance, told in same(civilization.advances, fact["advances"]):
            assert advance.trigger == told["trigger"]
            assert advance.trigger in {*advances, "any_government"}
            assert advance.id.startswith(f"{civilization.id}_")
        for leader, told in same(civilization.leaders, fact["leaders"]):
            for ability, known in same(leader.abilities, told["abilities"]):
                assert ability.kind == known["kind"]
                assert ability.id.startswith(f"{leader.id}_")


def test_tiles_agree_with_the_facts() -> None:
    """COC-2.2, COC-3.3"""
    for rows, kind in (
        (tables.REGULAR_TILES, "regular_tiles"),
        (tables.START_TILES, "start_tiles"),
        (tables.SPECIAL_TILES, "special_start_tiles"),
    ):
        for tile, fact in same(rows, MAP[kind]):
            assert list(tile.terrain) == fact["terrain"]
            assert tile.copies == fact["copies"]
            assert tile.civilization == fact.get("civilization")
    special = {tile.civilization: tile.id for tile in tables.SPECIAL_TILES}
    assert special == {civ.id: civ.tile for civ in tables.CIVILIZATIONS if civ.tile}
    terrains = {terrain.id for terrain in tables.TERRAINS}
    for tile in (*tables.REGULAR_TILES, *tables.START_TILES, *tables.SPECIAL_TILES):
        assert terrains.issuperset(tile.terrain)


def test_no_tile_has_sea_on_opposite_hexes() -> None:
    """COC-8.3.1: so that land units can enter every tile."""
    for tile in tables.REGULAR_TILES:
        top, left, right, bottom = tile.terrain
        assert (top, bottom) != ("sea", "sea")
        assert (left, right) != ("sea", "sea")


@pytest.mark.parametrize("seats", SEATS)
def test_layouts_agree_with_the_facts(seats: int) -> None:
    """COC-2.6: every hex is part of one tile, and terrains lie where the tile has them."""
    layout, fact = tables.LAYOUTS[seats], MAP["layouts"][str(seats)]
    assert len(layout.homes) == fact["players"] == seats
    start = {tile.id: list(tile.terrain) for tile in tables.START_TILES}
    for home, told in zip(layout.homes, fact["home"], strict=True):
        assert (home.place, home.side) == (told["seat"], told["side"])
        assert {"city": home.city, "p1": home.p1, "p2": home.p2, "p3": home.p3} == told["hexes"]
        assert start[home.side] == told["terrain"]
    assert [list(slot) for slot in layout.slots] == [told["hexes"] for told in fact["regular"]]
    assert len(layout.slots) == fact["regular_tiles_used"]
    assert list(layout.turn_order) == fact["turn_order"]
    assert sorted(layout.turn_order) == list(range(1, seats + 1))
    hexes = [name for home in layout.homes for name in home[2:]] + [name for slot in layout.slots for name in slot]
    assert len(set(hexes)) == len(hexes) == fact["hexes"] == {2: 40, 3: 60, 4: 72}[seats]


@pytest.mark.parametrize("seats", SEATS)
def test_hexes_of_a_tile_form_a_rhombus(seats: int) -> None:
    """COC-2.1, COC-2.2: the names of the hexes and their coordinates are the same places."""
    for told in (*MAP["layouts"][str(seats)]["home"], *MAP["layouts"][str(seats)]["regular"]):
        names = list(told["hexes"].values()) if isinstance(told["hexes"], dict) else told["hexes"]
        places = [(q, r) for q, r in told["axial"]]
        assert names == [f"{chr(ord('A') + q)}{r + (q - q % 2) // 2 + 1}" for q, r in places]
        steps = [(q - places[0][0], r - places[0][1]) for q, r in places]
        near = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
        assert {steps[1], steps[2], steps[3]} <= near
        assert steps[3] == (steps[1][0] + steps[2][0], steps[1][1] + steps[2][1])


def test_the_die_agrees_with_the_facts() -> None:
    """COC-1.5: every number twice."""
    fact = FILE["combat_die"]
    assert [(face.value, face.icon) for face in tables.FACES] == [
        (told["value"], told["icon"]) for told in fact["faces"]
    ]
    assert (len(tables.FACES), tables.DICE) == (fact["sides"], fact["count"]) == (12, 9)
    assert Counter(face.value for face in tables.FACES) == dict.fromkeys(range(1, 7), 2)
    assert Counter(face.icon for face in tables.FACES) == {"infantry": 4, "cavalry": 3, "elephant": 3, "leader": 2}


# -- how sure --------------------------------------------------------------------------------------------------------


def test_confidence_is_counted_right() -> None:
    counted = Counter(fact["confidence"] for fact in entries())
    assert counted == NOTES["entries_by_confidence"] == {"seed": 104, "public": 248}
    assert set(counted) == set(NOTES["confidence_legend"])


def test_sources_are_explained() -> None:
    named = {source for fact in entries() for source in fact["source"]}
    assert named == set(NOTES["sources"])
    assert all(fact["source"] for fact in entries())
    assert all("rulebook" in fact["source"] for fact in entries() if fact["confidence"] == "seed")
    assert all(set(fact["source"]) != {"rulebook"} for fact in entries() if fact["confidence"] == "public")


def test_polish_names_of_the_rulebook_are_marked() -> None:
    for fact in catalogue.facts().values():
        assert fact["name_pl_source"] in ("rulebook", "own")
        if fact["name_pl_source"] == "rulebook":
            assert "rulebook" in fact["source"]


def test_the_readme_counts_the_confidence() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    table = readme.partition("## How sure the entries are")[2]
    rows = re.findall(r"^\| [^|]+ \| (\d+) \| (\d+) \|$", table, re.MULTILINE)
    assert [sum(int(row[column]) for row in rows) for column in (0, 1)] == [104, 248]


def test_the_readme_names_entries_that_exist() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    table = readme.partition("These entries may differ")[2].partition("\n## ")[0]
    named = re.findall(r"`([a-z0-9_]+)`", table)
    assert sorted(set(named) - set(catalogue.facts())) == []
    assert {name for name in catalogue.facts() if "uncertain" in catalogue.facts()[name].get("note", "")} <= set(named)
