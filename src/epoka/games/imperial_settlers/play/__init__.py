"""What positions of Imperial Settlers are worth: `evaluation.py`, with its figures in `weights.py`.

`chains.py` says where an answer needs to be looked through, and what of a round is planned as one turn.
"""

from epoka.games.imperial_settlers.play.chains import others_wait, turn_of, unsettled, usual
from epoka.games.imperial_settlers.play.evaluation import SCALE, values

__all__ = ["SCALE", "others_wait", "turn_of", "unsettled", "usual", "values"]
