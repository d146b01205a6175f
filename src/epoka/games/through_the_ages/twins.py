"""What is written twice for speed: what can be done, and why a single thing can't. (TTA-10, TTA-12, TTA-17)"""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages import tables
from epoka.games.through_the_ages.rules import acting, options, politics, taking
from epoka.games.through_the_ages.state import AgesState
from epoka.kernel import Option, Seat, Twin

ON_CARDS: Final = (
    options.BUILD,
    options.DESTROY,
    options.DISBAND,
    options.LEVY,
    options.LEAD,
    options.DEVELOP,
    options.REFORM,
    options.REVOLT,
    options.PLAY,
    options.ADOPT,
)
"""Actions with a card's name, each by kind."""
PLAIN: Final = (*options.STAGE[1:], options.GROW, options.DRAW, options.VOYAGE, options.TRADE)
BUDGETS: Final = range(5)


def _row(s: AgesState) -> list[Option]:
    """Every card of the row, on its space."""
    return [options.TAKE[tables.KIND[card]][space] for card, space in zip(s.row, s.spaces, strict=True)]


def _kinds(s: AgesState, seat: Seat) -> list[int]:
    """What a civilization has in hand or in play, in order; pacts of others too."""
    own = s.civilizations[seat]
    pacts = [card for other in s.civilizations for card in other.pact]
    return sorted({*own.known, *[tables.KIND[card] for card in (*own.hand, *own.military, *pacts)]})


def _actions(s: AgesState, seat: Seat) -> list[Option]:
    return sorted(acting.ChooseAction(seat).choices(s)[:-1], key=str)


def _not_refused(s: AgesState, seat: Seat) -> list[Option]:
    kinds = _kinds(s, seat)
    every = [*_row(s), *PLAIN, *[each[kind] for each in ON_CARDS for kind in kinds]]
    every += [option for (low, high), option in options.UPGRADE.items() if low in kinds and high in kinds]
    return sorted([option for option in every if acting.refuse_action(s, seat, option) is None], key=str)


def _taken(s: AgesState, seat: Seat) -> list[list[Option]]:
    return [taking.taking_options(s, seat, budget) for budget in BUDGETS]


def _not_untaken(s: AgesState, seat: Seat) -> list[list[Option]]:
    tempting = [taking.tempting_cards(s, seat, budget) for budget in BUDGETS]
    return [[option for option in _row(s) if option not in refused] for refused in tempting]


def _political(s: AgesState, seat: Seat) -> list[Option]:
    return sorted(politics.political_options(s, seat), key=str)


def _not_barred(s: AgesState, seat: Seat) -> list[Option]:
    found: list[Option] = []
    for kind in _kinds(s, seat):
        found += [options.EVENT[kind], options.EXPLORE[kind], options.CANCEL[kind]]
        if kind in tables.AGGRESSIONS or kind in tables.WARS:
            found += politics.attacks_of(s, seat, kind)
        elif kind in tables.PACTS:
            found += politics.offers_of(s, seat, kind)
    return sorted([option for option in found if politics.refuse_politics(s, seat, option) is None], key=str)


TWINS: Final = (
    Twin("actions", _actions, _not_refused),
    Twin("cards of the row", _taken, _not_untaken),
    Twin("political actions", _political, _not_barred),
)
