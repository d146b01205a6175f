"""Diplomacy cards: whose may be taken, how many may be held, and when they go back. (ND-18)"""

from __future__ import annotations

from functools import partial
from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.effects import UNLIMITED, DiplomacyLimit
from epoka.games.new_dawn.rules.abilities import recount
from epoka.games.new_dawn.rules.commit import commit
from epoka.games.new_dawn.rules.moments import DIPLOMACY_LIMIT, Reaction
from epoka.games.new_dawn.rules.notes import noted
from epoka.games.new_dawn.rules.parts import GO_ON
from epoka.games.new_dawn.state import DawnState, giver_of, printed
from epoka.games.new_dawn.tables import permanent
from epoka.kernel import NOBODY, Frame, Option, Options, Seat, Step, ask, done, tell
from epoka.parts.questions import one_of
from epoka.parts.tuples import without

WORDS: Final = {"pact": ("card", "rival"), "give": ("card",), "state-card": ("card",)}
USUAL: Final = 1
"""Cards of one player or city-state that may be held. (ND-18.2)"""
PARTNER: Final = "partner"
"""The note of the player chosen in the first turn, plus one. (ND-18.2)"""


def held_of(s: DawnState, seat: Seat, giver: Seat) -> tuple[str, ...]:
    """The cards of a player that a seat holds."""
    return tuple([card for card in s.civilizations[seat].diplomacy if giver_of(card) == giver])


def limit_of(s: DawnState, seat: Seat, giver: Seat) -> int:
    """How many cards of a player may be held. (ND-18.2)"""
    found = DIPLOMACY_LIMIT.found(s, seat, giver)
    if UNLIMITED in found:
        return len(s.civilizations[giver].pacts) + len(held_of(s, seat, giver))
    return max(USUAL, *found) if found else USUAL


def _limit(effect: DiplomacyLimit, s: DawnState, seat: Seat, giver: Seat) -> int:
    """Potala Palace, Poland. (ND-18.2)"""
    if effect.from_ == PARTNER and noted(s.civilizations[seat], PARTNER) != giver + 1:
        return USUAL
    return effect.value


for _name, _effect in permanent(DiplomacyLimit):
    DIPLOMACY_LIMIT.on(_name)(partial(_limit, _effect))


def take(s: DawnState, seat: Seat, card: str) -> None:
    """Take a diplomacy card that nobody holds. (ND-18.1)"""
    giver = giver_of(card)
    if giver == NOBODY:
        s.city_cards = without(s.city_cards, card)
    else:
        s.civilizations[giver].pacts = without(s.civilizations[giver].pacts, card)
    s.civilizations[seat].diplomacy += (card,)
    tell(s, events.TOOK_DIPLOMACY, seat, card)
    recount(s)
    commit(s)


def give_back(s: DawnState, seat: Seat, card: str) -> None:
    """A diplomacy card goes back to its giver, or beside the map. (ND-18.4)"""
    giver = giver_of(card)
    own = s.civilizations[seat]
    own.diplomacy = without(own.diplomacy, card)
    if giver == NOBODY:
        s.city_cards += (card,)
    else:
        s.civilizations[giver].pacts += (card,)
    tell(s, events.GAVE_BACK, seat, card)
    recount(s)
    commit(s)


def break_with_player(s: DawnState, seat: Seat, giver: Seat) -> None:
    """Attacking a player costs all cards taken from that player. (ND-12.8, ND-18.4)"""
    for card in held_of(s, seat, giver):
        give_back(s, seat, card)


def break_with_state(s: DawnState, seat: Seat, state: str) -> None:
    """Attacking a city-state costs its card. (ND-12.8, ND-18.4)"""
    for card in s.civilizations[seat].diplomacy:
        if printed(card) == state:
            give_back(s, seat, card)


# -- visits (ND-18.3) --------------------------------------------------------------------------------------------------


def pacts_of(s: DawnState, givers: tuple[Seat, ...]) -> Options:
    """The cards of some players that nobody holds, as options."""
    return tuple([("pact", printed(card), giver) for giver in givers for card in s.civilizations[giver].pacts])


class TakePact(Frame[DawnState]):
    """Take a card of a player, for one of the same player where no more may be held; or none. (ND-18.3)"""

    seat: Seat
    giver: Seat
    card: str = ""

    def start(self, s: DawnState) -> Step:
        among = pacts_of(s, (self.giver,))
        if not among:
            return done()
        question = one_of(self.seat, "prompt-pact", "ND-18.3", [*among, GO_ON], rival=self.giver)
        return ask(question, then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == GO_ON:
            return done()
        self.card = f"{answer[1]}.{answer[2]}"
        held = held_of(s, self.seat, self.giver)
        if len(held) < limit_of(s, self.seat, self.giver):
            return self.taken(s)
        among = [("give", printed(card)) for card in held]
        return ask(one_of(self.seat, "prompt-give-back", "ND-18.3", among, rival=self.giver), then=self.given)

    def given(self, s: DawnState, answer: Option) -> Step:
        give_back(s, self.seat, f"{answer[1]}.{self.giver}")
        return self.taken(s)

    def taken(self, s: DawnState) -> Step:
        take(s, self.seat, self.card)
        return done()


class TakeStateCard(Frame[DawnState]):
    """Take a copy of a city-state's card, if one is left and none is held; or none. (ND-18.3)"""

    seat: Seat
    state: str

    def start(self, s: DawnState) -> Step:
        held = [printed(card) for card in s.civilizations[self.seat].diplomacy]
        if self.state in held or self.state not in [printed(card) for card in s.city_cards]:
            return done()
        among = [("state-card", self.state), GO_ON]
        return ask(one_of(self.seat, "prompt-state-card", "ND-18.3", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer != GO_ON:
            take(s, self.seat, next(card for card in s.city_cards if printed(card) == self.state))
        return done()


def visit_player(s: DawnState, seat: Seat, giver: Seat) -> Reaction:
    """A caravan has arrived at a city of a player, whose card may be taken. (ND-18.3)"""
    return TakePact(seat, giver)


def visit_state(s: DawnState, seat: Seat, state: str) -> Reaction:
    """A caravan has arrived at a city-state, whose card may be taken. (ND-18.3)"""
    return TakeStateCard(seat, state)
