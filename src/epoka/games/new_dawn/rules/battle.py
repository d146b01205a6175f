"""An attack: target, dice, tokens, and what comes of it. (ND-12.7 to ND-12.19)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.card import MILITARY
from epoka.games.new_dawn.cards.tokens import FORTS
from epoka.games.new_dawn.focus import AgainstBarbarians, Attacks, MoveArmies, WeakenReinforced
from epoka.games.new_dawn.rules.diplomacy import break_with_player, break_with_state
from epoka.games.new_dawn.rules.field import difficulty
from epoka.games.new_dawn.rules.moments import (
    ARMY,
    ATTACK,
    CARAVAN,
    COMBAT,
    COMBAT_BONUS,
    DEFEND,
    FORBIDDEN,
    REINFORCED_WORTH,
    RESOURCE_WORTH,
    Side,
)
from epoka.games.new_dawn.rules.pieces import armies_at, army_home, caravans_at
from epoka.games.new_dawn.rules.purse import has_type, index_of_type, lose_resource, spend, spendable
from epoka.games.new_dawn.rules.seizing import hurt
from epoka.games.new_dawn.rules.spoils import Spoils
from epoka.games.new_dawn.state import (
    NO_PIECE,
    RESOURCES,
    DawnState,
    is_city,
    is_reinforced,
    land_of,
    owner_of,
)
from epoka.games.new_dawn.tables import CITY_STATE, part
from epoka.games.new_dawn.tables import TOKEN as TRADE_TOKEN
from epoka.kernel import NOBODY, Frame, Option, Options, Question, Seat, Step, ask, call, done, roll, tell
from epoka.kernel.errors import Value
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of

WORDS: Final = {
    "attack": ("target", "rival"),
    "assault": ("target",),
    "reroll": ("token",),
    "add": ("token",),
    "stop": (),
}
STOP: Final[Option] = ("stop",)
BARBARIAN: Final = "barbarian"
STATE: Final = "city_state"
FORT: Final = "fort"
TOWN: Final = "city"
TOKEN: Final = "token"  # noqa: S105  # a control token, no secret
TARGETS: Final = (BARBARIAN, STATE, FORT, TOWN, TOKEN, ARMY, CARAVAN)
MORE: Final = "combat_reroll_or_plus"
"""What a trade token gives in battle. (ND-7.2, ND-12.12)"""
SUPPORT: Final = 2
"""For another army of the defender. (ND-12.10)"""
CITY_TIMES: Final = 2
"""Of a city the difficulty counts so many times. (ND-12.10)"""
(FORT_DEFENCE,) = (fort.defence for fort in FORTS)


def neutral_target(s: DawnState, space: Hex) -> str:
    """Barbarians, or else the city-state or fort on a space; nothing if there are none. (ND-12.7)"""
    return BARBARIAN if space in s.barbarians else neutral_place(s, space)


def neutral_place(s: DawnState, space: Hex) -> str:
    """The city-state or uncontrolled fort on a space; nothing if there is none. (ND-16.2, ND-17.1)"""
    land = land_of(s)
    if land.states.get(space) and s.tokens[space] == land.states[space]:
        return STATE
    return FORT if space in land.forts and not s.pieces[space] else ""


def targets(s: DawnState, seat: Seat, space: Hex) -> list[Option]:
    """What may be attacked on a space: barbarians first of all, otherwise one thing. (ND-12.6, ND-12.7)"""
    neutral = neutral_target(s, space)
    if neutral == BARBARIAN:
        return [("assault", BARBARIAN)]
    found: list[Option] = [("assault", neutral)] if neutral else []
    code = s.pieces[space]
    rivals = [(TOWN if is_city(code) else TOKEN, owner_of(code))] if code != NO_PIECE else []
    rivals += [(ARMY, other) for other, _ in armies_at(s, space)]
    rivals += [(CARAVAN, other) for other, _ in caravans_at(s, space)]
    own = s.civilizations[seat]
    for kind, other in dict.fromkeys(rivals):
        if other != seat and not (own.acts & FORBIDDEN.bit and FORBIDDEN.holds(s, seat, other)):
            found.append(("attack", kind, other))
    return found


class Battle(Frame[DawnState]):
    """One attack. Returns 1 if the army moves again. (ND-12.7 to ND-12.19)

    `number` is the army's, or -1 in the base game; `back` is where it steps back to. `target` is what is attacked,
    `rival` whose it is. `dice` and `added` are those of both sides; `phase` is whose tokens are being spent.
    """

    seat: Seat
    card: str
    slot: int
    space: Hex
    number: int
    back: Hex
    target: str = ""
    rival: Seat = NOBODY
    dice: tuple[int, int] = (0, 0)
    added: tuple[int, int] = (0, 0)
    phase: int = 0

    def start(self, s: DawnState) -> Step:
        s.battle = self.space
        among = targets(s, self.seat, self.space)
        assert among, f"nothing to attack on {self.space}: {self}"
        return ask(one_of(self.seat, "prompt-target", "ND-12.7", among, space=self.space), then=self.aimed)

    def aimed(self, s: DawnState, answer: Option) -> Step:
        """Naming a target costs the attacker the diplomacy cards of that city-state or player. (ND-12.8)"""
        self.target = str(answer[1])
        self.rival = NOBODY if answer[0] == "assault" else int(answer[2])
        tell(s, events.ATTACKED, self.seat, self.target, self.space, self.rival)
        if self.target == STATE:
            break_with_state(s, self.seat, self.state(s))
        if self.rival == NOBODY:
            return self.roll(s, None)
        break_with_player(s, self.seat, self.rival)
        return call(hurt(s, self.rival, self.seat), then=self.roll)

    def state(self, s: DawnState) -> str:
        """The city-state that is attacked."""
        return land_of(s).states[self.space] if self.target == STATE else ""

    def roll(self, s: DawnState, _: object) -> Step:
        """Both sides roll; for neutral ones somebody else does, who spends nothing. (ND-12.9 to ND-12.11)"""
        mine, theirs = roll(s, 2)
        self.dice = (mine, theirs)
        tell(s, events.ROLLED, self.seat, mine, self.value(s))
        tell(s, events.DEFENCE_ROLLED, theirs, self.defence(s))
        return self.offer(s, None)

    # -- values (ND-12.9, ND-12.10) ------------------------------------------------------------------------------------

    def value(self, s: DawnState) -> int:
        """The attacker's combat value. (ND-12.9)"""
        return self.dice[0] + self.added[0] + attack_bonus(s, self)

    def defence(self, s: DawnState) -> int:
        """The defender's combat value. (ND-12.10)"""
        return self.dice[1] + self.added[1] + defence_bonus(s, self)

    # -- tokens (ND-12.12) ---------------------------------------------------------------------------------------------

    def offer(self, s: DawnState, _: object) -> Step:
        """First the attacker, then the defender spends tokens, one at a time. (ND-12.12)"""
        while self.phase < 2:
            seat = self.rival if self.phase else self.seat
            if seat != NOBODY and fuel(s, seat, self.card if not self.phase else ""):
                question = SpendInBattle(
                    seat, self.phase, self.card, *self.values_of(s), self.dice[self.phase], self.rerolls()
                )
                return ask(question, then=self.spent)
            self.phase += 1
        return self.decide(s)

    def values_of(self, s: DawnState) -> tuple[int, int]:
        """The combat value of whoever spends, and that of the other side."""
        values = self.value(s), self.defence(s)
        return values[::-1] if self.phase else values

    def rerolls(self) -> int:
        """Whether tokens may be spent to roll again: not in the base game. (ND-27.5)"""
        return int(part(self.card, Attacks) is None)

    def spent(self, s: DawnState, answer: Option) -> Step:
        if answer == STOP:
            self.phase += 1
            return self.offer(s, None)
        seat, token = (self.rival if self.phase else self.seat), str(answer[1])
        role = DEFEND if self.phase else ATTACK
        if answer[0] == "reroll":
            (die,) = roll(s, 1)
            self.dice = (self.dice[0], die) if self.phase else (die, self.dice[1])
        else:
            more = worth(s, seat, token, role)
            self.added = (self.added[0], self.added[1] + more) if self.phase else (self.added[0] + more, self.added[1])
        value = self.defence(s) if self.phase else self.value(s)
        told = events.REROLLED if answer[0] == "reroll" else events.ADDED
        tell(s, told, seat, *((self.dice[self.phase], value) if answer[0] == "reroll" else (value,)))
        card = self.card if not self.phase else defending_card(s, seat)
        if token in RESOURCES:
            lose_resource(s, seat, token)
            return self.offer(s, None)
        return call(spend(s, seat, card, token), then=self.offer)

    # -- the outcome (ND-12.14 to ND-12.19) ----------------------------------------------------------------------------

    def decide(self, s: DawnState) -> Step:
        """The higher value wins; ties go to the defender. (ND-12.14, ND-12.15)"""
        value, against = self.value(s), self.defence(s)
        if value > against:
            tell(s, events.WON, self.seat, value, against)
            spoils = Spoils(
                self.seat, self.card, self.space, self.number, self.back, self.target, self.rival, value, self.state(s)
            )
            return call(spoils)
        s.battle = NOWHERE
        tell(s, events.LOST, self.seat, value, against)
        if self.number >= 0:
            army_home(s, self.seat, self.number)
            s.civilizations[self.seat].used += (f"defeated-{self.number}",)
        return done()


