"""Advances that are used as a main or as a free action. (COC-4.3, COC-4.4, COC-6.6)

Voting and Circus and Sports are in `happiness.py`, Arts in `arts.py`, Engineering in `wonders.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.rules.collecting import Collect, collectors
from epoka.games.clash_of_cultures.rules.deeds import always, framed, use
from epoka.games.clash_of_cultures.rules.lasting import action_cards, give_up_action
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, can_pay, gain, limit
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import (
    ANGRY,
    CARD,
    CARDS,
    CULTURE,
    FOOD,
    GOLD,
    MOOD,
    ORE,
    STOCK,
    WOOD,
    Price,
)
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell

ONE_MOOD: Final[Price] = (0, 0, 0, 0, 0, 1, 0)
TWO_MOOD: Final[Price] = (0, 0, 0, 0, 0, 2, 0)
# Reasons that are met at nearly every step of a turn are made once.
USED: Final = Refusal("once-per-turn", "COC-6.6")
NO_TOKENS: Final = Refusal("no-tokens", "COC-6.6")
EMPTY_HAND: Final = Refusal("no-action-card", "COC-6.6")
LIBERTIES: Final = 3
"""Mood from Civil Liberties. (COC-6.6)"""
WORDS: Final = {
    "take": ("kind", "amount"),
    "gain": ("kind",),
    "discard": ("card",),
    "city": ("hex",),
}
GAIN: Final[tuple[Option, ...]] = tuple([("gain", kind) for kind in STOCK])

Reason = Callable[[ClashState, Seat], Refusal | None]


def once(name: str, price: Price, rule: str, further: Reason | None = None) -> Reason:
    """Why something can't be used that may be used once per turn for a price."""
    used, short = Refusal("once-per-turn", rule), Refusal("cannot-pay", rule, {"amount": sum(price)})

    def why_not(s: ClashState, seat: Seat) -> Refusal | None:
        own = s.nations[seat]
        if note(own, name):
            return used
        if not can_pay(own, price):
            return short
        return further(s, seat) if further else None

    return why_not


# -- taking several things of some kinds ------------------------------------------------------------------------------


class TakeMix(Frame[ClashState]):
    """Take so many resources or tokens in any mix of some kinds; what is beyond the limits is lost. (COC-5.1)"""

    seat: Seat
    amount: int
    kinds: tuple[int, ...]
    rule: str = "COC-5.1"

    def start(self, s: ClashState) -> Step:
        own = s.nations[self.seat]
        if self.amount <= 0 or not any(own.stock[kind] < limit(own, kind) for kind in self.kinds):
            return done()
        return ask(ChooseMix(self.seat, self.amount, self.kinds), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        amount = int(answer[2])
        gain(s, self.seat, STOCK.index(str(answer[1])), amount)
        self.amount -= amount
        return self.start(s)


class ChooseMix(Question[ClashState]):
    """How many of which kind to take next. (COC-5.1)"""

    seat: Seat
    amount: int
    kinds: tuple[int, ...]

    prompt: ClassVar[str] = "prompt-take"
    rule: ClassVar[str] = "COC-5.1"

    def choices(self, s: ClashState) -> Options:
        own = s.nations[self.seat]
        room = {kind: min(self.amount, limit(own, kind) - own.stock[kind]) for kind in self.kinds}
        left = [kind for kind in self.kinds if room[kind] > 0]
        if len(left) == 1:
            return (("take", STOCK[left[0]], room[left[0]]),)
        return tuple([("take", STOCK[kind], count) for kind in left for count in range(room[kind], 0, -1)])

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"amount": self.amount}


class GainOne(Frame[ClashState]):
    """Gain one thing of some kinds. (COC-5.1)"""

    seat: Seat
    kinds: tuple[int, ...]
    amount: int = 1

    def start(self, s: ClashState) -> Step:
        own = s.nations[self.seat]
        open_kinds = tuple([kind for kind in self.kinds if own.stock[kind] < limit(own, kind)])
        if not open_kinds:
            return done()
        return ask(ChooseGain(self.seat, open_kinds, self.amount), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        gain(s, self.seat, STOCK.index(str(answer[1])), self.amount)
        return done()


class ChooseGain(Question[ClashState]):
    """What to gain."""

    seat: Seat
    kinds: tuple[int, ...]
    amount: int

    prompt: ClassVar[str] = "prompt-gain"
    rule: ClassVar[str] = "COC-5.1"

    def choices(self, s: ClashState) -> Options:
        return tuple([GAIN[kind] for kind in self.kinds])

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"amount": self.amount}


MOOD_OR_CULTURE: Final = (MOOD, CULTURE)


# -- Taxes (COC-6.6) --------------------------------------------------------------------------------------------------


