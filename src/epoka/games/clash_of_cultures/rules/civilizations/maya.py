"""The Maya. (COC-13.42)"""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules.activating import acting_mood
from epoka.games.clash_of_cultures.rules.advances import only_for
from epoka.games.clash_of_cultures.rules.battle_cards import DEFENDER
from epoka.games.clash_of_cultures.rules.cities import buildings, colour, set_building
from epoka.games.clash_of_cultures.rules.civilizations.common import (
    LEADERSHIP,
    ONE_CULTURE,
    ONE_MOOD,
    MayPay,
    is_attacker,
    is_near,
    leader_city,
    leads_on_land,
)
from epoka.games.clash_of_cultures.rules.collecting import Harvest, left_over, room
from epoka.games.clash_of_cultures.rules.constructing import ChoosePort, why_not_hold
from epoka.games.clash_of_cultures.rules.deeds import framed, use
from epoka.games.clash_of_cultures.rules.influence import Attempt, attempts, origins
from epoka.games.clash_of_cultures.rules.moments import (
    ACTING_SIZE,
    ADVANCE_WAYS,
    BATTLE_CANCEL,
    BATTLE_VALUE,
    BUILD_WAYS,
    BUILT,
    CAPTURED,
    CITY_ACTS,
    COLLECTED,
    FOUNDED,
    HARVEST_KINDS,
    MOVE_ENDED,
    RECRUITED,
    SURE_FOOTED,
    WAY_TAKEN,
    WONDER_BUILT,
)
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import SKIP
from epoka.games.clash_of_cultures.rules.recruiting import offers
from epoka.games.clash_of_cultures.rules.stock import Pay, can_pay
from epoka.games.clash_of_cultures.rules.units import ONE, SETTLER_BITS, Pack
from epoka.games.clash_of_cultures.rules.uses import GainOne
from epoka.games.clash_of_cultures.state import ClashState, map_of, put
from epoka.games.clash_of_cultures.tables import (
    ANGRY,
    BUILDING,
    BUILDING_PRICE,
    CARDS,
    CATEGORY,
    CATEGORY_BITS,
    CULTURE,
    FOOD,
    IDEAS,
    LEADER,
    MOOD,
    MOUNTAIN,
    NONE,
    OBELISK,
    ORE,
    PORT,
    TEMPLE,
    WOOD,
    Price,
)
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, shuffled, tell

SURE: Final[Pack] = SETTLER_BITS | 15 * ONE[LEADER]
"""Settlers and leaders, whom a Mountain does not stop."""
SPIRITUALITY: Final = CATEGORY_BITS[CATEGORY.index("spirituality")]
CHEAPER: Final[Price] = (1, 0, 0, 0, 0, 0, 0)
"""What a Spirituality advance costs once per turn."""
BALL_COURT: Final = "ball_court"
"""The note of the city that plays, plus one."""
RECONSTRUCTION: Final = "wac_chanil_reconstruction"
WORDS: Final = {"bury": ("card",), "leave": ("card",), "rebuild": ("building", "building2")}


# -- Terracing, Stelas -------------------------------------------------------------------------------------------------


@HARVEST_KINDS.on("maya_terracing")
def _terraces(s: ClashState, seat: Seat, city: Hex, hex_: Hex) -> tuple[int, ...]:
    """Mountains give food or wood as well."""
    return (FOOD, WOOD) if s.terrain[hex_] == MOUNTAIN else ()


@SURE_FOOTED.on("maya_terracing")
def _sure_footed(s: ClashState, seat: Seat, pack: Pack) -> Pack:
    """A Mountain stops neither Settlers nor leaders."""
    return pack & SURE


def _stela(seat: Seat) -> Frame[ClashState]:
    return GainOne(seat, (CULTURE, IDEAS))


@FOUNDED.on("maya_stelas")
def _stela_of_founders(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState]:
    """1 culture or 1 idea for a city that was founded."""
    return _stela(seat)


