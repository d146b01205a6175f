"""Action cards about battles won and rivals: heroes, negotiations, leadership, assassination. (COC-12.1)"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules import losses
from epoka.games.clash_of_cultures.rules.cities import set_mood
from epoka.games.clash_of_cultures.rules.lasting import negotiate
from epoka.games.clash_of_cultures.rules.notes import keep, kept, note, remember
from epoka.games.clash_of_cultures.rules.options import SKIP
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, can_pay, gain
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.kernel import (
    Choose,
    Frame,
    Option,
    Refusal,
    Seat,
    Step,
    ask,
    call,
    done,
    tell,
)
from epoka.parts.seats import rivals

ZEAL: Final = tables.amounts("hero_general", "mood")
"""What the second step of the Hero General costs."""
STEPS: Final = tables.number("hero_general", "steps")
# A reason that is met at nearly every step of a turn is made once.
NO_BATTLE_WON: Final = Refusal("no-battle-won", "COC-12.1")


# -- after battles ---------------------------------------------------------------------------------------------------


def why_not_hero(s: ClashState, seat: Seat) -> Refusal | None:
    """Why there is no hero to celebrate."""
    own = s.nations[seat]
    if note(own, "won-battles") <= note(own, "hero_general"):
        return NO_BATTLE_WON
    if all(s.mood[hex_] == tables.HAPPY for hex_ in own.cities):
        return Refusal("all-happy", "COC-7.8.1")
    return None


class HeroGeneral(Frame[ClashState]):
    """Raise a city by a step; for 1 mood raise one again. (COC-12.1)"""

    seat: Seat
    again: int = 0

    def start(self, s: ClashState) -> Step:
        return ask(losses.ChooseCity(self.seat, self.gloomy(s), "prompt-hero"), then=self.chosen)

    def gloomy(self, s: ClashState) -> Numbers:
        return tuple([hex_ for hex_ in s.nations[self.seat].cities if s.mood[hex_] < tables.HAPPY])

    def chosen(self, s: ClashState, answer: Option) -> Step:
        hex_ = losses.chosen_hex(s, answer)
        set_mood(s, hex_, min(tables.HAPPY, s.mood[hex_] + STEPS))
        if self.again or not self.gloomy(s) or not can_pay(s.nations[self.seat], ZEAL, EXACT):
            return done()
        self.again = 1
        names = map_of(s).names
        options = tuple([("city", names[hex_]) for hex_ in self.gloomy(s)])
        return ask(Choose(self.seat, "prompt-hero-again", (*options, SKIP)), then=self.more)

    def more(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        hex_ = losses.chosen_hex(s, answer)
        set_mood(s, hex_, min(tables.HAPPY, s.mood[hex_] + STEPS))
        return call(Pay(self.seat, ZEAL, EXACT))


def hero_general(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    """Hero General: once for each battle won. (COC-12.1)"""
    own = s.nations[seat]
    remember(own, "hero_general", note(own, "hero_general") + 1)
    return HeroGeneral(seat)


def why_not_great_ideas(s: ClashState, seat: Seat) -> Refusal | None:
    """Why nothing was won that gives ideas."""
    own = s.nations[seat]
    if note(own, "won-battles") + note(own, "captures") <= note(own, "great_ideas"):
        return NO_BATTLE_WON
    return None


def great_ideas(s: ClashState, seat: Seat, rival: Seat) -> None:
    """Great Ideas: 2 ideas for a battle won or a city captured. (COC-12.1)"""
    own = s.nations[seat]
    remember(own, "great_ideas", note(own, "great_ideas") + 1)
    gain(s, seat, tables.IDEAS, tables.number("great_ideas", "ideas"))


# -- rivals ----------------------------------------------------------------------------------------------------------


def why_not_negotiate(s: ClashState, seat: Seat) -> Refusal | None:
    """Why it is too late to negotiate in this turn."""
    return Refusal("turn-begun", "COC-12.1") if note(s.nations[seat], "begun") else None


def negotiations(s: ClashState, seat: Seat, rival: Seat) -> None:
    """Negotiations: peace with a rival. (COC-12.1)"""
    negotiate(s, seat, rival)


def leadership(s: ClashState, seat: Seat, rival: Seat) -> None:
    """Leadership: a main action more. (COC-12.1)"""
    s.nations[seat].actions_left += tables.number("leadership", "actions")
    tell(s, events.EXTRA_ACTION, seat)


def victims(s: ClashState, seat: Seat) -> list[Seat]:
    """Rivals who were not assassinated yet."""
    return [rival for rival in rivals(s.nations, seat) if not kept(s.nations[rival], "assassination")]


def assassination(s: ClashState, seat: Seat, rival: Seat) -> None:
    """Assassination: a rival has a main action less in the next turn. (COC-12.1)"""
    own = s.nations[rival]
    own.fewer += tables.number("assassination", "actions")
    keep(own, "assassination", 1)
    tell(s, events.ACTION_LOST, rival)
