"""The move action: up to three units or groups, one after the other. (COC-8.1, COC-8.2)

An answer `group D4 infantry2` picks the units, `to D5` where they go. `split D4` picks any other group, kind by kind.
Abilities that move something else register with `other_move`, those that know another way for a group with
`other_way`; both are offered by the moments of the same name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.rules import units, ways
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.deeds import Deed, nothing, register
from epoka.games.clash_of_cultures.rules.exploring import Explore, ExploreBySea
from epoka.games.clash_of_cultures.rules.groups import ALL_UNITS, every_group, groups, why_not_move
from epoka.games.clash_of_cultures.rules.lasting import charge
from epoka.games.clash_of_cultures.rules.moments import MOVE_ENDED, MOVED_TO, OTHER_MOVES, OTHER_WAYS, SHARES
from epoka.games.clash_of_cultures.rules.odds import odds
from epoka.games.clash_of_cultures.rules.options import DONE, by_hex, hex_options
from epoka.games.clash_of_cultures.rules.stacking import fitting
from epoka.games.clash_of_cultures.rules.stock import Pay, gain
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import CULTURE, IDEAS, NONE, PLAINS, SEA, UNIT, UNKNOWN, number
from epoka.kernel import Choose, Frame, Option, Options, Question, Refusal, Seat, Step, Verb, ask, call, done, tell
from epoka.kernel.memo import memo
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of

MOVES: Final = 3
"""Units or groups that one action moves. (COC-8.1.1)"""
MOVE: Final[Option] = ("move",)
WAIT: Final[Option] = ("wait",)
SAILED: Final = 1
AROUND: Final = 2
"""What a move action has seen, for Cartography: a ship that moved, and Navigation."""
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "group": ("hex", "units"),
    "split": ("hex",),
    "with": ("unit", "amount"),
    "to": ("hex",),
    "road": ("hex",),
    "explore": ("hex",),
    "attack": ("hex",),
    "via": ("hex",),
}

OtherMove = Callable[[ClashState, Seat, Option], Frame[ClashState] | None]
OtherWay = Callable[[ClashState, Seat, Hex, units.Pack, Option], Frame[ClashState] | None]
OTHER_MOVE: Final[dict[str, OtherMove]] = {}
OTHER_WAY: Final[dict[str, OtherWay]] = {}


def other_move(word: str, names: tuple[str, ...], start: OtherMove) -> None:
    """Say how an option of `OTHER_MOVES` is carried out; it is one of the action's moves."""
    assert word not in WORDS
    WORDS[word] = names
    OTHER_MOVE[word] = start


def other_way(word: str, names: tuple[str, ...], start: OtherWay) -> None:
    """Say how an option of `OTHER_WAYS` takes a group along."""
    assert word not in WORDS
    WORDS[word] = names
    OTHER_WAY[word] = start


@memo(1 << 13)
def group_option(name: str, pack: units.Pack) -> Option:
    """The option that moves these units from a hex."""
    return ("group", name, units.code(pack))


def _hex_of(s: ClashState, answer: Option) -> Hex:
    """The hex that an answer names second, NOWHERE if it names none."""
    return map_of(s).hex.get(str(answer[1]), NOWHERE) if len(answer) > 1 else NOWHERE


# -- which group (COC-8.1.1) -----------------------------------------------------------------------------------------


