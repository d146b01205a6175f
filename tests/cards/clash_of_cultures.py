"""What is printed on the components of Clash of Cultures, and positions in which a component matters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any, Final

import epoka
from epoka.games.clash_of_cultures import components
from epoka.games.clash_of_cultures.components import (
    ActionCard,
    Advance,
    Building,
    Civilization,
    Event,
    Objective,
    Wonder,
)
from epoka.games.clash_of_cultures.rules.status_goals import StatusObjectives
from epoka.games.clash_of_cultures.rules.world_events import DrawEvent
from epoka.kernel import Table
from epoka.kernel.conformance.printed import Printed, ids_of
from tests.cards.rehearsed import Module, positions, read
from tests.games.clash_of_cultures.scenario import Scenario, scenario
from tests.games.clash_of_cultures.test_objectives import LAND as GOALS_LAND
from tests.games.clash_of_cultures.test_objectives import MET, holding
from tests.games.clash_of_cultures.war import attack, battlefield

COMPONENTS: Final = "epoka.games.clash_of_cultures.components"
FOLDER: Final = Path(__file__).parent.parent / "games" / "clash_of_cultures"
HOME: Final = ("tests", "games", "clash_of_cultures")
NOT_RULES: Final = frozenset(
    f"test_{name}" for name in ("catalogue", "facts", "quick_checks", "rulebook", "saves", "twins", "words")
)
"""Tests that look at the tables, at texts or at whole games."""
POSITIONS: Final = 150
"""So many positions are looked at for a component."""
SEATS: Final = (2, 3, 4)
ON: Final = {"civilizations": "on"}


@cache
def modules() -> tuple[Module, ...]:
    """The tests of the game."""
    found = [path for path in sorted(FOLDER.rglob("test_*.py")) if path.stem not in NOT_RULES]
    return tuple([read(path, ".".join([*HOME, *path.relative_to(FOLDER).with_suffix("").parts])) for path in found])


def others(name: str) -> frozenset[str]:
    """What else tests call a component: its halves, goals or effect, the cards with it, what belongs to it."""
    found: set[str] = set()
    for row in (*components.ACTION_CARDS, *components.OBJECTIVES, *components.EVENTS):
        if name in ids_named_by(row):
            found |= ids_named_by(row)
    found |= {advance.id for advance in components.ADVANCES if advance.category == name}
    for civilization in components.CIVILIZATIONS:
        if civilization.id == name:
            found |= ids_of(civilization)
    return frozenset(found)


def ids_named_by(row: ActionCard | Objective | Event) -> set[str]:
    """The names on a card: its own, and its halves, goals or effect."""
    fields = row._asdict()
    return {fields[name] for name in ("id", "civil", "combat", "upper", "lower", "effect") if name in fields}


def shown(tile: str) -> Iterator[Scenario]:
    """It lies face up."""
    yield scenario(tiles={"D3": tile})


def at_home(tile: str) -> Iterator[Scenario]:
    """Its civilization begins on it."""
    (owner,) = [row.id for row in components.CIVILIZATIONS if row.tile == tile]
    yield scenario(options=ON, seat0={"civilization": owner})


LAND: Final = dict.fromkeys(("C2", "D2", "D7", "E7", "C5", "D5", "D6"), "plains")
CITIES: Final = {"D2": "happy", "C2": "neutral", "D6": "happy"}
PLAIN_PRICE: Final = {"food": 1, "wood": 1, "ore": 1}
RICH: Final = {"food": 2, "wood": 5, "ore": 5, "ideas": 2, "gold": 5, "mood": 5, "culture": 5}
ALL_KINDS: Final = "infantry2-cavalry1-elephant1"
CHANCES: Final = range(8)
"""Throws of dice that are looked at."""


def needed(name: str) -> list[str]:
    """The advances that one needs, the first first."""
    row = next(row for row in components.ADVANCES if row.id == name)
    return [one for need in row.requires for one in (*needed(need), need)]


def bought(name: str, **given: Any) -> Iterator[Scenario]:
    """A player who can buy an advance, and has done so; and one who lacks what it needs."""
    table = scenario(options=ON, seat0={"advances": " ".join(needed(name)), **RICH, **given})
    yield table
    if f"advance {name}" in table.options():
        table.answer(0, f"advance {name}")
        yield table
    yield scenario(options=ON, seat0=dict(RICH))


def advance(row: Advance) -> Iterator[Scenario]:
    """It is bought; two of its category are; all of its category fulfil a goal, or all but this."""
    yield from bought(row.id)
    rest = [one.id for one in components.ADVANCES if one.category == row.category and one.id != row.id]
    yield scenario(seat0={"advances": " ".join(needed(row.id)), "hand": "action_33 action_34", **RICH})
    prophets = "event_18_great_explorer event_19_great_artist event_23_elder_statesman event_22_great_scientist"
    yield scenario(options=ON, seat0={"advances": " ".join(needed(row.id)), "persons": prophets, **RICH})
    for known in (rest, [*rest, row.id]):
        table = holding("objective_18 objective_20", seat0={"advances": " ".join([*needed(row.id), *known])})
        table.carry_out(StatusObjectives(0))
        yield table


def civilization(row: Civilization) -> Iterator[Scenario]:
    """A new table; each of its advances comes with another."""
    yield scenario(options=ON, seat0={"civilization": row.id})
    for one in row.advances:
        yield from bought("voting" if one.trigger == "any_government" else one.trigger, civilization=row.id)
    for leader in row.leaders:
        yield from fought("action_06 action_08", civilization=row.id, leader=leader.id)


def wonder(row: Wonder) -> Iterator[Scenario]:
    """Its builder has it, or a rival."""
    for builder in (0, 1):
        yield scenario(terrain=LAND, seat0={"cities": {"D2": f"happy {row.id}:{builder}"}})


def fights(hand: str = "", **own: Any) -> Iterator[Scenario]:
    """Battles of armies, of ships and for a city behind a fortress; each side has a card if there are any."""
    army = "leader1-infantry2-cavalry1" if own else ALL_KINDS
    sea = {"D4": "sea", "D3": "sea"}
    sides: tuple[tuple[str, str, str, dict[str, str]], ...] = (
        (army, ALL_KINDS, "", {}),
        (army, "infantry1", "happy", {}),
        ("ship2-leader1" if own else "ship2", "ship2", "", sea),
        (army, "", "happy fortress", {}),
    )
    cards = hand.split()
    for attackers, defenders, city, terrain in sides:
        seats = {f"seat{seat}": {"hand": cards[-seat], "advances": "tactics"} for seat in range(2) if cards}
        seats["seat0"] = seats.get("seat0", {}) | own
        yield battlefield(attackers, defenders, city, options=ON, terrain=terrain, **seats)


def fought(hand: str = "", **own: Any) -> Iterator[Scenario]:
    """The same under way, with different dice."""
    for chance in CHANCES:
        for table in fights(hand, **own):
            table.state.chance = chance
            attack(table)
            yield table


def combat(name: str) -> Iterator[Scenario]:
    """Either side holds a card with this half."""
    yield from fought(" ".join([card.id for card in components.ACTION_CARDS if card.combat == name]))


def action(row: ActionCard) -> Iterator[Scenario]:
    """It is held in battles, and played in a turn."""
    yield from fought(row.id)
    for units in ("infantry2-settler1", "settler1"):
        own = {"cities": {"D2": "happy academy", "C2": "neutral"}, "units": {"D2": units}, "cubes": 2}
        table = scenario(options=ON, terrain=LAND, seat0={"hand": row.id, **own, **RICH})
        yield table
        if f"play {row.id}" in table.options():
            table.answer(0, f"play {row.id}")
            yield table


def building(row: Building) -> Iterator[Scenario]:
    """Somebody can just pay for it, and does so."""
    known = " ".join([*needed(row.requires), row.requires])
    terrain = LAND | {"D3": "sea"}
    table = scenario(options=ON, terrain=terrain, seat0={"advances": known, "cities": CITIES, **PLAIN_PRICE})
    yield table
    if f"construct {row.id} D2" in table.options():
        table.answer(0, f"construct {row.id} D2")
        yield table


def event(row: Event) -> Iterator[Scenario]:
    """It is drawn, by those who are protected and by those who are not; barbarians and pirates are about."""
    for advances in ("", "storage", "mining sanitation", "storage irrigation"):
        for number in (1, 2):
            own = {"advances": advances, "cities": {"D2": "happy temple", "C2": "neutral", "D6": "happy"}, **RICH}
            other = {"advances": advances, "cities": {"D7": "happy", "E7": "neutral"}, **RICH}
            table = scenario(
                start=False,
                events=row.id,
                number=number,
                options=ON,
                terrain=LAND | {"D4": "sea", "D3": "mountain", "C4": "barren"},
                barbarians={"D5": "city infantry2"},
                seat0=own | {"civilization": "rome", "units": {"D2": "infantry2-settler1"}},
                seat1=other,
            )
            table.carry_out(DrawEvent(0))
            yield table
    table = scenario(
        start=False,
        events=row.id,
        options=ON,
        seat0={"civilization": "rome", "advances": "storage engineering rome_aqueduct", **RICH},
    )
    table.carry_out(DrawEvent(0))
    yield table
    if row.lasting:
        table = scenario(options=ON, seat0=dict(RICH), seat1={"advances": "sanitation"})
        table.state.lasting += (table.take(row.id),)
        table.answer(0, "advance sanitation")
        yield table


def effect(name: str) -> Iterator[Scenario]:
    """A card with it is drawn."""
    for row in components.EVENTS:
        if row.effect == name:
            yield from event(row)


def goal(name: str) -> Iterator[Scenario]:
    """A card with it is held in the status phase, where it is fulfilled or not; so is one that it excludes."""
    excluded = components.GOALS[name].excludes
    cards = {row.id for row in components.OBJECTIVES if {name, excluded} & {row.upper, row.lower}}
    for given in ({}, MET.get(name, {}), MET.get(excluded or "", {})):
        table = holding(" ".join(sorted(cards)), **deepcopy({"terrain": GOALS_LAND} | given))
        table.carry_out(StatusObjectives(0))
        yield table
        offered = [option for option in table.options() if option.endswith(f" {name}")]
        if offered:
            table.answer(0, offered[0])
            yield table


def objective(row: Objective) -> Iterator[Scenario]:
    """Either goal."""
    yield from goal(row.upper)
    yield from goal(row.lower)


def crowded() -> Iterator[Scenario]:
    """Barbarians have all their mounts but one, and get another unit."""
    for many, few in (
        ("cavalry4", "elephant1"),
        ("elephant4", "cavalry1"),
        ("cavalry3", "infantry4"),
        ("elephant3", "infantry4"),
    ):
        camps = {"D5": f"city {many}", "C5": f"city {few}"}
        table = scenario(start=False, options=ON, terrain=LAND, events="event_09_good_year_all", barbarians=camps)
        table.carry_out(DrawEvent(0))
        yield table


def camps() -> Iterator[Scenario]:
    """Barbarians get another city, as long as they have any."""
    for count in (9, 10):
        cities = dict.fromkeys(list(GOALS_LAND)[:count], "city infantry1")
        table = scenario(
            start=False, options=ON, terrain=GOALS_LAND, events="event_09_good_year_all", barbarians=cities
        )
        table.carry_out(DrawEvent(0))
        yield table


LAID_OUT: Final[Mapping[str, Callable[[], Iterator[Scenario]]]] = {
    **{row.id: partial(advance, row) for row in components.ADVANCES},
    **{row.id: partial(civilization, row) for row in components.CIVILIZATIONS},
    **{row.id: partial(wonder, row) for row in components.WONDERS},
    **{row.id: partial(event, row) for row in components.EVENTS},
    **{f"effects-{name}": partial(effect, name) for name in components.EFFECTS},
    **{row.id: partial(action, row) for row in components.ACTION_CARDS},
    **{row.id: partial(building, row) for row in components.BUILDINGS},
    **{row.id: partial(objective, row) for row in components.OBJECTIVES},
    **{name: partial(goal, name) for name in components.GOALS},
    **{name: partial(combat, name) for name in components.COMBAT},
    **{f"faces-{number}": fought for number in range(len(components.FACES))},
    **dict.fromkeys(("infantry", "cavalry", "elephant"), crowded),
    "settlement": camps,
    **{row.id: partial(shown, row.id) for row in components.REGULAR_TILES},
    **{row.id: partial(at_home, row.id) for row in components.SPECIAL_TILES},
}
"""What no test of a rule shows of every component of a kind."""


def stage(card: str) -> Iterator[Table]:
    """New games, then what is laid out for components of its kind, then what the tests of the game lay out with it."""
    for seats in SEATS:
        for choice in ("on", "off"):
            yield epoka.new("clash_of_cultures", seats, seed=1, options={"civilizations": choice})
    for table in LAID_OUT.get(card, tuple)():
        yield table.table
    name = card.rpartition("-")[2]
    yield from islice(positions(modules(), frozenset({name}), others(name)), POSITIONS)


PRINTED: Final = Printed(
    game="clash_of_cultures",
    tables={
        f"{COMPONENTS}.action_cards": ("CIVIL", "COMBAT", "ACTION_CARDS"),
        f"{COMPONENTS}.objectives": ("GOALS", "OBJECTIVES"),
        f"{COMPONENTS}.advances": ("CATEGORIES", "ADVANCES"),
        f"{COMPONENTS}.events": ("EFFECTS", "EVENTS"),
        f"{COMPONENTS}.wonders": ("WONDERS",),
        f"{COMPONENTS}.buildings": ("BUILDINGS", "SETTLEMENT"),
        f"{COMPONENTS}.units": ("UNITS",),
        f"{COMPONENTS}.civilizations": ("CIVILIZATIONS",),
        f"{COMPONENTS}.die": ("FACES",),
        f"{COMPONENTS}.stock": ("RESOURCES", "TERRAINS"),
        f"{COMPONENTS}.tiles": ("REGULAR_TILES", "START_TILES", "SPECIAL_TILES"),
        f"{COMPONENTS}.layouts": ("LAYOUTS",),
    },
    stage=stage,
    plays=1,
    decisions=5,
    games=0,
    naming=frozenset({"id", "number"}),
)
