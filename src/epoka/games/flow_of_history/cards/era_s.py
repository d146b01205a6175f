"""The start governments: icons only, no effect. (FH-2.3)"""

from __future__ import annotations

from epoka.games.flow_of_history.card import NOTHING, PUBLIC, RECONSTRUCTED, SEED, card
from epoka.games.flow_of_history.state import GOVERNMENT

# fmt: off
DECK = (
    card("farmer_tribe", "S", GOVERNMENT, NOTHING, SEED, defense=1, agriculture=1),
    card("warrior_caste", "S", GOVERNMENT, NOTHING, SEED, attack=1, defense=1),
    card("aristocracy", "S", GOVERNMENT, NOTHING, PUBLIC, culture=1, trade=1),
    card("merchant_clan", "S", GOVERNMENT, NOTHING, RECONSTRUCTED, industry=1, trade=1),
    card("artisan_village", "S", GOVERNMENT, NOTHING, RECONSTRUCTED, agriculture=1, industry=1),
    card("council_of_elders", "S", GOVERNMENT, NOTHING, RECONSTRUCTED, culture=1, science=1),
)
# fmt: on
