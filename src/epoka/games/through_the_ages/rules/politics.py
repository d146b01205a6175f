"""The political step: one action at most, always optional. (TTA-17)"""

from __future__ import annotations

from typing import ClassVar

from epoka.games.through_the_ages import events, tables
from epoka.games.through_the_ages.rules import options
from epoka.games.through_the_ages.rules.acting import tempting_board, tempting_hand
from epoka.games.through_the_ages.rules.aggressions import Aggression
from epoka.games.through_the_ages.rules.colonies import gain_colony, immediate_effect
from epoka.games.through_the_ages.rules.fights import announce, targets, why_not_attack
from epoka.games.through_the_ages.rules.pacts import OfferPact, cancellable, end_pact, roles, why_not_offer
from epoka.games.through_the_ages.rules.timing import why_too_early
from epoka.games.through_the_ages.rules.tokens import score_culture
from epoka.games.through_the_ages.rules.world_events import RevealEvent
from epoka.games.through_the_ages.state import FULL, AgesState, find, in_game, rivals
from epoka.kernel import NOBODY, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.tuples import without

PLAYED: dict[str, range] = {"attack": tables.AGGRESSIONS, "war": tables.WARS}


def why_not_event(s: AgesState, seat: Seat, kind: int) -> Refusal | None:
    """An event or territory in hand. (TTA-18.1)"""
    if (kind not in tables.EVENTS and kind not in tables.TERRITORIES) or find(s.civilizations[seat].military, kind) < 0:
        return Refusal("not-in-hand", "TTA-18.1", {"card": tables.NAMES[kind]})
    return None


def why_not_explore(s: AgesState, seat: Seat, kind: int) -> Refusal | None:
    """Columbus turns a territory from hand into a colony, once in the game. (TTA-29.1)"""
    own = s.civilizations[seat]
    if not tables.EXPLORATIONS[own.leads]:
        return Refusal("not-your-leader", "TTA-29.1", {"card": tables.NAMES[tables.COLUMBUS]})
    if own.explored >= tables.EXPLORATIONS[own.leads]:
        return Refusal("explored-already", "TTA-29.1")
    if kind not in tables.TERRITORIES or find(own.military, kind) < 0:
        return Refusal("not-in-hand", "TTA-29.1", {"card": tables.NAMES[kind]})
    return None


def why_not_cancel(s: AgesState, seat: Seat, kind: int) -> Refusal | None:
    """Only pacts one is part of can be cancelled. (TTA-21.5)"""
    if all(found != kind for found, _ in cancellable(s, seat)):
        return Refusal("not-your-pact", "TTA-21.5", {"card": tables.NAMES[kind]})
    return None


def attacks_of(s: AgesState, seat: Seat, kind: int) -> list[Option]:
    """An aggression or a war against each rival."""
    table = options.WAR if kind in tables.WARS else options.ATTACK
    return [table[kind][rival] for rival in rivals(s, seat)]


def offers_of(s: AgesState, seat: Seat, kind: int) -> list[Option]:
    """A pact with each rival, in each role."""
    return [options.OFFER[kind][rival][place] for rival in rivals(s, seat) for place in range(len(roles(kind)))]


def political_options(s: AgesState, seat: Seat) -> list[Option]:
    """Every political action that the cards in hand allow. (TTA-17)"""
    own = s.civilizations[seat]
    found: list[Option] = []
    for kind in sorted({tables.KIND[card] for card in own.military}):
        if kind in tables.EVENTS or kind in tables.TERRITORIES:
            found.append(options.EVENT[kind])
            if kind in tables.TERRITORIES and own.explored < tables.EXPLORATIONS[own.leads]:
                found.append(options.EXPLORE[kind])
        elif kind in tables.AGGRESSIONS or kind in tables.WARS:
            table = options.WAR if kind in tables.WARS else options.ATTACK
            found += [table[kind][rival] for rival in targets(s, seat, kind)]
        elif kind in tables.PACTS and len(in_game(s)) > 2:
            found += offers_of(s, seat, kind)
    return found + [options.CANCEL[kind] for kind, _ in cancellable(s, seat)]


