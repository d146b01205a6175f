"""The table in sentences: the card row, civilizations, hands and events."""

from __future__ import annotations

from collections.abc import Iterator

from epoka.games.through_the_ages.terminal.words import Place, Words
from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import rivals_first, zone_of

PILES = ("current", "future", "impacts", "covered", "shown", "past", "discards", "later", "box", "aside")
"""Places on the table that are told by their names, after the row and the decks."""
LONG = frozenset({"discards", "box"})
"""Piles of which only the size is told: nobody decides by what is out of the game."""


class Sentences(Words):
    """Everything on the table, read from top to bottom."""

    def lines(self, view: JSON) -> list[str]:
        found = [self.status(view), self.texts("ages-row")]
        found += [self.place_line(place, view) for place in self.row(view)]
        found += [self.pile(zone_of(view, name)) for name in PILES if zone_of(view, name)["size"]]
        for seat in rivals_first(view):
            found += self.civilization_lines(seat, view)
        return found

    def place_line(self, place: Place, view: JSON) -> str:
        """A card of the row in sentences."""
        found = [self.texts("ages-place", space=place.space, card=place.card, kind=self.kind(place.card))]
        cost = self.cost(place.card)
        if view["viewer"] is not None:
            found.append(self.texts("ages-taking", actions=place.price))
        if cost:
            found.append(self.texts("ages-costs", cost=cost))
        return " ".join([*found, self.effect(place.card)])

    def pile(self, zone: JSON) -> str:
        """A pile with what can be seen of it."""
        name = self.texts(f"zone-{zone['zone']}")
        known = [] if zone["zone"] in LONG else [self.texts.card(card) for card in zone["cards"] if card is not None]
        return f"{name} ({zone['size']}): {', '.join(known)}." if known else f"{name} ({zone['size']})."

    def civilization_lines(self, seat: Seat, view: JSON) -> Iterator[str]:
        """A civilization in sentences: numbers, what lies before it, workers, hand."""
        own = view["counters"]["seats"][seat]
        yield f"{self.who(seat, view)}. {self.numbers_of(seat, view)} {self.limits_of(seat, view)}"
        if own["left_game"]:
            yield self.texts("ages-left")
        yield " ".join(self.things(seat, view))
        yield from self.work(seat, view)
        yield from self.hands(seat, view)

    def things(self, seat: Seat, view: JSON) -> Iterator[str]:
        """Government, leader, wonders, colonies and the like, one sentence each."""
        yield self.texts("ages-government", card=view["counters"]["seats"][seat]["government"])
        for zone in ("leader", "wonders", "ruins", "colonies"):
            cards = self.in_play(seat, view, zone)
            if cards:
                yield self.texts("ages-things", zone=self.texts(f"zone-{zone}"), cards=cards)
        for said in (self.wonder_under_way(seat, view), self.tactics(seat, view)):
            if said:
                yield f"{said}."
        specials = self.specials(seat, view)
        if specials:
            yield self.texts("ages-things", zone=self.texts("ages-specials"), cards=specials)
        for said in self.relations(seat, view):
            yield f"{said}."

    def work(self, seat: Seat, view: JSON) -> Iterator[str]:
        """Who works where, one sentence for each type."""
        own = view["counters"]["seats"][seat]
        for kind, cards in self.technologies(seat, view):
            told = []
            for card in cards:
                about = {"card": card, "workers": own["technologies"][card], "tokens": own["goods"].get(card, 0)}
                told.append(self.texts("ages-workplace", **about, price=own["build_prices"].get(card, 0)))
            yield f"{self.texts(f'types-{kind}'.replace('_', '-'))}: {'; '.join(told)}."

    def hands(self, seat: Seat, view: JSON) -> Iterator[str]:
        """The cards in hand, as far as they can be seen."""
        for zone in ("hand", "military", "secret"):
            held = zone_of(view, zone, seat)
            if held["size"]:
                yield " ".join([self.pile(held), *self.hand_notes(held, view)])

    def hand_notes(self, held: JSON, view: JSON) -> list[str]:
        """Of the viewer's cards, what they do; and those that are too new to be played."""
        if held["seat"] != view["viewer"]:
            return []
        cards = [card for card in held["cards"] if card is not None]
        fresh = [card for card in view["counters"]["seats"][held["seat"]]["fresh"] if card in cards]
        notes = [f"{self.texts.card(card)}: {self.effect(card)}" for card in dict.fromkeys(cards)]
        return [*notes, self.texts("ages-fresh", cards=fresh)] if fresh else notes
