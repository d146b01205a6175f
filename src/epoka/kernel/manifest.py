"""What there is to know about a game before it is played, and how its events stand in a log.

The names are messages of the game, `game-title` and `game-line`, and so is what each of these stands for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from epoka.kernel.errors import Value

Family = Literal["construction", "government", "knowledge", "military", "leader", "wonder"]

COURSE: Final = "course"
"""The kind of events that every game has: rounds, turns, the end."""


class Sign(NamedTuple):
    """How events of a verb stand in a log."""

    kind: str
    """What a log can be filtered by; `log-kind-<kind>` names it."""
    icon: str
    """What stands before a line that is about no seat."""


class Manifest(NamedTuple):
    """What a game says about itself to those who choose, and to logs that know no game."""

    designer: str = ""
    minutes: int = 0
    """How long a game takes with the usual options; 0 if nobody has said."""
    lengths: Mapping[str, Mapping[Value, int]] = {}
    """How long it takes, in minutes, with values of options that make it shorter."""
    first: Mapping[str, Value] = {}
    """The options of a first game, where they are not the usual ones."""
    order: int = 100
    """Games are offered in this order, the lowest first."""
    family: Family = "knowledge"
    """The kind of card whose colours the game wears."""
    guide: tuple[str, ...] = ()
    """What can be explained to somebody who plays for the first time; the texts are `guide-<step>`."""
    verbs: Mapping[str, Sign] = {}
    """Each verb of the game, by its name."""


def of_kind(kind: str, icons: Mapping[str, str]) -> dict[str, Sign]:
    """Verbs of one kind by their icons, in one line: `of_kind("market", {"new": "drawn", "gold": "left waits"})`."""
    return {verb: Sign(kind, icon) for icon, verbs in icons.items() for verb in verbs.split()}
