"""Effects: what leaders, wonders, diplomacy cards, governments, districts and natural wonders do, as data.

Each class is one effect word of `facts/`; its fields are the parameters that differ from card to card, and what every
card with that word says alike is in `always`. `On` says when something happens; an effect without it holds for as long
as its source is held. `rules/` carries each of them out and reads its numbers from it. (ND-28)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from epoka.kernel import Record

Fact = dict[str, Any]
Message = dict[str, Any]

ANY: Final = -1
"""As many as wanted, as an amount. (ND-1.12)"""
UNLIMITED: Final = -1
"""No limit. (ND-28.9)"""
NEXT: Final = -1
"""One level higher, as a level. (ND-9.7)"""

ATTACK: Final = "attack"
DEFEND: Final = "defend"
BOTH: Final = (ATTACK, DEFEND)

START_OF_TURN: Final = "start_of_turn"
FIRST_TURN: Final = "start_of_first_turn"
END_OF_TURN: Final = "end_of_turn"
BEFORE_RESOLVE: Final = "before_resolve_card"
RESOLVE: Final = "resolve_card"
AFTER_RESOLVE: Final = "after_resolve_card"
AFTER_RESET: Final = "after_reset"
CITY_BUILT: Final = "build_city"
BUILD_THIS: Final = "build_this"
GAIN_THIS: Final = "build_or_capture_this"
PLACED: Final = "place_control_token"
NATURAL_WONDER: Final = "gain_or_spend_natural_wonder"
BARBARIAN_DEFEATED: Final = "defeat_barbarian"
ATTACK_WON: Final = "win_attack"
BEFORE_CITY: Final = "before_replace_rival_city"
AT_CITY_STATE: Final = "caravan_reaches_city_state"
AT_RIVAL_CITY: Final = "caravan_reaches_rival_city"
AT_GIVER_CAPITAL: Final = "caravan_reaches_giver_capital"
AT_OTTOMAN_CITY: Final = "caravan_reaches_ottoman_city"
GIVER_ATTACKS: Final = "giver_attacks_or_destroys_you"


def message(name: str, **args: Any) -> Message:
    """A message in some language, as data."""
    return {"id": name, "args": args}


def plain(value: Any) -> Any:
    """A field as the facts have it: flags and lists."""
    return list(value) if isinstance(value, tuple) else value


def dashed(name: str) -> str:
    """The name of a class as it stands in the ids of messages: `-wonder-cost`."""
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name])


CALLED: Final = {
    "if_": "condition",
    "for_": "purpose",
    "from_": "source",
    "as_": "as",
    "on": "focus",
    "card": "types",
    "not_card": "types",
    "terrain": "terrains",
    "if_terrain": "terrains",
    "target": "targets",
    "not_target": "cards",
    "pass_through": "pieces",
    "if_slot_number": "slots",
    "pay_from": "focus",
    "one_card": "type",
}
"""What fields are called in sentences, so that their values are named."""
JOINED: Final = ("roles", "for_", "spaces")
"""Fields whose words are told together as one."""


def argument(name: str, value: Any) -> tuple[str, Any]:
    """A field as an argument of a sentence; what is left out is `none`."""
    if isinstance(value, tuple):
        value = "-".join(value) if name in JOINED else list(value)
    told: Any = "none" if value in ("", []) else value
    return CALLED.get(name, name.rstrip("_")), told


def with_less(sentences: list[Message], amount: int) -> list[Message]:
    """Sentences that also say by how much something is less."""
    return [message(each["id"], **each["args"], less=-amount) for each in sentences]


class Value(Record):
    """Something that a component says."""

    op: ClassVar[str]
    """What the facts call it."""
    always: ClassVar[Mapping[str, Any]] = {}
    """What the facts say of it on every component."""
    named: ClassVar[Mapping[str, str]] = {}
    """What the facts call a field."""
    flags: ClassVar[frozenset[str]] = frozenset()
    """Fields that are 0 or 1 for no and yes."""

    def told(self) -> Fact:
        """The fields that say something, as the facts have them."""
        found: Fact = {}
        for name, value in zip(self._fields, self.values(), strict=True):
            if name not in self._defaults or value != self._defaults[name]:
                found[self.named.get(name, name.rstrip("_"))] = bool(value) if name in self.flags else plain(value)
        return found

    def fact(self) -> Fact:
        """What the facts say."""
        return {"op": self.op, **self.told(), **self.always}

    def words(self) -> list[Message]:
        """The sentences that say it."""
        told = zip(self._fields, self.values(), strict=True)
        return [message(f"effect{dashed(type(self).__name__)}", **dict([argument(*field) for field in told]))]


class CardEffect(Value):
    """An effect, permanent or of a moment."""


class On(Value):
    """Effects of a moment, one directly after the other. (ND-4.2, ND-1.12)"""

    trigger: str
    effects: tuple[CardEffect, ...]
    card: tuple[str, ...] = ()
    """Only for focus cards of these types."""
    not_card: str = ""
    if_: str = ""
    if_terrain: tuple[str, ...] = ()
    if_slot_number: tuple[int, ...] = ()
    """Checked at that moment. (ND-5.5)"""
    optional: int = 0
    once_per_turn: int = 0

    flags: ClassVar[frozenset[str]] = frozenset({"optional", "once_per_turn"})

    def words(self) -> list[Message]:
        """The sentence that goes before those of its effects."""
        types = [self.not_card] if self.not_card else list(self.card) or "none"
        told: Fact = {
            "types": types,
            "optional": self.optional,
            "once": self.once_per_turn,
            "condition": self.if_ or "none",
        }
        told |= {"terrains": list(self.if_terrain) or "none", "slots": list(self.if_slot_number) or "none"}
        return [message(f"when-{self.trigger.replace('_', '-')}", **told)]

    def facts(self) -> list[Fact]:
        """What the facts say, a fact for each effect."""
        told = self.told()
        told.pop("effects")
        if self.not_card:
            told["not_card"] = [self.not_card]
        first, *rest = [effect.fact() for effect in self.effects]
        return [{**told, **first}, *[{"then": True, **fact} for fact in rest]]


Says = CardEffect | On


def on(trigger: str, *effects: CardEffect, **when: Any) -> On:
    """Effects of a moment."""
    return On(trigger, effects, **when)


def facts_of(says: tuple[Says, ...]) -> list[Fact]:
    """Everything that a component says, as the facts have it."""
    found: list[Fact] = []
    for value in says:
        found += value.facts() if isinstance(value, On) else [value.fact()]
    return found


def effects_of(says: tuple[Says, ...]) -> tuple[CardEffect, ...]:
    """All effects, those of moments too."""
    found: list[CardEffect] = []
    for value in says:
        found += value.effects if isinstance(value, On) else [value]
    return tuple(found)


# -- focus cards and slots ---------------------------------------------------------------------------------------------


class CardBonus(CardEffect):
    """More of something in the resolution of a focus card; also the use of one trade token. (ND-7.2, ND-11.1)"""

    op: ClassVar[str] = "card_bonus"
    what: str
    amount: int


class BonusByAge(CardEffect):
    """France: more of something by the latest age among the wonders controlled. (ND-8.7, ND-19.1)"""

    op: ClassVar[str] = "card_bonus"
    what: str
    none: int
    ancient: int
    medieval: int
    modern: int

    def fact(self) -> Fact:
        ages = self.told()
        return {"op": self.op, "what": ages.pop("what"), "by_latest_wonder_age": ages}


class SlotShift(CardEffect):
    """The card is resolved so many slots further right. (ND-5.2)"""

    op: ClassVar[str] = "slot_shift"
    amount: int
    per: str = ""


class SlotSet(CardEffect):
    """The card is resolved as in this slot; base game only. (ND-27.6)"""

    op: ClassVar[str] = "slot_set"
    value: int


class SwapCards(CardEffect):
    """Two cards of the own focus row change places with everything on them. (ND-4.4)"""

    op: ClassVar[str] = "swap_row_cards"
    neighbours_only: int = 0
    not_card: tuple[str, ...] = ()
    one_card: str = ""
    return_this_card: int = 0
    """The price is giving this diplomacy card back. (ND-18.4)"""

    flags: ClassVar[frozenset[str]] = frozenset({"neighbours_only", "return_this_card"})


class ResolveExtra(CardEffect):
    """One more focus card is resolved, from its own index or another, and reset or not. (ND-4.5, ND-28.4)"""

    op: ClassVar[str] = "resolve_extra_card"
    what: str
    slot_index: int = -1
    reset: int = 0

    def fact(self) -> Fact:
        return {**super().fact(), "reset": bool(self.reset)}


class UpgradeCards(CardEffect):
    """Up to so many own cards give way to cards of the own deck of the same type. (ND-9.7)"""

    op: ClassVar[str] = "upgrade_focus_card"
    max: int
    from_level: int = 0
    to_level: int = NEXT

    def fact(self) -> Fact:
        return {**super().fact(), "to_level": "next" if self.to_level == NEXT else self.to_level}


class CopyUpgrade(CardEffect):
    """Great Library: gain a card of the type and level of one in the row of the visited player. (ND-28.12)"""

    op: ClassVar[str] = "upgrade_focus_card"
    always: ClassVar[Mapping[str, Any]] = {"match": "type_and_level_of_card_in_that_row"}
    max: int


class ReplacementRule(CardEffect):
    """Oxford: a card that replaces another may be of any type, except where that is of these types. (ND-28.10)"""

    op: ClassVar[str] = "replacement_rule"
    always: ClassVar[Mapping[str, Any]] = {"any_type": True}
    not_card: tuple[str, ...]


# -- trade tokens, resources, natural wonders --------------------------------------------------------------------------


class GainTrade(CardEffect):
    """Trade tokens from the supply on cards, at most 3 on each. (ND-7.1, ND-7.5)"""

    op: ClassVar[str] = "gain_trade_tokens"
    amount: int
    on: str
    per: str = ""
    terrain: tuple[str, ...] = ()
    extra_amount: int = 0
    extra_if: str = ""
    who: str = ""


class StoreTrade(CardEffect):
    """Great Zimbabwe: trade tokens may be put on this card instead. (ND-28.11)"""

    op: ClassVar[str] = "store_trade_tokens"
    capacity: int


class MoveTrade(CardEffect):
    """Great Zimbabwe: any trade tokens move from this card to own focus cards. (ND-28.11)"""

    op: ClassVar[str] = "move_trade_tokens"
    always: ClassVar[Mapping[str, Any]] = {"count": "any", "from": "this_card", "on": "any_own_card"}


class GainResource(CardEffect):
    """Take resources of any type from the supply. (ND-2.3, ND-20.2)"""

    op: ClassVar[str] = "gain_resource"
    count: int


class SpendAs(CardEffect):
    """Something may be spent as something else. (ND-10.3, ND-12.13, ND-28.16)"""

    op: ClassVar[str] = "spend_as"

    def words(self) -> list[Message]:
        silent = ("op", "roles", "kept", "once_per_turn")
        fact = {name: value for name, value in self.fact().items() if name not in silent}
        return [message("effect-spend-as", **{"resource": "none", "amount": 0, **fact})]


class SpendNatural(SpendAs):
    """A natural wonder is spent as a resource once per turn, and kept. (ND-10.3)"""

    always: ClassVar[Mapping[str, Any]] = {
        "what": "this_natural_wonder",
        "as": "resource",
        "once_per_turn": True,
        "kept": True,
    }
    resource: str


class SpendNaturalOnCard(SpendAs):
    """America: a natural wonder is spent as a trade token of the card that it lies on. (ND-28.16)"""

    always: ClassVar[Mapping[str, Any]] = {
        "what": "natural_wonder_on_card",
        "as": "trade_token",
        "once_per_turn": True,
        "kept": True,
    }


class SpendInCombat(SpendAs):
    """Jebel Barkal: resource tokens are spent in combat. (ND-12.13)"""

    always: ClassVar[Mapping[str, Any]] = {"what": "resource_token", "as": "combat_bonus"}
    amount: int
    roles: tuple[str, ...]


class SpendAsTokens(SpendAs):
    """Palenque: resource tokens are spent as trade tokens of the card. (ND-12.13)"""

    always: ClassVar[Mapping[str, Any]] = {"what": "resource_token", "as": "trade_token"}


class NaturalWonderOnCard(CardEffect):
    """America: the natural wonder token goes on an own focus card. (ND-28.16)"""

    op: ClassVar[str] = "place_natural_wonder_on_card"


class WonderCost(CardEffect):
    """World wonders cost the player more or less. (ND-10.2, ND-19.5)"""

    op: ClassVar[str] = "wonder_cost"
    amount: int
    per: str = ""
    if_: str = ""

    def words(self) -> list[Message]:
        return with_less(super().words(), self.amount)


# -- spaces and pieces -------------------------------------------------------------------------------------------------


class Difficulty(CardEffect):
    """The difficulty of some spaces is another one for some purposes. (ND-6.3)"""

    op: ClassVar[str] = "difficulty"
    for_: tuple[str, ...]
    set: int = 0
    delta: int = 0
    terrain: tuple[str, ...] = ()
    if_: str = ""
    when: str = ""

    def words(self) -> list[Message]:
        return with_less(super().words(), self.delta)


class PlaceToken(CardEffect):
    """Place unused control tokens; limits that are not named fall away. (ND-8.8)"""

    op: ClassVar[str] = "place_control_token"
    count: int
    adjacent_to: str = ""
    within: int = 0
    of: str = ""
    max_difficulty: int = 0
    reinforced: int = 0
    up_to: int = 0

    flags: ClassVar[frozenset[str]] = frozenset({"reinforced", "up_to"})


class PlaceOnNewTile(CardEffect):
    """Apadana: place a token on an empty space of the tile just laid. (ND-8.8, ND-15.2)"""

    op: ClassVar[str] = "place_control_token"
    always: ClassVar[Mapping[str, Any]] = {"if": "tile_placed", "on": "new_tile", "empty": True}
    count: int


class ChainTokens(CardEffect):
    """Place tokens next to the one just placed, each of which may go on in the same way. (ND-28.7)"""

    op: ClassVar[str] = "place_control_token"
    always: ClassVar[Mapping[str, Any]] = {"adjacent_to": "placed_space", "chain": True}
    count: int
    terrain: tuple[str, ...] = ()

    def fact(self) -> Fact:
        return {**super().fact(), "count": "any" if self.count == ANY else self.count}


class Reinforce(CardEffect):
    """Turn own tokens to the reinforced side: those next to something, or not far from the district. (ND-8.9)"""

    op: ClassVar[str] = "reinforce"
    count: int
    adjacent_to: str = ""
    within: int = 0

    def fact(self) -> Fact:
        return {**super().fact(), **({"of": "this_district"} if self.within else {})}

    def words(self) -> list[Message]:
        of = "this_district" if self.within else "none"
        return [message(each["id"], **each["args"], of=of) for each in super().words()]


class ReinforcedBonus(CardEffect):
    """China: each own reinforced token that counts gives more in defence. (ND-8.10, ND-12.10)"""

    op: ClassVar[str] = "reinforced_bonus"
    value: int
    roles: tuple[str, ...]


class PlacementRule(CardEffect):
    """Chichen Itza: control tokens may also go on empty spaces of these terrains anywhere. (ND-8.1)"""

    op: ClassVar[str] = "placement_rule"
    always: ClassVar[Mapping[str, Any]] = {"for": ["place_control_token"], "empty": True, "ignore": "next_to_city"}
    terrain: tuple[str, ...]


class CountThroughWater(CardEffect):
    """Auckland: the range of a new city may be counted through water. (ND-10.6)"""

    op: ClassVar[str] = "placement_rule"
    always: ClassVar[Mapping[str, Any]] = {"for": ["build_city"], "count_through_water": True}


class DestroyToken(CardEffect):
    """Destroy rival control tokens, but not where an army is. (ND-1.10, ND-12.21)"""

    op: ClassVar[str] = "destroy_rival_token"
    always: ClassVar[Mapping[str, Any]] = {"no_army": True}
    count: int
    adjacent_to: str


class ReplaceCity(CardEffect):
    """Cristo Redentor: a rival city that is no capital gives way to an own one, but not where an army is. (ND-28.8)"""

    op: ClassVar[str] = "replace_rival_piece"
    always: ClassVar[Mapping[str, Any]] = {"piece": "city", "of": "this_wonder", "non_capital": True, "no_army": True}
    count: int
    within: int


class ReplaceNamed(CardEffect):
    """Eiffel Tower: of so many named tokens of one rival its owner gives up so many. (ND-28.8, ND-30)"""

    op: ClassVar[str] = "replace_rival_piece"
    always: ClassVar[Mapping[str, Any]] = {
        "piece": "control_token",
        "same_owner": True,
        "owner_picks": True,
        "no_army": True,
    }
    named_: int
    count: int


class ReplaceAround(CardEffect):
    """Statue of Liberty: all rival tokens next to a city about to be replaced become own ones. (ND-28.8)"""

    op: ClassVar[str] = "replace_rival_piece"
    always: ClassVar[Mapping[str, Any]] = {
        "piece": "control_token",
        "count": "all",
        "adjacent_to": "that_city",
        "no_army": True,
    }


class BuildCity(CardEffect):
    """Build a city somewhere, perhaps for trade tokens of a card. (ND-10.6, ND-13.6)"""

    op: ClassVar[str] = "build_city"
    where: str
    within: int = 0
    """Of a friendly space."""
    pay_trade_tokens: int = 0
    pay_from: str = ""
    hosts_this_wonder: int = 0

    flags: ClassVar[frozenset[str]] = frozenset({"hosts_this_wonder"})

    def fact(self) -> Fact:
        return {**super().fact(), **({"of": "friendly_space"} if self.within else {})}


class Explore(CardEffect):
    """Apadana: explore without a figure. (ND-15.2)"""

    op: ClassVar[str] = "explore"
    always: ClassVar[Mapping[str, Any]] = {"from": "any_edge_space"}


class DistrictNow(CardEffect):
    """Nubia: resolve own districts now. (ND-13.6)"""

    op: ClassVar[str] = "resolve_district"
    count: int


class TreatAs(CardEffect):
    """Something counts as something else for this player. (ND-10.10, ND-13.6, ND-28.2)"""

    op: ClassVar[str] = "treat_as"

    def words(self) -> list[Message]:
        return [message("effect-treat-as", what=self.fact()["what"])]


class CountFriendly(TreatAs):
    """Pieces of others count as friendly for some purposes. (ND-10.10, ND-13.6)"""

    always: ClassVar[Mapping[str, Any]] = {"as": "friendly"}
    what: str
    for_: tuple[str, ...]


class WaterAsLand(TreatAs):
    """Netherlands: water next to own districts is friendly and of every terrain for them. (ND-13.6)"""

    always: ClassVar[Mapping[str, Any]] = {
        "what": "water_next_to_own_district",
        "as": "friendly_space_of_every_terrain",
        "for": ["districts"],
    }


class EdgesNear(TreatAs):
    """Great Lighthouse: empty edge spaces are near enough for cities. (ND-10.6)"""

    always: ClassVar[Mapping[str, Any]] = {
        "what": "empty_edge_space",
        "as": "within_2_of_friendly_space",
        "for": ["build_city"],
    }


class OwnCity(TreatAs):
    """Antananarivo: in the own turn the city-state is an own city. (ND-28.2)"""

    always: ClassVar[Mapping[str, Any]] = {
        "what": "this_city_state",
        "as": "own_city",
        "for": ["everything"],
        "when": "own_turn",
    }


# -- figures, fights, barbarians ---------------------------------------------------------------------------------------


class FigureStart(CardEffect):
    """Rome: figures on their card may start from any own city. (ND-11.1)"""

    op: ClassVar[str] = "figure_start"
    always: ClassVar[Mapping[str, Any]] = {"from": "any_own_city"}
    figures: tuple[str, ...]


class Movement(CardEffect):
    """Other rules for moving figures. (ND-11.2, ND-12.3, ND-12.4)"""

    op: ClassVar[str] = "movement"
    figures: tuple[str, ...]
    enter_water: int = 0
    edge_water_adjacent: int = 0
    distance: int = 0
    pass_through: tuple[str, ...] = ()

    flags: ClassVar[frozenset[str]] = frozenset({"enter_water", "edge_water_adjacent"})

    def fact(self) -> Fact:
        found = super().fact()
        return {**found, "distance": "unlimited"} if self.distance == UNLIMITED else found

    def words(self) -> list[Message]:
        return [message(each["id"], **each["args"], may_not_end_on="none") for each in super().words()]


class NoStop(CardEffect):
    """Antananarivo: in the own turn armies may pass it, but not end their movement there. (ND-28.2)"""

    op: ClassVar[str] = "movement"
    always: ClassVar[Mapping[str, Any]] = {
        "figures": ["army"],
        "may_not_end_on": "this_city_state",
        "when": "own_turn",
    }

    def words(self) -> list[Message]:
        told = {"figures": ["army"], "enter_water": 0, "edge_water_adjacent": 0, "distance": 0, "pieces": "none"}
        return [message("effect-movement", **told, may_not_end_on="this_city_state")]


class CombatBonus(CardEffect):
    """More combat value, as attacker or as defender. (ND-12.9, ND-12.10)"""

    op: ClassVar[str] = "combat_bonus"
    amount: int
    roles: tuple[str, ...]
    per: str = ""
    terrain: tuple[str, ...] = ()
    target: tuple[str, ...] = ()
    not_target: tuple[str, ...] = ()
    vs: str = ""
    not_vs: str = ""
    if_: str = ""


class AttackRange(CardEffect):
    """Attacks reach everything; base game only. (ND-27.6)"""

    op: ClassVar[str] = "attack_range"
    always: ClassVar[Mapping[str, Any]] = {"distance": "unlimited"}


class ForbidAttack(CardEffect):
    """The pieces of that player may not be attacked or destroyed. (ND-12.6, ND-18.5)"""

    op: ClassVar[str] = "forbid_attack"
    always: ClassVar[Mapping[str, Any]] = {"vs": "giver"}


class Defeat(CardEffect):
    """Defeat one of these without dice. (ND-13.6, ND-23.1)"""

    op: ClassVar[str] = "defeat"
    always: ClassVar[Mapping[str, Any]] = {"of": "this_district"}
    targets: tuple[str, ...]
    count: int
    within: int


class BarbarianBarrier(CardEffect):
    """Petra: barbarians do not enter these spaces. (ND-22.6)"""

    op: ClassVar[str] = "barbarian_barrier"
    spaces: tuple[str, ...]


class MoveBarbarian(CardEffect):
    """Seoul: move barbarians to an empty space without water. (ND-22.3)"""

    op: ClassVar[str] = "move_barbarian"
    always: ClassVar[Mapping[str, Any]] = {"to": "empty_non_water"}
    count: int
    distance: int


# -- diplomacy ---------------------------------------------------------------------------------------------------------


class TakeDiplomacy(CardEffect):
    """Take free diplomacy cards of other players. (ND-18.2)"""

    op: ClassVar[str] = "take_diplomacy_card"
    always: ClassVar[Mapping[str, Any]] = {"from": "any_other_player"}
    count: int

    def words(self) -> list[Message]:
        flags = {name: int(name in self.always) for name in ("swap", "name_partner")}
        return [message("effect-take-diplomacy", count=self.count, **flags)]


class SwapDiplomacy(TakeDiplomacy):
    """Geneva: take a different card of the same player for one that is returned. (ND-18.3)"""

    always: ClassVar[Mapping[str, Any]] = {"from": "any_other_player", "swap": True}


class TakeFromPartner(TakeDiplomacy):
    """Poland: choose a partner, and take cards of that player. (ND-18.2)"""

    always: ClassVar[Mapping[str, Any]] = {"from": "partner", "name_partner": True}


class DiplomacyLimit(CardEffect):
    """How many cards of each player in question may be held. (ND-18.2)"""

    op: ClassVar[str] = "diplomacy_limit"
    from_: str
    value: int

    def fact(self) -> Fact:
        return {**super().fact(), "value": "unlimited" if self.value == UNLIMITED else self.value}


class GiveCard(CardEffect):
    """Ottoman: hand a card to another player. (ND-28.3)"""

    op: ClassVar[str] = "give_card"
    always: ClassVar[Mapping[str, Any]] = {"what": "ibrahim"}


class ConquerCityState(CardEffect):
    """Országház: conquer the city-state without an attack. (ND-17.3)"""

    op: ClassVar[str] = "conquer_city_state"
