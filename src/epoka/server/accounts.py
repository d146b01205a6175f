"""People: guests who play at once, accounts, and their sessions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from epoka.server import clock, keys, passwords
from epoka.server.bus import News
from epoka.server.devices import Device
from epoka.server.hashing import Hashing
from epoka.server.keys import Signer
from epoka.server.models.people import ChangeMe, ChangePassword, NewAccount
from epoka.server.problems import Rejected
from epoka.server.seating import Seating
from epoka.server.storage import people, tables
from epoka.server.storage.database import Database
from epoka.server.storage.records import OPEN, PLAYING, Person, StoredTable
from epoka.server.tries import Tries

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

    def __init__(
        self, database: Database, signer: Signer, seating: Seating, days: int, hashing: Hashing, tries: Tries
    ) -> None:
        self.database = database
        self.hashing = hashing
        self.tries = tries
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
        """An account: the guest of this session becomes one, with a new session, or a new person does."""
        _refuse_common(given.password, given.name or (session.person.name if session else ""), given.email)
        password = await self._hashed(given.password)
        now = clock.now()
        try:
            if session is not None and session.person.email is None:
                values: dict[str, Any] = {"email": given.email, "password": password}
                if given.name is not None:
                    values["name"] = given.name
                return await self._renewed(session, values)
            # Never anything of the e-mail, which nobody else is to know.
            name = given.name or f"Nomad {keys.number(1000, 9999)}"
            person = Person(keys.person_id(), name, given.email, password, {}, now, now)
            return await self._signed_in(person, partial(people.create, person=person))
        except people.Taken as other:
            raise Rejected("email-taken") from other

    async def log_in(self, email: str, password: str, visitor: str, device: Device | None) -> Session:
        """The person with this e-mail and password. An e-mail that nobody has is treated as any other."""
        person = await self.database.read(lambda connection: people.with_email(connection, email))
        known = _NOBODY if person is None or person.password is None else person.password
        if person is not None and device is not None and person.id in device.people:
            lane, trying = self.hashing.known, self.tries.from_device(email, device.name)
        else:
            lane, trying = self.hashing.strangers, self.tries.from_anywhere(email, visitor)
        with trying:
            fits = await lane.run(lambda: keys.fits(password, known))
            if person is None or not fits:
                raise Rejected("log-in")
        return await self._signed_in(person, partial(_come_back, person=person, now=clock.now()))

    async def change_password(self, session: Session, given: ChangePassword) -> Session:
        """A new password for whoever knows the old one: a new session, and all others of this person end."""
        await self._check(session.person, given.password)
        _refuse_common(given.new, session.person.name, session.person.email or "")
        return await self._renewed(session, {"password": await self._hashed(given.new)})

    async def log_out(self, session: Session) -> None:
        """End a session, and its connections."""
        await self.database.write(partial(people.close_session, token=session.key))
        await self.seating.rooms.hang_up(session.person.id, session.key)

    async def log_out_everywhere(self, session: Session) -> None:
        """End every session of a person, this one too, and their connections."""
        await self.database.write(partial(people.close_sessions, person=session.person.id))
        await self.seating.rooms.hang_up(session.person.id, None)

    async def hang_up_others(self, session: Session) -> None:
        """End the connections of sessions that have ended for this one. Once it is told of: until then, the pages of
        the same browser would be taken for another's."""
        await self.seating.rooms.hang_up_others(session.person.id, session.key)

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
            await self._check(person, password)
        found = await self._tables(person.id)
        for table in found:
            if table.status == OPEN and table.creator == person.id:
                await self.seating.leave(person.id, table.id, 0)
            elif table.status == OPEN:
                for seat in table.seats_of(person.id):
                    await self.seating.leave(person.id, table.id, seat)
            elif table.status == PLAYING:
                await self.seating.forget(person.id, table.id)
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

    async def _hashed(self, password: str) -> str:
        """A new password as it is stored."""
        return await self.hashing.strangers.run(lambda: keys.hashed(password))

    async def _check(self, person: Person, password: str | None) -> None:
        """Rejected if this is not the password of somebody who is signed in; wrong ones count for this person alone."""
        known = person.password
        if known is None or password is None:
            raise Rejected("password")
        with self.tries.from_device(person.id, "session"):
            if not await self.hashing.known.run(lambda: keys.fits(password, known)):
                raise Rejected("password")

    async def _renewed(self, session: Session, values: dict[str, Any]) -> Session:
        """A changed person with a new session; all others end, and with them whatever was learnt of their tokens."""
        person, now = session.person.id, clock.now()

        def job(connection: Connection) -> None:
            people.change(connection, person, values)
            # What was asked for with this session may have waited for somebody who has ended it.
            if people.of_session(connection, session.key, now) is None:
                raise Rejected("sign-in")
            people.close_sessions(connection, person)

        made = await self._signed_in(session.person, job)
        return Session(await self._person(person), made.token)

    async def _signed_in(self, person: Person, first: Callable[[Connection], None]) -> Session:
        token = keys.token()
        now = clock.now()

        def job(connection: Connection) -> None:
            first(connection)
            people.open_session(connection, keys.stored(token), person.id, now, now + self.days * DAY)

        await self.database.write(job)
        return Session(person, token)


def _refuse_common(password: str, *own: str) -> None:
    if passwords.too_common(password, *own):
        raise Rejected("password-common")


def _come_back(connection: Connection, person: Person, now: int) -> None:
    """Note that a person was here, unless its password has been changed since it was looked at."""
    people.change(connection, person.id, {"seen": now})
    found = people.find(connection, person.id)
    if found is None or found.password != person.password:
        raise Rejected("log-in")
