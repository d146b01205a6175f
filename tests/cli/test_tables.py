"""The tables of the heavy games at the terminal: whole games, what is on the screen, and what can be typed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import epoka
from epoka.cli.terminal import previews
from epoka.cli.terminal.matching import Matcher
from epoka.cli.terminal.painted import PaintedScreen
from epoka.cli.terminal.screen import Situation
from epoka.painting import Board, Change, grouped, reasons
from epoka.words import LANGUAGES
from tests.cli.person import Person, Played
from tests.painting.tables import GAMES, Shown, positions

SHORT = {
    "through_the_ages": ("--option", "level=simple"),
    "clash_of_cultures": ("--option", "length=short"),
    "imperial_settlers": (),
    "new_dawn": ("--option", "round_limit=10"),
}
"""Options with which a game is over soon."""
EXAMPLES = {
    "flow_of_history": ("monast", "klasztor"),
    "through_the_ages": ("bronze", "brąz"),
    "clash_of_cultures": ("academy", "akademia"),
    "imperial_settlers": ("castle", "zamek"),
    "new_dawn": ("astrology", "astrologia"),
}
"""What the help of each game speaks of, and no other's."""
COMMANDS = ("?", "why", "score", "log 3", "board", "card 1", "", "nonsense", "999", "u", "save")


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Person:
    """Somebody at a terminal."""
    return Person(monkeypatch, tmp_path)


def too_wide(played: Played, columns: int) -> list[str]:
    """Lines that do not fit; those with a file name to copy may be as long as they must."""
    return [line for line in played.out.splitlines() if cell_len(line) > columns and ".epoka" not in line]


@pytest.mark.parametrize(
    ("terminal", "language", "columns", "rows", "seats"),
    [(0, "en", 80, 24, 2), (0, "pl", 120, 40, 4), (1, "pl", 80, 24, 4), (1, "en", 120, 40, 2)],
)
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played(
    person: Person, game: str, terminal: int, language: str, columns: int, rows: int, seats: int
) -> None:
    person.size(columns, rows)
    arguments = (game, "--seats", str(seats), "--bots", "random", "--lang", language, "--seed", "4", *SHORT[game])
    played = person.whole_game(*arguments, terminal=terminal, also=COMMANDS)
    assert (played.code, played.errors) == (0, "")
    assert too_wide(played, columns) == []
    (path,) = person.kept()
    assert epoka.load(path.read_bytes()).over


def test_the_whole_of_through_the_ages_is_played_with_all_its_rules(person: Person) -> None:
    person.size(80, 40)
    arguments = ("through_the_ages", "--seats", "3", "--bots", "random", "--lang", "pl", "--seed", "6")
    played = person.whole_game(*arguments, terminal=1, never="Opuść grę")
    assert (played.code, played.errors) == (0, "")
    assert too_wide(played, 80) == []
    (path,) = person.kept()
    counters = epoka.load(path.read_bytes()).view(0)["counters"]
    assert counters["seats"][0]["left_game"] == 0
    assert counters["table"]["age"] == 4


