"""Action ids: a number for every option, the same in every position, from what a game says of its options.

Each kind of option has a block of ids, in alphabetical order of the kinds. Within a block the words of the option
count like digits: a card by its place among the game's cards, a seat by its number, a value of `Game.domains` by its
place there, any other number below 64 by itself, and what is left by a hash. See docs/research.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import epoka
from epoka.kernel import Game, Option, text_of
from epoka.kernel.errors import Value
from epoka.kernel.events import names_a_card
from epoka.kernel.views import SEAT_WORDS
from epoka.kernel.zones import places

ENCODING: Final = 1
"""Raised when action ids or observations change although the rules do not."""
NUMBERS: Final = 64
"""Numbers from 0 up to this have an id of their own."""
WORDS: Final = 192
"""Ids that all other words of one place share, by their hash."""
LARGEST: Final = 4096
"""A kind of option with more combinations of words than this is hashed as a whole."""
HASHED: Final = 1024
"""The block of such a kind."""
OTHER: Final = 16
"""Ids for kinds of options that the game does not declare."""


def hashed(text: str, below: int) -> int:
    """A number below another that depends on the text alone, on every machine."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little") % below


def environment_id(game: Game[Any]) -> str:
    """The name of a game's environments with their version, `<name>_v1`: it grows with rules and encoding."""
    return f"{game.name}_v{game.version + ENCODING - 1}"


def named_game(name: str) -> Game[Any]:
    """The game of a plain name or of an environment's; BadSetup if it is not there in that version."""
    plain, sign, version = name.rpartition("_v")
    if not (sign and version.isascii() and version.isdigit()):
        return epoka.game(name)
    game = epoka.game(plain)
    if environment_id(game) != name:
        raise epoka.BadSetup(f"there is no environment {name!r}; here it is {environment_id(game)!r}")
    return game


def positions(game: Game[Any]) -> Iterator[Any]:
    """A set-up for each number of seats, plain and with each setting's other values and what those need."""
    usual = {setting.name: setting.values[0] for setting in game.settings}
    for seats in game.seats:
        chosen: list[dict[str, Value]] = [{}]
        for setting in game.settings:
            needed = {name: wanted[0] for name, wanted in setting.needs.items() if usual[name] not in wanted}
            if seats in setting.seats:
                chosen += [{**needed, setting.name: value} for value in setting.values[1:]]
        for choices in chosen:
            yield game.setup(seats, game.check_setup(seats, choices), 0)


class Cards(NamedTuple):
    """The printed cards of a game, those of its catalogue first, and the backs they can have."""

    names: tuple[str, ...]
    backs: tuple[str, ...]


@lru_cache(maxsize=64)
def cards_of(game: Game[Any]) -> Cards:
    """Every card that can lie on a table of this game."""
    physical = {card for state in positions(game) for place in places(game.zones, state) for card in place.cards}
    printed = dict.fromkeys([str(card["id"]) for card in game.catalogue()])
    printed |= dict.fromkeys(sorted({game.card(card) for card in physical}))
    return Cards(tuple(printed), tuple(sorted({game.back(card) for card in physical})))


class Numbered(dict[str, int]):
    """Names with their numbers from 0 on; a name that is not among them shares a number, by its hash."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__({name: number for number, name in enumerate(names)})

    def __missing__(self, name: str) -> int:
        return hashed(name, max(1, len(self)))


class Domain:
    """The values that one word of an option can have, each with a number."""

    def __init__(self, values: Sequence[Value] | None) -> None:
        self.values = values
        self.places: Mapping[Value, int] = {} if values is None else {value: n for n, value in enumerate(values)}
        self.size = NUMBERS + WORDS if values is None else max(1, len(values))

    def number(self, value: Value) -> int:
        """The number of a value; one that is not expected gets another's by its hash."""
        known = self.places.get(value)
        if known is not None:
            return known
        if self.values is not None:
            return hashed(str(value), self.size)
        if isinstance(value, int) and 0 <= value < NUMBERS:
            return value
        return NUMBERS + hashed(str(value), WORDS)


class Kind(NamedTuple):
    """A kind of option with its block of ids; without domains its options are hashed as a whole."""

    name: str
    start: int
    size: int
    domains: tuple[Domain, ...] | None


class Actions:
    """The action ids of one game with so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.kinds: dict[str, Kind] = {}
        self.size = 0
        for name in sorted(game.words):
            domains = tuple([_domain(game, seats, word) for word in game.words[name]])
            size = 1
            for domain in domains:
                size *= domain.size
            fits = size <= LARGEST
            self._add(Kind(name, self.size, size if fits else HASHED, domains if fits else None))
        self._other = Kind("", self.size, OTHER, None)
        self.size += OTHER
        self._known: dict[Option, int] = {}

    def _add(self, kind: Kind) -> None:
        self.kinds[kind.name] = kind
        self.size += kind.size

    def id_of(self, option: Option) -> int:
        """The id of an option, unless another of the same decision has taken it: see `ids`."""
        known = self._known.get(option)
        if known is None:
            known = self._known[option] = self._work_out(option)
        return known

    def _kind(self, option: Option) -> Kind:
        return self.kinds.get(str(option[0]), self._other)

    def _work_out(self, option: Option) -> int:
        kind = self._kind(option)
        if kind.domains is None or len(kind.domains) != len(option) - 1:
            return kind.start + hashed(text_of(option), kind.size)
        number = 0
        for domain, value in zip(kind.domains, option[1:], strict=True):
            number = number * domain.size + domain.number(value)
        return kind.start + number

    def ids(self, options: Sequence[Option]) -> list[int]:
        """An id for each option of a decision, all different: a second one with the same id takes the next free."""
        wanted = [self.id_of(option) for option in options]
        if len(set(wanted)) == len(wanted):
            return wanted
        taken: set[int] = set()
        for index, option in enumerate(options):
            if wanted[index] in taken:
                wanted[index] = self._next_free(self._kind(option), wanted[index], taken)
            taken.add(wanted[index])
        return wanted

    def _next_free(self, kind: Kind, wanted: int, taken: set[int]) -> int:
        """The next id of the block that is free; if there is none, of all ids."""
        assert len(taken) < self.size, f"more options than the {self.size} action ids"
        for step in range(kind.size):
            number = kind.start + (wanted - kind.start + step) % kind.size
            if number not in taken:
                return number
        return next(number for number in range(self.size) if number not in taken)


def _domain(game: Game[Any], seats: int, word: str) -> Domain:
    """What a word of an option can be, told from its name."""
    if word in game.domains:
        return Domain(game.domains[word])
    if names_a_card(word):
        return Domain(cards_of(game).names)
    if word in SEAT_WORDS:
        return Domain(range(seats))
    return Domain(None)


@lru_cache(maxsize=64)
def actions_of(game: Game[Any], seats: int) -> Actions:
    """The action ids of a game, made once."""
    return Actions(game, seats)
