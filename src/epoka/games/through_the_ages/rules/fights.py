"""Aggressions and wars: announcing, sacrificing, defending, and what the winner gets. (TTA-20, TTA-23, TTA-24)"""

from __future__ import annotations

from typing import ClassVar

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.armies import sacrifice_value
from epoka.games.through_the_ages.rules.building import return_worker
from epoka.games.through_the_ages.rules.colonies import NO_UNITS, discard_card, may_sacrifice
from epoka.games.through_the_ages.rules.losses import (
    urban_workers,
)
from epoka.games.through_the_ages.rules.options import DEFEND, DONE, SACRIFICE
from epoka.games.through_the_ages.rules.pacts import end_pacts_on_attack
from epoka.games.through_the_ages.rules.ratings import (
    holds_pact,
    is_protected,
    pacts_of,
)
from epoka.games.through_the_ages.rules.tokens import (
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
    ATTACK_COST,
    ATTACKED_CULTURE,
    BUILDINGS,
    CARD_LEVEL,
    CHURCHILL,
    DEFENSE_VALUE,
    DEFENSES,
    FIRST_UNIT,
    GANDHI,
    KINDS,
    LOSS_OF_SOVEREIGNTY,
    OPEN_BORDERS,
    UNITS,
    WARS,
)
from epoka.kernel import NOBODY, Frame, Option, Options, Question, Refusal, Seat, Step, ask, tell

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
    rule = "TTA-24.1" if war else "TTA-20.1"
    if not (war or kind in AGGRESSIONS) or find(own.military, kind) < 0:
        return Refusal("not-in-hand", rule, {"card": EVERY[kind].id})
    if rival == seat or rival not in in_game(s):
        return Refusal("no-such-rival", rule)
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

    def tempting(self, s: AgesState) -> Options:
        workers = s.civilizations[self.seat].workers
        return () if may_sacrifice(s) else tuple([SACRIFICE[kind] for kind in UNITS if workers[kind]])

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"total": self.total, "against": self.against}


def defense_value(own: Civilization, kind: int) -> int:
    """What a defense/colonization card adds in defense; Winston Churchill doubles it. (TTA-20.3)"""
    return DEFENSE_VALUE[kind] * 2 if own.leads == CHURCHILL else DEFENSE_VALUE[kind]


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
            added = defense_value(s.civilizations[self.rival], kind)
            self.cards += added
            discard_card(s, self.rival, kind)
            tell(s, events.DEFENDED, self.rival, str(answer[1]), added)
        return self.face(s)

    def settle(self, s: AgesState) -> Step:
        """Compare the totals."""
        raise NotImplementedError


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
