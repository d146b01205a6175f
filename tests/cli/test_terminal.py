"""A game at the terminal, as a person plays it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import epoka
from epoka.cli import main
from epoka.cli.terminal import keeping, painters
from epoka.cli.terminal.commands import COMMANDS as WORDS
from epoka.painting import Board
from tests.cli.person import Person, Played

HOT = ("--seats", "2", "--bots", "human", "--seed", "3")
"""Two neighbours at one screen: every answer is typed, so a script knows what comes."""
COMMANDS = ("?", "why", "score", "log 3", "board", "card 1", "", "nonsense", "999", "u", "save")


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Person:
    """Somebody at an 80×24 terminal."""
    return Person(monkeypatch, tmp_path)


def too_wide(played: Played, columns: int) -> list[str]:
    """Lines that do not fit; those with a file name to copy may be as long as they must."""
    return [line for line in played.out.splitlines() if cell_len(line) > columns and ".epoka" not in line]


def resume(person: Person, *lines: str, also: tuple[str, ...] = ()) -> Played:
    """Go on with the only game kept."""
    (path,) = person.kept()
    return person.types(*lines, arguments=("--resume", str(path), *also))


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terminal", "language", "seats"),
    [(0, "en", 2), (0, "pl", 3), (0, "en", 5), (1, "pl", 2), (1, "en", 3), (1, "pl", 5)],
)
def test_a_whole_game_is_played(
    person: Person, capsys: pytest.CaptureFixture[str], terminal: int, language: str, seats: int
) -> None:
    played = person.whole_game(
        "--seats", str(seats), "--lang", language, "--seed", "4", terminal=terminal, also=COMMANDS
    )
    assert (played.code, played.errors) == (0, "")
    assert too_wide(played, 80) == []
    (path,) = person.kept()
    table = epoka.load(path.read_bytes())
    assert table.over
    end = played.turns()[-1]
    for seat, points in enumerate(table.scores):
        name = {"en": "Bot", "pl": "Bot"}[language] if seat else {"en": "Player", "pl": "Gracz"}[language]
        assert re.search(rf"{name} {seat + 1}: {points} (point|punkt)", end)
    assert f"epoka replay {path}" in end
    assert main(["replay", str(path)]) == 0
    assert table.digest() in capsys.readouterr().out


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40)])
def test_the_painted_screen_fits(person: Person, columns: int, rows: int) -> None:
    person.size(columns, rows)
    played = person.whole_game("--seats", "4", "--seed", "9", "--bots", "random", terminal=1)
    assert too_wide(played, columns) == []
    # Before the picture stands the answer, on the line of the prompt before it.
    tall = [turn for turn in played.turns()[1:-1] if len(turn.splitlines()) - 1 > rows]
    assert not tall, tall[0]


def test_a_big_screen_shows_every_civilization_and_card_in_a_frame(person: Person) -> None:
    person.size(120, 60)
    shown = person.types(arguments=("--seed", "5"), terminal=1).turns()[0]
    for frame in ("─ ● Player 1 (you) ─", "─ ▲ Bot 2 (greedy) ─", "─ ■ Bot 3 (greedy) ─", "╭─ 1 ─"):
        assert frame in shown


def test_the_first_decision_needs_no_typing(person: Person) -> None:
    played = person.types()
    assert "Which action do you take?" in played.turns()[0]


@pytest.mark.parametrize("terminal", [0, 1])
def test_a_game_without_a_painter_is_shown_by_zones_and_counters(
    person: Person, monkeypatch: pytest.MonkeyPatch, terminal: int
) -> None:
    monkeypatch.setattr(painters, "find_spec", lambda name: None)
    monkeypatch.setattr(Board, "previewed", lambda self, option: ("resources",))
    played = person.whole_game(
        "--seats", "2", "--seed", "4", terminal=terminal, also=("board", "card pyramids", "score")
    )
    assert played.code == 0
    assert "Supply 2" in played.out
    assert re.search(r"Market \(5\): ", played.out)
    assert too_wide(played, 80) == []


# -- what is shown ---------------------------------------------------------------------------------------------------


def test_plain_text_has_neither_frames_nor_colours(person: Person) -> None:
    for arguments, terminal in ((("--plain",), 1), ((), 0)):
        person.types(arguments=arguments, terminal=terminal)
        text = person.display.getvalue()
        assert "\x1b" not in text
        assert not re.search(r"[\u2500-\u259f→●▲■◆★»]", text)


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb"), ("COLUMNS", "60")])
def test_a_terminal_that_cannot_paint_gets_plain_text(
    person: Person, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    person.types(terminal=1)
    assert "\x1b" not in person.display.getvalue()


def test_colours_are_used_where_there_are_some(person: Person) -> None:
    person.types(terminal=1)
    assert "\x1b[" in person.display.getvalue()


def test_options_tell_what_they_are_sure_to_bring(person: Person) -> None:
    played = person.types("keep artisan village", "keep merchant clan", "1", "2", "bank pyramids", arguments=HOT)
    assert re.search(r"\d: Harvest \(resources from 4 to \d\)", played.out)


def test_what_happened_since_the_last_decision_is_told(person: Person) -> None:
    played = person.types("1", "2", arguments=("--seed", "5"))
    told = played.turns()[2]
    assert "Since your last decision:\nPlayer 1 invests 2 resources in Irrigation." in told
    assert "Bot 2" in told
    assert "Bot 3" in told


def test_the_seed_is_not_told_before_the_end(person: Person) -> None:
    played = person.types("1", "2", "board", "score", "log", arguments=("--seed", "81549300"))
    assert "81549300" not in played.out


def test_a_house_rule_is_announced(person: Person) -> None:
    played = person.types("?", arguments=(*HOT, "--option", "rahdo=house"))
    assert played.out.startswith("House rule, not the official text of the card")
    assert "House rule" not in person.types("?", arguments=HOT).turns()[0]


# -- answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "invest irrigation",
        "Invest in Irrigation",
        "irygacja",
        "inwestycja: Irygacja",
        "INVEST  irrig",
        "buy irrigation",
    ],
)
def test_an_option_can_be_typed_in_words(person: Person, line: str) -> None:
    played = person.types(line, arguments=("--seed", "5"))
    assert "How many resources do you put on Irrigation?" in played.turns()[1]


@pytest.mark.parametrize("line", ["stake 3", "3", "3 resources", "put 3"])
def test_an_amount_can_be_typed(person: Person, line: str) -> None:
    played = person.types("invest pyramids", line, arguments=("--seed", "5"))
    assert "Player 1 invests 3 resources in Pyramids." in played.out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("hmm", "“hmm” is neither an option nor a command."),
        ("i", "“i” is neither an option nor a command."),
        ("0", "There is no option 0: they go from 1 to 5."),
        ("6", "There is no option 6: they go from 1 to 5."),
        ("9" * 5000, "is neither an option nor a command."),
        ("stake " + "9" * 5000, "is neither an option nor a command."),
        ("stake 99", "is not among the options here."),
        ("-1", "is neither an option nor a command."),
        ("\x1b[31m\x00", "“[31m” is neither an option nor a command."),
        ("invest", "That fits several options: Invest in Irrigation, Invest in Granary"),
        ("harvest", "A harvest would bring you no resources now. [FH-6.5.1]"),
        ("invest monastery", "There is no Monastery on the Market. [FH-6.1.2]"),
        ("snipe granary", "Nobody has invested in Granary, so there is nothing to snipe. [FH-6.3.1]"),
        ("pass", "You may pass only when there is no other action you can take. [FH-5.3]"),
        ("invade bot 2", "is not among the options here."),
        ("why xyzzy", "I cannot tell which option “xyzzy” is."),
        ("card", "Which card?"),
        ("card 77", "No card is called “77”."),
        ("card xyzzy", "No card is called “xyzzy”."),
        ("log many", "The log takes a number"),
        ("u", "There is nothing to take back."),
        ("save /nowhere/at/all", "The game is not saved: cannot write /nowhere/at/all"),
        ("save ~nobodyatall/x", "The game is not saved:"),
    ],
)
def test_bad_input_is_answered_and_nothing_is_lost(person: Person, line: str, says: str) -> None:
    played = person.types(line, "invest irrigation", arguments=("--seed", "5"))
    assert says in " ".join(played.turns()[1].split())
    assert "How many resources do you put on Irrigation?" in played.turns()[2]


def test_an_empty_line_asks_again(person: Person) -> None:
    played = person.types("", arguments=("--seed", "5"))
    assert "1: Invest in Irrigation" in played.turns()[1]


# -- commands --------------------------------------------------------------------------------------------------------


def test_help_names_every_command_in_the_language_of_the_game(person: Person) -> None:
    english = person.types("?").turns()[1]
    polish = person.types("pomoc", arguments=("--lang", "pl")).turns()[1]
    for word in ("why", "card", "board", "log", "score", "undo", "save", "quit", "The Flow of History"):
        assert word in english
    for word in ("dlaczego", "karta", "plansza", "dziennik", "punkty", "cofnij", "zapisz", "koniec", "Krótka historia"):
        assert word in polish


@pytest.mark.parametrize(
    "line", ["why", "why harvest", "why can't I harvest?", "dlaczego żniwa", "dlaczego nie mogę żniwa"]
)
def test_why_explains_a_refusal(person: Person, line: str) -> None:
    played = person.types(line, arguments=("--seed", "5"))
    assert "A harvest would bring you no resources now. [FH-6.5.1]" in played.turns()[1]


def test_why_of_something_possible_says_so(person: Person) -> None:
    played = person.types("why invest spichlerz", "why 1", arguments=("--seed", "5"))
    assert "Invest in Granary: you can do this, it is option 2." in played.turns()[1]
    assert "it is option 1." in played.turns()[2]


@pytest.mark.parametrize("line", ["card great wall", "karta wielki mur", "card GREAT_WALL", "card great w"])
def test_a_card_is_described_by_its_name_in_either_language(person: Person, line: str) -> None:
    told = person.types(line, arguments=("--seed", "5")).turns()[1]
    assert "Great Wall. Wonder, era I." in told
    assert "Icons: Culture 1, Defense 1." in told
    assert "Scoring: Score 1 Culture point per 2 Defense icons you have." in told
    assert "It has not been seen yet in this game." in told


def test_a_card_is_described_by_the_number_of_an_option(person: Person) -> None:
    assert "Irrigation. Knowledge, era A." in person.types("card 1", arguments=("--seed", "5")).turns()[1]


def test_reconstructed_cards_say_so(person: Person) -> None:
    played = person.types("card lighthouse", "card great wall", "card banker")
    assert "reconstructed" in played.turns()[1]
    assert "from the rulebook" in played.turns()[2]
    assert "House rule" in played.turns()[3]


def test_a_name_that_fits_several_cards_asks_which(person: Person) -> None:
    assert "Monarchy, Monastery and Absolute Monarchy" in person.types("card mon").turns()[1]


def test_the_log_tells_what_happened(person: Person) -> None:
    played = person.types("1", "2", "log", "dziennik 1", arguments=("--seed", "5"))
    assert "2: Player 1 invests 2 resources in Irrigation." in played.turns()[3]
    assert len(re.findall(r"^\d+: ", played.turns()[3], re.MULTILINE)) > 2
    assert len(re.findall(r"^\d+: ", played.turns()[4], re.MULTILINE)) == 1


def test_the_score_explains_itself(person: Person) -> None:
    told = person.types("score", arguments=("--seed", "5")).turns()[1]
    assert "If the game ended now" in told
    assert "Player 1: 1 point" in told
    assert "All other icons: 2, a point for every two: 1 point." in told
    assert "For ties: 1 card, 4 resources." in told


# -- taking back -----------------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back(person: Person) -> None:
    played = person.types("invest granary", "u", arguments=("--seed", "5"))
    assert "Taken back. Player 1: Invest in Granary." in played.turns()[2]
    assert "Which action do you take?" in played.turns()[2]
    assert len(epoka.load(person.kept()[0].read_bytes()).answers()) == 0


def test_answers_of_bots_are_taken_back_with_ones_own(person: Person) -> None:
    """Nothing was revealed between: the bots only invested."""
    for seed in range(30):
        played = person.types("1", "1", "undo", arguments=("--seed", str(seed), "--bots", "random"))
        if "Taken back. Player 1: 1 resource." in played.out:
            assert "Bot 2" in played.turns()[2]
            assert "How many resources do you put on" in played.turns()[3]
            return
    raise AssertionError("no such game found")


def test_new_information_cannot_be_taken_back(person: Person) -> None:
    """The second player of seed 5 snipes, and a card is drawn."""
    played = person.types("1", "1", "cofnij", arguments=("--seed", "5", "--lang", "pl"))
    assert "wychodzi na jaw coś nowego" in " ".join(played.turns()[3].split())
    assert "Taken back" not in played.out


# -- neighbours ------------------------------------------------------------------------------------------------------


def test_two_people_play_at_one_screen(person: Person) -> None:
    names = ("--name", "Anna,Jan", "--plain")
    played = person.whole_game(*HOT, *names)
    assert played.code == 0
    assert "Anna decides." in played.out
    assert "Jan chooses (? for help):" in person.display.getvalue()
    assert re.search(r"Won by (Anna|Jan|Anna and Jan)\.", played.out)


def test_a_sealed_choice_of_a_neighbour_is_not_told(person: Person) -> None:
    played = person.types("1", "log", "board", arguments=HOT)
    assert "Which start government do you keep?" in played.turns()[1]
    assert "begins with the start government" not in played.out


def test_a_sealed_choice_is_taken_back(person: Person) -> None:
    played = person.types("1", "u", arguments=HOT)
    assert "Taken back. Player 1: Keep" in played.turns()[2]
    assert "Player 1 decides." in played.turns()[2]


def test_names_cannot_paint(person: Person) -> None:
    person.types(arguments=("--name", "\x1b[31mred[bold]"), terminal=1)
    assert "\x1b[31mred" not in person.display.getvalue()
    assert "[31mred[bold]" in person.display.getvalue()


# -- keeping ---------------------------------------------------------------------------------------------------------


def test_quitting_keeps_the_game_and_says_how_to_go_on(person: Person) -> None:
    played = person.types("1", "2", "quit", arguments=("--seed", "5"))
    (path,) = person.kept()
    assert (played.code, played.errors) == (0, "")
    assert f"epoka play --resume {path}" in played.out
    assert "Player 1 invests 2 resources in Irrigation." in resume(person).turns()[0]


def test_the_end_of_input_keeps_the_game(person: Person) -> None:
    played = person.types("1", "2")
    assert played.code == 0
    assert "epoka play --resume" in played.out
    assert len(epoka.load(person.kept()[0].read_bytes()).answers()) >= 2


def test_an_interrupt_keeps_the_game(person: Person) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    played = person.plays("--seed", "5", typing=interrupted)
    assert played.code == 0
    assert "epoka play --resume" in played.out


def test_every_answer_is_kept_at_once(person: Person) -> None:
    seen: list[int] = []
    answers = iter(("1", "2", "1", "1"))

    def typed() -> str | None:
        seen.append(len(epoka.load(person.kept()[0].read_bytes()).answers()))
        return next(answers, None)

    person.plays("--seed", "5", typing=typed)
    assert seen[:2] == [0, 1]
    assert seen == sorted(seen)
    assert seen[2] > 2


def test_a_resumed_game_ends_as_it_would_have_ended(person: Person) -> None:
    """With the same answers; bots play the same, for their chance follows from the game."""
    person.types(*["1"] * 30, arguments=("--seed", "8", "--bots", "random"))
    for _ in range(2):
        person.types(*["1"] * 10, arguments=("--seed", "8", "--bots", "random", "--save", str(person.folder / "b")))
        for _ in range(2):
            person.types(*["1"] * 10, arguments=("--resume", str(person.folder / "b")))
        assert (person.folder / "b").read_bytes() == person.kept()[0].read_bytes()
        (person.folder / "b").unlink()


def test_resuming_brings_back_bots_neighbours_names_and_language(person: Person) -> None:
    arguments = ("--seats", "3", "--bots", "random,human", "--name", "Ala,Ola", "--lang", "pl", "--seed", "5")
    person.types("1", arguments=arguments)
    shown = resume(person).out
    assert "Bot 2 (losowy)" in shown
    assert "Ola" in shown
    assert "Wybiera Ala" in shown
    assert "Your choice" in resume(person, also=("--lang", "en", "--bots", "greedy", "--name", "Ada")).out


def test_resume_alone_goes_on_with_the_last_unfinished_game(person: Person) -> None:
    person.types("1", "2", arguments=("--seed", "5"))
    (person.folder / "epoka" / "broken.epoka").write_bytes(b"EPOKA")
    assert "Player 1 invests 2 resources in Irrigation." in person.types(arguments=("--resume",)).out


def test_a_finished_game_is_shown_again(person: Person) -> None:
    person.whole_game("--seats", "2", "--seed", "4", "--bots", "random")
    assert "Won by" in resume(person).out


def test_a_save_without_a_note_is_played_against_greedy_bots(person: Person) -> None:
    person.types("1", "2", arguments=("--seed", "5", "--bots", "random"))
    keeping.beside(person.kept()[0]).unlink()
    played = resume(person)
    assert "Nothing says who played this game" in played.out
    assert "Bot 2 (greedy)" in played.out


def test_saving_a_copy(person: Person) -> None:
    copy = person.folder / "copy of mine"
    played = person.types("1", f"save {copy}", f"save {copy}", "save", arguments=("--seed", "5"))
    assert f"Saved:\n{copy}" in played.turns()[2]
    assert "is there already" in " ".join(played.turns()[3].split())
    assert str(person.kept()[0]) in played.turns()[4]
    assert "How many resources" in person.types(arguments=("--resume", str(copy))).turns()[0]


def test_save_names_the_file(person: Person) -> None:
    path = person.folder / "mine"
    person.types("1", arguments=("--seed", "5", "--save", str(path)))
    assert len(epoka.load(path.read_bytes()).answers()) == 1
    assert person.kept() == []


def test_nothing_is_left_beside_a_save(person: Person) -> None:
    person.types("1", "2", arguments=("--save", str(person.folder / "mine")))
    assert sorted(path.name for path in person.folder.iterdir()) == ["mine", "mine.seats.json"]


def test_without_a_place_to_keep_it_a_game_can_still_be_played(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = person.folder / "blocked"
    blocked.write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(blocked))
    copy = person.folder / "copy"
    played = person.types("quit", "1", "save", f"save {copy}", "2", "quit", arguments=("--seed", "5"))
    assert "The game is not saved: cannot keep games in" in " ".join(played.turns()[0].split())
    assert "type quit again" in " ".join(played.turns()[1].split())
    assert "Say where: save FILE." in played.turns()[3]
    assert f"epoka play --resume {copy}" in played.turns()[-1]
    assert len(epoka.load(copy.read_bytes()).answers()) >= 2
    assert "The game could not be kept." in person.types("quit", "quit").out


# -- refused at the start --------------------------------------------------------------------------------------------


def refused(person: Person, *arguments: str) -> str:
    """What is said to bad arguments; never a traceback, always exit code 2."""
    played = person.types(arguments=arguments)
    assert played.code == 2
    assert played.errors.startswith("epoka: ")
    assert "Traceback" not in played.errors
    return played.errors


def test_a_damaged_save_is_refused(person: Person) -> None:
    person.types("1", "2", arguments=("--seed", "5"))
    (path,) = person.kept()
    data = path.read_bytes()
    for damaged in (b"", b"hello", data[:20], data[:-5], data[:40] + b"x" + data[41:]):
        path.write_bytes(damaged)
        assert "save" in refused(person, "--resume", str(path))
    assert path.read_bytes() == damaged


@pytest.mark.parametrize(
    "note",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"seats": ["human"], "names": [], "language": "en"}',
        '{"seats": 3, "names": 3, "language": "en"}',
    ],
)
def test_a_damaged_note_is_refused(person: Person, note: str) -> None:
    person.types("1", arguments=("--seed", "5"))
    (path,) = person.kept()
    keeping.beside(path).write_text(note)
    assert "remove it and say it with --bots" in refused(person, "--resume", str(path))


def test_a_note_of_another_game_is_refused(person: Person) -> None:
    person.types("1", arguments=("--seed", "5"))
    (path,) = person.kept()
    note = {"seats": ["human", "greedy"], "names": ["", ""], "language": "en"}
    keeping.beside(path).write_text(json.dumps(note))
    assert "is not about this game" in refused(person, "--resume", str(path))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("chess",), "there is no game 'chess'"),
        (("--seats", "9"), "is for 2, 3, 4, 5 seats, not 9"),
        (("--bots", "clever"), "there is no bot 'clever'"),
        (("--bots", "random,random,random"), "3 bots for 2 other seats"),
        (("--name", "Anna,Jan"), "2 names, but people play only 1 of the seats"),
        (("--option", "rahdo"), "an option is written NAME=VALUE"),
        (("--option", "rahdo=house"), "needs 2 seats"),
        (("--resume", "/nowhere/at/all"), "cannot read /nowhere/at/all"),
        (("--resume",), "there is no unfinished game in"),
        (("--resume", "x", "--seats", "3"), "leave out --seats"),
        (("--save", "/nowhere/at/all"), "cannot write /nowhere/at/all"),
    ],
)
def test_bad_arguments_are_refused(person: Person, arguments: tuple[str, ...], says: str) -> None:
    assert says in refused(person, *arguments)


def test_a_game_never_overwrites_another(person: Person) -> None:
    path = person.folder / "mine"
    path.write_text("precious")
    assert "is there already" in refused(person, "--save", str(path))
    assert path.read_text() == "precious"


# -- the guide -------------------------------------------------------------------------------------------------------

GUIDE = Path(__file__).parents[2] / "docs" / "playing-in-the-terminal.md"


def test_the_game_in_the_guide_is_a_real_one(person: Person) -> None:
    text = GUIDE.read_text(encoding="utf-8")
    (shown,) = re.findall(r"```text\n(Since.*?)```", text, re.DOTALL)
    arguments = (*HOT, "--name", "Anna,Jan", "--plain")
    played = person.types("1", "2", "why complete", "invest granary", arguments=arguments)
    assert shown in person.display.getvalue(), played.out


def test_the_guide_lists_every_command_with_its_words() -> None:
    rows = re.findall(r"^\| (`.*?) \| (`.*?) \| .* \|$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    listed = [{word.split()[0] for cell in row for word in re.findall(r"`(.+?)`", cell)} for row in rows]
    assert len(listed) == len(WORDS)
    for known, words in zip(WORDS.values(), listed, strict=True):
        assert words <= set(known)
