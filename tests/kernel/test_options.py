"""Options and refusals: what can be answered, as values and as text, and why something else cannot."""

from __future__ import annotations

import pickle
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from epoka.kernel import Choose, Option, Refusal, Refused, YesNo, option_of, text_of
from tests.kernel.playing import court, new, play, play_on, random_game, scenario, toy_state
from tests.kernel.toy import ChooseResponse, PlayOne

words = st.text(min_size=1, max_size=12).filter(
    lambda word: len(word.split()) == 1 and word.split()[0] == word and not re.fullmatch(r"0|-?[1-9][0-9]{0,17}", word)
)
numbers = st.integers(-(10**18) + 1, 10**18 - 1)
options = st.lists(words | numbers, min_size=1, max_size=5).map(tuple)


@given(options)
def test_an_option_survives_as_text(option: Option) -> None:
    assert option_of(text_of(option)) == option


@given(st.text())
def test_any_text_is_an_option_or_refused_and_its_text_is_the_same(text: str) -> None:
    try:
        option = option_of(text)
    except Refused:
        assert not text.split()
    else:
        assert text_of(option) == " ".join(text.split())


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("take iron 2", ("take", "iron", 2)),
        ("  take   iron\t2 ", ("take", "iron", 2)),
        ("stake 0", ("stake", 0)),
        ("move -3", ("move", -3)),
        ("move --3", ("move", "--3")),
        ("move -", ("move", "-")),
        ("take 007", ("take", "007")),
        ("take -0", ("take", "-0")),
        ("take ٣", ("take", "٣")),
        ("take ²", ("take", "²")),
        ("take 1e5", ("take", "1e5")),
        ("take " + "9" * 5000, ("take", "9" * 5000)),
    ],
)
def test_only_plain_numbers_are_numbers(text: str, option: Option) -> None:
    assert option_of(text) == option


@pytest.mark.parametrize("text", ["", " ", "\n\t"])
def test_an_empty_text_is_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        option_of(text)
    assert caught.value.refusal.reason == "malformed"


def test_every_option_of_a_game_survives_as_text_and_is_accepted() -> None:
    for table in random_game(4, "copies", 3):
        for decision in table.decisions:
            assert len(set(decision.options)) == len(decision.options)
            for option in decision.options:
                assert option_of(text_of(option)) == option
                assert table.check(decision.seat, option) is None
                assert table.check(decision.seat, text_of(option)) is None


def test_an_option_names_the_things_it_touches() -> None:
    s = toy_state(court("scout#1"), court("horn#1"), court("well#1"))
    table = play(scenario(PlayOne(0), s), "0 play scout")
    response = table.view(1)["decision"]
    assert response["options"] == [
        {
            "value": ["discard", "horn"],
            "text": "discard horn",
            "message": {"id": "option-discard", "args": {"card": "horn"}},
            "touches": ["card:horn"],
        },
        {"value": ["let"], "text": "let", "message": {"id": "option-let", "args": {}}, "touches": []},
    ]
    play(table, "1 let")
    assert [option["touches"] for option in table.view(0)["decision"]["options"]] == [["seat:1"], ["seat:2"]]


def test_a_view_explains_what_a_person_might_try_in_vain() -> None:
    s = toy_state(court("spear#1"), court("horn#1", "well#1"), court())
    decision = play(scenario(PlayOne(0), s), "0 play spear").view(1)["decision"]
    assert decision["prompt"] == {"id": "prompt-response", "args": {"card": "spear"}}
    assert decision["rule"] == "TOY-3.2"
    (refused,) = decision["refused"]
    assert refused["text"] == "discard well"
    assert refused["refusal"] == {"id": "refusal-wrong-back", "args": {"card": "well"}, "rule": "TOY-3.2"}


def test_tables_and_decisions_print_what_is_asked() -> None:
    table = play(new(3, 1), "0 draw war")
    assert repr(table) == "<Table toy 3 seats, 1 answers, seat 0: YesNo>"
    assert repr(table.decision) == "Decision(seat=0, prompt='prompt-again', options=[yes, no])"
    assert repr(play_on(table, 1)).endswith("answers, over>")


def test_a_refusal_survives_the_way_back_from_another_process() -> None:
    refused = Refused(Refusal("wrong-back", "TOY-3.2", {"card": "well"}))
    again = pickle.loads(pickle.dumps(refused))
    assert (str(again), again.refusal) == (str(refused), refused.refusal)


def test_options_are_worked_out_once_for_all_clones() -> None:
    table = play(new(3, 1), "0 draw war", "0 yes")
    twin = table.clone()
    assert table.decision.options is twin.decision.options


def test_a_copy_of_a_question_remembers_no_options() -> None:
    s = toy_state(court("spear#1"), court("horn#1"), court())
    question = ChooseResponse(1, "spear#1")
    assert question.options(s) == (("discard", "horn"), ("let",))
    s.courts[1].hand, s.courts[1].hand_seen = (), ()
    assert question.clone().options(s) == (("let",),)


def test_ready_made_questions_list_their_options() -> None:
    assert YesNo(0, "prompt-x").options(None) == (("yes",), ("no",))
    choose = Choose(0, "prompt-y", (("a",), ("b", 1)))
    assert choose.options(None) == (("a",), ("b", 1))
    assert choose.prompt_id() == "prompt-y"
    assert choose.accepts(None, ("b", 1)) is None


def test_a_refusal_has_a_reason_a_rule_and_arguments() -> None:
    refusal = Choose(0, "prompt-y", (("a",),)).accepts(None, ("b", 2))
    assert refusal == Refusal("not-an-option", "", {"answer": "b 2"})
    s = toy_state(court(), court("well#1"), court())
    assert ChooseResponse(1, "spear#1").accepts(s, ("discard", "well")) == Refusal(
        "wrong-back", "TOY-3.2", {"card": "well"}
    )


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("game-over"), "game over"),
        (Refusal("wrong-back", "TOY-3.2"), "wrong back [TOY-3.2]"),
        (Refusal("not-your-turn", "", {"seat": 1}), "not your turn (seat 1)"),
        (Refusal("stake", "X-1", {"have": 2, "need": 3}), "stake (have 2, need 3) [X-1]"),
    ],
)
def test_a_refusal_reads_as_a_sentence(refusal: Refusal, sentence: str) -> None:
    assert str(refusal) == sentence
    assert str(Refused(refusal)) == f"refused: {sentence}"
    assert Refused(refusal).refusal == refusal
