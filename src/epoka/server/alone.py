"""Bots among themselves: how many tables at which only bots sit may run at once, in all processes together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from epoka.server import clock
from epoka.server.problems import Rejected
from epoka.server.storage import tables
from epoka.server.storage.records import StoredTable

OWN: Final = 3
"""So many of one person's tables."""
LATELY_SECONDS: Final = 60.0
"""A table runs if something has happened at it within this time."""


class Alone:
    """The limits; `most` of all people's tables, None for as many as they like."""

    def __init__(self, most: int | None) -> None:
        self.most = most

    def check(self, connection: Connection, table: StoredTable) -> None:
        """Whether a table may run beside the others; Rejected if it may not. It is the database that counts."""
        if self.most is None or not table.is_alone:
            return
        tables.count_in_turn(connection)
        creators = tables.running_alone(connection, clock.now() - int(LATELY_SECONDS * 1000), table.id)
        if creators.count(table.creator) >= OWN:
            raise Rejected("bot-tables", {"most": OWN})
        if len(creators) >= self.most:
            raise Rejected("bots-crowded")
