"""Battlefields: two armies face to face on D4, with dice that fall as a test wants them to.

The attacker is seat 0, coming from D3; the defender is seat 1. Dice are written as value and icon, `"3I 5I 4C"`: I
infantry, C cavalry, E elephant, L leader; without a letter any icon will do, `?` is any face. `~6I` is the second throw
of a leader's die and `c5` a check die of a card.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.dice import ICON, SIDES, VALUE, WITHOUT_LEADER
from epoka.games.clash_of_cultures.tables import UNIT
from tests.games.clash_of_cultures.scenario import OTHERS, Scenario, scenario

BLOCK = 1 << 16
BLOCKS = 64
"""So many of them are looked through: five dice fall as wished in one of the first few."""
LETTERS = {"I": "infantry", "C": "cavalry", "E": "elephant", "L": "leader"}


@cache
def _draws(block: int) -> list[int]:
    """What the hash of chance gives at some positions in a row, before it is cut to size."""
    positions = range(block * BLOCK, (block + 1) * BLOCK)
    return [int.from_bytes(blake2b(at.to_bytes(24, "little"), digest_size=8).digest(), "little") for at in positions]


def _wanted(word: str) -> tuple[int, frozenset[int]]:
    """How many outcomes a die has, and which of them will do."""
    if word.startswith("c"):
        return 6, frozenset({int(word[1:]) - 1})
    faces = WITHOUT_LEADER if word.startswith("~") else tuple(range(SIDES))
    word = word.removeprefix("~")
    if word == "?":
        return len(faces), frozenset(range(len(faces)))
    icon = LETTERS.get(word[1:])
    fitting = [
        index
        for index, face in enumerate(faces)
        if VALUE[face] == int(word[0]) and (icon is None or UNIT[ICON[face]] == icon)
    ]
    return len(faces), frozenset(fitting)


def fix_dice(game: Scenario, dice: str) -> None:
    """Let the next dice of the game fall like this."""
    wanted = [_wanted(word) for word in dice.split()]
    impossible = [word for word, (_, fit) in zip(dice.split(), wanted, strict=True) if not fit]
    assert not impossible, f"no die shows {', '.join(impossible)}"
    for block in range(BLOCKS):
        draws = _draws(block)
        for start in range(BLOCK - len(wanted)):
            if all(draws[start + place] % below in fit for place, (below, fit) in enumerate(wanted)):
                game.state.chance = block * BLOCK + start
                return
    raise AssertionError(f"{dice!r} is too rare to be found among {BLOCKS * BLOCK} places of chance")


def battlefield(attackers: str = "infantry2", defenders: str = "infantry1", city: str = "", **given: Any) -> Scenario:
    """Two armies on D4, in a city of the defender if one is described; nobody holds a card that is not named."""
    seats = [given.pop("seat0", {}), given.pop("seat1", {})]
    hands = [seat.pop("hand", "") for seat in seats]
    plans = [seat.pop("plans", "") for seat in seats]
    cities = [{"D2": "neutral"}, {"D7": "neutral"} | ({"D4": city} if city else {})]
    units = [{"D4": attackers}, {"D4": defenders} if defenders else {}]
    for seat, own in enumerate(seats):
        own.setdefault("cities", cities[seat])
        own.setdefault("units", units[seat])
    terrain = dict.fromkeys(("D2", "D3", "D4", "D5", "D7"), "plains") | {"C4": "sea"} | given.pop("terrain", {})
    game = scenario(start=False, terrain=terrain, seat0=seats[0], seat1=seats[1], **given)
    s = game.state
    for seat, own in enumerate(s.nations):
        s.actions, own.hand = s.actions + own.hand, ()
        s.objectives, own.plans = s.objectives + own.plans, ()
        own.hand = tuple([game.take(name) for name in (hands[seat] if seat < 2 else "").split()])
        own.plans = tuple([game.take(name) for name in (plans[seat] if seat < 2 else "").split()])
    return game


def attack(
    game: Scenario,
    dice: str = "",
    attacker: int | str = 0,
    defender: int | str = 1,
    place: str = "D4",
    origin: str = "D3",
    by_sea: int = 0,
) -> None:
    """Begin the battle of those who stand on a hex; without an origin there is no way back."""
    if dice:
        fix_dice(game, dice)
    owners = [OTHERS[owner] if isinstance(owner, str) else owner for owner in (attacker, defender)]
    here = game.hex(place)
    pack = game.state.armies[owners[0]][here]
    back = game.hex(origin) if origin else -1
    game.carry_out(Battle(owners[0], owners[1], here, back, pack, by_sea=by_sea))


def combat_values(game: Scenario) -> list[int]:
    """The combat values of all rounds so far, the attacker's first in each."""
    return [values[2] for values in game.told("combat-value")]
