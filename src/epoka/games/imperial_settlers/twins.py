"""What is written twice: lists of what can be done, and why a single thing can't. (IS-7)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import tables
from epoka.games.imperial_settlers.rules import acting, activating, placing, razing, supply
from epoka.games.imperial_settlers.rules.building import why_not_build
from epoka.games.imperial_settlers.rules.deals import why_not_deal
from epoka.games.imperial_settlers.rules.tableau import copy_of
from epoka.games.imperial_settlers.state import SettlersState
from epoka.kernel import Option, Seat, Twin
from epoka.parts.payments import covers
from epoka.parts.seats import rivals

PRICES: Final = tuple(
    dict.fromkeys(
        [*[cost.goods for cost in tables.COST], *[acts.cost.goods for acts in tables.ACTS if acts is not None]]
    )
)


def _affordable(s: SettlersState, seat: Seat) -> list[bool]:
    return [supply.affords(s.empires[seat].stock, goods) for goods in PRICES]


def _covered(s: SettlersState, seat: Seat) -> list[bool]:
    return [covers(supply.purse(s.empires[seat]), goods, tables.SWAPS) for goods in PRICES]


def _of_hand(s: SettlersState, seat: Seat) -> list[Option]:
    words = ("build", "deal", "raze_hand")
    return sorted([option for option in acting.ChooseAction(seat).choices(s) if option[0] in words], key=str)


def _allowed_of_hand(s: SettlersState, seat: Seat) -> list[Option]:
    found: set[Option] = set()
    for card in s.empires[seat].hand:
        name = tables.NAME[card]
        if why_not_build(s, seat, card) is None:
            found.add(("build", name))
        if why_not_deal(s, seat, card) is None:
            found.add(("deal", name))
        if razing.why_not_raze_hand(s, seat, card) is None:
            found.add(("raze_hand", name))
    return sorted(found, key=str)


def _names(options: list[Option]) -> list[Option]:
    """Options without the number of the copy, each once: copies that are alike are listed as one."""
    return sorted({option[:-1] for option in options}, key=str)


def _razings(s: SettlersState, seat: Seat) -> list[Option]:
    return _names([option for option in razing.razing_options(s, seat) if option[0] == "raze"])


def _allowed_razings(s: SettlersState, seat: Seat) -> list[Option]:
    found: list[Option] = []
    for rival in rivals(s.empires, seat):
        own = s.empires[rival]
        for place, card in enumerate(own.locations):
            if razing.why_not_raze(s, seat, rival, card) is None:
                found.append(("raze", rival, tables.NAME[card], copy_of(own, place)))
    return _names(found)


def _activations(s: SettlersState, seat: Seat) -> list[Option]:
    return _names(activating.activations(s, seat))


def _allowed_activations(s: SettlersState, seat: Seat) -> list[Option]:
    own = s.empires[seat]
    found: list[Option] = []
    for place, card in enumerate(own.locations):
        if activating.why_not_activate(s, seat, place) is None:
            found.append(("activate", tables.NAME[card], copy_of(own, place)))
    return _names(found)


def _placements(s: SettlersState, seat: Seat) -> list[Option]:
    return _names(list(placing.placements(s.empires[seat])))


def _allowed_placements(s: SettlersState, seat: Seat) -> list[Option]:
    own = s.empires[seat]
    found: list[Option] = []
    for place, card in enumerate(own.locations):
        for word in placing.WORDS:
            option = (word, tables.NAME[card], copy_of(own, place))
            if placing.why_not_place(own, word, place) is None:
                found.append(option)
    return _names(found)


TWINS: Final = (
    Twin("prices", _affordable, _covered),
    Twin("cards in hand", _of_hand, _allowed_of_hand),
    Twin("razing", _razings, _allowed_razings),
    Twin("activating", _activations, _allowed_activations),
    Twin("placing", _placements, _allowed_placements),
)
