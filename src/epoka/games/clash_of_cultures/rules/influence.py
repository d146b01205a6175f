"""Cultural Influence: buildings change their colour. (COC-7.9)

What an attempt aims at is named by its second word: `building`, or the ability or card that allows another aim; those
are registered with `aim`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import reduce
from operator import or_
from typing import ClassVar, Final, NamedTuple

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.components import FACES
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.choices import Choice, Choosing
from epoka.games.clash_of_cultures.rules.cities import buildings, is_influenced, set_building, size
from epoka.games.clash_of_cultures.rules.constructing import building_supplies, pieces_left
from epoka.games.clash_of_cultures.rules.deeds import Deed, register
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import hex_options
from epoka.games.clash_of_cultures.rules.ranges import all_distances, distances_from
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, can_pay, gain, most_culture
from epoka.games.clash_of_cultures.rules.units import military
from epoka.games.clash_of_cultures.state import ClashState, Nation, Numbers, map_of
from epoka.kernel import Choose, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, draw, tell
from epoka.kernel.memo import memo, while_same
from epoka.parts.hexes import NOWHERE, Hex, filled
from epoka.parts.questions import one_of

SUCCESS: Final = 5
"""What an attempt must roll. (COC-7.9.1)"""
CONVERSION: Final = tables.number("conversion", "roll")
BOOST: Final[Option] = ("raise_roll",)
FAIL: Final[Option] = ("fail",)
REROLL: Final[Option] = ("reroll",)
Pieces = tuple[tuple[int, int], ...]
"""Buildings of a city, each with its colour."""
Reached = tuple[list[tuple[Hex, int]], int]
"""Targets with the range that is lacking, and the least of it."""
UNREACHED: Final[Reached] = ([], 0)

WORDS: Final = {
    "from": ("hex",),
    "raise_roll": (),
    "fail": (),
    "reroll": (),
    "replace": ("building",),
}


def culture(amount: int) -> tables.Price:
    """A price in culture."""
    return (0, 0, 0, 0, 0, 0, amount)


# -- what can be aimed at --------------------------------------------------------------------------------------------


class Aim(NamedTuple):
    """Something an attempt may aim at: where, what a success does, which advance it needs, what else must hold there.

    The last is asked of hexes in range only, which are few. `noted` is what must have been remembered this turn.
    """

    targets: Callable[[ClashState, Seat], Collection[Hex]]
    succeed: Callable[[ClashState, Seat, Hex], Frame[ClashState] | None]
    needs: int = 0
    holds: Callable[[ClashState, Seat, Hex], bool] | None = None
    noted: str = ""


AIMS: Final[dict[str, Aim]] = {}


def aim(name: str, one: Aim) -> None:
    """Say what an attempt of this name may aim at."""
    AIMS[name] = one


def is_target(s: ClashState, seat: Seat, hex_: Hex, one: Aim) -> bool:
    """Whether a player may aim so at a hex, whatever the range."""
    if not _is_set(s.nations[seat], one) or hex_ not in one.targets(s, seat):
        return False
    return one.holds is None or one.holds(s, seat, hex_)


def _is_set(own: Nation, one: Aim) -> bool:
    """Whether a player has what allows to aim so at all."""
    if one.needs:
        return own.known & one.needs > 0
    return not one.noted or note(own, one.noted) > 0


@memo(1 << 12)
def _foreign(built: Numbers, lost: Numbers, seat: Seat) -> dict[Hex, Pieces]:
    """Cities with buildings, and whose, that a player has pieces to replace unless they are protected."""
    left = pieces_left(built, lost, seat + 1)
    able = tuple([kind for kind in range(len(tables.BUILDING)) if kind != tables.OBELISK and left[kind] > 0])
    found = {hex_: _others(built[hex_], able, seat) for hex_ in filled(built)}
    return {hex_: pieces for hex_, pieces in found.items() if pieces}


@memo(1 << 14)
def _others(city: int, kinds: Numbers, seat: Seat) -> Pieces:
    """Buildings of some kinds in a city, and whose, that are not a player's own."""
    pieces = [(kind, (city >> 3 * kind & 7) - 1) for kind in kinds]
    return tuple([(kind, whose) for kind, whose in pieces if whose not in (tables.NONE, seat)])


