"""What the games say about themselves is complete, and is what the site shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka import catalogue
from epoka.kernel import Game, Setting
from epoka.kernel.conformance.manifests import untrue
from epoka.kernel.game import KERNEL_LOCALE
from epoka.kernel.manifest import Manifest, Sign
from epoka.words import LANGUAGES, Catalogue, files
from tests.kernel.toy import TOY

GAMES = epoka.games()
ICONS = Path(__file__).parents[2] / "client/src/icons/icons.svg"


def drawn() -> set[str]:
    """The icons in the client's sprite."""
    return set(re.findall(r'<symbol id="([\w-]+)"', ICONS.read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_has_a_kind_and_an_icon_that_is_drawn(name: str) -> None:
    game = epoka.game(name)
    signs = game.manifest.verbs
    assert {verb.name for verb in game.verbs} == set(signs)
    assert len(signs) > 30
    assert {sign.icon for sign in signs.values()} - drawn() == set()
    assert all(sign.kind for sign in signs.values())


@pytest.mark.parametrize("name", GAMES)
def test_kinds_steps_of_the_guide_and_the_line_about_a_game_are_written(name: str) -> None:
    game = epoka.game(name)
    wanted = {f"log-kind-{sign.kind}" for sign in game.manifest.verbs.values()}
    wanted |= {f"guide-{step}" for step in game.manifest.guide} | {"game-title", "game-line"}
    for language in LANGUAGES:
        texts = Catalogue(KERNEL_LOCALE, game.folder / "locale", language=language)
        assert [message for message in sorted(wanted) if not texts.has(message)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_and_every_step_that_is_written_is_named(name: str) -> None:
    game = epoka.game(name)
    written = {
        files.key(entry)
        for source in files.read(game.folder / "locale", "en")
        for entry in files.messages(source)
        if files.key(entry).startswith(("log-kind-", "guide-"))
    }
    kinds = {f"log-kind-{sign.kind}" for sign in game.manifest.verbs.values()}
    assert written - kinds - {f"guide-{step}" for step in game.manifest.guide} == set()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_of_options_and_seats_is_so(name: str) -> None:
    game = epoka.game(name)
    assert list(untrue(game)) == []
    assert game.manifest.designer
    assert game.manifest.minutes > 0


def test_games_are_offered_in_an_order_of_their_own() -> None:
    orders = [epoka.game(name).manifest.order for name in catalogue.offered()]
    assert orders == sorted(set(orders))
    assert sorted(catalogue.offered()) == sorted(GAMES)


LEVEL = Setting("level", ("full", "short"), (3, 4), "TOY-1.1")
SIGNED = {verb.name: Sign("course", "clock") for verb in TOY.verbs}
WRONG: dict[str, tuple[Manifest, str]] = {
    "a verb without a sign": (Manifest(), "verbs without a sign"),
    "a sign without a verb": (Manifest(verbs={**SIGNED, "danced": Sign("course", "clock")}), "danced"),
    "options that no table has": (Manifest(verbs=SIGNED, first={"level": "easy"}), "no table can have"),
    "a length of no option": (Manifest(verbs=SIGNED, minutes=60, lengths={"level": {"easy": 30}}), "level=easy"),
    "a length of another setting": (Manifest(verbs=SIGNED, minutes=60, lengths={"size": {"short": 30}}), "size=short"),
    "a longer game": (Manifest(verbs=SIGNED, minutes=60, lengths={"level": {"short": 90}}), "more than usual"),
}


def with_manifest(told: Manifest) -> Game[Any]:
    """The toy, saying this about itself."""
    game: Game[Any] = type("Told", (type(TOY),), {"settings": (LEVEL,), "manifest": told})()
    return game


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_not_so_is_found(wrong: str) -> None:
    manifest, problem = WRONG[wrong]
    (found,) = untrue(with_manifest(manifest))
    assert problem in found


def test_what_is_so_is_no_problem() -> None:
    told = Manifest(verbs=SIGNED, minutes=60, lengths={"level": {"short": 30}}, first={"level": "short"})
    assert list(untrue(with_manifest(told))) == []


# -- nobody else names a game ----------------------------------------------------------------------------------------

ROOT = Path(__file__).parents[2]
NAMELESS = [
    *(
        f"src/epoka/{layer}"
        for layer in ("words", "kernel", "parts", "painting", "bots", "arena", "research", "server", "cli")
    ),
    *(f"client/src/{path.name}" for path in (ROOT / "client/src").iterdir() if path.name != "tables"),
    "client/src/tables/common",
    "client/src/tables/general",
    "client/index.html",
]
"""What must work with any game. In `client/src/tables` each game has a folder of its own."""
WRITTEN = {".py", ".ftl", ".ts", ".svelte", ".svg", ".css", ".html", ".json"}


def sources() -> Iterator[Path]:
    """Every file that must name no game."""
    for folder in NAMELESS:
        path = ROOT / folder
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.suffix in WRITTEN and "static" not in file.parts:
                yield file


def names() -> re.Pattern[str]:
    """The games by the names of their packages, however they are put together, and by their titles."""
    found = {name.replace("_", "[ _-]?") for name in GAMES}
    for language in LANGUAGES:
        for name in GAMES:
            texts = Catalogue(KERNEL_LOCALE, epoka.game(name).folder / "locale", language=language)
            found.add(re.escape(texts.text("game-title")))
    return re.compile("|".join(sorted(found)), re.IGNORECASE)


def test_nothing_but_a_game_names_a_game() -> None:
    pattern = names()
    assert all(pattern.search(text) for text in ("FLOW-OF-HISTORY", "throughTheAges", "The Flow of History"))
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


def test_the_search_for_names_looks_everywhere() -> None:
    searched = {path.relative_to(ROOT).parts[:3] for path in sources()}
    assert {("src", "epoka", "cli"), ("src", "epoka", "server"), ("client", "src", "pages")} <= searched
