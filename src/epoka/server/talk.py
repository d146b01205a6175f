"""Talk: chat at a table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

from epoka.server import clock, tellings
from epoka.server.bus import News
from epoka.server.problems import Rejected
from epoka.server.rooms import Rooms
from epoka.server.storage import people
from epoka.server.storage.records import CLOSED, Person, Said

MESSAGES: Final = 100


class Talk:
    """Stores and tells what people say."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def say(self, person: Person, table: str, text: str) -> dict[str, Any]:
        """Say something at a table; returns the message as it is told."""
        room = self.rooms.room(table)
        async with room.talking:
            stored = await self.rooms.seen(room)
            if stored.status == CLOSED:
                raise Rejected("closed")
            own = stored.seats_of(person.id)
            name = tellings.speaker(stored, person)
            said = Said(0, table, person.id, own[0] if own else None, name, text, clock.now())
            number = await self.rooms.database.write(partial(people.say, said=said), table)
            message = tellings.said(replace(said, id=number))
            told = {"type": "said", "message": message}
            self.rooms.tell_all(room, told)
        await self.rooms.bus.tell(News("said", table, told))
        return message

    async def heard(self, table: str, before: int | None) -> list[dict[str, Any]]:
        """The last messages of a table, oldest first."""
        await self.rooms.seen(self.rooms.room(table))
        found = await self.rooms.database.read(lambda connection: people.chat(connection, table, before, MESSAGES))
        return [tellings.said(message) for message in found]
