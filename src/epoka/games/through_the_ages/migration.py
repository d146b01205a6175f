"""How positions that were stored by earlier versions of the rules go on under this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.games.through_the_ages.rules import aggressions, ending, losses, pacts, production, wars, world_events
from epoka.kernel import Choose

ASKED: Final[dict[str, Callable[..., Choose]]] = {
    "ChooseFeeding": production.choose_feeding,
    "ChooseFreeBuilding": lambda s, *told: losses.choose_free_building(*told),
    "ChooseGoods": lambda s, *told: losses.choose_goods(*told),
    "ChooseLostBuilding": losses.choose_lost_building,
    "ChooseLostColony": losses.choose_lost_colony,
    "ChooseLostToken": losses.choose_lost_token,
    "ChooseOpen": ending.choose_open,
    "ChoosePact": lambda s, *told: pacts.choose_pact(*told),
    "ChooseRaid": aggressions.choose_raid,
    "ChooseRestraint": production.choose_restraint,
    "ChooseRuin": losses.choose_ruin,
    "ChooseTarget": world_events.choose_target,
    "ChooseTemple": wars.choose_temple,
}
"""Questions up to version 2 that had a class of their own, and what makes them now."""
