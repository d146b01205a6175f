"""What can be done in a turn: a table from the first word of an option to the chapter that carries it out. (COC-4.3)

Each chapter registers its deeds; `turn.py` offers them in the order of `ORDER`. A use of an ability, `use theaters`,
registers with `use`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from epoka.games.clash_of_cultures.rules.notes import remember
from epoka.games.clash_of_cultures.rules.stock import PLAIN, Pay
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import ABILITIES, ALL_ADVANCES, FREE, NUMBER, Price
from epoka.kernel import Frame, Option, Options, Refusal, Seat, Step, call
from epoka.kernel.memo import memo
from epoka.parts.payments import Swaps

Listing = Callable[[ClashState, Seat], Iterable[Option]]
Starting = Callable[[ClashState, Seat, Option], Frame[ClashState] | None]
Refusing = Callable[[ClashState, Seat, Option], Refusal | None]
Costing = Callable[[ClashState, Seat, Option], int]


def main(s: ClashState, seat: Seat, option: Option) -> int:
    """A main action. (COC-4.2)"""
    return 1


def free(s: ClashState, seat: Seat, option: Option) -> int:
    """A free action. (COC-4.4)"""
    return 0


def nothing(s: ClashState, seat: Seat) -> Options:
    """No options."""
    return ()


class Deed(NamedTuple):
    """Something that can be done in a turn.

    `options` lists what is allowed now; a deed that is always a main action (`costs` is `main`) is asked only while
    actions are left. `start` carries the option out or returns the frame that does, after the action is taken off.
    `refuse` says why an option of this word is not allowed, `tempting` lists what a person might try in vain.
    """

    word: str
    names: tuple[str, ...]
    options: Listing
    start: Starting
    refuse: Refusing
    costs: Costing = main
    tempting: Listing = nothing


DEEDS: Final[dict[str, Deed]] = {}
ORDER: Final = (
    "advance",
    "found",
    "collect",
    "construct",
    "wonder",
    "recruit",
    "move",
    "wait",
    "happiness",
    "influence",
    "play",
    "use",
)
"""Deeds in the order in which they are offered."""


def register(deed: Deed) -> None:
    """Add a deed."""
    assert deed.word in ORDER
    assert deed.word not in DEEDS
    DEEDS[deed.word] = deed


@memo()
def listings() -> tuple[tuple[Listing, bool], ...]:
    """What lists the options of each deed, in order, and whether it is always a main action."""
    return tuple([(DEEDS[word].options, DEEDS[word].costs is main) for word in ORDER if word in DEEDS])


# -- uses of abilities (COC-4.3, COC-4.4) ---------------------------------------------------------------------------


class Use(NamedTuple):
    """An ability that is used as a main or as a free action.

    `price` is paid before it starts. `once`: that it was used is remembered until the end of the turn.
    """

    ability: int
    why_not: Callable[[ClashState, Seat], Refusal | None]
    start: Callable[[ClashState, Seat], Frame[ClashState] | None]
    is_main: Callable[[ClashState, Seat], bool]
    price: Price
    swaps: Swaps
    once: bool


USES: Final[dict[int, Use]] = {}
USE: Final[tuple[Option, ...]] = tuple([("use", name) for name in ABILITIES])


def always(s: ClashState, seat: Seat) -> bool:
    """It is a main action."""
    return True


def never(s: ClashState, seat: Seat) -> bool:
    """It is a free action."""
    return False


def framed(frame: Callable[[Seat], Frame[ClashState]]) -> Callable[[ClashState, Seat], Frame[ClashState]]:
    """How a use starts that is a frame of the seat."""

    def start(s: ClashState, seat: Seat) -> Frame[ClashState]:
        return frame(seat)

    return start


def use(
    name: str,
    why_not: Callable[[ClashState, Seat], Refusal | None],
    start: Callable[[ClashState, Seat], Frame[ClashState] | None],
    is_main: Callable[[ClashState, Seat], bool] = never,
    *,
    price: Price = FREE,
    swaps: Swaps = PLAIN,
    once: bool = False,
) -> None:
    """Say how an ability of this name is used; whoever has it in force may, unless `why_not` has a reason."""
    number = NUMBER[name]
    assert number not in USES
    USES[number] = Use(number, why_not, start, is_main, price, swaps, once)


class PaidUse(Frame[ClashState]):
    """The price of an ability is paid, and then it is used."""

    seat: Seat
    ability: int

    def start(self, s: ClashState) -> Step:
        one = USES[self.ability]
        return call(Pay(self.seat, one.price, one.swaps), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        return call(USES[self.ability].start(s, self.seat))


@memo()
def _usable() -> int:
    """The advances that are used, as bits."""
    return sum([1 << number for number in USES if number < ALL_ADVANCES])


@memo(1 << 12)
def _uses(known: int, abilities: tuple[int, ...]) -> tuple[Use, ...]:
    """The uses of advances, given as bits, then those of abilities that are no advances."""
    found = [one for number, one in USES.items() if number < ALL_ADVANCES and known >> number & 1]
    return (*found, *[USES[number] for number in abilities if number >= ALL_ADVANCES and number in USES])


def _in_force(s: ClashState, seat: Seat) -> tuple[Use, ...]:
    own = s.nations[seat]
    return _uses(own.known & _usable(), own.abilities)


def _options(s: ClashState, seat: Seat) -> list[Option]:
    left = s.nations[seat].actions_left
    return [
        USE[one.ability]
        for one in _in_force(s, seat)
        if (left or not one.is_main(s, seat)) and one.why_not(s, seat) is None
    ]


def _tempting(s: ClashState, seat: Seat) -> list[Option]:
    able = _options(s, seat)
    return [USE[one.ability] for one in _in_force(s, seat) if USE[one.ability] not in able]


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState] | None:
    one = USES[NUMBER[str(option[1])]]
    if one.once:
        remember(s.nations[seat], ABILITIES[one.ability])
    return PaidUse(seat, one.ability) if any(one.price) else one.start(s, seat)


def _refuse(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    number = NUMBER.get(str(option[1]), -1) if len(option) > 1 else -1
    one = USES.get(number)
    if one is None:
        return None
    if one not in _in_force(s, seat):
        return Refusal("ability-not-owned", "COC-4.3", {"ability": ABILITIES[number]})
    reason = one.why_not(s, seat)
    if reason is None and one.is_main(s, seat) and not s.nations[seat].actions_left:
        return Refusal("no-actions-left", "COC-4.2")
    return reason


def _costs(s: ClashState, seat: Seat, option: Option) -> int:
    return int(USES[NUMBER[str(option[1])]].is_main(s, seat))


register(Deed("use", ("ability",), _options, _start, _refuse, _costs, _tempting))
