"""Moments at which civilization advances, leaders and wonders act.

A moment is a table from an ability to what it does then. The rules of a chapter open the moment for a seat; only the
abilities in force for that seat are looked up, in their order. What an ability does is written where the ability is at
home (`rules/civilizations/`, `rules/wonders.py`):

    @FOUNDED.on("aztecs_aztec_gold")
    def aztec_gold(s, seat, hex_): ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from epoka.games.clash_of_cultures.state import ALL_MOMENTS, ClashState, Nation, Numbers
from epoka.games.clash_of_cultures.tables import ABILITIES, NUMBER
from epoka.kernel import Frame, Seat, Sequence

Hook = Callable[..., Any]

ACTS: Final = [0] * len(ABILITIES)
"""The moments at which each ability acts, as bits."""


def moments_of(abilities: Numbers) -> int:
    """The moments at which some abilities act, as bits: what `Nation.acts` must be."""
    found = 0
    for ability in abilities:
        found |= ACTS[ability]
    return found


class Hooks(dict[int, Hook]):
    """What abilities do at a moment; `ACTS` follows every change."""

    __slots__ = ("bit",)

    def __init__(self, bit: int) -> None:
        super().__init__()
        self.bit = bit

    def __setitem__(self, ability: int, hook: Hook) -> None:
        super().__setitem__(ability, hook)
        ACTS[ability] |= self.bit

    def __delitem__(self, ability: int) -> None:
        super().__delitem__(ability)
        ACTS[ability] &= ~self.bit


class Moment:
    """One moment: the abilities that act then.

    Its `bit` tells by `Nation.acts` whether there is any for a player. Where time matters that is asked first.
    """

    __slots__ = ("bit", "hooks")
    count: ClassVar[int] = 0

    def __init__(self) -> None:
        self.bit = 1 << Moment.count
        self.hooks = Hooks(self.bit)
        Moment.count += 1

    def on(self, *names: str) -> Callable[[Hook], Hook]:
        """Say what abilities do at this moment."""

        def registered(hook: Hook) -> Hook:
            for name in names:
                assert NUMBER[name] not in self.hooks, f"{name} acts twice at one moment"
                self.hooks[NUMBER[name]] = hook
            return hook

        return registered

    def acting(self, own: Nation) -> list[int]:
        """The abilities of a player that act at this moment, in order."""
        if not own.acts & self.bit:
            return []
        if own.acts == ALL_MOMENTS:
            # The game was just loaded.
            own.acts = moments_of(own.abilities)
        hooks = self.hooks
        return [ability for ability in own.abilities if ability in hooks]

    def found(self, s: ClashState, seat: Seat, *about: Any) -> list[Any]:
        """What the seat's abilities say to it, in order."""
        own, hooks = s.nations[seat], self.hooks
        return [hooks[ability](s, seat, *about) for ability in self.acting(own)] if own.acts & self.bit else []

    def by_ability(self, s: ClashState, seat: Seat, *about: Any) -> list[tuple[int, Any]]:
        """The same, with the number of each ability."""
        hooks = self.hooks
        return [(ability, hooks[ability](s, seat, *about)) for ability in self.acting(s.nations[seat])]

    def total(self, s: ClashState, seat: Seat, *about: Any) -> int:
        """The sum of what the seat's abilities say."""
        return sum(self.found(s, seat, *about)) if s.nations[seat].acts & self.bit else 0

    def holds(self, s: ClashState, seat: Seat, *about: Any) -> bool:
        """Whether one of the seat's abilities says yes."""
        return s.nations[seat].acts & self.bit > 0 and any(self.found(s, seat, *about))

    def frame(self, s: ClashState, seat: Seat, *about: Any) -> Frame[ClashState] | None:
        """Let the seat's abilities act; a frame if somebody must choose."""
        return both(*self.found(s, seat, *about)) if s.nations[seat].acts & self.bit else None


def both(*frames: Frame[ClashState] | None) -> Frame[ClashState] | None:
    """Some frames one after the other, those of them that there are."""
    found = tuple([frame for frame in frames if frame is not None])
    if len(found) > 1:
        return Sequence(found)
    return found[0] if found else None


