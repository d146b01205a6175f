"""Recruiting units. (COC-7.6)

Units are bought one by one, paid for and placed at once, up to the size as which the city acts. A *way* to hire one is
a group, an ability and a price; of each group at most one unit is hired in a recruit action (Sanitation, Draft).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules.activating import (
    acting_size,
    activate_city,
    is_ready,
    wear_city,
    why_not_activate,
)
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.cities import colour
from epoka.games.clash_of_cultures.rules.deeds import Deed, register
from epoka.games.clash_of_cultures.rules.lasting import PayToll, toll, why_not_attack
from epoka.games.clash_of_cultures.rules.leaders import NewLeader, why_not_lead
from epoka.games.clash_of_cultures.rules.losses import Overboard
from epoka.games.clash_of_cultures.rules.moments import (
    EXTRA_HIRED,
    HIRE_EXTRA,
    HIRE_HERE,
    HIRE_PLACES,
    HIRE_SWAPS,
    HIRE_WAYS,
    RECRUITED,
    SHARES,
    STACK_LIMIT,
)
from epoka.games.clash_of_cultures.rules.objectives import after_recruit
from epoka.games.clash_of_cultures.rules.options import DONE, HIRE, by_hex
from epoka.games.clash_of_cultures.rules.pirates import is_controlled
from epoka.games.clash_of_cultures.rules.prices import NAMES, with_swaps
from epoka.games.clash_of_cultures.rules.stacking import fleet, stack_room
from epoka.games.clash_of_cultures.rules.stock import PLAIN, Pay, Swaps, can_pay, covers, gain, with_arena
from epoka.games.clash_of_cultures.rules.units import (
    MILITARY_BITS,
    ONE,
    SHIP_BITS,
    SHIP_PACK,
    Pack,
    add,
    count,
    enemy_units,
    military,
    ships,
    stationed,
    supply,
    use_up,
)
from epoka.games.clash_of_cultures.rules.uses import MOOD_OR_CULTURE, GainOne
from epoka.games.clash_of_cultures.state import ClashState, Nation, Numbers, map_of
from epoka.games.clash_of_cultures.tables import (
    ABILITIES,
    ABILITIES_OF_LEADER,
    BASIC,
    CAVALRY,
    ELEPHANT,
    INFANTRY,
    LEADER,
    LEADERS,
    MARKET,
    NONE,
    NUMBER,
    PORT,
    SETTLER,
    SHIP,
    STACK,
    STOCK,
    UNIT,
    UNIT_PRICE,
    Price,
)
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell

Hiring = tuple[str, int, Price]
"""A way to hire a unit: the group of which there is one per action, the ability (NONE if printed), and the price."""

ALL: Final = (SETTLER, INFANTRY, SHIP, CAVALRY, ELEPHANT, LEADER)
BASE: Final = (SETTLER, INFANTRY, SHIP)
PRINTED: Final[tuple[Hiring, ...]] = tuple([("", NONE, price) for price in UNIT_PRICE])
SANITATION: Final[Hiring] = ("sanitation", NUMBER["sanitation"], (0, 0, 0, 0, 0, 1, 0))
"""A Settler for 1 mood. (COC-6.6)"""
DRAFT: Final[Hiring] = ("draft", NUMBER["draft"], (0, 0, 0, 0, 0, 1, 0))
"""An Infantry for 1 mood. (COC-6.6)"""
COSTLY_DRAFT: Final[Hiring] = ("draft", NUMBER["draft"], (0, 0, 0, 0, 0, 2, 0))
"""The same with Civil Liberties. (COC-6.6)"""
GIVE_BACK: Final[tuple[Option, ...]] = tuple([("return", kind) for kind in STOCK])
WORDS: Final = {
    "hire": ("unit",),
    "bargain": ("unit", "ability", *NAMES),
    "extra": ("ability", *NAMES),
    "place": ("hex",),
    "fetch": ("hex",),
    "return": ("kind",),
    "done": (),
}


# -- what a city can recruit (COC-7.6.1 to COC-7.6.3) ------------------------------------------------------------------


def why_not_hire(s: ClashState, seat: Seat, city: Hex, kind: int) -> Refusal | None:
    """Why a city can't recruit a unit of a kind, whatever it costs. (COC-7.6.1, COC-7.6.2, COC-7.6.3)"""

    def because(reason: str, rule: str) -> Refusal:
        building = "port" if kind == SHIP else "market"
        return Refusal(reason, rule, {"unit": UNIT[kind], "hex": map_of(s).names[city], "building": building})

    if kind not in BASE and not s.expansion:
        return because("needs-expansion", "COC-1.1")
    barred = None
    if kind == LEADER:
        barred = why_not_lead(s, seat)
    elif not has_building_for(s, seat, city, kind) and (kind == SHIP or not HIRE_WAYS.holds(s, seat, city, kind)):
        return because("unit-needs-building", "COC-7.6.1")
    elif kind == SHIP:
        barred = _why_not_sail(s, seat, s.ports[city])
    if barred is None and not places(s, seat, city, kind):
        return because("stack-limit", "COC-7.6.2")
    if barred is None and kind != LEADER and supply(s, seat, kind) <= 0 and not pickups(s, seat, city, kind):
        return because("no-unit-left", "COC-7.6.3")
    return barred


