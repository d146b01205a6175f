"""What the games say of how they lie on the general table is true: it names what their views, cards and words have."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import pytest

import epoka
from epoka.kernel.layout import Cards, Figure
from epoka.kernel.table import Table
from epoka.words import LANGUAGES, Catalogue

GAMES = epoka.games()
DECISIONS = 400
"""After so many, everything that a layout names has been there."""


@cache
def words(game: str, language: str) -> Catalogue:
    """The texts of a game."""
    return Catalogue(epoka.game(game).folder / "locale", language=language)


@cache
def late(game: str) -> Table:
    """A position with something in it."""
    table, rng = epoka.new(game, seats=2, seed=7), Random(1)
    for _ in range(DECISIONS):
        if not table.over:
            apply_any(table, rng)
    return table


def apply_any(table: Table, rng: Random) -> None:
    """Give any answer that does not end the game."""
    options = [option for option in table.decision.options if option[0] != "resign"]
    table.apply(table.decision.seat, rng.choice(options))


def dashed(name: str) -> str:
    """A field or a path as a part of a message id."""
    return name.replace("_", "-").replace(".", "-")


def at(counters: Any, path: str) -> Any:
    """What stands at a path of counters."""
    for name in path.split("."):
        counters = counters[name]
    return counters


def names(game: str) -> Iterator[str]:
    """The messages that name what lies there."""
    layout = epoka.game(game).layout
    for cards in layout.cards:
        if cards.looks != "nowhere":
            yield cards.name or f"{'counter' if cards.counted else 'zone'}-{dashed(cards.at)}"
    for figure in (*layout.table, *layout.seat, *layout.mark.figures):
        yield figure.name or f"counter-{dashed(figure.at)}"
    yield from layout.turns.values()
    yield from layout.face.icons
    yield from (f"{dashed(layout.face.kind)}-{dashed(kind)}" for kind in layout.face.families)
    if layout.map:
        yield from layout.map.owners.values()
        yield from (f"unit-{dashed(kind)}" for kind in (layout.map.pieces.icons if layout.map.pieces else ()))
        yield from (f"building-{dashed(kind)}" for kind in (layout.map.city.buildings if layout.map.city else ()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_lies_there_has_a_name(game: str, language: str) -> None:
    missing = [name for name in names(game) if not words(game, language).has(name)]
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_every_zone_is_laid_once(game: str) -> None:
    laid = [cards.at for cards in epoka.game(game).layout.cards if not cards.counted]
    assert sorted(laid) == sorted(zone.field for zone in epoka.game(game).zones)


@pytest.mark.parametrize("game", GAMES)
def test_counters_that_are_named_are_in_the_views(game: str) -> None:
    layout, counters = epoka.game(game).layout, late(game).view(0)["counters"]
    for figures, shown in ((layout.table, counters["table"]), (layout.seat, counters["seats"][0])):
        for figure in figures:
            assert isinstance(at(shown, figure.at), (int, float)), figure
            assert_limit(figure, shown)
    for cards in layout.cards:
        if cards.counted:
            assert_cards(cards, at(counters["seats"][0], cards.at), game)
    for path in layout.turns:
        assert at(counters["table"], path) in range(2)


def assert_limit(figure: Figure, shown: Any) -> None:
    """What a figure cannot exceed is a number, too."""
    if isinstance(figure.most, str):
        assert isinstance(at(shown, figure.most), int), figure


def assert_cards(cards: Cards, found: Any, game: str) -> None:
    """A counter that names cards has cards of the catalogue."""
    known = {card["id"] for card in epoka.game(game).catalogue()}
    named = [found] if isinstance(found, str) else list(found)
    assert named, cards
    assert known.issuperset(named), cards


@pytest.mark.parametrize("game", GAMES)
def test_facts_that_are_drawn_are_on_cards(game: str) -> None:
    layout, cards = epoka.game(game).layout, epoka.game(game).catalogue()
    by = {laid.by for laid in layout.cards if laid.by}
    for fact in {layout.face.kind, layout.face.corner, layout.face.gives, layout.face.costs} | by - {""}:
        assert not fact or any(card["facts"].get(fact) for card in cards), fact
    kinds = {str(card["facts"][layout.face.kind]) for card in cards}
    assert kinds >= set(layout.face.families)


@pytest.mark.parametrize("game", [game for game in GAMES if epoka.game(game).layout.map])
def test_the_hexes_of_the_map_have_their_places(game: str) -> None:
    map_ = epoka.game(game).layout.map
    assert map_ is not None
    for seats in epoka.game(game).seats:
        shown = at(epoka.new(game, seats=seats, seed=1).view(0)["counters"]["table"], map_.at)
        cells = [map_.cells[hex_[map_.name]] for hex_ in shown]
        assert len(set(cells)) == len(cells) > 1


@pytest.mark.parametrize("game", GAMES)
def test_words_of_options_name_things(game: str) -> None:
    """Each is the name of some option's word, and each hex of an option is on the map."""
    layout = epoka.game(game).layout
    assert set(layout.touches) <= {name.rstrip("0123456789") for name in chain(*epoka.game(game).words.values())}
    table, rng = epoka.new(game, seats=2, seed=3), Random(3)
    for _ in range(100):
        decision = table.view(table.decision.seat)["decision"]
        for thing in chain.from_iterable(option["touches"] for option in decision["options"]):
            kind, _, name = thing.partition(":")
            assert kind in ("card", "seat", "counter") or (layout.map is not None and name in layout.map.cells)
        apply_any(table, rng)


def test_a_game_that_says_nothing_has_an_empty_layout() -> None:
    layout = epoka.kernel.Game.layout
    assert (layout.cards, layout.table, layout.seat, layout.map) == ((), (), (), None)
