"""Egypt. (COC-13.35)

Equal to the Gods is in `abilities.recount`: Theocracy advances act as the Autocracy advances of their rows.
"""

from __future__ import annotations

from typing import Any, Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.geometry import Hex
from epoka.games.clash_of_cultures.rules.cities import is_coastal
from epoka.games.clash_of_cultures.rules.civilizations.common import (
    LEADERSHIP,
    ONE_CULTURE,
    is_attacker,
    leader_city,
    why_not_again,
    why_not_in_city,
)
from epoka.games.clash_of_cultures.rules.deeds import framed, use
from epoka.games.clash_of_cultures.rules.moments import (
    ACTIVATED,
    BATTLE_ENDED,
    BATTLE_VALUE,
    BUILD_DISCOUNT,
    BUILD_SWAPS,
    BUILT,
    FOUND_ON,
    HARVEST_KINDS,
    INFLUENCE_RANGE,
    LEADER_LOST,
    TOLL,
    WONDER_SWAPS,
)
from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, can_pay, gain
from epoka.games.clash_of_cultures.state import ClashState, map_of, put
from epoka.games.clash_of_cultures.tables import (
    ACADEMY,
    BARREN,
    BASIC,
    CULTURE,
    FOOD,
    IDEAS,
    MOOD,
    OBELISK,
    OBSERVATORY,
    PIRATES,
    STOCK,
    WOOD,
    Price,
)
from epoka.kernel import Choose, Frame, Option, Options, Refusal, Seat, Step, ask, call, done, tell

ENOUGH: Final = 5
"""Culture with which a battle brings no more."""
NO_FOOD_NO_WOOD: Final[Price] = (1, 1, 0, 0, 0, 0, 0)
MONUMENT: Final[Options] = (("take", "culture", 1), ("take", "ideas", 2))


# -- advances ----------------------------------------------------------------------------------------------------------


@FOUND_ON.on("egypt_flood_plains")
def _found_on_barren(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    """Cities may be founded on Barren."""
    return True


@HARVEST_KINDS.on("egypt_flood_plains")
def _flood_plains(s: ClashState, seat: Seat, city: Hex, hex_: Hex) -> tuple[int, ...]:
    """Barren gives food or wood."""
    return (FOOD, WOOD) if s.terrain[hex_] == BARREN else ()


@BUILD_SWAPS.on("egypt_architecture")
def _architecture(s: ClashState, seat: Seat, city: Hex, building: int) -> list[tuple[int, tuple[int, ...]]]:
    """Mood may replace the resources of a building."""
    return [(kind, (MOOD,)) for kind in BASIC]


@WONDER_SWAPS.on("egypt_architecture")
def _great_architecture(s: ClashState, seat: Seat, city: Hex, wonder: int) -> list[tuple[int, tuple[int, ...]]]:
    """Mood may replace the resources and the culture of a wonder."""
    return [(kind, (MOOD,)) for kind in (*BASIC, CULTURE)]


@BATTLE_ENDED.on("egypt_embalming")
def _embalming(s: ClashState, seat: Seat, battle: Any) -> None:
    """A battle gives 1 culture to who has little, also one in which nobody can fight back. (COC-13.35, COC-9.1.1)"""
    if s.nations[seat].stock[CULTURE] < ENOUGH:
        gain(s, seat, CULTURE, 1)


@LEADER_LOST.on("egypt_embalming")
def _mourning(s: ClashState, seat: Seat, card: int) -> None:
    """A leader who dies or is discarded gives 1 culture, however much there is."""
    gain(s, seat, CULTURE, 1)


# -- Cleopatra ---------------------------------------------------------------------------------------------------------


@INFLUENCE_RANGE.on("cleopatra_legendary")
def _legendary(s: ClashState, seat: Seat, hex_: Hex) -> int:
    """Her city reaches a hex further."""
    return int(leader_city(s, seat) == hex_)


class Beloved(Frame[ClashState]):
    """An own culture token is laid on her city. (COC-13.35)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        remember(s.nations[self.seat], "cleopatra_beloved")
        return call(Pay(self.seat, ONE_CULTURE, EXACT), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        city = leader_city(s, self.seat)
        s.tokens = put(s.tokens, city, s.tokens[city] + 1)
        tell(s, events.BELOVED, self.seat, map_of(s).names[city], s.tokens[city])
        return done()


def _why_not_beloved(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    reason = why_not_again(own, "cleopatra_beloved", "COC-13.35") or why_not_in_city(s, seat, "COC-13.2")
    if reason is None and not can_pay(own, ONE_CULTURE, EXACT):
        return Refusal("cannot-pay", "COC-13.35", {"amount": 1})
    return reason


use("cleopatra_beloved", _why_not_beloved, framed(Beloved))


@TOLL.on("cleopatra_beloved")
def _toll(s: ClashState, seat: Seat, hex_: Hex) -> int:
    """Players who attack a city pay as much culture as lies there, wherever she is."""
    return s.tokens[hex_] if s.owner[hex_] == seat else 0


@LEADER_LOST.on("cleopatra_beloved")
def _tokens_vanish(s: ClashState, seat: Seat, card: int) -> None:
    """The tokens are gone with her."""
    for hex_ in s.nations[seat].cities:
        if s.tokens[hex_]:
            s.tokens = put(s.tokens, hex_, 0)


# -- Imhotep -----------------------------------------------------------------------------------------------------------


@ACTIVATED.on("imhotep_innovator")
def _innovator(s: ClashState, seat: Seat, hex_: Hex, purpose: str) -> None:
    """Activating his city for anything but collecting gives 1 idea."""
    if purpose != "collect" and leader_city(s, seat) == hex_:
        gain(s, seat, IDEAS, 1)


@BUILD_DISCOUNT.on("imhotep_physician")
def _physician(s: ClashState, seat: Seat, city: Hex, building: int) -> Price | None:
    """An Academy or Observatory in his city costs no food and no wood."""
    return NO_FOOD_NO_WOOD if building in (ACADEMY, OBSERVATORY) and leader_city(s, seat) == city else None


# -- Ramses II ---------------------------------------------------------------------------------------------------------


class Monument(Frame[ClashState]):
    """An Obelisk in his city gives 1 culture or 2 ideas."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(Choose(self.seat, "prompt-ramses-monumental", MONUMENT), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        gain(s, self.seat, STOCK.index(str(answer[1])), int(answer[2]))
        return done()


@BUILT.on("ramses_ii_monumental")
def _monumental(s: ClashState, seat: Seat, city: Hex, building: int) -> Frame[ClashState] | None:
    return Monument(seat) if building == OBELISK and leader_city(s, seat) == city else None


@BATTLE_VALUE.on("ramses_ii_coastal_power")
def _coastal_power(s: ClashState, seat: Seat, battle: Any) -> int:
    """+2 when he attacks a coastal city, or pirates from aboard a ship."""
    if not is_attacker(seat, battle) or not battle.leads(s, seat):
        return 0
    able = battle.enemy(seat) == PIRATES if battle.sea else battle.city and is_coastal(s, battle.hex)
    return LEADERSHIP if able else 0
