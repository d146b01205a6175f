"""What cards say, as typed values: the only place where their numbers stand is the tables in `cards/`.

A field that a card leaves out has its default and is not printed on it. `facts/cards.json` has the same fields. Each
value knows its words: field `science` of `Gives` is said by the message `text-gives-science`, in `locale/*/texts.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal, get_args

import msgspec

Message = dict[str, Any]

Category = Literal[
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
    "government",
    "special",
    "wonder",
    "leader",
    "action",
    "event",
    "territory",
    "aggression",
    "war",
    "pact",
    "tactic",
    "defense_colonization",
]
Categories = tuple[Category, ...]
Age = Literal["A", "I", "II", "III"]
Subtype = Literal["", "military", "civil", "colonization", "construction"]


AGES: tuple[Age, ...] = get_args(Age)


def message(name: str, **args: Any) -> Message:
    """A message id with its arguments."""
    return {"id": name.replace("_", "-"), "args": args}


class Value(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    repr_omit_defaults=True,
    forbid_unknown_fields=True,
):
    """Something printed."""

    NAMED: ClassVar[Mapping[str, str]] = {}
    """Under which name a field is given to its message, if not by its type."""
    WITH: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Fields that are said in the message of one of these others, if it is printed too."""

    def printed(self) -> dict[str, Any]:
        """The fields that are printed, and what they say."""
        defaults = type(self)()
        every = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in every.items() if value != getattr(defaults, name)}

    def words(self) -> list[Message]:
        """What it says, one message for each field or for those that belong together."""
        return list(self.sayings(self.__struct_fields__))

    def sayings(self, names: tuple[str, ...]) -> Iterator[Message]:
        """The messages of some fields."""
        printed = self.printed()
        for name in names:
            if name in printed and not any(host in printed for host in self.WITH.get(name, ())):
                within = [field for field, hosts in self.WITH.items() if name in hosts and field in printed]
                yield self.saying(name, within)

    def saying(self, name: str, within: list[str]) -> Message:
        """The message of a field, with those that are said within it."""
        args: dict[str, Any] = {}
        for field in (name, *within):
            args |= self.arguments(field, getattr(self, field))
        return message(f"text-{type(self).__name__.lower()}-{self.called(name, getattr(self, name))}", **args)

    def called(self, name: str, value: Any) -> str:
        """What the message of a field is called; one of a few words has a message for each of them."""
        return f"{name}-{value}" if isinstance(value, str) and name not in self.NAMED else name

    def arguments(self, name: str, value: Any) -> dict[str, Any]:
        """What a field gives to its message."""
        if isinstance(value, bool) or (isinstance(value, str) and name not in self.NAMED):
            return {}
        if isinstance(value, BySeats):
            return {"two": value.two, "three": value.three, "four": value.four}
        if isinstance(value, tuple) and isinstance(value[0], tuple):
            return dict(zip(("two", "three", "four"), map(list, value), strict=True))
        if isinstance(value, tuple):
            return {self.NAMED.get(name, "amounts" if isinstance(value[0], int) else "places"): list(value)}
        if name in self.NAMED:
            return {self.NAMED[name]: value}
        return {"sign": "−" if value < 0 else "+", "amount": abs(value)}


class Cost(Value, frozen=True):
    """What it takes to play or build a card; the per-level cost is of what an aggression discards."""

    civil_actions: int = 0
    military_actions: int = 0
    military_actions_per_level: int = 0
    science: int = 0
    science_revolution: int = 0
    science_peaceful: int = 0
    resources: int = 0
    stages: tuple[int, ...] = ()

    def words(self) -> list[Message]:
        """What cannot be shown as a price."""
        return list(self.sayings(("military_actions_per_level",)))


