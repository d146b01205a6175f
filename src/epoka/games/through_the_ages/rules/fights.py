"""Aggressions and wars: announcing, sacrificing, defending, and what the winner gets. (TTA-20, TTA-23, TTA-24)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.through_the_ages import events, state, tables
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules import losses, ratings, tokens
from epoka.games.through_the_ages.rules.armies import sacrifice_value
from epoka.games.through_the_ages.rules.building import return_worker
from epoka.games.through_the_ages.rules.colonies import NO_UNITS, discard_card, may_sacrifice
from epoka.games.through_the_ages.rules.options import DEFEND, DONE, SACRIFICE
from epoka.games.through_the_ages.rules.pacts import end_pacts_on_attack
from epoka.kernel import NOBODY, Frame, Option, Options, Question, Refusal, Seat, Step, ask, tell
from epoka.parts.tuples import changed, without

Units = tuple[int, ...]

# -- announcing (TTA-20.1, TTA-24.1) ---------------------------------------------------------------------------------


def attack_cost(s: state.AgesState, kind: int, rival: Seat) -> int:
    """Military actions for an aggression or a war against a rival. (TTA-20.1, TTA-20.8)"""
    other = s.civilizations[rival]
    cost = tables.ATTACK_COST[kind]
    if tables.ATTACK_COST_PER_LEVEL[kind]:
        cost += tables.ATTACK_COST_PER_LEVEL[kind] * sum([tables.CARD_LEVEL[card] for card in discarded(kind, other)])
    return cost * tables.ATTACK_TIMES[other.leads]


def discarded(kind: int, other: state.Civilization) -> state.Cards:
    """The leader or the unfinished wonder that an aggression would discard. (TTA-20.8)"""
    what = EVERY[kind].aggression.discard
    return other.leader if what == "leader" else other.wonder if what == "unfinished_wonder" else ()


def has_object(s: state.AgesState, kind: int, rival: Seat) -> bool:
    """Whether an aggression could take effect on a rival at all. [interpretation] (TTA-20.6)"""
    other = s.civilizations[rival]
    if EVERY[kind].aggression.discard:
        return bool(discarded(kind, other))
    if EVERY[kind].aggression.annexes_colony:
        return bool(other.colonies)
    return not tables.BUILDINGS[kind] or bool(losses.urban_workers(other))


def why_not_attack(s: state.AgesState, seat: Seat, kind: int, rival: Seat) -> Refusal | None:
    """What stands against an aggression or a war. (TTA-20.1, TTA-20.6, TTA-24)"""
    own = s.civilizations[seat]
    war = kind in tables.WARS
    rule = "TTA-24.1" if war else "TTA-20.1"
    if not (war or kind in tables.AGGRESSIONS) or state.find(own.military, kind) < 0:
        return Refusal("not-in-hand", rule, {"card": EVERY[kind].id})
    if rival == seat or rival not in state.in_game(s):
        return Refusal("no-such-rival", rule)
    if tables.CANNOT_ATTACK[own.leads]:
        return Refusal("attack-gandhi", "TTA-29.21")
    return _why_not_target(s, seat, kind, rival) or _why_not_afford(s, seat, kind, rival)


def targets(s: state.AgesState, seat: Seat, kind: int) -> list[Seat]:
    """The rivals that a seat may attack with a card of its hand, in turn order."""
    own = s.civilizations[seat]
    left = own.red + own.red_extra - own.red_spent
    if tables.CANNOT_ATTACK[own.leads] or tables.ATTACK_COST[kind] > left:
        return []
    return [
        rival
        for rival in state.rivals(s, seat)
        if attack_cost(s, kind, rival) <= left and _why_not_target(s, seat, kind, rival) is None
    ]


def _why_not_target(s: state.AgesState, seat: Seat, kind: int, rival: Seat) -> Refusal | None:
    war = kind in tables.WARS
    if ratings.is_protected(s, seat, rival):
        return Refusal("attack-pact", "TTA-21.6", {"rival": rival})
    if war and s.round == s.last:
        return Refusal("war-last-round", "TTA-24.6")
    if war and any(ratings.PARTNER[found][role].immune_to_war for found, role, _ in ratings.pacts_of(s, rival)):
        return Refusal("war-sovereignty", "TTA-21.6", {"rival": rival})
    if s.one_attacker and s.civilizations[rival].token_with not in (NOBODY, seat):
        return Refusal("attack-token", "TTA-28.2", {"rival": rival})
    if not war and not has_object(s, kind, rival):
        return Refusal("attack-no-object", "TTA-20.6", {"rival": rival})
    return None


def _why_not_afford(s: state.AgesState, seat: Seat, kind: int, rival: Seat) -> Refusal | None:
    own = s.civilizations[seat]
    cost, have = attack_cost(s, kind, rival), own.red + own.red_extra - own.red_spent
    if cost > have:
        return Refusal("no-military-actions", "TTA-12.5", {"cost": cost, "have": have})
    return None


def announce(s: state.AgesState, seat: Seat, kind: int, rival: Seat) -> int:
    """Pay for an attack; pacts may end, Joan of Arc scores. Returns the card, taken from the hand. (TTA-20.10)"""
    own, other = s.civilizations[seat], s.civilizations[rival]
    cost = attack_cost(s, kind, rival)
    own.red_spent += cost
    card = state.find(own.military, kind)
    own.military = without(own.military, card)
    if kind in tables.WARS:
        own.war = (card,)
        own.enemy = rival
        tell(s, events.WAR_DECLARED, seat, rival, card, cost)
    else:
        s.shown += (card,)
        tell(s, events.AGGRESSION, seat, rival, card, cost)
    if s.one_attacker:
        other.token_with = seat
    if tables.ATTACKED_CULTURE[other.leads]:
        tell(s, events.CULTURE_SCORED, rival, tokens.score_culture(other, tables.ATTACKED_CULTURE[other.leads]))
    end_pacts_on_attack(s, seat, rival)
    return card


def open_borders(s: state.AgesState, seat: Seat, rival: Seat) -> int:
    """Strength that an attacker gains over a partner of an Open Borders Agreement."""
    shared = [EVERY[kind].pact for kind, _, partner in ratings.pacts_of(s, seat) if partner == rival]
    return sum([pact.attacker_strength_between_partners for pact in shared])


POINTS: Final = {
    "science": (tokens.score_science, events.SCIENCE_LOST, events.SCIENCE_SCORED),
    "culture": (tokens.score_culture, events.CULTURE_LOST, events.CULTURE_SCORED),
}
"""How points are scored, and what is told when they are lost and scored."""


# -- sacrifices (TTA-23) ---------------------------------------------------------------------------------------------


class ChooseSacrifice(Question[state.AgesState]):
    """Which units to sacrifice in a fight, one after the other. (TTA-20.2, TTA-24.2)"""

    seat: Seat
    units: Units
    total: int
    against: int

    prompt: ClassVar[str] = "prompt-sacrifice"
    rule: ClassVar[str] = "TTA-23.1"

    def choices(self, s: state.AgesState) -> Options:
        return (*sacrifices(s, self.seat, self.units), DONE)

    def refuse(self, s: state.AgesState, answer: Option) -> Refusal:
        return refuse_sacrifice(s, self.seat, answer) or super().refuse(s, answer)

    def args(self, s: state.AgesState) -> dict[str, int | str]:
        return {"total": self.total, "against": self.against}


def sacrifices(s: state.AgesState, seat: Seat, units: Units) -> list[Option]:
    """The units that can still be sacrificed. (TTA-23.1)"""
    if not may_sacrifice(s):
        return []
    workers = s.civilizations[seat].workers
    return [SACRIFICE[kind] for kind in tables.UNITS if workers[kind] > units[kind - tables.FIRST_UNIT]]


def refuse_sacrifice(s: state.AgesState, seat: Seat, answer: Option) -> Refusal | None:
    """Why a unit cannot be sacrificed; None if the answer sacrifices none."""
    if answer[0] != "sacrifice" or len(answer) != 2 or answer[1] not in tables.KINDS:
        return None
    if not may_sacrifice(s):
        return Refusal("sacrifice-last-round", "TTA-26.4")
    return Refusal("nobody-there", "TTA-23.1", {"card": answer[1]})


class ChooseDefense(Question[state.AgesState]):
    """Which units to sacrifice and defense cards to play against an aggression. (TTA-20.3)"""

    seat: Seat
    units: Units
    total: int
    against: int

    prompt: ClassVar[str] = "prompt-defense"
    rule: ClassVar[str] = "TTA-20.3"
    forced: ClassVar[bool] = False

    def choices(self, s: state.AgesState) -> Options:
        own = s.civilizations[self.seat]
        cards = [DEFEND[kind] for kind in tables.DEFENSES if state.find(own.military, kind) >= 0]
        return (*sacrifices(s, self.seat, self.units), *cards, DONE)

    def refuse(self, s: state.AgesState, answer: Option) -> Refusal:
        if answer[0] == "defend" and len(answer) == 2 and answer[1] in tables.KINDS:
            return Refusal("not-in-hand", self.rule, {"card": answer[1]})
        return refuse_sacrifice(s, self.seat, answer) or super().refuse(s, answer)

    def tempting(self, s: state.AgesState) -> Options:
        workers = s.civilizations[self.seat].workers
        return () if may_sacrifice(s) else tuple([SACRIFICE[kind] for kind in tables.UNITS if workers[kind]])

    def args(self, s: state.AgesState) -> dict[str, int | str]:
        return {"total": self.total, "against": self.against}


def defense_value(own: state.Civilization, kind: int) -> int:
    """What a defense/colonization card adds in defense; it counts more often under Winston Churchill. (TTA-20.3)"""
    return tables.DEFENSE_VALUE[kind] * tables.DEFENSE_TIMES[own.leads]


def return_sacrificed(s: state.AgesState, seat: Seat, units: Units) -> None:
    """Sacrificed workers go back to the yellow bank after the fight. (TTA-23.5)"""
    own = s.civilizations[seat]
    for kind in tables.UNITS:
        for _ in range(units[kind - tables.FIRST_UNIT]):
            return_worker(own, kind)


class Fight(Frame[state.AgesState]):
    """What aggressions and wars share: two sides, and the units each of them sacrifices. (TTA-20, TTA-24)"""

    seat: Seat
    rival: Seat
    card: str
    sent: Units = NO_UNITS
    held: Units = NO_UNITS
    cards: int = 0

    def attack(self, s: state.AgesState) -> int:
        """The attacker's total. (TTA-20.2, TTA-23.3)"""
        own = s.civilizations[self.seat]
        return own.strength + open_borders(s, self.seat, self.rival) + sacrifice_value(own, self.sent)

    def defense(self, s: state.AgesState) -> int:
        """The defender's total. (TTA-20.3)"""
        other = s.civilizations[self.rival]
        return other.strength + sacrifice_value(other, self.held) + self.cards

    def start(self, s: state.AgesState) -> Step:
        return ask(ChooseSacrifice(self.seat, self.sent, self.attack(s), self.defense(s)), then=self.send)

    def send(self, s: state.AgesState, answer: Option) -> Step:
        if answer == DONE:
            return self.face(s)
        self.sent = changed(self.sent, tables.KINDS[str(answer[1])] - tables.FIRST_UNIT, 1)
        tell(s, events.SACRIFICED, self.seat, str(answer[1]))
        return Fight.start(self, s)

    def face(self, s: state.AgesState) -> Step:
        """The defender's answer."""
        raise NotImplementedError

    def hold(self, s: state.AgesState, answer: Option) -> Step:
        if answer == DONE:
            return self.settle(s)
        kind = tables.KINDS[str(answer[1])]
        if answer[0] == "sacrifice":
            self.held = changed(self.held, kind - tables.FIRST_UNIT, 1)
            tell(s, events.SACRIFICED, self.rival, str(answer[1]))
        else:
            added = defense_value(s.civilizations[self.rival], kind)
            self.cards += added
            discard_card(s, self.rival, kind)
            tell(s, events.DEFENDED, self.rival, str(answer[1]), added)
        return self.face(s)

    def settle(self, s: state.AgesState) -> Step:
        """Compare the totals."""
        raise NotImplementedError


def take_points(s: state.AgesState, winner: Seat, loser: Seat, amount: int, what: str) -> None:
    """The loser loses points, and the winner, if anybody, scores exactly as many. (TTA-20.5)"""
    score, gone, scored = POINTS[what]
    lost = -score(s.civilizations[loser], -amount)
    tell(s, gone, loser, lost)
    if winner != NOBODY:
        tell(s, scored, winner, score(s.civilizations[winner], lost))
