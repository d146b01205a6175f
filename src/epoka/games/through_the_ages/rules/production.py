"""Production and maintenance: points, food, consumption, resources, corruption. (TTA-14, TTA-15)"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.rules.military import DRAWN_AT_MOST, draw_military
from epoka.games.through_the_ages.rules.options import DECLINE, HOLD, PRODUCE, TRADE
from epoka.games.through_the_ages.rules.ratings import discontent
from epoka.games.through_the_ages.rules.tokens import (
    F1,
    F2,
    F3,
    M1,
    M2,
    M3,
    RESOURCE_AS_FOOD,
    can_trade,
    food,
    gain_food,
    gain_resources,
    lose_food,
    lose_resources,
    pay_food,
    score_culture,
    score_science,
)
from epoka.games.through_the_ages.state import (
    MORE_FOOD,
    MORE_RESOURCES,
    RAILS,
    SIMPLE,
    AgesState,
    Civilization,
    changed,
)
from epoka.games.through_the_ages.state import TRADE as TRADE_ROLE
from epoka.games.through_the_ages.tables import (
    CONSUMPTION,
    CORRUPTION,
    FARMS,
    GATES,
    KINDS,
    LABS,
    MINES,
    NONE,
    TOKEN_VALUE,
)
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, call, done, tell

FAMINE_CULTURE: Final = 4
"""Culture lost for each missing food. (TTA-14)"""


def mine_tokens(own: Civilization) -> list[tuple[int, int]]:
    """Where mines would place how many tokens, the highest level first; then Bill Gates' labs. (TTA-14, TTA-29.5)"""
    workers = own.workers
    found = [(kind, workers[kind]) for kind in reversed(MINES) if workers[kind]]
    if found and own.fixed[RAILS]:
        # The railroad makes the best mine place one token more, after all workers. (TTA-14, TTA-29.7)
        found.append((found[0][0], 1))
    if own.leads == GATES:
        found += [(kind, workers[kind]) for kind in reversed(LABS[1:]) if workers[kind]]
    return found


def farm_output(own: Civilization) -> int:
    """Food that the farms make in a turn with an unlimited bank. [interpretation] (TTA-14.3)"""
    one, two, three, four = own.workers[:4]
    return one + F1 * two + F2 * three + F3 * four


def mine_output(own: Civilization) -> int:
    """Resources that mines and Bill Gates' labs make in a turn with an unlimited bank. [interpretation] (TTA-14.3)"""
    return sum([count * TOKEN_VALUE[kind] for kind, count in mine_tokens(own)])


def _place(own: Civilization, kind: int, count: int) -> int:
    """Tokens from the bank to a card, as far as there are any; returns what they are worth. (TTA-14.1)"""
    count = min(count, own.blue)
    if count:
        own.blue -= count
        own.goods = changed(own.goods, kind, count)
    return count * TOKEN_VALUE[kind]


def farms_produce(own: Civilization) -> int:
    """Each farm worker places a token, higher levels first if the bank is short; returns the food. (TTA-14)"""
    one, two, three, four = own.workers[:4]
    total = one + two + three + four
    if total <= own.blue:
        a, b, c, d, *rest = own.goods
        own.goods = (a + one, b + two, c + three, d + four, *rest)
        own.blue -= total
        return farm_output(own)
    return sum([_place(own, kind, own.workers[kind]) for kind in reversed(FARMS)])


def mines_produce(own: Civilization, held: int) -> int:
    """Each mine worker places a token, except one on the card held back; returns the resources. (TTA-14, TTA-15.5)"""
    one, two, three, four = own.workers[4:8]
    total = one + two + three + four
    if held == NONE and total <= own.blue and not own.fixed[RAILS] and own.leads != GATES:
        goods = own.goods
        own.goods = (*goods[:4], goods[4] + one, goods[5] + two, goods[6] + three, goods[7] + four, *goods[8:])
        own.blue -= total
        return one + M1 * two + M2 * three + M3 * four
    made = 0
    for kind, count in mine_tokens(own):
        made += _place(own, kind, count - (kind == held))
        if kind == held:
            held = NONE
    return made


