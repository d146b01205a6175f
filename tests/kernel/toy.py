"""A toy game, small and nasty: everything that makes hidden information, nesting and undo hard, in one turn.

A turn: draw, then play cards again and again. The next seat may answer a card by discarding from its hidden hand, which
may set off cards of anybody in play; the played card does what it says; then all others bury a card face down at once.
Buried cards stay hidden, each known only to who buried it, until the game is scored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from epoka.kernel import (
    EVERYONE,
    NO_ONE,
    OWNER,
    YES,
    Abilities,
    Acting,
    Choices,
    Choose,
    Frame,
    Game,
    Moment,
    Option,
    Options,
    Part,
    Parts,
    Question,
    Refusal,
    Seat,
    Sequence,
    Setting,
    State,
    Step,
    Verb,
    YesNo,
    Zone,
    ask,
    call,
    done,
    in_order,
    roll,
    shuffled,
    tell,
    together,
    verb,
)
from epoka.parts.effects import Effect, Resolve

WAR: Final = "war"
CRAFT: Final = "craft"
BACKS: Final = (WAR, CRAFT)
ALL: Final = -1
DEALT: Final = 2
"""Cards of each back in a starting hand. (TOY-1.2)"""

# -- nouns (TOY-1) ---------------------------------------------------------------------------------------------------


class Court(Acting, Part):
    """What a seat owns. `hand_seen` says for each card of the hand which rivals have spied it."""

    hand: tuple[str, ...] = ()
    hand_seen: tuple[int, ...] = ()
    tableau: tuple[str, ...] = ()
    silver: int = 2

    @property
    def abilities(self) -> tuple[int, ...]:
        """What its cards in play are; all of them are in force."""
        return tuple([REACTIONS.number[CARDS[printed(card)].name] for card in self.tableau])


class ToyState(State):
    """Everything on the table. Buried cards lie together; `buriers` says whose they are, `seen` who knows them."""

    courts: Parts[Court]
    war: tuple[str, ...]
    craft: tuple[str, ...]
    discards: tuple[str, ...] = ()
    cellar: tuple[str, ...] = ()
    seen: tuple[int, ...] = ()
    buriers: tuple[Seat, ...] = ()
    rounds: int = 2
    turn: int = 0
    last: str = ""


ZONES: Final = (
    Zone("war", NO_ONE),
    Zone("craft", NO_ONE),
    Zone("discards", EVERYONE),
    Zone("cellar", NO_ONE, seen="seen"),
    Zone("hand", OWNER, part="courts", seen="hand_seen"),
    Zone("tableau", EVERYONE, part="courts"),
)

DREW: Final = verb("drew", "seat card", "TOY-2.1")
SHUFFLED: Final = verb("shuffled", "back amount", "TOY-2.2")
PLAYED: Final = verb("played", "seat card", "TOY-3.1")
DISCARDED: Final = verb("discarded", "seat card", "TOY-3.2")
SPIED: Final = verb("spied", "seat victim card", "TOY-5.3")
ROLLED: Final = verb("rolled", "seat dice amount", "TOY-5.4")
PAID: Final = verb("paid", "seat amount", "TOY-5.5")
STRUCK: Final = verb("struck", "seat victim amount", "TOY-5.6")
BURIED: Final = verb("buried", "seat card", "TOY-6.1")
UNCOVERED: Final = verb("uncovered", "seat card", "TOY-7.1")
VERBS: Final = (DREW, SHUFFLED, PLAYED, DISCARDED, SPIED, ROLLED, PAID, STRUCK, BURIED, UNCOVERED)


def printed(card: str) -> str:
    """The name on a physical card: `spear#2` is the second copy of `spear`."""
    return card.partition("#")[0]


def others(s: ToyState, seat: Seat) -> tuple[Seat, ...]:
    """The other seats, clockwise."""
    count = len(s.courts)
    return tuple([(seat + step) % count for step in range(1, count)])


# -- moving cards (TOY-2) --------------------------------------------------------------------------------------------


def add_to_hand(s: ToyState, seat: Seat, card: str) -> None:
    """Put a card into a hand; nobody else has seen it there."""
    court = s.courts[seat]
    court.hand = (*court.hand, card)
    court.hand_seen = (*court.hand_seen, 0)


def take_from_hand(s: ToyState, seat: Seat, name: str) -> str:
    """Take the first copy of a printed card out of a hand."""
    court = s.courts[seat]
    at = [printed(card) for card in court.hand].index(name)
    card = court.hand[at]
    court.hand = court.hand[:at] + court.hand[at + 1 :]
    court.hand_seen = court.hand_seen[:at] + court.hand_seen[at + 1 :]
    return card


def draw_card(s: ToyState, seat: Seat, back: str) -> int:
    """Draw the top card of a deck into a hand, shuffling its discards if it is empty. (TOY-2.1, TOY-2.2)"""
    deck: tuple[str, ...] = getattr(s, back)
    if not deck:
        again = [card for card in s.discards if BACK_OF[printed(card)] == back]
        s.discards = tuple([card for card in s.discards if card not in again])
        deck = shuffled(s, sorted(again))
        tell(s, SHUFFLED, back, len(deck))
    if not deck:
        return 0
    setattr(s, back, deck[1:])
    add_to_hand(s, seat, deck[0])
    tell(s, DREW, seat, deck[0])
    return 1


# -- strength: a query into which cards in play fold their modifiers (TOY-4) -------------------------------------------

Modifier = Callable[[ToyState, Seat, int], int]


def forge_modifier(s: ToyState, seat: Seat, strength: int) -> int:
    """One more."""
    return strength + 1


def shield_modifier(s: ToyState, seat: Seat, strength: int) -> int:
    """As many more as there is silver left, up to two."""
    return strength + min(2, s.courts[seat].silver)


def strength(s: ToyState, seat: Seat) -> int:
    """How strong a court is. (TOY-4.1)"""
    value = 1
    for card in s.courts[seat].tableau:
        modifier = CARDS[printed(card)].modifier
        if modifier is not None:
            value = modifier(s, seat, value)
    return value


# -- what cards do (TOY-5) -------------------------------------------------------------------------------------------


class Gain(Effect[ToyState]):
    """Take silver. (TOY-5.1)"""

    amount: int

    def apply(self, s: ToyState, by: Resolve) -> None:
        s.courts[by.owner].silver += self.amount


class DrawOne(Effect[ToyState]):
    """Draw a card. (TOY-5.2)"""

    back: str

    def apply(self, s: ToyState, by: Resolve) -> None:
        draw_card(s, by.owner, self.back)


class Spy(Effect[ToyState]):
    """Look at a card in a rival's hand. (TOY-5.3)"""

    def apply(self, s: ToyState, by: Resolve) -> Frame[ToyState] | None:
        return SpyOn(by.owner)


