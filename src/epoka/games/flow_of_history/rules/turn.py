"""The course of the game: start governments, turns, the choice of an action, housekeeping. (FH-5, FH-7, FH-9)"""

from __future__ import annotations

from typing import ClassVar

from epoka.games.flow_of_history import events
from epoka.games.flow_of_history.cards import CARDS
from epoka.games.flow_of_history.rules.actions import (
    activation_changes,
    complete,
    harvest,
    invest,
    snipe,
    why_not_activate,
    why_not_complete,
    why_not_harvest,
    why_not_invest,
    why_not_snipe,
)
from epoka.games.flow_of_history.rules.banker import ChooseBankerCard, banker_invests, banker_leaves, can_banker_invest
from epoka.games.flow_of_history.rules.market import has_ended, investment, refresh_market
from epoka.games.flow_of_history.state import BANKER, THE_FUTURE, FlowState
from epoka.games.flow_of_history.tableau import tableau
from epoka.kernel import NOBODY, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell, together
from epoka.parts.effects import Resolve

COMPLETE: Option = ("complete",)
HARVEST: Option = ("harvest",)
PASS: Option = ("pass",)
DECLINE: Option = ("decline",)
INVEST: dict[str, Option] = {card: ("invest", card) for card in CARDS}
SNIPE: dict[str, Option] = {card: ("snipe", card) for card in CARDS}
ACTIVATE: dict[str, Option] = {card: ("activate", card) for card in CARDS}
STAKE: tuple[Option, ...] = tuple([("stake", amount) for amount in range(200)])


def investing_options(s: FlowState, seat: Seat) -> list[Option]:
    """Every legal invest and snipe, in the order of the Market. (FH-6.1, FH-6.3)"""
    resources = s.civilizations[seat].resources
    may_invest = resources > 0 and seat not in s.investors
    found = []
    for card, investor, stake in zip(s.market, s.investors, s.stakes, strict=True):
        if investor == NOBODY:
            if may_invest:
                found.append(INVEST[card])
        elif stake <= resources and investor != seat:
            found.append(SNIPE[card])
    return found


def refuse_investing(s: FlowState, seat: Seat, answer: Option) -> Refusal | None:
    """Why an invest or a snipe is not allowed; None for anything else."""
    if len(answer) == 2 and answer[1] in CARDS:
        if answer[0] == "invest":
            return why_not_invest(s, seat, str(answer[1]))
        if answer[0] == "snipe":
            return why_not_snipe(s, seat, str(answer[1]))
    return None


def tempting_investments(s: FlowState, seat: Seat) -> list[Option]:
    """One refused way to get each Market card, the one a player would most likely try."""
    found = []
    for card, investor in zip(s.market, s.investors, strict=True):
        option = INVEST[card] if investor in (NOBODY, seat) else SNIPE[card]
        if refuse_investing(s, seat, option) is not None:
            found.append(option)
    return found


class ChooseAction(Question[FlowState]):
    """Exactly one action a turn; passing only when none of the five is possible. [interpretation] (FH-5.2, FH-5.3)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-action"
    rule: ClassVar[str] = "FH-5.2"
    forced: ClassVar[bool] = False

    def choices(self, s: FlowState) -> Options:
        seat = self.seat
        found = investing_options(s, seat)
        if seat in s.investors:
            found.append(COMPLETE)
        for card in tableau(s.civilizations[seat].cards).actions:
            if activation_changes(s, seat, card):
                found.append(ACTIVATE[card])
        if why_not_harvest(s, seat) is None:
            found.append(HARVEST)
        return tuple(found) if found else (PASS,)

    def tempting(self, s: FlowState) -> Options:
        seat = self.seat
        found = tempting_investments(s, seat)
        if why_not_complete(s, seat):
            found.append(COMPLETE)
        own = s.civilizations[seat].cards
        found += [ACTIVATE[card] for card in own if CARDS[card].actions and why_not_activate(s, seat, card)]
        if why_not_harvest(s, seat):
            found.append(HARVEST)
        return tuple(found)

    def refuse(self, s: FlowState, answer: Option) -> Refusal:
        refusal = refuse_investing(s, self.seat, answer)
        if refusal is None:
            if answer == COMPLETE:
                refusal = why_not_complete(s, self.seat)
            elif answer == HARVEST:
                refusal = why_not_harvest(s, self.seat)
            elif answer == PASS:
                refusal = Refusal("pass-not-allowed", "FH-5.3")
            elif len(answer) == 2 and answer[0] == "activate" and answer[1] in CARDS:
                refusal = why_not_activate(s, self.seat, str(answer[1]))
        return refusal or super().refuse(s, answer)


class ChooseStake(Question[FlowState]):
    """How many resources to put on the card. (FH-6.1.2)"""

    seat: Seat
    card: str

    prompt: ClassVar[str] = "prompt-stake"
    rule: ClassVar[str] = "FH-6.1.2"

    def choices(self, s: FlowState) -> Options:
        most = s.civilizations[self.seat].resources
        if most < len(STAKE):
            return STAKE[1 : most + 1]
        return tuple([("stake", amount) for amount in range(1, most + 1)])

    def refuse(self, s: FlowState, answer: Option) -> Refusal:
        if len(answer) == 2 and answer[0] == "stake" and isinstance(answer[1], int):
            have = s.civilizations[self.seat].resources
            return Refusal("stake-out-of-range", self.rule, {"amount": answer[1], "have": have})
        return super().refuse(s, answer)

    def args(self, s: FlowState) -> dict[str, int | str]:
        return {"card": self.card, "have": s.civilizations[self.seat].resources}


class ChooseBonus(Question[FlowState]):
    """After completing, in the two-player game: invest or snipe at once, or neither. (FH-9.7)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-bonus"
    rule: ClassVar[str] = "FH-9.7"

    def choices(self, s: FlowState) -> Options:
        return (*investing_options(s, self.seat), DECLINE)

    def tempting(self, s: FlowState) -> Options:
        return tuple(tempting_investments(s, self.seat))

    def refuse(self, s: FlowState, answer: Option) -> Refusal:
        if answer[:1] in (HARVEST, COMPLETE, ("activate",)):
            return Refusal("bonus-only-invest", "FH-9.7")
        return refuse_investing(s, self.seat, answer) or super().refuse(s, answer)


