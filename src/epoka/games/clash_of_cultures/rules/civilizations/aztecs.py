"""The Aztecs. (COC-13.30)"""

from __future__ import annotations

from itertools import product
from typing import Any, ClassVar, Final

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules.captives import (
    MOST,
    Release,
    captive_options,
    held,
    hold,
    listed,
    release,
    release_named,
)
from epoka.games.clash_of_cultures.rules.cities import size
from epoka.games.clash_of_cultures.rules.civilizations.common import (
    is_near,
    leader_city,
    leads_on_land,
    push,
    why_not_again,
    why_not_in_city,
)
from epoka.games.clash_of_cultures.rules.collecting import CAPTIVE, Collect, why_not_collect
from epoka.games.clash_of_cultures.rules.deeds import always, framed, use
from epoka.games.clash_of_cultures.rules.field import is_way_out
from epoka.games.clash_of_cultures.rules.moments import (
    BATTLE_CANCEL,
    BATTLE_ENDED,
    BUILD_WAYS,
    COLLECTED,
    EVENT_DRAWN,
    EVENT_SHIELD,
    FOUNDED,
    HARVEST_FROM,
    HARVEST_KINDS,
    POINTS,
    WAY_TAKEN,
    WONDER_WAYS,
)
from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.options import DONE, SKIP
from epoka.games.clash_of_cultures.rules.ranges import within_range
from epoka.games.clash_of_cultures.rules.stock import Pay, can_pay, gain, limit, lose
from epoka.games.clash_of_cultures.rules.units import (
    LAND_BITS,
    LEADER_PACK,
    MILITARY_BITS,
    ONE,
    Pack,
    enemy_units,
    kinds,
    remove,
    supply,
)
from epoka.games.clash_of_cultures.rules.uses import GainOne
from epoka.games.clash_of_cultures.rules.wonders import BuildIn, works_in
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.games.clash_of_cultures.tables import (
    BARBARIANS,
    BUILDING_PRICE,
    CULTURE,
    GOLD,
    MOOD,
    MOUNTAIN,
    NONE,
    SEA,
    STOCK,
    UNIT,
    WONDER_PRICE,
    Price,
)
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done

REACH: Final = 2
"""How far the Tribute Empire reaches."""
SACRIFICE: Final = 2
"""Captives that a Mass Sacrifice takes."""
GROWTH: Final = 2
"""Resources that a captive replaces with Growth."""
SMALL: Final = 3
"""The size up to which a city pays Tributes."""
TRIBUTE: Final[Price] = (0, 0, 0, 0, 0, 2, 0)
WORDS: Final = {
    "captive": ("unit",),
    "melt": ("kind",),
    "scare": ("hex", "unit"),
    "drive": ("hex",),
}


# -- Captives ----------------------------------------------------------------------------------------------------------


class TakeCaptives(Frame[ClashState]):
    """Units defeated in a land battle may be held. (COC-13.30)"""

    seat: Seat
    owner: int
    pack: Pack

    def start(self, s: ClashState) -> Step:
        if not self.takeable(s):
            return done()
        return ask(ChooseCaptive(self.seat, self.takeable(s)), then=self.chosen)

    def takeable(self, s: ClashState) -> Numbers:
        """Kinds of the defeated units that can still be taken."""
        if held(s.nations[self.seat]) >= MOST:
            return ()
        return tuple([kind for kind, _ in kinds(self.pack) if supply(s, self.owner, kind) > 0])

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return done()
        kind = UNIT.index(str(answer[1]))
        self.pack -= ONE[kind]
        hold(s, self.seat, self.owner, kind)
        return self.start(s)


class ChooseCaptive(Question[ClashState]):
    """Which defeated unit becomes a captive."""

    seat: Seat
    among: Numbers

    prompt: ClassVar[str] = "prompt-captive"
    rule: ClassVar[str] = "COC-13.30"

    def choices(self, s: ClashState) -> Options:
        return (*[("captive", UNIT[kind]) for kind in self.among], DONE)


@BATTLE_ENDED.on("aztecs_captives")
def _captives(s: ClashState, seat: Seat, battle: Any) -> Frame[ClashState] | None:
    if battle.winner != seat or battle.sea:
        return None
    enemy = battle.enemy(seat)
    defeated = battle.lost[battle.side_of(enemy)] & MILITARY_BITS & ~(15 * LEADER_PACK)
    return TakeCaptives(seat, enemy, defeated) if defeated else None


@POINTS.on("aztecs_captives")
def _captive_points(s: ClashState, seat: Seat) -> tuple[str, int, int]:
    """Half a point for each captive."""
    number = held(s.nations[seat])
    return ("captives", number, number)


