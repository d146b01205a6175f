"""The general board: every zone and counter of a view, in words. A game's own painter does what it can do better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from rich.console import Console
from rich.text import Text

from epoka.kernel import Game, Seat
from epoka.kernel.game import JSON
from epoka.painting.layout import Lines, wrapped
from epoka.painting.texts import Texts, card_text

SYMBOLS = "●▲■◆★"
"""A seat's sign goes wherever its colour goes, so that colour is never the only one."""
COLOURS = ("dodger_blue1", "orange_red1", "green3", "orchid", "grey70")
ACT = "bold gold1"
"""Gold means: you can act here."""


class Board:
    """Shows views of one table. The plain half gives sentences, the painted half gives something for rich."""

    unsaid: ClassVar[frozenset[str]] = frozenset()
    """Events that say nothing that another event of the same answer does not say."""
    most_detail: ClassVar[int] = 0
    """How much detail `paint` knows; 0 is what fits the smallest screen."""
    least_detail: ClassVar[int] = 0
    """The least detail that is worth more than all that has happened: before it goes, that is told in short."""

    bare_detail: ClassVar[int] = 0
    """The least detail that is worth more than what each option brings."""
    careful: ClassVar[bool] = False
    """Whether what an option brings is told only up to the first draw or reveal, because much may follow from it."""

    def __init__(self, game: Game[Any], texts: Texts, called: Sequence[str]) -> None:
        self.game = game
        self.texts = texts
        self.called = called
        self.cards: dict[str, JSON] = {card["id"]: card for card in game.catalogue()}
        self.effects: dict[str, str] = {}

    # -- sentences -----------------------------------------------------------------------------------------------

    def status(self, view: JSON) -> str:
        """The numbers to know before deciding, in one line."""
        return ". ".join(self.counts(view["counters"]["table"])) + "."

    def lines(self, view: JSON) -> list[str]:
        """The whole table in sentences."""
        found = [self.status(view)]
        found += [self.zone_line(zone) for zone in view["zones"] if zone["size"] and zone["seat"] is None]
        for seat, counters in enumerate(view["counters"]["seats"]):
            found.append(f"{self.who(seat, view)}: {', '.join(self.counts(counters))}.")
            found += [self.zone_line(zone) for zone in view["zones"] if zone["size"] and zone["seat"] == seat]
        return found

    def own(self, view: JSON) -> str:
        """The viewer's own numbers, in one line."""
        return ". ".join(self.counts(view["counters"]["seats"][view["viewer"]])) + "."

    def counts(self, counters: JSON) -> Iterator[str]:
        """Every counter that is a number."""
        for name, value in counters.items():
            if isinstance(value, int):
                yield f"{self.counter(name)} {value}"

    def counter(self, name: str) -> str:
        """What a counter is called."""
        return self.texts(f"counter-{name}".replace("_", "-"))

    def zone_line(self, zone: JSON) -> str:
        """A zone with the cards in it that can be seen."""
        name = self.zone_name(zone)
        known = [self.texts.card(card) for card in zone["cards"] if card is not None]
        return f"{name} ({zone['size']}): {', '.join(known)}." if known else f"{name} ({zone['size']})."

    def zone_name(self, zone: JSON) -> str:
        """What a zone is called."""
        return self.texts(f"zone-{zone['zone']}".replace("_", "-"))

    def who(self, seat: Seat, view: JSON) -> str:
        """A player's name, with what kind of player it is."""
        return self.texts("board-you", seat=seat) if seat == view["viewer"] else self.called[seat]

    def card_lines(self, card: str, view: JSON) -> list[str]:
        """All about a card."""
        entry = self.cards[card]
        return [self.texts.card(card), self.effect(card), self.confidence(entry)]

    def effect(self, card: str) -> str:
        """What a card does."""
        if card not in self.effects:
            self.effects[card] = card_text(self.texts.catalogue, self.cards[card])
        return self.effects[card]

    def confidence(self, entry: JSON) -> str:
        """How sure the facts of a card are."""
        source = self.texts(f"confidence-{entry['confidence']}")
        if entry["confidence"] == "reconstructed":
            return self.texts("board-card-reconstructed", source=source)
        return self.texts("board-card-source", source=source)

    def sheet_line(self, line: JSON) -> str:
        """What a line of a score sheet counts."""
        return self.texts.message(line)

    def sheet_notes(self, sheet: JSON) -> list[str]:
        """What else a seat's score sheet says."""
        return []

    def told(self, happened: list[list[JSON]]) -> list[tuple[int, str]]:
        """What followed from each answer in words, with the number of the answer, where there is something to say."""
        spoken = [[event for event in events if event["verb"] not in self.unsaid] for events in happened]
        return [(number, self.texts.events(events)) for number, events in enumerate(spoken) if events]

    def option(self, option: JSON, view: JSON) -> str:
        """An option in words."""
        return self.texts.message(option["message"])

    def heading(self, option: JSON, view: JSON) -> str:
        """What an option has in common with others, which are listed together under it; nothing if it stands alone."""
        return ""

    def listed(self, option: JSON, view: JSON) -> str:
        """An option that can be taken, under its heading."""
        return self.option(option, view)

    def refused_thing(self, option: JSON, view: JSON) -> str:
        """An option that is refused, under its heading."""
        return self.texts.message(option["message"])

    def previewed(self, option: JSON) -> tuple[str, ...]:
        """The counters of the seat that an option is told with, if what they will be is certain."""
        return ()

    def change(self, name: str, before: int, after: int) -> str:
        """A counter that an option changes, in words."""
        return self.texts("board-change", name=self.counter(name), before=before, after=after)

    def short_change(self, name: str, before: int, after: int) -> str:
        """A counter that an option changes, in short."""
        return f"{self.counter(name)} {before}→{after}"

    def legend(self) -> list[str]:
        """What the signs and numbers on this board mean, for the help."""
        return []

    # -- painting ------------------------------------------------------------------------------------------------

    def paint(self, console: Console, view: JSON, detail: int) -> Lines:
        """The table for a screen that can paint, in lines that fit it."""
        return [part for line in self.lines(view) for part in wrapped(console, Text(line), console.width)]

    def numbers(self, card: str, view: JSON) -> Text:
        """The numbers of the options that touch a card."""
        options = view["decision"]["options"] if view["decision"] else []
        found = [str(number) for number, option in enumerate(options, 1) if card in self.touched(option, view)]
        return Text(",".join(found), style=ACT)

    def touched(self, option: JSON, view: JSON) -> list[str]:
        """The cards that an option is about."""
        return touched_cards(option)

    def title(self, seat: Seat, view: JSON) -> Text:
        """A player's sign and name."""
        colour = COLOURS[seat % len(COLOURS)]
        style = f"bold {colour}" if seat == view["viewer"] else colour
        return Text.assemble(self.sign(seat), (f" {self.who(seat, view)}", style))

    def sign(self, seat: Seat) -> Text:
        """A seat's symbol in its colour."""
        return Text(SYMBOLS[seat % len(SYMBOLS)], style=COLOURS[seat % len(COLOURS)])


def zone_of(view: JSON, name: str, seat: Seat | None = None) -> JSON:
    """A zone of a view by its name, a seat's own if a seat is given."""
    return next(zone for zone in view["zones"] if zone["zone"] == name and zone["seat"] == seat)


def rivals_first(view: JSON) -> list[Seat]:
    """Seats in turn order, the viewer last: mine is nearest to what I decide."""
    count = len(view["counters"]["seats"])
    first = 0 if view["viewer"] is None else view["viewer"] + 1
    return [(first + step) % count for step in range(count)]


def touched_cards(option: JSON) -> list[str]:
    """The cards that an option touches."""
    return [thing.removeprefix("card:") for thing in option["touches"] if thing.startswith("card:")]
