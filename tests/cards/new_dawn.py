"""What is printed on the components of A New Dawn, and positions in which one of them matters."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

import epoka
from epoka.games.new_dawn.card import FOCUS_TYPES, FocusCard, Wonder
from epoka.games.new_dawn.cards.diplomacy import CITY_STATES
from epoka.games.new_dawn.cards.tiles import SHAPES, TILES
from epoka.games.new_dawn.cards.tokens import DISTRICTS, EVENT_DIALS, GOVERNMENTS, NATURAL_WONDERS
from epoka.games.new_dawn.cards.victory import VICTORY_CARDS
from epoka.games.new_dawn.effects import CITY_BUILT, PLACED, On
from epoka.games.new_dawn.land import land_at
from epoka.games.new_dawn.rules.abilities import recount
from epoka.games.new_dawn.rules.cities import FoundOn
from epoka.games.new_dawn.rules.defeating import defeat_barbarian
from epoka.games.new_dawn.rules.dial import TurnDial
from epoka.games.new_dawn.rules.diplomacy import TakePact
from epoka.games.new_dawn.rules.laying import fill_holes
from epoka.games.new_dawn.rules.pieces import gain_natural
from epoka.games.new_dawn.rules.placing import place_token
from epoka.games.new_dawn.rules.turn import Turn
from epoka.games.new_dawn.rules.upgrading import Upgrade, upgrades
from epoka.games.new_dawn.state import DawnState
from epoka.games.new_dawn.tables import BY_TYPE_AND_LEVEL, FOCUS, LEADER, OWNER, PACT, SAYS, SPECIAL, VICTORY, WONDER
from epoka.kernel import Frame, Table
from epoka.kernel.conformance.printed import Printed
from epoka.parts.hexes import bits, fits
from tests.cards.rehearsed import Module, positions, read
from tests.games.new_dawn.scenario import GROUND, Scenario, own

GAME: Final = "new_dawn"
CAPITALS: Final = (7, 9, 11, 16, 17)
SIDES: Final = "ab"
CORE_TILES: Final = 2
TOUCHES: Final = 4
"""Spaces that a tile touches. (ND-15.2)"""
FOLDER: Final = Path(__file__).parent.parent / "games" / GAME
NOT_RULES: Final = ("test_facts", "test_evaluation", "test_terminal")
"""Tests that look at the tables, at texts or at bots."""
POSITIONS: Final = 40
"""So many positions of tests are looked at for a component."""
BASE: Final = {"terra_incognita": "off"}
LEVEL_I: Final = {type_: BY_TYPE_AND_LEVEL[type_, 1][0] for type_ in FOCUS_TYPES}
BASE_ROW: Final = ("base_masonry", "foreign_trade", "early_empire", "astrology", "pottery")
HOLES: Final = 17
"""More than there are water tokens."""
EVERYTHING: Final = "marble marble mercury mercury oil oil diamond diamond"
PIECES: Final = "city@17 token@18 reinforced@28 token@23 city@43 token@42 campus@24 encampment@29"
RIVALS: Final = "token@16 reinforced@11 city@39 token@33 token@1 token@30"
LIES: Final = "geneva@13 oil@8 marble@3 diamond@31"
BARBARIANS: Final = "c@12 a@45"


@cache
def modules() -> tuple[Module, ...]:
    """The tests of the game."""
    found = [path for path in sorted(FOLDER.glob("test_*.py")) if path.stem not in NOT_RULES]
    return tuple([read(path, f"tests.games.{GAME}.{path.stem}") for path in found])


def has(**given: Any) -> dict[str, Any]:
    """What seat 0 has besides what is said."""
    return own(**{"pieces": PIECES, "resources": EVERYTHING, **given})


def rival(**given: Any) -> dict[str, Any]:
    """What seat 1 has."""
    return own(**{"leader": "aztec", "pieces": RIVALS, "armies": (33,), "resources": "oil mercury", **given})


def number_of(lay: str) -> int:
    """The number of the tile of a laying, 0 for a token."""
    name = lay.partition(":")[0]
    return int(name[:-1]) if name[:-1].isdecimal() else 0


def explored(number: int, side: str) -> str:
    """The usual map with another tile instead of the one that was explored, or of a capital's."""
    home = number in CAPITALS
    laid = [lay for lay in GROUND.split(";") if number_of(lay) != 18]
    if home:
        laid = [lay for lay in laid if number_of(lay) != (9 if number == 9 else 16)]
    ground = ";".join([lay.replace(f"{number}a", "5a", 1) if number_of(lay) == number else lay for lay in laid])
    land = land_at(ground)
    touched = [place for place, lay in zip(land.places, land.lay, strict=True) if not home or lay < CORE_TILES]
    (q, r), turned = next(fits(SHAPES[SIDES.index(side)], land.at, frozenset(touched), TOUCHES))
    return f"{ground};{number}{side}:{q}:{r}:{turned}"


