"""CardEffect values: what cards do, as data. `rules/` carries each kind of value out and reads its numbers from it.

Each value says how it is written in `facts/`, and which sentences of `locale/*/effects.ftl` it is in words. Those of
which a docstring names a card are bespoke: they were made for it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from epoka.games.imperial_settlers.goods import FREE, Goods, Message, Price, message
from epoka.kernel import Record

Fact = dict[str, Any]


class Value(Record):
    """Something that a card says."""

    op: ClassVar[str]
    """What the facts call it: a kind of gain, a trigger or a special effect."""
    bespoke: ClassVar[bool] = False
    """Whether it is made for one card, or for one and its like."""

    def fact(self) -> Fact:
        """What the facts say."""
        raise NotImplementedError

    def words(self) -> list[Message]:
        """The sentences that say it."""
        raise NotImplementedError


# -- counts ------------------------------------------------------------------------------------------------------------


class Count(Record):
    """Something of which there are so many in the Empire of whoever uses the card. (IS-6.3, IS-24.8)"""

    kind: ClassVar[str]
    """What the sentences about it end with."""

    def fact(self) -> Fact:
        """What the facts say."""
        raise NotImplementedError

    def args(self) -> Fact:
        """What it gives to a sentence."""
        return {}


class OfColor(Count):
    """Locations of a colour, the one that asks too. (IS-8.9)"""

    kind: ClassVar[str] = "color"
    color: str

    def fact(self) -> Fact:
        return {"own_locations_of_color": self.color}

    def args(self) -> Fact:
        return {"color": self.color}


class SamuraiCount(Count):
    """Samurai on Locations. (IS-13.3)"""

    kind: ClassVar[str] = "samurai"

    def fact(self) -> Fact:
        return {"samurai": True}


# -- effects that any number of cards share ----------------------------------------------------------------------------


class CardEffect(Value):
    """Something that happens once: a part of a production, of a building bonus or of an action."""


class Gains(CardEffect):
    """Gain Goods from the general supply. (IS-1.7)"""

    op: ClassVar[str] = "gain"
    goods: Goods

    def fact(self) -> Fact:
        return {"gain": self.goods.fact()}

    def words(self) -> list[Message]:
        return [message("effect-gain", goods=self.goods.text())]


class GainsPer(CardEffect):
    """Gain Goods so many times, at most so many of them. (IS-6.3)"""

    op: ClassVar[str] = "gain_per"
    goods: Goods
    per: Count
    most: int

    def fact(self) -> Fact:
        return {"gain": self.goods.fact(), "per": self.per.fact(), "max": self.most}

    def words(self) -> list[Message]:
        args = {"goods": self.goods.text(), "most": self.most, **self.per.args()}
        return [message(f"effect-gain-per-{self.per.kind}", **args)]


class GainsOneOf(CardEffect):
    """Gain the Goods of one alternative. (IS-6.8)"""

    op: ClassVar[str] = "gain_one_of"
    choices: tuple[Goods, ...]

    def fact(self) -> Fact:
        return {"choose_one": [goods.fact() for goods in self.choices]}

    def words(self) -> list[Message]:
        first, second = self.choices
        return [message("effect-gain-one-of", goods=first.text(), goods2=second.text())]


class Special(CardEffect):
    """An effect that is more than gaining Goods."""

    bespoke: ClassVar[bool] = True

    def fact(self) -> Fact:
        return {"special": self.op}

    def words(self) -> list[Message]:
        return [message(f"effect-{self.op}", **dict(zip(self._fields, self.values(), strict=True)))]


class DrawsAndKeeps(Special):
    """Draw Faction cards, keep some and discard the others; of what there is. (IS-2.10)"""

    op: ClassVar[str] = "draw_faction_keep"
    draw: int
    keep: int

    def fact(self) -> Fact:
        return {"special": self.op, "draw": self.draw, "keep": self.keep, "rest": "discard"}


class RepeatsProduction(Special):
    """Gain once more what an own Production Location prints, but not through another repetition. (IS-25.4)"""

    op: ClassVar[str] = "repeat_own_production"

    def fact(self) -> Fact:
        return {"special": self.op, "ignore_tech": True}


class RepeatsOtherProduction(RepeatsProduction):
    """The same on a Production Location, which never repeats itself. (IS-25.4)"""

    def fact(self) -> Fact:
        return {"special": self.op, "ignore_tech": True, "exclude_self": True}

    def words(self) -> list[Message]:
        return [message("effect-repeat-other-production")]


class RemovesLocation(Special):
    """Remove a Location of a rival from the game. (IS-10.8, IS-25.36)"""

    op: ClassVar[str] = "remove_enemy_location"


class StealsDeal(Special):
    """Move a Deal of a rival under one's own board, with its Good at once or not. (IS-25.12, IS-25.36)"""

    op: ClassVar[str] = "steal_deal"
    gain_good: bool

    def fact(self) -> Fact:
        return {"special": self.op, "gain_good": self.gain_good}

    def words(self) -> list[Message]:
        return [message("effect-steal-deal"), *([message("effect-steal-deal-good")] if self.gain_good else [])]


