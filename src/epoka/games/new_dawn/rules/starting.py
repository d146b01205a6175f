"""What may be done at the start of a turn. (ND-4.2, ND-28)"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.cards.tiles import BARBARIANS
from epoka.games.new_dawn.effects import (
    FIRST_TURN,
    START_OF_TURN,
    DestroyToken,
    GiveCard,
    MoveBarbarian,
    PlaceToken,
    Reinforce,
    ReplaceNamed,
    SwapDiplomacy,
    TakeFromPartner,
)
from epoka.games.new_dawn.land import spaces_in
from epoka.games.new_dawn.rules.abilities import recount
from epoka.games.new_dawn.rules.culture import rival_tokens, take_over
from epoka.games.new_dawn.rules.diplomacy import PARTNER, give_back, held_of, limit_of, pacts_of, take
from epoka.games.new_dawn.rules.districts import ReinforceNear
from epoka.games.new_dawn.rules.field import around, empty, friendly, own_cities, within
from epoka.games.new_dawn.rules.moments import OPENING, START, Reaction
from epoka.games.new_dawn.rules.notes import note, noted
from epoka.games.new_dawn.rules.pieces import FreeToken, destroy
from epoka.games.new_dawn.rules.placing import WHERE, Place
from epoka.games.new_dawn.rules.seizing import hurt
from epoka.games.new_dawn.state import DawnState, giver_of, holdings, is_reinforced, land_of, owner_of, printed
from epoka.games.new_dawn.tables import momentary
from epoka.kernel import NOBODY, Frame, Option, Seat, Step, ask, call, done, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of
from epoka.parts.seats import rivals
from epoka.parts.tuples import put

WORDS: Final = {
    "destroy": ("space",),
    "name": ("space",),
    "give-up": ("space",),
    "lead": ("letter", "space"),
    "vizier": ("rival",),
    "partner": ("rival",),
    "return": ("card", "rival"),
}


# -- control tokens ----------------------------------------------------------------------------------------------------

AREAS: Final[dict[str, Callable[[DawnState, Seat], int]]] = {
    "friendly_city": lambda s, seat: around(land_of(s), own_cities(s, seat)),
    "friendly_space": lambda s, seat: around(land_of(s), friendly(s, seat)),
}
"""The spaces next to what an effect names, as bits. (ND-1.6)"""


def _place(effect: PlaceToken, s: DawnState, seat: Seat) -> Reaction:
    """Hanging Gardens. (ND-8.8)"""
    place = Place(seat, WHERE[effect.adjacent_to], effect.count, limit=effect.max_difficulty)
    return place if place.question().spots(s) else None


def _reinforce(effect: Reinforce, s: DawnState, seat: Seat) -> Reaction:
    """Colosseum. (ND-8.9)"""
    near = AREAS[effect.adjacent_to](s, seat)
    weak = [at for at in holdings(s)[seat].tokens if near >> at & 1 and not is_reinforced(s.pieces[at])]
    return ReinforceNear(seat, effect.count, near) if weak else None


class DestroyTokens(Frame[DawnState]):
    """Forbidden City: destroy rival tokens next to friendly spaces. (ND-12.21, ND-28.8)"""

    seat: Seat
    left: int
    near: str

    def start(self, s: DawnState) -> Step:
        among = [("destroy", space) for space in rival_tokens(s, self.seat, AREAS[self.near](s, self.seat))]
        if not self.left or not among:
            return done()
        return ask(one_of(self.seat, "prompt-destroy", "ND-28.8", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        self.left -= 1
        rival = owner_of(s.pieces[int(answer[1])])
        destroy(s, int(answer[1]))
        return call(hurt(s, rival, self.seat), then=self.next)

    def next(self, s: DawnState, _: object) -> Step:
        return self.start(s)


def _destroy(effect: DestroyToken, s: DawnState, seat: Seat) -> Reaction:
    found = rival_tokens(s, seat, AREAS[effect.adjacent_to](s, seat))
    return DestroyTokens(seat, effect.count, effect.adjacent_to) if found else None


class NameTokens(Frame[DawnState]):
    """Eiffel Tower: name tokens of one rival, who gives up some of them. (ND-28.8, ND-30)"""

    seat: Seat
    wanted: int
    left: int
    named: tuple[Hex, ...] = ()
    space: Hex = NOWHERE

    def start(self, s: DawnState) -> Step:
        among = [("name", space) for space in self.nameable(s)]
        question = one_of(self.seat, "prompt-name", "ND-28.8", among, amount=self.wanted - len(self.named))
        return ask(question, then=self.name)

    def nameable(self, s: DawnState) -> list[Hex]:
        """Tokens of one rival that has enough of them, and is the one whose token was named first."""
        every = [space for space in rival_tokens(s, self.seat, land_of(s).all) if space not in self.named]
        if self.named:
            return [space for space in every if owner_of(s.pieces[space]) == owner_of(s.pieces[self.named[0]])]
        owners = [owner_of(s.pieces[space]) for space in every]
        return [space for space, owner in zip(every, owners, strict=True) if owners.count(owner) >= self.wanted]

    def name(self, s: DawnState, answer: Option) -> Step:
        self.named += (int(answer[1]),)
        return self.start(s) if len(self.named) < self.wanted else self.offer(s, None)

    def offer(self, s: DawnState, _: object) -> Step:
        """The owner picks. (ND-30)"""
        if not self.left:
            return done()
        rival = owner_of(s.pieces[self.named[0]])
        among = [("give-up", space) for space in self.named]
        return ask(one_of(rival, "prompt-give-up", "ND-28.8", among), then=self.picked)

    def picked(self, s: DawnState, answer: Option) -> Step:
        self.left -= 1
        self.space = int(answer[1])
        self.named = tuple([space for space in self.named if space != self.space])
        return call(FreeToken(self.seat), then=self.freed)

    def freed(self, s: DawnState, free: int) -> Step:
        return call(take_over(s, self.seat, self.space) if free else None, then=self.offer)


def _name(effect: ReplaceNamed, s: DawnState, seat: Seat) -> Reaction:
    frame = NameTokens(seat, effect.named_, effect.count)
    return frame if frame.nameable(s) else None


# -- barbarians and cards ----------------------------------------------------------------------------------------------


class LeadBarbarian(Frame[DawnState]):
    """Seoul: barbarians move to an empty space without water. (ND-22.3)"""

    seat: Seat
    left: int
    distance: int

    def start(self, s: DawnState) -> Step:
        among = led(s, self.distance)
        if not self.left or not among:
            return done()
        return ask(one_of(self.seat, "prompt-lead", "ND-22.3", among), then=self.moved)

    def moved(self, s: DawnState, answer: Option) -> Step:
        self.left -= 1
        letter, space = str(answer[1]), int(answer[2])
        s.barbarians = put(s.barbarians, BARBARIANS.index(letter), space)
        tell(s, events.LED_BARBARIAN, self.seat, letter, space)
        return self.start(s)


def led(s: DawnState, distance: int) -> list[Option]:
    """Which barbarians may be moved where."""
    land = land_of(s)
    free = empty(s) & ~land.waters
    return [
        ("lead", letter, space)
        for letter, at in zip(BARBARIANS, s.barbarians, strict=True)
        if at >= 0
        for space in spaces_in(within(land, 1 << at, distance) & free)
    ]


def _lead(effect: MoveBarbarian, s: DawnState, seat: Seat) -> Reaction:
    return LeadBarbarian(seat, effect.count, effect.distance) if led(s, effect.distance) else None


class GiveIbrahim(Frame[DawnState]):
    """Ottoman: Ibrahim goes to another player. (ND-28.3)"""

    seat: Seat

    def start(self, s: DawnState) -> Step:
        among = [("vizier", rival) for rival in rivals(s.civilizations, self.seat) if rival != s.ibrahim]
        return ask(one_of(self.seat, "prompt-vizier", "ND-28.3", among), then=self.given)

    def given(self, s: DawnState, answer: Option) -> Step:
        s.ibrahim = int(answer[1])
        tell(s, events.GAVE_IBRAHIM, self.seat, s.ibrahim)
        recount(s)
        return done()


def _give(effect: GiveCard, s: DawnState, seat: Seat) -> Reaction:
    others = [rival for rival in rivals(s.civilizations, seat) if rival != s.ibrahim]
    return GiveIbrahim(seat) if others else None


# -- diplomacy (ND-18.2, ND-18.3) --------------------------------------------------------------------------------------


class SwapPacts(Frame[DawnState]):
    """Geneva: return a card of a player and take a different one of the same player. (ND-18.3)"""

    seat: Seat
    left: int
    card: str = ""

    def start(self, s: DawnState) -> Step:
        among = [("return", printed(card), giver_of(card)) for card in exchangeable(s, self.seat)]
        if not self.left or not among:
            return done()
        return ask(one_of(self.seat, "prompt-return", "ND-18.3", among), then=self.returned)

    def returned(self, s: DawnState, answer: Option) -> Step:
        self.left -= 1
        self.card = f"{answer[1]}.{answer[2]}"
        among = pacts_of(s, (int(answer[2]),))
        question = one_of(self.seat, "prompt-pact", "ND-18.3", among, rival=int(answer[2]))
        return ask(question, then=self.taken)

    def taken(self, s: DawnState, answer: Option) -> Step:
        give_back(s, self.seat, self.card)
        take(s, self.seat, f"{answer[1]}.{answer[2]}")
        return self.start(s)


def exchangeable(s: DawnState, seat: Seat) -> list[str]:
    """The cards of players that a seat holds while the same player has another that nobody holds."""
    held = s.civilizations[seat].diplomacy
    return [card for card in held if giver_of(card) != NOBODY and s.civilizations[giver_of(card)].pacts]


def _swap(effect: SwapDiplomacy, s: DawnState, seat: Seat) -> Reaction:
    return SwapPacts(seat, effect.count) if exchangeable(s, seat) else None


class TakePacts(Frame[DawnState]):
    """Take free cards of some players, as many as may be held. (ND-18.2)"""

    seat: Seat
    left: int
    givers: tuple[Seat, ...]
    optional: int

    def start(self, s: DawnState) -> Step:
        open_ = [giver for giver in self.givers if len(held_of(s, self.seat, giver)) < limit_of(s, self.seat, giver)]
        among = pacts_of(s, tuple(open_))
        if not self.left or not among:
            return done()
        asked = [*among, ("go-on",)] if self.optional else among
        return ask(one_of(self.seat, "prompt-pacts", "ND-18.2", asked, amount=self.left), then=self.taken)

    def taken(self, s: DawnState, answer: Option) -> Step:
        if len(answer) == 1:
            return done()
        self.left -= 1
        take(s, self.seat, f"{answer[1]}.{answer[2]}")
        return self.start(s)


class ChoosePartner(Frame[DawnState]):
    """Poland: choose a player for the rest of the game, and take a card of theirs. (ND-18.2)"""

    seat: Seat
    count: int

    def start(self, s: DawnState) -> Step:
        among = [("partner", rival) for rival in rivals(s.civilizations, self.seat)]
        return ask(one_of(self.seat, "prompt-partner", "ND-18.2", among), then=self.chosen)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        partner = int(answer[1])
        note(s.civilizations[self.seat], PARTNER, partner + 1)
        return call(TakePacts(self.seat, self.count, (partner,), 0))


def _partner(effect: TakeFromPartner, s: DawnState, seat: Seat) -> Reaction:
    return None if noted(s.civilizations[seat], PARTNER) else ChoosePartner(seat, effect.count)


for _ability, _when, _placed in momentary(START_OF_TURN, PlaceToken):
    START.on(_ability)(partial(_place, _placed))
for _ability, _when, _reinforced in momentary(START_OF_TURN, Reinforce):
    START.on(_ability)(partial(_reinforce, _reinforced))
for _ability, _when, _destroyed in momentary(START_OF_TURN, DestroyToken):
    START.on(_ability)(partial(_destroy, _destroyed))
for _ability, _when, _named in momentary(START_OF_TURN, ReplaceNamed):
    START.on(_ability)(partial(_name, _named))
for _ability, _when, _led in momentary(START_OF_TURN, MoveBarbarian):
    START.on(_ability)(partial(_lead, _led))
for _ability, _when, _given in momentary(START_OF_TURN, GiveCard):
    START.on(_ability)(partial(_give, _given))
for _ability, _when, _taken in momentary(START_OF_TURN, SwapDiplomacy):
    START.on(_ability)(partial(_swap, _taken))
for _ability, _when, _partners in momentary(FIRST_TURN, TakeFromPartner):
    OPENING.on(_ability)(partial(_partner, _partners))
