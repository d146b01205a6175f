"""Tellings: tables and entries as they are sent, each with only what its reader may know."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from epoka.kernel import option_of, text_of
from epoka.server import clock, letters
from epoka.server.keys import Signer
from epoka.server.positions import Position, replayed, standing
from epoka.server.storage.records import (
    ANSWER,
    ANYONE,
    BOT,
    CLOSED,
    INVITE,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    Entry,
    Person,
    Said,
    StoredSeat,
    StoredTable,
)

JSON = dict[str, Any]


def table(stored: StoredTable, person: str | None, signer: Signer, present: Sequence[str] = ()) -> JSON:
    """A table as one person sees it."""
    mine = stored.seats_of(person)
    sitting = {seat.person for seat in stored.seats if seat.person is not None}
    waiting = waiting_for(stored, mine)
    creator = person is not None and stored.creator == person
    names = names_at(stored)
    return {
        "id": stored.id,
        "game": stored.game,
        "version": stored.version,
        "options": stored.options,
        "status": stored.status,
        "public": stored.public,
        "previews": stored.previews,
        "hints": stored.hints,
        "seats": [
            seat(stored, place, person, signer, present) | {"name": name}
            for place, name in zip(stored.seats, names, strict=True)
        ],
        "mine": mine,
        "waiting": waiting,
        "my_turn": any(place in waiting for place in mine),
        "prompt": prompt(stored, mine),
        "creator": creator,
        "rights": rights(stored, person, mine),
        "seq": stored.head,
        "answers": stored.answers,
        "watchers": sum(1 for watcher in present if watcher not in sitting),
        "created": clock.shown(stored.created),
        "changed": clock.shown(stored.changed),
        "started": None if stored.started is None else clock.shown(stored.started),
        "ended": None if stored.ended is None else clock.shown(stored.ended),
        "seed": stored.seed if stored.status == OVER else None,
        "parent": stored.parent,
        "parent_answers": stored.parent_answers,
        "rematch": stored.rematch,
        "request": request(stored),
        "hinted": stored.hinted,
        "result": stored.result,
    }


def concerned(stored: StoredTable) -> set[str]:
    """The people to whom a table is something else than to any other who is signed in."""
    people = {stored.creator, *(place.person for place in stored.seats), *(place.former for place in stored.seats)}
    return {person for person in people if person is not None}


def names_at(stored: StoredTable) -> list[str | None]:
    """The name of each seat, so that no two can be taken for one another."""
    return letters.all_apart([place.shown for place in stored.seats])


def speaker(stored: StoredTable, person: Person) -> str:
    """The name under which somebody speaks at a table: that of its seat, or one that nobody else's there looks like."""
    named = list(zip(stored.seats, names_at(stored), strict=True))
    own = next((name for place, name in named if place.kind == PERSON and place.person == person.id), None)
    if own is not None:
        return own
    return letters.apart(person.name, [name for place, name in named if name and place.person != person.id])


def waiting_for(stored: StoredTable, mine: Sequence[int]) -> list[int]:
    """The seats that must answer as far as the holder of some seats can tell: sealed answers of others do not show."""
    return [seat for seat in stored.asked if seat in stored.waiting or seat not in mine]


def prompt(stored: StoredTable, mine: Sequence[int]) -> JSON | None:
    """What the first of some seats that must answer is asked."""
    # A table that was last played before prompts were stored has none.
    asked = dict(zip(stored.asked, stored.prompts, strict=False))
    return next((asked.get(seat) for seat in stored.waiting if seat in mine), None)


def seat(stored: StoredTable, place: StoredSeat, person: str | None, signer: Signer, present: Sequence[str]) -> JSON:
    """Who sits at one seat."""
    shows_link = place.kind == INVITE and person is not None and stored.creator == person
    return {
        "seat": place.seat,
        "kind": place.kind,
        "bot": place.bot,
        "mine": person is not None and place.person == person,
        "connected": place.kind == BOT or (place.person is not None and place.person in present),
        "resigned": place.resigned,
        "invite": signer.invitation(stored.id, place.seat) if shows_link else None,
        "kept": is_kept(stored, place, person),
    }


def is_kept(stored: StoredTable, place: StoredSeat, person: str | None) -> bool:
    """Whether a person may take this place without an invitation."""
    if person is None or place.former != person or place.resigned or place.person is not None:
        return False
    return place.is_free if stored.status == OPEN else stored.status == PLAYING and place.kind == BOT