class Luck(Effect[ToyState]):
    """Throw dice; each four or more is one silver. (TOY-5.4)"""

    dice: int

    def apply(self, s: ToyState, by: Resolve) -> None:
        throw(s, by.owner, self.dice)


class Tax(Effect[ToyState]):
    """Each rival in turn pays one silver or owes it. (TOY-5.5)"""

    def apply(self, s: ToyState, by: Resolve) -> Frame[ToyState] | None:
        return Sequence(tuple([Taxed(payer, by.owner) for payer in others(s, by.owner)]))


class Strike(Effect[ToyState]):
    """Take a silver from the neighbour, if stronger. (TOY-5.6)"""

    def apply(self, s: ToyState, by: Resolve) -> None:
        taken = min(1, s.courts[by.target].silver) if strength(s, by.owner) > strength(s, by.target) else 0
        s.courts[by.target].silver -= taken
        s.courts[by.owner].silver += taken
        tell(s, STRUCK, by.owner, by.target, taken)


def throw(s: ToyState, seat: Seat, dice: int) -> int:
    """Throw dice for silver. (TOY-5.4)"""
    thrown = roll(s, dice)
    amount = sum([1 for die in thrown if die >= 4])
    s.courts[seat].silver += amount
    tell(s, ROLLED, seat, thrown, amount)
    return amount


class SpyOn(Frame[ToyState]):
    """Choose a rival with cards, and see the first card of that hand that one has not seen. (TOY-5.3)"""

    seat: Seat

    def start(self, s: ToyState) -> Step:
        targets = [rival for rival in others(s, self.seat) if s.courts[rival].hand]
        among = tuple([("spy", rival) for rival in targets])
        return ask(Choose(self.seat, "prompt-spy", among), then=self.look) if among else done()

    def look(self, s: ToyState, answer: Option) -> Step:
        rival = int(answer[1])
        court = s.courts[rival]
        for index, mask in enumerate(court.hand_seen):
            if not mask & 1 << self.seat:
                seen = list(court.hand_seen)
                seen[index] |= 1 << self.seat
                court.hand_seen = tuple(seen)
                tell(s, SPIED, self.seat, rival, court.hand[index])
                break
        return done()


