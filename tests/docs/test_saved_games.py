"""The page on saved games describes the files that are really written."""

from __future__ import annotations

from typing import get_args

import epoka
from epoka.kernel.chance import SEED_DIGITS
from epoka.kernel.decisions import LONGEST_WORD
from epoka.kernel.history import CHECK_EVERY
from epoka.kernel.saves import CHECKSUM, LARGEST, LARGEST_SNAPSHOT, MAGIC, MOST_ANSWERS, Checked, Saved, Snapshot
from tests.docs.markdown import blocks, prose, table

GUIDE = "docs/saved-games.md"


def test_the_fields_of_a_file_are_listed() -> None:
    assert [row[0].strip("`") for row in table(GUIDE, "Fields of the body")] == list(Saved.__struct_fields__)


def test_the_elements_of_a_snapshot_are_listed() -> None:
    assert [row[0].strip("`") for row in table(GUIDE, "The snapshot")] == list(Snapshot.__struct_fields__)


def test_the_bytes_before_the_body_are_listed() -> None:
    body = len(MAGIC) + CHECKSUM
    bounds = [row[0] for row in table(GUIDE, "The file")]
    assert bounds == ["0–4", "5", f"{len(MAGIC)}–{body - 1}", f"{body}–"]


def test_the_numbers_on_the_page_are_those_of_the_code() -> None:
    assert f"after every {CHECK_EVERY}th answer" in prose(GUIDE)
    whole = f"{LARGEST // 2**20} MiB"
    assert [row[1] for row in table(GUIDE, "Limits")] == [
        whole,
        f"{whole}, {MOST_ANSWERS:,} answers",
        f"{LARGEST_SNAPSHOT // 2**10} KiB",
        f"{whole}, {MOST_ANSWERS:,} answers",
        f"{SEED_DIGITS} digits",
        f"{LONGEST_WORD} letters",
    ]


def test_all_that_can_be_proved_is_listed() -> None:
    assert [row[0].strip("`") for row in table(GUIDE, "What was proved")] == list(get_args(Checked))


def test_the_example_of_the_notation_can_be_read_and_written() -> None:
    example = next(block.text for block in blocks(GUIDE) if block.language == "epoka")
    game = epoka.load(example.encode())
    assert game.notation() == example
    assert len(game.answers()) == 8
    assert epoka.load(game.to_bytes()).digest() == game.digest()
