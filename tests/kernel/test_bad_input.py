"""Bad input of every kind: a clear sentence, one of our own exceptions, and nothing changed."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import epoka
from epoka.kernel import BadSave, BadSetup, EpokaError, Refused, Setting, Table
from epoka.kernel.notation import read_notation
from epoka.kernel.saves import LARGEST, MAGIC, load
from tests.kernel.files import changed, opened, resealed, with_checksum
from tests.kernel.playing import court, find_game, new, play, play_on, random_game, scenario, toy_state
from tests.kernel.toy import TOY, PlayOne, Toy


class NextToy(Toy):
    """The toy of a later version, for which no log can prove an older save honest."""

    version: ClassVar[int] = Toy.version + 1


def later(name: str) -> Toy:
    return NextToy()


@cache
def small_save() -> bytes:
    """A short game, saved in the middle of a secret choice, when two of three have sealed an answer."""
    table = new(4, 2, rounds=1)
    rng = Random(3)
    while table.sealed is None or len(table.sealed) < 2:
        decision = rng.choice(table.decisions)
        table.apply(decision.seat, rng.choice(decision.options))
    return table.to_bytes()


@cache
def save_with_origin() -> bytes:
    """A game that starts from a position in the middle of a secret choice, with one answer in its log."""
    table = load(small_save(), find_game)
    (seat, _), *_ = table.sealed or ()
    other = table.determinize(seat, Random(1))
    decision = other.decision
    other.apply(decision.seat, decision.options[0])
    return other.to_bytes()


def sentence(error: EpokaError) -> str:
    """The text of an error, which must be one a person can read."""
    text = str(error)
    assert " " in text
    assert text[0].islower() or text.startswith("Epoka")
    for word in ("Error", "Traceback", "NoneType", "object", "invalid literal", "argument", "<class", "<epoka"):
        assert word not in text, text
    return text


def refused_load(data: bytes, find: Callable[[str], Toy] | None = None) -> str:
    """The sentence with which a file is refused."""
    with pytest.raises(BadSave) as caught:
        load(data, find or find_game)
    return sentence(caught.value)


def test_the_saves_that_these_tests_damage_are_sound() -> None:
    for data in (small_save(), save_with_origin()):
        assert load(data, find_game).to_bytes() == data
        assert load(data, later).sealed


# -- answers ---------------------------------------------------------------------------------------------------------

NONSENSE: tuple[Any, ...] = (
    ("nonsense",),
    ("play",),
    ("play", "spear", "twice"),
    ("play", 3),
    ("play", "spear#1"),
    ("draw", "gold"),
    ("draw", -1),
    (7,),
    ("",),
    (),
    "",
    "  ",
    "play --5",
    "play " + "9" * 5000,
    "\x00",
    None,
    5,
    2.5,
    ["draw", "war"],
    {"draw": "war"},
    ("draw", None),
    ("draw", 1.5),
    (("draw", "war"),),
    ("draw", ["war"]),
)


def refuse(table: Table, seat: Any, answer: Any) -> str:
    """The reason for which an answer is refused; nothing may change."""
    before = (table.snapshot(), table.answers(), table.waiting)
    with pytest.raises(Refused) as caught:
        table.apply(seat, answer)
    assert sentence(caught.value)
    assert (table.snapshot(), table.answers(), table.waiting) == before
    return caught.value.refusal.reason


@pytest.mark.parametrize("answer", NONSENSE, ids=repr)
def test_an_answer_that_is_no_option_is_refused(answer: Any) -> None:
    table = new(3, 1)
    assert refuse(table, 0, answer) in ("not-an-option", "malformed")
    sealing = load(small_save(), find_game)
    assert refuse(sealing, sealing.waiting[0], answer) in ("not-an-option", "malformed")


@given(st.text() | st.lists(st.text() | st.integers(), max_size=4).map(tuple))
def test_whatever_is_answered_is_an_option_or_refused(answer: Any) -> None:
    refuse(new(3, 1), 0, answer)


def test_an_option_of_another_question_is_refused_at_every_decision() -> None:
    seen: set[tuple[Any, ...]] = set()
    for table in random_game(4, "copies", 6):
        for decision in table.decisions:
            for other in sorted(seen - set(decision.options)):
                refuse(table, decision.seat, other)
        for decision in table.decisions:
            seen.update(decision.options)
    assert len(seen) > 20


def test_an_answer_by_a_seat_that_is_not_asked_is_refused_at_every_decision() -> None:
    for table in random_game(4, "copies", 6):
        for seat in {-1, 0, 1, 2, 3, 4, 99} - set(table.waiting):
            answer = ("yes",) if table.over else table.decision.options[0]
            assert refuse(table, seat, answer) == ("game-over" if table.over else "not-your-turn")


@pytest.mark.parametrize("seat", ["0", None, 1.5, (0,)])
def test_what_is_no_seat_cannot_answer(seat: Any) -> None:
    assert refuse(new(3, 1), seat, ("draw", "war")) == "not-your-turn"


def test_a_sealed_answer_cannot_be_given_twice() -> None:
    table = load(small_save(), find_game)
    for seat, answer in table.sealed or ():
        assert refuse(table, seat, answer) == "not-your-turn"


def test_a_refusal_does_not_tell_who_has_sealed_an_answer() -> None:
    table = load(small_save(), find_game)
    table.sealed = ()
    before = {seat: table.check(seat, NONSENSE[0]) for seat in range(table.seats)}
    for decision in table.decisions:
        table.sealed = ((decision.seat, decision.options[0]),)
        for seat in {*range(table.seats)} - {decision.seat}:
            assert table.check(seat, NONSENSE[0]) == before[seat]


def test_a_finished_game_takes_no_answers_and_asks_nothing() -> None:
    table = play_on(new(3, 1), 1)
    for seat in (0, 1, 2, 7):
        for answer in NONSENSE:
            if answer is None or answer or answer == ():
                assert refuse(table, seat, answer) in ("game-over", "malformed")
    with pytest.raises(Refused, match="game over"):
        _ = table.decision
    assert table.decisions == ()
    assert table.waiting == ()


# -- set-up ----------------------------------------------------------------------------------------------------------


def refused_setup(seats: Any, **choices: Any) -> str:
    with pytest.raises(BadSetup) as caught:
        new(seats, 1, **choices)
    return sentence(caught.value)


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6, 99, "3", 3.0, None])
def test_a_seat_count_out_of_range_is_refused(seats: Any) -> None:
    assert refused_setup(seats) == f"toy is for 3, 4, 5 seats, not {seats!r}"


def test_an_unknown_option_is_refused() -> None:
    assert refused_setup(3, colour="red") == "toy has no option 'colour'; its options: deck, rounds"


@pytest.mark.parametrize("value", ["stacked", 1, "", "COPIES", None])
def test_a_bad_option_value_is_refused(value: Any) -> None:
    assert refused_setup(3, deck=value) == f"option deck of toy is one of copies, singles, not {value!r}"


@pytest.mark.parametrize("value", ["1", 1.0, True])
def test_what_only_looks_like_a_number_is_not_the_number(value: Any) -> None:
    assert refused_setup(3, rounds=value) == f"option rounds of toy is one of 2, 1, not {value!r}"


@pytest.mark.parametrize("seed", ["1", 1.0, True, None])
def test_a_seed_that_is_no_whole_number_is_refused(seed: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        Table.new(TOY, 3, seed)
    assert sentence(caught.value) == f"a seed is a whole number, not {seed!r}"


def test_an_option_that_is_not_for_this_seat_count_is_refused() -> None:
    assert refused_setup(5, rounds=1) == "option rounds=1 of toy needs 3, 4 seats [TOY-7.2]"
    assert new(5, 1, rounds=2).choices["rounds"] == 2  # the default is for everyone


def test_an_option_that_does_not_go_with_another_is_refused() -> None:
    class Choosy(Toy):
        settings = (
            Setting("deck", ("copies", "singles"), (3,), "TOY-1.1"),
            Setting("rounds", (2, 1), (3,), "TOY-7.2", {"deck": ("singles",)}),
        )

    with pytest.raises(BadSetup) as caught:
        Choosy().check_setup(3, {"rounds": 1})
    assert sentence(caught.value) == "option rounds=1 of toy needs deck=singles, not copies [TOY-7.2]"
    assert Choosy().check_setup(3, {"rounds": 1, "deck": "singles"})["rounds"] == 1
    assert Choosy().check_setup(3, {"deck": "copies"})["rounds"] == 2


def test_a_game_without_options_says_so() -> None:
    class Plain(Toy):
        settings = ()

    with pytest.raises(BadSetup, match="its options: none"):
        Plain().check_setup(3, {"deck": "copies"})


@pytest.mark.parametrize("name", ["toy", "", "Flow_of_history", "../flow_of_history", "os"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        epoka.new(name, seats=3)
    assert sentence(caught.value).startswith(f"there is no game {name!r}; there are: ")


# -- files -----------------------------------------------------------------------------------------------------------


def test_a_save_cut_off_at_any_length_is_refused() -> None:
    data = small_save()
    for length in range(len(data)):
        text = refused_load(data[:length])
        assert "damaged" in text or "not a saved game" in text


def test_a_save_with_something_added_is_refused() -> None:
    for more in (b"\x00", b"\n", small_save()):
        assert "damaged" in refused_load(small_save() + more)


def test_a_save_with_any_byte_changed_is_refused() -> None:
    data = small_save()
    rng = Random(1)
    for place in range(len(data)):
        broken = bytearray(data)
        broken[place] ^= 1 << rng.randrange(8)
        refused_load(bytes(broken))


@pytest.mark.parametrize("data", [b"", b"EPOK", b"PK\x03\x04", b"{}", b"\x00" * 100, MAGIC[:5], MAGIC])
def test_what_is_no_save_is_refused(data: bytes) -> None:
    refused_load(data)
    with pytest.raises(BadSave):
        epoka.load(data)


def test_a_save_of_another_format_asks_for_an_update() -> None:
    data = small_save()
    assert refused_load(data[:5] + b"\x02" + data[6:]) == "this game was saved in another format; please update"


def test_a_file_that_is_too_large_is_refused() -> None:
    assert "too large" in refused_load(MAGIC + bytes(LARGEST))


def test_a_save_of_an_unknown_game_is_refused() -> None:
    assert "'chess', which is not installed here" in refused_load(resealed(small_save(), game="chess"))
    with pytest.raises(BadSave, match="'toy', which is not installed here"):
        epoka.load(small_save())


def test_a_save_of_a_newer_version_asks_for_an_update() -> None:
    newer = resealed(small_save(), version=TOY.version + 1)
    text = refused_load(newer)
    assert f"newer ruleset (version {TOY.version + 1}, here {TOY.version})" in text
    assert text.endswith("please update")


def test_a_save_without_some_field_is_refused() -> None:
    fields = msgspec.structs.asdict(opened(small_save()))
    for name in fields:
        if name != "origin":
            rest = {field: value for field, value in fields.items() if field != name}
            assert "damaged" in refused_load(with_checksum(msgspec.msgpack.encode(rest)))


def zipped(text: str | bytes) -> bytes:
    return zlib.compress(text if isinstance(text, bytes) else text.encode())


def damaged_logs() -> Iterator[tuple[str, bytes]]:
    """Logs that are not that of the small save: what is wrong, and the bytes."""
    lines = zlib.decompress(opened(small_save()).log).decode().split("\n")
    yield "an answer is missing at the end", zipped("\n".join(lines[:-1]))
    yield "an answer is missing at the start", zipped("\n".join(lines[1:]))
    yield "the last answer is there twice", zipped("\n".join([*lines, lines[-1]]))
    yield "an answer is not legal", zipped("\n".join([lines[0], "0 nonsense", *lines[2:]]))
    yield "an answer is by another seat", zipped("\n".join(["3" + lines[0][1:], *lines[1:]]))
    yield "there is no answer", zipped("")
    yield "a seat is no number", zipped("x draw war")
    yield "an answer is empty", zipped("0")
    yield "a line is empty", zipped("\n".join([*lines, ""]))
    yield "it is no text", zipped(b"\xff\xfe")
    yield "it is not compressed", b"0 draw war"
    yield "it is cut off", opened(small_save()).log[:-3]
    yield "something follows it", opened(small_save()).log + b"more"
    yield "it is empty", b""
    yield "it unpacks to far too much", zipped(b"0 draw war\n" * (LARGEST // 8))


def test_a_tampered_log_is_refused() -> None:
    for what, log in damaged_logs():
        text = refused_load(resealed(small_save(), log=log))
        assert "damaged" in text or "tampered" in text or "too large" in text, what


def test_another_legal_answer_in_the_log_is_noticed() -> None:
    """A different first answer is legal in itself, but it does not lead to the position."""
    table = play(new(3, 1), "0 draw war")
    data = resealed(table.to_bytes(), log=zipped("0 draw craft"))
    assert refused_load(data) == "the saved game was tampered with: its log does not lead to its position"


def test_changed_fingerprints_are_noticed() -> None:
    data = play_on(new(4, 1), 1).to_bytes()
    checks = opened(data).checks
    assert checks
    for other in ([], [*checks, "0" * 16], ["0" * 16, *checks[1:]]):
        assert "tampered" in refused_load(resealed(data, checks=other))


NAMES, STATE, STACK, QUESTIONS, SEALED = range(5)


def state_field(shot: Any, field: str) -> tuple[list[Any], int]:
    """Where a field of the state is in a snapshot's data."""
    return shot[STATE]["ToyState"], shot[NAMES]["ToyState"].index(field)


