"""The end of the game: bonuses, events of age III, and the ways to choose what scores. (TTA-26, TTA-28.5)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.rules.building import technologies_in_play
from epoka.games.through_the_ages.rules.impacts import IMPACTS, impact
from epoka.games.through_the_ages.rules.options import KEEP
from epoka.games.through_the_ages.rules.production import farm_output, mine_output
from epoka.games.through_the_ages.rules.tokens import score_culture
from epoka.games.through_the_ages.state import FULL, SIMPLE, AgesState, Civilization, find, in_game
from epoka.games.through_the_ages.tables import KIND, KINDS, LEVEL, NAMES
from epoka.kernel import Choose, Frame, Option, Options, Question, Seat, Step, ask, done, shuffled, tell, together
from epoka.parts.questions import one_of
from epoka.parts.tuples import without

Line = tuple[str, int]
"""Where points come from: a card's name or a bonus, and how many."""

TECHNOLOGY_BONUS: Final = 2
STRENGTH_BONUS: Final = 2
HAPPINESS_BONUS: Final = 2


def simple_bonuses(own: Civilization) -> list[Line]:
    """The bonus culture of the simple game. (TTA-26.1)"""
    technologies = sum([LEVEL[kind] == 1 for kind in technologies_in_play(own)])
    return [
        ("technologies", TECHNOLOGY_BONUS * technologies),
        ("strength", STRENGTH_BONUS * own.strength),
        ("happiness", HAPPINESS_BONUS * own.happiness),
        ("science", own.science_rating),
        ("production", farm_output(own) + mine_output(own)),
    ]


def scoring_cards(s: AgesState) -> list[int]:
    """The events of age III that score at the end, by kind; before, only those that lie open. (TTA-26.5, TTA-28.5)"""
    cards = [*s.impacts]
    if s.ended:
        for own in s.civilizations:
            cards += own.secret
        if s.level == FULL and not s.fewer:
            cards += [*s.current, *s.future]
    return [KIND[card] for card in cards if KIND[card] in IMPACTS]


def bonuses(s: AgesState) -> dict[Seat, list[Line]]:
    """What each remaining seat would score at the end, line by line. (TTA-26)"""
    seats = in_game(s)
    if s.level == SIMPLE:
        return {seat: simple_bonuses(s.civilizations[seat]) for seat in seats}
    found: dict[Seat, list[Line]] = {seat: [] for seat in seats}
    for kind in scoring_cards(s):
        # Ties are broken as if it were the start player's turn. (TTA-26.5)
        for seat, points in impact(s, kind, seats).items():
            found[seat].append((NAMES[kind], points))
    return found


def score_end(s: AgesState) -> None:
    """Score everything that scores at the end. (TTA-26)"""
    s.ended = 1
    for seat, lines in bonuses(s).items():
        own = s.civilizations[seat]
        scored: list[Line] = []
        for what, points in lines:
            change = score_culture(own, points)
            scored.append((what, change))
            if s.level == SIMPLE:
                tell(s, events.BONUS, seat, what, change)
            else:
                tell(s, events.IMPACT, seat, what, change)
        own.bonuses = tuple(scored)
    shown = tuple([card for own in s.civilizations for card in own.secret])
    for own in s.civilizations:
        own.secret = ()
    s.impacts += shown
    s.past += s.current + s.future
    s.current = s.current_seen = s.future = s.future_seen = ()


# -- choosing what scores (TTA-28.5) ---------------------------------------------------------------------------------


def each_keeps(s: AgesState) -> int:
    """How many scoring cards each player chooses. (TTA-28.5)"""
    return 2 if len(s.civilizations) == 2 else 1


class ChooseSecret(Question[AgesState]):
    """Which of the scoring cards dealt to keep in secret, besides those already kept. (TTA-28.5)"""

    seat: Seat
    kept: int

    prompt: ClassVar[str] = "prompt-scoring"
    rule: ClassVar[str] = "TTA-28.5"
    forced: ClassVar[bool] = False

    def choices(self, s: AgesState) -> Options:
        return tuple([KEEP[KIND[card]] for card in s.civilizations[self.seat].secret[self.kept :]])


def choose_open(s: AgesState, seat: Seat) -> Choose:
    """Which of the open scoring cards to choose. (TTA-28.5)"""
    return one_of(seat, "prompt-scoring", "TTA-28.5", [KEEP[KIND[card]] for card in s.shown])


class KeepSecrets(Frame[AgesState]):
    """Everybody keeps one scoring card of those dealt, two with two players; the others go back. (TTA-28.5)

    A kept card lies at the front of `secret` until all have chosen.
    """

    kept: int = 0

    def start(self, s: AgesState) -> Step:
        seats = range(len(s.civilizations))
        return together(tuple([ChooseSecret(seat, self.kept) for seat in seats]), then=self.keep)

    def keep(self, s: AgesState, answers: tuple[Option, ...]) -> Step:
        for own, answer in zip(s.civilizations, answers, strict=True):
            card = find(own.secret, KINDS[str(answer[1])])
            own.secret = (card, *without(own.secret, card))
        self.kept += 1
        if self.kept < each_keeps(s):
            return self.start(s)
        for own in s.civilizations:
            return_to_deck(s, own.secret[self.kept :])
            own.secret = own.secret[: self.kept]
        return done()


class ChooseScoring(Frame[AgesState]):
    """All scoring cards lie open; in turn order each player chooses one, two with two players. (TTA-28.5)"""

    chosen: int = 0

    def start(self, s: AgesState) -> Step:
        seats = len(s.civilizations)
        if self.chosen == seats * each_keeps(s):
            return_to_deck(s, s.shown)
            s.shown = ()
            return done()
        return ask(choose_open(s, self.chosen % seats), then=self.choose)

    def choose(self, s: AgesState, answer: Option) -> Step:
        card = find(s.shown, KINDS[str(answer[1])])
        s.shown = without(s.shown, card)
        s.impacts += (card,)
        tell(s, events.SCORING_CHOSEN, self.chosen % len(s.civilizations), card)
        self.chosen += 1
        return self.start(s)


def return_to_deck(s: AgesState, cards: tuple[int, ...]) -> None:
    """Scoring cards that were not chosen go into military deck III. [interpretation] (TTA-28.5)"""
    s.later = shuffled(s, (*s.later, *cards))


def choose_scoring(s: AgesState) -> Frame[AgesState] | None:
    """The choice of scoring cards before the first turn, if the variant has one. (TTA-28.5)"""
    if s.civilizations[0].secret:
        return KeepSecrets()
    return ChooseScoring() if s.shown else None
