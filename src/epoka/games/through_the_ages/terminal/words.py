"""What both halves of the table say: cards with their costs, options with what they bring, prices and forecasts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, NamedTuple

from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import Board, zone_of

AGES: Final = ("A", "I", "II", "III", "IV")
"""What an age is called, by its number."""
GROUPED: Final = frozenset(
    {
        "take",
        "build",
        "levy",
        "upgrade",
        "destroy",
        "disband",
        "develop",
        "revolt",
        "reform",
        "lead",
        "play",
        "adopt",
        "discard",
        "event",
        "attack",
        "war",
        "offer",
        "cancel",
        "defend",
        "raid",
    }
)
"""Verbs whose options are listed together."""
BROUGHT: Final = (
    "culture",
    "science",
    "food",
    "resources",
    "military_resources",
    "culture_rating",
    "science_rating",
    "food_output",
    "resource_output",
    "strength",
    "happiness",
    "civil_actions",
    "military_actions",
    "urban_limit",
)
"""What an option is told to change."""
UNTOLD: Final = frozenset(
    {"take", "end", "event", "attack", "war", "discard", "skip", "stop", "draw", "resign", "stay", "done"}
)
"""Verbs whose options are told in another way, change nothing at once, or turn up what nobody knows."""
COSTS: Final = ("science", "resources", "military_actions", "military_actions_per_level")
"""Costs that are one number, in the order in which they are told."""
WORKED: Final = (
    "farm",
    "mine",
    "lab",
    "temple",
    "library",
    "theater",
    "arena",
    "infantry",
    "cavalry",
    "artillery",
    "air_force",
)
"""Types of technologies that workers work on."""


class Place(NamedTuple):
    """A card of the row: its space, counted from 1, and what taking it costs the viewer in civil actions."""

    space: int
    card: str
    price: int


class Words(Board):
    """What is the same in sentences and in colour."""

    careful: ClassVar[bool] = True
    unsaid: ClassVar[frozenset[str]] = frozenset({"row-put-back", "row-removed"})

    def status(self, view: JSON) -> str:
        counters = view["counters"]["table"]
        texts = self.texts
        found = [texts("ages-age", age=AGES[counters["age"]], round=counters["round"])]
        if counters["last_round"]:
            found.append(texts("ages-last-round", round=counters["last_round"]))
        found.append(texts("ages-turn", seat=counters["active"]))
        found.append(texts("ages-decks", civil=counters["civil_deck"], military=counters["military_deck"]))
        found.append(texts("ages-events", current=counters["current_events"], future=counters["future_events"]))
        return " ".join(found)

    def own(self, view: JSON) -> str:
        """The viewer's numbers, and what the end of the turn will bring."""
        seat = view["viewer"]
        return f"{self.numbers_of(seat, view)} {self.forecast(seat, view)}"

    def numbers_of(self, seat: Seat, view: JSON) -> str:
        """What a player has, in sentences."""
        own = view["counters"]["seats"][seat]
        texts = self.texts
        found = [
            texts("ages-culture", have=own["culture"], rate=own["culture_rating"]),
            texts("ages-science", have=own["science"], rate=own["science_rating"]),
            texts("ages-strength", amount=own["strength"], units=own["units"], most=own["sacrifice_value"]),
            texts("ages-happiness", have=own["happiness"], needed=own["happiness_needed"]),
            texts("ages-food", have=own["food"], rate=own["food_output"], eaten=own["consumption"]),
            texts("ages-resources", have=own["resources"], rate=own["resource_output"], lost=own["corruption"]),
            texts("ages-civil", left=own["civil_actions_left"], all=own["civil_actions"]),
            texts("ages-military", left=own["military_actions_left"], all=own["military_actions"]),
            texts("ages-workers", unused=own["unused_workers"], price=own["population_cost"], left=own["yellow_bank"]),
        ]
        if own["discontent"]:
            found.append(texts("ages-discontent", amount=own["discontent"]))
        if own["military_resources"]:
            found.append(texts("ages-pool", amount=own["military_resources"]))
        return " ".join(found)

    def limits_of(self, seat: Seat, view: JSON) -> str:
        """What a player may have at most, in sentences."""
        own = view["counters"]["seats"][seat]
        civil, military = self.hand_size(seat, view)
        return self.texts(
            "ages-limits",
            urban=own["urban_limit"],
            blue=own["blue_bank"],
            civil=civil,
            military=military,
            most=own["civil_hand_limit"],
            top=own["military_hand_limit"],
        )

    def forecast(self, seat: Seat, view: JSON) -> str:
        """What production would bring if the turn ended now."""
        after = view["counters"]["seats"][seat]["next"]
        if after["uprising"]:
            return self.texts("ages-forecast-uprising")
        given = {name: value for name, value in after.items() if name != "uprising"}
        return self.texts("ages-forecast", **given)

    # -- cards ---------------------------------------------------------------------------------------------------

    def row(self, view: JSON) -> list[Place]:
        """The card row in the order of its spaces, with prices for the viewer."""
        viewer = view["viewer"] or 0
        prices = view["counters"]["seats"][viewer]["taking"]
        spaces = {card: list(mark["spaces"]) for card, mark in view["marks"].items()}
        cards = zone_of(view, "row")["cards"]
        return [Place(spaces[card].pop(0), card, price) for card, price in zip(cards, prices, strict=False)]

    def kind(self, card: str) -> str:
        """A card's type and age."""
        facts = self.cards[card]["facts"]
        return self.texts("ages-kind", type=facts["type"], era=facts["era"])

    def cost(self, card: str) -> str:
        """What a card costs when it is played or built, or nothing."""
        cost = self.cards[card]["facts"]["cost"]
        found = [self.texts(f"ages-cost-{name.replace('_', '-')}", amount=cost[name]) for name in COSTS if name in cost]
        if "stages" in cost:
            found.append(self.texts("ages-cost-stages", stages="-".join(map(str, cost["stages"]))))
        if "science_peaceful" in cost:
            prices = {"peaceful": cost["science_peaceful"], "revolution": cost["science_revolution"]}
            found.append(self.texts("ages-cost-government", **prices))
        return ", ".join(found)

    def card_lines(self, card: str, view: JSON) -> list[str]:
        found = [f"{self.texts.card(card)}. {self.kind(card)}."]
        cost = self.cost(card)
        if cost:
            found.append(self.texts("ages-costs", cost=cost))
        where = [self.texts("ages-where", zone=self.place_of(zone, view)) for zone in self.holding(card, view)]
        return [*found, self.effect(card), *where, self.confidence(self.cards[card])]

    def holding(self, card: str, view: JSON) -> Iterator[JSON]:
        """The zones in which a card can be seen."""
        return (zone for zone in view["zones"] if card in zone["cards"])

    def place_of(self, zone: JSON, view: JSON) -> str:
        """A zone's name, with whose it is."""
        name = self.texts(f"zone-{zone['zone']}")
        if zone["seat"] is None:
            return name
        return self.texts("ages-whose", zone=name, who=self.who(zone["seat"], view))

    # -- civilizations -------------------------------------------------------------------------------------------

    def in_play(self, seat: Seat, view: JSON, zone: str) -> list[str]:
        """The cards that lie before a player in one of its places."""
        found: list[str] = zone_of(view, zone, seat)["cards"]
        return found

    def technologies(self, seat: Seat, view: JSON) -> Iterator[tuple[str, list[str]]]:
        """Technologies that workers work on, by type, in the order of levels."""
        known = view["counters"]["seats"][seat]["technologies"]
        for kind in WORKED:
            cards = [card for card in known if self.cards[card]["facts"]["type"] == kind]
            if cards:
                yield kind, cards

    def specials(self, seat: Seat, view: JSON) -> list[str]:
        """Special technologies in play; governments and worked technologies are told elsewhere."""
        cards = self.in_play(seat, view, "technologies")
        return [card for card in cards if self.cards[card]["facts"]["type"] == "special"]

    def wonder_under_way(self, seat: Seat, view: JSON) -> str:
        """The unfinished wonder with its stages, or nothing."""
        cards = self.in_play(seat, view, "wonder")
        if not cards:
            return ""
        stages = self.cards[cards[0]]["facts"]["cost"]["stages"]
        built = view["counters"]["seats"][seat]["wonder_stages"]
        rest = "-".join(map(str, stages[built:]))
        return self.texts("ages-under-way", card=cards[0], built=built, all=len(stages), rest=rest)

    def tactics(self, seat: Seat, view: JSON) -> str:
        """The tactics card with the armies it makes, or nothing."""
        cards = self.in_play(seat, view, "tactic")
        if not cards:
            return ""
        armies = view["counters"]["seats"][seat]["armies"]
        return self.texts(
            "ages-tactics", card=cards[0], full=armies["full"], old=armies["old"], amount=armies["strength"]
        )

    def relations(self, seat: Seat, view: JSON) -> Iterator[str]:
        """Pacts, wars and attacks of this round."""
        own = view["counters"]["seats"][seat]
        if own["pact"]:
            role = f"role-{own['pact']['role'].casefold()}"
            yield self.texts("ages-pact", card=own["pact"]["card"], rival=own["pact"]["rival"], role=self.texts(role))
        if own["war"]:
            yield self.texts("ages-war", card=own["war"]["card"], rival=own["war"]["rival"])
        if own["attacked_by"] is not None:
            yield self.texts("ages-attacked", rival=own["attacked_by"])

    def hand_size(self, seat: Seat, view: JSON) -> tuple[int, int]:
        """How many civil and military cards a player holds."""
        return zone_of(view, "hand", seat)["size"], zone_of(view, "military", seat)["size"]

    # -- options -------------------------------------------------------------------------------------------------

    def heading(self, option: JSON, view: JSON) -> str:
        verb = option["value"][0]
        return self.texts(f"ages-heading-{verb}") if verb in GROUPED else ""

    def listed(self, option: JSON, view: JSON) -> str:
        verb, *about = option["value"]
        card = self.texts.card(about[0])
        match verb:
            case "take":
                price = next(place.price for place in self.row(view) if place.space == about[1])
                return self.texts("ages-listed-take", card=about[0], actions=price)
            case "upgrade":
                return self.texts("ages-listed-upgrade", card=about[0], card2=about[1])
            case "attack" | "war":
                return self.texts("ages-listed-against", card=about[0], rival=about[1])
            case "offer":
                role = self.texts(f"role-{about[2]}")
                return self.texts("ages-listed-offer", card=about[0], rival=about[1], role=role)
            case "event":
                return self.texts("ages-listed-event", card=about[0], amount=self.cards[about[0]]["facts"]["level"])
            case "raid":
                return self.texts("ages-listed-raid", card=about[0], amount=about[1])
        return card

    def refused_thing(self, option: JSON, view: JSON) -> str:
        verb, *about = option["value"]
        return self.texts.card(about[0]) if verb == "take" else self.listed(option, view)

    def option(self, option: JSON, view: JSON) -> str:
        said = super().option(option, view)
        match option["value"]:
            case ["event", card]:
                return self.texts("ages-listed-event", card=said, amount=self.cards[card]["facts"]["level"])
            case ["end"]:
                return self.ending(said, view["counters"]["seats"][view["viewer"]]["next"])
            case ["grow"]:
                own = view["counters"]["seats"][view["viewer"]]
                return self.texts("ages-option-grow", option=said, amount=own["population_cost"])
        return said

    def ending(self, said: str, after: JSON) -> str:
        """The option to end the turn, with what comes of it."""
        if after["uprising"]:
            return f"{said}. {self.texts('ages-forecast-uprising')}"
        gained = {name: signed(after[name]) for name in ("culture", "science", "food", "resources")}
        return self.texts("ages-option-end", option=said, **gained, cards=after["cards"])

    def previewed(self, option: JSON) -> tuple[str, ...]:
        return () if option["value"][0] in UNTOLD else BROUGHT

    def change(self, name: str, before: int, after: int) -> str:
        said = super().change(name, before, after)
        return said[0].lower() + said[1:]

    def short_change(self, name: str, before: int, after: int) -> str:
        return f"{self.texts(f'ages-short-{name}'.replace('_', '-'))} {signed(after - before)}"

    def legend(self) -> list[str]:
        return ["", self.texts("ages-legend"), self.texts("ages-legend-row")]


def signed(amount: int) -> str:
    """A number with its sign; zero as one that is added."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"
