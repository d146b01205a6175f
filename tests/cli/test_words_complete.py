"""Every text the code can ask for is there in both languages, takes what the code gives it, and is asked for.

What the code asks for is read from the code: from the game's declarations, and from the source where a message id or a
refusal is written out.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random

import pytest

import epoka
from epoka.bots import NAMES
from epoka.cli.common import CLI_LOCALE
from epoka.cli.terminal.commands import COMMANDS
from epoka.games.flow_of_history.state import ICONS
from epoka.kernel import Question
from epoka.kernel.game import KERNEL_LOCALE
from epoka.painting import PAINTING_LOCALE
from epoka.words import LANGUAGES, Argument, Catalogue, check, files

GAME = epoka.game("flow_of_history")
SOURCE = Path(epoka.__file__).parent
FOLDERS = (KERNEL_LOCALE, PAINTING_LOCALE, CLI_LOCALE, GAME.folder / "locale")
OURS = ("kernel", "arena", "board", "terminal", "play", "events", "scoring")
"""The files checked for messages that nothing asks for. The others hold names and texts of cards."""
NUMBERS = (0, 1, 2, 5, 22, 104)

Wanted = dict[str, frozenset[str] | None]
"""Message ids with the arguments they are given; None where they are checked by those who give them."""


@cache
def catalogue(language: str) -> Catalogue:
    """All texts of the terminal game."""
    return Catalogue(*FOLDERS, language=language, seat_names=("Anna", "Jan", "Ola", "Piotr", "Zoja"))


@cache
def trees(folder: Path) -> list[ast.Module]:
    """The parsed modules of a folder."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]


# -- what is asked for -----------------------------------------------------------------------------------------------


def declared() -> Wanted:
    """What the game declares: options, events, settings, zones and counters."""
    wanted: Wanted = {f"option-{verb}": frozenset(names) for verb, names in GAME.words.items()}
    wanted |= {f"typed-{verb}": frozenset() for verb in GAME.words}
    wanted |= {f"event-{verb.name}": frozenset(verb.fields) for verb in GAME.verbs}
    for setting in GAME.settings:
        wanted[f"setting-{setting.name}"] = frozenset()
        wanted |= {f"setting-{setting.name}-{value}": frozenset() for value in setting.values}
    wanted |= {f"zone-{zone.field}": frozenset() for zone in GAME.zones}
    counters = epoka.new(GAME.name, 2).view(0)["counters"]
    wanted |= {f"counter-{name}": frozenset() for part in (counters["table"], *counters["seats"]) for name in part}
    return wanted | {"option-yes": frozenset(), "option-no": frozenset()}


def question_classes(kind: type[Question]) -> Iterator[type[Question]]:  # type: ignore[type-arg]  # of any state
    """The game's questions."""
    for found in kind.__subclasses__():
        if found.__module__.startswith(GAME.package):
            yield found
        yield from question_classes(found)


def prompts() -> Wanted:
    """Every question's prompt, with the arguments its `args` gives."""
    given = {
        node.name: frozenset(_keys_returned(node)) for tree in trees(GAME.folder) for node in _classes(tree, "args")
    }
    return {kind.prompt: given.get(kind.__name__, frozenset()) for kind in question_classes(Question)}