@CAPTURED.on("maya_stelas")
def _stela_of_captors(s: ClashState, seat: Seat, hex_: Hex, *_: object) -> Frame[ClashState]:
    """The same for a city that was captured."""
    return _stela(seat)


@BUILT.on("maya_stelas")
def _stela_of_builders(s: ClashState, seat: Seat, hex_: Hex, building: int) -> Frame[ClashState] | None:
    """And for an Obelisk."""
    return _stela(seat) if building == OBELISK else None


# -- Ball Courts (COC-13.42) -------------------------------------------------------------------------------------------


class BallCourt(Frame[ClashState]):
    """1 mood lets a city collect or recruit as one larger."""

    seat: Seat
    city: int

    def start(self, s: ClashState) -> Step:
        return call(MayPay(self.seat, ONE_MOOD, "prompt-maya-ball-courts"), then=self.paid)

    def paid(self, s: ClashState, paid: int) -> Step:
        if paid:
            remember(s.nations[self.seat], BALL_COURT, self.city + 1)
        return done()


def _could_collect_more(s: ClashState, seat: Seat, city: Hex) -> bool:
    """Whether there is more to collect than the city takes."""
    most = room(s, seat, city)
    taken: Harvest = ()
    while len(taken) <= most:
        left = left_over(s, seat, city, taken)
        if not left:
            return False
        hex_, kinds, _ = left[0]
        taken = (*taken, (hex_, kinds[0]))
    return True


def _could_recruit_still(s: ClashState, seat: Seat, city: Hex) -> bool:
    """Whether there would be anything to recruit after the mood is paid."""
    trial = s.clone()
    own = trial.nations[seat]
    own.stock = put(own.stock, MOOD, max(0, own.stock[MOOD] - 1))
    return any(True for _ in offers(trial, seat, city, ()))


@CITY_ACTS.on("maya_ball_courts")
def _ball_court(s: ClashState, seat: Seat, city: Hex, purpose: str) -> Frame[ClashState] | None:
    if purpose not in ("collect", "recruit") or acting_mood(s, seat, city, purpose) == ANGRY:
        return None
    if not can_pay(s.nations[seat], ONE_MOOD):
        return None
    useful = _could_collect_more if purpose == "collect" else _could_recruit_still
    return BallCourt(seat, city) if useful(s, seat, city) else None


@ACTING_SIZE.on("maya_ball_courts")
def _larger(s: ClashState, seat: Seat, city: Hex, purpose: str) -> int:
    return int(note(s.nations[seat], BALL_COURT) == city + 1)


@COLLECTED.on("maya_ball_courts")
@RECRUITED.on("maya_ball_courts")
def _game_over(s: ClashState, seat: Seat, *_: object) -> None:
    """It lasts for one collect or recruit."""
    remember(s.nations[seat], BALL_COURT, 0)


only_for("maya_ball_courts", SPIRITUALITY)


@ADVANCE_WAYS.on("maya_ball_courts")
def _priests(s: ClashState, seat: Seat, advance: int) -> list[Price]:
    """Once per turn a Spirituality advance costs 1 food less."""
    return [CHEAPER] if SPIRITUALITY >> advance & 1 and not note(s.nations[seat], "maya_ball_courts") else []


# -- the Calendar (COC-13.42) ------------------------------------------------------------------------------------------