class Taxes(Frame[ClashState]):
    """Pay 1 mood; food, wood and ore, as many in all as own cities, with Currency gold too. (COC-6.6)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "taxes")
        return call(Pay(self.seat, ONE_MOOD), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        return call(taxes_income(s, self.seat), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def taxes_income(s: ClashState, seat: Seat) -> TakeMix:
    """What Taxes bring."""
    own = s.nations[seat]
    kinds = (FOOD, WOOD, ORE, GOLD) if own.known & bits.CURRENCY else (FOOD, WOOD, ORE)
    return TakeMix(seat, len(own.cities), kinds)


use("taxes", once("taxes", ONE_MOOD, "COC-6.6"), framed(Taxes), always)


# -- Civil Liberties ---------------------------------------------------------------------------------------------------


def _liberties(s: ClashState, seat: Seat) -> None:
    gain(s, seat, MOOD, LIBERTIES)


def _always_able(s: ClashState, seat: Seat) -> Refusal | None:
    return None


use("civil_liberties", _always_able, _liberties, always)


# -- Theaters ----------------------------------------------------------------------------------------------------------


class Theaters(Frame[ClashState]):
    """Swap a culture for a mood token or the other way round. (COC-6.6)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "theaters")
        stock = s.nations[self.seat].stock
        # What is gained is what is named; the other token is paid.
        kinds = tuple([kind for kind in MOOD_OR_CULTURE if stock[MOOD + CULTURE - kind]])
        return ask(ChooseGain(self.seat, kinds, 1), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        kind = STOCK.index(str(answer[1]))
        price = ONE_MOOD if kind == CULTURE else (0, 0, 0, 0, 0, 0, 1)
        gain(s, self.seat, kind, 1)
        return call(Pay(self.seat, price, EXACT), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _why_not_theaters(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if note(own, "theaters"):
        return USED
    if not own.stock[MOOD] and not own.stock[CULTURE]:
        return NO_TOKENS
    return None


use("theaters", _why_not_theaters, framed(Theaters))


# -- Bartering ---------------------------------------------------------------------------------------------------------


class ChooseDiscard(Question[ClashState]):
    """Which action card or great person in hand to give up. (COC-12.1)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-discard"
    rule: ClassVar[str] = "COC-12.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return tuple([("discard", CARDS[card]) for card in action_cards(s.nations[self.seat])])


class Bartering(Frame[ClashState]):
    """Discard an action card for 1 gold or 1 culture. (COC-6.6)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "bartering")
        return ask(ChooseDiscard(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        give_up_action(s, self.seat, CARD[str(answer[1])])
        return call(GainOne(self.seat, (GOLD, CULTURE)), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _why_not_barter(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if note(own, "bartering"):
        return USED
    return None if action_cards(own) else EMPTY_HAND


use("bartering", _why_not_barter, framed(Bartering))


# -- Free Economy ------------------------------------------------------------------------------------------------------


class FreeEconomy(Frame[ClashState]):
    """Pay 1 mood for the one collect of this turn, as a free action. (COC-7.4.6)"""

    seat: Seat
    hex: int = -1

    def start(self, s: ClashState) -> Step:
        return ask(ChooseCollector(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.hex = map_of(s).hex[str(answer[1])]
        return call(Pay(self.seat, ONE_MOOD), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        remember(s.nations[self.seat], "free_economy")
        return call(Collect(self.seat, self.hex), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


class ChooseCollector(Question[ClashState]):
    """Which city collects."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-collector"
    rule: ClassVar[str] = "COC-7.4.6"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        return tuple([("city", names[hex_]) for hex_ in collectors(s, self.seat)])


def _why_not_economy(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if note(own, "collected"):
        return Refusal("collected-already", "COC-7.4.6")
    if not can_pay(own, ONE_MOOD):
        return Refusal("cannot-pay", "COC-7.4.6", {"amount": 1})
    return None if collectors(s, seat) else Refusal("nothing-to-collect", "COC-7.4.1")


use("free_economy", _why_not_economy, framed(FreeEconomy))


# -- Absolute Power, Forced Labor --------------------------------------------------------------------------------------


class AbsolutePower(Frame[ClashState]):
    """Pay 2 mood for one more main action. (COC-6.6)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "absolute_power")
        return call(Pay(self.seat, TWO_MOOD), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        s.nations[self.seat].actions_left += 1
        tell(s, events.EXTRA_ACTION, self.seat)
        return done()


use("absolute_power", once("absolute_power", TWO_MOOD, "COC-6.6"), framed(AbsolutePower))


class ForcedLabor(Frame[ClashState]):
    """Pay 1 mood: Angry cities act as Neutral until the end of the turn. (COC-7.3.4)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return call(Pay(self.seat, ONE_MOOD), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        remember(s.nations[self.seat], "forced_labor")
        return done()


def _somebody_angry(s: ClashState, seat: Seat) -> Refusal | None:
    if any(s.mood[hex_] == ANGRY for hex_ in s.nations[seat].cities):
        return None
    return Refusal("nobody-angry", "COC-7.3.4")


use("forced_labor", once("forced_labor", ONE_MOOD, "COC-7.3.4", _somebody_angry), framed(ForcedLabor))
