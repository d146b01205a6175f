"""Advances that are used as a main or as a free action. (COC-4.3, COC-4.4, COC-6.6)

Voting and Circus and Sports are in `happiness.py`, Arts in `arts.py`, Engineering in `wonders.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules.choices import Choice, choosing
from epoka.games.clash_of_cultures.rules.collecting import Collect, collectors
from epoka.games.clash_of_cultures.rules.deeds import always, framed, use
from epoka.games.clash_of_cultures.rules.lasting import action_cards, give_up_action
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, can_pay, gain, limit
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import Choose, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.questions import one_of

TAXES: Final = tables.amounts("taxes", "mood")
FREE_ECONOMY: Final = tables.amounts("free_economy", "mood")
ABSOLUTE_POWER: Final = tables.amounts("absolute_power", "mood")
FORCED_LABOR: Final = tables.amounts("forced_labor", "mood")
THEATERS: Final = tables.number("theaters", "amount")
"""Tokens that Theaters swap for as many others."""
# Reasons that are met at nearly every step of a turn are made once.
USED: Final = Refusal("once-per-turn", "COC-6.6")
NO_TOKENS: Final = Refusal("no-tokens", "COC-6.6")
EMPTY_HAND: Final = Refusal("no-action-card", "COC-6.6")
LIBERTIES: Final = tables.number("civil_liberties", "mood")
"""Mood from Civil Liberties. (COC-6.6)"""
WORDS: Final = {
    "take": ("kind", "amount"),
    "gain": ("kind",),
    "discard": ("card",),
    "city": ("hex",),
}
GAIN: Final[tuple[Option, ...]] = tuple([("gain", kind) for kind in tables.STOCK])

Reason = Callable[[ClashState, Seat], Refusal | None]


def once(name: str, price: tables.Price, rule: str, further: Reason | None = None) -> Reason:
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
        gain(s, self.seat, tables.STOCK.index(str(answer[1])), amount)
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
            return (("take", tables.STOCK[left[0]], room[left[0]]),)
        return tuple([("take", tables.STOCK[kind], count) for kind in left for count in range(room[kind], 0, -1)])

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
        return ask(choose_gain(self.seat, open_kinds, self.amount), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        gain(s, self.seat, tables.STOCK.index(str(answer[1])), self.amount)
        return done()


def choose_gain(seat: Seat, kinds: tuple[int, ...], amount: int) -> Choose:
    """What to gain."""
    return one_of(seat, "prompt-gain", "COC-5.1", [GAIN[kind] for kind in kinds], amount=amount)


MOOD_OR_CULTURE: Final = (tables.MOOD, tables.CULTURE)


# -- Taxes (COC-6.6) --------------------------------------------------------------------------------------------------


def taxes_income(s: ClashState, seat: Seat) -> TakeMix:
    """Food, wood and ore, as many in all as own cities, with Currency gold too. (COC-6.6)"""
    own = s.nations[seat]
    kinds = (
        (tables.FOOD, tables.WOOD, tables.ORE, tables.GOLD)
        if own.known & bits.CURRENCY
        else (tables.FOOD, tables.WOOD, tables.ORE)
    )
    return TakeMix(seat, len(own.cities), kinds)


use("taxes", once("taxes", TAXES, "COC-6.6"), taxes_income, always, price=TAXES, once=True)


# -- Civil Liberties ---------------------------------------------------------------------------------------------------


def _liberties(s: ClashState, seat: Seat) -> None:
    gain(s, seat, tables.MOOD, LIBERTIES)


def _always_able(s: ClashState, seat: Seat) -> Refusal | None:
    return None


use("civil_liberties", _always_able, _liberties, always)


# -- Theaters ----------------------------------------------------------------------------------------------------------


class Theaters(Frame[ClashState]):
    """Swap a culture for a mood token or the other way round. (COC-6.6)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        stock = s.nations[self.seat].stock
        # What is gained is what is named; the other token is paid.
        kinds = tuple([kind for kind in MOOD_OR_CULTURE if stock[tables.MOOD + tables.CULTURE - kind] >= THEATERS])
        return ask(choose_gain(self.seat, kinds, THEATERS), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        kind = tables.STOCK.index(str(answer[1]))
        price = tables.price({"mood" if kind == tables.CULTURE else "culture": THEATERS})
        gain(s, self.seat, kind, THEATERS)
        return call(Pay(self.seat, price, EXACT))


def _why_not_theaters(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if note(own, "theaters"):
        return USED
    if own.stock[tables.MOOD] < THEATERS and own.stock[tables.CULTURE] < THEATERS:
        return NO_TOKENS
    return None


use("theaters", _why_not_theaters, framed(Theaters), once=True)


# -- Bartering ---------------------------------------------------------------------------------------------------------


class ChooseDiscard(Question[ClashState]):
    """Which action card or great person in hand to give up. (COC-12.1)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-discard"
    rule: ClassVar[str] = "COC-12.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return tuple([("discard", tables.CARDS[card]) for card in action_cards(s.nations[self.seat])])


class Bartering(Frame[ClashState]):
    """Discard an action card for 1 gold or 1 culture. (COC-6.6)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(ChooseDiscard(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        give_up_action(s, self.seat, tables.CARD[str(answer[1])])
        return call(GainOne(self.seat, (tables.GOLD, tables.CULTURE), tables.number("bartering", "amount")))


def _why_not_barter(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if note(own, "bartering"):
        return USED
    return None if action_cards(own) else EMPTY_HAND


use("bartering", _why_not_barter, framed(Bartering), once=True)


# -- Free Economy ------------------------------------------------------------------------------------------------------


class ChooseCollector(Choice):
    """Which city has the one collect of this turn for 1 mood, as a free action. (COC-7.4.6)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-collector"
    rule: ClassVar[str] = "COC-7.4.6"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        return tuple([("city", names[hex_]) for hex_ in collectors(s, self.seat)])

    def price(self, s: ClashState, answer: Option) -> tables.Price:
        return FREE_ECONOMY

    def chosen(self, s: ClashState, answer: Option) -> Frame[ClashState]:
        remember(s.nations[self.seat], "free_economy")
        return Collect(self.seat, map_of(s).hex[str(answer[1])])


def _why_not_economy(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if note(own, "collected"):
        return Refusal("collected-already", "COC-7.4.6")
    if not can_pay(own, FREE_ECONOMY):
        return Refusal("cannot-pay", "COC-7.4.6", {"amount": FREE_ECONOMY[tables.MOOD]})
    return None if collectors(s, seat) else Refusal("nothing-to-collect", "COC-7.4.1")


use("free_economy", _why_not_economy, choosing(ChooseCollector))


# -- Absolute Power, Forced Labor --------------------------------------------------------------------------------------


def _absolute_power(s: ClashState, seat: Seat) -> None:
    """One more main action. (COC-6.6)"""
    s.nations[seat].actions_left += tables.number("absolute_power", "actions")
    tell(s, events.EXTRA_ACTION, seat)


use(
    "absolute_power",
    once("absolute_power", ABSOLUTE_POWER, "COC-6.6"),
    _absolute_power,
    price=ABSOLUTE_POWER,
    once=True,
)


def _forced_labor(s: ClashState, seat: Seat) -> None:
    """Angry cities act as Neutral until the end of the turn. (COC-7.3.4)"""
    remember(s.nations[seat], "forced_labor")


def _somebody_angry(s: ClashState, seat: Seat) -> Refusal | None:
    if any(s.mood[hex_] == tables.ANGRY for hex_ in s.nations[seat].cities):
        return None
    return Refusal("nobody-angry", "COC-7.3.4")


use("forced_labor", once("forced_labor", FORCED_LABOR, "COC-7.3.4", _somebody_angry), _forced_labor, price=FORCED_LABOR)
