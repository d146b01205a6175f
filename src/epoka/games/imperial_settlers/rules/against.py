"""Actions against the Locations of others. (IS-25, IS-27.11)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.effects import (
    BlocksAction,
    OnRaze,
    OnRazeLocation,
    RazesForPoints,
    RazesUnprotected,
    RemovesLocation,
    TakesOver,
    TakesRazeGood,
)
from epoka.games.imperial_settlers.goods import VP, Goods
from epoka.games.imperial_settlers.rules.activating import ENOUGH
from epoka.games.imperial_settlers.rules.building import announce
from epoka.games.imperial_settlers.rules.carrying import carries, reward, yields
from epoka.games.imperial_settlers.rules.deals import lose_deals_with
from epoka.games.imperial_settlers.rules.drawing import discard
from epoka.games.imperial_settlers.rules.leaving import remove
from epoka.games.imperial_settlers.rules.razing import RazeLocation, fell, tell_razed
from epoka.games.imperial_settlers.rules.supply import counted, gain, pay, price
from epoka.games.imperial_settlers.rules.tableau import names_of
from epoka.games.imperial_settlers.rules.targets import (
    aimed,
    aims,
    any_location,
    choose_aim,
    is_action,
    is_razeable,
    prices,
    protections,
    reachable,
)
from epoka.games.imperial_settlers.state import (
    BLOCKED,
    OWED,
    RAZE,
    VIRTUAL,
    VIRTUAL_OWNER,
    Numbers,
    SettlersState,
    drop,
    mark,
)
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, call, done, tell
from epoka.parts.questions import one_of
from epoka.parts.tuples import without

WORDS: Final = {"receive": ("good",), "convert": ("good",)}


# -- Garrison, Engineers (IS-10.8, IS-25.36) ---------------------------------------------------------------------------


class RemoveLocation(Frame[SettlersState]):
    """Remove a Location of a rival from the game. (IS-10.8)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        return ask(choose_aim(s, self.seat, "prompt-remove", "IS-10.8", any_location), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        rival, card = aimed(s, answer)
        if rival == VIRTUAL:
            s.villages = without(s.villages, card)
            s.box += (card,)
            tell(s, events.REMOVED_VIRTUAL, self.seat, card)
        else:
            remove(s, rival, card)
            tell(s, events.REMOVED, self.seat, rival, card)
        return done()


def _removes(s: SettlersState, seat: Seat, card: int, effect: RemovesLocation, owed: Numbers) -> bool:
    return bool(aims(s, seat, any_location))


@carries(RemovesLocation, _removes)
def _remove(s: SettlersState, seat: Seat, card: int, effect: RemovesLocation) -> Frame[SettlersState]:
    return RemoveLocation(seat)


# -- Chariot Builder (IS-25.20) ----------------------------------------------------------------------------------------


class RazeUnprotected(Frame[SettlersState]):
    """Raze a Location of a rival, whatever protects it. (IS-25.20)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        return ask(choose_aim(s, self.seat, "prompt-raze", "IS-25.20", is_razeable), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        return call(RazeLocation(self.seat, *aimed(s, answer), 0))


def _razes(s: SettlersState, seat: Seat, card: int, effect: RazesUnprotected, owed: Numbers) -> bool:
    return bool(aims(s, seat, is_razeable))


@carries(RazesUnprotected, _razes)
def _raze(s: SettlersState, seat: Seat, card: int, effect: RazesUnprotected) -> Frame[SettlersState]:
    return RazeUnprotected(seat)


# -- Dark Chapel (IS-25.11) --------------------------------------------------------------------------------------------


def _from_hand(s: SettlersState, seat: Seat, effect: RazesForPoints, tokens: int) -> list[Option]:
    if tokens < effect.hand:
        return []
    hand = tuple([card for card in s.empires[seat].hand if tables.IS_COMMON[card] and is_razeable(card, 0)])
    return [("raze_hand", name) for name in names_of(hand)]


def _from_rivals(s: SettlersState, seat: Seat, effect: RazesForPoints, tokens: int) -> list[Option]:
    found: list[Option] = []
    for rival in reachable(s, seat):
        own = s.empires[rival]
        for _, place, copy in prices(own.locations, own.marks, 0):
            if _points_price(s, rival, own.locations[place], effect) <= tokens:
                found.append(("target", rival, tables.NAME[own.locations[place]], copy))
    if tokens >= effect.location:
        names = dict.fromkeys([tables.NAME[card] for card in s.villages if is_razeable(card, 0)])
        found += [("target_virtual", name) for name in names]
    return found


def _points_price(s: SettlersState, rival: Seat, card: int, effect: RazesForPoints) -> int:
    return effect.location + effect.protection * (0 if rival == VIRTUAL else protections(s, rival, card))


class ChooseRazing(Question[SettlersState]):
    """Which card from hand or Location of a rival to raze; none only from a hand that others suppose. (IS-25.11)"""

    seat: Seat
    effect: RazesForPoints

    prompt: ClassVar[str] = "prompt-raze-for-points"
    rule: ClassVar[str] = "IS-25.11"
    forced: ClassVar[bool] = False

    def choices(self, s: SettlersState) -> Options:
        tokens = s.empires[self.seat].stock[RAZE]
        from_hand = _from_hand(s, self.seat, self.effect, tokens)
        return (*from_hand, *_from_rivals(s, self.seat, self.effect, tokens)) or (ENOUGH,)


HAND: Final = -2
"""Instead of a rival: a card from one's own hand."""


class RazeForPoints(Frame[SettlersState]):
    """Raze, and turn single Goods into points before any card is drawn. (IS-25.11)"""

    seat: Seat
    effect: RazesForPoints
    rival: Seat = HAND
    card: int = -1
    left: tuple[str, ...] = ()
    gained: tuple[str, ...] = ()
    points: int = 0

    def start(self, s: SettlersState) -> Step:
        return ask(ChooseRazing(self.seat, self.effect), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        if answer == ENOUGH:
            return done()
        if answer[0] == "raze_hand":
            self.card = announce(s, self.seat, answer[1])
            tokens = self.effect.hand
        else:
            self.rival, self.card = aimed(s, answer)
            tokens = _points_price(s, self.rival, self.card, self.effect)
        self.left = tables.RAZE_GOODS[tables.PRINT[self.card]]
        return call(pay(s, self.seat, price(RAZE, tokens)), then=self.paid)

    def paid(self, s: SettlersState, _: object) -> Step:
        if self.rival == HAND:
            s.empires[self.seat].announced = ()
            discard(s, self.card)
            tell(s, events.RAZED_HAND, self.seat, self.card)
        else:
            tell_razed(s, self.seat, self.rival, self.card)
        return self.convert(s)

    def convert(self, s: SettlersState) -> Step:
        if self.left:
            good = self.left[0]
            among = (("receive", good), ("convert", good))
            return ask(one_of(self.seat, "prompt-convert", "IS-25.11", among, good=good), then=self.converted)
        goods: dict[str, int] = {}
        for good in self.gained:
            goods[good] = goods.get(good, 0) + 1
        goods[VP] = goods.get(VP, 0) + self.points
        return call(gain(s, self.seat, yields(Goods(**goods))), then=self.fall)

    def converted(self, s: SettlersState, answer: Option) -> Step:
        good, self.left = self.left[0], self.left[1:]
        if answer[0] == "convert":
            self.points += self.effect.vp
            tell(s, events.CONVERTED, self.seat, counted(good))
        else:
            self.gained += (good,)
        return self.convert(s)

    def fall(self, s: SettlersState, _: object) -> Step:
        if self.rival == HAND:
            return call(reward(s, self.seat, OnRaze))
        fell(s, self.rival, self.card)
        return call(reward(s, self.seat, OnRaze, OnRazeLocation))


def _razes_for_points(s: SettlersState, seat: Seat, card: int, effect: RazesForPoints, owed: Numbers) -> bool:
    tokens = s.empires[seat].stock[RAZE]
    return bool(_from_hand(s, seat, effect, tokens) or _from_rivals(s, seat, effect, tokens))


@carries(RazesForPoints, _razes_for_points)
def _raze_for_points(s: SettlersState, seat: Seat, card: int, effect: RazesForPoints) -> Frame[SettlersState]:
    return RazeForPoints(seat, effect)


# -- Pack (IS-25.14) ---------------------------------------------------------------------------------------------------


class TakeRazeGood(Frame[SettlersState]):
    """Gain one Good of the raze field of a rival's Location, which stays. (IS-25.14)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        return ask(choose_aim(s, self.seat, "prompt-pack", "IS-25.14", is_razeable), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        _, card = aimed(s, answer)
        among = [("receive", good) for good in dict.fromkeys(tables.RAZE_GOODS[tables.PRINT[card]])]
        return ask(one_of(self.seat, "prompt-gain", "IS-25.14", among), then=self.take)

    def take(self, s: SettlersState, answer: Option) -> Step:
        return call(gain(s, self.seat, tables.SINGLE[str(answer[1])]))


def _packs(s: SettlersState, seat: Seat, card: int, effect: TakesRazeGood, owed: Numbers) -> bool:
    return bool(aims(s, seat, is_razeable))


@carries(TakesRazeGood, _packs)
def _pack(s: SettlersState, seat: Seat, card: int, effect: TakesRazeGood) -> Frame[SettlersState]:
    return TakeRazeGood(seat)


# -- Scorpion Breeder (IS-27.11) ---------------------------------------------------------------------------------------


def blockable(s: SettlersState, seat: Seat) -> list[Option]:
    """Action Locations of rivals that are not blocked yet."""
    found = aims(s, seat, lambda card, marks: is_action(card, marks) and not marks & BLOCKED)
    return [option for option in found if option[0] == "target"]


class BlockAction(Frame[SettlersState]):
    """Nobody activates a rival's Action Location for the rest of the round. (IS-27.11)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        return ask(one_of(self.seat, "prompt-block", "IS-27.11", blockable(s, self.seat)), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        rival, card = aimed(s, answer)
        own = s.empires[rival]
        mark(own, own.locations.index(card), BLOCKED)
        tell(s, events.BLOCKED, self.seat, rival, card)
        return done()


def _blocks(s: SettlersState, seat: Seat, card: int, effect: BlocksAction, owed: Numbers) -> bool:
    return bool(blockable(s, seat))


@carries(BlocksAction, _blocks)
def _block(s: SettlersState, seat: Seat, card: int, effect: BlocksAction) -> Frame[SettlersState]:
    return BlockAction(seat)


# -- Temple of Ra (IS-25.23) -------------------------------------------------------------------------------------------


class TakeOver(Frame[SettlersState]):
    """A rival's Location is one's own until the end of the round, with what lies on and under it. (IS-25.23)"""

    seat: Seat

    def start(self, s: SettlersState) -> Step:
        return ask(choose_aim(s, self.seat, "prompt-take-over", "IS-25.23", any_location), then=self.chosen)

    def chosen(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[self.seat]
        rival, card = aimed(s, answer)
        if rival == VIRTUAL:
            s.villages = without(s.villages, card)
            marks = VIRTUAL_OWNER + 1 << OWED
            tell(s, events.TAKEN_VIRTUAL, self.seat, card)
        else:
            lose_deals_with(s, card)
            marks = drop(s.empires[rival], card) | rival + 1 << OWED
            move_content(s, rival, self.seat, card)
            tell(s, events.TAKEN_OVER, self.seat, rival, card)
        own.locations += (card,)
        own.marks += (marks,)
        return done()


def move_content(s: SettlersState, giver: Seat, taker: Seat, location: int) -> None:
    """The cards under a Location go with it. (IS-25.23)"""
    old, new = s.empires[giver], s.empires[taker]
    moved = [place for place, host in enumerate(old.kept_under) if host == location]
    new.kept += tuple([old.kept[place] for place in moved])
    new.kept_under += (location,) * len(moved)
    old.kept = tuple([card for place, card in enumerate(old.kept) if place not in moved])
    old.kept_under = tuple([host for host in old.kept_under if host != location])


def _takes_over(s: SettlersState, seat: Seat, card: int, effect: TakesOver, owed: Numbers) -> bool:
    return bool(aims(s, seat, any_location))


@carries(TakesOver, _takes_over)
def _take_over(s: SettlersState, seat: Seat, card: int, effect: TakesOver) -> Frame[SettlersState]:
    return TakeOver(seat)
