"""Setting the table up for each number of players, with the expansion and the variants. (COC-3, COC-15)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import tables
from epoka.games.clash_of_cultures.components import EVENTS, OBJECTIVES
from epoka.games.clash_of_cultures.geometry import board
from epoka.games.clash_of_cultures.rules.abilities import recount_all
from epoka.games.clash_of_cultures.rules.cities import settle
from epoka.games.clash_of_cultures.rules.drawing import ACTION_PILE, OBJECTIVE_PILE
from epoka.games.clash_of_cultures.rules.units import SETTLER_PACK, add
from epoka.games.clash_of_cultures.state import ClashState, Nation
from epoka.kernel import Choices, Setting, draw, shuffled
from epoka.parts.hexes import NOWHERE

OFF: Final = "off"
ON: Final = "on"
SEATS: Final = (2, 3, 4)
LONG: Final = 6
SHORT: Final = 4
"""Ages of the short and of the long game; one more where the end is variable. (COC-15.2, COC-15.3)"""

NEEDS: Final = {"civilizations": (ON,)}
"""Variants of what only the expansion has."""

SETTINGS: Final = (
    Setting("civilizations", (ON, OFF), SEATS, "COC-3.3"),
    Setting("events", ("full", "optional", "icons"), SEATS, "COC-15.1"),
    Setting("length", ("long", "short"), SEATS, "COC-15.2"),
    Setting("end", ("fixed", "roll", "wonder"), SEATS, "COC-15.3"),
    Setting("random_leaders", (OFF, ON), SEATS, "COC-15.4", NEEDS),
    Setting("shared_wonders", (OFF, ON), SEATS, "COC-15.5"),
    Setting("alternate_history", (OFF, ON), SEATS, "COC-15.6", NEEDS),
    Setting("government_change", ("free", "paid"), SEATS, "COC-11.5"),
    Setting("once_limits", (OFF, ON), SEATS, "COC-13.40", NEEDS),
    Setting("trading", (ON, OFF), SEATS, "COC-5.4"),
)


def set_up(seats: int, chance: int, choices: Choices) -> ClashState:
    """A table ready for the first turn: the hexes of the map, pieces, cards, and who is first. (COC-2.1, COC-3.5)"""
    layout = board(seats)
    count = len(layout.names)
    s = ClashState(
        chance=chance,
        nations=tuple([Nation() for _ in range(seats)]),
        terrain=(tables.UNKNOWN,) * count,
        armies=((0,) * count,) * tables.OWNERS,
        fielded=((0,) * len(tables.UNIT),) * tables.OWNERS,
        owner=(tables.NONE,) * count,
        mood=(tables.ANGRY,) * count,
        built=(0,) * count,
        uses=(0,) * count,
        ports=(NOWHERE,) * count,
        tokens=(0,) * count,
        lost_pieces=((0,) * 8,) * seats,
        expansion=int(choices["civilizations"] == ON),
        ages=(SHORT if choices["length"] == "short" else LONG) + int(choices["end"] != "fixed"),
        free_advances=2 if choices["length"] == "short" else 1,
        events_rule=str(choices["events"]),
        end_rule=str(choices["end"]),
        random_leaders=int(choices["random_leaders"] == ON),
        shared_wonders=int(choices["shared_wonders"] == ON),
        alternate_history=int(choices["alternate_history"] == ON),
        paid_change=int(choices["government_change"] == "paid"),
        once_limits=int(choices["once_limits"] == ON),
        trade_rule=str(choices["trading"]),
    )
    s.first = s.active = draw(s, seats)
    _lay_tiles(s)
    _deal_civilizations(s)
    _place_nations(s, 2 if choices["length"] == "short" else 1)
    _deal_cards(s)
    recount_all(s)
    return s


def _lay_tiles(s: ClashState) -> None:
    """Regular tiles lie face down; what is left over stays in the box, unseen. (COC-3.1)

    So many cover the map of two, three or four players. (COC-2.6a, COC-2.6b, COC-2.6c)
    """
    layout = board(len(s.nations))
    tiles = shuffled(s, tables.TILES)
    s.slots, s.spare = tiles[: layout.regular], tiles[layout.regular :]
    s.slots_seen = s.turned = (0,) * layout.regular


def _deal_civilizations(s: ClashState) -> None:
    """A random civilization with its leaders for each player; or any three leaders. (COC-3.3, COC-15.6)"""
    if not s.expansion:
        s.box += tuple(tables.LEADERS)
        return
    dealt = shuffled(s, range(len(tables.CIVILIZATION)))
    for own, civilization in zip(s.nations, dealt, strict=False):
        own.civilization = civilization
        own.leaders = tables.LEADERS_OF_CIVILIZATION[civilization]
    if s.alternate_history:
        leaders = shuffled(s, tables.LEADERS)
        for seat, own in enumerate(s.nations):
            own.leaders = tuple(sorted(leaders[tables.LEADERS_EACH * seat : tables.LEADERS_EACH * (seat + 1)]))
    held = {card for own in s.nations for card in own.leaders}
    s.box += tuple([card for card in tables.LEADERS if card not in held])


def _place_nations(s: ClashState, settlers: int) -> None:
    """The start tile, a Happy city and its Settlers for each player. (COC-2.2, COC-3.2, COC-3.3, COC-15.2)"""
    layout = board(len(s.nations))
    terrain = list(s.terrain)
    for seat, own in enumerate(s.nations):
        special = tables.SPECIAL_TILE[own.civilization] if own.civilization != tables.NONE else None
        for hex_, kind in zip(layout.starts[seat], tables.TILE_TERRAIN[special or layout.sides[seat]], strict=True):
            terrain[hex_] = kind
        own.home = layout.starts[seat][0]
        settle(s, seat, own.home, tables.HAPPY)
        add(s, seat, own.home, settlers * SETTLER_PACK)
    s.terrain = tuple(terrain)


def _deal_cards(s: ClashState) -> None:
    """Shuffle the decks; everybody draws an action card and an objective. (COC-1.4, COC-3.4)"""
    used = {card for card, row in zip(tables.EVENT_CARDS, EVENTS, strict=True) if s.expansion or not row.expansion}
    goals = {
        card for card, row in zip(tables.OBJECTIVE_CARDS, OBJECTIVES, strict=True) if s.expansion or not row.expansion
    }
    s.events = shuffled(s, sorted(used))
    s.objectives = shuffled(s, sorted(goals))
    s.actions = shuffled(s, tables.ACTIONS)
    s.wonders = shuffled(s, tables.WONDER_CARDS)
    s.box += tuple([card for card in range(len(tables.CARDS)) if card in tables.EVENT_CARDS and card not in used])
    s.box += tuple([card for card in tables.OBJECTIVE_CARDS if card not in goals])
    for own in s.nations:
        own.hand = tuple(ACTION_PILE.draw(s))
        own.plans = tuple(OBJECTIVE_PILE.draw(s))
