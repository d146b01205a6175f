"""What focus cards do when they are resolved, as data: the parts of a card in the order in which they happen.

Each class stands for one or two parameters of `facts/`. What happens only in slot 5 has the number of the slot as a
field. `rules/` carries the parts out and reads its numbers from them. (ND-8 to ND-13)
"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.effects import Fact, Message, argument, dashed, message
from epoka.kernel import Record

CHOICE: Final = "choice"
"""One of the parts of a card. (ND-13.1)"""
SEQUENCE: Final = "sequence"
"""All parts, in order. (ND-13.1)"""
CITY: Final = "city"
FRIENDLY_SPACE: Final = "friendly_space"


class FocusPart(Record):
    """A part of what a focus card does."""

    def fact(self) -> Fact:
        """Its parameters in the facts."""
        raise NotImplementedError

    def words(self) -> list[Message]:
        """The sentences that say it."""
        told = [argument(*field) for field in zip(self._fields, self.values(), strict=True)]
        return [message(f"part{dashed(type(self).__name__)}", **dict(told))]


# -- culture (ND-8) ----------------------------------------------------------------------------------------------------


class PlaceTokens(FocusPart):
    """Control tokens next to friendly cities, or next to any friendly space. (ND-8.1, ND-8.6)"""

    count: int
    next_to: str = CITY

    def fact(self) -> Fact:
        return {f"place_near_{self.next_to}": self.count}


class ThenPlaceTokens(FocusPart):
    """Then more tokens next to any friendly space, those just placed included. (ND-8.6)"""

    count: int

    def fact(self) -> Fact:
        return {"then_place_near_friendly_space": self.count}


class MoveToken(FocusPart):
    """Then own tokens may move to an empty space without water. (ND-8.6)"""

    count: int
    distance: int

    def fact(self) -> Fact:
        rest = {"to": "empty_non_water", "optional": True}
        return {"then_move_own_token": {"count": self.count, "distance": self.distance, **rest}}


class TakeRivalToken(FocusPart):
    """Then a rival token not far from a friendly space is replaced, or flipped if it is reinforced. (ND-8.6)"""

    within: int

    def fact(self) -> Fact:
        where = {"within": self.within, "of": "friendly_space"}
        return {"then_rival_token": {**where, "unreinforced": "replace", "reinforced": "flip_down"}}


class TakeRivalCity(FocusPart):
    """Radio: in this slot a rival city not far from an own one is replaced. (ND-5.6, ND-12.21)"""

    slot: int
    within: int

    def fact(self) -> Fact:
        limits = {"of": "friendly_city", "non_capital": True, "no_army": True}
        return {f"if_slot{self.slot}_replace_rival_city": {"within": self.within, **limits}}


class PlaceOnMountains(FocusPart):
    """State Workforce: in this slot also tokens on mountains next to a friendly space. (ND-5.6, ND-8.8)"""

    slot: int
    count: int

    def fact(self) -> Fact:
        return {f"if_slot{self.slot}_place_mountain_near_friendly": self.count}


class TradePerCity(FocusPart):
    """Humanism: then trade tokens on own cards for each mature city. (ND-7.1, ND-10.10)"""

    amount: int

    def fact(self) -> Fact:
        return {"then_trade_per_mature_city": self.amount}


# -- science (ND-9) ----------------------------------------------------------------------------------------------------


class Advance(FocusPart):
    """Advance the tech dial by the slot number. (ND-9.1)"""

    def fact(self) -> Fact:
        return {"tech": "slot"}


class FirstTrade(FocusPart):
    """Mathematics: first trade tokens on own cards. (ND-9.8)"""

    amount: int

    def fact(self) -> Fact:
        return {"first_trade_tokens_any_card": self.amount}


class FirstResource(FocusPart):
    """Replaceable Parts: first resources of a type that is not held. (ND-9.8)"""

    count: int

    def fact(self) -> Fact:
        return {"first_gain_resource": {"count": self.count, "only_missing_type": True}}


class Blast(FocusPart):
    """Nuclear Power: in this slot tokens around a space are destroyed or flipped. (ND-9.8)"""

    slot: int
    radius: int

    def fact(self) -> Fact:
        hit = {"unreinforced": "destroy", "reinforced": "flip_down"}
        return {"blast": {"if_slot": self.slot, "radius": self.radius, **hit}}


class AdvanceWithWonder(FocusPart):
    """Writing: then further if a world wonder is controlled. (ND-9.1, ND-19.2)"""

    steps: int

    def fact(self) -> Fact:
        return {"then_if_control_wonder_tech": self.steps}


class AdvancePerResource(FocusPart):
    """Natural History: further for each type of resource held, natural wonders included. (ND-9.1)"""

    steps: int

    def fact(self) -> Fact:
        return {"tech_per_resource_type_held": self.steps}


class LookAtTiles(FocusPart):
    """Astronomy: look at bottom tiles, perhaps lay one next to the own capital's, return the others. (ND-15.2)"""

    count: int

    def fact(self) -> Fact:
        rest = {"may_place_one_from_capital_tile_edge": True, "return_rest": "top_or_bottom"}
        return {"look_bottom_tiles": self.count, **rest}


