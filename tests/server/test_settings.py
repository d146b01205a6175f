"""Settings, the command line, and the site on one machine."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from epoka.cli.main import main
from epoka.cli.serve import OPTIONS
from epoka.kernel import EpokaError
from epoka.server.settings import Settings, from_environment, state_folder, variable_of
from tests.server.services import free_port
from tests.waiting import heard

ROOT = Path(__file__).parents[2]


def test_every_setting_is_an_option_and_a_variable() -> None:
    assert {name for name, _, _ in OPTIONS} == {field.name for field in fields(Settings)}
    documented = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    for field in fields(Settings):
        assert f"--{field.name.replace('_', '-')}" in documented
        assert variable_of(field.name) in documented


def test_the_environment_is_read() -> None:
    settings = from_environment(
        {"EPOKA_PORT": "9000", "EPOKA_LIMITS": "off", "EPOKA_BOT_DELAY": "0.1", "EPOKA_HOST": "::", "PORT": "1"}
    )
    assert (settings.port, settings.limits, settings.bot_delay, settings.host) == (9000, False, 0.1, "::")
    assert from_environment({}) == Settings()


@pytest.mark.parametrize(
    "given",
    [
        {"EPOKA_PORT": "many"},
        {"EPOKA_LIMITS": "perhaps"},
        {"EPOKA_LOG_LEVEL": "shouting"},
        {"EPOKA_PUBLIC_URL": "ftp://x"},
        {"EPOKA_BOT_SECONDS": "0"},
        {"EPOKA_BOT_WORKERS": "-1"},
    ],
)
def test_a_setting_that_does_not_fit_is_explained(given: dict[str, str]) -> None:
    with pytest.raises(EpokaError):
        from_environment(given)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--database-url", "nonsense"],
        ["--database-url", "sqlite://"],
        ["--database-url", "oracle://x"],
        ["--database-url", "postgresql://nobody@127.0.0.1:1/nothing"],
        ["--database-url", "sqlite:///not-a-database.txt"],
        ["--database-url", "sqlite:///newer.db"],
        ["--redis-url", "nonsense"],
        ["--redis-url", "redis://127.0.0.1:1/0"],
        ["--port", "many"],
    ],
)
def test_bad_options_are_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "not-a-database.txt").write_text("this is a letter to my aunt" * 100)
    with contextlib.closing(sqlite3.connect(tmp_path / "newer.db")) as newer, newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert main(["serve", *arguments]) == 2
    assert capsys.readouterr().err.startswith("epoka: ")


def test_the_state_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_folder() == tmp_path / "epoka"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "epoka"


def test_the_site_on_one_machine_prints_its_address_and_stops_when_asked(tmp_path: Path) -> None:
    code = "from epoka.server import run_local; run_local(open_browser=False)"
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    with process.stdout:
        address = heard(process.stdout, "\n").strip()
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
        assert httpx.get(f"{address}health").json()["status"] == "ok"
        assert (tmp_path / "epoka" / "epoka.db").is_file()
        process.send_signal(signal.SIGINT)
        assert process.wait(20) in (0, 130, -signal.SIGINT)


def test_logs_are_json_lines(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "epoka.cli", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database-url", f"sqlite:///{tmp_path}/epoka.db"], stderr=subprocess.PIPE, text=True
    )
    assert process.stderr is not None
    with process.stderr:
        deadline = time.monotonic() + 20
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/health?token=x")
                break
            except httpx.TransportError:
                assert time.monotonic() < deadline
                time.sleep(0.05)
        process.terminate()
        _, written = process.communicate(timeout=20)
    lines = [json.loads(line) for line in written.splitlines()]
    assert [line["message"] for line in lines] == ["open", "request", "closed"]
    assert lines[1]["path"] == "/health"
    assert lines[1]["status"] == 200


def test_the_schema_is_printed() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "epoka.server.schema"],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    document = json.loads(done.stdout)
    assert {"ClientMessage", "ServerMessage", "View", "TableView", "Problem"} <= set(document["components"]["schemas"])
