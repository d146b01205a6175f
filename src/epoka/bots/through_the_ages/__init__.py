"""What positions of Through the Ages are worth: `evaluation.py`, from `prospects.py`, `hands.py` and `pending.py`."""

from epoka.bots.through_the_ages.evaluation import SCALE, values

__all__ = ["SCALE", "values"]
