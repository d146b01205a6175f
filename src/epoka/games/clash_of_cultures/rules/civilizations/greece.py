"""Greece. (COC-13.23, COC-13.37)"""

from __future__ import annotations

from typing import ClassVar

from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.action_cards import PLAY, PlayCard, needs_action, why_not_play
from epoka.games.clash_of_cultures.rules.activating import activate_city, wear_city
from epoka.games.clash_of_cultures.rules.cities import activate, buildings, colour, size
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.deeds import use
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.stock import Pay, gain
from epoka.games.clash_of_cultures.rules.units import Pack, total
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import (
    ACADEMY,
    CARD,
    CULTURE,
    IDEAS,
    INFANTRY,
    MOOD,
    NONE,
    Price,
    amounts,
    number,
)
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done
from epoka.parts.hexes import NOWHERE, Hex

ARTS_FOR_MOOD = amounts("greece_hellenization", "mood")
THERMOPYLAE = number("leonidas_hero_of_thermopylae", "combat")
"""Combat value for each unit that the enemy has more."""
IDOL = amounts("alexander_idol", "culture")
_why_not_activate = common.why_not_activate_for_culture("alexander_idol")


# -- advances ----------------------------------------------------------------------------------------------------------


@moments.RECRUITED.on("greece_training")
def _training(s: ClashState, seat: Seat, city: Hex, bought: Pack, by_activation: int) -> None:
    """A unit recruited by activating a city with an Academy gives 1 idea. (COC-13.37)"""
    if bought and by_activation and colour(s, city, ACADEMY) != NONE:
        gain(s, seat, IDEAS, number("greece_training", "ideas"))


@moments.HIRE_SWAPS.on("greece_sparta")
def _draft_for_culture(s: ClashState, seat: Seat, city: Hex, kind: int) -> list[tuple[int, tuple[int, ...]]]:
    """Draft may be paid with culture: nothing else about Infantry costs mood."""
    return [(MOOD, (CULTURE,))] if kind == INFANTRY else []


@moments.BATTLE_BAN.on("greece_sparta")
def _few_against_many(s: ClashState, seat: Seat, battle: Field) -> bool:
    """In a land battle against more units the enemy plays no action card."""
    side = battle.side_of(seat)
    return not battle.sea and total(battle.force(s, side)) < total(battle.force(s, 1 - side))


@moments.INFLUENCE_ORIGINS.on("greece_hellenization")
def _hellenization(s: ClashState, seat: Seat) -> list[tuple[Hex, int]]:
    """Every city with a building of own colour acts, with its full size. (COC-13.37)"""
    return [
        (hex_, size(s, hex_))
        for hex_, built in enumerate(s.built)
        if built and any(whose == seat for _, whose in buildings(s, hex_))
    ]


@moments.INFLUENCE_COST.on("greece_hellenization")
def _arts_for_mood(s: ClashState, seat: Seat) -> Price:
    """Arts may be paid with 2 mood."""
    return ARTS_FOR_MOOD


@moments.STAND_INS.on("greece_city_states")
def _city_states(s: ClashState, seat: Seat, hex_: Hex) -> list[Hex]:
    """Cities of at least the same size and mood may count as activated instead. (COC-13.23)"""
    least, mood = size(s, hex_), s.mood[hex_]
    return [
        other for other in s.nations[seat].cities if other != hex_ and s.mood[other] >= mood and size(s, other) >= least
    ]


# -- Alexander ---------------------------------------------------------------------------------------------------------


def idol_cards(s: ClashState, seat: Seat) -> list[int]:
    """The action cards in hand that need a main action and could be played now."""
    hand = s.nations[seat].hand
    return [card for card in hand if needs_action(card) and why_not_play(s, seat, card) is None]


class Idol(Frame[ClashState]):
    """1 culture and his city is activated: an action card that needs an action takes none.

    `counted` is the city that counts as activated, plus one, if it is another one: the card may activate a city, too.
    """

    seat: Seat
    city: int
    counted: int = 0

    def start(self, s: ClashState) -> Step:
        return call(Pay(self.seat, IDOL), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        return call(activate_city(s, self.seat, self.city, "ability"), then=self.choose)

    def choose(self, s: ClashState, _: object) -> Step:
        own = s.nations[self.seat]
        self.counted = note(own, "stand_in")
        remember(own, "stand_in", 0)
        if not idol_cards(s, self.seat):
            return self.finish(s, None)
        return ask(ChooseIdolCard(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return call(PlayCard(self.seat, CARD[str(answer[1])]), then=self.finish)

    def finish(self, s: ClashState, _: object) -> Step:
        remember(s.nations[self.seat], "stand_in", self.counted)
        wear_city(s, self.seat, self.city)
        return done()


class ChooseIdolCard(Question[ClashState]):
    """Which action card is played without an action."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-alexander-idol"
    rule: ClassVar[str] = "COC-12.1"

    def choices(self, s: ClashState) -> Options:
        return tuple([PLAY[card] for card in idol_cards(s, self.seat)])


def _why_not_idol(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    reason = _why_not_activate(s, seat)
    if reason is not None:
        return reason
    if any(needs_action(card) for card in own.hand):
        after = common.after_culture(s, seat, IDOL[CULTURE])
        activate(after, common.leader_city(s, seat))
        if idol_cards(after, seat):
            return None
    return Refusal("no-card-for-action", "COC-12.1")


def _idol(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Idol(seat, common.leader_city(s, seat))


use("alexander_idol", _why_not_idol, _idol)


@moments.BATTLE_VALUE.on("alexander_ruler_of_the_world")
def _ruler_of_the_world(s: ClashState, seat: Seat, battle: Field) -> int:
    """+1 for each tile with an own city besides the first one."""
    if not common.leads_on_land(s, seat, battle):
        return 0
    own, slot = s.nations[seat], map_of(s).slot
    home = slot[own.home] if own.home != NOWHERE else NONE
    return number("alexander_ruler_of_the_world", "combat") * len({slot[hex_] for hex_ in own.cities} - {home})


# -- Leonidas ----------------------------------------------------------------------------------------------------------


@moments.RECRUITED.on("leonidas_that_is_sparta")
def _that_is_sparta(s: ClashState, seat: Seat, city: Hex, bought: Pack, by_activation: int) -> None:
    """Recruiting in his city gives 1 culture."""
    if bought and common.leader_city(s, seat) == city:
        gain(s, seat, CULTURE, number("leonidas_that_is_sparta", "culture"))


@moments.BATTLE_VALUE.on("leonidas_hero_of_thermopylae")
def _hero_of_thermopylae(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 for each military unit that the enemy has more."""
    if not common.leads_on_land(s, seat, battle):
        return 0
    side = battle.side_of(seat)
    return THERMOPYLAE * max(0, total(battle.force(s, 1 - side)) - total(battle.force(s, side)))


# -- Pericles ----------------------------------------------------------------------------------------------------------


common.teaches("pericles_master", "education")
