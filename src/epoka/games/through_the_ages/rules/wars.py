"""Wars: fought a turn after they were declared. (TTA-24)"""

from __future__ import annotations

from typing import ClassVar, Literal

from epoka.games.through_the_ages import events, state, tables
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules import fights, losses, ratings, tokens
from epoka.games.through_the_ages.rules.military import put_away
from epoka.games.through_the_ages.rules.options import POINTS, RAZE, SEIZE
from epoka.games.through_the_ages.rules.technology import put_technology, why_not_replace
from epoka.kernel import NOBODY, Choose, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.kernel.zones import ALL
from epoka.parts.questions import one_of
from epoka.parts.tuples import without


class War(fights.Fight):
    """A war declared a turn ago: both sides sacrifice, the stronger one wins. (TTA-24.2 to TTA-24.4)"""

    advantage: int = 0
    winner: Seat = NOBODY

    def start(self, s: state.AgesState) -> Step:
        tell(s, events.WAR_BEGAN, self.seat, self.rival, s.civilizations[self.seat].war[0])
        return super().start(s)

    def face(self, s: state.AgesState) -> Step:
        return ask(fights.ChooseSacrifice(self.rival, self.held, self.defense(s), self.attack(s)), then=self.hold)

    def settle(self, s: state.AgesState) -> Step:
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

    def succeed(self, s: state.AgesState) -> Step:
        """What the winner takes. (TTA-24.5, TTA-24.7)"""
        winner, loser = self.winner, self.loser()
        card = EVERY[tables.KINDS[self.card]].war
        if card.stake == "food_or_resources":
            return call(
                losses.LoseMix(loser, self.advantage, self.chooser(card.mix_chosen_by), winner), then=self.finish
            )
        if card.stake == "yellow_tokens":
            amount = card.base + self.advantage // card.advantage_per_token
            moved = tokens.lose_yellow(s.civilizations[loser], amount)
            tokens.gain_yellow(s.civilizations[winner], moved)
            tell(s, events.YELLOW_LOST, loser, moved)
            tell(s, events.YELLOW_GAINED, winner, moved)
            return self.finish(s, None)
        if card.stake == "science_or_special_technologies":
            return self.plunder(s, None)
        fights.take_points(s, winner, loser, self.advantage, "culture")
        if card.temple_chosen_by and any(s.civilizations[loser].workers[tables.TEMPLES.start : tables.TEMPLES.stop]):
            return ask(choose_temple(s, self.chooser(card.temple_chosen_by), loser), then=self.desecrate)
        return self.finish(s, None)

    def chooser(self, side: Literal["", "winner", "loser"]) -> Seat:
        """Who chooses what is lost."""
        return self.winner if side == "winner" else self.loser()

    def desecrate(self, s: state.AgesState, answer: Option) -> Step:
        losses.destroy_building(s, self.loser(), tables.KINDS[str(answer[1])])
        return self.finish(s, None)

    def plunder(self, s: state.AgesState, _: object) -> Step:
        """Special technologies and science, in the winner's mix. (TTA-24.5, TTA-24.7)"""
        return ask(ChooseSeizure(self.winner, self.loser(), self.advantage), then=self.seize)

    def seize(self, s: state.AgesState, answer: Option) -> Step:
        winner, loser = self.winner, self.loser()
        if answer == POINTS:
            fights.take_points(s, winner, loser, self.advantage, "science")
            return self.finish(s, None)
        kind = tables.KINDS[str(answer[1])]
        other = s.civilizations[loser]
        card = state.find(other.technologies, kind)
        other.technologies = without(other.technologies, card)
        self.advantage -= tables.SCIENCE_COST[kind]
        ratings.recount_with_partners(s, loser)
        put_technology(s, winner, card)
        tell(s, events.TECHNOLOGY_SEIZED, winner, loser, card)
        return call(losses.LoseBlue(loser, tables.BLUE_TOKENS[kind]), then=self.plunder)

    def finish(self, s: state.AgesState, _: object) -> Step:
        """The card is discarded and sacrificed units return to the banks. (TTA-23.5, TTA-24.4)"""
        own = s.civilizations[self.seat]
        card = own.war[0]
        own.war = ()
        own.enemy = NOBODY
        put_away(s, card, ALL)
        fights.return_sacrificed(s, self.seat, self.sent)
        fights.return_sacrificed(s, self.rival, self.held)
        return done()


def choose_temple(s: state.AgesState, seat: Seat, rival: Seat) -> Choose:
    """Which temple of the loser is destroyed by a holy war."""
    other = s.civilizations[rival]
    return one_of(
        seat, "prompt-target", "TTA-24.3", [RAZE[kind] for kind in tables.TEMPLES if other.workers[kind]], rival=rival
    )


class ChooseSeizure(Question[state.AgesState]):
    """A special technology of the loser, or the rest of the advantage in science points. (TTA-24.5, TTA-24.7)"""

    seat: Seat
    rival: Seat
    left: int

    prompt: ClassVar[str] = "prompt-seizure"
    rule: ClassVar[str] = "TTA-24.5"

    def choices(self, s: state.AgesState) -> Options:
        own, other = s.civilizations[self.seat], s.civilizations[self.rival]
        kinds = [tables.KIND[card] for card in other.technologies]
        return (
            *[
                SEIZE[kind]
                for kind in kinds
                if kind in tables.SPECIALS
                and tables.SCIENCE_COST[kind] <= self.left
                and why_not_replace(own, kind) is None
            ],
            POINTS,
        )

    def refuse(self, s: state.AgesState, answer: Option) -> Refusal:
        if answer[0] == "seize" and len(answer) == 2 and answer[1] in tables.KINDS:
            kind = tables.KINDS[str(answer[1])]
            if kind in tables.SPECIALS and state.find(s.civilizations[self.rival].technologies, kind) >= 0:
                better = why_not_replace(s.civilizations[self.seat], kind)
                price = tables.SCIENCE_COST[kind]
                return better or Refusal("seize-too-dear", "TTA-24.7", {"price": price, "have": self.left})
        return super().refuse(s, answer)

    def tempting(self, s: state.AgesState) -> Options:
        kinds = [tables.KIND[card] for card in s.civilizations[self.rival].technologies]
        return tuple([SEIZE[kind] for kind in kinds if kind in tables.SPECIALS and SEIZE[kind] not in self.options(s)])

    def args(self, s: state.AgesState) -> dict[str, int | str]:
        return {"rival": self.rival, "amount": self.left}
