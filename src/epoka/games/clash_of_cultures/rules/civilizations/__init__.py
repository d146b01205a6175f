"""Civilizations: a module for each, with its advances and leaders. Importing them registers what they do. (COC-13)"""

from epoka.games.clash_of_cultures.rules.civilizations import (
    aztecs,
    babylon,
    celts,
    china,
    egypt,
    greece,
    india,
    japan,
    persia,
    phoenicia,
    rome,
)

MODULES = (
    aztecs,
    babylon,
    celts,
    china,
    egypt,
    greece,
    india,
    japan,
    persia,
    phoenicia,
    rome,
)
"""All civilizations; those with questions of their own have `WORDS`."""
