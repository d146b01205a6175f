"""Messages become text by the rules of the words layer; what cannot be said is refused."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from epoka.words import Catalogue, Message, MissingText

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a folder of message files, one per language."""

    def folder(name: str = "locale", **texts: str) -> Path:
        for language, text in texts.items():
            path = tmp_path / name / language / "some.ftl"
            path.parent.mkdir(parents=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path / name

    return folder


def english(write: Write, text: str, *seat_names: str) -> Catalogue:
    return Catalogue(write(en=text), language="en", seat_names=seat_names)


def polish(write: Write, text: str) -> Catalogue:
    return Catalogue(write(pl=text), language="pl")


@pytest.mark.parametrize(
    ("amount", "words"),
    [(1, "1 zasób"), (2, "2 zasoby"), (5, "5 zasobów"), (22, "22 zasoby"), (0, "0 zasobów")],
)
def test_a_number_chooses_the_polish_plural(write: Write, amount: int, words: str) -> None:
    forms = "[one] { $amount } zasób\n [few] { $amount } zasoby\n *[many] { $amount } zasobów"
    assert polish(write, f"take = {{ $amount ->\n {forms}\n}}").text("take", {"amount": amount}) == words


def test_no_isolation_marks_surround_an_argument(write: Write) -> None:
    assert english(write, "hello = Hello { $who }!").text("hello", {"who": "Anna"}) == "Hello Anna!"


def test_an_id_is_shown_as_the_message_of_its_kind(write: Write) -> None:
    catalogue = english(write, "card-great-wall = Great Wall\ntake = Take { $card }")
    assert catalogue.text("take", {"card": "great_wall"}) == "Take Great Wall"


def test_digits_after_a_kind_tell_two_arguments_apart(write: Write) -> None:
    catalogue = english(write, "card-mill = Mill\ncard-forge = Forge\nswap = { $card } for { $card2 }")
    assert catalogue.text("swap", {"card": "mill", "card2": "forge"}) == "Mill for Forge"


def test_the_letter_case_of_an_id_is_kept(write: Write) -> None:
    assert english(write, "era-II = era II\nnow = Now: { $era }").text("now", {"era": "II"}) == "Now: era II"


def test_a_word_without_a_message_of_its_kind_stays_as_it_is(write: Write) -> None:
    assert english(write, "say = { $text }").text("say", {"text": "as_it is."}) == "as_it is."


def test_a_word_never_reaches_an_attribute(write: Write) -> None:
    assert english(write, "a-b = B\n .c = C\nsay = { $a }").text("say", {"a": "b.c"}) == "b.c"


def test_forms_of_a_name_come_as_further_variables(write: Write) -> None:
    catalogue = polish(
        write,
        "icon-attack = Atak\n .genitive = Ataku\nicon-trade = Handel\n .genitive = Handlu\n"
        "say = { $icon }: ikona { $icon_genitive }, potem { $icon2_genitive }",
    )
    args = {"icon": "attack", "icon2": "trade"}
    assert catalogue.text("say", args) == "Atak: ikona Ataku, potem Handlu"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["nothing", "a", "a and b", "a, b and c"]), ("pl", ["nic", "a", "a i b", "a, b i c"])],
)
def test_a_list_is_joined_as_the_language_does(write: Write, language: str, words: list[str]) -> None:
    catalogue = Catalogue(write(**{language: "say = { $items }"}), language=language)
    assert [catalogue.text("say", {"items": ["a", "b", "c"][:size]}) for size in range(4)] == words


def test_items_of_a_list_are_named_and_may_be_called_in_the_plural(write: Write) -> None:
    catalogue = english(write, "card-mill = Mill\nsingular = { $card }\nplural = { $cards }")
    assert catalogue.text("singular", {"card": ["mill", "mill"]}) == "Mill and Mill"
    assert catalogue.text("plural", {"cards": ["mill", "forge", "mill"]}) == "Mill, forge and Mill"


def test_a_list_has_the_forms_that_all_its_items_have(write: Write) -> None:
    catalogue = polish(
        write, "icon-a = A\n .genitive = Aa\nicon-b = B\n .genitive = Bb\nsay = ikony { $icon_genitive }"
    )
    assert catalogue.text("say", {"icon": ["a", "b"]}) == "ikony Aa i Bb"
    with pytest.raises(MissingText, match="icon_genitive"):
        catalogue.text("say", {"icon": ["a", "c"]})


def test_numbers_in_a_list_are_joined_too(write: Write) -> None:
    assert english(write, "say = { $dice }").text("say", {"dice": [3, 5]}) == "3 and 5"


def test_a_message_inside_a_message_is_rendered(write: Write) -> None:
    catalogue = english(write, "card-mill = Mill\ninner = take { $card }\nouter = { $seat } may { $what }", "Anna")
    inner: Message = {"id": "inner", "args": {"card": "mill"}}
    assert catalogue.render({"id": "outer", "args": {"seat": 0, "what": inner}}) == "Anna may take Mill"


def test_a_seat_is_shown_by_name(write: Write) -> None:
    catalogue = english(write, "raid = { $seat } raids { $victim }", "Anna", "Marek")
    assert catalogue.text("raid", {"seat": 1, "victim": 0}) == "Marek raids Anna"


