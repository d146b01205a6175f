"""The deck of the Egyptians. (IS-2.1)"""

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
    BlocksAction,
    BoostsPoints,
    ClearsAction,
    GainsOneOf,
    GainsPer,
    LaysFoundation,
    OfColor,
    Offer,
    OnExchange,
    PaysOnBuild,
    RazesUnprotected,
    RivalDiscards,
    TakesOver,
)
from epoka.games.imperial_settlers.goods import (
    BLACK,
    BLUE,
    CARD,
    FREE,
    GOLD,
    GREY,
    PINK,
    RAZE,
    STONE,
    WORKER,
    YELLOW,
    Goods,
    Price,
)

# fmt: off
DECK = (
    card("egyptians_desert", ACTION, (BLUE,), RECONSTRUCTED, face(FREE, deal=WORKER), action(Price(hand_card=1), RivalDiscards(), Goods(vp=1)), bonus(Goods(card=2))),
    card("egyptians_altar_of_bastet", PRODUCTION, (GREY,), PUBLIC, face(Price(stone=1, location=1), deal=CARD), produces(GainsPer(Goods(stone=1), OfColor(GREY), most=3))),
    card("egyptians_chariot_builder", ACTION, (BLACK,), PUBLIC, face(Price(wood=1, stone=1, location=1), deal=RAZE), action(Price(raze=1), RazesUnprotected())),
    card("egyptians_pharaohs_guard", PRODUCTION, (BLACK,), PUBLIC, face(Price(food=2, location=1), deal=RAZE), produces(GainsOneOf((Goods(raze=1), Goods(vp=2))))),
    card("egyptians_oasis", FEATURE, (PINK,), PUBLIC, face(Price(food=1, location=1), deal=WORKER), OnExchange(Goods(worker=1), most=4), bonus(Goods(worker=2))),
    card("egyptians_slavers", FEATURE, (PINK,), PUBLIC, face(Price(stone=1, location=1), deal=WORKER), PaysOnBuild((Offer(Price(gold=1), Goods(vp=2)), Offer(Price(worker=1), Goods(vp=1))))),
    card("egyptians_royal_pool", ACTION, (PINK,), RECONSTRUCTED, face(Price(stone=1, location=1), deal=WORKER, copies=2), action(Price(gold=1), ClearsAction(cleared=1), uses=2)),
    card("egyptians_golden_bazaar", ACTION, (YELLOW,), PUBLIC, face(Price(location=1), deal=WORKER), action(Price(food=1), Goods(gold=1, vp=1))),
    card("egyptians_scorpion_breeder", ACTION, (PINK,), PUBLIC, face(Price(wood=1, stone=1, location=1), deal=RAZE), action(Price(worker=1), BlocksAction())),
    card("egyptians_caravan", PRODUCTION, (GREY,), PUBLIC, face(Price(food=1), deal=CARD, copies=2), produces(Goods(food=1, worker=1))),
    card("egyptians_temple_of_ra", ACTION, (YELLOW,), RECONSTRUCTED, face(Price(stone=1, location=1), deal=WORKER), action(FREE, TakesOver())),
    card("egyptians_sanctuary", ACTION, (BLACK,), RECONSTRUCTED, face(Price(stone=2, location=1), deal=GOLD, copies=2), action(Price(worker=1), LaysFoundation(), Goods(stone=1))),
    card("egyptians_alley_of_sphinxes", ACTION, (GREY,), PUBLIC, face(Price(stone=2, location=1), deal=WORKER, copies=3), action(Price(gold=2), Goods(vp=2), uses=2)),
    card("egyptians_sphinx", FEATURE, (YELLOW,), PUBLIC, face(Price(stone=1, location=1), deal=GOLD, copies=2), BoostsPoints(least=2, extra=1)),
    card("egyptians_goldsmith", ACTION, (YELLOW,), RECONSTRUCTED, face(Price(stone=2, location=1), deal=GOLD, copies=3), action(Price(worker=1, gold=1), Goods(vp=4))),
    card("egyptians_slaves", ACTION, (GREY,), RECONSTRUCTED, face(Price(stone=1, location=1), deal=STONE, copies=2), action(Price(worker=1), Goods(stone=1), uses=2)),
    card("egyptians_egyptian_quarry", PRODUCTION, (GREY,), PUBLIC, face(Price(stone=1, location=1), deal=STONE, copies=2), produces(Goods(stone=2))),
    card("egyptians_pyramids", PRODUCTION, (GREY,), PUBLIC, face(Price(stone=2), deal=GOLD, copies=3), produces(Goods(gold=1, stone=1))),
)
# fmt: on
