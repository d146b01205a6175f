"""Compressed replies: what is public and large travels small, what is somebody's own never does."""

from __future__ import annotations

import pytest

from tests.server.running import Player

PUBLIC = (
    "/api/games/flow_of_history/cards",
    "/api/games/flow_of_history/rules",
    "/api/words/en.ftl?game=flow_of_history",
    "/api/words/pl.ftl",
)


@pytest.mark.parametrize("path", PUBLIC)
def test_what_everybody_may_know_is_compressed(stranger: Player, path: str) -> None:
    small = stranger.http.get(path, headers={"Accept-Encoding": "br, gzip;q=0.8"})
    plain = stranger.http.get(path, headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.text == plain.text
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    for response in (small, plain):
        assert response.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("offer", ["", "identity", "gzip;q=0", "br, gzip; q=0.0", "deflate"])
def test_whoever_cannot_read_gzip_gets_none(stranger: Player, offer: str) -> None:
    response = stranger.http.get("/api/words/en.ftl", headers={"Accept-Encoding": offer})
    assert "content-encoding" not in response.headers


def test_texts_that_are_known_are_not_sent_again(stranger: Player) -> None:
    first = stranger.http.get("/api/words/en.ftl")
    again = stranger.http.get("/api/words/en.ftl", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["vary"] == "accept-encoding"


def test_what_is_somebodys_own_is_not_compressed(anna: Player) -> None:
    table = anna.table("person", "invite", "bot:random", "bot:random", "bot:random")["id"]
    running = anna.table("person", "hotseat", "hotseat")["id"]
    for path in ("/api/me", "/api/tables?show=mine", f"/api/tables/{table}", f"/api/tables/{running}/state?seat=0"):
        response = anna.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert response.status_code == 200
        assert "content-encoding" not in response.headers, path
