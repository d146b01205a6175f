"""Every number that can be given is checked. The options are found from the parser: a new one is checked too."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from epoka.bots import budget_of
from epoka.cli import main
from epoka.cli.arguments import SEED, Seconds, Whole
from epoka.cli.main import parser
from epoka.kernel import BadSetup, EpokaError
from epoka.server.settings import RANGES, Settings, from_environment, variable_of

GAME = "flow_of_history"
NO_NUMBERS = (
    "",
    " ",
    "x",
    "nan",
    "inf",
    "-inf",
    "1e3",
    "1e999",
    "0x10",
    "1_0",
    "+1",
    "٣",
    "1,5",
    "9" * 5000,
    "-" + "9" * 200,
)


def subcommands() -> dict[str, argparse.ArgumentParser]:
    """Every command with its parser."""
    (found,) = [action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(found.choices)


def options() -> Iterator[tuple[str, argparse.Action]]:
    """Every option that takes a value, with its command."""
    for name, command in subcommands().items():
        for action in command._actions:
            if action.option_strings and action.nargs != 0:
                yield name, action


NUMBERS = [(name, action) for name, action in options() if isinstance(action.type, Whole | Seconds)]
SETTINGS = [field.name for field in fields(Settings) if type(field.default) in (int, float)]


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command complains of: one sentence, not long."""
    code = main(arguments)
    told = capsys.readouterr()
    assert (code, told.out) == (2, "")
    assert told.err.startswith("epoka: ")
    assert told.err.endswith("\n")
    assert len(told.err.splitlines()) == 1
    assert len(told.err) < 500
    return told.err


def test_every_number_has_a_range() -> None:
    for name, action in options():
        assert action.type not in (int, float), f"{name} {action.option_strings[0]} takes any number at all"
    assert len(NUMBERS) > 12
    assert set(SETTINGS) == set(RANGES)


@pytest.mark.parametrize(("command", "action"), NUMBERS, ids=[f"{n}{a.option_strings[0]}" for n, a in NUMBERS])
def test_what_is_no_number_or_out_of_range_is_refused(
    capsys: pytest.CaptureFixture[str], command: str, action: argparse.Action
) -> None:
    option, kind = action.option_strings[0], action.type
    assert isinstance(kind, Whole | Seconds)
    outside = (kind.least - 1, kind.most + 1) if isinstance(kind, Whole) else (0, -1, kind.most + 1)
    for given in (*NO_NUMBERS, *map(str, outside)):
        assert f"argument {option}: " in complaint(capsys, command, f"{option}={given}")
    for number in (kind.least, kind.most) if isinstance(kind, Whole) else (0.001, kind.most):
        assert kind(str(number)) == number
    assert action.default is None or (kind is SEED or kind(str(action.default)) == action.default or not action.default)


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("given", [text for text in NO_NUMBERS if text])
def test_a_setting_that_is_no_number_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, given: str
) -> None:
    told = name.replace("_", " ")
    assert told in complaint(capsys, "serve", f"--{name.replace('_', '-')}={given}")
    monkeypatch.setenv(variable_of(name), given)
    assert told in complaint(capsys, "serve")


@pytest.mark.parametrize("name", SETTINGS)
def test_a_setting_has_a_least_and_a_most(capsys: pytest.CaptureFixture[str], name: str) -> None:
    least, most = RANGES[name]
    for given in (
        f"{least - 1:.3f}" if isinstance(getattr(Settings(), name), float) else int(least - 1),
        int(most + 1),
    ):
        assert f"{name.replace('_', ' ')} is from " in complaint(capsys, "serve", f"--{name.replace('_', '-')}={given}")
    for number in (float("nan"), float("inf"), -float("inf")):
        with pytest.raises(EpokaError, match="is from"):
            replace(Settings(), **{name: number})  # type: ignore[arg-type]  # no setting takes these
    for number in (least, most):
        assert getattr(replace(Settings(), **{name: number}), name) == number  # type: ignore[arg-type]  # any field


def test_an_empty_variable_is_none_and_an_empty_option_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert from_environment({variable_of(field.name): "" for field in fields(Settings)}) == Settings()
    for name in (*SETTINGS, "host", "database_url", "limits", "log_level"):
        complaint(capsys, "serve", f"--{name.replace('_', '-')}=")


@pytest.mark.parametrize(
    "address", ["http://", "https://:443", "http://[::1", "http://a:x", "http://a:99999", "//a", "ftp://a"]
)
def test_a_public_address_is_one(capsys: pytest.CaptureFixture[str], address: str) -> None:
    assert "public address" in complaint(capsys, "serve", "--public-url", address)


@pytest.mark.parametrize("text", [*NO_NUMBERS, "0", "-1", "0ms", "nanms", "9" * 20, f"{'9' * 20}ms"])
def test_a_budget_is_a_number(text: str) -> None:
    with pytest.raises(BadSetup, match="a search budget is"):
        budget_of(text)


@pytest.mark.parametrize("seats", ["0", "1-99999999999999999", "x", "5-2", "2,2", "2-", "nan", "-", "9" * 5000])
def test_seat_counts_are_checked(capsys: pytest.CaptureFixture[str], seats: str) -> None:
    complaint(capsys, "conform", GAME, f"--seats={seats}")


def test_however_long_an_argument_is_it_is_not_told_whole(capsys: pytest.CaptureFixture[str]) -> None:
    long = "x" * 100_000
    for name, action in options():
        if name == "serve" and action.dest in ("host", "trusted_proxies"):
            continue  # these are known to be wrong only when they are used
        first = {"simulate": ("--seats=2",), "arena": ("--seats=2", "--bots=greedy,random")}.get(name, ())
        if action.dest in ("lang", "bots", "seats", "option", "resume", "save", "time"):
            game = () if name in ("bot", "replay", "games", "bench", "serve") else (GAME,)
            complaint(capsys, name, *game, *first, f"{action.option_strings[0]}={long}")
    for command in (("replay", long), ("cards", long), ("bot", long), ("bench", long), ("conform", long), (long,)):
        complaint(capsys, *command)
    complaint(capsys, "serve", f"--database-url={long}")
    complaint(capsys, "serve", f"--redis-url={long}", "--database-url=sqlite:////dev/null/x")
    complaint(capsys, "simulate", GAME, "--seats=2", f"--option=rahdo={'9' * 100_000}")
    complaint(capsys, "simulate", GAME, "--seats=2", f"--bots=stdio:{long}")
    complaint(capsys, "arena", GAME, "--seats=2", "--bots=hard@5,greedy", f"--time={'9' * 100_000}")
