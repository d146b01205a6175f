"""What an attacker wins. (ND-12.16 to ND-12.19, ND-16.2, ND-17.3, ND-23.1)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn import events
from epoka.games.new_dawn.focus import DiscardBeatenToken
from epoka.games.new_dawn.land import spaces_in
from epoka.games.new_dawn.rules.abilities import recount
from epoka.games.new_dawn.rules.city_states import conquer, hand_on, is_conquered, liberate
from epoka.games.new_dawn.rules.commit import commit, commit_own
from epoka.games.new_dawn.rules.defeating import defeat_barbarian
from epoka.games.new_dawn.rules.moments import (
    ARMY,
    ATTACK,
    BEFORE_CITY,
    FORBIDDEN,
    WON,
    Reaction,
    Side,
)
from epoka.games.new_dawn.rules.notes import BEST_ATTACK, CAPITALS, note, noted
from epoka.games.new_dawn.rules.pieces import (
    FreeToken,
    armies_at,
    army_home,
    caravan_home,
    caravans_at,
    destroy,
    hand_over,
    has_city,
    put_piece,
    replace_token,
)
from epoka.games.new_dawn.rules.purse import ShareTrade, lose_trade
from epoka.games.new_dawn.rules.seizing import hurt
from epoka.games.new_dawn.rules.wonders import captured, hosts
from epoka.games.new_dawn.state import (
    CAPITAL,
    CITY,
    NO_PIECE,
    DawnState,
    holdings,
    kind_of,
    land_of,
    owner_of,
    piece,
)
from epoka.games.new_dawn.tables import part
from epoka.kernel import Frame, Option, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of
from epoka.parts.tuples import put

WORDS: Final = {
    "rob": ("card",),
    "no-more": (),
    "host": ("space",),
    "conquer": (),
    "liberate": (),
    "replace": (),
    "drop": (),
}
ROBBED: Final = 2
"""Trade tokens taken from the owner of a beaten capital. (ND-12.16)"""
NO_MORE: Final[Option] = ("no-more",)
CONQUER: Final[Option] = ("conquer",)
LIBERATE: Final[Option] = ("liberate",)
REPLACE: Final[Option] = ("replace",)
DROP: Final[Option] = ("drop",)
WON_ATTACK: Final = "won-attack"
"""What is remembered of a turn in which an attack was won."""


class Spoils(Frame[DawnState]):
    """The attacker has won; returns 1 if the army moves again. (ND-12.16)"""

    seat: Seat
    card: str
    space: Hex
    number: int
    back: Hex
    target: str
    rival: Seat
    value: int
    state: str
    again: int = 0

    def start(self, s: DawnState) -> Step:
        own = s.civilizations[self.seat]
        if self.value > noted(own, BEST_ATTACK):
            note(own, BEST_ATTACK, self.value)
        if WON_ATTACK not in own.used:
            own.used += (WON_ATTACK,)
        commit_own(s, self.seat)
        return call(self.taking(s), then=self.taken)

    def taking(self, s: DawnState) -> Reaction:
        """What happens to the target. (ND-12.16)"""
        if self.target == "barbarian":
            return defeat_barbarian(s, self.seat, self.space)
        if self.target == "city_state":
            if has_city(s, self.seat):
                conquer(s, self.seat, self.space)
                return captures(s, self.seat, self.space)
            return None
        if self.target == "fort":
            return self.fort(s)
        if self.target == "token":
            return BeatToken(self.seat, self.card, self.space, self.rival)
        if self.target == "city":
            kind = kind_of(s.pieces[self.space])
            frame = BeatCapital if kind == CAPITAL else TakeCity
            return frame(self.seat, self.space, self.rival)
        self.figure(s)
        return None

    def fort(self, s: DawnState) -> Reaction:
        """A city on the fort, if there is an unused one. (ND-12.18, ND-16.2)"""
        if has_city(s, self.seat):
            put_piece(s, self.space, piece(self.seat, CITY))
            tell(s, events.TOOK_FORT, self.seat, self.space)
        return None

    def figure(self, s: DawnState) -> None:
        """An army or caravan goes back to its owner's card; nothing else changes. (ND-12.16)"""
        at, home = (armies_at, army_home) if self.target == ARMY else (caravans_at, caravan_home)
        number = next(number for seat, number in at(s, self.space) if seat == self.rival)
        home(s, self.rival, number)

    def taken(self, s: DawnState, again: object) -> Step:
        """With a city or token all other rival figures there are beaten, too. (ND-12.17)"""
        self.again = int(again == 1)
        frames: list[Reaction] = []
        if self.target in ("city", "token"):
            there = dict.fromkeys([seat for seat, _ in (*armies_at(s, self.space), *caravans_at(s, self.space))])
            frames += [clear_figures(s, self.seat, other, self.space) for other in there if other != self.seat]
        told = Side(ATTACK, self.space, self.target, self.rival, self.state)
        frames.append(WON.frame(s, self.seat, told, self.value))
        return call(in_order(*frames), then=self.position)

    def position(self, s: DawnState, _: object) -> Step:
        """The army stays, unless somebody else is still there. (ND-12.19)"""
        s.battle = NOWHERE
        own = s.civilizations[self.seat]
        if self.number >= 0 and own.armies[self.number] == self.space and is_held(s, self.seat, self.space):
            own.armies = put(own.armies, self.number, self.back)
            tell(s, events.ARMY_MOVED, self.seat, self.back)
        return done(self.again)


