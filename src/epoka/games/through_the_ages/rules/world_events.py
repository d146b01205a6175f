"""Events: revealing them, whom they concern, and what they do. (TTA-18)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.colonies import Auction
from epoka.games.through_the_ages.rules.impacts import IMPACTS, impact, ranked
from epoka.games.through_the_ages.rules.losses import (
    FreeBuilding,
    GainEither,
    GainMix,
    LoseBlue,
    LoseBuilding,
    LoseColony,
    LoseMix,
    LosePopulation,
    RavageWonder,
    destroy_building,
    urban_workers,
)
from epoka.games.through_the_ages.rules.military import draw_military
from epoka.games.through_the_ages.rules.options import RAZE, STOP
from epoka.games.through_the_ages.rules.production import ProduceOnce
from epoka.games.through_the_ages.rules.ratings import discontent
from epoka.games.through_the_ages.rules.row import refill
from epoka.games.through_the_ages.rules.taking import take_card, taking_options, tempting_cards, why_not_take
from epoka.games.through_the_ages.rules.technology import remove_leader
from epoka.games.through_the_ages.rules.tokens import (
    add_population,
    food,
    gain_food,
    gain_resources,
    gain_yellow,
    lose_food,
    lose_yellow,
    score_culture,
    score_science,
)
from epoka.games.through_the_ages.state import AgesState, Civilization, find, from_active, without
from epoka.games.through_the_ages.tables import CARD_LEVEL, CARD_NAME, KIND, KINDS, NAMES, TERRITORIES
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, draw, shuffled, tell

Effect = tuple[Seat, str, int | str]
"""Whom a piece of an event concerns, what it does, and how much."""

# -- revealing (TTA-18.1, TTA-18.2) ----------------------------------------------------------------------------------


class RevealEvent(Frame[AgesState]):
    """Turn over the next current event and resolve it. (TTA-18.1, TTA-18.2)"""

    card: str = ""

    def start(self, s: AgesState) -> Step:
        if not s.current:
            return done()
        earliest = CARD_LEVEL[s.current[0]]
        count = sum([CARD_LEVEL[card] == earliest for card in s.current])
        place = draw(s, count) if count > 1 else 0
        card = s.current[place]
        s.current = s.current[:place] + s.current[place + 1 :]
        s.current_seen = s.current_seen[:place] + s.current_seen[place + 1 :]
        s.shown += (card,)
        self.card = CARD_NAME[card]
        tell(s, events.EVENT_REVEALED, card)
        if KIND[card] in TERRITORIES:
            return call(Auction(self.card), then=self.finish)
        return call(WorldEvent(self.card), then=self.finish)

    def finish(self, s: AgesState, _: object) -> Step:
        card = find(s.shown, KINDS[self.card])
        if card >= 0:
            s.shown = without(s.shown, card)
            s.past += (card,)
        if not s.current:
            turn_future(s)
        return done()


def turn_future(s: AgesState) -> None:
    """Future events become current, earlier ages first; their order within an age is left to chance. (TTA-18.2)"""
    # Shuffled, so that the place of a card does not tell who played it.
    order = sorted(shuffled(s, range(len(s.future))), key=lambda place: CARD_LEVEL[s.future[place]])
    s.current = tuple([s.future[place] for place in order])
    s.current_seen = tuple([s.future_seen[place] for place in order])
    s.future = s.future_seen = ()
    if s.current:
        tell(s, events.EVENTS_TURNED, len(s.current))


# -- whom it concerns (TTA-18.3, TTA-18.8) ---------------------------------------------------------------------------


def strength(own: Civilization) -> int:
    """The strength that events compare."""
    return own.strength


def culture(own: Civilization) -> int:
    """The culture points that events compare."""
    return own.culture


def concerned(s: AgesState, scope: str) -> list[Seat]:
    """The seats that an event names, in the order of their ranks. (TTA-18.3)"""
    seats = from_active(s)
    by_strength = ranked(s, seats, strength)
    by_culture = ranked(s, seats, culture)
    two = 1 if len(seats) == 2 else 2
    happiest = max(s.civilizations[seat].happiness for seat in seats)
    found = {
        "all": seats,
        "strongest": by_strength[:1],
        "weakest": by_strength[-1:],
        "two_strongest": by_strength[:two],
        "two_weakest": by_strength[-two:],
        "most_culture": by_culture[:1],
        "least_culture": by_culture[-1:],
        "most_happiness_all_tied": [seat for seat in seats if s.civilizations[seat].happiness == happiest],
    }
    return found[scope]


SCOPES: Final = ("strongest", "weakest")
NOT_EFFECTS: Final = ("scope", "condition", "active_player_skips_discard", "skip_next_political_action", "refill_row")


def effects_of(params: Mapping[str, Any]) -> list[tuple[str, int | str]]:
    """The pieces of an event's text in printed order, as names and values."""
    if "farms_produce" in params or "mines_produce" in params:
        done_by = "".join([str(int(params.get(name, False))) for name in PRODUCTION])
        return [("produce", done_by)]
    found: list[tuple[str, int | str]] = []
    for name, value in params.items():
        if name == "choose_one":
            found.append(("either", int(value[0]["food"])))
        elif name not in NOT_EFFECTS and isinstance(value, (int, str)):
            found.append((name, value))
    return found


