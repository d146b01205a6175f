"""Records: slots, defaults, inheritance, clones, equality, packing, and old data read by newer classes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from epoka.kernel import BadSave, Part, Parts, Record, State
from epoka.kernel.record import Packed, RecordType, Unpacker, named, pack, registry, schema


class Pile(Part):
    """A mutable part."""

    cards: tuple[str, ...]
    coins: int = 3


class Board(State):
    """A state with parts of its own."""

    piles: Parts[Pile]
    name: str = "board"


class Base(Record):
    """Something to inherit from."""

    kind: ClassVar[str] = "base"

    first: int
    second: str = "two"


class Derived(Base):
    """Adds a field and gives an inherited one another default."""

    third: tuple[int, ...] = ()
    second: str = "zwei"


class Again(Derived):
    """Adds nothing."""


def test_fields_become_slots() -> None:
    pile = Pile(("a",))
    assert not hasattr(pile, "__dict__")
    with pytest.raises(AttributeError):
        pile.colour = "red"  # type: ignore[attr-defined]  # there is no such slot: that is the point


def test_a_field_with_a_default_may_be_left_out_and_one_without_may_not() -> None:
    assert Pile(("a",)).coins == 3
    assert Pile(cards=(), coins=1).coins == 1
    with pytest.raises(TypeError):
        Pile()  # type: ignore[call-arg]  # cards is missing: that is the point
    with pytest.raises(TypeError):
        Pile((), colour=1)  # type: ignore[call-arg]  # there is no such field: that is the point


def test_fields_are_inherited_in_order_with_new_defaults() -> None:
    assert Derived._fields == ("first", "second", "third")
    assert Derived(1).values() == (1, "zwei", ())
    assert Base(1).values() == (1, "two")
    assert Again(1, "x", (2,)).values() == (1, "x", (2,))
    assert Again._fields == Derived._fields


def test_class_variables_are_no_fields() -> None:
    assert Base._fields == ("first", "second")
    assert Again.kind == "base"


def test_a_field_without_a_default_cannot_follow_one_with() -> None:
    with pytest.raises(SyntaxError, match="non-default argument"):
        RecordType("Wrong", (Derived,), {"__annotations__": {"fourth": "int"}, "__module__": __name__})


def test_annotations_must_be_strings() -> None:
    with pytest.raises(AssertionError, match="from __future__ import annotations"):
        RecordType("Wrong", (Record,), {"__annotations__": {"field": int}, "__module__": __name__})


def test_a_clone_has_its_own_parts_and_shares_every_tuple() -> None:
    board = Board(0, (Pile(("a", "b")), Pile(())))
    twin = board.clone()
    assert twin == board
    assert twin is not board
    assert twin.piles[0] is not board.piles[0]
    assert twin.piles[0].cards is board.piles[0].cards
    twin.piles[0].coins = 9
    twin.name = "twin"
    assert (board.piles[0].coins, board.name) == (3, "board")


def test_a_clone_is_of_the_same_class() -> None:
    assert type(Again(1).clone()) is Again


def test_a_clone_of_a_state_has_no_listener() -> None:
    from epoka.kernel.events import Journal

    board = Board(0, ())
    board.journal = Journal(lambda s, card: -1)
    assert board.clone().journal is None
    assert board.journal is not None


class _Derived:
    __slots__ = ("fresh", "worth")
    _unlisted: ClassVar[Mapping[str, str]] = {"worth": "-1", "fresh": "0"}
    _carried: ClassVar[tuple[str, ...]] = ("worth",)
    worth: int
    fresh: int


class Purse(_Derived, Part):
    """A part with slots that are no fields: what its coins are worth, which clones share, and a mark of its own."""

    coins: int = 2


def test_a_clone_takes_along_what_is_carried() -> None:
    purse = Purse()
    assert (purse.worth, purse.fresh) == (-1, 0)
    purse.worth, purse.fresh = 7, 1
    twin = purse.clone()
    assert (twin.coins, twin.worth, twin.fresh) == (2, 7, 0)
    assert pack(purse) == {"Purse": [2]}


def test_records_are_equal_by_class_and_fields() -> None:
    assert Base(1) == Base(1)
    assert Base(1) != Base(2)
    assert Derived(1) != Again(1)
    assert Base(1) != (1, "two")
    assert hash(Base(1)) == hash(Base(1))
    assert len({Base(1), Base(1), Base(2), Derived(1), Again(1)}) == 4


def test_a_record_prints_as_it_is_written() -> None:
    assert repr(Derived(1)) == "Derived(first=1, second='zwei', third=())"


def test_the_kernel_writes_no_constructor_over_an_own_one() -> None:
    class Doubled(Record):
        number: int

        def __init__(self, number: int) -> None:
            self.number = 2 * number

    assert Doubled(2).clone() == Doubled(2)
    assert Doubled(2).number == 4


# -- packing ---------------------------------------------------------------------------------------------------------

KINDS: dict[str, type[Record]] = {"Pile": Pile, "Board": Board, "Base": Base, "Derived": Derived}

values = st.recursive(
    st.integers(-(2**200), 2**200) | st.text() | st.none() | st.booleans(),
    lambda inner: (
        st.lists(inner, max_size=4).map(tuple)
        | st.builds(Base, first=inner, second=inner)
        | st.builds(Derived, first=inner, second=inner, third=inner)
    ),
    max_leaves=20,
)


def through_msgpack(value: Packed) -> Packed:
    import msgspec

    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


@given(values)
def test_what_is_packed_unpacks_to_the_same(value: Any) -> None:
    names = schema((value,))
    again = Unpacker(KINDS, names).unpack(through_msgpack(pack(value)))
    assert again == value
    assert pack(again) == pack(value)


@given(values)
def test_packed_data_with_fields_by_name_unpacks_to_the_same(value: Any) -> None:
    names = schema((value,))
    by_name = named(through_msgpack(pack(value)), names)
    assert Unpacker(KINDS, {}).unpack(by_name) == value


def test_a_record_packs_as_its_name_and_its_values() -> None:
    board = Board(2**100, (Pile(("a",)),))
    assert pack(board) == {"Board": [{"int": hex(2**100)}, [{"Pile": [["a"], 3]}], "board"]}
    assert schema(board) == {"Board": ["chance", "piles", "name"], "Pile": ["cards", "coins"]}
    assert named(pack(board), schema(board)) == {
        "Board": {"chance": {"int": hex(2**100)}, "piles": [{"Pile": {"cards": ["a"], "coins": 3}}], "name": "board"}
    }


@pytest.mark.parametrize("value", [1.5, [1], {"a": 1}, {1}, b"bytes", Base, object()])
def test_nothing_but_numbers_words_tuples_and_records_packs(value: object) -> None:
    with pytest.raises(TypeError, match="a state may hold ints, strings, tuples and records"):
        pack((1, (value,)))


def test_where_a_frame_goes_on_is_not_among_its_fields() -> None:
    from epoka.kernel import Sequence

    assert pack(Sequence((Sequence(()),))) == {"Sequence": [[{"Sequence": [[], []]}], []]}


# -- old data --------------------------------------------------------------------------------------------------------


def test_a_field_that_is_no_longer_there_is_dropped() -> None:
    old = {"Base": [1, "x", "gone"]}
    assert Unpacker(KINDS, {"Base": ["first", "second", "removed"]}).unpack(old) == Base(1, "x")


def test_a_new_field_gets_its_default() -> None:
    assert Unpacker(KINDS, {"Base": ["first"]}).unpack({"Base": [1]}) == Base(1, "two")


def test_fields_are_matched_by_name_and_not_by_place() -> None:
    assert Unpacker(KINDS, {"Base": ["second", "first"]}).unpack({"Base": ["x", 1]}) == Base(1, "x")


def test_a_new_field_without_a_default_is_refused() -> None:
    with pytest.raises(BadSave, match="record 'Base' lacks first"):
        Unpacker(KINDS, {"Base": ["second"]}).unpack({"Base": ["x"]})


@pytest.mark.parametrize(
    "damaged",
    [
        {"Base": [1]},
        {"Base": [1, "x", 2]},
        {"Base": 1},
        {"Base": "12"},
        {"Unknown": []},
        {"Unknown": {}},
        {"Base": {"second": "x"}},
        {},
        {"Base": [1, "x"], "Pile": [[], 1]},
        {"int": "xyz"},
        {3: []},
        1.5,
        b"bytes",
        [[1.5]],
    ],
)
def test_damaged_data_is_refused(damaged: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        Unpacker(KINDS, {"Base": ["first", "second"]}).unpack(damaged)


def test_a_registry_holds_the_records_of_its_packages() -> None:
    found = registry(("epoka.kernel", "tests.kernel.toy"))
    assert {"Sequence", "Choose", "YesNo"} <= set(found)
    assert {"ToyState", "Court", "PlayOne", "Gain"} <= set(found)
    assert "Pile" not in found
    assert registry(("tests.kernel.to",)) == {}


def test_two_records_of_one_name_are_refused() -> None:
    for _ in range(2):
        RecordType("Twin", (Record,), {"__module__": "somewhere.else"})
    with pytest.raises(AssertionError, match="two records are named Twin"):
        registry(("somewhere",))