# Each is opened by the chapter named; what follows (s, seat) is listed. Hooks return a frame or None unless said.
TURN_STARTED: Final = Moment()  # turn: nothing more (COC-4.5)
ADVANCE_GAINED: Final = Moment()  # advances: advance number
FOUNDED: Final = Moment()  # founding: hex
SETTLER_USED: Final = Moment()  # founding: hex (a Settler has become the city there)
ACTIVATED: Final = Moment()  # activating: hex, purpose ("collect", "construct", "recruit", "wonder", "ability")
COLLECTED: Final = Moment()  # collecting: city hex, harvest (pairs of hex and kind), gains (amounts by kind)
BUILT: Final = Moment()  # constructing: hex, building
WONDER_BUILT: Final = Moment()  # wonders: hex, wonder
RECRUITED: Final = Moment()  # recruiting: hex, pack bought, by_activation
INFLUENCED: Final = Moment()  # influence: acting hex, target hex (after a success)
MOVED_TO: Final = Moment()  # moving: from, to, pack
MOVE_ENDED: Final = Moment()  # moving: nothing more (after a move action)
EVENT_COMING: Final = Moment()  # events: nothing more (before the card is drawn)
# A battle is opened for both sides, the attacker first. Frames of its moments return None or pairs that change the
# battle for their side: see `Battle.take`. They keep no Battle; hooks read it and may call its methods.
BATTLE_BEGINS: Final = Moment()  # battle: Battle frame (before round 1, if there is anything to fight)
BATTLE_ROUND: Final = Moment()  # battle: Battle frame (before each round after the first)
BATTLE_CARDLESS: Final = Moment()  # battle: Battle frame -> bool, the own side plays no action card this round
BATTLE_BAN: Final = Moment()  # battle: Battle frame -> bool, the enemy plays no action card this round
BATTLE_LOYALTY: Final = Moment()  # battle: Battle frame -> bool, asked of everybody else: plays for the barbarians
BATTLE_REVEALED: Final = Moment()  # battle: Battle frame (both cards are face up, before anything else)
BATTLE_ROLL: Final = Moment()  # battle: Battle frame (before the dice are rolled)
BATTLE_MUTED: Final = Moment()  # battle: Battle frame -> bool, the own combat abilities do not work
BATTLE_ROLLED: Final = Moment()  # battle: Battle frame (both sides have rolled, before values are compared)
BATTLE_VALUE: Final = Moment()  # battle: Battle frame -> int, added to the combat value of this round (COC-9.2.3)
BATTLE_ABILITY: Final = Moment()  # battle: Battle frame -> int, what combat abilities give more, if they work at all
BATTLE_CAP: Final = Moment()  # battle: Battle frame -> bool, the enemy's modifiers count at most +2 this round
BATTLE_CANCEL: Final = Moment()  # battle: Battle frame -> int, hits cancelled this round without a choice (COC-9.2.4)
BATTLE_HITS: Final = Moment()  # battle: Battle frame (the own side is hit, before casualties: frames that may cancel)
BATTLE_SURVIVED: Final = Moment()  # battle: Battle frame (after casualties, if both sides are left)
BATTLE_ENDED: Final = Moment()  # battle: Battle frame (after the end check; won, lost or neither; before a capture)
PIECE_KEPT: Final = Moment()  # capture: hex, building -> bool, asked of the piece's owner: it keeps its colour
BARBARIANS_MARCH: Final = Moment()  # barbarians: hexes of the armies about to move -> frame, see `barbarians.March`
BARBARIANS_CONSENT: Final = Moment()  # barbarians: hex of an army -> bool, asked of everybody: it needs their consent
CAPTURED: Final = Moment()  # capture: hex, Capture frame (whose city it was and what it was like)
CITY_LOST: Final = Moment()  # capture: hex, captor
LEADER_LOST: Final = Moment()  # leaders: leader card
HAPPINESS_PRICE: Final = Moment()  # happiness: hex, steps -> Price or None, another price for the same
INFLUENCE_ORIGINS: Final = Moment()  # influence: nothing more -> list of (hex, range) besides the own cities
INFLUENCE_PREACHERS: Final = Moment()  # influence: nothing more -> list of (hex, range), acting on enemy cities only
INFLUENCE_RANGE: Final = Moment()  # influence: acting hex -> int, added to the range of a city
INFLUENCE_BARRED: Final = Moment()  # influence: hex -> bool, asked of the city's owner: no target for enemies
PIECE_BARRED: Final = Moment()  # influence: hex, building -> bool, asked of the piece's owner: it can't be replaced
INFLUENCE_REROLL: Final = Moment()  # influence: acting hex, target hex -> bool, the roll may be repeated
INFLUENCE_COST: Final = Moment()  # influence: nothing more -> Price, another price for Arts
POINTS: Final = Moment()  # scoring: nothing more -> list of (message id, half points)
TOLL: Final = Moment()  # lasting: hex -> int, culture that the owner's attackers pay before they move there
EVENT_DRAWN: Final = Moment()  # events: card -> a frame that returns whether the event is cancelled and another drawn
EVENT_SHIELD: Final = Moment()  # events: hex, kind of unit or NONE -> bool, an event's loss there may be undone
UNITS_COUNTED: Final = Moment()  # events: nothing more -> list of (owner, hex, pack) that count as the player's units
CARD_PLAYED: Final = Moment()  # action cards, asked of every rival: who plays, card -> a frame: whether it is cancelled
CARD_IS_FREE: Final = Moment()  # action cards: card -> bool, a card that needs a main action needs none