class Taxed(Frame[ToyState]):
    """Pay one silver to the collector, or owe it for ever. (TOY-5.5)"""

    payer: Seat
    collector: Seat

    def start(self, s: ToyState) -> Step:
        among: Options = (("pay",), ("owe",)) if s.courts[self.payer].silver else (("owe",),)
        return ask(Choose(self.payer, "prompt-tax", among), then=self.paid)

    def paid(self, s: ToyState, answer: Option) -> Step:
        if answer == ("pay",):
            s.courts[self.payer].silver -= 1
            s.courts[self.collector].silver += 1
            tell(s, PAID, self.payer, 1)
        return done()


# -- the cards -------------------------------------------------------------------------------------------------------


class ToyCard(NamedTuple):
    """A printed card."""

    name: str
    back: str
    points: int
    copies: int
    effects: tuple[Effect[ToyState], ...] = ()
    modifier: Modifier | None = None


PRINTED: Final = (
    ToyCard("spear", WAR, 1, 4, (Strike(),)),
    ToyCard("shield", WAR, 2, 4, (), shield_modifier),
    ToyCard("horn", WAR, 0, 4, (Tax(),)),
    ToyCard("scout", WAR, 1, 4, (Spy(),)),
    ToyCard("library", CRAFT, 2, 4, (Gain(1),)),
    ToyCard("granary", CRAFT, 1, 4),
    ToyCard("forge", CRAFT, 3, 3, (Gain(1),), forge_modifier),
    ToyCard("ledger", CRAFT, 0, 3, (Gain(1), Luck(2))),
    ToyCard("well", CRAFT, 1, 3, (DrawOne(CRAFT), Gain(1))),
)
COPIES: Final = tuple([f"{card.name}#{copy}" for card in PRINTED for copy in range(1, card.copies + 1)])
SINGLES: Final = tuple([f"{card.name}-{letter}" for card in PRINTED for letter in "abcd"[: card.copies]])
"""The same cards with a name of its own on each, so that a name that leaks can be told from any other."""
CARDS: Final[Mapping[str, ToyCard]] = {
    **{card.name: card for card in PRINTED},
    **{f"{card.name}-{letter}": card for card in PRINTED for letter in "abcd"[: card.copies]},
}
BACK_OF: Final = {name: card.back for name, card in CARDS.items()}
REACTIONS: Final[Abilities[ToyState]] = Abilities([card.name for card in PRINTED], attrgetter("courts"))
RESPONDED: Final[Moment[ToyState, Frame[ToyState] | None, str]] = Moment(REACTIONS)
"""A card was discarded in response. Libraries and granaries in play react. (TOY-3.3)"""


# -- questions -------------------------------------------------------------------------------------------------------


def names(cards: Iterable[str]) -> list[str]:
    """The different printed names among some cards, in order."""
    return list(dict.fromkeys([printed(card) for card in cards]))


class ChooseCard(Question[ToyState]):
    """Which card of the hand to play, or none. (TOY-3.1)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-card"
    rule: ClassVar[str] = "TOY-3.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ToyState) -> Options:
        return (*[("play", name) for name in names(s.courts[self.seat].hand)], ("rest",))


class ChooseResponse(Question[ToyState]):
    """Whether to discard a card with the back of the played one. Asked always: silence would tell. (TOY-3.2)"""

    seat: Seat
    card: str

    prompt: ClassVar[str] = "prompt-response"
    rule: ClassVar[str] = "TOY-3.2"
    forced: ClassVar[bool] = False

    def fits(self, name: str) -> bool:
        """Whether a printed card has the back of the played one."""
        return BACK_OF[name] == BACK_OF[printed(self.card)]

    def choices(self, s: ToyState) -> Options:
        fitting = [name for name in names(s.courts[self.seat].hand) if self.fits(name)]
        return (*[("discard", name) for name in fitting], ("let",))

    def tempting(self, s: ToyState) -> Options:
        return tuple([("discard", name) for name in names(s.courts[self.seat].hand) if not self.fits(name)])

    def refuse(self, s: ToyState, answer: Option) -> Refusal:
        if answer in self.tempting(s):
            return Refusal("wrong-back", self.rule, {"card": answer[1]})
        return super().refuse(s, answer)

    def args(self, s: ToyState) -> dict[str, int | str]:
        return {"card": printed(self.card)}


class ChooseBuried(Question[ToyState]):
    """Which card to bury, or none; chosen in secret. (TOY-6.1)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-bury"
    rule: ClassVar[str] = "TOY-6.1"

    def choices(self, s: ToyState) -> Options:
        return (*[("bury", name) for name in names(s.courts[self.seat].hand)], ("nothing",))


