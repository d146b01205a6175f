"""Moments: something happens, and what is in play reacts.

A game declares its moments with the types of what its hooks are told and say. The rules open a moment for a seat, and
the abilities in force for that seat that act then are asked in their order. An ability is anything that can react: a
card in play, a leader, a wonder. What it does is written where it is at home, and is no part of any state:

    HARVESTED: Final = Moment[Village, Frame[Village] | None, int](ABILITIES)

    @HARVESTED.on("granary")
    def store(s: Village, seat: Seat, amount: int) -> Frame[Village] | None: ...

A hook that does not fit its moment, or a moment opened with something else, does not pass the type checker; the name of
an ability that does not exist is found when the module is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Final, Generic, Protocol, TypeVar, TypeVarTuple

from epoka.kernel.frames import Frame, in_order
from epoka.kernel.state import Seat, State

S = TypeVar("S", bound=State)
Said = TypeVar("Said")
About = TypeVarTuple("About")

UNKNOWN: Final = -1
"""Every moment, as bits: what `Acting.acts` is until it is worked out."""


class Acting:
    """A part of a state for whom abilities act. `acts` are the moments at which they do, as bits.

    It is not a field, so it is never saved. Whoever changes the abilities sets it to what `Abilities.moments` says.
    """

    __slots__ = ("acts",)
    _unlisted: ClassVar[Mapping[str, str]] = {"acts": str(UNKNOWN)}
    _carried: ClassVar[tuple[str, ...]] = ("acts",)
    acts: int


class Actor(Protocol):
    """For whom abilities act: an `Acting` part that tells which are in force, in their order."""

    acts: int

    @property
    def abilities(self) -> Sequence[int]:
        """The numbers of the abilities in force."""


class Abilities(Generic[S]):
    """The abilities of a game, numbered in the order of their names, and the moments at which each acts."""

    def __init__(self, names: Iterable[str], actors: Callable[[S], Sequence[Actor]]) -> None:
        listed = tuple(names)
        self.number: Final = {name: number for number, name in enumerate(listed)}
        assert len(self.number) == len(listed), "two abilities of one name"
        self.acts: Final = dict.fromkeys(self.number.values(), 0)
        self.actors: Final = actors
        self.moments_known = 0

    def moments(self, abilities: Iterable[int]) -> int:
        """The moments at which some abilities act, as bits."""
        found = 0
        for ability in abilities:
            found |= self.acts[ability]
        return found


class Moment(Generic[S, Said, *About]):
    """One moment: what abilities do then, by their numbers.

    Its `bit` tells by `Acting.acts` whether there is any for a seat. Where time matters that is asked first.
    """

    __slots__ = ("abilities", "actors", "bit", "hooks")

    def __init__(self, abilities: Abilities[S]) -> None:
        self.abilities = abilities
        self.actors = abilities.actors
        self.bit = 1 << abilities.moments_known
        self.hooks: dict[int, Callable[[S, Seat, *About], Said]] = {}
        abilities.moments_known += 1

    def on(self, *names: str) -> Callable[[Callable[[S, Seat, *About], Said]], Callable[[S, Seat, *About], Said]]:
        """Say what abilities do at this moment."""

        def registered(hook: Callable[[S, Seat, *About], Said]) -> Callable[[S, Seat, *About], Said]:
            for name in names:
                ability = self.abilities.number[name]
                assert ability not in self.hooks, f"{name} acts twice at one moment"
                self.hooks[ability] = hook
                self.abilities.acts[ability] |= self.bit
            return hook

        return registered

    def acting(self, own: Actor) -> list[int]:
        """The abilities in force that act at this moment, in order."""
        if not own.acts & self.bit:
            return []
        if own.acts == UNKNOWN:
            # The game was just loaded.
            own.acts = self.abilities.moments(own.abilities)
        hooks = self.hooks
        return [ability for ability in own.abilities if ability in hooks]

    def found(self, s: S, seat: Seat, *about: *About) -> list[Said]:
        """What the seat's abilities say to it, in order."""
        own, hooks = self.actors(s)[seat], self.hooks
        return [hooks[ability](s, seat, *about) for ability in self.acting(own)] if own.acts & self.bit else []

    def by_ability(self, s: S, seat: Seat, *about: *About) -> list[tuple[int, Said]]:
        """The same, with the number of each ability."""
        hooks = self.hooks
        return [(ability, hooks[ability](s, seat, *about)) for ability in self.acting(self.actors(s)[seat])]

    def total(self: Moment[S, int, *About], s: S, seat: Seat, *about: *About) -> int:
        """The sum of what the seat's abilities say."""
        return sum(self.found(s, seat, *about)) if self.actors(s)[seat].acts & self.bit else 0

    def holds(self: Moment[S, bool, *About], s: S, seat: Seat, *about: *About) -> bool:
        """Whether one of the seat's abilities says yes."""
        return self.actors(s)[seat].acts & self.bit > 0 and any(self.found(s, seat, *about))

    def frame(self: Moment[S, Frame[S] | None, *About], s: S, seat: Seat, *about: *About) -> Frame[S] | None:
        """Let the seat's abilities act; a frame if somebody must choose, and then those of all one after the other."""
        return in_order(*self.found(s, seat, *about)) if self.actors(s)[seat].acts & self.bit else None
