"""What positions of A New Dawn are worth: `evaluation.py`, with its figures in `weights.py`.

`aims.py` says how far each seat is from its agendas, `odds.py` judges attacks. A resolution is a chain of questions:
before a position is judged, `chains.py` goes on to the end of it as `habits.py` would.
"""

from epoka.games.new_dawn.play.chains import turn_of, unsettled, values
from epoka.games.new_dawn.play.evaluation import SCALE

__all__ = ["SCALE", "turn_of", "unsettled", "values"]
