"""The status phase after each age, and the ends of the game. (COC-11, COC-14.1, COC-15.2, COC-15.3)"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.components import FACES
from epoka.games.clash_of_cultures.rules.advances import FreeAdvance
from epoka.games.clash_of_cultures.rules.choices import Choice, Choosing
from epoka.games.clash_of_cultures.rules.cities import clear, size
from epoka.games.clash_of_cultures.rules.drawing import DrawAction, DrawObjective
from epoka.games.clash_of_cultures.rules.governments import MayChangeGovernment
from epoka.games.clash_of_cultures.rules.objectives import wonders_built
from epoka.games.clash_of_cultures.rules.status_goals import StatusObjectives
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import CULTURE, FIRST_WONDER_POWER, GOLD, GREAT_LIGHTHOUSE, MOOD
from epoka.kernel import Frame, Option, Options, Refusal, Seat, Step, call, done, draw, tell
from epoka.parts.seats import clockwise

SKIP: Final[Option] = ("skip",)
ENDING: Final = 5
"""The last rounds of the variable end. (COC-15.3)"""
END_RANGES: Final = (1, 2, 3, 4, 6)
"""The end roll ends the game with at most this value. [interpretation] (COC-15.3)"""
WORDS: Final = {"raze": ("hex",), "skip": (), "first": ("seat",)}


Asking = Callable[[ClashState, Seat], Frame[ClashState] | None]


class StatusPhase(Frame[ClashState]):
    """Objectives, the end, a free advance, cards, razing, government, first player. (COC-11)

    Every step goes around in turn order from the first player.
    """

    step: int = 0
    taken: int = 0
    homeless: int = 0

    def start(self, s: ClashState) -> Step:
        self.homeless = int(any(not own.cities for own in s.nations))
        return self.go_on(s, None)

    def go_on(self, s: ClashState, _: object) -> Step:
        steps = SHORT_STEPS if s.free_advances > 1 else STEPS
        while self.step < len(steps):
            if self.taken == len(s.nations):
                self.step, self.taken = self.step + 1, 0
                if self.step == 1 and (self.homeless or s.age >= s.ages):
                    # The game ends after the objectives. (COC-14.1)
                    s.ended = 1
                    return done()
                continue
            seat = clockwise(s.nations, s.first)[self.taken]
            self.taken += 1
            frame = steps[self.step](s, seat)
            if frame is not None:
                return call(frame, then=self.go_on)
        return call(Choosing(ChooseFirst(chooser(s))))


class LastStatus(Frame[ClashState]):
    """Only the objectives of a status phase: the variable end. (COC-15.3)"""

    taken: int = 0

    def start(self, s: ClashState) -> Step:
        return self.go_on(s, None)

    def go_on(self, s: ClashState, _: object) -> Step:
        if self.taken == len(s.nations):
            s.ended = 1
            return done()
        seat = clockwise(s.nations, s.first)[self.taken]
        self.taken += 1
        return call(StatusObjectives(seat), then=self.go_on)


# -- razing (COC-11.4) -------------------------------------------------------------------------------------------------


def razable(s: ClashState, seat: Seat) -> list[int]:
    """Own cities of size 1. (COC-11.4)"""
    return [hex_ for hex_ in s.nations[seat].cities if size(s, hex_) == 1]


def may_raze(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """Whoever has a city that may be razed is asked. (COC-11.4)"""
    return Choosing(ChooseRaze(seat)) if razable(s, seat) else None


class ChooseRaze(Choice):
    """Which city of size 1 to remove for 1 gold, if any; units stay. (COC-11.4)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-raze"
    rule: ClassVar[str] = "COC-11.4"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        return (SKIP, *[("raze", names[hex_]) for hex_ in razable(s, self.seat)])

    def chosen(self, s: ClashState, answer: Option) -> None:
        tell(s, events.RAZED, self.seat, str(answer[1]))
        clear(s, map_of(s).hex[str(answer[1])])
        gain(s, self.seat, GOLD, 1)

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "raze" and len(answer) > 1 and answer[1] in map_of(s).hex:
            hex_ = map_of(s).hex[str(answer[1])]
            if s.owner[hex_] != self.seat:
                return Refusal("not-your-city", "COC-11.4", {"hex": answer[1]})
            return Refusal("city-too-large", "COC-11.4", {"hex": answer[1]})
        return super().refuse(s, answer)


# -- the first player (COC-11.6) ---------------------------------------------------------------------------------------


def chooser(s: ClashState) -> Seat:
    """Who chooses the first player: the Great Lighthouse, or the most mood and culture. (COC-11.6)"""
    for seat, own in enumerate(s.nations):
        if FIRST_WONDER_POWER + GREAT_LIGHTHOUSE in own.abilities:
            return seat
    tokens = [own.stock[MOOD] + own.stock[CULTURE] for own in s.nations]
    return next(seat for seat in clockwise(s.nations, s.first) if tokens[seat] == max(tokens))


class ChooseFirst(Choice):
    """Who begins the next round. (COC-11.6)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-first"
    rule: ClassVar[str] = "COC-11.6"

    def choices(self, s: ClashState) -> Options:
        return tuple([("first", seat) for seat in range(len(s.nations))])

    def chosen(self, s: ClashState, answer: Option) -> None:
        s.first = int(answer[1])
        tell(s, events.FIRST_PLAYER, s.first)


# -- the variable end (COC-15.3) ---------------------------------------------------------------------------------------


def rounds_left(s: ClashState) -> int:
    """Rounds to come, with this one."""
    return (s.ages - s.age) * 3 + 4 - s.round


def is_ending(s: ClashState) -> bool:
    """Whether this is one of the rounds in which the game may end. (COC-15.3)"""
    return s.end_rule != "fixed" and rounds_left(s) <= ENDING


class EndRoll(Frame[ClashState]):
    """The first player rolls; within the range the game ends with a last look at objectives. (COC-15.3)"""

    def start(self, s: ClashState) -> Step:
        value = FACES[draw(s, len(FACES))].value
        tell(s, events.END_ROLLED, s.first, value)
        if value <= END_RANGES[ENDING - rounds_left(s)]:
            # The round is not played: what counts as the last one is the one before.
            s.age, s.round = (s.age, s.round - 1) if s.round > 1 else (s.age - 1, 3)
            s.phase = "status"
            return call(LastStatus())
        return done()


def start_of_round(s: ClashState) -> Frame[ClashState] | None:
    """What happens before the turns of a round."""
    return EndRoll() if s.end_rule == "roll" and is_ending(s) else None


def is_last_round(s: ClashState) -> bool:
    """Whether a wonder was built in one of the last rounds. (COC-15.3)"""
    return s.end_rule == "wonder" and is_ending(s) and any(wonders_built(s, seat) for seat in range(len(s.nations)))


# -- the steps (COC-11.1 to COC-11.5, cards: COC-11.3) -----------------------------------------------------------------

STEPS: Final[tuple[Asking, ...]] = (
    lambda s, seat: StatusObjectives(seat),
    lambda s, seat: FreeAdvance(seat),
    lambda s, seat: DrawAction(seat),
    lambda s, seat: DrawObjective(seat),
    may_raze,
    lambda s, seat: MayChangeGovernment(seat),
)
"""What a status phase brings each seat; a card of each kind comes to it after its free advance. (COC-11, COC-11.3)"""
SHORT_STEPS: Final[tuple[Asking, ...]] = (*STEPS[:2], lambda s, seat: FreeAdvance(seat, from_track=0), *STEPS[2:])
"""The same in the short game; the cube of the second advance comes from the supply. (COC-15.2)"""
