"""The focus cards that every player has. (ND-8 to ND-13, ND-27.5)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.card import (
    BASE,
    BASE_ONLY,
    CULTURE,
    ECONOMY,
    GROWTH,
    INDUSTRY,
    MILITARY,
    NEW,
    PUBLIC,
    REPLACEMENT,
    SCIENCE,
    SEED,
    FocusCard,
)
from epoka.games.new_dawn.focus import (
    CHOICE,
    SEQUENCE,
    Advance,
    AgainstBarbarians,
    Attacks,
    Blast,
    BuildWonder,
    CityAtCaravan,
    CityAtFigure,
    EnterBarbarians,
    ExchangeResource,
    FirstResource,
    FirstTrade,
    FoundCity,
    MoveArmies,
    MoveCaravans,
    MoveToken,
    PassThrough,
    PlaceDistricts,
    PlaceTokens,
    ProductionInSlot,
    Redeploy,
    ReinforceRest,
    ReinforceTokens,
    ResolveForAll,
    ResolveOther,
    TakeRivalToken,
    ThenPlaceTokens,
    TokenNearDistrict,
    TokensAroundCity,
)

# fmt: off
FOCUS_CARDS: Final = (
    FocusCard("early_empire", CULTURE, 1, BASE, (PlaceTokens(2),), SEED),
    FocusCard("drama_and_poetry", CULTURE, 2, BASE, (PlaceTokens(2), MoveToken(1, 1)), PUBLIC),
    FocusCard("civil_service", CULTURE, 3, BASE, (PlaceTokens(2), ThenPlaceTokens(1)), PUBLIC),
    FocusCard("mass_media", CULTURE, 4, BASE, (PlaceTokens(3), TakeRivalToken(2)), PUBLIC),
    FocusCard("astrology", SCIENCE, 1, BASE, (Advance(),), PUBLIC),
    FocusCard("mathematics", SCIENCE, 2, BASE, (FirstTrade(1), Advance()), PUBLIC),
    FocusCard("replaceable_parts", SCIENCE, 3, BASE, (FirstResource(1), Advance()), PUBLIC),
    FocusCard("nuclear_power", SCIENCE, 4, BASE, (Blast(5, 1), Advance()), PUBLIC),
    FocusCard("foreign_trade", ECONOMY, 1, BASE, (MoveCaravans(3),), SEED, caravans=1),
    FocusCard("currency", ECONOMY, 2, REPLACEMENT, (MoveCaravans(4), EnterBarbarians(ends_move=1)), PUBLIC, caravans=2),
    FocusCard("steam_power", ECONOMY, 3, BASE, (MoveCaravans(6, water=1), ExchangeResource(1)), PUBLIC, caravans=2),
    FocusCard("capitalism", ECONOMY, 4, BASE, (MoveCaravans(6, water=1), ResolveOther(index=0)), SEED, caravans=3),
    FocusCard("pottery", INDUSTRY, 1, BASE, (BuildWonder(), FoundCity(2)), SEED),
    FocusCard("animal_husbandry", INDUSTRY, 2, REPLACEMENT, (BuildWonder(), FoundCity(3), CityAtFigure(("caravan", "army"))), PUBLIC),
    FocusCard("nationalism", INDUSTRY, 3, BASE, (BuildWonder(), ProductionInSlot(5, 7), FoundCity(4, through_water=1)), PUBLIC),
    FocusCard("urbanization", INDUSTRY, 4, BASE, (BuildWonder(), FoundCity(5, through_water=1), TokensAroundCity(2)), PUBLIC),
    FocusCard("masonry", MILITARY, 1, NEW, (MoveArmies(3),), SEED, armies=1),
    FocusCard("iron_working", MILITARY, 2, NEW, (MoveArmies(4), AgainstBarbarians(2)), SEED, armies=2),
    FocusCard("mass_production", MILITARY, 3, NEW, (MoveArmies(5, water=1, bonus=2), Redeploy(1)), PUBLIC, armies=2),
    FocusCard("flight", MILITARY, 4, NEW, (MoveArmies(6, water=1, bonus=3), PassThrough(("unreinforced_control_token", "caravan", "barbarian", "city_state"))), PUBLIC, armies=2),
    FocusCard("irrigation", GROWTH, 1, NEW, (PlaceDistricts(1), ReinforceTokens()), SEED, mode=CHOICE),
    FocusCard("engineering", GROWTH, 2, NEW, (PlaceDistricts(1), TokenNearDistrict(1), ReinforceTokens()), PUBLIC, mode=CHOICE),
    FocusCard("sanitation", GROWTH, 3, NEW, (PlaceDistricts(1), ReinforceTokens()), PUBLIC, mode=SEQUENCE),
    FocusCard("globalization", GROWTH, 4, NEW, (PlaceDistricts(1), ResolveForAll(), ReinforceTokens()), PUBLIC, mode=SEQUENCE),
)
"""Of each colour. (ND-2.1)"""

BASE_FOCUS_CARDS: Final = (
    FocusCard("base_masonry", MILITARY, 1, BASE_ONLY, (ReinforceTokens(), Attacks(2, range=2, bonus=0)), PUBLIC, mode=CHOICE),
    FocusCard("base_iron_working", MILITARY, 2, BASE_ONLY, (ReinforceTokens(), Attacks(2, range=3, bonus=1), AgainstBarbarians(3)), PUBLIC, mode=CHOICE),
    FocusCard("base_mass_production", MILITARY, 3, BASE_ONLY, (Attacks(2, range=3, bonus=2, through_water=1), ReinforceRest()), PUBLIC, mode=SEQUENCE),
    FocusCard("base_flight", MILITARY, 4, BASE_ONLY, (ReinforceTokens(), Attacks(3, range=5, bonus=3, through_anything=1)), PUBLIC, mode=SEQUENCE),
    FocusCard("base_currency", ECONOMY, 2, BASE_ONLY, (MoveCaravans(4), EnterBarbarians(ends_move=0)), PUBLIC, caravans=2),
    FocusCard("base_animal_husbandry", INDUSTRY, 2, BASE_ONLY, (BuildWonder(), FoundCity(3), CityAtCaravan()), PUBLIC),
)
"""Of the base game; cards of the same type and level take their place with the expansion. (ND-2.2, ND-27)"""
# fmt: on
