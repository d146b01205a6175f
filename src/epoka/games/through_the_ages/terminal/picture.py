"""The table in colour: standings, the card row, hands and what everybody has in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from rich.console import Console
from rich.text import Text

from epoka.games.through_the_ages.terminal.sentences import Sentences
from epoka.games.through_the_ages.terminal.words import AGES, Place, signed
from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import (
    COLOURS,
    Frame,
    Lines,
    cut,
    flowing,
    hanging,
    headline,
    padded,
    right,
    rivals_first,
    side_by_side,
    table,
    wrapped,
    zone_of,
)

FAMILIES: Final = {
    "farm": "dark_orange",
    "mine": "dark_orange",
    "lab": "dodger_blue1",
    "temple": "grey70",
    "library": "dodger_blue1",
    "theater": "medium_purple1",
    "arena": "grey70",
    "infantry": "red",
    "cavalry": "red",
    "artillery": "red",
    "air_force": "red",
    "government": "orange_red1",
    "special": "dodger_blue2",
    "wonder": "medium_purple1",
    "leader": "green3",
    "action": "khaki1",
    "event": "dark_cyan",
    "territory": "dark_cyan",
    "aggression": "indian_red1",
    "war": "red",
    "pact": "dark_cyan",
    "tactic": "indian_red1",
    "defense_colonization": "dark_cyan",
}
"""The colour of each type of card, always with the type's name or under its heading."""
NARROWEST_CARD: Final = 24
NARROWEST_CIVILIZATION: Final = 58
COLUMNS: Final = (
    "culture",
    "science",
    "strength",
    "happiness",
    "food",
    "resources",
    "civil-actions",
    "military-actions",
    "unused",
    "cards",
)
"""What the standings tell, by the words above the columns."""
ATTENTION: Final = "bold red"


