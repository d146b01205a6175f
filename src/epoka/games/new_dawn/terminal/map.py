"""The map in colour: for each space its number and terrain, then whose piece is there, figures and what lies there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from epoka.games.new_dawn.terminal.sentences import Sentences
from epoka.games.new_dawn.terminal.words import RESOURCES, WHERE
from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import ACT, COLOURS, SYMBOLS, Cell, Lines, half_width, row_map

GROUNDS: Final = {
    "grassland": "on #3d5a1e",
    "hills": "on #6b6a26",
    "forest": "on #173d1d",
    "desert": "on #7d6234",
    "mountains": "on #4d4d4d",
    "water": "on #12304f",
    "natural_wonder": "on #50285a",
    "fort": "on #5a2a22",
}
"""The colour of each terrain, always with its letter."""
SPOT: Final = "on #3a3200"
"""A place where something can be laid."""
NUMBER: Final = 3
"""So many digits has the number of a space."""
WILD: Final = ("×", "bold red")


class Mapped(Sentences):
    """Draws the map."""

    def painted_map(self, width: int, view: JSON) -> Lines:
        """All spaces; a star says that an option is about this space, an arrow where option so and so would be."""
        table = view["counters"]["table"]
        asked, spots = self.asked_about(view), self.spots(view)
        spotted = [self.spot(place, number) for place, number in spots.items()]
        ends = [Cell(2 * space["q"] + space["r"], 0, (Text(), Text()), "") for space in table["land"]]
        room = 2 * half_width([*ends, *spotted], width)
        return row_map(
            [*[self.cell(space, table, space in asked, room) for space in range(len(ends))], *spotted], width
        )

    def map_height(self, view: JSON) -> int:
        """How many lines the map takes."""
        rows = [int(space["r"]) for space in view["counters"]["table"]["land"]]
        return 2 * (max(rows) - min(rows) + 1)

    def asked_about(self, view: JSON) -> set[int]:
        """The spaces that the options are about."""
        options = view["decision"]["options"] if view["decision"] else []
        about = [option["message"].get("args", {}).get("space") for option in options]
        return {space for space in about if isinstance(space, int)}

    def asks_where(self, view: JSON) -> bool:
        """Whether all that is asked is a space, so that the map says more than words."""
        return len(self.asked_about(view)) > 1 or bool(self.spots(view))

    def spots(self, view: JSON) -> dict[tuple[int, int], int]:
        """Places where nothing lies yet, with the number of the option that is about each."""
        options = view["decision"]["options"] if view["decision"] else []
        return {
            (option["value"][1], option["value"][2]): number
            for number, option in enumerate(options, 1)
            if option["value"][0] in WHERE
        }

    def spot(self, place: tuple[int, int], number: int) -> Cell:
        """A place where option so and so would be."""
        q, r = place
        return Cell(2 * q + r, r, (Text(f"→{number}", style=ACT), Text()), SPOT)

    def cell(self, space: int, table: JSON, asked: bool, width: int) -> Cell:
        """A space in two lines."""
        place = table["land"][space]
        ground = "fort" if place.get("fort") else place["terrain"]
        number = Text(f"{space:<{NUMBER}}", style=ACT if asked else "bold")
        above = Text.assemble(number, self.short_ground(ground, width - NUMBER))
        below = Text.assemble(("*", ACT) if asked else " ", *self.marks(space, table))
        return Cell(2 * place["q"] + place["r"], place["r"], (above, below), GROUNDS[ground])

    def short_ground(self, ground: str, room: int) -> str:
        """The terrain in so many letters."""
        return self.texts(f"dawn-short-{ground}".replace("_", "-"))[:room]

    def marks(self, space: int, table: JSON) -> Iterator[Text]:
        """What is on a space, the most important first."""
        key = str(space)
        letters = [barbarians["letter"] for barbarians in table["barbarians"] if barbarians["space"] == space]
        if letters:
            yield Text.assemble(WILD, ("".join(letters), "bold red"))
        piece = table["pieces"].get(key)
        if piece:
            wonder = self.texts("dawn-letter-wonder") if key in table["wonders"] else ""
            strong = "+" if piece.get("reinforced") else ""
            kind = self.texts(f"dawn-letter-{piece['kind']}".replace("_", "-"))
            yield Text.assemble(self.owner_sign(piece["owner"]), (f"{kind}{strong}{wonder}", "bold"))
        for figure in table["figures"].get(key, ()):
            sign = Text() if piece and piece["owner"] == figure["owner"] else self.owner_sign(figure["owner"])
            yield Text.assemble(sign, self.texts(f"dawn-letter-{figure['kind']}") * figure["count"])
        if key in table["lies"]:
            yield Text(self.lying_mark(table["lies"][key], table["land"][space]["terrain"]), style="bold")

    def lying_mark(self, name: str, terrain: str) -> str:
        """A resource, a natural wonder or a city-state by a letter."""
        kind = name if name in RESOURCES else "natural" if terrain == "natural_wonder" else "state"
        return self.texts(f"dawn-letter-{kind}")

    def owner_sign(self, owner: Seat) -> Text:
        """The sign of an owner in its colour."""
        return Text(SYMBOLS[owner % len(SYMBOLS)], style=COLOURS[owner % len(COLOURS)])