def rights(stored: StoredTable, person: str | None, mine: Sequence[int]) -> JSON:
    """What a person may do at a table now."""
    known = person is not None
    kept = any(is_kept(stored, place, person) for place in stored.seats)
    free = stored.status == OPEN and not mine and any(place.kind == ANYONE for place in stored.seats)
    return {
        "join": known and (kept or free),
        "leave": known and stored.status in (OPEN, PLAYING) and (bool(mine) or leads(stored, person)),
        "resign": known and stored.status == PLAYING and bool(mine),
        "rematch": known and stored.status == OVER and (bool(mine) or stored.creator == person),
        "chat": known and stored.status != CLOSED,
        "branch": known and (stored.status == OVER or (stored.status == PLAYING and bool(mine))),
        "export": stored.status == OVER,
    }


def leads(stored: StoredTable, person: str | None) -> bool:
    """Whether a person is setting this table up and may call it off."""
    return stored.status == OPEN and stored.creator == person


def request(stored: StoredTable) -> JSON | None:
    """The undo request of a table, without what only the server needs."""
    if stored.request is None:
        return None
    asker, agreed = stored.request["seat"], stored.request["agreed"]
    return {
        "seat": asker,
        "answers": stored.request["answers"],
        "agreed": agreed,
        "missing": [place for place in voters(stored, asker) if place not in agreed],
    }


def voters(stored: StoredTable, asker: int) -> list[int]:
    """The seats that must agree to an undo beyond the horizon: those of every other person. Bots agree.

    Whoever has left and may come back has seen what has come to light, so the bot in between cannot agree for them.
    """
    owner = stored.seats[asker].person
    return [place.seat for place in stored.seats if place.holder not in (None, owner)]


def step(position: Position, entry: Entry, viewer: int | None, bots: frozenset[int]) -> JSON:
    """One entry and the position it leads to, as a seat may know them. The position stands right after the entry."""
    return {
        "type": "step",
        "kind": entry.kind,
        "seat": entry.seat if viewer == entry.seat or not is_secret(position, entry) else None,
        "events": position.last_events(viewer) if entry.kind == ANSWER else [],
        **position.shown(viewer, bots),
    }


def steps_after(
    position: Position, journal: Sequence[Entry], seq: int, viewer: int | None, bots: frozenset[int]
) -> list[JSON]:
    """The entries after one, told again: each with the position that it led to."""
    before = [entry for entry in journal if entry.seq <= seq]
    answers = [(seat, option_of(answer)) for seat, answer in standing(before, position.before)]
    again = Position(replayed(position.table, answers), seq, position.before)
    steps = []
    for entry in journal[len(before) :]:
        if entry.seq <= position.seq:
            again.follow(entry)
            steps.append(step(again, entry, viewer, bots))
    return steps


def log_lines(position: Position, told: Container[int], seat: int | None, start: int, stop: int) -> list[JSON]:
    """Answers with what they brought, from number `start` to before `stop` of the remembered ones.

    What the answers of others than `told` were is not said, and those of others that lie sealed are left out.
    """
    table = position.table
    given = table.answers()
    # Answers that were sealed before the log began are not in it.
    seen = max(0, len(given) - len(table.sealed or ()))
    lines: list[JSON] = []
    for index, events in enumerate(table.events(seat, start)[: max(0, min(stop, seen + 1) - start)], start):
        by, answer = given[index - 1] if index > 0 else (None, ())
        shown = text_of(answer) if by in told else None
        lines.append({"number": position.before + index, "seat": by, "answer": shown, "events": events})
    for index, (by, answer) in enumerate(given[seen:], seen + 1):
        if by == seat and start <= index < stop:
            lines.append({"number": position.before + index, "seat": by, "answer": text_of(answer), "events": []})
    return lines


def is_secret(position: Position, entry: Entry) -> bool:
    """Whether nobody else may know who made an entry: an answer that lies sealed, or one that is open again."""
    sealed = position.table.sealed
    if sealed is None:
        return False
    return any(given == entry.seat for given, _ in sealed) if entry.kind == ANSWER else True


def said(message: Said) -> JSON:
    """A chat message."""
    return {
        "id": message.id,
        "name": message.name,
        "seat": message.seat,
        "text": message.text,
        "time": clock.shown(message.time),
    }