class Painter(Sentences):
    """The table of Through the Ages.

    Detail: 0 names of the row, 1 the rivals' things as well, 2 a line for each card of the row, 3 with what it does,
    4 cards and civilizations in frames.
    """

    most_detail: ClassVar[int] = 4
    least_detail: ClassVar[int] = 1

    def paint(self, console: Console, view: JSON, detail: int) -> Lines:
        seats = rivals_first(view)
        found = [*self.header(console, view), *self.standings(console.width, view), *self.warnings(console, view)]
        if detail == self.most_detail:
            frames = [self.civilization(seat, view) for seat in seats]
            found += side_by_side(console, frames, NARROWEST_CIVILIZATION)
        else:
            for seat in seats if detail else seats[-1:]:
                found += self.paragraph(console, seat, view)
        found += self.painted_row(console, view, detail)
        if view["viewer"] is not None:
            found += self.painted_hands(console, view, detail)
        return found

    def header(self, console: Console, view: JSON) -> Lines:
        """Age, round and decks, with a line to the edge."""
        counters = view["counters"]["table"]
        texts = self.texts
        found = [texts("ages-age", age=AGES[counters["age"]], round=counters["round"])]
        if counters["last_round"]:
            found.append(texts("ages-last-round", round=counters["last_round"]))
        piles = {name: counters[f"{name}_deck"] for name in ("civil", "military")}
        events = {"current": counters["current_events"], "future": counters["future_events"]}
        found.append(texts("ages-short-piles", **piles, **events))
        return headline(console, " ".join(found))

    # -- standings -----------------------------------------------------------------------------------------------

    def standings(self, width: int, view: JSON) -> Lines:
        """Every player's numbers, a line each."""
        heads = [Text(self.texts(f"ages-head-{name}"), style="dim") for name in COLUMNS]
        rows = [[self.title(seat, view), *self.figures(seat, view)] for seat in rivals_first(view)]
        return table([[Text(), *heads], *rows], width)

    def figures(self, seat: Seat, view: JSON) -> list[Text]:
        """A player's numbers in the order of the columns."""
        own = view["counters"]["seats"][seat]
        after = own["next"]
        civil, military = self.hand_size(seat, view)
        if own["left_game"]:
            return [Text(str(own["culture"])), *[Text("—", style="dim")] * (len(COLUMNS) - 1)]
        short = own["happiness"] < own["happiness_needed"]
        hungry = ATTENTION if after["famine"] else "green3"
        return [
            Text.assemble((str(own["culture"]), "bold"), (signed(own["culture_rating"]), "medium_purple1")),
            Text.assemble(str(own["science"]), (signed(own["science_rating"]), "dodger_blue1")),
            Text(str(own["strength"]), style="red"),
            Text(f"{own['happiness']}/{own['happiness_needed']}", style=ATTENTION if short else ""),
            Text.assemble(str(own["food"]), (signed(after["food"]), hungry)),
            Text.assemble(str(own["resources"]), (signed(after["resources"]), "dark_orange")),
            Text(f"{own['civil_actions_left']}/{own['civil_actions']}"),
            Text(f"{own['military_actions_left']}/{own['military_actions']}"),
            Text(str(own["unused_workers"])),
            Text(f"{civil}+{military}"),
        ]

    def warnings(self, console: Console, view: JSON) -> Lines:
        """What goes wrong if the viewer's turn ends now."""
        if view["viewer"] is None or view["counters"]["seats"][view["viewer"]]["left_game"]:
            return []
        own = view["counters"]["seats"][view["viewer"]]
        after = own["next"]
        found = []
        if after["uprising"]:
            found.append(self.texts("ages-forecast-uprising"))
        if after["famine"]:
            found.append(self.texts("ages-famine", amount=after["famine"]))
        if after["corruption"]:
            found.append(self.texts("ages-corruption", amount=after["corruption"]))
        if own["discontent"]:
            found.append(self.texts("ages-discontent", amount=own["discontent"]))
        return wrapped(console, Text(" ".join(found), style=ATTENTION), console.width) if found else []

    # -- civilizations -------------------------------------------------------------------------------------------

    def paragraph(self, console: Console, seat: Seat, view: JSON) -> Lines:
        """What a player has in play, in as few lines as possible."""
        parts = [*self.short_things(seat, view), *self.short_work(seat, view)]
        return hanging(console, Text.assemble(self.sign(seat), " "), Text(" · ").join(parts), console.width)

    def short_things(self, seat: Seat, view: JSON) -> Iterator[Text]:
        """Government, leader, wonders and the like."""
        yield self.coloured(view["counters"]["seats"][seat]["government"])
        for zone in ("leader", "wonders", "ruins", "colonies"):
            cards = self.in_play(seat, view, zone)
            if cards:
                names = Text(", ").join([self.coloured(card) for card in cards])
                yield Text.assemble((f"{self.texts(f'zone-{zone}')}: ", "dim"), names)
        building = self.wonder_under_way(seat, view)
        if building:
            yield Text(building, style=FAMILIES["wonder"])
        specials = self.specials(seat, view)
        if specials:
            yield Text(", ").join([self.coloured(card) for card in specials])
        tactics = self.tactics(seat, view)
        if tactics:
            yield Text(tactics, style=FAMILIES["tactic"])
        for said in self.relations(seat, view):
            yield Text(said, style="bold")
        if seat != view["viewer"] and zone_of(view, "hand", seat)["size"]:
            yield Text(self.pile(zone_of(view, "hand", seat)).rstrip("."), style="dim")

    def short_work(self, seat: Seat, view: JSON) -> Iterator[Text]:
        """Workers and blue tokens on technologies, by type."""
        own = view["counters"]["seats"][seat]
        for kind, cards in self.technologies(seat, view):
            lead = (f"{self.texts(f'types-{kind}'.replace('_', '-'))} ", FAMILIES[kind])
            yield Text.assemble(lead, Text(", ").join([self.workplace(card, own) for card in cards]))

    def workplace(self, card: str, own: JSON) -> Text:
        """A technology with its workers and blue tokens."""
        workers, tokens = own["technologies"][card], own["goods"].get(card, 0)
        style = "" if workers else "dim"
        stored = f" ({tokens})" if tokens else ""
        return Text(f"{workers}×{self.texts.card(card)}{stored}", style=style)

    def civilization(self, seat: Seat, view: JSON) -> Frame:
        """A civilization in a frame, a line for each thing."""
        texts = [*self.short_things(seat, view), *self.short_work(seat, view)]
        if seat == view["viewer"]:
            texts.append(Text(self.limits_of(seat, view), style="dim"))
        return Frame(texts, COLOURS[seat % len(COLOURS)], self.title(seat, view), Text())

    def coloured(self, card: str) -> Text:
        """A card's name in the colour of its type."""
        return Text(self.texts.card(card), style=FAMILIES[self.cards[card]["facts"]["type"]])

    # -- the row -------------------------------------------------------------------------------------------------

    def painted_row(self, console: Console, view: JSON, detail: int) -> Lines:
        """The card row, in as much detail as there is room for."""
        places = self.row(view)
        if not places:
            return []
        if detail == self.most_detail:
            return side_by_side(console, [self.card_frame(place, view) for place in places], NARROWEST_CARD)
        if detail > 1:
            return self.row_lines(console, places, view, detail)
        return self.names_by_price(console, places)

    def names_by_price(self, console: Console, places: Sequence[Place]) -> Lines:
        """Only the names in the row, a line for each price, which is seldom lower further to the right."""
        title = f"{self.texts('zone-row')} "
        found: Lines = []
        for price in sorted({place.price for place in places}):
            lead = Text.assemble((" " * len(title) if found else title, "dim"), (f"{price}: ", "bold"))
            names = [self.coloured(place.card) for place in places if place.price == price]
            found += flowing(console, lead, names, console.width)
        return found

    def row_lines(self, console: Console, places: Sequence[Place], view: JSON, detail: int) -> Lines:
        """The row, a card in a line; with detail, what each does below."""
        widest = max([len(self.texts.card(place.card)) for place in places])
        found: Lines = []
        for place in places:
            name = padded(Text(self.texts.card(place.card), style="bold"), widest)
            price = self.texts("ages-short-actions", actions=place.price)
            facts = [Text(price), self.kind_text(place.card), *[Text(self.cost(place.card))]]
            number = right(self.numbers_at(place, view), 2)
            line = Text.assemble(number, " ", name, " ", Text(" · ").join([fact for fact in facts if fact]))
            if detail > 2:
                found.append(cut(line, console.width))
                found += hanging(console, Text(" " * (widest + 4)), Text(self.effect(place.card)), console.width)
            else:
                found.append(cut(Text.assemble(line, " · ", self.effect(place.card)), console.width))
        return found

    def numbers_at(self, place: Place, view: JSON) -> Text:
        """The number of the option to take this very card."""
        options = view["decision"]["options"] if view["decision"] else []
        taken = ["take", place.card, place.space]
        found = [str(number) for number, option in enumerate(options, 1) if list(option["value"]) == taken]
        return Text(",".join(found), style="bold gold1")

    def kind_text(self, card: str) -> Text:
        """A card's type and age in the colour of the type."""
        return Text(self.kind(card), style=FAMILIES[self.cards[card]["facts"]["type"]])

    def card_frame(self, place: Place, view: JSON) -> Frame:
        """A card of the row as a card."""
        name = Text(self.texts.card(place.card), style="bold")
        texts = [name, self.kind_text(place.card), Text(self.cost(place.card)), Text(self.effect(place.card))]
        below = Text(self.texts("ages-short-actions", actions=place.price))
        colour = FAMILIES[self.cards[place.card]["facts"]["type"]]
        return Frame([text for text in texts if text], colour, self.numbers_at(place, view), below)

    # -- hands ---------------------------------------------------------------------------------------------------

    def painted_hands(self, console: Console, view: JSON, detail: int) -> Lines:
        """The viewer's cards, with what they do where there is room."""
        found: Lines = []
        for zone in ("hand", "military", "secret"):
            cards = zone_of(view, zone, view["viewer"])["cards"]
            if not cards:
                continue
            lead = Text(f"{self.texts(f'zone-{zone}')} ", style="dim")
            if detail > 2:
                found.append(lead)
                found += [line for card in cards for line in self.held_line(console, card, view)]
            else:
                found += flowing(console, lead, [self.held(card, view) for card in cards], console.width)
        return found

    def held(self, card: str, view: JSON) -> Text:
        """A card in hand with its cost."""
        cost = self.cost(card)
        fresh = card in view["counters"]["seats"][view["viewer"]]["fresh"]
        notes = f" ({cost})" if cost else ""
        return Text.assemble(self.coloured(card), (notes + (self.texts("ages-short-fresh") if fresh else ""), "dim"))

    def held_line(self, console: Console, card: str, view: JSON) -> Lines:
        """A card in hand with what it does."""
        lead = Text.assemble(right(self.numbers(card, view), 2), " ", self.held(card, view), ": ")
        return hanging(console, lead, Text(self.effect(card)), console.width)
