"""Victory points to the half, the places and the score sheet that explains itself. (COC-14)

Points are counted in halves and shown as points. Abilities add lines of their own at the moment POINTS.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.components import BUILDINGS, OBJECTIVES, RUIN, SETTLEMENT, WONDERS
from epoka.games.clash_of_cultures.rules.moments import POINTS
from epoka.games.clash_of_cultures.rules.notes import kept
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import GOVERNMENT_BITS, GREAT_PYRAMID, NONE, OBJECTIVE_CARDS, number
from epoka.kernel import Seat
from epoka.kernel.game import JSON, Standing
from epoka.kernel.memo import memo
from epoka.parts.scores import line, sheets

ADVANCE: Final = 1
LEADER: Final = 4
"""Half points: an advance, a captured leader. (COC-14.2, COC-13.3)"""
CITY: Final = 2 * SETTLEMENT.points
BUILDING: Final = tuple([2 * building.points for building in BUILDINGS])
OBJECTIVE: Final = {card: 2 * row.points for card, row in zip(OBJECTIVE_CARDS, OBJECTIVES, strict=True)}
"""Half points: a settlement, each kind of building, each objective. (COC-14.2)"""
TIES: Final = ("pieces", "advances", "objectives", "wonders", "events", "leaders")
"""The lines that break a tie, in order. (COC-14.3)"""


KEPT: Final = {
    "runestones": 2 * number("vikings_runestones", "points"),
    "legends": 2 * number("erik_legendary_explorer", "points"),
}
"""Half points of what stays when the ability or the leader that brought it is gone."""


class Line(NamedTuple):
    """A line of the score sheet: what it is for, its half points, and how many things it counts."""

    what: str
    halves: int
    number: int
    rule: str = "COC-14.2"


def lines(s: ClashState, seat: Seat) -> list[Line]:
    """Where a player's points come from. (COC-14.2)"""
    own = s.nations[seat]
    pieces, worth = len(own.cities), CITY * len(own.cities)
    for built in s.built:
        if built:
            count, halves = _pieces(built, seat)
            pieces, worth = pieces + count, worth + halves
    scored = own.advances
    if scored & bits.PHOENICIA_CITY_INDEPENDENCE:
        # Government advances score nothing. (COC-13.36)
        scored &= ~GOVERNMENT_BITS
    advances = scored.bit_count()
    wonders = [wonder_halves(s, seat, wonder) for wonder in range(len(WONDERS))]
    # A runestone is out of the game as well, but scores by itself. (COC-13.45)
    ruins = sum(s.lost_pieces[seat]) - kept(own, "runestones")
    found = [
        Line("pieces", worth, pieces),
        Line("advances", ADVANCE * advances, advances),
        Line("objectives", sum([OBJECTIVE[card] for card in own.completed]), len(own.completed), "COC-12.2"),
        Line("wonders", sum(wonders), len([one for one in wonders if one]), "COC-12.3.5"),
        Line("events", own.half_points + RUIN["halves"] * ruins, len(own.trophies) + ruins, "COC-10.1"),
        Line("leaders", LEADER * len(own.captured), len(own.captured), "COC-13.3"),
    ]
    for what, halves, count in POINTS.found(s, seat):
        if halves:
            found.append(Line(what, halves, count, "COC-13.20"))
    for name, count in own.kept:
        if name in KEPT:
            found.append(Line(name, KEPT[name] * count, count, "COC-13.20"))
    return found


@memo(1 << 12)
def _pieces(built: int, seat: Seat) -> tuple[int, int]:
    """Buildings of a player's colour in one city, and their half points."""
    found = [halves for kind, halves in enumerate(BUILDING) if built >> 3 * kind & 7 == seat + 1]
    return len(found), sum(found)


def wonder_halves(s: ClashState, seat: Seat, wonder: int) -> int:
    """Half points of a player for a wonder: shared by builder and owner once it is captured. (COC-12.3.5)

    Of the Great Pyramid the builder keeps all of them. (COC-12.4.6)
    """
    builder, place = s.wonder_by[wonder], s.wonder_at[wonder]
    if builder == NONE:
        return 0
    facts = WONDERS[wonder]
    owner = s.owner[place] if place >= 0 else next((one & 7 for one in s.volcanic if one >> 3 == wonder), NONE)
    if owner == builder:
        return 2 * facts.points if seat == builder else 0
    if seat == builder:
        return 2 * facts.builder_points
    return 2 * facts.owner_points if seat == owner else 0


def points(halves: int) -> float:
    """Halves as points; whole numbers stay whole."""
    return halves // 2 if halves % 2 == 0 else halves / 2


def total(s: ClashState, seat: Seat) -> int:
    """All half points of a player."""
    return sum([one.halves for one in lines(s, seat)])


def scores(s: ClashState) -> tuple[float, ...]:
    """Victory points of each player as if the game ended now. (COC-14.2)"""
    return tuple([points(total(s, seat)) for seat in range(len(s.nations))])


def standings(s: ClashState) -> list[Standing]:
    """The most points win; the builder of the Great Pyramid wins a tie for the most, then lines decide. (COC-14.3)"""
    totals = [total(s, seat) for seat in range(len(s.nations))]
    most = max(totals)
    builder = s.wonder_by[GREAT_PYRAMID]
    return [(own, own == most and seat == builder, *_compared(s, seat)) for seat, own in enumerate(totals)]


def _compared(s: ClashState, seat: Seat) -> list[int]:
    """The lines that decide when points are equal. (COC-14.3)"""
    sheet = {one.what: one.halves for one in lines(s, seat)}
    compared = [sheet.get(what, 0) for what in TIES]
    # What Ports of City Independence are worth more is for buildings. (COC-13.36)
    compared[TIES.index("pieces")] += sheet.get("ports", 0)
    compared[TIES.index("objectives")] += sheet.get("runestones", 0)
    return compared


def score_sheet(s: ClashState) -> list[JSON]:
    """For each seat where its points come from, and what decides a tie for the most."""
    everybody = range(len(s.nations))
    found = standings(s)
    tied = [own[0] for own in found].count(max(found)[0]) > 1
    sources = [
        [line(one.what, points(one.halves), one.rule, amount=one.number) for one in lines(s, seat)]
        for seat in everybody
    ]
    ties = [{"tie": [int(one) for one in rest] if tied and most == max(found)[0] else []} for most, *rest in found]
    return sheets(scores(s), found, sources, ties)
