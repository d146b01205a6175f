"""What positions of Clash of Cultures are worth: `evaluation.py`, with its figures in `weights.py`.

`sites.py` judges the map, `goals.py` the objectives; `chains.py` says where an answer needs to be looked through.
"""

from epoka.games.clash_of_cultures.play.chains import unsettled, usual
from epoka.games.clash_of_cultures.play.evaluation import SCALE, turn_of, values

__all__ = ["SCALE", "turn_of", "unsettled", "usual", "values"]
