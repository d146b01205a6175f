"""Who reads a field is noted for the record that has it, also where several records inherit one field."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

from epoka.kernel import Record
from epoka.kernel.conformance.unread import Reads


class Rewards(Record):
    goods: int


class OnBuild(Rewards):
    pass


class OnRaze(Rewards):
    pass


def test_a_read_is_noted_for_the_record_that_is_read() -> None:
    module: Any = ModuleType("rewards")
    module.TABLE = (OnBuild(1), OnRaze(2))
    notes = Reads(str(Path(__file__).parent))
    notes.look_into({"rewards": ("TABLE",)}, module)
    assert module.TABLE[1].goods == 2
    assert {read.field for read in notes.found} == {"OnRaze.goods"}
    assert module.TABLE[0].goods == 1
    assert {read.field for read in notes.found} == {"OnRaze.goods", "OnBuild.goods"}
