"""The component tables against the facts, field by field; how sure all of it is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from epoka.games.clash_of_cultures import catalogue
from epoka.games.clash_of_cultures import components as tables
from epoka.parts.facts import Fact, beside, differing, plain, read, unexplained

FOLDER: Final = Path(catalogue.__file__).parent
FILE: Final[Fact] = read(FOLDER)
NOTES: Final[Fact] = FILE["notes"]
MAP: Final[Fact] = FILE["map"]
SEATS: Final = (2, 3, 4)
NAMED: Final = {
    "requires_building": "building",
    "requires_building_in_city": "building",
    "requires_advance": "requires",
    "requires_advances": "requires",
    "copies_per_player": "per_player",
    "copies_barbarian": "barbarian",
    "copies_pirate": "pirate",
    "vp": "points",
    "vp_builder_when_captured": "builder_points",
    "vp_owner_when_captured": "owner_points",
}
"""How the tables call what the facts name more at length."""
TEXT: Final = ("copies", "effect", "numbers", "cards_per_civilization")
NUMBERS: Final = tuple(sorted({name for fact in FILE["advances"] for name in fact} - set(FILE["advances"][0])))
"""What is looked at by itself: copies, texts, and the numbers of effects, which `test_words.py` looks at."""


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
        "start_tiles": MAP["start_tiles"][0]["copies"],
        "special_start_tiles": len(tables.SPECIAL_TILES),
    }
    assert counted | {"dice": FILE["combat_die"]["count"]} == NOTES["totals"]


def test_every_id_is_one_component() -> None:
    halves = {half for card in tables.ACTION_CARDS for half in (card.civil, card.combat)}
    goals = {goal for objective in tables.OBJECTIVES for goal in (objective.upper, objective.lower)}
    abilities = [
        ability.id
        for civilization in tables.CIVILIZATIONS
        for leader in civilization.leaders
        for ability in leader.abilities
    ]
    ids = Counter([*[entry["id"] for entry in catalogue.catalogue()], *halves, *goals, *abilities])
    assert [name for name, count in ids.items() if count > 1] == []
    assert all(re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) for name in ids)


# -- the tables ------------------------------------------------------------------------------------------------------


def test_resources_and_terrains_agree_with_the_facts() -> None:
    """COC-2.5, COC-3.2, COC-5.1"""
    for resource, fact in beside(tables.RESOURCES, FILE["resources"]):
        limits = {name.removeprefix("limit_with_"): limit for name, limit in fact.items() if "limit_with_" in name}
        changed = {resource.changed_by: resource.changed_limit} if resource.changed_by else {}
        assert (resource.limit, resource.start, changed) == (fact["limit"], fact["start"], limits)
    for terrain, fact in beside(tables.TERRAINS, FILE["terrains"]):
        assert terrain.gives == fact["collect"]
    assert FILE["tokens"]["exhausted_land"] == tables.EXHAUSTED_LAND


def test_advances_agree_with_the_facts() -> None:
    """COC-6.1: twelve columns of four, the top ones needed for the rest."""
    for category, fact in beside(tables.CATEGORIES, FILE["advance_categories"]):
        assert category.government == fact["government"]
    for advance, fact in beside(tables.ADVANCES, FILE["advances"]):
        assert differing(plain(advance), fact, apart=(*TEXT, *NUMBERS, "top_of_category", "unlocks_building")) == []
        assert fact["copies"] == 1
    for category in tables.CATEGORIES:
        top, *rest = [advance for advance in tables.ADVANCES if advance.category == category.id]
        needed = next(fact["required_for_top"] for fact in FILE["advance_categories"] if fact["id"] == category.id)
        assert top.requires == ((needed,) if needed else ())
        assert [advance.requires for advance in rest] == [(top.id,)] * 3
        assert [fact["id"] for fact in FILE["advances"] if fact["top_of_category"]].count(top.id) == 1


def test_units_agree_with_the_facts() -> None:
    """COC-1.1, COC-1.2, COC-7.6.1"""
    for unit, fact in beside(tables.UNITS, FILE["units"]):
        assert differing(plain(unit), fact, NAMED, apart=(*TEXT, "combat_icon", "combat_effect")) == []
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
    for building, fact in beside(tables.BUILDINGS, FILE["buildings"]):
        assert differing(plain(building), fact, NAMED, apart=TEXT) == []
        assert fact["copies"] == 4 * building.per_player
    unlocked = {fact["unlocks_building"]: fact["id"] for fact in FILE["advances"] if fact["unlocks_building"]}
    assert unlocked == {building.id: building.requires for building in tables.BUILDINGS}
    piece, fact = tables.SETTLEMENT, FILE["settlement"]
    assert (piece.per_player, piece.barbarian) == (fact["copies_per_player"], fact["copies_barbarian"])
    assert (piece.points, 4 * piece.per_player + piece.barbarian) == (fact["vp"], fact["copies"])


def test_wonders_agree_with_the_facts() -> None:
    """COC-12.3.1, COC-12.3.2, COC-12.3.5: twelve resources, five culture, Engineering and one more advance."""
    for wonder, fact in beside(tables.WONDERS, FILE["wonders"]):
        assert differing(plain(wonder), fact, NAMED, apart=(*TEXT, "placement")) == []
        assert wonder.builder_points + wonder.owner_points == wonder.points
        resources = {kind: amount for kind, amount in wonder.cost.items() if kind != "culture"}
        assert (sum(resources.values()), wonder.cost["culture"]) == (12, 5)
        assert wonder.requires[0] == "engineering"


def test_events_agree_with_the_facts() -> None:
    """COC-10.1, COC-10.3"""
    for event, fact in beside(tables.EVENTS, FILE["events"]):
        told = {name: value for name, value in fact.items() if name != "effect"}
        apart = ("copies", "keep", "half_points", "group_name_pl")
        assert differing(plain(event), told, {"effect_id": "effect"}, apart) == []
        ruins = event.effect in ("volcano", "earthquake")
        assert (tables.RUIN["halves"] if ruins else event.half_points) == fact.get("half_points", 0)
    assert [event.number for event in tables.EVENTS] == list(range(1, len(FILE["events"]) + 1))


def test_events_with_the_same_effect_say_the_same() -> None:
    """Cards that share their effect differ at most in the amount of food and in whom they strike."""
    texts: dict[tuple[str, str, int], set[str]] = {}
    for fact in FILE["events"]:
        texts.setdefault((fact["effect_id"], fact["target"], fact.get("food", 0)), set()).add(fact["effect"])
    assert [key for key, said in texts.items() if len(said) > 1] == []


def test_action_cards_agree_with_the_facts() -> None:
    """COC-9.2.1, COC-12.1"""
    for card, fact in beside(tables.ACTION_CARDS, FILE["action_cards"]):
        assert card.number == fact["number"]
        upper, lower = fact["civil"], fact["combat"]
        civil, combat = tables.CIVIL[card.civil], tables.COMBAT[card.combat]
        assert (civil.id, civil.action, civil.cost) == (upper["id"], upper["action"], upper["cost"])
        assert (combat.id, list(combat.needs_any_of)) == (lower["id"], lower["needs_any_of"])
        assert (combat.role, combat.place) == (lower["role"], lower["place"])
    assert [card.number for card in tables.ACTION_CARDS] == list(range(1, len(FILE["action_cards"]) + 1))


@pytest.mark.parametrize("half", ["civil", "combat"])
def test_halves_of_the_same_name_are_the_same(half: str) -> None:
    """COC-12.1: a half is printed on several cards with the same price, conditions and text."""
    printed: dict[str, Fact] = {}
    for fact in FILE["action_cards"]:
        assert printed.setdefault(fact[half]["id"], fact[half]) == fact[half]
    assert list(printed) == [*(tables.CIVIL if half == "civil" else tables.COMBAT)]


def test_no_two_action_cards_are_the_same() -> None:
    pairs = [(card.civil, card.combat) for card in tables.ACTION_CARDS]
    assert len(set(pairs)) == len(pairs)


def test_objectives_agree_with_the_facts() -> None:
    """COC-12.2"""
    told: dict[str, tuple[str, str | None]] = {}
    for objective, fact in beside(tables.OBJECTIVES, FILE["objectives"]):
        assert differing(plain(objective), fact, NAMED, apart=("copies", "upper", "lower")) == []
        for goal, half in ((objective.upper, fact["upper"]), (objective.lower, fact["lower"])):
            assert goal == half["id"]
            told[goal] = (half["when"], half.get("excludes"))
    assert {goal.id: (goal.when, goal.excludes) for goal in tables.GOALS.values()} == told
    assert [objective.number for objective in tables.OBJECTIVES] == list(range(1, len(FILE["objectives"]) + 1))
    for goal, (_, excluded) in told.items():
        assert excluded is None or told[excluded][1] == goal


def test_civilizations_agree_with_the_facts() -> None:
    """COC-3.3, COC-13.1, COC-13.20: four advances, three leaders, two abilities each."""
    advances = {advance.id for advance in tables.ADVANCES}
    for civilization, fact in beside(tables.CIVILIZATIONS, FILE["civilizations"]):
        assert civilization.tile == fact["special_start_tile"]
        assert len(civilization.advances) == 4
        assert len(civilization.leaders) == 3
        for advance, told in beside(civilization.advances, fact["advances"]):
            assert advance.trigger == told["trigger"]
            assert advance.trigger in {*advances, "any_government"}
            assert advance.id.startswith(f"{civilization.id}_")
        for leader, told in beside(civilization.leaders, fact["leaders"]):
            for ability, known in beside(leader.abilities, told["abilities"]):
                assert known["kind"] in ("civil", "combat")
                assert ability.id.startswith(f"{leader.id}_")


def test_tiles_agree_with_the_facts() -> None:
    """COC-2.2, COC-3.3"""
    for rows, kind in (
        (tables.REGULAR_TILES, "regular_tiles"),
        (tables.START_TILES, "start_tiles"),
        (tables.SPECIAL_TILES, "special_start_tiles"),
    ):
        for tile, fact in beside(rows, MAP[kind]):
            assert list(tile.terrain) == fact["terrain"]
    special = {fact["civilization"]: fact["id"] for fact in MAP["special_start_tiles"]}
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
    assert len(tables.FACES) == fact["sides"]
    assert Counter(face.value for face in tables.FACES) == dict.fromkeys(range(1, 7), 2)
    assert Counter(face.icon for face in tables.FACES) == {"infantry": 4, "cavalry": 3, "elephant": 3, "leader": 2}


# -- how sure --------------------------------------------------------------------------------------------------------


def test_confidence_is_counted_right() -> None:
    counted = Counter(fact["confidence"] for fact in entries())
    assert counted == NOTES["entries_by_confidence"]


def test_sources_are_explained() -> None:
    assert unexplained(list(entries()), NOTES) == []
    assert all("rulebook" in fact["source"] for fact in entries() if fact["confidence"] == "seed")
    assert all(set(fact["source"]) != {"rulebook"} for fact in entries() if fact["confidence"] == "public")


def test_the_readme_counts_the_components() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    civilizations = FILE["civilizations"]
    counted = {
        "advances": len(FILE["advances"]),
        "events": len(FILE["events"]),
        "action cards": len(FILE["action_cards"]),
        "objectives": len(FILE["objectives"]),
        "wonders": len(FILE["wonders"]),
        "civilizations with": len(civilizations),
        "advances and": sum([len(one["advances"]) for one in civilizations]),
        "leaders": sum([len(one["leaders"]) for one in civilizations]),
        "tiles": len(MAP["regular_tiles"]) + MAP["start_tiles"][0]["copies"] + len(MAP["special_start_tiles"]),
    }
    row = next(line for line in readme.splitlines() if line.startswith("| components |"))
    assert re.findall(r"\d+", row) == [str(number) for number in counted.values()]
    for name, number in counted.items():
        assert f"{number} {name}" in row


def test_the_readme_counts_the_confidence() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    table = readme.partition("## How sure the entries are")[2]
    rows = re.findall(r"^\| [^|]+ \| (\d+) \| (\d+) \|$", table, re.MULTILINE)
    assert [sum(int(row[column]) for row in rows) for column in (0, 1)] == list(NOTES["entries_by_confidence"].values())


def test_the_readme_names_entries_that_exist() -> None:
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    table = readme.partition("These entries may differ")[2].partition("\n## ")[0]
    named = re.findall(r"`([a-z0-9_]+)`", table)
    assert sorted(set(named) - set(catalogue.facts())) == []
    assert {name for name in catalogue.facts() if "uncertain" in catalogue.facts()[name].get("note", "")} <= set(named)
