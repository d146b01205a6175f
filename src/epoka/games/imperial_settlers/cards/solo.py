"""What only the solo game needs: Attack cards and virtual factions. (IS-15.1, IS-15.20 to IS-15.23, IS-15.37)"""

from __future__ import annotations

from epoka.games.imperial_settlers.card import RECONSTRUCTED, SEED, Attack, VirtualFaction
from epoka.games.imperial_settlers.goods import CARD, FOOD, GOLD, RAZE, STONE, VP, WOOD, WORKER

# fmt: off
ATTACKS = (
    Attack("attack_wood", WOOD, 3, RECONSTRUCTED),
    Attack("attack_stone", STONE, 3, RECONSTRUCTED),
    Attack("attack_food", FOOD, 2, RECONSTRUCTED),
    Attack("attack_worker", WORKER, 2, RECONSTRUCTED),
    Attack("attack_gold", GOLD, 2, RECONSTRUCTED),
    Attack("attack_vp", VP, 2, RECONSTRUCTED),
    Attack("attack_card", CARD, 2, RECONSTRUCTED),
)
RAZE_ATTACKS = (
    Attack("attack_raze", RAZE, 2, SEED),
)
VIRTUAL = (
    VirtualFaction("virtual_player", SEED),
    VirtualFaction("virtual_barbarians", SEED, attacks=3),
    VirtualFaction("virtual_romans", SEED, revealed=5),
    VirtualFaction("virtual_japanese", SEED, raze_attacks=True, takes_deals=True),
    VirtualFaction("virtual_egyptians", SEED, raze_attacks=True, blocks=True),
)
# fmt: on
