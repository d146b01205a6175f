"""What must be remembered by name: until the end of the turn, or for longer.

A name is an ability's or a card's, and says once-per-turn uses as well as counts: `once(s, seat, "theaters")`.
"""

from __future__ import annotations

from epoka.games.clash_of_cultures.state import ClashState, Nation

Notes = tuple[tuple[str, int], ...]


def note(own: Nation, name: str) -> int:
    """What is remembered of this turn; 0 if nothing is."""
    for known, value in own.notes:
        if known == name:
            return value
    return 0


def remember(own: Nation, name: str, value: int = 1) -> None:
    """Remember a number until the end of this turn of the active player."""
    own.notes = _with(own.notes, name, value)


def kept(own: Nation, name: str) -> int:
    """What is remembered beyond the turn; 0 if nothing is."""
    for known, value in own.kept:
        if known == name:
            return value
    return 0


def keep(own: Nation, name: str, value: int = 1) -> None:
    """Remember a number until it is changed; 0 forgets it."""
    own.kept = _with(own.kept, name, value)


def forget(s: ClashState) -> None:
    """A turn or a status phase ends: nobody remembers anything of it."""
    for own in s.nations:
        own.notes = ()


def _with(notes: Notes, name: str, value: int) -> Notes:
    if (name, value) in notes:
        return notes
    rest = tuple([pair for pair in notes if pair[0] != name])
    return tuple(sorted([*rest, (name, value)])) if value else rest