def scenario(**given: Any) -> Scenario:
    """A table with something of everything near seat 0."""
    return Scenario(**{"seat0": has(), "seat1": rival(), "lies": LIES, "barbarians": BARBARIANS, **given})


def turn(focus: str = "", **given: Any) -> Table:
    """The turn of the active player begins, and has come so far that a focus card has been chosen, if one is named."""
    return begun(scenario(**given), focus)


def begun(table: Scenario, focus: str) -> Table:
    """The turn of the active player at such a table."""
    table.turn()
    seat = table.state.active
    if focus and "go-on" in table.options():
        table.answer(seat, "go-on")
    if f"focus {focus}" in table.options("focus"):
        table.answer(seat, f"focus {focus}")
    return table.table


def row_with(card: str, place: int, base: bool = False) -> str:  # a table of two kinds of rows
    """A row in which a card lies at a place instead of the one of its type."""
    usual = BASE_ROW if base else tuple(LEVEL_I.values())
    others = [each for each in usual if FOCUS[each].type != FOCUS[card].type]
    others.insert(min(place, len(others)), card)
    return " ".join(others)


# -- focus cards -------------------------------------------------------------------------------------------------------


def stage_focus(card: FocusCard) -> Iterator[Table]:
    """A focus card in a high and in a low slot, with tokens on it, and about to be gained."""
    base = card.set == "base_only"
    options = BASE if base else {}
    leader = OWNER.get(card.id) or ("rome" if card.type != "science" else "scythia")
    for place, tokens in ((5, 3), (4, 1), (2, 2)):
        row = row_with(card.id, place, base)
        for armies, caravans in (((), ()), ((23,), (44,)), ((2,), (38,))):
            seat0 = has(leader=leader, row=row, trade={card.id: tokens}, armies=armies, caravans=caravans)
            if FOCUS[card.id].armies < len(armies) or FOCUS[card.id].caravans < len(caravans):
                seat0 |= {"armies": (), "caravans": ()}
            yield turn(card.id, seat0=seat0, options=options, tiles="" if base else "tile_8 tile_10", built="petra@17")
    if card.id == "cartography":
        for city in (40, 39):
            seat0 = has(leader=leader, row=row_with(card.id, 5), caravans=(6,), pieces="", resources="")
            yield turn(card.id, seat0=seat0, seat1=rival(pieces=f"city@{city}", armies=()), lies="", barbarians="")
    if card.id == "banking":
        row = row_with(card.id, 5)
        table = scenario(seat0=has(leader=leader, row=row, caravans=(38,), pieces="", resources=""), lies="")
        table.state.ibrahim = 1
        recount(table.state)
        begun(table, card.id)
        table.answer(0, "caravan 0", "move 32")
        yield table.table
    dial = {2: 2, 3: 9, 4: 18}.get(card.level, 0)
    science = row_with("astrology", 5, base)
    if card.level > 1:
        yield turn("astrology", seat0=has(leader=leader, row=science, dial=dial), options=options)
    yield turn(
        active=1, first=1, seat0=has(leader=leader, row=row_with(card.id, 3, base), trade={card.id: 2}), options=options
    )


# -- what is held ------------------------------------------------------------------------------------------------------


def stage_leader(name: str) -> Iterator[Table]:
    """A leader with each card in a high slot, at home and under attack."""
    if name in ABILITY:
        yield from ABILITY[name]()
    for seats in (2, 3):
        yield epoka.new(GAME, seats, seed=3)
    table = scenario(seat0=has(leader=name, row=" ".join(LEVEL_I.values())))
    for level in (2, 3, 4):
        for seat in (0, 1):
            yield carried(table, Upgrade(seat, upgrades(table.state, seat, level)))
    for card in LEVEL_I.values():
        row = row_with(card, 5)
        given = has(leader=name, row=row, trade={card: 2}, armies=(23,), caravans=(38,), natural="dead_sea")
        yield turn(card, seat0=given, built="taj_mahal@17", dice=(6, 1), lies=f"{LIES} gobustan@48")
    yield turn(active=1, first=1, seat0=has(leader=name), seat1=attackers())
    yield turn(
        seat0=has(leader=name, diplomacy="geneva.a", pieces="city@17"),
        barbarians="c@28",
        seat1=rival(pieces="token@39"),
    )