class ChooseGroup(Question[ClashState]):
    """Which units move next; or the action ends. (COC-8.1.1, COC-4.2)"""

    seat: Seat
    left: int
    mask: units.Pack
    in_cities: int

    prompt: ClassVar[str] = "prompt-group"
    rule: ClassVar[str] = "COC-8.1.1"

    def choices(self, s: ClashState) -> Options:
        seat, names = self.seat, map_of(s).names
        split = by_hex("split", len(s.nations))
        found: list[Option] = []
        mask = self.mask
        for hex_, pack in units.stationed(s.armies[seat]):
            if pack & mask and (not self.in_cities or s.owner[hex_] == seat):
                packs, others = groups(s, seat, hex_, mask)
                found += [group_option(names[hex_], part) for part in packs]
                if others:
                    found.append(split[hex_])
        if s.nations[seat].acts & OTHER_MOVES.bit:
            for options in OTHER_MOVES.found(s, seat, self.mask):
                found += options
        found.append(DONE)
        return tuple(found)

    def tempting(self, s: ClashState) -> Options:
        names = map_of(s).names
        able = {option[1] for option in self.options(s) if option[0] == "group"}
        everywhere = units.stationed(s.armies[self.seat])
        return tuple([group_option(names[h], pack) for h, pack in everywhere if names[h] not in able])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        hex_ = _hex_of(s, answer)
        if hex_ == NOWHERE or answer[0] not in ("group", "split"):
            return super().refuse(s, answer)
        if self.in_cities and s.owner[hex_] != self.seat:
            return Refusal("only-from-cities", self.rule)
        pack = units.pack_of(str(answer[2])) if answer[0] == "group" and len(answer) == 3 else s.armies[self.seat][hex_]
        return why_not_move(s, self.seat, hex_, pack, self.mask) or super().refuse(s, answer)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"amount": self.left}


class ChooseNumber(Question[ClashState]):
    """How many units of a kind go along. (COC-8.1.1)"""

    seat: Seat
    origin: int
    mask: units.Pack
    kind: int
    pack: units.Pack

    prompt: ClassVar[str] = "prompt-with"
    rule: ClassVar[str] = "COC-8.1.1"

    def choices(self, s: ClashState) -> Options:
        numbers = {units.count(pack, self.kind) for pack in possible(s, self)}
        return tuple([("with", UNIT[self.kind], number) for number in sorted(numbers)])

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"hex": map_of(s).names[self.origin], "unit": UNIT[self.kind]}


def possible(s: ClashState, about: ChooseNumber) -> list[units.Pack]:
    """The groups that have as many of the kinds before this one as were chosen."""
    below = units.ONE[about.kind] - 1
    return [pack for pack in every_group(s, about.seat, about.origin, about.mask) if pack & below == about.pack]