def set_field(field: str, value: Any) -> Callable[[Any], None]:
    def change(shot: Any) -> None:
        values, index = state_field(shot, field)
        values[index] = value

    return change


def richer(shot: Any) -> None:
    values, index = state_field(shot, "courts")
    values[index][0]["Court"][3] += 1


def other_hand(shot: Any) -> None:
    values, index = state_field(shot, "courts")
    values[index][0]["Court"][0].reverse()


def nested_deep(shot: Any) -> None:
    values, index = state_field(shot, "last")
    for _ in range(400):
        values[index] = [values[index]]


HONEST_LOOKING: dict[str, Callable[[Any], object]] = {
    "a seat is richer": richer,
    "a hand is in another order": other_hand,
    "chance is another": set_field("chance", 12345),
    "the turn is another": set_field("turn", 2),
    "a sealed answer is another": lambda shot: shot[SEALED].pop(),
}
"""Changes that leave a playable position, which only the log can give away."""

BROKEN: dict[str, Callable[[Any], object]] = {
    "masks and cards do not match": set_field("seen", [1] * 50),
    "cards are a number": set_field("war", 5),
    "cards are numbers": set_field("war", [5, 6]),
    "a card is unknown": set_field("war", ["joker#1"]),
    "parts are missing": set_field("courts", []),
    "parts are words": set_field("courts", ["a", "b", "c"]),
    "the state is another record": lambda shot: shot.__setitem__(STATE, {"Gain": [1]}),
    "the state is unknown": lambda shot: shot.__setitem__(STATE, {"Nothing": []}),
    "the state is a number": lambda shot: shot.__setitem__(STATE, 1),
    "the state is nothing": lambda shot: shot.__setitem__(STATE, None),
    "the state lacks a value": lambda shot: shot[STATE]["ToyState"].pop(),
    "names are missing": lambda shot: shot[NAMES].pop("Court"),
    "a field has another name": lambda shot: shot[NAMES]["Court"].__setitem__(0, "cards"),
    "the stack is empty": lambda shot: shot[STACK].clear(),
    "a frame is no frame": lambda shot: shot[STACK][-1].__setitem__(1, {"Gain": [1]}),
    "a frame goes on nowhere": lambda shot: shot[STACK][-1].__setitem__(0, "elsewhere"),
    "a frame goes on in a field": lambda shot: shot[STACK][-1].__setitem__(0, "seat"),
    "there are no questions": lambda shot: shot[QUESTIONS].clear(),
    "a question is none": lambda shot: shot[QUESTIONS].__setitem__(0, {"Gain": [1]}),
    "a question is for no seat": lambda shot: shot[QUESTIONS][0]["ChooseBuried"].__setitem__(0, 17),
    "a question is for a word": lambda shot: shot[QUESTIONS][0]["ChooseBuried"].__setitem__(0, "x"),
    "a sealed answer is by nobody": lambda shot: shot[SEALED][0].__setitem__(0, 17),
    "a sealed answer is none": lambda shot: shot[SEALED][0].__setitem__(1, []),
    "a sealed answer is a number": lambda shot: shot[SEALED].__setitem__(0, 3),
    "a seat has sealed twice": lambda shot: shot[SEALED].append(shot[SEALED][0]),
    "a part of it is missing": lambda shot: shot.pop(),
    "it is nested deep": nested_deep,
    "it is empty": lambda shot: shot.clear(),
    "a number is a fraction": set_field("turn", 1.5),
}
"""Changes after which nothing can be played."""


