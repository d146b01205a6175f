"""Economy cards: caravans move, arrive and explore. (ND-11)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.card import ECONOMY
from epoka.games.new_dawn.cards.tiles import BARBARIANS
from epoka.games.new_dawn.focus import (
    CityFarAway,
    EnterBarbarians,
    ExchangeResource,
    MoveCaravans,
    ResourceAtIbrahim,
    ResourceOnArrival,
    WaterBeforeExploring,
)
from epoka.games.new_dawn.land import POND, single, spaces_in
from epoka.games.new_dawn.rules.cities import found_city
from epoka.games.new_dawn.rules.diplomacy import visit_player, visit_state
from epoka.games.new_dawn.rules.exploring import DrawAndLay, explorable
from epoka.games.new_dawn.rules.field import barbarians, city_states, every_city, legal, own_cities, within
from epoka.games.new_dawn.rules.laying import fill_holes, lay_down, ponds_left
from epoka.games.new_dawn.rules.moments import AT_CITY_STATE, AT_RIVAL_CITY, CARAVAN, SHARED_STEPS, Reaction
from epoka.games.new_dawn.rules.moving import (
    Bits,
    Ground,
    Rings,
    hops,
    passable,
    rings,
    starts,
    steps_of,
    steps_to,
    union,
)
from epoka.games.new_dawn.rules.pieces import has_city
from epoka.games.new_dawn.rules.purse import (
    ShareTrade,
    TakeResource,
    gain_resource,
    lose_resource,
    spend,
    spendable,
)
from epoka.games.new_dawn.rules.refusing import space_in, why_not_explore, why_not_reach
from epoka.games.new_dawn.rules.resolving import RESOLVERS
from epoka.games.new_dawn.rules.storing import gain_on
from epoka.games.new_dawn.state import (
    CAPITAL,
    ON_CARD,
    RESOURCES,
    UNUSED,
    WAITING,
    DawnState,
    holdings,
    kind_of,
    land_of,
    owner_of,
)
from epoka.games.new_dawn.tables import CITY_STATE, TOKEN, part
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, in_order, tell
from epoka.kernel.errors import Value
from epoka.parts.hexes import STEPS, Hex
from epoka.parts.questions import one_of
from epoka.parts.tuples import put

WORDS: Final = {
    "boost": ("token",),
    "go-on": (),
    "caravan": ("number",),
    "stay": (),
    "move": ("space",),
    "explore": ("space",),
    "exchange": ("resource", "resource2"),
    "found": ("space",),
    "water": ("q", "r"),
}
GO_ON: Final[Option] = ("go-on",)
STAY: Final[Option] = ("stay",)
ARRIVAL: Final = 2
"""Trade tokens for an arrival. (ND-11.3)"""
FURTHER: Final = "caravan_move_each"
"""What a trade token gives caravans. (ND-7.2)"""


class Economy(Frame[DawnState]):
    """Spend tokens, then move each caravan once, one after another. (ND-7.4, ND-11.1)

    `bonus` are steps more for each caravan, `shared` those for all of them together; `left` are the numbers of the
    caravans that have not moved yet.
    """

    seat: Seat
    card: str
    slot: int
    bonus: int = 0
    shared: int = 0
    left: tuple[int, ...] = ()

    def start(self, s: DawnState) -> Step:
        own = s.civilizations[self.seat]
        self.left = tuple([number for number, at in enumerate(own.caravans) if at != UNUSED])
        self.shared = SHARED_STEPS.total(s, self.seat)
        return self.offer(s, None)

    def offer(self, s: DawnState, _: object) -> Step:
        """Tokens are spent before the first caravan moves. (ND-7.4)"""
        tokens = spendable(s, self.seat, self.card)
        if not tokens:
            return self.order(s, None)
        among = [*[("boost", token) for token in tokens], GO_ON]
        return ask(one_of(self.seat, "prompt-boost", "ND-7.4", among), then=self.boosted)

    def boosted(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return self.order(s, None)
        self.bonus += TOKEN[FURTHER]
        return call(spend(s, self.seat, self.card, str(answer[1])), then=self.offer)

    def order(self, s: DawnState, _: object) -> Step:
        """Which caravan is next; those on the card are alike. (ND-11.1)"""
        if not self.left:
            return call(self.finish(s))
        at = s.civilizations[self.seat].caravans
        first = [number for index, number in enumerate(self.left) if at[number] not in _places(at, self.left[:index])]
        among = [("caravan", number) for number in first]
        return ask(one_of(self.seat, "prompt-caravan", "ND-11.1", among), then=self.ordered)

    def ordered(self, s: DawnState, answer: Option) -> Step:
        number = int(answer[1])
        self.left = tuple([other for other in self.left if other != number])
        moves = part(self.card, MoveCaravans)
        assert moves is not None, f"{self.card} moves no caravans"
        frame = MoveCaravan(self.seat, self.card, self.slot, number, moves.spaces + self.bonus, self.shared)
        return call(frame, then=self.moved)

    def moved(self, s: DawnState, shared: int | None) -> Step:
        self.shared = shared or 0
        return self.order(s, None)

    def finish(self, s: DawnState) -> Reaction:
        """Steam Power exchanges a resource. (ND-11.7)"""
        more = part(self.card, ExchangeResource)
        return in_order(*[SwapResource(self.seat) for _ in range(more.count)]) if more else None


def _places(at: tuple[int, ...], numbers: tuple[int, ...]) -> list[int]:
    return [at[number] for number in numbers]


def resolve(s: DawnState, seat: Seat, card: str, slot: int) -> Reaction:
    """Resolve an economy card. (ND-11.1)"""
    return Economy(seat, card, slot)


RESOLVERS[ECONOMY] = resolve


# -- moving one caravan (ND-11.2 to ND-11.6) ---------------------------------------------------------------------------


def stops(s: DawnState, seat: Seat) -> Bits:
    """City-states and rival cities to which a caravan of the seat may go in this turn. (ND-11.3, ND-11.4)"""
    found = (city_states(s) | every_city(s)) & ~own_cities(s, seat)
    for space in s.civilizations[seat].visited:
        found &= ~(1 << space)
    return found


def ground_of(s: DawnState, seat: Seat, card: str, slot: int) -> Ground:
    """What a caravan may enter; other pieces, armies and forts do not stop it. (ND-11.2)"""
    moves, entering = part(card, MoveCaravans), part(card, EnterBarbarians)
    reach = passable(s, seat, CARAVAN, slot, moves.water if moves else 0)
    wild = barbarians(s)
    towns = (city_states(s) | every_city(s)) & ~own_cities(s, seat)
    ends = stops(s, seat) & ~wild
    if entering:
        ends |= wild & (~towns | stops(s, seat))
    return Ground(reach & ~wild & ~towns, ends & reach, hops(s, seat, CARAVAN))


class ChooseMove(Question[DawnState]):
    """Where a caravan goes, or from where it explores. (ND-11.1, ND-11.6)"""

    seat: Seat
    card: str
    slot: int
    number: int
    steps: int
    explored: int

    prompt: ClassVar[str] = "prompt-caravan-move"
    rule: ClassVar[str] = "ND-11.2"

    def choices(self, s: DawnState) -> Options:
        passed, ended = self.reach(s)
        at = s.civilizations[self.seat].caravans[self.number]
        # A city from which it may start is no place to stay while barbarians are there.
        calm = union(passed) & ~barbarians(s)
        spaces = (calm & ~(1 << at) if at >= 0 else calm) | union(ended)
        found: list[Option] = [STAY]
        found += [("move", space) for space in spaces_in(spaces)]
        if not self.explored and (edges := explorable(s)):
            found += [("explore", space) for space in spaces_in(union(passed[: self.steps]) & edges & calm)]
        return tuple(found)

    def reach(self, s: DawnState) -> tuple[Rings, Rings]:
        """The spaces within reach, by steps."""
        at = s.civilizations[self.seat].caravans[self.number]
        ground = ground_of(s, self.seat, self.card, self.slot)
        return rings(land_of(s), starts(s, self.seat, CARAVAN, at), ground, self.steps)

    def refuse(self, s: DawnState, answer: Option) -> Refusal:
        if (space := space_in(s, answer, "explore")) is not None:
            return why_not_explore(s, space, self.explored)
        if (space := space_in(s, answer, "move")) is None:
            return super().refuse(s, answer)
        if space in s.civilizations[self.seat].visited:
            return Refusal("visited-already", "ND-11.4")
        if space in s.barbarians and part(self.card, EnterBarbarians) is None:
            return Refusal("barbarian-there", "ND-11.2")
        moves = part(self.card, MoveCaravans)
        return why_not_reach(s, self.seat, CARAVAN, self.slot, moves.water if moves else 0, space)

    def args(self, s: DawnState) -> dict[str, Value]:
        return {"amount": self.steps, "number": self.number}


class MoveCaravan(Frame[DawnState]):
    """Move one caravan; returns how many of the shared steps are left. (ND-11.1)"""

    seat: Seat
    card: str
    slot: int
    number: int
    steps: int
    shared: int
    explored: int = 0

    def start(self, s: DawnState) -> Step:
        return ask(self.question(s), then=self.chosen)

    def question(self, s: DawnState) -> ChooseMove:
        """Where it goes with the steps that it has left."""
        steps = steps_of(s, self.seat, CARAVAN, self.steps + self.shared)
        return ChooseMove(self.seat, self.card, self.slot, self.number, steps, self.explored)

    def walk(self, steps: int) -> None:
        """Own steps go first, then shared ones."""
        self.shared -= max(0, steps - self.steps)
        self.steps = max(0, self.steps - steps)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == STAY:
            return done(self.shared)
        space = int(answer[1])
        ends = ground_of(s, self.seat, self.card, self.slot).ends
        is_end = answer[0] == "move" and ends >> space & 1
        if self.shared or is_end or answer[0] == "explore":
            # Only then it matters how far it has gone.
            passed, ended = self.question(s).reach(s)
            self.walk(steps_to(ended if is_end else passed, space))
        own = s.civilizations[self.seat]
        own.caravans = put(own.caravans, self.number, space)
        if answer[0] == "explore":
            self.walk(1)
            self.explored = 1
            return call(self.exploration(s, space), then=self.went_on)
        tell(s, events.CARAVAN_MOVED, self.seat, space)
        if not is_end:
            return done(self.shared)
        return self.bought(s, space) if space in s.barbarians else self.arrived(s, space)

    def exploration(self, s: DawnState, space: Hex) -> Reaction:
        """Explore; Shipbuilding may add a water token before. (ND-15.1)"""
        pond = AddWater(self.seat, space) if part(self.card, WaterBeforeExploring) else None
        return in_order(pond, DrawAndLay(self.seat, 1 << space))

    def went_on(self, s: DawnState, _: object) -> Step:
        """It goes on from there with what is left. (ND-15.4)"""
        return self.start(s)

    def bought(self, s: DawnState, space: Hex) -> Step:
        """Currency removes the barbarians, without a trade token. (ND-11.2, ND-23.1)"""
        entering = part(self.card, EnterBarbarians)
        for letter, at in enumerate(s.barbarians):
            if at == space:
                s.barbarians = put(s.barbarians, letter, WAITING)
                tell(s, events.BARBARIAN_BOUGHT, self.seat, BARBARIANS[letter])
        if stops(s, self.seat) >> space & 1:
            return self.arrived(s, space)
        if entering is None or entering.ends_move or not self.steps + self.shared:
            return done(self.shared)
        return self.start(s)

    def arrived(self, s: DawnState, space: Hex) -> Step:
        """The caravan returns to its card with what it has gained. (ND-11.3)"""
        own = s.civilizations[self.seat]
        own.caravans = put(own.caravans, self.number, ON_CARD)
        own.visited += (space,)
        frames = arrival(s, self.seat, self.card, space)
        return call(frames, then=self.back)

    def back(self, s: DawnState, _: object) -> Step:
        return done(self.shared)


def arrival(s: DawnState, seat: Seat, card: str, space: Hex) -> Reaction:
    """Trade tokens, a diplomacy card, and what cards and abilities add. (ND-11.3, ND-18.3)"""
    state = land_of(s).states.get(space, "")
    per_visit = part(card, ResourceOnArrival)
    more = TakeResource(seat, per_visit.count) if per_visit else None
    if state and s.tokens[space] == state:
        tell(s, events.CARAVAN_AT_STATE, seat, state)
        gains = gain_on(s, seat, CITY_STATE[state].type, ARRIVAL)
        return in_order(gains, more, visit_state(s, seat, state), Then(seat, space, 0))
    rival = owner_of(s.pieces[space])
    tell(s, events.CARAVAN_AT_CITY, seat, rival, space)
    frames = [ShareTrade(seat, ARRIVAL), more, _at_ibrahim(s, seat, card, space), visit_player(s, seat, rival)]
    return in_order(*frames, Then(seat, space, 1), _far_city(s, seat, card, space))


class Then(Frame[DawnState]):
    """What wonders and diplomacy cards add after an arrival, the card just taken included. (ND-11.3, ND-18.5)"""

    seat: Seat
    space: Hex
    rival: int

    def start(self, s: DawnState) -> Step:
        moment = AT_RIVAL_CITY if self.rival else AT_CITY_STATE
        return call(moment.frame(s, self.seat, self.space))


def _at_ibrahim(s: DawnState, seat: Seat, card: str, space: Hex) -> Reaction:
    """Banking: a resource in the capital of the holder of Ibrahim. (ND-28.3)"""
    found = part(card, ResourceAtIbrahim)
    code = s.pieces[space]
    if found is None or kind_of(code) != CAPITAL or owner_of(code) != s.ibrahim:
        return None
    return TakeResource(seat, found.count)


def _far_city(s: DawnState, seat: Seat, card: str, space: Hex) -> Reaction:
    """Cartography: a city near a rival city far away, once per turn. (ND-1.9, ND-11.3)"""
    found = part(card, CityFarAway)
    own = s.civilizations[seat]
    if found is None or card in own.used:
        return None
    capital = holdings(s)[seat].capital
    if land_of(s).distance[capital][space] < found.distance:
        return None
    return FoundFarCity(seat, card, space, found.within)


class FoundFarCity(Frame[DawnState]):
    """Cartography may build a city on a legal space near the city that was reached. (ND-1.9, ND-11.3)"""

    seat: Seat
    card: str
    space: Hex
    within: int

    def start(self, s: DawnState) -> Step:
        near = within(land_of(s), 1 << self.space, self.within) & legal(s, self.seat)
        if not near or not has_city(s, self.seat):
            return done()
        among = [*[("found", space) for space in spaces_in(near)], GO_ON]
        return ask(one_of(self.seat, "prompt-far-city", "ND-11.3", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        s.civilizations[self.seat].used += (self.card,)
        return call(found_city(s, self.seat, int(answer[1])))


class AddWater(Frame[DawnState]):
    """Shipbuilding may put a water token beside the explorer's space. (ND-15.2)"""

    seat: Seat
    space: Hex

    def start(self, s: DawnState) -> Step:
        land = land_of(s)
        q, r = land.places[self.space]
        free = [(q + x, r + y) for x, y in STEPS if (q + x, r + y) not in land.at]
        if not ponds_left(s):
            return done()
        among = [*[("water", *place) for place in free], GO_ON]
        return ask(one_of(self.seat, "prompt-water", "ND-15.2", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer != GO_ON:
            lay_down(s, single(POND, (int(answer[1]), int(answer[2]))))
            fill_holes(s)
        return done()


class SwapResource(Frame[DawnState]):
    """Steam Power may exchange a resource token for any of the supply. (ND-11.7)"""

    seat: Seat

    def start(self, s: DawnState) -> Step:
        own = s.civilizations[self.seat]
        held = [name for name, count in zip(RESOURCES, own.resources, strict=True) if count]
        left = [name for name, count in zip(RESOURCES, s.resources_left, strict=True) if count]
        pairs: list[Option] = [("exchange", old, new) for old in held for new in left if old != new]
        if not pairs:
            return done()
        return ask(one_of(self.seat, "prompt-exchange", "ND-11.7", [*pairs, GO_ON]), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer != GO_ON:
            old, new = str(answer[1]), str(answer[2])
            lose_resource(s, self.seat, old)
            gain_resource(s, self.seat, new)
            tell(s, events.EXCHANGED, self.seat, old, new)
        return done()
