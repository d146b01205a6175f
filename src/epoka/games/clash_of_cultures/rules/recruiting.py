"""Recruiting units. (COC-7.6)

Units are bought one by one, paid for and placed at once, up to the size as which the city acts. A *way* to hire one is
a group, an ability and a price; of each group at most one unit is hired in a recruit action (Sanitation, Draft).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules import activating, moments, units
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.cities import colour
from epoka.games.clash_of_cultures.rules.deeds import Deed, register
from epoka.games.clash_of_cultures.rules.lasting import charge, why_not_attack
from epoka.games.clash_of_cultures.rules.leaders import NewLeader, why_not_lead
from epoka.games.clash_of_cultures.rules.losses import Overboard
from epoka.games.clash_of_cultures.rules.objectives import after_recruit
from epoka.games.clash_of_cultures.rules.options import DONE, HIRE, by_hex, hex_options
from epoka.games.clash_of_cultures.rules.pirates import is_controlled
from epoka.games.clash_of_cultures.rules.prices import NAMES, with_swaps
from epoka.games.clash_of_cultures.rules.stacking import fleet, stack_room
from epoka.games.clash_of_cultures.rules.stock import PLAIN, Pay, can_pay, covers, gain, with_arena
from epoka.games.clash_of_cultures.rules.uses import MOOD_OR_CULTURE, GainOne
from epoka.games.clash_of_cultures.state import ClashState, Nation, Numbers, map_of
from epoka.kernel import Choose, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.payments import Swaps
from epoka.parts.questions import one_of

Hiring = tuple[str, int, tables.Price]
"""A way to hire a unit: the group of which there is one per action, the ability (NONE if printed), and the price."""

ALL: Final = tuple(range(len(tables.UNIT)))
PRINTED: Final[tuple[Hiring, ...]] = tuple([("", tables.NONE, price) for price in tables.UNIT_PRICE])
SANITATION: Final[Hiring] = ("sanitation", tables.NUMBER["sanitation"], tables.amounts("sanitation", "mood"))
"""A Settler for 1 mood. (COC-6.6)"""
DRAFT: Final[Hiring] = ("draft", tables.NUMBER["draft"], tables.amounts("draft", "mood"))
"""An Infantry for 1 mood. (COC-6.6)"""
COSTLY_PRICE: Final = tables.price({"mood": tables.number("civil_liberties", "draft")})
COSTLY_DRAFT: Final[Hiring] = ("draft", tables.NUMBER["draft"], COSTLY_PRICE)
"""The same with Civil Liberties. (COC-6.6)"""
GIVE_BACK: Final[tuple[Option, ...]] = tuple([("return", kind) for kind in tables.STOCK])
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
        building = "port" if kind == tables.SHIP else "market"
        return Refusal(reason, rule, {"unit": tables.UNIT[kind], "hex": map_of(s).names[city], "building": building})

    if kind not in tables.BASE_UNITS and not s.expansion:
        return because("needs-expansion", "COC-1.1")
    barred = None
    if kind == tables.LEADER:
        barred = why_not_lead(s, seat)
    elif not has_building_for(s, seat, city, kind) and (
        kind == tables.SHIP or not any(moments.HIRE_WAYS.found(s, seat, city, kind))
    ):
        return because("unit-needs-building", "COC-7.6.1")
    elif kind == tables.SHIP:
        barred = _why_not_sail(s, seat, s.ports[city])
    if barred is None and not places(s, seat, city, kind):
        return because("stack-limit", "COC-7.6.2")
    if (
        barred is None
        and kind != tables.LEADER
        and units.supply(s, seat, kind) <= 0
        and not pickups(s, seat, city, kind)
    ):
        return because("no-unit-left", "COC-7.6.3")
    return barred


def has_building_for(s: ClashState, seat: Seat, city: Hex, kind: int) -> bool:
    """Whether a city has the Port or Market that a unit needs, whoever owns the piece. (COC-7.6.1, COC-7.5.4)

    Some advances allow units without a Market, in the cities that they name. (COC-13.29)
    """
    if kind == tables.SHIP and s.ports[city] == NOWHERE:
        return False
    needed = tables.UNIT_NEEDS[kind]
    return (
        needed == tables.NONE
        or colour(s, city, needed) != tables.NONE
        or (s.nations[seat].acts & moments.HIRE_HERE.bit > 0 and moments.HIRE_HERE.holds(s, seat, city, kind))
    )


def _why_not_sail(s: ClashState, seat: Seat, hex_: Hex) -> Refusal | None:
    """New ships would attack whoever is on the Port hex, and that may be forbidden. (COC-7.6.4)"""
    for owner, _ in enemies_at(s, seat, hex_):
        reason = why_not_attack(s, seat, owner, hex_)
        if reason is not None:
            return reason
    return None


def enemies_at(s: ClashState, seat: Seat, hex_: Hex) -> Iterator[tuple[int, units.Pack]]:
    """Who would have to be fought on a Port hex. (COC-7.6.4)"""
    for owner, pack in units.enemy_units(s, seat, hex_):
        # Pirates that a player controls are fought as that player's. (COC-13.41)
        afloat = fleet(s, owner, hex_) if owner < len(s.nations) else units.ships(pack) and not is_controlled(s, hex_)
        if afloat and not moments.SHARES.holds(s, seat, hex_, owner):
            yield owner, pack


def places(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[Hex]:
    """Where a recruited unit may appear: the city, for ships the Port hex. (COC-7.6.2)"""
    if kind == tables.SHIP:
        return [s.ports[city]]
    found = [city]
    if s.nations[seat].acts & moments.HIRE_PLACES.bit:
        found += [hex_ for hexes in moments.HIRE_PLACES.found(s, seat, city, kind) for hex_ in hexes]
    if kind == tables.SETTLER:
        return found
    return [hex_ for hex_ in found if has_room(s, seat, hex_, kind)]


def has_room(s: ClashState, seat: Seat, hex_: Hex, kind: int) -> bool:
    """Whether the stack limit lets a military unit come; a leader replaces the former one. (COC-7.6.2)"""
    own = s.nations[seat]
    if kind == tables.LEADER:
        # The former leader goes first, with what his abilities add to the limit.
        gone = [ability for card in own.leader for ability in tables.ABILITIES_OF_LEADER[card - tables.LEADERS.start]]
        limits = moments.STACK_LIMIT.by_ability(s, seat, hex_, units.ONE[kind])
        limit = tables.STACK + sum([int(more) for ability, more in limits if ability not in gone])
        return units.military(s.armies[seat][hex_]) - (own.leader_at == hex_) < limit
    return stack_room(s, seat, hex_, units.ONE[kind]) > 0


def pickups(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[Hex]:
    """Where units of a kind stand that may be picked up because the supply is empty. (COC-7.6.3)"""
    here = s.ports[city] if kind == tables.SHIP else city
    return [hex_ for hex_, pack in units.stationed(s.armies[seat]) if hex_ != here and units.count(pack, kind)]


# -- what it costs -----------------------------------------------------------------------------------------------------


def hire_swaps(s: ClashState, seat: Seat, city: Hex, kind: int) -> Swaps:
    """What may replace what when a unit is paid for. (COC-5.2)"""
    return (
        with_swaps(s, seat, moments.HIRE_SWAPS, PLAIN, city, kind)
        if s.nations[seat].acts & moments.HIRE_SWAPS.bit
        else PLAIN
    )


def hirings(s: ClashState, seat: Seat, city: Hex, kind: int, used: tuple[str, ...]) -> list[Hiring]:
    """The ways in which a player can pay for a unit now. (COC-7.6.1, COC-7.6.5)"""
    own = s.nations[seat]
    found = [PRINTED[kind]] if has_building_for(s, seat, city, kind) else []
    if kind == tables.SETTLER and own.known & bits.SANITATION and "sanitation" not in used:
        found.append(SANITATION)
    if kind == tables.INFANTRY and own.known & bits.DRAFT and "draft" not in used:
        found.append(COSTLY_DRAFT if own.known & bits.CIVIL_LIBERTIES else DRAFT)
    if own.acts & moments.HIRE_WAYS.bit:
        for ability, pairs in moments.HIRE_WAYS.by_ability(s, seat, city, kind):
            found += [(group, ability, price) for group, price in pairs if not group or group not in used]
    swaps = hire_swaps(s, seat, city, kind)
    return [hiring for hiring in found if can_pay(own, hiring[2], swaps)]


def extras(s: ClashState, seat: Seat, city: Hex, used: tuple[str, ...]) -> list[Hiring]:
    """Other things that abilities let a player buy in a recruit action. (COC-13.40)"""
    own = s.nations[seat]
    if not own.acts & moments.HIRE_EXTRA.bit:
        return []
    found = [(ability, offer) for ability, offer in moments.HIRE_EXTRA.by_ability(s, seat, city) if offer is not None]
    return [(group, ability, price) for ability, (group, price) in found if group not in used and can_pay(own, price)]


def offers(s: ClashState, seat: Seat, city: Hex, used: tuple[str, ...]) -> Iterator[tuple[int, Hiring]]:
    """The units that a city can recruit now, with every way to pay; NONE stands for something that is no unit."""
    for kind in ALL if s.expansion else tables.BASE_UNITS:
        ways = hirings(s, seat, city, kind, used)
        if ways and why_not_hire(s, seat, city, kind) is None:
            for way in ways:
                yield kind, way
    for way in extras(s, seat, city, used):
        yield tables.NONE, way


def hiring_option(kind: int, way: Hiring) -> Option:
    """A way to hire a unit as an option."""
    _, ability, price = way
    if kind == tables.NONE:
        return ("extra", tables.ABILITIES[ability], *price)
    return HIRE[kind] if ability == tables.NONE else ("bargain", tables.UNIT[kind], tables.ABILITIES[ability], *price)


def why_not_recruit(s: ClashState, seat: Seat, city: Hex) -> Refusal | None:
    """Why a city can recruit nothing. (COC-7.3.2, COC-7.6.1)"""
    reason = activating.why_not_activate(s, seat, city)
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
    bought: units.Pack = 0
    used: tuple[str, ...] = ()
    spent: Numbers = (0, 0, 0, 0, 0, 0, 0)
    kind: int = tables.NONE
    ability: int = tables.NONE
    fetched: int = NOWHERE
    drafted: int = 0
    fought: tuple[int, ...] = ()

    def start(self, s: ClashState) -> Step:
        return call(activating.activate_city(s, self.seat, self.city, "recruit"), then=self.go_on)

    def go_on(self, s: ClashState, _: object) -> Step:
        if self.things >= activating.acting_size(s, self.seat, self.city, "recruit"):
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
        if group == "draft" and kind == tables.INFANTRY:
            self.drafted = 1
        swaps = PLAIN if kind == tables.NONE else hire_swaps(s, seat, city, kind)
        return call(Pay(seat, price, swaps), then=self.paid)

    def paid(self, s: ClashState, paid: Numbers) -> Step:
        self.spent = tuple([before + now for before, now in zip(self.spent, paid, strict=True)])
        self.things += 1
        if self.kind == tables.NONE:
            return call(moments.EXTRA_HIRED.hooks[self.ability](s, self.seat, self.city), then=self.go_on)
        self.bought += units.ONE[self.kind]
        if self.kind != tables.LEADER and units.supply(s, self.seat, self.kind) <= 0:
            return ask(choose_pick_up(s, self.seat, self.city, self.kind), then=self.pick_up)
        return self.place(s)

    def pick_up(self, s: ClashState, answer: Option) -> Step:
        """A unit already on the map comes instead of one from the supply. (COC-7.6.3)"""
        self.fetched = map_of(s).hex[str(answer[1])]
        return call(Overboard(self.seat, self.fetched) if self.kind == tables.SHIP else None, then=self.lift)

    def lift(self, s: ClashState, _: object) -> Step:
        units.use_up(s, self.seat, self.fetched, self.kind)
        return self.place(s)

    def place(self, s: ClashState) -> Step:
        found = places(s, self.seat, self.city, self.kind)
        if len(found) > 1:
            return ask(choose_place(s, self.seat, self.city, self.kind), then=self.placed)
        return self.settle(s, found[0])

    def placed(self, s: ClashState, answer: Option) -> Step:
        return self.settle(s, map_of(s).hex[str(answer[1])])

    def settle(self, s: ClashState, hex_: Hex) -> Step:
        names = map_of(s).names
        if self.kind == tables.LEADER:
            return call(NewLeader(self.seat, hex_), then=self.go_on)
        units.add(s, self.seat, hex_, units.ONE[self.kind])
        if self.fetched == NOWHERE:
            tell(s, events.RECRUITED, self.seat, tables.UNIT[self.kind], names[hex_])
            return self.go_on(s, None)
        fetched, self.fetched = self.fetched, NOWHERE
        tell(s, events.FETCHED, self.seat, tables.UNIT[self.kind], names[fetched], names[hex_])
        return self.go_on(s, None)

    def clash(self, s: ClashState, _: object) -> Step:
        """New ships fight enemy ships on the Port hex and can't withdraw. (COC-7.6.4)"""
        port = s.ports[self.city]
        if self.bought & units.SHIP_BITS and units.ships(s.armies[self.seat][port]):
            for owner, _pack in enemies_at(s, self.seat, port):
                if owner not in self.fought:
                    self.fought = (*self.fought, owner)
                    return call(charge(s, self.seat, owner, port), then=self.fight)
        return self.heal(s)

    def fight(self, s: ClashState, _: object) -> Step:
        port = s.ports[self.city]
        pack = min(units.ships(self.bought), units.ships(s.armies[self.seat][port])) * units.SHIP_PACK
        return call(Battle(self.seat, self.fought[-1], port, NOWHERE, pack), then=self.clash)

    def heal(self, s: ClashState) -> Step:
        """With Medicine 1 resource that was paid comes back. (COC-7.6.5)"""
        if s.nations[self.seat].known & bits.MEDICINE and any(self.spent[kind] for kind in tables.BASIC):
            return ask(choose_return(self.seat, self.spent), then=self.healed)
        return self.celebrate(s)

    def healed(self, s: ClashState, answer: Option) -> Step:
        gain(s, self.seat, tables.STOCK.index(str(answer[1])), tables.number("medicine", "resources"))
        return self.celebrate(s)

    def celebrate(self, s: ClashState) -> Step:
        """With Nationalism military units or ships bring a token. (COC-7.6.5)"""
        proud = s.nations[self.seat].known & bits.NATIONALISM and self.bought & (units.MILITARY_BITS | units.SHIP_BITS)
        return call(
            GainOne(self.seat, MOOD_OR_CULTURE, tables.number("nationalism", "amount")) if proud else None,
            then=self.abilities,
        )

    def abilities(self, s: ClashState, _: object) -> Step:
        return call(moments.RECRUITED.frame(s, self.seat, self.city, self.bought, 1), then=self.report)

    def report(self, s: ClashState, _: object) -> Step:
        return call(after_recruit(s, self.seat, self.drafted), then=self.finish)

    def finish(self, s: ClashState, _: object) -> Step:
        activating.wear_city(s, self.seat, self.city)
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
        left = activating.acting_size(s, self.seat, self.city, "recruit") - self.things
        return {"hex": map_of(s).names[self.city], "amount": left}

    def tempting(self, s: ClashState) -> Options:
        able = self.options(s)
        return tuple([HIRE[kind] for kind in (ALL if s.expansion else tables.BASE_UNITS) if HIRE[kind] not in able])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer == DONE:
            return Refusal("recruit-something", "COC-7.6.1")
        if answer not in HIRE:
            return super().refuse(s, answer)
        kind = HIRE.index(answer)
        reason = why_not_hire(s, self.seat, self.city, kind)
        return reason or Refusal("cannot-pay", "COC-7.6.1", {"amount": sum(tables.UNIT_PRICE[kind])})