# Growth: advances, founding, activating, collecting, constructing, wonders, recruiting, drawing. A *way* is another
# price for the same thing: whoever has several chooses, and is remembered to have used the ability this turn.
ADVANCE_WAYS: Final = Moment()  # advances: advance -> list of prices besides the printed one
ADVANCE_DISCOUNT: Final = Moment()  # advances: advance -> Price or None, always taken off
FOUND_ON: Final = Moment()  # founding: hex -> bool, Barren may be settled
FOUND_BAN: Final = Moment()  # founding, asked of each rival: founder, hex -> bool, nobody else may found there
STAND_INS: Final = Moment()  # activating: hex -> list of hexes that may count as activated instead
CITY_ACTS: Final = Moment()  # activating: hex, purpose (the city that acts, whichever counts as activated)
ACTIVATION_BARRED: Final = Moment()  # activating: hex -> bool, the city cannot be activated again this turn
ACTING_MOOD: Final = Moment()  # activating: hex, purpose (or NO_ACTIVATION) -> mood, as which the city acts at least
ACTING_SIZE: Final = Moment()  # activating: hex, purpose -> int, added to the size for collecting and recruiting
HARVEST_FROM: Final = Moment()  # collecting: city -> list of further hexes, not blocked by cities and units
HARVEST_KINDS: Final = Moment()  # collecting: city, hex -> tuple of kinds that the hex may give besides
BUILD_WAYS: Final = Moment()  # constructing: city, building -> list of prices besides the printed one
BUILD_DISCOUNT: Final = Moment()  # constructing: city, building -> Price or None, always taken off
BUILD_SWAPS: Final = Moment()  # constructing: city, building -> list of (kind, (kinds that may be spent for it, …))
WONDER_WAYS: Final = Moment()  # wonders: city, wonder -> list of prices besides the printed one
WONDER_DISCOUNT: Final = Moment()  # wonders: city, wonder -> Price or None, always taken off
WONDER_SWAPS: Final = Moment()  # wonders: city, wonder -> list of (kind, (kinds that may be spent for it, …))
WONDER_FREELY: Final = Moment()  # wonders: city -> bool, building there is a free action
WAY_TAKEN: Final = Moment()  # prices: price (of the ability alone whose way was chosen)
HIRE_HERE: Final = Moment()  # recruiting: city, kind -> bool, without the building it needs
HIRE_WAYS: Final = Moment()  # recruiting: city, kind -> list of (group: once per action, or "", price)
HIRE_SWAPS: Final = Moment()  # recruiting: city, kind -> list of (kind, (kinds that may be spent for it, …))
HIRE_PLACES: Final = Moment()  # recruiting: city, kind -> list of further hexes on which the unit may appear
HIRE_EXTRA: Final = Moment()  # recruiting: city -> (group, price) of something else to buy, or None
EXTRA_HIRED: Final = Moment()  # recruiting: city (of the ability alone whose extra was bought)
FROM_DISCARDS: Final = Moment()  # drawing: -> bool, the top discard may be drawn; own discards go under the pile
WONDER_WANTED: Final = Moment()  # drawing: -> wonder that must be drawn, or NONE
STACK_LIMIT: Final = Moment()  # stacking: hex, pack coming there -> int, added to the stack limit
CARRIES: Final = Moment()  # stacking: nothing more -> int, land units that each ship carries besides the usual two
SHIPS_SHARED: Final = Moment()  # stacking: hex -> int, pirate ships there that carry and fight as if they were own
SHARES: Final = Moment()  # moving: hex, owner -> bool, its ships there need not be fought
SURE_FOOTED: Final = Moment()  # moving: pack -> pack bits of the kinds of it that a Mountain does not stop
UNWEARIED: Final = Moment()  # moving: nothing more -> pack bits of the kinds that may move again after a battle
ROAD_REACH: Final = Moment()  # moving: nothing more -> int, hexes more by Roads from an own city to another
OTHER_MOVES: Final = Moment()  # moving: Move frame's kinds -> list of options besides groups (`moving.other_move`)
OTHER_WAYS: Final = Moment()  # moving: origin, pack -> list of options besides hexes (`moving.other_way`)
BEFORE_TRADE: Final = Moment()  # trade_routes: nothing more (at the start of the turn, before trade routes)
TRADERS: Final = Moment()  # trade_routes: nothing more -> list of traders (hex, kind) besides Settlers and Ships
TRADE_CITIES: Final = Moment()  # trade_routes: nothing more -> list of hexes of cities that are no rival's
TRADE_REACH: Final = Moment()  # trade_routes: kind of trader, city hex -> int, added to the range
TRADE_BARRED: Final = Moment()  # trade_routes, asked of every rival: trader's owner, hex, kind -> bool, it can't trade
TRADE_FIRST: Final = Moment()  # trade_routes: trader's hex, kind, city hex -> bool, it serves the city before others
TRADE_LIMIT: Final = Moment()  # trade_routes: routes (trader hex, kind, city hex) -> int, routes above the limit
TRADE_YIELD: Final = Moment()  # trade_routes: route, yields so far (kind, amount) -> list of other yields for it
TRADED: Final = Moment()  # trade_routes: routes used, what abilities made of each (kind, amount)
