"""What positions of Imperial Settlers are worth: `evaluation.py`, with its figures in `weights.py`.

`chains.py` says where an answer needs to be looked through.
"""

from epoka.games.imperial_settlers.play.chains import unsettled, usual
from epoka.games.imperial_settlers.play.evaluation import SCALE, values

__all__ = ["SCALE", "unsettled", "usual", "values"]
