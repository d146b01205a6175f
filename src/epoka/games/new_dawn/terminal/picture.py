"""The table in colour: standings, agendas, the map, the focus rows and the open wonders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from rich.console import Console
from rich.text import Text

from epoka.games.new_dawn.terminal.map import Mapped
from epoka.games.new_dawn.terminal.words import RESOURCES
from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import Lines, beside, flowing, hanging, headline, right, rivals_first, table, zone_of

COLUMNS: Final = (
    "points",
    "cities",
    "mature",
    "tokens",
    "reinforced",
    "dial",
    *RESOURCES,
    "wonders",
    "figures",
    "cards",
)
"""What the standings tell, by the words above the columns."""
TYPES: Final = {
    "culture": "orchid",
    "science": "dodger_blue1",
    "economy": "gold3",
    "industry": "dark_orange",
    "military": "red",
    "growth": "green3",
}
"""The colour of each type of card, always with its name."""
GAP: Final = 2
BESIDE: Final = 44
"""So much room beside the map is enough for words."""
Paragraph = tuple[Text, Text | list[Text]]
"""What begins the first line, and the words, or things of which each stays in one piece."""


class Painter(Mapped):
    """The table of A New Dawn.

    Detail: 0 the map or words, whichever the question needs, 1 both, 2 the rivals' focus rows as well, 3 with what the
    viewer's cards and the open wonders do.
    """

    most_detail: ClassVar[int] = 3
    least_detail: ClassVar[int] = 1
    bare_detail: ClassVar[int] = 1

    def paint(self, console: Console, view: JSON, detail: int) -> Lines:
        found = headline(console, self.status(view) if detail > 1 else self.moment(view))
        mapped = detail > 0 or (self.asks_where(view) and self.map_height(view) <= console.height // 2)
        told = list(self.told_in_words(view, detail)) if detail or not mapped else []
        found += self.standings(console.width, view)
        if not mapped:
            return [*found, *self.paragraphs(console, told, console.width)]
        drawn = self.painted_map(console.width, view)
        room = console.width - max([line.cell_len for line in drawn]) - GAP
        if room >= BESIDE and told:
            return [*found, *beside(drawn, self.paragraphs(console, told, room), GAP)]
        return [*found, *drawn, *self.paragraphs(console, told, console.width)]

    def paragraphs(self, console: Console, told: list[Paragraph], width: int) -> Lines:
        """Words in lines."""
        found: Lines = []
        for lead, words in told:
            if isinstance(words, Text):
                found += hanging(console, lead, words, width)
            else:
                found += flowing(console, lead, words, width)
        return found

    # -- players -------------------------------------------------------------------------------------------------

    def standings(self, width: int, view: JSON) -> Lines:
        """Every player's numbers, a line each."""
        heads = [Text(self.texts(f"dawn-head-{name}"), style="dim") for name in COLUMNS]
        rows = [[self.title(seat, view), *self.numbers_of(seat, view)] for seat in rivals_first(view)]
        return table([[Text(), *heads], *rows], width)

    def numbers_of(self, seat: Seat, view: JSON) -> list[Text]:
        """A player's numbers in the order of the columns."""
        own = view["counters"]["seats"][seat]
        needed = view["counters"]["table"]["needed"]
        plain = [own[name] for name in COLUMNS[1:-3]]
        return [
            Text(f"{own['points']}/{needed}", style="bold"),
            *[Text(str(number), style="" if number else "dim") for number in plain],
            Text(str(len(own["wonders"]))),
            Text(f"{len([at for at in own['armies'] if at >= -1])}+{len([at for at in own['caravans'] if at >= -1])}"),
            Text(str(zone_of(view, "diplomacy", seat)["size"])),
        ]

    def told_in_words(self, view: JSON, detail: int) -> Iterator[Paragraph]:
        """Agendas, open wonders, focus rows, and what else lies before the players."""
        for card in zone_of(view, "victory")["cards"]:
            yield Text("⚑ "), Text("; ").join([self.short_agenda(name, view) for name in self.agendas(card)])
        yield from self.open_wonders(view, detail)
        *rivals, last = rivals_first(view)
        for seat in rivals:
            yield from self.player(seat, view, with_row=detail > 1)
        yield from self.player(last, view, with_row=True)
        if detail == self.most_detail:
            for place in view["counters"]["seats"][last]["row"]:
                card = place["card"]
                yield self.lead(card, view), Text.assemble((f"{self.texts.card(card)}: ", "bold"), self.effect(card))

    def short_agenda(self, name: str, view: JSON) -> Text:
        """An agenda with everybody's progress behind their signs."""
        found = Text.assemble((self.agenda(name), "bold"))
        for seat, own in enumerate(view["counters"]["seats"]):
            known = own["agendas"][name]
            done = Text("✓", style="bold green3") if known["marked"] else Text(str(known["have"]))
            found = Text.assemble(found, " ", self.owner_sign(seat), done)
        return Text.assemble(found, (f" /{next(iter(view['counters']['seats']))['agendas'][name]['need']}", "dim"))

    def open_wonders(self, view: JSON, detail: int) -> Iterator[Paragraph]:
        """The open wonders with their prices, and what they do where there is room."""
        market = zone_of(view, "market")["cards"]
        if detail < self.most_detail:
            yield (
                Text("  "),
                [Text.assemble(self.numbers(wonder, view), self.open_wonder(wonder, view)) for wonder in market],
            )
            return
        for wonder in market:
            yield self.lead(wonder, view), Text.assemble(self.open_wonder(wonder, view), f": {self.effect(wonder)}")

    def open_wonder(self, wonder: str, view: JSON) -> Text:
        """An open wonder in the colour of its type, with its price; a dot is a trade token."""
        kind = self.cards[wonder]["facts"]["wonder"]
        dot = "•" if view["counters"]["table"]["offers"].get(wonder) else ""
        price = f" {self.texts('type-' + kind)} {self.price(wonder, view)}{dot}"
        return Text.assemble((self.texts.card(wonder), TYPES[kind]), price)

    def lead(self, card: str, view: JSON) -> Text:
        """The numbers of the options about a card."""
        return Text.assemble(right(self.numbers(card, view), 2), " ")

    def player(self, seat: Seat, view: JSON, *, with_row: bool) -> Iterator[Paragraph]:
        """A player's leader and cards, then the focus row."""
        own = view["counters"]["seats"][seat]
        parts = [Text(self.named(own["leader"]), style="bold")]
        parts += [Text(self.thing(name)) for name in (*own["wonders"], *own["natural"])]
        parts += [Text(card) for card in self.taken(own)]
        parts += [Text(self.named(tile)) for tile in zone_of(view, "hand", seat)["cards"]]
        if own["armies_ready"] or own["caravans_ready"]:
            parts.append(Text(self.texts("dawn-ready", armies=own["armies_ready"], caravans=own["caravans_ready"])))
        yield Text.assemble(self.sign(seat), " "), Text(" · ").join(parts)
        if with_row:
            yield Text("  "), list(self.short_row(own, view))

    def short_row(self, own: JSON, view: JSON) -> Iterator[Text]:
        """The focus row with slot numbers, trade tokens as dots, and what else lies on the cards."""
        for number, place in zip(view["counters"]["table"]["numbers"], own["row"], strict=True):
            facts = self.cards[place["card"]]["facts"]
            as_slot = "" if place["slots"] == [number] else f"→{place['slots'][-1]}"
            lying = "".join([f"+{self.thing(name)}" for name in place["lying"]])
            yield Text.assemble(
                (f"{number}{as_slot} ", "dim"),
                (
                    f"{self.texts.card(place['card'])} {self.texts('level-' + str(facts['level']))}",
                    TYPES[facts["focus"]],
                ),
                "•" * place["trade"],
                lying,
            )
