"""Leaders: how they come, and how they are lost. (COC-13.1, COC-13.3)"""

from __future__ import annotations

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.rules.abilities import recount
from epoka.games.clash_of_cultures.rules.moments import LEADER_LOST
from epoka.games.clash_of_cultures.rules.notes import kept
from epoka.games.clash_of_cultures.rules.units import LEADER_PACK, add, remove
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import CARD, CARDS, NONE
from epoka.kernel import Choose, Frame, Option, Refusal, Seat, Step, ask, call, done, draw, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of
from epoka.parts.tuples import without

WORDS = {"lead": ("card",)}


def why_not_lead(s: ClashState, seat: Seat) -> Refusal | None:
    """Why a player can have no new leader at all. (COC-13.1, event 43)"""
    own = s.nations[seat]
    if not own.leaders:
        return Refusal("no-leaders-left", "COC-13.1")
    if kept(own, "guillotine"):
        return Refusal("guillotine", "COC-13.1")
    return None


def lost_leader(s: ClashState, seat: Seat, killer: int = NONE) -> Frame[ClashState] | None:
    """The leader has left the map: the card goes to the player who killed it, or to the box. (COC-9.3.5, COC-13.3)"""
    own = s.nations[seat]
    (card,) = own.leader
    own.leader = ()
    if 0 <= killer < len(s.nations) and killer != seat:
        s.nations[killer].captured += (card,)
        tell(s, events.LEADER_KILLED, seat, killer, card)
    else:
        s.box += (card,)
        tell(s, events.LEADER_GONE, seat, card)
    frame = LEADER_LOST.frame(s, seat, card)
    recount(s, seat)
    return frame


def dismiss_leader(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """Take the leader off the map for good, if there is one. (COC-13.1)"""
    hex_ = s.nations[seat].leader_at
    if hex_ == NOWHERE:
        return None
    remove(s, seat, hex_, LEADER_PACK)
    return lost_leader(s, seat)


def appoint(s: ClashState, seat: Seat, card: int, hex_: Hex) -> None:
    """Put a leader on a hex; the former one is gone already. (COC-13.1)"""
    own = s.nations[seat]
    assert not own.leader
    own.leaders = without(own.leaders, card)
    own.leader = (card,)
    add(s, seat, hex_, LEADER_PACK)
    recount(s, seat)
    tell(s, events.LEADER_CAME, seat, card, map_of(s).names[hex_])


class NewLeader(Frame[ClashState]):
    """A new leader comes to a hex: one of the unused cards by choice, or a random one. (COC-13.1, COC-15.4)

    The price is paid already, `why_not_lead` has no reason, and there is room once the former leader is gone.
    """

    seat: Seat
    hex: int
    card: int = NONE

    def start(self, s: ClashState) -> Step:
        if s.random_leaders:
            leaders = s.nations[self.seat].leaders
            return self.come(s, leaders[draw(s, len(leaders))])
        return ask(choose_leader(s, self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return self.come(s, CARD[str(answer[1])])

    def come(self, s: ClashState, card: int) -> Step:
        self.card = card
        return call(dismiss_leader(s, self.seat), then=self.finish)

    def finish(self, s: ClashState, _: object) -> Step:
        appoint(s, self.seat, self.card, self.hex)
        return done()


def choose_leader(s: ClashState, seat: Seat) -> Choose:
    """Which of the unused leaders comes. (COC-13.1)"""
    return one_of(seat, "prompt-lead", "COC-13.1", [("lead", CARDS[card]) for card in s.nations[seat].leaders])
