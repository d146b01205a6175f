"""Forged saves: what was proved is said, what cannot be true is refused, and nothing unpacks without a limit."""

from __future__ import annotations

import tracemalloc
import zlib
from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
import pytest

from epoka.kernel import BadSave, BadSetup, Table
from epoka.kernel.chance import SEED_DIGITS
from epoka.kernel.notation import read_notation
from epoka.kernel.saves import FORMAT, LARGEST, LARGEST_SNAPSHOT, MOST_ANSWERS, examine, load
from tests.kernel.files import changed, opened, resealed, with_checksum
from tests.kernel.playing import find_game, new, play_on
from tests.kernel.toy import TOY, Toy, ToyState


class NextToy(Toy):
    """The toy after a change of rules."""

    version: ClassVar[int] = Toy.version + 1


def refusal(data: bytes) -> BadSave:
    """Why a file is refused."""
    with pytest.raises(BadSave) as caught:
        load(data, find_game)
    return caught.value


def refused_notation(text: str) -> BadSave:
    """Why a notation is refused."""
    with pytest.raises(BadSave) as caught:
        read_notation(text, find_game)
    return caught.value


def short() -> Table:
    """A few answers into a game."""
    table = new(3, 1)
    for _ in range(3):
        table.apply(table.decision.seat, table.decision.options[0])
    return table


# -- what was proved -------------------------------------------------------------------------------------------------


def test_a_game_that_was_replayed_from_its_set_up_is_proved_whole() -> None:
    found = examine(play_on(new(4, 5), 5).to_bytes(), find_game)
    assert (found.checked, found.version) == ("game", TOY.version)


def test_a_game_that_begins_with_a_position_is_proved_from_there_on() -> None:
    table = examine(short().to_bytes(), lambda name: NextToy()).table
    table.apply(table.decision.seat, table.decision.options[0])
    found = examine(table.to_bytes(), lambda name: NextToy())
    assert (found.checked, found.version) == ("answers", NextToy.version)


def test_of_a_game_of_an_older_version_only_the_position_is_proved() -> None:
    """A changed version escapes the replay, but not unnoticed."""
    found = examine(short().to_bytes(), lambda name: NextToy())
    assert (found.checked, found.version) == ("position", Toy.version)
    forged = resealed(short().to_bytes(), version=1)
    assert examine(forged, find_game).checked == "position"


def test_of_a_trusted_game_nothing_is_proved() -> None:
    assert examine(short().to_bytes(), find_game, trusting=True).checked == "nothing"


@pytest.mark.parametrize("version", [0, -1, -(2**63)])
def test_a_version_that_no_rules_have_is_refused(version: int) -> None:
    assert refusal(resealed(short().to_bytes(), version=version)).kind == "damaged"


@pytest.mark.parametrize("version", [TOY.version + 1, 2**63 - 1])
def test_a_newer_version_is_refused(version: int) -> None:
    assert refusal(resealed(short().to_bytes(), version=version)).kind == "newer"


# -- what cannot be true ---------------------------------------------------------------------------------------------


def test_a_log_that_leads_elsewhere_is_refused() -> None:
    other = new(3, 1)
    other.apply(other.decision.seat, other.decision.options[-1])
    assert refusal(resealed(short().to_bytes(), log=opened(other.to_bytes()).log)).kind == "forged"
    assert refusal(resealed(short().to_bytes(), snapshot=opened(other.to_bytes()).snapshot)).kind == "forged"


def test_another_seed_is_refused() -> None:
    assert refusal(resealed(short().to_bytes(), seed="2")).kind == "forged"


@pytest.mark.parametrize(
    "seed", ["1_0", " 1", "+1", "01", "-0", "٣", "1.0", "0x1", "9" * (SEED_DIGITS + 1), "9" * 5000]
)
def test_a_seed_that_is_not_written_as_we_write_it_is_refused(seed: str) -> None:
    assert refusal(resealed(short().to_bytes(), seed=seed)).kind == "damaged"
    if seed.strip() == seed:
        text = short().notation().replace("seed 1\n", f"seed {seed}\n")
        assert "are numbers" in str(refused_notation(text))


