"""Mercenaries: barbarian armies that a player pays to march. (COC-12.1)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from epoka.games.clash_of_cultures.rules.barbarians import March, Reinforcements, steps_anywhere
from epoka.games.clash_of_cultures.rules.moments import BARBARIANS_CONSENT
from epoka.games.clash_of_cultures.rules.options import DONE
from epoka.games.clash_of_cultures.rules.ranges import hexes_with, reach
from epoka.games.clash_of_cultures.rules.stock import PLAIN, SPEND, spend, with_arena
from epoka.games.clash_of_cultures.rules.units import MILITARY_BITS, stationed
from epoka.games.clash_of_cultures.state import ClashState, Nation, Numbers, map_of
from epoka.games.clash_of_cultures.tables import BARBARIANS, CULTURE, FOOD, GOLD, MOOD, ORE, STOCK, WOOD, number
from epoka.kernel import YES, Choose, Frame, Option, Options, Question, Refusal, Seat, Step, YesNo, ask, call
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.seats import rivals

PAY: Final = (FOOD, WOOD, ORE, CULTURE, GOLD)
"""What an army may be paid with."""
NEAR: Final = number("mercenaries", "hexes")
FEE: Final = number("mercenaries", "price")


def fees(own: Nation) -> list[int]:
    """What a player has that an army may be paid with; the Great Arena lets mood stand for culture. (COC-12.4.1)"""
    kinds = PAY if with_arena(own, PLAIN) is PLAIN else (*PAY, MOOD)
    return [kind for kind in kinds if own.stock[kind] >= FEE]


def hirable(s: ClashState, seat: Seat, moved: Numbers = ()) -> Iterator[tuple[Hex, Hex]]:
    """Barbarian armies that a player can pay, and where each could march. (COC-12.1)

    They stand within 2 hexes of the player's cities or military units; none marches twice.
    """
    own = s.nations[seat]
    armies = [hex_ for hex_, _ in stationed(s.armies[BARBARIANS]) if hex_ not in moved]
    if not armies or not fees(own):
        return
    own_hexes = hexes_with(s.armies[seat], MILITARY_BITS)
    for hex_ in own.cities:
        own_hexes |= 1 << hex_
    near = reach(s, own_hexes, NEAR)
    yield from ((here, there) for here in armies if near >> here & 1 for there in steps_anywhere(s, here))


class ChooseMercenaries(Question[ClashState]):
    """Which barbarian army to pay next, and where it marches; after the first one it may be enough. (COC-12.1)"""

    seat: Seat
    moved: Numbers

    prompt: ClassVar[str] = "prompt-mercenaries"
    rule: ClassVar[str] = "COC-12.1"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        found = tuple([("raid", names[here], names[there]) for here, there in hirable(s, self.seat, self.moved)])
        return (*found, DONE) if self.moved else found

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "raid":
            return Refusal("army-not-for-hire", self.rule)
        return super().refuse(s, answer)


class Mercenaries(Frame[ClashState]):
    """Pay barbarian armies, one after the other, and march each one hex; cities they left get a unit. (COC-12.1)"""

    seat: Seat
    moved: Numbers = ()
    left: Numbers = ()
    here: int = NOWHERE
    there: int = NOWHERE
    asked: int = 0

    def start(self, s: ClashState, _: object = None) -> Step:
        if next(hirable(s, self.seat, self.moved), None) is None:
            return self.reinforce(s)
        return ask(ChooseMercenaries(self.seat, self.moved), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return self.reinforce(s)
        places = map_of(s).hex
        self.here, self.there, self.asked = places[str(answer[1])], places[str(answer[2])], 0
        return self.ask_consent(s)

    def ask_consent(self, s: ClashState) -> Step:
        """Some leaders let no barbarians move near them without their consent. (COC-13, Dictator)"""
        others = rivals(s.nations, self.seat)
        while self.asked < len(others):
            rival = others[self.asked]
            self.asked += 1
            if s.nations[rival].abilities and BARBARIANS_CONSENT.holds(s, rival, self.here):
                return ask(YesNo(rival, "prompt-barbarians-consent"), then=self.consented)
        kinds = tuple([SPEND[kind] for kind in fees(s.nations[self.seat])])
        return ask(Choose(self.seat, "prompt-mercenaries-pay", kinds), then=self.paid)

    def consented(self, s: ClashState, answer: Option) -> Step:
        if answer == YES:
            return self.ask_consent(s)
        self.moved += (self.here,)
        return self.start(s)

    def paid(self, s: ClashState, answer: Option) -> Step:
        kind = STOCK.index(str(answer[1]))
        spend(s, self.seat, tuple([FEE * (other == kind) for other in range(len(STOCK))]))
        self.moved += (self.there,)
        if s.owner[self.here] == BARBARIANS:
            self.left += (self.here,)
        return call(March(self.here, self.there), then=self.start)

    def reinforce(self, s: ClashState) -> Step:
        return call(Reinforcements(self.seat, self.left))
