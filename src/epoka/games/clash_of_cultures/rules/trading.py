"""Trading between the active player and a rival: resources, tokens and cards. (COC-5.4, COC-5.5)

An offer is put together piece by piece, then the other side accepts it, refuses it, or makes an offer of its own;
whoever thinks better of that still has the first one to answer. Cards offered lie in `Nation.offered`, hidden from
everybody else until they change hands; those to be shown are shown when the offer is made. Cards asked for are asked
for by their deck, great persons as `person`; their owner chooses which to give. People trade; bots only answer, because
nobody should come upon offers by chance.
"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules.lasting import FACE_UP
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.stock import limit
from epoka.games.clash_of_cultures.state import Cards, ClashState, Nation, Numbers
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.kernel.events import seat_bit
from epoka.parts.seats import rivals
from epoka.parts.tuples import changed, without

OFFERS: Final = 4
"""Offers that two players may make each other in a turn, so that talk comes to an end; cancelled ones do not count."""
DECKS: Final = ("action", "objective", "wonder", "person")
ACCEPT: Final[Option] = ("accept",)
REFUSE: Final[Option] = ("refuse",)
COUNTER: Final[Option] = ("counter",)
PROPOSE: Final[Option] = ("propose",)
CANCEL: Final[Option] = ("cancel",)
NOTHING: Final = (0,) * len(tables.STOCK)
NO_CARDS: Final = (0,) * len(DECKS)
WORDS: Final = {
    "trade": ("seat",),
    "give": ("kind",),
    "want": ("kind",),
    "give_card": ("card",),
    "show_card": ("card",),
    "want_card": ("deck",),
    "accept": (),
    "refuse": (),
    "counter": (),
    "propose": (),
    "cancel": (),
    "hand_over": ("card",),
}


def deck_of(card: int) -> int:
    """Which kind of hand card a card is; great persons are traded as action cards are. (COC-5.4)"""
    decks = (tables.ACTIONS, tables.OBJECTIVE_CARDS, tables.WONDER_CARDS, tables.EVENT_CARDS)
    return next(deck for deck, cards in enumerate(decks) if card in cards)


def held(own: Nation, deck: int) -> Cards:
    """The cards of one kind in a player's hand."""
    persons = tuple([card for card in own.persons if card not in FACE_UP])
    return (own.hand, own.plans, own.designs, persons)[deck]


def laid_out(own: Nation, deck: int) -> int:
    """How many cards of one kind a player has laid out for a trade."""
    return len([card for card in own.offered if deck_of(card) == deck])


def tradable(own: Nation, deck: int) -> int:
    """How many cards of one kind can be asked for: those in hand, and those of an offer that is being answered."""
    return len(held(own, deck)) + laid_out(own, deck)


def trades(s: ClashState, seat: Seat) -> Options:
    """Whom the active player may make an offer. (COC-5.4)"""
    if s.trade_rule == "off":
        return ()
    return tuple([("trade", rival) for rival in rivals(s.nations, seat) if offers_left(s, seat, rival)])


