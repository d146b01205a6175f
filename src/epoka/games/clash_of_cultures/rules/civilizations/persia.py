"""Persia. (COC-13.43)"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, ClassVar, Final

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules.activating import activate_city, wear_city, why_not_activate
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.cities import size
from epoka.games.clash_of_cultures.rules.civilizations.common import (
    leader_city,
    leads_on_land,
    why_not_activate_leader_city,
    why_not_again,
    why_not_in_city,
)
from epoka.games.clash_of_cultures.rules.constructing import Construct, build_ways, why_not_construct
from epoka.games.clash_of_cultures.rules.deeds import always, use
from epoka.games.clash_of_cultures.rules.influence import Aim, aim
from epoka.games.clash_of_cultures.rules.lasting import PayToll, toll, why_not_attack
from epoka.games.clash_of_cultures.rules.moments import (
    BATTLE_CAP,
    BATTLE_CARDLESS,
    BATTLE_MUTED,
    BATTLE_REVEALED,
    BATTLE_ROLL,
    BEFORE_TRADE,
    HIRE_HERE,
    INFLUENCED,
    STACK_LIMIT,
    WONDER_WAYS,
)
from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.options import building_by_hex, wonder_by_hex
from epoka.games.clash_of_cultures.rules.stock import ARENA, Pay, can_pay, gain, spend
from epoka.games.clash_of_cultures.rules.units import (
    LEADER_PACK,
    ONE,
    Pack,
    add,
    count,
    kinds,
    military,
    remove,
    stationed,
    supply,
)
from epoka.games.clash_of_cultures.rules.uses import GainOne, TakeMix
from epoka.games.clash_of_cultures.rules.wonders import BuildWonder, designs, why_not_build_wonder
from epoka.games.clash_of_cultures.state import ClashState, Nation, Numbers, map_of
from epoka.games.clash_of_cultures.tables import (
    BARREN,
    BUILDING,
    CULTURE,
    ELEPHANT,
    FOOD,
    GOLD,
    LEADER,
    MOOD,
    NONE,
    ORE,
    OWNERS,
    PIRATES,
    SEA,
    SETTLER,
    STACK,
    UNIT,
    WONDER,
    WONDER_CARDS,
    WONDER_PRICE,
    WOOD,
    Price,
)
from epoka.kernel import YES, Frame, Option, Options, Question, Refusal, Seat, Step, YesNo, ask, call, done

IMMORTALS: Final = 4
"""Culture that may be paid before each roll."""
STRATEGY: Final = 2
HOST: Final = STACK + 1
"""An army of Xerxes."""
ARCHITECT: Final[Price] = (0, 0, 0, 0, 0, 0, 2)
WORDS: Final = {"immortals": ("amount",), "convert": ("unit",)}


# -- advances ----------------------------------------------------------------------------------------------------------


@HIRE_HERE.on("persia_elephants")
def _elephants(s: ClashState, seat: Seat, city: Hex, kind: int) -> bool:
    """Cities next to Barren recruit Elephants without a Market."""
    return kind == ELEPHANT and any(s.terrain[near] == BARREN for near in map_of(s).near[city])


@BATTLE_CAP.on("persia_elephants")
def _trampling(s: ClashState, seat: Seat, battle: Any) -> bool:
    """Round 1 of a land battle with an own Elephant: the enemy's modifiers count at most +2."""
    return battle.round == 1 and not battle.sea and count(battle.force(s, battle.side_of(seat)), ELEPHANT) > 0


