"""Persia. (COC-13.43)"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, tables
from epoka.games.clash_of_cultures.rules import moments, units
from epoka.games.clash_of_cultures.rules.activating import activate_city, wear_city, why_not_activate
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.cities import size
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.constructing import Construct, build_ways, why_not_construct
from epoka.games.clash_of_cultures.rules.deeds import always, use
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.influence import Aim, aim
from epoka.games.clash_of_cultures.rules.lasting import charge, why_not_attack
from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.options import building_by_hex, wonder_by_hex
from epoka.games.clash_of_cultures.rules.stock import ARENA, Pay, can_pay, gain, spend
from epoka.games.clash_of_cultures.rules.uses import GainOne, TakeMix
from epoka.games.clash_of_cultures.rules.wonders import BuildWonder, designs, why_not_build_wonder
from epoka.games.clash_of_cultures.state import ClashState, Nation, Numbers, map_of
from epoka.kernel import YES, Choose, Frame, Option, Options, Question, Refusal, Seat, Step, YesNo, ask, call, done
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of

IMMORTALS: Final = tables.number("persia_immortals", "most")
"""Culture that may be paid before each roll."""
STRATEGY: Final = tables.number("cyrus_ii_strategist", "combat")
HOST: Final = tables.number("xerxes_i_mighty_army", "units")
"""An army of Xerxes."""
ARCHITECT: Final = tables.amounts("darius_i_architect", "culture")
WORDS: Final = {"immortals": ("amount",), "convert": ("unit",)}


# -- advances ----------------------------------------------------------------------------------------------------------


@moments.HIRE_HERE.on("persia_elephants")
def _elephants(s: ClashState, seat: Seat, city: Hex, kind: int) -> bool:
    """Cities next to Barren recruit Elephants without a Market."""
    return kind == tables.ELEPHANT and any(s.terrain[near] == tables.BARREN for near in map_of(s).near[city])


@moments.BATTLE_CAP.on("persia_elephants")
def _trampling(s: ClashState, seat: Seat, battle: Field) -> int | None:
    """Round 1 of a land battle with an own Elephant: the enemy's modifiers count at most +2."""
    able = battle.round == 1 and not battle.sea
    tramples = able and units.count(battle.force(s, battle.side_of(seat)), tables.ELEPHANT) > 0
    return tables.number("persia_elephants", "most") if tramples else None


