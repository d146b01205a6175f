"""Increase Happiness: cities are raised for mood tokens. (COC-7.8)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.rules.choices import Choice, choosing
from epoka.games.clash_of_cultures.rules.cities import set_mood, size
from epoka.games.clash_of_cultures.rules.deeds import Deed, always, framed, register, use
from epoka.games.clash_of_cultures.rules.moments import HAPPINESS_PRICE
from epoka.games.clash_of_cultures.rules.prices import PayAWay, Way, Ways, payable, plus
from epoka.games.clash_of_cultures.rules.stock import HAPPINESS, PLAIN, can_pay, with_arena
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import FREE, HAPPY, MOOD, MOODS, NONE, Price, amounts, number
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done
from epoka.parts.hexes import Hex
from epoka.parts.payments import Swaps

HAPPINESS_DEED: Final[Option] = ("happiness",)
DONE: Final[Option] = ("done",)
VOTE: Final = amounts("voting", "mood")
SPORTS_MOST: Final = number("sports", "steps")
"""Steps of Circus and Sports. (COC-7.8.2)"""
SPORTS_FEE: Final = number("sports", "culture")
# Reasons that are met at nearly every step of a turn are made once.
NO_MOOD_OR_CULTURE: Final = Refusal("cannot-pay", "COC-7.8.2", {"amount": 1})
ALL_HAPPY: Final = Refusal("all-happy", "COC-7.8.2")
WORDS: Final = {"raise": ("hex", "steps"), "done": ()}


def raise_price(s: ClashState, seat: Seat, hex_: Hex, steps: int) -> tuple[Price, Swaps]:
    """What it costs to raise a city by some steps: its size in mood for each; resources with Rituals. (COC-7.8.1)"""
    price: Price = (0, 0, 0, 0, 0, size(s, hex_) * steps, 0)
    return price, HAPPINESS if s.nations[seat].known & bits.RITUALS else PLAIN


def raises(s: ClashState, seat: Seat, only: Hex | None = None, more: Price = FREE) -> Iterator[tuple[Hex, int]]:
    """Cities that the player can raise, and by how many steps; `more` is what has to be paid besides."""
    own = s.nations[seat]
    for hex_ in own.cities:
        if only is not None and hex_ != only:
            continue
        for steps in range(1, HAPPY - s.mood[hex_] + 1):
            if raise_ways(s, seat, hex_, steps, more):
                yield hex_, steps


def raise_ways(s: ClashState, seat: Seat, hex_: Hex, steps: int, more: Price = FREE) -> Ways:
    """The prices that a player can pay to raise a city: the normal one, and what abilities offer. (COC-7.8.1)

    `more` is what has to be paid besides.
    """
    own = s.nations[seat]
    price, swaps = raise_price(s, seat, hex_, steps)
    found: list[Way] = [(NONE, plus(price, more))]
    if own.acts & HAPPINESS_PRICE.bit:
        others = HAPPINESS_PRICE.by_ability(s, seat, hex_, steps)
        found += [(ability, plus(other, more)) for ability, other in others if other is not None]
    return payable(own, found, swaps)


class IncreaseHappiness(Frame[ClashState]):
    """Raise any number of own cities by any number of steps; or only one of them. (COC-7.8.1)"""

    seat: Seat
    only: int = -1
    raised: int = 0

    def start(self, s: ClashState) -> Step:
        if not any(True for _ in raises(s, self.seat, None if self.only < 0 else self.only)):
            return done()
        return ask(ChooseRaise(self.seat, self.only, self.raised), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return done()
        hex_, steps = map_of(s).hex[str(answer[1])], int(answer[2])
        return call(Raise(self.seat, hex_, steps), then=self.after)

    def after(self, s: ClashState, _: object) -> Step:
        self.raised = 1
        return self.start(s)


class Raise(Frame[ClashState]):
    """Pay for a city and raise it, at the normal price or at one that an ability offers."""

    seat: Seat
    hex: int
    steps: int

    def start(self, s: ClashState) -> Step:
        _, swaps = raise_price(s, self.seat, self.hex, self.steps)
        return call(PayAWay(self.seat, raise_ways(s, self.seat, self.hex, self.steps), swaps), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        set_mood(s, self.hex, s.mood[self.hex] + self.steps)
        return done()


class ChooseRaise(Question[ClashState]):
    """Which city to raise, and by how many steps. (COC-7.8.1)"""

    seat: Seat
    only: int
    raised: int

    prompt: ClassVar[str] = "prompt-raise"
    rule: ClassVar[str] = "COC-7.8.1"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        found = raises(s, self.seat, None if self.only < 0 else self.only)
        options: list[Option] = [("raise", names[hex_], steps) for hex_, steps in found]
        if self.raised:
            options.append(DONE)
        return tuple(options)

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        return refuse_raise(s, self.seat, answer) or super().refuse(s, answer)


def refuse_raise(s: ClashState, seat: Seat, answer: Option, rule: str = "COC-7.8.1") -> Refusal | None:
    """Why a city can't be raised so far. (COC-7.8.1, COC-7.8.2)"""
    if answer[0] != "raise" or len(answer) != 3 or answer[1] not in map_of(s).hex:  # word, hex, steps
        return None
    hex_, steps = map_of(s).hex[str(answer[1])], answer[2]
    if not isinstance(steps, int) or steps < 1:
        return None
    if s.owner[hex_] != seat:
        return Refusal("not-your-city", rule, {"hex": answer[1]})
    if s.mood[hex_] + steps > HAPPY:
        return Refusal("mood-already", rule, {"hex": answer[1], "mood": MOODS[s.mood[hex_]]})
    amount = steps if rule == ChooseSports.rule else size(s, hex_) * steps
    return Refusal("cannot-pay", rule, {"amount": amount})


