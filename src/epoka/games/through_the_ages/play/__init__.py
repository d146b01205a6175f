"""What positions of Through the Ages are worth, and whose turn it is: `evaluation.py`.

`weights.py` has the figures, `prospects.py` what technologies promise, `hands.py` what cards do, and `pending.py` what
fights and auctions under way are likely to bring.
"""

from epoka.games.through_the_ages.play.evaluation import SCALE, turn_of, values

__all__ = ["SCALE", "turn_of", "values"]
