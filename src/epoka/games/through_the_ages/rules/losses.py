"""What a civilization must give up or may choose, one question at a time. (TTA-18.4, TTA-20.5)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules import tokens
from epoka.games.through_the_ages.rules.building import free_worker, place_worker, return_worker, why_not_place
from epoka.games.through_the_ages.rules.options import BUILD, DECLINE, FOOD, LOSE, RESOURCES, RUIN, mix
from epoka.games.through_the_ages.rules.ratings import recount_with_partners
from epoka.games.through_the_ages.state import AgesState, Civilization, find
from epoka.games.through_the_ages.tables import FIRST_UNIT, KIND, KINDS, LABS, NAMES, RAVAGES
from epoka.games.through_the_ages.values import Permanent
from epoka.kernel import Choose, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.questions import one_of
from epoka.parts.tuples import changed, without

Units = tuple[int, ...]

# -- population (TTA-18.4) -------------------------------------------------------------------------------------------


class ChooseLostWorker(Question[AgesState]):
    """From which card a worker goes back to the bank. (TTA-18.4)"""

    seat: Seat
    spoken_for: Units = ()

    prompt: ClassVar[str] = "prompt-lost-worker"
    rule: ClassVar[str] = "TTA-18.4"

    def choices(self, s: AgesState) -> Options:
        own = s.civilizations[self.seat]
        return tuple([LOSE[kind] for kind in own.known if own.workers[kind] > self.taken(kind)])

    def taken(self, kind: int) -> int:
        """Units of a kind that are already sacrificed and cannot be lost again. [interpretation] (TTA-20.9)"""
        return self.spoken_for[kind - FIRST_UNIT] if self.spoken_for and kind >= FIRST_UNIT else 0


class LosePopulation(Frame[AgesState]):
    """Unused workers go back to the bank first, then workers of the owner's choice. (TTA-18.4)"""

    seat: Seat
    amount: int
    spoken_for: Units = ()

    def start(self, s: AgesState) -> Step:
        own = s.civilizations[self.seat]
        while self.amount and own.unused:
            own.unused -= 1
            own.yellow += 1
            self.amount -= 1
            tell(s, events.POPULATION_LOST, self.seat)
        question = ChooseLostWorker(self.seat, self.spoken_for)
        if not self.amount or not question.choices(s):
            return done()
        return ask(question, then=self.lose)

    def lose(self, s: AgesState, answer: Option) -> Step:
        return_worker(s.civilizations[self.seat], KINDS[str(answer[1])])
        tell(s, events.WORKER_LOST, self.seat, str(answer[1]))
        self.amount -= 1
        return self.start(s)


# -- buildings -------------------------------------------------------------------------------------------------------


def choose_lost_building(s: AgesState, seat: Seat) -> Choose:
    """Which farm, mine or urban building is lost. (TTA-18.4)"""
    own = s.civilizations[seat]
    return one_of(
        seat,
        "prompt-lost-building",
        "TTA-18.4",
        [LOSE[kind] for kind in own.known if kind < FIRST_UNIT and own.workers[kind]],
    )


class LoseBuilding(Frame[AgesState]):
    """A farm, mine or urban building of the owner's choice is lost; its worker is unused. (TTA-18.4)"""

    seat: Seat

    def start(self, s: AgesState) -> Step:
        question = choose_lost_building(s, self.seat)
        return ask(question, then=self.lose) if question.choices(s) else done()

    def lose(self, s: AgesState, answer: Option) -> Step:
        destroy_building(s, self.seat, KINDS[str(answer[1])])
        return done()


def destroy_building(s: AgesState, seat: Seat, kind: int) -> None:
    """A building is destroyed by others: its worker becomes unused. [interpretation] (TTA-18.4, TTA-20.7)"""
    free_worker(s.civilizations[seat], kind)
    tell(s, events.BUILDING_LOST, seat, NAMES[kind])


def choose_free_building(seat: Seat, card: str) -> Choose:
    """Whether to put an unused worker to work without paying. (TTA-18.4)"""
    return one_of(seat, "prompt-free-building", "TTA-18.4", [BUILD[KINDS[card]], DECLINE], card=card)


class FreeBuilding(Frame[AgesState]):
    """An unused worker may be placed without paying; the urban limit applies. (TTA-18.4)"""

    seat: Seat
    card: str

    def start(self, s: AgesState) -> Step:
        if why_not_place(s.civilizations[self.seat], KINDS[self.card]) is not None:
            return done()
        return ask(choose_free_building(self.seat, self.card), then=self.build)

    def build(self, s: AgesState, answer: Option) -> Step:
        if answer != DECLINE:
            place_worker(s.civilizations[self.seat], KINDS[self.card])
            tell(s, events.BUILT, self.seat, self.card, 0)
        return done()


