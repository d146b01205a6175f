"""The deck of the Romans. (IS-2.1)"""

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
    DrawsAndKeeps,
    OnBuild,
    OnFactionBuild,
    Protects,
    RemovesLocation,
    StealsDeal,
    Stores,
)
from epoka.games.imperial_settlers.goods import (
    BLACK,
    BLUE,
    BROWN,
    CARD,
    FOOD,
    GOLD,
    GREY,
    PINK,
    RAZE,
    RED,
    RESOURCES,
    STONE,
    WORKER,
    YELLOW,
    Goods,
    Price,
)

# fmt: off
DECK = (
    card("romans_sculptors_workshop", ACTION, (GREY,), RECONSTRUCTED, face(Price(stone=1, location=1), deal=STONE, copies=2), action(Price(stone=2), Goods(vp=4))),
    card("romans_sculptors_apprentice", ACTION, (GREY,), RECONSTRUCTED, face(Price(stone=1, location=1), deal=GOLD, copies=2), face(Price(stone=1, location=1), deal=STONE), action(Price(worker=1, stone=1), Goods(vp=3))),
    card("romans_gladiator_school", ACTION, (BLACK,), RECONSTRUCTED, face(Price(stone=1, location=1), deal=WORKER, copies=2), action(Price(raze=1), Goods(vp=2))),
    card("romans_engineers", ACTION, (BLACK,), RECONSTRUCTED, face(Price(wood=1, stone=1, location=1), deal=RAZE), action(Price(worker=2), RemovesLocation(), Goods(vp=1))),
    card("romans_gardens", FEATURE, (RED,), RECONSTRUCTED, face(Price(wood=1, stone=1, location=1), deal=FOOD), OnBuild(Goods(food=1, vp=1), RED)),
    card("romans_spies", ACTION, (BLUE,), PUBLIC, face(Price(wood=1, stone=1, location=1), deal=CARD), action(Price(worker=1), StealsDeal(gain_good=False), Goods(vp=1))),
    card("romans_architect", PRODUCTION, (BLUE,), PUBLIC, face(Price(stone=2, location=1), deal=CARD), produces(DrawsAndKeeps(draw=2, keep=1))),
    card("romans_administration", FEATURE, (BLUE,), RECONSTRUCTED, face(Price(stone=2, location=1), deal=CARD, copies=3), OnFactionBuild(Goods(card=1))),
    card("romans_headquarters", FEATURE, (GREY,), RECONSTRUCTED, face(Price(stone=2, location=1), deal=STONE, copies=2), OnFactionBuild(Goods(vp=2))),
    card("romans_legions", PRODUCTION, (BLUE,), PUBLIC, face(Price(food=1, location=1), deal=RAZE, copies=2), produces(Goods(common_card=1)), bonus(Goods(common_card=1))),
    card("romans_warehouses", FEATURE, (RED,), RECONSTRUCTED, face(Price(stone=1, location=1), deal=FOOD), Stores(RESOURCES, most=3)),
    card("romans_builder", PRODUCTION, (BROWN,), PUBLIC, face(Price(stone=1, location=1), deal=STONE, copies=2), produces(Goods(wood=1, stone=1))),
    card("romans_roman_fortress", FEATURE, (BLACK,), RECONSTRUCTED, face(Price(stone=2, location=1), deal=WORKER), Protects(raze=1)),
    card("romans_trade_colony", PRODUCTION, (RED, BROWN, GREY), PUBLIC, face(Price(wood=1, stone=2, location=1), deal=WORKER, copies=3), produces(Goods(worker=1, gold=1))),
    card("romans_roman_barracks", PRODUCTION, (PINK,), PUBLIC, face(Price(food=1, location=1), deal=RAZE), produces(Goods(worker=2))),
    card("romans_stonemason", PRODUCTION, (GREY,), PUBLIC, face(Price(wood=1, stone=1, location=1), deal=STONE, copies=2), produces(Goods(stone=2))),
    card("romans_roman_bank", PRODUCTION, (YELLOW,), PUBLIC, face(Price(stone=1, location=1), deal=GOLD), produces(Goods(gold=1))),
    card("romans_colossus", ACTION, (YELLOW,), RECONSTRUCTED, face(Price(stone=2, location=1), deal=STONE), action(Price(stone=3), Goods(vp=6))),
)
# fmt: on
