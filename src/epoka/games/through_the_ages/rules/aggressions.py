"""Aggressions: the fight and what each card does. (TTA-20)"""

from __future__ import annotations

from epoka.games.through_the_ages import events, state, tables
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules import fights, losses, tokens
from epoka.games.through_the_ages.rules.colonies import gain_colony
from epoka.games.through_the_ages.rules.military import put_away
from epoka.games.through_the_ages.rules.options import RAID
from epoka.games.through_the_ages.rules.row import drop_wonder
from epoka.games.through_the_ages.rules.technology import remove_leader
from epoka.games.through_the_ages.values import Side
from epoka.kernel import NOBODY, Choose, Option, Seat, Step, ask, call, done, tell
from epoka.kernel.zones import ALL
from epoka.parts.questions import one_of
from epoka.parts.tuples import without


class Aggression(fights.Fight):
    """An aggression: the attacker sacrifices, the defender answers, the stronger attacker succeeds. (TTA-20)"""

    def start(self, s: state.AgesState) -> Step:
        fights.announce(s, self.seat, tables.KINDS[self.card], self.rival)
        return super().start(s)

    def face(self, s: state.AgesState) -> Step:
        return ask(fights.ChooseDefense(self.rival, self.held, self.defense(s), self.attack(s)), then=self.hold)

    def settle(self, s: state.AgesState) -> Step:
        attack, defense = self.attack(s), self.defense(s)
        tell(s, events.FOUGHT, self.seat, self.rival, attack, defense)
        if attack > defense:
            return self.succeed(s)
        tell(s, events.AGGRESSION_FAILED, self.seat, self.rival)
        return self.finish(s, None)

    def succeed(self, s: state.AgesState) -> Step:
        """The text of the card is carried out. (TTA-20.5, TTA-20.8)"""
        kind = tables.KINDS[self.card]
        own, other = s.civilizations[self.seat], s.civilizations[self.rival]
        card = EVERY[kind].aggression
        victim = card.victim
        if card.attacker.resources:
            tell(s, events.RESOURCES_GAINED, self.seat, tokens.gain_resources(own, card.attacker.resources))
        if victim.population:
            return call(losses.LosePopulation(self.rival, -victim.population, self.held), then=self.finish)
        winner = self.seat if card.attacker_gains_what_was_lost else NOBODY
        if victim.food_or_resources:
            chooser = self.chooser(card.mix_chosen_by)
            return call(losses.LoseMix(self.rival, -victim.food_or_resources, chooser, winner), then=self.finish)
        if card.buildings:
            return ask(choose_raid(s, self.chooser(card.chosen_by), self.rival, self.card), then=self.raid)
        if card.annexes_colony:
            return ask(losses.choose_lost_colony(s, self.chooser(card.chosen_by), self.rival), then=self.annex)
        if card.discard:
            points = card.attacker_culture_per_level * remove_person_or_work(s, self.rival, other, kind)
            tell(s, events.CULTURE_SCORED, self.seat, tokens.score_culture(own, points))
            return self.finish(s, None)
        if victim.science:
            fights.take_points(s, winner, self.rival, -int(victim.science), "science")
        if victim.culture:
            fights.take_points(s, winner, self.rival, -int(victim.culture), "culture")
        return self.finish(s, None)

    def chooser(self, side: Side) -> Seat:
        """Who chooses what is lost."""
        return self.seat if side == "attacker" else self.rival

    def raid(self, s: state.AgesState, answer: Option) -> Step:
        """Buildings on one card are destroyed; half of their printed cost is produced. (TTA-20.7, TTA-20.9)"""
        kind, count = tables.KINDS[str(answer[1])], int(answer[2])
        for _ in range(count):
            losses.destroy_building(s, self.rival, kind)
        cost = tables.COST[kind] * count
        up = EVERY[tables.KINDS[self.card]].aggression.rounding == "up"
        own = s.civilizations[self.seat]
        tell(s, events.RESOURCES_GAINED, self.seat, tokens.gain_resources(own, (cost + 1) // 2 if up else cost // 2))
        return self.finish(s, None)

    def annex(self, s: state.AgesState, answer: Option) -> Step:
        """A colony changes hands, with its permanent bonus only. (TTA-19.5)"""
        card = losses.remove_colony(s, self.rival, tables.KINDS[str(answer[1])])
        gain_colony(s, self.seat, card)
        return call(losses.LoseBlue(self.rival, losses.permanent(card).blue_tokens), then=self.finish)

    def finish(self, s: state.AgesState, _: object) -> Step:
        """The card is discarded, then sacrificed units return to the banks. (TTA-20.4, TTA-20.9)"""
        card = state.find(s.shown, tables.KINDS[self.card])
        s.shown = without(s.shown, card)
        put_away(s, card, ALL)
        fights.return_sacrificed(s, self.seat, self.sent)
        fights.return_sacrificed(s, self.rival, self.held)
        return done()


def choose_raid(s: state.AgesState, seat: Seat, rival: Seat, card: str) -> Choose:
    """On which card, and how many, buildings of the rival are destroyed. (TTA-20.9)"""
    other = s.civilizations[rival]
    most = tables.BUILDINGS[tables.KINDS[card]]
    return one_of(
        seat,
        "prompt-raid",
        "TTA-20.9",
        [
            RAID[kind][count]
            for kind in losses.urban_workers(other)
            for count in range(min(most, other.workers[kind]), 0, -1)
        ],
        rival=rival,
        card=card,
    )


def remove_person_or_work(s: state.AgesState, rival: Seat, other: state.Civilization, kind: int) -> int:
    """Assassinate takes the leader, Sabotage the unfinished wonder; returns its level. (TTA-20.8)"""
    (card,) = fights.discarded(kind, other)
    if card in other.leader:
        remove_leader(s, rival)
    else:
        drop_wonder(other)
        s.box += (card,)
        tell(s, events.WONDER_LOST, rival, card)
    return tables.CARD_LEVEL[card]
