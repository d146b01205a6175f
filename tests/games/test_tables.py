"""The short words of the games' own tables: each goes with something that the rules can do, refuse or tell."""

from __future__ import annotations

import epoka
from epoka.kernel.game import KERNEL_LOCALE
from epoka.words import Catalogue

ENDINGS = ("-hidden", "-many")
"""What is told of a thing that may not be seen, and of several at once."""
OWN_MARKS = {"choose", "several", "sail", "board", "land", "exhaust"}
"""Marks that the map of Clash of Cultures puts together from where an option leads."""
COLLECTING = {"hex-used", "city-on-hex", "enemy-here", "pirates-near", "exhausted", "hex-gives-nothing"}
"""Why a city cannot collect from a hex; that is written on the hex."""


def ids(game: str) -> frozenset[str]:
    """Every text of a game."""
    return Catalogue(KERNEL_LOCALE, epoka.game(game).folder / "locale", language="en").ids()


def after(prefix: str, known: frozenset[str]) -> set[str]:
    """What follows a prefix in the ids that begin with it."""
    return {one.removeprefix(prefix) for one in known if one.startswith(prefix) and "." not in one}


def bare(name: str) -> str:
    """A name without what is told of hidden things, or of many."""
    for ending in ENDINGS:
        name = name.removesuffix(ending)
    return name


def test_events_are_told_briefly_only_if_they_can_happen() -> None:
    for game in epoka.games():
        verbs = {verb.name for verb in epoka.game(game).verbs}
        told = {bare(name) for name in after("brief-", ids(game))}
        assert told <= verbs, game
    assert len(after("brief-", ids("through_the_ages"))) > 40


def test_reasons_are_short_only_for_what_can_be_refused() -> None:
    known = ids("clash_of_cultures")
    short = after("short-", known)
    assert short <= after("refusal-", known)
    assert short >= COLLECTING


def test_options_about_a_hex_are_marked_there_and_no_others() -> None:
    words = epoka.game("clash_of_cultures").words
    about = {word.replace("_", "-") for word, names in words.items() if "hex" in names[:2]}
    # A harvest is marked with what it brings.
    marks = after("mark-", ids("clash_of_cultures"))
    assert about - {"harvest"} <= marks
    assert marks - OWN_MARKS <= {word.replace("_", "-") for word in words}
    assert len(about) > 40
