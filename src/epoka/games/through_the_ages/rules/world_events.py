"""Events: revealing them, whom they concern, and what they do. (TTA-18)"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules import losses, tokens
from epoka.games.through_the_ages.rules.colonies import Auction
from epoka.games.through_the_ages.rules.impacts import IMPACTS, impact, ranked
from epoka.games.through_the_ages.rules.military import draw_military
from epoka.games.through_the_ages.rules.options import RAZE, STOP
from epoka.games.through_the_ages.rules.production import ProduceOnce
from epoka.games.through_the_ages.rules.ratings import discontent
from epoka.games.through_the_ages.rules.row import refill
from epoka.games.through_the_ages.rules.taking import take_card, taking_options, tempting_cards, why_not_take
from epoka.games.through_the_ages.rules.technology import remove_leader
from epoka.games.through_the_ages.state import AgesState, Civilization, find, from_active
from epoka.games.through_the_ages.tables import CARD_LEVEL, CARD_NAME, KIND, KINDS, NAMES, TERRITORIES
from epoka.games.through_the_ages.values import Deed, Event, Scope
from epoka.kernel import (
    Choose,
    Frame,
    Option,
    Options,
    Question,
    Refusal,
    Seat,
    Step,
    ask,
    call,
    done,
    draw,
    shuffled,
    tell,
)
from epoka.kernel.memo import memo
from epoka.parts.questions import one_of
from epoka.parts.tuples import without, without_place

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
        s.current = without_place(s.current, place)
        s.current_seen = without_place(s.current_seen, place)
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


RANKED: Final[dict[Scope, tuple[Callable[[Civilization], int], int]]] = {
    "strongest": (strength, 1),
    "weakest": (strength, -1),
    "two_strongest": (strength, 2),
    "two_weakest": (strength, -2),
    "most_culture": (culture, 1),
    "least_culture": (culture, -1),
}
"""By what seats are ranked, and how many of the first, or of the last, are meant."""


def concerned(s: AgesState, scope: Scope) -> list[Seat]:
    """The seats that an event names, in the order of their ranks. (TTA-18.3)"""
    seats = from_active(s)
    if scope in RANKED:
        value, count = RANKED[scope]
        named = 1 if len(seats) == 2 else abs(count)
        order = ranked(s, seats, value)
        return order[:named] if count > 0 else order[-named:]
    if scope == "most_happiness_all_tied":
        happiest = max([s.civilizations[seat].happiness for seat in seats])
        return [seat for seat in seats if s.civilizations[seat].happiness == happiest]
    return seats if scope else []


PRODUCTION: Final = ("farms_produce", "mines_produce", "consumption", "corruption")
EACH: Final = ("lose_building_farm_or_mine", "colonies")
"""What is lost piece by piece."""


@memo()
def effects_of(deed: Deed) -> tuple[tuple[str, int | str], ...]:
    """The pieces of what happens to a civilization in order, as names and values."""
    if deed.farms_produce or deed.mines_produce:
        return (("produce", "".join([str(int(getattr(deed, name))) for name in PRODUCTION])),)
    found: list[tuple[str, int | str]] = []
    for name in HANDLERS:
        value = getattr(deed, name, 0)
        if name in EACH:
            found += [(name, value // abs(value))] * abs(value) if value else []
        elif value:
            found.append((name, value))
    return tuple(found)


def plan(s: AgesState, kind: int) -> list[Effect]:
    """What happens to whom, fixed before anything does, in player order from the active one. (TTA-18.4, TTA-18.8)"""
    event = EVERY[kind].event
    seats = from_active(s)
    bespoke = BESPOKE.get(NAMES[kind])
    if bespoke is not None:
        return bespoke(s, event)
    if kind in IMPACTS:
        return [(seat, "impact", points) for seat, points in impact(s, kind, seats).items()]
    whom = concerned(s, event.scope)
    if event.among:
        among = concerned(s, event.among)
        whom = [seat for seat in whom if seat in among]
    does = effects_of(event.does)
    found = [(seat, name, value) for seat in whom for name, value in does]
    if len(seats) > 1:
        found += [(seat, *piece) for seat in concerned(s, "strongest") for piece in effects_of(event.strongest)]
        found += [(seat, *piece) for seat in concerned(s, "weakest") for piece in effects_of(event.weakest)]
    return sorted(found, key=lambda effect: seats.index(effect[0]))


# -- bespoke plans (TTA-18.9) ----------------------------------------------------------------------------------------


def _uncertain_borders(s: AgesState, event: Event) -> list[Effect]:
    (giver,), (taker,) = concerned(s, event.yellow_tokens_from), concerned(s, event.yellow_tokens_to)
    return [(giver, "give_yellow", taker)] if giver != taker else []


def _terrorism(s: AgesState, event: Event) -> list[Effect]:
    (poorest,) = concerned(s, event.scope)
    each = range(event.destroys_urban_building_of_each_other)
    return [(seat, "terror", poorest) for seat in from_active(s) if seat != poorest for _ in each]


def _ravages(s: AgesState, event: Event) -> list[Effect]:
    return [(seat, "ravage", 1) for seat in concerned(s, event.scope)]


BESPOKE: Final[dict[str, Callable[[AgesState, Event], list[Effect]]]] = {
    "uncertain_borders": _uncertain_borders,
    "terrorism": _terrorism,
    "ravages_of_time": _ravages,
}

# -- what it does ----------------------------------------------------------------------------------------------------

Result = Frame[AgesState] | None


def _food(s: AgesState, seat: Seat, value: int | str) -> Result:
    own = s.civilizations[seat]
    if value == "all_lost":
        tell(s, events.FOOD_LOST, seat, tokens.lose_food(own, tokens.food(own)))
    else:
        tell(s, events.FOOD_GAINED, seat, tokens.gain_food(own, int(value)))
    return None


def _resources(s: AgesState, seat: Seat, value: int | str) -> Result:
    tell(s, events.RESOURCES_GAINED, seat, tokens.gain_resources(s.civilizations[seat], int(value)))
    return None


def _points(own: Civilization, value: int | str) -> int:
    if value == "culture_rating":
        return own.culture_rating
    return own.science_rating if value == "science_rating" else int(value)


def _science(s: AgesState, seat: Seat, value: int | str) -> Result:
    own = s.civilizations[seat]
    tell(s, events.SCIENCE_SCORED, seat, tokens.score_science(own, _points(own, value)))
    return None


def _culture(s: AgesState, seat: Seat, value: int | str) -> Result:
    own = s.civilizations[seat]
    change = tokens.score_culture(own, _points(own, value))
    tell(s, events.CULTURE_LOST if change < 0 else events.CULTURE_SCORED, seat, abs(change))
    return None


def _impact(s: AgesState, seat: Seat, value: int | str) -> Result:
    return _culture(s, seat, value)


def _discontent_culture(s: AgesState, seat: Seat, value: int | str) -> Result:
    return _culture(s, seat, int(value) * discontent(s.civilizations[seat]))


def _population(s: AgesState, seat: Seat, value: int | str) -> Result:
    if int(value) < 0:
        return losses.LosePopulation(seat, -int(value))
    tell(s, events.POPULATION_GAINED, seat, tokens.add_population(s.civilizations[seat], int(value)))
    return None


def _mix(s: AgesState, seat: Seat, value: int | str) -> Result:
    return losses.GainMix(seat, int(value)) if int(value) > 0 else losses.LoseMix(seat, -int(value), seat)


def _cards(s: AgesState, seat: Seat, value: int | str) -> Result:
    draw_military(s, seat, int(value))
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
    return losses.LosePopulation(seat, (discontent(s.civilizations[seat]) + 1) // 2)


def _iconoclasm(s: AgesState, seat: Seat, value: int | str) -> Result:
    own = s.civilizations[seat]
    if own.leader and CARD_LEVEL[own.leader[0]] != s.age:
        remove_leader(s, seat)
    return None


BORDERS: Final = EVERY[KINDS["uncertain_borders"]].event


def _give_yellow(s: AgesState, seat: Seat, value: int | str) -> Result:
    moved = tokens.lose_yellow(s.civilizations[seat], BORDERS.yellow_tokens)
    if moved:
        tokens.gain_yellow(s.civilizations[int(value)], moved)
        tell(s, events.YELLOW_LOST, seat, moved)
        tell(s, events.YELLOW_GAINED, int(value), moved)
    return None


HANDLERS: Final[dict[str, Callable[[AgesState, Seat, int | str], Result]]] = {
    "produce": _produce,
    "science": _science,
    "food": _food,
    "resources": _resources,
    "either": lambda s, seat, value: losses.GainEither(seat, int(value)),
    "food_or_resources": _mix,
    "culture": _culture,
    "culture_per_discontent": _discontent_culture,
    "population": _population,
    "optional_free_build": lambda s, seat, value: losses.FreeBuilding(seat, str(value)),
    "military_cards": _cards,
    "lose_building_farm_or_mine": lambda s, seat, value: losses.LoseBuilding(seat),
    "civil_actions_next_action_phase_per_discontent": _rebellion,
    "discontent_workers_to_bank": _emigration,
    "discard_leader_if_not_current_age": _iconoclasm,
    "blue_tokens": lambda s, seat, value: losses.LoseBlue(seat, -int(value)),
    "colonies": lambda s, seat, value: losses.LoseColony(seat),
    "take_cards_civil_actions": lambda s, seat, value: Agreement(seat, int(value)),
    "impact": _impact,
    "give_yellow": _give_yellow,
    "terror": lambda s, seat, value: Terror(int(value), seat),
    "ravage": lambda s, seat, value: losses.RavageWonder(seat),
}
"""What each piece does, in the order in which an event carries them out."""


class WorldEvent(Frame[AgesState]):
    """Carry an event out, piece by piece. (TTA-18.4)"""

    card: str
    left: tuple[Effect, ...] = ()

    def start(self, s: AgesState) -> Step:
        kind = KINDS[self.card]
        self.left = tuple(plan(s, kind))
        if EVERY[kind].event.active_player_skips_discard:
            # Whoever has just turned this event over need not discard in this turn. (TTA-16.8)
            s.keep_hand = 1
        return self.go_on(s, None)

    def go_on(self, s: AgesState, _: object) -> Step:
        while self.left:
            (seat, name, value), self.left = self.left[0], self.left[1:]
            frame = HANDLERS[name](s, seat, value)
            if frame is not None:
                return call(frame, then=self.go_on)
        return done()


# -- Terrorism and International Agreement (TTA-18.4, TTA-18.9) ------------------------------------------------------


def choose_target(s: AgesState, seat: Seat, rival: Seat) -> Choose:
    """Which urban building of a rival is destroyed. (TTA-18.9)"""
    return one_of(
        seat,
        "prompt-target",
        "TTA-18.9",
        [RAZE[kind] for kind in losses.urban_workers(s.civilizations[rival])],
        rival=rival,
    )


class Terror(Frame[AgesState]):
    """A seat chooses an urban building of a rival, which is destroyed. (TTA-18.9)"""

    seat: Seat
    rival: Seat

    def start(self, s: AgesState) -> Step:
        if not losses.urban_workers(s.civilizations[self.rival]):
            return done()
        return ask(choose_target(s, self.seat, self.rival), then=self.destroy)

    def destroy(self, s: AgesState, answer: Option) -> Step:
        losses.destroy_building(s, self.rival, KINDS[str(answer[1])])
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


AGREEMENT: Final = EVERY[KINDS["international_agreement"]].event


class Agreement(Frame[AgesState]):
    """Take cards at once for some civil actions; whoever takes any misses the next political action. (TTA-18.4)"""

    seat: Seat
    budget: int

    def start(self, s: AgesState) -> Step:
        return ask(ChooseAgreement(self.seat, self.budget), then=self.take)

    def take(self, s: AgesState, answer: Option) -> Step:
        if answer == STOP:
            if AGREEMENT.refill_row:
                refill(s)
            return done()
        self.budget -= take_card(s, self.seat, int(answer[2]) - 1)
        if AGREEMENT.skip_next_political_action and not s.civilizations[self.seat].barred:
            s.civilizations[self.seat].barred = 1
            tell(s, events.BARRED, self.seat)
        return self.start(s)
