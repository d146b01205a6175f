"""Events that bring diseases. (COC-10.1)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, tables
from epoka.games.clash_of_cultures.rules import losses
from epoka.games.clash_of_cultures.rules.drawing import discard_objective
from epoka.games.clash_of_cultures.rules.lasting import action_cards, give_up_action
from epoka.games.clash_of_cultures.rules.stock import lose
from epoka.games.clash_of_cultures.rules.world_events.effects import ROWS, concerned, in_turn, keep_card, score
from epoka.games.clash_of_cultures.state import ClashState
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
BLACK_DEATH: Final = tables.CARD["event_50_black_death"]


def _spreads(s: ClashState, seat: Seat) -> bool:
    """Whether a player knows Roads, Navigation or Trade Routes."""
    return s.nations[seat].known & SPREADING > 0


def _lost(s: ClashState, seat: Seat, usual: int, spread: int) -> int:
    """What a player loses to a disease, usually and where people travel."""
    return spread if _spreads(s, seat) else usual


def pestilence(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player with several cities: the mood of one drops, of two where people travel. (event 1)"""
    says = tables.NUMBERS["pestilence"]
    return in_turn(
        [
            losses.Unrest(
                who,
                tuple(losses.calm_cities(s, who)),
                says["steps"],
                _lost(s, who, says["cities_hit"], says["spread"]),
            )
            for who in concerned(s, seat, card)
            if len(s.nations[who].cities) >= says["cities"]
        ]
    )


def epidemics(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player with several units removes one, two where people travel. (event 2)"""
    says = tables.NUMBERS["epidemics"]
    return in_turn(
        [
            losses.LoseUnits(who, _lost(s, who, says["lost"], says["spread"]))
            for who in concerned(s, seat, card)
            if losses.unit_count(s, who) >= says["units"]
        ]
    )


class BlackDeath(Frame[ClashState]):
    """A player removes units of own choice for a point each. (event 50)"""

    seat: Seat
    count: int

    def start(self, s: ClashState) -> Step:
        return call(losses.LoseUnits(self.seat, self.count), then=self.lost)

    def lost(self, s: ClashState, lost: int) -> Step:
        score(s, self.seat, ROWS[BLACK_DEATH].half_points * lost)
        return done()


def black_death(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player with enough units removes a part of them, and one more where people travel. (event 50)"""
    keep_card(s, seat, card)
    says = tables.NUMBERS["black_death"]
    return in_turn(
        [
            BlackDeath(who, losses.unit_count(s, who) // says["units"] + says["more"] * _spreads(s, who))
            for who in concerned(s, seat, card)
            if losses.unit_count(s, who) >= says["units"]
        ]
    )


class GiveUp(Frame[ClashState]):
    """A player gives up some things of own choice. (event 49)"""

    seat: Seat
    count: int

    def start(self, s: ClashState, _: object = None) -> Step:
        if not self.count or not things_to_give(s, self.seat):
            return done()
        return ask(ChooseThing(self.seat, self.count), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.count -= 1
        if answer[0] == "give":
            lose(s, self.seat, tables.STOCK.index(str(answer[1])), 1)
        elif answer[0] == "remove":
            return call(
                losses.LoseUnit(self.seat, losses.chosen_hex(s, answer), tables.UNIT.index(str(answer[2]))),
                then=self.start,
            )
        elif tables.CARD[str(answer[1])] in action_cards(s.nations[self.seat]):
            give_up_action(s, self.seat, tables.CARD[str(answer[1])])
        else:
            discard_objective(s, self.seat, tables.CARD[str(answer[1])])
        return self.start(s)


def things_to_give(s: ClashState, seat: Seat) -> Options:
    """What a player can give up: resources, tokens, hand cards, units."""
    own = s.nations[seat]
    return (
        *[("give", tables.STOCK[kind]) for kind, amount in enumerate(own.stock) if amount],
        *[("discard", tables.CARDS[card]) for card in (*action_cards(own), *own.plans)],
        *losses.unit_options(s, seat),
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