# -- economy (ND-11) ---------------------------------------------------------------------------------------------------


class MoveCaravans(FocusPart):
    """Each caravan moves up to so many spaces, over water or not. (ND-11.1, ND-11.2)"""

    spaces: int
    water: int = 0

    def fact(self) -> Fact:
        return {"caravan_move": self.spaces, "water": bool(self.water)}


class EnterBarbarians(FocusPart):
    """Currency: a caravan may enter a space of barbarians, who are removed without a token. (ND-11.2)"""

    ends_move: int

    def fact(self) -> Fact:
        ends = {"ends_move": bool(self.ends_move)}
        return {"may_enter_barbarian": {"remove": True, "trade_token": False, **ends}}


class ExchangeResource(FocusPart):
    """Steam Power: then own resources may be exchanged for any of the supply. (ND-11.7)"""

    count: int

    def fact(self) -> Fact:
        return {"then_exchange_resource": {"count": self.count, "optional": True}}


class ResolveOther(FocusPart):
    """Capitalism: once per turn after the reset another card is resolved as if at this index. (ND-4.5, ND-11.7)"""

    index: int

    def fact(self) -> Fact:
        rest = {"resolve_other_card_as_slot_index": self.index, "reset_it": False}
        return {"after_reset": {"once_per_turn": True, **rest}}


class ResourceOnArrival(FocusPart):
    """Wheel: each arrival brings resources. (ND-11.3)"""

    count: int

    def fact(self) -> Fact:
        return {"on_arrival_gain_resource": self.count}


class ResourceAtIbrahim(FocusPart):
    """Banking: arriving at the capital of the holder of Ibrahim brings resources. (ND-28.3)"""

    count: int

    def fact(self) -> Fact:
        return {"on_arrival_at_ibrahim_holder_capital_gain_resource": self.count}


class WaterBeforeExploring(FocusPart):
    """Shipbuilding: before a caravan explores a water token may be put next to its space. (ND-15.2)"""

    def fact(self) -> Fact:
        return {"before_explore_may_place_water_token": True}


class CityFarAway(FocusPart):
    """Cartography: once per turn a city near a rival city far from the own capital. (ND-1.9, ND-11.3)"""

    distance: int
    within: int

    def fact(self) -> Fact:
        where = {"min_distance_from_capital": self.distance, "city_within": self.within}
        return {"once_per_turn_city_on_far_arrival": where}


# -- industry (ND-10) --------------------------------------------------------------------------------------------------


class BuildWonder(FocusPart):
    """A wonder with production equal to the slot number. (ND-10.2)"""

    def fact(self) -> Fact:
        return {"wonder_production": "slot"}


class ProductionInSlot(FocusPart):
    """Nationalism: this production in this slot. (ND-10.2)"""

    slot: int
    production: int

    def fact(self) -> Fact:
        return {f"wonder_production_in_slot{self.slot}": self.production}


class ProductionPerDistrict(FocusPart):
    """Industrialization: more production for each own district on the map. (ND-10.2)"""

    production: int

    def fact(self) -> Fact:
        return {"production_per_own_district": self.production}


class ResourceProduction(FocusPart):
    """Construction: each resource spent gives more production. (ND-10.2)"""

    production: int

    def fact(self) -> Fact:
        return {"resource_production_bonus": self.production}


class AdvanceAfterWonder(FocusPart):
    """Craftsmanship: after building a wonder advance the tech dial. (ND-9.1)"""

    steps: int

    def fact(self) -> Fact:
        return {"after_wonder_tech": self.steps}


class FoundCity(FocusPart):
    """Or a city so many spaces from a friendly space, counted over water or not. (ND-10.6)"""

    range: int
    through_water: int = 0

    def fact(self) -> Fact:
        return {"city_range": self.range, "count_through_water": bool(self.through_water)}


