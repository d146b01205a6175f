"""Questions that every game asks: one of some things, and those that a save of an older version was asking."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from epoka.kernel import Choose, Game, Option, Options, Question, Seat, YesNo
from epoka.kernel.errors import Value
from epoka.kernel.record import Packed, Unpacker, named, pack, schema


def one_of(seat: Seat, ask: str, rule: str, among: Iterable[Option], **about: Value) -> Choose:
    """Which of these options, which everybody may know; `about` are the arguments of the message that asks."""
    return Choose(seat, ask, tuple(among), rule, tuple(about.items()))


def yes_or_no(seat: Seat, ask: str, rule: str, **about: Value) -> YesNo:
    """A yes or a no; `about` are the arguments of the message that asks."""
    return YesNo(seat, ask, cites=rule, about=tuple(about.items()))


def each(word: str, things: Iterable[Value]) -> Options:
    """An option with a word for each of some things."""
    return tuple([(word, thing) for thing in things])


def asked_anew(
    game: Game[Any], position: dict[str, Packed], makers: Mapping[str, Callable[..., Question[Any]]]
) -> dict[str, Packed]:
    """A position of an older version, in which questions that are gone are asked by what makes them now.

    A maker gets the state and the fields of the old question in their order.
    """
    state = Unpacker(game.records(), {}).unpack(position["state"])

    def renewed(packed: Packed) -> Packed:
        ((kind, fields),) = packed.items()
        if kind not in makers:
            return packed
        question = makers[kind](state, *[Unpacker(game.records(), {}).unpack(value) for value in fields.values()])
        return named(pack(question), schema(question))

    return {**position, "questions": [renewed(question) for question in position["questions"]]}
