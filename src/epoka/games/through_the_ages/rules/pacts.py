"""Pacts: offering, accepting, ending. (TTA-21)"""

from __future__ import annotations

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.military import put_away
from epoka.games.through_the_ages.rules.options import ACCEPT, REFUSE
from epoka.games.through_the_ages.rules.ratings import recount
from epoka.games.through_the_ages.state import AgesState, find, in_game
from epoka.games.through_the_ages.tables import KIND, KINDS, PACTS
from epoka.kernel import Choose, Frame, Option, Refusal, Seat, Step, ask, done, tell
from epoka.kernel.zones import ALL
from epoka.parts.questions import one_of
from epoka.parts.tuples import without

ROLES = ("a", "b")


def why_not_offer(s: AgesState, seat: Seat, kind: int, rival: Seat, role: str) -> Refusal | None:
    """A pact in hand, another player, a role; not when two players are left. (TTA-21.1, TTA-27.3)"""
    if kind not in PACTS or find(s.civilizations[seat].military, kind) < 0:
        return Refusal("not-in-hand", "TTA-21.1", {"card": EVERY[kind].id})
    if len(in_game(s)) < 3:
        return Refusal("pact-two-players", "TTA-27.3")
    if rival == seat or rival not in in_game(s):
        return Refusal("no-such-rival", "TTA-21.1")
    if role not in roles(kind):
        return Refusal("pact-role", "TTA-21.1")
    return None


def roles(kind: int) -> tuple[str, ...]:
    """The roles a proposer can choose between; a symmetric pact has one. (TTA-21.1)"""
    return ROLES[:1] if EVERY[kind].pact.both else ROLES


def choose_pact(seat: Seat, proposer: Seat, card: str, role: str) -> Choose:
    """Accept or refuse a pact as it is offered. (TTA-21.1)"""
    return one_of(
        seat, "prompt-pact", "TTA-21.1", [ACCEPT, REFUSE], rival=proposer, card=card, role="b" if role == "a" else "a"
    )


class OfferPact(Frame[AgesState]):
    """Show a pact to a partner, who accepts or refuses. (TTA-21.1, TTA-21.2)"""

    seat: Seat
    card: str
    rival: Seat
    role: str

    def start(self, s: AgesState) -> Step:
        own = s.civilizations[self.seat]
        card = find(own.military, KINDS[self.card])
        own.military = without(own.military, card)
        s.shown += (card,)
        tell(s, events.PACT_OFFERED, self.seat, self.rival, card, self.role)
        return ask(choose_pact(self.rival, self.seat, self.card, self.role), then=self.answer)

    def answer(self, s: AgesState, answer: Option) -> Step:
        own = s.civilizations[self.seat]
        card = find(s.shown, KINDS[self.card])
        s.shown = without(s.shown, card)
        if answer == REFUSE:
            own.military += (card,)
            tell(s, events.PACT_REFUSED, self.seat, self.rival)
            return done()
        end_pact(s, self.seat)
        own.pact = (card,)
        own.partner = self.rival
        own.role = ROLES.index(self.role)
        recount(s, self.seat)
        recount(s, self.rival)
        tell(s, events.PACT_MADE, self.seat, self.rival, card)
        return done()


def end_pact(s: AgesState, proposer: Seat) -> None:
    """The pact lying before a player ends, if there is one. (TTA-21.4, TTA-21.5)"""
    own = s.civilizations[proposer]
    if not own.pact:
        return
    (card,) = own.pact
    own.pact = ()
    put_away(s, card, ALL)
    recount(s, proposer)
    recount(s, own.partner)
    tell(s, events.PACT_ENDED, proposer, card)


def end_pacts_on_attack(s: AgesState, seat: Seat, rival: Seat) -> None:
    """Some pacts end when one partner attacks the other, at the announcement. [interpretation] (TTA-21.6, TTA-21.8)"""
    for proposer, partner in ((seat, rival), (rival, seat)):
        other = s.civilizations[proposer]
        if other.pact and other.partner == partner and EVERY[KIND[other.pact[0]]].pact.ends_on_attack:
            end_pact(s, proposer)


def cancellable(s: AgesState, seat: Seat) -> list[tuple[int, Seat]]:
    """The pacts a seat is part of, by kind, with who proposed them. (TTA-21.5)"""
    return [
        (KIND[other.pact[0]], proposer)
        for proposer, other in enumerate(s.civilizations)
        if other.pact and seat in (proposer, other.partner)
    ]