def stage_england() -> Iterator[Table]:
    """A city is built on a tile without another one, and on one with."""
    for pieces in ("token@43", "city@43"):
        table = scenario(seat0=has(leader="england", pieces=pieces), lies="", barbarians="")
        yield carried(table, FoundOn(0, bits([46, 49])))


def stage_inca() -> Iterator[Table]:
    """A control token comes to lie on mountains."""
    ground = GROUND.replace("18a", "4a")
    table = scenario(ground=ground, seat0=has(leader="inca", pieces=""), lies="", barbarians="")
    yield carried(table, place_token(table.state, 0, 45))


def stage_america() -> Iterator[Table]:
    """A natural wonder has been gained, and lies on a card that is about to be resolved."""
    for row, card in ((row_with("early_empire", 2), "early_empire"), (row_with("pottery", 5), "pottery")):
        table = scenario(seat0=has(leader="america", row=row))
        yield carried(table, gain_natural(table.state, 0, "dead_sea"))
        given = has(leader="america", row=row, natural="dead_sea", lying={card: "dead_sea"})
        yield turn(card, seat0=given, market="petra")


def stage_zulu() -> Iterator[Table]:
    """An army stands before a city, and before a control token."""
    row = "irrigation foreign_trade early_empire astrology pottery masonry"
    for pieces in ("city@28", "token@28"):
        seat0 = has(leader="zulu", row=row, armies=(23,), pieces="")
        table = scenario(seat0=seat0, seat1=rival(pieces=pieces, armies=()), dice=(6, 1), lies="", barbarians="")
        table.turn("focus masonry", "move 28")
        yield table.table


def stage_france() -> Iterator[Table]:
    """Culture is resolved with wonders of each age."""
    for built in ("", "colosseum@17", "taj_mahal@17", "big_ben@17"):
        seat0 = has(leader="france", row=row_with("early_empire", 5), pieces="city@17")
        yield turn("early_empire", seat0=seat0, built=built)


def stage_ottoman() -> Iterator[Table]:
    """A caravan of the holder of Ibrahim is near an Ottoman city."""
    row = row_with("foreign_trade", 5)
    table = scenario(active=1, first=1, seat0=has(leader="ottoman"), seat1=rival(row=row, caravans=(27,), pieces=""))
    table.state.ibrahim = 1
    recount(table.state)
    yield begun(table, "foreign_trade")


def stage_sumeria() -> Iterator[Table]:
    """Barbarians are defeated."""
    table = scenario(seat0=has(leader="sumeria"))
    yield carried(table, defeat_barbarian(table.state, 0, 12))


def stage_japan() -> Iterator[Table]:
    """Culture is resolved where deserts and mountains are too difficult for others."""
    for place in (2, 3):
        yield turn("early_empire", seat0=has(leader="japan", row=row_with("early_empire", place)))


ABILITY: Final[dict[str, Callable[[], Iterator[Table]]]] = {
    "england": stage_england,
    "inca": stage_inca,
    "america": stage_america,
    "zulu": stage_zulu,
    "france": stage_france,
    "ottoman": stage_ottoman,
    "sumeria": stage_sumeria,
    "japan": stage_japan,
}
"""What only some leaders do, right where they do it."""


def carried(table: Scenario, frame: Frame[DawnState] | None) -> Table:
    """A table at which a rule is being carried out."""
    if frame is not None:
        table.carry_out(frame)
    return table.table


def attackers(**given: Any) -> dict[str, Any]:
    """A rival who is about to attack seat 0."""
    row = "irrigation foreign_trade early_empire astrology pottery flight"
    return rival(row=row, armies=(30, 16), trade={"flight": 3}, pieces="token@16 token@30 city@39", **given)