class Immortals(Frame[ClashState]):
    """Before a combat roll up to 4 culture, +1 combat value each."""

    seat: Seat
    paid: int = 0

    def start(self, s: ClashState) -> Step:
        return ask(ChooseImmortals(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.paid = int(answer[1])
        if not self.paid:
            return done()
        return call(Pay(self.seat, (0, 0, 0, 0, 0, 0, self.paid)), then=self.fight)

    def fight(self, s: ClashState, _: object) -> Step:
        return done(("value", self.paid))


class ChooseImmortals(Question[ClashState]):
    """How much culture to pay."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-persia-immortals"
    rule: ClassVar[str] = "COC-13.43"

    def choices(self, s: ClashState) -> Options:
        own = s.nations[self.seat]
        return tuple(
            [("immortals", n) for n in range(IMMORTALS + 1) if can_pay(own, (0, 0, 0, 0, 0, 0, n))],
        )


@BATTLE_ROLL.on("persia_immortals")
def _immortals(s: ClashState, seat: Seat, battle: Any) -> Frame[ClashState] | None:
    """A Fortress that rolls alone is a combat roll, too."""
    rolls = battle.dice_to_roll(s, battle.side_of(seat)) > 0
    return Immortals(seat) if rolls and can_pay(s.nations[seat], (0, 0, 0, 0, 0, 0, 1)) else None


@BEFORE_TRADE.on("persia_banking")
def _banking(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """At the start of the turn, with at least 1 gold: 1 gold or 1 culture."""
    return GainOne(seat, (GOLD, CULTURE)) if s.nations[seat].stock[GOLD] else None


# -- Zoroastrianism: enemy units are converted -------------------------------------------------------------------------


def convertible(s: ClashState, seat: Seat, hex_: Hex) -> list[tuple[int, int]]:
    """Enemy units on a land hex without a city that could be swapped for own ones: owners and kinds.

    Whoever may not be attacked there keeps them, unless nobody is left to fight. (COC-10.1, COC-12.1)
    """
    if s.terrain[hex_] == SEA or s.owner[hex_] != NONE:
        return []
    return [
        (owner, kind)
        for owner in range(OWNERS)
        if owner not in (seat, PIRATES)
        for kind, _ in kinds(s.armies[owner][hex_])
        if kind not in (SETTLER, LEADER) and supply(s, seat, kind) > 0
        if s.armies[owner][hex_] == ONE[kind] or why_not_attack(s, seat, owner, hex_) is None
    ]


def _targets(s: ClashState, seat: Seat) -> list[Hex]:
    others = [army for owner, army in enumerate(s.armies) if owner not in (seat, PIRATES)]
    held = {hex_ for army in others for hex_, _ in stationed(army)}
    return [hex_ for hex_ in sorted(held) if s.owner[hex_] == NONE and s.terrain[hex_] != SEA]


def _holds_units(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    return bool(convertible(s, seat, hex_))


class Convert(Frame[ClashState]):
    """A unit changes sides and fights the others there at once; lone Settlers die. (COC-13.43)"""

    seat: Seat
    hex: int
    owner: int = NONE
    kind: int = NONE

    def start(self, s: ClashState) -> Step:
        if not convertible(s, self.seat, self.hex):
            # The attempt itself took the culture that an attack would cost.
            return done()
        return ask(ChooseConverted(self.seat, self.hex), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.kind = UNIT.index(str(answer[1]))
        self.owner = next(owner for owner, one in convertible(s, self.seat, self.hex) if one == self.kind)
        if s.armies[self.owner][self.hex] != ONE[self.kind] and toll(s, self.seat, self.owner, self.hex):
            return call(PayToll(self.seat, self.owner, self.hex), then=self.change_sides)
        return self.change_sides(s, None)

    def change_sides(self, s: ClashState, _: object) -> Step:
        remove(s, self.owner, self.hex, ONE[self.kind])
        add(s, self.seat, self.hex, ONE[self.kind])
        if s.armies[self.owner][self.hex]:
            return call(Battle(self.seat, self.owner, self.hex, NOWHERE, ONE[self.kind]), then=self.over)
        return done()

    def over(self, s: ClashState, _: object) -> Step:
        return done()


class ChooseConverted(Question[ClashState]):
    """Which unit is converted."""

    seat: Seat
    hex: int

    prompt: ClassVar[str] = "prompt-convert"
    rule: ClassVar[str] = "COC-13.43"

    def choices(self, s: ClashState) -> Options:
        found = dict.fromkeys([kind for _, kind in convertible(s, self.seat, self.hex)])
        return tuple([("convert", UNIT[kind]) for kind in found])


def _convert(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState]:
    return Convert(seat, hex_)


aim("persia_zoroastrianism", Aim(_targets, _convert, bits.PERSIA_ZOROASTRIANISM, _holds_units))


# -- Cyrus II ----------------------------------------------------------------------------------------------------------


class KingOfPersia(Frame[ClashState]):
    """His city is activated: 1 mood or culture for each tile with own cities, at most its size."""

    seat: Seat
    city: int

    def start(self, s: ClashState) -> Step:
        frame = activate_city(s, self.seat, self.city, "ability")
        return call(frame, then=self.take) if frame else self.take(s, None)

    def take(self, s: ClashState, _: object) -> Step:
        layout = map_of(s)
        tiles = {layout.slot[hex_] for hex_ in s.nations[self.seat].cities}
        return call(TakeMix(self.seat, min(len(tiles), size(s, self.city)), (MOOD, CULTURE)), then=self.finish)

    def finish(self, s: ClashState, _: object) -> Step:
        wear_city(s, self.seat, self.city)
        return done()


def _why_not_king(s: ClashState, seat: Seat) -> Refusal | None:
    return why_not_activate_leader_city(s, seat, "COC-13.2")


def _king(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return KingOfPersia(seat, leader_city(s, seat))


use("cyrus_ii_king_of_persia", _why_not_king, _king, always)


class Strategist(Frame[ClashState]):
    """His own card may count as +2 instead of what it says, even if the enemy cancels it."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(YesNo(self.seat, "prompt-cyrus-strategist"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        return done(("instead", STRATEGY)) if answer == YES else done()


@BATTLE_REVEALED.on("cyrus_ii_strategist")
def _strategist(s: ClashState, seat: Seat, battle: Any) -> Frame[ClashState] | None:
    played = battle.players[battle.side_of(seat)] == seat
    return Strategist(seat) if played and leads_on_land(s, seat, battle) else None


# -- Darius I ----------------------------------------------------------------------------------------------------------


@INFLUENCED.on("darius_i_cultural_unity")
def _cultural_unity(s: ClashState, seat: Seat, acting: Hex, target: Hex) -> None:
    """Each successful influence from his city gives 1 mood."""
    if acting == leader_city(s, seat):
        gain(s, seat, MOOD, 1)


def _left_by_architect(own: Nation) -> list[Numbers]:
    """What may be left of a stock that has paid the architect; the Great Arena lets mood pay, too. (COC-12.4.1)"""
    due, (*others, mood, culture) = ARCHITECT[CULTURE], own.stock
    swapped = range(max(0, due - culture), min(due, mood) + 1) if ARENA in own.abilities else ()
    left = [(*others, mood - tokens, culture - due + tokens) for tokens in swapped]
    # Captives may stand for what is missing. (COC-13.30)
    return left or [(*others, mood, max(0, culture - due))]


def _offers_of_architect(s: ClashState, seat: Seat, left: Numbers) -> list[Option]:
    """What can be built in his city with what is left of a stock."""
    city, seats = leader_city(s, seat), len(s.nations)
    trial = s.clone()
    trial.nations[seat].stock = left
    found = [
        building_by_hex(seats)[kind][city]
        for kind in range(len(BUILDING))
        if why_not_construct(trial, seat, kind, city) is None and build_ways(trial, seat, kind, city)
    ]
    found += [
        wonder_by_hex(seats)[card - WONDER_CARDS.start][city]
        for card in designs(s, seat)
        if why_not_build_wonder(trial, seat, card - WONDER_CARDS.start, city) is None
    ]
    return found


def architect_offers(s: ClashState, seat: Seat) -> list[Option]:
    """What can be built in his city at its price after the architect is paid."""
    own = s.nations[seat]
    if leader_city(s, seat) == NOWHERE or not can_pay(own, ARCHITECT):
        return []
    return list(dict.fromkeys([one for left in _left_by_architect(own) for one in _offers_of_architect(s, seat, left)]))


class Architect(Frame[ClashState]):
    """Once per turn 2 culture to build in his city at the normal price, as a free action."""

    seat: Seat
    word: str = ""
    thing: int = 0
    city: int = NOWHERE

    def start(self, s: ClashState) -> Step:
        return ask(ChooseArchitecture(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        remember(s.nations[self.seat], "darius_i_architect")
        self.word, self.city = str(answer[0]), map_of(s).hex[str(answer[2])]
        self.thing = (BUILDING if self.word == "construct" else WONDER).index(str(answer[1]))
        own = s.nations[self.seat]
        ways = _left_by_architect(own)
        able = [left for left in ways if answer in _offers_of_architect(s, self.seat, left)]
        if len(able) == len(ways):
            return call(Pay(self.seat, ARCHITECT), then=self.paid)
        # Culture that a wonder needs is not asked for. (COC-12.3.2)
        spend(s, self.seat, tuple([had - left for had, left in zip(own.stock, able[0], strict=True)]))
        return self.paid(s, None)

    def paid(self, s: ClashState, _: object) -> Step:
        frame: Frame[ClashState]
        if self.word == "construct":
            frame = Construct(self.seat, self.thing, self.city)
        else:
            frame = BuildWonder(self.seat, self.thing, self.city)
        return call(frame, then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


class ChooseArchitecture(Question[ClashState]):
    """What the architect builds."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-construct"
    rule: ClassVar[str] = "COC-7.5.1"

    def choices(self, s: ClashState) -> Options:
        return tuple(architect_offers(s, self.seat))


def _why_not_architect(s: ClashState, seat: Seat) -> Refusal | None:
    reason = why_not_again(s.nations[seat], "darius_i_architect", "COC-13.2") or why_not_in_city(s, seat, "COC-13.2")
    if reason is not None:
        return reason
    if not can_pay(s.nations[seat], ARCHITECT):
        return Refusal("cannot-pay", "COC-13.2", {"amount": ARCHITECT[CULTURE]})
    reason = why_not_activate(s, seat, leader_city(s, seat))
    return reason if reason or architect_offers(s, seat) else Refusal("nothing-to-build", "COC-7.5.1")


def _architect(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Architect(seat)


use("darius_i_architect", _why_not_architect, _architect)


# -- Xerxes I ----------------------------------------------------------------------------------------------------------


@STACK_LIMIT.on("xerxes_i_mighty_army")
def _mighty_army(s: ClashState, seat: Seat, hex_: Hex, coming: Pack) -> int:
    """One unit more where he is, or where he comes."""
    return int(s.nations[seat].leader_at == hex_ or bool(coming & LEADER_PACK * 15))


def _is_host(s: ClashState, seat: Seat, battle: Any) -> bool:
    return not battle.sea and military(s.armies[seat][battle.hex]) >= HOST


@BATTLE_CARDLESS.on("xerxes_i_mighty_army")
def _host_plays_no_cards(s: ClashState, seat: Seat, battle: Any) -> bool:
    """An army of 5 plays no action cards."""
    return _is_host(s, seat, battle)


@BATTLE_MUTED.on("xerxes_i_mighty_army")
def _host_uses_no_abilities(s: ClashState, seat: Seat, battle: Any) -> bool:
    """An army of 5 uses no combat abilities."""
    return _is_host(s, seat, battle)


@WONDER_WAYS.on("xerxes_i_great_builder")
def _great_builder(s: ClashState, seat: Seat, city: Hex, wonder: int) -> list[Price]:
    """Wonders in his city cost 2 resources or culture less, in any mix."""
    if leader_city(s, seat) != city:
        return []
    found = []
    for pair in combinations_with_replacement((FOOD, WOOD, ORE, CULTURE), 2):
        price = list(WONDER_PRICE[wonder])
        for kind in pair:
            price[kind] -= 1
        if min(price) >= 0:
            food, wood, ore, ideas, gold, mood, culture = price
            found.append((food, wood, ore, ideas, gold, mood, culture))
    return found