class Gives(Value, frozen=True):
    """What a card gives while it is in play; a technology that workers stand on, per worker."""

    NAMED: ClassVar = {
        "warriors_at_most": "most",
        "levy_food_discount": "food",
        "levy_resource_discount": "resources",
        "colonization": "colonization",
        "strength_per_artillery": "artillery",
        "population_food_discount": "food",
    }
    WITH: ClassVar = {
        "warriors_at_most": ("culture_per_warriors",),
        "happy_faces_on": ("culture_per_happy_face", "strength_per_happy_face"),
        "best_of": ("science_per_level_of_best",),
        "others_pay_extra_for": ("others_extra_resources",),
        "levy_food_discount": ("levies",),
        "levy_resource_discount": ("levies",),
        "colonization": ("defense",),
        "strength_per_artillery": ("strength_per_infantry",),
        "population_food_discount": ("population_actions_per_turn",),
    }
    LISTED: ClassVar = (
        *("civil_actions", "military_actions", "urban_limit", "culture", "science", "strength", "happiness"),
        *("blue_tokens", "colonization_bonus", "civil_hand_limit", "military_hand_limit"),
    )
    """What is said in one sentence."""

    food_per_token: int = 0
    resources_per_token: int = 0
    culture: int = 0
    science: int = 0
    strength: int = 0
    happiness: int = 0
    civil_actions: int = 0
    military_actions: int = 0
    urban_limit: int = 0
    blue_tokens: int = 0
    colonization_bonus: int = 0
    # special technologies
    urban_discounts: tuple[int, ...] = ()
    """For buildings of level I, II and III."""
    wonder_stages_per_action: int = 1
    # wonders
    civil_hand_limit: int = 0
    military_hand_limit: int = 0
    strength_per_infantry: int = 0
    strength_per_artillery: int = 0
    happiness_times: int = 1
    extra_best_mine_tokens: int = 0
    population_actions_per_turn: int = 0
    # wonders and leaders
    population_food_discount: int = 0
    # leaders
    military_resources_per_turn: int = 0
    culture_per_warriors: int = 0
    warriors_at_most: int = 0
    science_on_taking_technology: int = 0
    strength_per_unit: int = 0
    culture_per_happy_face: int = 0
    strength_per_happy_face: int = 0
    happy_faces_on: Categories = ()
    wonder_take_discount: int = 0
    culture_when_attacked: int = 0
    science_per_level_of_best: int = 0
    best_of: Categories = ()
    resources_on_playing_technology: int = 0
    culture_on_playing_technology: int = 0
    refund_civil_action_on_technology: int = 0
    ignores_tactics: bool = False
    cavalry_strength: int = 0
    culture_per_cavalry: int = 0
    explorations_per_game: int = 0
    levies: bool = False
    levy_food_discount: int = 0
    levy_resource_discount: int = 0
    culture_per_library: int = 0
    culture_per_library_theater_pair: int = 0
    culture_per_theater: int = 0
    colonization_card_bonus: int = 0
    culture_per_colony: int = 0
    best_army_times: int = 1
    revolution_uses_military_actions: bool = False
    theater_science_discount: int = 0
    theater_resource_discount: int = 0
    cannot_attack: bool = False
    attack_cost_times: int = 1
    best_theater_culture_times: int = 1
    labs_produce_resources_per_level: int = 0
    others_pay_extra_for: Categories = ()
    others_extra_resources: int = 0
    unit_technology_science_discount: int = 0
    defense_card_times: int = 1
    unit_resource_discount_when_war_declared_on_you: int = 0
    labs_produce_culture_per_level: int = 0
    science_per_lab: int = 0
    # tactics
    army_bonus: int = 0
    army_bonus_obsolete: int = 0
    # air force
    army_bonus_times: int = 1
    """Left out where no unit that fits can be obsolete."""
    # defense and colonization
    defense: int = 0
    colonization: int = 0

    def words(self) -> list[Message]:
        """What is given for nothing more in one sentence, then everything else."""
        return self.said("text-gives")

    def said(self, whose: str) -> list[Message]:
        """The same, with the message that makes the first sentence."""
        parts = list(self.sayings(self.LISTED))
        others = tuple([name for name in self.__struct_fields__ if name not in self.LISTED])
        return [*([message(whose, parts=parts)] if parts else []), *self.sayings(others)]

    def called(self, name: str, value: Any) -> str:
        """Unhappy faces are no happy ones; a government, which has an urban limit, says how many actions there are."""
        if name == "happiness" and value < 0:
            return "unhappiness"
        return f"total-{name}" if self.urban_limit and name in ("civil_actions", "military_actions") else name


class Completion(Value, frozen=True):
    """What a wonder scores when it is completed."""

    per_worker_level: int = 0
    categories: Categories = ()
    per_technology_level: int = 0
    per_farm_or_mine_worker: int = 0
    per_urban_worker_or_unit: int = 0

    WITH: ClassVar = {"categories": ("per_worker_level",)}


class Formation(Value, frozen=True):
    """The units of an army."""

    infantry: int = 0
    cavalry: int = 0
    artillery: int = 0

    def words(self) -> list[Message]:
        """All in one sentence."""
        parts = super().words()
        return [message("text-formation", parts=parts)] if parts else []


class BySeats(Value, frozen=True):
    """A number for each number of players."""

    two: int
    three: int
    four: int


Contained = Literal["", "stage", "population", "urban_building", "farm_or_mine", "upgrade", "technology"]


