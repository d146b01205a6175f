"""Events of trade and stability. (COC-10.1)"""

from __future__ import annotations

from epoka.games.clash_of_cultures import events, tables
from epoka.games.clash_of_cultures.components import Numbers
from epoka.games.clash_of_cultures.rules import losses
from epoka.games.clash_of_cultures.rules.cities import colour
from epoka.games.clash_of_cultures.rules.drawing import show_wonder
from epoka.games.clash_of_cultures.rules.stock import gain, spend
from epoka.games.clash_of_cultures.rules.world_events.effects import ROWS, concerned, in_turn, keep_card, score
from epoka.games.clash_of_cultures.state import ClashState
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
from epoka.parts.seats import rivals


def cities_with(s: ClashState, seat: Seat, *kinds: int) -> int:
    """Cities of a player that hold one of these buildings, whatever their colour."""
    return len([hex_ for hex_ in s.nations[seat].cities if any(colour(s, hex_, kind) != tables.NONE for kind in kinds)])


def scientific_trade(s: ClashState, seat: Seat, card: int) -> None:
    """Ideas for cities with an Academy or Observatory, some for the drawer anyway."""
    says = tables.NUMBERS["scientific_trade"]
    for who in concerned(s, seat, card):
        found = cities_with(s, who, tables.ACADEMY, tables.OBSERVATORY)
        earned = says["ideas"] * found
        gain(s, who, tables.IDEAS, max(earned, says["least"]) if who == seat else earned)


def _income(s: ClashState, seat: Seat, who: Seat, says: Numbers, each: str, *kinds: int) -> int:
    """What a city with such a building gives each, up to a limit, and the drawer something anyway. (events 46, 47)"""
    found = min(says["most"], says[each] * cities_with(s, who, *kinds))
    return max(says["least"], found) if who == seat else found


def flourishing_trade(s: ClashState, seat: Seat, card: int) -> None:
    """Gold for cities with a Market or Port."""
    says = tables.NUMBERS["flourishing_trade"]
    for who in concerned(s, seat, card):
        gain(s, who, tables.GOLD, _income(s, seat, who, says, "gold", tables.MARKET, tables.PORT))


class GainTokens(Frame[ClashState]):
    """Gain so many mood and culture tokens in any mix. (event 47)"""

    seat: Seat
    count: int

    def start(self, s: ClashState) -> Step:
        mixes = tuple([("tokens", self.count - culture, culture) for culture in range(self.count + 1)])
        return ask(Choose(self.seat, "prompt-gain-tokens", mixes), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        gain(s, self.seat, tables.MOOD, int(answer[1]))
        gain(s, self.seat, tables.CULTURE, int(answer[2]))
        return done()


def era_of_stability(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Tokens for cities with a Temple or Obelisk."""
    says = tables.NUMBERS["era_of_stability"]
    counts = [
        (who, _income(s, seat, who, says, "tokens", tables.TEMPLE, tables.OBELISK)) for who in concerned(s, seat, card)
    ]
    return in_turn([GainTokens(who, count) for who, count in counts if count])


class Uprising(Frame[ClashState]):
    """Lay some tokens on the card, half a point each. (event 39)"""

    seat: Seat
    card: int

    def start(self, s: ClashState) -> Step:
        stock = s.nations[self.seat].stock
        most = tables.number("uprising", "most")
        mixes = tuple(
            [
                ("tokens", mood, culture)
                for mood in range(min(most, stock[tables.MOOD]) + 1)
                for culture in range(min(most - mood, stock[tables.CULTURE]) + 1)
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
        score(s, self.seat, ROWS[self.card].half_points * (mood + culture))
        return done()


def uprising(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """Tokens are laid on the card."""
    return Uprising(seat, card)


class Envoys(Frame[ClashState]):
    """Another player of choice gains culture; the top wonder card is laid open. (event 40)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        gain(s, self.seat, tables.IDEAS, tables.number("envoys", "ideas"))
        gain(s, self.seat, tables.CULTURE, tables.number("envoys", "culture"))
        return ask(losses.choose_player(self.seat, "prompt-envoys", rivals(s.nations, self.seat)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        gain(s, int(answer[1]), tables.CULTURE, tables.number("envoys", "gift"))
        show_wonder(s)
        return done()


def envoys(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    """Ideas and culture, and an open wonder card."""
    return Envoys(seat)
