"""What a battle brings besides a city: the pirates' gold, the Infantry of fanatics. (COC-10.5.4, COC-6.6)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.rules.choices import Choice
from epoka.games.clash_of_cultures.rules.stacking import stack_room
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK, add, supply
from epoka.games.clash_of_cultures.state import ClashState, map_of
from epoka.games.clash_of_cultures.tables import CULTURE, GOLD, INFANTRY, MOOD, STOCK, UNIT
from epoka.kernel import Choose, Frame, Option, Options, Seat, Step, ask, done, tell
from epoka.parts.hexes import Hex
from epoka.parts.questions import one_of

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
        return ask(choose_token(self.seat), then=self.taken)

    def taken(self, s: ClashState, answer: Option) -> Step:
        gain(s, self.seat, STOCK.index(str(answer[1])), 1)
        self.sunk -= 1
        return self.start(s)


def choose_token(seat: Seat) -> Choose:
    """A mood or a culture token for a pirate ship. (COC-10.5.4)"""
    return one_of(seat, "prompt-pirate-token", "COC-10.5.4", TOKEN.values())


def musters(s: ClashState, seat: Seat, lost: Hex) -> list[Hex]:
    """Own cities with room for an Infantry, without the one that is being lost."""
    return [hex_ for hex_ in s.nations[seat].cities if hex_ != lost and stack_room(s, seat, hex_) > 0]


class ChooseMuster(Choice):
    """Where an Infantry comes for who lost a battle in a city with a Temple and has Fanaticism. (COC-6.6)"""

    seat: Seat
    lost: int

    prompt: ClassVar[str] = "prompt-fanaticism"
    rule: ClassVar[str] = "COC-6.6"

    def choices(self, s: ClashState) -> Options:
        if supply(s, self.seat, INFANTRY) <= 0:
            return ()
        names = map_of(s).names
        return tuple([("infantry", names[hex_]) for hex_ in musters(s, self.seat, self.lost)])

    def chosen(self, s: ClashState, answer: Option) -> None:
        add(s, self.seat, map_of(s).hex[str(answer[1])], INFANTRY_PACK)
        tell(s, events.REINFORCED, self.seat, answer[1], UNIT[INFANTRY])