def stage_wonder(wonder: Wonder) -> Iterator[Table]:
    """A wonder that can be built, and one that has been built, at the start of a turn and under attack."""
    if wonder.id in EFFECT:
        yield from EFFECT[wonder.id]()
    base = wonder.set == "base_removed"
    options = BASE if base else {}
    for tokens in (0, 2, 3):
        for resources in (EVERYTHING, " ".join(wonder.resources), wonder.resources[0]):
            seat0 = has(row=row_with("pottery", 5, base), trade={"pottery": tokens}, resources=resources)
            yield turn("pottery", seat0=seat0, market=wonder.id, options=options)
            yield turn("pottery", seat0=seat0, market=f"{wonder.id}:1", options=options)
    built = f"{wonder.id}@17"
    for card in BASE_ROW if base else LEVEL_I.values():
        for place in (5, 1):
            seat0 = has(row=row_with(card, place, base), trade={card: 1}, armies=() if base else (23,), caravans=(12,))
            yield turn(card, seat0=seat0, built=built, options=options, victory=victories(base))
    row = "irrigation masonry steam_power early_empire astrology pottery"
    if not base:
        yield turn(
            seat0=has(row=row),
            built=built,
            market="pyramids stonehenge",
            seat1=rival(pieces="city@16 token@28 city@39"),
        )
        yield turn("flight", active=1, first=1, built=built, seat1=attackers())
        yield turn("flight", active=1, first=1, built=f"{wonder.id}@22", seat1=attackers(diplomacy="kabul.a"))
        yield turn(seat0=has(row=row, trade={"pottery": 3, "astrology": 3}), built=built)


def stage_venetian_arsenal() -> Iterator[Table]:
    """The economy card is resolved from slot 5, then another one from there, in one turn."""
    row = "irrigation masonry astrology pottery early_empire foreign_trade"
    table = scenario(seat0=own(row=row, pieces="city@17"), built="venetian_arsenal@22 estadio_do_maracana@17")
    table.turn("focus early_empire")
    while table.decision.seat == 0:
        yield table.table.clone()
        options = table.options()
        table.answer(0, "yes" if "yes" in options else options[-1])
    yield table.table


def stage_potala_palace() -> Iterator[Table]:
    """Another card of a player is taken, with many of theirs in hand."""
    for held in ("joint_war.1 defensive_pact.1 embassy.1", "joint_war.1 defensive_pact.1 embassy.1 open_borders.1"):
        table = scenario(seat0=has(diplomacy=held), built="potala_palace@17")
        table.carry_out(TakePact(0, 1))
        table.answer(0, "pact non_aggression_pact 1")
        yield table.table


EFFECT: Final[dict[str, Callable[[], Iterator[Table]]]] = {
    "venetian_arsenal": stage_venetian_arsenal,
    "potala_palace": stage_potala_palace,
}
"""What only some wonders do."""


def victories(base: bool) -> str:  # a table of two kinds of games
    """Victory cards that count wonders."""
    fort = "" if base else "vc_fortified vc_expeditionary "
    return fort + "vc_expansionist_prolific vc_warmonger_paranoid vc_civilized_money_grubber"


def stage_state(name: str) -> Iterator[Table]:
    """A city-state on the map that is visited, attacked or conquered, and one whose card is held."""
    sides = [
        (tile.number, side, printed) for tile in TILES for side, printed in zip(SIDES, (tile.a, tile.b), strict=True)
    ]
    number, side = next(
        (number, side) for number, side, printed in sides if name in [symbol.id for symbol in printed.symbols]
    )
    ground = explored(number, side)
    space = next(space for space, state in land_at(ground).states.items() if state == name)
    near = land_at(ground).near[space]
    for row in ("foreign_trade", "masonry"):
        figures = {"caravans" if row == "foreign_trade" else "armies": (near[0],)}
        seat0 = has(row=row_with(row, 5), pieces="city@23", **figures)
        yield turn(row, ground=ground, seat0=seat0, lies=f"{name}@{space}", seat1=rival(pieces=""), barbarians="")
    for card in ("early_empire", "pottery"):
        low = has(row=row_with(card, 2), diplomacy=f"{name}.a", pieces="city@17 token@43")
        yield turn(card, seat0=low, market="colosseum petra")
    for target in ("geneva@13", ""):
        fight = has(row=row_with("masonry", 5), armies=(12,), diplomacy=f"{name}.a", pieces="city@11")
        yield turn(
            "masonry",
            seat0=fight,
            lies=target,
            barbarians="",
            seat1=rival(pieces="city@1 token@8", armies=()),
            dice=(3, 3),
        )
    for card in LEVEL_I.values():
        held = has(row=row_with(card, 5), diplomacy=f"{name}.a embassy.1", armies=(23,), trade={card: 1})
        yield turn(card, seat0=held, market="colosseum petra", dice=(5, 2))
    yield turn("flight", active=1, first=1, seat0=has(diplomacy=f"{name}.a"), seat1=attackers())


