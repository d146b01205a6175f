"""People: guests who play at once, accounts, and their sessions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from epoka.server import clock, keys
from epoka.server.bus import News
from epoka.server.keys import Signer
from epoka.server.models.people import ChangeMe, NewAccount
from epoka.server.problems import Rejected
from epoka.server.seating import Seating
from epoka.server.storage import people, tables
from epoka.server.storage.database import Database
from epoka.server.storage.records import OPEN, PLAYING, Person, StoredTable

DAY: Final = 24 * 60 * 60 * 1000
EVERY: Final = 1_000_000
SETTINGS: Final = 40
"""Settings that one person may keep."""

# Checked when nobody has the e-mail, so that the time taken does not tell whether somebody has.
_NOBODY: Final = keys.hashed("nobody has this password")


@dataclass(frozen=True, slots=True)
class Session:
    """A person with the token it came with."""

    person: Person
    token: str

    @property
    def key(self) -> str:
        """What the session is known by without giving its token away."""
        return keys.stored(self.token)


class Accounts:
    """Signs people in and out."""

    def __init__(self, database: Database, signer: Signer, seating: Seating, days: int) -> None:
        self.database = database
        self.signer = signer
        self.seating = seating
        self.days = days

    async def session(self, cookie: str | None) -> Session | None:
        """The session that a cookie stands for."""
        token = self.signer.opened(cookie) if cookie else None
        if token is None:
            return None
        now = clock.now()
        person = await self.database.read(lambda connection: people.of_session(connection, keys.stored(token), now))
        if person is None:
            return None
        if now - person.seen > DAY:
            # Whoever comes back goes on being known; once a day is enough to write that down.
            await self.database.write(
                partial(people.seen, person=person.id, token=keys.stored(token), now=now, expires=now + self.days * DAY)
            )
        return Session(person, token)

    async def guest(self, name: str) -> Session:
        """A new guest."""
        now = clock.now()
        person = Person(keys.person_id(), name, None, None, {}, now, now)
        return await self._signed_in(person, partial(people.create, person=person))

    async def register(self, session: Session | None, given: NewAccount) -> Session:
        """An account: the guest of this session becomes one, or a new person does."""
        password = await self.database.aside(lambda: keys.hashed(given.password))
        now = clock.now()
        try:
            if session is not None and session.person.email is None:
                values: dict[str, Any] = {"email": given.email, "password": password}
                if given.name is not None:
                    values["name"] = given.name
                await self.database.write(partial(people.change, person=session.person.id, values=values))
                return Session(await self._person(session.person.id), session.token)
            name = given.name or given.email.partition("@")[0][:40]
            person = Person(keys.person_id(), name, given.email, password, {}, now, now)
            return await self._signed_in(person, partial(people.create, person=person))
        except people.Taken as other:
            raise Rejected("email-taken") from other

    async def log_in(self, email: str, password: str) -> Session:
        """The person with this e-mail and password."""
        person = await self.database.read(lambda connection: people.with_email(connection, email))
        known = _NOBODY if person is None or person.password is None else person.password
        fits = await self.database.aside(lambda: keys.fits(password, known))
        if person is None or not fits:
            raise Rejected("log-in")
        return await self._signed_in(person, partial(people.change, person=person.id, values={"seen": clock.now()}))

    async def log_out(self, session: Session) -> None:
        """End a session, and its connections."""
        await self.database.write(partial(people.close_session, token=session.key))
        await self.seating.rooms.hang_up(session.person.id, session.key)

    async def change(self, session: Session, given: ChangeMe) -> Person:
        """Change a person's name or settings."""
        values: dict[str, Any] = {"seen": clock.now()}
        if given.name is not None:
            values["name"] = given.name
        if given.settings is not None:
            values["settings"] = {**session.person.settings, **given.settings}
            if len(values["settings"]) > SETTINGS:
                raise Rejected("request")
        await self.database.write(partial(people.change, person=session.person.id, values=values))
        if given.name not in (None, session.person.name):
            await self._look_again(await self._tables(session.person.id))
        return await self._person(session.person.id)

    async def delete(self, session: Session, password: str | None) -> None:
        """Delete a person and its data: seats become bots, what it said is blanked."""
        person = session.person
        if person.password is not None:
            known = person.password
            if password is None or not await self.database.aside(lambda: keys.fits(password, known)):
                raise Rejected("password")
        found = await self._tables(person.id)
        for table in found:
            if table.status == OPEN and table.creator == person.id:
                await self.seating.leave(person.id, table.id, 0)
            elif table.status in (OPEN, PLAYING):
                for seat in table.seats_of(person.id):
                    give_up = self.seating.leave if table.status == OPEN else self.seating.forget
                    await give_up(person.id, table.id, seat)
        await self.database.write(partial(people.remove, person=person.id))
        await self.seating.rooms.hang_up(person.id, None)
        await self._look_again(found)

    async def waiting(self, person: str) -> int:
        """How many tables wait for a person."""
        return await self.database.read(lambda connection: tables.waiting_for(connection, person))

    async def _tables(self, person: str) -> list[StoredTable]:
        return await self.database.read(lambda connection: tables.of_person(connection, person, EVERY))

    async def _look_again(self, changed: Iterable[StoredTable]) -> None:
        """Let tables show the names of today, here and in the other processes."""
        rooms = self.seating.rooms
        for table in changed:
            room = rooms.known(table.id)
            if room is not None:
                await rooms.refresh(room)
            await rooms.bus.tell(News("table", table.id))

    async def _person(self, person: str) -> Person:
        found = await self.database.read(lambda connection: people.find(connection, person))
        if found is None:
            raise Rejected("sign-in")
        return found

    async def _signed_in(self, person: Person, first: Callable[[Connection], None]) -> Session:
        token = keys.token()
        now = clock.now()

        def job(connection: Connection) -> None:
            first(connection)
            people.open_session(connection, keys.stored(token), person.id, now, now + self.days * DAY)

        await self.database.write(job)
        return Session(person, token)
