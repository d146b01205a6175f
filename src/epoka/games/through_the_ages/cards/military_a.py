"""The military deck of Antiquity, age A."""

from __future__ import annotations

from epoka.games.through_the_ages.card import EVENT, MILITARY_A, PUBLIC, SEED, card

# fmt: off
DECK = (
    card("development_of_agriculture", MILITARY_A, EVENT, (1, 1, 1), SEED, params={"scope": "all", "food": 2}),
    card("development_of_crafts", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "resources": 2}),
    card("development_of_markets", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "choose_one": ({"food": 2}, {"resources": 2})}),
    card("development_of_politics", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "military_cards": 3, "active_player_skips_discard": True}),
    card("development_of_religion", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "optional_free_build": "religion"}),
    card("development_of_science", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "science": 2}),
    card("development_of_settlement", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "population": 1}),
    card("development_of_trade_routes", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, params={"scope": "all", "science": 1, "food": 1, "resources": 1}),
    card("development_of_warfare", MILITARY_A, EVENT, (1, 1, 1), SEED, params={"scope": "all", "optional_free_build": "warriors"}),
    card("no_event", MILITARY_A, EVENT, (1, 1, 1), PUBLIC),
)
# fmt: on