def stage_pact(name: str) -> Iterator[Table]:
    """A diplomacy card that is held, used and lost."""
    base = name.startswith("base_")
    options = BASE if base else {}
    pieces = "token@23 token@24 token@27"
    for row in ("masonry", "foreign_trade", "pottery", "irrigation"):
        if base and row in ("masonry", "irrigation"):
            continue
        held = has(row=row_with(row, 5, base), pieces=pieces, caravans=(38,), armies=() if base else (23,))
        table = scenario(seat0=held, seat1=rival(pieces="token@28 city@16"), options=options)
        table.of(0).diplomacy = (f"{name}.1",)
        table.of(1).pacts = tuple([card for card in table.of(1).pacts if card != f"{name}.1"])
        recount(table.state)
        yield begun(table, row_with(row, 5, base).split()[-1])
    if not base:
        yield turn("flight", active=1, first=1, seat0=has(diplomacy=f"{name}.1"), seat1=attackers())
        yield turn("flight", active=1, first=1, seat1=attackers(diplomacy=f"{name}.0"))


# -- other components --------------------------------------------------------------------------------------------------


def stage_dial(base: bool) -> Iterator[Table]:  # a table of two kinds of games
    """Every position of the event dial."""
    options = BASE if base else {}
    for event in range(5 if base else 6):
        table = scenario(options=options, market="" if base else "colosseum:1", seat0=has(), seat1=rival(armies=()))
        table.state.event = event
        table.carry_out(TurnDial())
        yield table.table


def stage_tile(number: int) -> Iterator[Table]:
    """Both sides of a tile on the map."""
    for side in SIDES:
        ground = explored(number, side)
        land = land_at(ground)
        lies = {**land.resources, **land.natural, **land.states}
        lying = " ".join([f"{name}@{space}" for space, name in lies.items()])
        yield turn(ground=ground, seat0=own(), seat1=own(leader="egypt"), lies=lying, barbarians="")


def stage_victory(name: str) -> Iterator[Table]:
    """Somebody is close to what a victory card asks for."""
    base = name.startswith("base_")
    cards = [card.id for card in VICTORY_CARDS if card.kind == "standard" and card.id != name]
    shown = " ".join([name, *cards[: 2 if base else 4]])
    for row in ("pottery", "early_empire", "masonry"):
        if base and row == "masonry":
            continue
        many = "city@17 reinforced@18 reinforced@28 reinforced@23 city@43 reinforced@42 city@20 city@21 city@38"
        seat0 = has(
            row=row_with(row, 5, base), pieces=many, natural="dead_sea", diplomacy="geneva.a embassy.1", dial=24
        )
        built = "colosseum@17 petra@22 stonehenge@43"
        yield turn(
            row, seat0=seat0, victory=shown, options=BASE if base else {}, built=built, seat1=rival(pieces="token@39")
        )
    if not base:
        conquered = has(pieces="city@17 city@13", lying={"astrology": "geneva"})
        yield turn(seat0=conquered, victory=shown, lies="oil@8", barbarians="")


def stage_token(name: str) -> Iterator[Table]:
    """Governments, districts and natural wonders at work."""
    for government in GOVERNMENTS:
        if government.id == name:
            card = LEVEL_I[government.type]
            for place in (0, 1, 3):
                yield turn(card, seat0=has(row=row_with(card, place), lying={card: name}, armies=(23,), caravans=(12,)))
            table = scenario(seat0=has(row=row_with(card, 0)))
            table.state.event = 2
            table.carry_out(TurnDial())
            yield table.table
    if name in {district.id for district in DISTRICTS}:
        for space in (18, 24, 31, 45, 47, 17):
            pieces = f"{name}@{space} token@23 token@46 city@16"
            near = {"seat1": rival(armies=(29,), pieces="token@11"), "lies": "", "barbarians": "c@12"}
            table = scenario(seat0=has(pieces=pieces, trade={"pottery": 3}), **near)
            table.state.event = 1
            table.carry_out(TurnDial())
            yield table.table
    for wonder in NATURAL_WONDERS:
        if wonder.id == name:
            row = row_with("pottery", 4)
            for market in ("stonehenge petra", "colossus oracle", "terracotta_army hanging_gardens"):
                yield turn("pottery", seat0=has(row=row, natural=name, resources=""), market=market)


