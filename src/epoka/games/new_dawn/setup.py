"""Setting the table up as far as nobody decides anything. (ND-3, ND-26, ND-27)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.card import AGES, ANCIENT, BASE, CARAVANS, MEDIEVAL, MODERN, REMOVED
from epoka.games.new_dawn.cards import tiles
from epoka.games.new_dawn.cards.tiles import CORE
from epoka.games.new_dawn.land import Lay, number_of
from epoka.games.new_dawn.rules.abilities import recount
from epoka.games.new_dawn.rules.laying import core_size, lay_down
from epoka.games.new_dawn.state import (
    ARMIES,
    ON_CARD,
    RESOURCES,
    TRADE_LIMIT,
    UNUSED,
    Civilization,
    DawnState,
    slot_numbers,
    supply_of,
)
from epoka.games.new_dawn.tables import BY_TYPE_AND_LEVEL, CITY_STATE, FOCUS, LEADER, OWNER, PACT, TYPE, VICTORY, WONDER
from epoka.kernel import Choices, Setting, draw, roll, shuffled

OFF: Final = "off"
ON: Final = "on"
SEATS: Final = (2, 3, 4, 5)
BASE_SEATS: Final = (2, 3, 4)
"""Five play only with the expansion. (ND-1.1)"""
WITH: Final = {"terra_incognita": (ON,)}
"""Options of what only the expansion has."""

SETTINGS: Final = (
    Setting("terra_incognita", (ON, OFF), BASE_SEATS, "ND-27.1"),
    Setting("peaceful", (OFF, ON), SEATS, "ND-26.2", WITH),
    Setting("novices", (0, 1, 2, 3, 4), SEATS, "ND-26.1"),
    Setting("handicap", (6, *range(6), *range(7, 19)), SEATS, "ND-26.1", {"novices": (1, 2, 3, 4)}),
    Setting("round_limit", (40, 0, 10, 20, 30, 60), SEATS, "ND-26.3"),
    Setting("capital_raid", ("stays", "returns"), SEATS, "ND-29.3"),
    Setting("dial_end", ("steps", "jump"), SEATS, "ND-29.4"),
    Setting("district_over", ("district", "token"), SEATS, "ND-29.7", WITH),
    Setting("lost_wonder", ("kept", "returned"), SEATS, "ND-29.11"),
)

STANDARD_CARDS: Final = 3
"""Victory cards besides those of the forts. (ND-3.14, ND-27.3)"""
FURTHER_TILES: Final = 2
"""Tiles that each player adds in the base game besides the capital's. (ND-27.2)"""
BASE_WONDERS: Final = {2: (1, 1, 2), 3: (1, 2, 2), 4: (2, 2, 2)}
"""Wonders of each age in a deck of the base game, by the number of players. (ND-27.3)"""
WONDERS: Final = (2, 2, 3)
"""With the expansion. (ND-3.13)"""
GROWTH_CARD: Final = "irrigation"


