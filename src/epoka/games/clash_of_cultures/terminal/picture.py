"""The table in colour: standings, the map, what everybody has, and the viewer's cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from rich.console import Console
from rich.text import Text

from epoka.games.clash_of_cultures.terminal.map import MOODS, Mapped
from epoka.games.clash_of_cultures.terminal.sentences import BATTLE, BEFORE, HELD
from epoka.games.clash_of_cultures.terminal.words import BARBARIANS, PIRATES, STOCK
from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import Lines, beside, hanging, headline, right, rivals_first, table, zone_of

COLUMNS: Final = ("points", *STOCK, "actions", "cities", "advances", "cards")
"""What the standings tell, by the words above the columns."""
GAP: Final = 2
STANDINGS: Final = 78
"""So much room the standings need."""
NARROWEST: Final = 38
"""So much room beside the map is enough for words."""
Paragraph = tuple[Text, Text]
"""What begins the first line, and the words."""
LATER: Final = ("leaders", "completed", "trophies")
"""What is told only where there is much room: of completed objectives, the goals are told before."""


class Painter(Mapped):
    """The table of Clash of Cultures.

    Detail: 0 the map or words, whichever the question needs, 1 both, 2 what else the rivals have as well, 3 with what
    the cards in hand do.
    """

    most_detail: ClassVar[int] = 3
    least_detail: ClassVar[int] = 1
    bare_detail: ClassVar[int] = 1

    def paint(self, console: Console, view: JSON, detail: int) -> Lines:
        found = headline(console, self.status(view) if detail > 1 else self.moment(view))
        mapped = (detail > 0 or self.asks_where(view)) and self.map_width(view) <= console.width + 1
        told = self.in_words(view, detail if mapped else 0) if detail or not mapped else []
        width = max(self.map_width(view), STANDINGS)
        room = console.width - width - GAP
        if mapped and room >= NARROWEST:
            left = [*self.standings(width, view), *self.painted_map(width, view)]
            side, told = self.fitting(console, told, room, len(left))
            found += beside(left, side, GAP)
        else:
            found += self.standings(console.width, view)
            found += self.painted_map(console.width, view) if mapped else []
        return [*found, *[line for part in told for line in hanging(console, *part, console.width)]]

    def fitting(
        self, console: Console, told: Sequence[Paragraph], room: int, height: int
    ) -> tuple[Lines, list[Paragraph]]:
        """As many paragraphs as fit beside the map, and those that are left."""
        side: Lines = []
        rest = []
        for part in told:
            lines = hanging(console, *part, room)
            if len(side) + len(lines) <= height:
                side += lines
            else:
                rest.append(part)
        return side, rest

    def in_words(self, view: JSON, detail: int) -> list[Paragraph]:
        """What everybody has, and the viewer's cards."""
        *rivals, last = rivals_first(view)
        told = [(self.sign(seat), list(self.rival(seat, view, detail))) for seat in rivals]
        told += [(self.owner_sign(who), list(self.standing_on(who, view, detail))) for who in (BARBARIANS, PIRATES)]
        told += [(self.sign(last), list(self.things(last, view, detail))), (Text(" "), list(self.learned(last, view)))]
        found = [(Text.assemble(sign, " "), Text(" · ").join(parts)) for sign, parts in told if parts]
        return found if view["viewer"] is None else [*found, *self.hands_in_words(view, detail)]

    def standings(self, width: int, view: JSON) -> Lines:
        """Every player's numbers, a line each."""
        heads = [Text(self.texts(f"clash-head-{name}"), style="dim") for name in COLUMNS]
        rows = [[self.title(seat, view), *self.figures(seat, view)] for seat in rivals_first(view)]
        return table([[Text(), *heads], *rows], width)

    def figures(self, seat: Seat, view: JSON) -> list[Text]:
        """A player's numbers in the order of the columns."""
        own = view["counters"]["seats"][seat]
        return [
            Text(f"{own['points']:g}", style="bold"),
            *[Text(str(own[kind]), style="" if own[kind] else "dim") for kind in STOCK],
            Text(str(own["actions_left"])),
            Text(str(len(own["cities"]))),
            Text(str(len(own["advances"]))),
            Text("+".join(map(str, self.hands(seat, view)))),
        ]

    # -- players -------------------------------------------------------------------------------------------------

    def rival(self, seat: Seat, view: JSON, detail: int) -> Iterator[Text]:
        """What is to be known of a rival: what stands where, and all else where there is room."""
        if detail < 2:
            yield from self.standing_on(seat, view, detail)
            return
        yield from self.things(seat, view, detail)
        yield from self.learned(seat, view)

    def things(self, seat: Seat, view: JSON, detail: int) -> Iterator[Text]:
        """A player's cities, units and what lies before it."""
        for note in self.notes(seat, view):
            yield Text(note.rstrip("."))
        yield from self.standing_on(seat, view, detail)
        for name in (*BEFORE, *BATTLE):
            zone = zone_of(view, name, seat)
            if zone["size"] and (name not in LATER or detail > 2):
                yield Text(self.zone_line(zone).rstrip("."))

    def learned(self, seat: Seat, view: JSON) -> Iterator[Text]:
        """A player's advances."""
        for category, cards in self.advances(seat, view):
            yield Text.assemble((f"{category} ", "bold"), ", ".join(map(self.texts.card, cards)))

    def standing_on(self, owner: int, view: JSON, detail: int) -> Iterator[Text]:
        """Cities and units on the map; where the map shows them, only cities of which there is more to say."""
        for place in self.cities(owner, view):
            if not detail or place["city"]["buildings"] or place["city"]["wonders"]:
                yield self.short_city(place)
        for name, pack in self.forces(owner, view):
            if not detail or owner == view["viewer"]:
                yield Text.assemble((name, "bold"), f" {self.units(pack)}")

    def short_city(self, place: JSON) -> Text:
        """A city as the map shows it, with what is built there."""
        city = place["city"]
        pieces = [self.building(kind, colour, city["owner"]) for kind, colour in city["buildings"].items()]
        pieces += [self.texts.card(wonder) for wonder in city["wonders"]]
        if "port" in city:
            pieces.append(self.texts("clash-port", hex=city["port"]))
        if "tokens" in city:
            pieces.append(self.texts("clash-tokens", amount=city["tokens"]))
        if city["activated"]:
            pieces.append(self.texts("clash-activated", amount=city["activated"]))
        built = f" {', '.join(pieces)}" if pieces else ""
        return Text.assemble((place["hex"], "bold"), f" {city['size']}{MOODS[city['mood']]}{built}")

    # -- cards ---------------------------------------------------------------------------------------------------

    def hands_in_words(self, view: JSON, detail: int) -> Iterator[Paragraph]:
        """The viewer's cards, with what they do where there is room, and which objectives could be completed."""
        for name in HELD:
            cards = zone_of(view, name, view["viewer"])["cards"]
            title = f"{self.texts(f'zone-{name}')}:"
            if cards and detail == self.most_detail:
                yield Text("  "), Text(title, style="dim")
                for card in cards:
                    yield self.held(card, view)
            elif cards:
                yield Text("  "), Text.assemble((f"{title} ", "dim"), " · ".join(map(self.texts.card, cards)))
        goals = view["counters"]["seats"][view["viewer"]]["within_reach"]
        if goals and zone_of(view, "plans", view["viewer"])["size"]:
            told = self.texts("clash-within-reach", goals=[self.texts.card(goal) for goal in goals])
            yield Text("  "), Text(told, style="dim")

    def held(self, card: str, view: JSON) -> Paragraph:
        """A card in hand with what it does."""
        text = Text.assemble((f"{self.texts.card(card)}: ", "bold"), self.effect(card))
        return Text.assemble("  ", right(self.numbers(card, view), 2), " "), text
