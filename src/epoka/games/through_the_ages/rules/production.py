"""Production and maintenance: points, food, consumption, resources, corruption. (TTA-14, TTA-15)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.games.through_the_ages import events, state, tables
from epoka.games.through_the_ages.rules import tokens
from epoka.games.through_the_ages.rules.military import DRAWN_AT_MOST, draw_military
from epoka.games.through_the_ages.rules.options import DECLINE, HOLD, PRODUCE, TRADE
from epoka.games.through_the_ages.rules.ratings import discontent
from epoka.games.through_the_ages.state import TRADE as TRADE_ROLE
from epoka.kernel import Choose, Frame, Option, Seat, Step, ask, call, done, tell
from epoka.parts.questions import one_of
from epoka.parts.tuples import changed

FAMINE_CULTURE: Final = 4
"""Culture lost for each missing food. (TTA-14)"""


def mine_tokens(own: state.Civilization) -> list[tuple[int, int]]:
    """Where mines would place how many tokens, the highest level first; then Bill Gates' labs. (TTA-14, TTA-29.5)"""
    workers = own.workers
    found = [(kind, workers[kind]) for kind in reversed(tables.MINES) if workers[kind]]
    if found and own.fixed[state.RAILS]:
        # The railroad makes the best mine place a token more, after all workers. (TTA-14, TTA-29.7)
        found.append((found[0][0], tables.RAIL_TOKENS))
    if own.leads == tables.GATES:
        found += [(kind, workers[kind]) for kind in reversed(tables.LABS[1:]) if workers[kind]]
    return found


def farm_output(own: state.Civilization) -> int:
    """Food that the farms make in a turn with an unlimited bank. [interpretation] (TTA-14.3)"""
    one, two, three, four = own.workers[:4]
    return tokens.F0 * one + tokens.F1 * two + tokens.F2 * three + tokens.F3 * four


def mine_output(own: state.Civilization) -> int:
    """Resources that mines and Bill Gates' labs make in a turn with an unlimited bank. [interpretation] (TTA-14.3)"""
    return sum([count * tables.TOKEN_VALUE[kind] for kind, count in mine_tokens(own)])


def _place(own: state.Civilization, kind: int, count: int) -> int:
    """Tokens from the bank to a card, as far as there are any; returns what they are worth. (TTA-14.1)"""
    count = min(count, own.blue)
    if count:
        own.blue -= count
        own.goods = changed(own.goods, kind, count)
    return count * tables.TOKEN_VALUE[kind]


def farms_produce(own: state.Civilization) -> int:
    """Each farm worker places a token, higher levels first if the bank is short; returns the food. (TTA-14)"""
    one, two, three, four = own.workers[:4]
    total = one + two + three + four
    if total <= own.blue:
        a, b, c, d, *rest = own.goods
        own.goods = (a + one, b + two, c + three, d + four, *rest)
        own.blue -= total
        return farm_output(own)
    return sum([_place(own, kind, own.workers[kind]) for kind in reversed(tables.FARMS)])


def mines_produce(own: state.Civilization, held: int) -> int:
    """Each mine worker places a token, except one on the card held back; returns the resources. (TTA-14, TTA-15.5)"""
    one, two, three, four = own.workers[4:8]
    total = one + two + three + four
    if held == tables.NONE and total <= own.blue and not own.fixed[state.RAILS] and own.leads != tables.GATES:
        goods = own.goods
        own.goods = (*goods[:4], goods[4] + one, goods[5] + two, goods[6] + three, goods[7] + four, *goods[8:])
        own.blue -= total
        return tokens.M0 * one + tokens.M1 * two + tokens.M2 * three + tokens.M3 * four
    made = 0
    for kind, count in mine_tokens(own):
        made += _place(own, kind, count - (kind == held))
        if kind == held:
            held = tables.NONE
    return made


