"""China. (COC-13.34)"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.geometry import Hex
from epoka.games.clash_of_cultures.rules.civilizations.common import (
    LEADERSHIP,
    TWO_CULTURE,
    CancelHit,
    leads_on_land,
    teaches,
    wants_wonder,
    why_not_again,
)
from epoka.games.clash_of_cultures.rules.deeds import always, framed, use
from epoka.games.clash_of_cultures.rules.moments import BATTLE_ENDED, BATTLE_HITS, BATTLE_VALUE, COLLECTED, RECRUITED
from epoka.games.clash_of_cultures.rules.moving import MOVES, Move
from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.options import DONE
from epoka.games.clash_of_cultures.rules.stacking import fits
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.rules.units import (
    ONE,
    SETTLER_BITS,
    Pack,
    add,
    count,
    mark,
    remove,
    stationed,
    supply,
    total,
)
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.games.clash_of_cultures.tables import (
    CULTURE,
    FOOD,
    GREAT_WALL,
    INFANTRY,
    MOOD,
    PLAINS,
    SETTLER,
    UNIT,
    Price,
)
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, done, tell

FIELDS: Final = 2
"""Fields that bring more rice at most. (COC-13.34)"""
FIREWORKS: Final[Price] = (0, 1, 1, 0, 0, 0, 0)
OTHER: Final = {SETTLER: INFANTRY, INFANTRY: SETTLER}
"""What the Imperial Army makes of a unit."""
WORDS: Final = {"retrain": ("hex", "unit")}


# -- advances ----------------------------------------------------------------------------------------------------------


@COLLECTED.on("china_rice_fields")
def _rice_fields(s: ClashState, seat: Seat, city: Hex, harvest: Any, gains: Numbers) -> None:
    """Plains outside the city with own Settlers give 1 food more. (COC-13.34)"""
    fields = {
        hex_
        for hex_, _ in harvest
        if hex_ != city and s.terrain[hex_] == PLAINS and s.armies[seat][hex_] & SETTLER_BITS
    }
    if fields:
        gain(s, seat, FOOD, min(FIELDS, len(fields)))


@RECRUITED.on("china_expansion")
def _expansion(s: ClashState, seat: Seat, city: Hex, bought: Pack, by_activation: int) -> Frame[ClashState] | None:
    """Recruiting Settlers lets those in own cities move, three groups at most. (COC-13.22, COC-13.34)"""
    return Move(seat, MOVES, SETTLER_BITS, 1) if by_activation and bought & SETTLER_BITS else None


@BATTLE_HITS.on("china_fireworks")
def _fireworks(s: ClashState, seat: Seat, battle: Any) -> Frame[ClashState] | None:
    """In the first round 1 wood and 1 ore cancel a hit."""
    able = battle.round == 1 and battle.force(s, battle.side_of(seat))
    return CancelHit(seat, FIREWORKS, "prompt-china-fireworks") if able else None


class ImperialArmy(Frame[ClashState]):
    """Settlers become Infantry and the other way round, each unit once; `changed` are hexes and new kinds."""

    seat: Seat
    changed: tuple[tuple[int, int], ...] = ()

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "china_imperial_army")
        return self.go_on(s)

    def go_on(self, s: ClashState) -> Step:
        if not retrainable(s, self.seat, self.changed):
            return done()
        return ask(ChooseRetrained(self.seat, self.changed), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return done()
        hex_, kind = map_of(s).hex[str(answer[1])], UNIT.index(str(answer[2]))
        had = remove(s, self.seat, hex_, ONE[kind])
        add(s, self.seat, hex_, ONE[OTHER[kind]])
        if had:
            # It is still the same unit for what happened to it this turn.
            mark(s, self.seat, hex_, ONE[OTHER[kind]], had[0] & 63)
        tell(s, events.RETRAINED, self.seat, answer[1], UNIT[OTHER[kind]])
        self.changed = (*self.changed, (hex_, OTHER[kind]))
        return self.go_on(s)


def retrainable(s: ClashState, seat: Seat, changed: tuple[tuple[int, int], ...]) -> list[Option]:
    """The units that may be swapped still: not those that were, and as supply and stack limit allow."""
    names = map_of(s).names
    return [
        ("retrain", names[hex_], UNIT[kind])
        for hex_, pack in stationed(s.armies[seat])
        for kind, other in OTHER.items()
        if count(pack, kind) > changed.count((hex_, kind))
        and supply(s, seat, other) > 0
        and fits(s, seat, hex_, ONE[other])
    ]


class ChooseRetrained(Question[ClashState]):
    """Which unit is swapped next."""

    seat: Seat
    changed: tuple[tuple[int, int], ...]

    prompt: ClassVar[str] = "prompt-retrain"
    rule: ClassVar[str] = "COC-13.34"

    def choices(self, s: ClashState) -> Options:
        found = retrainable(s, self.seat, self.changed)
        return (*found, DONE) if self.changed else tuple(found)


def _why_not_retrain(s: ClashState, seat: Seat) -> Refusal | None:
    reason = why_not_again(s.nations[seat], "china_imperial_army", "COC-13.34")
    return reason if reason or retrainable(s, seat, ()) else Refusal("nobody-to-retrain", "COC-13.34")


use("china_imperial_army", _why_not_retrain, framed(ImperialArmy), always)


# -- Sun Tzu -----------------------------------------------------------------------------------------------------------


@BATTLE_ENDED.on("sun_tzu_fast_war")
def _fast_war(s: ClashState, seat: Seat, battle: Any) -> None:
    """A land battle that he wins in round 1 against military units gives 1 mood and 1 culture."""
    if battle.winner != seat or battle.round != 1 or not leads_on_land(s, seat, battle):
        return
    if battle.at_start[1 - battle.side_of(seat)]:
        gain(s, seat, MOOD, 1)
        gain(s, seat, CULTURE, 1)


teaches("sun_tzu_the_art_of_war", "warfare")


# -- Qin Shi Huang -----------------------------------------------------------------------------------------------------


wants_wonder("qin_shi_huang_great_wall", GREAT_WALL)


@BATTLE_HITS.on("qin_shi_huang_tactician")
def _tactician(s: ClashState, seat: Seat, battle: Any) -> Frame[ClashState] | None:
    """In each round 2 culture cancel a hit."""
    able = leads_on_land(s, seat, battle)
    return CancelHit(seat, TWO_CULTURE, "prompt-qin-shi-huang-tactician") if able else None


# -- Wu Zetian ---------------------------------------------------------------------------------------------------------


@BATTLE_VALUE.on("wu_zetian_brilliant_conqueror")
def _brilliant_conqueror(s: ClashState, seat: Seat, battle: Any) -> int:
    """+2 in a round with at least as many units as the enemy."""
    if not leads_on_land(s, seat, battle):
        return 0
    side = battle.side_of(seat)
    return LEADERSHIP if total(battle.force(s, side)) >= total(battle.force(s, 1 - side)) else 0


teaches("wu_zetian_agricultural_economist", "agriculture")