def test_a_seed_has_an_end() -> None:
    assert load(new(3, 10**SEED_DIGITS - 1).to_bytes(), find_game).seed == 10**SEED_DIGITS - 1
    for seed in (10**SEED_DIGITS, -(10**SEED_DIGITS), 10**5000):
        with pytest.raises(BadSetup, match="at most 100 digits"):
            new(3, seed)


@pytest.mark.parametrize("seat", ["+0", "00", "0_0", "٠", "-1", "99", "9" * 5000, ""])
def test_a_seat_in_a_log_is_written_as_we_write_it(seat: str) -> None:
    log = zlib.compress(f"{seat} draw war".encode())
    table = new(3, 1)
    table.apply(0, ("draw", "war"))
    refusal(resealed(table.to_bytes(), log=log))


def test_a_field_that_stands_there_twice_is_refused() -> None:
    body = msgspec.msgpack.encode(opened(short().to_bytes()))
    again = msgspec.msgpack.encode("seed") + msgspec.msgpack.encode("2")
    count = body[0] - 0x80
    for head in (bytes([0x80 + count + 1]), b"\xde" + bytes([0, count + 1]), b"\xdf" + bytes([0, 0, 0, count + 1])):
        assert "fields do not fit" in str(refusal(with_checksum(head + body[1:] + again)))
    for head in (b"\xde" + bytes([0, count]), b"\xdf" + bytes([0, 0, 0, count])):
        assert load(with_checksum(head + body[1:]), find_game).seed == 1


def test_a_record_that_stands_there_twice_is_refused() -> None:
    data = short().to_bytes()
    shot: list[Any] = msgspec.msgpack.decode(opened(data).snapshot)
    (name, values), *_ = shot[1].items()
    once = msgspec.msgpack.encode(name) + msgspec.msgpack.encode(values)
    packed = [msgspec.msgpack.encode(part) for part in shot]
    packed[1] = b"\x82" + once + once
    assert "packed" in str(refusal(resealed(data, snapshot=b"\x95" + b"".join(packed))))


def test_a_body_of_another_format_is_refused() -> None:
    assert refusal(resealed(short().to_bytes(), format=FORMAT + 1)).kind == "damaged"


@pytest.mark.parametrize(
    "field", ["version", "seats", "seed", "log", "checks", "snapshot", "choices", "game", "format"]
)
@pytest.mark.parametrize("value", [None, True, 1.5, [], {}, "x", b"x", -1, 2**64 - 1])
def test_a_field_of_another_type_is_refused(field: str, value: Any) -> None:
    fields = msgspec.structs.asdict(opened(short().to_bytes()))
    if fields[field] != value and not (field == "choices" and value == {}):
        refusal(with_checksum(msgspec.msgpack.encode(fields | {field: value})))


class Talkative(NextToy):
    """Rules that quote a whole position when something is wrong with it."""

    def invariants(self, s: ToyState) -> Iterator[str]:
        yield "x" * 100_000


def test_what_is_wrong_with_a_position_is_not_told_at_length() -> None:
    with pytest.raises(BadSave) as caught:
        load(short().to_bytes(), lambda name: Talkative())
    assert len(str(caught.value)) < 400


# -- limits ----------------------------------------------------------------------------------------------------------


def peak(data: bytes) -> tuple[BadSave, int]:
    """Why a file is refused, and how much memory that has taken."""
    tracemalloc.start()
    try:
        return refusal(data), tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_small_file_cannot_fill_the_memory() -> None:
    data = resealed(short().to_bytes(), log=zlib.compress(b"0 draw war\n" * 2_000_000, 9))
    assert len(data) < 50_000
    wrong, used = peak(data)
    assert wrong.kind == "large"
    assert used < 6 * LARGEST


