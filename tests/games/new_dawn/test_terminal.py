"""What the painter of A New Dawn shows, in the middle of play."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.console import Console

import epoka
from epoka.bots import make
from epoka.cli.common import CLI_LOCALE
from epoka.cli.terminal.painters import board_of, texts_of
from epoka.games.new_dawn.land import FORT, TERRAINS
from epoka.games.new_dawn.state import DISTRICTS, RESOURCES
from epoka.games.new_dawn.terminal import Painter
from epoka.games.new_dawn.terminal.picture import COLUMNS
from epoka.games.new_dawn.terminal.words import GROUPED
from epoka.kernel import Table
from epoka.kernel.game import KERNEL_LOCALE
from epoka.painting import PAINTING_LOCALE, Lines, grouped
from epoka.words import LANGUAGES, check, files

NAMES = ("Anna", "Wielkomir von Au", "Jan", "Ola")
EVERY = 37
"""So many answers lie between two positions."""
WIDTHS = (70, 80, 120)
SIZE_ONLY = {"box"}
LETTERS = {"token", "city", "capital", "wonder", "army", "caravan", "natural", "state", *DISTRICTS, *RESOURCES}
FAMILIES = {
    "dawn-heading-": GROUPED,
    "dawn-head-": COLUMNS,
    "dawn-letter-": LETTERS,
    "dawn-short-": {*TERRAINS, FORT},
    "dawn-piece-": {"token", "city", "capital"},
    "dawn-harm-": {"army", "reinforced", "capital", "city", "token", "caravan"},
}
"""Ids that are put together from a beginning and a name."""


@cache
def positions(seats: int, expansion: str) -> tuple[tuple[Table, Any], ...]:
    """Every so many answers of a random game, as whoever decides sees it."""
    return tuple(played(seats, expansion))


def played(seats: int, expansion: str) -> Iterator[tuple[Table, Any]]:
    """Play a game of ten rounds at random."""
    table = epoka.new("new_dawn", seats, seed=seats, options={"round_limit": 10, "terra_incognita": expansion})
    player = make("random", 0)
    while not table.over:
        if len(table.answers()) % EVERY == 0:
            yield table.clone(), table.view(table.decision.seat)
        player.rng = Random(len(table.answers()))
        table.apply(table.decision.seat, player.choose(table.decision, None))
    yield table, table.view(0)


def board(table: Table, language: str) -> Painter:
    """The board that shows a table."""
    names = NAMES[: table.seats]
    found = board_of(table.game, texts_of(table.game, language, names), names)
    assert isinstance(found, Painter)
    return found


def screen(width: int) -> Console:
    """A screen that is that wide."""
    return Console(width=width, height=40, markup=False, highlight=False, emoji=False)


def text_of(lines: Lines) -> str:
    """A picture without its colours."""
    return "\n".join([line.plain for line in lines])


@pytest.fixture(params=[(2, "on"), (4, "on"), (3, "off")], ids=str)
def shown(request: pytest.FixtureRequest) -> tuple[tuple[Table, Any], ...]:
    """Positions of a game."""
    return positions(*request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_screen(shown: tuple[tuple[Table, Any], ...], language: str) -> None:
    for table, view in shown:
        painter = board(table, language)
        for width in WIDTHS:
            for detail in range(painter.most_detail + 1):
                picture = painter.paint(screen(width), view, detail)
                assert [line.plain for line in picture if line.cell_len > width] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_name_every_card_that_can_be_seen(shown: tuple[tuple[Table, Any], ...], language: str) -> None:
    for table, view in shown:
        painter = board(table, language)
        told = " ".join(" ".join(painter.lines(view)).split())
        for zone in view["zones"]:
            known = [card for card in zone["cards"] if card is not None and zone["zone"] not in SIZE_ONLY]
            assert [card for card in known if painter.texts.card(card) not in told] == [], zone["zone"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_their_numbers_once_and_can_be_told_apart(
    shown: tuple[tuple[Table, Any], ...], language: str
) -> None:
    for table, view in shown:
        if view["decision"] is not None:
            options = view["decision"]["options"]
            groups = grouped(board(table, language), view, [()] * len(options))
            numbers = [option.number for group in groups for option in group.options]
            assert sorted(numbers) == list(range(1, len(options) + 1))
            for group in groups:
                words = [option.words for option in group.options]
                assert len(set(words)) == len(words), words


def test_the_map_has_every_space_and_every_city(shown: tuple[tuple[Table, Any], ...]) -> None:
    for table, view in shown:
        painter = board(table, "en")
        drawn = text_of(painter.paint(screen(120), view, painter.least_detail))
        for space in range(len(view["counters"]["table"]["land"])):
            assert re.search(rf"(?<!\d){space}(?!\d)", drawn), space
        for seat, own in enumerate(view["counters"]["seats"]):
            assert own["cities"] <= drawn.count(painter.owner_sign(seat).plain)


def test_a_map_that_is_too_wide_goes_on_below() -> None:
    table, view = positions(4, "on")[-1]
    painter = board(table, "en")
    narrow = painter.painted_map(40, view)
    assert len(narrow) > len(painter.painted_map(200, view))
    assert max(line.cell_len for line in narrow) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_explained(language: str) -> None:
    table, view = positions(2, "on")[0]
    painter = board(table, language)
    for card in painter.cards:
        assert all(painter.card_lines(card, view)), card


# -- words -------------------------------------------------------------------------------------------------------------


def written() -> set[str]:
    """The strings of the painter that may be ids of messages, and the ids they begin."""
    folder = epoka.game("new_dawn").folder / "terminal"
    strings = {
        node.value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    begun = {start: names for start, names in FAMILIES.items() if start in strings}
    return strings | {f"{start}{name}".replace("_", "-") for start, names in begun.items() for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_asked_for_and_every_one_asked_for_is_there(language: str) -> None:
    sources = files.read(epoka.game("new_dawn").folder / "locale", language)
    known = [
        files.key(entry) for source in sources if source.path.name == "terminal.ftl" for entry in files.messages(source)
    ]
    asked = written()
    assert [message for message in known if message not in asked] == []
    start = re.compile(r"dawn-[a-z-]+[a-z]")
    assert [string for string in asked if start.fullmatch(string) and string not in known] == []


def test_the_message_files_are_in_order() -> None:
    assert check([KERNEL_LOCALE, PAINTING_LOCALE, CLI_LOCALE, epoka.game("new_dawn").folder / "locale"]) == []