# -- Human Sacrifice ---------------------------------------------------------------------------------------------------


class CancelEvent(Frame[ClashState]):
    """A captive cancels an event completely, and another one is drawn; returns whether. (COC-13.30)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(ChooseSacrifice(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done(False)
        release_named(s, self.seat, answer)
        return done(True)


class ChooseSacrifice(Question[ClashState]):
    """Which captive cancels the event, if any."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-aztecs-human-sacrifice"
    rule: ClassVar[str] = "COC-13.30"

    def choices(self, s: ClashState) -> Options:
        return (SKIP, *captive_options(s.nations[self.seat], "release"))


@EVENT_DRAWN.on("aztecs_human_sacrifice")
def _cancel_event(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    return CancelEvent(seat) if held(s.nations[seat]) else None


class Offer(Frame[ClashState]):
    """A captive becomes 1 mood or 1 culture; those that pay for something at once are in `stock.Pay`. (COC-13.30)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return call(Release(self.seat, 1), then=self.released)

    def released(self, s: ClashState, _: object) -> Step:
        return call(GainOne(self.seat, (MOOD, CULTURE)), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _why_not_offer(s: ClashState, seat: Seat) -> Refusal | None:
    return None if held(s.nations[seat]) else Refusal("too-few-captives", "COC-13.30", {"amount": 1})


use("aztecs_human_sacrifice", _why_not_offer, framed(Offer))


# -- Aztec Gold --------------------------------------------------------------------------------------------------------


class AztecGold(Frame[ClashState]):
    """Something may be swapped for gold, once for each Mountain beside the new city."""

    seat: Seat
    left: int

    def start(self, s: ClashState) -> Step:
        if not self.left or not meltable(s, self.seat):
            return done()
        return ask(ChooseMelted(self.seat, self.left), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        lose(s, self.seat, STOCK.index(str(answer[1])), 1)
        gain(s, self.seat, GOLD, 1)
        self.left -= 1
        return self.start(s)


def meltable(s: ClashState, seat: Seat) -> list[int]:
    """What can be swapped for gold."""
    own = s.nations[seat]
    if own.stock[GOLD] >= limit(own, GOLD):
        return []
    return [kind for kind, amount in enumerate(own.stock) if amount and kind != GOLD]


class ChooseMelted(Question[ClashState]):
    """What to swap for 1 gold."""

    seat: Seat
    left: int

    prompt: ClassVar[str] = "prompt-aztecs-aztec-gold"
    rule: ClassVar[str] = "COC-13.30"

    def choices(self, s: ClashState) -> Options:
        return (SKIP, *[("melt", STOCK[kind]) for kind in meltable(s, self.seat)])

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"amount": self.left}


@FOUNDED.on("aztecs_aztec_gold")
def _aztec_gold(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState] | None:
    """A new city gives 1 gold."""
    gain(s, seat, GOLD, 1)
    mountains = len([near for near in map_of(s).near[hex_] if s.terrain[near] == MOUNTAIN])
    return AztecGold(seat, mountains) if mountains else None


# -- Tribute Empire ----------------------------------------------------------------------------------------------------


@HARVEST_FROM.on("aztecs_imperial_tribute")
def _tribute(s: ClashState, seat: Seat, city: Hex) -> list[Hex]:
    """Cities collect from enemy cities within 2 hexes, too. (COC-13.30)"""
    return [hex_ for hex_ in within_range(s, city, REACH) if s.owner[hex_] not in (NONE, seat)]


@HARVEST_KINDS.on("aztecs_imperial_tribute")
def _tribute_of_barbarians(s: ClashState, seat: Seat, city: Hex, hex_: Hex) -> tuple[int, ...]:
    """A barbarian city may give a captive instead. (COC-13.30)"""
    own = s.nations[seat]
    if s.owner[hex_] != BARBARIANS or not s.armies[BARBARIANS][hex_]:
        return ()
    return (CAPTIVE,) if own.known & bits.AZTECS_CAPTIVES and held(own) < MOST else ()


class TakeBarbarian(Frame[ClashState]):
    """A barbarian unit of a city is led away."""

    seat: Seat
    hex: int

    def start(self, s: ClashState) -> Step:
        pack = s.armies[BARBARIANS][self.hex]
        if not pack or held(s.nations[self.seat]) >= MOST:
            return done()
        return ask(ChooseBarbarian(self.seat, self.hex), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        kind = UNIT.index(str(answer[1]))
        remove(s, BARBARIANS, self.hex, ONE[kind])
        hold(s, self.seat, BARBARIANS, kind)
        return done()


class ChooseBarbarian(Question[ClashState]):
    """Which barbarian unit is led away."""

    seat: Seat
    hex: int

    prompt: ClassVar[str] = "prompt-captive"
    rule: ClassVar[str] = "COC-13.30"

    def choices(self, s: ClashState) -> Options:
        return tuple([("captive", UNIT[kind]) for kind, _ in kinds(s.armies[BARBARIANS][self.hex])])


class TakeBarbarians(Frame[ClashState]):
    """The captives of a collect, one after the other."""

    seat: Seat
    hexes: Numbers

    def start(self, s: ClashState) -> Step:
        if not self.hexes:
            return done()
        hex_, self.hexes = self.hexes[0], self.hexes[1:]
        return call(TakeBarbarian(self.seat, hex_), then=self.next)

    def next(self, s: ClashState, _: object) -> Step:
        return self.start(s)


@COLLECTED.on("aztecs_imperial_tribute")
def _collect_captives(
    s: ClashState, seat: Seat, city: Hex, harvest: tuple[tuple[Hex, int], ...], gains: Numbers
) -> Frame[ClashState] | None:
    hexes = tuple([hex_ for hex_, kind in harvest if kind == CAPTIVE])
    return TakeBarbarians(seat, hexes) if hexes else None


# -- Marqzen -----------------------------------------------------------------------------------------------------------


@EVENT_SHIELD.on("marqzen_storm_master")
def _storm_master(s: ClashState, seat: Seat, hex_: Hex, kind: int) -> bool:
    """What the text of an event does to his city and the units there may be undone."""
    return leader_city(s, seat) == hex_


def refuges(s: ClashState, owner: int, hex_: Hex, kind: int) -> list[Hex]:
    """Where a unit may be driven without a battle."""
    return [there for there in map_of(s).near[hex_] if is_way_out(s, owner, there, ONE[kind])]


def scared(s: ClashState, seat: Seat) -> list[tuple[int, Hex, int]]:
    """Enemy land units beside the leader that have somewhere to go: owners, hexes and kinds."""
    here = s.nations[seat].leader_at
    if here == NOWHERE:
        return []
    return [
        (owner, hex_, kind)
        for hex_ in map_of(s).near[here]
        if s.terrain[hex_] != SEA
        for owner, pack in enemy_units(s, seat, hex_)
        for kind, _ in kinds(pack & LAND_BITS)
        if refuges(s, owner, hex_, kind)
    ]


class SpreadOfFear(Frame[ClashState]):
    """An enemy land unit beside him moves to a land hex without a battle."""

    seat: Seat
    owner: int = NONE
    hex: int = NOWHERE
    kind: int = NONE

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "marqzen_spread_of_fear")
        return ask(ChooseScared(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.hex, self.kind = map_of(s).hex[str(answer[1])], UNIT.index(str(answer[2]))
        self.owner = next(o for o, hex_, kind in scared(s, self.seat) if (hex_, kind) == (self.hex, self.kind))
        return ask(ChooseDriven(self.seat, self.owner, self.hex, self.kind), then=self.driven)

    def driven(self, s: ClashState, answer: Option) -> Step:
        push(s, self.owner, self.kind, self.hex, map_of(s).hex[str(answer[1])])
        return done()


class ChooseScared(Question[ClashState]):
    """Which enemy unit is scared."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-scare"
    rule: ClassVar[str] = "COC-13.2"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        return tuple(dict.fromkeys([("scare", names[hex_], UNIT[kind]) for _, hex_, kind in scared(s, self.seat)]))


class ChooseDriven(Question[ClashState]):
    """Where the scared unit goes."""

    seat: Seat
    owner: int
    hex: int
    kind: int

    prompt: ClassVar[str] = "prompt-drive"
    rule: ClassVar[str] = "COC-13.2"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        return tuple([("drive", names[hex_]) for hex_ in refuges(s, self.owner, self.hex, self.kind)])

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"hex": map_of(s).names[self.hex], "unit": UNIT[self.kind]}