def is_held(s: DawnState, seat: Seat, space: Hex) -> bool:
    """Whether barbarians, a city-state, an uncontrolled fort or a rival piece are on a space. (ND-12.19)"""
    land = land_of(s)
    code = s.pieces[space]
    if space in s.barbarians or (code != NO_PIECE and owner_of(code) != seat):
        return True
    if (s.tokens[space] and s.tokens[space] == land.states.get(space)) or (space in land.forts and not code):
        return True
    return any(other != seat for other, _ in (*armies_at(s, space), *caravans_at(s, space)))


def clear_figures(s: DawnState, seat: Seat, other: Seat, space: Hex) -> Reaction:
    """A rival's figures are destroyed, or step back home where a pact protects them. (ND-12.17)"""
    protected = FORBIDDEN.holds(s, seat, other)
    own = s.civilizations[other]
    if not protected:
        for owner, number in armies_at(s, space):
            if owner == other:
                army_home(s, other, number)
        for owner, number in caravans_at(s, space):
            if owner == other:
                caravan_home(s, other, number)
        return hurt(s, other, seat)
    distance = land_of(s).distance[space]
    home = min(spaces_in(holdings(s)[other].spaces), key=lambda at: (distance[at], at))
    own.armies = tuple([home if at == space else at for at in own.armies])
    own.caravans = tuple([home if at == space else at for at in own.caravans])
    return None


# -- control tokens (ND-12.16, ND-12.18, ND-28.14) ---------------------------------------------------------------------


class BeatToken(Frame[DawnState]):
    """A beaten control token or district gives way to an own control token. Returns 1 if it was discarded."""

    seat: Seat
    card: str
    space: Hex
    rival: Seat

    def start(self, s: DawnState) -> Step:
        own = s.civilizations[self.seat]
        if part(self.card, DiscardBeatenToken) and self.card not in own.used:
            return ask(one_of(self.seat, "prompt-scorch", "ND-28.14", (REPLACE, DROP)), then=self.chosen)
        return call(FreeToken(self.seat), then=self.freed)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        """Scorched Earth, once per turn. (ND-28.14)"""
        if answer == REPLACE:
            return call(FreeToken(self.seat), then=self.freed)
        s.civilizations[self.seat].used += (self.card,)
        tell(s, events.DISCARDED_TOKEN, self.seat, self.rival, self.space)
        return call(self.beaten(s), then=self.dropped)

    def beaten(self, s: DawnState) -> Reaction:
        """The token goes and nothing replaces it; a natural wonder tied to the space is won all the same. (ND-20.3)"""
        won = hand_over(s, self.rival, self.seat, self.space)
        destroy(s, self.space)
        return won

    def dropped(self, s: DawnState, _: object) -> Step:
        return done(1)

    def freed(self, s: DawnState, free: int) -> Step:
        tell(s, events.CAPTURED_TOKEN, self.seat, self.rival, self.space)
        if free:
            return call(replace_token(s, self.seat, self.space), then=self.replaced)
        return call(self.beaten(s), then=self.replaced)

    def replaced(self, s: DawnState, _: object) -> Step:
        return done()