@pytest.mark.parametrize("what", [*HONEST_LOOKING, *BROKEN])
def test_a_tampered_snapshot_is_refused(what: str) -> None:
    data = small_save()
    snapshot = changed(opened(data).snapshot, (HONEST_LOOKING | BROKEN)[what])
    text = refused_load(resealed(data, snapshot=snapshot))
    assert "damaged" in text or "tampered" in text


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_snapshot_of_an_older_version_is_refused_though_no_log_can_tell(what: str) -> None:
    data = small_save()
    assert "damaged" in refused_load(resealed(data, snapshot=changed(opened(data).snapshot, BROKEN[what])), later)


@pytest.mark.parametrize("what", [*HONEST_LOOKING, *BROKEN])
def test_a_tampered_origin_is_refused(what: str) -> None:
    data = save_with_origin()
    origin = changed(opened(data).origin, (HONEST_LOOKING | BROKEN)[what])
    text = refused_load(resealed(data, origin=origin))
    assert "damaged" in text or "tampered" in text


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_origin_is_refused_though_the_snapshot_agrees_with_it(what: str) -> None:
    """Without a single answer in the log, the same change in both leaves nothing that could disagree."""
    table = load(small_save(), find_game)
    data = table.determinize(table.answers()[-1][0], Random(1)).to_bytes()
    assert load(data, find_game).answers() == []
    broken = changed(opened(data).origin, BROKEN[what])
    assert "damaged" in refused_load(resealed(data, origin=broken, snapshot=broken))


