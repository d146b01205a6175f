"""The Aztecs. (COC-13.30)"""

from __future__ import annotations

from itertools import product
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, tables
from epoka.games.clash_of_cultures.rules import moments, units
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
from epoka.games.clash_of_cultures.rules.choices import Choice, Choosing
from epoka.games.clash_of_cultures.rules.cities import size
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.collecting import CAPTIVE, Collect, why_not_collect
from epoka.games.clash_of_cultures.rules.deeds import always, framed, use
from epoka.games.clash_of_cultures.rules.field import Field, is_way_out
from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.options import DONE, SKIP, hex_options
from epoka.games.clash_of_cultures.rules.ranges import within_range
from epoka.games.clash_of_cultures.rules.stock import can_pay, gain, limit, lose
from epoka.games.clash_of_cultures.rules.uses import GainOne
from epoka.games.clash_of_cultures.rules.wonders import ChooseWork, works_in
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.kernel import Choose, Frame, Option, Options, Refusal, Seat, Step, ask, done, in_order
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of

REACH: Final = tables.number("aztecs_imperial_tribute", "hexes")
"""How far the Tribute Empire reaches."""
SACRIFICE: Final = tables.number("ahuitzotl_mass_sacrifice", "captives")
"""Captives that a Mass Sacrifice takes."""
GROWTH: Final = tables.number("acamapichtli_growth", "resources")
"""Resources that a captive replaces with Growth."""
SMALL: Final = tables.number("acamapichtli_tributes", "size")
"""The size up to which a city pays Tributes."""
TRIBUTE: Final = tables.amounts("acamapichtli_tributes", "mood")
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
    pack: units.Pack

    def start(self, s: ClashState) -> Step:
        if not self.takeable(s):
            return done()
        return ask(choose_captive(self.seat, self.takeable(s)), then=self.chosen)

    def takeable(self, s: ClashState) -> Numbers:
        """Kinds of the defeated units that can still be taken."""
        if held(s.nations[self.seat]) >= MOST:
            return ()
        return tuple([kind for kind, _ in units.kinds(self.pack) if units.supply(s, self.owner, kind) > 0])

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return done()
        kind = tables.UNIT.index(str(answer[1]))
        self.pack -= units.ONE[kind]
        hold(s, self.seat, self.owner, kind)
        return self.start(s)


def choose_captive(seat: Seat, among: Numbers) -> Choose:
    """Which defeated unit becomes a captive."""
    return one_of(seat, "prompt-captive", "COC-13.30", [*[("captive", tables.UNIT[kind]) for kind in among], DONE])