def side(s: DawnState, battle: Battle, role: str) -> Side:
    """One side of an attack, for bonuses."""
    against = battle.rival if role == ATTACK else battle.seat
    return Side(role, battle.space, battle.target, against, battle.state(s))


def attack_bonus(s: DawnState, battle: Battle) -> int:
    """The slot number, the card's bonus, and other bonuses. (ND-12.9)"""
    card = battle.card
    moves, raids, wild = part(card, MoveArmies), part(card, Attacks), part(card, AgainstBarbarians)
    bonus = moves.bonus if moves else raids.bonus if raids else 0
    if wild is not None and battle.target == BARBARIAN:
        bonus = wild.bonus
    return battle.slot + bonus + COMBAT_BONUS.total(s, battle.seat, side(s, battle, ATTACK))


def defence_bonus(s: DawnState, battle: Battle) -> int:
    """The bonus of what is attacked. (ND-12.10)"""
    hard = difficulty(s, battle.seat, battle.space, COMBAT)
    if battle.target == FORT:
        return FORT_DEFENCE
    if battle.target == STATE:
        return CITY_STATE[battle.state(s)].defence
    if battle.target == BARBARIAN:
        return hard
    found = hard * CITY_TIMES if battle.target == TOWN else hard
    if battle.target in (TOWN, TOKEN):
        found += reinforcements(s, battle)
    others = sum([seat == battle.rival for seat, _ in armies_at(s, battle.space)]) - (battle.target == ARMY)
    if others > 0:
        found += SUPPORT
    return found + COMBAT_BONUS.total(s, battle.rival, side(s, battle, DEFEND))


