"""A reader that deals the same way each time, so that what it tells can be compared byte by byte.

Started in place of the real one. With `leaking` as its last argument its views betray the true position: the tests that
compare must notice.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import msgspec

from epoka.kernel import Table
from epoka.server import reader
from epoka.server.worker import main

COMMAND = (sys.executable, "-m", "tests.server.seeded", "0", "512")
LEAKING = (*COMMAND, "leaking")
_view = Table.view


def leaking_view(table: Table, seat: int | None = None) -> Any:
    """A view with something in it that nobody may know."""
    return _view(table, seat) | {"digest": table.digest()}


if __name__ == "__main__":
    for name in ("Random", "SystemRandom"):
        setattr(reader, name, lambda: Random(5))
    if sys.argv[-1] == "leaking":
        setattr(Table, "view", leaking_view)  # noqa: B010  # a method is not assigned to, says mypy
    main(msgspec.msgpack.Decoder(reader.Ask), reader.Reader().answer)