def consume(s: state.AgesState, seat: Seat) -> None:
    """Pay the food that the yellow bank shows, with a resource if an agreement allows it and food is short. (TTA-14)"""
    # A Trade Routes Agreement helps in the own turn only. (TTA-21.9)
    eat(s, seat, tokens.pay_food if seat == s.active else tokens.lose_food)


def eat(s: state.AgesState, seat: Seat, pay: Callable[[state.Civilization, int], int]) -> None:
    """Pay the consumption in a given way; for each missing food famine takes culture. (TTA-14)"""
    own = s.civilizations[seat]
    due = tables.CONSUMPTION[own.yellow]
    if due:
        paid = pay(own, due)
        tell(s, events.CONSUMED, seat, paid)
        if paid < due:
            tell(s, events.FAMINE, seat, -tokens.score_culture(own, -FAMINE_CULTURE * (due - paid)))


def choose_feeding(s: state.AgesState, seat: Seat) -> Choose:
    """Whether a resource stands in for missing food under a Trade Routes Agreement. (TTA-21.9)"""
    own = s.civilizations[seat]
    return one_of(
        seat, "prompt-feeding", "TTA-21.9", [TRADE, DECLINE], amount=tables.CONSUMPTION[own.yellow] - tokens.food(own)
    )


def may_feed(s: state.AgesState, seat: Seat) -> bool:
    """Whether a player must say if a resource is eaten: food is short, and it has not been said before. (TTA-21.9)"""
    own = s.civilizations[seat]
    return (
        own.fixed[TRADE_ROLE] == tokens.RESOURCE_AS_FOOD
        and seat == s.active
        and not own.trading
        and tokens.can_trade(own)
        and tables.CONSUMPTION[own.yellow] > tokens.food(own)
    )


class Consumption(Frame[state.AgesState]):
    """The people eat. (TTA-14, TTA-21.9)"""

    seat: Seat

    def start(self, s: state.AgesState) -> Step:
        if may_feed(s, self.seat):
            return ask(choose_feeding(s, self.seat), then=self.feed)
        consume(s, self.seat)
        return done()

    def feed(self, s: state.AgesState, answer: Option) -> Step:
        eat(s, self.seat, tokens.pay_food if answer == TRADE else tokens.lose_food)
        return done()


def corrupt(s: state.AgesState, seat: Seat) -> None:
    """Pay the resources that the blue bank shows, or all there are. (TTA-15.4)"""
    own = s.civilizations[seat]
    due = tables.CORRUPTION[own.blue]
    if due and s.level != state.SIMPLE:
        tell(s, events.CORRUPTION, seat, tokens.lose_resources(own, due))


def is_uprising(s: state.AgesState, seat: Seat) -> bool:
    """More discontent workers than unused ones. (TTA-15.3)"""
    own = s.civilizations[seat]
    return s.level != state.SIMPLE and discontent(own) > own.unused


def choose_restraint(s: state.AgesState, seat: Seat) -> Choose:
    """Whether the mines place one token less, against corruption. (TTA-15.5)"""
    own = s.civilizations[seat]
    return one_of(
        seat, "prompt-restraint", "TTA-15.5", [PRODUCE, *[HOLD[kind] for kind in tables.MINES if own.workers[kind]]]
    )


def corruption_after(own: state.Civilization, held: int, pacts: int) -> int:
    """The corruption to pay once mines have produced and pacts have given or taken resources. (TTA-14, TTA-15.4)"""
    trial = own.clone()
    mines_produce(trial, held)
    if pacts > 0:
        tokens.gain_resources(trial, pacts)
    elif pacts < 0:
        tokens.lose_resources(trial, -pacts)
    return tables.CORRUPTION[trial.blue]


def matters(own: state.Civilization, pacts: int) -> bool:
    """Whether one token less on a mine would lower the corruption. (TTA-15.5)"""
    due = corruption_after(own, tables.NONE, pacts)
    return any(own.workers[kind] and corruption_after(own, kind, pacts) < due for kind in tables.MINES)


