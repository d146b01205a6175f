"""Payments out of a purse where one kind of goods may stand for another: what covers a price, and how it is paid.

A purse and a price are amounts by kind. Swaps say, for each kind of a price, what may be spent for it: itself first,
and then what replaces it one to one, in the order in which it is preferred.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar, Final, TypeVar

from epoka.kernel import Frame, Option, Options, Question, Seat, State, Step, ask, done
from epoka.kernel.memo import memo
from epoka.parts.tuples import changed, put

S = TypeVar("S", bound=State)
Numbers = tuple[int, ...]
Swaps = tuple[Numbers, ...]

REST: Final[Option] = ("rest",)


def swapped(swaps: Swaps, kind: int, *others: int) -> Swaps:
    """The swaps with further replacements for a kind, tried last."""
    more = tuple([other for other in others if other not in swaps[kind]])
    return put(swaps, kind, swaps[kind] + more)


def covers(purse: Numbers, price: Numbers, swaps: Swaps) -> bool:
    """Whether a price can be paid in full, replacements included."""
    for have, amount in zip(purse, price, strict=True):
        if have < amount:
            return matches(purse, price, swaps)
    return True


@memo(1 << 15)
def matches(purse: Numbers, price: Numbers, swaps: Swaps) -> bool:
    """Whether for every set of demands there is enough of what may be spent for them."""
    wanted = [kind for kind, amount in enumerate(price) if amount]
    for kind in wanted:
        if price[kind] > sum([purse[source] for source in swaps[kind]]):
            return False
    for count in range(2, len(wanted) + 1):
        for chosen in combinations(wanted, count):
            sources = {source for kind in chosen for source in swaps[kind]}
            if sum([price[kind] for kind in chosen]) > sum([purse[source] for source in sources]):
                return False
    return True


def is_exact(purse: Numbers, price: Numbers, swaps: Swaps) -> bool:
    """Whether a price is paid as it is printed because nothing is left over that could stand for a part of it."""
    left = [have - amount for have, amount in zip(purse, price, strict=True)]
    if min(left) < 0:
        return False
    for kind, amount in enumerate(price):
        if amount:
            for other in swaps[kind]:
                if other != kind and left[other]:
                    return False
    return True


def spendable(purse: Numbers, owed: Numbers, paid: Numbers, swaps: Swaps, kind: int) -> list[int]:
    """What may be spent for one more of a kind, besides what is paid, so that the rest can still be paid."""
    left = tuple([have - amount for have, amount in zip(purse, paid, strict=True)])
    rest = changed(owed, kind, -1)
    return [source for source in swaps[kind] if left[source] and covers(changed(left, source, -1), rest, swaps)]


def as_printed(purse: Numbers, owed: Numbers, paid: Numbers, swaps: Swaps) -> list[tuple[int, int]]:
    """How a price is paid with as few replacements as can be: pairs of what is owed and what is spent for it."""
    left = [have - gone for have, gone in zip(purse, paid, strict=True)]
    wanted = [kind for kind, amount in enumerate(owed) if amount]
    if all(left[kind] >= owed[kind] for kind in wanted):
        return [(kind, kind) for kind in wanted for _ in range(owed[kind])]
    if len(wanted) == 1:
        kind = wanted[0]
        return [(kind, source) for source in swaps[kind] for _ in range(left[source])][: owed[kind]]
    found = []
    for kind, amount in enumerate(owed):
        for _ in range(amount):
            source = spendable(purse, owed, paid, swaps, kind)[0]
            found.append((kind, source))
            owed, paid = changed(owed, kind, -1), changed(paid, source, 1)
    return found


def has_choice(purse: Numbers, owed: Numbers, paid: Numbers, swaps: Swaps) -> bool:
    """Whether a price can be paid in more than one way: something left over could stand for something spent."""
    wanted = [kind for kind, amount in enumerate(owed) if amount]
    if len(wanted) == 1:
        kind = wanted[0]
        sources = [more for source in swaps[kind] if (more := purse[source] - paid[source])]
        return len(sources) > 1 and sum(sources) > owed[kind]
    pairs = as_printed(purse, owed, paid, swaps)
    left = list(purse)
    for source, amount in enumerate(paid):
        left[source] -= amount
    for _, source in pairs:
        left[source] -= 1
    return any(left[other] for kind, source in pairs for other in swaps[kind] if other != source)


def owed_next(owed: Numbers) -> int:
    """For which kind of a price something is spent next."""
    return next(kind for kind, amount in enumerate(owed) if amount)


class Payment(Frame[S]):
    """Pay a price, asking only where there is a choice; returns the amounts really paid.

    `owed` is what is still to be paid, `paid` what has been set aside for it. Whoever can't pay must not come here. A
    game says what is in the purse, asks its own question, and takes away what is spent.
    """

    seat: Seat
    owed: Numbers
    swaps: Swaps
    paid: Numbers

    def purse(self, s: S) -> Numbers:
        """What the player has."""
        raise NotImplementedError

    def question(self) -> Spending[S]:
        """What to ask where there is a choice."""
        raise NotImplementedError

    def spend(self, s: S, paid: Numbers) -> None:
        """Take these amounts away."""
        raise NotImplementedError

    def start(self, s: S) -> Step:
        purse = self.purse(s)
        if not any(self.paid) and is_exact(purse, self.owed, self.swaps):
            self.spend(s, self.owed)
            return done(self.owed)
        while any(self.owed) and has_choice(purse, self.owed, self.paid, self.swaps):
            sources = spendable(purse, self.owed, self.paid, self.swaps, owed_next(self.owed))
            if len(sources) > 1:
                return ask(self.question(), then=self.chosen)
            self.set_aside(sources[0])
        return self.settle(s)

    def chosen(self, s: S, answer: Option) -> Step:
        if answer == REST:
            return self.settle(s)
        self.set_aside(self.question().kinds.index(str(answer[1])))
        return Payment.start(self, s)

    def set_aside(self, source: int) -> None:
        """Take one out of the purse for the next piece of the price."""
        self.stands_for(owed_next(self.owed))
        self.paid = changed(self.paid, source, 1)

    def stands_for(self, kind: int) -> None:
        """Something was given for one of a kind, so that one less is owed."""
        self.owed = changed(self.owed, kind, -1)

    def settle(self, s: S) -> Step:
        """Pay the rest as it is printed, and give everything away."""
        paid = list(self.paid)
        for _, source in as_printed(self.purse(s), self.owed, self.paid, self.swaps):
            paid[source] += 1
        self.spend(s, tuple(paid))
        return done(tuple(paid))


class Spending(Question[S]):
    """What to spend for the next piece of a price; or the rest as it is printed."""

    seat: Seat
    owed: Numbers
    paid: Numbers
    swaps: Swaps

    kinds: ClassVar[Sequence[str]]
    """The names of the kinds of goods."""

    def purse(self, s: S) -> Numbers:
        """What the player has."""
        raise NotImplementedError

    def choices(self, s: S) -> Options:
        found = spendable(self.purse(s), self.owed, self.paid, self.swaps, owed_next(self.owed))
        return (REST, *[("spend", self.kinds[source]) for source in found])

    def args(self, s: S) -> dict[str, int | str]:
        return {"kind": self.kinds[owed_next(self.owed)], "amount": sum(self.owed)}
