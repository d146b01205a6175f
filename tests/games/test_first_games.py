"""The guide to a first game: what it explains, and when."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import epoka
from epoka.words import LANGUAGES, Catalogue
from tests.games.clash_of_cultures.scenario import scenario as clash

FIRST: dict[str, dict[str, Any]] = {
    "through_the_ages": {"level": "simple"},
    "clash_of_cultures": {"civilizations": "off"},
    "imperial_settlers": {},
}
"""The options with which one begins."""
UNEXPLAINED: dict[str, dict[str, Any]] = {
    "through_the_ages": {"level": "full"},
    "clash_of_cultures": {},
    "flow_of_history": {},
}
"""Options of which the guide explains nothing."""
AT_LEAST = {
    "through_the_ages": {"technology"},
    "clash_of_cultures": {"advance"},
    "imperial_settlers": {"build", "raze"},
}
"""What is explained in any first game, besides its end."""
LEAST = {"through_the_ages": 16, "clash_of_cultures": 16, "imperial_settlers": 11}
"""How many texts are met in some games at random."""
GAMES = 6


def views(game: str, options: dict[str, Any], games: int) -> Iterator[dict[str, Any]]:
    """What each seat sees that decides, in games at random, and what one sees at their ends."""
    for seed in range(games):
        table, rng = epoka.new(game, seats=3, seed=seed, options=options), Random(seed)
        while not table.over:
            yield table.view(table.decision.seat)
            table.apply(table.decision.seat, rng.choice(table.decision.options))
        yield table.view(0)


def explained(view: dict[str, Any]) -> set[str]:
    """Everything that the guide could say now."""
    options = view["decision"]["options"] if view["decision"] else []
    return {told["guide"] for told in (view, *options) if "guide" in told}


@pytest.mark.parametrize("game", FIRST)
def test_every_moment_of_a_first_game_is_explained_in_every_language(game: str) -> None:
    said: set[str] = set()
    for view in views(game, FIRST[game], GAMES):
        assert "guide" in view
        said |= explained(view)
    assert {"scoring", *AT_LEAST[game]} < said
    for language in LANGUAGES:
        words = Catalogue(epoka.game(game).folder / "locale", language=language)
        assert not [step for step in said if not words.has(f"guide-{step}")]
    assert len(said) >= LEAST[game]


@pytest.mark.parametrize("game", UNEXPLAINED)
def test_other_games_are_not_explained(game: str) -> None:
    assert not any(explained(view) for view in views(game, UNEXPLAINED[game], 1))


@pytest.mark.parametrize("game", epoka.games())
def test_people_who_only_watch_are_told_nothing(game: str) -> None:
    table = epoka.new(game, seats=3, seed=1, options=FIRST.get(game, {}))
    assert "guide" not in table.view(None)
    assert "guide" not in table.view((table.decision.seat + 1) % 3)


def guide(game: Any, seat: int = 0) -> str:
    """What is explained before an option is chosen."""
    return str(game.table.view(seat)["guide"])


def about(game: Any, *words: Any) -> str | None:
    """What is explained of the first option that begins so."""
    options = game.table.view(0)["decision"]["options"]
    found: str | None = next(one for one in options if tuple(one["value"][: len(words)]) == words).get("guide")
    return found


def test_a_turn_without_actions_left_is_to_be_ended() -> None:
    assert guide(clash(age=1, number=1, seat0={"food": 2})) == "start"
    ends = 0
    for view in views("clash_of_cultures", FIRST["clash_of_cultures"], 1):
        decision = view["decision"]
        if decision and decision["prompt"]["id"] == "prompt-deed":
            left = view["counters"]["seats"][view["viewer"]]["actions_left"]
            assert (view["guide"] == "end") == (left == 0)
            ends += left == 0
    assert ends


def test_the_most_useful_deed_is_explained_until_another_is_chosen() -> None:
    game = clash(seat0={"food": 2, "units": {"D4": "settler1"}}, tiles={"D3": "region_08"})
    assert guide(game) == "found"
    assert about(game, "collect") == "collect"
    assert guide(clash(seat0={"food": 2})) == "advance"


def test_a_deed_goes_on_through_the_questions_that_belong_to_it() -> None:
    game = clash(
        seat0={"units": {"D2": "settler1", "D1": "settler1"}, "advances": "tactics"}, tiles={"D3": "region_08"}
    )
    game.answer(0, "move")
    assert guide(game) == "move"
    game.answer(0, "group D2 settler1")
    assert guide(game) == "destination"
    assert "guide" not in game.table.view(0)["decision"]["options"][0]


def test_options_that_have_a_text_of_their_own_are_explained_by_their_cards() -> None:
    table = epoka.new("through_the_ages", seats=2, seed=3, options=FIRST["through_the_ages"])
    view = table.view(0)
    assert view["guide"] == "round-1"
    types = {card["id"]: card["facts"]["type"] for card in table.game.catalogue()}
    for option in view["decision"]["options"]:
        if option["value"][0] == "take":
            kind = types[option["value"][1]]
            expected = {"wonder": "wonder", "leader": "leader", "government": "government", "action": "action-card"}
            assert option["guide"] == expected.get(kind, "take-card")
        else:
            assert "guide" not in option
