"""The map in colour: for each hex its name, its ground, the city with its owner, size and mood, and the units."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from epoka.games.clash_of_cultures.terminal.sentences import Sentences
from epoka.games.clash_of_cultures.terminal.words import BARBARIANS, PIRATES, UNITS
from epoka.kernel.game import JSON
from epoka.painting import ACT, COLOURS, SYMBOLS, Cell, Lines, cell_width, hex_map

GROUNDS: Final = {
    "plains": "on #3d5a1e",
    "mountain": "on #4d4d4d",
    "forest": "on #173d1d",
    "barren": "on #6b4a26",
    "sea": "on #12304f",
    None: "dim",
}
"""The colour of each terrain, always with its name in short."""
SIGNS: Final = {BARBARIANS: ("×", "bold red"), PIRATES: ("≈", "bold cyan")}
"""Signs of the owners that are no players."""
GROUND: Final = 4
"""So many letters take a ground in short and the star before it."""
MOODS: Final = {"happy": "+", "neutral": "", "angry": "!"}


class Mapped(Sentences):
    """Draws the map."""

    def painted_map(self, width: int, view: JSON) -> Lines:
        """All hexes; a star after a name says that an option is about this hex."""
        places = self.places(view)
        columns = len({place["hex"][0] for place in places})
        asked = self.asked_about(view)
        return hex_map([self.cell(place, asked, cell_width(columns, width)) for place in places], width)

    def map_width(self, view: JSON) -> int:
        """How wide the map is if it leaves room for words beside it."""
        names = [place["hex"] for place in self.places(view)]
        return len({name[0] for name in names}) * (max(map(len, names)) + GROUND + 1)

    def asks_where(self, view: JSON) -> bool:
        """Whether all that is asked is a hex, so that the map says more than words."""
        options = view["decision"]["options"] if view["decision"] else []
        about = [any(name.startswith("hex") for name in option["message"].get("args", {})) for option in options]
        return about.count(True) > 1 and about.count(False) <= 1

    def asked_about(self, view: JSON) -> set[str]:
        """The hexes that the options are about."""
        options = view["decision"]["options"] if view["decision"] else []
        words = [(name, str(word)) for option in options for name, word in option["message"].get("args", {}).items()]
        return {word for name, word in words if name.startswith("hex")}

    def cell(self, place: JSON, asked: set[str], width: int) -> Cell:
        """A hex in two lines."""
        name = place["hex"]
        act = name in asked
        above = Text.assemble((f"{name}{'*' if act else ' '}", ACT if act else "bold"), self.short_ground(place, width))
        below = Text.assemble(self.city_mark(place), self.unit_marks(place, width))
        return Cell(ord(name[0]) - ord("A"), int(name[1:]) - 1, (above, below), GROUNDS[place["terrain"]])

    def short_ground(self, place: JSON, width: int) -> str:
        """The ground in a few letters, whole where there is room."""
        if place["terrain"] is None:
            return self.texts("clash-short-unexplored")
        key = "exhausted" if place.get("exhausted") else str(place["terrain"])
        whole = self.texts("clash-short-exhausted-long" if key == "exhausted" else f"terrain-{key}")
        return whole if len(whole) + len(place["hex"]) + 1 <= width else self.texts(f"clash-short-{key}")

    def city_mark(self, place: JSON) -> Text:
        """A city: whose, how large, in which mood."""
        if "city" not in place:
            return Text()
        city = place["city"]
        return Text.assemble(self.owner_sign(city["owner"]), (f"{city['size']}{MOODS[city['mood']]}", "bold"), " ")

    def unit_marks(self, place: JSON, width: int) -> Text:
        """Units by their letters; only their number where there is no room for more."""
        marks = Text()
        owner = place.get("city", {}).get("owner")
        for pack in place.get("units", ()):
            sign = Text() if pack["owner"] == owner else self.owner_sign(pack["owner"])
            kinds = [kind for kind in UNITS if pack.get(kind)]
            letters = "".join([f"{pack[kind]}{self.texts(f'clash-letter-{kind}')}" for kind in kinds])
            room = width - self.city_mark(place).cell_len - marks.cell_len - sign.cell_len
            whole = letters if len(letters) <= room else f"{sum(pack[kind] for kind in kinds)}#"
            marks.append_text(Text.assemble(sign, whole, " " if len(place["units"]) > 1 else ""))
        return marks

    def owner_sign(self, owner: int) -> Text:
        """The sign of an owner in its colour."""
        if owner in SIGNS:
            return Text(*SIGNS[owner])
        return Text(SYMBOLS[owner % len(SYMBOLS)], style=COLOURS[owner % len(COLOURS)])