def test_an_origin_that_looks_sound_but_breaks_in_play_is_refused() -> None:
    """The log draws from an empty deck, which shuffles the discards, and one of those is no card of the game."""
    s = toy_state(court("well#1"), court(), court(), discards=("forge#1",))
    data = play(scenario(PlayOne(0), s), "0 play well", "1 let").to_bytes()
    assert load(data, find_game).state.courts[0].hand == ("forge#1",)
    origin = changed(opened(data).origin, set_field("discards", ["joker#1"]))
    assert "its log cannot be played" in refused_load(resealed(data, origin=origin))


@pytest.mark.parametrize("bad", [b"\x00", b"\xc1", b"\x91" * 5000, b"\xff" * 10, b"x"])
def test_bytes_that_are_no_snapshot_are_refused(bad: bytes) -> None:
    assert "damaged" in refused_load(resealed(small_save(), snapshot=bad))
    assert "damaged" in refused_load(resealed(small_save(), snapshot=bad), later)
    assert "damaged" in refused_load(resealed(save_with_origin(), origin=bad))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"seats": 9}, "toy is for 3, 4, 5 seats, not 9"),
        ({"seats": -1}, "toy is for 3, 4, 5 seats, not -1"),
        ({"seats": 3}, "tampered"),
        ({"choices": {"colour": "red"}}, "no option 'colour'"),
        ({"choices": {"deck": "stacked"}}, "one of copies, singles"),
        ({"choices": {"deck": "singles"}}, "tampered"),
        ({"seats": 5, "choices": {"rounds": 1}}, "needs 3, 4 seats"),
        ({"seed": "abc"}, "damaged"),
        ({"seed": ""}, "neither a seed nor an origin"),
        ({"seed": "3"}, "tampered"),
        ({"seed": "9" * 5000}, "damaged"),
    ],
)
def test_a_tampered_set_up_is_refused(fields: dict[str, Any], reason: str) -> None:
    assert reason in refused_load(resealed(small_save(), **fields))


