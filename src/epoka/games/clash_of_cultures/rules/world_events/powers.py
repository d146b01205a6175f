"""Events about governments, leaders and faith. (COC-10.1)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules import losses
from epoka.games.clash_of_cultures.rules.advances import lose_advance
from epoka.games.clash_of_cultures.rules.cities import building_supply, colour, set_building
from epoka.games.clash_of_cultures.rules.governments import ChangeGovernment, other_governments
from epoka.games.clash_of_cultures.rules.lasting import CUBE
from epoka.games.clash_of_cultures.rules.leaders import NewLeader, dismiss_leader
from epoka.games.clash_of_cultures.rules.notes import keep
from epoka.games.clash_of_cultures.rules.stacking import fits, ship_room
from epoka.games.clash_of_cultures.rules.units import LEADER_PACK, military, stationed
from epoka.games.clash_of_cultures.rules.world_events.effects import ROWS, keep_card, score
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import (
    Choose,
    Frame,
    Option,
    Options,
    Question,
    Seat,
    Step,
    ask,
    call,
    done,
    tell,
)
from epoka.parts.hexes import Hex
from epoka.parts.seats import rivals

ACCEPT: Final[Option] = ("accept",)
POINTS: Final[Option] = ("points",)


# -- governments and leaders -----------------------------------------------------------------------------------------


def army_options(s: ClashState, seat: Seat) -> Options:
    """Each kind of military unit on each hex, to be removed so that a revolution passes. (event 38)"""
    names = map_of(s).names
    return tuple(
        [
            ("avoid", names[hex_], tables.UNIT[kind])
            for hex_, pack in stationed(s.armies[seat])
            if military(pack)
            for kind in tables.MILITARY
            if pack >> 4 * kind & 15
        ]
    )


class ChooseConcession(Question[ClashState]):
    """Whether to give in to a revolution or to remove a military unit. (event 38)"""

    seat: Seat
    ask: str

    rule: ClassVar[str] = "COC-10.1"

    def choices(self, s: ClashState) -> Options:
        return (ACCEPT, *army_options(s, self.seat))

    def prompt_id(self) -> str:
        return self.ask


class Revolution(Frame[ClashState]):
    """Lose a main action, then change the government; a military unit removed avoids either. (event 38)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        if s.phase == "turn" and s.active == self.seat and not s.nations[self.seat].actions_left:
            return self.govern(s, None)
        return ask(ChooseConcession(self.seat, "prompt-revolution-action"), then=self.decided)

    def decided(self, s: ClashState, answer: Option) -> Step:
        if answer != ACCEPT:
            return call(
                losses.GiveUpUnit(self.seat, losses.chosen_hex(s, answer), tables.UNIT.index(str(answer[2]))),
                then=self.govern,
            )
        own = s.nations[self.seat]
        if s.phase == "turn" and s.active == self.seat:
            own.actions_left = max(0, own.actions_left - tables.number("revolution", "actions"))
        else:
            own.fewer += tables.number("revolution", "actions")
        tell(s, events.ACTION_LOST, self.seat)
        return self.govern(s, None)

    def govern(self, s: ClashState, _: object) -> Step:
        if not other_governments(s, self.seat):
            return done()
        return ask(ChooseConcession(self.seat, "prompt-revolution-government"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        if answer != ACCEPT:
            return call(losses.GiveUpUnit(self.seat, losses.chosen_hex(s, answer), tables.UNIT.index(str(answer[2]))))
        return call(ChangeGovernment(self.seat))


def revolution(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """A main action and the government are lost, or units."""
    return Revolution(seat)


def anarchy(s: ClashState, seat: Seat, card: int) -> None:
    """The cubes of all government advances go onto the card. (event 44)"""
    own = s.nations[seat]
    held = [
        number
        for number in range(tables.GOVERNMENT_BITS.bit_length())
        if own.advances & tables.GOVERNMENT_BITS & 1 << number
    ]
    if not held:
        return
    for number in held:
        lose_advance(s, seat, number)
    keep(own, "anarchy", len(held))
    own.half_points += CUBE * len(held)
    keep_card(s, seat, card)
    tell(s, events.GOVERNMENT_LOST, seat, len(held))


class Guillotine(Frame[ClashState]):
    """The leader is lost; a new one comes free, or 2 points; nobody is recruited after that. (event 43)"""

    seat: Seat
    card: int

    def start(self, s: ClashState) -> Step:
        return call(dismiss_leader(s, self.seat), then=self.fallen)

    def fallen(self, s: ClashState, _: object) -> Step:
        keep_card(s, self.seat, self.card)
        return ask(ChooseHeir(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == POINTS:
            score(s, self.seat, ROWS[self.card].half_points)
            return self.over(s, None)
        return call(NewLeader(self.seat, losses.chosen_hex(s, answer)), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        keep(s.nations[self.seat], "guillotine", 1)
        return done()


class ChooseHeir(Question[ClashState]):
    """Where a new leader comes, or points instead. (event 43)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-guillotine"
    rule: ClassVar[str] = "COC-10.1"

    def choices(self, s: ClashState) -> Options:
        own, armies = s.nations[self.seat], s.armies[self.seat]
        if not own.leaders:
            return (POINTS,)
        hexes = dict.fromkeys([*own.cities, *[hex_ for hex_, pack in enumerate(armies) if military(pack)]])
        return (*losses.city_options(s, [hex_ for hex_ in hexes if self.has_room(s, hex_)]), POINTS)

    def has_room(self, s: ClashState, hex_: Hex) -> bool:
        """Whether a leader can join on a hex: the stack limit, or room aboard. (COC-8.1.3, COC-8.2.3)"""
        if s.terrain[hex_] == tables.SEA:
            return ship_room(s, self.seat, hex_) > 0
        return fits(s, self.seat, hex_, LEADER_PACK)


def guillotine(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """The leader is lost."""
    return Guillotine(seat, card)


# -- Reformation -----------------------------------------------------------------------------------------------------


def temples(s: ClashState, seat: Seat) -> list[Hex]:
    """Cities that hold a Temple of a player's colour."""
    return [hex_ for hex_ in range(len(s.built)) if colour(s, hex_, tables.TEMPLE) == seat]


class Reformation(Frame[ClashState]):
    """A rival replaces one of the player's Temples; who has none picks somebody who has. (event 48)"""

    seat: Seat
    rival: int = tables.NONE

    def start(self, s: ClashState) -> Step:
        if temples(s, self.seat):
            able = [rival for rival in rivals(s.nations, self.seat) if building_supply(s, rival, tables.TEMPLE)]
            if not able:
                return done()
            return ask(losses.choose_player(self.seat, "prompt-reformer", able), then=self.chosen)
        holders = [rival for rival in rivals(s.nations, self.seat) if temples(s, rival)]
        if not holders:
            return done()
        return ask(losses.choose_player(self.seat, "prompt-reformed", holders), then=self.passed)

    def passed(self, s: ClashState, answer: Option) -> Step:
        return call(Reformation(int(answer[1])))

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.rival = int(answer[1])
        names = map_of(s).names
        options = tuple([("temple", names[hex_]) for hex_ in temples(s, self.seat)])
        return ask(Choose(self.rival, "prompt-reformation", options), then=self.replace)

    def replace(self, s: ClashState, answer: Option) -> Step:
        hex_ = losses.chosen_hex(s, answer)
        set_building(s, hex_, tables.TEMPLE, self.rival)
        tell(s, events.REPLACED, self.rival, "temple", map_of(s).names[hex_])
        return done()


def reformation(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """A Temple changes its colour."""
    return Reformation(seat)
