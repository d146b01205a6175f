"""Action cards that teach: advances gained and bought, and ideas. (COC-12.1)"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import tables
from epoka.games.clash_of_cultures.rules import advances
from epoka.games.clash_of_cultures.rules.cities import colour
from epoka.games.clash_of_cultures.rules.options import LEARN
from epoka.games.clash_of_cultures.rules.ranges import hexes_with, reach
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.state import ClashState, Numbers
from epoka.kernel import (
    Frame,
    Option,
    Options,
    Question,
    Refusal,
    Seat,
    Step,
    ask,
    call,
    done,
)
from epoka.kernel.memo import while_same
from epoka.parts.seats import rivals

NEAR: Final = tables.number("inspiration", "hexes")
"""How near a rival must be to inspire, or to trade technology. (COC-12.1)"""
# Reasons that are met at nearly every step of a turn are made once.
NOBODY_INSPIRES: Final = Refusal("nobody-inspires", "COC-12.1")
NO_ACADEMY: Final = Refusal("no-academy", "COC-12.1")
NO_TWO_ADVANCES: Final = Refusal("no-two-advances", "COC-12.1")
NO_ADVANCE_TO_BUY: Final = Refusal("no-advance-to-buy", "COC-7.1.1")


# -- who is near (COC-12.1) ------------------------------------------------------------------------------------------


def presence(s: ClashState, owner: int) -> int:
    """The hexes with units or cities of an owner, as bits."""
    found = hexes_with(s.armies[owner])
    for hex_ in s.nations[owner].cities:
        found |= 1 << hex_
    return found


def _positions(s: ClashState, seat: Seat) -> tuple[object, ...]:
    return seat, s.armies, s.owner, s.terrain


@while_same(_positions)
def neighbours(s: ClashState, seat: Seat) -> tuple[Seat, ...]:
    """Rivals with a unit or city near a player's units or cities. (COC-12.1, Inspiration)"""
    near = reach(s, presence(s, seat), NEAR)
    return tuple([rival for rival in rivals(s.nations, seat) if near & presence(s, rival)])


def _advances_of(s: ClashState, seats: Iterable[Seat]) -> int:
    found = 0
    for seat in seats:
        found |= s.nations[seat].advances
    return found


def no_advance(s: ClashState, seat: Seat) -> Refusal | None:
    """Why no advance can be gained. (COC-6.1)"""
    return None if advances.open_among(s, seat) else Refusal("no-advance-open", "COC-6.1")


def quick_advance(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    """Quick Advance: one without paying. (COC-12.1)"""
    return advances.FreeAdvance(seat, 0)


def why_not_inspiration(s: ClashState, seat: Seat) -> Refusal | None:
    """Why no neighbour inspires."""
    if advances.open_among(s, seat, _advances_of(s, neighbours(s, seat))):
        return None
    return NOBODY_INSPIRES


def inspiration(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    """Inspiration: an advance that a neighbour has. (COC-12.1)"""
    return advances.FreeAdvance(seat, 0, _advances_of(s, neighbours(s, seat)))


def teachers(s: ClashState, seat: Seat) -> list[Seat]:
    """Neighbours from whom an advance can be learned."""
    return [rival for rival in neighbours(s, seat) if advances.open_among(s, seat, s.nations[rival].advances)]


class TechnologyTrade(Frame[ClashState]):
    """Gain an advance of a neighbour, who then gains one of the player's. (COC-12.1)"""

    seat: Seat
    rival: Seat

    def start(self, s: ClashState) -> Step:
        return call(advances.FreeAdvance(self.seat, 0, s.nations[self.rival].advances), then=self.back)

    def back(self, s: ClashState, _: object) -> Step:
        return call(advances.FreeAdvance(self.rival, 0, s.nations[self.seat].advances))


def _academies(s: ClashState, seat: Seat) -> int:
    return len([hex_ for hex_ in s.nations[seat].cities if colour(s, hex_, tables.ACADEMY) != tables.NONE])


def why_not_ideas(s: ClashState, seat: Seat) -> Refusal | None:
    """Why there are no ideas: no Academy."""
    return None if _academies(s, seat) else NO_ACADEMY


def ideas(s: ClashState, seat: Seat, rival: Seat) -> None:
    """Ideas: one for each city with an Academy. (COC-12.1)"""
    gain(s, seat, tables.IDEAS, tables.number("ideas", "ideas") * _academies(s, seat))


# -- buying advances without an event --------------------------------------------------------------------------------


class ChoosePurchase(Question[ClashState]):
    """Which advance to buy. (COC-7.1.1)"""

    seat: Seat
    among: Numbers

    prompt: ClassVar[str] = "prompt-buy-advance"
    rule: ClassVar[str] = "COC-7.1.1"

    def choices(self, s: ClashState) -> Options:
        return tuple([LEARN[advance] for advance in self.among])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "learn" and len(answer) == 2 and answer[1] in tables.ADVANCE:
            reason = advances.why_not_buy(s, self.seat, tables.ADVANCE.index(str(answer[1])))
            return reason or Refusal("advance-not-offered", self.rule, {"ability": answer[1]})
        return super().refuse(s, answer)


def why_not_synergies(s: ClashState, seat: Seat) -> Refusal | None:
    """Why no two advances can be bought."""
    return None if any(True for _ in advances.firsts_of_two(s, seat)) else NO_TWO_ADVANCES


class Synergies(Frame[ClashState]):
    """Buy two advances of one category; their cubes come from the supply. (COC-12.1)"""

    seat: Seat
    first: int = tables.NONE

    def start(self, s: ClashState) -> Step:
        return ask(ChoosePurchase(self.seat, tuple(advances.firsts_of_two(s, self.seat))), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.first = tables.NUMBER[str(answer[1])]
        return call(advances.BuyAdvance(self.seat, self.first, 0), then=self.second)

    def second(self, s: ClashState, _: object) -> Step:
        found = advances.buyable(s, self.seat, tables.CATEGORY_BITS[tables.CATEGORY_OF[self.first]])
        if not found:
            return done()
        return ask(ChoosePurchase(self.seat, advances.listed(found)), then=self.bought)

    def bought(self, s: ClashState, answer: Option) -> Step:
        return call(advances.BuyAdvance(self.seat, tables.NUMBER[str(answer[1])], 0))


def synergies(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    """Synergies: two advances of a category. (COC-12.1)"""
    return Synergies(seat)


def why_not_new_ideas(s: ClashState, seat: Seat) -> Refusal | None:
    """Why no advance can be bought."""
    return None if advances.buyable(s, seat) else NO_ADVANCE_TO_BUY


class NewIdeas(Frame[ClashState]):
    """Buy an advance, its cube from the supply, then gain 2 ideas. (COC-12.1)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(ChoosePurchase(self.seat, advances.listed(advances.buyable(s, self.seat))), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return call(advances.BuyAdvance(self.seat, tables.NUMBER[str(answer[1])], 0), then=self.bought)

    def bought(self, s: ClashState, _: object) -> Step:
        gain(s, self.seat, tables.IDEAS, tables.number("new_ideas", "ideas"))
        return done()


def new_ideas(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    """New Ideas: an advance and 2 ideas. (COC-12.1)"""
    return NewIdeas(seat)
