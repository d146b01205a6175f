"""The rules, a room for each chapter of the rulebook. `turn.py` is where a turn begins."""