# -- food and resources ----------------------------------------------------------------------------------------------


def choose_goods(seat: Seat, amount: int) -> Choose:
    """Food or resources. (TTA-18.4)"""
    return one_of(seat, "prompt-goods", "TTA-18.4", [FOOD, RESOURCES], amount=amount)


class GainEither(Frame[AgesState]):
    """Produce food or resources, as the owner likes. (TTA-18.4)"""

    seat: Seat
    amount: int

    def start(self, s: AgesState) -> Step:
        return ask(choose_goods(self.seat, self.amount), then=self.gain)

    def gain(self, s: AgesState, answer: Option) -> Step:
        own = s.civilizations[self.seat]
        if answer == FOOD:
            tell(s, events.FOOD_GAINED, self.seat, tokens.gain_food(own, self.amount))
        else:
            tell(s, events.RESOURCES_GAINED, self.seat, tokens.gain_resources(own, self.amount))
        return done()


class ChooseMix(Question[AgesState]):
    """How much of a total is food and how much resources; `loser` is who gives it up, if anybody. (TTA-20.5)"""

    seat: Seat
    amount: int
    loser: Seat = -1

    prompt: ClassVar[str] = "prompt-mix"
    rule: ClassVar[str] = "TTA-20.5"

    def choices(self, s: AgesState) -> Options:
        if self.loser < 0:
            return tuple([mix(eaten, self.amount - eaten) for eaten in range(self.amount, -1, -1)])
        other = s.civilizations[self.loser]
        have, stock = tokens.food(other), tokens.resources(other)
        total = min(self.amount, have + stock)
        most = min(total, have)
        return tuple([mix(eaten, total - eaten) for eaten in range(most, max(0, total - stock) - 1, -1)])

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        if answer[0] == "mix" and len(answer) == 3:
            return Refusal("mix-wrong", self.rule, {"amount": self.amount})
        return super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"amount": self.amount}


class ChooseEventMix(ChooseMix):
    """How much of what an event gives or takes is food and how much resources. (TTA-18.4)"""

    rule: ClassVar[str] = "TTA-18.4"


class GainMix(Frame[AgesState]):
    """Produce food and resources that total an amount. (TTA-18.4)"""

    seat: Seat
    amount: int

    def start(self, s: AgesState) -> Step:
        return ask(ChooseEventMix(self.seat, self.amount), then=self.gain)

    def gain(self, s: AgesState, answer: Option) -> Step:
        gain_goods(s, self.seat, int(answer[1]), int(answer[2]))
        return done()


def gain_goods(s: AgesState, seat: Seat, eaten: int, stock: int) -> None:
    """Produce food and resources. (TTA-6.2)"""
    own = s.civilizations[seat]
    if eaten:
        tell(s, events.FOOD_GAINED, seat, tokens.gain_food(own, eaten))
    if stock:
        tell(s, events.RESOURCES_GAINED, seat, tokens.gain_resources(own, stock))


def lose_goods(s: AgesState, seat: Seat, eaten: int, stock: int) -> None:
    """Give food and resources up."""
    own = s.civilizations[seat]
    if eaten:
        tell(s, events.FOOD_LOST, seat, tokens.lose_food(own, eaten))
    if stock:
        tell(s, events.RESOURCES_LOST, seat, tokens.lose_resources(own, stock))


class LoseMix(Frame[AgesState]):
    """Lose food and resources that total an amount, in a mix that `chooser` names; `winner` produces them, if anybody.

    Nobody gives more than there is, and the winner gains exactly what was lost. (TTA-18.4, TTA-20.5)
    """

    seat: Seat
    amount: int
    chooser: Seat
    winner: Seat = -1

    def start(self, s: AgesState) -> Step:
        question = ChooseMix if self.winner >= 0 else ChooseEventMix
        return ask(question(self.chooser, self.amount, self.seat), then=self.lose)

    def lose(self, s: AgesState, answer: Option) -> Step:
        lose_goods(s, self.seat, int(answer[1]), int(answer[2]))
        if self.winner >= 0:
            gain_goods(s, self.winner, int(answer[1]), int(answer[2]))
        return done()


# -- blue tokens (TTA-6.6) -------------------------------------------------------------------------------------------