# -- the course of the game ------------------------------------------------------------------------------------------


class Play(Frame[ToyState]):
    """The whole game: some rounds of turns, then the cellar is opened. (TOY-7)"""

    def start(self, s: ToyState) -> Step:
        seat = s.turn % len(s.courts)
        return call(Sequence((DrawStep(seat), PlayCards(seat))), then=self.next)

    def next(self, s: ToyState, _: object) -> Step:
        s.turn += 1
        if s.turn < s.rounds * len(s.courts):
            return self.start(s)
        s.seen = (ALL,) * len(s.cellar)
        for seat, card in zip(s.buriers, s.cellar, strict=True):
            tell(s, UNCOVERED, seat, card)
        return done()


class DrawStep(Frame[ToyState]):
    """Draw a card from either deck. (TOY-2.1)"""

    seat: Seat

    def start(self, s: ToyState) -> Step:
        among = tuple([("draw", back) for back in BACKS if getattr(s, back)])
        return ask(Choose(self.seat, "prompt-draw", among), then=self.drawn) if among else done()

    def drawn(self, s: ToyState, answer: Option) -> Step:
        return done(draw_card(s, self.seat, str(answer[1])))


class PlayCards(Frame[ToyState]):
    """Play cards for as long as the seat has any and likes to. (TOY-3)"""

    seat: Seat

    def start(self, s: ToyState) -> Step:
        return ask(YesNo(self.seat, "prompt-again"), then=self.answered)

    def answered(self, s: ToyState, answer: Option) -> Step:
        return call(PlayOne(self.seat), then=self.again) if answer == YES else done()

    def again(self, s: ToyState, more: object) -> Step:
        return self.start(s) if more else done()


class PlayOne(Frame[ToyState]):
    """Play a card; returns whether there could be another. (TOY-3)"""

    seat: Seat
    card: str = ""

    def start(self, s: ToyState) -> Step:
        return ask(ChooseCard(self.seat), then=self.played)

    def played(self, s: ToyState, answer: Option) -> Step:
        if answer == ("rest",):
            return done()
        self.card = s.last = take_from_hand(s, self.seat, str(answer[1]))
        court = s.courts[self.seat]
        court.tableau = (*court.tableau, self.card)
        court.acts = REACTIONS.moments(court.abilities)
        tell(s, PLAYED, self.seat, self.card)
        return ask(ChooseResponse(others(s, self.seat)[0], self.card), then=self.answered)

    def answered(self, s: ToyState, answer: Option) -> Step:
        if answer == ("let",):
            return self.reacted(s, ())
        responder = others(s, self.seat)[0]
        card = take_from_hand(s, responder, str(answer[1]))
        s.discards = (*s.discards, card)
        tell(s, DISCARDED, responder, card)
        frames = [RESPONDED.frame(s, owner, card) for owner in others(s, responder)]
        return call(in_order(*frames), then=self.reacted)

    def reacted(self, s: ToyState, _: object) -> Step:
        effects = CARDS[printed(self.card)].effects
        return call(Resolve(self.seat, self.card, effects, others(s, self.seat)[0]), then=self.resolved)

    def resolved(self, s: ToyState, _: object) -> Step:
        return together(tuple([ChooseBuried(seat) for seat in others(s, self.seat)]), then=self.buried)

    def buried(self, s: ToyState, answers: tuple[Option, ...]) -> Step:
        for seat, answer in zip(others(s, self.seat), answers, strict=True):
            if answer != ("nothing",):
                bury(s, seat, take_from_hand(s, seat, str(answer[1])))
        return done(1 if s.courts[self.seat].hand else None)


def bury(s: ToyState, seat: Seat, card: str) -> None:
    """Lay a card face down in the cellar; only its owner has seen it. (TOY-6.2)"""
    s.cellar = (*s.cellar, card)
    s.seen = (*s.seen, 1 << seat)
    s.buriers = (*s.buriers, seat)
    tell(s, BURIED, seat, card)


class LibraryDraw(Frame[ToyState]):
    """Bespoke, Library: draw a card with the back of the discarded one. (TOY-3.3)"""

    owner: Seat
    back: str

    def start(self, s: ToyState) -> Step:
        return done(draw_card(s, self.owner, self.back))


