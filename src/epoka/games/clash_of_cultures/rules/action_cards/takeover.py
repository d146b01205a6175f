"""Cultural Takeover: the next attempt at Cultural Influence may win a barbarian city. (COC-12.1)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules.barbarians import barbarian_cities
from epoka.games.clash_of_cultures.rules.cities import change_owner, set_mood, settlement_supply, size
from epoka.games.clash_of_cultures.rules.influence import Aim, aim
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.units import ONE, add, remove, supply
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import (
    Choose,
    Frame,
    Option,
    Refusal,
    Seat,
    Step,
    ask,
    done,
    tell,
)
from epoka.parts.hexes import Hex
from epoka.parts.tuples import put

SMALL: Final = tables.number("cultural_takeover", "size")


def small_barbarian_cities(s: ClashState) -> list[Hex]:
    """Barbarian cities of the size that may be taken over."""
    return [hex_ for hex_ in barbarian_cities(s) if size(s, hex_) == SMALL]


def why_not_takeover(s: ClashState, seat: Seat) -> Refusal | None:
    """Why no barbarian city could be taken over."""
    own = s.nations[seat]
    if note(own, "influenced"):
        return Refusal("influenced-already", "COC-7.9.3")
    if note(own, "cultural_takeover"):
        return Refusal("card-in-force", "COC-12.1")
    if not small_barbarian_cities(s) or settlement_supply(s, seat) < 1:
        return Refusal("no-barbarian-city", "COC-12.1")
    return None


def cultural_takeover(s: ClashState, seat: Seat, rival: Seat) -> None:
    """Cultural Takeover: kept in mind for the next attempt. (COC-12.1)"""
    remember(s.nations[seat], "cultural_takeover")


def _takeover_targets(s: ClashState, seat: Seat) -> list[Hex]:
    return small_barbarian_cities(s) if settlement_supply(s, seat) > 0 else []


class TakeOver(Frame[ClashState]):
    """A barbarian city becomes the player's, and one unit there a Settler or Infantry. (COC-12.1)"""

    seat: Seat
    hex: int

    def start(self, s: ClashState) -> Step:
        seat, hex_ = self.seat, self.hex
        guarded = s.armies[tables.BARBARIANS][hex_]
        remove(s, tables.BARBARIANS, hex_, guarded)
        change_owner(s, hex_, seat)
        set_mood(s, hex_, tables.NEUTRAL)
        s.tokens = put(s.tokens, hex_, 0)
        tell(s, events.TAKEN_OVER, seat, map_of(s).names[hex_])
        kinds = [kind for kind in (tables.SETTLER, tables.INFANTRY) if guarded and supply(s, seat, kind) > 0]
        if not kinds:
            return done()
        return ask(
            Choose(seat, "prompt-take-over", tuple([("become", tables.UNIT[kind]) for kind in kinds])), then=self.chosen
        )

    def chosen(self, s: ClashState, answer: Option) -> Step:
        kind = tables.UNIT.index(str(answer[1]))
        add(s, self.seat, self.hex, ONE[kind])
        tell(s, events.PLACED, self.seat, tables.UNIT[kind], map_of(s).names[self.hex])
        return done()


def _take_over(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState]:
    return TakeOver(seat, hex_)


aim("cultural_takeover", Aim(_takeover_targets, _take_over, noted="cultural_takeover"))
