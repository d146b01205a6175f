"""What building and upgrading cost: permanent discounts and the surcharge of a rival's Bill Gates. (TTA-13)"""

from __future__ import annotations

from typing import Final, NamedTuple

from epoka.games.through_the_ages import tables
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.options import BUILD, UPGRADE
from epoka.games.through_the_ages.state import AgesState, Civilization
from epoka.kernel import Option, Seat
from epoka.kernel.memo import memo

Build = tuple[int, int, Option]
"""Kind, price, option."""
Upgrade = tuple[int, int, int, Option]
"""From kind, price, to kind, option."""


TAXED: Final = frozenset(
    [kind for category in EVERY[tables.GATES].gives.others_pay_extra_for for kind in tables.RANGES[category]]
)
"""What costs more if a rival is led by Bill Gates."""


class Prices(NamedTuple):
    """Everything a civilization could build or upgrade with its technologies, and for how much."""

    builds: tuple[Build, ...]
    units: tuple[Build, ...]
    upgrades: tuple[Upgrade, ...]
    unit_upgrades: tuple[Upgrade, ...]


def discounted(kind: int, construction: int, leader: int) -> int:
    """The price of a technology after permanent discounts; it may be below 0 until the end. (TTA-13.5, TTA-13.7)"""
    price = tables.COST[kind]
    if tables.FIRST_URBAN <= kind < tables.FIRST_UNIT:
        price -= tables.URBAN_DISCOUNT[construction][tables.LEVEL[kind]]
        if kind in tables.THEATERS:
            price -= tables.THEATER_DISCOUNT[leader]
    return price


def surcharge(kind: int, taxed: int) -> int:
    """What a rival's Bill Gates adds for labs and libraries. (TTA-13.7)"""
    return taxed if kind in TAXED else 0


@memo(1 << 13)
def _prices(known: tuple[int, ...], construction: int, leader: int, taxed: int, wartime: int) -> Prices:
    builds: list[Build] = []
    units: list[Build] = []
    upgrades: list[Upgrade] = []
    unit_upgrades: list[Upgrade] = []
    for kind in known:
        price = discounted(kind, construction, leader)
        if kind < tables.FIRST_UNIT:
            builds.append((kind, max(0, price + surcharge(kind, taxed)), BUILD[kind]))
        else:
            units.append((kind, max(0, price - wartime), BUILD[kind]))
        for high in known:
            if high > kind and tables.GROUP[high] == tables.GROUP[kind]:
                # Both costs are lowered first, then subtracted; the surcharge comes once. (TTA-13.5, TTA-13.8)
                step = max(0, discounted(high, construction, leader) - price) + surcharge(high, taxed)
                (upgrades if kind < tables.FIRST_UNIT else unit_upgrades).append(
                    (kind, step, high, UPGRADE[kind, high])
                )
    return Prices(tuple(builds), tuple(units), tuple(upgrades), tuple(unit_upgrades))


def is_taxed(s: AgesState, seat: Seat) -> int:
    """What some buildings cost more because a rival is led by Bill Gates."""
    for rival, other in enumerate(s.civilizations):
        if other.leads == tables.GATES and rival != seat:
            return tables.RIVALS_PAY[tables.GATES]
    return 0


def is_at_war(s: AgesState, seat: Seat) -> bool:
    """Whether an unresolved war is declared on a seat. (TTA-29.20)"""
    return any(other.war and other.enemy == seat for other in s.civilizations)


def prices(s: AgesState, seat: Seat) -> Prices:
    """The price list of a civilization."""
    own = s.civilizations[seat]
    leader = own.leads
    # For every unit created while it holds. (TTA-13.6)
    wartime = tables.WARTIME_DISCOUNT[leader] if tables.WARTIME_DISCOUNT[leader] and is_at_war(s, seat) else 0
    taxed = is_taxed(s, seat) if s.age >= tables.LEVEL[tables.GATES] else 0
    return _prices(
        own.known, own.construction, leader if tables.THEATER_DISCOUNT[leader] else tables.NONE, taxed, wartime
    )


def has_room(own: Civilization, kind: int) -> bool:
    """Whether the urban limit allows another building of this type. (TTA-10.3)"""
    group = tables.GROUP[kind]
    return sum([own.workers[other] for other in own.known if tables.GROUP[other] == group]) < own.limit
