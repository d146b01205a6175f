"""The client's files, every text of the site, games and their cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from epoka.bots.ratings import Ladder, Rating
from epoka.kernel.errors import Refusal
from epoka.server import library, pages
from epoka.server.problems import STATUSES, NotAllowed
from epoka.words import LANGUAGES, Catalogue, check
from tests.games.flow_of_history.facts import FACTS
from tests.server.running import Player, Running


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that has been built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Epoka</title>" + " " * 2000)
    (folder / "assets" / "index-1a2b.js").write_text("export {};" * 500)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for anybody")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.mark.usefixtures("built")
def test_every_page_is_the_clients(anna: Player) -> None:
    for path in (
        "/",
        "/new",
        "/lobby",
        "/t/aaaaaaaaaa",
        "/t/aaaaaaaaaa/at/3",
        "/j/aaaaaaaaaa/x",
        "/games/flow_of_history",
    ):
        response = anna.http.get(path)
        assert (response.status_code, response.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "<title>Epoka" in response.text
        assert response.headers["cache-control"] == "no-cache"
    assert anna.http.get("/nowhere/at/all").status_code == 404


@pytest.mark.usefixtures("built")
def test_files_are_compressed_and_kept(anna: Player) -> None:
    response = anna.http.get("/assets/index-1a2b.js")
    assert response.headers["content-encoding"] == "gzip"
    assert "immutable" in response.headers["cache-control"]
    assert "javascript" in response.headers["content-type"]
    plain = anna.http.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == response.text
    again = anna.http.get("/assets/index-1a2b.js", headers={"If-None-Match": response.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%00", "/assets"]
)
def test_nothing_outside_the_client_is_served(anna: Player, path: str) -> None:
    response = anna.http.get(path)
    assert "not for anybody" not in response.text
    assert response.status_code in (200, 404)


def test_a_client_that_is_not_built_is_explained(anna: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    response = anna.http.get("/")
    assert response.status_code == 503
    assert "has not been built" in response.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_come_in_one_file(anna: Player, language: str) -> None:
    response = anna.http.get(f"/api/words/{language}.ftl?game=flow_of_history")
    assert response.status_code == 200
    for message in ("seat-default =", "refusal-game-over =", "error-behind =", "card-monastery ="):
        assert f"\n{message}" in response.text
    assert "\nflow-market =" not in response.text, "no page says what only the terminal says"
    assert "card-monastery" not in anna.http.get(f"/api/words/{language}.ftl").text
    again = anna.http.get(
        f"/api/words/{language}.ftl?game=flow_of_history", headers={"If-None-Match": response.headers["etag"]}
    )
    assert again.status_code == 304


def test_every_error_has_its_words() -> None:
    folders = library.folders("flow_of_history")[1:]
    assert check(folders) == []
    for language in LANGUAGES:
        catalogue = Catalogue(*folders, language=language)
        for code in STATUSES:
            assert catalogue.has(f"error-{code}"), f"{code} in {language}"
        for reason in ("not-your-turn", "game-over", "malformed", "not-an-option", "undo-nothing"):
            assert catalogue.has(NotAllowed(Refusal(reason)).message_id)


def test_games_tell_what_can_be_chosen(anna: Player) -> None:
    (game,) = [game for game in anna.get("/api/games") if game["name"] == "flow_of_history"]
    assert game["seats"] == [2, 3, 4, 5]
    assert [setting["name"] for setting in game["settings"]] == ["rahdo"]
    assert len(anna.get("/api/games/flow_of_history/cards")) == len(FACTS) + 1  # and the Banker
    rules = anna.get("/api/games/flow_of_history/rules")
    assert all(rule["id"].startswith("FH-") for rule in rules)


def test_health_and_figures(start: Callable[..., Running]) -> None:
    player = start().person()
    assert player.get("/health")["database"] == "sqlite"
    table = player.table("person", "hotseat", "hotseat")["id"]
    player.play(table, 0, 1, 2, moves=3)
    figures = player.http.get("/metrics").text
    assert "epoka_moves_total 3.0" in figures
    assert 'epoka_requests_total{method="POST",route="/api/tables/{table}/moves",status="201"} 3.0' in figures
    player.close()


def test_every_level_is_described_with_its_measured_strength(anna: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = Rating("hard", "hard@400", 1731.6, 12.0, 0.7, 400)
    ladder = Ladder(3, 400, 1, 1, "", ("hard@400",), (measured,))
    monkeypatch.setattr(library, "ladders", lambda game: {3: ladder})
    listed = anna.get("/api/games")[0]["bots"]
    ratings = {bot["name"]: bot["ratings"] for bot in listed}
    assert ratings["hard"] == [{"seats": 3, "rating": 1732}]
    assert ratings["easy"] == []
    for language in LANGUAGES:
        catalogue = Catalogue(*library.folders(None), language=language)
        for bot in listed:
            assert catalogue.render(bot["message"]) != catalogue.render(bot["about"])
