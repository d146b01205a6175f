"""Aggressions and wars: announcing, sacrificing, defending, and what the winner gets. (TTA-20, TTA-23, TTA-24)"""

from __future__ import annotations

from typing import ClassVar

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.armies import sacrifice_value
from epoka.games.through_the_ages.rules.building import return_worker
from epoka.games.through_the_ages.rules.colonies import NO_UNITS, discard_card, gain_colony, may_sacrifice
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
from epoka.games.through_the_ages.rules.options import DEFEND, DONE, POINTS, RAID, RAZE, SACRIFICE, SEIZE
from epoka.games.through_the_ages.rules.pacts import end_pacts_on_attack
from epoka.games.through_the_ages.rules.ratings import (
    holds_pact,
    is_protected,
    pacts_of,
    recount_with_partners,
)
from epoka.games.through_the_ages.rules.row import drop_wonder
from epoka.games.through_the_ages.rules.technology import put_technology, remove_leader, why_not_replace
from epoka.games.through_the_ages.rules.tokens import (
    gain_resources,
    gain_yellow,
    lose_yellow,
    score_culture,
    score_science,
)
from epoka.games.through_the_ages.state import (
    AgesState,
    Civilization,
    changed,
    find,
    in_game,
    rivals,
    without,
)
from epoka.games.through_the_ages.tables import (
    AGGRESSIONS,
    AMOUNT,
    ATTACK_COST,
    ATTACKED_CULTURE,
    BLUE_TOKENS,
    BUILDINGS,
    CARD_LEVEL,
    CHURCHILL,
    COST,
    CULTURE_PER_LEVEL,
    DEFENSE_VALUE,
    DEFENSES,
    FIRST_UNIT,
    GANDHI,
    KIND,
    KINDS,
    LOSS_OF_SOVEREIGNTY,
    OPEN_BORDERS,
    SCIENCE_COST,
    SPECIALS,
    TEMPLES,
    UNITS,
    WARS,
)
from epoka.kernel import NOBODY, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.kernel.zones import ALL

Units = tuple[int, ...]

# -- announcing (TTA-20.1, TTA-24.1) ---------------------------------------------------------------------------------


def attack_cost(s: AgesState, kind: int, rival: Seat) -> int:
    """Military actions for an aggression or a war against a rival. (TTA-20.1, TTA-20.8)"""
    other = s.civilizations[rival]
    printed = EVERY[kind].cost.get("military_actions")
    cost = ATTACK_COST[kind]
    if printed == "leader_level" and other.leader:
        cost = CARD_LEVEL[other.leader[0]]
    elif printed == "wonder_level" and other.wonder:
        cost = CARD_LEVEL[other.wonder[0]]
    return cost * 2 if other.leads == GANDHI else cost


def has_object(s: AgesState, kind: int, rival: Seat) -> bool:
    """Whether an aggression could take effect on a rival at all. [interpretation] (TTA-20.6)"""
    other = s.civilizations[rival]
    name = EVERY[kind].id
    if name == "assassinate":
        return bool(other.leader)
    if name == "sabotage":
        return bool(other.wonder)
    if name == "annex":
        return bool(other.colonies)
    return not BUILDINGS[kind] or bool(urban_workers(other))


def why_not_attack(s: AgesState, seat: Seat, kind: int, rival: Seat) -> Refusal | None:
    """What stands against an aggression or a war. (TTA-20.1, TTA-20.6, TTA-24)"""
    own = s.civilizations[seat]
    war = kind in WARS
    if not (war or kind in AGGRESSIONS) or find(own.military, kind) < 0:
        return Refusal("not-in-hand", "TTA-20.1", {"card": EVERY[kind].id if kind < len(EVERY) else ""})
    if rival == seat or rival not in in_game(s):
        return Refusal("no-such-rival", "TTA-20.1")
    if own.leads == GANDHI:
        return Refusal("attack-gandhi", "TTA-29.21")
    return _why_not_target(s, seat, kind, rival) or _why_not_afford(s, seat, kind, rival)