class GranaryRoll(Frame[ToyState]):
    """Bespoke, Granary: its owner may throw a die for silver. (TOY-3.3)"""

    owner: Seat

    def start(self, s: ToyState) -> Step:
        return ask(YesNo(self.owner, "prompt-granary"), then=self.answered)

    def answered(self, s: ToyState, answer: Option) -> Step:
        return done(throw(s, self.owner, 1) if answer == YES else None)


@RESPONDED.on("library")
def library_reacts(s: ToyState, owner: Seat, card: str) -> Frame[ToyState]:
    """Its owner draws."""
    return LibraryDraw(owner, BACK_OF[printed(card)])


@RESPONDED.on("granary")
def granary_reacts(s: ToyState, owner: Seat, card: str) -> Frame[ToyState]:
    """Its owner may throw a die."""
    return GranaryRoll(owner)


# -- the game --------------------------------------------------------------------------------------------------------


class Toy(Game[ToyState]):
    """The toy."""

    name: ClassVar[str] = "toy"
    version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = (3, 4, 5)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("deck", ("copies", "singles"), (3, 4, 5), "TOY-1.1"),
        Setting("rounds", (2, 1), (3, 4), "TOY-7.2"),
    )
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    verbs: ClassVar[tuple[Verb, ...]] = VERBS
    words: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "draw": ("back",),
        "play": ("card",),
        "rest": (),
        "discard": ("card",),
        "let": (),
        "spy": ("victim",),
        "pay": (),
        "owe": (),
        "bury": ("card",),
        "nothing": (),
        "yes": (),
        "no": (),
    }
    package: ClassVar[str] = "tests.kernel.toy"
    folder: ClassVar[Path] = Path(__file__).parent

    def setup(self, seats: int, choices: Choices, chance: int) -> ToyState:
        courts = tuple([Court() for _ in range(seats)])
        s = ToyState(chance=chance, courts=courts, war=(), craft=(), rounds=int(choices["rounds"]))
        cards = SINGLES if choices["deck"] == "singles" else COPIES
        for back in BACKS:
            deck = shuffled(s, [card for card in cards if BACK_OF[printed(card)] == back])
            for seat in range(seats):
                for card in deck[seat * DEALT : (seat + 1) * DEALT]:
                    add_to_hand(s, seat, card)
            setattr(s, back, deck[seats * DEALT :])
        return s

    def root(self, s: ToyState) -> Frame[ToyState]:
        return Play()

    def scores(self, s: ToyState) -> tuple[int, ...]:
        return tuple([sum(points.values()) for points in self._points(s)])

    def score_sheet(self, s: ToyState) -> list[Any]:
        return [
            {
                "seat": seat,
                "lines": [{"id": f"score-{kind}", "args": {}, "points": n} for kind, n in points.items()],
                "total": sum(points.values()),
            }
            for seat, points in enumerate(self._points(s))
        ]

    def _points(self, s: ToyState) -> Iterator[dict[str, int]]:
        """Silver, cards in play, and twice what was buried. (TOY-7.3)"""
        for seat, court in enumerate(s.courts):
            own = [card for burier, card in zip(s.buriers, s.cellar, strict=True) if burier == seat]
            yield {
                "silver": court.silver,
                "tableau": sum([CARDS[printed(card)].points for card in court.tableau]),
                "cellar": sum([2 * CARDS[printed(card)].points for card in own]),
            }

    def back(self, card: str) -> str:
        return BACK_OF[printed(card)]

    def card(self, card: str) -> str:
        return printed(card)

    def counters(self, s: ToyState) -> dict[str, Any]:
        return {
            "table": {"turn": s.turn, "rounds": s.rounds, "war": len(s.war), "craft": len(s.craft)},
            "seats": [
                {"silver": court.silver, "hand": len(court.hand), "strength": strength(s, seat)}
                for seat, court in enumerate(s.courts)
            ],
        }

    def marks(self, s: ToyState) -> dict[str, Any]:
        return {printed(s.last): {"last": 1}} if s.last else {}

    def invariants(self, s: ToyState) -> Iterator[str]:
        if not len(s.cellar) == len(s.seen) == len(s.buriers):
            yield "the cellar's cards, masks and owners do not match (TOY-6.2)"
        for seat, court in enumerate(s.courts):
            if court.silver < 0:
                yield f"seat {seat} has less than no silver"
            if len(court.hand) != len(court.hand_seen):
                yield f"the hand of seat {seat} and its masks do not match"


TOY = Toy()
