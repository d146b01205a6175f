"""Aggressions: the fight and what each card does. (TTA-20)"""

from __future__ import annotations

from typing import ClassVar

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.colonies import gain_colony
from epoka.games.through_the_ages.rules.fights import (
    ChooseDefense,
    Fight,
    announce,
    return_sacrificed,
    take_points,
)
from epoka.games.through_the_ages.rules.losses import (
    ChooseLostColony,
    LoseBlue,
    LoseMix,
    LosePopulation,
    destroy_building,
    permanent,
    remove_colony,
    urban_workers,
)
from epoka.games.through_the_ages.rules.military import put_away
from epoka.games.through_the_ages.rules.options import RAID
from epoka.games.through_the_ages.rules.row import drop_wonder
from epoka.games.through_the_ages.rules.technology import remove_leader
from epoka.games.through_the_ages.rules.tokens import (
    gain_resources,
    score_culture,
)
from epoka.games.through_the_ages.state import (
    AgesState,
    Civilization,
    find,
    without,
)
from epoka.games.through_the_ages.tables import (
    AMOUNT,
    BUILDINGS,
    CARD_LEVEL,
    COST,
    CULTURE_PER_LEVEL,
    KINDS,
)
from epoka.kernel import Option, Options, Question, Seat, Step, ask, call, done, tell
from epoka.kernel.zones import ALL


class Aggression(Fight):
    """An aggression: the attacker sacrifices, the defender answers, the stronger attacker succeeds. (TTA-20)"""

    def start(self, s: AgesState) -> Step:
        announce(s, self.seat, KINDS[self.card], self.rival)
        return super().start(s)

    def face(self, s: AgesState) -> Step:
        return ask(ChooseDefense(self.rival, self.held, self.defense(s), self.attack(s)), then=self.hold)

    def settle(self, s: AgesState) -> Step:
        attack, defense = self.attack(s), self.defense(s)
        tell(s, events.FOUGHT, self.seat, self.rival, attack, defense)
        if attack > defense:
            return self.succeed(s)
        tell(s, events.AGGRESSION_FAILED, self.seat, self.rival)
        return self.finish(s, None)

    def succeed(self, s: AgesState) -> Step:
        """The text of the card is carried out. (TTA-20.5, TTA-20.8)"""
        kind = KINDS[self.card]
        own, other = s.civilizations[self.seat], s.civilizations[self.rival]
        if self.card == "enslave":
            tell(
                s, events.RESOURCES_GAINED, self.seat, gain_resources(own, EVERY[kind].params["attacker"]["resources"])
            )
            return call(LosePopulation(self.rival, 1, self.held), then=self.finish)
        if self.card.startswith("plunder"):
            return call(LoseMix(self.rival, AMOUNT[kind], self.seat, self.seat), then=self.finish)
        if self.card.startswith("raid"):
            return ask(ChooseRaid(self.seat, self.rival, self.card), then=self.raid)
        if self.card == "annex":
            return ask(ChooseLostColony(self.seat, self.rival), then=self.annex)
        if self.card == "spy":
            take_points(s, self.seat, self.rival, AMOUNT[kind], "science")
        elif self.card == "armed_intervention":
            take_points(s, self.seat, self.rival, AMOUNT[kind], "culture")
        else:
            level = remove_person_or_work(s, self.rival, other, self.card)
            points = CULTURE_PER_LEVEL[kind] * level
            tell(s, events.CULTURE_SCORED, self.seat, score_culture(own, points))
        return self.finish(s, None)

    def raid(self, s: AgesState, answer: Option) -> Step:
        """Buildings on one card are destroyed; half of their printed cost is produced. (TTA-20.7, TTA-20.9)"""
        kind, count = KINDS[str(answer[1])], int(answer[2])
        for _ in range(count):
            destroy_building(s, self.rival, kind)
        cost = COST[kind] * count
        up = EVERY[KINDS[self.card]].params["rounding"] == "up"
        own = s.civilizations[self.seat]
        tell(s, events.RESOURCES_GAINED, self.seat, gain_resources(own, (cost + 1) // 2 if up else cost // 2))
        return self.finish(s, None)

    def annex(self, s: AgesState, answer: Option) -> Step:
        """A colony changes hands, with its permanent bonus only. (TTA-19.5)"""
        card = remove_colony(s, self.rival, KINDS[str(answer[1])])
        gain_colony(s, self.seat, card)
        return call(LoseBlue(self.rival, permanent(card, "blue_tokens")), then=self.finish)

    def finish(self, s: AgesState, _: object) -> Step:
        """The card is discarded, then sacrificed units return to the banks. (TTA-20.4, TTA-20.9)"""
        card = find(s.shown, KINDS[self.card])
        s.shown = without(s.shown, card)
        put_away(s, card, ALL)
        return_sacrificed(s, self.seat, self.sent)
        return_sacrificed(s, self.rival, self.held)
        return done()


class ChooseRaid(Question[AgesState]):
    """On which card, and how many, buildings of the rival are destroyed. (TTA-20.9)"""

    seat: Seat
    rival: Seat
    card: str

    prompt: ClassVar[str] = "prompt-raid"
    rule: ClassVar[str] = "TTA-20.9"

    def choices(self, s: AgesState) -> Options:
        other = s.civilizations[self.rival]
        most = BUILDINGS[KINDS[self.card]]
        return tuple(
            [
                RAID[kind][count]
                for kind in urban_workers(other)
                for count in range(min(most, other.workers[kind]), 0, -1)
            ]
        )

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"rival": self.rival, "card": self.card}


def remove_person_or_work(s: AgesState, rival: Seat, other: Civilization, card: str) -> int:
    """Assassinate takes the leader, Sabotage the unfinished wonder; returns its level. (TTA-20.8)"""
    if card == "assassinate":
        level = CARD_LEVEL[other.leader[0]]
        remove_leader(s, rival)
        return level
    (wonder,) = other.wonder
    drop_wonder(other)
    s.box += (wonder,)
    tell(s, events.WONDER_LOST, rival, wonder)
    return CARD_LEVEL[wonder]
