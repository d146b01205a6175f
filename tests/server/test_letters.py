"""Letters: what a text may have, and which names can be taken for one another."""

from __future__ import annotations

import pytest

from epoka.server.letters import (
    LONGEST_NAME,
    UNWRITTEN,
    UNWRITTEN_IN_LINES,
    all_apart,
    has_unwritten,
    plain_name,
    skeleton,
)


@pytest.mark.parametrize("value", ["a\x00", {"a": [{"\x7f": 1}]}, ["", ["\udfff"]], "\U0001fffe"])
def test_what_nobody_writes_is_found_wherever_it_is(value: object) -> None:
    assert has_unwritten(value)


@pytest.mark.parametrize("value", ["", "Zażółć gęślą jaźń", "👩\u200d🚀", {"a": [1, None, True, "שלום"]}, 7, None])
def test_what_people_write_is_not(value: object) -> None:
    assert not has_unwritten(value)


def test_lines_may_be_broken_where_there_are_lines() -> None:
    assert has_unwritten("a\n")
    assert not has_unwritten("a\r\n\tb", UNWRITTEN_IN_LINES)
    assert has_unwritten("a\n\x0b", UNWRITTEN_IN_LINES)


@pytest.mark.parametrize("name", ["Zofia", "Łukasz Żółw", "Nguyễn", "ไม้", "אנה", "王", "★", "R2-D2", "❤"])
def test_a_name_that_people_have_stays_as_it_is(name: str) -> None:
    assert plain_name(name) == name


@pytest.mark.parametrize("name", ["\U0001d159", "\ufffc", "\u2800", "\u3164", "An\U00013441na", "An\U00016fe4na"])
def test_a_name_of_which_something_is_drawn_as_nothing_is_none(name: str) -> None:
    assert plain_name(name) is None


def test_a_picture_that_a_keyboard_writes_is_a_name() -> None:
    assert plain_name("❤\ufe0f Ola") == "❤ Ola"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "\u0410nn\u0430"),
        ("Anna", "ANNA"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Michał", "Michal"),
        ("Bernard", "Bemard"),
        ("Anna", "A n-n.a"),
        ("Zoe", "\u0396oe"),
        ("Anna", "An\u200bna"),
        ("Anna", "ᴀɴɴᴀ"),
        ("Ann", "ꓮꓠꓠ"),
        ("Deva", "ᎠᎬᏙᎪ"),
        ("Pavel", "Pave\u04c0"),
        ("Anna", "Anna\u02bc"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Anna 1", "Anna 2"), ("Жанна", "Анна"), ("!", "?")])
def test_names_that_differ_have_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_the_later_of_two_that_look_alike_has_a_number() -> None:
    assert all_apart(["Anna (2)", "Anna", None, "Anna"]) == ["Anna (2)", "Anna", None, "Anna (3)"]
    assert all_apart(["x" * LONGEST_NAME] * 2) == ["x" * 40, "x" * 36 + " (2)"]


def test_the_quick_look_at_a_text_finds_what_the_pattern_does() -> None:
    whole = [*range(0x3000), *range(0xD7F0, 0xE010), *range(0xFDC0, 0xFE20), *range(0xFFF0, 0x10010), 0x1FFFE, 0x10FFFF]
    for pattern in (UNWRITTEN, UNWRITTEN_IN_LINES):
        for letter in map(chr, whole):
            assert has_unwritten(f"a{letter}", pattern) == bool(pattern.search(letter)), hex(ord(letter))