def _pays_plainly(s: ClashState, seat: Seat) -> bool:
    """Whether no ability changes the price of happiness, or what may be paid for mood."""
    own = s.nations[seat]
    if own.known & bits.AZTECS_HUMAN_SACRIFICE or with_arena(own, PLAIN) is not PLAIN:
        return False
    return not own.acts & HAPPINESS_PRICE.bit


def _can_raise(s: ClashState, seat: Seat, more: Price = FREE) -> bool:
    """Whether a player can raise a city; `more` is mood that has to be paid besides, and can be."""
    own = s.nations[seat]
    gloomy = [hex_ for hex_ in own.cities if s.mood[hex_] < HAPPY]
    if not gloomy:
        return False
    if not own.abilities or _pays_plainly(s, seat):
        # Nothing but mood pays, with Rituals resources too; most of the time there is too little of it.
        funds = (sum(own.stock[: MOOD + 1]) if own.known & bits.RITUALS else own.stock[MOOD]) - more[MOOD]
        return funds > 0 and min([size(s, hex_) for hex_ in gloomy]) <= funds
    return next(raises(s, seat, more=more), None) is not None


def _options(s: ClashState, seat: Seat) -> Options:
    return (HAPPINESS_DEED,) if _can_raise(s, seat) else ()


def _refuse(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    if all(s.mood[hex_] == HAPPY for hex_ in s.nations[seat].cities):
        return Refusal("all-happy", "COC-7.8.1")
    return Refusal("no-mood", "COC-7.8.1")


def _tempting(s: ClashState, seat: Seat) -> Options:
    return () if s.nations[seat].actions_left and _options(s, seat) else (HAPPINESS_DEED,)


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState]:
    return IncreaseHappiness(seat)


register(Deed("happiness", (), _options, _start, _refuse, tempting=_tempting))


# -- Voting: the same as a free action (COC-7.8.2) ---------------------------------------------------------------------


def _why_not_vote(s: ClashState, seat: Seat) -> Refusal | None:
    if not can_pay(s.nations[seat], VOTE):
        return NO_MOOD_OR_CULTURE
    return None if _can_raise(s, seat, VOTE) else _refuse(s, seat, HAPPINESS_DEED)


use("voting", _why_not_vote, framed(IncreaseHappiness), price=VOTE)


# -- Circus and Sports: one city for culture (COC-7.8.2) ---------------------------------------------------------------


def _sports_price(steps: int) -> Price:
    return (0, 0, 0, 0, 0, 0, SPORTS_FEE * steps)


def _sports(s: ClashState, seat: Seat) -> Options:
    own, names = s.nations[seat], map_of(s).names
    return tuple(
        [
            ("raise", names[hex_], steps)
            for hex_ in own.cities
            for steps in range(1, min(SPORTS_MOST, HAPPY - s.mood[hex_]) + 1)
            if can_pay(own, _sports_price(steps))
        ]
    )


class ChooseSports(Choice):
    """Which city is raised by 1 or 2 steps for as much culture. (COC-7.8.2)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-sports"
    rule: ClassVar[str] = "COC-7.8.2"

    def choices(self, s: ClashState) -> Options:
        return _sports(s, self.seat)

    def price(self, s: ClashState, answer: Option) -> Price:
        return _sports_price(int(answer[2]))

    def chosen(self, s: ClashState, answer: Option) -> None:
        hex_ = map_of(s).hex[str(answer[1])]
        set_mood(s, hex_, s.mood[hex_] + int(answer[2]))

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        return refuse_raise(s, self.seat, answer, self.rule) or super().refuse(s, answer)


def _why_not_sports(s: ClashState, seat: Seat) -> Refusal | None:
    own, mood = s.nations[seat], s.mood
    for hex_ in own.cities:
        if mood[hex_] < HAPPY:
            return None if can_pay(own, _sports_price(1)) else NO_MOOD_OR_CULTURE
    return ALL_HAPPY


use("sports", _why_not_sports, choosing(ChooseSports), always)
