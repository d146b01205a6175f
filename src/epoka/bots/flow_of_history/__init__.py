"""What positions of The Flow of History are worth. See `evaluation.py`."""

from epoka.bots.flow_of_history.evaluation import SCALE, values

__all__ = ["SCALE", "values"]
