"""What is decided just before the first round of a battle: Siegecraft, Steel Weapons, the Trojan Horse. (COC-9.1.2)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.rules.battle_cards import ATTACKER, DEFENDER
from epoka.games.clash_of_cultures.rules.lasting import HORSE_PRICE, TROJAN_HORSE, award, is_horse_ready
from epoka.games.clash_of_cultures.rules.stock import Pay, can_pay
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import NONE, ORE, Price, amounts, number
from epoka.kernel import YES, Frame, Option, Options, Question, Refusal, Seat, Step, YesNo, ask, call, done, tell

DIE_PART: Final = 1
CANCEL_PART: Final = 2
"""What a Fortress does in the first round: it adds a die, and it cancels a hit. (COC-9.2.6)"""
PARTS: Final = {"none": 0, "die": DIE_PART, "cancel": CANCEL_PART, "both": DIE_PART | CANCEL_PART}
PRICES: Final[dict[str, Price]] = {
    "die": amounts("siegecraft", "wood"),
    "cancel": amounts("siegecraft", "ore"),
    "both": amounts("siegecraft", "wood", "ore"),
}
"""What Siegecraft costs: wood against the die, ore against the cancelled hit. (COC-9.1.2)"""
BESIEGE: Final[dict[str, Option]] = {part: ("besiege", part) for part in PARTS}
STEEL: Final = amounts("steel_weapons", "ore")
STEEL_VALUE: Final = number("steel_weapons", "combat")
STEEL_AGAINST_STEEL: Final = number("steel_weapons", "against")
WORDS: Final = {"besiege": ("part",)}


class Preparations(Frame[ClashState]):
    """Both sides get ready; returns what is left of the Fortress, both sides' steel, and whether the Horse was built.

    `owners` are the attacker and the defender, `city` says whether a defended city is attacked, `fortress` what its
    Fortress does.
    """

    owners: tuple[int, int]
    hex: int
    city: int
    fortress: int
    steel: tuple[int, int] = (0, 0)
    horse: int = 0
    side: int = ATTACKER

    def start(self, s: ClashState) -> Step:
        attacker = self.owners[ATTACKER]
        if self.fortress and attacker < len(s.nations):
            own = s.nations[attacker]
            if own.known & bits.SIEGECRAFT and any(can_pay(own, price) for price in PRICES.values()):
                return ask(ChooseSiege(attacker, self.hex), then=self.besiege)
        return self.arm(s)

    def besiege(self, s: ClashState, answer: Option) -> Step:
        part = str(answer[1])
        if part == "none":
            return self.arm(s)
        self.fortress &= ~PARTS[part]
        tell(s, events.SIEGECRAFT, self.owners[ATTACKER], map_of(s).names[self.hex], part)
        return call(Pay(self.owners[ATTACKER], PRICES[part]), then=self.arm)

    def arm(self, s: ClashState, _: object = None) -> Step:
        """Steel Weapons; the attacker decides first. (COC-9.1.2)"""
        while self.side <= DEFENDER:
            cost = self.steel_cost(s)
            if cost == 0:
                self.take_steel(s)
            elif cost > 0 and can_pay(s.nations[self.owners[self.side]], STEEL):
                return ask(YesNo(self.owners[self.side], "prompt-steel-weapons"), then=self.armed)
            self.side += 1
        return self.offer_horse(s)

    def steel_cost(self, s: ClashState) -> int:
        """Ore for Steel Weapons, none with Metallurgy against those without; NONE for those without. (COC-9.1.2)"""
        if not self.has_steel(s, self.side):
            return NONE
        known = s.nations[self.owners[self.side]].known
        return 0 if known & bits.METALLURGY and not self.has_steel(s, 1 - self.side) else STEEL[ORE]

    def has_steel(self, s: ClashState, side: int) -> bool:
        """Whether a side owns Steel Weapons."""
        owner = self.owners[side]
        return owner < len(s.nations) and bool(s.nations[owner].known & bits.STEEL_WEAPONS)

    def take_steel(self, s: ClashState) -> None:
        """The side whose turn it is fights with Steel Weapons, in every round."""
        value = STEEL_AGAINST_STEEL if self.has_steel(s, 1 - self.side) else STEEL_VALUE
        self.steel = (value, self.steel[1]) if self.side == ATTACKER else (self.steel[0], value)
        tell(s, events.STEEL_WEAPONS, self.owners[self.side], value)

    def armed(self, s: ClashState, answer: Option) -> Step:
        if answer == YES:
            self.take_steel(s)
            return call(Pay(self.owners[self.side], STEEL), then=self.steel_paid)
        return self.steel_paid(s, None)

    def steel_paid(self, s: ClashState, _: object) -> Step:
        self.side += 1
        return self.arm(s)

    def offer_horse(self, s: ClashState) -> Step:
        """The Trojan Horse, for the attacker of a defended city. (COC-10.1, event 42)"""
        attacker = self.owners[ATTACKER]
        able = self.city and is_horse_ready(s) and attacker < len(s.nations)
        if able and can_pay(s.nations[attacker], HORSE_PRICE):
            return ask(YesNo(attacker, "prompt-trojan-horse"), then=self.build_horse)
        return self.finish(s, None)

    def build_horse(self, s: ClashState, answer: Option) -> Step:
        if answer != YES:
            return self.finish(s, None)
        self.horse = 1
        award(s, self.owners[ATTACKER], TROJAN_HORSE)
        return call(Pay(self.owners[ATTACKER], HORSE_PRICE), then=self.finish)

    def finish(self, s: ClashState, _: object) -> Step:
        return done((self.fortress, self.steel, self.horse))


class ChooseSiege(Question[ClashState]):
    """What to pay against the Fortress. (COC-9.1.2)"""

    seat: Seat
    hex: int

    prompt: ClassVar[str] = "prompt-besiege"
    rule: ClassVar[str] = "COC-9.1.2"

    def choices(self, s: ClashState) -> Options:
        own = s.nations[self.seat]
        return (BESIEGE["none"], *[BESIEGE[part] for part, price in PRICES.items() if can_pay(own, price)])

    def tempting(self, s: ClashState) -> Options:
        able = self.options(s)
        return tuple([option for option in BESIEGE.values() if option not in able])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer in BESIEGE.values():
            return Refusal("cannot-pay", "COC-9.1.2", {"amount": sum(PRICES[str(answer[1])])})
        return super().refuse(s, answer)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"hex": map_of(s).names[self.hex]}
