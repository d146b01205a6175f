"""The lower halves of the action cards: when one may be put face down, and what it adds to a round. (COC-9.2.1)

What a card does when it is turned up is carried out by `Battle`; the tables here say the rest.
"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import components
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import ACTIONS, CARD, CARDS, number
from epoka.kernel import Option, Options, Question, Refusal, Seat

ARMY, SHIPS, FORTS, ON_LAND, IN_CITY, WAY_OUT = [1 << bit for bit in range(6)]
"""What a side has in a battle: military units, ships, a Fortress; where it is fought; a hex to retreat to."""
ATTACKER, DEFENDER = range(2)
ELEMENT: Final = {"army": ARMY, "ship": SHIPS, "fortress": FORTS}
PLACE: Final = {None: 0, "land": ON_LAND, "city": IN_CITY}
ROLE: Final = {"attacker": ATTACKER, "defender": DEFENDER}

COMBAT: Final = {
    card: components.COMBAT[row.combat] for card, row in zip(ACTIONS, components.ACTION_CARDS, strict=True)
}
"""The lower half of each action card."""
NEEDS: Final = {card: sum([ELEMENT[name] for name in combat.needs_any_of]) for card, combat in COMBAT.items()}
EXTRA_DICE: Final = {name: number(name, "dice") for name in ("for_the_people", "defensive_formation", "flanking")}
"""Cards that bring dice."""
VALUE: Final = {name: number(name, "combat") for name in ("high_morale", "surprise", "siege")}
"""Cards that add to the combat value, whatever the battle is like."""

HOLD: Final[Option] = ("hold",)
LAY: Final = {card: ("lay", CARDS[card]) for card in ACTIONS}
WORDS: Final = {"hold": (), "lay": ("card",)}


def why_not_lay(card: int, side: int, has: int) -> Refusal | None:
    """Why a card can't be played by a side that has these things. (COC-9.2.1)"""
    combat = COMBAT[card]
    if not NEEDS[card] & has:
        return Refusal("card-needs", "COC-9.2.1", {"card": CARDS[card]})
    if combat.role is not None and ROLE[combat.role] != side:
        return Refusal(f"card-{combat.role}-only", "COC-9.2.1", {"card": CARDS[card]})
    if PLACE[combat.place] & ~has:
        return Refusal(f"card-{combat.place}-only", "COC-9.2.1", {"card": CARDS[card]})
    if combat.id == "high_ground" and side == ATTACKER and has & IN_CITY:
        return Refusal("card-high-ground", "COC-9.2.1", {"card": CARDS[card]})
    if combat.id == "tactical_retreat" and not has & WAY_OUT:
        return Refusal("card-no-way-out", "COC-9.2.1", {"card": CARDS[card]})
    return None


class ChooseBattleCard(Question[ClashState]):
    """Which action card to put face down, if any; asked of everybody who holds cards, so that nothing is told.

    `side` is the role in the battle, `has` what that side has in it. (COC-9.2.1)
    """

    seat: Seat
    side: int
    has: int

    prompt: ClassVar[str] = "prompt-battle-card"
    rule: ClassVar[str] = "COC-9.2.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        hand = s.nations[self.seat].hand
        return (HOLD, *[LAY[card] for card in hand if why_not_lay(card, self.side, self.has) is None])

    def tempting(self, s: ClashState) -> Options:
        hand = s.nations[self.seat].hand
        return tuple([LAY[card] for card in hand if why_not_lay(card, self.side, self.has)])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        card = CARD.get(str(answer[1]), -1) if answer[0] == "lay" and len(answer) == 2 else -1
        if card not in s.nations[self.seat].hand:
            return super().refuse(s, answer)
        return why_not_lay(card, self.side, self.has) or super().refuse(s, answer)
