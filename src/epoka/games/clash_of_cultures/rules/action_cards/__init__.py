"""Action cards out of battle: when their upper halves may be played, and what they do. (COC-12.1)

`play` is a deed for action cards and for great persons. A card is announced with the player it aims at, and laid face
up; then rivals may cancel it, its price is paid, and it is carried out. `Teach Us!` is offered right after a capture.
`HALVES` names every card; what they do is in the modules of this package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, NamedTuple

from epoka.games.clash_of_cultures import components, events, tables
from epoka.games.clash_of_cultures.rules import advances, great_persons, losses
from epoka.games.clash_of_cultures.rules.action_cards import growth, hands, learning, rivalry, takeover
from epoka.games.clash_of_cultures.rules.choices import Choice, Choosing
from epoka.games.clash_of_cultures.rules.deeds import Deed, register
from epoka.games.clash_of_cultures.rules.drawing import lay_action, lay_event
from epoka.games.clash_of_cultures.rules.moments import CARD_IS_FREE, CARD_PLAYED, CITY_TAKEN
from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.options import SKIP
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, can_pay
from epoka.games.clash_of_cultures.state import ClashState
from epoka.kernel import (
    Frame,
    Option,
    Options,
    Refusal,
    Seat,
    Step,
    ask,
    call,
    done,
    tell,
)
from epoka.parts.seats import rivals
from epoka.parts.tuples import without

CIVIL: Final = {
    card: components.CIVIL[row.civil] for card, row in zip(tables.ACTIONS, components.ACTION_CARDS, strict=True)
}
PRICE: Final[dict[int, tables.Price]] = {
    card: tables.price(civil.cost) if civil.cost else tables.FREE for card, civil in CIVIL.items()
}
PLAY: Final[dict[int, Option]] = {card: ("play", tables.CARDS[card]) for card in (*CIVIL, *great_persons.PERSON_ROWS)}
# Reasons that are met at nearly every step of a turn are made once.
TOO_DEAR: Final = {card: Refusal("cannot-pay", "COC-12.1", {"amount": sum(cost)}) for card, cost in PRICE.items()}
NO_TARGET: Final = {card: Refusal("no-target", "COC-12.1", {"card": tables.CARDS[card]}) for card in CIVIL}
ONLY_AFTER_CAPTURE: Final = Refusal("only-after-capture", "COC-12.1")
WORDS: Final = {
    "seize": ("card",),
    "hand_over": ("card",),
    "drop": ("card",),
    "keep": ("card",),
    "become": ("unit",),
    "teach": ("card",),
}


# -- the halves ------------------------------------------------------------------------------------------------------

WhyNot = Callable[[ClashState, Seat], Refusal | None]
Targets = Callable[[ClashState, Seat], Sequence[Seat]]
Resolving = Callable[[ClashState, Seat, Seat], Frame[ClashState] | None]


class Half(NamedTuple):
    """The upper half of an action card: why it can't be played, at whom it aims, and what it does."""

    resolve: Resolving
    why_not: WhyNot | None = None
    targets: Targets | None = None


# -- Teach Us! -------------------------------------------------------------------------------------------------------


def _only_after_capture(s: ClashState, seat: Seat) -> Refusal:
    return ONLY_AFTER_CAPTURE


def _teach_us(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    return advances.FreeAdvance(seat, 0, s.nations[rival].advances)


@CITY_TAKEN.on("teach_us")
def after_capture(s: ClashState, seat: Seat, rival: int) -> Frame[ClashState] | None:
    """Right after a city was captured from a rival Teach Us! may be played, once. (COC-12.1)"""
    if seat >= len(s.nations) or not 0 <= rival < len(s.nations):
        return None
    if not s.nations[seat].hand:
        return None
    return Choosing(ChooseLesson(seat, rival)) if advances.open_among(s, seat, s.nations[rival].advances) else None


class ChooseLesson(Choice):
    """Which Teach Us! to play on who lost a city, if any; asked of everybody who holds action cards. (COC-12.1)"""

    seat: Seat
    rival: Seat

    prompt: ClassVar[str] = "prompt-teach"
    rule: ClassVar[str] = "COC-12.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        cards = [card for card in s.nations[self.seat].hand if CIVIL[card].id == "teach_us"]
        return (*[("teach", tables.CARDS[card]) for card in cards], SKIP)

    def chosen(self, s: ClashState, answer: Option) -> Frame[ClashState]:
        return PlayCard(self.seat, tables.CARD[str(answer[1])], rival=self.rival)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"rival": self.rival}


HALVES: Final[dict[str, Half]] = {
    "quick_advance": Half(learning.quick_advance, learning.no_advance),
    "inspiration": Half(learning.inspiration, learning.why_not_inspiration),
    "hero_general": Half(rivalry.hero_general, rivalry.why_not_hero),
    "spy": Half(lambda s, seat, rival: hands.Spy(seat, rival), targets=hands.spied),
    "ideas": Half(learning.ideas, learning.why_not_ideas),
    "great_ideas": Half(rivalry.great_ideas, rivalry.why_not_great_ideas),
    "mercenaries": Half(growth.mercenaries, growth.why_not_mercenaries),
    "cultural_takeover": Half(takeover.cultural_takeover, takeover.why_not_takeover),
    "city_development": Half(growth.city_development, growth.why_not_develop),
    "production_focus": Half(growth.production_focus, growth.why_not_harvest),
    "explorer": Half(growth.explorer, growth.why_not_explore),
    "negotiations": Half(rivalry.negotiations, rivalry.why_not_negotiate, lambda s, seat: rivals(s.nations, seat)),
    "leadership": Half(rivalry.leadership),
    "assassination": Half(rivalry.assassination, targets=rivalry.victims),
    "mass_production": Half(growth.mass_production, growth.why_not_harvest),
    "new_plans": Half(hands.new_plans),
    "synergies": Half(learning.synergies, learning.why_not_synergies),
    "teach_us": Half(_teach_us, _only_after_capture),
    "militia": Half(growth.militia, growth.why_not_militia),
    "technology_trade": Half(lambda s, seat, rival: learning.TechnologyTrade(seat, rival), targets=learning.teachers),
    "new_ideas": Half(learning.new_ideas, learning.why_not_new_ideas),
}
"""The upper halves by name."""
HALF: Final = {card: HALVES[civil.id] for card, civil in CIVIL.items()}
"""The same by card."""
NEEDS_ACTION: Final = frozenset([card for card, civil in CIVIL.items() if civil.action == "main"])