def plan(s: AgesState, kind: int) -> list[Effect]:
    """What happens to whom, fixed before anything does, in player order from the active one. (TTA-18.4, TTA-18.8)"""
    params = EVERY[kind].params
    seats = from_active(s)
    bespoke = BESPOKE.get(NAMES[kind])
    if bespoke is not None:
        return bespoke(s)
    found: list[Effect] = []
    if kind in IMPACTS:
        return [(seat, "impact", points) for seat, points in impact(s, kind, seats).items()]
    if "scope" in params:
        whom = concerned(s, params["scope"])
        found = [(seat, name, value) for seat in whom for name, value in effects_of(params)]
    for scope in SCOPES:
        if scope in params and len(seats) > 1:
            whom = concerned(s, scope)
            found += [(seat, name, value) for seat in whom for name, value in effects_of(params[scope])]
    return sorted(found, key=lambda effect: seats.index(effect[0]))


# -- bespoke plans (TTA-18.9) ----------------------------------------------------------------------------------------


def _barbarians(s: AgesState) -> list[Effect]:
    (richest,) = concerned(s, "most_culture")
    return [(richest, "population", -1)] if richest in concerned(s, "two_weakest") else []


def _uncertain_borders(s: AgesState) -> list[Effect]:
    (weakest,), (strongest,) = concerned(s, "weakest"), concerned(s, "strongest")
    return [(weakest, "give_yellow", strongest)] if weakest != strongest else []


def _terrorism(s: AgesState) -> list[Effect]:
    (poorest,) = concerned(s, "least_culture")
    return [(seat, "terror", poorest) for seat in from_active(s) if seat != poorest]


def _ravages(s: AgesState) -> list[Effect]:
    return [(seat, "ravage", 1) for seat in from_active(s)]


BESPOKE: Final[dict[str, Callable[[AgesState], list[Effect]]]] = {
    "barbarians": _barbarians,
    "uncertain_borders": _uncertain_borders,
    "terrorism": _terrorism,
    "ravages_of_time": _ravages,
}

# -- what it does ----------------------------------------------------------------------------------------------------

PRODUCTION: Final = ("farms_produce", "mines_produce", "consumption", "corruption")
Result = Frame[AgesState] | None


def _food(s: AgesState, seat: Seat, value: int | str) -> Result:
    own = s.civilizations[seat]
    if value == "all_lost":
        tell(s, events.FOOD_LOST, seat, lose_food(own, food(own)))
    else:
        tell(s, events.FOOD_GAINED, seat, gain_food(own, int(value)))
    return None


