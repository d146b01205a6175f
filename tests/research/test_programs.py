"""Bots that are programs: they are told what their seat may know, and what goes wrong is a sentence."""

from __future__ import annotations

import gc
import json
import shutil
import sys
from pathlib import Path
from random import Random

import pytest

import epoka
from epoka.bots import NAMES, answer, make
from epoka.bots.program import ProgramBot
from epoka.kernel import EpokaError, Table
from epoka.research.series import Series, finished
from tests.docs.markdown import ROOT
from tests.kernel.toy import TOY
from tests.research.cases import FLOW

EXAMPLE = ROOT / "examples" / "stdio-bot.mjs"
FIRST = """
import json, sys
log = open(sys.argv[1], "a")
for line in sys.stdin:
    log.write(line); log.flush()
    message = json.loads(line)
    if message["type"] == "choose":
        print(message["options"][0], flush=True)
"""


def program(tmp_path: Path, source: str, *arguments: str) -> str:
    """The command of a program in Python."""
    path = tmp_path / "program.py"
    path.write_text(source)
    return " ".join([sys.executable, str(path), *arguments])


def node() -> str:
    """Node: the one in the virtual environment, or any."""
    own = Path(sys.executable).parent / "node"
    found = str(own) if own.exists() else shutil.which("node")
    if found is None:
        pytest.skip("there is no Node here")
    return found


def test_the_example_in_javascript_plays_whole_games() -> None:
    bots = (f"stdio:{node()} {EXAMPLE}", "random", "random")
    wins = [0 in finished(Series(FLOW, bots, 3, {"rahdo": "off"}), number).winners for number in range(3)]
    assert sum(wins) >= 2


def test_a_program_is_told_what_is_played_what_to_choose_and_goodbye(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = make(f"stdio:{program(tmp_path, FIRST, str(log))}", 5)
    table = epoka.new(FLOW, 3, 7)
    first = table.decision
    answer(table, bot, first)
    assert table.answers() == [(first.seat, first.options[0])]
    answer(table, bot, table.decision)
    del bot
    gc.collect()
    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert [message["type"] for message in told] == ["hello", "choose", "choose", "bye"]
    hello = {
        "game": FLOW,
        "version": epoka.game(FLOW).version,
        "seats": 3,
        "seat": first.seat,
        "seed": 5,
        "protocol": 1,
    }
    assert told[0] == {"type": "hello", "options": {"rahdo": "off"}, **hello}
    assert told[1]["options"][0] == "invest ramesses_ii"
    assert told[1]["prompt"]["id"] == "prompt-action"


def test_a_program_is_told_no_more_than_its_seat_may_know(tmp_path: Path) -> None:
    told = []
    for number in (1, 2):
        log = tmp_path / f"log{number}"
        bot = ProgramBot(5, program(tmp_path, FIRST, str(log)))
        table = Table.new(TOY, 3, 1)
        seat = table.decision.seat
        other = table.determinize(seat, Random(number))  # other hidden cards, the same to this seat
        answer(other, bot, other.decision)
        del bot
        gc.collect()
        told.append(log.read_text())
    assert told[0] == told[1]
    assert '"type":"choose"' in told[0]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import sys; sys.stdin.readline(); sys.stdin.readline(); print('fly')", "answered 'fly'"),
        ("import sys; sys.stdin.readline(); sys.stdin.readline()", "has ended"),
        ("import time; time.sleep(60)", "has not answered within 0.5 seconds"),
    ],
)
def test_a_program_that_does_not_play_along_is_named(tmp_path: Path, source: str, reason: str) -> None:
    bot = ProgramBot(1, program(tmp_path, source), patience=0.5 if "sleep" in source else 20)
    table = epoka.new(FLOW, 3, 7)
    before = table.digest()
    with pytest.raises(EpokaError, match=reason):
        answer(table, bot, table.decision)
    assert table.digest() == before


@pytest.mark.parametrize("name", ["stdio:", "stdio:./no-such-program", 'stdio:"'])
def test_a_program_that_is_not_there_is_refused_at_once(name: str) -> None:
    with pytest.raises(epoka.BadSetup):
        make(name, 1)


def test_a_program_is_not_among_the_names_that_a_site_offers() -> None:
    assert not any(name.startswith("stdio") for name in NAMES)
