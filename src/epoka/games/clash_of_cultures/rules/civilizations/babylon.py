"""Babylon. (COC-13.31)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.drawing import draw_actions
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.losses import PlaceUnit
from epoka.games.clash_of_cultures.rules.stacking import ship_room, stack_room
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK, add, supply
from epoka.games.clash_of_cultures.rules.uses import GainOne
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.kernel import Frame, Seat, tell
from epoka.parts.hexes import NOWHERE, Hex

TABLETS: Final = tables.number("babylon_code_of_laws", "most")
"""With more action cards in hand the Code of Laws brings none."""
LAWGIVER: Final = tables.amounts("hammurabi_lawgiver", "culture")


# -- advances ----------------------------------------------------------------------------------------------------------


@moments.COLLECTED.on("babylon_canals")
def _canals(s: ClashState, seat: Seat, city: Hex, harvest: object, gains: Numbers) -> None:
    """A collect that yields exactly 1 food yields 1 more. (COC-13.31)"""
    says = tables.NUMBERS["babylon_canals"]
    if gains[tables.FOOD] == says["exactly"]:
        gain(s, seat, tables.FOOD, says["food"])


@moments.INFLUENCED.on("babylon_code_of_laws")
def _code_of_laws(s: ClashState, seat: Seat, acting: Hex, target: Hex) -> Frame[ClashState] | None:
    """A successful influence brings an action card to who holds few."""
    few = len(s.nations[seat].hand) <= TABLETS
    return draw_actions(s, seat, tables.number("babylon_code_of_laws", "cards")) if few else None


@moments.EVENT_COMING.on("babylon_star_catalogues")
def _star_catalogues(s: ClashState, seat: Seat) -> Frame[ClashState]:
    """1 idea or 1 culture before an event is drawn."""
    return GainOne(seat, (tables.IDEAS, tables.CULTURE), tables.number("babylon_star_catalogues", "amount"))


@moments.BUILD_SWAPS.on("babylon_ziggurats")
def _ziggurats(s: ClashState, seat: Seat, city: Hex, building: int) -> list[tuple[int, tuple[int, ...]]]:
    """Ideas may replace any resources of a Temple; that Dogma limits them no more is in `stock.limit`."""
    return (
        [(kind, (tables.IDEAS,)) for kind in (tables.FOOD, tables.WOOD, tables.ORE)]
        if building == tables.TEMPLE
        else []
    )


# -- Nebuchadnezzar II -------------------------------------------------------------------------------------------------


common.wants_wonder("nebuchadnezzar_ii_great_gardens", tables.GREAT_GARDENS)


@moments.BATTLE_VALUE.on("nebuchadnezzar_ii_iconoclast")
def _iconoclast(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 when he attacks a city with a Temple."""
    return (
        tables.number("nebuchadnezzar_ii_iconoclast", "combat")
        if common.leads_on_land(s, seat, battle) and common.is_attacker(seat, battle) and battle.temple
        else 0
    )


# -- Nabopolassar ------------------------------------------------------------------------------------------------------


@moments.BATTLE_VALUE.on("nabopolassar_liberator")
def _liberator(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 against a player with at least as many cities."""
    enemy = battle.enemy(seat)
    if not common.leads_on_land(s, seat, battle) or enemy >= len(s.nations):
        return 0
    return (
        tables.number("nabopolassar_liberator", "combat")
        if len(s.nations[enemy].cities) >= len(s.nations[seat].cities)
        else 0
    )


@moments.CITY_LOST.on("nabopolassar_revolt")
def _revolt(s: ClashState, seat: Seat, hex_: Hex, captor: int) -> Frame[ClashState] | None:
    """When a city is captured a free Infantry joins him, or comes to an own city if there is no room."""
    where = s.nations[seat].leader_at
    if where == NOWHERE or supply(s, seat, tables.INFANTRY) <= 0:
        return None
    room = ship_room(s, seat, where) if s.terrain[where] == tables.SEA else stack_room(s, seat, where)
    if room <= 0:
        return PlaceUnit(seat, tables.INFANTRY)
    add(s, seat, where, INFANTRY_PACK)
    tell(s, events.REINFORCED, seat, map_of(s).names[where], tables.UNIT[tables.INFANTRY])
    return None


# -- Hammurabi ---------------------------------------------------------------------------------------------------------


@moments.HAPPINESS_PRICE.on("hammurabi_lawgiver")
def _lawgiver(s: ClashState, seat: Seat, hex_: Hex, steps: int) -> tables.Price | None:
    """1 culture makes his city Happy, from any mood. [interpretation]"""
    here = common.leader_city(s, seat) == hex_
    return LAWGIVER if here and s.mood[hex_] + steps == tables.HAPPY else None


@moments.BUILD_DISCOUNT.on("hammurabi_guardian")
def _guardian(s: ClashState, seat: Seat, city: Hex, building: int) -> tables.Price | None:
    """A Fortress in his city costs no food and no wood."""
    return (
        common.NO_FOOD_NO_WOOD[building]
        if building == tables.FORTRESS and common.leader_city(s, seat) == city
        else None
    )
