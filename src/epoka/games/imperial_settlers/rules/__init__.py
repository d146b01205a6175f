"""The rules, a module for each chapter. Start at `turn.py`."""