class CityAtFigure(FocusPart):
    """Animal Husbandry: or a city where one of these own figures is. (ND-10.8)"""

    figures: tuple[str, ...]

    def fact(self) -> Fact:
        return {"or_city_on_own_figure": list(self.figures)}


class CityAtCaravan(FocusPart):
    """Animal Husbandry of the base game: or a city where an own caravan is. (ND-27.6)"""

    def fact(self) -> Fact:
        return {"or_city_near_own_caravan": True}


class TokensAroundCity(FocusPart):
    """Urbanization: tokens next to the new city. (ND-10.8)"""

    count: int

    def fact(self) -> Fact:
        return {"then_if_city_place_tokens_adjacent": self.count}


# -- military (ND-12, ND-27) -------------------------------------------------------------------------------------------


class MoveArmies(FocusPart):
    """Each army moves up to so many spaces, over water or not, and attacks with a bonus. (ND-12.2, ND-12.9)"""

    spaces: int
    water: int = 0
    bonus: int = 0

    def fact(self) -> Fact:
        return {"army_move": self.spaces, "water": bool(self.water), "combat_bonus": self.bonus}


class AgainstBarbarians(FocusPart):
    """This bonus instead against barbarians. (ND-12.9)"""

    bonus: int

    def fact(self) -> Fact:
        return {"combat_bonus_vs_barbarian": self.bonus}


class Redeploy(FocusPart):
    """Mass Production: so many armies that were defeated may move again. (ND-28.13)"""

    armies: int

    def fact(self) -> Fact:
        return {"redeploy_defeated_army": self.armies}


class PassThrough(FocusPart):
    """Flight: these do not stop armies. (ND-12.23)"""

    pieces: tuple[str, ...]

    def fact(self) -> Fact:
        return {"pass_through": list(self.pieces)}


class WeakenReinforced(FocusPart):
    """Siege Tactics: in the own turn each reinforced token gives its defender less. (ND-12.10)"""

    by: int

    def fact(self) -> Fact:
        return {"reduce_reinforced_bonus_by": self.by}


class DiscardBeatenToken(FocusPart):
    """Scorched Earth: a beaten token is discarded and the army moves again. (ND-28.14)"""

    def fact(self) -> Fact:
        return {"once_per_turn_discard_defeated_token_to_move_again": True}


class Attacks(FocusPart):
    """Attacks from friendly spaces without armies; base game only. (ND-27.5)"""

    count: int
    range: int
    bonus: int
    through_water: int = 0
    through_anything: int = 0

    def fact(self) -> Fact:
        found: Fact = {"attacks": self.count, "range": self.range, "combat_bonus": self.bonus}
        found |= {"through_water": True} if self.through_water else {}
        return found | ({"through_anything": True} if self.through_anything else {})


class ReinforceRest(FocusPart):
    """Mass Production of the base game: then reinforce, less the attacks made. (ND-27.5)"""

    def fact(self) -> Fact:
        return {"then_reinforce": "slot_minus_attacks_made"}


# -- growth (ND-13) ----------------------------------------------------------------------------------------------------


class PlaceDistricts(FocusPart):
    """Districts next to friendly cities. (ND-13.1, ND-13.3)"""

    count: int

    def fact(self) -> Fact:
        return {"district": self.count}


class TokenNearDistrict(FocusPart):
    """Engineering: after the district a control token next to a friendly district. (ND-13.1)"""

    count: int

    def fact(self) -> Fact:
        return {"then_token_near_district": self.count}


class ReplacedTokenMoves(FocusPart):
    """Mysticism: the own token that a district replaces may go next to it. (ND-13.3)"""

    def fact(self) -> Fact:
        return {"replaced_token_may_move_adjacent": True}


class ResolveForAll(FocusPart):
    """Globalization: name a type of district that everybody resolves. (ND-13.1)"""

    def fact(self) -> Fact:
        return {"resolve_chosen_district_type_for_all_players": True}


class ReinforceTokens(FocusPart):
    """Reinforce as many tokens as the slot number. (ND-13.1)"""

    def fact(self) -> Fact:
        return {"reinforce": "slot"}


class DeployArmies(FocusPart):
    """Military Engineering: armies on their card may go into own cities. (ND-12.2)"""

    def fact(self) -> Fact:
        return {"deploy_armies_from_card_to_own_cities": True}


class ReinforceAroundArmies(FocusPart):
    """Military Engineering: reinforce every own token in or next to a space of an own army. (ND-8.9)"""

    def fact(self) -> Fact:
        return {"reinforce_in_or_adjacent_to_army_spaces": True}