# -- playing a card --------------------------------------------------------------------------------------------------


def is_main(s: ClashState, seat: Seat, card: int) -> bool:
    """Whether playing a card takes a main action. (COC-12.1)"""
    return needs_action(card) and not (s.nations[seat].acts & CARD_IS_FREE.bit and CARD_IS_FREE.holds(s, seat, card))


def needs_action(card: int) -> bool:
    """Whether a card says that it is a main action. (COC-12.1)"""
    return card in NEEDS_ACTION or (card not in CIVIL and not great_persons.is_free_person(card))


def why_not_play(s: ClashState, seat: Seat, card: int) -> Refusal | None:
    """Why a card in hand can't be played now, apart from main actions. (COC-12.1)"""
    half = HALF.get(card)
    if half is None:
        return great_persons.why_not_play_person(s, seat, card)
    cost = PRICE[card]
    if cost is not tables.FREE and not can_pay(s.nations[seat], cost, EXACT):
        return TOO_DEAR[card]
    if half.targets is not None and not half.targets(s, seat):
        return NO_TARGET[card]
    return half.why_not(s, seat) if half.why_not else None


class PlayCard(Frame[ClashState]):
    """Announce a card, let rivals cancel it, pay for it and carry it out. (COC-12.1, COC-13.22)

    `spent` is the main action taken for it, which a cancelled card gives back.
    """

    seat: Seat
    card: int
    spent: int = 0
    rival: int = tables.NONE
    asked: int = 0

    def start(self, s: ClashState) -> Step:
        # The card is open from now on, so that no frame knows a card that others do not.
        own = s.nations[self.seat]
        if needs_action(self.card) and not self.spent:
            remember(own, "freed_card")
        if self.card not in CIVIL:
            own.persons = without(own.persons, self.card)
            lay_event(s, self.seat, self.card)
            return self.announce(s)
        own.hand = without(own.hand, self.card)
        lay_action(s, self.seat, self.card)
        targets = HALF[self.card].targets
        if targets is not None and self.rival == tables.NONE:
            return ask(losses.choose_player(self.seat, "prompt-target", targets(s, self.seat)), then=self.aimed)
        return self.announce(s)

    def aimed(self, s: ClashState, answer: Option) -> Step:
        self.rival = int(answer[1])
        return self.announce(s)

    def announce(self, s: ClashState) -> Step:
        if self.rival == tables.NONE:
            tell(s, events.PLAYED, self.seat, self.card)
        else:
            tell(s, events.PLAYED_AT, self.seat, self.card, self.rival)
        return self.challenge(s, False)

    def challenge(self, s: ClashState, cancelled: object) -> Step:
        if cancelled:
            s.nations[self.seat].actions_left += self.spent
            tell(s, events.CARD_CANCELLED, self.seat, self.card)
            return done()
        others = rivals(s.nations, self.seat) if s.expansion else ()
        while self.asked < len(others):
            rival = others[self.asked]
            self.asked += 1
            frame = CARD_PLAYED.frame(s, rival, self.seat, self.card) if s.nations[rival].abilities else None
            if frame is not None:
                return call(frame, then=self.challenge)
        cost = PRICE.get(self.card, tables.FREE)
        return call(Pay(self.seat, cost, EXACT) if cost[tables.CULTURE] else None, then=self.resolve)

    def resolve(self, s: ClashState, _: object) -> Step:
        if self.card in CIVIL:
            frame = HALF[self.card].resolve(s, self.seat, self.rival)
        else:
            frame = great_persons.PlayPerson(self.seat, self.card)
        return call(frame)


def _options(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    left = own.actions_left
    return [
        PLAY[card]
        for card in own.hand + own.persons
        if (left or not is_main(s, seat, card)) and why_not_play(s, seat, card) is None
    ]


def _tempting(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    able = _options(s, seat)
    return [PLAY[card] for card in own.hand + own.persons if PLAY[card] not in able]


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState]:
    card = tables.CARD[str(option[1])]
    return PlayCard(seat, card, int(is_main(s, seat, card)))


def _costs(s: ClashState, seat: Seat, option: Option) -> int:
    return int(is_main(s, seat, tables.CARD[str(option[1])]))


def _refuse(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    card = tables.CARD.get(str(option[1]), tables.NONE) if len(option) == 2 else tables.NONE
    if card not in PLAY:
        return None
    own = s.nations[seat]
    if card not in own.hand + own.persons:
        return Refusal("card-not-held", "COC-12.1", {"card": tables.CARDS[card]})
    reason = why_not_play(s, seat, card)
    if reason is None and is_main(s, seat, card) and not own.actions_left:
        return Refusal("no-actions-left", "COC-4.2")
    return reason


register(Deed("play", ("card",), _options, _start, _refuse, _costs, _tempting))
