"""The faction boards. (IS-3.6)"""

from __future__ import annotations

from epoka.games.imperial_settlers.card import BARBARIANS, EGYPTIANS, JAPANESE, PUBLIC, ROMANS, SEED, Board
from epoka.games.imperial_settlers.goods import FOOD, GOLD, RAZE, WORKER, Goods

# fmt: off
BOARDS = (
    Board(BARBARIANS, Goods(worker=5, raze=1, defense=1), (WORKER,), PUBLIC),
    Board(JAPANESE, Goods(worker=4, wood=1, raze=1, defense=1), (FOOD,), SEED),
    Board(ROMANS, Goods(worker=2, wood=1, stone=1, raze=1, defense=1), (RAZE,), PUBLIC),
    Board(EGYPTIANS, Goods(worker=3, gold=1, raze=1, defense=1), (GOLD,), PUBLIC),
)
# fmt: on
