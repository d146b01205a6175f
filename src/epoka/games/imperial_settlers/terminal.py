"""Imperial Settlers in the terminal: supplies side by side, Empires by their rows, the hand with its prices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from rich.console import Console
from rich.text import Text

from epoka.games.imperial_settlers.card import KINDS
from epoka.games.imperial_settlers.goods import HELD
from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import Board, Lines, cut, hanging, rivals_first, table, wrapped, zone_of

ROWS: Final = {"production": "green", "feature": "medium_purple1", "action": "dark_orange"}
"""The colour of each row of an Empire, always with the row's name."""
GROUPED: Final = frozenset({"build", "deal", "raze_hand", "raze", "activate", "defend", "deploy"})
"""Options of which there are many: they are listed under a heading."""
OPEN: Final = ("common_discards", "collection")
"""Zones of the table that are told last."""
BESIDE: Final = ("foundations", "announced", "offered", "resting", "kept", "seized", "faction_discards")
"""Zones of a seat that are told after its Locations."""


def amounts(goods: Mapping[str, int]) -> str:
    """Goods as an argument of a text: `wood2-vp1`."""
    return "-".join([f"{good}{amount}" for good, amount in goods.items() if amount])


class Painter(Board):
    """The table of Imperial Settlers.

    Detail: 0 supplies and Empires, 1 the hand with prices as well, 2 also what the cards in hand do.
    """

    most_detail: ClassVar[int] = 2

    # -- what both halves say ------------------------------------------------------------------------------------

    def status(self, view: JSON) -> str:
        counters = view["counters"]["table"]
        found = [self.texts("settlers-round", **{name: counters[name] for name in ("round", "rounds", "phase")})]
        found.append(self.texts("settlers-deck", count=counters["common_deck"]))
        if "virtual" in counters:
            virtual = counters["virtual"].removeprefix("virtual_")
            numbers = {"locations": counters["faction_locations"], "collection": counters["collection"]}
            found.append(self.texts("settlers-solo", virtual=virtual, **numbers))
            found.append(self.texts("settlers-targets", goods=counters["targets"]))
        return " ".join(found)

    def supply(self, counters: JSON) -> str:
        """What lies in a supply."""
        goods = amounts({good: counters[good] for good in HELD})
        return self.texts("settlers-supply", goods=goods) if goods else self.texts("settlers-supply-empty")

    def notes(self, place: JSON, *, threatened: bool) -> list[str]:
        """What there is to say of a Location; what razing costs only of those that may be razed."""
        found = [self.texts(f"settlers-{mark}") for mark in ("shield", "samurai", "blocked", "resting") if place[mark]]
        if place["uses"] and place["used"]:
            found.append(self.texts("settlers-used", used=place["used"], uses=place["uses"]))
        if place["stored"]:
            found.append(self.texts("settlers-stored", amount=place["stored"]))
        if place["returns_to"] is not None:
            found.append(self.texts("settlers-returns", seat=place["returns_to"]))
        if threatened and place["raze_price"] is not None:
            found.append(self.texts("settlers-raze-price", goods=f"raze{place['raze_price']}"))
        return found

    def place(self, place: JSON, *, threatened: bool) -> str:
        """A Location with its notes."""
        notes = self.notes(place, threatened=threatened)
        name = self.texts.card(place["card"])
        return f"{name} ({', '.join(notes)})" if notes else name

    def rows(self, seat: Seat, view: JSON) -> Iterator[tuple[str, str]]:
        """The rows of an Empire that hold something, with their Locations in words."""
        counters = view["counters"]["seats"][seat]
        threatened = seat != view["viewer"] and not counters["passed"]
        for row in KINDS:
            places = [place for place in counters["places"] if place["row"] == row]
            if places:
                yield row, ", ".join([self.place(place, threatened=threatened) for place in places])

    def deals(self, seat: Seat, view: JSON) -> list[str]:
        """Deals with their Goods, those with the Locations of others too."""
        cards = [*zone_of(view, "deals", seat)["cards"], *view["counters"]["seats"][seat]["marked"]]
        return [f"{self.texts.card(card)} ({self.texts('settlers-good', good=self.deal(card))})" for card in cards]

    def deal(self, card: str) -> str:
        """The Good of a card as a Deal."""
        facts = self.cards[card]["facts"]
        return str(facts["target"] if facts["type"] == "attack" else facts["deal"])

    def price(self, card: str) -> str:
        """What a card costs to build."""
        goods = amounts(self.cards[card]["facts"]["cost"])
        return self.texts("settlers-cost", goods=goods) if goods else self.texts("settlers-free")

    def uses(self, card: str) -> str:
        """What a card costs, and what it gives when it is razed or dealt."""
        facts = self.cards[card]["facts"]
        found = [self.price(card)]
        if facts["raze"]:
            found.append(self.texts("settlers-raze", goods=amounts(facts["raze"])))
        if facts["deal"]:
            found.append(self.texts("settlers-deal", good=facts["deal"]))
        return ", ".join(found)

    # -- sentences -----------------------------------------------------------------------------------------------

    def lines(self, view: JSON) -> list[str]:
        found = [self.status(view)]
        for zone in ("display", "villages"):
            cards = zone_of(view, zone)["cards"]
            if cards:
                found.append(self.texts(f"settlers-{zone}", cards=cards))
        for seat in rivals_first(view):
            found += self.seat_lines(seat, view)
        found += [f"{self.texts.card(card)}: {self.uses(card)}. {self.effect(card)}" for card in self.hand(view)]
        return found + [self.zone_line(zone) for name in OPEN if (zone := zone_of(view, name))["size"]]

    def seat_lines(self, seat: Seat, view: JSON) -> Iterator[str]:
        """An Empire in sentences."""
        counters = view["counters"]["seats"][seat]
        numbers = {name: counters[name] for name in ("points", "hand", "foundations")}
        faction = counters["faction"] or ""
        yield self.texts("settlers-empire", who=self.who(seat, view), faction=faction, **numbers)
        yield self.supply(counters)
        if counters["passed"]:
            yield self.texts("settlers-passed")
        if counters["next"]:
            yield self.texts("settlers-next", goods=amounts(counters["next"]))
        deals = self.deals(seat, view)
        if deals:
            yield self.texts("settlers-deals", deals=", ".join(deals))
        for row, places in self.rows(seat, view):
            yield f"{self.texts(f'settlers-row-{row}')}: {places}."
        for name in BESIDE:
            zone = zone_of(view, name, seat)
            if any(card is not None for card in zone["cards"]):
                yield self.zone_line(zone)

    def hand(self, view: JSON) -> list[str]:
        """The viewer's hand, equal cards once."""
        viewer = view["viewer"]
        return [] if viewer is None else list(dict.fromkeys(zone_of(view, "hand", viewer)["cards"]))

    def own(self, view: JSON) -> str:
        counters = view["counters"]["seats"][view["viewer"]]
        return f"{self.supply(counters)} {self.texts('settlers-points', points=counters['points'])}"

    def card_lines(self, card: str, view: JSON) -> list[str]:
        facts = self.cards[card]["facts"]
        uses = [f"{self.uses(card)}."] if "cost" in facts else []
        kind = self.texts(f"type-{facts['type']}")
        return [f"{self.texts.card(card)}. {kind}.", *uses, self.effect(card), self.confidence(self.cards[card])]

    # -- options -------------------------------------------------------------------------------------------------

    def heading(self, option: JSON, view: JSON) -> str:
        kind = option["value"][0]
        return self.texts(f"settlers-heading-{kind.replace('_', '-')}") if kind in GROUPED else ""

    def listed(self, option: JSON, view: JSON) -> str:
        kind, *words = option["value"]
        if kind == "build":
            return f"{self.texts.card(words[0])} ({self.price(words[0])})"
        if kind == "deal":
            return f"{self.texts.card(words[0])} ({self.texts('settlers-good', good=self.deal(words[0]))})"
        if kind in ("raze_hand", "raze"):
            card = words[-1] if kind == "raze_hand" else words[1]
            goods = self.texts("settlers-goods", goods=amounts(self.cards[card]["facts"]["raze"]))
            return f"{self.option(option, view)} ({goods})"
        return self.option(option, view)

    def previewed(self, option: JSON) -> tuple[str, ...]:
        return ("points", *HELD)

    # -- painting ------------------------------------------------------------------------------------------------

    def paint(self, console: Console, view: JSON, detail: int) -> Lines:
        found = wrapped(console, Text(self.status(view), style="bold"), console.width)
        found += self.standings(console.width, view)
        for zone in ("display", "villages"):
            cards = zone_of(view, zone)["cards"]
            if cards:
                found += wrapped(console, Text(self.texts(f"settlers-{zone}", cards=cards)), console.width)
        for seat in rivals_first(view):
            found += self.empire(console, seat, view)
        return [*found, *self.hand_list(console, view, detail)] if detail else found

    def standings(self, width: int, view: JSON) -> Lines:
        """Every player's supply and points, a line each."""
        heads = [*[self.texts(f"settlers-short-{good}") for good in HELD], self.texts("settlers-short-hand")]
        rows = [[Text(), *[Text(head, style="dim") for head in (*heads, self.texts("settlers-short-points"))]]]
        for seat in rivals_first(view):
            counters = view["counters"]["seats"][seat]
            numbers = [counters[good] for good in (*HELD, "hand")]
            figures = [Text(str(number), style="" if number else "dim") for number in numbers]
            title = self.title(seat, view)
            if counters["passed"]:
                title = Text.assemble(title, (f" {self.texts('settlers-short-passed')}", "dim"))
            rows.append([title, *figures, Text(str(counters["points"]), style="bold")])
        return table(rows, width)

    def empire(self, console: Console, seat: Seat, view: JSON) -> Lines:
        """The rows, Deals and Foundations of an Empire, each after the sign of its owner."""
        counters = view["counters"]["seats"][seat]
        parts = [
            Text.assemble((f"{self.texts(f'settlers-row-{row}')}: ", ROWS[row]), places)
            for row, places in self.rows(seat, view)
        ]
        deals = self.deals(seat, view)
        if deals:
            parts.append(Text(self.texts("settlers-deals", deals=", ".join(deals)).rstrip(".")))
        if counters["foundations"]:
            parts.append(Text(self.texts("settlers-foundations", amount=counters["foundations"])))
        lead = Text.assemble(self.sign(seat), " ")
        return hanging(console, lead, Text(" · ").join(parts), console.width) if parts else []

    def hand_list(self, console: Console, view: JSON, detail: int) -> Lines:
        """The hand, a line for each card, with what it does below or, without detail, cut off at the edge."""
        found: Lines = []
        for card in self.hand(view):
            colour = ROWS[self.cards[card]["facts"]["type"]]
            name = Text.assemble(self.numbers(card, view), " ", (self.texts.card(card), f"bold {colour}"))
            line = Text.assemble(name, "  ", (self.uses(card), "dim"))
            if detail == self.most_detail:
                found += [
                    cut(line, console.width),
                    *hanging(console, Text("   "), Text(self.effect(card)), console.width),
                ]
            else:
                found.append(cut(Text.assemble(line, "  ", self.effect(card)), console.width))
        return found

    def legend(self) -> list[str]:
        return ["", self.texts("settlers-legend")]
