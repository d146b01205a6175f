"""The Maya. (COC-13.42)"""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.activating import acting_mood
from epoka.games.clash_of_cultures.rules.advances import only_for
from epoka.games.clash_of_cultures.rules.battle_cards import DEFENDER
from epoka.games.clash_of_cultures.rules.choices import Choice, Choosing
from epoka.games.clash_of_cultures.rules.cities import buildings, colour, set_building
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.collecting import Harvest, left_over, room
from epoka.games.clash_of_cultures.rules.constructing import choose_port, why_not_hold
from epoka.games.clash_of_cultures.rules.deeds import framed, use
from epoka.games.clash_of_cultures.rules.drawing import EVENT_PILE
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.influence import Attempt, attempts, origins
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import SKIP
from epoka.games.clash_of_cultures.rules.recruiting import offers
from epoka.games.clash_of_cultures.rules.stock import Pay, can_pay
from epoka.games.clash_of_cultures.rules.units import ONE, SETTLER_BITS, Pack
from epoka.games.clash_of_cultures.rules.uses import GainOne
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import Choose, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of
from epoka.parts.tuples import put

SURE: Final[Pack] = SETTLER_BITS | 15 * ONE[tables.LEADER]
"""Settlers and leaders, whom a Mountain does not stop."""
SPIRITUALITY: Final = tables.CATEGORY_BITS[tables.CATEGORY.index("spirituality")]
CHEAPER: Final = tables.amounts("maya_ball_courts", "food")
"""What a Spirituality advance costs less once per turn."""
GAME: Final = tables.amounts("maya_ball_courts", "mood")
READING: Final = tables.amounts("maya_calendar", "culture")
ART: Final = tables.amounts("pakal_art_and_architecture", "culture")
REPLACED: Final = tables.number("pakal_art_and_architecture", "resources")
BALL_COURT: Final = "ball_court"
"""The note of the city that plays, plus one."""
RECONSTRUCTION: Final = "wac_chanil_reconstruction"
WORDS: Final = {"bury": ("card",), "leave": ("card",), "rebuild": ("building", "building2")}


# -- Terracing, Stelas -------------------------------------------------------------------------------------------------


@moments.HARVEST_KINDS.on("maya_terracing")
def _terraces(s: ClashState, seat: Seat, city: Hex, hex_: Hex) -> tuple[int, ...]:
    """Mountains give food or wood as well."""
    return (tables.FOOD, tables.WOOD) if s.terrain[hex_] == tables.MOUNTAIN else ()


@moments.SURE_FOOTED.on("maya_terracing")
def _sure_footed(s: ClashState, seat: Seat, pack: Pack) -> Pack:
    """A Mountain stops neither Settlers nor leaders."""
    return pack & SURE


def _stela(seat: Seat) -> Frame[ClashState]:
    return GainOne(seat, (tables.CULTURE, tables.IDEAS), tables.number("maya_stelas", "amount"))


@moments.FOUNDED.on("maya_stelas")
def _stela_of_founders(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState]:
    """1 culture or 1 idea for a city that was founded."""
    return _stela(seat)


@moments.CAPTURED.on("maya_stelas")
def _stela_of_captors(s: ClashState, seat: Seat, hex_: Hex, *_: object) -> Frame[ClashState]:
    """The same for a city that was captured."""
    return _stela(seat)


@moments.BUILT.on("maya_stelas")
def _stela_of_builders(s: ClashState, seat: Seat, hex_: Hex, building: int) -> Frame[ClashState] | None:
    """And for an Obelisk."""
    return _stela(seat) if building == tables.OBELISK else None


# -- Ball Courts (COC-13.42) -------------------------------------------------------------------------------------------


class BallCourt(Frame[ClashState]):
    """1 mood lets a city collect or recruit as one larger."""

    seat: Seat
    city: int

    def start(self, s: ClashState) -> Step:
        return call(common.MayPay(self.seat, GAME, "prompt-maya-ball-courts"), then=self.paid)

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
    own.stock = put(own.stock, tables.MOOD, max(0, own.stock[tables.MOOD] - GAME[tables.MOOD]))
    return any(True for _ in offers(trial, seat, city, ()))


@moments.CITY_ACTS.on("maya_ball_courts")
def _ball_court(s: ClashState, seat: Seat, city: Hex, purpose: str) -> Frame[ClashState] | None:
    if purpose not in ("collect", "recruit") or acting_mood(s, seat, city, purpose) == tables.ANGRY:
        return None
    if not can_pay(s.nations[seat], GAME):
        return None
    useful = _could_collect_more if purpose == "collect" else _could_recruit_still
    return BallCourt(seat, city) if useful(s, seat, city) else None


