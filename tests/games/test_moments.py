"""Every moment of every game is opened by a rule, and something acts at it."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import epoka
from epoka.kernel import Abilities, Moment

GAMES = sorted(epoka.games())
NOT_OPENING = frozenset({"on", "bit"})
"""What is done with a moment that does not open it."""


def modules(package: str) -> Iterator[ModuleType]:
    """All modules of a game's package but those that judge positions for bots."""
    top = importlib.import_module(package)
    yield top
    for found in pkgutil.walk_packages(top.__path__, package + "."):
        if not found.name.startswith(f"{package}.play"):
            yield importlib.import_module(found.name)


def declared(package: str) -> dict[str, Moment[Any, Any, *tuple[Any, ...]]]:
    """The moments of a package by their names."""
    return {
        name: value for module in modules(package) for name, value in vars(module).items() if isinstance(value, Moment)
    }


def opened(source: str) -> Iterator[str]:
    """The names that a module uses for anything but to hook into them, to ask for their bits, or to declare them."""
    tree = ast.parse(source)
    idle = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in NOT_OPENING}
    for node in ast.walk(tree):
        if id(node) in idle or not isinstance(getattr(node, "ctx", None), ast.Load):
            continue
        if isinstance(node, (ast.Name, ast.Attribute)):
            yield node.id if isinstance(node, ast.Name) else node.attr


def never_opened(moments: Iterable[str], sources: Iterable[str]) -> list[str]:
    """The moments that no rule opens."""
    used = {name for source in sources for name in opened(source)}
    return [f"{name} is opened by no rule" for name in moments if name not in used]


def never_hooked(moments: dict[str, Moment[Any, Any, *tuple[Any, ...]]]) -> list[str]:
    """The moments at which nothing acts."""
    return [f"nothing acts at {name}" for name, moment in moments.items() if not moment.hooks]


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_opened_and_something_acts_at_it(game: str) -> None:
    package = epoka.game(game).package
    moments = declared(package)
    sources = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in modules(package)]
    assert never_opened(moments, sources) + never_hooked(moments) == []


def test_the_moments_of_a_game_are_found() -> None:
    """The test above would pass for ever if it found none."""
    assert {"FOUNDED", "BATTLE_HITS", "TRADED"} <= set(declared("epoka.games.clash_of_cultures"))


def test_a_moment_that_is_only_declared_and_hooked_is_found() -> None:
    rules = """
FLOODED: Final = At[Reaction](ALL)

@moments.FLOODED.on("well")
def well(s, seat): ...

def can_flood(own):
    return own.acts & FLOODED.bit
"""
    assert never_opened(["FLOODED"], [rules]) == ["FLOODED is opened by no rule"]
    for use in ("FLOODED.frame(s, seat)", "moments.FLOODED.hooks[ability](s, seat)", "offered(s, seat, FLOODED)"):
        assert never_opened(["FLOODED"], [rules, use]) == []


def test_a_moment_at_which_nothing_acts_is_found() -> None:
    abilities = Abilities[Any](["well"], attrgetter("houses"))
    dry, wet = Moment[Any, None](abilities), Moment[Any, None](abilities)
    wet.on("well")(lambda s, seat: None)
    assert never_hooked({"DRY": dry, "WET": wet}) == ["nothing acts at DRY"]