class LaysFoundation(Special):
    """Put a card from hand face down into the Empire as a Foundation. (IS-25.21)"""

    op: ClassVar[str] = "hand_card_to_foundation"


# -- bespoke effects of Common cards -----------------------------------------------------------------------------------


class BuildsWithoutLocation(Special):
    """Settlers: build a Faction card from hand without the Location part of its cost. (IS-25.2)"""

    op: ClassVar[str] = "build_faction_without_location"


class ActivatesOther(Special):
    """Acting Troupe: run the Action of another own Location without its price. (IS-25.6)"""

    op: ClassVar[str] = "activate_own_free"

    def fact(self) -> Fact:
        return {"special": self.op, "exclude_self": True}


class RepeatsDeal(Special):
    """Imperial Messenger: gain the Good of an own Deal, of a Trade Route too. (IS-25.1)"""

    op: ClassVar[str] = "repeat_own_deal"

    def fact(self) -> Fact:
        return {"special": self.op, "count": 1, "repeat_allowed": False, "trade_route_allowed": True}


# -- bespoke effects of Barbarians -------------------------------------------------------------------------------------


class StealsResource(Special):
    """Saboteurs: take a resource from the supply of a rival. (IS-25.13)"""

    op: ClassVar[str] = "steal_resource"


class RazesForPoints(Special):
    """Dark Chapel: raze a card from hand or a rival's Location; each single Good may be VP instead. (IS-25.11)"""

    op: ClassVar[str] = "raze_convert_to_vp"
    hand: int
    """Raze tokens for a card from hand."""
    location: int
    """Raze tokens for a Location."""
    protection: int
    """More of them for each protection on it."""
    vp: int
    """For each Good that is not gained."""

    def fact(self) -> Fact:
        there = {"raze": self.location, "plus_per_protection": self.protection}
        return {
            "special": self.op,
            "variable_cost": {"hand": {"raze": self.hand}, "enemy_location": there},
            "vp_per_converted_good": self.vp,
        }


class TakesRazeGood(Special):
    """Pack: gain one Good of the raze field of a rival's Location, which is not razed. (IS-25.14)"""

    op: ClassVar[str] = "gain_one_from_enemy_raze_field"


class RazesOwn(Special):
    """Rabble: raze an own Common Location. (IS-10.6, IS-25.10)"""

    op: ClassVar[str] = "raze_own_common"


class DiscardsDeal(Special):
    """Robbers: discard a Deal of a rival. (IS-25.12)"""

    op: ClassVar[str] = "discard_enemy_deal"


# -- bespoke effects of the Japanese -----------------------------------------------------------------------------------


class BuildsDeal(Special):
    """Negotiator: build a card that lies under one's own board as a Deal. (IS-25.32)"""

    op: ClassVar[str] = "build_own_deal"


class DealsAbroad(Special):
    """Trade Route: make a Deal with a rival's Faction Location, marked by a card of one's own. (IS-25.33)"""

    op: ClassVar[str] = "deal_with_enemy_faction_location"

    def fact(self) -> Fact:
        return {
            "special": self.op,
            "marker_from": ["faction_deck_top", "faction_discard"],
            "counts_as_making_deal": True,
        }


class DeploysSamurai(Special):
    """Ninjas: put Samurai from the general supply on own Faction Locations without one. (IS-25.32)"""

    op: ClassVar[str] = "deploy_samurai"
    samurai: int

    def fact(self) -> Fact:
        return {"gain": {"samurai": self.samurai}}


# -- bespoke effects of Egyptians --------------------------------------------------------------------------------------


class RivalDiscards(Special):
    """Desert: a rival discards a card from hand. (IS-27.11)"""

    op: ClassVar[str] = "enemy_discards_card"