def replaceable(s: ClashState, seat: Seat, hex_: Hex) -> list[int]:
    """Buildings of a city that a player could replace by own ones. (COC-7.9.4)"""
    return _unprotected(s, hex_, _foreign(s.built, s.lost_pieces[seat], seat).get(hex_, ()))


def _unprotected(s: ClashState, hex_: Hex, pieces: Iterable[tuple[int, int]]) -> list[int]:
    """Those of some buildings that no ability of their owner protects. (COC-7.9.4)"""
    return [
        kind
        for kind, whose in pieces
        if whose >= len(s.nations) or not moments.PIECE_BARRED.holds(s, whose, hex_, kind)
    ]


def why_not_replace(s: ClashState, seat: Seat, hex_: Hex, building: int) -> Refusal | None:
    """Why a building can't be replaced: own, an Obelisk, protected, or none in supply. (COC-7.9.4)"""
    whose = next((colour for kind, colour in buildings(s, hex_) if kind == building), tables.NONE)
    if whose == tables.NONE:
        return Refusal("no-such-building", "COC-7.9.4", {"building": tables.BUILDING[building]})
    if whose == seat:
        return Refusal("own-building", "COC-7.9.4", {"building": tables.BUILDING[building]})
    if building == tables.OBELISK:
        return Refusal("obelisk-immune", "COC-7.9.4")
    if whose < len(s.nations) and moments.PIECE_BARRED.holds(s, whose, hex_, building):
        return Refusal("piece-barred", "COC-7.9.4", {"building": tables.BUILDING[building]})
    if building_supplies(s, seat)[building] <= 0:
        return Refusal("no-building-left", "COC-7.9.4", {"building": tables.BUILDING[building]})
    return None