class ChooseGovernment(Question[FlowState]):
    """Which of the two start governments dealt to keep. (FH-9.3)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-government"
    rule: ClassVar[str] = "FH-9.3"

    def choices(self, s: FlowState) -> Options:
        return tuple([("keep", card) for card in s.civilizations[self.seat].dealt])


def tell_set_up(s: FlowState) -> None:
    """What the set-up has decided, for the log. (FH-2.3, FH-2.6, FH-9.5)"""
    for seat, civilization in enumerate(s.civilizations):
        for card in civilization.cards:
            tell(s, events.FOUNDED, seat, card)
    banked = investment(s, BANKER)
    if banked is not None:
        tell(s, events.BANKER_STARTED, banked, s.stakes[s.market.index(banked)])
    tell(s, events.STARTED, s.active)


class Play(Frame[FlowState]):
    """The whole game: start governments if they are chosen, then turns until The Future has come. (FH-5, FH-8.1)"""

    def start(self, s: FlowState) -> Step:
        tell_set_up(s)
        if s.civilizations[0].dealt:
            # Both choose at once and sealed. [interpretation] (FH-9.3)
            seats = range(len(s.civilizations))
            return together(tuple([ChooseGovernment(seat) for seat in seats]), then=self.found)
        return call(Turn(s.active), then=self.next)

    def found(self, s: FlowState, answers: tuple[Option, ...]) -> Step:
        for seat, (answer, civilization) in enumerate(zip(answers, s.civilizations, strict=True)):
            kept = str(answer[1])
            s.box += tuple([card for card in civilization.dealt if card != kept])
            civilization.cards = (kept,)
            civilization.dealt = ()
            tell(s, events.FOUNDED, seat, kept)
        return call(Turn(s.active), then=self.next)

    def next(self, s: FlowState, _: object) -> Step:
        if has_ended(s):
            tell(s, events.ENDED, THE_FUTURE)
            return done()
        s.active = (s.active + 1) % len(s.civilizations)
        return call(Turn(s.active), then=self.next)


class Turn(Frame[FlowState]):
    """A turn: one action, then housekeeping. (FH-5.1)"""

    seat: Seat
    card: str = ""
    bonus: int = 0

    def start(self, s: FlowState) -> Step:
        return ask(ChooseAction(self.seat), then=self.act)

    def act(self, s: FlowState, action: Option) -> Step:
        kind = action[0]
        if kind == "harvest":
            harvest(s, self.seat)
        elif kind == "invest":
            self.card = str(action[1])
            return ask(ChooseStake(self.seat, self.card), then=self.stake)
        elif kind == "complete":
            # A completion in the two-player game gives a bonus action. (FH-9.7)
            self.bonus = 1 if len(s.civilizations) == 2 else 0
            return call(complete(s, self.seat), then=self.settled)
        elif kind == "snipe":
            return call(snipe(s, self.seat, str(action[1])), then=self.settled)
        elif kind == "activate":
            card = str(action[1])
            tell(s, events.ACTIVATED, self.seat, card)
            return call(Resolve(self.seat, card, CARDS[card].actions), then=self.settled)
        elif kind == "pass":
            tell(s, events.PASSED, self.seat)
        else:
            tell(s, events.DECLINED_BONUS, self.seat)
        return self.housekeeping(s)

    def stake(self, s: FlowState, answer: Option) -> Step:
        invest(s, self.seat, self.card, int(answer[1]))
        return self.housekeeping(s)

    def settled(self, s: FlowState, _: object) -> Step:
        """All effects of the action are resolved."""
        if self.bonus:
            self.bonus = 0
            return ask(ChooseBonus(self.seat), then=self.act)
        return self.housekeeping(s)

    def housekeeping(self, s: FlowState) -> Step:
        """Refill the Market and check the era; with two players the Banker moves. (FH-7, FH-9.9)"""
        if len(s.civilizations) > 2:
            refresh_market(s)
            return done()
        banker_leaves(s)
        refresh_market(s)
        if has_ended(s) or not can_banker_invest(s):
            return done()
        return ask(ChooseBankerCard(self.seat), then=self.bank)

    def bank(self, s: FlowState, answer: Option) -> Step:
        banker_invests(s, self.seat, str(answer[1]))
        return done()