class Immortals(Frame[ClashState]):
    """Before a combat roll up to 4 culture, +1 combat value each."""

    seat: Seat
    paid: int = 0

    def start(self, s: ClashState) -> Step:
        return ask(choose_immortals(s, self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.paid = int(answer[1])
        if not self.paid:
            return done()
        return call(Pay(self.seat, (0, 0, 0, 0, 0, 0, self.paid)), then=self.fight)

    def fight(self, s: ClashState, _: object) -> Step:
        return done(("value", tables.number("persia_immortals", "combat") * self.paid))


def choose_immortals(s: ClashState, seat: Seat) -> Choose:
    """How much culture to pay."""
    own = s.nations[seat]
    return one_of(
        seat,
        "prompt-persia-immortals",
        "COC-13.43",
        [("immortals", n) for n in range(IMMORTALS + 1) if can_pay(own, (0, 0, 0, 0, 0, 0, n))],
    )


@moments.BATTLE_ROLL.on("persia_immortals")
def _immortals(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    """A Fortress that rolls alone is a combat roll, too."""
    rolls = battle.dice_to_roll(s, battle.side_of(seat)) > 0
    return Immortals(seat) if rolls and can_pay(s.nations[seat], (0, 0, 0, 0, 0, 0, 1)) else None


@moments.BEFORE_TRADE.on("persia_banking")
def _banking(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """At the start of the turn, with at least 1 gold: 1 gold or 1 culture."""
    return (
        GainOne(seat, (tables.GOLD, tables.CULTURE), tables.number("persia_banking", "amount"))
        if s.nations[seat].stock[tables.GOLD]
        else None
    )


# -- Zoroastrianism: enemy units are converted -------------------------------------------------------------------------


def convertible(s: ClashState, seat: Seat, hex_: Hex) -> list[tuple[int, int]]:
    """Enemy units on a land hex without a city that could be swapped for own ones: owners and kinds.

    Whoever may not be attacked there keeps them, unless nobody is left to fight. (COC-10.1, COC-12.1)
    """
    if s.terrain[hex_] == tables.SEA or s.owner[hex_] != tables.NONE:
        return []
    return [
        (owner, kind)
        for owner in range(tables.OWNERS)
        if owner not in (seat, tables.PIRATES)
        for kind, _ in units.kinds(s.armies[owner][hex_])
        if kind not in (tables.SETTLER, tables.LEADER) and units.supply(s, seat, kind) > 0
        if s.armies[owner][hex_] == units.ONE[kind] or why_not_attack(s, seat, owner, hex_) is None
    ]


def _targets(s: ClashState, seat: Seat) -> list[Hex]:
    others = [army for owner, army in enumerate(s.armies) if owner not in (seat, tables.PIRATES)]
    held = {hex_ for army in others for hex_, _ in units.stationed(army)}
    return [hex_ for hex_ in sorted(held) if s.owner[hex_] == tables.NONE and s.terrain[hex_] != tables.SEA]


def _holds_units(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    return bool(convertible(s, seat, hex_))


class Convert(Frame[ClashState]):
    """A unit changes sides and fights the others there at once; lone Settlers die. (COC-13.43)"""

    seat: Seat
    hex: int
    owner: int = tables.NONE
    kind: int = tables.NONE

    def start(self, s: ClashState) -> Step:
        if not convertible(s, self.seat, self.hex):
            # The attempt itself took the culture that an attack would cost.
            return done()
        return ask(choose_converted(s, self.seat, self.hex), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.kind = tables.UNIT.index(str(answer[1]))
        self.owner = next(owner for owner, one in convertible(s, self.seat, self.hex) if one == self.kind)
        others = s.armies[self.owner][self.hex] != units.ONE[self.kind]
        return call(charge(s, self.seat, self.owner, self.hex) if others else None, then=self.change_sides)

    def change_sides(self, s: ClashState, _: object) -> Step:
        units.remove(s, self.owner, self.hex, units.ONE[self.kind])
        units.add(s, self.seat, self.hex, units.ONE[self.kind])
        if s.armies[self.owner][self.hex]:
            return call(Battle(self.seat, self.owner, self.hex, NOWHERE, units.ONE[self.kind]))
        return done()


def choose_converted(s: ClashState, seat: Seat, hex_: int) -> Choose:
    """Which unit is converted."""
    found = dict.fromkeys([kind for _, kind in convertible(s, seat, hex_)])
    return one_of(seat, "prompt-convert", "COC-13.43", [("convert", tables.UNIT[kind]) for kind in found])


def _convert(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState]:
    return Convert(seat, hex_)


aim("persia_zoroastrianism", Aim(_targets, _convert, bits.PERSIA_ZOROASTRIANISM, _holds_units))


# -- Cyrus II ----------------------------------------------------------------------------------------------------------


class KingOfPersia(Frame[ClashState]):
    """His city is activated: 1 mood or culture for each tile with own cities, at most its size."""

    seat: Seat
    city: int

    def start(self, s: ClashState) -> Step:
        return call(activate_city(s, self.seat, self.city, "ability"), then=self.take)

    def take(self, s: ClashState, _: object) -> Step:
        layout = map_of(s)
        tiles = {layout.slot[hex_] for hex_ in s.nations[self.seat].cities}
        earned = tables.number("cyrus_ii_king_of_persia", "mood") * len(tiles)
        return call(
            TakeMix(self.seat, min(earned, size(s, self.city)), (tables.MOOD, tables.CULTURE)), then=self.finish
        )

    def finish(self, s: ClashState, _: object) -> Step:
        wear_city(s, self.seat, self.city)
        return done()


def _why_not_king(s: ClashState, seat: Seat) -> Refusal | None:
    return common.why_not_activate_leader_city(s, seat, "COC-13.2")


def _king(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return KingOfPersia(seat, common.leader_city(s, seat))


use("cyrus_ii_king_of_persia", _why_not_king, _king, always)


class Strategist(Frame[ClashState]):
    """His own card may count as +2 instead of what it says, even if the enemy cancels it."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(YesNo(self.seat, "prompt-cyrus-strategist"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        return done(("instead", STRATEGY)) if answer == YES else done()


@moments.BATTLE_REVEALED.on("cyrus_ii_strategist")
def _strategist(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    played = battle.players[battle.side_of(seat)] == seat
    return Strategist(seat) if played and common.leads_on_land(s, seat, battle) else None


# -- Darius I ----------------------------------------------------------------------------------------------------------


@moments.INFLUENCED.on("darius_i_cultural_unity")
def _cultural_unity(s: ClashState, seat: Seat, acting: Hex, target: Hex) -> None:
    """Each successful influence from his city gives 1 mood."""
    if acting == common.leader_city(s, seat):
        gain(s, seat, tables.MOOD, tables.number("darius_i_cultural_unity", "mood"))


def _left_by_architect(own: Nation) -> list[Numbers]:
    """What may be left of a stock that has paid the architect; the Great Arena lets mood pay, too. (COC-12.4.1)"""
    due, (*others, mood, culture) = ARCHITECT[tables.CULTURE], own.stock
    swapped = range(max(0, due - culture), min(due, mood) + 1) if ARENA in own.abilities else ()
    left = [(*others, mood - tokens, culture - due + tokens) for tokens in swapped]
    # Captives may stand for what is missing. (COC-13.30)
    return left or [(*others, mood, max(0, culture - due))]


def _offers_of_architect(s: ClashState, seat: Seat, left: Numbers) -> list[Option]:
    """What can be built in his city with what is left of a stock."""
    city, seats = common.leader_city(s, seat), len(s.nations)
    trial = s.clone()
    trial.nations[seat].stock = left
    found = [
        building_by_hex(seats)[kind][city]
        for kind in range(len(tables.BUILDING))
        if why_not_construct(trial, seat, kind, city) is None and build_ways(trial, seat, kind, city)
    ]
    found += [
        wonder_by_hex(seats)[card - tables.WONDER_CARDS.start][city]
        for card in designs(s, seat)
        if why_not_build_wonder(trial, seat, card - tables.WONDER_CARDS.start, city) is None
    ]
    return found


def architect_offers(s: ClashState, seat: Seat) -> list[Option]:
    """What can be built in his city at its price after the architect is paid."""
    own = s.nations[seat]
    if common.leader_city(s, seat) == NOWHERE or not can_pay(own, ARCHITECT):
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
        self.thing = (tables.BUILDING if self.word == "construct" else tables.WONDER).index(str(answer[1]))
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
        return call(frame)


class ChooseArchitecture(Question[ClashState]):
    """What the architect builds."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-construct"
    rule: ClassVar[str] = "COC-7.5.1"

    def choices(self, s: ClashState) -> Options:
        return tuple(architect_offers(s, self.seat))


def _why_not_architect(s: ClashState, seat: Seat) -> Refusal | None:
    reason = common.why_not_again(s.nations[seat], "darius_i_architect", "COC-13.2") or common.why_not_in_city(
        s, seat, "COC-13.2"
    )
    if reason is not None:
        return reason
    if not can_pay(s.nations[seat], ARCHITECT):
        return Refusal("cannot-pay", "COC-13.2", {"amount": ARCHITECT[tables.CULTURE]})
    reason = why_not_activate(s, seat, common.leader_city(s, seat))
    return reason if reason or architect_offers(s, seat) else Refusal("nothing-to-build", "COC-7.5.1")


def _architect(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Architect(seat)


use("darius_i_architect", _why_not_architect, _architect)


# -- Xerxes I ----------------------------------------------------------------------------------------------------------


@moments.STACK_LIMIT.on("xerxes_i_mighty_army")
def _mighty_army(s: ClashState, seat: Seat, hex_: Hex, coming: units.Pack) -> int:
    """One unit more where he is, or where he comes."""
    return HOST - tables.STACK if s.nations[seat].leader_at == hex_ or coming & units.LEADER_PACK * 15 else 0


def _is_host(s: ClashState, seat: Seat, battle: Field) -> bool:
    return not battle.sea and units.military(s.armies[seat][battle.hex]) >= HOST


@moments.BATTLE_CARDLESS.on("xerxes_i_mighty_army")
def _host_plays_no_cards(s: ClashState, seat: Seat, battle: Field) -> bool:
    """An army of 5 plays no action cards."""
    return _is_host(s, seat, battle)


@moments.BATTLE_MUTED.on("xerxes_i_mighty_army")
def _host_uses_no_abilities(s: ClashState, seat: Seat, battle: Field) -> bool:
    """An army of 5 uses no combat abilities."""
    return _is_host(s, seat, battle)


@moments.WONDER_WAYS.on("xerxes_i_great_builder")
def _great_builder(s: ClashState, seat: Seat, city: Hex, wonder: int) -> list[tables.Price]:
    """Wonders in his city cost 2 resources or culture less, in any mix."""
    if common.leader_city(s, seat) != city:
        return []
    found, saved = [], tables.number("xerxes_i_great_builder", "amount")
    for pair in combinations_with_replacement((tables.FOOD, tables.WOOD, tables.ORE, tables.CULTURE), saved):
        price = list(tables.WONDER_PRICE[wonder])
        for kind in pair:
            price[kind] -= 1
        if min(price) >= 0:
            food, wood, ore, ideas, gold, mood, culture = price
            found.append((food, wood, ore, ideas, gold, mood, culture))
    return found
