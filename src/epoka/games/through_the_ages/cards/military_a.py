"""The military deck of Antiquity, age A."""

from __future__ import annotations

from epoka.games.through_the_ages.card import EVENT, MILITARY_A, PUBLIC, SEED, Card
from epoka.games.through_the_ages.values import Deed, Event

# fmt: off
DECK = (
    Card("development_of_agriculture", MILITARY_A, EVENT, (1, 1, 1), SEED, event=Event(scope="all", does=Deed(food=2))),
    Card("development_of_crafts", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(resources=2))),
    Card("development_of_markets", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(either=2))),
    Card("development_of_politics", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", active_player_skips_discard=True, does=Deed(military_cards=3))),
    Card("development_of_religion", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(optional_free_build="religion"))),
    Card("development_of_science", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(science=2))),
    Card("development_of_settlement", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(population=1))),
    Card("development_of_trade_routes", MILITARY_A, EVENT, (1, 1, 1), PUBLIC, event=Event(scope="all", does=Deed(science=1, food=1, resources=1))),
    Card("development_of_warfare", MILITARY_A, EVENT, (1, 1, 1), SEED, event=Event(scope="all", does=Deed(optional_free_build="warriors"))),
    Card("no_event", MILITARY_A, EVENT, (1, 1, 1), PUBLIC),
)
# fmt: on