@moments.BATTLE_ENDED.on("aztecs_captives")
def _captives(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    if battle.winner != seat or battle.sea:
        return None
    enemy = battle.enemy(seat)
    defeated = battle.lost[battle.side_of(enemy)] & units.MILITARY_BITS & ~(15 * units.LEADER_PACK)
    return TakeCaptives(seat, enemy, defeated) if defeated else None


@moments.POINTS.on("aztecs_captives")
def _captive_points(s: ClashState, seat: Seat) -> tuple[str, int, int]:
    """Half a point for each captive."""
    number = held(s.nations[seat])
    return ("captives", tables.number("aztecs_captives", "halves") * number, number)


# -- Human Sacrifice ---------------------------------------------------------------------------------------------------


class CancelEvent(Frame[ClashState]):
    """A captive cancels an event completely, and another one is drawn; returns whether. (COC-13.30)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(choose_sacrifice(s, self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done(False)
        release_named(s, self.seat, answer)
        return done(True)


def choose_sacrifice(s: ClashState, seat: Seat) -> Choose:
    """Which captive cancels the event, if any."""
    return one_of(
        seat, "prompt-aztecs-human-sacrifice", "COC-13.30", [SKIP, *captive_options(s.nations[seat], "release")]
    )


@moments.EVENT_DRAWN.on("aztecs_human_sacrifice")
def _cancel_event(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    return CancelEvent(seat) if held(s.nations[seat]) else None


def _offer(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """A captive becomes 1 mood or 1 culture; those that pay for something at once are in `stock.Pay`. (COC-13.30)"""
    return in_order(Release(seat, 1), GainOne(seat, (tables.MOOD, tables.CULTURE)))


def _why_not_offer(s: ClashState, seat: Seat) -> Refusal | None:
    return None if held(s.nations[seat]) else Refusal("too-few-captives", "COC-13.30", {"amount": 1})


use("aztecs_human_sacrifice", _why_not_offer, _offer)


# -- Aztec Gold --------------------------------------------------------------------------------------------------------


class AztecGold(Frame[ClashState]):
    """Something may be swapped for gold, once for each Mountain beside the new city."""

    seat: Seat
    left: int

    def start(self, s: ClashState) -> Step:
        if not self.left or not meltable(s, self.seat):
            return done()
        return ask(choose_melted(s, self.seat, self.left), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        lose(s, self.seat, tables.STOCK.index(str(answer[1])), 1)
        gain(s, self.seat, tables.GOLD, tables.number("aztecs_aztec_gold", "swapped"))
        self.left -= 1
        return self.start(s)


def meltable(s: ClashState, seat: Seat) -> list[int]:
    """What can be swapped for gold."""
    own = s.nations[seat]
    if own.stock[tables.GOLD] >= limit(own, tables.GOLD):
        return []
    return [kind for kind, amount in enumerate(own.stock) if amount and kind != tables.GOLD]


def choose_melted(s: ClashState, seat: Seat, left: int) -> Choose:
    """What to swap for 1 gold."""
    return one_of(
        seat,
        "prompt-aztecs-aztec-gold",
        "COC-13.30",
        [SKIP, *[("melt", tables.STOCK[kind]) for kind in meltable(s, seat)]],
        amount=left,
    )


@moments.FOUNDED.on("aztecs_aztec_gold")
def _aztec_gold(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState] | None:
    """A new city gives 1 gold."""
    gain(s, seat, tables.GOLD, tables.number("aztecs_aztec_gold", "gold"))
    mountains = len([near for near in map_of(s).near[hex_] if s.terrain[near] == tables.MOUNTAIN])
    return AztecGold(seat, mountains) if mountains else None


# -- Tribute Empire ----------------------------------------------------------------------------------------------------


@moments.HARVEST_FROM.on("aztecs_imperial_tribute")
def _tribute(s: ClashState, seat: Seat, city: Hex) -> list[Hex]:
    """Cities collect from enemy cities within 2 hexes, too. (COC-13.30)"""
    return [hex_ for hex_ in within_range(s, city, REACH) if s.owner[hex_] not in (tables.NONE, seat)]


@moments.HARVEST_KINDS.on("aztecs_imperial_tribute")
def _tribute_of_barbarians(s: ClashState, seat: Seat, city: Hex, hex_: Hex) -> tuple[int, ...]:
    """A barbarian city may give a captive instead. (COC-13.30)"""
    own = s.nations[seat]
    if s.owner[hex_] != tables.BARBARIANS or not s.armies[tables.BARBARIANS][hex_]:
        return ()
    return (CAPTIVE,) if own.known & bits.AZTECS_CAPTIVES and held(own) < MOST else ()


class ChooseBarbarian(Choice):
    """Which barbarian unit of a city is led away."""

    seat: Seat
    hex: int

    prompt: ClassVar[str] = "prompt-captive"
    rule: ClassVar[str] = "COC-13.30"

    def choices(self, s: ClashState) -> Options:
        if held(s.nations[self.seat]) >= MOST:
            return ()
        return tuple([("captive", tables.UNIT[kind]) for kind, _ in units.kinds(s.armies[tables.BARBARIANS][self.hex])])

    def chosen(self, s: ClashState, answer: Option) -> None:
        kind = tables.UNIT.index(str(answer[1]))
        units.remove(s, tables.BARBARIANS, self.hex, units.ONE[kind])
        hold(s, self.seat, tables.BARBARIANS, kind)


@moments.COLLECTED.on("aztecs_imperial_tribute")
def _collect_captives(
    s: ClashState, seat: Seat, city: Hex, harvest: tuple[tuple[Hex, int], ...], gains: Numbers
) -> Frame[ClashState] | None:
    return in_order(*[Choosing(ChooseBarbarian(seat, hex_)) for hex_, kind in harvest if kind == CAPTIVE])


# -- Marqzen -----------------------------------------------------------------------------------------------------------


@moments.EVENT_SHIELD.on("marqzen_storm_master")
def _storm_master(s: ClashState, seat: Seat, hex_: Hex, kind: int) -> bool:
    """What the text of an event does to his city and the units there may be undone."""
    return common.leader_city(s, seat) == hex_


def refuges(s: ClashState, owner: int, hex_: Hex, kind: int) -> list[Hex]:
    """Where a unit may be driven without a battle."""
    return [there for there in map_of(s).near[hex_] if is_way_out(s, owner, there, units.ONE[kind])]


def scared(s: ClashState, seat: Seat) -> list[tuple[int, Hex, int]]:
    """Enemy land units beside the leader that have somewhere to go: owners, hexes and kinds."""
    here = s.nations[seat].leader_at
    if here == NOWHERE:
        return []
    return [
        (owner, hex_, kind)
        for hex_ in map_of(s).near[here]
        if s.terrain[hex_] != tables.SEA
        for owner, pack in units.enemy_units(s, seat, hex_)
        for kind, _ in units.kinds(pack & units.LAND_BITS)
        if refuges(s, owner, hex_, kind)
    ]


class SpreadOfFear(Frame[ClashState]):
    """An enemy land unit beside him moves to a land hex without a battle."""

    seat: Seat
    owner: int = tables.NONE
    hex: int = NOWHERE
    kind: int = tables.NONE

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "marqzen_spread_of_fear")
        return ask(choose_scared(s, self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.hex, self.kind = map_of(s).hex[str(answer[1])], tables.UNIT.index(str(answer[2]))
        self.owner = next(o for o, hex_, kind in scared(s, self.seat) if (hex_, kind) == (self.hex, self.kind))
        return ask(choose_driven(s, self.seat, self.owner, self.hex, self.kind), then=self.driven)

    def driven(self, s: ClashState, answer: Option) -> Step:
        common.push(s, self.owner, self.kind, self.hex, map_of(s).hex[str(answer[1])])
        return done()


def choose_scared(s: ClashState, seat: Seat) -> Choose:
    """Which enemy unit is scared."""
    names = map_of(s).names
    return one_of(
        seat,
        "prompt-scare",
        "COC-13.2",
        dict.fromkeys([("scare", names[hex_], tables.UNIT[kind]) for _, hex_, kind in scared(s, seat)]),
    )


def choose_driven(s: ClashState, seat: Seat, owner: int, hex_: int, kind: int) -> Choose:
    """Where the scared unit goes."""
    return one_of(
        seat,
        "prompt-drive",
        "COC-13.2",
        hex_options(s, "drive", refuges(s, owner, hex_, kind)),
        hex=map_of(s).names[hex_],
        unit=tables.UNIT[kind],
    )


def _why_not_scare(s: ClashState, seat: Seat) -> Refusal | None:
    reason = common.why_not_again(s.nations[seat], "marqzen_spread_of_fear", "COC-13.2")
    return reason if reason or scared(s, seat) else Refusal("nobody-to-scare", "COC-13.2")


use("marqzen_spread_of_fear", _why_not_scare, framed(SpreadOfFear), always)


# -- Ahuitzotl ---------------------------------------------------------------------------------------------------------


@moments.BATTLE_CANCEL.on("ahuitzotl_expansionist")
def _expansionist(s: ClashState, seat: Seat, battle: Field) -> int:
    """A hit is cancelled each round where no own city is within 2 hexes of him."""
    own, says = s.nations[seat], tables.NUMBERS["ahuitzotl_expansionist"]
    near = any(common.is_near(s, own.leader_at, city, says["hexes"]) for city in own.cities)
    return says["hits"] if common.leads_on_land(s, seat, battle) and not near else 0


def _mass_sacrifice(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """2 captives let him build in his city at the normal price."""
    return in_order(Release(seat, SACRIFICE), Choosing(ChooseWork(seat, common.leader_city(s, seat))))


def _works_after_sacrifice(s: ClashState, seat: Seat) -> bool:
    """Whether anything can be built once the captives are gone, who could have paid for it."""
    trial = s.clone()
    trial.journal = None
    for _ in range(SACRIFICE):
        release(trial, seat, *listed(trial.nations[seat])[0])
    return bool(works_in(trial, seat, common.leader_city(s, seat)))


def _why_not_sacrifice(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    reason = common.why_not_again(own, "ahuitzotl_mass_sacrifice", "COC-13.2") or common.why_not_in_city(
        s, seat, "COC-13.2"
    )
    if reason is not None:
        return reason
    if held(own) < SACRIFICE:
        return Refusal("too-few-captives", "COC-13.30", {"amount": SACRIFICE})
    return None if _works_after_sacrifice(s, seat) else Refusal("nothing-to-build", "COC-7.5.1")


use("ahuitzotl_mass_sacrifice", _why_not_sacrifice, _mass_sacrifice, once=True)


# -- Acamapichtli ------------------------------------------------------------------------------------------------------


def _resources(price: tables.Price) -> int:
    """The resources of a price, without its tokens."""
    return sum(price[: tables.MOOD])


def grown(captives: int, culture: int, price: tables.Price) -> list[tables.Price]:
    """A price after captives have replaced 2 resources each, in every way.

    Captives left over may stand for culture that is missing, those that have replaced resources can't.
    """
    found: list[tables.Price] = []
    for number in range(1, captives + 1):
        rest = max(0, _resources(price) - GROWTH * number)
        if GROWTH * number >= _resources(price) + GROWTH or price[tables.CULTURE] > culture + captives - number:
            break
        for food, wood, ore in product(*[range(amount + 1) for amount in price[:3]]):
            if food + wood + ore == rest:
                found.append((food, wood, ore, 0, 0, price[tables.MOOD], price[tables.CULTURE]))
    return found


def _growth(s: ClashState, seat: Seat, city: Hex, price: tables.Price) -> list[tables.Price]:
    own = s.nations[seat]
    if common.leader_city(s, seat) != city:
        return []
    culture = own.stock[tables.CULTURE] if own.known & bits.AZTECS_HUMAN_SACRIFICE else price[tables.CULTURE]
    return grown(held(own), culture, price)


@moments.BUILD_WAYS.on("acamapichtli_growth")
def _growth_of_buildings(s: ClashState, seat: Seat, city: Hex, building: int) -> list[tables.Price]:
    """In his city each captive replaces 2 resources of a building."""
    return _growth(s, seat, city, tables.BUILDING_PRICE[building])


@moments.WONDER_WAYS.on("acamapichtli_growth")
def _growth_of_wonders(s: ClashState, seat: Seat, city: Hex, wonder: int) -> list[tables.Price]:
    """In his city each captive replaces 2 resources of a wonder."""
    return _growth(s, seat, city, tables.WONDER_PRICE[wonder])


@moments.WAY_TAKEN.on("acamapichtli_growth")
def _growth_taken(s: ClashState, seat: Seat, price: tables.Price) -> Frame[ClashState]:
    """The captives go back; only wonders cost culture, and all of them as many resources."""
    whole = _resources(tables.WONDER_PRICE[0] if price[tables.CULTURE] else tables.BUILDING_PRICE[0])
    return Release(seat, -(-(whole - _resources(price)) // GROWTH))


def _tributes(s: ClashState, seat: Seat) -> Frame[ClashState]:
    """A collect with his small city, as a free action."""
    return Collect(seat, common.leader_city(s, seat))


def _why_not_tributes(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    reason = common.why_not_again(own, "acamapichtli_tributes", "COC-13.2") or common.why_not_in_city(
        s, seat, "COC-13.2"
    )
    if reason is not None:
        return reason
    city = common.leader_city(s, seat)
    if size(s, city) > SMALL:
        return Refusal("tributes-size", "COC-13.2", {"hex": map_of(s).names[city], "amount": SMALL})
    if not can_pay(own, TRIBUTE):
        return Refusal("cannot-pay", "COC-13.2", {"amount": TRIBUTE[tables.MOOD]})
    return why_not_collect(s, seat, city)


use("acamapichtli_tributes", _why_not_tributes, _tributes, price=TRIBUTE, once=True)
