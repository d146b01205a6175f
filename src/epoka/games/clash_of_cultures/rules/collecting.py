"""Collecting resources with a city. (COC-7.4)

A harvest is a row of pairs: the hex, and the kind that it gives. It is chosen hex by hex; `best` takes all that is left
at once. What is best is fixed: gold first, then always the kind of which the player would have least (food before wood,
ore, ideas and mood among equals), near hexes before distant ones, and nothing that would be lost to a limit unless
there is nothing else at all.

Cards played with a collect are notes that the next collect reads and forgets: `mass_production` lets it take 2 more,
`production_focus` lets it take from the same hex several times.
"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules import captives
from epoka.games.clash_of_cultures.rules.activating import acting_size, activate_city, wear_city, why_not_activate
from epoka.games.clash_of_cultures.rules.cities import colour
from epoka.games.clash_of_cultures.rules.deeds import Deed, register
from epoka.games.clash_of_cultures.rules.moments import COLLECTED, HARVEST_FROM, HARVEST_KINDS
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import DONE, by_hex, harvest_by_hex
from epoka.games.clash_of_cultures.rules.pirates import is_controlled
from epoka.games.clash_of_cultures.rules.stock import gain, limit
from epoka.games.clash_of_cultures.state import ClashState, Nation, map_of
from epoka.kernel import YES, Frame, Option, Options, Question, Refusal, Seat, Step, YesNo, ask, call, done, tell
from epoka.parts.hexes import Hex

Kinds = tuple[int, ...]
Source = tuple[Hex, Kinds, int]
"""A hex with what it may give, and whether it is a distant one of Husbandry."""
Harvest = tuple[tuple[Hex, int], ...]

CAPTIVE: Final = len(tables.STOCK)
"""After the kinds of the stock: a barbarian unit is taken instead of a resource. (COC-13.30)"""
MASS: Final = tables.number("mass_production", "resources")
"""Resources more with Mass Production."""
ALLOY: Final = tables.number("metallurgy", "ore")
"""Ore that a collect must yield for Metallurgy. (COC-6.6)"""
DISTANCE: Final = tables.number("husbandry", "distance")
ALONE: Final = tables.number("husbandry", "hexes")
ROADS: Final = tables.number("husbandry", "roads")
"""How far the hexes of Husbandry are, how many a city may use, and how many with Roads. (COC-7.4.4)"""
LESSON: Final = tables.number("public_education", "ideas")
FIELD: Final[Kinds] = (tables.FOOD,)
HILL: Final[Kinds] = (tables.ORE,)
WOODS: Final[Kinds] = (tables.WOOD,)
NOTHING: Final[Kinds] = ()
HARBOUR: Final[Kinds] = (tables.GOLD, tables.MOOD)
FISH: Final[Kinds] = (tables.FOOD, tables.GOLD, tables.MOOD)
BEST: Final[Option] = ("best",)
WORDS: Final = {"best": (), "harvest": ("hex", "kind"), "done": ()}


# -- what a city can collect (COC-7.4.1 to COC-7.4.4) ------------------------------------------------------------------


def kinds_of(s: ClashState, seat: Seat, city: Hex, hex_: Hex) -> Kinds:
    """What a hex may give to a city. (COC-7.4.1, COC-7.4.3)"""
    own = s.nations[seat]
    terrain = s.terrain[hex_]
    if terrain == tables.PLAINS:
        found = FIELD
    elif terrain == tables.FOREST:
        found = WOODS
    elif terrain == tables.MOUNTAIN:
        found = HILL
    elif terrain == tables.BARREN:
        found = FIELD if own.known & bits.IRRIGATION else NOTHING
    elif terrain == tables.SEA:
        has_port, fishes = colour(s, city, tables.PORT) != tables.NONE, own.known & bits.FISHING
        found = (FISH if fishes else HARBOUR) if has_port else FIELD if fishes else NOTHING
    else:
        return NOTHING
    if own.acts & HARVEST_KINDS.bit:
        for more in HARVEST_KINDS.found(s, seat, city, hex_):
            found += tuple([kind for kind in more if kind not in found])
    return found


def is_free(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    """Whether a hex other than the city's own can be used: no city, no enemy, not exhausted. (COC-7.4.2)"""
    if s.terrain[hex_] == tables.UNKNOWN or s.owner[hex_] != tables.NONE or hex_ in s.exhausted:
        return False
    armies = s.armies
    for owner in range(tables.OWNERS):
        if owner != seat and armies[owner][hex_] and not (owner == tables.PIRATES and is_controlled(s, hex_)):
            return False
    return s.terrain[hex_] != tables.SEA or not in_pirate_zone(s, hex_)


