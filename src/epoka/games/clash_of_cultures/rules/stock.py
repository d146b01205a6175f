"""Resources and tokens: gaining, losing and paying, with what may replace what. (COC-5)"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.rules.captives import captive_options, held, release_named
from epoka.games.clash_of_cultures.state import ClashState, Nation, Numbers, put
from epoka.games.clash_of_cultures.tables import (
    BASIC,
    CULTURE,
    FEW,
    FIRST_WONDER_POWER,
    FOOD,
    GOLD,
    GREAT_ARENA,
    IDEAS,
    MOOD,
    MOST,
    ORE,
    STOCK,
    WOOD,
    Price,
)
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, done, tell

Swaps = tuple[tuple[int, ...], ...]
"""For each kind what may be spent for it: itself first, then what may replace it one to one."""

REST: Final[Option] = ("rest",)
SPEND: Final[tuple[Option, ...]] = tuple([("spend", name) for name in STOCK])
WORDS: Final = {"rest": (), "spend": ("kind",)}

PLAIN: Final[Swaps] = ((FOOD, GOLD), (WOOD, GOLD), (ORE, GOLD), (IDEAS, GOLD), (GOLD,), (MOOD,), (CULTURE,))
"""Gold replaces every resource. (COC-5.2)"""
EXACT: Final[Swaps] = tuple([(kind,) for kind in range(len(STOCK))])
"""Nothing is replaced."""
FOR_ADVANCES: Final[Swaps] = ((FOOD, IDEAS, GOLD), *PLAIN[1:])
"""Ideas replace food when buying advances. (COC-5.2, COC-7.1.1)"""
HAPPINESS: Final[Swaps] = (*PLAIN[:5], (MOOD, FOOD, WOOD, ORE, IDEAS, GOLD), (CULTURE,))
"""With Rituals resources replace mood when happiness is increased. (COC-7.8.1)"""

FOR_WONDERS: Final[Swaps] = (*PLAIN, ())
"""An entry more than kinds: the culture of wonders is never replaced, not even with the Great Arena. (COC-12.4.1)"""


ARENA: Final = FIRST_WONDER_POWER + GREAT_ARENA


def swapped(swaps: Swaps, kind: int, *others: int) -> Swaps:
    """The swaps with further replacements for a kind, tried last."""
    more = tuple([other for other in others if other not in swaps[kind]])
    return (*swaps[:kind], swaps[kind] + more, *swaps[kind + 1 :])


def limit(own: Nation, kind: int) -> int:
    """How much of a kind a player can hold; tokens have no limit. (COC-5.1, COC-5.3)"""
    if kind == FOOD:
        return MOST if own.known & bits.STORAGE else FEW
    if kind == IDEAS:
        return FEW if own.known & bits.DOGMA and not own.known & bits.BABYLON_ZIGGURATS else MOST
    return MOST if kind in BASIC else 10**6


def gain(s: ClashState, seat: Seat, kind: int, amount: int) -> int:
    """Take from the supply, up to the limit; what is beyond it is lost. Returns what was gained. (COC-5.1)"""
    own = s.nations[seat]
    got = min(amount, limit(own, kind) - own.stock[kind])
    if got > 0:
        own.stock = put(own.stock, kind, own.stock[kind] + got)
        tell(s, events.GAINED, seat, STOCK[kind], got)
    return max(0, got)


def lose(s: ClashState, seat: Seat, kind: int, amount: int) -> int:
    """Give up to this much back; returns what was given."""
    own = s.nations[seat]
    lost = min(amount, own.stock[kind])
    if lost > 0:
        own.stock = put(own.stock, kind, own.stock[kind] - lost)
        tell(s, events.LOST, seat, STOCK[kind], lost)
    return lost


def trim(s: ClashState, seat: Seat) -> None:
    """When a limit drops the excess is lost at once. (COC-5.1)"""
    own = s.nations[seat]
    for kind in (FOOD, IDEAS):
        lose(s, seat, kind, own.stock[kind] - limit(own, kind))


def with_arena(own: Nation, swaps: Swaps) -> Swaps:
    """The Great Arena lets mood and culture stand for each other. (COC-12.4.1)"""
    if ARENA not in own.abilities or len(swaps) > len(STOCK):
        return swaps
    return swapped(swapped(swaps, MOOD, CULTURE), CULTURE, MOOD)


def can_pay(own: Nation, cost: Price, swaps: Swaps = PLAIN) -> bool:
    """Whether a price can be paid in full, replacements included."""
    stock = own.stock
    if covers(stock, cost, swaps):
        return True
    if ARENA in own.abilities:
        swaps = with_arena(own, swaps)
        if covers(stock, cost, swaps):
            return True
    if not own.known & bits.AZTECS_HUMAN_SACRIFICE:
        return False
    return any(covers(stock, rest, swaps) for rest in with_captives(own, cost))


def most_culture(own: Nation) -> int:
    """How much culture a player can pay: mood and captives may stand for it. (COC-12.4.1, COC-13.30)"""
    most = own.stock[CULTURE]
    if ARENA in own.abilities:
        most += own.stock[MOOD]
    return most + held(own) if own.known & bits.AZTECS_HUMAN_SACRIFICE else most


def with_captives(own: Nation, cost: Price) -> list[Price]:
    """What may be left of a price after captives have stood for some mood and culture. (COC-13.30)"""
    food, wood, ore, ideas, gold, mood, culture = cost
    captives = held(own)
    return [
        (food, wood, ore, ideas, gold, mood - fewer, culture - less)
        for fewer in range(min(captives, mood) + 1)
        for less in range(min(captives - fewer, culture) + 1)
        if fewer + less
    ]


def covers(stock: Numbers, cost: Price, swaps: Swaps) -> bool:
    """Whether a price can be paid out of a stock with these replacements; at once where gold is the only one."""
    food, wood, ore, ideas, gold, mood, culture = cost
    if swaps is not PLAIN and swaps is not FOR_WONDERS:
        enough = stock[FOOD] >= food and stock[WOOD] >= wood and stock[ORE] >= ore and stock[IDEAS] >= ideas
        if enough and stock[GOLD] >= gold and stock[MOOD] >= mood and stock[CULTURE] >= culture:
            return True
        return swaps is not EXACT and matches(stock, cost, swaps)
    if stock[MOOD] < mood or stock[CULTURE] < culture:
        return False
    gold -= stock[GOLD]
    if stock[FOOD] < food:
        gold += food - stock[FOOD]
    if stock[WOOD] < wood:
        gold += wood - stock[WOOD]
    if stock[ORE] < ore:
        gold += ore - stock[ORE]
    if stock[IDEAS] < ideas:
        gold += ideas - stock[IDEAS]
    return gold <= 0


@lru_cache(maxsize=1 << 15)
def matches(stock: Numbers, cost: Price, swaps: Swaps) -> bool:
    """Whether for every set of demands there is enough of what may be spent for them."""
    wanted = [kind for kind, amount in enumerate(cost) if amount]
    for kind in wanted:
        if cost[kind] > sum([stock[source] for source in swaps[kind]]):
            return False
    for count in range(2, len(wanted) + 1):
        for chosen in combinations(wanted, count):
            sources = {source for kind in chosen for source in swaps[kind]}
            if sum([cost[kind] for kind in chosen]) > sum([stock[source] for source in sources]):
                return False
    return True


def spend(s: ClashState, seat: Seat, paid: Numbers) -> None:
    """Give these amounts back to the supply."""
    own = s.nations[seat]
    own.stock = tuple([have - amount for have, amount in zip(own.stock, paid, strict=True)])
    for kind, amount in enumerate(paid):
        if amount:
            tell(s, events.PAID, seat, STOCK[kind], amount)


class Pay(Frame[ClashState]):
    """Pay a price, asking only where there is a choice; returns the amounts really paid. (COC-5.2)

    `owed` is what is still to be paid, `paid` what has been set aside for it. Whoever can't pay must not come here.
    """

    seat: Seat
    owed: Price
    swaps: Swaps = PLAIN
    paid: Numbers = (0, 0, 0, 0, 0, 0, 0)

    def start(self, s: ClashState) -> Step:
        own = s.nations[self.seat]
        self.swaps = with_arena(own, self.swaps)
        if own.known & bits.AZTECS_HUMAN_SACRIFICE and not covers(own.stock, self.owed, self.swaps):
            return ask(ChooseOffering(self.seat, self.owed, self.swaps), then=self.offered)
        return self.go_on(s)

    def offered(self, s: ClashState, answer: Option) -> Step:
        """A captive stands for a token that is missing. (COC-13.30)"""
        self.owed = _less(self.owed, STOCK.index(str(answer[1])))
        release_named(s, self.seat, answer)
        return self.start(s)

    def go_on(self, s: ClashState) -> Step:
        own = s.nations[self.seat]
        if not any(self.paid) and is_exact(own.stock, self.owed, self.swaps):
            spend(s, self.seat, self.owed)
            return done(self.owed)
        while any(self.owed) and has_choice(own, self.owed, self.paid, self.swaps):
            kind = next(kind for kind, amount in enumerate(self.owed) if amount)
            sources = self.sources(s, kind)
            if len(sources) > 1:
                return ask(ChooseSpending(self.seat, self.owed, self.paid, self.swaps), then=self.chosen)
            self.take(kind, sources[0])
        return self.settle(s)

    def settle(self, s: ClashState) -> Step:
        """Pay the rest as it is printed, and give everything back to the supply."""
        paid = list(self.paid)
        for _, source in as_printed(s.nations[self.seat], self.owed, self.paid, self.swaps):
            paid[source] += 1
        spend(s, self.seat, tuple(paid))
        return done(tuple(paid))

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == REST:
            return self.settle(s)
        kind = next(kind for kind, amount in enumerate(self.owed) if amount)
        self.take(kind, STOCK.index(str(answer[1])))
        return self.go_on(s)

    def take(self, kind: int, source: int) -> None:
        self.owed = _less(self.owed, kind)
        self.paid = put(self.paid, source, self.paid[source] + 1)

    def sources(self, s: ClashState, kind: int) -> list[int]:
        return spendable(s.nations[self.seat], self.owed, self.paid, self.swaps, kind)


def is_exact(stock: Numbers, owed: Price, swaps: Swaps) -> bool:
    """Whether a price is paid as it is printed because nothing is left over that could stand for a part of it."""
    left = [have - amount for have, amount in zip(stock, owed, strict=True)]
    if min(left) < 0:
        return False
    for kind, amount in enumerate(owed):
        if amount:
            for other in swaps[kind]:
                if other != kind and left[other]:
                    return False
    return True


def spendable(own: Nation, owed: Price, paid: Numbers, swaps: Swaps, kind: int) -> list[int]:
    """What may be spent for one more of a kind so that the rest can still be paid."""
    left = tuple([have - amount for have, amount in zip(own.stock, paid, strict=True)])
    rest = _less(owed, kind)
    return [
        source for source in swaps[kind] if left[source] and covers(put(left, source, left[source] - 1), rest, swaps)
    ]


def as_printed(own: Nation, owed: Price, paid: Numbers, swaps: Swaps) -> list[tuple[int, int]]:
    """How a price is paid with as few replacements as can be: pairs of what is owed and what is spent for it."""
    left = [have - gone for have, gone in zip(own.stock, paid, strict=True)]
    wanted = [kind for kind, amount in enumerate(owed) if amount]
    if all(left[kind] >= owed[kind] for kind in wanted):
        return [(kind, kind) for kind in wanted for _ in range(owed[kind])]
    if len(wanted) == 1:
        kind = wanted[0]
        return [(kind, source) for source in swaps[kind] for _ in range(left[source])][: owed[kind]]
    found = []
    for kind, amount in enumerate(owed):
        for _ in range(amount):
            source = spendable(own, owed, paid, swaps, kind)[0]
            found.append((kind, source))
            owed, paid = _less(owed, kind), put(paid, source, paid[source] + 1)
    return found


def has_choice(own: Nation, owed: Price, paid: Numbers, swaps: Swaps) -> bool:
    """Whether a price can be paid in more than one way: something left over could stand for something spent."""
    wanted = [kind for kind, amount in enumerate(owed) if amount]
    if len(wanted) == 1:
        kind = wanted[0]
        sources = [more for source in swaps[kind] if (more := own.stock[source] - paid[source])]
        return len(sources) > 1 and sum(sources) > owed[kind]
    pairs = as_printed(own, owed, paid, swaps)
    left = list(own.stock)
    for source, amount in enumerate(paid):
        left[source] -= amount
    for _, source in pairs:
        left[source] -= 1
    return any(left[other] for kind, source in pairs for other in swaps[kind] if other != source)


def _less(owed: Price, kind: int) -> Price:
    """A price after one of a kind is paid."""
    food, wood, ore, ideas, gold, mood, culture = put(owed, kind, owed[kind] - 1)
    return (food, wood, ore, ideas, gold, mood, culture)


class ChooseSpending(Question[ClashState]):
    """What to spend for the next piece of a price; or the rest as it is printed. (COC-5.2)"""

    seat: Seat
    owed: Price
    paid: Numbers
    swaps: Swaps

    prompt: ClassVar[str] = "prompt-spend"
    rule: ClassVar[str] = "COC-5.2"

    def kind(self) -> int:
        """What is being paid for."""
        return next(kind for kind, amount in enumerate(self.owed) if amount)

    def choices(self, s: ClashState) -> Options:
        kind = self.kind()
        found = spendable(s.nations[self.seat], self.owed, self.paid, self.swaps, kind)
        return (REST, *[SPEND[source] for source in found])

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"kind": STOCK[self.kind()], "amount": sum(self.owed)}


class ChooseOffering(Question[ClashState]):
    """Which captive stands for which of the tokens that are missing. (COC-13.30)"""

    seat: Seat
    owed: Price
    swaps: Swaps

    prompt: ClassVar[str] = "prompt-offering"
    rule: ClassVar[str] = "COC-13.30"

    def choices(self, s: ClashState) -> Options:
        own = s.nations[self.seat]
        enough = [rest for rest in with_captives(own, self.owed) if covers(own.stock, rest, self.swaps)]
        wanted = [kind for kind in (MOOD, CULTURE) if any(rest[kind] < self.owed[kind] for rest in enough)]
        return tuple([option for kind in wanted for option in captive_options(own, "offer", STOCK[kind])])
