"""How a battle would probably end, from what everybody can see; for those who think about an attack.

Every roll is counted, none is thrown. Nobody is expected to play a card, to pay for anything or to withdraw, and both
sides give up their cheapest units first. (COC-9.2)
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial
from typing import Final, NamedTuple

from epoka.games.clash_of_cultures.rules.battle_cards import ATTACKER, DEFENDER
from epoka.games.clash_of_cultures.rules.casualties import cheapest
from epoka.games.clash_of_cultures.rules.dice import DIE, HIT, SIDES, WITHOUT_LEADER, leader_die, plain, worth
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.preparations import DIE_PART
from epoka.games.clash_of_cultures.rules.units import ONE, Pack, add, total
from epoka.games.clash_of_cultures.state import ClashState
from epoka.kernel.memo import memo
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.tuples import put

Roll = dict[tuple[int, int], float]
"""How likely a combat value and a number of cancelled hits are."""


class Odds(NamedTuple):
    """How likely the attacker wins, the defender wins, or neither does."""

    win: float
    lose: float
    neither: float


class Terms(NamedTuple):
    """What a round of battle is fought on, for the attacker and the defender."""

    modifiers: tuple[int, int]
    shields: tuple[int, int]
    able: tuple[bool, bool]
    extra_die: int


FACES: Final = {DIE.index(name): times for name, times in Counter(DIE).items()}
"""The faces that differ, and how often each is on the die."""
WON: Final = Odds(1.0, 0.0, 0.0)
LOST: Final = Odds(0.0, 1.0, 0.0)
NEITHER: Final = Odds(0.0, 0.0, 1.0)


def odds(s: ClashState, attacker: int, defender: int, hex_: Hex, pack: Pack, by_sea: int = 0) -> Odds:
    """How a battle would end if these units entered a hex now; they need not stand there."""
    field = s.clone()
    field.journal = None
    add(field, attacker, hex_, pack)
    battle = Field(attacker, defender, hex_, NOWHERE, pack, by_sea=by_sea)
    battle.survey(field)
    if battle.is_walled_off(field):
        return LOST
    if not battle.at_start[DEFENDER] and not battle.fort:
        return WON
    first, later = _terms(field, battle, 1), _terms(field, battle, 2)
    return _fight(battle.at_start, first, later)


def _terms(s: ClashState, battle: Field, number: int) -> Terms:
    """The terms of the first round or of a later one."""
    battle.round = number
    if number > 1:
        battle.fortress = 0
    return Terms(
        (battle.modifiers(s, ATTACKER), battle.modifiers(s, DEFENDER)),
        (battle.shield(s, ATTACKER), battle.shield(s, DEFENDER)),
        (battle.is_able(s, ATTACKER), battle.is_able(s, DEFENDER)),
        battle.fortress & DIE_PART,
    )


@memo(1 << 10)
def _roll(pack: Pack, more: int, able: bool) -> Roll:
    """What the dice of some units can show, with their combat abilities."""
    number = total(pack) + more
    found: Roll = {}
    for faces in combinations_with_replacement(FACES, number):
        ways = factorial(number)
        for face, times in Counter(faces).items():
            ways = ways // factorial(times) * FACES[face] ** times
        chance = ways / SIDES**number
        place = leader_die(faces, pack) if able else -1
        thrown = [faces] if place < 0 else [put(faces, place, again) for again in WITHOUT_LEADER]
        for one in thrown:
            result = worth(one, pack) if able else (plain(one), 0)
            found[result] = found.get(result, 0.0) + chance / len(thrown)
    return found


def _scores(pack: Pack, more: int, able: bool, modifier: int) -> Roll:
    """The same as hits scored and hits cancelled."""
    found: Roll = {}
    for (value, cancelled), chance in _roll(pack, more, able).items():
        result = (max(0, value + modifier) // HIT, cancelled)
        found[result] = found.get(result, 0.0) + chance
    return found


def _after(pack: Pack, hits: int) -> Pack:
    """What is left after hits."""
    for _ in range(min(hits, total(pack))):
        pack -= ONE[cheapest(pack)]
    return pack


def _round(forces: tuple[Pack, Pack], terms: Terms) -> dict[tuple[Pack, Pack], float]:
    """How a round can leave both sides."""
    attackers, defenders = forces
    here = _scores(attackers, 0, terms.able[ATTACKER], terms.modifiers[ATTACKER])
    there = _scores(defenders, terms.extra_die, terms.able[DEFENDER], terms.modifiers[DEFENDER])
    found: dict[tuple[Pack, Pack], float] = {}
    for (scored, cancelled), chance in here.items():
        for (suffered, stopped), other in there.items():
            left = (
                _after(attackers, max(0, suffered - cancelled - terms.shields[ATTACKER])),
                _after(defenders, max(0, scored - stopped - terms.shields[DEFENDER])),
            )
            found[left] = found.get(left, 0.0) + chance * other
    return found


@memo(1 << 10)
def _fight(forces: tuple[Pack, Pack], first: Terms, later: Terms) -> Odds:
    """All rounds from the beginning. (COC-9.2.5)"""
    known: dict[tuple[Pack, Pack], Odds] = {}
    alone = not forces[DEFENDER]
    results = [
        (chance, _end(left, alone) or _go_on(left, later, known)) for left, chance in _round(forces, first).items()
    ]
    return _mixed(results)


def _end(forces: tuple[Pack, Pack], alone: bool) -> Odds | None:
    """How it ended, if it did; a Fortress alone wins if no attacker is left. (COC-9.2.5, COC-9.2.6)"""
    attackers, defenders = forces
    if attackers and defenders:
        return None
    if attackers:
        return WON
    return LOST if defenders or alone else NEITHER


def _go_on(forces: tuple[Pack, Pack], terms: Terms, known: dict[tuple[Pack, Pack], Odds]) -> Odds:
    """Rounds after the first, which are all alike: one in which nobody falls changes nothing."""
    if forces not in known:
        ends = _round(forces, terms)
        still = ends.pop(forces, 0.0)
        if not ends:
            return NEITHER
        rest = [
            (chance / (1 - still), _end(left, False) or _go_on(left, terms, known)) for left, chance in ends.items()
        ]
        known[forces] = _mixed(rest)
    return known[forces]


def _mixed(results: list[tuple[float, Odds]]) -> Odds:
    """Odds of several courses together."""
    win = sum([chance * result.win for chance, result in results])
    lose = sum([chance * result.lose for chance, result in results])
    return Odds(win, lose, max(0.0, 1.0 - win - lose))
