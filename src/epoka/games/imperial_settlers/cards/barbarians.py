"""The deck of the Barbarians. (IS-2.1)"""

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
    DiscardsDeal,
    GainsPer,
    OfColor,
    OnRaze,
    OnRazeLocation,
    RazesForPoints,
    RazesOwn,
    StealsResource,
    TakesRazeGood,
)
from epoka.games.imperial_settlers.goods import (
    BLACK,
    BLUE,
    BROWN,
    CARD,
    FOOD,
    FREE,
    GOLD,
    PINK,
    PURPLE,
    RAZE,
    RED,
    STONE,
    WOOD,
    WORKER,
    YELLOW,
    Goods,
    Price,
)

# fmt: off
DECK = (
    card("barbarians_primeval_forest", PRODUCTION, (BROWN,), PUBLIC, face(Price(wood=1), deal=WOOD, copies=3), produces(Goods(wood=2))),
    card("barbarians_barbarian_altar", ACTION, (YELLOW,), RECONSTRUCTED, face(Price(wood=2, location=1), deal=GOLD, copies=3), action(Price(worker=3), Goods(vp=3))),
    card("barbarians_assault", FEATURE, (BLACK,), PUBLIC, face(Price(wood=1, location=1), deal=WOOD, copies=3), OnRaze(Goods(vp=1))),
    card("barbarians_saboteurs", ACTION, (BLACK,), PUBLIC, face(Price(wood=1, location=1), deal=CARD), face(Price(wood=1, location=1), deal=GOLD), action(Price(worker=1), StealsResource())),
    card("barbarians_sentry_tower", PRODUCTION, (PINK,), PUBLIC, face(Price(wood=2, location=1), deal=WORKER, copies=2), produces(Goods(raze=1, worker=1))),
    card("barbarians_dark_chapel", ACTION, (BLACK,), PUBLIC, face(Price(wood=1, stone=2, location=1), deal=WORKER), face(Price(wood=1, stone=2, location=1), deal=RAZE), action(FREE, RazesForPoints(hand=1, location=2, protection=1, vp=1))),
    card("barbarians_pack", ACTION, (BLACK,), PUBLIC, face(Price(wood=1, location=1), deal=RAZE), face(Price(wood=1, location=1), deal=GOLD), action(Price(worker=1), TakesRazeGood(), uses=2)),
    card("barbarians_rabble", ACTION, (BLUE,), PUBLIC, face(Price(wood=1, location=1), deal=WORKER, copies=2), action(Price(worker=2), RazesOwn())),
    card("barbarians_settlement", PRODUCTION, (PINK,), PUBLIC, face(Price(wood=1), deal=WORKER, copies=2), produces(Goods(worker=2))),
    card("barbarians_fortress", FEATURE, (BLACK,), PUBLIC, face(Price(wood=2, location=1), deal=WOOD), bonus(GainsPer(Goods(vp=1), OfColor(BLACK), most=6))),
    card("barbarians_expedition", ACTION, (BLACK,), RECONSTRUCTED, face(Price(wood=1, stone=1, location=1), deal=STONE), action(Price(raze=1), Goods(card=2))),
    card("barbarians_stone_pit", PRODUCTION, (BLACK,), PUBLIC, face(Price(stone=1, location=1), deal=STONE), produces(Goods(raze=1, stone=1))),
    card("barbarians_barter", ACTION, (YELLOW,), RECONSTRUCTED, face(Price(wood=1, location=1), deal=FOOD), action(Price(resource=1), Goods(vp=1), uses=3)),
    card("barbarians_fighting_pit", ACTION, (BLACK,), RECONSTRUCTED, face(Price(wood=1, stone=1, location=1), deal=RAZE), action(Price(worker=1, raze=1), Goods(vp=3))),
    card("barbarians_temple", FEATURE, (PURPLE,), PUBLIC, face(Price(stone=3, location=1), deal=WORKER), bonus(Goods(vp=4))),
    card("barbarians_mission", ACTION, (BLUE,), RECONSTRUCTED, face(Price(wood=2, location=1), deal=CARD), action(Price(worker=1), Goods(card=2))),
    card("barbarians_frontier", FEATURE, (BLACK,), RECONSTRUCTED, face(Price(wood=1, stone=1, location=1), deal=RAZE), OnRazeLocation(Goods(worker=1, vp=1))),
    card("barbarians_robbers", ACTION, (RED,), RECONSTRUCTED, face(Price(wood=1, location=1), deal=WORKER), action(Price(worker=1), DiscardsDeal(), Goods(vp=1, card=1))),
)
# fmt: on
