"""Egypt. (COC-13.35)

Equal to the Gods is in `abilities.recount`: Theocracy advances act as the Autocracy advances of their rows.
"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.cities import is_coastal
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.deeds import use
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.stock import EXACT, can_pay, gain
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import Choose, Frame, Option, Options, Refusal, Seat, Step, ask, done, tell
from epoka.parts.hexes import Hex
from epoka.parts.tuples import changed, put

ENOUGH: Final = tables.number("egypt_embalming", "most")
"""Culture with which a battle brings no more."""
MONUMENT: Final[Options] = tuple(
    [("take", kind, amount) for kind, amount in tables.NUMBERS["ramses_ii_monumental"].items()]
)
TOKEN: Final[tables.Price] = (0, 0, 0, 0, 0, 0, 1)
"""What is laid on Cleopatra's city."""


# -- advances ----------------------------------------------------------------------------------------------------------


@moments.FOUND_ON.on("egypt_flood_plains")
def _found_on_barren(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    """Cities may be founded on Barren."""
    return True


@moments.HARVEST_KINDS.on("egypt_flood_plains")
def _flood_plains(s: ClashState, seat: Seat, city: Hex, hex_: Hex) -> tuple[int, ...]:
    """Barren gives food or wood."""
    return (tables.FOOD, tables.WOOD) if s.terrain[hex_] == tables.BARREN else ()


@moments.BUILD_SWAPS.on("egypt_architecture")
def _architecture(s: ClashState, seat: Seat, city: Hex, building: int) -> list[tuple[int, tuple[int, ...]]]:
    """Mood may replace the resources of a building."""
    return [(kind, (tables.MOOD,)) for kind in tables.BASIC]


@moments.WONDER_SWAPS.on("egypt_architecture")
def _great_architecture(s: ClashState, seat: Seat, city: Hex, wonder: int) -> list[tuple[int, tuple[int, ...]]]:
    """Mood may replace the resources and the culture of a wonder."""
    return [(kind, (tables.MOOD,)) for kind in (*tables.BASIC, tables.CULTURE)]


@moments.BATTLE_ENDED.on("egypt_embalming")
def _embalming(s: ClashState, seat: Seat, battle: Field) -> None:
    """A battle gives 1 culture to who has little, also one in which nobody can fight back. (COC-13.35, COC-9.1.1)"""
    if s.nations[seat].stock[tables.CULTURE] < ENOUGH:
        gain(s, seat, tables.CULTURE, tables.number("egypt_embalming", "culture"))


@moments.LEADER_LOST.on("egypt_embalming")
def _mourning(s: ClashState, seat: Seat, card: int) -> None:
    """A leader who dies or is discarded gives 1 culture, however much there is."""
    gain(s, seat, tables.CULTURE, tables.number("egypt_embalming", "culture"))


# -- Cleopatra ---------------------------------------------------------------------------------------------------------


@moments.INFLUENCE_RANGE.on("cleopatra_legendary")
def _legendary(s: ClashState, seat: Seat, hex_: Hex) -> int:
    """Her city reaches a hex further."""
    return tables.number("cleopatra_legendary", "range") if common.leader_city(s, seat) == hex_ else 0


def _beloved(s: ClashState, seat: Seat) -> None:
    """An own culture token is laid on her city. (COC-13.35)"""
    city = common.leader_city(s, seat)
    s.tokens = changed(s.tokens, city, 1)
    tell(s, events.BELOVED, seat, map_of(s).names[city], s.tokens[city])


def _why_not_beloved(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    reason = common.why_not_again(own, "cleopatra_beloved", "COC-13.35") or common.why_not_in_city(s, seat, "COC-13.2")
    if reason is None and not can_pay(own, TOKEN, EXACT):
        return Refusal("cannot-pay", "COC-13.35", {"amount": 1})
    return reason


use("cleopatra_beloved", _why_not_beloved, _beloved, price=TOKEN, swaps=EXACT, once=True)


@moments.TOLL.on("cleopatra_beloved")
def _toll(s: ClashState, seat: Seat, hex_: Hex) -> int:
    """Players who attack a city pay as much culture as lies there, wherever she is."""
    return s.tokens[hex_] if s.owner[hex_] == seat else 0


@moments.LEADER_LOST.on("cleopatra_beloved")
def _tokens_vanish(s: ClashState, seat: Seat, card: int) -> None:
    """The tokens are gone with her."""
    for hex_ in s.nations[seat].cities:
        if s.tokens[hex_]:
            s.tokens = put(s.tokens, hex_, 0)


# -- Imhotep -----------------------------------------------------------------------------------------------------------


@moments.ACTIVATED.on("imhotep_innovator")
def _innovator(s: ClashState, seat: Seat, hex_: Hex, purpose: str) -> None:
    """Activating his city for anything but collecting gives 1 idea."""
    if purpose != "collect" and common.leader_city(s, seat) == hex_:
        gain(s, seat, tables.IDEAS, tables.number("imhotep_innovator", "ideas"))


@moments.BUILD_DISCOUNT.on("imhotep_physician")
def _physician(s: ClashState, seat: Seat, city: Hex, building: int) -> tables.Price | None:
    """An Academy or Observatory in his city costs no food and no wood."""
    return (
        common.NO_FOOD_NO_WOOD[building]
        if building in (tables.ACADEMY, tables.OBSERVATORY) and common.leader_city(s, seat) == city
        else None
    )


# -- Ramses II ---------------------------------------------------------------------------------------------------------


class Monument(Frame[ClashState]):
    """An Obelisk in his city gives 1 culture or 2 ideas."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(Choose(self.seat, "prompt-ramses-monumental", MONUMENT), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        gain(s, self.seat, tables.STOCK.index(str(answer[1])), int(answer[2]))
        return done()


@moments.BUILT.on("ramses_ii_monumental")
def _monumental(s: ClashState, seat: Seat, city: Hex, building: int) -> Frame[ClashState] | None:
    return Monument(seat) if building == tables.OBELISK and common.leader_city(s, seat) == city else None


@moments.BATTLE_VALUE.on("ramses_ii_coastal_power")
def _coastal_power(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 when he attacks a coastal city, or pirates from aboard a ship."""
    if not common.is_attacker(seat, battle) or not battle.leads(s, seat):
        return 0
    able = battle.enemy(seat) == tables.PIRATES if battle.sea else battle.city and is_coastal(s, battle.hex)
    return tables.number("ramses_ii_coastal_power", "combat") if able else 0