def has_building_for(s: ClashState, seat: Seat, city: Hex, kind: int) -> bool:
    """Whether a city has the Port or Market that a unit needs, whoever owns the piece. (COC-7.6.1, COC-7.5.4)"""
    if kind == SHIP:
        return colour(s, city, PORT) != NONE and s.ports[city] != NOWHERE
    if kind in (CAVALRY, ELEPHANT):
        return colour(s, city, MARKET) != NONE or (
            s.nations[seat].acts & HIRE_HERE.bit > 0 and HIRE_HERE.holds(s, seat, city, kind)
        )
    return True


def _why_not_sail(s: ClashState, seat: Seat, hex_: Hex) -> Refusal | None:
    """New ships would attack whoever is on the Port hex, and that may be forbidden. (COC-7.6.4)"""
    for owner, _ in enemies_at(s, seat, hex_):
        reason = why_not_attack(s, seat, owner, hex_)
        if reason is not None:
            return reason
    return None


def enemies_at(s: ClashState, seat: Seat, hex_: Hex) -> Iterator[tuple[int, Pack]]:
    """Who would have to be fought on a Port hex. (COC-7.6.4)"""
    for owner, pack in enemy_units(s, seat, hex_):
        # Pirates that a player controls are fought as that player's. (COC-13.41)
        afloat = fleet(s, owner, hex_) if owner < len(s.nations) else ships(pack) and not is_controlled(s, hex_)
        if afloat and not SHARES.holds(s, seat, hex_, owner):
            yield owner, pack