class RazesUnprotected(Special):
    """Chariot Builder: raze a rival's Location, whatever protects it. (IS-25.20)"""

    op: ClassVar[str] = "raze_enemy_ignoring_protection"


class ClearsAction(Special):
    """Royal Pool: clear another own Action Location; one of its kind only so often in a round. (IS-11.7, IS-25.24)"""

    op: ClassVar[str] = "reset_action_location"
    cleared: int

    def fact(self) -> Fact:
        return {"special": self.op, "exclude_self": True, "royal_pool_cleared_max_per_round": self.cleared}


class BlocksAction(Special):
    """Scorpion Breeder: nobody activates a rival's Action Location for the rest of the round. (IS-27.11)"""

    op: ClassVar[str] = "block_enemy_action_location"


class TakesOver(Special):
    """Temple of Ra: a rival's Location is one's own until the end of the round. (IS-25.23)"""

    op: ClassVar[str] = "take_over_location"


# -- what happens when a card is built ---------------------------------------------------------------------------------


def fact_of(effects: tuple[CardEffect, ...]) -> Fact:
    """What the facts say of effects that follow each other: what is gained besides comes last."""
    found: Fact = {}
    for effect in effects:
        fact = effect.fact()
        found |= {"also": fact["gain"]} if "gain" in found else fact
    return found


def words_of(effects: tuple[CardEffect, ...]) -> list[Message]:
    """The sentences of effects that follow each other."""
    return [sentence for effect in effects for sentence in effect.words()]


class Brings(Value):
    """Effects that a Location has when it is built. (IS-8.7)"""

    effects: tuple[CardEffect, ...]

    def fact(self) -> Fact:
        return fact_of(self.effects)

    def words(self) -> list[Message]:
        return [message(f"text-{self.op}"), *words_of(self.effects)]


class Produces(Brings):
    """What a Production Location gives when it is built and in every Production phase. (IS-6.1, IS-8.7)"""

    op: ClassVar[str] = "production"


class Bonus(Brings):
    """A building bonus: once, when the Location is built. (IS-6.5)"""

    op: ClassVar[str] = "building_bonus"


def effects_of(value: Value) -> tuple[CardEffect, ...]:
    """The effects of a production, a bonus or an action; other values have none."""
    return value.effects if isinstance(value, Brings | Action) else ()


# -- modifiers ---------------------------------------------------------------------------------------------------------


class Modifier(Value):
    """What changes a rule while the Location stands."""

    bespoke: ClassVar[bool] = True

    def words(self) -> list[Message]:
        return [message(f"effect-{self.op}", **dict(zip(self._fields, self.values(), strict=True)))]


class Stores(Modifier):
    """Warehouses: Cleanup leaves some Goods in the supply. (IS-13.20, IS-25.36)"""

    op: ClassVar[str] = "store"
    goods: tuple[str, ...]
    most: int

    def fact(self) -> Fact:
        return {"special": self.op, "goods": list(self.goods), "max": self.most}

    def words(self) -> list[Message]:
        return [message("effect-store", goods=list(self.goods), most=self.most)]


class StoresCards(Modifier):
    """Gate: in Cleanup cards from hand may be put there, for VP at the end of the game. (IS-13.21, IS-25.30)"""

    op: ClassVar[str] = "store_cards_for_vp"
    most: int
    vp: int

    def fact(self) -> Fact:
        return {"special": self.op, "max_per_cleanup": self.most, "vp_each": self.vp}


class StoresResources(Modifier):
    """Shrine: in Cleanup resources may be put there, for VP at the end of the game. (IS-13.21, IS-25.30)"""

    op: ClassVar[str] = "store_resources_for_vp"
    goods: tuple[str, ...]
    most: int
    vp: int

    def fact(self) -> Fact:
        return {"special": self.op, "max_per_cleanup": self.most, "vp_each": self.vp, "goods": list(self.goods)}

    def words(self) -> list[Message]:
        return [message("effect-store-resources-for-vp", goods=list(self.goods), most=self.most, vp=self.vp)]


class Protects(Modifier):
    """Roman Fortress: razing a Common Location of its owner costs more raze tokens. (IS-10.9)"""

    op: ClassVar[str] = "protect_common"
    raze: int

    def fact(self) -> Fact:
        return {"special": self.op, "extra_raze": self.raze}


# -- triggers ----------------------------------------------------------------------------------------------------------