class PickGroup(Frame[ClashState]):
    """Pick any group of a hex kind by kind; returns it. (COC-8.1.1)"""

    seat: Seat
    origin: int
    mask: units.Pack
    pack: units.Pack = 0
    kind: int = 0

    def start(self, s: ClashState) -> Step:
        if self.kind == len(UNIT):
            return done(self.pack)
        return ask(ChooseNumber(self.seat, self.origin, self.mask, self.kind, self.pack), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.pack += int(answer[2]) * units.ONE[self.kind]
        self.kind += 1
        return self.start(s)


# -- where to (COC-8.1.2, COC-8.2.1) ---------------------------------------------------------------------------------


class ChooseDestination(Question[ClashState]):
    """Where a group goes. (COC-8.1.2, COC-8.1.6, COC-8.2.1, COC-8.3.1)"""

    seat: Seat
    origin: int
    pack: units.Pack

    prompt: ClassVar[str] = "prompt-destination"
    rule: ClassVar[str] = "COC-8.1.2"

    def choices(self, s: ClashState) -> Options:
        found = self.by_sea(s) if self.pack & units.SHIP_BITS else self.by_land(s)
        if s.nations[self.seat].acts & OTHER_WAYS.bit:
            for options in OTHER_WAYS.found(s, self.seat, self.origin, self.pack):
                found += options
        return tuple(found)

    def by_land(self, s: ClashState) -> list[Option]:
        seats, seat, origin, pack = len(s.nations), self.seat, self.origin, self.pack
        found: list[Option] = []
        if not units.flags_of(s, seat, origin, pack) & units.STOPPED:
            around = ways.doors(s, seat, origin)
            to, explore = by_hex("to", seats), by_hex("explore", seats)
            found += [to[hex_] for hex_ in ways.steps(s, seat, origin, pack, around)]
            found += [explore[hex_] for hex_ in fitting(s, seat, around.unknown, pack)]
        if ways.can_pay_roads(s, seat):
            road = by_hex("road", seats)
            found += [road[hex_] for hex_ in sorted(ways.roads(s, seat, origin, pack))]
        return found

    def by_sea(self, s: ClashState) -> list[Option]:
        seats, seat, origin = len(s.nations), self.seat, self.origin
        to, attack, explore = by_hex("to", seats), by_hex("attack", seats), by_hex("explore", seats)
        way = ways.voyage(s, seat, origin)
        found = [to[hex_] for hex_ in ways.anchorages(s, seat, origin, units.ships(self.pack), way)]
        found += [to[hex_] for hex_ in ways.raids(s, seat, origin, self.pack, way)]
        if s.nations[seat].acts & SHARES.bit:
            # Where enemy ships need not be fought, they may be. (COC-13.41)
            shared = tuple([hex_ for hex_ in way.free if ways.defender(s, seat, hex_) != NONE])
            found += [attack[hex_] for hex_ in ways.raids(s, seat, origin, self.pack, way._replace(foes=shared))]
        found += [explore[map_of(s).slots[slot][0]] for slot in sorted(way.tiles)]
        return found

    def tempting(self, s: ClashState) -> Options:
        """The hexes around, and the roads that the player cannot pay."""
        to, road = by_hex("to", len(s.nations)), by_hex("road", len(s.nations))
        able = self.options(s)
        near = [hex_ for hex_ in map_of(s).near[self.origin] if s.terrain[hex_] != UNKNOWN]
        found = [to[hex_] for hex_ in near if to[hex_] not in able]
        if (
            s.nations[self.seat].known & bits.ROADS
            and not self.pack & units.SHIP_BITS
            and not ways.can_pay_roads(s, self.seat)
        ):
            found += [road[hex_] for hex_ in sorted(ways.roads(s, self.seat, self.origin, self.pack))]
        return tuple(found)

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        hex_ = _hex_of(s, answer)
        if hex_ != NOWHERE and len(answer) == 2:
            about = (s, self.seat, self.origin, self.pack, hex_)
            refusal = None
            if answer[0] in ("to", "explore") and self.pack & units.SHIP_BITS:
                refusal = ways.why_not_sail(*about)
            elif answer[0] in ("to", "explore"):
                refusal = ways.why_not_step(*about)
            elif answer[0] == "road":
                refusal = ways.why_not_road(*about)
            if refusal is not None:
                return refusal
        return super().refuse(s, answer)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"hex": map_of(s).names[self.origin], "units": units.code(self.pack)}


def choose_passed(s: ClashState, seat: Seat, hexes: tuple[int, ...]) -> Choose:
    """Which hex a group passes before it attacks by Roads: it withdraws there. (COC-8.1.6)"""
    return one_of(seat, "prompt-via", "COC-8.1.6", hex_options(s, "via", hexes))


# -- the move of one group -------------------------------------------------------------------------------------------


