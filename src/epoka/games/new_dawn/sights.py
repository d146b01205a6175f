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
from epoka.games.new_dawn.rules.growth import district_spots
from epoka.games.new_dawn.rules.industry import figure_spots, spots
from epoka.games.new_dawn.rules.moments import CARAVAN
from epoka.games.new_dawn.rules.moving import rings, starts, steps_of, union
from epoka.games.new_dawn.rules.pieces import armies_at, caravans_at
from epoka.games.new_dawn.rules.placing import WhereToPlace
from epoka.games.new_dawn.rules.purse import index_of_type
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


def slots_of(s: DawnState, seat: Seat, index: int) -> tuple[int, ...]:
    """The slot numbers with which a card of the row would be resolved now. (ND-5.2, ND-5.5)"""
    numbers = slot_numbers(s)
    shifts = shifts_of(s, seat, s.civilizations[seat].row[index])
    return tuple(sorted({numbers[at] for at in reachable(s, shifts, index)})) if shifts else (numbers[index],)


# -- where a card can act (ND-30) --------------------------------------------------------------------------------------


def reach(s: DawnState, seat: Seat, index: int) -> list[Hex]:
    """The spaces on which a card of the row could act if it were resolved now, without anything spent."""
    card, slot = s.civilizations[seat].row[index], slots_of(s, seat, index)[-1]
    found = REACHES.get(TYPE[card])
    return list(spaces_in(found(s, seat, card, slot))) if found else []


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


def _military(s: DawnState, seat: Seat, card: str, slot: int) -> Bits:
    if part(card, focus.Attacks):
        return in_range(s, seat, card, ())
    return _marches(s, seat, card, slot)[0]


def _growth(s: DawnState, seat: Seat, card: str, slot: int) -> Bits:
    return district_spots(s, seat, slot) if part(card, focus.PlaceDistricts) else 0


REACHES: Final = {CULTURE: _culture, ECONOMY: _economy, INDUSTRY: _industry, MILITARY: _military, GROWTH: _growth}


def _marches(s: DawnState, seat: Seat, card: str, slot: int) -> tuple[Bits, Bits]:
    """The spaces that armies reach, and those of them where they would attack."""
    moves = part(card, focus.MoveArmies)
    if moves is None:
        return 0, 0
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


def attacks(s: DawnState, seat: Seat) -> dict[str, list[dict[str, Any]]]:
    """Whom a seat could attack on each space with its military card from where that lies, and how that stands."""
    own = s.civilizations[seat]
    index = index_of_type(own, MILITARY)
    card, slot = own.row[index], slots_of(s, seat, index)[-1]
    raids = part(card, focus.Attacks)
    spaces = in_range(s, seat, card, ()) if raids else _marches(s, seat, card, slot)[1]
    return {
        str(space): [_odds(s, seat, card, slot, space, option) for option in targets(s, seat, space)]
        for space in spaces_in(spaces)
    }


def _odds(s: DawnState, seat: Seat, card: str, slot: int, space: Hex, option: Option) -> dict[str, Any]:
    rival = int(option[2]) if len(option) > 2 else NOBODY
    battle = Battle(seat, card, slot, space, NOWHERE, NOWHERE, str(option[1]), rival)
    mine, theirs = attack_bonus(s, battle), defence_bonus(s, battle)
    found = {"target": option[1], "slot": slot, "bonus": mine, "against": theirs, "chance": chance(mine - theirs)}
    return found if rival == NOBODY else {**found, "rival": rival}


# -- prices (ND-19.5) --------------------------------------------------------------------------------------------------


def prices(s: DawnState, seat: Seat) -> dict[str, list[int]]:
    """What each open wonder costs a seat, and the most that it could spend on it now."""
    index = index_of_type(s.civilizations[seat], INDUSTRY)
    card, slot = s.civilizations[seat].row[index], slots_of(s, seat, index)[-1]
    return {wonder: [cost(s, seat, wonder), most(s, seat, card, slot, wonder)] for wonder in s.market}


# -- barbarians (ND-22) ------------------------------------------------------------------------------------------------


def ways(s: DawnState) -> list[dict[str, Any]]:
    """Of barbarians on the map: for each roll the space to which it takes them, and what they would harm there."""
    return [
        {
            "letter": BARBARIANS[letter],
            "space": space,
            "ways": [way(s, step(s, space, way_of(s, die)), space) for die in range(1, DICE + 1)],
        }
        for letter, space in enumerate(s.barbarians)
        if space >= 0
    ]


def way(s: DawnState, there: Hex, here: Hex) -> dict[str, Any]:
    """What a roll would do."""
    found = harm(s, there) if there != here else ""
    return {"to": there, "harm": found} if found else {"to": there}


def harm(s: DawnState, space: Hex) -> str:
    """What barbarians that come to a space would harm. (ND-22.3 to ND-22.5)"""
    code = s.pieces[space]
    if armies_at(s, space):
        return "army"
    if is_reinforced(code):
        return "reinforced"
    if kind_of(code) == CAPITAL:
        return "capital"
    if code:
        return "city" if is_city(code) else "token"
    return "caravan" if caravans_at(s, space) else ""


# -- tiles about to be laid (ND-15.2) ----------------------------------------------------------------------------------


def sides(tile: str) -> dict[str, list[tuple[int, int, str]]]:
    """Both sides of a tile: where each space lies around the first, and its terrain."""
    found = BY_NUMBER[number_of(tile)]
    return {
        name: [(q, r, LETTERS[letter]) for (q, r), letter in zip(shape, side.terrain, strict=True)]
        for name, side, shape in zip("ab", (found.a, found.b), SHAPES, strict=True)
    }
