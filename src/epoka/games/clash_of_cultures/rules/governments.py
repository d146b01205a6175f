"""Changing the government. (COC-11.5)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules.abilities import recount
from epoka.games.clash_of_cultures.rules.advances import drop_civilization_advances, gain_civilization_advances
from epoka.games.clash_of_cultures.rules.options import SKIP
from epoka.games.clash_of_cultures.rules.stock import Pay, can_pay, trim
from epoka.games.clash_of_cultures.state import ClashState
from epoka.kernel import Choose, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.questions import one_of

CHANGE_PRICE: Final[tables.Price] = (0, 0, 0, 0, 0, 1, 1)
"""What a change costs where that is played. (COC-11.5)"""
GOVERNMENT: Final[dict[int, Option]] = {
    category: ("government", tables.CATEGORY[category]) for category in tables.GOVERNMENTS
}
ADOPT: Final[tuple[Option, ...]] = tuple([("adopt", name) for name in tables.ADVANCE])
WORDS: Final = {"government": ("category",), "adopt": ("ability",), "skip": ()}


def why_not_govern(s: ClashState, seat: Seat, category: int) -> Refusal | None:
    """Why a player can't change to a government. (COC-11.5)"""
    owned = s.nations[seat].advances
    about: dict[str, int | str] = {"category": tables.CATEGORY[category]}
    if not owned & tables.GOVERNMENT_BITS:
        return Refusal("no-government", "COC-11.5", about)
    if owned & tables.CATEGORY_BITS[category]:
        return Refusal("government-already", "COC-11.5", about)
    missing = tables.REQUIRED_BITS[tables.IN_CATEGORY[category][0]] & ~owned
    if missing:
        return Refusal("government-needs", "COC-11.5", {**about, "ability": tables.ADVANCE[missing.bit_length() - 1]})
    return None


def other_governments(s: ClashState, seat: Seat) -> list[int]:
    """The governments to which a player can change."""
    if not s.nations[seat].advances & tables.GOVERNMENT_BITS:
        return []
    return [category for category in tables.GOVERNMENTS if why_not_govern(s, seat, category) is None]


class MayChangeGovernment(Frame[ClashState]):
    """In the status phase a player may change to another government. (COC-11.5)"""

    seat: Seat
    category: int = -1

    def start(self, s: ClashState) -> Step:
        own = s.nations[self.seat]
        if not other_governments(s, self.seat) or (s.paid_change and not can_pay(own, CHANGE_PRICE)):
            return done()
        return ask(ChooseGovernment(self.seat, 1), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        self.category = tables.CATEGORY.index(str(answer[1]))
        return call(Pay(self.seat, CHANGE_PRICE) if s.paid_change else None, then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        return call(Govern(self.seat, self.category))


class ChangeGovernment(Frame[ClashState]):
    """A player must change to another government, free, if there is one. (COC-11.5, event 38)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        if not other_governments(s, self.seat):
            return done()
        return ask(ChooseGovernment(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return call(Govern(self.seat, tables.CATEGORY.index(str(answer[1]))))


class Govern(Frame[ClashState]):
    """Move all government cubes: the top advance first, the others by choice; no tokens, no event. (COC-11.5)"""

    seat: Seat
    category: int
    left: int = 0

    def start(self, s: ClashState) -> Step:
        own = s.nations[self.seat]
        self.left = (own.advances & tables.GOVERNMENT_BITS).bit_count()
        own.advances &= ~tables.GOVERNMENT_BITS
        tell(s, events.GOVERNED, self.seat, tables.CATEGORY[self.category])
        return self.adopt(s, tables.IN_CATEGORY[self.category][0])

    def adopt(self, s: ClashState, advance: int) -> Step:
        s.nations[self.seat].advances |= 1 << advance
        tell(s, events.ADVANCED, self.seat, tables.ADVANCE[advance])
        self.left -= 1
        if self.left:
            recount(s, self.seat)
            gain_civilization_advances(s, self.seat)
            trim(s, self.seat)
            return ask(choose_adopted(s, self.seat, self.category), then=self.chosen)
        drop_civilization_advances(s, self.seat)
        recount(s, self.seat)
        gain_civilization_advances(s, self.seat)
        trim(s, self.seat)
        return done()

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return self.adopt(s, tables.NUMBER[str(answer[1])])


class ChooseGovernment(Question[ClashState]):
    """To which government to change. (COC-11.5)"""

    seat: Seat
    may: int = 0

    prompt: ClassVar[str] = "prompt-government"
    rule: ClassVar[str] = "COC-11.5"

    def choices(self, s: ClashState) -> Options:
        found = tuple([GOVERNMENT[category] for category in other_governments(s, self.seat)])
        return (SKIP, *found) if self.may else found

    def tempting(self, s: ClashState) -> Options:
        able = self.options(s)
        return tuple([option for option in GOVERNMENT.values() if option not in able])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        for category, option in GOVERNMENT.items():
            if option == answer:
                return why_not_govern(s, self.seat, category) or super().refuse(s, answer)
        return super().refuse(s, answer)


def choose_adopted(s: ClashState, seat: Seat, category: int) -> Choose:
    """Which advance of the new government comes next. (COC-11.5)"""
    owned = s.nations[seat].advances
    return one_of(
        seat,
        "prompt-adopt",
        "COC-11.5",
        [ADOPT[advance] for advance in tables.IN_CATEGORY[category] if not owned >> advance & 1],
    )
