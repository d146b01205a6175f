"""Events: drawing them, their icons, and what their texts do. (COC-10.1, COC-10.3)

The card being resolved lies open among the `lasting` ones; then it is discarded, stays there, or goes to a player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.rules.advances import on_empty_track
from epoka.games.clash_of_cultures.rules.drawing import (
    DrawEventCard,
    lay_event,
)
from epoka.games.clash_of_cultures.rules.great_persons import OfferPerson
from epoka.games.clash_of_cultures.rules.moments import EVENT_COMING, EVENT_DRAWN
from epoka.games.clash_of_cultures.rules.world_events import diseases, harvests, peoples, powers, trade
from epoka.games.clash_of_cultures.rules.world_events.effects import ROWS
from epoka.games.clash_of_cultures.rules.world_events.icons import ICONS
from epoka.games.clash_of_cultures.state import ClashState, without
from epoka.games.clash_of_cultures.tables import (
    NONE,
)
from epoka.kernel import (
    YES,
    Frame,
    Option,
    Seat,
    Step,
    YesNo,
    ask,
    call,
    done,
    tell,
)

WORDS: Final = {
    "tokens": ("mood", "culture"),
    "give": ("kind",),
    "discard": ("card",),
    "avoid": ("hex", "unit"),
    "accept": (),
    "points": (),
    "temple": ("hex",),
}

# -- drawing (COC-10.1) ----------------------------------------------------------------------------------------------


class DrawEvent(Frame[ClashState]):
    """A player's event track is empty: draw an event, resolve its icon, then its text. (COC-10.1, COC-15.1)"""

    seat: Seat
    card: int = NONE
    icon_only: int = 0

    def start(self, s: ClashState) -> Step:
        frame = EVENT_COMING.frame(s, self.seat)
        return call(frame, then=self.announce) if frame else self.announce(s, None)

    def announce(self, s: ClashState, _: object) -> Step:
        if s.events_rule == "optional":
            return ask(YesNo(self.seat, "prompt-full-event"), then=self.announced)
        self.icon_only = int(s.events_rule == "icons")
        return self.draw(s)

    def announced(self, s: ClashState, answer: Option) -> Step:
        self.icon_only = int(answer != YES)
        return self.draw(s)

    def draw(self, s: ClashState) -> Step:
        return call(DrawEventCard(self.seat), then=self.drawn)

    def drawn(self, s: ClashState, card: int) -> Step:
        self.card = card
        s.lasting += (card,)
        tell(s, events.EVENT_DRAWN, self.seat, card)
        frame = EVENT_DRAWN.frame(s, self.seat, card) if s.nations[self.seat].abilities else None
        return call(frame, then=self.kept) if frame else self.kept(s, False)

    def kept(self, s: ClashState, cancelled: object) -> Step:
        if cancelled:
            tell(s, events.EVENT_CANCELLED, self.seat, self.card)
            self.put_away(s)
            # Another card is drawn, and before that it is announced how. (COC-15.1)
            return self.announce(s, None)
        icon = ICONS.get(ROWS[self.card].icon or "")
        frame = icon(s, self.seat) if icon else None
        return call(frame, then=self.read) if frame else self.read(s, None)

    def read(self, s: ClashState, _: object) -> Step:
        if self.icon_only:
            tell(s, events.EVENT_ICON_ONLY, self.seat, self.card)
            return self.finish(s, None)
        row = ROWS[self.card]
        if row.target == "great_person":
            return call(OfferPerson(self.seat, self.card), then=self.finish)
        text = TEXTS.get(row.effect)
        frame = text(s, self.seat, self.card) if text else None
        return call(frame, then=self.finish) if frame else self.finish(s, None)

    def finish(self, s: ClashState, _: object) -> Step:
        row = ROWS[self.card]
        if self.icon_only or not row.lasting:
            self.put_away(s)
        return done()

    def put_away(self, s: ClashState) -> None:
        """A card that nobody has taken is discarded."""
        if self.card in s.lasting:
            s.lasting = without(s.lasting, self.card)
            lay_event(s, self.seat, self.card)


on_empty_track(DrawEvent)


Text = Callable[[ClashState, Seat, int], Frame[ClashState] | None]

TEXTS: Final[dict[str, Text]] = {
    "pestilence": diseases.pestilence,
    "epidemics": diseases.epidemics,
    "famine": harvests.famine,
    "year_all": harvests.year_all,
    "year_you": harvests.year_you,
    "year_share": harvests.year_share,
    "population_boom": peoples.population_boom,
    "volcano": peoples.volcano,
    "earthquake": peoples.earthquake,
    "flood": peoples.flood,
    "migration": peoples.migration,
    "civil_war": peoples.civil_war,
    "revolution": powers.revolution,
    "uprising": trade.uprising,
    "envoys": trade.envoys,
    "guillotine": powers.guillotine,
    "anarchy": powers.anarchy,
    "scientific_trade": trade.scientific_trade,
    "flourishing_trade": trade.flourishing_trade,
    "era_of_stability": trade.era_of_stability,
    "reformation": powers.reformation,
    "pandemics": diseases.pandemics,
    "black_death": diseases.black_death,
    "famine_vermin": harvests.famine_vermin,
    "famine_drought": harvests.famine_drought,
    "fire": peoples.fire,
    "successful_year": harvests.successful_year,
}
"""What the text of an event does; solar eclipse and Trojan Horse only lie open, great persons are offered."""
