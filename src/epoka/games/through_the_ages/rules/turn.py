"""The course of the game: rounds, turns, the end, and leaving it. (TTA-7, TTA-26, TTA-27)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.through_the_ages import events, tables
from epoka.games.through_the_ages.rules import production, taking, timing
from epoka.games.through_the_ages.rules.acting import ChooseAction, civil_left, do_card, do_plain, do_work
from epoka.games.through_the_ages.rules.action_cards import PlayAction, spend_civil
from epoka.games.through_the_ages.rules.ending import choose_scoring, score_end
from epoka.games.through_the_ages.rules.military import DiscardExcess, put_away
from epoka.games.through_the_ages.rules.options import END, RESIGN, STAY
from epoka.games.through_the_ages.rules.pacts import end_pact
from epoka.games.through_the_ages.rules.politics import Politics
from epoka.games.through_the_ages.rules.ratings import recount_all
from epoka.games.through_the_ages.rules.row import (
    begin_age_i,
    ends_age,
    put_back,
    refill,
    remove_first,
    show_covered,
)
from epoka.games.through_the_ages.rules.tokens import lend
from epoka.games.through_the_ages.rules.wars import War
from epoka.games.through_the_ages.rules.world_events import RevealEvent, refuse_taking
from epoka.games.through_the_ages.state import FULL, SIMPLE, AgesState, Cards, in_game
from epoka.kernel import (
    NOBODY,
    Frame,
    Option,
    Options,
    Question,
    Refusal,
    Seat,
    Step,
    ask,
    call,
    done,
    tell,
)
from epoka.kernel.zones import ALL

FIRST_EVENT_ROUND: Final = 3
"""The round from which the simple game reveals events. (TTA-18.7)"""


class ChooseDraft(Question[AgesState]):
    """In round 1 players only take cards. (TTA-7.1)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-draft"
    rule: ClassVar[str] = "TTA-7.1"
    forced: ClassVar[bool] = False

    def choices(self, s: AgesState) -> Options:
        return (*taking.taking_options(s, self.seat, civil_left(s.civilizations[self.seat])), END)

    def asides(self, s: AgesState) -> Options:
        own = s.civilizations[self.seat]
        return (RESIGN,) if s.level == FULL and not own.hand and not own.wonder else ()

    def tempting(self, s: AgesState) -> Options:
        return tuple(taking.tempting_cards(s, self.seat, civil_left(s.civilizations[self.seat])))

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        refusal = refuse_taking(s, self.seat, civil_left(s.civilizations[self.seat]), answer)
        if refusal is None and answer[0] in timing.ACTION_WORDS | timing.POLITICAL_WORDS:
            return Refusal("draft-only", self.rule)
        return refusal or timing.why_not_resign(s, answer) or super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"civil": civil_left(s.civilizations[self.seat])}