# -- what is told of options -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHORT)
def test_what_an_option_brings_depends_on_nothing_unseen(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = 0
    for shown in positions(game, 2, "greedy"):
        if shown.view["decision"] is not None:
            seat, board = shown.table.decision.seat, shown.board("en")
            found = previews.changes(shown.table, seat, shown.view, board)
            for seed in (7, 8):
                monkeypatch.setattr(previews, "SEEDS", (seed,))
                assert previews.changes(shown.table, seat, shown.view, board) == found
            told += sum(map(len, found))
    assert told > 5


def test_what_all_options_of_a_group_bring_is_told_once() -> None:
    for shown in positions("clash_of_cultures", 2, "greedy"):
        if shown.view["decision"] is not None:
            board = shown.board("en")
            changes = previews.changes(shown.table, shown.table.decision.seat, shown.view, board)
            for group in grouped(board, shown.view, changes):
                for option in group.options:
                    assert sorted([*option.changes, *group.common]) == sorted(changes[option.number - 1])


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", SHORT)
def test_in_a_window_of_120_by_40_all_is_in_sight(game: str, seats: int) -> None:
    for shown in positions(game, seats, "random" if seats == 4 else "greedy"):
        if shown.view["decision"] is not None:
            board = shown.board("pl")
            screen = PaintedScreen(board.texts, board)
            screen.console = Console(width=120, height=40)
            changes = previews.changes(shown.table, shown.table.decision.seat, shown.view, board)
            news = ["Wydarzyło się. " * 20] * 4
            now = Situation(shown.view, news, news, changes, first=False, shared=False)
            heights = [len(picture) for _, picture in screen.pictures(now, board.most_detail)]
            assert min(heights) < 40


# -- what can be typed -----------------------------------------------------------------------------------------------

AGES = ("through_the_ages", "--seats", "2", "--bots", "random", "--seed", "3")
CLASH = ("clash_of_cultures", "--seats", "2", "--bots", "random", "--seed", "3", "--option", "civilizations=off")


def matched(game: str, seats: int, language: str) -> Iterator[tuple[Matcher, Board, Any]]:
    """Decisions of a game with what understands the answers."""
    for shown in positions(game, seats, "random"):
        if shown.view["decision"] is not None:
            board = shown.board(language)
            yield Matcher(shown.table.game, board.texts), board, shown.view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_understood_in_its_own_words(game: str, language: str) -> None:
    for matcher, board, view in matched(game, 4, language):
        known = [*view["decision"]["options"], *view["decision"]["refused"]]
        for option in view["decision"]["options"]:
            value = tuple(option["value"])
            assert value in matcher.find_options(option["text"], known)
            assert value in matcher.find_options(board.texts.message(option["message"]), known)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_found_by_its_verb_and_what_the_list_calls_it(game: str, language: str) -> None:
    for matcher, board, view in matched(game, 2, language):
        known = [*view["decision"]["options"], *view["decision"]["refused"]]
        for option in view["decision"]["options"]:
            if board.heading(option, view) and option["value"][0] != "reinforce":
                said = board.listed(option, view).split(" (")[0].split(" – ")[0]
                found = matcher.find_options(f"{option['value'][0]} {said}", known)
                assert tuple(option["value"]) in found, (option["text"], said)


def test_options_with_a_heading_can_be_typed_in_words(person: Person) -> None:
    told = person.types("why build bronze", "take nothing of the kind", arguments=AGES).turns()
    assert "[TTA-" in told[1]
    assert "is neither an option nor a command" in " ".join(told[2].split())


def test_why_tells_at_once_what_is_refused_for_one_reason(person: Person) -> None:
    told = " ".join(person.types("why", arguments=CLASH).turns()[1].split())
    assert "Advance: Navigation: Navigation needs Fishing. [COC-6.1]" in told
    (worst, *_) = sorted(positions("clash_of_cultures", 4, "random"), key=number_refused, reverse=True)
    board, refused = worst.board("en"), worst.view["decision"]["refused"]
    found = reasons(board, refused, worst.view)
    assert len(found) < len(refused) / 2
    for option in refused:
        reason = board.texts.refusal(option["refusal"])
        names = (board.refused_thing(option, worst.view), board.texts.message(option["message"]))
        assert any(any(name in words for name in names) and why == reason for words, why in found)


def test_the_list_of_a_heavy_game_is_short(person: Person) -> None:
    """Fifty options take no more than so many lines in colour."""
    (busiest, *_) = sorted(positions("clash_of_cultures", 4, "random"), key=number_of_options, reverse=True)
    options = number_of_options(busiest)
    assert options > 15
    board = busiest.board("en")
    screen = PaintedScreen(board.texts, board)
    screen.console = Console(width=120, height=40)
    changes: list[list[Change]] = [[] for _ in range(options)]
    shown = screen.options(Situation(busiest.view, [], [], changes, first=False, shared=False))
    assert len(shown) < options / 2


def number_of_options(shown: Shown) -> int:
    """How many options a position has."""
    return len(shown.view["decision"]["options"]) if shown.view["decision"] else 0


def number_refused(shown: Shown) -> int:
    """How many options a position refuses."""
    return len(shown.view["decision"]["refused"]) if shown.view["decision"] else 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_help_speaks_of_this_game(person: Person, game: str, language: str) -> None:
    shown = person.types("?", arguments=(game, "--lang", language, "--seed", "3")).turns()[1]
    words = " ".join(shown.split())
    board = positions(game, 2, "greedy")[0].board(language)
    assert all(" ".join(line.split()) in words for line in board.legend())
    foreign = [name for other in GAMES if other != game for name in EXAMPLES[other]]
    assert [name for name in foreign if name in words.casefold()] == []
