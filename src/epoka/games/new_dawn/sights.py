"""What can be seen coming, for views: how far cards reach, the odds of attacks, prices, what barbarians would do."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from epoka.games.new_dawn import focus
from epoka.games.new_dawn.card import CULTURE, ECONOMY, GROWTH, INDUSTRY, MILITARY
from epoka.games.new_dawn.cards.tiles import BARBARIANS, LETTERS, SHAPES
from epoka.games.new_dawn.land import BY_NUMBER, number_of, spaces_in
from epoka.games.new_dawn.rules import economy, military
from epoka.games.new_dawn.rules.barbarians import step, way_of
from epoka.games.new_dawn.rules.battle import Battle, attack_bonus, defence_bonus, targets
from epoka.games.new_dawn.rules.field import caravans, every_army
from epoka.games.new_dawn.rules.growth import district_spots
from epoka.games.new_dawn.rules.industry import figure_spots, spots
from epoka.games.new_dawn.rules.moments import CARAVAN
from epoka.games.new_dawn.rules.moving import rings, starts, steps_of, union
from epoka.games.new_dawn.rules.placing import WhereToPlace
from epoka.games.new_dawn.rules.purse import has_type, index_of_type
from epoka.games.new_dawn.rules.raids import in_range
from epoka.games.new_dawn.rules.resolving import reachable, shifts_of
from epoka.games.new_dawn.rules.wonders import cost, most
from epoka.games.new_dawn.state import (
    CAPITAL,
    UNUSED,
    DawnState,
    is_city,
    is_reinforced,
    kind_of,
    land_of,
    slot_numbers,
)
from epoka.games.new_dawn.tables import TYPE, part
from epoka.kernel import NOBODY, Option, Seat
from epoka.kernel.memo import memo
from epoka.parts.hexes import NOWHERE, Hex, bits

Bits = int

DICE: Final = 6
THROWS: Final = tuple(product(range(1, DICE + 1), repeat=2))


# -- slots (ND-5) ------------------------------------------------------------------------------------------------------


Slots = list[list[int]]
"""By the cards of a row: the slot numbers with which each would be resolved now."""


def slots_of(s: DawnState, seat: Seat) -> Slots:
    """With which slot numbers the cards of a row would be resolved now. (ND-5.2, ND-5.5)"""
    numbers, found = slot_numbers(s), []
    for index, card in enumerate(s.civilizations[seat].row):
        shifts = shifts_of(s, seat, card)
        found.append(sorted({numbers[at] for at in reachable(s, shifts, index)}) if shifts else [numbers[index]])
    return found


# -- where a card can act (ND-30) --------------------------------------------------------------------------------------


def outlook(s: DawnState, seat: Seat, slots: Slots) -> dict[str, Any]:
    """How far each card reaches, and how attacks stand; while a card is resolved only what is of use for that."""
    own = s.civilizations[seat]
    found: dict[str, Any] = {}
    # With Oxford there may be no military card. (ND-28.10)
    index, reached = (index_of_type(own, MILITARY) if has_type(own, MILITARY) else NOWHERE), 0
    if s.resolving in ("", MILITARY) and index != NOWHERE:
        card, slot = own.row[index], slots[index][-1]
        reached, attacked = _marches(s, seat, card, slot)
        found["attacks"] = {str(space): attacks(s, seat, card, slot, space) for space in spaces_in(attacked)}
    if not s.resolving:
        found["reach"] = {
            card: list(spaces_in(reached if at == index else _reach(s, seat, card, slots[at][-1])))
            for at, card in enumerate(own.row)
        }
    return found


def _reach(s: DawnState, seat: Seat, card: str, slot: int) -> Bits:
    """The spaces on which a card could act if it were resolved now, without anything spent."""
    found = REACHES.get(TYPE[card])
    return found(s, seat, card, slot) if found else 0


def _culture(s: DawnState, seat: Seat, card: str, slot: int) -> Bits:
    places = part(card, focus.PlaceTokens)
    if places is None:
        return 0
    return WhereToPlace(seat, places.next_to, NOWHERE, 0, slot, 0, ()).spots(s)


def _economy(s: DawnState, seat: Seat, card: str, slot: int) -> Bits:
    moves = part(card, focus.MoveCaravans)
    if moves is None:
        return 0
    ground, found = economy.ground_of(s, seat, card, slot), 0
    steps = steps_of(s, seat, CARAVAN, moves.spaces)
    for at in dict.fromkeys(s.civilizations[seat].caravans):
        if at != UNUSED:
            passed, ended = rings(land_of(s), starts(s, seat, CARAVAN, at), ground, steps)
            found |= union(passed) | union(ended)
    return found


def _industry(s: DawnState, seat: Seat, card: str, slot: int) -> Bits:
    return spots(s, seat, card, slot) | bits([space for _, space in figure_spots(s, seat, card)])


def _growth(s: DawnState, seat: Seat, card: str, slot: int) -> Bits:
    return district_spots(s, seat, slot) if part(card, focus.PlaceDistricts) else 0


REACHES: Final = {CULTURE: _culture, ECONOMY: _economy, INDUSTRY: _industry, GROWTH: _growth}


def _marches(s: DawnState, seat: Seat, card: str, slot: int) -> tuple[Bits, Bits]:
    """The spaces that armies reach, and those of them where they would attack."""
    moves = part(card, focus.MoveArmies)
    if moves is None:
        attacked = in_range(s, seat, card, ())
        return attacked, attacked
    armies = s.civilizations[seat].armies
    free = attacked = 0
    for number, at in enumerate(armies):
        if at != UNUSED and at not in armies[:number]:
            ground, passed, ended = military.reach(s, seat, card, slot, number, moves.spaces)
            free |= union(passed) & ~ground.ends & ~ground.never
            attacked |= union(ended)
    return free | attacked, attacked


# -- odds (ND-12.9, ND-12.10, ND-12.14) --------------------------------------------------------------------------------


@memo()
def chance(lead: int) -> int:
    """In how many of a hundred throws the attacker wins whose bonus is so much larger; ties are lost. (ND-12.14)"""
    return round(100 * sum([mine + lead > other for mine, other in THROWS]) / len(THROWS))


def attacks(s: DawnState, seat: Seat, card: str, slot: int, space: Hex) -> list[dict[str, Any]]:
    """Whom a seat could attack on a space with its military card from a slot, and how that stands."""
    return [_odds(s, seat, card, slot, space, option) for option in targets(s, seat, space)]


def _odds(s: DawnState, seat: Seat, card: str, slot: int, space: Hex, option: Option) -> dict[str, Any]:
    rival = int(option[2]) if len(option) > 2 else NOBODY
    battle = Battle(seat, card, slot, space, NOWHERE, NOWHERE, str(option[1]), rival)
    mine, theirs = attack_bonus(s, battle), defence_bonus(s, battle)
    found = {"target": option[1], "slot": slot, "bonus": mine, "against": theirs, "chance": chance(mine - theirs)}
    return found if rival == NOBODY else {**found, "rival": rival}


# -- prices (ND-19.5) --------------------------------------------------------------------------------------------------


def prices(s: DawnState, seat: Seat, slots: Slots) -> dict[str, list[int]]:
    """What each open wonder costs a seat; of whoever takes the turn also the most that it could spend on it now."""
    if seat != s.active:
        return {wonder: [cost(s, seat, wonder)] for wonder in s.market}
    index = index_of_type(s.civilizations[seat], INDUSTRY)
    card, slot = s.civilizations[seat].row[index], slots[index][-1]
    return {wonder: [cost(s, seat, wonder), most(s, seat, card, slot, wonder)] for wonder in s.market}


# -- barbarians (ND-22) ------------------------------------------------------------------------------------------------


def ways(s: DawnState) -> list[dict[str, Any]]:
    """Of barbarians on the map: for each roll the space to which it takes them, and what they would harm there."""
    armies, walking = every_army(s), 0
    for seat in range(len(s.civilizations)):
        walking |= caravans(s, seat)
    found = []
    for letter, here in enumerate(s.barbarians):
        if here >= 0:
            goals = [step(s, here, way_of(s, die)) for die in range(1, DICE + 1)]
            told = [way(there, harm(s, there, armies, walking) if there != here else "") for there in goals]
            found.append({"letter": BARBARIANS[letter], "space": here, "ways": told})
    return found


def way(there: Hex, harmed: str) -> dict[str, Any]:
    """What a roll would do."""
    return {"to": there, "harm": harmed} if harmed else {"to": there}


def harm(s: DawnState, space: Hex, armies: Bits, walking: Bits) -> str:
    """What barbarians that come to a space would harm. (ND-22.3 to ND-22.5)"""
    code = s.pieces[space]
    if armies >> space & 1:
        return "army"
    if not code:
        return "caravan" if walking >> space & 1 else ""
    if is_reinforced(code):
        return "reinforced"
    return "capital" if kind_of(code) == CAPITAL else "city" if is_city(code) else "token"


# -- tiles about to be laid (ND-15.2) ----------------------------------------------------------------------------------


def sides(tile: str) -> dict[str, list[tuple[int, int, str]]]:
    """Both sides of a tile: where each space lies around the first, and its terrain."""
    found = BY_NUMBER[number_of(tile)]
    return {
        name: [(q, r, LETTERS[letter]) for (q, r), letter in zip(shape, side.terrain, strict=True)]
        for name, side, shape in zip("ab", (found.a, found.b), SHAPES, strict=True)
    }