def test_a_log_of_too_many_answers_is_refused_before_any_is_played() -> None:
    most = "\n".join(["0 x"] * MOST_ANSWERS)
    assert refusal(resealed(short().to_bytes(), log=zlib.compress(most.encode()))).kind == "forged"
    assert refusal(resealed(short().to_bytes(), log=zlib.compress(f"{most}\n0 x".encode()))).kind == "large"


def test_a_snapshot_that_is_too_large_is_refused_before_it_is_unpacked() -> None:
    empty = b"\xdd" + LARGEST_SNAPSHOT.to_bytes(4, "big") + b"\x80" * LARGEST_SNAPSHOT
    for field in ("snapshot", "origin"):
        wrong, used = peak(resealed(short().to_bytes(), **{field: empty}))
        assert wrong.kind == "large"
        assert used < 6 * LARGEST


def test_a_field_that_nobody_knows_is_not_unpacked() -> None:
    fields = msgspec.structs.asdict(opened(short().to_bytes()))
    body = msgspec.msgpack.encode(fields | {"more": [{}] * (LARGEST // 2)})
    tracemalloc.start()
    load(with_checksum(body), find_game)
    used = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert used < 2 * LARGEST


def test_what_is_nested_deeply_is_refused() -> None:
    for nested in (b"\x91" * 100_000, b"\x81\xa1a" * 50_000, b"\x91" * 100_000 + b"\xc0"):
        assert refusal(resealed(short().to_bytes(), snapshot=nested)).kind == "damaged"
        refusal(with_checksum(nested))


def test_a_number_that_is_too_long_is_refused() -> None:
    def longer(shot: Any) -> None:
        index = shot[0]["ToyState"].index("chance")
        shot[1]["ToyState"][index] = {"int": "0x" + "f" * 10_000}

    data = short().to_bytes()
    assert refusal(resealed(data, snapshot=changed(opened(data).snapshot, longer))).kind == "damaged"


# -- notations -------------------------------------------------------------------------------------------------------


def test_a_notation_that_is_too_large_is_refused() -> None:
    text = short().notation()
    assert refused_notation(text + "0 x" * LARGEST).kind == "large"
    assert refused_notation(text + "0 x\n" * MOST_ANSWERS).kind == "large"


@pytest.mark.parametrize("line", ["seed 2", "option deck copies", "game toy", "colour red", "seats"])
def test_a_heading_says_everything_once_and_nothing_else(line: str) -> None:
    refused_notation(short().notation().replace("\n\n", f"\n{line}\n\n", 1))


def test_an_illegal_answer_is_named_by_its_number() -> None:
    wrong = refused_notation(short().notation() + "0 nonsense\n")
    assert (wrong.kind, wrong.number) == ("illegal", 4)


@pytest.mark.parametrize(("version", "kind"), [("99", "newer"), ("1", "older"), ("-1", "damaged"), ("x", "damaged")])
def test_a_notation_of_another_version_says_which(version: str, kind: str) -> None:
    text = short().notation().replace(f"version {TOY.version}", f"version {version}")
    assert refused_notation(text).kind == kind


def test_a_long_line_is_not_quoted_whole() -> None:
    long = "x" * 500_000
    for text in (
        short().notation() + f"0 {long}\n",
        short().notation().replace("seed 1", f"seed {long}"),
        short().notation().replace("game toy", f"game {long}"),
        short().notation().replace(f"version {TOY.version}", f"version {long}"),
        short().notation().replace("option deck copies", f"option deck {long}"),
        short().notation().replace("option deck copies", f"option {long} copies"),
        short().notation().replace("option deck copies", f"option {long} {long} {long}"),
        short().notation().replace("\n\n", f"\n{long}\n\n", 1),
    ):
        assert len(str(refused_notation(text[: LARGEST - 1]))) < 400
