"""What both halves of the table say: spaces, pieces, cards of the focus row, agendas, and options in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from epoka.games.new_dawn.tables import VICTORY
from epoka.kernel.game import JSON
from epoka.painting import Board

RESOURCES: Final = ("marble", "mercury", "oil", "diamond")
SPACED: Final = frozenset(
    {
        "place",
        "move",
        "explore",
        "found",
        "reinforce",
        "take",
        "seize",
        "host",
        "blast",
        "free",
        "from",
        "deploy",
        "destroy",
        "name",
        "give-up",
        "raid",
        "defeat",
    }
)
"""Verbs whose options are about a space."""
CARDED: Final = frozenset({"focus", "upgrade", "improve", "give-way", "put", "wonder", "discard", "rob"})
"""Verbs whose options are about a card."""
NAMED: Final = {"resource": "resource", "district": "district", "resolve": "district", "govern": "government"}
"""Verbs whose options are about something else, with what its name begins with."""
GROUPED: Final = frozenset({*SPACED, *CARDED, *NAMED, "at", "water", "settle", "pact", "lead", "exchange"})
"""Verbs whose options are listed together."""
WHERE: Final = frozenset({"at", "water"})
"""Verbs whose options are about a place where nothing lies yet."""

BROUGHT: Final = ("points", "cities", "mature", "tokens", "reinforced", *RESOURCES)
TELLING: Final = frozenset({"place", "found", "reinforce", "wonder", "resource"})
"""Verbs whose options are told with what they change at once."""


class Words(Board):
    """What is the same in sentences and in colour."""

    careful: ClassVar[bool] = True

    # -- the table -----------------------------------------------------------------------------------------------

    def status(self, view: JSON) -> str:
        table = view["counters"]["table"]
        return f"{self.moment(view)} {self.texts('dawn-supply', tiles=table['tiles_left'], trade=table['trade_left'])}"

    def moment(self, view: JSON) -> str:
        """The round, whose turn it is, and what happens at the end of the round."""
        table = view["counters"]["table"]
        found = [self.texts("dawn-round", round=table["round"], event=self.event(table, 1))]
        if table["active"] >= 0:
            found.append(self.texts("dawn-turn", seat=table["active"], rival=table["first"]))
        return " ".join(found)

    def event(self, table: JSON, ahead: int) -> str:
        """What the event dial says so many positions ahead."""
        symbols = table["symbols"][(table["event"] + ahead) % len(table["symbols"])]
        names = [self.texts(f"symbol-{symbol}".replace("_", "-")) for symbol in symbols]
        return ", ".join(names) or self.texts("dawn-nothing")

    def own(self, view: JSON) -> str:
        own = view["counters"]["seats"][view["viewer"]]
        return f"{self.score(own, view)} {self.holdings(own)}"

    def score(self, own: JSON, view: JSON) -> str:
        """How far a player is with the victory cards."""
        return self.texts("dawn-score", cards=own["points"], needed=view["counters"]["table"]["needed"])

    def holdings(self, own: JSON) -> str:
        """What a player has on the map and in store."""
        held = [self.texts("dawn-held", kind=kind, amount=own[kind]) for kind in RESOURCES if own[kind]]
        numbers = {name: own[name] for name in ("cities", "mature", "tokens", "reinforced", "dial")}
        told = self.texts("dawn-holdings", **numbers)
        return f"{told} {self.texts('dawn-resources', held=', '.join(held))}" if held else told

    # -- the map -------------------------------------------------------------------------------------------------

    def terrain(self, space: int, table: JSON) -> str:
        """What a space is."""
        place = table["land"][space]
        if place.get("fort"):
            return self.texts("dawn-fort")
        return self.texts(f"terrain-{place['terrain']}".replace("_", "-"))

    def thing(self, name: str) -> str:
        """What lies on a space or a card, by its name."""
        return self.texts(f"resource-{name}") if name in RESOURCES else self.named(name)

    def named(self, card: str) -> str:
        """The name of a component."""
        return self.texts.message(self.cards[card]["name"])

    def piece(self, piece: JSON) -> str:
        """A city, control token or district with its owner."""
        kind = piece["kind"]
        name = self.texts(
            f"dawn-piece-{kind}" if kind in ("token", "city", "capital") else f"district-{kind}".replace("_", "-")
        )
        told = self.texts("dawn-owned", thing=name, seat=piece["owner"])
        return f"{told}, {self.texts('dawn-reinforced')}" if piece.get("reinforced") else told

    def standing(self, space: int, table: JSON) -> Iterator[str]:
        """What lies and stands on a space, in words."""
        key = str(space)
        if key in table["pieces"]:
            yield self.piece(table["pieces"][key])
        if key in table["wonders"]:
            yield self.texts.card(table["wonders"][key])
        if key in table["lies"]:
            yield self.thing(table["lies"][key])
        for barbarians in table["barbarians"]:
            if barbarians["space"] == space:
                yield self.texts("dawn-barbarians", letter=barbarians["letter"])
        for figure in table["figures"].get(key, ()):
            name = self.texts(f"unit-{figure['kind']}")
            told = self.texts("dawn-owned", thing=name, seat=figure["owner"])
            yield f"{told} ×{figure['count']}" if figure["count"] > 1 else told

    def described(self, space: int, table: JSON) -> str:
        """A space in short: its number, its terrain, what is there."""
        there = ", ".join(self.standing(space, table))
        told = f"{space} {self.terrain(space, table)}"
        return f"{told} ({there})" if there else told

    # -- the focus row -------------------------------------------------------------------------------------------

    def focus(self, card: str) -> str:
        """A focus card with its type and level."""
        facts = self.cards[card]["facts"]
        level = self.texts(f"level-{facts['level']}")
        return self.texts(
            "dawn-focus", card=self.texts.card(card), kind=self.texts(f"type-{facts['focus']}"), level=level
        )

    def on_card(self, place: JSON) -> str:
        """What lies on a card of the focus row."""
        found = [self.texts("dawn-trade", amount=place["trade"])] if place["trade"] else []
        return ", ".join([*found, *map(self.thing, place["lying"])])

    def slot(self, number: int, place: JSON) -> str:
        """Over which number a card lies, and with which one it counts."""
        if place["slots"] == [number]:
            return self.texts("dawn-slot", slot=number)
        return self.texts("dawn-slot-as", slot=number, other=place["slots"][-1])

    # -- agendas and wonders -------------------------------------------------------------------------------------

    def agendas(self, card: str) -> list[str]:
        """The agendas of a victory card."""
        return [agenda.id for agenda in VICTORY[card].agendas]

    def agenda(self, name: str) -> str:
        """The name of an agenda."""
        return self.texts(f"agenda-{name}".replace("_", "-"))

    def price(self, wonder: str, view: JSON) -> str:
        """What an open wonder costs the viewer, or what is printed."""
        if view["viewer"] is None:
            return str(self.cards[wonder]["facts"]["price"])
        return str(view["counters"]["seats"][view["viewer"]]["prices"][wonder][0])

    def card_lines(self, card: str, view: JSON) -> list[str]:
        facts = self.cards[card]["facts"]
        kind = self.texts(f"type-{facts['type']}".replace("_", "-"))
        found = [f"{self.named(card)}. {kind}."]
        if facts["type"] == "focus":
            found = [f"{self.focus(card)}."]
        if "price" in facts:
            found.append(self.texts("dawn-costs", cost=facts["price"]))
        return [line for line in (*found, self.effect(card), self.confidence(self.cards[card])) if line]

    # -- options -------------------------------------------------------------------------------------------------

    def heading(self, option: JSON, view: JSON) -> str:
        verb = option["value"][0]
        return self.texts(f"dawn-heading-{verb}") if verb in GROUPED else ""

    def listed(self, option: JSON, view: JSON) -> str:
        verb, *about = option["value"]
        table = view["counters"]["table"]
        if verb in SPACED:
            there = ", ".join([self.terrain(about[0], table), *self.standing(about[0], table)])
            return f"{about[0]} ({there})"
        if verb in CARDED:
            return self.carded(verb, about[0], view)
        if verb in NAMED:
            return self.texts(f"{NAMED[verb]}-{about[0]}".replace("_", "-"))
        if verb in WHERE:
            where = self.texts("dawn-where", column=self.column(about, table), row=self.row_of(about[1], table))
            return f"{about[0]}, {about[1]} ({where})"
        return self.option(option, view)

    def carded(self, verb: str, card: str, view: JSON) -> str:
        """A card that an option is about: a focus card with its type, level and slot, a wonder with its price."""
        if verb == "wonder":
            return f"{self.texts.card(card)} ({self.price(card, view)})"
        facts = self.cards.get(card, {}).get("facts", {})
        if facts.get("type") != "focus":
            return self.texts.card(card)
        about = f"{self.texts('type-' + facts['focus'])} {self.texts('level-' + str(facts['level']))}"
        row = view["counters"]["seats"][view["viewer"]]["row"] if view["viewer"] is not None else []
        for number, place in zip(view["counters"]["table"]["numbers"], row, strict=False):
            if verb == "focus" and place["card"] == card:
                about = f"{about}, {self.slot(number, place)}"
        return f"{self.texts.card(card)} ({about})"

    def refused_thing(self, option: JSON, view: JSON) -> str:
        return self.listed(option, view)

    def previewed(self, option: JSON) -> tuple[str, ...]:
        return BROUGHT if option["value"][0] in TELLING else ()

    def column(self, place: list[int], table: JSON) -> str:
        """In which column of the map a place is; every other row begins half a space further."""
        first = min([2 * space["q"] + space["r"] for space in table["land"]])
        steps = 2 * place[0] + place[1] - first
        return f"{steps // 2 + 1}{'½' if steps % 2 else ''}"

    def row_of(self, r: int, table: JSON) -> int:
        """In which row of the map a place is, from the top."""
        return int(r) - min([int(space["r"]) for space in table["land"]]) + 1

    def legend(self) -> list[str]:
        return ["", self.texts("dawn-legend"), self.texts("dawn-legend-options")]

    # -- cards in zones ------------------------------------------------------------------------------------------

    def taken(self, own: JSON) -> list[str]:
        """The diplomacy cards that a player has taken, with whose they are."""
        return [
            self.texts("dawn-owned", thing=self.texts.card(card), seat=giver) if giver >= 0 else self.texts.card(card)
            for card, giver in own["taken"]
        ]