class ChooseStay(Question[AgesState]):
    """The turn begins with something that cannot be taken back: whoever wants to leave must do so before. (TTA-27.1)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-stay"
    rule: ClassVar[str] = "TTA-27.1"
    forced: ClassVar[bool] = False

    def choices(self, s: AgesState) -> Options:
        return (STAY,)

    def asides(self, s: AgesState) -> Options:
        return (RESIGN,)


def leaves_now_or_never(s: AgesState, seat: Seat) -> bool:
    """Whether the political step is too late for leaving: there is none, or what comes before it cannot be undone.

    With two players left nobody cares about the row that a leaver would have changed. (TTA-27.1, TTA-27.3)
    """
    own = s.civilizations[seat]
    return bool(own.war or own.barred) or (ends_age(s) and len(in_game(s)) > 2)


# -- the turn (TTA-7) ------------------------------------------------------------------------------------------------


class Turn(Frame[AgesState]):
    """One player's turn. `row` and `spaces` are the card row before it, as long as it can be put back. (TTA-7.2)"""

    seat: Seat
    row: Cards = ()
    spaces: tuple[int, ...] = ()
    stayed: int = 0

    def start(self, s: AgesState) -> Step:
        tell(s, events.TURN, self.seat)
        own = s.civilizations[self.seat]
        if s.round == 1:
            # The first player may spend one civil action, the second two, and so on. (TTA-7.1)
            own.white_spent = max(0, own.white - 1 - self.seat)
            return ask(ChooseDraft(self.seat), then=self.draft)
        if s.level == SIMPLE and self.seat == 0 and s.round >= FIRST_EVENT_ROUND:
            return call(RevealEvent(), then=self.replenish)
        if s.level == FULL:
            if leaves_now_or_never(s, self.seat):
                return ask(ChooseStay(self.seat), then=self.stay)
            self.row, self.spaces = s.row, s.spaces
        return self.replenish(s, None)

    def stay(self, s: AgesState, answer: Option) -> Step:
        if answer == RESIGN:
            return self.leave(s)
        self.stayed = 1
        return self.replenish(s, None)

    def leave(self, s: AgesState) -> Step:
        """The player takes no further part in the turn. (TTA-27.3)"""
        leave(s, self.seat)
        return done()

    def draft(self, s: AgesState, answer: Option) -> Step:
        own = s.civilizations[self.seat]
        if answer == RESIGN:
            return self.leave(s)
        if answer != END:
            own.white_spent += taking.take_card(s, self.seat, int(answer[2]) - 1)
            if civil_left(own):
                return ask(ChooseDraft(self.seat), then=self.draft)
        return self.produce(s)

    def replenish(self, s: AgesState, _: object) -> Step:
        """The card row, then the war declared last turn. (TTA-7.2, TTA-7.3)"""
        remove_first(s)
        refill(s)
        begin_age_i(s)
        own = s.civilizations[self.seat]
        if own.war:
            return call(War(self.seat, own.enemy, tables.CARD_NAME[own.war[0]]), then=self.politics)
        return self.politics(s, None)

    def politics(self, s: AgesState, _: object) -> Step:
        if s.level == SIMPLE:
            return self.begin_actions(s, None)
        return call(Politics(self.seat, self.stayed), then=self.discards)

    def discards(self, s: AgesState, result: object) -> Step:
        """Excess military cards go after the political step. (TTA-16.5)"""
        if result == "resign":
            if len(in_game(s)) > 2:
                put_back(s, self.seat, self.row, self.spaces)
            return self.leave(s)
        self.row = self.spaces = ()
        if s.keep_hand:
            s.keep_hand = 0
            return self.begin_actions(s, None)
        return call(DiscardExcess(self.seat), then=self.begin_actions)

    def begin_actions(self, s: AgesState, _: object) -> Step:
        own = s.civilizations[self.seat]
        lend(own)
        if own.lost_actions:
            # What a Rebellion took counts as spent. (TTA-11.6, TTA-18.5)
            own.white_spent = min(own.white, own.lost_actions)
            own.lost_actions = 0
        return ask(ChooseAction(self.seat), then=self.act)

    def act(self, s: AgesState, action: Option) -> Step:
        word = str(action[0])
        seat = self.seat
        if word == "end":
            return self.produce(s)
        if word == "take":
            self.take(s, int(action[2]) - 1)
        elif word in timing.WORK:
            do_work(s, seat, action)
        elif word == "play":
            return call(PlayAction(seat, str(action[1])), then=self.go_on)
        elif word in timing.CARD_WORDS:
            do_card(s, seat, word, tables.KINDS[str(action[1])])
        else:
            do_plain(s, seat, action)
        return ask(ChooseAction(seat), then=self.act)

    def go_on(self, s: AgesState, _: object) -> Step:
        return ask(ChooseAction(self.seat), then=self.act)

    def take(self, s: AgesState, space: int) -> None:
        own = s.civilizations[self.seat]
        card = s.row[s.spaces.index(space)]
        # A wonder for nothing is a civil action, too: no revolution may follow it. (TTA-11.2)
        spend_civil(own, taking.take_card(s, self.seat, space))
        if tables.KIND[card] in tables.ACTIONS:
            own.fresh += (card,)

    def produce(self, s: AgesState) -> Step:
        if production.is_uprising(s, self.seat):
            tell(s, events.UPRISING, self.seat)
            return self.clean(s)
        if production.decides(s, self.seat):
            return call(production.Production(self.seat), then=self.draw_cards)
        production.score_and_farm(s, self.seat)
        production.consume(s, self.seat)
        production.mine(s, self.seat, tables.NONE)
        return self.draw_cards(s, None)

    def draw_cards(self, s: AgesState, _: object) -> Step:
        if s.round > 1:  # TTA-16.2
            production.draw_at_end(s, self.seat)
        return self.clean(s)

    def clean(self, s: AgesState) -> Step:
        """Action tokens return; what holds for one turn ends. (TTA-7.2)"""
        own = s.civilizations[self.seat]
        own.white_spent = own.red_spent = own.red_extra = 0
        own.pool = own.lent = own.acted = own.voyaged = own.traded = own.trading = 0
        own.fresh = ()
        return done()


def leave(s: AgesState, seat: Seat) -> None:
    """A player gives up: cards leave the game, pacts and wars end. (TTA-27)"""
    own = s.civilizations[seat]
    # Who leaves later ranks higher. (TTA-27.2)
    own.gone = 1 + sum([other.gone > 0 for other in s.civilizations])
    tell(s, events.RESIGNED, seat)
    end_pact(s, seat)
    for rival, other in enumerate(s.civilizations):
        if other.pact and other.partner == seat:
            end_pact(s, rival)
        if other.token_with == seat:
            other.token_with = NOBODY
        if other.war and seat in (rival, other.enemy):
            (card,) = other.war
            other.war = ()
            other.enemy = NOBODY
            put_away(s, card, ALL)
            tell(s, events.WAR_VOID, rival, card)
    s.box += own.hand + own.leader + own.wonder + own.tactic
    s.aside += own.military
    own.hand = own.leader = own.wonder = own.tactic = own.military = own.fresh = ()
    own.stages = own.wonder_blue = own.white_spent = own.red_spent = 0
    recount_all(s)


class Play(Frame[AgesState]):
    """The whole game: rounds of turns until the last one is over. (TTA-3.1, TTA-26)"""

    def start(self, s: AgesState) -> Step:
        recount_all(s)
        return call(choose_scoring(s), then=self.begin)

    def begin(self, s: AgesState, _: object) -> Step:
        tell(s, events.ROUND, s.round)
        return call(Turn(s.active), then=self.next)

    def next(self, s: AgesState, _: object) -> Step:
        left = in_game(s)
        if len(left) == 1:
            return self.end(s)
        if s.active < left[-1]:
            s.active = next(seat for seat in left if seat > s.active)
            return call(Turn(s.active), then=self.next)
        if s.last and s.round >= s.last:
            return self.end(s)
        if s.round == 1:
            show_covered(s)
        s.round += 1
        s.active = left[0]
        tell(s, events.ROUND, s.round)
        if s.round == s.last and s.level == FULL:
            tell(s, events.LAST_ROUND, s.round)
        return call(Turn(s.active), then=self.next)

    def end(self, s: AgesState) -> Step:
        score_end(s)
        tell(s, events.ENDED, s.round)
        return done()