def test_a_trusted_save_is_not_replayed_but_must_still_be_whole() -> None:
    data = small_save()
    swapped = resealed(data, snapshot=changed(opened(data).snapshot, richer))
    assert load(swapped, find_game, trusting=True).state.courts[0].silver == 3
    with pytest.raises(BadSave):
        load(data[:-1], find_game, trusting=True)
    with pytest.raises(BadSave):
        load(resealed(data, snapshot=b"\x00"), find_game, trusting=True)


# -- notation --------------------------------------------------------------------------------------------------------

TEXT = play(new(3, 7, rounds=1), "0 draw war", "0 no").notation()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "it lacks epoka, game, version, seats, seed"),
        ("\n\n\n", "it lacks epoka"),
        ("0 draw war", "it lacks epoka"),
        (TEXT.replace("epoka 1", "epoka 2"), "format 2; here it is 1"),
        (TEXT.replace("epoka 1", "epoka"), "format"),
        (TEXT.replace("game toy\n", ""), "it lacks game"),
        (TEXT.replace("game toy", "game chess"), "'chess', which is not installed here"),
        (TEXT.replace(f"version {TOY.version}", "version 99"), "ruleset version 99"),
        (TEXT.replace(f"version {TOY.version}", "version 1"), "ruleset version 1"),
        (TEXT.replace(f"version {TOY.version}", "version x"), "ruleset version x"),
        (TEXT.replace("seats 3", "seats 9"), "toy is for 3, 4, 5 seats, not 9"),
        (TEXT.replace("seats 3", "seats three"), "are numbers"),
        (TEXT.replace("seats 3", "seats"), "are numbers"),
        (TEXT.replace("seed 7", "seed seven"), "are numbers"),
        (TEXT.replace("seed 7", "seed " + "9" * 5000), "are numbers"),
        (TEXT.replace("option deck copies", "option deck stacked"), "one of copies, singles"),
        (TEXT.replace("option deck copies", "option deck"), "a name and a value"),
        (TEXT.replace("option deck copies", "option deck  "), "a name and a value"),
        (TEXT.replace("option deck copies", "option"), "a name and a value"),
        (TEXT.replace("option deck copies", "option deck copies singles"), "a name and a value"),
        (TEXT.replace("option deck copies", "option colour red"), "no option 'colour'"),
        (TEXT.replace("seats 3", "seats 5"), "needs 3, 4 seats"),
        (TEXT + "0 nonsense\n", "answer 3 ('0 nonsense') cannot be played"),
        (TEXT + "0\n", "answer 3 ('0') cannot be played"),
        (TEXT + "draw war\n", "answer 3 ('draw war') cannot be played"),
        (TEXT + "2 draw war\n", "answer 3 ('2 draw war') cannot be played: refused: not your turn (seat 1)"),
        (TEXT.replace("0 draw war\n", ""), "answer 1 ('0 no') cannot be played"),
    ],
)
def test_a_broken_notation_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadSave) as caught:
        read_notation(text, find_game)
    assert reason in str(caught.value)


