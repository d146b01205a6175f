"""Events of trade and stability. (COC-10.1)"""

from __future__ import annotations

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.rules.cities import colour
from epoka.games.clash_of_cultures.rules.losses import (
    choose_player,
)
from epoka.games.clash_of_cultures.rules.stock import gain, spend
from epoka.games.clash_of_cultures.rules.world_events.effects import concerned, in_turn, keep_card, score
from epoka.games.clash_of_cultures.state import ClashState, rivals
from epoka.games.clash_of_cultures.tables import (
    ACADEMY,
    CULTURE,
    GOLD,
    IDEAS,
    MARKET,
    MOOD,
    NONE,
    OBELISK,
    OBSERVATORY,
    PORT,
    TEMPLE,
)
from epoka.kernel import (
    Choose,
    Frame,
    Option,
    Seat,
    Step,
    ask,
    done,
    tell,
)


def cities_with(s: ClashState, seat: Seat, *kinds: int) -> int:
    """Cities of a player that hold one of these buildings, whatever their colour."""
    return len([hex_ for hex_ in s.nations[seat].cities if any(colour(s, hex_, kind) != NONE for kind in kinds)])


def scientific_trade(s: ClashState, seat: Seat, card: int) -> None:
    """Ideas for cities with an Academy or Observatory, at least 2 for the drawer."""
    for who in concerned(s, seat, card):
        found = cities_with(s, who, ACADEMY, OBSERVATORY)
        gain(s, who, IDEAS, max(found, 2) if who == seat else found)


def _at_most_three(s: ClashState, seat: Seat, who: Seat, *kinds: int) -> int:
    """What a city with such a building gives each, at most 3, and the drawer at least 1. (events 46, 47)"""
    found = min(3, cities_with(s, who, *kinds))
    return max(1, found) if who == seat else found


def flourishing_trade(s: ClashState, seat: Seat, card: int) -> None:
    """Gold for cities with a Market or Port."""
    for who in concerned(s, seat, card):
        gain(s, who, GOLD, _at_most_three(s, seat, who, MARKET, PORT))


class GainTokens(Frame[ClashState]):
    """Gain so many mood and culture tokens in any mix. (event 47)"""

    seat: Seat
    count: int

    def start(self, s: ClashState) -> Step:
        mixes = tuple([("tokens", self.count - culture, culture) for culture in range(self.count + 1)])
        return ask(Choose(self.seat, "prompt-gain-tokens", mixes), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        gain(s, self.seat, MOOD, int(answer[1]))
        gain(s, self.seat, CULTURE, int(answer[2]))
        return done()


def era_of_stability(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Tokens for cities with a Temple or Obelisk."""
    counts = [(who, _at_most_three(s, seat, who, TEMPLE, OBELISK)) for who in concerned(s, seat, card)]
    return in_turn([GainTokens(who, count) for who, count in counts if count])


class Uprising(Frame[ClashState]):
    """Lay 1 to 4 tokens on the card, half a point each. (event 39)"""

    seat: Seat
    card: int

    def start(self, s: ClashState) -> Step:
        stock = s.nations[self.seat].stock
        mixes = tuple(
            [
                ("tokens", mood, culture)
                for mood in range(min(4, stock[MOOD]) + 1)
                for culture in range(min(4 - mood, stock[CULTURE]) + 1)
                if mood + culture
            ]
        )
        if not mixes:
            return done()
        return ask(Choose(self.seat, "prompt-uprising", mixes), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        mood, culture = int(answer[1]), int(answer[2])
        spend(s, self.seat, (0, 0, 0, 0, 0, mood, culture))
        keep_card(s, self.seat, self.card)
        tell(s, events.TOKENS_LAID, self.seat, mood, culture)
        score(s, self.seat, mood + culture)
        return done()


def uprising(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """Tokens are laid on the card."""
    return Uprising(seat, card)


class Envoys(Frame[ClashState]):
    """Another player of choice gains culture; the top wonder card is laid open. (event 40)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        gain(s, self.seat, IDEAS, 1)
        gain(s, self.seat, CULTURE, 1)
        return ask(choose_player(self.seat, "prompt-envoys", rivals(s, self.seat)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        gain(s, int(answer[1]), CULTURE, 1)
        if s.wonders:
            card, s.wonders = s.wonders[0], s.wonders[1:]
            s.display += (card,)
            tell(s, events.WONDER_SHOWN, card)
        return done()


def envoys(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """Ideas and culture, and an open wonder card."""
    return Envoys(seat)
