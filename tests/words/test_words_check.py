"""The check of message files finds each thing that can be wrong with them, and nothing else."""

from collections.abc import Callable
from pathlib import Path

import pytest

from epoka.words import LANGUAGES, check

Problems = Callable[[str, str], list[str]]


@pytest.fixture
def problems(tmp_path: Path) -> Problems:
    """What the check says about an English and a Polish file, paths shortened."""

    def both(english: str, polish: str) -> list[str]:
        for language, text in (("en", english), ("pl", polish)):
            path = tmp_path / language / "some.ftl"
            path.parent.mkdir()
            path.write_text(text, encoding="utf-8")
        return [problem.replace(f"{tmp_path}/", "") for problem in check([tmp_path])]

    return both


def test_the_words_of_every_game_are_in_order() -> None:
    assert check([]) == []


def test_equal_languages_have_no_problem(problems: Problems) -> None:
    assert problems("a = { $x } { b }\nb = { $y }", "a = { $y } { $x }\nb = { $y } { -t }\n-t = T") == []


def test_a_key_in_one_language_only_is_found(problems: Problems) -> None:
    assert problems("a = A\nb = B", "a = A\nc = C") == ["b: in en but not in pl", "c: in pl but not in en"]


def test_different_variables_are_found(problems: Problems) -> None:
    assert problems("a = { $x }", "a = { $y }") == ["a: en uses $x, pl uses $y"]


def test_different_variables_are_found_through_messages(problems: Problems) -> None:
    found = problems("a = { b }\nb = { $x }", "a = { b }\nb = b")
    assert found == ["a: en uses $x, pl uses no variable", "b: en uses $x, pl uses no variable"]


def test_a_form_counts_as_its_argument(problems: Problems) -> None:
    english = "icon-attack = Attack\na = { $icon } icon"
    assert problems(english, "icon-attack = Atak\n .genitive = Ataku\na = ikona { $icon_genitive }") == []


def test_a_name_without_a_form_in_use_is_found(problems: Problems) -> None:
    names = "icon-a = A\nicon-b = B\nsay = { $icon2 }"
    polish = "icon-a = A\n .genitive = Aa\nicon-b = B\nsay = { $icon2_genitive }"
    assert problems(names, polish) == ["icon-b: pl uses $icon2_genitive, but there is no .genitive here"]


def test_a_syntax_error_is_found_with_its_line(problems: Problems) -> None:
    (problem,) = problems("a = A", "a = A\n\nb = { $x")
    assert problem.startswith("pl/some.ftl:3: Expected token")


def test_an_id_written_twice_is_found(problems: Problems) -> None:
    assert problems("a = A\na = B", "a = A") == ["en: a is written 2 times"]


def test_an_id_written_twice_in_two_files_is_found(problems: Problems, tmp_path: Path) -> None:
    assert problems("a = A", "a = A") == []
    (tmp_path / "pl" / "other.ftl").write_text("a = B", encoding="utf-8")
    assert check([tmp_path]) == [f"{tmp_path}/pl: a is written 2 times"]


def test_a_reference_to_nothing_is_found(problems: Problems) -> None:
    found = problems("a = { b }", "a = { -t }")
    assert found == ["a: refers to b, which en does not have", "a: refers to -t, which pl does not have"]


def test_a_message_that_refers_to_itself_is_found(problems: Problems) -> None:
    found = problems("a = { b }\nb = { a }\nc = { a }", "a = A\nb = B\nc = C")
    assert found == ["a: refers to itself in en", "b: refers to itself in en"]


def test_a_folder_without_files_is_found(tmp_path: Path) -> None:
    assert check([tmp_path]) == [f"{tmp_path}/{language}: no .ftl file" for language in LANGUAGES]


def test_a_later_folder_may_override_an_earlier_one(tmp_path: Path) -> None:
    for folder in ("first", "second"):
        for language in LANGUAGES:
            path = tmp_path / folder / language / "some.ftl"
            path.parent.mkdir(parents=True)
            path.write_text(f"a = {folder}", encoding="utf-8")
    assert check([tmp_path / "first", tmp_path / "second"]) == []