def in_pirate_zone(s: ClashState, hex_: Hex) -> bool:
    """Whether pirates are on a hex or next to it. (COC-7.4.3, COC-10.5.3)"""
    if not any(s.fielded[tables.PIRATES]):
        return False
    pirates = s.armies[tables.PIRATES]
    lairs = [there for there in (hex_, *map_of(s).near[hex_]) if pirates[there]]
    return any(not is_controlled(s, there) for there in lairs)


def sources(s: ClashState, seat: Seat, city: Hex) -> list[Source]:
    """The hexes from which a city may collect, with what they give. (COC-7.4.1)"""
    own = s.nations[seat]
    hexes = [(hex_, 0) for hex_ in map_of(s).near[city] if is_free(s, seat, hex_)]
    if city not in s.exhausted:
        hexes.insert(0, (city, 0))
    if own.known & bits.HUSBANDRY and not note(own, "husbandry"):
        hexes += [(hex_, 1) for hex_ in _distant(s, city) if s.terrain[hex_] != tables.SEA and is_free(s, seat, hex_)]
    if own.acts & HARVEST_FROM.bit:
        more = [hex_ for found in HARVEST_FROM.found(s, seat, city) for hex_ in found]
        hexes += [(hex_, 0) for hex_ in more if hex_ not in s.exhausted]
    given = [(hex_, kinds_of(s, seat, city, hex_), far) for hex_, far in hexes]
    return [source for source in given if source[1]]


def can_harvest(s: ClashState, seat: Seat, city: Hex) -> bool:
    """Whether there is anything at all to collect; most cities stand on something."""
    if city not in s.exhausted and s.terrain[city] != tables.BARREN:
        return True
    return bool(sources(s, seat, city))


def _distant(s: ClashState, city: Hex) -> list[Hex]:
    """Hexes that only Husbandry reaches, over explored hexes. (COC-7.4.4, COC-2.4)"""
    near = map_of(s).near
    closer, ring = {city}, {*near[city]}
    for _ in range(DISTANCE - 1):
        closer |= ring
        ring = {far for hex_ in ring if s.terrain[hex_] != tables.UNKNOWN for far in near[hex_]} - closer
    return sorted(ring)


def left_over(s: ClashState, seat: Seat, city: Hex, taken: Harvest) -> list[Source]:
    """The hexes that may still be collected from after some were. (COC-7.4.1, COC-7.4.3, COC-7.4.4)"""
    found = sources(s, seat, city)
    if not taken:
        return found
    own = s.nations[seat]
    used = {hex_ for hex_, _ in taken}
    sailed = any(s.terrain[hex_] == tables.SEA for hex_ in used)
    distant = sum([far for hex_, _, far in found if hex_ in used])
    room = ROADS if own.known & bits.ROADS else ALONE
    again = note(own, "production_focus")
    if _count(taken, CAPTIVE) and _count(taken, CAPTIVE) >= captives.MOST - captives.held(own):
        found = [(hex_, tuple([kind for kind in kinds if kind != CAPTIVE]), far) for hex_, kinds, far in found]
    return [
        (hex_, kinds, far)
        for hex_, kinds, far in found
        if kinds
        and (
            again if hex_ in used else not (sailed and s.terrain[hex_] == tables.SEA) and not (far and distant >= room)
        )
    ]


def room(s: ClashState, seat: Seat, city: Hex) -> int:
    """How much a city collects at most. (COC-7.3.4, COC-7.4.1)"""
    return acting_size(s, seat, city, "collect") + MASS * (note(s.nations[seat], "mass_production") > 0)


def best(s: ClashState, seat: Seat, city: Hex, taken: Harvest) -> Harvest:
    """The harvest completed as the head of this file says."""
    own = s.nations[seat]
    most = room(s, seat, city)
    while len(taken) < most:
        have = [own.stock[kind] + _count(taken, kind) for kind in range(CAPTIVE)]
        found = [
            (_rank(own, have, kind), far, len(kinds), order, hex_, kind)
            for order, (hex_, kinds, far) in enumerate(left_over(s, seat, city, taken))
            for kind in kinds
            if kind == CAPTIVE or not taken or have[kind] < limit(own, kind)
        ]
        if not found:
            break
        choice = min(found)
        taken = (*taken, choice[-2:])
    return taken


def _rank(own: Nation, have: list[int], kind: int) -> tuple[int, int]:
    """How late a kind is taken: what would be lost comes last, gold first, then what there is least of."""
    if kind == CAPTIVE or have[kind] >= limit(own, kind):
        return 100, kind
    return (-1 if kind == tables.GOLD else have[kind]), kind


