"""Rome. (COC-13.44)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import tables
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.activating import activate_city, wear_city
from epoka.games.clash_of_cultures.rules.advances import BuyAdvance, only_for, why_not_buy
from epoka.games.clash_of_cultures.rules.cities import set_mood
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.deeds import always, use
from epoka.games.clash_of_cultures.rules.drawing import DrawAction, DrawObjective, discard_objective
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.happiness import IncreaseHappiness, raises
from epoka.games.clash_of_cultures.rules.lasting import action_cards, give_up_action
from epoka.games.clash_of_cultures.rules.ranges import distances_from
from epoka.games.clash_of_cultures.rules.stacking import stack_room
from epoka.games.clash_of_cultures.rules.stock import Pay, gain
from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK, add, supply
from epoka.games.clash_of_cultures.rules.uses import ChooseDiscard
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done
from epoka.parts.hexes import NOWHERE, Hex

SANITATION: Final = tables.NUMBER["sanitation"]
AQUEDUCT: Final = tables.NUMBER["rome_aqueduct"]
FAR: Final = tables.number("rome_provinces", "hexes")
"""How far from home Provinces begin."""
IMPERIAL: Final = tables.number("rome_imperial_roads", "hexes") - tables.number("roads", "hexes")
"""Hexes more by Imperial Roads than by Roads."""
PROCONSUL: Final = tables.amounts("caesar_proconsul", "gold")
PROVINCE: Final = tables.amounts("rome_provinces", "culture")
PRINCEPS: Final = tables.amounts("augustus_princeps", "culture")
WORDS: Final = {"drop": ("card",)}


# -- advances ----------------------------------------------------------------------------------------------------------


only_for("rome_aqueduct", 1 << SANITATION)


@moments.ADVANCE_WAYS.on("rome_aqueduct")
def _aqueduct(s: ClashState, seat: Seat, advance: int) -> list[tables.Price]:
    """Sanitation costs no resources."""
    return [tables.FREE] if advance == SANITATION else []


def _why_not_buy_freely(s: ClashState, seat: Seat) -> Refusal | None:
    return why_not_buy(s, seat, SANITATION, without=AQUEDUCT)


def _buy_freely(s: ClashState, seat: Seat) -> Frame[ClashState]:
    """Or Sanitation is bought at its price as a free action: it is one or the other."""
    return BuyAdvance(seat, SANITATION, without=AQUEDUCT)


use("rome_aqueduct", _why_not_buy_freely, _buy_freely)


@moments.ROAD_REACH.on("rome_imperial_roads")
def _imperial_roads(s: ClashState, seat: Seat) -> int:
    """Up to 4 hexes from an own city to another. (COC-13.44)"""
    return IMPERIAL


@moments.BATTLE_ENDED.on("rome_captivi")
def _captivi(s: ClashState, seat: Seat, battle: Field) -> None:
    """A battle won against a unit or a Fortress gives 1 gold and 1 mood."""
    other = 1 - battle.side_of(seat)
    if battle.winner == seat and (battle.at_start[other] or (other and battle.fort)):
        gain(s, seat, tables.GOLD, tables.number("rome_captivi", "gold"))
        gain(s, seat, tables.MOOD, tables.number("rome_captivi", "mood"))


@moments.BUILD_SWAPS.on("rome_captivi")
def _mood_for_buildings(s: ClashState, seat: Seat, city: Hex, building: int) -> list[tuple[int, tuple[int, ...]]]:
    """Mood may replace any resources of a building."""
    return [(kind, (tables.MOOD,)) for kind in tables.BASIC]


@moments.HIRE_HERE.on("rome_provinces")
def _provincial_cavalry(s: ClashState, seat: Seat, city: Hex, kind: int) -> bool:
    """Cavalry in any city at least 3 hexes from the first one."""
    if kind != tables.CAVALRY:
        return False
    far = distances_from(s, s.nations[seat].home)[city]
    return far == NOWHERE or far >= FAR


class Province(Frame[ClashState]):
    """A captured city is Neutral, or Happy for 1 culture."""

    seat: Seat
    hex: int

    def start(self, s: ClashState) -> Step:
        set_mood(s, self.hex, tables.NEUTRAL)
        return call(common.MayPay(self.seat, PROVINCE, "prompt-rome-provinces"), then=self.paid)

    def paid(self, s: ClashState, paid: int) -> Step:
        if paid:
            set_mood(s, self.hex, tables.HAPPY)
        return done()


@moments.CAPTURED.on("rome_provinces")
def _provinces(s: ClashState, seat: Seat, hex_: Hex, *_: object) -> Frame[ClashState] | None:
    return Province(seat, hex_) if s.owner[hex_] == seat else None


# -- Augustus ----------------------------------------------------------------------------------------------------------


class Princeps(Frame[ClashState]):
    """1 culture, the city is activated: draw an action card and an objective, then discard one of each."""

    seat: Seat
    city: int

    def start(self, s: ClashState) -> Step:
        return call(activate_city(s, self.seat, self.city, "ability"), then=self.pay)

    def pay(self, s: ClashState, _: object) -> Step:
        return call(Pay(self.seat, PRINCEPS), then=self.draw)

    def draw(self, s: ClashState, _: object) -> Step:
        return call(DrawAction(self.seat, tables.number("augustus_princeps", "actions")), then=self.plan)

    def plan(self, s: ClashState, _: object) -> Step:
        return call(DrawObjective(self.seat, tables.number("augustus_princeps", "objectives")), then=self.give_up)

    def give_up(self, s: ClashState, _: object) -> Step:
        if not action_cards(s.nations[self.seat]):
            return self.drop(s)
        return ask(ChooseDiscard(self.seat), then=self.discarded)

    def discarded(self, s: ClashState, answer: Option) -> Step:
        give_up_action(s, self.seat, tables.CARD[str(answer[1])])
        return self.drop(s)

    def drop(self, s: ClashState) -> Step:
        if not s.nations[self.seat].plans:
            return self.finish(s)
        return ask(ChooseDropped(self.seat), then=self.dropped)

    def dropped(self, s: ClashState, answer: Option) -> Step:
        discard_objective(s, self.seat, tables.CARD[str(answer[1])])
        return self.finish(s)

    def finish(self, s: ClashState) -> Step:
        wear_city(s, self.seat, self.city)
        return done()


class ChooseDropped(Question[ClashState]):
    """Which objective to put away."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-drop"
    rule: ClassVar[str] = "COC-12.2"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return tuple([("drop", tables.CARDS[card]) for card in s.nations[self.seat].plans])


