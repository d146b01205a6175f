"""Events of famine and plenty. (COC-10.1)"""

from __future__ import annotations

from epoka.games.clash_of_cultures import bits, tables
from epoka.games.clash_of_cultures.rules import losses
from epoka.games.clash_of_cultures.rules.stock import gain, lose
from epoka.games.clash_of_cultures.rules.world_events.effects import ROWS, concerned, in_turn
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import (
    Frame,
    Option,
    Seat,
    Step,
    ask,
    done,
)
from epoka.parts.hexes import Hex
from epoka.parts.seats import clockwise, rivals


def _starve(s: ClashState, seat: Seat, due: int, cities: list[Hex]) -> Frame[ClashState] | None:
    """Lose food, never gold; if it is not enough one of these cities becomes Angry. (events 3-8, 51, 52)"""
    if lose(s, seat, tables.FOOD, due) >= due:
        return None
    return losses.Unrest(seat, tuple([hex_ for hex_ in cities if s.mood[hex_] > tables.ANGRY]), tables.HAPPY)


def famine(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """The drawer loses food. (events 3-8)"""
    if not concerned(s, seat, card):
        return None
    return _starve(s, seat, -ROWS[card].food, list(s.nations[seat].cities))


def famine_vermin(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player with Storage loses food. (event 51)"""
    found = [
        _starve(s, who, -ROWS[card].food, list(s.nations[who].cities))
        for who in concerned(s, seat, card)
        if s.nations[who].known & bits.STORAGE
    ]
    return in_turn([frame for frame in found if frame is not None])


def famine_drought(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """The drawer loses food for each city on or next to Barren, at most 3. (event 52)"""
    if not concerned(s, seat, card):
        return None
    near = map_of(s).near
    dry = [
        hex_
        for hex_ in s.nations[seat].cities
        if s.terrain[hex_] == tables.BARREN or any(s.terrain[other] == tables.BARREN for other in near[hex_])
    ]
    return _starve(s, seat, min(tables.number("famine_drought", "most"), -ROWS[card].food * len(dry)), dry)


def year_all(s: ClashState, seat: Seat, card: int) -> None:
    """Food for everybody."""
    for who in concerned(s, seat, card):
        gain(s, who, tables.FOOD, ROWS[card].food)


def year_you(s: ClashState, seat: Seat, card: int) -> None:
    """Food for the drawer."""
    gain(s, seat, tables.FOOD, ROWS[card].food)


class ShareFood(Frame[ClashState]):
    """Hand out food from the supply to other players, one by one. (events 11, 14, 16)"""

    seat: Seat
    left: int

    def start(self, s: ClashState) -> Step:
        if not self.left:
            return done()
        return ask(losses.choose_player(self.seat, "prompt-share-food", rivals(s.nations, self.seat)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.left -= 1
        gain(s, int(answer[1]), tables.FOOD, 1)
        return self.start(s)


def year_share(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """Food for the drawer, and as much for others of choice."""
    gain(s, seat, tables.FOOD, ROWS[card].food)
    return ShareFood(seat, ROWS[card].food)


def successful_year(s: ClashState, seat: Seat, card: int) -> None:
    """Those with the fewest cities gain food for what they lack. (event 54)"""
    food = tables.number("successful_year", "food")
    counts = [len(own.cities) for own in s.nations]
    for who in clockwise(s.nations, seat):
        if max(counts) == min(counts):
            gain(s, who, tables.FOOD, food)
        elif counts[who] == min(counts):
            gain(s, who, tables.FOOD, food * (max(counts) - counts[who]))
