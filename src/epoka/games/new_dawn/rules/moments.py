"""Moments at which leaders, wonders and diplomacy cards act.

The rules of a chapter open a moment for a seat; only the abilities in force for that seat are asked, in their order.
What each does follows from its typed effects and is registered where those are at home.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, NamedTuple, TypeVar, TypeVarTuple

from epoka.games.new_dawn.abilities import ABILITIES
from epoka.games.new_dawn.state import DawnState
from epoka.kernel import Abilities, Frame, Moment, Seat
from epoka.parts.hexes import Hex, Hexes

Said = TypeVar("Said")
About = TypeVarTuple("About")
At = Moment[DawnState, Said, *About]
"""A moment by what its hooks say, and what they are told besides the state and the seat."""

Reaction = Frame[DawnState] | None
"""A hook acts; it says a frame if somebody must choose."""
Purpose = str
"""For what difficulty is asked: place, city, move or combat."""
Figure = str
"""caravan or army."""
Card = str
Type = str

PLACE: Final = "place"
BUILD: Final = "city"
MOVE: Final = "move"
COMBAT: Final = "combat"
CARAVAN: Final = "caravan"
ARMY: Final = "army"
ATTACK: Final = "attack"
DEFEND: Final = "defend"

ALL: Final = Abilities[DawnState](ABILITIES, attrgetter("civilizations"))
"""What is in force for a seat."""


class Shift(NamedTuple):
    """So many places further right, if the slot number reached so far is one of some; of any if none is named."""

    amount: int
    numbers: tuple[int, ...] = ()


class Side(NamedTuple):
    """A side of an attack, as bonuses are worked out. `target` is barbarian, city_state, fort, city, token, army or
    caravan; `against` is the seat on the other side, NOBODY for a neutral one; `state` is the city-state attacked.
    """

    role: str
    space: Hex
    target: str
    against: Seat
    state: str = ""


# -- the turn (ND-4, ND-5) --
OPENING: Final = At[Reaction](ALL)  # turn: at the start of the turn, before anything is offered
START: Final = At[Reaction](ALL)  # turn: what may be done at its start; asked anew after each, once per turn
END: Final = At[Reaction](ALL)  # turn: at its end, after the reset
BEFORE_CARD: Final = At[Reaction, Card](ALL)  # turn: before the chosen card is resolved
SHIFTS: Final = At[Sequence[Shift], Card](ALL)  # resolving: shifts of the card; a government is no ability
AFTER_CARD: Final = At[Reaction, Card, int](ALL)  # turn: after the card was resolved with that slot number
AFTER_RESET: Final = At[Reaction, Card](ALL)  # turn: after the card was reset

# -- the map (ND-6) --
DIFFICULTY: Final = At[int, Hex, int, Purpose](ALL)  # field: space, difficulty so far, purpose; says the new one

# -- figures (ND-11, ND-12) --
ENTER_WATER: Final = At[bool, Figure](ALL)  # moving: figures of the kind may enter water
EDGE_WATER: Final = At[bool, Figure](ALL)  # moving: water on the edge is adjacent to all water on the edge
START_ANYWHERE: Final = At[bool, Figure](ALL)  # moving: figures start from any own city
UNLIMITED: Final = At[bool, Figure](ALL)  # moving: any number of steps
PASS_TOKENS: Final = At[bool](ALL)  # armies: rival control tokens do not stop them
OWN_CITY: Final = At[Hexes](ALL)  # field: city-states that are own cities in the own turn
SHARED_STEPS: Final = At[int](ALL)  # caravans: steps shared by all caravans of a resolution
AT_CITY_STATE: Final = At[Reaction, Hex](ALL)  # caravans: a caravan arrived, after the usual gains
AT_RIVAL_CITY: Final = At[Reaction, Hex](ALL)  # caravans: a caravan arrived, after the usual gains; the space

# -- combat (ND-12) --
FORBIDDEN: Final = At[bool, Seat](ALL)  # armies: may not attack or destroy pieces of that seat
COMBAT_BONUS: Final = At[int, Side](ALL)  # combat
REINFORCED_WORTH: Final = At[int, str](ALL)  # combat: what each reinforced token is worth more than 1, by role
RESOURCE_WORTH: Final = At[int, str](ALL)  # combat: what a spent resource token adds, by role
SPEND_RESOURCES: Final = At[bool](ALL)  # purse: resource tokens are spent like trade tokens of the resolved card
BARBARIAN_DEFEATED: Final = At[Reaction](ALL)  # combat: by attack or encampment, after the trade token
WON: Final = At[Reaction, Side, int](ALL)  # combat: as attacker, with that value
BEFORE_CITY: Final = At[Reaction, Hex](ALL)  # combat: just before a rival city there is replaced by the seat
HURT: Final = At[Reaction, Seat](ALL)  # asked of whom that seat attacks or destroys a piece of
GOT_NATURAL: Final = At[Reaction, str](ALL)  # a natural wonder token was gained or spent

# -- barbarians (ND-22) --
BARRIER: Final = At[bool, Hex](ALL)  # barbarians: asked of the owner of the piece there; they can't enter

# -- other chapters --
COUNTS_FRIENDLY: Final = At[int, str](ALL)  # field: further spaces that are friendly for maturity or districts, as bits
TOKEN_PLACED: Final = At[Reaction, Hex](ALL)  # pieces: a control token or district was placed there (ND-28.7)
CITY_BUILT: Final = At[Reaction, Hex](ALL)  # pieces: a city was built there
STORAGE: Final = At[int](ALL)  # purse: trade tokens that fit on Great Zimbabwe
EVERY_TERRAIN: Final = At[int](ALL)  # districts: spaces that are friendly and of every terrain, as bits
TOKEN_ANYWHERE: Final = At[int](ALL)  # placing: further spaces besides those next to cities, as bits
EXTRA_TOKENS: Final = At[int](ALL)  # culture: more tokens when a culture card is resolved
WONDER_COST: Final = At[int, Card](ALL)  # building: by how much the wonder costs more or less
THROUGH_WATER: Final = At[bool](ALL)  # cities: the range is counted through water
CITY_ANYWHERE: Final = At[int](ALL)  # cities: spaces that are near enough, as bits
ANY_TYPE: Final = At[Sequence[str]](ALL)  # upgrading: types of cards that no card of another type replaces
DIPLOMACY_LIMIT: Final = At[int, Seat](ALL)  # diplomacy: how many cards of that seat may be held
ON_CARD_WORTH: Final = At[bool](ALL)  # purse: a natural wonder on a card is spent as a trade token of it (ND-28.16)
RAID_RANGE: Final = At[bool](ALL)  # raids: attacks of the base game reach everything (ND-27.6)