def targets(s: AgesState, seat: Seat, kind: int) -> list[Seat]:
    """The rivals that a seat may attack with a card of its hand, in turn order."""
    own = s.civilizations[seat]
    left = own.red + own.red_extra - own.red_spent
    if own.leads == GANDHI or ATTACK_COST[kind] > left:
        return []
    return [
        rival
        for rival in rivals(s, seat)
        if attack_cost(s, kind, rival) <= left and _why_not_target(s, seat, kind, rival) is None
    ]


def _why_not_target(s: AgesState, seat: Seat, kind: int, rival: Seat) -> Refusal | None:
    war = kind in WARS
    if is_protected(s, seat, rival):
        return Refusal("attack-pact", "TTA-21.6", {"rival": rival})
    if war and s.round == s.last:
        return Refusal("war-last-round", "TTA-24.6")
    if war and any(found == LOSS_OF_SOVEREIGNTY and role == "B" for found, role, _ in pacts_of(s, rival)):
        return Refusal("war-sovereignty", "TTA-21.6", {"rival": rival})
    if s.one_attacker and s.civilizations[rival].token_with not in (NOBODY, seat):
        return Refusal("attack-token", "TTA-28.2", {"rival": rival})
    if not war and not has_object(s, kind, rival):
        return Refusal("attack-no-object", "TTA-20.6", {"rival": rival})
    return None


def _why_not_afford(s: AgesState, seat: Seat, kind: int, rival: Seat) -> Refusal | None:
    own = s.civilizations[seat]
    cost, have = attack_cost(s, kind, rival), own.red + own.red_extra - own.red_spent
    if cost > have:
        return Refusal("no-military-actions", "TTA-12.5", {"cost": cost, "have": have})
    return None


def announce(s: AgesState, seat: Seat, kind: int, rival: Seat) -> int:
    """Pay for an attack; pacts may end, Joan of Arc scores. Returns the card, taken from the hand. (TTA-20.10)"""
    own, other = s.civilizations[seat], s.civilizations[rival]
    cost = attack_cost(s, kind, rival)
    own.red_spent += cost
    card = find(own.military, kind)
    own.military = without(own.military, card)
    if kind in WARS:
        own.war = (card,)
        own.enemy = rival
        tell(s, events.WAR_DECLARED, seat, rival, card, cost)
    else:
        s.shown += (card,)
        tell(s, events.AGGRESSION, seat, rival, card, cost)
    if s.one_attacker:
        other.token_with = seat
    if ATTACKED_CULTURE[other.leads]:
        tell(s, events.CULTURE_SCORED, rival, score_culture(other, ATTACKED_CULTURE[other.leads]))
    end_pacts_on_attack(s, seat, rival)
    return card


def open_borders(s: AgesState, seat: Seat, rival: Seat) -> int:
    """Strength that an attacker gains over a partner of an Open Borders Agreement."""
    if holds_pact(s, seat, OPEN_BORDERS) == rival:
        return int(EVERY[OPEN_BORDERS].params["attacker_strength_between_partners"])
    return 0


# -- sacrifices (TTA-23) ---------------------------------------------------------------------------------------------


class ChooseSacrifice(Question[AgesState]):
    """Which units to sacrifice in a fight, one after the other. (TTA-20.2, TTA-24.2)"""

    seat: Seat
    units: Units
    total: int
    against: int

    prompt: ClassVar[str] = "prompt-sacrifice"
    rule: ClassVar[str] = "TTA-23.1"

    def choices(self, s: AgesState) -> Options:
        return (*sacrifices(s, self.seat, self.units), DONE)

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        return refuse_sacrifice(s, self.seat, answer) or super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"total": self.total, "against": self.against}


def sacrifices(s: AgesState, seat: Seat, units: Units) -> list[Option]:
    """The units that can still be sacrificed. (TTA-23.1)"""
    if not may_sacrifice(s):
        return []
    workers = s.civilizations[seat].workers
    return [SACRIFICE[kind] for kind in UNITS if workers[kind] > units[kind - FIRST_UNIT]]


def refuse_sacrifice(s: AgesState, seat: Seat, answer: Option) -> Refusal | None:
    """Why a unit cannot be sacrificed; None if the answer sacrifices none."""
    if answer[0] != "sacrifice" or len(answer) != 2 or answer[1] not in KINDS:
        return None
    if not may_sacrifice(s):
        return Refusal("sacrifice-last-round", "TTA-26.4")
    return Refusal("nobody-there", "TTA-23.1", {"card": answer[1]})


