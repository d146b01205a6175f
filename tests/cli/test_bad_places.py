"""A full disk, an output that nobody takes, files that cannot be read or written: a sentence, and nothing is lost."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import epoka

GAME = "flow_of_history"
FULL = "/dev/full"
LIMIT = 120
NOT_ALMIGHTY = ("setpriv", "--bounding-set=-dac_override,-dac_read_search") if os.getuid() == 0 else ()
"""What to put before a command so that permissions hold for root too."""
COMMANDS: dict[str, tuple[str, ...]] = {
    "help": ("--help",),
    "help-of-a-command": ("play", "--help"),
    "version": ("--version",),
    "games": ("games",),
    "games-json": ("games", "--json"),
    "cards": ("cards", GAME),
    "cards-json": ("cards", GAME, "--json"),
    "simulate": ("simulate", GAME, "--seats", "2", "--games", "1"),
    "arena": ("arena", GAME, "--bots", "greedy,random", "--seats", "2", "--games", "2", "--jobs", "1"),
    "conform": ("conform", GAME, "--seats", "2", "--games", "1", "--jobs", "1"),
    "bench": ("bench", GAME, "--seconds", "0.01"),
    "replay": ("replay", "game.epoka"),
    "replay-json": ("replay", "game.epoka", "--json"),
    "play": ("play", "--terminal", "--seats", "2"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game in it."""
    table = epoka.new(GAME, 2, 1)
    for _ in range(6):
        table.apply(table.decision.seat, table.decision.options[0])
    (tmp_path / "game.epoka").write_bytes(table.to_bytes())
    return tmp_path


def ran(
    folder: Path,
    *arguments: str,
    shell: str = "",
    first: Sequence[str] = (),
    before: Callable[[], None] | None = None,
    unbuffered: bool = False,
) -> tuple[int, str, str]:
    """Run the real command in a folder; `shell` says where its streams go. Its exit code and what it prints."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    environment = kept | {"XDG_STATE_HOME": str(folder / "state")} | ({"PYTHONUNBUFFERED": "1"} if unbuffered else {})
    found = subprocess.run(
        [*first, "bash", "-c", f'"$@" {shell}', "bash", sys.executable, "-m", "epoka.cli", *arguments],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
        preexec_fn=before,  # these tests have no threads
    )
    assert "Traceback" not in found.stderr, found.stderr
    assert "Exception ignored" not in found.stderr, found.stderr
    return found.returncode, found.stdout, found.stderr


def complaint(folder: Path, *arguments: str, shell: str = "", before: Callable[[], None] | None = None) -> str:
    """The one sentence with which a command ends."""
    code, _, told = ran(folder, *arguments, shell=shell, before=before)
    assert code == 2, told
    assert told.startswith("epoka: ")
    assert len(told.splitlines()) == 1
    return told


def small_disk() -> None:
    """No file grows beyond a kilobyte, as on a disk that is full by then."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))


