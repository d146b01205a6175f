"""Units that are lost: in a round of battle, on reveal of a card, or with the ships that carried them. (COC-9.2.4)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules import units
from epoka.games.clash_of_cultures.rules.leaders import lost_leader
from epoka.games.clash_of_cultures.rules.stacking import ship_room
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done, tell

FALL: Final[tuple[Option, ...]] = tuple([("fall", name) for name in tables.UNIT])
WORDS: Final = {"fall": ("unit",)}
CHEAPEST: Final = (tables.SETTLER, tables.SHIP, tables.INFANTRY, tables.CAVALRY, tables.ELEPHANT, tables.LEADER)
"""The order in which barbarians and pirates give up units. [interpretation] (COC-10.4.3)"""


def named(owner: int) -> int:
    """An owner as the seat of an event; nobody for barbarians and pirates."""
    return owner if owner < tables.BARBARIANS else tables.NONE


def listed(pack: units.Pack) -> tuple[str, ...]:
    """Units for the log: how many of each kind."""
    return tuple([f"{tables.UNIT[kind]}{number}" for kind, number in units.kinds(pack)])


def cheapest(pack: units.Pack) -> int:
    """The kind of unit that is given up first where nobody decides."""
    return next(kind for kind in CHEAPEST if units.count(pack, kind))


class Casualties(Frame[ClashState]):
    """An owner names the units that fall, one after the other; returns them. (COC-9.2.4)

    `pack` are the units that may fall. Players are asked only if there is a choice.
    """

    owner: int
    hex: int
    pack: units.Pack
    number: int
    chosen: units.Pack = 0

    def start(self, s: ClashState) -> Step:
        while self.number:
            if self.number >= units.total(self.pack):
                return done(self.chosen + self.pack)
            if self.owner < len(s.nations):
                return ask(ChooseCasualty(self.owner, self.hex, self.pack, self.number), then=self.name)
            self.give_up(cheapest(self.pack))
        return done(self.chosen)

    def name(self, s: ClashState, answer: Option) -> Step:
        self.give_up(tables.UNIT.index(str(answer[1])))
        return self.start(s)

    def give_up(self, kind: int) -> None:
        """One more unit of a kind falls."""
        self.chosen += units.ONE[kind]
        self.pack -= units.ONE[kind]
        self.number -= 1


class ChooseCasualty(Question[ClashState]):
    """Which unit to give up next; `pack` are those that may be. (COC-9.2.4, COC-9.4.2)"""

    seat: Seat
    hex: int
    pack: units.Pack
    number: int

    prompt: ClassVar[str] = "prompt-casualty"
    rule: ClassVar[str] = "COC-9.2.4"

    def choices(self, s: ClashState) -> Options:
        return tuple([FALL[kind] for kind, _ in units.kinds(self.pack)])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer in FALL:
            return Refusal("no-such-unit", self.rule, {"unit": answer[1]})
        return super().refuse(s, answer)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"hex": map_of(s).names[self.hex], "amount": self.number}


class Cargo(Frame[ClashState]):
    """After a sea battle land units are removed until the ships left can carry them; returns them. (COC-9.4.2)

    `killer` takes the card of a leader that is lost so. (COC-13.3, COC-13.4)
    """

    seat: Seat
    hex: int
    killer: int
    lost: units.Pack = 0

    def start(self, s: ClashState) -> Step:
        surplus = -ship_room(s, self.seat, self.hex)
        if surplus <= 0:
            return done(0)
        aboard = s.armies[self.seat][self.hex] & units.LAND_BITS
        return call(Casualties(self.seat, self.hex, aboard, min(surplus, units.land(aboard))), then=self.drown)

    def drown(self, s: ClashState, pack: units.Pack) -> Step:
        units.remove(s, self.seat, self.hex, pack)
        self.lost = pack
        tell(s, events.UNITS_FELL, self.seat, self.seat, map_of(s).names[self.hex], listed(pack))
        frame = lost_leader(s, self.seat, self.killer) if pack >= units.LEADER_PACK else None
        return call(frame, then=self.finish) if frame else done(pack)

    def finish(self, s: ClashState, _: object) -> Step:
        return done(self.lost)