def score_and_farm(s: state.AgesState, seat: Seat) -> None:
    """The first half of a turn's production before the people eat: points and farms. (TTA-14)"""
    own = s.civilizations[seat]
    culture = tokens.score_culture(own, own.culture_rating)
    tell(s, events.SCORED, seat, culture, tokens.score_science(own, own.science_rating))
    made = farms_produce(own)
    # Pacts give and take in a civilization's own production. (TTA-21.9)
    if own.fixed[state.MORE_FOOD]:
        made += tokens.gain_food(own, own.fixed[state.MORE_FOOD])
    tell(s, events.FARMED, seat, made)


def mine(s: state.AgesState, seat: Seat, held: int) -> None:
    """The second half: mines, what pacts give and take, corruption. (TTA-14)"""
    own = s.civilizations[seat]
    made = mines_produce(own, held)
    goods = own.fixed[state.MORE_RESOURCES]
    if goods > 0:
        made += tokens.gain_resources(own, goods)
    tell(s, events.MINED, seat, made)
    if goods < 0:
        tell(s, events.RESOURCES_LOST, seat, tokens.lose_resources(own, -goods))
    corrupt(s, seat)


def decides(s: state.AgesState, seat: Seat) -> bool:
    """Whether there may be something to decide in the production of a seat. (TTA-15.5, TTA-21.9)"""
    return bool(s.restraint) or s.civilizations[seat].fixed[TRADE_ROLE] == tokens.RESOURCE_AS_FOOD


class Production(Frame[state.AgesState]):
    """The production of a turn with its decisions: what feeds the people, and restraint. (TTA-14, TTA-15.5)"""

    seat: Seat

    def start(self, s: state.AgesState) -> Step:
        score_and_farm(s, self.seat)
        return call(Consumption(self.seat), then=self.restrain)

    def restrain(self, s: state.AgesState, _: object) -> Step:
        own = s.civilizations[self.seat]
        if s.restraint and matters(own, own.fixed[state.MORE_RESOURCES]):
            return ask(choose_restraint(s, self.seat), then=self.work)
        mine(s, self.seat, tables.NONE)
        return done()

    def work(self, s: state.AgesState, answer: Option) -> Step:
        mine(s, self.seat, restrained(s, self.seat, answer))
        return done()


def restrained(s: state.AgesState, seat: Seat, answer: Option) -> int:
    """The mine on which a token is held back, or NONE. (TTA-15.5)"""
    if answer == PRODUCE:
        return tables.NONE
    tell(s, events.RESTRAINED, seat, str(answer[1]))
    return tables.KINDS[str(answer[1])]


class ProduceOnce(Frame[state.AgesState]):
    """Farms or mines produce because of an event, with or without consumption and corruption. (TTA-14.4)"""

    seat: Seat
    farms: int
    mines: int
    eating: int
    corruption: int

    def start(self, s: state.AgesState) -> Step:
        own = s.civilizations[self.seat]
        if self.farms:
            tell(s, events.FARMED, self.seat, farms_produce(own))
        if self.eating:
            return call(Consumption(self.seat), then=self.restrain)
        return self.restrain(s, None)

    def restrain(self, s: state.AgesState, _: object) -> Step:
        own = s.civilizations[self.seat]
        if s.restraint and self.mines and self.corruption and matters(own, 0):
            return ask(choose_restraint(s, self.seat), then=self.work)
        return self.finish(s, tables.NONE)

    def work(self, s: state.AgesState, answer: Option) -> Step:
        return self.finish(s, restrained(s, self.seat, answer))

    def finish(self, s: state.AgesState, held: int) -> Step:
        if self.mines:
            tell(s, events.MINED, self.seat, mines_produce(s.civilizations[self.seat], held))
        if self.corruption:
            corrupt(s, self.seat)
        return done()


def draw_at_end(s: state.AgesState, seat: Seat) -> None:
    """A military card for each unspent military action, at most three. (TTA-16.3)"""
    own = s.civilizations[seat]
    if not s.drawing:
        draw_military(s, seat, min(DRAWN_AT_MOST, own.red + own.red_extra - own.red_spent))
