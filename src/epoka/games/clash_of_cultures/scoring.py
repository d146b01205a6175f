"""Victory points to the half, the winners and the score sheet that explains itself. (COC-14)

Points are counted in halves and shown as points. Abilities add lines of their own at the moment POINTS.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.components import WONDERS
from epoka.games.clash_of_cultures.rules.moments import POINTS
from epoka.games.clash_of_cultures.rules.notes import kept
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import GOVERNMENT_BITS, GREAT_PYRAMID, NONE
from epoka.kernel import Seat

PIECE: Final = 2
ADVANCE: Final = 1
OBJECTIVE: Final = 4
LEADER: Final = 4
RUIN: Final = 4
"""Half points: a piece, an advance, an objective, a captured leader, a piece lost to a volcano or earthquake."""
TIES: Final = ("pieces", "advances", "objectives", "wonders", "events", "leaders")
"""The lines that break a tie, in order. (COC-14.3)"""


KEPT: Final = {"runestones": 2, "legends": 2}
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
    pieces = len(own.cities) + sum([_pieces(built, seat) for built in s.built if built])
    scored = own.advances
    if scored & bits.PHOENICIA_CITY_INDEPENDENCE:
        # Government advances score nothing. (COC-13.36)
        scored &= ~GOVERNMENT_BITS
    advances = scored.bit_count()
    wonders = [wonder_halves(s, seat, wonder) for wonder in range(len(WONDERS))]
    # A runestone is out of the game as well, but scores by itself. (COC-13.45)
    ruins = sum(s.lost_pieces[seat]) - kept(own, "runestones")
    found = [
        Line("pieces", PIECE * pieces, pieces),
        Line("advances", ADVANCE * advances, advances),
        Line("objectives", OBJECTIVE * len(own.completed), len(own.completed), "COC-12.2"),
        Line("wonders", sum(wonders), len([one for one in wonders if one]), "COC-12.3.5"),
        Line("events", own.half_points + RUIN * ruins, len(own.trophies) + ruins, "COC-10.1"),
        Line("leaders", LEADER * len(own.captured), len(own.captured), "COC-13.3"),
    ]
    for what, halves, number in POINTS.found(s, seat):
        if halves:
            found.append(Line(what, halves, number, "COC-13.20"))
    for name, number in own.kept:
        if name in KEPT:
            found.append(Line(name, KEPT[name] * number, number, "COC-13.20"))
    return found


def _pieces(built: int, seat: Seat) -> int:
    """Buildings of a player's colour in one city."""
    found = 0
    while built:
        if built & 7 == seat + 1:
            found += 1
        built >>= 3
    return found


def wonder_halves(s: ClashState, seat: Seat, wonder: int) -> int:
    """Half points of a player for a wonder: shared by builder and owner once it is captured. (COC-12.3.5)"""
    builder, place = s.wonder_by[wonder], s.wonder_at[wonder]
    if builder == NONE:
        return 0
    facts = WONDERS[wonder]
    owner = s.owner[place] if place >= 0 else next((one & 7 for one in s.volcanic if one >> 3 == wonder), NONE)
    if wonder == GREAT_PYRAMID or owner == builder:
        return 2 * facts.points if seat == builder else 0
    if seat == builder:
        return 2 * facts.builder_points
    return 2 * facts.owner_points if seat == owner else 0


def points(halves: int) -> float:
    """Halves as points; whole numbers stay whole."""
    return halves // 2 if halves % 2 == 0 else halves / 2


def total(s: ClashState, seat: Seat) -> int:
    """All half points of a player."""
    return sum([line.halves for line in lines(s, seat)])


def scores(s: ClashState) -> tuple[float, ...]:
    """Victory points of each player as if the game ended now. (COC-14.2)"""
    return tuple([points(total(s, seat)) for seat in range(len(s.nations))])


def winners(s: ClashState) -> tuple[Seat, ...]:
    """The most points win; the Great Pyramid and then the lines of the sheet break ties, or they share. (COC-14.3)"""
    everybody = range(len(s.nations))
    ranks = {seat: (total(s, seat), *_tie(s, seat)) for seat in everybody}
    best = max(ranks.values())
    return tuple([seat for seat in everybody if ranks[seat] == best])


def _tie(s: ClashState, seat: Seat) -> tuple[int, ...]:
    """What is compared when points are equal. (COC-14.3)"""
    sheet = {line.what: line.halves for line in lines(s, seat)}
    pyramid = int(s.wonder_by[GREAT_PYRAMID] == seat)
    compared = [sheet.get(what, 0) for what in TIES]
    # What Ports of City Independence are worth more is for buildings. (COC-13.36)
    compared[TIES.index("pieces")] += sheet.get("ports", 0)
    compared[TIES.index("objectives")] += sheet.get("runestones", 0)
    return (pyramid, *compared)


def score_sheet(s: ClashState) -> list[dict[str, Any]]:
    """For each seat where its points come from."""
    won = winners(s)
    result = scores(s)
    tied = [seat for seat, mine in enumerate(result) if mine == max(result)]
    return [
        {
            "seat": seat,
            "lines": [
                {
                    "id": f"score-{line.what}",
                    "args": {"amount": line.number},
                    "points": points(line.halves),
                    "rule": line.rule,
                }
                for line in lines(s, seat)
            ],
            "total": result[seat],
            "tie": list(_tie(s, seat)) if len(tied) > 1 and seat in tied else [],
            "winner": seat in won,
        }
        for seat in range(len(s.nations))
    ]
