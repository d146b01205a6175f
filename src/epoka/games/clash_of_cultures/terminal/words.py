"""What both halves of the table say: hexes, cities, units, what a player has, and options in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import Board, zone_of

STOCK: Final = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")
BARBARIANS, PIRATES = 4, 5
"""Owners that are no players, after those that are."""
UNITS: Final = ("settler", "infantry", "cavalry", "elephant", "leader", "ship")
CATEGORIES: Final = (
    "agriculture",
    "construction",
    "seafaring",
    "education",
    "warfare",
    "spirituality",
    "economy",
    "culture",
    "science",
    "democracy",
    "autocracy",
    "theocracy",
)
"""The groups of advances, in the order of the player mat."""
LISTED: Final = {
    "advance": "ability",
    "learn": "ability",
    "use": "ability",
    "found": "hex",
    "collect": "hex",
    "recruit": "hex",
    "raze": "hex",
    "explore": "hex",
    "to": "hex",
    "road": "hex",
    "from": "hex",
    "play": "card",
    "discard": "card",
    "trade": "seat",
    "give": "kind",
    "want": "kind",
}
"""Verbs whose options are listed together, each by the one thing that it is about."""
GROUPED: Final = frozenset({*LISTED, "construct", "wonder", "influence", "complete", "harvest", "destroy", "group"})
"""Verbs whose options are listed together."""
BROUGHT: Final = (*STOCK, "points")
TELLING: Final = frozenset(
    {"advance", "learn", "construct", "wonder", "found", "happiness", "raise", "gain", "harvest", "raze"}
)
"""Verbs whose options are told with what they change at once."""


class Words(Board):
    """What is the same in sentences and in colour."""

    careful: ClassVar[bool] = True

    def status(self, view: JSON) -> str:
        left = view["counters"]["table"]["exhausted_left"]
        return f"{self.moment(view)} {self.texts('clash-exhausted', amount=left)}"

    def moment(self, view: JSON) -> str:
        """Age, round, whose turn it is, and the events that last."""
        table = view["counters"]["table"]
        texts = self.texts
        found = [
            texts("clash-age", age=table["age"], ages=table["ages"], round=table["round"], phase=table["phase"]),
            texts("clash-turn", seat=table["active"], rival=table["first"]),
        ]
        lasting = zone_of(view, "lasting")["cards"]
        if lasting:
            found.append(texts("clash-lasting", cards=lasting))
        return " ".join(found)

    def own(self, view: JSON) -> str:
        return self.stock_of(view["viewer"], view)

    def stock_of(self, seat: Seat, view: JSON) -> str:
        """What a player holds, in a sentence."""
        own = view["counters"]["seats"][seat]
        held = [self.texts("clash-held", kind=kind, amount=own[kind]) for kind in STOCK]
        numbers = {"points": own["points"], "actions": own["actions_left"], "cubes": own["cubes"]}
        told = self.texts("clash-stock", held=", ".join(held), **numbers)
        if own["fewer_actions"]:
            return f"{told} {self.texts('clash-fewer', amount=own['fewer_actions'])}"
        return told

    def owner(self, owner: int) -> str:
        """Whose city or units."""
        if owner in (BARBARIANS, PIRATES):
            return self.texts("owner-barbarians" if owner == BARBARIANS else "owner-pirates")
        return self.texts.seat(owner)

    # -- the map -------------------------------------------------------------------------------------------------

    def places(self, view: JSON) -> list[JSON]:
        """Every hex of the map."""
        found: list[JSON] = view["counters"]["table"]["map"]
        return found

    def terrain(self, place: JSON) -> str:
        """What the ground of a hex is."""
        if place["terrain"] is None:
            return self.texts("map-unexplored")
        ground = self.texts(f"terrain-{place['terrain']}")
        return f"{ground}, {self.texts('map-exhausted')}" if place.get("exhausted") else ground

    def city(self, place: JSON) -> str:
        """A city with its mood, its pieces and whether it has acted."""
        city = place["city"]
        texts = self.texts
        found = [texts("clash-city", amount=city["size"], mood=city["mood"])]
        found += [self.building(kind, colour, city["owner"]) for kind, colour in city["buildings"].items()]
        found += [texts.card(wonder) for wonder in city["wonders"]]
        if "port" in city:
            found.append(texts("clash-port", hex=city["port"]))
        if "tokens" in city:
            found.append(texts("clash-tokens", amount=city["tokens"]))
        if city["activated"]:
            found.append(texts("clash-activated", amount=city["activated"]))
        if city["worn"]:
            found.append(texts("clash-worn"))
        if city.get("works", city["size"]) != city["size"]:
            found.append(texts("clash-works", amount=city["works"]))
        return ", ".join(found)

    def building(self, kind: str, colour: int, owner: int) -> str:
        """A building, with whose colour it has if that is not the owner's of the city."""
        name = self.texts(f"building-{kind}")
        if colour == owner or colour >= BARBARIANS or owner >= BARBARIANS:
            return name
        return self.texts("clash-foreign", building=name, seat=colour)

    def units(self, pack: JSON) -> str:
        """Units with their numbers."""
        return ", ".join([self.texts("counted-unit", unit=kind, amount=pack[kind]) for kind in UNITS if pack.get(kind)])

    # -- players -------------------------------------------------------------------------------------------------

    def cities(self, owner: int, view: JSON) -> list[JSON]:
        """The hexes with cities of an owner."""
        return [place for place in self.places(view) if place.get("city", {}).get("owner") == owner]

    def forces(self, owner: int, view: JSON) -> list[tuple[str, JSON]]:
        """The hexes with units of an owner."""
        return [
            (place["hex"], pack)
            for place in self.places(view)
            for pack in place.get("units", ())
            if pack["owner"] == owner
        ]

    def advances(self, seat: Seat, view: JSON) -> Iterator[tuple[str, list[str]]]:
        """A player's advances by category; those of civilizations come last."""
        own = view["counters"]["seats"][seat]["advances"]
        kinds = {card: self.cards[card]["facts"].get("category") for card in own if card in self.cards}
        for category in CATEGORIES:
            cards = [card for card in own if kinds.get(card) == category]
            if cards:
                yield self.texts(f"category-{category}"), cards
        others = [card for card in own if kinds.get(card) is None]
        if others:
            yield self.texts("advance-civilization"), others

    def hands(self, seat: Seat, view: JSON) -> list[int]:
        """How many action cards, objectives and wonder cards a player holds."""
        return [zone_of(view, zone, seat)["size"] for zone in ("hand", "plans", "designs")]

    def notes(self, seat: Seat, view: JSON) -> Iterator[str]:
        """What else is to be known of a player, a sentence each."""
        own = view["counters"]["seats"][seat]
        texts = self.texts
        if own["civilization"]:
            yield texts("clash-civilization", civilization=texts.card(own["civilization"]))
        if own["leader_at"]:
            yield texts("clash-leader-at", hex=own["leader_at"])
        if own["borrowed"]:
            yield texts("clash-borrowed", cards=own["borrowed"])
        if own["goals"]:
            yield texts("clash-goals", goals=[texts.card(goal) for goal in own["goals"]])
        for pack in own["captives"]:
            yield texts("clash-captives", owner=self.owner(pack["owner"]), units=self.units(pack))
        spent = list(dict.fromkeys([mark["hex"] for mark in own["marks"]]))
        if spent:
            yield texts("clash-moved", hexes=spent)

    # -- cards ---------------------------------------------------------------------------------------------------

    def kind(self, card: str) -> str:
        """What sort of component a card is."""
        facts = self.cards[card]["facts"]
        kind = self.texts(f"type-{facts['type']}".replace("_", "-"))
        return f"{kind}, {self.texts('category-' + facts['category'])}" if facts.get("category") else kind

    def cost(self, card: str) -> str:
        """The printed price, or nothing."""
        cost = self.cards[card]["facts"].get("cost") or {}
        return ", ".join([self.texts("clash-held", kind=kind, amount=cost[kind]) for kind in STOCK if cost.get(kind)])

    def card_lines(self, card: str, view: JSON) -> list[str]:
        found = [f"{self.texts.card(card)}. {self.kind(card)}."]
        cost = self.cost(card)
        if cost:
            found.append(self.texts("clash-costs", cost=cost))
        requires = self.cards[card]["facts"].get("requires") or []
        if requires:
            needed = [requires] if isinstance(requires, str) else requires
            found.append(self.texts("clash-requires", cards=needed))
        return [*found, self.effect(card), self.confidence(self.cards[card])]

    # -- options -------------------------------------------------------------------------------------------------

    def heading(self, option: JSON, view: JSON) -> str:
        verb = option["value"][0]
        if verb == "reinforce":
            return str(option["value"][1])
        if verb not in GROUPED:
            return ""
        return self.texts(f"clash-heading-{verb}")

    def listed(self, option: JSON, view: JSON) -> str:
        verb, *about = option["value"]
        if verb in LISTED:
            return self.thing(LISTED[verb], about[0])
        match verb:
            case "reinforce":
                return self.texts(f"unit-{about[1]}")
            case "construct":
                return self.texts("clash-listed-construct", building=about[0], hex=about[1])
            case "wonder":
                return self.texts("clash-listed-construct", building=self.texts.card(about[0]), hex=about[1])
            case "influence":
                return self.texts("clash-listed-influence", hex=about[0], aim=about[1])
            case "complete":
                return self.thing("goal", about[1])
        return self.option(option, view)

    def thing(self, kind: str, value: int | str) -> str:
        """The name of what an option is about."""
        if isinstance(value, int):
            return self.texts.seat(value)
        name = f"{kind}-{value}".replace("_", "-")
        return self.texts(name) if self.texts.has(name) else value

    def refused_thing(self, option: JSON, view: JSON) -> str:
        return self.listed(option, view)

    def previewed(self, option: JSON) -> tuple[str, ...]:
        return BROUGHT if option["value"][0] in TELLING else ()

    def change(self, name: str, before: int, after: int) -> str:
        return self.texts("board-change", name=self.texts(f"clash-name-{name}"), before=before, after=after)

    def short_change(self, name: str, before: int, after: int) -> str:
        change = after - before
        return f"{self.texts(f'clash-name-{name}')} {'+' if change > 0 else '−'}{abs(change):g}"

    def legend(self) -> list[str]:
        return ["", self.texts("clash-legend"), self.texts("clash-legend-options")]