def places(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[Hex]:
    """Where a recruited unit may appear: the city, for ships the Port hex. (COC-7.6.2)"""
    if kind == SHIP:
        return [s.ports[city]]
    found = [city]
    if s.nations[seat].acts & HIRE_PLACES.bit:
        found += [hex_ for hexes in HIRE_PLACES.found(s, seat, city, kind) for hex_ in hexes]
    if kind == SETTLER:
        return found
    return [hex_ for hex_ in found if has_room(s, seat, hex_, kind)]


def has_room(s: ClashState, seat: Seat, hex_: Hex, kind: int) -> bool:
    """Whether the stack limit lets a military unit come; a leader replaces the former one. (COC-7.6.2)"""
    own = s.nations[seat]
    if kind == LEADER:
        # The former leader goes first, with what his abilities add to the limit.
        gone = [ability for card in own.leader for ability in ABILITIES_OF_LEADER[card - LEADERS.start]]
        limits = STACK_LIMIT.by_ability(s, seat, hex_, ONE[kind])
        limit = STACK + sum([int(more) for ability, more in limits if ability not in gone])
        return military(s.armies[seat][hex_]) - (own.leader_at == hex_) < limit
    return stack_room(s, seat, hex_, ONE[kind]) > 0


def pickups(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[Hex]:
    """Where units of a kind stand that may be picked up because the supply is empty. (COC-7.6.3)"""
    here = s.ports[city] if kind == SHIP else city
    return [hex_ for hex_, pack in stationed(s.armies[seat]) if hex_ != here and count(pack, kind)]


# -- what it costs -----------------------------------------------------------------------------------------------------


def hire_swaps(s: ClashState, seat: Seat, city: Hex, kind: int) -> Swaps:
    """What may replace what when a unit is paid for. (COC-5.2)"""
    return with_swaps(s, seat, HIRE_SWAPS, PLAIN, city, kind) if s.nations[seat].acts & HIRE_SWAPS.bit else PLAIN


def hirings(s: ClashState, seat: Seat, city: Hex, kind: int, used: tuple[str, ...]) -> list[Hiring]:
    """The ways in which a player can pay for a unit now. (COC-7.6.1, COC-7.6.5)"""
    own = s.nations[seat]
    found = [PRINTED[kind]] if has_building_for(s, seat, city, kind) else []
    if kind == SETTLER and own.known & bits.SANITATION and "sanitation" not in used:
        found.append(SANITATION)
    if kind == INFANTRY and own.known & bits.DRAFT and "draft" not in used:
        found.append(COSTLY_DRAFT if own.known & bits.CIVIL_LIBERTIES else DRAFT)
    if own.acts & HIRE_WAYS.bit:
        for ability, pairs in HIRE_WAYS.by_ability(s, seat, city, kind):
            found += [(group, ability, price) for group, price in pairs if not group or group not in used]
    swaps = hire_swaps(s, seat, city, kind)
    return [hiring for hiring in found if can_pay(own, hiring[2], swaps)]


def extras(s: ClashState, seat: Seat, city: Hex, used: tuple[str, ...]) -> list[Hiring]:
    """Other things that abilities let a player buy in a recruit action. (COC-13.40)"""
    own = s.nations[seat]
    if not own.acts & HIRE_EXTRA.bit:
        return []
    found = [(ability, offer) for ability, offer in HIRE_EXTRA.by_ability(s, seat, city) if offer is not None]
    return [(group, ability, price) for ability, (group, price) in found if group not in used and can_pay(own, price)]


def offers(s: ClashState, seat: Seat, city: Hex, used: tuple[str, ...]) -> Iterator[tuple[int, Hiring]]:
    """The units that a city can recruit now, with every way to pay; NONE stands for something that is no unit."""
    for kind in ALL if s.expansion else BASE:
        ways = hirings(s, seat, city, kind, used)
        if ways and why_not_hire(s, seat, city, kind) is None:
            for way in ways:
                yield kind, way
    for way in extras(s, seat, city, used):
        yield NONE, way


def hiring_option(kind: int, way: Hiring) -> Option:
    """A way to hire a unit as an option."""
    _, ability, price = way
    if kind == NONE:
        return ("extra", ABILITIES[ability], *price)
    return HIRE[kind] if ability == NONE else ("bargain", UNIT[kind], ABILITIES[ability], *price)


def why_not_recruit(s: ClashState, seat: Seat, city: Hex) -> Refusal | None:
    """Why a city can recruit nothing. (COC-7.3.2, COC-7.6.1)"""
    reason = why_not_activate(s, seat, city)
    if reason is None and next(offers(s, seat, city, ()), None) is None:
        return Refusal("nothing-to-recruit", "COC-7.6.1", {"hex": map_of(s).names[city]})
    return reason


# -- recruiting --------------------------------------------------------------------------------------------------------


class Recruit(Frame[ClashState]):
    """A city recruits, unit by unit. (COC-7.6)

    `bought` are the units recruited so far, `things` how many they are with what is no unit; `used` the groups whose
    one unit was hired, `spent` what was really paid.
    """

    seat: Seat
    city: int
    things: int = 0
    bought: Pack = 0
    used: tuple[str, ...] = ()
    spent: Numbers = (0, 0, 0, 0, 0, 0, 0)
    kind: int = NONE
    ability: int = NONE
    fetched: int = NOWHERE
    drafted: int = 0
    fought: tuple[int, ...] = ()

    def start(self, s: ClashState) -> Step:
        frame = activate_city(s, self.seat, self.city, "recruit")
        return call(frame, then=self.go_on) if frame else self.go_on(s, None)

    def go_on(self, s: ClashState, _: object) -> Step:
        if self.things >= acting_size(s, self.seat, self.city, "recruit"):
            return self.clash(s, None)
        question = ChooseHiring(self.seat, self.city, self.used, self.things)
        return self.clash(s, None) if question.options(s) in ((), (DONE,)) else ask(question, then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return self.clash(s, None)
        seat, city = self.seat, self.city
        kind, way = next(found for found in offers(s, seat, city, self.used) if hiring_option(*found) == answer)
        group, self.ability, price = way
        self.kind = kind
        if group:
            self.used = (*self.used, group)
        if group == "draft" and kind == INFANTRY:
            self.drafted = 1
        swaps = PLAIN if kind == NONE else hire_swaps(s, seat, city, kind)
        return call(Pay(seat, price, swaps), then=self.paid)

    def paid(self, s: ClashState, paid: Numbers) -> Step:
        self.spent = tuple([before + now for before, now in zip(self.spent, paid, strict=True)])
        self.things += 1
        if self.kind == NONE:
            frame = EXTRA_HIRED.hooks[self.ability](s, self.seat, self.city)
            return call(frame, then=self.go_on) if frame else self.go_on(s, None)
        self.bought += ONE[self.kind]
        if self.kind != LEADER and supply(s, self.seat, self.kind) <= 0:
            return ask(ChoosePickUp(self.seat, self.city, self.kind), then=self.pick_up)
        return self.place(s)

    def pick_up(self, s: ClashState, answer: Option) -> Step:
        """A unit already on the map comes instead of one from the supply. (COC-7.6.3)"""
        self.fetched = map_of(s).hex[str(answer[1])]
        return call(Overboard(self.seat, self.fetched), then=self.lift) if self.kind == SHIP else self.lift(s, None)

    def lift(self, s: ClashState, _: object) -> Step:
        use_up(s, self.seat, self.fetched, self.kind)
        return self.place(s)

    def place(self, s: ClashState) -> Step:
        found = places(s, self.seat, self.city, self.kind)
        if len(found) > 1:
            return ask(ChoosePlace(self.seat, self.city, self.kind), then=self.placed)
        return self.settle(s, found[0])

    def placed(self, s: ClashState, answer: Option) -> Step:
        return self.settle(s, map_of(s).hex[str(answer[1])])

    def settle(self, s: ClashState, hex_: Hex) -> Step:
        names = map_of(s).names
        if self.kind == LEADER:
            return call(NewLeader(self.seat, hex_), then=self.go_on)
        add(s, self.seat, hex_, ONE[self.kind])
        if self.fetched == NOWHERE:
            tell(s, events.RECRUITED, self.seat, UNIT[self.kind], names[hex_])
            return self.go_on(s, None)
        fetched, self.fetched = self.fetched, NOWHERE
        tell(s, events.FETCHED, self.seat, UNIT[self.kind], names[fetched], names[hex_])
        return self.go_on(s, None)

    def clash(self, s: ClashState, _: object) -> Step:
        """New ships fight enemy ships on the Port hex and can't withdraw. (COC-7.6.4)"""
        port = s.ports[self.city]
        if self.bought & SHIP_BITS and ships(s.armies[self.seat][port]):
            for owner, _pack in enemies_at(s, self.seat, port):
                if owner not in self.fought:
                    self.fought = (*self.fought, owner)
                    due = toll(s, self.seat, owner, port)
                    return call(PayToll(self.seat, owner, port), then=self.fight) if due else self.fight(s, None)
        return self.heal(s)

    def fight(self, s: ClashState, _: object) -> Step:
        port = s.ports[self.city]
        pack = min(ships(self.bought), ships(s.armies[self.seat][port])) * SHIP_PACK
        return call(Battle(self.seat, self.fought[-1], port, NOWHERE, pack), then=self.clash)

    def heal(self, s: ClashState) -> Step:
        """With Medicine 1 resource that was paid comes back. (COC-7.6.5)"""
        if s.nations[self.seat].known & bits.MEDICINE and any(self.spent[kind] for kind in BASIC):
            return ask(ChooseReturn(self.seat, self.spent), then=self.healed)
        return self.celebrate(s)

    def healed(self, s: ClashState, answer: Option) -> Step:
        gain(s, self.seat, STOCK.index(str(answer[1])), 1)
        return self.celebrate(s)

    def celebrate(self, s: ClashState) -> Step:
        """With Nationalism military units or ships bring a token. (COC-7.6.5)"""
        if s.nations[self.seat].known & bits.NATIONALISM and self.bought & (MILITARY_BITS | SHIP_BITS):
            return call(GainOne(self.seat, MOOD_OR_CULTURE), then=self.abilities)
        return self.abilities(s, None)

    def abilities(self, s: ClashState, _: object) -> Step:
        frame = RECRUITED.frame(s, self.seat, self.city, self.bought, 1)
        return call(frame, then=self.report) if frame else self.report(s, None)

    def report(self, s: ClashState, _: object) -> Step:
        frame = after_recruit(s, self.seat, self.drafted)
        return call(frame, then=self.finish) if frame else self.finish(s, None)

    def finish(self, s: ClashState, _: object) -> Step:
        wear_city(s, self.seat, self.city)
        return done()


class ChooseHiring(Question[ClashState]):
    """Which unit to recruit next, and how to pay for it. (COC-7.6.1)"""

    seat: Seat
    city: int
    used: tuple[str, ...]
    things: int

    prompt: ClassVar[str] = "prompt-hire"
    rule: ClassVar[str] = "COC-7.6.1"

    def choices(self, s: ClashState) -> Options:
        found = [hiring_option(*offer) for offer in offers(s, self.seat, self.city, self.used)]
        return tuple([*found, DONE] if self.things else found)

    def args(self, s: ClashState) -> dict[str, int | str]:
        left = acting_size(s, self.seat, self.city, "recruit") - self.things
        return {"hex": map_of(s).names[self.city], "amount": left}

    def tempting(self, s: ClashState) -> Options:
        able = self.options(s)
        return tuple([HIRE[kind] for kind in (ALL if s.expansion else BASE) if HIRE[kind] not in able])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer == DONE:
            return Refusal("recruit-something", "COC-7.6.1")
        if answer not in HIRE:
            return super().refuse(s, answer)
        kind = HIRE.index(answer)
        reason = why_not_hire(s, self.seat, self.city, kind)
        return reason or Refusal("cannot-pay", "COC-7.6.1", {"amount": sum(UNIT_PRICE[kind])})


class ChoosePlace(Question[ClashState]):
    """Where the recruited unit appears. (COC-7.6.2)"""

    seat: Seat
    city: int
    kind: int

    prompt: ClassVar[str] = "prompt-place"
    rule: ClassVar[str] = "COC-7.6.2"

    def choices(self, s: ClashState) -> Options:
        options = by_hex("place", len(s.nations))
        return tuple([options[hex_] for hex_ in places(s, self.seat, self.city, self.kind)])


class ChoosePickUp(Question[ClashState]):
    """From where to pick up a unit because the supply is empty. (COC-7.6.3)"""

    seat: Seat
    city: int
    kind: int

    prompt: ClassVar[str] = "prompt-fetch"
    rule: ClassVar[str] = "COC-7.6.3"

    def choices(self, s: ClashState) -> Options:
        options = by_hex("fetch", len(s.nations))
        return tuple([options[hex_] for hex_ in pickups(s, self.seat, self.city, self.kind)])

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"unit": UNIT[self.kind]}


class ChooseReturn(Question[ClashState]):
    """Which resource comes back with Medicine. (COC-7.6.5)"""

    seat: Seat
    spent: Numbers

    prompt: ClassVar[str] = "prompt-return"
    rule: ClassVar[str] = "COC-7.6.5"

    def choices(self, s: ClashState) -> Options:
        return tuple([GIVE_BACK[kind] for kind in BASIC if self.spent[kind]])


# -- the main action ---------------------------------------------------------------------------------------------------


SPECIAL: Final = HIRE_WAYS.bit | HIRE_SWAPS.bit | HIRE_EXTRA.bit
"""Moments at which abilities change what units cost."""


def _is_payable(own: Nation, kind: int, swaps: Swaps) -> bool:
    """Whether a player can pay for a unit by its printed price, Sanitation or Draft."""
    if covers(own.stock, UNIT_PRICE[kind], swaps):
        return True
    if kind == SETTLER and own.known & bits.SANITATION:
        return covers(own.stock, SANITATION[2], swaps)
    if kind == INFANTRY and own.known & bits.DRAFT:
        return covers(own.stock, (COSTLY_DRAFT if own.known & bits.CIVIL_LIBERTIES else DRAFT)[2], swaps)
    return False


def _options(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    ready = [city for city in own.cities if is_ready(s, seat, city)]
    if not ready:
        return []
    options = by_hex("recruit", len(s.nations))
    if can_pay(own, UNIT_PRICE[SETTLER]) and supply(s, seat, SETTLER) > 0:
        # Settlers need nothing else in a city.
        return [options[city] for city in ready]
    swaps = with_arena(own, PLAIN)
    room = STACK if supply(s, seat, INFANTRY) > 0 and covers(own.stock, UNIT_PRICE[INFANTRY], swaps) else 0
    army = s.armies[seat]
    if room and all(military(army[city]) < room for city in ready):
        # Infantry needs nothing but room.
        return [options[city] for city in ready]
    kinds = ALL if s.expansion else BASE
    special = own.acts & SPECIAL or own.known & bits.AZTECS_HUMAN_SACRIFICE
    return [
        options[city]
        for city in ready
        if any(
            has_building_for(s, seat, city, kind)
            and _is_payable(own, kind, swaps)
            and why_not_hire(s, seat, city, kind) is None
            for kind in kinds
        )
        or (special and next(offers(s, seat, city, ()), None) is not None)
    ]


def _tempting(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    options = by_hex("recruit", len(s.nations))
    able = _options(s, seat) if own.actions_left else []
    return [options[city] for city in own.cities if options[city] not in able]


def _refuse(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    city = map_of(s).hex.get(str(option[1])) if len(option) == 2 else None
    return None if city is None else why_not_recruit(s, seat, city)


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState]:
    return Recruit(seat, map_of(s).hex[str(option[1])])


register(Deed("recruit", ("hex",), _options, _start, _refuse, tempting=_tempting))