@moments.ACTING_SIZE.on("maya_ball_courts")
def _larger(s: ClashState, seat: Seat, city: Hex, purpose: str) -> int:
    return tables.number("maya_ball_courts", "larger") if note(s.nations[seat], BALL_COURT) == city + 1 else 0


def _game_over(s: ClashState, seat: Seat, *_: object) -> None:
    """It lasts for one collect or recruit."""
    remember(s.nations[seat], BALL_COURT, 0)


moments.COLLECTED.on("maya_ball_courts")(_game_over)
moments.RECRUITED.on("maya_ball_courts")(_game_over)
only_for("maya_ball_courts", SPIRITUALITY)


@moments.ADVANCE_WAYS.on("maya_ball_courts")
def _priests(s: ClashState, seat: Seat, advance: int) -> list[tables.Price]:
    """Once per turn a Spirituality advance costs 1 food less."""
    return [CHEAPER] if SPIRITUALITY >> advance & 1 and not note(s.nations[seat], "maya_ball_courts") else []


# -- the Calendar (COC-13.42) ------------------------------------------------------------------------------------------


class Calendar(Frame[ClashState]):
    """Look at the next event; 1 culture puts it under the deck, and the next one may be looked at."""

    seat: Seat

    def start(self, s: ClashState, _: object = None) -> Step:
        s.looked, s.looked_seen = tuple(EVENT_PILE.draw(s)), (1 << self.seat,)
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
        return call(Pay(self.seat, READING), then=self.start)


class ChooseFate(Question[ClashState]):
    """Whether the next event stays on top. It is asked even if there is no culture, so that the card is seen."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-maya-calendar"
    rule: ClassVar[str] = "COC-13.42"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        name = tables.CARDS[s.looked[0]]
        found: tuple[Option, ...] = (("leave", name),)
        return (*found, ("bury", name)) if can_pay(s.nations[self.seat], READING) else found


def _date(s: ClashState, seat: Seat) -> int:
    """When the calendar was read: it tells nothing new as long as nothing has happened."""
    own = s.nations[seat]
    return 1 + own.actions_left + 10 * own.stock[tables.CULTURE] + 1000 * len(s.events)


def _why_not_read(s: ClashState, seat: Seat) -> Refusal | None:
    if not s.events and not s.past:
        return Refusal("no-events", "COC-13.42")
    if note(s.nations[seat], "maya_calendar") == _date(s, seat):
        return Refusal("calendar-read", "COC-13.42")
    return None


use("maya_calendar", _why_not_read, framed(Calendar))


# -- Pakal -------------------------------------------------------------------------------------------------------------


@moments.BATTLE_CANCEL.on("pakal_sun_shield")
def _sun_shield(s: ClashState, seat: Seat, battle: Field) -> int:
    """Defending a city with an own Obelisk he cancels 1 hit in round 1."""
    if battle.round != 1 or battle.side_of(seat) != DEFENDER or not battle.city:
        return 0
    able = colour(s, battle.hex, tables.OBELISK) == seat and common.leads_on_land(s, seat, battle)
    return tables.number("pakal_sun_shield", "hits") if able else 0


@moments.BUILD_WAYS.on("pakal_art_and_architecture")
def _architecture(s: ClashState, seat: Seat, city: Hex, building: int) -> list[tables.Price]:
    """In his city 1 culture replaces 2 resources of a building."""
    if common.leader_city(s, seat) != city:
        return []
    found: list[tables.Price] = []
    for replaced in combinations((tables.FOOD, tables.WOOD, tables.ORE), min(3, REPLACED)):
        food, wood, ore, *_ = [
            max(0, amount - (kind in replaced)) for kind, amount in enumerate(tables.BUILDING_PRICE[building])
        ]
        found.append((food, wood, ore, 0, 0, 0, ART[tables.CULTURE]))
    own = s.nations[seat]
    if building == tables.TEMPLE and own.known & bits.STATE_RELIGION and not note(own, "state_religion"):
        found.append(ART)
    return found


@moments.WAY_TAKEN.on("pakal_art_and_architecture")
def _state_religion_used(s: ClashState, seat: Seat, price: tables.Price) -> None:
    """Only State Religion leaves nothing to pay but the culture."""
    if price == ART:
        remember(s.nations[seat], "state_religion")


# -- Siyaj K'ak' -------------------------------------------------------------------------------------------------------


@moments.BATTLE_VALUE.on("siyaj_kak_fire_is_born")
def _fire_is_born(s: ClashState, seat: Seat, battle: Field) -> int:
    """Attacking a city he adds its size in round 1."""
    if battle.round != 1 or not common.is_attacker(seat, battle) or not common.leads_on_land(s, seat, battle):
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


class ChooseInflux(Choice):
    """What to attempt from his city, if anything, after something was built there."""

    seat: Seat
    city: int

    prompt: ClassVar[str] = "prompt-siyaj-kak-influx"
    rule: ClassVar[str] = "COC-7.9.1"

    def choices(self, s: ClashState) -> Options:
        return (*influx(s, self.seat, self.city), SKIP)

    def chosen(self, s: ClashState, answer: Option) -> Frame[ClashState]:
        return Attempt(self.seat, map_of(s).hex[str(answer[1])], str(answer[2]), self.city)


@moments.BUILT.on("siyaj_kak_cultural_influx")
@moments.WONDER_BUILT.on("siyaj_kak_cultural_influx")
def _cultural_influx(s: ClashState, seat: Seat, hex_: Hex, thing: int) -> Frame[ClashState] | None:
    able = common.leader_city(s, seat) == hex_ and influx(s, seat, hex_)
    return Choosing(ChooseInflux(seat, hex_)) if able else None


# -- Wak Chanil --------------------------------------------------------------------------------------------------------


@moments.BATTLE_VALUE.on("wac_chanil_new_dynasty")
def _new_dynasty(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 within 2 hexes of an own city."""
    if not common.leads_on_land(s, seat, battle):
        return 0
    return (
        tables.number("wac_chanil_new_dynasty", "combat")
        if any(
            common.is_near(s, city, battle.hex, tables.number("wac_chanil_new_dynasty", "hexes"))
            for city in s.nations[seat].cities
        )
        else 0
    )