def _princeps(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Princeps(seat, common.leader_city(s, seat))


use("augustus_princeps", common.why_not_activate_for_culture("augustus_princeps"), _princeps, always)


@moments.BATTLE_VALUE.on("augustus_emperor")
def _emperor(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 where Rome has no city on the tile."""
    layout = map_of(s)
    tile = layout.slots[layout.slot[battle.hex]]
    return (
        tables.number("augustus_emperor", "combat")
        if common.leads_on_land(s, seat, battle) and not any(s.owner[hex_] == seat for hex_ in tile)
        else 0
    )


# -- Caesar ------------------------------------------------------------------------------------------------------------


def _why_not_statesman(s: ClashState, seat: Seat) -> Refusal | None:
    reason = common.why_not_in_city(s, seat, "COC-13.2")
    if reason is not None:
        return reason
    city = common.leader_city(s, seat)
    if s.mood[city] == tables.HAPPY:
        return Refusal("all-happy", "COC-7.8.1")
    return None if any(True for _ in raises(s, seat, city)) else Refusal("no-mood", "COC-7.8.1")


def _statesman(s: ClashState, seat: Seat) -> Frame[ClashState]:
    """His city alone is raised as a free action, at the normal price."""
    return IncreaseHappiness(seat, common.leader_city(s, seat))


use("caesar_statesman", _why_not_statesman, _statesman)


class Proconsul(Frame[ClashState]):
    """1 gold for 1 Infantry in the city that he captured."""

    seat: Seat
    hex: int

    def start(self, s: ClashState) -> Step:
        return call(common.MayPay(self.seat, PROCONSUL, "prompt-caesar-proconsul"), then=self.paid)

    def paid(self, s: ClashState, paid: int) -> Step:
        if paid:
            add(s, self.seat, self.hex, INFANTRY_PACK)
        return done()


@moments.CAPTURED.on("caesar_proconsul")
def _proconsul(s: ClashState, seat: Seat, hex_: Hex, *_: object) -> Frame[ClashState] | None:
    able = (
        common.leader_city(s, seat) == hex_ and supply(s, seat, tables.INFANTRY) > 0 and stack_room(s, seat, hex_) > 0
    )
    return Proconsul(seat, hex_) if able else None


# -- Sulla -------------------------------------------------------------------------------------------------------------


@moments.INFLUENCE_BARRED.on("sulla_dictator")
def _dictator(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    """His city cannot be influenced."""
    return common.leader_city(s, seat) == hex_


@moments.BARBARIANS_CONSENT.on("sulla_dictator")
def _consent(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    """Barbarian armies within 2 hexes of him move only with his consent."""
    return common.is_near(s, s.nations[seat].leader_at, hex_, tables.number("sulla_dictator", "hexes"))


@moments.BATTLE_VALUE.on("sulla_civilizer")
def _civilizer(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 against barbarians."""
    return (
        tables.number("sulla_civilizer", "combat")
        if common.leads_on_land(s, seat, battle) and battle.enemy(seat) == tables.BARBARIANS
        else 0
    )