def set_up(seats: int, chance: int, choices: Choices) -> DawnState:
    """A table ready for the first decision: where the forts lie. (ND-3.1 to ND-3.6, ND-3.13, ND-3.14)

    Who begins is left to chance (ND-3.4); what is left of tokens is the supply (ND-3.15).
    """
    s = DawnState(
        chance=chance,
        civilizations=tuple([Civilization() for _ in range(seats)]),
        expansion=int(choices["terra_incognita"] == ON),
        peaceful=int(choices["peaceful"] == ON),
        round_limit=int(choices["round_limit"]),
        capital_raid=str(choices["capital_raid"]),
        dial_end=str(choices["dial_end"]),
        district_over=str(choices["district_over"]),
        lost_wonder=str(choices["lost_wonder"]),
    )
    s.trade_left = supply_of(s, "trade_tokens")
    s.resources_left = (supply_of(s, "resource_tokens") // len(RESOURCES),) * len(RESOURCES)
    _deal_leaders(s)
    s.first = draw(s, seats)
    _deal_tiles(s)
    _deal_wonders(s)
    _deal_cards(s)
    for own in s.civilizations[: int(choices["novices"])]:
        _handicap(s, own, int(choices["handicap"]))
    recount(s)
    return s


def _in_game(s: DawnState, set_: str) -> bool:
    """Whether what is of a set is in the game. (ND-2.2, ND-27.6)"""
    return set_ != REMOVED if s.expansion else set_ in (BASE, REMOVED)


def _deal_leaders(s: DawnState) -> None:
    """A random leader for each player, and the level I cards in the order of its sheet. (ND-3.1, ND-3.2)"""
    leaders = shuffled(s, [name for name, leader in LEADER.items() if _in_game(s, leader.set)])
    for own, leader in zip(s.civilizations, leaders, strict=False):
        own.leader = leader
        own.row = starting_row(s, leader)
        own.trade = (0,) * len(own.row)
        own.lying = ((),) * len(own.row)
        own.caravans = _figures(own, CARAVANS)
        own.armies = _figures(own, "armies") if s.expansion else (UNUSED,) * ARMIES


def starting_row(s: DawnState, leader: str) -> tuple[str, ...]:
    """Irrigation first, then the order of the leader's sheet; a unique card of level I is in its place. (ND-3.2)"""
    found = [first_card(s, kind) for kind in LEADER[leader].row]
    if s.expansion:
        unique = FOCUS[LEADER[leader].unique]
        found = [GROWTH_CARD, *found]
        if unique.level == 1:
            found = [unique.id if TYPE[card] == unique.type else card for card in found]
    return tuple(found)


def first_card(s: DawnState, kind: str) -> str:
    """The normal card of level I of a type. (ND-3.2, ND-27.5)"""
    cards = [card for card in BY_TYPE_AND_LEVEL[kind, 1] if card not in OWNER]
    base = [card for card in cards if card.startswith("base_")]
    return base[0] if base and not s.expansion else cards[0]


def _figures(own: Civilization, kind: str) -> tuple[int, ...]:
    """So many figures lie on their card as it shows. (ND-3.2)"""
    shown = sum([FOCUS[card].figures().get(kind, 0) for card in own.row])
    every = own.caravans if kind == CARAVANS else own.armies
    return tuple([ON_CARD if number < shown else UNUSED for number in range(len(every))])


def _deal_tiles(s: DawnState) -> None:
    """A capital tile for each player, the core from the bottom of the stack, its side by a die. (ND-3.3 to ND-3.6)"""
    every = [tile for tile in tiles.TILES if s.expansion or tile.set == BASE]
    capitals = shuffled(s, [tile.id for tile in every if tile.kind == tiles.CAPITAL])
    seats = len(s.civilizations)
    for own, home in zip(s.civilizations, capitals, strict=False):
        own.home, own.hand = home, (home,)
    s.box += capitals[seats:]
    others = [tile.id for tile in every if tile.kind != tiles.CAPITAL]
    stack = shuffled(s, others) if s.expansion else _base_stack(s, others)
    core, stack = stack[len(stack) - core_size(s) :][::-1], stack[: len(stack) - core_size(s)]
    (die,) = roll(s, 1)
    side = int(die > 3)
    for tile, laying in zip(core, CORE[side], strict=False):
        lay_down(s, Lay(number_of(tile), side, laying.q, laying.r, laying.turned))
    s.laid = core
    if not s.expansion:
        for own in s.civilizations:
            own.hand, stack = own.hand + stack[:FURTHER_TILES], stack[FURTHER_TILES:]
        s.box, stack = s.box + stack, ()
    s.tiles, s.tiles_seen = stack, (0,) * len(stack)


def _base_stack(s: DawnState, others: list[str]) -> tuple[str, ...]:
    """In the base game two tiles with natural wonders and two with city-states are the core. (ND-27.2)"""
    kinds = {tile.id: tile.kind for tile in tiles.TILES}
    core: tuple[str, ...] = ()
    for kind in (tiles.NATURAL_WONDER, tiles.CITY_STATE):
        core += shuffled(s, [tile for tile in others if kinds[tile] == kind])[:2]
    return shuffled(s, [tile for tile in others if tile not in core]) + shuffled(s, core)


def _deal_wonders(s: DawnState) -> None:
    """A deck for each type with fewer ancient and medieval wonders, whose first card is opened. (ND-3.13, ND-27.3)"""
    counts = dict(zip(AGES, WONDERS if s.expansion else BASE_WONDERS[len(s.civilizations)], strict=True))
    for kind in dict.fromkeys(wonder.type for wonder in WONDER.values()):
        deck: tuple[str, ...] = ()
        for age in (ANCIENT, MEDIEVAL, MODERN):
            cards = shuffled(
                s,
                [
                    wonder.id
                    for wonder in WONDER.values()
                    if (wonder.type, wonder.age) == (kind, age) and _in_game(s, wonder.set)
                ],
            )
            deck += cards[: counts[age]]
            s.unseen += cards[counts[age] :]
        s.market += deck[:1]
        setattr(s, f"{kind}_deck", deck[1:])
    s.offers = (0,) * len(s.market)


def _deal_cards(s: DawnState) -> None:
    """Diplomacy cards and victory cards. (ND-3.1, ND-3.11, ND-3.14, ND-26.2, ND-27.3)"""
    for seat, own in enumerate(s.civilizations):
        own.pacts = tuple([f"{card}.{seat}" for card, pact in PACT.items() if _in_game(s, pact.set)])
    s.reserve = tuple(
        [
            f"{name}.{'ab'[copy]}"
            for name, state in CITY_STATE.items()
            if _in_game(s, state.set)
            for copy in range(state.copies)
        ]
    )
    cards = [card for card in VICTORY.values() if _in_game(s, card.set)]
    standard = shuffled(s, [card.id for card in cards if card.kind == "standard"])
    forts = tuple([card.id for card in cards if card.kind == "fort"])
    s.victory = standard[:STANDARD_CARDS] + (() if s.peaceful else forts)
    s.box += standard[STANDARD_CARDS:] + (forts if s.peaceful else ())


def _handicap(s: DawnState, own: Civilization, amount: int) -> None:
    """Trade tokens on the cards of a less experienced player, from the first card on, as long as there are any.

    (ND-2.3, ND-26.1)
    """
    count = len(slot_numbers(s))
    found = []
    for index in range(count):
        found.append(min(TRADE_LIMIT, s.trade_left, amount // count + (index < amount % count)))
        s.trade_left -= found[-1]
    own.trade = tuple(found)