def full_disk() -> None:
    """Nothing can be written into any file."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def left_in(folder: Path) -> set[str]:
    """Every file in a folder but the game that was there before."""
    return {path.name for path in folder.rglob("*") if path.is_file()} - {"game.epoka"}


# -- the output ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_an_output_that_takes_nothing_is_a_sentence(command: tuple[str, ...], folder: Path) -> None:
    assert "the output cannot be written: No space left" in complaint(folder, *command, shell=f">{FULL}")
    assert "the output cannot be written: Bad file descriptor" in complaint(folder, *command, shell=">&-")


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_a_reader_that_has_gone_is_no_error(command: tuple[str, ...], folder: Path) -> None:
    for unbuffered in (False, True):
        code, _, told = ran(folder, *command, shell='| true; exit "${PIPESTATUS[0]}"', unbuffered=unbuffered)
        assert (code, told) == (0, "")


def test_complaints_that_nobody_hears_are_dropped(folder: Path) -> None:
    for nobody in ("2>&-", f"2>{FULL}", f">{FULL} 2>{FULL}", "<&- >&- 2>&-"):
        assert ran(folder, "replay", "nothing", shell=nobody)[0] == 2
    assert ran(folder, "games", shell="2>&-")[0] == 0


def test_an_input_that_is_closed_has_ended(folder: Path) -> None:
    assert "not a saved game" in complaint(folder, "replay", "-", shell="<&-")
    code, told, _ = ran(folder, "play", "--terminal", shell="<&-")
    assert code == 0
    assert "epoka play --resume" in told


def test_a_file_that_is_opened_does_not_take_the_place_of_a_closed_stream(folder: Path) -> None:
    out = ("simulate", GAME, "--seats", "2", "--games", "1", "--out", "games.parquet")
    assert "Bad file descriptor" in complaint(folder, *out, shell=">&-")
    assert (folder / "games.parquet").read_bytes().endswith(b"PAR1")


# -- files that cannot be read ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [".", "nothing", "nothing/at.all", FULL, "/dev/null", "game.epoka/x", "a" * 300])
def test_what_cannot_be_read_is_a_sentence(place: str, folder: Path) -> None:
    complaint(folder, "replay", place)
    complaint(folder, "play", "--resume", place)


@pytest.mark.skipif(shutil.which("setpriv") is None, reason="root may do everything, unless setpriv takes it away")
def test_what_may_not_be_read_or_written_is_a_sentence(folder: Path) -> None:
    (folder / "game.epoka").chmod(0)
    (folder / "locked").mkdir(0o500)
    arena = ("arena", GAME, "--bots", "greedy,random", "--seats", "2", "--jobs", "1")
    simulate = ("simulate", GAME, "--seats", "2", "--games", "1")
    for command in (
        ("replay", "game.epoka"),
        ("play", "--resume", "game.epoka"),
        ("play", "--save", "locked/new.epoka"),
        (*arena, "--resume", "locked/match"),
        (*arena, "--resume", "game.epoka"),
        (*simulate, "--out", "locked/x.parquet"),
        ("serve", "--database-url", "sqlite:///locked/more/epoka.db"),
    ):
        code, _, told = ran(folder, *command, first=NOT_ALMIGHTY)
        assert (code, len(told.splitlines())) == (2, 1), told
        assert "Permission denied" in told
    assert left_in(folder) == set()


# -- files that cannot be written ------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [".", FULL, "nothing/x", "game.epoka", "game.epoka/x", "a" * 300])
def test_what_cannot_be_written_is_a_sentence(place: str, folder: Path) -> None:
    before = (folder / "game.epoka").read_bytes()
    complaint(folder, "play", "--save", place)
    complaint(folder, "arena", GAME, "--bots", "greedy,random", "--seats", "2", "--jobs", "1", "--resume", place)
    for option in ("--out", "--decisions"):
        complaint(folder, "simulate", GAME, "--seats", "2", "--games", "1", option, place)
    assert (folder / "game.epoka").read_bytes() == before
    assert left_in(folder) == set()
    assert Path(FULL).is_char_device()


def test_a_full_disk_leaves_nothing_half_written(folder: Path) -> None:
    assert "cannot write" in complaint(folder, "play", "--save", "new.epoka", before=full_disk)
    simulate = ("simulate", GAME, "--seats", "2", "--games", "9")
    for option in ("--out", "--decisions"):
        assert "cannot write all.parquet" in complaint(folder, *simulate, option, "all.parquet", before=small_disk)
    assert left_in(folder) == set()
    assert "database" in complaint(folder, "serve", "--port", "0", "--database-url", "sqlite:///e.db", before=full_disk)


def test_two_files_for_one_are_refused(folder: Path) -> None:
    both = ("simulate", GAME, "--seats", "2", "--games", "1", "--out", "x", "--decisions", "x")
    assert "a file each" in complaint(folder, *both)


def test_a_game_goes_on_without_a_place_to_keep_it(folder: Path) -> None:
    code, told, errors = ran(folder, "play", "--terminal", "--lang", "en", before=full_disk)
    assert (code, errors) == (0, "")
    assert "File too large" in told
    assert left_in(folder) == set()


def test_a_game_that_was_kept_stays_when_the_disk_is_full(folder: Path) -> None:
    path = folder / "game.epoka"
    before = path.read_bytes()
    assert "File too large" in complaint(folder, "play", "--resume", "game.epoka", before=full_disk)
    assert path.read_bytes() == before
    assert left_in(folder) == set()


def test_a_match_goes_on_where_the_disk_was_full(folder: Path) -> None:
    arena = ("arena", GAME, "--bots", "greedy,random", "--seats", "2", "--games", "20", "--jobs", "1", "--resume", "m")
    assert "cannot keep games in m: File too large" in complaint(folder, *arena, before=small_disk)
    whole = (folder / "m").read_bytes().rpartition(b"\n")[0]
    assert whole.count(b"\n") >= 1
    assert "File too large" in complaint(folder, *arena, before=small_disk)
    assert (folder / "m").read_bytes().startswith(whole)
    assert ran(folder, *arena)[0] == 0
    assert (folder / "m").read_bytes().startswith(whole)
    assert left_in(folder) == {"m"}


# -- the site --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [("serve", "--port", "99999"), ("play", "--no-browser", "--port", "99999")])
def test_a_port_that_is_none_is_refused(arguments: tuple[str, ...], folder: Path) -> None:
    assert "0 to 65535" in complaint(folder, *arguments)
    assert left_in(folder) == set()


def test_a_place_where_nobody_can_listen_is_a_sentence(folder: Path) -> None:
    serve = ("serve", "--port", "0", "--host", "a b", "--log-level", "error", "--database-url", "sqlite:///e.db")
    code, _, told = ran(folder, *serve)
    assert code == 2
    assert told.splitlines()[-1] == "epoka: cannot listen on 'a b', port 0; the log says why"


@pytest.mark.parametrize(
    "link", ["http://[::1/t/x", "http://127.0.0.1:x/t/x", "http:///t/x", "http://a/t/x y", "x" * 9999]
)
def test_a_link_that_is_none_is_refused(link: str, folder: Path) -> None:
    told = complaint(folder, "bot", link)
    assert "not a link to a table" in told
    assert len(told) < 600
