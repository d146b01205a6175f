"""The deck of the Japanese, whose cards have raze fields. (IS-13.1)"""

from __future__ import annotations

from epoka.games.imperial_settlers.card import (
    ACTION,
    FEATURE,
    PRODUCTION,
    PUBLIC,
    RECONSTRUCTED,
    action,
    bonus,
    card,
    face,
    produces,
)
from epoka.games.imperial_settlers.effects import (
    BuildsDeal,
    DealsAbroad,
    DeploysSamurai,
    DrawsAndKeeps,
    GainsPer,
    OfColor,
    OnDeal,
    OnSamurai,
    RemovesLocation,
    SamuraiCount,
    StealsDeal,
    StoresCards,
    StoresResources,
)
from epoka.games.imperial_settlers.goods import (
    BLACK,
    BLUE,
    CARD,
    FOOD,
    GOLD,
    GREY,
    PINK,
    RAZE,
    RED,
    RESOURCES,
    STONE,
    VP,
    WORKER,
    YELLOW,
    Goods,
    Price,
)

# fmt: off
DECK = (
    card("japanese_farm", PRODUCTION, (RED,), PUBLIC, face(Price(wood=1), Goods(vp=1), deal=WORKER, copies=3), produces(Goods(worker=1, food=1))),
    card("japanese_rice_fields", PRODUCTION, (RED,), PUBLIC, face(Price(food=1), Goods(vp=1), deal=FOOD, copies=2), produces(Goods(food=2))),
    card("japanese_geisha_house", PRODUCTION, (PINK,), PUBLIC, face(Price(wood=1, location=1), Goods(vp=1), deal=WORKER, copies=2), produces(GainsPer(Goods(worker=1), OfColor(PINK), most=3))),
    card("japanese_garrison", ACTION, (BLACK,), RECONSTRUCTED, face(Price(wood=1, location=1), Goods(vp=1), deal=RAZE), action(Price(raze=2), RemovesLocation())),
    card("japanese_daimyo_castle", PRODUCTION, (GREY,), PUBLIC, face(Price(stone=2, location=1), Goods(vp=1), deal=STONE), face(Price(stone=2, location=1), Goods(vp=1), deal=GOLD), produces(GainsPer(Goods(vp=1), SamuraiCount(), most=3))),
    card("japanese_buddha_temple", PRODUCTION, (BLUE,), PUBLIC, face(Price(stone=1, location=1), Goods(vp=1), deal=CARD), produces(DrawsAndKeeps(draw=2, keep=1))),
    card("japanese_casino", ACTION, (YELLOW,), RECONSTRUCTED, face(Price(wood=2, location=1), Goods(vp=1), deal=GOLD), action(Price(worker=1), Goods(gold=1), uses=2)),
    card("japanese_gate", FEATURE, (BLUE,), RECONSTRUCTED, face(Price(wood=1, location=1), deal=FOOD, copies=2), StoresCards(most=2, vp=1)),
    card("japanese_shrine", FEATURE, (YELLOW,), RECONSTRUCTED, face(Price(wood=1, stone=1, location=1), deal=CARD), StoresResources(RESOURCES, most=2, vp=1)),
    card("japanese_stalls", ACTION, (RED,), RECONSTRUCTED, face(Price(wood=1, location=1), Goods(vp=1), deal=FOOD, copies=3), action(Price(food=1), Goods(vp=2))),
    card("japanese_negotiator", ACTION, (RED,), RECONSTRUCTED, face(Price(wood=1, location=1), Goods(vp=1), deal=GOLD), action(Price(worker=1), BuildsDeal())),
    card("japanese_sake_brewery", FEATURE, (PINK,), RECONSTRUCTED, face(Price(wood=1, location=1), Goods(vp=1), deal=FOOD), OnDeal(Goods(worker=1))),
    card("japanese_trade_route", ACTION, (RED,), RECONSTRUCTED, face(Price(stone=1, location=1), Goods(vp=1), deal=FOOD), face(Price(stone=1, location=1), Goods(vp=1), deal=WORKER), face(Price(stone=1, location=1), Goods(vp=1), deal=VP), action(Price(food=1), DealsAbroad())),
    card("japanese_dojo", FEATURE, (RED,), RECONSTRUCTED, face(Price(wood=1, location=1), Goods(vp=1), deal=VP, copies=2), OnSamurai(Goods(vp=1)), bonus(Goods(faction_card=1))),
    card("japanese_ninjas", ACTION, (BLACK,), PUBLIC, face(Price(stone=1, location=1), Goods(vp=1), deal=RAZE, copies=2), action(Price(worker=1), StealsDeal(gain_good=True)), bonus(DeploysSamurai(samurai=2))),
    card("japanese_sumo_school", ACTION, (BLACK,), RECONSTRUCTED, face(Price(wood=1, location=1), Goods(vp=1), deal=WORKER), action(Price(worker=1, food=1), Goods(vp=3))),
    card("japanese_master_swordsmith", ACTION, (BLACK,), RECONSTRUCTED, face(Price(stone=1, location=1), Goods(vp=1), deal=STONE), action(Price(worker=1), Goods(raze=1), uses=2)),
    card("japanese_school_of_diplomacy", FEATURE, (RED,), RECONSTRUCTED, face(Price(wood=1, location=1), Goods(vp=1), deal=GOLD), OnDeal(Goods(vp=2))),
)
# fmt: on
