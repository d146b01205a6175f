"""Events: drawing them, their icons, and what their texts do. (COC-10.1, COC-10.3)

The card being resolved lies open among the `lasting` ones; then it is discarded, stays there, or goes to a player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.rules import drawing
from epoka.games.clash_of_cultures.rules.great_persons import OfferPerson
from epoka.games.clash_of_cultures.rules.moments import EVENT_COMING, EVENT_DRAWN, TRACK_EMPTY
from epoka.games.clash_of_cultures.rules.world_events import diseases, harvests, peoples, powers, trade
from epoka.games.clash_of_cultures.rules.world_events.effects import ROWS
from epoka.games.clash_of_cultures.rules.world_events.icons import ICONS
from epoka.games.clash_of_cultures.state import ClashState
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
from epoka.parts.tuples import without

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
    card: int = tables.NONE
    icon_only: int = 0

    def start(self, s: ClashState) -> Step:
        return call(EVENT_COMING.frame(s, self.seat), then=self.announce)

    def announce(self, s: ClashState, _: object) -> Step:
        if s.events_rule == "optional":
            return ask(YesNo(self.seat, "prompt-full-event"), then=self.announced)
        self.icon_only = int(s.events_rule == "icons")
        return self.draw(s)

    def announced(self, s: ClashState, answer: Option) -> Step:
        self.icon_only = int(answer != YES)
        return self.draw(s)

    def draw(self, s: ClashState) -> Step:
        return call(drawing.DrawEventCard(self.seat), then=self.drawn)

    def drawn(self, s: ClashState, card: int) -> Step:
        self.card = card
        s.lasting += (card,)
        tell(s, events.EVENT_DRAWN, self.seat, card)
        frame = EVENT_DRAWN.frame(s, self.seat, card) if s.nations[self.seat].abilities else None
        return call(frame, then=self.kept)

    def kept(self, s: ClashState, cancelled: object) -> Step:
        if cancelled:
            tell(s, events.EVENT_CANCELLED, self.seat, self.card)
            self.put_away(s)
            # Another card is drawn, and before that it is announced how. (COC-15.1)
            return self.announce(s, None)
        icon = ICONS.get(ROWS[self.card].icon or "")
        return call(icon(s, self.seat) if icon else None, then=self.read)

    def read(self, s: ClashState, _: object) -> Step:
        if self.icon_only:
            tell(s, events.EVENT_ICON_ONLY, self.seat, self.card)
            return self.finish(s, None)
        row = ROWS[self.card]
        if row.target == "great_person":
            return call(OfferPerson(self.seat, self.card), then=self.finish)
        text = TEXTS.get(row.effect)
        return call(text(s, self.seat, self.card) if text else None, then=self.finish)

    def finish(self, s: ClashState, _: object) -> Step:
        row = ROWS[self.card]
        if self.icon_only or not row.lasting:
            self.put_away(s)
        return done()

    def put_away(self, s: ClashState) -> None:
        """A card that nobody has taken is discarded."""
        if self.card in s.lasting:
            s.lasting = without(s.lasting, self.card)
            drawing.lay_event(s, self.seat, self.card)


@TRACK_EMPTY.on("draw_event")
def _draw_event(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return DrawEvent(seat)


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
