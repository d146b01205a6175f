"""What positions of Clash of Cultures are worth: `evaluation.py`, with its figures in `weights.py`."""

from epoka.bots.clash_of_cultures.evaluation import SCALE, turn_of, values

__all__ = ["SCALE", "turn_of", "values"]