class ChooseDefense(Question[AgesState]):
    """Which units to sacrifice and defense cards to play against an aggression. (TTA-20.3)"""

    seat: Seat
    units: Units
    total: int
    against: int

    prompt: ClassVar[str] = "prompt-defense"
    rule: ClassVar[str] = "TTA-20.3"
    forced: ClassVar[bool] = False

    def choices(self, s: AgesState) -> Options:
        own = s.civilizations[self.seat]
        cards = [DEFEND[kind] for kind in DEFENSES if find(own.military, kind) >= 0]
        return (*sacrifices(s, self.seat, self.units), *cards, DONE)

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        if answer[0] == "defend" and len(answer) == 2 and answer[1] in KINDS:
            return Refusal("not-in-hand", self.rule, {"card": answer[1]})
        return refuse_sacrifice(s, self.seat, answer) or super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"total": self.total, "against": self.against}


def return_sacrificed(s: AgesState, seat: Seat, units: Units) -> None:
    """Sacrificed workers go back to the yellow bank after the fight. (TTA-23.5)"""
    own = s.civilizations[seat]
    for kind in UNITS:
        for _ in range(units[kind - FIRST_UNIT]):
            return_worker(own, kind)


class Fight(Frame[AgesState]):
    """What aggressions and wars share: two sides, and the units each of them sacrifices. (TTA-20, TTA-24)"""

    seat: Seat
    rival: Seat
    card: str
    sent: Units = NO_UNITS
    held: Units = NO_UNITS
    cards: int = 0

    def attack(self, s: AgesState) -> int:
        """The attacker's total. (TTA-20.2, TTA-23.3)"""
        own = s.civilizations[self.seat]
        return own.strength + open_borders(s, self.seat, self.rival) + sacrifice_value(own, self.sent)

    def defense(self, s: AgesState) -> int:
        """The defender's total. (TTA-20.3)"""
        other = s.civilizations[self.rival]
        return other.strength + sacrifice_value(other, self.held) + self.cards

    def start(self, s: AgesState) -> Step:
        return ask(ChooseSacrifice(self.seat, self.sent, self.attack(s), self.defense(s)), then=self.send)

    def send(self, s: AgesState, answer: Option) -> Step:
        if answer == DONE:
            return self.face(s)
        self.sent = changed(self.sent, KINDS[str(answer[1])] - FIRST_UNIT, 1)
        tell(s, events.SACRIFICED, self.seat, str(answer[1]))
        return Fight.start(self, s)

    def face(self, s: AgesState) -> Step:
        """The defender's answer."""
        raise NotImplementedError

    def hold(self, s: AgesState, answer: Option) -> Step:
        if answer == DONE:
            return self.settle(s)
        kind = KINDS[str(answer[1])]
        if answer[0] == "sacrifice":
            self.held = changed(self.held, kind - FIRST_UNIT, 1)
            tell(s, events.SACRIFICED, self.rival, str(answer[1]))
        else:
            doubled = 2 if s.civilizations[self.rival].leads == CHURCHILL else 1
            self.cards += DEFENSE_VALUE[kind] * doubled
            discard_card(s, self.rival, kind)
            tell(s, events.DEFENDED, self.rival, str(answer[1]), DEFENSE_VALUE[kind] * doubled)
        return self.face(s)

    def settle(self, s: AgesState) -> Step:
        """Compare the totals."""
        raise NotImplementedError


# -- aggressions (TTA-20) --------------------------------------------------------------------------------------------


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


def take_points(s: AgesState, seat: Seat, rival: Seat, amount: int, what: str) -> None:
    """The winner scores exactly what the loser loses. (TTA-20.5)"""
    own, other = s.civilizations[seat], s.civilizations[rival]
    if what == "science":
        lost = -score_science(other, -amount)
        tell(s, events.SCIENCE_LOST, rival, lost)
        tell(s, events.SCIENCE_SCORED, seat, score_science(own, lost))
    else:
        lost = -score_culture(other, -amount)
        tell(s, events.CULTURE_LOST, rival, lost)
        tell(s, events.CULTURE_SCORED, seat, score_culture(own, lost))


# -- wars (TTA-24) ---------------------------------------------------------------------------------------------------


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