class Calendar(Frame[ClashState]):
    """Look at the next event; 1 culture puts it under the deck, and the next one may be looked at."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        if not s.events:
            s.events, s.past = shuffled(s, s.past), ()
        s.looked, s.looked_seen, s.events = (s.events[0],), (1 << self.seat,), s.events[1:]
        tell(s, events.CALENDAR_READ, self.seat)
        return ask(ChooseFate(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        cards, s.looked, s.looked_seen = s.looked, (), ()
        if answer[0] == "leave":
            s.events = (*cards, *s.events)
            remember(s.nations[self.seat], "maya_calendar", _date(s, self.seat))
            return done()
        s.events = (*s.events, *cards)
        tell(s, events.EVENT_BURIED, self.seat)
        return call(Pay(self.seat, ONE_CULTURE), then=self.next)

    def next(self, s: ClashState, _: object) -> Step:
        return self.start(s)


class ChooseFate(Question[ClashState]):
    """Whether the next event stays on top. It is asked even if there is no culture, so that the card is seen."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-maya-calendar"
    rule: ClassVar[str] = "COC-13.42"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        name = CARDS[s.looked[0]]
        found: tuple[Option, ...] = (("leave", name),)
        return (*found, ("bury", name)) if can_pay(s.nations[self.seat], ONE_CULTURE) else found


def _date(s: ClashState, seat: Seat) -> int:
    """When the calendar was read: it tells nothing new as long as nothing has happened."""
    own = s.nations[seat]
    return 1 + own.actions_left + 10 * own.stock[CULTURE] + 1000 * len(s.events)


def _why_not_read(s: ClashState, seat: Seat) -> Refusal | None:
    if not s.events and not s.past:
        return Refusal("no-events", "COC-13.42")
    if note(s.nations[seat], "maya_calendar") == _date(s, seat):
        return Refusal("calendar-read", "COC-13.42")
    return None


use("maya_calendar", _why_not_read, framed(Calendar))


# -- Pakal -------------------------------------------------------------------------------------------------------------


@BATTLE_CANCEL.on("pakal_sun_shield")
def _sun_shield(s: ClashState, seat: Seat, battle: Any) -> int:
    """Defending a city with an own Obelisk he cancels 1 hit in round 1."""
    if battle.round != 1 or battle.side_of(seat) != DEFENDER or not battle.city:
        return 0
    return int(colour(s, battle.hex, OBELISK) == seat and leads_on_land(s, seat, battle))


@BUILD_WAYS.on("pakal_art_and_architecture")
def _architecture(s: ClashState, seat: Seat, city: Hex, building: int) -> list[Price]:
    """In his city 1 culture replaces 2 resources of a building."""
    if leader_city(s, seat) != city:
        return []
    found: list[Price] = []
    for pair in combinations((FOOD, WOOD, ORE), 2):
        food, wood, ore, *_ = [max(0, amount - (kind in pair)) for kind, amount in enumerate(BUILDING_PRICE[building])]
        found.append((food, wood, ore, 0, 0, 0, 1))
    own = s.nations[seat]
    if building == TEMPLE and own.known & bits.STATE_RELIGION and not note(own, "state_religion"):
        found.append(ONE_CULTURE)
    return found


@WAY_TAKEN.on("pakal_art_and_architecture")
def _state_religion_used(s: ClashState, seat: Seat, price: Price) -> None:
    """Only State Religion leaves nothing to pay but the culture."""
    if price == ONE_CULTURE:
        remember(s.nations[seat], "state_religion")


# -- Siyaj K'ak' -------------------------------------------------------------------------------------------------------


@BATTLE_VALUE.on("siyaj_kak_fire_is_born")
def _fire_is_born(s: ClashState, seat: Seat, battle: Any) -> int:
    """Attacking a city he adds its size in round 1."""
    if battle.round != 1 or not is_attacker(seat, battle) or not leads_on_land(s, seat, battle):
        return 0
    return int(battle.city)


def influx(s: ClashState, seat: Seat, city: Hex) -> list[Option]:
    """The attempts that a city can make."""
    places = map_of(s).hex
    return [
        option
        for option in attempts(s, seat)
        if any(hex_ == city for hex_, _ in origins(s, seat, places[str(option[1])]))
    ]