def test_a_notation_that_is_no_text_is_refused() -> None:
    with pytest.raises(BadSave, match="not text"):
        epoka.load(b"epoka 1\n\xff\xfe")


@given(st.text(alphabet=st.sampled_from("epoka gamtoyvrsinxd0123456789-\n#"), max_size=80))
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(BadSave):
        read_notation(text, find_game)
    with pytest.raises(BadSave):
        read_notation(TEXT.replace("0 draw war", text) + "\n9 x", find_game)


# -- fuzz ------------------------------------------------------------------------------------------------------------

packed = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats()
    | st.text(max_size=8)
    | st.binary(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.text(max_size=8) | st.sampled_from(["int", "Court", "ToyState", "Sequence"]), inner, max_size=3
        )
    ),
    max_leaves=15,
)


def loads_or_refuses(data: bytes) -> None:
    """Whatever is in a file, it is a game or a BadSave."""
    for find in (find_game, later):
        for trusting in (False, True):
            try:
                table = load(data, find, trusting=trusting)
            except BadSave as refused:
                sentence(refused)
            else:
                assert isinstance(table, Table)


@settings(max_examples=300)
@given(st.binary(max_size=200))
def test_random_bytes_behind_a_right_checksum_are_refused(body: bytes) -> None:
    refused_load(with_checksum(body))


@settings(max_examples=300)
@given(packed)
def test_random_data_behind_a_right_checksum_is_refused(value: Any) -> None:
    refused_load(with_checksum(msgspec.msgpack.encode(value)))


@settings(max_examples=200)
@given(st.sampled_from(["version", "seats", "choices", "seed", "log", "checks", "snapshot", "origin"]), packed)
def test_random_data_in_any_field_is_a_game_or_refused(field: str, value: Any) -> None:
    fields = msgspec.structs.asdict(opened(small_save())) | {field: value}
    loads_or_refuses(with_checksum(msgspec.msgpack.encode(fields)))


@settings(max_examples=200)
@given(st.sampled_from(["snapshot", "origin"]), packed)
def test_random_data_in_a_snapshot_is_refused(field: str, value: Any) -> None:
    loads_or_refuses(resealed(small_save(), **{field: msgspec.msgpack.encode(value)}))


def paths(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside a snapshot's data."""
    keys: Any = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield (*here, key)
        yield from paths(value[key], (*here, key))


@cache
def all_paths(field: str) -> list[tuple[Any, ...]]:
    return list(paths(msgspec.msgpack.decode(getattr(opened(save_with_origin()), field))))


@settings(max_examples=400)
@given(st.data(), st.sampled_from(["snapshot", "origin"]))
def test_a_real_snapshot_with_one_random_change_is_a_game_or_refused(data: st.DataObject, field: str) -> None:
    path = data.draw(st.sampled_from(all_paths(field)))
    value = data.draw(packed | st.sampled_from([0, 1, 2, 3, "start", "spear#1", [], {}]))

    def change(shot: Any) -> None:
        for key in path[:-1]:
            shot = shot[key]
        shot[path[-1]] = value

    save = save_with_origin()
    loads_or_refuses(resealed(save, **{field: changed(getattr(opened(save), field), change)}))
