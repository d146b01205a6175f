"""What leaders, wonders and diplomacy cards change in numbers and limits, as long as they are held. (ND-28)"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from epoka.games.new_dawn.card import ECONOMY
from epoka.games.new_dawn.effects import (
    RESOLVE,
    UNLIMITED,
    BarbarianBarrier,
    CardBonus,
    CountFriendly,
    Difficulty,
    FigureStart,
    ForbidAttack,
    Movement,
    On,
    OwnCity,
    ReinforcedBonus,
    ReplacementRule,
    SlotSet,
    SlotShift,
    SpendAs,
    SpendAsTokens,
    SpendInCombat,
    SpendNaturalOnCard,
)
from epoka.games.new_dawn.land import TERRAINS
from epoka.games.new_dawn.rules import moments
from epoka.games.new_dawn.rules.abilities import wonders_of
from epoka.games.new_dawn.rules.field import FOR_DISTRICTS, MATURITY
from epoka.games.new_dawn.rules.moments import BUILD, PLACE, Shift
from epoka.games.new_dawn.state import DawnState, giver_of, holdings, is_city, is_reinforced, land_of, printed
from epoka.games.new_dawn.tables import CITY_STATE, TYPE, WONDER, momentary, permanent
from epoka.kernel import NOBODY, Seat
from epoka.parts.hexes import Hex, Hexes, bits

PURPOSE: Final = {"place_control_token": PLACE, "build_city": BUILD}
"""What the purposes of a difficulty are called. (ND-6.3)"""
EVERYTHING: Final = "everything"
OWN_TURN: Final = "own_turn"
SHORE: Final = "space_next_to_water"
SHORE_OR_EDGE: Final = "space_next_to_water_or_on_edge"
SHARED: Final = "caravan_move_shared"
HELD_TYPE: Final = "hold_city_state_card_of_card_type"


def givers(s: DawnState, seat: Seat, card: str) -> list[Seat]:
    """From whom a seat holds a diplomacy card."""
    return [giver_of(held) for held in s.civilizations[seat].diplomacy if printed(held) == card]


# -- slots (ND-5.5, ND-5.7) --------------------------------------------------------------------------------------------


def _shift(when: On, effect: SlotShift, s: DawnState, seat: Seat, card: str) -> Sequence[Shift]:
    """Georgia, Taj Mahal, Machu Picchu. (ND-28.5, ND-28.6, ND-28.15)"""
    if when.if_ == HELD_TYPE and TYPE[card] not in held_types(s, seat):
        return ()
    wonders = [WONDER[wonder].type for wonder in wonders_of(s, seat)] if effect.per else []
    times = wonders.count(TYPE[card]) if effect.per else 1
    return (Shift(effect.amount * times, when.if_slot_number),)


def held_types(s: DawnState, seat: Seat) -> set[str]:
    """The types of city-states of which a seat holds cards. (ND-28.15)"""
    held = [printed(card) for card in s.civilizations[seat].diplomacy if giver_of(card) == NOBODY]
    return {CITY_STATE[state].type for state in held}


def _set_slot(when: On, effect: SlotSet, s: DawnState, seat: Seat, card: str) -> Sequence[Shift]:
    """Machu Picchu of the base game. (ND-27.6)"""
    return tuple([Shift(effect.value - number, (number,)) for number in when.if_slot_number])


for _name, _when, _shifts in momentary(RESOLVE, SlotShift):
    moments.SHIFTS.on(_name)(partial(_shift, _when, _shifts))
for _name, _when, _sets in momentary(RESOLVE, SlotSet):
    moments.SHIFTS.on(_name)(partial(_set_slot, _when, _sets))


# -- difficulty (ND-6.3) -----------------------------------------------------------------------------------------------


def _difficulty(
    cards: tuple[str, ...], effect: Difficulty, s: DawnState, seat: Seat, space: Hex, found: int, purpose: str
) -> int:
    """Japan, Kumasi, Mohenjo Daro, Auckland. (ND-6.3)"""
    if EVERYTHING not in effect.for_ and purpose not in [PURPOSE[each] for each in effect.for_]:
        return found
    if effect.when == OWN_TURN and s.active != seat:
        return found
    if cards and (s.active != seat or s.resolving not in cards):
        return found
    if not _meant(effect, s, space):
        return found
    return effect.set or found + effect.delta


def _meant(effect: Difficulty, s: DawnState, space: Hex) -> bool:
    """Whether a space is one of those whose difficulty changes."""
    land = land_of(s)
    if effect.terrain and TERRAINS[land.terrain[space]] not in effect.terrain:
        return False
    if effect.if_ == SHORE:
        return land.shores >> space & 1 > 0
    return effect.if_ != SHORE_OR_EDGE or (land.shores | land.edges) >> space & 1 > 0


for _name, _hard in permanent(Difficulty):
    moments.DIFFICULTY.on(_name)(partial(_difficulty, (), _hard))
for _name, _when, _hard in momentary(RESOLVE, Difficulty):
    moments.DIFFICULTY.on(_name)(partial(_difficulty, _when.card, _hard))


# -- figures (ND-11, ND-12) --------------------------------------------------------------------------------------------


def _figure(effect: Movement, s: DawnState, seat: Seat, figure: str) -> bool:
    return figure in effect.figures


def _starts(effect: FigureStart, s: DawnState, seat: Seat, figure: str) -> bool:
    """Rome. (ND-11.1)"""
    return figure in effect.figures


def _passes(effect: Movement, s: DawnState, seat: Seat) -> bool:
    """Akkad. (ND-28.1)"""
    return moments.ARMY in effect.figures


def _shared(when: On, effect: CardBonus, s: DawnState, seat: Seat) -> int:
    """Colossus, on economy cards. (ND-11.1)"""
    return effect.amount if ECONOMY in when.card and effect.what == SHARED else 0


for _name, _move in permanent(Movement):
    if _move.enter_water:
        moments.ENTER_WATER.on(_name)(partial(_figure, _move))
    if _move.edge_water_adjacent:
        moments.EDGE_WATER.on(_name)(partial(_figure, _move))
    if _move.distance == UNLIMITED:
        moments.UNLIMITED.on(_name)(partial(_figure, _move))
    if _move.pass_through:
        moments.PASS_TOKENS.on(_name)(partial(_passes, _move))
for _name, _start in permanent(FigureStart):
    moments.START_ANYWHERE.on(_name)(partial(_starts, _start))
for _name, _when, _bonus in momentary(RESOLVE, CardBonus):
    moments.SHARED_STEPS.on(_name)(partial(_shared, _when, _bonus))


# -- what counts as what (ND-10.10, ND-13.6, ND-28.2) ------------------------------------------------------------------

FOR: Final = {MATURITY: "maturity", FOR_DISTRICTS: "districts"}


def _rival_tokens(effect: CountFriendly, s: DawnState, seat: Seat, purpose: str) -> int:
    """Sydney Opera House. (ND-10.10)"""
    if FOR[purpose] not in effect.for_:
        return 0
    return bits([space for other, held in enumerate(holdings(s)) if other != seat for space in held.tokens])


def _givers_tokens(name: str, effect: CountFriendly, s: DawnState, seat: Seat, purpose: str) -> int:
    """Open Borders, with cities or, in the base game, without. (ND-18.5, ND-27.6)"""
    if FOR[purpose] not in effect.for_:
        return 0
    found = 0
    for giver in givers(s, seat, name):
        held = holdings(s)[giver]
        found |= held.spaces if effect.what == "giver_city_or_control_token" else bits(held.tokens)
    return found


def _state_is_city(name: str, effect: OwnCity, s: DawnState, seat: Seat) -> Hexes:
    """Antananarivo. (ND-28.2)"""
    return tuple([space for space, state in land_of(s).states.items() if state == name and s.tokens[space] == name])


for _name, _treat in permanent(CountFriendly):
    if _treat.what == "rival_control_token":
        moments.COUNTS_FRIENDLY.on(_name)(partial(_rival_tokens, _treat))
    else:
        moments.COUNTS_FRIENDLY.on(_name)(partial(_givers_tokens, _name, _treat))
for _name, _city in permanent(OwnCity):
    moments.OWN_CITY.on(_name)(partial(_state_is_city, _name, _city))


# -- pacts, barriers, spending, replacing ------------------------------------------------------------------------------


def _forbidden(name: str, effect: ForbidAttack, s: DawnState, seat: Seat, other: Seat) -> bool:
    """Non-Aggression Pact. (ND-12.6, ND-18.5)"""
    return other in givers(s, seat, name)


def _barrier(effect: BarbarianBarrier, s: DawnState, seat: Seat, space: Hex) -> bool:
    """Petra. (ND-22.6)"""
    code = s.pieces[space]
    return ("own_city" in effect.spaces and is_city(code)) or (
        "own_reinforced_token" in effect.spaces and is_reinforced(code)
    )


def _reinforced(effect: ReinforcedBonus, s: DawnState, seat: Seat, role: str) -> int:
    """China. (ND-8.10, ND-12.10)"""
    return effect.value - 1 if role in effect.roles else 0


def _resource_worth(effect: SpendInCombat, s: DawnState, seat: Seat, role: str) -> int:
    """Jebel Barkal. (ND-12.13)"""
    return effect.amount if role in effect.roles else 0


def _spends(effect: SpendAs, s: DawnState, seat: Seat) -> bool:
    """Palenque, America. (ND-12.13, ND-28.16)"""
    return True


def _any_type(effect: ReplacementRule, s: DawnState, seat: Seat) -> Sequence[str]:
    """Oxford University. (ND-28.10)"""
    return effect.not_card


for _name, _forbid in permanent(ForbidAttack):
    moments.FORBIDDEN.on(_name)(partial(_forbidden, _name, _forbid))
for _name, _bars in permanent(BarbarianBarrier):
    moments.BARRIER.on(_name)(partial(_barrier, _bars))
for _name, _worth in permanent(ReinforcedBonus):
    moments.REINFORCED_WORTH.on(_name)(partial(_reinforced, _worth))
for _name, _spend in permanent(SpendInCombat):
    moments.RESOURCE_WORTH.on(_name)(partial(_resource_worth, _spend))
for _name, _lying in permanent(SpendNaturalOnCard):
    moments.ON_CARD_WORTH.on(_name)(partial(_spends, _lying))
for _name, _when, _tokens in momentary(RESOLVE, SpendAsTokens):
    moments.SPEND_RESOURCES.on(_name)(partial(_spends, _tokens))
for _name, _rule in permanent(ReplacementRule):
    moments.ANY_TYPE.on(_name)(partial(_any_type, _rule))
