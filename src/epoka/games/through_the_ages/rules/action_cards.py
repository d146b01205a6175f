"""Action cards: what they give, and the actions they contain. (TTA-13)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.through_the_ages import events, tables
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules import building, technology, tokens
from epoka.games.through_the_ages.rules.options import BUILD, DEVELOP, REFORM, REVOLT
from epoka.games.through_the_ages.rules.prices import has_room, prices
from epoka.games.through_the_ages.state import ACTED, AgesState, Civilization, rivals
from epoka.games.through_the_ages.values import BySeats, Contained
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, done, tell
from epoka.parts.tuples import without

CHOICES: Final[tuple[Contained, ...]] = ("urban_building", "farm_or_mine", "upgrade", "technology")
"""What a card contains, where that has a choice of its own."""


def spend_civil(own: Civilization, amount: int) -> None:
    """Spend civil actions. (TTA-7.2)"""
    own.white_spent += amount
    own.acted = own.acted or ACTED


# -- what a card contains --------------------------------------------------------------------------------------------


def contained(s: AgesState, seat: Seat, kind: int) -> list[Option]:
    """The actions that an action card would allow now. (TTA-13.1, TTA-13.3)"""
    own = s.civilizations[seat]
    contains = tables.CONTAINS[kind]
    less = EVERY[kind].action.discount
    if contains == "technology":
        return _technologies(s, seat)
    have = tokens.spendable_resources(own) + less
    if contains == "upgrade":
        listed = prices(s, seat).upgrades
        return [option for low, price, _, option in listed if price <= have and own.workers[low]]
    if not own.unused:
        return []
    rural = contains == "farm_or_mine"
    return [
        option
        for built, price, option in prices(s, seat).builds
        if (built < tables.FIRST_URBAN) == rural and price <= have and (rural or has_room(own, built))
    ]


def _technologies(s: AgesState, seat: Seat) -> list[Option]:
    """Technologies that can be played with Breakthrough, governments in both ways. (TTA-11.4)"""
    found: list[Option] = []
    for card in s.civilizations[seat].hand:
        kind = tables.KIND[card]
        if kind in tables.GOVERNMENTS:
            if technology.why_not_reform(s, seat, kind) is None:
                found.append(REFORM[kind])
            if technology.why_not_revolt(s, seat, kind) is None:
                found.append(REVOLT[kind])
        elif kind in tables.TECHNOLOGIES and technology.why_not_develop(s, seat, kind) is None:
            found.append(DEVELOP[kind])
    return found


def why_not_play(s: AgesState, seat: Seat, kind: int) -> Refusal | None:
    """An action card in hand since an earlier turn whose contained action is possible. (TTA-9.5, TTA-13.9)"""
    own = s.civilizations[seat]
    held = [card for card in own.hand if tables.KIND[card] == kind]
    if kind not in tables.ACTIONS or not held:
        return Refusal("not-in-hand", "TTA-13.1", {"card": tables.NAMES[kind]})
    if all(card in own.fresh for card in held):
        return Refusal("action-fresh", "TTA-9.5", {"card": tables.NAMES[kind]})
    contains = tables.CONTAINS[kind]
    if contains == "stage":
        return building.why_not_stage(own, 1, EVERY[kind].action.discount)
    if contains == "population":
        return building.why_not_grow(own, 0)
    if contains in CHOICES and not contained(s, seat, kind):
        return Refusal("action-impossible", "TTA-13.9", {"card": tables.NAMES[kind]})
    return None


def refuse_contained(s: AgesState, seat: Seat, kind: int, answer: Option) -> Refusal | None:
    """Why an action cannot be the one that a card contains; None if it is none that a card could contain."""
    words = [tables.KINDS.get(str(word), -1) for word in answer[1:]]
    if not words or -1 in words:
        return None
    less = EVERY[kind].action.discount
    contains = tables.CONTAINS[kind]
    if answer[0] == "build" and len(words) == 1 and words[0] < tables.FIRST_UNIT:
        if contains != ("farm_or_mine" if words[0] < tables.FIRST_URBAN else "urban_building"):
            return Refusal("action-other", "TTA-13.3", {"card": tables.NAMES[kind]})
        return building.why_not_build(s, seat, words[0], less)
    if answer[0] == "upgrade" and len(words) == 2 and contains == "upgrade" and words[1] < tables.FIRST_UNIT:
        return building.why_not_upgrade(s, seat, words[0], words[1], less)
    if contains == "technology" and len(words) == 1:
        queries = {
            "develop": technology.why_not_develop,
            "reform": technology.why_not_reform,
            "revolt": technology.why_not_revolt,
        }
        query = queries.get(str(answer[0]))
        return query(s, seat, words[0]) if query else None
    return None


class ChooseContained(Question[AgesState]):
    """What to do with the action that a card contains. (TTA-13.1)"""

    seat: Seat
    card: str

    prompt: ClassVar[str] = "prompt-contained"
    rule: ClassVar[str] = "TTA-13.1"

    def choices(self, s: AgesState) -> Options:
        return tuple(contained(s, self.seat, tables.KINDS[self.card]))

    def tempting(self, s: AgesState) -> Options:
        own = s.civilizations[self.seat]
        contains = tables.CONTAINS[tables.KINDS[self.card]]
        if contains == "upgrade":
            every = [option for _, _, _, option in prices(s, self.seat).upgrades]
        elif contains == "technology":
            kinds = [tables.KIND[card] for card in own.hand if tables.KIND[card] in tables.TECHNOLOGIES]
            every = [DEVELOP[kind] for kind in kinds if kind not in tables.GOVERNMENTS]
            every += [option for kind in kinds if kind in tables.GOVERNMENTS for option in (REVOLT[kind], REFORM[kind])]
        else:
            every = [BUILD[kind] for kind in own.known if kind < tables.FIRST_UNIT]
        return tuple([option for option in every if option not in self.options(s)])

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        return refuse_contained(s, self.seat, tables.KINDS[self.card], answer) or super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"card": self.card}


# -- playing one -----------------------------------------------------------------------------------------------------


class PlayAction(Frame[AgesState]):
    """Play an action card and do what it says; it leaves the game. (TTA-13.1)"""

    seat: Seat
    card: str

    def start(self, s: AgesState) -> Step:
        kind = tables.KINDS[self.card]
        if tables.CONTAINS[kind] in CHOICES:
            return ask(ChooseContained(self.seat, self.card), then=self.act)
        self.discard(s)
        spend_civil(s.civilizations[self.seat], tables.PLAYING_COST[kind])
        carry_out(s, self.seat, kind)
        return done()

    def discard(self, s: AgesState) -> None:
        own = s.civilizations[self.seat]
        held = [card for card in own.hand if tables.KIND[card] == tables.KINDS[self.card] and card not in own.fresh]
        own.hand = without(own.hand, held[0])
        s.box += (held[0],)
        tell(s, events.ACTION_PLAYED, self.seat, held[0])

    def act(self, s: AgesState, answer: Option) -> Step:
        self.discard(s)
        own = s.civilizations[self.seat]
        kind = tables.KINDS[self.card]
        first = tables.KINDS[str(answer[1])]
        less = EVERY[kind].action.discount
        if answer[0] == "build":
            spend_civil(own, tables.PLAYING_COST[kind])
            building.build(s, self.seat, first, less)
        elif answer[0] == "upgrade":
            spend_civil(own, tables.PLAYING_COST[kind])
            building.upgrade(s, self.seat, first, tables.KINDS[str(answer[2])], less)
        else:
            self.break_through(s, str(answer[0]), first)
            tell(s, events.SCIENCE_SCORED, self.seat, tokens.score_science(own, EVERY[kind].action.science))
        return done()

    def break_through(self, s: AgesState, how: str, kind: int) -> None:
        """Play a technology with the card's own civil action; a revolution takes them all. (TTA-11.4, TTA-11.6)"""
        own = s.civilizations[self.seat]
        if how != "revolt" or tables.MILITARY_REVOLUTION[own.leads]:
            spend_civil(own, tables.PLAYING_COST[tables.KINDS[self.card]])
        {"develop": technology.develop, "reform": technology.reform, "revolt": technology.revolt}[how](
            s, self.seat, kind
        )


