"""Moments at which civilization advances, leaders and wonders act.

The rules of a chapter open a moment for a seat; only the abilities in force for that seat are looked up, in their
order. What an ability does is written where the ability is at home (`rules/civilizations/`, `rules/wonders.py`):

    @FOUNDED.on("aztecs_aztec_gold")
    def aztec_gold(s: ClashState, seat: Seat, hex_: Hex) -> Reaction: ...
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar, TypeVarTuple

from epoka.games.clash_of_cultures.state import ClashState, Numbers
from epoka.games.clash_of_cultures.tables import ABILITIES, OWNERS, Price
from epoka.kernel import Abilities, Acting, Frame, Moment, Option, Seat
from epoka.kernel.moments import UNKNOWN
from epoka.parts.hexes import Hex

if TYPE_CHECKING:
    from epoka.games.clash_of_cultures.rules.capture import Capture
    from epoka.games.clash_of_cultures.rules.field import Field

Said = TypeVar("Said")
About = TypeVarTuple("About")
At = Moment[ClashState, Said, *About]
"""A moment by what its hooks say, and what they are told besides the state and the seat."""

Reaction = Frame[ClashState] | None
"""A hook acts; it says a frame if somebody must choose."""
Battle: TypeAlias = "Field"
Taking: TypeAlias = "Capture"
"""It knows whose city it was and what it was like."""
Advance = int
Building = int
Card = int
Kind = int
Pack = int
Steps = int
Wonder = int
Purpose = str
"""For what a city is activated: collect, construct, recruit, wonder, ability."""
Group = str
"""Of what can be had once per action only; or nothing."""
Swap = tuple[Kind, tuple[Kind, ...]]
"""A kind of goods, and those that may be spent for it."""
Reach = tuple[Hex, int]
Route = tuple[Hex, Kind, Hex]
"""Where the trader is, its kind, and the city."""

ALL: Final = Abilities[ClashState](ABILITIES, attrgetter("nations"))
"""What is in force for a seat."""


class Everybody(Acting):
    """Whoever plays: for them the common rules act."""

    __slots__ = ()
    abilities: Final = (0, 1)

    def __init__(self) -> None:
        self.acts = UNKNOWN


PLAYERS: Final = (Everybody(),) * OWNERS
COMMON: Final = Abilities[ClashState](("draw_event", "teach_us"), lambda s: PLAYERS)
"""What is in force for everybody: later chapters of the rules, which earlier ones come to."""


# Each is opened by the chapter named.
FOUNDED: Final = At[Reaction, Hex](ALL)  # founding
SETTLER_USED: Final = At[Reaction, Hex](ALL)  # founding: a Settler has become the city there
ACTIVATED: Final = At[Reaction, Hex, Purpose](ALL)  # activating: the city that counts as activated
COLLECTED: Final = At[Reaction, Hex, tuple[tuple[Hex, Kind], ...], Numbers](ALL)  # collecting: harvest, gains by kind
BUILT: Final = At[Reaction, Hex, Building](ALL)  # constructing
WONDER_BUILT: Final = At[Reaction, Hex, Wonder](ALL)  # wonders
RECRUITED: Final = At[Reaction, Hex, Pack, int](ALL)  # recruiting: what was bought, and whether by an activation
INFLUENCED: Final = At[Reaction, Hex, Hex](ALL)  # influence: acting and target, after a success
MOVED_TO: Final = At[Reaction, Hex, Hex, Pack](ALL)  # moving: from, to
MOVE_ENDED: Final = At[Reaction](ALL)  # moving: after a move action
EVENT_COMING: Final = At[Reaction](ALL)  # events: before the card is drawn

# A battle is opened for both sides, the attacker first. Frames of its moments return None or pairs that change the
# battle for their side: see `Battle.take`. They keep no battle; hooks read it and may call its methods.
BATTLE_BEGINS: Final = At[Reaction, Battle](ALL)  # battle: before round 1, if there is anything to fight
BATTLE_ROUND: Final = At[Reaction, Battle](ALL)  # battle: before each round after the first
BATTLE_CARDLESS: Final = At[bool, Battle](ALL)  # battle: the own side plays no action card this round
BATTLE_BAN: Final = At[bool, Battle](ALL)  # battle: the enemy plays no action card this round
BATTLE_LOYALTY: Final = At[bool, Battle](ALL)  # battle, asked of everybody else: plays for the barbarians
BATTLE_REVEALED: Final = At[Reaction, Battle](ALL)  # battle: both cards are face up, before anything else
BATTLE_ROLL: Final = At[Reaction, Battle](ALL)  # battle: before the dice are rolled
BATTLE_MUTED: Final = At[bool, Battle](ALL)  # battle: the own combat abilities do not work
BATTLE_ROLLED: Final = At[Reaction, Battle](ALL)  # battle: both sides have rolled, before values are compared
BATTLE_VALUE: Final = At[int, Battle](ALL)  # battle: added to the combat value of this round (COC-9.2.3)
BATTLE_ABILITY: Final = At[int, Battle](ALL)  # battle: what combat abilities give more, if they work at all
BATTLE_CAP: Final = At[int | None, Battle](ALL)  # battle: the most that the enemy's modifiers count this round
BATTLE_CANCEL: Final = At[int, Battle](ALL)  # battle: hits cancelled this round without a choice (COC-9.2.4)
BATTLE_HITS: Final = At[Reaction, Battle](ALL)  # battle: the own side is hit, before casualties; frames may cancel
BATTLE_SURVIVED: Final = At[Reaction, Battle](ALL)  # battle: after casualties, if both sides are left
BATTLE_ENDED: Final = At[Reaction, Battle](ALL)  # battle: won, lost or neither; before a capture
PIECE_KEPT: Final = At[bool, Hex, Building](ALL)  # capture, asked of the piece's owner: it keeps its colour
BARBARIANS_MARCH: Final = At[Reaction, Numbers](ALL)  # barbarians: hexes of the armies; frames: `barbarians.March`
BARBARIANS_CONSENT: Final = At[bool, Hex](ALL)  # barbarians, asked of everybody: the army needs their consent
CAPTURED: Final = At[Reaction, Hex, Taking](ALL)  # capture
CITY_LOST: Final = At[Reaction, Hex, int](ALL)  # capture: the captor
LEADER_LOST: Final = At[Reaction, Card](ALL)  # leaders
HAPPINESS_PRICE: Final = At[Price | None, Hex, Steps](ALL)  # happiness: another price for the same
INFLUENCE_ORIGINS: Final = At[Sequence[Reach]](ALL)  # influence: from where besides the own cities, how far
INFLUENCE_PREACHERS: Final = At[Sequence[Reach]](ALL)  # influence: the same, on enemy cities only
INFLUENCE_RANGE: Final = At[int, Hex](ALL)  # influence: added to the range of the acting city
INFLUENCE_BARRED: Final = At[bool, Hex](ALL)  # influence, asked of the city's owner: no target for enemies
PIECE_BARRED: Final = At[bool, Hex, Building](ALL)  # influence, asked of the piece's owner: it can't be replaced
INFLUENCE_REROLL: Final = At[bool, Hex, Hex](ALL)  # influence: acting and target; the roll may be repeated
INFLUENCE_COST: Final = At[Price](ALL)  # influence: another price for Arts
POINTS: Final = At[tuple[str, int, int]](ALL)  # scoring: message id, half points, number of what gives them
TOLL: Final = At[int, Hex](ALL)  # lasting: culture that the owner's attackers pay before they move there
EVENT_DRAWN: Final = At[Reaction, Card](ALL)  # events: the frame returns whether another event is drawn instead
EVENT_SHIELD: Final = At[bool, Hex, Kind](ALL)  # events: a loss there (of a unit, or NONE) may be undone
UNITS_COUNTED: Final = At[Sequence[tuple[int, Hex, Pack]]](ALL)  # events: whose units count as the player's, where
CARD_PLAYED: Final = At[Reaction, Seat, Card](ALL)  # action cards, asked of every rival: whether it is cancelled
CARD_IS_FREE: Final = At[bool, Card](ALL)  # action cards: a card that needs a main action needs none

TRACK_EMPTY: Final = At[Reaction](COMMON)  # advances: the event track is empty (COC-6.2)
CITY_TAKEN: Final = At[Reaction, int](COMMON)  # battle: from whom a city was captured, at the end (COC-12.1)

# Growth: advances, founding, activating, collecting, constructing, wonders, recruiting, drawing. A *way* is another
# price for the same thing: whoever has several chooses, and is remembered to have used the ability this turn. A
# *discount* is always taken off.
ADVANCE_WAYS: Final = At[Sequence[Price], Advance](ALL)  # advances
ADVANCE_DISCOUNT: Final = At[Price | None, Advance](ALL)  # advances
FOUND_ON: Final = At[bool, Hex](ALL)  # founding: Barren may be settled
FOUND_BAN: Final = At[bool, Seat, Hex](ALL)  # founding, asked of each rival: the founder may not found there
STAND_INS: Final = At[Sequence[Hex], Hex](ALL)  # activating: what may count as activated instead
CITY_ACTS: Final = At[Reaction, Hex, Purpose](ALL)  # activating: the city that acts, whichever counts as activated
ACTIVATION_BARRED: Final = At[bool, Hex](ALL)  # activating: the city cannot be activated again this turn
ACTING_MOOD: Final = At[int, Hex, Purpose](ALL)  # activating: the mood as which the city acts at least
ACTING_SIZE: Final = At[int, Hex, Purpose](ALL)  # activating: added to the size for collecting and recruiting
HARVEST_FROM: Final = At[Sequence[Hex], Hex](ALL)  # collecting: further hexes, not blocked by cities and units
HARVEST_KINDS: Final = At[Sequence[Kind], Hex, Hex](ALL)  # collecting: city, hex; what the hex may give besides
BUILD_WAYS: Final = At[Sequence[Price], Hex, Building](ALL)  # constructing
BUILD_DISCOUNT: Final = At[Price | None, Hex, Building](ALL)  # constructing
BUILD_SWAPS: Final = At[Sequence[Swap], Hex, Building](ALL)  # constructing
WONDER_WAYS: Final = At[Sequence[Price], Hex, Wonder](ALL)  # wonders
WONDER_DISCOUNT: Final = At[Price | None, Hex, Wonder](ALL)  # wonders
WONDER_SWAPS: Final = At[Sequence[Swap], Hex, Wonder](ALL)  # wonders
WONDER_FREELY: Final = At[bool, Hex](ALL)  # wonders: building there is a free action
WAY_TAKEN: Final = At[Reaction, Price](ALL)  # prices, of the ability alone whose way was chosen
HIRE_HERE: Final = At[bool, Hex, Kind](ALL)  # recruiting: without the building it needs
HIRE_WAYS: Final = At[Sequence[tuple[Group, Price]], Hex, Kind](ALL)  # recruiting
HIRE_SWAPS: Final = At[Sequence[Swap], Hex, Kind](ALL)  # recruiting
HIRE_PLACES: Final = At[Sequence[Hex], Hex, Kind](ALL)  # recruiting: further hexes on which the unit may appear
HIRE_EXTRA: Final = At[tuple[Group, Price] | None, Hex](ALL)  # recruiting: something else to buy
EXTRA_HIRED: Final = At[Reaction, Hex](ALL)  # recruiting, of the ability alone whose extra was bought
FROM_DISCARDS: Final = At[bool](ALL)  # drawing: the top discard may be drawn; own discards go under the pile
WONDER_WANTED: Final = At[Wonder](ALL)  # drawing: the wonder that must be drawn, or NONE
STACK_LIMIT: Final = At[int, Hex, Pack](ALL)  # stacking: added to the limit for the pack coming there
CARRIES: Final = At[int](ALL)  # stacking: land units that each ship carries besides the usual two
SHIPS_SHARED: Final = At[int, Hex](ALL)  # stacking: pirate ships there that carry and fight as if they were own
SHARES: Final = At[bool, Hex, int](ALL)  # moving: the owner's ships there need not be fought
SURE_FOOTED: Final = At[Pack, Pack](ALL)  # moving: the kinds of the pack that a Mountain does not stop
UNWEARIED: Final = At[Pack](ALL)  # moving: the kinds that may move again after a battle
ROAD_REACH: Final = At[int](ALL)  # moving: hexes more by Roads from an own city to another
OTHER_MOVES: Final = At[Sequence[Option], Pack](ALL)  # moving: options besides groups (`moving.other_move`)
OTHER_WAYS: Final = At[Sequence[Option], Hex, Pack](ALL)  # moving: options besides hexes (`moving.other_way`)
BEFORE_TRADE: Final = At[Reaction](ALL)  # trade_routes: at the start of the turn, before trade routes
TRADERS: Final = At[Sequence[tuple[Hex, Kind]]](ALL)  # trade_routes: traders besides Settlers and Ships
TRADE_CITIES: Final = At[Sequence[Hex]](ALL)  # trade_routes: cities that are no rival's
TRADE_REACH: Final = At[int, Kind, Hex](ALL)  # trade_routes: added to the trader's range to the city
TRADE_BARRED: Final = At[bool, Seat, Hex, Kind](ALL)  # trade_routes, asked of every rival: the trader can't trade
TRADE_FIRST: Final = At[bool, Hex, Kind, Hex](ALL)  # trade_routes: the trader serves the city before others
TRADE_LIMIT: Final = At[int, tuple[Route, ...]](ALL)  # trade_routes: routes above the limit, of those possible
TRADE_YIELD: Final = At[Sequence[Numbers], Route, tuple[Numbers, ...]](ALL)  # trade_routes: other kinds and amounts
TRADED: Final = At[Reaction, tuple[Route, ...], tuple[Numbers, ...]](ALL)  # trade_routes: and what came of each