def test_names_given_with_the_text_win(write: Write) -> None:
    catalogue = english(write, "turn = { $seat }", "Anna")
    assert catalogue.text("turn", {"seat": 0}, seat_names=["Julia"]) == "Julia"


def test_a_seat_without_a_name_is_a_numbered_player(write: Write) -> None:
    assert english(write, "turn = { $seat2 }", "Anna").text("turn", {"seat2": 1}) == "Player 2"
    assert polish(write, "turn = { $seat }").text("turn", {"seat": 0}) == "Gracz 1"


@pytest.mark.parametrize("seat", [-1, -2, None])
def test_no_seat_is_nobody(write: Write, seat: int | None) -> None:
    assert english(write, "won = Won: { $winner }").text("won", {"winner": seat}) == "Won: nobody"


def test_a_seat_given_by_name_keeps_that_name(write: Write) -> None:
    assert english(write, "turn = { $seat }").text("turn", {"seat": "default"}) == "default"


def test_several_seats_are_a_list_of_names(write: Write) -> None:
    catalogue = english(write, "won = Won: { $winners }", "Anna", "Marek")
    assert catalogue.text("won", {"winners": [0, 1]}) == "Won: Anna and Marek"


def test_a_number_that_is_not_a_seat_stays_a_number(write: Write) -> None:
    assert english(write, "era-1 = wrong\nsay = { $era }", "Anna").text("say", {"era": 1}) == "1"


def test_a_later_folder_overrides_an_earlier_one_whole(write: Write) -> None:
    first = write("first", en="a = one\n .form = old\nb = kept")
    second = write("second", en="a = two")
    catalogue = Catalogue(first, second, language="en")
    assert (catalogue.text("a"), catalogue.text("b")) == ("two", "kept")
    assert not catalogue.has("a.form")


def test_ids_are_messages_and_attributes_but_not_terms(write: Write) -> None:
    catalogue = english(write, "a = A { -t }\n .form = F\nonly =\n .form = O\n-t = T")
    mine = {key for key in catalogue.ids() if not key.startswith(("seat-", "list-"))}
    assert mine == {"a", "a.form", "only.form"}
    assert catalogue.text("a.form") == "F"


def test_variables_are_found_in_selections_and_through_messages(write: Write) -> None:
    catalogue = english(write, "a = { $x ->\n [one] { $y }\n *[other] { b }\n}\nb = { $z } { a }")
    assert catalogue.variables("a") == {"x", "y", "z"}


def test_variables_of_a_term_are_not_arguments_of_the_message(write: Write) -> None:
    catalogue = english(
        write, '-t = { $case ->\n [genitive] of it\n *[other] it\n}\na = { $x } { -t(case: "genitive") }'
    )
    assert catalogue.variables("a") == {"x"}
    assert catalogue.text("a", {"x": "more"}) == "more of it"


def test_a_missing_message_is_refused_by_name(write: Write) -> None:
    catalogue = english(write, "a = A")
    for ask in (catalogue.text, catalogue.variables):
        with pytest.raises(MissingText, match=r"message 'b' in 'en': no such message"):
            ask("b")
    assert not catalogue.has("b")


def test_there_is_no_fallback_to_another_language(write: Write) -> None:
    folder = write(en="a = A", pl="b = B")
    with pytest.raises(MissingText, match="'a' in 'pl'"):
        Catalogue(folder, language="pl").text("a")


@pytest.mark.parametrize("args", [{}, {"amount": None}])
def test_a_missing_argument_is_refused(write: Write, args: dict[str, None]) -> None:
    with pytest.raises(MissingText, match=r"'a' in 'en'.*amount"):
        english(write, "a = { $amount }").text("a", args)


@pytest.mark.parametrize("text", ["a = { b }", "a = { -b }", "a = { NONE() }", "a = { a }", "a = again { a }"])
def test_a_message_that_cannot_be_formatted_is_refused(write: Write, text: str) -> None:
    with pytest.raises(MissingText, match="'a' in 'en'"):
        english(write, text).text("a")


def test_a_file_that_does_not_parse_is_refused_with_its_line(write: Write) -> None:
    with pytest.raises(ValueError, match=r"some\.ftl:2: "):
        english(write, "a = A\nb = { $broken")


def test_a_language_without_files_is_refused(write: Write) -> None:
    with pytest.raises(FileNotFoundError, match="pl"):
        Catalogue(write(en="a = A"), language="pl")


def test_a_refusal_travels_between_processes() -> None:
    refusal = pickle.loads(pickle.dumps(MissingText("a", "pl", "no such message")))
    assert str(refusal) == "message 'a' in 'pl': no such message"


def test_things_with_their_numbers_are_counted(write: Write) -> None:
    names = "unit-settler = settler\nunit-infantry = infantry"
    text = f"{names}\ncounted-unit = {{ $amount }} {{ $unit }}\nmove = Move {{ $units }}"
    catalogue = english(write, text)
    assert catalogue.text("move", {"units": "settler1-infantry2"}) == "Move 1 settler and 2 infantry"
    assert catalogue.text("move", {"units": ("infantry2",)}) == "Move 2 infantry"
    assert catalogue.text("move", {"units": "none-of-these"}) == "Move none-of-these"
    assert english(lambda **t: write("other", **t), "move = Move { $units }").text("move", {"units": "a1"}) == "Move a1"