def _classes(tree: ast.Module, method: str) -> Iterator[ast.ClassDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and any(_is_function(part, method) for part in node.body):
            yield node


def _is_function(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == name


def _keys_returned(node: ast.ClassDef) -> Iterator[str]:
    for function in node.body:
        if _is_function(function, "args"):
            for found in ast.walk(function):
                if isinstance(found, ast.Return) and isinstance(found.value, ast.Dict):
                    yield from _keys(found.value)


def _keys(node: ast.expr) -> list[str]:
    assert isinstance(node, ast.Dict), "the arguments of a message are written out where it is made"
    return [key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]


def refusals() -> Wanted:
    """Every `Refusal(reason, rule, args)` in the kernel, the game and the terminal."""
    wanted: Wanted = {}
    for folder in (SOURCE / "kernel", GAME.folder, SOURCE / "cli"):
        for tree in trees(folder):
            for call in _calls(tree, "Refusal"):
                args = frozenset(_keys(call.args[2])) if len(call.args) > 2 else frozenset[str]()
                wanted |= {f"refusal-{reason}": args for reason in _strings(call.args[0], tree)}
    return wanted


def _calls(tree: ast.Module, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name and node.args:
            yield node


def _strings(node: ast.expr, tree: ast.Module) -> list[str]:
    """The strings that an expression can be; a name stands for the strings assigned to it."""
    if isinstance(node, ast.Name):
        values = [
            found.value
            for found in ast.walk(tree)
            if isinstance(found, ast.Assign)
            and isinstance(found.targets[0], ast.Name)
            and found.targets[0].id == node.id
        ]
        return [text for value in values for text in _strings(value, tree)]
    if isinstance(node, ast.IfExp):
        return [*_strings(node.body, tree), *_strings(node.orelse, tree)]
    assert isinstance(node, ast.Constant), ast.dump(node)
    assert isinstance(node.value, str)
    return [node.value]


def score_lines() -> Wanted:
    """The lines of every score sheet of some games, and the ways to break a tie."""
    wanted: Wanted = {f"tie-break-{name}": frozenset() for name in ("none", "cards", "resources", "shared")}
    chance = Random(1)
    for seed in range(5):
        table = epoka.new(GAME.name, 3, seed)
        while not table.over:
            table.apply(table.decision.seat, chance.choice(table.decision.options))
        for sheet in table.score_sheet():
            assert f"tie-break-{sheet['tie_break']}" in wanted
            wanted |= {line["id"]: frozenset(line["args"]) for line in sheet["lines"]}
    assert set(wanted) >= {"score-culture", "score-icons", "score-card", "score-faded"}
    return wanted


FAMILIES: Mapping[str, Iterable[str]] = {
    "arena-column-": ("games", "wins", "rating", "score", "margin", "time"),
    "column-": ("deck", "card", "text", "confidence"),
    "command-": ("answer", *COMMANDS),
    "counter-": (),
    "zone-": (),
    "setting-": (),
    "tie-break-": (),
    "typed-": (),
    "flow-icon-": ICONS,
    "flow-short-": ("resources", "strength", "points"),
    "flow-change-": ("resources", "points"),
    "icon-": ICONS,
    "type-": (),
    "trigger-": (),
    "confidence-": ("seed", "public", "memory", "reconstructed"),
    "card-": (),
    "event-": (),
    "option-": (),
    "refusal-": (),
    "effect-when-": (),
}
"""What the code puts together from a beginning and a name, `f"column-{name}"`; some names are found elsewhere here."""


def written_out() -> Wanted:
    """Message ids written out in the command line and in painters: `texts("id", name=…)` and `text.text("id", {…})`."""
    wanted: Wanted = {f"{start}{name}": None for start, names in FAMILIES.items() for name in names}
    painting = [*trees(SOURCE / "painting"), ast.parse((GAME.folder / "terminal.py").read_text(encoding="utf-8"))]
    for tree in (*trees(SOURCE / "cli"), *painting):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _speaks(node.func):
                for message_id in _ids(node.args[0]):
                    wanted[message_id] = frozenset(_given(node)) | (wanted.get(message_id) or frozenset())
    return wanted


def _speaks(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id in ("texts", "text", "self")
    return isinstance(function, ast.Attribute) and function.attr in ("texts", "text")


def _ids(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_ids(node.body), *_ids(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        start = node.values[0]
        assert isinstance(start, ast.Constant), f"a message id begins with words: {ast.unparse(node)}"
        assert start.value in FAMILIES, f"{start.value!r} begins no family of messages known here"
    return []


def _given(call: ast.Call) -> list[str]:
    named = [keyword.arg for keyword in call.keywords if keyword.arg]
    return named + (_keys(call.args[1]) if len(call.args) > 1 else [])


@cache
def wanted() -> Wanted:
    """Everything the code can ask for."""
    titles: Wanted = {f"game-{name}": frozenset() for name in ("title", "line", "summary")}
    titles["log-kind-course"] = frozenset()
    sources: Wanted = {f"source-{name}": frozenset() for name in ("supply", "reserve")}
    kinds: Wanted = {f"kind-{name}": frozenset() for name in NAMES}
    return {**written_out(), **declared(), **prompts(), **refusals(), **score_lines(), **titles, **sources, **kinds}


# -- the facts -------------------------------------------------------------------------------------------------------


def test_the_message_files_are_in_order() -> None:
    assert check(FOLDERS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_code_asks_for_exists(language: str) -> None:
    texts = catalogue(language)
    assert [message_id for message_id in wanted() if not texts.has(message_id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_needs_more_than_it_is_given(language: str) -> None:
    texts = catalogue(language)
    for message_id, given in wanted().items():
        if given is not None:
            used = {name.partition("_")[0] for name in texts.variables(message_id)}
            assert used <= given, f"{message_id} in {language} is given {sorted(given)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_prompts_options_and_refusals_say_all_they_are_given(language: str) -> None:
    texts = catalogue(language)
    for message_id, given in wanted().items():
        if given is not None and message_id.startswith(("event-", "prompt-", "option-", "refusal-", "score-")):
            used = {name.partition("_")[0] for name in texts.variables(message_id)}
            assert used == given, f"{message_id} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_kind_of_number(language: str) -> None:
    texts = catalogue(language)
    for message_id, given in wanted().items():
        for number in NUMBERS:
            args = {name: sample(name, number) for name in given or ()}
            if given is not None:
                assert texts.text(message_id, args).strip(), message_id


def sample(name: str, number: int) -> Argument:
    """A value such as the code gives under this name."""
    samples: dict[str, Argument] = {
        "seat": 0, "victim": 1, "investor": 2, "card": "great_wall", "card2": "iron_working", "icon": "trade",
        "type": "military", "source": "supply", "winners": [0, 1], "cards": ["paper", "bank"],
    }  # fmt: skip
    return samples.get(name, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_says_what_it_does(language: str) -> None:
    texts = catalogue(language)
    for name in ("answer", *COMMANDS):
        assert texts.text(f"command-{name}.does")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_an_orphan(language: str) -> None:
    """Asked for by the code, by the layer of words itself, or by a message that is."""
    sources = [source for folder in (files.OWN_FOLDER, *FOLDERS) for source in files.read(folder, language)]
    patterns = {
        key: text
        for source in sources
        for entry in files.messages(source)
        for key, text in files.patterns(entry).items()
    }
    reached = set(wanted())
    for start in [*wanted(), *[key for key in patterns if key.startswith("effect-")]]:
        reached.update(files.reachable(start, patterns))
    ours = [files.key(entry) for source in sources if source.path.stem in OURS for entry in files.messages(source)]
    assert [key for key in ours if key not in reached] == []


def test_the_files_checked_for_orphans_are_there() -> None:
    found = {source.path.stem for folder in FOLDERS for source in files.read(folder, "pl")}
    assert found >= set(OURS)


def test_a_house_rule_says_that_it_is_one() -> None:
    for message_id in ("setting-rahdo", "setting-rahdo-house", "event-invaded-banker", "event-banker-stronger"):
        args = {name: sample(name, 2) for name in ("seat", "card", "strength")}
        assert "house rule" in catalogue("en").text(message_id, args).casefold()
        assert "zasada domowa" in catalogue("pl").text(message_id, args).casefold()


# -- how some of it reads --------------------------------------------------------------------------------------------

SAMPLES: list[tuple[str, Mapping[str, Argument], str, str]] = [
    (
        "event-invested",
        {"seat": 0, "card": "monastery", "amount": 1},
        "Anna invests 1 resource in Monastery.",
        "Anna inwestuje 1 zasób w kartę Klasztor.",
    ),
    (
        "event-completed",
        {"seat": 1, "card": "paper", "amount": 5},
        "Jan completes Paper and moves 5 resources from it to the Supply.",
        "Jan kończy inwestycję w kartę Papier i przenosi z niej do Magazynu 5 zasobów.",
    ),
    (
        "event-sniped",
        {"seat": 0, "investor": 1, "card": "bank", "amount": 2},
        "Anna snipes Bank and pays 2 resources to Jan.",
        "Anna przejmuje kartę Bank. Jan dostaje za nią 2 zasoby.",
    ),
    (
        "event-harvested",
        {"seat": 0, "grown": 0, "amount": 22},
        "Anna harvests and takes 22 resources.",
        "Anna zbiera żniwa i bierze 22 zasoby.",
    ),
    (
        "event-took",
        {"seat": 0, "amount": 3, "source": "reserve"},
        "Anna takes 3 resources from the Reserve.",
        "Anna bierze 3 zasoby z Rezerwy.",
    ),
    (
        "event-outdated",
        {"card": "warriors", "era": 2},
        "Removed from the Market, too old for era II: Warriors.",
        "Karta Wojownicy jest za stara na erę II i znika z Rynku.",
    ),
    (
        "refusal-snipe-too-dear",
        {"card": "knights", "amount": 4, "have": 1},
        "Sniping Knights takes 4 resources, and you have 1.",
        "Przejęcie karty Rycerze kosztuje 4 zasoby, a ty masz 1.",
    ),
    ("replay-winners", {"winners": [0, 1]}, "Won by Anna and Jan.", "Zwycięstwo: Anna i Jan."),
]


@pytest.mark.parametrize(("message_id", "args", "english", "polish"), SAMPLES)
def test_how_it_reads(message_id: str, args: Mapping[str, Argument], english: str, polish: str) -> None:
    assert catalogue("en").text(message_id, args) == english
    assert catalogue("pl").text(message_id, args) == polish
