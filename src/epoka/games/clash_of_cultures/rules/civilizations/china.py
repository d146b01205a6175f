"""China. (COC-13.34)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules import units
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.deeds import always, framed, use
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.moments import BATTLE_ENDED, BATTLE_HITS, BATTLE_VALUE, COLLECTED, RECRUITED
from epoka.games.clash_of_cultures.rules.moving import Move
from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.options import DONE
from epoka.games.clash_of_cultures.rules.stacking import fits
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.kernel import Choose, Frame, Option, Refusal, Seat, Step, ask, done, tell
from epoka.parts.hexes import Hex
from epoka.parts.questions import one_of

FIELDS: Final = tables.number("china_rice_fields", "most")
"""Food that more rice brings at most. (COC-13.34)"""
FIREWORKS: Final = tables.amounts("china_fireworks", "ore", "wood")
TACTICS: Final = tables.amounts("qin_shi_huang_tactician", "culture")
OTHER: Final = {tables.SETTLER: tables.INFANTRY, tables.INFANTRY: tables.SETTLER}
"""What the Imperial Army makes of a unit."""
WORDS: Final = {"retrain": ("hex", "unit")}


# -- advances ----------------------------------------------------------------------------------------------------------


@COLLECTED.on("china_rice_fields")
def _rice_fields(s: ClashState, seat: Seat, city: Hex, harvest: tuple[tuple[Hex, int], ...], gains: Numbers) -> None:
    """Plains outside the city with own Settlers give 1 food more. (COC-13.34)"""
    fields = {
        hex_
        for hex_, _ in harvest
        if hex_ != city and s.terrain[hex_] == tables.PLAINS and s.armies[seat][hex_] & units.SETTLER_BITS
    }
    if fields:
        gain(s, seat, tables.FOOD, min(FIELDS, tables.number("china_rice_fields", "food") * len(fields)))


@RECRUITED.on("china_expansion")
def _expansion(
    s: ClashState, seat: Seat, city: Hex, bought: units.Pack, by_activation: int
) -> Frame[ClashState] | None:
    """Recruiting Settlers lets those in own cities move, three groups at most. (COC-13.22, COC-13.34)"""
    return (
        Move(seat, tables.number("china_expansion", "groups"), units.SETTLER_BITS, 1)
        if by_activation and bought & units.SETTLER_BITS
        else None
    )


@BATTLE_HITS.on("china_fireworks")
def _fireworks(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    """In the first round 1 wood and 1 ore cancel a hit."""
    able = battle.round == 1 and battle.force(s, battle.side_of(seat))
    return common.may_cancel(seat, FIREWORKS, "china_fireworks") if able else None


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
        return ask(choose_retrained(s, self.seat, self.changed), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DONE:
            return done()
        hex_, kind = map_of(s).hex[str(answer[1])], tables.UNIT.index(str(answer[2]))
        had = units.remove(s, self.seat, hex_, units.ONE[kind])
        units.add(s, self.seat, hex_, units.ONE[OTHER[kind]])
        if had:
            # It is still the same unit for what happened to it this turn.
            units.mark(s, self.seat, hex_, units.ONE[OTHER[kind]], had[0] & 63)
        tell(s, events.RETRAINED, self.seat, answer[1], tables.UNIT[OTHER[kind]])
        self.changed = (*self.changed, (hex_, OTHER[kind]))
        return self.go_on(s)


def retrainable(s: ClashState, seat: Seat, changed: tuple[tuple[int, int], ...]) -> list[Option]:
    """The units that may be swapped still: not those that were, and as supply and stack limit allow."""
    names = map_of(s).names
    return [
        ("retrain", names[hex_], tables.UNIT[kind])
        for hex_, pack in units.stationed(s.armies[seat])
        for kind, other in OTHER.items()
        if units.count(pack, kind) > changed.count((hex_, kind))
        and units.supply(s, seat, other) > 0
        and fits(s, seat, hex_, units.ONE[other])
    ]


def choose_retrained(s: ClashState, seat: Seat, changed: tuple[tuple[int, int], ...]) -> Choose:
    """Which unit is swapped next."""
    found = retrainable(s, seat, changed)
    return one_of(seat, "prompt-retrain", "COC-13.34", (*found, DONE) if changed else tuple(found))


def _why_not_retrain(s: ClashState, seat: Seat) -> Refusal | None:
    reason = common.why_not_again(s.nations[seat], "china_imperial_army", "COC-13.34")
    return reason if reason or retrainable(s, seat, ()) else Refusal("nobody-to-retrain", "COC-13.34")


use("china_imperial_army", _why_not_retrain, framed(ImperialArmy), always)


# -- Sun Tzu -----------------------------------------------------------------------------------------------------------


@BATTLE_ENDED.on("sun_tzu_fast_war")
def _fast_war(s: ClashState, seat: Seat, battle: Field) -> None:
    """A land battle that he wins in round 1 against military units gives 1 mood and 1 culture."""
    if battle.winner != seat or battle.round != 1 or not common.leads_on_land(s, seat, battle):
        return
    if battle.at_start[1 - battle.side_of(seat)]:
        gain(s, seat, tables.MOOD, tables.number("sun_tzu_fast_war", "mood"))
        gain(s, seat, tables.CULTURE, tables.number("sun_tzu_fast_war", "culture"))


common.teaches("sun_tzu_the_art_of_war", "warfare")


# -- Qin Shi Huang -----------------------------------------------------------------------------------------------------


common.wants_wonder("qin_shi_huang_great_wall", tables.GREAT_WALL)


@BATTLE_HITS.on("qin_shi_huang_tactician")
def _tactician(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    """In each round 2 culture cancel a hit."""
    able = common.leads_on_land(s, seat, battle)
    return common.may_cancel(seat, TACTICS, "qin_shi_huang_tactician") if able else None


# -- Wu Zetian ---------------------------------------------------------------------------------------------------------


@BATTLE_VALUE.on("wu_zetian_brilliant_conqueror")
def _brilliant_conqueror(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 in a round with at least as many units as the enemy."""
    if not common.leads_on_land(s, seat, battle):
        return 0
    side = battle.side_of(seat)
    return (
        tables.number("wu_zetian_brilliant_conqueror", "combat")
        if units.total(battle.force(s, side)) >= units.total(battle.force(s, 1 - side))
        else 0
    )


common.teaches("wu_zetian_agricultural_economist", "agriculture")