def choose_place(s: ClashState, seat: Seat, city: int, kind: int) -> Choose:
    """Where the recruited unit appears. (COC-7.6.2)"""
    return one_of(seat, "prompt-place", "COC-7.6.2", hex_options(s, "place", places(s, seat, city, kind)))


def choose_pick_up(s: ClashState, seat: Seat, city: int, kind: int) -> Choose:
    """From where to pick up a unit because the supply is empty. (COC-7.6.3)"""
    return one_of(
        seat, "prompt-fetch", "COC-7.6.3", hex_options(s, "fetch", pickups(s, seat, city, kind)), unit=tables.UNIT[kind]
    )


def choose_return(seat: Seat, spent: Numbers) -> Choose:
    """Which resource comes back with Medicine. (COC-7.6.5)"""
    return one_of(seat, "prompt-return", "COC-7.6.5", [GIVE_BACK[kind] for kind in tables.BASIC if spent[kind]])


# -- the main action ---------------------------------------------------------------------------------------------------


SPECIAL: Final = moments.HIRE_WAYS.bit | moments.HIRE_SWAPS.bit | moments.HIRE_EXTRA.bit
"""Moments at which abilities change what units cost."""


def _is_payable(own: Nation, kind: int, swaps: Swaps) -> bool:
    """Whether a player can pay for a unit by its printed price, Sanitation or Draft."""
    if covers(own.stock, tables.UNIT_PRICE[kind], swaps):
        return True
    if kind == tables.SETTLER and own.known & bits.SANITATION:
        return covers(own.stock, SANITATION[2], swaps)
    if kind == tables.INFANTRY and own.known & bits.DRAFT:
        return covers(own.stock, (COSTLY_DRAFT if own.known & bits.CIVIL_LIBERTIES else DRAFT)[2], swaps)
    return False


def _options(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    ready = [city for city in own.cities if activating.is_ready(s, seat, city)]
    if not ready:
        return []
    options = by_hex("recruit", len(s.nations))
    if can_pay(own, tables.UNIT_PRICE[tables.SETTLER]) and units.supply(s, seat, tables.SETTLER) > 0:
        # Settlers need nothing else in a city.
        return [options[city] for city in ready]
    swaps = with_arena(own, PLAIN)
    room = (
        tables.STACK
        if units.supply(s, seat, tables.INFANTRY) > 0 and covers(own.stock, tables.UNIT_PRICE[tables.INFANTRY], swaps)
        else 0
    )
    army = s.armies[seat]
    if room and all(units.military(army[city]) < room for city in ready):
        # Infantry needs nothing but room.
        return [options[city] for city in ready]
    kinds = ALL if s.expansion else tables.BASE_UNITS
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
