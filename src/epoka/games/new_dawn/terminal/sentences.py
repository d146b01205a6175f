"""The table in sentences: the map row by row, what stands on it, agendas, wonders, players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from epoka.games.new_dawn.terminal.words import Words
from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import rivals_first, zone_of

TOLD: Final = ("drawn", "built", "gone", "city_cards", "aside", "reserve", "laid")
"""Places on the table that are told with their cards."""
SIZES: Final = ("tiles", "culture_deck", "economy_deck", "military_deck", "science_deck", "unseen", "box")
"""Places on the table of which only the size is told."""
BESIDE: Final = ("pacts", "hand")
"""Places before a player."""


class Sentences(Words):
    """Everything on the table, read from top to bottom."""

    def lines(self, view: JSON) -> list[str]:
        table = view["counters"]["table"]
        found = [self.status(view), self.texts("dawn-events", next=self.event(table, 1), then=self.event(table, 2))]
        found += [self.victory(card, view) for card in zone_of(view, "victory")["cards"]]
        found.append(self.market(view))
        found += self.map_lines(table)
        sizes = [(self.zone_name(zone_of(view, name)), zone_of(view, name)["size"]) for name in SIZES]
        found.append(", ".join([f"{name} {size}" for name, size in sizes if size]) + ".")
        found += [self.zone_line(zone_of(view, name)) for name in TOLD if zone_of(view, name)["size"]]
        for seat in rivals_first(view):
            found += self.player_lines(seat, view)
        return found

    # -- agendas and wonders -------------------------------------------------------------------------------------

    def victory(self, card: str, view: JSON) -> str:
        """A victory card: how far everybody is with its agendas."""
        told = [f"{self.agenda(name)}: {', '.join(self.progress(name, view))}" for name in self.agendas(card)]
        return self.texts("dawn-victory", card=self.texts.card(card), agendas="; ".join(told))

    def progress(self, name: str, view: JSON) -> Iterator[str]:
        """How far everybody is with an agenda."""
        for seat, own in enumerate(view["counters"]["seats"]):
            known = own["agendas"][name]
            message = "dawn-marked" if known["marked"] else "dawn-progress"
            yield self.texts(message, seat=seat, have=known["have"], need=known["need"])

    def market(self, view: JSON) -> str:
        """The open wonders with their prices."""
        offers = view["counters"]["table"]["offers"]
        wonders = []
        for wonder in zone_of(view, "market")["cards"]:
            facts = self.cards[wonder]["facts"]
            kind = self.texts(f"type-{facts['wonder']}")
            told = self.texts("dawn-wonder", card=self.texts.card(wonder), kind=kind, cost=self.price(wonder, view))
            wonders.append(f"{told} {self.texts('dawn-offer')}" if offers.get(wonder) else told)
        return self.texts("dawn-market", wonders="; ".join(wonders) or self.texts("dawn-nothing"))

    # -- the map -------------------------------------------------------------------------------------------------

    def map_lines(self, table: JSON) -> Iterator[str]:
        """The spaces row by row; then what lies and stands there and belongs to nobody."""
        rows: dict[int, list[int]] = {}
        for space, place in enumerate(table["land"]):
            rows.setdefault(place["r"], []).append(space)
        for r in sorted(rows):
            yield self.map_row(r, sorted(rows[r], key=lambda space: int(table["land"][space]["q"])), table)
        lying = [f"{space} {self.thing(name)}" for space, name in table["lies"].items()]
        if lying:
            yield self.texts("dawn-lying", things=", ".join(lying))
        forts = [self.described(space, table) for space, place in enumerate(table["land"]) if place.get("fort")]
        if forts:
            yield self.texts("dawn-forts", spaces=", ".join(forts))
        for barbarians in table["barbarians"]:
            yield self.wild(barbarians)

    def map_row(self, r: int, spaces: list[int], table: JSON) -> str:
        """A row of the map from the left; a gap is told."""
        land = table["land"]
        told: list[str] = []
        for before, space in zip([spaces[0], *spaces], spaces, strict=False):
            missing = land[space]["q"] - land[before]["q"] - 1
            told += [self.texts("dawn-gap", amount=missing)] if missing > 0 else []
            told.append(f"{space} {self.terrain(space, table)}")
        first = land[spaces[0]]
        column = self.column([first["q"], r], table)
        return self.texts("dawn-map-row", row=self.row_of(r, table), column=column, spaces=", ".join(told))

    def wild(self, barbarians: JSON) -> str:
        """Barbarians, with where each roll takes them and what they would harm there."""
        ways = []
        for roll, way in enumerate(barbarians["ways"], 1):
            harm = f" ({self.texts('dawn-harm-' + way['harm'])})" if "harm" in way else ""
            ways.append(f"{roll}: {way['to']}{harm}")
        letter = barbarians["letter"]
        return self.texts("dawn-wild", letter=letter, space=barbarians["space"], ways=", ".join(ways))

    # -- players -------------------------------------------------------------------------------------------------

    def player_lines(self, seat: Seat, view: JSON) -> Iterator[str]:
        """A player in sentences: score, holdings, focus row, pieces and figures, cards."""
        own, table = view["counters"]["seats"][seat], view["counters"]["table"]
        yield f"{self.who(seat, view)}, {self.named(own['leader'])}. {self.score(own, view)} {self.holdings(own)}"
        if own["marked"]:
            yield self.texts("dawn-marks", agendas=", ".join(map(self.agenda, own["marked"])))
        yield self.texts("dawn-row", cards="; ".join(self.row_in_words(own, table)))
        pieces = [f"{space} {self.piece_name(space, table)}" for space in self.spaces_of(seat, table)]
        if pieces:
            yield self.texts("dawn-pieces", pieces=", ".join(pieces))
        yield from self.figures(own)
        yield self.texts("dawn-left", tokens=own["unused_tokens"], cities=own["unused_cities"])
        if own["wonders"]:
            yield self.texts("dawn-wonders", wonders=", ".join(map(self.texts.card, own["wonders"])))
        if own["natural"]:
            yield self.texts("dawn-natural", wonders=", ".join(map(self.thing, own["natural"])))
        if own["taken"]:
            yield self.texts("dawn-taken", cards=", ".join(self.taken(own)))
        yield from [self.zone_line(zone_of(view, name, seat)) for name in BESIDE if zone_of(view, name, seat)["size"]]

    def row_in_words(self, own: JSON, table: JSON) -> Iterator[str]:
        """The focus row from the first slot on, with what lies on the cards."""
        for number, place in zip(table["numbers"], own["row"], strict=True):
            told = f"{self.slot(number, place)}: {self.focus(place['card'])}"
            lying = self.on_card(place)
            yield f"{told}, {lying}" if lying else told

    def spaces_of(self, seat: Seat, table: JSON) -> list[int]:
        """The spaces with pieces of a player."""
        return [int(space) for space, piece in table["pieces"].items() if piece["owner"] == seat]

    def piece_name(self, space: int, table: JSON) -> str:
        """A piece without its owner, with a wonder that stands there."""
        piece = table["pieces"][str(space)]
        kind = piece["kind"]
        name = self.texts(
            f"dawn-piece-{kind}" if kind in ("token", "city", "capital") else f"district-{kind}".replace("_", "-")
        )
        notes = [self.texts("dawn-reinforced")] if piece.get("reinforced") else []
        if str(space) in table["wonders"]:
            notes.append(self.texts.card(table["wonders"][str(space)]))
        return f"{name} ({', '.join(notes)})" if notes else name

    def figures(self, own: JSON) -> Iterator[str]:
        """Where a player's armies and caravans are."""
        for kind, name in (("armies", "dawn-armies"), ("caravans", "dawn-caravans")):
            where = [str(space) for space in own[kind] if space >= 0]
            ready = own[f"{kind}_ready"]
            if where or ready:
                yield self.texts(name, spaces=", ".join(where) or "–", ready=ready)
