"""Resources and tokens: gaining, losing and paying, with what may replace what. (COC-5)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules.captives import captive_options, held, release_named
from epoka.games.clash_of_cultures.state import ClashState, Nation, Numbers
from epoka.kernel import Choose, Option, Seat, Step, ask, tell
from epoka.parts.payments import Payment, Spending, Swaps, matches, swapped
from epoka.parts.questions import one_of
from epoka.parts.tuples import changed

SPEND: Final[tuple[Option, ...]] = tuple([("spend", name) for name in tables.STOCK])
WORDS: Final = {"rest": (), "spend": ("kind",)}

PLAIN: Final[Swaps] = (
    (tables.FOOD, tables.GOLD),
    (tables.WOOD, tables.GOLD),
    (tables.ORE, tables.GOLD),
    (tables.IDEAS, tables.GOLD),
    (tables.GOLD,),
    (tables.MOOD,),
    (tables.CULTURE,),
)
"""Gold replaces every resource. (COC-5.2)"""
EXACT: Final[Swaps] = tuple([(kind,) for kind in range(len(tables.STOCK))])
"""Nothing is replaced."""
FOR_ADVANCES: Final[Swaps] = ((tables.FOOD, tables.IDEAS, tables.GOLD), *PLAIN[1:])
"""Ideas replace food when buying advances. (COC-5.2, COC-7.1.1)"""
HAPPINESS: Final[Swaps] = (
    *PLAIN[:5],
    (tables.MOOD, tables.FOOD, tables.WOOD, tables.ORE, tables.IDEAS, tables.GOLD),
    (tables.CULTURE,),
)
"""With Rituals resources replace mood when happiness is increased. (COC-7.8.1)"""

FOR_WONDERS: Final[Swaps] = (*PLAIN, ())
"""An entry more than kinds: the culture of wonders is never replaced, not even with the Great Arena. (COC-12.4.1)"""


ARENA: Final = tables.FIRST_WONDER_POWER + tables.GREAT_ARENA


def limit(own: Nation, kind: int) -> int:
    """How much of a kind a player can hold; tokens have no limit. (COC-5.1, COC-5.3)"""
    if not own.known & tables.LIMIT_BITS[kind] or (kind == tables.IDEAS and own.known & bits.BABYLON_ZIGGURATS):
        return tables.LIMIT[kind]
    return tables.CHANGED_LIMIT[kind]


def gain(s: ClashState, seat: Seat, kind: int, amount: int) -> int:
    """Take from the supply, up to the limit; what is beyond it is lost. Returns what was gained. (COC-5.1)"""
    own = s.nations[seat]
    got = min(amount, limit(own, kind) - own.stock[kind])
    if got > 0:
        own.stock = changed(own.stock, kind, got)
        tell(s, events.GAINED, seat, tables.STOCK[kind], got)
    return max(0, got)


def lose(s: ClashState, seat: Seat, kind: int, amount: int) -> int:
    """Give up to this much back; returns what was given."""
    own = s.nations[seat]
    lost = min(amount, own.stock[kind])
    if lost > 0:
        own.stock = changed(own.stock, kind, -lost)
        tell(s, events.LOST, seat, tables.STOCK[kind], lost)
    return lost


def trim(s: ClashState, seat: Seat) -> None:
    """When a limit drops the excess is lost at once. (COC-5.1)"""
    own = s.nations[seat]
    for kind in (tables.FOOD, tables.IDEAS):
        lose(s, seat, kind, own.stock[kind] - limit(own, kind))


def with_arena(own: Nation, swaps: Swaps) -> Swaps:
    """The Great Arena lets mood and culture stand for each other. (COC-12.4.1)"""
    if ARENA not in own.abilities or len(swaps) > len(tables.STOCK):
        return swaps
    return swapped(swapped(swaps, tables.MOOD, tables.CULTURE), tables.CULTURE, tables.MOOD)


def can_pay(own: Nation, cost: tables.Price, swaps: Swaps = PLAIN) -> bool:
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
    most = own.stock[tables.CULTURE]
    if ARENA in own.abilities:
        most += own.stock[tables.MOOD]
    return most + held(own) if own.known & bits.AZTECS_HUMAN_SACRIFICE else most


def with_captives(own: Nation, cost: tables.Price) -> list[tables.Price]:
    """What may be left of a price after captives have stood for some mood and culture. (COC-13.30)"""
    food, wood, ore, ideas, gold, mood, culture = cost
    captives = held(own)
    return [
        (food, wood, ore, ideas, gold, mood - fewer, culture - less)
        for fewer in range(min(captives, mood) + 1)
        for less in range(min(captives - fewer, culture) + 1)
        if fewer + less
    ]


def covers(stock: Numbers, cost: tables.Price, swaps: Swaps) -> bool:
    """Whether a price can be paid out of a stock with these replacements; at once where gold is the only one."""
    food, wood, ore, ideas, gold, mood, culture = cost
    if swaps is not PLAIN and swaps is not FOR_WONDERS:
        enough = (
            stock[tables.FOOD] >= food
            and stock[tables.WOOD] >= wood
            and stock[tables.ORE] >= ore
            and stock[tables.IDEAS] >= ideas
        )
        if enough and stock[tables.GOLD] >= gold and stock[tables.MOOD] >= mood and stock[tables.CULTURE] >= culture:
            return True
        return swaps is not EXACT and matches(stock, cost, swaps)
    if stock[tables.MOOD] < mood or stock[tables.CULTURE] < culture:
        return False
    gold -= stock[tables.GOLD]
    if stock[tables.FOOD] < food:
        gold += food - stock[tables.FOOD]
    if stock[tables.WOOD] < wood:
        gold += wood - stock[tables.WOOD]
    if stock[tables.ORE] < ore:
        gold += ore - stock[tables.ORE]
    if stock[tables.IDEAS] < ideas:
        gold += ideas - stock[tables.IDEAS]
    return gold <= 0


def spend(s: ClashState, seat: Seat, paid: Numbers) -> None:
    """Give these amounts back to the supply."""
    own = s.nations[seat]
    own.stock = tuple([have - amount for have, amount in zip(own.stock, paid, strict=True)])
    for kind, amount in enumerate(paid):
        if amount:
            tell(s, events.PAID, seat, tables.STOCK[kind], amount)


class Pay(Payment[ClashState]):
    """Pay a price, asking only where there is a choice; returns the amounts really paid. (COC-5.2)"""

    seat: Seat
    owed: tables.Price
    swaps: Swaps = PLAIN
    paid: Numbers = (0, 0, 0, 0, 0, 0, 0)

    def purse(self, s: ClashState) -> Numbers:
        return s.nations[self.seat].stock

    def question(self) -> ChooseSpending:
        return ChooseSpending(self.seat, self.owed, self.paid, self.swaps)

    def spend(self, s: ClashState, paid: Numbers) -> None:
        spend(s, self.seat, paid)

    def start(self, s: ClashState) -> Step:
        own = s.nations[self.seat]
        self.swaps = with_arena(own, self.swaps)
        if own.known & bits.AZTECS_HUMAN_SACRIFICE and not covers(own.stock, self.owed, self.swaps):
            return ask(choose_offering(s, self.seat, self.owed, self.swaps), then=self.offered)
        return super().start(s)

    def offered(self, s: ClashState, answer: Option) -> Step:
        """A captive stands for a token that is missing. (COC-13.30)"""
        self.stands_for(tables.STOCK.index(str(answer[1])))
        release_named(s, self.seat, answer)
        return self.start(s)


class ChooseSpending(Spending[ClashState]):
    """What to spend for the next piece of a price; or the rest as it is printed. (COC-5.2)"""

    prompt: ClassVar[str] = "prompt-spend"
    rule: ClassVar[str] = "COC-5.2"
    kinds: ClassVar[Sequence[str]] = tables.STOCK

    def purse(self, s: ClashState) -> Numbers:
        return s.nations[self.seat].stock


def choose_offering(s: ClashState, seat: Seat, owed: tables.Price, swaps: Swaps) -> Choose:
    """Which captive stands for which of the tokens that are missing. (COC-13.30)"""
    own = s.nations[seat]
    enough = [rest for rest in with_captives(own, owed) if covers(own.stock, rest, swaps)]
    wanted = [kind for kind in (tables.MOOD, tables.CULTURE) if any(rest[kind] < owed[kind] for rest in enough)]
    return one_of(
        seat,
        "prompt-offering",
        "COC-13.30",
        [option for kind in wanted for option in captive_options(own, "offer", tables.STOCK[kind])],
    )
