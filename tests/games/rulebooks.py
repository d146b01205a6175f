"""What holds for the rules reference of every game: complete, in order, in both languages, and cited rightly."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from epoka.kernel import Game
from epoka.words import LANGUAGES, Catalogue, check

NUMBER = r"\d+(?:\.\d+)*[a-c]?"


class Rulebook:
    """Facts about a reference; a subclass whose name begins with Test says which, and what it must hold."""

    game: ClassVar[Game[Any]]
    prefix: ClassVar[str]
    """What every id begins with: `FH`."""
    sections: ClassVar[Mapping[str, list[str]]]
    """Every section with its rules, in order."""
    count: ClassVar[int]
    """How many rules there are."""
    open_points: ClassVar[str]
    """The rules that rest on our reading, by their numbers."""
    unknown: ClassVar[str] = ""
    """Rules whose text nobody has, so that the readme explains them, too."""
    chapters: ClassVar[tuple[str, ...]] = ()
    """Ids that may be cited although they are neither a rule nor a section."""
    uncited: ClassVar[str] = ""
    """The rules that no code needs: what is in the box, what players may say, and what follows from other rules."""
    sentences: ClassVar[int] = 6
    """How many a rule may have at most."""
    steps: ClassVar[str] = ""
    """What the guide to a first game explains, if there is one."""

    # -- the reference ---------------------------------------------------------------------------------------------

    @property
    def rules(self) -> list[str]:
        """The ids of all rules that there must be."""
        return [rule for rules in self.sections.values() for rule in rules]

    @property
    def known(self) -> set[str]:
        """Everything that may be cited."""
        return {*self.sections, *self.rules, *self.chapters}

    @property
    def interpretations(self) -> list[str]:
        """The ids of the rules that rest on our reading."""
        return [f"{self.prefix}-{number}" for number in self.open_points.split()]

    def listed(self) -> list[dict[str, Any]]:
        """All rules of the reference, in order."""
        return [rule for section in self.game.rulebook() for rule in section["rules"]]

    def messages(self) -> list[str]:
        """The ids of every title and text of the reference."""
        return [section["title"] for section in self.game.rulebook()] + [rule["text"] for rule in self.listed()]

    def texts(self, language: str) -> Catalogue:
        """All texts of the game."""
        return Catalogue(self.game.folder / "locale", language=language)

    def texts_of_rules(self, language: str) -> dict[str, str]:
        """What players read, by rule."""
        texts = self.texts(language)
        return {rule: texts.text(f"rule-{rule.replace('.', '-')}") for rule in self.rules}

    def guide(self, language: str) -> dict[str, str]:
        """What explains a first game, by the id of the text."""
        texts = self.texts(language)
        return {name: texts.text(name) for name in texts.ids() if name.startswith("guide-")}

    # -- who cites it ----------------------------------------------------------------------------------------------

    def sources(self) -> list[Path]:
        """The code that cites rules, the reference itself left out."""
        return [path for path in sorted(self.game.folder.rglob("*.py")) if path.name != "rulebook.py"]

    def readme(self) -> str:
        """What is written about the game for builders."""
        return (self.game.folder / "README.md").read_text(encoding="utf-8")

    def in_range(self, first: str, last: str) -> Iterator[str]:
        """Every rule or section from the first to the last, both of them too."""
        head, _, start = first.rpartition(".")
        other, _, end = last.rpartition(".")
        assert head == other, f"{self.prefix}-{first} and {self.prefix}-{last} are not of one section"
        assert int(start) < int(end), f"nothing from {self.prefix}-{first} to {self.prefix}-{last}"
        for number in range(int(start), int(end) + 1):
            yield f"{self.prefix}-{head}.{number}" if head else f"{self.prefix}-{number}"

    def cited(self, text: str) -> list[str]:
        """The ids of rules and sections in a text, with those that a range only means."""
        found: list[str] = []
        for first, last in re.findall(rf"{self.prefix}-({NUMBER})(?: to {self.prefix}-({NUMBER}))?", text):
            found += self.in_range(first, last) if last else [f"{self.prefix}-{first}"]
        return found

    # -- facts -----------------------------------------------------------------------------------------------------

    def test_every_rule_is_there_in_order(self) -> None:
        found = [(section["id"], [rule["id"] for rule in section["rules"]]) for section in self.game.rulebook()]
        assert found == list(self.sections.items())
        assert len(self.rules) == len(set(self.rules)) == self.count

    def test_message_ids_are_rule_ids_with_hyphens(self) -> None:
        for section in self.game.rulebook():
            assert section["title"] == f"rules-{section['id'].replace('.', '-')}"
        for rule in self.listed():
            assert rule["text"] == f"rule-{rule['id'].replace('.', '-')}"

    def test_interpretations_are_marked(self) -> None:
        assert [rule["id"] for rule in self.listed() if rule["interpretation"]] == self.interpretations
        assert {type(rule["interpretation"]) for rule in self.listed()} == {bool}

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_rule_has_a_text_and_every_text_a_rule(self, language: str) -> None:
        written = {name for name in self.texts(language).ids() if re.match(rf"rules?-{self.prefix}-", name)}
        assert written == set(self.messages())

    def test_the_texts_pass_the_check_of_words(self) -> None:
        assert check([self.game.folder / "locale"]) == []

    def test_no_text_is_used_twice(self) -> None:
        texts = [text for language in LANGUAGES for text in map(self.texts(language).text, self.messages())]
        assert sorted({text for text in texts if texts.count(text) > 1}) == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_rule_is_one_line_of_a_few_sentences(self, language: str) -> None:
        for rule, text in self.texts_of_rules(language).items():
            assert re.fullmatch(r"[^\n]+\.", text), rule
            assert "  " not in text, rule
            assert 1 <= len(re.findall(r"[.?!](?: |$)", text)) <= self.sentences, rule

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_texts_are_for_players(self, language: str) -> None:
        """No ids, names of files or marks of the code in them."""
        for text in map(self.texts(language).text, self.messages()):
            assert not re.search(rf"{self.prefix}-|[\[\]_`/\\{{}}]|\.\w", text), text

    def test_both_languages_give_the_same_numbers(self) -> None:
        numbers = [
            {rule: sorted(set(re.findall(r"\d+", text))) for rule, text in self.texts_of_rules(language).items()}
            for language in LANGUAGES
        ]
        assert numbers[0] == numbers[1]

    def test_polish_texts_fit_every_player(self) -> None:
        """No past forms and conditionals that take the player for a man or a woman."""
        texts = self.texts("pl")
        for text in (*map(texts.text, self.messages()), *self.guide("pl").values()):
            assert not re.search(r"(?:łe|ła|łby|łaby)[śm]\b", text), text

    def test_every_rule_cited_in_the_code_exists(self) -> None:
        found = {(path.name, rule) for path in self.sources() for rule in self.cited(path.read_text(encoding="utf-8"))}
        assert len(found) > 50
        assert sorted((name, rule) for name, rule in found if rule not in self.known) == []

    def test_every_rule_stands_near_its_code(self) -> None:
        found = {rule for path in self.sources() for rule in self.cited(path.read_text(encoding="utf-8"))}
        assert [rule for rule in self.rules if rule not in found] == [
            f"{self.prefix}-{rule}" for rule in self.uncited.split()
        ]

    def test_what_players_are_pointed_to_is_a_rule(self) -> None:
        """Refusals, questions, score lines, verbs and settings name a rule with a text, not a whole section."""
        quoted = {
            rule
            for path in self.sources()
            for rule in re.findall(rf'"({self.prefix}-[^"]*)"', path.read_text(encoding="utf-8"))
        }
        declared = {verb.rule for verb in self.game.verbs} | {setting.rule for setting in self.game.settings}
        assert sorted((quoted | declared) - set(self.rules)) == []

    def test_the_readme_names_only_rules_that_exist(self) -> None:
        assert sorted(set(self.cited(self.readme())) - self.known) == []

    def test_the_readme_explains_every_interpretation(self) -> None:
        table = self.readme().partition("## Interpretations")[2].partition("\n## ")[0]
        explained = re.findall(rf"^\| {self.prefix}-(\S+) \| [^|]+\? \| [^|]+ \|$", table, re.MULTILINE)
        assert explained == f"{self.open_points} {self.unknown}".split()

    # -- the guide to a first game ---------------------------------------------------------------------------------

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_guide_explains_every_step(self, language: str) -> None:
        assert sorted(self.guide(language)) == sorted(f"guide-{step}" for step in self.steps.split())

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_step_is_explained_in_one_to_three_sentences(self, language: str) -> None:
        for step, text in self.guide(language).items():
            assert re.fullmatch(r"[^\n]+[.?]", text), step
            assert 1 <= len(re.findall(r"[.?!](?: |$)", text)) <= 3, step

    def test_the_guide_gives_the_same_numbers_in_both_languages(self) -> None:
        numbers = [
            {step: sorted(re.findall(r"\d+", text)) for step, text in self.guide(language).items()}
            for language in LANGUAGES
        ]
        assert numbers[0] == numbers[1]