@moments.CAPTURED.on("wac_chanil_reconstruction")
def _conquest(s: ClashState, seat: Seat, hex_: Hex, *_: object) -> None:
    """What she captures is remembered until the move action ends."""
    if common.leader_city(s, seat) == hex_:
        remember(s.nations[seat], RECONSTRUCTION, hex_ + 1)


def swaps_in(s: ClashState, seat: Seat, city: Hex) -> list[tuple[int, int]]:
    """Own buildings of a city with what could stand there instead."""
    mine = [kind for kind, whose in buildings(s, city) if whose == seat]
    if not mine:
        return []
    new = [kind for kind in range(len(tables.BUILDING)) if why_not_hold(s, seat, kind, city) is None]
    return [(old, kind) for old in mine for kind in new]


class Reconstruction(Frame[ClashState]):
    """One own building in her city may be swapped for another, which brings nothing by itself."""

    seat: Seat
    city: int

    def start(self, s: ClashState) -> Step:
        return ask(choose_rebuilt(s, self.seat, self.city), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        old, new = tables.BUILDING.index(str(answer[1])), tables.BUILDING.index(str(answer[2]))
        set_building(s, self.city, old, tables.NONE)
        if old == tables.PORT:
            s.ports = put(s.ports, self.city, NOWHERE)
        set_building(s, self.city, new, self.seat)
        tell(s, events.CONSTRUCTED, self.seat, tables.BUILDING[new], map_of(s).names[self.city])
        return ask(choose_port(s, self.seat, self.city), then=self.opened) if new == tables.PORT else done()

    def opened(self, s: ClashState, answer: Option) -> Step:
        s.ports = put(s.ports, self.city, map_of(s).hex[str(answer[1])])
        return done()


def choose_rebuilt(s: ClashState, seat: Seat, city: int) -> Choose:
    """Which building to swap for which, if any."""
    swaps = swaps_in(s, seat, city)
    return one_of(
        seat,
        "prompt-wac-chanil-reconstruction",
        "COC-13.2",
        [*[("rebuild", tables.BUILDING[old], tables.BUILDING[new]) for old, new in swaps], SKIP],
        hex=map_of(s).names[city],
    )


@moments.MOVE_ENDED.on("wac_chanil_reconstruction")
def _reconstruction(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    own = s.nations[seat]
    if not note(own, RECONSTRUCTION):
        return None
    remember(own, RECONSTRUCTION, 0)
    city = common.leader_city(s, seat)
    return Reconstruction(seat, city) if city != NOWHERE and swaps_in(s, seat, city) else None