def _resources(s: AgesState, seat: Seat, value: int | str) -> Result:
    tell(s, events.RESOURCES_GAINED, seat, gain_resources(s.civilizations[seat], int(value)))
    return None


def _points(own: Civilization, value: int | str) -> int:
    if value == "culture_rating":
        return own.culture_rating
    return own.science_rating if value == "science_rating" else int(value)


def _science(s: AgesState, seat: Seat, value: int | str) -> Result:
    own = s.civilizations[seat]
    tell(s, events.SCIENCE_SCORED, seat, score_science(own, _points(own, value)))
    return None


def _culture(s: AgesState, seat: Seat, value: int | str) -> Result:
    own = s.civilizations[seat]
    change = score_culture(own, _points(own, value))
    tell(s, events.CULTURE_LOST if change < 0 else events.CULTURE_SCORED, seat, abs(change))
    return None


def _impact(s: AgesState, seat: Seat, value: int | str) -> Result:
    return _culture(s, seat, value)


def _discontent_culture(s: AgesState, seat: Seat, value: int | str) -> Result:
    return _culture(s, seat, int(value) * discontent(s.civilizations[seat]))


def _population(s: AgesState, seat: Seat, value: int | str) -> Result:
    if int(value) < 0:
        return LosePopulation(seat, -int(value))
    tell(s, events.POPULATION_GAINED, seat, add_population(s.civilizations[seat], int(value)))
    return None


def _mix(s: AgesState, seat: Seat, value: int | str) -> Result:
    return GainMix(seat, int(value)) if int(value) > 0 else LoseMix(seat, -int(value), seat)


def _cards(s: AgesState, seat: Seat, value: int | str) -> Result:
    draw_military(s, seat, int(value))
    # Whoever has just turned this event over need not discard in this turn. (TTA-16.8)
    s.keep_hand = 1
    return None


def _produce(s: AgesState, seat: Seat, value: int | str) -> Result:
    farms, mines, eating, corruption = [int(flag) for flag in str(value)]
    return ProduceOnce(seat, farms, mines, eating, corruption)


def _rebellion(s: AgesState, seat: Seat, value: int | str) -> Result:
    own = s.civilizations[seat]
    lost = -int(value) * discontent(own)
    own.lost_actions += lost
    if lost:
        tell(s, events.ACTIONS_LOST, seat, lost)
    return None


