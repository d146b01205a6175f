"""Events that bring diseases. (COC-10.1)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.rules.drawing import discard_objective
from epoka.games.clash_of_cultures.rules.lasting import action_cards, give_up_action
from epoka.games.clash_of_cultures.rules.losses import (
    LoseUnit,
    LoseUnits,
    Unrest,
    calm_cities,
    chosen_hex,
    unit_count,
    unit_options,
)
from epoka.games.clash_of_cultures.rules.stock import lose
from epoka.games.clash_of_cultures.rules.world_events.effects import concerned, in_turn, keep_card, score
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import (
    CARD,
    CARDS,
    STOCK,
    UNIT,
)
from epoka.kernel import (
    Frame,
    Option,
    Options,
    Question,
    Seat,
    Step,
    ask,
    call,
    done,
)

SPREADING: Final = bits.ROADS | bits.NAVIGATION | bits.TRADE_ROUTES
"""Whoever knows one of these loses more to a disease."""


def _spread(s: ClashState, seat: Seat) -> int:
    """One, or two for a player who knows Roads, Navigation or Trade Routes."""
    return 2 if s.nations[seat].known & SPREADING else 1


def pestilence(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player with 2 cities: the mood of one drops, of two where people travel. (event 1)"""
    return in_turn(
        [
            Unrest(who, tuple(calm_cities(s, who)), 1, _spread(s, who))
            for who in concerned(s, seat, card)
            if len(s.nations[who].cities) >= 2
        ]
    )


def epidemics(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player with 2 units removes one, two where people travel. (event 2)"""
    return in_turn([LoseUnits(who, _spread(s, who)) for who in concerned(s, seat, card) if unit_count(s, who) >= 2])


class BlackDeath(Frame[ClashState]):
    """A player removes units of own choice for a point each. (event 50)"""

    seat: Seat
    count: int

    def start(self, s: ClashState) -> Step:
        return call(LoseUnits(self.seat, self.count), then=self.lost)

    def lost(self, s: ClashState, lost: int) -> Step:
        score(s, self.seat, 2 * lost)
        return done()


def black_death(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player with 4 units removes one of every 4, and one more where people travel. (event 50)"""
    keep_card(s, seat, card)
    return in_turn(
        [
            BlackDeath(who, unit_count(s, who) // 4 + _spread(s, who) - 1)
            for who in concerned(s, seat, card)
            if unit_count(s, who) >= 4
        ]
    )


class GiveUp(Frame[ClashState]):
    """A player gives up some things of own choice. (event 49)"""

    seat: Seat
    count: int

    def start(self, s: ClashState) -> Step:
        if not self.count or not things_to_give(s, self.seat):
            return done()
        return ask(ChooseThing(self.seat, self.count), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.count -= 1
        if answer[0] == "give":
            lose(s, self.seat, STOCK.index(str(answer[1])), 1)
        elif answer[0] == "remove":
            return call(LoseUnit(self.seat, chosen_hex(s, answer), UNIT.index(str(answer[2]))), then=self.next)
        elif CARD[str(answer[1])] in action_cards(s.nations[self.seat]):
            give_up_action(s, self.seat, CARD[str(answer[1])])
        else:
            discard_objective(s, self.seat, CARD[str(answer[1])])
        return self.start(s)

    def next(self, s: ClashState, _: object) -> Step:
        return self.start(s)


def things_to_give(s: ClashState, seat: Seat) -> Options:
    """What a player can give up: resources, tokens, hand cards, units."""
    own = s.nations[seat]
    return (
        *[("give", STOCK[kind]) for kind, amount in enumerate(own.stock) if amount],
        *[("discard", CARDS[card]) for card in (*action_cards(own), *own.plans)],
        *unit_options(s, seat),
    )


class ChooseThing(Question[ClashState]):
    """What to give up; hand cards are secret, so nothing is taken without asking. (event 49)"""

    seat: Seat
    left: int

    prompt: ClassVar[str] = "prompt-give-up"
    rule: ClassVar[str] = "COC-10.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return things_to_give(s, self.seat)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"amount": self.left}


def pandemics(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player gives up half as many things as they have cities. (event 49)"""
    return in_turn(
        [
            GiveUp(who, len(s.nations[who].cities) // 2)
            for who in concerned(s, seat, card)
            if len(s.nations[who].cities) >= 2
        ]
    )
