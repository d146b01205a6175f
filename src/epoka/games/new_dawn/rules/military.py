"""Military cards: armies move one after the other, and attack where they meet somebody. (ND-12.1 to ND-12.6)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.card import MILITARY
from epoka.games.new_dawn.focus import Attacks, MoveArmies, PassThrough, Redeploy
from epoka.games.new_dawn.land import spaces_in
from epoka.games.new_dawn.rules.battle import Battle, neutral_place
from epoka.games.new_dawn.rules.exploring import DrawAndLay, explorable
from epoka.games.new_dawn.rules.field import armies, around, barbarians, caravans, city_states, open_forts, own_states
from epoka.games.new_dawn.rules.moments import ARMY, FORBIDDEN, PASS_TOKENS, Reaction
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
from epoka.games.new_dawn.rules.pieces import armies_at, caravans_at, has_city
from epoka.games.new_dawn.rules.raids import Raids
from epoka.games.new_dawn.rules.refusing import space_in, why_not_explore, why_not_reach
from epoka.games.new_dawn.rules.resolving import RESOLVERS
from epoka.games.new_dawn.state import (
    CAPITAL,
    NO_PIECE,
    ON_CARD,
    UNUSED,
    DawnState,
    holdings,
    is_city,
    kind_of,
    land_of,
    owner_of,
)
from epoka.games.new_dawn.tables import part
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.kernel.errors import Value
from epoka.parts.hexes import Hex
from epoka.parts.questions import one_of
from epoka.parts.tuples import put

WORDS: Final = {"army": ("number",), "stay": (), "move": ("space",), "explore": ("space",), "from": ("space",)}
STAY: Final[Option] = ("stay",)
DEFEATED: Final = "defeated"
"""What is remembered in a turn of an army that was defeated. (ND-28.13)"""

BARBARIAN: Final = "barbarian"
STATE: Final = "city_state"
FORT: Final = "fort"
TOWN: Final = "city"
REINFORCED: Final = "reinforced_control_token"
UNREINFORCED: Final = "unreinforced_control_token"
CARAVAN: Final = "caravan"
TOKENS: Final = (REINFORCED, UNREINFORCED)


class Military(Frame[DawnState]):
    """Move each army once, completely, one after the other. (ND-12.2)

    `left` are the numbers of the armies that have not moved yet, `again` how many defeated ones may move once more.
    """

    seat: Seat
    card: str
    slot: int
    left: tuple[int, ...] = ()
    again: int = 0

    def start(self, s: DawnState) -> Step:
        own = s.civilizations[self.seat]
        self.left = tuple([number for number, at in enumerate(own.armies) if at != UNUSED])
        more = part(self.card, Redeploy)
        self.again = more.armies if more else 0
        return self.order(s, None)

    def order(self, s: DawnState, _: object) -> Step:
        """Which army is next; those on the card are alike. (ND-12.2)"""
        at = s.civilizations[self.seat].armies
        if not self.left:
            return self.redeploy(s)
        places = [at[number] for number in self.left]
        first = [number for index, number in enumerate(self.left) if at[number] not in places[:index]]
        among = [("army", number) for number in first]
        return ask(one_of(self.seat, "prompt-army", "ND-12.2", among), then=self.ordered)

    def ordered(self, s: DawnState, answer: Option) -> Step:
        number = int(answer[1])
        self.left = tuple([other for other in self.left if other != number])
        return call(MoveArmy(self.seat, self.card, self.slot, number, self.steps()), then=self.order)

    def steps(self) -> int:
        """The printed distance."""
        moves = part(self.card, MoveArmies)
        assert moves is not None, f"{self.card} moves no armies"
        return moves.spaces

    def redeploy(self, s: DawnState) -> Step:
        """Mass Production: an army that was defeated may move again. (ND-12.23, ND-28.13)"""
        own = s.civilizations[self.seat]
        fallen = [
            number for number, at in enumerate(own.armies) if at == ON_CARD and f"{DEFEATED}-{number}" in own.used
        ]
        if not self.again or not fallen:
            return done()
        self.again -= 1
        own.used = tuple([word for word in own.used if word != f"{DEFEATED}-{fallen[0]}"])
        tell(s, events.REDEPLOYED, self.seat)
        return call(MoveArmy(self.seat, self.card, self.slot, fallen[0], self.steps()), then=self.order)


def resolve(s: DawnState, seat: Seat, card: str, slot: int) -> Reaction:
    """Resolve a military card: with armies, or without them in the base game. (ND-12.2, ND-27.5)"""
    return Raids(seat, card, slot) if part(card, Attacks) else Military(seat, card, slot)


RESOLVERS[MILITARY] = resolve


# -- what stops an army (ND-12.4, ND-12.6) -----------------------------------------------------------------------------


def hostile(s: DawnState, seat: Seat, *, spared: bool = False) -> dict[str, Bits]:
    """What an army of the seat would attack, by kind of target: of those it may attack, or of those it may not."""
    found = dict.fromkeys((BARBARIAN, STATE, FORT, TOWN, REINFORCED, UNREINFORCED, ARMY, CARAVAN), 0)
    if not spared:
        found[BARBARIAN] = barbarians(s)
        found[STATE] = city_states(s) & ~own_states(s, seat)
        found[FORT] = open_forts(s)
    own = s.civilizations[seat]
    for other, held in enumerate(holdings(s)):
        if other == seat or spared != (own.acts & FORBIDDEN.bit > 0 and FORBIDDEN.holds(s, seat, other)):
            continue
        found[TOWN] |= held.city_bits
        found[REINFORCED] |= held.strong
        found[UNREINFORCED] |= held.weak
        found[ARMY] |= armies(s, other)
        found[CARAVAN] |= caravans(s, other)
    return found


def unstopping(s: DawnState, seat: Seat, card: str) -> tuple[str, ...]:
    """Kinds of targets that do not stop armies. (ND-12.4, ND-12.23, ND-28.1)"""
    flight = part(card, PassThrough)
    found = flight.pieces if flight else ()
    own = s.civilizations[seat]
    if own.acts & PASS_TOKENS.bit and PASS_TOKENS.holds(s, seat):
        found += TOKENS
    return found


def ground_of(s: DawnState, seat: Seat, card: str, slot: int) -> Ground:
    """What an army may pass, and where it would attack. (ND-12.3, ND-12.4, ND-12.6)"""
    moves = part(card, MoveArmies)
    reach = passable(s, seat, ARMY, slot, moves.water if moves else 0)
    foes, friends = hostile(s, seat), hostile(s, seat, spared=True)
    light = unstopping(s, seat, card)
    targets = hard = closed = 0
    for kind, spaces in foes.items():
        targets |= spaces
        if kind not in light:
            hard |= spaces
    for kind, spaces in friends.items():
        closed |= spaces
        if kind not in light:
            hard |= spaces
    # Nobody ends where an attack would be due that the terrain forbids: in an own city with barbarians. (ND-12.4)
    never = (closed | targets) & ~(targets & reach) | own_states(s, seat)
    return Ground(reach & ~hard, targets & reach, hops(s, seat, ARMY), never)


# -- moving one army (ND-12.2) -----------------------------------------------------------------------------------------


def reach(s: DawnState, seat: Seat, card: str, slot: int, number: int, steps: int) -> tuple[Ground, Rings, Rings]:
    """What an army may enter, and the spaces that it reaches by steps: those it passes, and those where it attacks."""
    ground = ground_of(s, seat, card, slot)
    start = starts(s, seat, ARMY, s.civilizations[seat].armies[number])
    return ground, *rings(land_of(s), start, ground, steps)


class ChooseArmyMove(Question[DawnState]):
    """Where an army goes, or from where it explores. (ND-12.2, ND-12.5)"""

    seat: Seat
    card: str
    slot: int
    number: int
    steps: int
    explored: int

    prompt: ClassVar[str] = "prompt-army-move"
    rule: ClassVar[str] = "ND-12.3"

    def choices(self, s: DawnState) -> Options:
        ground, passed, ended = reach(s, self.seat, self.card, self.slot, self.number, self.steps)
        at = s.civilizations[self.seat].armies[self.number]
        free = union(passed) & ~ground.ends & ~ground.never
        spaces = (free & ~(1 << at) if at >= 0 else free) | union(ended)
        found: list[Option] = [STAY]
        found += [("move", space) for space in spaces_in(spaces)]
        if not self.explored and (edges := explorable(s)):
            # It explores from a space on which nobody would have to be attacked.
            calm = union(passed[: self.steps]) & edges & ~ground.ends & ~ground.never
            found += [("explore", space) for space in spaces_in(calm)]
        return tuple(found)

    def refuse(self, s: DawnState, answer: Option) -> Refusal:
        if (space := space_in(s, answer, "explore")) is not None:
            return why_not_explore(s, space, self.explored)
        if (space := space_in(s, answer, "move")) is None:
            return super().refuse(s, answer)
        if any(spaces >> space & 1 for spaces in hostile(s, self.seat, spared=True).values()):
            return Refusal("pact-protects", "ND-12.6")
        moves = part(self.card, MoveArmies)
        return why_not_reach(s, self.seat, ARMY, self.slot, moves.water if moves else 0, space)

    def args(self, s: DawnState) -> dict[str, Value]:
        return {"amount": self.steps, "number": self.number}


class MoveArmy(Frame[DawnState]):
    """Move one army; where it meets somebody it attacks. (ND-12.2, ND-12.4)"""

    seat: Seat
    card: str
    slot: int
    number: int
    steps: int
    explored: int = 0
    space: Hex = -1
    came: tuple[Hex, ...] = ()

    def start(self, s: DawnState) -> Step:
        self.steps = steps_of(s, self.seat, ARMY, self.steps)
        return ask(self.question(), then=self.chosen)

    def question(self) -> ChooseArmyMove:
        """Where it goes with the steps that it has left."""
        return ChooseArmyMove(self.seat, self.card, self.slot, self.number, self.steps, self.explored)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == STAY:
            return done()
        self.space = int(answer[1])
        explores = answer[0] == "explore"
        if not explores and ground_of(s, self.seat, self.card, self.slot).ends >> self.space & 1:
            return self.approach(s)
        passed = self.passed(s) if explores else ()
        own = s.civilizations[self.seat]
        own.armies = put(own.armies, self.number, self.space)
        if explores:
            self.steps -= 1 + steps_to(passed, self.space)
            self.explored = 1
            return call(DrawAndLay(self.seat, 1 << self.space), then=self.went_on)
        tell(s, events.ARMY_MOVED, self.seat, self.space)
        return done()

    def went_on(self, s: DawnState, _: object) -> Step:
        """It goes on from there with what is left. (ND-15.4)"""
        return self.start(s)

    def passed(self, s: DawnState) -> Rings:
        """The spaces that it can pass, by steps."""
        return reach(s, self.seat, self.card, self.slot, self.number, self.steps)[1]

    def approach(self, s: DawnState) -> Step:
        """From where it comes is where it would step back to; asked only where that may matter. (ND-12.19)"""
        ground, passed, _ = reach(s, self.seat, self.card, self.slot, self.number, self.steps)
        self.came = approaches(s, self.space, ground, passed, self.steps)
        if len(self.came) == 1 or not may_step_back(s, self.seat, self.space):
            return self.attack(s, ("from", self.came[0]))
        among = [("from", space) for space in self.came]
        return ask(one_of(self.seat, "prompt-from", "ND-12.19", among, space=self.space), then=self.attack)

    def attack(self, s: DawnState, answer: Option) -> Step:
        own = s.civilizations[self.seat]
        own.armies = put(own.armies, self.number, self.space)
        tell(s, events.ARMY_MOVED, self.seat, self.space)
        battle = Battle(self.seat, self.card, self.slot, self.space, self.number, int(answer[1]))
        return call(battle, then=self.fought)

    def fought(self, s: DawnState, again: int | None) -> Step:
        """After Scorched Earth it moves on with all its steps. (ND-28.14)"""
        if not again:
            return done()
        moves = part(self.card, MoveArmies)
        assert moves is not None, f"{self.card} moves no armies"
        return call(MoveArmy(self.seat, self.card, self.slot, self.number, moves.spaces))


def approaches(s: DawnState, space: Hex, ground: Ground, passed: Rings, steps: int) -> tuple[Hex, ...]:
    """The last spaces without anybody to attack from which an army may come, through what does not stop it."""
    land = land_of(s)
    # Where it started it may step back to, even if a rival's caravan has come there meanwhile.
    calm = (union(passed) & ~ground.ends & ~ground.never) | passed[0]
    through = union(passed) & ground.ends & ~(1 << space)
    found = 0
    edge, seen = 1 << space, 0
    for back in range(1, steps + 1):
        near = around(land, edge)
        if ground.hops & edge:
            near |= ground.hops
        found |= near & calm & union(passed[: steps - back + 1])
        seen |= edge
        edge = near & through & ~seen
        if not edge:
            break
    return tuple(spaces_in(found))


def may_step_back(s: DawnState, seat: Seat, space: Hex) -> bool:
    """Whether a winner might have to leave the space: not if one thing is there that can be replaced. (ND-12.19)"""
    code, land = s.pieces[space], land_of(s)
    figures = sum([other != seat for other, _ in (*armies_at(s, space), *caravans_at(s, space))])
    rival = code if code and owner_of(code) != seat else NO_PIECE
    free = bool(neutral_place(s, space))
    if s.barbarians.count(space) + figures + bool(rival) + free > 1:
        return True
    if free:
        return not has_city(s, seat)
    if not is_city(rival):
        return False
    # Without an unused city a fort is nobody's again. (ND-12.18)
    lost_fort = space in land.forts and not has_city(s, seat)
    return kind_of(rival) == CAPITAL or space in land.states or lost_fort
