"""Wars: fought a turn after they were declared. (TTA-24)"""

from __future__ import annotations

from typing import ClassVar

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.fights import (
    ChooseSacrifice,
    Fight,
    return_sacrificed,
    take_points,
)
from epoka.games.through_the_ages.rules.losses import (
    LoseBlue,
    LoseMix,
    destroy_building,
)
from epoka.games.through_the_ages.rules.military import put_away
from epoka.games.through_the_ages.rules.options import POINTS, RAZE, SEIZE
from epoka.games.through_the_ages.rules.ratings import (
    recount_with_partners,
)
from epoka.games.through_the_ages.rules.technology import put_technology, why_not_replace
from epoka.games.through_the_ages.rules.tokens import (
    gain_yellow,
    lose_yellow,
)
from epoka.games.through_the_ages.state import (
    AgesState,
    find,
    without,
)
from epoka.games.through_the_ages.tables import (
    BLUE_TOKENS,
    KIND,
    KINDS,
    SCIENCE_COST,
    SPECIALS,
    TEMPLES,
)
from epoka.kernel import NOBODY, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.kernel.zones import ALL


class War(Fight):
    """A war declared a turn ago: both sides sacrifice, the stronger one wins. (TTA-24.2 to TTA-24.4)"""

    advantage: int = 0
    winner: Seat = NOBODY

    def start(self, s: AgesState) -> Step:
        tell(s, events.WAR_BEGAN, self.seat, self.rival, s.civilizations[self.seat].war[0])
        return super().start(s)

    def face(self, s: AgesState) -> Step:
        return ask(ChooseSacrifice(self.rival, self.held, self.defense(s), self.attack(s)), then=self.hold)

    def settle(self, s: AgesState) -> Step:
        attack, defense = self.attack(s), self.defense(s)
        tell(s, events.FOUGHT, self.seat, self.rival, attack, defense)
        if attack == defense:
            tell(s, events.WAR_TIED, self.seat, self.rival)
            return self.finish(s, None)
        self.winner = self.seat if attack > defense else self.rival
        self.advantage = abs(attack - defense)
        tell(s, events.WAR_WON, self.winner, self.advantage)
        return self.succeed(s)

    def loser(self) -> Seat:
        """Who has lost the war."""
        return self.rival if self.winner == self.seat else self.seat

    def succeed(self, s: AgesState) -> Step:
        """What the winner takes. (TTA-24.5, TTA-24.7)"""
        winner, loser = self.winner, self.loser()
        if self.card == "war_over_resources":
            return call(LoseMix(loser, self.advantage, winner, winner), then=self.finish)
        if self.card == "war_over_territory":
            tokens = EVERY[KINDS[self.card]].params["yellow_bank_tokens"]
            amount = tokens["base"] + self.advantage // tokens["per_advantage"]
            moved = lose_yellow(s.civilizations[loser], amount)
            gain_yellow(s.civilizations[winner], moved)
            tell(s, events.YELLOW_LOST, loser, moved)
            tell(s, events.YELLOW_GAINED, winner, moved)
            return self.finish(s, None)
        if self.card == "war_over_technology":
            return self.plunder(s, None)
        take_points(s, winner, loser, self.advantage, "culture")
        if self.card == "holy_war" and any(s.civilizations[loser].workers[TEMPLES.start : TEMPLES.stop]):
            return ask(ChooseTemple(winner, loser), then=self.desecrate)
        return self.finish(s, None)

    def desecrate(self, s: AgesState, answer: Option) -> Step:
        destroy_building(s, self.loser(), KINDS[str(answer[1])])
        return self.finish(s, None)

    def plunder(self, s: AgesState, _: object) -> Step:
        """Special technologies and science, in the winner's mix. (TTA-24.5, TTA-24.7)"""
        return ask(ChooseSeizure(self.winner, self.loser(), self.advantage), then=self.seize)

    def seize(self, s: AgesState, answer: Option) -> Step:
        winner, loser = self.winner, self.loser()
        if answer == POINTS:
            take_points(s, winner, loser, self.advantage, "science")
            return self.finish(s, None)
        kind = KINDS[str(answer[1])]
        other = s.civilizations[loser]
        card = find(other.technologies, kind)
        other.technologies = without(other.technologies, card)
        self.advantage -= SCIENCE_COST[kind]
        recount_with_partners(s, loser)
        put_technology(s, winner, card)
        tell(s, events.TECHNOLOGY_SEIZED, winner, loser, card)
        return call(LoseBlue(loser, BLUE_TOKENS[kind]), then=self.plunder)

    def finish(self, s: AgesState, _: object) -> Step:
        """The card is discarded and sacrificed units return to the banks. (TTA-23.5, TTA-24.4)"""
        own = s.civilizations[self.seat]
        card = own.war[0]
        own.war = ()
        own.enemy = NOBODY
        put_away(s, card, ALL)
        return_sacrificed(s, self.seat, self.sent)
        return_sacrificed(s, self.rival, self.held)
        return done()


class ChooseTemple(Question[AgesState]):
    """Which temple of the loser is destroyed by a holy war."""

    seat: Seat
    rival: Seat

    prompt: ClassVar[str] = "prompt-target"
    rule: ClassVar[str] = "TTA-24.3"

    def choices(self, s: AgesState) -> Options:
        other = s.civilizations[self.rival]
        return tuple([RAZE[kind] for kind in TEMPLES if other.workers[kind]])

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"rival": self.rival}


class ChooseSeizure(Question[AgesState]):
    """A special technology of the loser, or the rest of the advantage in science points. (TTA-24.5, TTA-24.7)"""

    seat: Seat
    rival: Seat
    left: int

    prompt: ClassVar[str] = "prompt-seizure"
    rule: ClassVar[str] = "TTA-24.5"

    def choices(self, s: AgesState) -> Options:
        own, other = s.civilizations[self.seat], s.civilizations[self.rival]
        kinds = [KIND[card] for card in other.technologies]
        return (
            *[
                SEIZE[kind]
                for kind in kinds
                if kind in SPECIALS and SCIENCE_COST[kind] <= self.left and why_not_replace(own, kind) is None
            ],
            POINTS,
        )

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        if answer[0] == "seize" and len(answer) == 2 and answer[1] in KINDS:
            kind = KINDS[str(answer[1])]
            if kind in SPECIALS and find(s.civilizations[self.rival].technologies, kind) >= 0:
                better = why_not_replace(s.civilizations[self.seat], kind)
                price = SCIENCE_COST[kind]
                return better or Refusal("seize-too-dear", "TTA-24.7", {"price": price, "have": self.left})
        return super().refuse(s, answer)

    def tempting(self, s: AgesState) -> Options:
        kinds = [KIND[card] for card in s.civilizations[self.rival].technologies]
        return tuple([SEIZE[kind] for kind in kinds if kind in SPECIALS and SEIZE[kind] not in self.options(s)])

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"rival": self.rival, "amount": self.left}
