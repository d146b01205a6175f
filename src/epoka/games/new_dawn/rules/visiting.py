"""What wonders and diplomacy cards give when a caravan arrives. (ND-11.3, ND-28)"""

from __future__ import annotations

from functools import partial
from typing import Final

from epoka.games.new_dawn.effects import (
    AT_CITY_STATE as ON_STATE,
)
from epoka.games.new_dawn.effects import (
    AT_GIVER_CAPITAL,
    AT_OTTOMAN_CITY,
    ConquerCityState,
    CopyUpgrade,
    GainResource,
    GainTrade,
    On,
)
from epoka.games.new_dawn.effects import AT_RIVAL_CITY as ON_CITY
from epoka.games.new_dawn.rules.city_states import conquer
from epoka.games.new_dawn.rules.moments import AT_CITY_STATE, AT_RIVAL_CITY, Reaction
from epoka.games.new_dawn.rules.pieces import has_city
from epoka.games.new_dawn.rules.powers import givers
from epoka.games.new_dawn.rules.purse import TakeResource
from epoka.games.new_dawn.rules.storing import gain
from epoka.games.new_dawn.rules.upgrading import Upgrade, deck_of, places_for
from epoka.games.new_dawn.state import CAPITAL, DawnState, kind_of, owner_of
from epoka.games.new_dawn.tables import LEVEL, SPECIAL, TYPE, momentary, moments
from epoka.kernel import YES, Frame, Option, Seat, Step, ask, done, in_order
from epoka.parts.hexes import Hex
from epoka.parts.questions import yes_or_no

GIVER: Final = "giver"
BOTH: Final = "holder_and_ottoman_player"


def share(s: DawnState, effect: GainTrade, holder: Seat, host: Seat) -> Reaction:
    """Trade tokens for whom the card of a holder names, who is visiting a host. (ND-18.5, ND-28.3)"""
    seats = {GIVER: (host,), BOTH: (holder, host)}.get(effect.who, (holder,))
    return in_order(*[gain(s, seat, effect.on, effect.amount) for seat in seats])


def _trade(effect: GainTrade, s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """Kilwa Kisiwani."""
    return gain(s, seat, effect.on, effect.amount)


class OfferConquest(Frame[DawnState]):
    """Országház: the city-state may be conquered. (ND-17.3)"""

    seat: Seat
    space: Hex

    def start(self, s: DawnState) -> Step:
        question = yes_or_no(self.seat, "prompt-conquer", "ND-17.3", state=s.tokens[self.space])
        return ask(question, then=self.answered)

    def answered(self, s: DawnState, answer: Option) -> Step:
        if answer == YES:
            conquer(s, self.seat, self.space)
        return done()


def _conquer(effect: ConquerCityState, s: DawnState, seat: Seat, space: Hex) -> Reaction:
    return OfferConquest(seat, space) if has_city(s, seat) and s.tokens[space] else None


def _copy(effect: CopyUpgrade, s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """Great Library. (ND-28.12)"""
    there = {(TYPE[card], LEVEL[card]) for card in s.civilizations[owner_of(s.pieces[space])].row}
    leader = s.civilizations[seat].leader
    levels = sorted({level for _, level in there})
    cards = [card for level in levels for card in deck_of(leader, level, s.expansion) if (TYPE[card], level) in there]
    found = tuple([card for card in cards if places_for(s, seat, card)])
    return in_order(*[Upgrade(seat, found)] * effect.max) if found else None


def _embassy(name: str, when: On, s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """Embassy: a trade token for the giver, then a resource. (ND-18.5)"""
    giver = owner_of(s.pieces[space])
    if kind_of(s.pieces[space]) != CAPITAL or giver not in givers(s, seat, name):
        return None
    frames: list[Reaction] = []
    for effect in when.effects:
        if isinstance(effect, GainTrade):
            frames.append(share(s, effect, seat, giver))
        elif isinstance(effect, GainResource):
            frames.append(TakeResource(seat, effect.count))
    return in_order(*frames)


def _vizier(name: str, effect: GainTrade, s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """Ibrahim: a token for its holder and for the Ottoman player. (ND-28.3)"""
    host = owner_of(s.pieces[space])
    if s.civilizations[host].leader != SPECIAL[name].leader:
        return None
    return share(s, effect, seat, host)


for _name, _when, _effect in momentary(ON_STATE, GainTrade):
    AT_CITY_STATE.on(_name)(partial(_trade, _effect))
for _name, _when, _conquest in momentary(ON_STATE, ConquerCityState):
    AT_CITY_STATE.on(_name)(partial(_conquer, _conquest))
for _name, _when, _copies in momentary(ON_CITY, CopyUpgrade):
    AT_RIVAL_CITY.on(_name)(partial(_copy, _copies))
for _name, _when in moments(AT_GIVER_CAPITAL):
    AT_RIVAL_CITY.on(_name)(partial(_embassy, _name, _when))
for _name, _when, _effect in momentary(AT_OTTOMAN_CITY, GainTrade):
    AT_RIVAL_CITY.on(_name)(partial(_vizier, _name, _effect))