class Trigger(Value):
    """What happens each time something else happens."""


class Rewards(Trigger):
    """Goods each time something happens. (IS-8.8, IS-24.3)"""

    goods: Goods

    def fact(self) -> Fact:
        return {"trigger": self.op, "gain": self.goods.fact()}

    def words(self) -> list[Message]:
        return [message(f"effect-{self.op}", goods=self.goods.text())]


class OnBuild(Rewards):
    """Each time its owner builds a Location of a colour, itself included. (IS-8.8)"""

    op: ClassVar[str] = "on_build"
    color: str

    def fact(self) -> Fact:
        return super().fact() | {"filter": {"color": self.color}}

    def words(self) -> list[Message]:
        return [message("effect-on-build", goods=self.goods.text(), color=self.color)]


class OnFactionBuild(Rewards):
    """Each time its owner builds a Faction Location, itself included. (IS-8.8)"""

    op: ClassVar[str] = "on_build"

    def fact(self) -> Fact:
        return super().fact() | {"filter": {"faction_location": True}}

    def words(self) -> list[Message]:
        return [message("effect-on-faction-build", goods=self.goods.text())]


class OnRaze(Rewards):
    """Each time its owner razes a card from hand or a Location. (IS-10.12)"""

    op: ClassVar[str] = "on_raze"


class OnRazeLocation(Rewards):
    """Each time its owner razes a rival's Location. (IS-10.12)"""

    op: ClassVar[str] = "on_raze_enemy_location"


class OnDeal(Rewards):
    """Each time its owner makes a Deal. (IS-9.4)"""

    op: ClassVar[str] = "on_deal"


class OnSamurai(Rewards):
    """Each time its owner places a Samurai. (IS-13.3)"""

    op: ClassVar[str] = "on_deploy_samurai"


class OnExchange(Rewards):
    """Oasis: for each pair of workers a rival exchanges, so many times in a round. (IS-24.10, IS-25.20)"""

    op: ClassVar[str] = "enemy_spends_worker_pair"
    bespoke: ClassVar[bool] = True
    most: int

    def fact(self) -> Fact:
        return super().fact() | {"max_per_round": self.most}

    def words(self) -> list[Message]:
        return [message("effect-enemy-spends-worker-pair", goods=self.goods.text(), most=self.most)]


class Offer(Record):
    """Goods for a price."""

    price: Price
    goods: Goods

    def fact(self) -> Fact:
        """What the facts say."""
        return {"cost": self.price.fact(), "gain": self.goods.fact()}

    def words(self) -> Message:
        """The offer in words."""
        return message("offer", goods=self.goods.text(), goods2=self.price.text())


class PaysOnBuild(Trigger):
    """Slavers: each time its owner builds a Faction Location, one of the offers may be taken. (IS-25.25)"""

    op: ClassVar[str] = "pay_on_build"
    bespoke: ClassVar[bool] = True
    offers: tuple[Offer, ...]

    def fact(self) -> Fact:
        return {"special": self.op, "options": [offer.fact() for offer in self.offers]}

    def words(self) -> list[Message]:
        first, second = [offer.words() for offer in self.offers]
        return [message("effect-pay-on-build", first=first, second=second)]


class BoostsPoints(Trigger):
    """Sphinx: a single gain of so many VP brings more, which never count for this again. (IS-25.22, IS-25.41)"""

    op: ClassVar[str] = "vp_boost"
    bespoke: ClassVar[bool] = True
    least: int
    extra: int

    def fact(self) -> Fact:
        return {"special": self.op, "threshold": self.least, "extra": self.extra}

    def words(self) -> list[Message]:
        return [message("effect-vp-boost", least=self.least, extra=self.extra)]


# -- actions -----------------------------------------------------------------------------------------------------------


class Action(Value):
    """What the owner may do as the action of a turn: pay the price on the Location and get its effects. (IS-11)"""

    op: ClassVar[str] = "action"
    price: Price
    effects: tuple[CardEffect, ...]
    uses: int = 1
    """How often in a round. (IS-11.2)"""

    def fact(self) -> Fact:
        return {"cost": self.price.fact(), "uses": self.uses, **fact_of(self.effects)}

    def words(self) -> list[Message]:
        if self.price == FREE:
            heading = message("text-action-free", uses=self.uses)
        else:
            heading = message("text-action-priced", uses=self.uses, goods=self.price.text())
        return [heading, *words_of(self.effects)]
