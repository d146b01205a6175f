"""The page on bots explains the evaluation that is really used."""

from __future__ import annotations

import pytest

import epoka
from epoka.bots import LEVELS, NAMES, ladders
from epoka.bots.evaluation import judge_of
from epoka.games.flow_of_history.play import evaluation
from tests.docs.markdown import prose, read

GUIDE = "docs/bots.md"
TITLES = {
    "flow_of_history": "The Flow of History",
    "through_the_ages": "Through the Ages",
    "clash_of_cultures": "Clash of Cultures",
    "imperial_settlers": "Imperial Settlers",
    "new_dawn": "A New Dawn",
}
MEASURED = [game for game in epoka.games() if ladders(epoka.game(game))]


def test_every_bot_is_listed() -> None:
    text = read(GUIDE)
    assert [name for name in NAMES if f"\n| `{name}` |" not in text] == []


def test_the_constants_on_the_page_are_those_of_the_code() -> None:
    text = prose(GUIDE)
    assert f"divided by {evaluation.TURNS} for each seat" in text
    assert f"Each card earns {evaluation.CARD_WORTH}, a wonder {evaluation.WONDER_WORTH} more" in text
    assert f"a visible turn action {evaluation.ACTION_WORTH} more" in text
    assert f"a trade icon {evaluation.TRADE_WORTH}." in text
    resources = f"({evaluation.RESOURCE_WORTH} − {evaluation.RESOURCE_FADE} × r / 2) + {evaluation.LAST_RESOURCE} × r"
    assert f"at most {evaluation.RESOURCES_COUNTED} count: `left × r × {resources}`" in text
    assert f"kept = {evaluation.KEPT} × {evaluation.CONTESTED} ^ rivals" in text
    assert f"gain + {evaluation.INCOME_BACK} × left × min(stake, 3)" in text
    assert f"{evaluation.PAID_BACK} times the worth of `2 × stake` resources" in text
    assert f"`{evaluation.WAITING} − {evaluation.WAITING_FADE} × left` points" in text


def test_the_levels_are_described_as_they_are() -> None:
    text = read(GUIDE)
    for name, level in LEVELS.items():
        row = next(line for line in text.splitlines() if line.startswith(f"| `{name}` |"))
        assert f" {level.budget.iterations or level.budget.milliseconds} " in row
        if level.noise:
            assert f"by about {level.noise:.2g} × the" in row
            assert f"{level.horizon} answers ahead" in row


def test_the_scales_on_the_page_are_the_games_own() -> None:
    text = prose(GUIDE)
    for name in epoka.games():
        title = TITLES[name]
        assert f"{judge_of(epoka.game(name)).scale:g} in {title}" in text


@pytest.mark.parametrize("game", MEASURED)
def test_the_ladders_on_the_page_are_the_measured_ones(game: str) -> None:
    text = read(GUIDE).partition(f"<!-- ladders {game} -->")[2].partition(f"<!-- /ladders {game} -->")[0]
    measured = ladders(epoka.game(game))
    assert tuple(sorted(measured)) == epoka.game(game).seats
    for ladder in measured.values():
        assert f"\n{ladder.command(game)}\n" in text
        for bot in ladder.bots:
            assert f"| `{bot.played_as}` | {bot.rating:.0f} ± {1.96 * bot.deviation:.0f} | {bot.win_rate:.1%} |" in text


@pytest.mark.parametrize("game", MEASURED)
def test_each_level_is_rated_above_the_one_before(game: str) -> None:
    for ladder in ladders(epoka.game(game)).values():
        ranked = [bot.name for bot in ladder.bots if bot.name in LEVELS]
        assert ranked == list(LEVELS)[::-1], f"with {ladder.seats} seats"
