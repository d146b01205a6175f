"""A bot plays a seat of a running site."""

from __future__ import annotations

import base64
import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.bots import make
from epoka.cli import main
from epoka.kernel import EpokaError
from epoka.research.remote import Sitting, address_of
from tests.research.cases import FLOW
from tests.server.running import Player, Running, settings_for
from tests.server.services import free_port


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A site."""
    with Running(settings_for(tmp_path_factory.mktemp("site"))) as running:
        yield running


@pytest.fixture
def anna(server: Running) -> Iterator[Player]:
    """A guest."""
    player = server.person("Anna")
    yield player
    player.close()


def link(server: Running, table: Any, seat: int) -> str:
    """The address of an invitation."""
    return f"{server.url}/j/{table['id']}/{table['seats'][seat]['invite']}"


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_plays_a_whole_game_by_invitation(server: Running, anna: Player, name: str) -> None:
    table = anna.table("person", "invite", "bot:random")
    sitting = Sitting(address_of(link(server, table, 1)), make(name, 1), "Robot")
    assert sitting.seat == 1
    found: list[Any] = []
    playing = threading.Thread(target=lambda: found.append(sitting.play()))
    playing.start()
    anna.finish(table["id"], 0)
    playing.join(60)
    assert found[0]["over"]
    assert found[0]["scores"] == anna.look(table["id"])["view"]["scores"]
    assert anna.get(f"/api/tables/{table['id']}")["seats"][1]["name"] == "Robot"


def test_the_command_takes_an_open_seat_and_tells_the_result(
    server: Running, anna: Player, capsys: pytest.CaptureFixture[str]
) -> None:
    table = anna.table("person", "open")["id"]
    playing = threading.Thread(target=lambda: anna_plays(anna, table))
    playing.start()
    assert main(["bot", f"{server.url}/t/{table}", "--bot", "random", "--seed", "3", "--json"]) == 0
    playing.join(60)
    captured = capsys.readouterr()
    result = json.loads(captured.out)
    assert (result["table"], result["seat"]) == (table, 1)
    assert len(result["scores"]) == 2
    assert "random plays seat 1 of" in captured.err


def anna_plays(anna: Player, table: str) -> None:
    """Wait until the game begins, then play the first seat."""
    with anna.live(table, 0) as live:
        live.play(0)


def test_a_bot_comes_back_when_the_site_restarts(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, port=free_port())
    found: list[Any] = []
    lost: list[str] = []
    with Running(settings) as first:
        host = first.person("Anna")
        table = host.table("person", "invite")
        sitting = Sitting(address_of(link(first, table, 1)), make("greedy", 1), "Robot")
        playing = threading.Thread(target=lambda: found.append(sitting.play(lost.append)))
        playing.start()
        host.play(table["id"], 0, moves=5)
        cookies = dict(host.http.cookies)
    with Running(settings) as second:
        host = second.stranger()
        host.http.cookies.update(cookies)
        host.finish(table["id"], 0)
        playing.join(60)
        assert found[0]["over"]
    assert lost[0].startswith("connection lost")


def test_a_program_plays_at_a_site(server: Running, anna: Player, tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(
        "import json, random, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'choose':\n"
        "        print(random.choice(message['options']), flush=True)\n"
    )
    table = anna.table("invite", "bot:random")
    bot = make(f"stdio:{sys.executable} {path}", 1)
    view = Sitting(address_of(link(server, table, 0)), bot, "Program").play()
    assert view["over"]


def test_a_sight_holds_no_secret_and_is_for_its_own_seat_only(server: Running, anna: Player) -> None:
    made = anna.table("person", "invite")
    table = made["id"]
    server.person("Marek").post(f"/api/tables/{table}/join", {"invite": made["seats"][1]["invite"]})
    seen = anna.look(table, 0)["view"]
    decks = set()
    for _ in range(3):
        sight = epoka.load(base64.b64decode(anna.get(f"/api/tables/{table}/sight?seat=0")["save"]))
        assert (sight.seed, sight.answers()) == (None, [])
        assert json.loads(json.dumps(sight.view(0))) == seen
        decks.add(sight.state.deck)
    assert len(decks) == 3
    anna.refused("GET", f"/api/tables/{table}/sight?seat=1", status=403, code="not-yours")
    server.stranger().refused("GET", f"/api/tables/{table}/sight?seat=0", status=401, code="sign-in")


def test_a_site_runs_no_program_for_a_visitor(anna: Player) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": f"stdio:{sys.executable}"}]
    anna.refused("POST", "/api/tables", {"game": FLOW, "seats": seats}, status=422, code="bot")


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("ftp://example.org/t/abcdefghij", "not a link to a table"),
        ("http://example.org/", "not a link to a table"),
        ("http://127.0.0.1:9/t/abcdefghij", "cannot reach http://127.0.0.1:9"),
    ],
)
def test_a_wrong_address_is_a_sentence(url: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", url, "--bot", "random"]) == 2
    assert reason in capsys.readouterr().err


def test_a_table_that_is_full_or_not_there_is_a_sentence(server: Running, anna: Player) -> None:
    full = anna.table("person", "bot:random")["id"]
    for table, reason in ((full, "declines"), ("abcdefghij", "not-found")):
        with pytest.raises(EpokaError, match=reason):
            Sitting(address_of(f"{server.url}/t/{table}"), make("random", 1), "Late")