class MoveGroup(Frame[ClashState]):
    """Move a group; returns what Cartography wants to know. (COC-8.1, COC-8.2, COC-8.3)"""

    seat: Seat
    origin: int
    pack: units.Pack
    target: int = NOWHERE
    passed: int = NOWHERE
    road: int = 0
    fields: int = 0
    fights: int = 0
    seen: int = 0

    def start(self, s: ClashState) -> Step:
        return ask(ChooseDestination(self.seat, self.origin, self.pack), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        word = str(answer[0])
        if word in OTHER_WAY:
            return call(OTHER_WAY[word](s, self.seat, self.origin, self.pack, answer), then=self.finish)
        self.target, self.passed = _hex_of(s, answer), self.origin
        if self.pack & units.SHIP_BITS:
            return self.sail(s, word)
        if word == "explore":
            slot = map_of(s).slot[self.target]
            return call(Explore(self.seat, slot, self.target), then=self.arrive)
        self.fights = int(s.terrain[self.target] != SEA and ways.defender(s, self.seat, self.target) != NONE)
        return self.take_road(s) if word == "road" else self.enter(s, None)

    # -- Roads (COC-8.1.6) -----------------------------------------------------------------------------------------

    def take_road(self, s: ClashState) -> Step:
        road = ways.roads(s, self.seat, self.origin, self.pack)[self.target]
        self.road = 1
        if self.fights:
            return ask(choose_passed(s, self.seat, tuple(sorted(road.passed))), then=self.passing)
        self.passed = road.passed[0]
        self.fields = ways.field_flag(s) if road.crosses_plains else 0
        return call(Pay(self.seat, ways.ROADS), then=self.enter)

    def passing(self, s: ClashState, answer: Option) -> Step:
        self.passed = _hex_of(s, answer)
        return call(Pay(self.seat, ways.ROADS), then=self.enter)

    # -- at sea (COC-8.2.1, COC-8.3.4) -----------------------------------------------------------------------------

    def sail(self, s: ClashState, word: str) -> Step:
        way = ways.voyage(s, self.seat, self.origin)
        self.seen = SAILED
        if word == "explore":
            slot = map_of(s).slot[self.target]
            around, beyond = way.tiles[slot], way.beyond.get(slot, ())
            self.seen |= AROUND if around or beyond else 0
            explore = ExploreBySea(self.seat, slot, self.origin, ways.hostile(s, self.seat), around, beyond)
            return call(explore, then=self.found)
        if self.target in way.around:
            self.seen |= AROUND
        self.fights = int(word == "attack" or self.target in way.foes)
        return self.enter(s, None)

    def found(self, s: ClashState, hex_: Hex) -> Step:
        """Ships that find no Sea return to where they started; exploring ends their move. (COC-8.3.4, COC-8.3.5)"""
        self.target = hex_
        return self.arrive(s)

    # -- arriving --------------------------------------------------------------------------------------------------

    def enter(self, s: ClashState, _: object) -> Step:
        if not self.fights:
            return self.arrive(s)
        return call(charge(s, self.seat, ways.defender(s, self.seat, self.target), self.target), then=self.attack)

    def attack(self, s: ClashState, _: object) -> Step:
        enemy = ways.defender(s, self.seat, self.target)
        by_sea = int(s.terrain[self.origin] == SEA and s.terrain[self.target] != SEA)
        self.tell_odds(s, enemy, by_sea)
        self.carry(s, [(self.pack & units.SHIP_BITS or self.pack, units.MOVED | units.FOUGHT)])
        return call(Battle(self.seat, enemy, self.target, self.passed, self.pack, by_sea=by_sea), then=self.finish)

    def tell_odds(self, s: ClashState, enemy: int, by_sea: int) -> None:
        """How the battle would probably end, in percent, for those who think about it. (COC-9.2)"""
        if s.journal is not None:
            chances = odds(s, self.seat, enemy, self.target, self.pack, by_sea)
            name = map_of(s).names[self.target]
            tell(s, events.ODDS, self.seat, name, round(100 * chances.win), round(100 * chances.lose))

    def arrive(self, s: ClashState, _: object = None) -> Step:
        """Stand on the hex and suffer its terrain, also on a tile that was just explored. (COC-8.1.4, COC-8.3.3)"""
        if self.pack & units.SHIP_BITS:
            self.carry(s, [(self.pack & units.SHIP_BITS, units.MOVED)])
        elif s.terrain[self.target] == SEA:
            self.carry(s, [(self.pack, units.MOVED)])
        elif self.road:
            entered = ways.field_flag(s) if s.terrain[self.target] == PLAINS else self.fields
            self.carry(s, [(self.pack, units.MOVED | entered)])
        else:
            marked = ways.terrain_flags(s, self.seat, self.pack, self.target)
            self.carry(s, [(part, units.MOVED | flags) for part, flags in marked])
        return call(MOVED_TO.frame(s, self.seat, self.origin, self.target, self.pack), then=self.finish)

    def carry(self, s: ClashState, marked: list[tuple[units.Pack, int]]) -> None:
        """Put the units on the target with new marks for some; whoever is carried keeps the old ones. (COC-8.2.6)"""
        seat, pack = self.seat, self.pack
        had = units.shift(s, seat, self.origin, self.target, pack)
        for part, flags in marked:
            units.mark(s, seat, self.target, part, flags, had)
        if pack & units.SHIP_BITS and pack & units.LAND_BITS:
            units.mark(s, seat, self.target, pack & units.LAND_BITS, 0, had)
        if self.target != self.origin:
            names = map_of(s).names
            tell(s, self.verb(s), seat, units.code(pack), names[self.origin], names[self.target])

    def verb(self, s: ClashState) -> Verb:
        """How the log calls the move."""
        if self.pack & units.SHIP_BITS:
            return events.SAILED_AROUND if self.seen & AROUND else events.SAILED
        if s.terrain[self.target] == SEA:
            return events.BOARDED
        if s.terrain[self.origin] == SEA:
            return events.LANDED
        return events.MOVED_BY_ROAD if self.road else events.MOVED

    def finish(self, s: ClashState, _: object) -> Step:
        return done(self.seen)


# -- the action (COC-8.1.1) ------------------------------------------------------------------------------------------


class Move(Frame[ClashState]):
    """A move action, or part of one: units of some kinds only, or only from own cities. (COC-8.1.1)"""

    seat: Seat
    left: int = MOVES
    mask: units.Pack = ALL_UNITS
    in_cities: int = 0
    seen: int = 0
    origin: int = NOWHERE

    def start(self, s: ClashState) -> Step:
        return ask(ChooseGroup(self.seat, self.left, self.mask, self.in_cities), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return self.end(s)
        self.left -= 1
        word = str(answer[0])
        if word in OTHER_MOVE:
            return call(OTHER_MOVE[word](s, self.seat, answer), then=self.moved)
        self.origin = _hex_of(s, answer)
        if word == "split":
            return call(PickGroup(self.seat, self.origin, self.mask), then=self.picked)
        return self.picked(s, units.pack_of(str(answer[2])))

    def picked(self, s: ClashState, pack: units.Pack) -> Step:
        return call(MoveGroup(self.seat, self.origin, pack), then=self.moved)

    def moved(self, s: ClashState, seen: int | None) -> Step:
        self.seen |= seen or 0
        return self.start(s) if self.left else self.end(s)

    def end(self, s: ClashState) -> Step:
        """Cartography is paid after the action; units may move again in the next one. (COC-8.1.1)"""
        units.end_of_action(s, self.seat)
        if self.seen and s.nations[self.seat].known & bits.CARTOGRAPHY:
            gain(s, self.seat, IDEAS, number("cartography", "ideas"))
            if self.seen & AROUND:
                gain(s, self.seat, CULTURE, number("cartography", "culture"))
        return call(MOVE_ENDED.frame(s, self.seat))


def can_move(s: ClashState, seat: Seat) -> bool:
    """Whether a player has anything to move. (COC-8.1.1)"""
    for hex_, _ in units.stationed(s.armies[seat]):
        if groups(s, seat, hex_)[0]:
            return True
    return s.nations[seat].acts & OTHER_MOVES.bit > 0 and any(OTHER_MOVES.found(s, seat, ALL_UNITS))


def _options(s: ClashState, seat: Seat) -> Options:
    """Whoever can move nothing may still spend an action; others begin to move and stop at once. (COC-4.2)"""
    return (MOVE,) if can_move(s, seat) else (WAIT,)


def _tempting(s: ClashState, seat: Seat) -> Options:
    return () if s.nations[seat].actions_left and can_move(s, seat) else (MOVE,)


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState]:
    return Move(seat)


def _refuse(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    return Refusal("nothing-can-move", "COC-8.1.1")


register(Deed("move", (), _options, _start, _refuse, tempting=_tempting))


# -- waiting: a move action without a move, offered in its place (COC-4.2) ---------------------------------------------


def _wait(s: ClashState, seat: Seat, option: Option) -> None:
    tell(s, events.WAITED, seat)


def _why_not_wait(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    return Refusal("something-can-move", "COC-4.2")


register(Deed("wait", (), nothing, _wait, _why_not_wait))