def _count(taken: Harvest, kind: int) -> int:
    return len([1 for _, other in taken if other == kind])


def why_not_collect(s: ClashState, seat: Seat, city: Hex) -> Refusal | None:
    """Why a city can't collect. (COC-7.3.2, COC-7.4.1, COC-7.4.6)"""
    reason = why_not_activate(s, seat, city) if s.uses[city] or s.owner[city] != seat else None
    if reason is not None:
        return reason
    if note(s.nations[seat], "free_economy"):
        return Refusal("free-economy-used", "COC-7.4.6")
    if not can_harvest(s, seat, city):
        return Refusal("nothing-to-harvest", "COC-7.4.1", {"hex": map_of(s).names[city]})
    return None


def collectors(s: ClashState, seat: Seat) -> list[Hex]:
    """The cities that can collect now."""
    return [city for city in s.nations[seat].cities if why_not_collect(s, seat, city) is None]


# -- collecting --------------------------------------------------------------------------------------------------------


class Collect(Frame[ClashState]):
    """A city collects, hex by hex. (COC-7.4)"""

    seat: Seat
    city: int
    harvest: Harvest = ()

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "collected")
        return call(activate_city(s, self.seat, self.city, "collect"), then=self.go_on)

    def go_on(self, s: ClashState, _: object) -> Step:
        if len(self.harvest) >= room(s, self.seat, self.city):
            return self.weigh(s)
        question = ChooseHarvest(self.seat, self.city, self.harvest)
        return ask(question, then=self.chosen) if question.options(s) not in ((), (DONE,)) else self.weigh(s)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return self.weigh(s)
        if answer == BEST:
            self.harvest = best(s, self.seat, self.city, self.harvest)
            return self.weigh(s)
        kind = CAPTIVE if answer[2] == "captive" else tables.STOCK.index(str(answer[2]))
        self.harvest = (*self.harvest, (map_of(s).hex[str(answer[1])], kind))
        return self.go_on(s, None)

    def weigh(self, s: ClashState) -> Step:
        """With Metallurgy 1 of at least 2 ore may become gold. (COC-6.6, COC-7.4.5)"""
        if s.nations[self.seat].known & bits.METALLURGY and _count(self.harvest, tables.ORE) >= ALLOY:
            return ask(YesNo(self.seat, "prompt-metallurgy"), then=self.smelted)
        return self.take(s, 0)

    def smelted(self, s: ClashState, answer: Option) -> Step:
        return self.take(s, int(answer == YES))

    def take(self, s: ClashState, smelted: int) -> Step:
        seat, city = self.seat, self.city
        own = s.nations[seat]
        tell(s, events.COLLECTED, seat, map_of(s).names[city])
        gains = [0] * CAPTIVE
        for _, kind in self.harvest:
            if kind != CAPTIVE:
                gains[kind] += 1
        gains[tables.ORE] -= smelted
        gains[tables.GOLD] += smelted
        for kind, amount in enumerate(gains):
            if amount:
                gain(s, seat, kind, amount)
        self.teach(s)
        if own.known & bits.HUSBANDRY and any(self.is_distant(s, hex_) for hex_, _ in self.harvest):
            remember(own, "husbandry")
        for card in ("mass_production", "production_focus"):
            remember(own, card, 0)
        frame = COLLECTED.frame(s, seat, city, self.harvest, tuple(gains)) if own.acts & COLLECTED.bit else None
        return call(frame, then=self.finish)

    def teach(self, s: ClashState) -> None:
        """Once per turn a city with an Academy gives an idea with Public Education. (COC-6.6)"""
        own = s.nations[self.seat]
        if not own.known & bits.PUBLIC_EDUCATION or colour(s, self.city, tables.ACADEMY) == tables.NONE:
            return
        if not note(own, "public_education") and gain(s, self.seat, tables.IDEAS, LESSON):
            remember(own, "public_education")

    def is_distant(self, s: ClashState, hex_: Hex) -> bool:
        return hex_ != self.city and hex_ not in map_of(s).near[self.city] and s.owner[hex_] == tables.NONE

    def finish(self, s: ClashState, _: object) -> Step:
        wear_city(s, self.seat, self.city)
        return done()