def consume(s: AgesState, seat: Seat) -> None:
    """Pay the food that the yellow bank shows, with a resource if an agreement allows it and food is short. (TTA-14)"""
    # A Trade Routes Agreement helps in the own turn only. (TTA-21.9)
    eat(s, seat, pay_food if seat == s.active else lose_food)


def eat(s: AgesState, seat: Seat, pay: Callable[[Civilization, int], int]) -> None:
    """Pay the consumption in a given way; for each missing food famine takes culture. (TTA-14)"""
    own = s.civilizations[seat]
    due = CONSUMPTION[own.yellow]
    if due:
        paid = pay(own, due)
        tell(s, events.CONSUMED, seat, paid)
        if paid < due:
            tell(s, events.FAMINE, seat, -score_culture(own, -FAMINE_CULTURE * (due - paid)))


class ChooseFeeding(Question[AgesState]):
    """Whether a resource stands in for missing food under a Trade Routes Agreement. (TTA-21.9)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-feeding"
    rule: ClassVar[str] = "TTA-21.9"

    def choices(self, s: AgesState) -> Options:
        return (TRADE, DECLINE)

    def args(self, s: AgesState) -> dict[str, int | str]:
        own = s.civilizations[self.seat]
        return {"amount": CONSUMPTION[own.yellow] - food(own)}


def may_feed(s: AgesState, seat: Seat) -> bool:
    """Whether a player must say if a resource is eaten: food is short, and it has not been said before. (TTA-21.9)"""
    own = s.civilizations[seat]
    return (
        own.fixed[TRADE_ROLE] == RESOURCE_AS_FOOD
        and seat == s.active
        and not own.trading
        and can_trade(own)
        and CONSUMPTION[own.yellow] > food(own)
    )


class Consumption(Frame[AgesState]):
    """The people eat. (TTA-14, TTA-21.9)"""

    seat: Seat

    def start(self, s: AgesState) -> Step:
        if may_feed(s, self.seat):
            return ask(ChooseFeeding(self.seat), then=self.feed)
        consume(s, self.seat)
        return done()

    def feed(self, s: AgesState, answer: Option) -> Step:
        eat(s, self.seat, pay_food if answer == TRADE else lose_food)
        return done()


def corrupt(s: AgesState, seat: Seat) -> None:
    """Pay the resources that the blue bank shows, or all there are. (TTA-15.4)"""
    own = s.civilizations[seat]
    due = CORRUPTION[own.blue]
    if due and s.level != SIMPLE:
        tell(s, events.CORRUPTION, seat, lose_resources(own, due))


def is_uprising(s: AgesState, seat: Seat) -> bool:
    """More discontent workers than unused ones. (TTA-15.3)"""
    own = s.civilizations[seat]
    return s.level != SIMPLE and discontent(own) > own.unused


class ChooseRestraint(Question[AgesState]):
    """Whether the mines place one token less, against corruption. (TTA-15.5)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-restraint"
    rule: ClassVar[str] = "TTA-15.5"

    def choices(self, s: AgesState) -> Options:
        own = s.civilizations[self.seat]
        return (PRODUCE, *[HOLD[kind] for kind in MINES if own.workers[kind]])


def corruption_after(own: Civilization, held: int, pacts: int) -> int:
    """The corruption to pay once mines have produced and pacts have given or taken resources. (TTA-14, TTA-15.4)"""
    trial = own.clone()
    mines_produce(trial, held)
    if pacts > 0:
        gain_resources(trial, pacts)
    elif pacts < 0:
        lose_resources(trial, -pacts)
    return CORRUPTION[trial.blue]


def matters(own: Civilization, pacts: int) -> bool:
    """Whether one token less on a mine would lower the corruption. (TTA-15.5)"""
    due = corruption_after(own, NONE, pacts)
    return any(own.workers[kind] and corruption_after(own, kind, pacts) < due for kind in MINES)


