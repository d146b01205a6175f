"""What the painters of our games show, in the middle of play."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from epoka.painting import Lines, grouped, zone_of
from epoka.words import LANGUAGES
from tests.painting.tables import GAMES, Shown, positions

GUIDE = Path(__file__).parents[2] / "docs" / "playing-in-the-terminal.md"
PLAYED = [(2, "greedy"), (4, "random")]
WIDTHS = (70, 80, 120)
SIZE_ONLY = {"box", "discards", "spent", "dropped", "wonder_discards", "spare", "slots", "dealt"}
"""Open piles of cards that are out of play, of which only the number is told, and cards that are the options."""


def console(width: int) -> Console:
    """A screen that is that wide."""
    return Console(width=width, height=40, markup=False, highlight=False, emoji=False)


def text_of(lines: Lines) -> str:
    """A picture without its colours."""
    return "\n".join([line.plain for line in lines])


def joined(lines: Iterable[str]) -> str:
    """Sentences as one text, whose line breaks do not matter."""
    return " ".join(" ".join(lines).split())


@pytest.fixture(params=[(game, *played) for game in GAMES for played in PLAYED], ids=str)
def game_played(request: pytest.FixtureRequest) -> tuple[Shown, ...]:
    """Positions of a game."""
    return positions(*request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_screen(game_played: tuple[Shown, ...], language: str) -> None:
    for width in WIDTHS:
        screen = console(width)
        for shown in game_played:
            board = shown.board(language)
            for detail in range(board.most_detail + 1):
                picture = board.paint(screen, shown.view, detail)
                assert [line.plain for line in picture if line.cell_len > width] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_name_every_card_that_can_be_seen(game_played: tuple[Shown, ...], language: str) -> None:
    for shown in game_played:
        board = shown.board(language)
        told = joined(board.lines(shown.view))
        for zone in shown.view["zones"]:
            known = [card for card in zone["cards"] if card is not None and zone["zone"] not in SIZE_ONLY]
            assert [card for card in known if board.texts.card(card) not in told] == [], zone["zone"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_names_what_lies_before_the_players(game_played: tuple[Shown, ...], language: str) -> None:
    before = {"leader", "wonder", "wonders", "colonies", "tactic", "technologies", "market", "row", "hand", "plans"}
    for shown in game_played:
        board = shown.board(language)
        told = joined([text_of(board.paint(console(1000), shown.view, board.most_detail))])
        for zone in shown.view["zones"]:
            known = [card for card in zone["cards"] if card is not None and zone["zone"] in before]
            assert [card for card in known if board.texts.card(card) not in told] == [], zone["zone"]


def test_every_option_has_its_number_once(game_played: tuple[Shown, ...]) -> None:
    for shown in game_played:
        if shown.view["decision"] is not None:
            board = shown.board("en")
            options = shown.view["decision"]["options"]
            groups = grouped(board, shown.view, [()] * len(options))
            numbers = [option.number for group in groups for option in group.options]
            assert sorted(numbers) == list(range(1, len(options) + 1))


def test_options_of_a_group_can_be_told_apart(game_played: tuple[Shown, ...]) -> None:
    for shown in game_played:
        if shown.view["decision"] is not None:
            for group in grouped(shown.board("pl"), shown.view, [()] * len(shown.view["decision"]["options"])):
                words = [option.words for option in group.options]
                # A card of which several lie in the row costs the same wherever it is taken, or is told with its price.
                assert len(set(words)) == len(words) or "row" in {zone["zone"] for zone in shown.view["zones"]}, words


def test_the_map_names_every_hex_and_every_owner() -> None:
    for shown in positions("clash_of_cultures", 4, "random"):
        board = shown.board("en")
        drawn = text_of(board.paint(console(120), shown.view, board.least_detail))
        for place in shown.view["counters"]["table"]["map"]:
            assert place["hex"] in drawn
        for seat, own in enumerate(shown.view["counters"]["seats"]):
            assert len(own["cities"]) <= drawn.count(board.sign(seat).plain)


def test_the_map_in_the_guide_is_a_real_one() -> None:
    shown = positions("clash_of_cultures", 2, "greedy")[3]
    drawn = shown.board("en").painted_map(70, shown.view)  # type: ignore[attr-defined]  # this painter has it
    lines = [line.plain.rstrip() for line in drawn]
    assert "\n".join(lines).rstrip() in GUIDE.read_text(encoding="utf-8")


def test_each_owner_has_a_sign_of_its_own() -> None:
    board = positions("clash_of_cultures", 4, "random")[0].board("en")
    signs = [board.owner_sign(owner).plain for owner in range(6)]  # type: ignore[attr-defined]  # this painter has it
    assert len(set(signs)) == len(signs)


def test_unexplored_hexes_say_so() -> None:
    first = positions("clash_of_cultures", 2, "greedy")[0]
    drawn = text_of(first.board("en").paint(console(80), first.view, 1))
    hidden = [place["hex"] for place in first.view["counters"]["table"]["map"] if place["terrain"] is None]
    assert hidden
    assert [name for name in hidden if f"{name} ···" not in drawn and f"{name}*···" not in drawn] == []


def test_the_row_tells_what_each_card_costs_the_viewer() -> None:
    for shown in positions("through_the_ages", 2, "greedy"):
        view = shown.view
        places = shown.board("en").row(view)  # type: ignore[attr-defined]  # this painter has it
        assert [place.card for place in places] == zone_of(view, "row")["cards"]
        options = view["decision"]["options"] if view["decision"] else []
        for option in options:
            if option["value"][0] == "take":
                assert tuple(option["value"][1:]) in {(place.card, place.space) for place in places}


@pytest.mark.parametrize("game", GAMES)
def test_a_late_position_is_not_wider_in_wide_letters(game: str) -> None:
    late = positions(game, 4, "random")[-2]
    board = late.board("pl")
    for line in board.paint(console(80), late.view, 0):
        assert cell_len(line.plain) <= 80