def _why_not_scare(s: ClashState, seat: Seat) -> Refusal | None:
    reason = why_not_again(s.nations[seat], "marqzen_spread_of_fear", "COC-13.2")
    return reason if reason or scared(s, seat) else Refusal("nobody-to-scare", "COC-13.2")


use("marqzen_spread_of_fear", _why_not_scare, framed(SpreadOfFear), always)


# -- Ahuitzotl ---------------------------------------------------------------------------------------------------------


@BATTLE_CANCEL.on("ahuitzotl_expansionist")
def _expansionist(s: ClashState, seat: Seat, battle: Any) -> int:
    """A hit is cancelled each round where no own city is within 2 hexes of him."""
    own = s.nations[seat]
    near = any(is_near(s, own.leader_at, city) for city in own.cities)
    return int(leads_on_land(s, seat, battle) and not near)


class MassSacrifice(Frame[ClashState]):
    """2 captives let him build in his city at the normal price."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "ahuitzotl_mass_sacrifice")
        return call(Release(self.seat, SACRIFICE), then=self.released)

    def released(self, s: ClashState, _: object) -> Step:
        return call(BuildIn(self.seat, leader_city(s, self.seat)), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _works_after_sacrifice(s: ClashState, seat: Seat) -> bool:
    """Whether anything can be built once the captives are gone, who could have paid for it."""
    trial = s.clone()
    trial.journal = None
    for _ in range(SACRIFICE):
        release(trial, seat, *listed(trial.nations[seat])[0])
    return bool(works_in(trial, seat, leader_city(s, seat)))


def _why_not_sacrifice(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    reason = why_not_again(own, "ahuitzotl_mass_sacrifice", "COC-13.2") or why_not_in_city(s, seat, "COC-13.2")
    if reason is not None:
        return reason
    if held(own) < SACRIFICE:
        return Refusal("too-few-captives", "COC-13.30", {"amount": SACRIFICE})
    return None if _works_after_sacrifice(s, seat) else Refusal("nothing-to-build", "COC-7.5.1")


use("ahuitzotl_mass_sacrifice", _why_not_sacrifice, framed(MassSacrifice))


# -- Acamapichtli ------------------------------------------------------------------------------------------------------


def _resources(price: Price) -> int:
    """The resources of a price, without its tokens."""
    return sum(price[:MOOD])


def grown(captives: int, culture: int, price: Price) -> list[Price]:
    """A price after captives have replaced 2 resources each, in every way.

    Captives left over may stand for culture that is missing, those that have replaced resources can't.
    """
    found: list[Price] = []
    for number in range(1, captives + 1):
        rest = max(0, _resources(price) - GROWTH * number)
        if GROWTH * number >= _resources(price) + GROWTH or price[CULTURE] > culture + captives - number:
            break
        for food, wood, ore in product(*[range(amount + 1) for amount in price[:3]]):
            if food + wood + ore == rest:
                found.append((food, wood, ore, 0, 0, price[MOOD], price[CULTURE]))
    return found


def _growth(s: ClashState, seat: Seat, city: Hex, price: Price) -> list[Price]:
    own = s.nations[seat]
    if leader_city(s, seat) != city:
        return []
    culture = own.stock[CULTURE] if own.known & bits.AZTECS_HUMAN_SACRIFICE else price[CULTURE]
    return grown(held(own), culture, price)


@BUILD_WAYS.on("acamapichtli_growth")
def _growth_of_buildings(s: ClashState, seat: Seat, city: Hex, building: int) -> list[Price]:
    """In his city each captive replaces 2 resources of a building."""
    return _growth(s, seat, city, BUILDING_PRICE[building])


@WONDER_WAYS.on("acamapichtli_growth")
def _growth_of_wonders(s: ClashState, seat: Seat, city: Hex, wonder: int) -> list[Price]:
    """In his city each captive replaces 2 resources of a wonder."""
    return _growth(s, seat, city, WONDER_PRICE[wonder])


@WAY_TAKEN.on("acamapichtli_growth")
def _growth_taken(s: ClashState, seat: Seat, price: Price) -> Frame[ClashState]:
    """The captives go back; only wonders cost culture, and all of them as many resources."""
    whole = _resources(WONDER_PRICE[0] if price[CULTURE] else BUILDING_PRICE[0])
    return Release(seat, -(-(whole - _resources(price)) // GROWTH))


class Tributes(Frame[ClashState]):
    """2 mood for a collect with his small city, as a free action."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "acamapichtli_tributes")
        return call(Pay(self.seat, TRIBUTE), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        return call(Collect(self.seat, leader_city(s, self.seat)), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _why_not_tributes(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    reason = why_not_again(own, "acamapichtli_tributes", "COC-13.2") or why_not_in_city(s, seat, "COC-13.2")
    if reason is not None:
        return reason
    city = leader_city(s, seat)
    if size(s, city) > SMALL:
        return Refusal("tributes-size", "COC-13.2", {"hex": map_of(s).names[city], "amount": SMALL})
    if not can_pay(own, TRIBUTE):
        return Refusal("cannot-pay", "COC-13.2", {"amount": TRIBUTE[MOOD]})
    return why_not_collect(s, seat, city)


use("acamapichtli_tributes", _why_not_tributes, framed(Tributes))
