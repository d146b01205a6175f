"""The notation: a game as text, its set-up and one answer a line. See docs/saved-games.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from epoka.kernel.decisions import option_of, text_of
from epoka.kernel.errors import BadSave, BadSetup, EpokaError, quoted, shortened
from epoka.kernel.saves import FORMAT, LARGEST, MOST_ANSWERS, FindGame, answer_of, found, whole

if TYPE_CHECKING:
    from epoka.kernel.game import Game
    from epoka.kernel.table import Table


def notated(table: Table) -> str:
    """A game from its set-up as text; a game that starts from a position has no such text."""
    if table.seed is None or table.origin is not None:
        raise EpokaError("this table does not start from a set-up, so it can only be saved as a file")
    head = [f"epoka {FORMAT}", f"game {table.game.name}", f"version {table.game.version}", f"seats {table.seats}"]
    head += [f"option {name} {value}" for name, value in table.choices.items()]
    head += [f"seed {table.seed}", ""]
    return "\n".join(head + [f"{int(seat)} {text_of(answer)}" for seat, answer in table.answers()]) + "\n"


HEADING = ("epoka", "game", "version", "seats", "seed")
"""The lines above the answers of a notation, beside its options."""


def _heading(text: str) -> tuple[dict[str, str], dict[str, int | str]]:
    """The fields and the options above the answers of a notation."""
    fields: dict[str, str] = {}
    choices: dict[str, int | str] = {}
    others: list[str] = []
    for line in filter(None, map(str.strip, text.split("\n"))):
        word, _, rest = line.partition(" ")
        if word == "option":
            name, *value = rest.split() or [""]
            if len(value) != 1:
                raise BadSave(f"an option in a notation has a name and a value, not {quoted(rest)}")
            _set_once(choices, name, option_of(value[0])[0])
        elif word in HEADING:
            _set_once(fields, word, rest.strip())
        else:
            others.append(line)
    missing = [word for word in HEADING if word not in fields]
    if missing:
        raise BadSave(f"this is not a game in Epoka's notation: it lacks {', '.join(missing)}", "foreign")
    if others:
        raise BadSave(f"this is not a game in Epoka's notation: its heading has a line {quoted(others[0])}", "foreign")
    return fields, choices


def _set_once(into: dict[str, Any], name: str, value: Any) -> None:
    if name in into:
        raise BadSave(f"the heading of this notation says {quoted(name)} twice")
    into[name] = value


def _check_versions(fields: dict[str, str], game: Game[Any]) -> None:
    """Whether a notation is of these rules: it has no position to go on from under other ones."""
    version = fields["version"]
    told = f"this notation is of ruleset version {shortened(version)}; here it is {game.version}"
    try:
        given = whole(version)
    except ValueError as wrong:
        raise BadSave(told) from wrong
    if given != game.version:
        raise BadSave(told, "newer" if given > game.version else "older" if given > 0 else "damaged")


def _set_up(text: str, find_game: FindGame) -> Table:
    """The table that the heading of a notation describes."""
    from epoka.kernel.table import Table

    fields, choices = _heading(text)
    if fields["epoka"] != str(FORMAT):
        raise BadSave(f"this notation is of format {shortened(fields['epoka'])}; here it is {FORMAT}", "newer")
    game = found(fields["game"], find_game)
    _check_versions(fields, game)
    try:
        return Table.new(game, whole(fields["seats"]), whole(fields["seed"]), choices)
    except BadSetup as refused:
        raise BadSave(str(refused)) from refused
    except ValueError as wrong:
        raise BadSave("seats and seed of a notation are numbers") from wrong


def read_notation(text: str, find_game: FindGame) -> Table:
    """The game that a notation describes, played to its last answer."""
    if len(text) > LARGEST:
        raise BadSave("this notation is too large to be a game", "large")
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    table = _set_up(head, find_game)
    lines = list(filter(None, map(str.strip, body.split("\n"))))
    if len(lines) > MOST_ANSWERS:
        raise BadSave(f"this notation is too large: a game has at most {MOST_ANSWERS} answers", "large")
    for number, line in enumerate(lines, 1):
        try:
            table.apply(*answer_of(line))
        except (EpokaError, ValueError) as wrong:
            told = f"answer {number} ({quoted(line)}) cannot be played: {wrong}"
            raise BadSave(told, "illegal", number) from wrong
    return table