def why_not_trade(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    """Why no offer may be made."""
    if s.trade_rule == "off":
        return Refusal("trading-off", "COC-5.4")
    if len(option) != 2 or option[1] not in rivals(s.nations, seat):
        return Refusal("no-such-rival", "COC-5.4")
    return TOO_MANY


TOO_MANY: Final = Refusal("too-many-offers", "COC-5.4", {"amount": OFFERS})


def offers_left(s: ClashState, seat: Seat, rival: Seat) -> int:
    """How many more offers two players may make each other this turn; one of them is the active player."""
    other = rival if seat == s.active else seat
    return OFFERS - note(s.nations[s.active], f"offers-{other}")


def count_offer(s: ClashState, seat: Seat, rival: Seat) -> None:
    """An offer is made."""
    other = rival if seat == s.active else seat
    remember(s.nations[s.active], f"offers-{other}", note(s.nations[s.active], f"offers-{other}") + 1)


class Trade(Frame[ClashState]):
    """One side puts an offer together, the other answers; returns whether it was made at all. (COC-5.4)

    `give` and `want` are what the offering side gives and gets, `cards` how many cards of each deck it gets.
    """

    seat: Seat
    rival: Seat
    give: Numbers = NOTHING
    want: Numbers = NOTHING
    cards: Numbers = NO_CARDS

    def start(self, s: ClashState) -> Step:
        return self.compose(s)

    def compose(self, s: ClashState) -> Step:
        return ask(ComposeOffer(self.seat, self.rival, self.give, self.want, self.cards), then=self.composed)

    def composed(self, s: ClashState, answer: Option) -> Step:
        word = str(answer[0])
        own = s.nations[self.seat]
        if answer == CANCEL:
            take_back(own)
            return done(0)
        if answer == PROPOSE:
            # Another offer takes the place of the one that it answers.
            take_back(s.nations[self.rival])
            show(own, self.seat, self.rival)
            count_offer(s, self.seat, self.rival)
            tell(s, events.OFFERED, self.seat, self.rival)
            return self.propose(s)
        if word in ("give", "want"):
            kind = tables.STOCK.index(str(answer[1]))
            if word == "give":
                self.give = changed(self.give, kind, 1)
            else:
                self.want = changed(self.want, kind, 1)
        elif word == "want_card":
            deck = DECKS.index(str(answer[1]))
            self.cards = changed(self.cards, deck, 1)
        else:
            put_forward(own, tables.CARD[str(answer[1])], seat_bit(self.seat) if word == "show_card" else 0)
        return self.compose(s)

    def propose(self, s: ClashState) -> Step:
        return ask(AnswerOffer(self.rival, self.seat, self.give, self.want, self.cards), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        if answer == ACCEPT:
            return self.hand_over(s)
        if answer == COUNTER:
            return call(Trade(self.rival, self.seat), then=self.countered)
        take_back(s.nations[self.seat])
        tell(s, events.TRADE_REFUSED, self.rival, self.seat)
        return done(1)

    def countered(self, s: ClashState, made: int) -> Step:
        """Whoever cancels another offer still has this one to answer."""
        return done(1) if made else self.propose(s)

    def hand_over(self, s: ClashState) -> Step:
        """Whoever gives cards that were asked for by their deck chooses them. (COC-5.5)"""
        giver = s.nations[self.rival]
        for deck, count in enumerate(self.cards):
            if laid_out(giver, deck) < count:
                return ask(ChooseGiven(self.rival, deck), then=self.given)
        self.exchange(s)
        return done(1)

    def given(self, s: ClashState, answer: Option) -> Step:
        put_forward(s.nations[self.rival], tables.CARD[str(answer[1])], 0)
        return self.hand_over(s)

    def exchange(self, s: ClashState) -> None:
        """Both halves happen at once; what is beyond a limit is lost. (COC-5.4, EX-01)"""
        one, other = s.nations[self.seat], s.nations[self.rival]
        for giver, taker, amounts in ((one, other, self.give), (other, one, self.want)):
            giver.stock = tuple([have - amount for have, amount in zip(giver.stock, amounts, strict=True)])
            taker.stock = tuple([have + amount for have, amount in zip(taker.stock, amounts, strict=True)])
        for nation in (one, other):
            nation.stock = tuple([min(have, limit(nation, kind)) for kind, have in enumerate(nation.stock)])
        mine, yours = one.offered, other.offered
        one.offered = other.offered = one.offered_seen = other.offered_seen = ()
        for taker, cards in ((one, yours), (other, mine)):
            for card in cards:
                receive(taker, card)
        # An offer that comes to nothing is talk, but this is something done in the turn.
        remember(s.nations[s.active], "begun")
        tell(s, events.TRADED, self.seat, self.rival)


def put_forward(own: Nation, card: int, seen: int) -> None:
    """Lay a card of the hand out for the trade; one that only its owner is to see now is shown with the offer."""
    if card in tables.EVENT_CARDS:
        own.persons = without(own.persons, card)
        seen = -1
    elif card in tables.ACTIONS:
        own.hand = without(own.hand, card)
    elif card in tables.OBJECTIVE_CARDS:
        own.plans = without(own.plans, card)
    else:
        own.designs = without(own.designs, card)
    own.offered += (card,)
    own.offered_seen += (seen,)


def show(own: Nation, seat: Seat, rival: Seat) -> None:
    """An offer is made: the other side sees the cards that were laid out for that. (COC-5.5)"""
    bits = {seat_bit(seat): seat_bit(rival)}
    own.offered_seen = tuple([bits.get(seen, seen) for seen in own.offered_seen])


def receive(own: Nation, card: int) -> None:
    """Take a card into the hand."""
    if card in tables.EVENT_CARDS:
        own.persons += (card,)
    elif card in tables.ACTIONS:
        own.hand += (card,)
    elif card in tables.OBJECTIVE_CARDS:
        own.plans += (card,)
    else:
        own.designs += (card,)


def take_back(own: Nation) -> None:
    """An offer that came to nothing."""
    for card in own.offered:
        receive(own, card)
    own.offered = own.offered_seen = ()


class ComposeOffer(Question[ClashState]):
    """What to give and what to ask for. (COC-5.4)"""

    seat: Seat
    rival: Seat
    give: Numbers
    want: Numbers
    cards: Numbers

    prompt: ClassVar[str] = "prompt-offer"
    rule: ClassVar[str] = "COC-5.4"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        own, other = s.nations[self.seat], s.nations[self.rival]
        found: list[Option] = []
        gives = any(self.give) or bool(own.offered)
        if gives or any(self.want) or any(self.cards):
            found.append(PROPOSE)
        found += [("give", tables.STOCK[kind]) for kind, have in enumerate(own.stock) if have > self.give[kind]]
        found += [("want", tables.STOCK[kind]) for kind, have in enumerate(other.stock) if have > self.want[kind]]
        for card in (*own.hand, *own.persons, *own.plans, *own.designs):
            if card in FACE_UP:
                continue
            found.append(("give_card", tables.CARDS[card]))
            if card not in own.persons:
                found.append(("show_card", tables.CARDS[card]))
        for deck, name in enumerate(DECKS):
            if tradable(other, deck) > self.cards[deck]:
                found.append(("want_card", name))
        return (*found, CANCEL)

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] in ("give", "want") and len(answer) > 1:
            whose = self.seat if answer[0] == "give" else self.rival
            return Refusal("not-enough", "COC-5.4", {"seat": whose, "kind": answer[1]})
        if answer[0] in ("give_card", "show_card"):
            face_up = tables.CARD.get(str(answer[-1])) in FACE_UP
            return Refusal("card-face-up" if face_up else "card-not-held", "COC-5.4", {"card": answer[-1]})
        if answer[0] == "want_card" and answer[-1] in DECKS:
            return Refusal("not-enough-cards", "COC-5.4", {"seat": self.rival, "deck": answer[-1]})
        if answer == PROPOSE:
            return Refusal("empty-offer", "COC-5.4")
        return super().refuse(s, answer)

    def args(self, s: ClashState) -> dict[str, int | str]:
        told: dict[str, int | str] = {"rival": self.rival}
        for kind, name in enumerate(tables.STOCK):
            told[f"give_{name}"] = self.give[kind]
            told[f"get_{name}"] = self.want[kind]
        for deck, name in enumerate(DECKS):
            told[f"get_{name}_cards"] = self.cards[deck]
        return told


class AnswerOffer(Question[ClashState]):
    """Whether to accept an offer, or to make another. (COC-5.4)"""

    seat: Seat
    rival: Seat
    give: Numbers
    want: Numbers
    cards: Numbers

    prompt: ClassVar[str] = "prompt-answer-offer"
    rule: ClassVar[str] = "COC-5.4"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return (ACCEPT, REFUSE)

    def asides(self, s: ClashState) -> Options:
        return (COUNTER,) if offers_left(s, self.seat, self.rival) else ()

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        return TOO_MANY if answer == COUNTER else super().refuse(s, answer)

    def args(self, s: ClashState) -> dict[str, int | str]:
        told: dict[str, int | str] = {"rival": self.rival}
        for kind, name in enumerate(tables.STOCK):
            told[f"get_{name}"] = self.give[kind]
            told[f"give_{name}"] = self.want[kind]
        for deck, name in enumerate(DECKS):
            told[f"get_{name}_cards"] = laid_out(s.nations[self.rival], deck)
            told[f"give_{name}_cards"] = self.cards[deck]
        return told


class ChooseGiven(Question[ClashState]):
    """Which card to hand over. (COC-5.5)"""

    seat: Seat
    deck: int

    prompt: ClassVar[str] = "prompt-hand-over"
    rule: ClassVar[str] = "COC-5.5"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return tuple([("hand_over", tables.CARDS[card]) for card in held(s.nations[self.seat], self.deck)])