def carry_out(s: AgesState, seat: Seat, kind: int) -> None:
    """What an action card gives without a choice. (TTA-13.2 to TTA-13.4, TTA-13.10)"""
    own = s.civilizations[seat]
    contains = tables.CONTAINS[kind]
    if contains == "stage":
        building.build_stages(s, seat, 1, EVERY[kind].action.discount)
        return
    if contains == "population":
        building.grow(s, seat, 0)
    give(s, seat, kind)
    card = EVERY[kind].action
    more = card.military_resources
    if card.military_resources_per_stronger:
        stronger = sum([s.civilizations[rival].strength > own.strength for rival in rivals(s, seat)])
        more += stronger * for_seats(s, card.military_resources_per_stronger)
    own.red_extra += card.military_actions
    own.pool += more
    if more:
        tell(s, events.MILITARY_RESOURCES, seat, more)


def give(s: AgesState, seat: Seat, kind: int) -> None:
    """Food, resources, science and culture of an action card, all at once. (TTA-13.2)"""
    own = s.civilizations[seat]
    card = EVERY[kind].action
    if card.food:
        tell(s, events.FOOD_GAINED, seat, tokens.gain_food(own, card.food))
    if card.resources:
        tell(s, events.RESOURCES_GAINED, seat, tokens.gain_resources(own, card.resources))
    if card.science:
        tell(s, events.SCIENCE_SCORED, seat, tokens.score_science(own, card.science))
    culture = card.culture
    if card.culture_per_richer:
        richer = sum([s.civilizations[rival].culture > own.culture for rival in rivals(s, seat)])
        culture += richer * for_seats(s, card.culture_per_richer)
    if culture:
        tell(s, events.CULTURE_SCORED, seat, tokens.score_culture(own, culture))


def for_seats(s: AgesState, column: BySeats) -> int:
    """So much for each rival that is strictly ahead, by the number of players who began. (TTA-13.10)"""
    return (column.two, column.three, column.four)[len(s.civilizations) - 2]


def can_play(s: AgesState, seat: Seat, card: int) -> bool:
    """Whether an action card in hand can be played now."""
    own = s.civilizations[seat]
    if card in own.fresh:
        return False
    kind = tables.KIND[card]
    if tables.PLAYING_COST[kind] > own.white - own.white_spent:
        return False
    contains = tables.CONTAINS[kind]
    if contains == "stage":
        return bool(own.wonder) and building.why_not_stage(own, 1, EVERY[kind].action.discount) is None
    if contains == "population":
        return building.why_not_grow(own, 0) is None
    return contains not in CHOICES or bool(contained(s, seat, kind))