def reinforcements(s: DawnState, battle: Battle) -> int:
    """The bonus of the defender's reinforced tokens: the target itself, and those next to it. (ND-8.10, ND-12.10)"""
    each = 1 + REINFORCED_WORTH.total(s, battle.rival, DEFEND)
    weakened = part(battle.card, WeakenReinforced)
    if weakened:
        each = max(0, each - weakened.by)
    count = int(is_reinforced(s.pieces[battle.space]))
    for near in land_of(s).near[battle.space]:
        code = s.pieces[near]
        count += is_reinforced(code) and owner_of(code) == battle.rival
    return each * count


# -- what can be spent (ND-12.12, ND-12.13) ----------------------------------------------------------------------------


def defending_card(s: DawnState, seat: Seat) -> str:
    """The military card from which a defender spends; none if there is none. (ND-28.10)"""
    own = s.civilizations[seat]
    return own.row[index_of_type(own, MILITARY)] if has_type(own, MILITARY) else ""


def fuel(s: DawnState, seat: Seat, card: str) -> tuple[str, ...]:
    """What a side may spend; the attacker from the card that is resolved. (ND-12.12, ND-12.13, ND-17.4)

    A conquered city-state is not spent in defence.
    """
    if card:
        found = spendable(s, seat, card)
    else:
        found = tuple([token for token in spendable(s, seat, defending_card(s, seat)) if token not in CITY_STATE])
    own = s.civilizations[seat]
    if own.acts & RESOURCE_WORTH.bit and RESOURCE_WORTH.total(s, seat, ATTACK if card else DEFEND):
        found += tuple([name for name, count in zip(RESOURCES, own.resources, strict=True) if count])
    return tuple(dict.fromkeys(found))


def worth(s: DawnState, seat: Seat, token: str, role: str) -> int:
    """What a token adds to a combat value. (ND-12.12, ND-12.13)"""
    plain = TRADE_TOKEN[MORE]
    return max(plain, RESOURCE_WORTH.total(s, seat, role)) if token in RESOURCES else plain


def may_reroll(s: DawnState, seat: Seat, card: str, token: str) -> bool:
    """Whether a token may be spent to roll again; a resource only where it counts as a trade token. (ND-12.13)"""
    return token not in RESOURCES or (bool(card) and token in spendable(s, seat, card))


class SpendInBattle(Question[DawnState]):
    """A token to roll again or to add to the own value, or no more of them. (ND-12.12)"""

    seat: Seat
    phase: int
    card: str
    value: int
    against: int
    die: int
    rerolls: int

    prompt: ClassVar[str] = "prompt-battle"
    rule: ClassVar[str] = "ND-12.12"

    def choices(self, s: DawnState) -> Options:
        card = "" if self.phase else self.card
        tokens = fuel(s, self.seat, card)
        found: list[Option] = []
        if self.rerolls:
            found += [("reroll", token) for token in tokens if may_reroll(s, self.seat, card, token)]
        found += [("add", token) for token in tokens]
        return (*found, STOP)

    def prompt_id(self) -> str:
        return "prompt-defence" if self.phase else "prompt-battle"

    def args(self, s: DawnState) -> dict[str, Value]:
        return {"value": self.value, "against": self.against, "die": self.die}
