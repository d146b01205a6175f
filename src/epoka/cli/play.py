"""`epoka play`: the site on this machine; or, with `--terminal`, a game right here in the terminal."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

import epoka
from epoka import catalogue
from epoka.bots import NAMES
from epoka.cli.arguments import PORT, SEATS, SEED
from epoka.cli.common import add_options, settings
from epoka.cli.terminal import keeping
from epoka.cli.terminal.painted import PaintedScreen
from epoka.cli.terminal.painters import board_of, texts_of
from epoka.cli.terminal.screen import Screen, can_paint, prepare_streams
from epoka.cli.terminal.seating import DEFAULT_BOT, HUMAN, Seating, named, seating
from epoka.cli.terminal.session import Session
from epoka.kernel import EpokaError, Table
from epoka.words import LANGUAGES

DEFAULT_SEATS = 3
SEED_BITS = 128
"""Too many to try them all and so find out what lies in the deck."""
TERMINAL_ONLY = ("seats", "bots", "name", "seed", "lang", "option", "plain", "save", "resume")
"""Options that the site has pages for; naming one asks for the terminal."""


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser(
        "play",
        help="play: the site on this machine, or a game in the terminal",
        description="Open the site on this machine. With --terminal, or any of the options for it, play right here; "
        "type ? while playing.",
    )
    command.add_argument(
        "game", metavar="GAME", nargs="?", help="a game's name (default: the one that is offered first)"
    )
    command.add_argument("--terminal", action="store_true", help="play in the terminal")
    command.add_argument("--port", type=PORT, metavar="PORT", default=0, help="the site's port (default: any)")
    command.add_argument("--no-browser", action="store_true", help="only print the site's address")
    command.add_argument("--seats", type=SEATS, metavar="N", help=f"number of seats (default: {DEFAULT_SEATS})")
    command.add_argument(
        "--bots",
        metavar="A,B,…",
        help=f"who plays the other seats, one for all or one each: {', '.join(NAMES)}, or {HUMAN} for a neighbour "
        f"at this screen (default: {DEFAULT_BOT})",
    )
    command.add_argument("--name", metavar="NAME", help="your name; with neighbours, names separated by commas")
    command.add_argument("--seed", type=SEED, metavar="S", help="equal seeds deal equal games (default: by chance)")
    command.add_argument("--lang", choices=LANGUAGES, help="language of the game (default: en, or as it was saved)")
    add_options(command)
    command.add_argument("--plain", action="store_true", help="sentences only: for screen readers and scripts")
    command.add_argument("--save", metavar="FILE", help="where the game is kept after every answer")
    command.add_argument(
        "--resume", metavar="FILE", nargs="?", const="", help="go on with a saved game (without FILE: the last one)"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the site, or start or resume a game in the terminal."""
    if not in_terminal(args):
        return open_site(args)
    prepare_streams()
    return (started(args) if args.resume is None else resumed(args)).play()


def in_terminal(args: argparse.Namespace) -> bool:
    """Whether the terminal is wanted: by name, or by an option that makes sense nowhere else."""
    given = [getattr(args, option) for option in TERMINAL_ONLY]
    return args.terminal or any(value is not None and value is not False and value != [] for value in given)


def open_site(args: argparse.Namespace) -> int:
    """Serve the site on this machine until it is interrupted."""
    try:
        from epoka.server import run_local
        from epoka.server.pages import is_built
    except ModuleNotFoundError as missing:
        raise EpokaError(
            f"the site needs {missing.name}, which the `server` extra brings; `epoka play --terminal` plays right here"
        ) from missing
    if not is_built():
        raise EpokaError("the site's pages are not built: run `make play`; `epoka play --terminal` plays right here")
    page = ""
    if args.game is not None:
        page = f"new?game={epoka.game(args.game).name}"
    run_local(args.port, open_browser=not args.no_browser, page=page)
    return 0


def started(args: argparse.Namespace) -> Session:
    """A new game."""
    name = args.game or catalogue.offered()[0]
    seats = DEFAULT_SEATS if args.seats is None else args.seats
    seed = secrets.randbits(SEED_BITS) if args.seed is None else args.seed
    table = epoka.new(name, seats, seed, settings(args.option))
    session = session_of(args, table, seating(seats, args.bots or "", args.name or ""), args.lang or LANGUAGES[0])
    if args.save is not None:
        session.path = new_place(args.save)
        keep_first(session)
        return session
    try:
        session.path = keeping.new_file(name)
        keep_first(session)
    except EpokaError as wrong:
        # Without a place for it the game can still be played; the player is told, and can name a file later.
        if session.path is not None:
            keeping.remove(session.path)
        session.path = None
        session.screen.warn(session.texts("terminal-not-saved", reason=str(wrong)))
    return session


def resumed(args: argparse.Namespace) -> Session:
    """A saved game, with whoever sat there."""
    fixed = [name for name in ("seats", "seed") if getattr(args, name) is not None] + ["option"] * bool(args.option)
    if fixed:
        raise EpokaError(f"a saved game keeps its own set-up: leave out --{fixed[0]}")
    path = keeping.place(args.resume) if args.resume else keeping.latest()
    examined = keeping.load(path)
    table = examined.table
    if args.game is not None and args.game != table.game.name:
        raise EpokaError(f"{path} is a game of {table.game.name}, not of {args.game}")
    note = keeping.load_note(path)
    if note is not None and len(note.seating.kinds) != table.seats:
        raise EpokaError(f"{keeping.beside(path)} is not about this game; remove it and say who plays with --bots")
    language = args.lang or (note.language if note else LANGUAGES[0])
    session = session_of(args, table, who(args, table, note), language)
    if note is None and args.bots is None:
        session.screen.warn(session.texts("terminal-no-note"))
    if examined.checked == "position":
        session.screen.warn(session.texts("terminal-older", saved=examined.version, here=table.game.version))
    session.path = path if args.save is None else new_place(args.save)
    keep_first(session)
    return session


def who(args: argparse.Namespace, table: Table, note: keeping.Note | None) -> Seating:
    """Who sits where in a resumed game: as it was, unless the command line says otherwise."""
    if note is None or args.bots is not None:
        return seating(table.seats, args.bots or "", args.name or "")
    return note.seating if args.name is None else named(note.seating.kinds, args.name)


def session_of(args: argparse.Namespace, table: Table, seated: Seating, language: str) -> Session:
    """A table with its people, its texts and a screen that suits the terminal."""
    texts = texts_of(table.game, language, seated.shown(table.game, language))
    board = board_of(table.game, texts, seated.called(texts))
    screen = Screen(texts, board) if args.plain or not can_paint() else PaintedScreen(texts, board)
    return Session(table, seated, texts, board, screen)


def new_place(name: str) -> Path:
    """A file that is not there yet: a game never overwrites another."""
    path = keeping.place(name)
    if path.exists():
        raise EpokaError(f"{path} is there already; go on with it by --resume, or choose another name")
    return path


def keep_first(session: Session) -> None:
    """Save at once, so that a place that cannot be written shows before anything can be lost."""
    assert session.path is not None
    keeping.keep_note(session.path, keeping.Note(session.seating, session.texts.language))
    keeping.keep(session.path, session.table)
