"""The unique focus cards of the leaders. (ND-9.7)"""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.card import (
    CULTURE,
    ECONOMY,
    GROWTH,
    INDUSTRY,
    MILITARY,
    PUBLIC,
    SCIENCE,
    SEED,
    UNIQUE,
    FocusCard,
)
from epoka.games.new_dawn.focus import (
    CHOICE,
    FRIENDLY_SPACE,
    SEQUENCE,
    Advance,
    AdvanceAfterWonder,
    AdvancePerResource,
    AdvanceWithWonder,
    BuildWonder,
    CityFarAway,
    DeployArmies,
    DiscardBeatenToken,
    FoundCity,
    LookAtTiles,
    MoveArmies,
    MoveCaravans,
    PlaceDistricts,
    PlaceOnMountains,
    PlaceTokens,
    ProductionPerDistrict,
    ReinforceAroundArmies,
    ReinforceTokens,
    ReplacedTokenMoves,
    ResourceAtIbrahim,
    ResourceOnArrival,
    ResourceProduction,
    TakeRivalCity,
    TradePerCity,
    WaterBeforeExploring,
    WeakenReinforced,
)

# fmt: off
UNIQUE_CARDS: Final = (
    FocusCard("radio", CULTURE, 4, UNIQUE, (PlaceTokens(3), TakeRivalCity(5, 4)), PUBLIC),
    FocusCard("mysticism", GROWTH, 1, UNIQUE, (PlaceDistricts(1), ReplacedTokenMoves(), ReinforceTokens()), PUBLIC, mode=CHOICE),
    FocusCard("writing", SCIENCE, 1, UNIQUE, (Advance(), AdvanceWithWonder(1)), SEED),
    FocusCard("wheel", ECONOMY, 1, UNIQUE, (MoveCaravans(4), ResourceOnArrival(1)), PUBLIC, caravans=1),
    FocusCard("natural_history", SCIENCE, 3, UNIQUE, (Advance(), AdvancePerResource(1)), PUBLIC),
    FocusCard("humanism", CULTURE, 3, UNIQUE, (PlaceTokens(2, FRIENDLY_SPACE), TradePerCity(1)), PUBLIC),
    FocusCard("siege_tactics", MILITARY, 3, UNIQUE, (MoveArmies(5, water=1, bonus=2), WeakenReinforced(1)), PUBLIC, armies=2),
    FocusCard("industrialization", INDUSTRY, 3, UNIQUE, (BuildWonder(), ProductionPerDistrict(1), FoundCity(4, through_water=1)), PUBLIC),
    FocusCard("state_workforce", CULTURE, 2, UNIQUE, (PlaceTokens(2), PlaceOnMountains(5, 1)), PUBLIC),
    FocusCard("shipbuilding", ECONOMY, 2, UNIQUE, (MoveCaravans(4, water=1), WaterBeforeExploring()), PUBLIC, caravans=2),
    FocusCard("cartography", ECONOMY, 3, UNIQUE, (MoveCaravans(6, water=1), CityFarAway(distance=8, within=2)), PUBLIC, caravans=2),
    FocusCard("construction", INDUSTRY, 2, UNIQUE, (BuildWonder(), ResourceProduction(1), FoundCity(3)), PUBLIC),
    FocusCard("banking", ECONOMY, 3, UNIQUE, (MoveCaravans(6, water=1), ResourceAtIbrahim(1)), PUBLIC, caravans=2),
    FocusCard("astronomy", SCIENCE, 2, UNIQUE, (LookAtTiles(2), Advance()), PUBLIC),
    FocusCard("military_engineering", GROWTH, 2, UNIQUE, (PlaceDistricts(1), DeployArmies(), ReinforceAroundArmies()), PUBLIC, mode=SEQUENCE),
    FocusCard("horseback_riding", MILITARY, 1, UNIQUE, (MoveArmies(6),), PUBLIC, armies=1),
    FocusCard("craftsmanship", INDUSTRY, 1, UNIQUE, (BuildWonder(), AdvanceAfterWonder(1), FoundCity(2)), PUBLIC),
    FocusCard("scorched_earth", MILITARY, 2, UNIQUE, (MoveArmies(4), DiscardBeatenToken()), SEED, armies=2),
)
# fmt: on