def is_barred(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    """Whether a city can't be the target of its enemies: Monuments, or an ability. (COC-7.9.7)"""
    owner = s.owner[hex_]
    if owner == seat or owner >= len(s.nations):
        return False
    if s.nations[owner].known & bits.MONUMENTS and hex_ in s.wonder_at:
        return True
    return moments.INFLUENCE_BARRED.holds(s, owner, hex_)


def is_unboostable(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    """Whether attempts on a city may not be boosted. (COC-7.9.7)"""
    owner = s.owner[hex_]
    if owner in (seat, tables.NONE) or owner >= len(s.nations):
        return False
    known = s.nations[owner].known
    if known & bits.SEPARATION_OF_POWER and s.mood[hex_] == tables.HAPPY:
        return True
    if known & bits.TOTALITARIANISM and military(s.armies[owner][hex_]):
        return True
    return bool(known & bits.DEVOTION and s.built[hex_] >> 3 * tables.TEMPLE & 7)


def _cities_with_buildings(s: ClashState, seat: Seat) -> Collection[Hex]:
    return _foreign(s.built, s.lost_pieces[seat], seat)


def _has_replaceable(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    return not is_barred(s, seat, hex_) and bool(replaceable(s, seat, hex_))


class ChooseReplaced(Choice):
    """Which building changes its colour after a success. (COC-7.9.1)"""

    seat: Seat
    hex: int

    prompt: ClassVar[str] = "prompt-replace"
    rule: ClassVar[str] = "COC-7.9.4"

    def choices(self, s: ClashState) -> Options:
        return tuple([("replace", tables.BUILDING[kind]) for kind in replaceable(s, self.seat, self.hex)])

    def chosen(self, s: ClashState, answer: Option) -> None:
        building = tables.BUILDING.index(str(answer[1]))
        set_building(s, self.hex, building, self.seat)
        tell(s, events.REPLACED, self.seat, tables.BUILDING[building], map_of(s).names[self.hex])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "replace" and len(answer) > 1 and answer[1] in tables.BUILDING:
            reason = why_not_replace(s, self.seat, self.hex, tables.BUILDING.index(str(answer[1])))
            if reason is not None:
                return reason
        return super().refuse(s, answer)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"hex": map_of(s).names[self.hex]}


def _replace(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState]:
    return Choosing(ChooseReplaced(seat, hex_))


BUILDINGS: Final = Aim(_cities_with_buildings, _replace, holds=_has_replaceable)
aim("building", BUILDINGS)


# -- who acts --------------------------------------------------------------------------------------------------------


ACTING: Final = moments.INFLUENCE_RANGE.bit | moments.INFLUENCE_ORIGINS.bit | moments.INFLUENCE_PREACHERS.bit
"""Moments at which abilities change who acts."""


class Acting(NamedTuple):
    """Every place that can act, with its range: cities, and Settlers, who act on enemy cities only. (COC-13.39)"""

    cities: dict[Hex, int]
    settlers: dict[Hex, int]


def starts(s: ClashState, seat: Seat) -> Acting:
    """Every place that can act on others. (COC-7.9.1, COC-7.9.5)"""
    own = s.nations[seat]
    built = s.built
    found = {hex_: size(s, hex_) for hex_ in own.cities if not built[hex_] or not is_influenced(s, hex_)}
    settlers: dict[Hex, int] = {}
    if own.acts & ACTING:
        for hex_ in found:
            found[hex_] += moments.INFLUENCE_RANGE.total(s, seat, hex_)
        for more in moments.INFLUENCE_ORIGINS.found(s, seat):
            for hex_, reach in more:
                if s.owner[hex_] != seat or not is_influenced(s, hex_):
                    found[hex_] = max(reach, found.get(hex_, 0))
        for more in moments.INFLUENCE_PREACHERS.found(s, seat):
            # A city that can act reaches further than its Settlers would without it.
            settlers.update([(hex_, reach) for hex_, reach in more if hex_ not in found])
    return Acting(found, settlers)


def origins(s: ClashState, seat: Seat, target: Hex) -> list[tuple[Hex, int]]:
    """Where an attempt on a hex can start, with the culture it costs to reach it.

    The way may lead over the Sea and past enemies, but not over unexplored tiles. (COC-7.9.1, 7.9.2, 7.9.5, COC-7.9.6)
    """
    most = 0 if is_unboostable(s, seat, target) else most_culture(s.nations[seat])
    far = distances_from(s, target)
    return [
        (hex_, max(0, far[hex_] - reach))
        for hex_, reach in _acting_on(s, seat, target, starts(s, seat)).items()
        if far[hex_] != NOWHERE and far[hex_] - reach <= most
    ]


def missing_range(s: ClashState, seat: Seat, target: Hex) -> int:
    """The range that an attempt on a hex lacks at least; some path leads there. (COC-7.9.2)"""
    _, missing = _reached(s, seat, (target,))
    return missing


def _acting_on(s: ClashState, seat: Seat, target: Hex, acting: Acting) -> dict[Hex, int]:
    """The places that can act on a hex, with their range. (COC-7.9.5, COC-13.39)"""
    owner = s.owner[target]
    if owner == seat:
        if target not in acting.cities and is_influenced(s, target):
            # It acts on itself only, and without boosts.
            return {**acting.cities, target: 0}
    elif acting.settlers and owner != tables.NONE:
        return acting.cities | acting.settlers
    return acting.cities


class Attempt(Frame[ClashState]):
    """One attempt: who acts, the range, the roll, boosts, and what a success does. (COC-7.9)"""

    seat: Seat
    target: int
    what: str
    origin: int = NOWHERE
    result: int = 0
    rerolled: int = 0

    def start(self, s: ClashState) -> Step:
        if self.origin != NOWHERE:
            return self.reach(s)
        found = origins(s, self.seat, self.target)
        return ask(choose_origin(s, self.seat, self.target, tuple([hex_ for hex_, _ in found])), then=self.begin)

    def begin(self, s: ClashState, answer: Option) -> Step:
        self.origin = map_of(s).hex[str(answer[1])]
        return self.reach(s)

    def reach(self, s: ClashState) -> Step:
        missing = dict(origins(s, self.seat, self.target)).get(self.origin, 0)
        return call(Pay(self.seat, culture(missing), EXACT) if missing else None, then=self.roll)

    def roll(self, s: ClashState, _: object) -> Step:
        """Roll a die; Conversion adds to every roll, and is no boost. (COC-7.9.1, COC-7.9.8)"""
        names = map_of(s).names
        # The card is for the next attempt only. (COC-12.1)
        remember(s.nations[self.seat], "cultural_takeover", 0)
        value = FACES[draw(s, len(FACES))].value
        self.result = value + (CONVERSION if s.nations[self.seat].known & bits.CONVERSION else 0)
        tell(s, events.INFLUENCE_ROLLED, self.seat, names[self.origin], names[self.target], self.result)
        if self.result >= SUCCESS:
            return self.succeed(s, None)
        missing = SUCCESS - self.result
        boostable = self.is_boostable(s) and can_pay(s.nations[self.seat], culture(missing), EXACT)
        again = not self.rerolled and moments.INFLUENCE_REROLL.holds(s, self.seat, self.origin, self.target)
        if boostable or again:
            return ask(ChooseBoost(self.seat, missing, int(boostable), int(again)), then=self.decided)
        return self.fail(s)

    def is_boostable(self, s: ClashState) -> bool:
        """Whether the roll may be raised for culture: not if a city acts on itself. (COC-7.9.5, COC-7.9.7)"""
        if is_unboostable(s, self.seat, self.target):
            return False
        return self.origin != self.target or s.owner[self.origin] != self.seat

    def decided(self, s: ClashState, answer: Option) -> Step:
        if answer == BOOST:
            return call(Pay(self.seat, culture(SUCCESS - self.result), EXACT), then=self.succeed)
        if answer == REROLL:
            self.rerolled = 1
            remember(s.nations[self.seat], "influence-reroll")
            return self.roll(s, None)
        return self.fail(s)

    def fail(self, s: ClashState) -> Step:
        tell(s, events.INFLUENCE_FAILED, self.seat)
        return done()

    def succeed(self, s: ClashState, _: object) -> Step:
        own = s.nations[self.seat]
        remember(own, "influenced")
        if own.known & bits.CONVERSION:
            gain(s, self.seat, tables.CULTURE, tables.number("conversion", "culture"))
        return call(AIMS[self.what].succeed(s, self.seat, self.target), then=self.reward)

    def reward(self, s: ClashState, _: object) -> Step:
        return call(moments.INFLUENCED.frame(s, self.seat, self.origin, self.target))


def choose_origin(s: ClashState, seat: Seat, target: int, among: tuple[int, ...]) -> Choose:
    """Which city acts. (COC-7.9.1)"""
    return one_of(
        seat, "prompt-influence-from", "COC-7.9.1", hex_options(s, "from", among), hex=map_of(s).names[target]
    )


class ChooseBoost(Question[ClashState]):
    """After the roll: pay for what is missing, roll again, or let it fail. (COC-7.9.2)"""

    seat: Seat
    missing: int
    boostable: int
    again: int

    prompt: ClassVar[str] = "prompt-boost"
    rule: ClassVar[str] = "COC-7.9.2"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return (*([BOOST] if self.boostable else []), *([REROLL] if self.again else []), FAIL)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"amount": self.missing}


# -- the main action -------------------------------------------------------------------------------------------------


def _reached(s: ClashState, seat: Seat, targets: Collection[Hex]) -> Reached:
    """Those of some hexes to which a path leads, with the range that is lacking at least. (COC-7.9.1)"""
    acting, ranges, owner = starts(s, seat), all_distances(s), s.owner
    found = []
    for target in targets:
        far, places = ranges[target], acting.cities
        if acting.settlers or owner[target] == seat:
            places = _acting_on(s, seat, target, acting)
        lacking = [far[hex_] - reach for hex_, reach in places.items() if far[hex_] != NOWHERE]
        if lacking:
            found.append((target, max(0, min(lacking))))
    return found, min([missing for _, missing in found], default=0)


def _of_the_map(s: ClashState, seat: Seat) -> tuple[object, ...]:
    """Whose other cities are does not matter, if only they are not the player's."""
    own = s.nations[seat]
    return seat, own.cities, s.built, s.terrain, s.wonder_at, s.lost_pieces, own.abilities


def _of_map_and_units(s: ClashState, seat: Seat) -> tuple[object, ...]:
    return *_of_the_map(s, seat), s.owner, s.armies[seat], s.nations[seat].leader_at


@while_same(_of_the_map)
def _reached_by_map(s: ClashState, seat: Seat) -> Reached | None:
    """The cities with buildings to which a path leads, which follow from the map; None if abilities act on more."""
    targets = _cities_with_buildings(s, seat)
    if not targets:
        return UNREACHED
    return None if s.nations[seat].acts & ACTING else _reached(s, seat, targets)


@while_same(_of_map_and_units)
def _reached_by_abilities(s: ClashState, seat: Seat) -> Reached:
    """The same where abilities act, which look at own units besides. (COC-13.37, COC-13.39)"""
    return _reached(s, seat, _cities_with_buildings(s, seat))


@memo()
def _special() -> tuple[int, tuple[tuple[str, Aim], ...], tuple[tuple[str, Aim], ...]]:
    """The aims other than buildings: all the advances they need, those that need one, those of a card played."""
    needing = tuple([(name, one) for name, one in AIMS.items() if one.needs])
    noted = tuple([(name, one) for name, one in AIMS.items() if one.noted])
    return reduce(or_, [one.needs for _, one in needing]), needing, noted


def attempts(s: ClashState, seat: Seat, most: int | None = None) -> Iterator[Option]:
    """What can be attempted now; `most` is how much culture may be paid for range, all if it is not given. (COC-7.9)"""
    own = s.nations[seat]
    if own.notes and note(own, "influenced"):
        return
    reached = _reached_by_map(s, seat)
    if reached is None:
        reached = _reached_by_abilities(s, seat)
    if most is None:
        most = most_culture(own)
    yield from _within_means(s, seat, "building", reached, most)
    needs, needing, noted = _special()
    special = noted if own.notes else ()
    if own.known & needs:
        special += needing
    for name, one in special:
        if _is_set(own, one):
            targets = one.targets(s, seat)
            if targets:
                yield from _within_means(s, seat, name, _reached(s, seat, targets), most)


def _within_means(s: ClashState, seat: Seat, name: str, reached: Reached, most: int) -> list[Option]:
    """The attempts of a name on some hexes for which a player can pay so much culture. (COC-7.9.2)"""
    targets, least = reached
    if not targets or least > most:
        return []
    holds, names = AIMS[name].holds, map_of(s).names
    return [
        ("influence", names[target], name)
        for target, missing in targets
        if (not missing or (missing <= most and not is_unboostable(s, seat, target)))
        and (holds is None or holds(s, seat, target))
    ]


def _options(s: ClashState, seat: Seat) -> Iterator[Option]:
    return attempts(s, seat)


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState]:
    return Attempt(seat, map_of(s).hex[str(option[1])], str(option[2]))