class ChooseHarvest(Question[ClashState]):
    """From which hex to collect next, or all the best at once. (COC-7.4.1)"""

    seat: Seat
    city: int
    harvest: Harvest

    prompt: ClassVar[str] = "prompt-harvest"
    rule: ClassVar[str] = "COC-7.4.1"

    def choices(self, s: ClashState) -> Options:
        options = harvest_by_hex(len(s.nations))
        found = [
            options[hex_][kind] for hex_, kinds, _ in left_over(s, self.seat, self.city, self.harvest) for kind in kinds
        ]
        if len(found) > 1:
            found.insert(0, BEST)
        if self.harvest:
            found.append(DONE)
        return tuple(found)

    def args(self, s: ClashState) -> dict[str, int | str]:
        left = room(s, self.seat, self.city) - len(self.harvest)
        return {"hex": map_of(s).names[self.city], "amount": left}

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        return why_not_harvest(s, self, answer) or super().refuse(s, answer)

    def tempting(self, s: ClashState) -> Options:
        able = {option[1] for option in self.options(s) if option[0] == "harvest"}
        options, near = harvest_by_hex(len(s.nations)), map_of(s).near[self.city]
        names = map_of(s).names
        return tuple([options[hex_][tables.FOOD] for hex_ in (self.city, *near) if names[hex_] not in able])


def why_not_harvest(s: ClashState, question: ChooseHarvest, answer: Option) -> Refusal | None:
    """Why a hex can't be collected from now. (COC-7.4.1 to COC-7.4.4)"""
    if answer == DONE:
        return Refusal("collect-something", "COC-7.4.5")
    if len(answer) != 3 or answer[0] != "harvest" or answer[1] not in map_of(s).hex:
        return None
    hex_ = map_of(s).hex[str(answer[1])]
    gives = hex_ in [source for source, _, _ in sources(s, question.seat, question.city)]
    blocked = _spent(s, question, hex_) if gives else _blocked(s, question.seat, question.city, hex_)
    if blocked:
        return Refusal(*blocked, {"hex": answer[1]})
    return Refusal("hex-gives-other" if gives else "hex-gives-nothing", "COC-7.4.1", {"hex": answer[1]})


def _blocked(s: ClashState, seat: Seat, city: Hex, hex_: Hex) -> tuple[str, str] | None:
    """Why a hex is unusable, and by which rule. (COC-7.4.1 to COC-7.4.4)"""
    if hex_ != city and hex_ not in map_of(s).near[city]:
        own = s.nations[seat]
        if (
            not own.known & bits.HUSBANDRY
            or hex_ not in _distant(s, city)
            or s.terrain[hex_] in (tables.SEA, tables.UNKNOWN)
        ):
            return "collects-nearby", "COC-7.4.1"
        if note(own, "husbandry"):
            return "husbandry-used", "COC-7.4.4"
    if hex_ in s.exhausted:
        return "exhausted", "COC-7.4.2"
    if hex_ == city or s.terrain[hex_] == tables.UNKNOWN:
        return None
    if s.owner[hex_] != tables.NONE:
        return "city-on-hex", "COC-7.4.2"
    if s.terrain[hex_] == tables.SEA and in_pirate_zone(s, hex_):
        return "pirates-near", "COC-7.4.3"
    return None if is_free(s, seat, hex_) else ("enemy-here", "COC-7.4.2")


def _spent(s: ClashState, question: ChooseHarvest, hex_: Hex) -> tuple[str, str] | None:
    """Why a hex can't be used any more in this collect, and by which rule. (COC-7.4.1, COC-7.4.3, COC-7.4.4)"""
    used = [hex_ for hex_, _ in question.harvest]
    left = [hex_ for hex_, _, _ in left_over(s, question.seat, question.city, question.harvest)]
    if hex_ in left:
        return None
    if hex_ in used:
        return "hex-used", "COC-7.4.1"
    if s.terrain[hex_] == tables.SEA and any(s.terrain[other] == tables.SEA for other in used):
        return "one-sea-hex", "COC-7.4.3"
    is_near = hex_ in (question.city, *map_of(s).near[question.city])
    return None if is_near else ("husbandry-used", "COC-7.4.4")


# -- the main action ---------------------------------------------------------------------------------------------------


def _options(s: ClashState, seat: Seat) -> list[Option]:
    options = by_hex("collect", len(s.nations))
    return [options[city] for city in collectors(s, seat)]


def _tempting(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    able = collectors(s, seat) if own.actions_left else []
    options = by_hex("collect", len(s.nations))
    return [options[city] for city in own.cities if city not in able]


def _refuse(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    city = map_of(s).hex.get(str(option[1])) if len(option) == 2 else None
    return None if city is None else why_not_collect(s, seat, city)


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState]:
    return Collect(seat, map_of(s).hex[str(option[1])])


register(Deed("collect", ("hex",), _options, _start, _refuse, tempting=_tempting))