class CulturalInflux(Frame[ClashState]):
    """After something was built in his city it may make an influence attempt."""

    seat: Seat
    city: int

    def start(self, s: ClashState) -> Step:
        return ask(ChooseInflux(self.seat, self.city), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        target = map_of(s).hex[str(answer[1])]
        return call(Attempt(self.seat, target, str(answer[2]), self.city), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


class ChooseInflux(Question[ClashState]):
    """What to attempt from his city, if anything."""

    seat: Seat
    city: int

    prompt: ClassVar[str] = "prompt-siyaj-kak-influx"
    rule: ClassVar[str] = "COC-7.9.1"

    def choices(self, s: ClashState) -> Options:
        return (*influx(s, self.seat, self.city), SKIP)


@BUILT.on("siyaj_kak_cultural_influx")
@WONDER_BUILT.on("siyaj_kak_cultural_influx")
def _cultural_influx(s: ClashState, seat: Seat, hex_: Hex, thing: int) -> Frame[ClashState] | None:
    return CulturalInflux(seat, hex_) if leader_city(s, seat) == hex_ and influx(s, seat, hex_) else None


# -- Wak Chanil --------------------------------------------------------------------------------------------------------


@BATTLE_VALUE.on("wac_chanil_new_dynasty")
def _new_dynasty(s: ClashState, seat: Seat, battle: Any) -> int:
    """+2 within 2 hexes of an own city."""
    if not leads_on_land(s, seat, battle):
        return 0
    return LEADERSHIP if any(is_near(s, city, battle.hex) for city in s.nations[seat].cities) else 0


@CAPTURED.on("wac_chanil_reconstruction")
def _conquest(s: ClashState, seat: Seat, hex_: Hex, *_: object) -> None:
    """What she captures is remembered until the move action ends."""
    if leader_city(s, seat) == hex_:
        remember(s.nations[seat], RECONSTRUCTION, hex_ + 1)


def swaps_in(s: ClashState, seat: Seat, city: Hex) -> list[tuple[int, int]]:
    """Own buildings of a city with what could stand there instead."""
    mine = [kind for kind, whose in buildings(s, city) if whose == seat]
    if not mine:
        return []
    new = [kind for kind in range(len(BUILDING)) if why_not_hold(s, seat, kind, city) is None]
    return [(old, kind) for old in mine for kind in new]


class Reconstruction(Frame[ClashState]):
    """One own building in her city may be swapped for another, which brings nothing by itself."""

    seat: Seat
    city: int

    def start(self, s: ClashState) -> Step:
        return ask(ChooseRebuilt(self.seat, self.city), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        old, new = BUILDING.index(str(answer[1])), BUILDING.index(str(answer[2]))
        set_building(s, self.city, old, NONE)
        if old == PORT:
            s.ports = put(s.ports, self.city, NOWHERE)
        set_building(s, self.city, new, self.seat)
        tell(s, events.CONSTRUCTED, self.seat, BUILDING[new], map_of(s).names[self.city])
        return ask(ChoosePort(self.seat, self.city), then=self.opened) if new == PORT else done()

    def opened(self, s: ClashState, answer: Option) -> Step:
        s.ports = put(s.ports, self.city, map_of(s).hex[str(answer[1])])
        return done()


class ChooseRebuilt(Question[ClashState]):
    """Which building to swap for which, if any."""

    seat: Seat
    city: int

    prompt: ClassVar[str] = "prompt-wac-chanil-reconstruction"
    rule: ClassVar[str] = "COC-13.2"

    def choices(self, s: ClashState) -> Options:
        swaps = swaps_in(s, self.seat, self.city)
        return (*[("rebuild", BUILDING[old], BUILDING[new]) for old, new in swaps], SKIP)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"hex": map_of(s).names[self.city]}


@MOVE_ENDED.on("wac_chanil_reconstruction")
def _reconstruction(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    own = s.nations[seat]
    if not note(own, RECONSTRUCTION):
        return None
    remember(own, RECONSTRUCTION, 0)
    city = leader_city(s, seat)
    return Reconstruction(seat, city) if city != NOWHERE and swaps_in(s, seat, city) else None
