"""A table as text and as a picture, for people who watch a learner. Both show what a spectator may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from textwrap import wrap
from typing import Any, Final, NamedTuple
from unicodedata import normalize

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from epoka.kernel import Game, Table
from epoka.kernel.game import JSON, KERNEL_LOCALE
from epoka.kernel.views import SEAT_WORDS
from epoka.words import Catalogue

Picture = npt.NDArray[np.uint8]

WIDTH: Final = 1180
COLUMN: Final = 150
"""How many letters fit into a line of the picture."""
PAGE, PANEL, INK, DIM, LINE, CHIP = "#e7e1d3", "#fbf8f1", "#1d2730", "#5b646c", "#8f836b", "#efe8d8"
SEATS: Final = ("#0b5bc4", "#a83c10", "#1f6e4d", "#7f1772", "#2a2722")
HEIGHT, SEAT_HEIGHT = 260, 150
SWAPPED: Final = str.maketrans("łŁ–’·×", "lL-'|x")
MARGIN, LEAD, CHIP_HEIGHT = 14, 21, 24


class Row(NamedTuple):
    """A zone: its name and its cards in words."""

    name: str
    cards: tuple[str, ...]


class Panel(NamedTuple):
    """A part of the table in words. `seat` is None for what belongs to nobody."""

    seat: int | None
    title: str
    numbers: tuple[str, ...]
    rows: tuple[Row, ...]


@lru_cache(maxsize=16)
def catalogue(game: Game[Any], language: str) -> Catalogue:
    """The texts of a game."""
    return Catalogue(KERNEL_LOCALE, game.folder / "locale", language=language)


class Scene:
    """What a spectator sees of a table, in words of one language."""

    def __init__(self, table: Table, language: str) -> None:
        self.texts = catalogue(table.game, language)
        self.view = table.view(None)
        self.panels = tuple([self._panel(seat) for seat in (None, *range(table.seats))])
        self.asked = tuple([self._asked(asked) for asked in self.view["asked"]])

    def _name(self, kind: str, word: object) -> str:
        """The name of a thing, or its id where it has none."""
        message = f"{kind}-{str(word).replace('_', '-')}"
        return self.texts.text(message) if self.texts.has(message) else str(word)

    def _seat(self, seat: int) -> str:
        return self.texts.text("seat-default", {"number": seat + 1})

    def _panel(self, seat: int | None) -> Panel:
        counters = self.view["counters"]
        title = self._name("game", "title") if seat is None else self._seat(seat)
        numbers = counters["table"] if seat is None else counters["seats"][seat]
        rows = [self._row(zone) for zone in self.view["zones"] if zone["seat"] == seat and zone["size"]]
        return Panel(seat, self._titled(seat, title), tuple(self._numbers(numbers)), tuple(rows))

    def _titled(self, seat: int | None, title: str) -> str:
        """The title, with the points of a finished game and a star for a winner."""
        if seat is None or not self.view["over"]:
            return title
        return f"{title}: {self.view['scores'][seat]}{' *' if seat in self.view['winners'] else ''}"

    def _numbers(self, counters: Mapping[str, Any]) -> Iterator[str]:
        """The counters in words; lists are left out, for they repeat what lies in the zones."""
        for name, value in counters.items():
            if isinstance(value, int | str):
                yield f"{self._name('counter', name)} {value}"
            elif isinstance(value, Mapping):
                inner = [
                    f"{self._name(name.removesuffix('s'), key)} {number}"
                    for key, number in value.items()
                    if isinstance(number, int | str)
                ]
                if inner:
                    yield f"{self._name('counter', name)}: {', '.join(inner)}"

    def _row(self, zone: JSON) -> Row:
        known = [self._card(card) for card in zone["cards"] if card is not None]
        hidden = zone["cards"].count(None)
        backs = ", ".join([f"{count} × {back}" if back else str(count) for back, count in zone.get("backs", ())])
        return Row(self._name("zone", zone["zone"]), (*known, *([f"? {backs}"] if hidden else [])))

    def _card(self, card: str) -> str:
        """A card with what lies on it."""
        mark = self.view["marks"].get(card)
        name = self._name("card", card)
        if not mark:
            return name
        on_it = mark.items() if isinstance(mark, Mapping) else [("", mark)]
        return f"{name} ({', '.join([self._mark(what, value) for what, value in on_it])})"

    def _mark(self, what: str, value: object) -> str:
        if what in SEAT_WORDS:
            return self._seat(value) if isinstance(value, int) else self._name("card", value)
        return str(value)

    def _asked(self, asked: JSON) -> str:
        return f"{self._seat(asked['seat'])}: {self.texts.render(asked['prompt'])}"


def text(table: Table, language: str = "en") -> str:
    """The table as lines of text."""
    scene = Scene(table, language)
    lines: list[str] = []
    for panel in scene.panels:
        lines += [panel.title, f"  {' · '.join(panel.numbers)}"]
        lines += [f"  {row.name}: {', '.join(row.cards)}" for row in panel.rows]
    return "\n".join([*lines, *[f"> {asked}" for asked in scene.asked]]) + "\n"


def picture(table: Table, language: str = "en") -> Picture:
    """The table as a picture: a panel for the table and one for each seat, and who is asked what."""
    scene = Scene(table, language)
    painter = Painter()
    for panel in scene.panels:
        painter.panel(panel)
    for asked in scene.asked:
        painter.line(f"> {asked}", INK)
    return painter.finished(HEIGHT + SEAT_HEIGHT * table.seats)


@lru_cache(maxsize=4)
def font(size: int) -> ImageFont.ImageFont | ImageFont.FreeTypeFont:
    """The font that comes with Pillow, so that pictures are the same everywhere."""
    return ImageFont.load_default(size)


def plain(words: str) -> str:
    """The words in letters that the font has: it lacks accents, Polish ones too."""
    swapped = words.translate(
        {ord("ł"): "l", ord("Ł"): "L", ord("–"): "-", ord("’"): "'", ord("·"): "|", ord("×"): "x"}
    )
    return normalize("NFKD", swapped).encode("ascii", "ignore").decode()


class Painter:
    """Draws panel under panel on a page that grows."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (WIDTH, 400), PAGE)
        self.draw = ImageDraw.Draw(self.image)
        self.y = MARGIN

    def _room(self, height: int) -> None:
        """Make the page longer if need be."""
        if self.y + height + MARGIN > self.image.height:
            longer = Image.new("RGB", (WIDTH, self.y + height + 400), PAGE)
            longer.paste(self.image)
            self.image, self.draw = longer, ImageDraw.Draw(longer)

    def line(self, words: str, colour: str, *, x: int = MARGIN, size: int = 15) -> None:
        """Words, in as many lines as they need."""
        for piece in wrap(plain(words), COLUMN) or [""]:
            self._room(LEAD)
            self.draw.text((x, self.y), piece, fill=colour, font=font(size))
            self.y += LEAD

    def panel(self, panel: Panel) -> None:
        """A panel with an edge in the seat's colour."""
        height = self._measured(panel)
        self._room(height)
        colour = INK if panel.seat is None else SEATS[panel.seat % len(SEATS)]
        top = self.y
        box = (MARGIN, top, WIDTH - MARGIN, top + height - 8)
        self.draw.rounded_rectangle(box, radius=8, fill=PANEL, outline=LINE)
        self.draw.rounded_rectangle((MARGIN, top, MARGIN + 6, top + height - 8), radius=3, fill=colour)
        self.y += 6
        self._inside(panel, colour)
        self.y = top + height

    def _measured(self, panel: Panel) -> int:
        """How high a panel will be: drawn once on a page that is thrown away."""
        trial = Painter()
        trial.y = 6
        trial._inside(panel, INK)
        return trial.y + 14

    def _inside(self, panel: Panel, colour: str) -> None:
        left = MARGIN + 16
        self.line(panel.title, colour, x=left, size=17)
        self.line(" · ".join(panel.numbers), DIM, x=left)
        for row in panel.rows:
            self._chips(row, left)

    def _chips(self, row: Row, left: int) -> None:
        """A zone: its name, then a chip for each card."""
        self._room(CHIP_HEIGHT + LEAD)
        label = plain(row.name)
        self.draw.text((left, self.y + 3), label, fill=INK, font=font(14))
        indent = x = left + max(130, round(font(14).getlength(label)) + 14)
        for card in row.cards:
            words = plain(card)
            width = round(font(14).getlength(words)) + 14
            if x + width > WIDTH - 2 * MARGIN and x > indent:
                x = indent
                self.y += CHIP_HEIGHT + 4
                self._room(CHIP_HEIGHT + LEAD)
            self.draw.rounded_rectangle((x, self.y, x + width, self.y + CHIP_HEIGHT), radius=4, fill=CHIP, outline=LINE)
            self.draw.text((x + 7, self.y + 3), words, fill=INK, font=font(14))
            x += width + 6
        self.y += CHIP_HEIGHT + 6

    def finished(self, height: int) -> Picture:
        """The page at this height, or higher if more is drawn: a film needs pictures of one size."""
        self._room(height - self.y)
        return np.asarray(self.image.crop((0, 0, WIDTH, max(height, self.y + MARGIN))), dtype=np.uint8)
