"""Objectives: what completes them at once; `battle_goals.py` and `status_goals.py` have the rest. (COC-12.2)

Chapters report what happened: `after_battle`, `after_found`, `after_recruit`, `after_wonder`. Each of these returns a
frame if it fulfils a goal for a player with objectives in hand, and None otherwise. Everybody of them is asked, whether
a card fits or not, so that neither a question nor a silence tells what is in a hand.
What `Terror Regime` needs can come about in many ways; `standing` looks for it between two deeds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.components import GOALS, OBJECTIVES
from epoka.games.clash_of_cultures.rules.notes import keep, kept, note, remember
from epoka.games.clash_of_cultures.rules.ranges import distances_from
from epoka.games.clash_of_cultures.rules.stock import lose
from epoka.games.clash_of_cultures.state import ClashState
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Sequence, Step, ask, done, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.tuples import without

Goals = tuple[str, ...]

DECLINE: Final[Option] = ("decline",)
WORDS: Final = {"complete": ("card", "goal"), "decline": ()}
HALVES: Final = {
    card: ((row.upper, GOALS[row.upper].when), (row.lower, GOALS[row.lower].when))
    for card, row in zip(tables.OBJECTIVE_CARDS, OBJECTIVES, strict=True)
}
"""The two goals of each card, with when they are completed."""
EXCLUDES: Final = {goal.id: goal.excludes for goal in GOALS.values() if goal.excludes is not None}
"""Goals that may not be completed together in one status phase."""
COMPLETE: Final[dict[tuple[int, str], Option]] = {
    (card, goal): ("complete", row.id, goal)
    for card, row in zip(tables.OBJECTIVE_CARDS, OBJECTIVES, strict=True)
    for goal in (row.upper, row.lower)
}
AT_STATUS: Final = ("status", "instant_or_status")
TERROR: Final = tables.number("terror_regime", "cities")


PRICES: Final = {
    "eureka": tables.IDEAS,
    "wealth": tables.GOLD,
    "ore_supplies": tables.ORE,
    "wood_supplies": tables.WOOD,
    "food_supplies": tables.FOOD,
}
"""Goals that need some of a resource, of which a part is paid."""


def stamp(s: ClashState) -> int:
    """A number that tells turns apart: whatever happened in another turn has another one."""
    return ((s.age << 2) + s.round << 3) + s.active


def round_stamp(s: ClashState) -> int:
    """A number that tells rounds apart."""
    return (s.age << 2) + s.round


# -- completing (COC-12.2) -------------------------------------------------------------------------------------------


def complete(s: ClashState, seat: Seat, card: int, goal: str) -> None:
    """Lay an objective open: 2 points. (COC-12.2)"""
    own = s.nations[seat]
    own.plans = without(own.plans, card)
    own.completed += (card,)
    own.goals += (goal,)
    if goal in PRICES:
        lose(s, seat, PRICES[goal], tables.number(goal, "pay"))
    if goal == "city_founder":
        keep(own, "city_founder", round_stamp(s))
    if goal == "warmonger":
        # A second card of this name needs two other battles.
        own.notes = tuple([pair for pair in own.notes if not pair[0].startswith("fought-")])
    tell(s, events.COMPLETED, seat, card, goal)


class ChooseObjective(Question[ClashState]):
    """Which objective to complete with what has just happened, if any. (COC-12.2)"""

    seat: Seat
    met: Goals

    prompt: ClassVar[str] = "prompt-objective"
    rule: ClassVar[str] = "COC-12.2"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        own = s.nations[self.seat]
        return (*[COMPLETE[card, goal] for card, goal in fitting(own.plans, self.met)], DECLINE)

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        return why_not_complete(s, self.seat, answer) or super().refuse(s, answer)


def why_not_complete(s: ClashState, seat: Seat, answer: Option) -> Refusal | None:
    if answer[0] != "complete" or len(answer) != 3 or str(answer[1]) not in tables.CARD:
        return None
    card = tables.CARD[str(answer[1])]
    if card not in s.nations[seat].plans:
        return Refusal("card-not-held", "COC-12.2", {"card": answer[1]})
    if (card, str(answer[2])) not in COMPLETE:
        return None
    return Refusal("goal-not-met", "COC-12.2", {"goal": answer[2]})


def fitting(plans: Iterable[int], met: Goals) -> list[tuple[int, str]]:
    """Cards that can be completed by one of these goals."""
    return [(card, goal) for card in plans for goal, _ in HALVES[card] if goal in met]


class InstantObjectives(Frame[ClashState]):
    """One occasion: goals that it fulfils, each of which completes one card at most. (COC-12.2)"""

    seat: Seat
    met: Goals

    def start(self, s: ClashState) -> Step:
        if not self.met or not s.nations[self.seat].plans:
            return done()
        return ask(ChooseObjective(self.seat, self.met), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DECLINE:
            return done()
        goal = str(answer[2])
        complete(s, self.seat, tables.CARD[str(answer[1])], goal)
        self.met = tuple([other for other in self.met if other != goal])
        return self.start(s)


def instant(s: ClashState, *occasions: tuple[Seat, list[str]]) -> Frame[ClashState] | None:
    """A frame that asks each player with objectives for whom a goal is fulfilled, in this order."""
    frames = [InstantObjectives(seat, tuple(met)) for seat, met in occasions if met and s.nations[seat].plans]
    if not frames:
        return None
    return frames[0] if len(frames) == 1 else Sequence(tuple(frames))


# -- other occasions -------------------------------------------------------------------------------------------------


def after_found(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState] | None:
    """A city was founded. (COC-12.2, City Founder)"""
    return instant(s, (seat, ["city_founder"])) if is_far(s, seat, hex_, "city_founder") else None


def is_far(s: ClashState, seat: Seat, hex_: Hex, goal: str) -> bool:
    """Whether a hex lies as far from the starting city hex as a goal asks for, or no way leads there."""
    steps = distances_from(s, s.nations[seat].home)[hex_]
    return steps == NOWHERE or steps >= tables.number(goal, "hexes")


def after_recruit(s: ClashState, seat: Seat, drafted: int) -> Frame[ClashState] | None:
    """A recruit action is over; `drafted` says whether Infantry was bought with Draft in it. (COC-12.2, Draft)"""
    if not drafted:
        return None
    own = s.nations[seat]
    remember(own, "drafts", note(own, "drafts") + 1)
    return (
        instant(s, (seat, ["draft_objective"]))
        if note(own, "drafts") >= tables.number("draft_objective", "actions")
        else None
    )


def after_wonder(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """A wonder was built. (COC-12.2, Magnificent Culture)"""
    keep(s.nations[seat], "wonders-built", (round_stamp(s) << 3) + wonders_built(s, seat) + 1)
    return instant(s, (seat, ["magnificent_culture"]))


def wonders_built(s: ClashState, seat: Seat) -> int:
    """Wonders that a player has built in this round, even if they are gone."""
    built = kept(s.nations[seat], "wonders-built")
    return built & 7 if built >> 3 == round_stamp(s) else 0


def standing(s: ClashState) -> Frame[ClashState] | None:
    """Whether somebody has come to hold enough Angry cities; asked once in a turn. (COC-12.2, Terror Regime)"""
    for seat, own in enumerate(s.nations):
        if own.plans and len(own.cities) >= TERROR:
            angry = len([hex_ for hex_ in own.cities if s.mood[hex_] == tables.ANGRY])
            if angry >= TERROR and note(own, "terror-asked") != stamp(s):
                remember(own, "terror-asked", stamp(s))
                return InstantObjectives(seat, ("terror_regime",))
    return None
