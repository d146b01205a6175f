"""Openings: how a table comes to be, from a request or from another table, and how its game begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom
from typing import Any

import epoka
from epoka.kernel import BadSetup, Game, Table
from epoka.server import clock, keys
from epoka.server.models.tables import NewSeat, NewTable
from epoka.server.positions import figures
from epoka.server.problems import Rejected
from epoka.server.storage.records import (
    BOT,
    HOTSEAT,
    INVITE,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    Person,
    StoredSeat,
    StoredTable,
)


def find_game(name: str) -> Game[Any]:
    """A game by name."""
    try:
        return epoka.game(name)
    except BadSetup as unknown:
        raise Rejected("no-game", {"name": name}) from unknown


def checked_options(game: Game[Any], seats: int, given: dict[str, int | str]) -> dict[str, int | str]:
    """The full options of a table; Rejected in words of ours if they do not fit the game."""
    if seats not in game.seats:
        raise Rejected("seats", {"least": min(game.seats), "most": max(game.seats)})
    try:
        return game.check_setup(seats, given)
    except BadSetup:
        known = {setting.name: setting for setting in game.settings}
        for name, value in given.items():
            setting = known.get(name)
            if setting is None or value not in setting.values or seats not in setting.seats:
                raise Rejected("option", {"name": name}) from None
        raise


def seats_of(given: Sequence[NewSeat], person: Person, bots: Sequence[str]) -> tuple[StoredSeat, ...]:
    """The seats of a new table."""
    if sum(1 for seat in given if seat.kind == PERSON) > 1:
        raise Rejected("me-once")
    return tuple([_seat(number, seat, person, bots) for number, seat in enumerate(given)])


def _seat(number: int, given: NewSeat, person: Person, bots: Sequence[str]) -> StoredSeat:
    name = given.name
    if given.kind == BOT:
        bot = given.bot or default_bot(bots)
        if bot not in bots:
            raise Rejected("bot", {"name": bot})
        return StoredSeat(number, BOT, bot=bot, name=name)
    if given.kind in (PERSON, HOTSEAT):
        # My own seat shows my name, whatever it becomes; a neighbour at my screen has a name of its own.
        own = name if given.kind == HOTSEAT else None
        return StoredSeat(number, given.kind, person=person.id, person_name=person.name, name=own)
    return StoredSeat(number, given.kind, name=None, invited=given.kind == INVITE)


def default_bot(bots: Sequence[str]) -> str:
    """The bot that takes over for people, and that plays where nobody has chosen one."""
    return next((name for name in ("medium", "greedy") if name in bots), bots[0])


def usual_hints(seats: Sequence[StoredSeat]) -> bool:
    """Whether hints may be asked for where nobody has said: only if everybody else is a bot."""
    return sum(1 for seat in seats if seat.kind != BOT) <= 1


def new_table(given: NewTable, person: Person, bots: Sequence[str]) -> StoredTable:
    """A table that waits for people, or that has started if nobody is missing."""
    game = find_game(given.game)
    options = checked_options(game, len(given.seats), dict(given.options))
    table = empty(game, options, seats_of(given.seats, person, bots), person.id)
    hints = usual_hints(table.seats) if given.hints is None else given.hints
    table = replace(table, public=given.public, shuffle=given.shuffle, previews=given.previews, hints=hints)
    return begun(table) if table.is_full else table


def empty(
    game: Game[Any], options: dict[str, int | str], seats: tuple[StoredSeat, ...], person: str | None
) -> StoredTable:
    """A table before its first position."""
    now = clock.now()
    return StoredTable(
        id=keys.table_id(),
        game=game.name,
        version=game.version,
        options=options,
        seed=None,
        status=OPEN,
        public=False,
        shuffle=False,
        previews=True,
        hints=usual_hints(seats),
        creator=person,
        created=now,
        started=None,
        changed=now,
        ended=None,
        revision=0,
        head=0,
        answers=0,
        asked=[],
        waiting=[],
        prompts=[],
        snapshot=None,
        origin=None,
        origin_version=None,
        origin_head=0,
        origin_answers=0,
        parent=None,
        parent_answers=None,
        rematch=None,
        request=None,
        hinted=[],
        result=None,
        seats=seats,
    )


def begun(table: StoredTable) -> StoredTable:
    """A full table with its game set up from a fresh seed."""
    seed = keys.seed()
    game = find_game(table.game)
    seats = shuffled(table.seats) if table.shuffle else table.seats
    return placed(replace(table, seed=str(seed), seats=seats), Table.new(game, len(seats), seed, table.options))


def placed(table: StoredTable, position: Table) -> StoredTable:
    """A table whose game stands at a position."""
    return standing(table, position.game.version, figures(position))


def standing(table: StoredTable, version: int, found: dict[str, Any]) -> StoredTable:
    """A table whose game stands where these figures are from."""
    now = clock.now()
    over = found["result"] is not None
    return replace(
        table,
        status=OVER if over else PLAYING,
        version=version,
        started=table.started or now,
        changed=now,
        ended=now if over else None,
        **found,
    )


def shuffled(seats: tuple[StoredSeat, ...]) -> tuple[StoredSeat, ...]:
    """The same people in a random order."""
    order = list(seats)
    SystemRandom().shuffle(order)
    return tuple([replace(seat, seat=number) for number, seat in enumerate(order)])