def _emigration(s: AgesState, seat: Seat, value: int | str) -> Result:
    return LosePopulation(seat, (discontent(s.civilizations[seat]) + 1) // 2)


def _iconoclasm(s: AgesState, seat: Seat, value: int | str) -> Result:
    own = s.civilizations[seat]
    if own.leader and CARD_LEVEL[own.leader[0]] != s.age:
        remove_leader(s, seat)
    return None


def _give_yellow(s: AgesState, seat: Seat, value: int | str) -> Result:
    moved = lose_yellow(s.civilizations[seat], 1)
    if moved:
        gain_yellow(s.civilizations[int(value)], moved)
        tell(s, events.YELLOW_LOST, seat, moved)
        tell(s, events.YELLOW_GAINED, int(value), moved)
    return None


HANDLERS: Final[dict[str, Callable[[AgesState, Seat, int | str], Result]]] = {
    "food": _food,
    "resources": _resources,
    "science": _science,
    "culture": _culture,
    "impact": _impact,
    "culture_per_discontent": _discontent_culture,
    "population": _population,
    "food_or_resources": _mix,
    "either": lambda s, seat, value: GainEither(seat, int(value)),
    "optional_free_build": lambda s, seat, value: FreeBuilding(seat, str(value)),
    "military_cards": _cards,
    "produce": _produce,
    "lose_building_farm_or_mine": lambda s, seat, value: LoseBuilding(seat),
    "civil_actions_next_action_phase_per_discontent": _rebellion,
    "discontent_workers_to_bank": _emigration,
    "discard_leader_if_not_current_age": _iconoclasm,
    "blue_tokens": lambda s, seat, value: LoseBlue(seat, -int(value)),
    "colonies": lambda s, seat, value: LoseColony(seat),
    "take_cards_civil_actions": lambda s, seat, value: Agreement(seat, int(value)),
    "give_yellow": _give_yellow,
    "terror": lambda s, seat, value: Terror(int(value), seat),
    "ravage": lambda s, seat, value: RavageWonder(seat),
}


class WorldEvent(Frame[AgesState]):
    """Carry an event out, piece by piece. (TTA-18.4)"""

    card: str
    left: tuple[Effect, ...] = ()

    def start(self, s: AgesState) -> Step:
        self.left = tuple(plan(s, KINDS[self.card]))
        return self.go_on(s, None)

    def go_on(self, s: AgesState, _: object) -> Step:
        while self.left:
            (seat, name, value), self.left = self.left[0], self.left[1:]
            frame = HANDLERS[name](s, seat, value)
            if frame is not None:
                return call(frame, then=self.go_on)
        return done()


# -- Terrorism and International Agreement (TTA-18.4, TTA-18.9) ------------------------------------------------------


class ChooseTarget(Question[AgesState]):
    """Which urban building of a rival is destroyed. (TTA-18.9)"""

    seat: Seat
    rival: Seat

    prompt: ClassVar[str] = "prompt-target"
    rule: ClassVar[str] = "TTA-18.9"

    def choices(self, s: AgesState) -> Options:
        return tuple([RAZE[kind] for kind in urban_workers(s.civilizations[self.rival])])

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"rival": self.rival}


class Terror(Frame[AgesState]):
    """A seat chooses an urban building of a rival, which is destroyed. (TTA-18.9)"""

    seat: Seat
    rival: Seat

    def start(self, s: AgesState) -> Step:
        if not urban_workers(s.civilizations[self.rival]):
            return done()
        return ask(ChooseTarget(self.seat, self.rival), then=self.destroy)

    def destroy(self, s: AgesState, answer: Option) -> Step:
        destroy_building(s, self.rival, KINDS[str(answer[1])])
        return done()


class ChooseAgreement(Question[AgesState]):
    """Take cards with the civil actions of an International Agreement, or stop. (TTA-18.4)"""

    seat: Seat
    budget: int

    prompt: ClassVar[str] = "prompt-agreement"
    rule: ClassVar[str] = "TTA-18.4"

    def choices(self, s: AgesState) -> Options:
        return (*taking_options(s, self.seat, self.budget), STOP)

    def tempting(self, s: AgesState) -> Options:
        return tuple(tempting_cards(s, self.seat, self.budget))

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        return refuse_taking(s, self.seat, self.budget, answer) or super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"amount": self.budget}


def refuse_taking(s: AgesState, seat: Seat, budget: int, answer: Option) -> Refusal | None:
    """Why a card cannot be taken; None if the answer takes none."""
    if len(answer) == 3 and answer[0] == "take" and answer[1] in KINDS and isinstance(answer[2], int):
        return why_not_take(s, seat, KINDS[str(answer[1])], answer[2] - 1, budget)
    return None


class Agreement(Frame[AgesState]):
    """Take cards at once for some civil actions; whoever takes any misses the next political action. (TTA-18.4)"""

    seat: Seat
    budget: int

    def start(self, s: AgesState) -> Step:
        return ask(ChooseAgreement(self.seat, self.budget), then=self.take)

    def take(self, s: AgesState, answer: Option) -> Step:
        if answer == STOP:
            refill(s)
            return done()
        self.budget -= take_card(s, self.seat, int(answer[2]) - 1)
        if not s.civilizations[self.seat].barred:
            s.civilizations[self.seat].barred = 1
            tell(s, events.BARRED, self.seat)
        return self.start(s)
