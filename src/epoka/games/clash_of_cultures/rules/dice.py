"""The combat dice: what a roll is worth to the units that rolled it. (COC-1.5, COC-9.2.3)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures.components import FACES
from epoka.games.clash_of_cultures.rules.units import Pack, count
from epoka.games.clash_of_cultures.state import Numbers
from epoka.games.clash_of_cultures.tables import CAVALRY, ELEPHANT, INFANTRY, LEADER, UNIT, number
from epoka.kernel import State, draw

SIDES: Final = len(FACES)
VALUE: Final = tuple([face.value for face in FACES])
ICON: Final = tuple([UNIT.index(face.icon) for face in FACES])
DIE: Final = tuple([f"{face.icon}_{face.value}" for face in FACES])
"""The faces as the log names them."""
WITHOUT_LEADER: Final = tuple([face for face in range(SIDES) if ICON[face] != LEADER])
HIT: Final = 5
"""Combat value for a hit. (COC-9.2.4)"""
INFANTRY_VALUE: Final = number("infantry", "combat")
CAVALRY_VALUE: Final = number("cavalry", "combat")
ELEPHANT_HITS: Final = number("elephant", "hits")
"""What an icon does for a unit of its kind: combat value, or hits cancelled. (COC-9.2.3)"""


def throw(s: State, dice: int) -> Numbers:
    """Roll combat dice: the faces."""
    return tuple([draw(s, SIDES) for _ in range(dice)])


def throw_again(s: State) -> int:
    """Roll one die until it shows no leader. (COC-9.2.3)"""
    return WITHOUT_LEADER[draw(s, len(WITHOUT_LEADER))]


def leader_die(faces: Numbers, pack: Pack) -> int:
    """The place of the die that a leader rolls again; -1 if there is none. (COC-9.2.3)"""
    if count(pack, LEADER):
        for place, face in enumerate(faces):
            if ICON[face] == LEADER:
                return place
    return -1


def plain(faces: Numbers) -> int:
    """The sum of the values."""
    return sum([VALUE[face] for face in faces])


def worth(faces: Numbers, pack: Pack) -> tuple[int, int]:
    """Combat value with the abilities of the units, and the hits that their Elephants cancel. (COC-9.2.3)

    Where more Elephants are shown than there are, those dice are given up whose value is lowest: nothing is better.
    """
    icons = [ICON[face] for face in faces]
    value = sum([VALUE[face] for face in faces])
    value += INFANTRY_VALUE * min(icons.count(INFANTRY), count(pack, INFANTRY))
    value += CAVALRY_VALUE * min(icons.count(CAVALRY), count(pack, CAVALRY))
    elephants = min(icons.count(ELEPHANT), count(pack, ELEPHANT))
    if elephants:
        shown = sorted([VALUE[face] for face in faces if ICON[face] == ELEPHANT])
        value -= sum(shown[:elephants])
    return value, ELEPHANT_HITS * elephants