def score_and_farm(s: AgesState, seat: Seat) -> None:
    """The first half of a turn's production before the people eat: points and farms. (TTA-14)"""
    own = s.civilizations[seat]
    culture = score_culture(own, own.culture_rating)
    tell(s, events.SCORED, seat, culture, score_science(own, own.science_rating))
    made = farms_produce(own)
    # Pacts give and take in a civilization's own production. (TTA-21.9)
    if own.fixed[MORE_FOOD]:
        made += gain_food(own, own.fixed[MORE_FOOD])
    tell(s, events.FARMED, seat, made)


def mine(s: AgesState, seat: Seat, held: int) -> None:
    """The second half: mines, what pacts give and take, corruption. (TTA-14)"""
    own = s.civilizations[seat]
    made = mines_produce(own, held)
    goods = own.fixed[MORE_RESOURCES]
    if goods > 0:
        made += gain_resources(own, goods)
    tell(s, events.MINED, seat, made)
    if goods < 0:
        tell(s, events.RESOURCES_LOST, seat, lose_resources(own, -goods))
    corrupt(s, seat)


def decides(s: AgesState, seat: Seat) -> bool:
    """Whether there may be something to decide in the production of a seat. (TTA-15.5, TTA-21.9)"""
    return bool(s.restraint) or s.civilizations[seat].fixed[TRADE_ROLE] == RESOURCE_AS_FOOD


class Production(Frame[AgesState]):
    """The production of a turn with its decisions: what feeds the people, and restraint. (TTA-14, TTA-15.5)"""

    seat: Seat

    def start(self, s: AgesState) -> Step:
        score_and_farm(s, self.seat)
        return call(Consumption(self.seat), then=self.restrain)

    def restrain(self, s: AgesState, _: object) -> Step:
        own = s.civilizations[self.seat]
        if s.restraint and matters(own, own.fixed[MORE_RESOURCES]):
            return ask(ChooseRestraint(self.seat), then=self.work)
        mine(s, self.seat, NONE)
        return done()

    def work(self, s: AgesState, answer: Option) -> Step:
        mine(s, self.seat, restrained(s, self.seat, answer))
        return done()


def restrained(s: AgesState, seat: Seat, answer: Option) -> int:
    """The mine on which a token is held back, or NONE. (TTA-15.5)"""
    if answer == PRODUCE:
        return NONE
    tell(s, events.RESTRAINED, seat, str(answer[1]))
    return KINDS[str(answer[1])]


class ProduceOnce(Frame[AgesState]):
    """Farms or mines produce because of an event, with or without consumption and corruption. (TTA-14.4)"""

    seat: Seat
    farms: int
    mines: int
    eating: int
    corruption: int

    def start(self, s: AgesState) -> Step:
        own = s.civilizations[self.seat]
        if self.farms:
            tell(s, events.FARMED, self.seat, farms_produce(own))
        if self.eating:
            return call(Consumption(self.seat), then=self.restrain)
        return self.restrain(s, None)

    def restrain(self, s: AgesState, _: object) -> Step:
        own = s.civilizations[self.seat]
        if s.restraint and self.mines and self.corruption and matters(own, 0):
            return ask(ChooseRestraint(self.seat), then=self.work)
        return self.finish(s, NONE)

    def work(self, s: AgesState, answer: Option) -> Step:
        return self.finish(s, restrained(s, self.seat, answer))

    def finish(self, s: AgesState, held: int) -> Step:
        if self.mines:
            tell(s, events.MINED, self.seat, mines_produce(s.civilizations[self.seat], held))
        if self.corruption:
            corrupt(s, self.seat)
        return done()


def draw_at_end(s: AgesState, seat: Seat) -> None:
    """A military card for each unspent military action, at most three. (TTA-16.3)"""
    own = s.civilizations[seat]
    if not s.drawing:
        draw_military(s, seat, min(DRAWN_AT_MOST, own.red + own.red_extra - own.red_spent))