def stage_water() -> Iterator[Table]:
    """The map has more holes than there are water tokens."""
    q, r = 20, -40
    rows = [(q + x, r + y) for y in range(3) for x in range(2 * HOLES + 1) if y != 1 or not x % 2]
    ground = ";".join([GROUND, *[f"fort:{x}:{y}" for x, y in rows]])
    for options in ({}, BASE):
        table = scenario(ground=ground, options=options, seat0=own(), seat1=own(leader="egypt"), lies="", barbarians="")
        fill_holes(table.state)
        table.table.begin(Turn(0))
        yield table.table


def stage_other(name: str) -> Iterator[Table]:
    """City-states, tokens, and what every turn has to do with."""
    for state in CITY_STATES:
        if state.id == name:
            yield from stage_state(name)
    if name == "water_tokens":
        yield from stage_water()
    yield from stage_token(name)
    for card in LEVEL_I.values():
        yield turn(card, seat0=has(row=row_with(card, 5), trade={card: 3}, armies=(4,), dial=22))


STAGES: Final[tuple[tuple[Collection[str], Callable[[str], Iterator[Table]]], ...]] = (
    (FOCUS, lambda name: stage_focus(FOCUS[name])),
    (LEADER, stage_leader),
    (SPECIAL, lambda name: stage_leader(SPECIAL[name].leader)),
    (WONDER, lambda name: stage_wonder(WONDER[name])),
    (PACT, stage_pact),
    (VICTORY, stage_victory),
    ([dial.id for dial in EVENT_DIALS], lambda name: stage_dial(name.startswith("base"))),
    ([tile.id for tile in TILES], lambda name: stage_tile(int(name.removeprefix("tile_")))),
)
"""What is staged for which components."""


OTHERS: Final = {"ibrahim": frozenset({"vizier"})}
"""What else tests call a component."""


def stage(name: str) -> Iterator[Table]:
    """New games; then what the component is good for."""
    for seats, options in ((4, {}), (2, BASE)):
        yield epoka.new(GAME, seats, seed=1, options=options)
    staged = next((found for names, found in STAGES if name in names), stage_other)
    yield from staged(name)
    yield from islice(positions(modules(), frozenset({name}), OTHERS.get(name, frozenset())), POSITIONS)


OFFERED: Final = tuple(
    [
        f"{name}.says.{number}.optional"
        for name, says in SAYS.items()
        for number, value in enumerate(says)
        if isinstance(value, On) and value.optional and value.trigger not in (PLACED, CITY_BUILT)
    ]
)
"""What may be done and cannot be forced."""

PRINTED: Final = Printed(
    game=GAME,
    tables={
        "epoka.games.new_dawn.cards.focus": ("FOCUS_CARDS", "BASE_FOCUS_CARDS"),
        "epoka.games.new_dawn.cards.unique": ("UNIQUE_CARDS",),
        "epoka.games.new_dawn.cards.leaders": ("LEADERS", "SPECIAL_CARDS"),
        "epoka.games.new_dawn.cards.wonders": ("WONDERS", "BASE_WONDERS"),
        "epoka.games.new_dawn.cards.diplomacy": ("CITY_STATES", "DIPLOMACY", "BASE_DIPLOMACY"),
        "epoka.games.new_dawn.cards.victory": ("VICTORY_CARDS", "BASE_VICTORY_CARDS"),
        "epoka.games.new_dawn.cards.terrains": ("TERRAINS",),
        "epoka.games.new_dawn.cards.tokens": (
            *("FOCUS_TYPES", "GOVERNMENTS", "DISTRICTS", "RESOURCES", "NATURAL_WONDERS"),
            *("TECH_DIALS", "EVENT_DIALS", "FORTS", "COUNTS"),
        ),
        "epoka.games.new_dawn.cards.tiles": ("TILES",),
    },
    stage=stage,
    plays=1,
    decisions=10,
    games=0,
    naming=frozenset({"id", "confidence"}),
    exceptions={
        **dict.fromkeys(OFFERED, "Whoever has it is asked and may always decline: there is no rule that forces it."),
        "estadio_do_maracana.says.0.once_per_turn": "It is asked before the one card that is chosen in a turn.",
        "masonry.set": "The base game starts with its own Masonry, and cards of level I are gained by nobody there.",
        "shipbuilding.parts.0.water": "Only Indonesia has the card, whose caravans enter water anyway.",
    },
    unread={
        "Symbol.kind": "land.py takes a symbol apart into its three words.",
        "Symbol.space": "land.py takes a symbol apart into its three words.",
    },
)
