"""Resolving a focus card: how far right it counts as lying, and which chapter carries it out. (ND-4.2, ND-5)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.focus import ResolveOther
from epoka.games.new_dawn.rules.moments import AFTER_CARD, AFTER_RESET, SHIFTS, Shift
from epoka.games.new_dawn.rules.notes import now_there
from epoka.games.new_dawn.state import Civilization, DawnState, slot_numbers
from epoka.games.new_dawn.tables import GOVERNMENT, TYPE, part
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, call, done, tell
from epoka.parts.questions import one_of

Resolver = Callable[[DawnState, Seat, str, int], Frame[DawnState] | None]

RESOLVERS: Final[dict[str, Resolver]] = {}
"""The chapter of each type of focus card: told the seat, the card and its effective slot number."""
WORDS: Final = {"shift": ("steps",)}


def shifts_of(s: DawnState, seat: Seat, card: str) -> tuple[Shift, ...]:
    """By how much governments, leaders and wonders shift a card. (ND-5.7, ND-14.3)"""
    own = s.civilizations[seat]
    found = [Shift(GOVERNMENT[thing].arrows) for thing in own.lying[own.row.index(card)] if thing in GOVERNMENT]
    if own.acts & SHIFTS.bit:
        for more in SHIFTS.found(s, seat, card):
            found += more
    return tuple([shift for shift in found if shift.amount])


def applies(s: DawnState, shift: Shift, index: int) -> bool:
    """Whether a shift does something from an index. (ND-5.2, ND-5.5)"""
    return not shift.numbers or slot_numbers(s)[index] in shift.numbers


def shifted(s: DawnState, shift: Shift, index: int) -> int:
    """The index after a shift, never beyond the last one; the first two have one number. (ND-5.2, ND-5.3)"""
    return min(index + shift.amount, len(slot_numbers(s)) - 1) if applies(s, shift, index) else index


def reachable(s: DawnState, shifts: tuple[Shift, ...], index: int) -> set[int]:
    """The indices to which some shifts may lead, by their order. (ND-5.5)"""
    if not shifts:
        return {index}
    found: set[int] = set()
    for place, shift in enumerate(shifts):
        found |= reachable(s, shifts[:place] + shifts[place + 1 :], shifted(s, shift, index))
    return found


class ChooseSlot(Question[DawnState]):
    """With which slot number the card is resolved, where the order of shifts makes a difference. (ND-5.5)"""

    seat: Seat
    numbers: tuple[int, ...]

    prompt = "prompt-slot"
    rule = "ND-5.5"

    def choices(self, s: DawnState) -> Options:
        return tuple([("shift", number) for number in self.numbers])


class ResolveCard(Frame[DawnState]):
    """Resolve a focus card from its index, or from another; returns its effective slot number. (ND-4.2, ND-5.4)

    Tokens that are spent never raise it. (ND-7.3)
    """

    seat: Seat
    card: str
    index: int = -1
    slot: int = 0

    def start(self, s: DawnState) -> Step:
        index = s.civilizations[self.seat].row.index(self.card) if self.index < 0 else self.index
        numbers = slot_numbers(s)
        found = {numbers[at] for at in reachable(s, shifts_of(s, self.seat, self.card), index)}
        return ask(ChooseSlot(self.seat, tuple(sorted(found))), then=self.resolve)

    def resolve(self, s: DawnState, answer: Option) -> Step:
        self.slot = int(answer[1])
        kind = TYPE[self.card]
        s.resolving = kind
        tell(s, events.CHOSE, self.seat, self.card, self.slot)
        resolver = RESOLVERS.get(kind)
        return call(resolver(s, self.seat, self.card, self.slot) if resolver else None, then=self.resolved)

    def resolved(self, s: DawnState, _: object) -> Step:
        s.resolving = ""
        return done(self.slot)


class ResolveAndReset(Frame[DawnState]):
    """Resolve a focus card, then reset it, with everything that happens around it. (ND-4.2, ND-4.4, ND-4.5)"""

    seat: Seat
    card: str
    index: int = -1

    def start(self, s: DawnState) -> Step:
        self.index = s.civilizations[self.seat].row.index(self.card)
        return call(ResolveCard(self.seat, self.card), then=self.resolved)

    def resolved(self, s: DawnState, slot: int) -> Step:
        return call(AFTER_CARD.frame(s, self.seat, self.card, slot), then=self.reset)

    def reset(self, s: DawnState, _: object) -> Step:
        own = s.civilizations[self.seat]
        # A science card may have given way to another one, which then lies where it lay. (ND-9.5)
        card = now_there(own, self.card)
        index = own.row.index(card)
        reset(own, index)
        tell(s, events.RESET, self.seat, card)
        return call(own_words(s, self.seat, self.card), then=self.others)

    def others(self, s: DawnState, _: object) -> Step:
        return call(AFTER_RESET.frame(s, self.seat, self.card))


def reset(own: Civilization, index: int) -> None:
    """The card goes to index 0, those before it one further; what lies on the cards moves along. (ND-4.4)"""
    for field in ("row", "trade", "lying"):
        values = getattr(own, field)
        setattr(own, field, (values[index], *values[:index], *values[index + 1 :]))


def own_words(s: DawnState, seat: Seat, card: str) -> Frame[DawnState] | None:
    """What a card itself says for after its reset: Capitalism resolves another one, once per turn. (ND-11.7)"""
    more = part(card, ResolveOther)
    own = s.civilizations[seat]
    if more is None or card in own.used:
        return None
    own.used += (card,)
    return ResolveFurther(seat, card, more.index)


class ResolveFurther(Frame[DawnState]):
    """Choose another card and resolve it as from an index, without resetting it. (ND-4.5, ND-5.4, ND-11.7)"""

    seat: Seat
    card: str
    index: int

    def start(self, s: DawnState) -> Step:
        among = [("focus", other) for other in s.civilizations[self.seat].row if other != self.card]
        return ask(one_of(self.seat, "prompt-further", "ND-11.7", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        return call(ResolveCard(self.seat, str(answer[1]), self.index))