class Action(Value, frozen=True):
    """What an action card gives, or what its action costs less."""

    contains: Contained = ""
    """The action that is a part of it."""
    discount: int = 0
    food: int = 0
    resources: int = 0
    science: int = 0
    culture: int = 0
    military_actions: int = 0
    military_resources: int = 0
    military_resources_per_stronger: BySeats | None = None
    culture_per_richer: BySeats | None = None

    WITH: ClassVar = {"discount": ("contains",)}
    GAINS: ClassVar = ("food", "resources", "science", "culture")

    def words(self) -> list[Message]:
        """What it contains first, then what it gives at once."""
        others = tuple([name for name in self.__struct_fields__ if name not in (*self.GAINS, "contains")])
        gains = list(self.sayings(self.GAINS))
        found = [*self.sayings(("contains",)), *([message("text-action", parts=gains)] if gains else [])]
        return [*found, *self.sayings(others)]


class Deed(Value, frozen=True):
    """What happens to a civilization, in this order."""

    farms_produce: bool = False
    consumption: bool = False
    mines_produce: bool = False
    corruption: bool = False
    science: int | Literal["science_rating"] = 0
    food: int | Literal["all_lost"] = 0
    resources: int = 0
    either: int = 0
    """So much food or so many resources."""
    food_or_resources: int = 0
    """Food and resources that total so much."""
    culture: int | Literal["culture_rating", "science_rating"] = 0
    culture_per_discontent: int = 0
    population: int = 0
    optional_free_build: str = ""
    military_cards: int = 0
    lose_building_farm_or_mine: int = 0
    civil_actions_next_action_phase_per_discontent: int = 0
    discontent_workers_to_bank: Literal["", "half_rounded_up"] = ""
    discard_leader_if_not_current_age: bool = False
    blue_tokens: int = 0
    colonies: int = 0
    take_cards_civil_actions: int = 0

    NAMED: ClassVar = {"optional_free_build": "card"}

    def called(self, name: str, value: Any) -> str:
        """Losing population is no growth, and production by itself says what it goes without."""
        alone = (name == "farms_produce" and not self.consumption) or (name == "mines_produce" and not self.corruption)
        if alone:
            return f"{name}-alone"
        return "population-lost" if name == "population" and value < 0 else super().called(name, value)


Scope = Literal[
    "",
    "all",
    "strongest",
    "weakest",
    "two_strongest",
    "two_weakest",
    "most_culture",
    "least_culture",
    "most_happiness_all_tied",
]


class Event(Value, frozen=True):
    """Whom an event concerns and what happens to them; what the strongest and the weakest gain or lose besides."""

    scope: Scope = ""
    among: Scope = ""
    """Only if they are among these, too."""
    does: Deed = Deed()
    strongest: Deed = Deed()
    weakest: Deed = Deed()
    active_player_skips_discard: bool = False
    skip_next_political_action: bool = False
    refill_row: bool = False
    yellow_tokens_from: Scope = ""
    yellow_tokens_to: Scope = ""
    yellow_tokens: int = 0
    turn_down_wonder_of_ages: tuple[Age, ...] = ()
    culture_rating_instead: int = 0
    destroys_urban_building_of_each_other: int = 0

    NAMED: ClassVar = {"turn_down_wonder_of_ages": "eras", "culture_rating_instead": "culture"}
    WITH: ClassVar = {"culture_rating_instead": ("turn_down_wonder_of_ages",)}
    DEEDS: ClassVar = ("turn_down_wonder_of_ages", "destroys_urban_building_of_each_other")
    """What the civilizations concerned do, besides what happens to them."""
    NOTES: ClassVar = ("active_player_skips_discard", "skip_next_political_action", "refill_row")

    def words(self) -> list[Message]:
        """Who and what, a sentence for each."""
        whose = message(f"text-scope-{self.scope}")
        if self.among:
            whose = message("text-scope-among", whose=whose, among=message(f"text-among-{self.among}"))
        told = (
            (whose, [*self.does.words(), *self.sayings(self.DEEDS)]),
            (message("text-scope-strongest"), self.strongest.words()),
            (message("text-scope-weakest"), self.weakest.words()),
        )
        found = [message("text-event", whose=whose, parts=parts) for whose, parts in told if parts]
        if self.yellow_tokens:
            ends = {"giver": self.yellow_tokens_from, "taker": self.yellow_tokens_to}
            args = {end: message(f"text-scope-{scope}") for end, scope in ends.items()}
            found.append(message("text-event-yellow-tokens", amount=self.yellow_tokens, **args))
        return [*found, *self.sayings(self.NOTES)]


