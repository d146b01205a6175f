"""The table in sentences: the map hex by hex where something is, players, cards."""

from __future__ import annotations

from collections.abc import Iterator

from epoka.games.clash_of_cultures.terminal.words import BARBARIANS, PIRATES, Words
from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import rivals_first, zone_of

PILES = ("display", "monuments", "past", "looked")
"""Places on the table that are told with their cards."""
SIZES = ("events", "actions", "spent", "objectives", "dropped", "wonders", "wonder_discards", "slots", "spare", "box")
"""Places on the table of which only the size is told."""
BEFORE = ("leader", "leaders", "persons", "completed", "captured", "trophies", "assigned", "offered")
BATTLE = ("committed", "revealed")
HELD = ("hand", "plans", "designs")


class Sentences(Words):
    """Everything on the table, read from top to bottom."""

    def lines(self, view: JSON) -> list[str]:
        found = [self.status(view), *self.map_lines(view)]
        for owner in (BARBARIANS, PIRATES):
            found += self.forces_lines(owner, view)
        sizes = [(self.zone_name(zone_of(view, name)), zone_of(view, name)["size"]) for name in SIZES]
        found.append(", ".join([f"{name} {size}" for name, size in sizes if size]) + ".")
        found += [self.zone_line(zone_of(view, name)) for name in PILES if zone_of(view, name)["size"]]
        for seat in rivals_first(view):
            found += self.player_lines(seat, view)
        return found

    # -- the map -------------------------------------------------------------------------------------------------

    def map_lines(self, view: JSON) -> Iterator[str]:
        """Hexes by their ground; what stands on them is told with its owner."""
        grounds: dict[str, list[str]] = {}
        for place in self.places(view):
            grounds.setdefault(self.terrain(place), []).append(place["hex"])
        for ground, names in grounds.items():
            yield self.texts("clash-ground", ground=ground, hexes=", ".join(names))

    def forces_lines(self, owner: int, view: JSON) -> Iterator[str]:
        """Cities and units of an owner."""
        cities = [f"{place['hex']}: {self.terrain(place)}, {self.city(place)}" for place in self.cities(owner, view)]
        if cities:
            yield self.texts("clash-cities", owner=self.owner(owner), cities="; ".join(cities))
        units = [f"{name}: {self.units(pack)}" for name, pack in self.forces(owner, view)]
        if units:
            yield self.texts("clash-units", owner=self.owner(owner), units="; ".join(units))

    # -- players -------------------------------------------------------------------------------------------------

    def player_lines(self, seat: Seat, view: JSON) -> Iterator[str]:
        """A player in sentences: stock, cities, units, advances, cards."""
        own = view["counters"]["seats"][seat]
        yield f"{self.who(seat, view)}. {' '.join([self.stock_of(seat, view), *self.notes(seat, view)])}"
        yield from self.forces_lines(seat, view)
        yield self.texts(
            "clash-left",
            settlements=own["settlements_left"],
            units=self.amounts("unit", own["units_left"]),
            buildings=self.amounts("building", own["buildings_left"]),
        )
        told = [
            f"{category}: {', '.join(map(self.texts.card, cards))}" for category, cards in self.advances(seat, view)
        ]
        yield self.texts("clash-advances", count=len(own["advances"]), advances="; ".join(told))
        yield from [self.zone_line(zone_of(view, name, seat)) for name in BEFORE if zone_of(view, name, seat)["size"]]
        yield from self.held_lines(seat, view)

    def amounts(self, kind: str, left: JSON) -> str:
        """Things with how many there are."""
        return ", ".join([f"{self.texts(f'{kind}-{name}')} {count}" for name, count in left.items()])

    def held_lines(self, seat: Seat, view: JSON) -> Iterator[str]:
        """Cards in hand, and what they do if they can be seen."""
        for name in (*HELD, *BATTLE):
            zone = zone_of(view, name, seat)
            if zone["size"]:
                known = list(dict.fromkeys([card for card in zone["cards"] if card is not None]))
                yield " ".join(
                    [self.zone_line(zone), *[f"{self.texts.card(card)}: {self.effect(card)}" for card in known]]
                )
        if seat == view["viewer"] and view["counters"]["seats"][seat]["within_reach"]:
            goals = [self.texts.card(goal) for goal in view["counters"]["seats"][seat]["within_reach"]]
            yield self.texts("clash-within-reach", goals=goals)
