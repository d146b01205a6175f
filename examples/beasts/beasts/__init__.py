"""Beasts: everybody plays a card at once and the biggest beast takes a point."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from epoka.kernel import EVERYONE, NO_ONE, OWNER, Part, Parts, Seat, State, Zone  # what lies on the table
from epoka.kernel import Option, Options, Question, Refusal  # what is asked
from epoka.kernel import Frame, Step, Verb, done, shuffled, tell, together, verb  # what happens
from epoka.kernel import Choices, Game, Manifest, rules_reference  # what the kernel must know
from epoka.parts.scores import line, sheets  # where the points come from

from beasts.manifest import MANIFEST

BEASTS = ("mouse", "frog", "hare", "cat", "fox", "dog", "wolf", "boar", "bear")


class Player(Part):
    """What one seat has."""

    hand: tuple[str, ...]
    points: int = 0


class BeastsState(State):
    """Everything on the table."""

    players: Parts[Player]
    deck: tuple[str, ...]
    played: tuple[str, ...] = ()


ZONES = (Zone("deck", NO_ONE), Zone("played", EVERYONE), Zone("hand", OWNER, part="players"))


class ChooseBeast(Question[BeastsState]):
    """Which card of one's hand to play. (BE-2)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-beast"
    rule: ClassVar[str] = "BE-2"

    def choices(self, s: BeastsState) -> Options:
        return tuple([("play", card) for card in s.players[self.seat].hand])

    def refuse(self, s: BeastsState, answer: Option) -> Refusal:
        if len(answer) == 2 and answer[0] == "play" and answer[1] in BEASTS:
            return Refusal("not-in-hand", self.rule, {"card": answer[1]})
        return super().refuse(s, answer)


PLAYED = verb("played", "seat card", "BE-2")
WON = verb("won", "seat", "BE-3")
DREW = verb("drew", "seat card", "BE-4")


class Play(Frame[BeastsState]):
    """Rounds until the hands are empty: all play at once, the biggest beast scores, all draw. (BE-1 to BE-4)"""

    def start(self, s: BeastsState) -> Step:
        if not s.players[0].hand:
            return done()
        return together(tuple([ChooseBeast(seat) for seat in range(len(s.players))]), then=self.show)

    def show(self, s: BeastsState, answers: tuple[Option, ...]) -> Step:
        for seat, answer in enumerate(answers):
            card = str(answer[1])
            s.players[seat].hand = tuple([held for held in s.players[seat].hand if held != card])
            s.played += (card,)
            tell(s, PLAYED, seat, card)
        sizes = [BEASTS.index(str(answer[1])) for answer in answers]
        winner = sizes.index(max(sizes))
        s.players[winner].points += 1
        tell(s, WON, winner)
        draw_cards(s)
        return self.start(s)


def draw_cards(s: BeastsState) -> None:
    """Everybody draws a card while there is one for each. (BE-4)"""
    if len(s.deck) >= len(s.players):
        for seat, player in enumerate(s.players):
            card, s.deck = s.deck[0], s.deck[1:]
            player.hand += (card,)
            tell(s, DREW, seat, card)


class Beasts(Game[BeastsState]):
    """The game as the kernel sees it."""

    name: ClassVar[str] = "beasts"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    verbs: ClassVar[tuple[Verb, ...]] = (PLAYED, WON, DREW)
    words: ClassVar[dict[str, tuple[str, ...]]] = {"play": ("card",)}
    package: ClassVar[str] = __name__
    folder: ClassVar[Path] = Path(__file__).parent
    manifest: ClassVar[Manifest] = MANIFEST

    def setup(self, seats: int, choices: Choices, chance: int) -> BeastsState:
        s = BeastsState(chance, (), ())
        deck = shuffled(s, BEASTS)
        s.players = tuple([Player(deck[2 * seat : 2 * seat + 2]) for seat in range(seats)])
        s.deck = deck[2 * seats :]
        return s

    def root(self, s: BeastsState) -> Frame[BeastsState]:
        return Play()

    def scores(self, s: BeastsState) -> tuple[int, ...]:
        return tuple([player.points for player in s.players])

    def score_sheet(self, s: BeastsState) -> list[Any]:
        points = self.scores(s)
        lines = [[line("rounds", won, "BE-3", count=won)] for won in points]
        return sheets(points, self.standings(s), lines)

    def counters(self, s: BeastsState) -> Any:
        return {"table": {"deck": len(s.deck)}, "seats": [{"points": points} for points in self.scores(s)]}

    def catalogue(self) -> list[Any]:
        return [card_entry(card, size) for size, card in enumerate(BEASTS, 1)]

    def rulebook(self) -> list[Any]:
        return rules_reference([("BE", ("BE-1", "BE-2", "BE-3", "BE-4"))], interpretations=())


def card_entry(card: str, size: int) -> dict[str, Any]:
    """A card as the site and `epoka cards` list it: its name, its facts, its text, and how sure they are."""
    return {
        "id": card,
        "name": {"id": f"card-{card}", "args": {}},
        "deck": "beasts",
        "copies": 1,
        "facts": {"size": size},
        "text": [{"id": "effect-size", "args": {"size": size}}],
        "when": None,
        "notes": [],
        "confidence": "seed",
        "field_confidence": {},
        "source": "BE-1",
        "bespoke": False,
    }


GAME = Beasts()