# -- cities (ND-12.16, ND-12.18, ND-17.5) ------------------------------------------------------------------------------


class TakeCity(Frame[DawnState]):
    """A beaten city that is no capital gives way to an own one, or a city-state under it is liberated. (ND-17.5)"""

    seat: Seat
    space: Hex
    rival: Seat

    def start(self, s: DawnState) -> Step:
        if is_conquered(s, self.space):
            among = (CONQUER, LIBERATE) if has_city(s, self.seat) else (LIBERATE,)
            return ask(one_of(self.seat, "prompt-liberate", "ND-17.5", among), then=self.chosen)
        return self.chosen(s, CONQUER)

    def chosen(self, s: DawnState, answer: Option) -> Step:
        if answer == LIBERATE:
            return call(liberate(s, self.seat, self.rival, self.space), then=self.finish)
        if not has_city(s, self.seat):
            destroy(s, self.space)
            return done()
        return call(BEFORE_CITY.frame(s, self.seat, self.space), then=self.replaced)

    def replaced(self, s: DawnState, _: object) -> Step:
        put_piece(s, self.space, piece(self.seat, CITY))
        tell(s, events.CAPTURED_CITY, self.seat, self.rival, self.space)
        hand_on(s, self.rival, self.seat, self.space)
        return call(captures(s, self.seat, self.space), then=self.finish)

    def finish(self, s: DawnState, _: object) -> Step:
        return done()


def captures(s: DawnState, seat: Seat, space: Hex) -> Reaction:
    """A wonder on a space that was taken by an attack is captured. (ND-1.11, ND-28.2)"""
    taken = [wonder for wonder, at in zip(s.built, s.built_at, strict=True) if at == space]
    for wonder in taken:
        tell(s, events.CAPTURED_WONDER, seat, wonder)
    return in_order(*[captured(s, seat, wonder) for wonder in taken])


class BeatCapital(Frame[DawnState]):
    """A beaten capital stays; its owner loses trade tokens and a wonder there. (ND-12.16)"""

    seat: Seat
    space: Hex
    rival: Seat
    left: int = ROBBED

    def start(self, s: DawnState) -> Step:
        own = s.civilizations[self.seat]
        note(own, CAPITALS, noted(own, CAPITALS) + 1)
        commit(s)
        tell(s, events.BEAT_CAPITAL, self.seat, self.rival)
        return self.rob(s, None)

    def rob(self, s: DawnState, _: object) -> Step:
        """Up to two trade tokens go to the attacker's cards."""
        other = s.civilizations[self.rival]
        cards = [card for card, trade in zip(other.row, other.trade, strict=True) if trade]
        if not self.left or not cards:
            return self.wonder(s)
        among = [*[("rob", card) for card in cards], NO_MORE]
        return ask(one_of(self.seat, "prompt-rob", "ND-12.16", among, rival=self.rival), then=self.robbed)

    def robbed(self, s: DawnState, answer: Option) -> Step:
        if answer == NO_MORE:
            return self.wonder(s)
        self.left -= 1
        lose_trade(s, self.rival, s.civilizations[self.rival].row.index(str(answer[1])))
        return call(ShareTrade(self.seat, 1), then=self.rob)

    def wonder(self, s: DawnState) -> Step:
        """A wonder there moves to a city of the attacker without one, or stays. (ND-12.16)"""
        free = hosts(s, self.seat)
        if self.space not in s.built_at or not free:
            return done()
        among = [("host", space) for space in spaces_in(free)]
        return ask(one_of(self.seat, "prompt-host", "ND-12.16", among), then=self.hosted)

    def hosted(self, s: DawnState, answer: Option) -> Step:
        place = s.built_at.index(self.space)
        s.built_at = put(s.built_at, place, int(answer[1]))
        recount(s)
        commit(s)
        tell(s, events.CAPTURED_WONDER, self.seat, s.built[place])
        return call(captured(s, self.seat, s.built[place]), then=self.finish)

    def finish(self, s: DawnState, _: object) -> Step:
        return done()