def choose_lost_token(s: AgesState, seat: Seat) -> Choose:
    """From which card a blue token goes to the box, when the bank is empty. (TTA-6.6)"""
    own = s.civilizations[seat]
    found = [LOSE[kind] for kind in range(LABS.stop) if own.goods[kind]]
    if own.wonder_blue:
        found.append(LOSE[KIND[own.wonder[0]]])
    return one_of(seat, "prompt-lost-token", "TTA-6.6", found)


class LoseBlue(Frame[AgesState]):
    """Blue tokens go to the box, from the bank first, then from cards of the owner's choice. (TTA-6.6)"""

    seat: Seat
    amount: int

    def start(self, s: AgesState) -> Step:
        own = s.civilizations[self.seat]
        lost = min(self.amount, own.blue)
        tokens.gain_blue(own, -lost)
        self.amount -= lost
        if lost:
            tell(s, events.BLUE_LOST, self.seat, lost)
        question = choose_lost_token(s, self.seat)
        return ask(question, then=self.lose) if self.amount and question.choices(s) else done()

    def lose(self, s: AgesState, answer: Option) -> Step:
        own = s.civilizations[self.seat]
        kind = KINDS[str(answer[1])]
        if kind < LABS.stop:
            own.goods = changed(own.goods, kind, -1)
        else:
            own.wonder_blue -= 1
        own.blues -= 1
        self.amount -= 1
        tell(s, events.BLUE_LOST, self.seat, 1)
        return self.start(s)


# -- colonies and wonders --------------------------------------------------------------------------------------------


def choose_lost_colony(s: AgesState, seat: Seat, loser: Seat) -> Choose:
    """Which colony of the loser goes. (TTA-19.5)"""
    return one_of(
        seat, "prompt-lost-colony", "TTA-19.5", [LOSE[KIND[card]] for card in s.civilizations[loser].colonies]
    )


def permanent(card: int) -> Permanent:
    """What a colony gives for good. (TTA-19.4)"""
    return EVERY[KIND[card]].territory.permanent


def remove_colony(s: AgesState, seat: Seat, kind: int) -> int:
    """A colony leaves with its permanent bonus; yellow tokens go from the bank. Returns the card. (TTA-19.5)"""
    own = s.civilizations[seat]
    card = find(own.colonies, kind)
    own.colonies = without(own.colonies, card)
    lost = tokens.lose_yellow(own, permanent(card).yellow_tokens)
    if lost:
        tell(s, events.YELLOW_LOST, seat, lost)
    recount_with_partners(s, seat)
    return card


class LoseColony(Frame[AgesState]):
    """A colony is lost, by the owner's choice, and leaves the game. (TTA-16.7, TTA-19.5)"""

    seat: Seat

    def start(self, s: AgesState) -> Step:
        question = choose_lost_colony(s, self.seat, self.seat)
        return ask(question, then=self.lose) if question.choices(s) else done()

    def lose(self, s: AgesState, answer: Option) -> Step:
        card = remove_colony(s, self.seat, KINDS[str(answer[1])])
        s.box += (card,)
        tell(s, events.COLONY_LOST, self.seat, card)
        return call(LoseBlue(self.seat, permanent(card).blue_tokens))


RAVAGED_AGES: Final = EVERY[RAVAGES].event.turn_down_wonder_of_ages


def choose_ruin(s: AgesState, seat: Seat) -> Choose:
    """Which old wonder is turned down. (TTA-18.9)"""
    own = s.civilizations[seat]
    return one_of(
        seat,
        "prompt-ruin",
        "TTA-18.9",
        [RUIN[KIND[card]] for card in own.wonders if EVERY[KIND[card]].age in RAVAGED_AGES],
    )


class RavageWonder(Frame[AgesState]):
    """A completed wonder of age A or I is turned down: no effect any more, but culture. (TTA-18.9, TTA-29.22)"""

    seat: Seat

    def start(self, s: AgesState) -> Step:
        question = choose_ruin(s, self.seat)
        return ask(question, then=self.ruin) if question.choices(s) else done()

    def ruin(self, s: AgesState, answer: Option) -> Step:
        own = s.civilizations[self.seat]
        card = find(own.wonders, KINDS[str(answer[1])])
        own.wonders = without(own.wonders, card)
        own.ruins += (card,)
        recount_with_partners(s, self.seat)
        tell(s, events.WONDER_RUINED, self.seat, card)
        return done()


def urban_workers(own: Civilization) -> list[int]:
    """The urban technologies on which somebody works."""
    return [kind for kind in own.known if LABS.start <= kind < FIRST_UNIT and own.workers[kind]]
