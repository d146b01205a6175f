"""Activating a city: what counts as activated, as what the city acts, and what it wears. (COC-7.3)"""

from __future__ import annotations

from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.cities import activate, acts_neutral, can_activate, size, wear
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import hex_options
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import ANGRY, HAPPY, NEUTRAL
from epoka.kernel import Choose, Frame, Option, Refusal, Seat, Step, ask, call, in_order
from epoka.parts.hexes import Hex
from epoka.parts.questions import one_of

WORDS = {"activate": ("hex",)}
NO_ACTIVATION = "nothing"
"""The purpose of a city that acts without being activated."""


def why_not_activate(s: ClashState, seat: Seat, hex_: Hex) -> Refusal | None:
    """Why a city can't be activated: an Angry one only once in a turn. (COC-7.3.1, COC-7.3.2)"""
    if s.owner[hex_] != seat:
        return Refusal("not-your-city", "COC-7.3.1", {"hex": map_of(s).names[hex_]})
    if is_ready(s, seat, hex_):
        return None
    if _is_barred(s, seat, hex_):
        return Refusal("activation-barred", "COC-13.2", {"hex": map_of(s).names[hex_]})
    return Refusal("activated-angry", "COC-7.3.2", {"hex": map_of(s).names[hex_]})


def is_ready(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    """Whether an own city may be activated. (COC-7.3.1, COC-7.3.2)"""
    if not s.uses[hex_]:
        return True
    return not _is_barred(s, seat, hex_) and (can_activate(s, hex_) or bool(stand_ins(s, seat, hex_)))


def _is_barred(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    """Whether an ability keeps a city that was activated from being so again."""
    return s.nations[seat].acts & moments.ACTIVATION_BARRED.bit > 0 and moments.ACTIVATION_BARRED.holds(s, seat, hex_)


def stand_ins(s: ClashState, seat: Seat, hex_: Hex) -> list[Hex]:
    """Other cities that may count as activated when this one is for a further time. (COC-13.23)"""
    if s.uses[hex_] == 0 or not s.nations[seat].acts & moments.STAND_INS.bit:
        return []
    return [other for hexes in moments.STAND_INS.found(s, seat, hex_) for other in hexes if can_activate(s, other)]


def acting_mood(s: ClashState, seat: Seat, hex_: Hex, purpose: str) -> int:
    """As what a city acts: an Angry one as Neutral with Forced Labor. (COC-7.3.4)"""
    mood = s.mood[hex_]
    if mood == ANGRY and acts_neutral(s, hex_):
        mood = NEUTRAL
    if not s.nations[seat].acts & moments.ACTING_MOOD.bit:
        return mood
    moods: list[int] = moments.ACTING_MOOD.found(s, seat, hex_, purpose)
    return max([mood, *moods])


def acting_size(s: ClashState, seat: Seat, hex_: Hex, purpose: str) -> int:
    """How much a city collects or recruits: one more if Happy, one if Angry. (COC-7.3.4)"""
    mood = acting_mood(s, seat, hex_, purpose)
    found = 1 if mood == ANGRY else size(s, hex_) + (mood == HAPPY)
    return found + moments.ACTING_SIZE.total(s, seat, hex_, purpose)


def activate_city(s: ClashState, seat: Seat, hex_: Hex, purpose: str) -> Frame[ClashState] | None:
    """Count an activation before it is carried out; a frame if somebody must choose. (COC-7.3.1, COC-7.3.3)

    Purposes are "collect", "construct", "wonder", "recruit" and "ability". `wear_city` follows afterwards.
    """
    if stand_ins(s, seat, hex_):
        return StandIn(seat, hex_, purpose)
    return count_activation(s, seat, hex_, hex_, purpose)


def count_activation(s: ClashState, seat: Seat, hex_: Hex, counted: Hex, purpose: str) -> Frame[ClashState] | None:
    """One city acts, the same one or another counts as activated."""
    activate(s, counted)
    own = s.nations[seat]
    if counted != hex_:
        remember(own, "stand_in", counted + 1)
    if not own.acts & (moments.ACTIVATED.bit | moments.CITY_ACTS.bit):
        return None
    return in_order(moments.ACTIVATED.frame(s, seat, counted, purpose), moments.CITY_ACTS.frame(s, seat, hex_, purpose))


def wear_city(s: ClashState, seat: Seat, hex_: Hex) -> None:
    """After an activation: the mood of what counted as activated may drop. (COC-7.3.1)"""
    own = s.nations[seat]
    counted = note(own, "stand_in") - 1
    if counted >= 0:
        remember(own, "stand_in", 0)
        hex_ = counted
    if s.owner[hex_] == seat:
        wear(s, hex_)


class StandIn(Frame[ClashState]):
    """A city is activated for a further time, and another one may count instead. (COC-13.23)"""

    seat: Seat
    city: int
    purpose: str

    def start(self, s: ClashState) -> Step:
        return ask(choose_stand_in(s, self.seat, self.city), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        counted = map_of(s).hex[str(answer[1])]
        return call(count_activation(s, self.seat, self.city, counted, self.purpose))


def choose_stand_in(s: ClashState, seat: Seat, city: int) -> Choose:
    """Which city counts as activated. (COC-13.23)"""
    hexes = [city] if can_activate(s, city) else []
    return one_of(
        seat,
        "prompt-stand-in",
        "COC-13.23",
        hex_options(s, "activate", [*hexes, *stand_ins(s, seat, city)]),
        hex=map_of(s).names[city],
    )
