"""Captives: units that a player holds, out of their owners' supply, and how they go back. (COC-13.30)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.rules.units import ONE, kinds, total
from epoka.games.clash_of_cultures.state import ClashState, Nation
from epoka.games.clash_of_cultures.tables import BARBARIANS, NONE, UNIT, number
from epoka.kernel import Choose, Frame, Option, Seat, Step, ask, done, tell
from epoka.parts.questions import one_of
from epoka.parts.tuples import changed

MOST: Final = number("aztecs_captives", "most")
"""Captives that a player holds at most. (COC-13.30)"""
WORDS: Final = {
    "release": ("rival", "unit"),
    "release_barbarian": ("unit",),
    "offer": ("kind", "rival", "unit"),
    "offer_barbarian": ("kind", "unit"),
}


def held(own: Nation) -> int:
    """How many captives a player holds."""
    return sum([total(pack) for pack in own.captives if pack])


def listed(own: Nation) -> list[tuple[int, int]]:
    """Owners and kinds of the captives, each once."""
    return [(owner, kind) for owner, pack in enumerate(own.captives) if pack for kind, _ in kinds(pack)]


def hold(s: ClashState, seat: Seat, owner: int, kind: int) -> None:
    """A unit that has left the map becomes a captive."""
    own = s.nations[seat]
    own.captives = changed(own.captives, owner, ONE[kind])
    tell(s, events.CAPTIVE_TAKEN, seat, owner, owner if owner < BARBARIANS else NONE, UNIT[kind])


def release(s: ClashState, seat: Seat, owner: int, kind: int) -> None:
    """A captive goes back to its owner's supply."""
    own = s.nations[seat]
    own.captives = changed(own.captives, owner, -ONE[kind])
    tell(s, events.CAPTIVE_RELEASED, seat, owner, owner if owner < BARBARIANS else NONE, UNIT[kind])


def captive_options(own: Nation, word: str, *before: str) -> list[Option]:
    """Options that name one of the captives."""
    return [
        (f"{word}_barbarian", *before, UNIT[kind]) if owner == BARBARIANS else (word, *before, owner, UNIT[kind])
        for owner, kind in listed(own)
    ]


def release_named(s: ClashState, seat: Seat, answer: Option) -> None:
    """Give back the captive that an option names."""
    owner = BARBARIANS if str(answer[0]).endswith("_barbarian") else int(answer[-2])
    release(s, seat, owner, UNIT.index(str(answer[-1])))


class Release(Frame[ClashState]):
    """Give back so many captives of own choice. (COC-13.30)"""

    seat: Seat
    number: int

    def start(self, s: ClashState) -> Step:
        return ask(choose_release(s, self.seat), then=self.chosen) if self.number else done()

    def chosen(self, s: ClashState, answer: Option) -> Step:
        release_named(s, self.seat, answer)
        self.number -= 1
        return self.start(s)


def choose_release(s: ClashState, seat: Seat) -> Choose:
    """Which captive goes back."""
    return one_of(seat, "prompt-release", "COC-13.30", captive_options(s.nations[seat], "release"))
