"""What positions of The Flow of History are worth, and which options look good: `evaluation.py` and `prior.py`."""

from epoka.bots.flow_of_history.evaluation import SCALE, values
from epoka.bots.flow_of_history.prior import likings

__all__ = ["SCALE", "likings", "values"]