class Impact(Value, frozen=True):
    """What an event of age III scores for each civilization."""

    culture: Literal["", "farm_output", "mine_output"] = ""
    culture_per_level_of_workers_on: Categories = ()
    culture_per_level_of: Categories = ()
    factor: int = 0
    culture_per_colony: int = 0
    culture_per_civil_action: int = 0
    culture_per_military_action: int = 0
    culture_per_happiness: int = 0
    culture_per_discontent: int = 0
    culture_per_contented_worker: int = 0
    contented_workers_above: int = 0
    rank_by: Literal["", "science", "strength"] = ""
    culture_by_rank: tuple[tuple[int, ...], ...] = ()
    """With two, three and four players."""
    culture_per_technology: int = 0
    level: int = 0
    level_advanced_game: int = 0
    culture_per_wonder: tuple[int, ...] = ()
    """Of age A, I, II and III."""

    NAMED: ClassVar = {"contented_workers_above": "above", "level": "era", "level_advanced_game": "era2"}
    WITH: ClassVar = {
        "factor": ("culture_per_level_of",),
        "contented_workers_above": ("culture_per_contented_worker",),
        "culture_by_rank": ("rank_by",),
        "level": ("culture_per_technology",),
        "level_advanced_game": ("culture_per_technology",),
    }

    def words(self) -> list[Message]:
        """All in one sentence."""
        parts = super().words()
        return [message("text-event", whose=message("text-scope-all"), parts=parts)] if parts else []

    def arguments(self, name: str, value: Any) -> dict[str, Any]:
        """Levels are said as ages."""
        return super().arguments(name, AGES[value] if name.startswith("level") else value)


class Permanent(Value, frozen=True):
    """What a colony gives for good."""

    strength: int = 0
    happiness: int = 0
    yellow_tokens: int = 0
    blue_tokens: int = 0


class Immediate(Value, frozen=True):
    """What a territory gives when it is colonized, in this order."""

    food: int = 0
    resources: int = 0
    science: int = 0
    culture: int = 0
    population: int = 0
    military_cards: int = 0


class Territory(Value, frozen=True):
    """What a territory gives."""

    permanent: Permanent = Permanent()
    immediate: Immediate = Immediate()

    def words(self) -> list[Message]:
        """A sentence for each."""
        told = (("permanent", self.permanent.words()), ("immediate", self.immediate.words()))
        return [message(f"text-territory-{name}", parts=parts) for name, parts in told if parts]


Side = Literal["", "attacker", "victim"]


class Aggression(Value, frozen=True):
    """What a successful aggression does."""

    victim: Deed = Deed()
    attacker: Deed = Deed()
    attacker_gains_what_was_lost: bool = False
    mix_chosen_by: Side = ""
    buildings: int = 0
    rounding: Literal["", "up", "down"] = ""
    annexes_colony: bool = False
    chosen_by: Side = ""
    discard: Literal["", "leader", "unfinished_wonder"] = ""
    attacker_culture_per_level: int = 0

    def words(self) -> list[Message]:
        """What happens to the rival, what to the attacker, and everything else."""
        told = (("victim", self.victim.words()), ("attacker", self.attacker.words()))
        found = [message(f"text-aggression-{side}", parts=parts) for side, parts in told if parts]
        return [*found, *self.sayings(tuple([name for name in self.__struct_fields__ if name not in dict(told)]))]


class War(Value, frozen=True):
    """What the winner of a war takes; the amount is the advantage, or follows from it."""

    stake: Literal["", "culture", "food_or_resources", "science_or_special_technologies", "yellow_tokens"] = ""
    mix_chosen_by: Literal["", "winner", "loser"] = ""
    base: int = 0
    advantage_per_token: int = 0
    temple_chosen_by: Literal["", "winner", "loser"] = ""
    """Who chooses a temple of the loser that is destroyed, if one is."""

    NAMED: ClassVar = {"base": "base", "advantage_per_token": "advantage"}
    WITH: ClassVar = {"base": ("stake",), "advantage_per_token": ("stake",)}


class Partner(Value, frozen=True):
    """What a pact gives one of its partners."""

    culture: int = 0
    strength: int = 0
    military_actions: int = 0
    food_per_turn: int = 0
    resources_per_turn: int = 0
    trade: Literal["", "food_as_resource", "resource_as_food"] = ""
    technology_discount: int = 0
    partner_pays: int = 0
    culture_per_partner_wonder: int = 0
    immune_to_war: bool = False

    NAMED: ClassVar = {"partner_pays": "share"}
    WITH: ClassVar = {"partner_pays": ("technology_discount",)}


class Pact(Value, frozen=True):
    """What a pact gives: `both` if it is symmetric, else one thing for A and another for B."""

    both: Partner | None = None
    a: Partner | None = None
    b: Partner | None = None
    prevents_attacks: bool = False
    ends_on_attack: bool = False
    attacker_strength_between_partners: int = 0

    def words(self) -> list[Message]:
        """A sentence for each partner, then what both have agreed on."""
        partners = {"both": self.both, "a": self.a, "b": self.b}
        told = [(name, partner.words()) for name, partner in partners.items() if partner is not None]
        found = [message(f"text-pact-{name}", parts=parts) for name, parts in told]
        return [*found, *self.sayings(tuple([name for name in self.__struct_fields__ if name not in partners]))]
