"""Babylon. (COC-13.31)"""

from __future__ import annotations

from typing import Any, Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules.civilizations.common import (
    LEADERSHIP,
    ONE_CULTURE,
    is_attacker,
    leader_city,
    leads_on_land,
    wants_wonder,
)
from epoka.games.clash_of_cultures.rules.drawing import draw_action
from epoka.games.clash_of_cultures.rules.losses import PlaceUnit
from epoka.games.clash_of_cultures.rules.moments import (
    BATTLE_VALUE,
    BUILD_DISCOUNT,
    BUILD_SWAPS,
    CITY_LOST,
    COLLECTED,
    EVENT_COMING,
    HAPPINESS_PRICE,
    INFLUENCED,
)
from epoka.games.clash_of_cultures.rules.stacking import ship_room, stack_room
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK, add, supply
from epoka.games.clash_of_cultures.rules.uses import GainOne
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.games.clash_of_cultures.tables import (
    CULTURE,
    FOOD,
    FORTRESS,
    GREAT_GARDENS,
    HAPPY,
    IDEAS,
    INFANTRY,
    ORE,
    SEA,
    TEMPLE,
    UNIT,
    WOOD,
    Price,
)
from epoka.kernel import Frame, Seat, tell

TABLETS: Final = 4
"""With more action cards in hand the Code of Laws brings none."""
NO_FOOD_NO_WOOD: Final[Price] = (1, 1, 0, 0, 0, 0, 0)


# -- advances ----------------------------------------------------------------------------------------------------------


@COLLECTED.on("babylon_canals")
def _canals(s: ClashState, seat: Seat, city: Hex, harvest: Any, gains: Numbers) -> None:
    """A collect that yields exactly 1 food yields 1 more. (COC-13.31)"""
    if gains[FOOD] == 1:
        gain(s, seat, FOOD, 1)


@INFLUENCED.on("babylon_code_of_laws")
def _code_of_laws(s: ClashState, seat: Seat, acting: Hex, target: Hex) -> Frame[ClashState] | None:
    """A successful influence brings an action card to who holds few."""
    return draw_action(s, seat) if len(s.nations[seat].hand) <= TABLETS else None


@EVENT_COMING.on("babylon_star_catalogues")
def _star_catalogues(s: ClashState, seat: Seat) -> Frame[ClashState]:
    """1 idea or 1 culture before an event is drawn."""
    return GainOne(seat, (IDEAS, CULTURE))


@BUILD_SWAPS.on("babylon_ziggurats")
def _ziggurats(s: ClashState, seat: Seat, city: Hex, building: int) -> list[tuple[int, tuple[int, ...]]]:
    """Ideas may replace any resources of a Temple; that Dogma limits them no more is in `stock.limit`."""
    return [(kind, (IDEAS,)) for kind in (FOOD, WOOD, ORE)] if building == TEMPLE else []


# -- Nebuchadnezzar II -------------------------------------------------------------------------------------------------


wants_wonder("nebuchadnezzar_ii_great_gardens", GREAT_GARDENS)


@BATTLE_VALUE.on("nebuchadnezzar_ii_iconoclast")
def _iconoclast(s: ClashState, seat: Seat, battle: Any) -> int:
    """+2 when he attacks a city with a Temple."""
    return LEADERSHIP if leads_on_land(s, seat, battle) and is_attacker(seat, battle) and battle.temple else 0


# -- Nabopolassar ------------------------------------------------------------------------------------------------------


@BATTLE_VALUE.on("nabopolassar_liberator")
def _liberator(s: ClashState, seat: Seat, battle: Any) -> int:
    """+2 against a player with at least as many cities."""
    enemy = battle.enemy(seat)
    if not leads_on_land(s, seat, battle) or enemy >= len(s.nations):
        return 0
    return LEADERSHIP if len(s.nations[enemy].cities) >= len(s.nations[seat].cities) else 0


@CITY_LOST.on("nabopolassar_revolt")
def _revolt(s: ClashState, seat: Seat, hex_: Hex, captor: int) -> Frame[ClashState] | None:
    """When a city is captured a free Infantry joins him, or comes to an own city if there is no room."""
    where = s.nations[seat].leader_at
    if where == NOWHERE or supply(s, seat, INFANTRY) <= 0:
        return None
    room = ship_room(s, seat, where) if s.terrain[where] == SEA else stack_room(s, seat, where)
    if room <= 0:
        return PlaceUnit(seat, INFANTRY)
    add(s, seat, where, INFANTRY_PACK)
    tell(s, events.REINFORCED, seat, map_of(s).names[where], UNIT[INFANTRY])
    return None


# -- Hammurabi ---------------------------------------------------------------------------------------------------------


@HAPPINESS_PRICE.on("hammurabi_lawgiver")
def _lawgiver(s: ClashState, seat: Seat, hex_: Hex, steps: int) -> Price | None:
    """1 culture makes his city Happy, from any mood. [interpretation]"""
    return ONE_CULTURE if leader_city(s, seat) == hex_ and s.mood[hex_] + steps == HAPPY else None


@BUILD_DISCOUNT.on("hammurabi_guardian")
def _guardian(s: ClashState, seat: Seat, city: Hex, building: int) -> Price | None:
    """A Fortress in his city costs no food and no wood."""
    return NO_FOOD_NO_WOOD if building == FORTRESS and leader_city(s, seat) == city else None
