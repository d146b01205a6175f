"""City-states: conquering, liberating and restoring them. (ND-17)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.rules.abilities import recount
from epoka.games.new_dawn.rules.commit import commit
from epoka.games.new_dawn.rules.moments import Reaction
from epoka.games.new_dawn.rules.pieces import put_piece
from epoka.games.new_dawn.rules.purse import index_of_type
from epoka.games.new_dawn.state import CITY, NO_PIECE, DawnState, land_of, piece, printed
from epoka.games.new_dawn.tables import CITY_STATE
from epoka.kernel import Frame, Seat, Step, done, tell
from epoka.parts.hexes import Hex
from epoka.parts.tuples import put

COPIES: Final = "ab"
"""What tells the copies of a city-state's diplomacy card apart."""


def cards_of(state: str) -> tuple[str, ...]:
    """The diplomacy cards of a city-state. (ND-17.1)"""
    return tuple([f"{state}.{copy}" for copy in COPIES[: CITY_STATE[state].copies]])


def state_at(s: DawnState, space: Hex) -> str:
    """The city-state that a space is home to, conquered or not; nothing if none is."""
    return land_of(s).states.get(space, "")


def is_conquered(s: DawnState, space: Hex) -> bool:
    """Whether a space is home to a city-state that somebody has conquered. (ND-17.3)"""
    state = state_at(s, space)
    return bool(state) and s.tokens[space] != state


def put_on_card(s: DawnState, seat: Seat, state: str) -> None:
    """The token of a city-state goes on the own card of its type. (ND-17.3)"""
    own = s.civilizations[seat]
    index = index_of_type(own, CITY_STATE[state].type)
    own.lying = put(own.lying, index, (*own.lying[index], state))


def take_off_card(s: DawnState, seat: Seat, state: str) -> None:
    """The token of a city-state leaves the card that it lies on."""
    own = s.civilizations[seat]
    own.lying = tuple([tuple([thing for thing in things if thing != state]) for things in own.lying])


def conquer(s: DawnState, seat: Seat, space: Hex) -> None:
    """An own city on the space, the token on the own card, all its diplomacy cards aside. (ND-17.3)

    Whoever has no unused city must not come here.
    """
    state = state_at(s, space)
    s.tokens = put(s.tokens, space, "")
    put_on_card(s, seat, state)
    for own in s.civilizations:
        own.diplomacy = tuple([card for card in own.diplomacy if printed(card) != state])
    s.city_cards = tuple([card for card in s.city_cards if printed(card) != state])
    s.aside += cards_of(state)
    put_piece(s, space, piece(seat, CITY))
    tell(s, events.CONQUERED, seat, state)
    recount(s)
    commit(s)


def hand_on(s: DawnState, loser: Seat, winner: Seat, space: Hex) -> None:
    """A conquered city-state goes along with the city on it. (ND-17.5)"""
    if is_conquered(s, space):
        state = state_at(s, space)
        take_off_card(s, loser, state)
        put_on_card(s, winner, state)
        tell(s, events.CONQUERED, winner, state)
        commit(s)


def restore(s: DawnState, loser: Seat, space: Hex) -> None:
    """A conquered city-state is free again after its city was lost: token and cards come back. (ND-17.6)"""
    state = state_at(s, space)
    take_off_card(s, loser, state)
    s.tokens = put(s.tokens, space, state)
    s.aside = tuple([card for card in s.aside if printed(card) != state])
    s.city_cards += cards_of(state)
    tell(s, events.RESTORED, state)
    recount(s)
    commit(s)


class Liberate(Frame[DawnState]):
    """A beaten city on a conquered city-state goes, the city-state is free, and a card of it is taken. (ND-17.5)"""

    seat: Seat
    loser: Seat
    space: Hex

    def start(self, s: DawnState) -> Step:
        from epoka.games.new_dawn.rules.diplomacy import take

        put_piece(s, self.space, NO_PIECE)
        restore(s, self.loser, self.space)
        state = state_at(s, self.space)
        tell(s, events.LIBERATED, self.seat, state)
        take(s, self.seat, cards_of(state)[0])
        return done()


def liberate(s: DawnState, seat: Seat, loser: Seat, space: Hex) -> Reaction:
    """Free a conquered city-state whose city was beaten. (ND-17.5)"""
    return Liberate(seat, loser, space)