class ChoosePolitics(Question[AgesState]):
    """At most one political action. (TTA-17)"""

    seat: Seat
    stayed: int

    prompt: ClassVar[str] = "prompt-politics"
    rule: ClassVar[str] = "TTA-17"
    forced: ClassVar[bool] = False

    def choices(self, s: AgesState) -> Options:
        return (*political_options(s, self.seat), options.SKIP)

    def asides(self, s: AgesState) -> Options:
        return (options.RESIGN,) if s.level == FULL and not self.stayed else ()

    def tempting(self, s: AgesState) -> Options:
        own = s.civilizations[self.seat]
        found: list[Option] = []
        for kind in sorted({tables.KIND[card] for card in own.military}):
            if kind in tables.AGGRESSIONS or kind in tables.WARS:
                found += attacks_of(s, self.seat, kind)
            elif kind in tables.PACTS:
                found += offers_of(s, self.seat, kind)
            elif kind in tables.TERRITORIES and tables.EXPLORATIONS[own.leads]:
                found.append(options.EXPLORE[kind])
            elif kind in tables.DEFENSES:
                found.append(options.DEFEND[kind])
        offered = set(self.options(s))
        found = [option for option in found if option not in offered]
        found += [options.TAKE[tables.KIND[card]][space] for card, space in zip(s.row, s.spaces, strict=True)]
        return tuple(dict.fromkeys([*found, *tempting_board(s, self.seat), *tempting_hand(own)]))

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        return refuse_politics(s, self.seat, answer) or why_too_early(s, answer) or super().refuse(s, answer)


def refuse_politics(s: AgesState, seat: Seat, answer: Option) -> Refusal | None:
    """Why a political action is not allowed; None if the answer is none."""
    if len(answer) < 2 or answer[1] not in tables.KINDS:
        return None
    kind = tables.KINDS[str(answer[1])]
    word = str(answer[0])
    if len(answer) == 2:
        queries = {"event": why_not_event, "explore": why_not_explore, "cancel": why_not_cancel}
        query = queries.get(word)
        return query(s, seat, kind) if query else None
    if not isinstance(answer[2], int):
        return None
    if word in PLAYED and len(answer) == 3 and kind in PLAYED[word]:
        return why_not_attack(s, seat, kind, answer[2])
    if word == "offer" and len(answer) == 4:
        return why_not_offer(s, seat, kind, answer[2], str(answer[3]))
    return None


def return_tokens(s: AgesState, seat: Seat) -> None:
    """What a player attacked last can be attacked by anybody again. (TTA-28.2)"""
    for other in s.civilizations:
        if other.token_with == seat:
            other.token_with = NOBODY


class Politics(Frame[AgesState]):
    """The political step of a turn. Returns "resign" if the player leaves the game. (TTA-17)

    `stayed` tells that the player has been asked about leaving before.
    """

    seat: Seat
    stayed: int

    def start(self, s: AgesState) -> Step:
        own = s.civilizations[self.seat]
        if s.one_attacker:
            return_tokens(s, self.seat)
        if own.barred:
            own.barred = 0
            return done()
        question = ChoosePolitics(self.seat, self.stayed)
        if not own.military and not cancellable(s, self.seat) and not question.asides(s):
            # Everybody sees that there is nothing to decide, and nobody can leave any more.
            return done()
        return ask(question, then=self.act)

    def act(self, s: AgesState, answer: Option) -> Step:
        word = answer[0]
        if word in ("skip", "resign"):
            if word == "skip":
                tell(s, events.POLITICS_SKIPPED, self.seat)
            return done(word)
        card = str(answer[1])
        kind = tables.KINDS[card]
        if word == "event":
            self.play_event(s, kind)
            return call(RevealEvent())
        if word == "attack":
            return call(Aggression(self.seat, int(answer[2]), card))
        if word == "offer":
            return call(OfferPact(self.seat, card, int(answer[2]), str(answer[3])))
        if word == "war":
            announce(s, self.seat, kind, int(answer[2]))
        elif word == "explore":
            self.explore(s, kind)
        else:
            end_pact(s, next(proposer for found, proposer in cancellable(s, self.seat) if found == kind))
        return done()

    def play_event(self, s: AgesState, kind: int) -> None:
        """Put a card face down on the future events and score its age. (TTA-18.1)"""
        own = s.civilizations[self.seat]
        card = find(own.military, kind)
        own.military = without(own.military, card)
        s.future += (card,)
        s.future_seen += (1 << self.seat,)
        tell(s, events.EVENT_PLAYED, self.seat, card, score_culture(own, tables.LEVEL[kind]))

    def explore(self, s: AgesState, kind: int) -> None:
        """Columbus: a colony without an auction or a sacrifice. (TTA-29.1)"""
        own = s.civilizations[self.seat]
        card = find(own.military, kind)
        own.military = without(own.military, card)
        own.explored += 1
        gain_colony(s, self.seat, card)
        immediate_effect(s, self.seat, card)
