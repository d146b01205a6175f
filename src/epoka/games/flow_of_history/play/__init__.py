"""What positions of The Flow of History are worth, and which options look good: `evaluation.py` and `prior.py`."""

from epoka.games.flow_of_history.play.evaluation import SCALE, values
from epoka.games.flow_of_history.play.prior import likings

__all__ = ["SCALE", "likings", "values"]