def refuse_attempt(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    """Why a hex can't be the target of an attempt. (COC-7.9.1, COC-7.9.3, COC-7.9.4, COC-7.9.7)"""
    if note(s.nations[seat], "influenced"):
        return Refusal("influenced-already", "COC-7.9.3")
    target = map_of(s).hex.get(str(option[1]), NOWHERE) if len(option) > 1 else NOWHERE
    if target == NOWHERE:
        return None
    other = AIMS.get(str(option[2])) if len(option) == 3 else None  # word, hex, aim
    if other is None:
        return None
    if s.owner[target] == tables.NONE and not is_target(s, seat, target, other):
        return Refusal("no-city", "COC-7.9.1", {"hex": option[1]})
    if s.owner[target] != tables.NONE and is_barred(s, seat, target):
        return Refusal("influence-barred", "COC-7.9.7", {"hex": option[1]})
    if not replaceable(s, seat, target) and not is_target(s, seat, target, other):
        reasons = [why_not_replace(s, seat, target, kind) for kind, _ in buildings(s, target)]
        return next((reason for reason in reasons if reason), Refusal("no-buildings", "COC-7.9.4", {"hex": option[1]}))
    if is_unboostable(s, seat, target):
        return Refusal("influence-unboostable", "COC-7.9.7", {"hex": option[1]})
    return Refusal("out-of-range", "COC-7.9.1", {"hex": option[1]})


def _tempting(s: ClashState, seat: Seat) -> list[Option]:
    """Every foreign city with buildings is worth a question."""
    able = {option[1] for option in _options(s, seat)} if s.nations[seat].actions_left else set()
    names = map_of(s).names
    return [
        ("influence", names[hex_], "building")
        for hex_, built in enumerate(s.built)
        if built and names[hex_] not in able and (s.owner[hex_] != seat or is_influenced(s, hex_))
    ]


register(Deed("influence", ("hex", "aim"), _options, _start, refuse_attempt, tempting=_tempting))
