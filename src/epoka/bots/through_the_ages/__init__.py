"""What positions of Through the Ages are worth, and which options look good: `evaluation.py` and `prior.py`.

`weights.py` has the figures, `prospects.py` what technologies promise, `hands.py` what cards do, and `pending.py` what
fights and auctions under way are likely to bring.
"""

from epoka.bots.through_the_ages.evaluation import SCALE, values
from epoka.bots.through_the_ages.prior import likings

__all__ = ["SCALE", "likings", "values"]
