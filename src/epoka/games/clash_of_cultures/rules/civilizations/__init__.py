"""Civilizations: a module for each, with its advances and leaders. Importing them registers what they do. (COC-13)"""

from epoka.games.clash_of_cultures.rules.civilizations import (
    allies,
    aztecs,
    babylon,
    carthage,
    celts,
    china,
    egypt,
    greece,
    huns,
    india,
    japan,
    maya,
    persia,
    phoenicia,
    rome,
    vikings,
)

MODULES = (
    allies,
    aztecs,
    babylon,
    carthage,
    celts,
    china,
    egypt,
    greece,
    huns,
    india,
    japan,
    maya,
    persia,
    phoenicia,
    rome,
    vikings,
)
"""All civilizations; those with questions of their own have `WORDS`."""
