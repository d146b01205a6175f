"""What a battle brings besides a city: the pirates' gold, the Infantry of fanatics. (COC-10.5.4, COC-6.6)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.geometry import Hex
from epoka.games.clash_of_cultures.rules.stacking import stack_room
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK, add, supply
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import CULTURE, GOLD, INFANTRY, MOOD, STOCK, UNIT
from epoka.kernel import Frame, Option, Options, Question, Seat, Step, ask, done, tell

TOKEN: Final[dict[int, Option]] = {kind: ("token", STOCK[kind]) for kind in (MOOD, CULTURE)}
WORDS: Final = {"token": ("kind",), "infantry": ("hex",)}


class PirateGold(Frame[ClashState]):
    """For each pirate ship sunk 1 gold and a token of choice, whoever won. (COC-10.5.4)"""

    seat: Seat
    sunk: int

    def start(self, s: ClashState) -> Step:
        if not self.sunk:
            return done()
        gain(s, self.seat, GOLD, 1)
        return ask(ChooseToken(self.seat), then=self.taken)

    def taken(self, s: ClashState, answer: Option) -> Step:
        gain(s, self.seat, STOCK.index(str(answer[1])), 1)
        self.sunk -= 1
        return self.start(s)


class ChooseToken(Question[ClashState]):
    """A mood or a culture token for a pirate ship. (COC-10.5.4)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-pirate-token"
    rule: ClassVar[str] = "COC-10.5.4"

    def choices(self, s: ClashState) -> Options:
        return tuple(TOKEN.values())


def musters(s: ClashState, seat: Seat, lost: Hex) -> list[Hex]:
    """Own cities with room for an Infantry, without the one that is being lost."""
    return [hex_ for hex_ in s.nations[seat].cities if hex_ != lost and stack_room(s, seat, hex_) > 0]


class Fanatics(Frame[ClashState]):
    """Who lost a battle in a city with a Temple and has Fanaticism puts an Infantry in an own city. (COC-6.6)"""

    seat: Seat
    hex: int

    def start(self, s: ClashState) -> Step:
        if supply(s, self.seat, INFANTRY) <= 0 or not musters(s, self.seat, self.hex):
            return done()
        return ask(ChooseMuster(self.seat, self.hex), then=self.place)

    def place(self, s: ClashState, answer: Option) -> Step:
        add(s, self.seat, map_of(s).hex[str(answer[1])], INFANTRY_PACK)
        tell(s, events.REINFORCED, self.seat, answer[1], UNIT[INFANTRY])
        return done()


class ChooseMuster(Question[ClashState]):
    """Where the free Infantry of Fanaticism comes. (COC-6.6)"""

    seat: Seat
    lost: int

    prompt: ClassVar[str] = "prompt-fanaticism"
    rule: ClassVar[str] = "COC-6.6"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        return tuple([("infantry", names[hex_]) for hex_ in musters(s, self.seat, self.lost)])
