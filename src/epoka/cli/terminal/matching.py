"""Understanding what a person types: names of cards and players in either language, and options in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

from epoka.cli.terminal.painters import texts_of
from epoka.kernel import Game, Option
from epoka.kernel.decisions import option_of
from epoka.kernel.events import names_a_card
from epoka.kernel.game import JSON
from epoka.kernel.views import SEAT_WORDS
from epoka.painting import Texts
from epoka.words import LANGUAGES

Words = tuple[str, ...]
MOST_DIGITS = 6
"""No number of a game has more."""
NEGATIVE = re.compile(r"(?<![\w)])[-−](?=\d)")
"""The sign of a negative number."""


def words_of(text: str) -> Words:
    """A text as lower-case words without accents or punctuation: `Łucznicy!` is `lucznicy`; `-4` is not `4`."""
    plain = unicodedata.normalize("NFKD", NEGATIVE.sub("minus", text.casefold().replace("ł", "l")))
    kept = [letter for letter in plain if not unicodedata.combining(letter)]
    return tuple("".join([letter if letter.isalnum() else " " for letter in kept if letter not in "'’"]).split())


class Matcher:
    """Finds cards, players and options by what people call them."""

    def __init__(self, game: Game[Any], texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.languages = languages = [texts_of(game, language) for language in LANGUAGES]
        self.cards: dict[str, set[Words]] = {
            card["id"]: {words_of(card["id"]), *[words_of(known.message(card["name"])) for known in languages]}
            for card in game.catalogue()
        }
        self.verbs: list[tuple[Words, str]] = sorted(
            {
                (form, verb)
                for verb in game.words
                for form in [words_of(verb), *[form for known in languages for form in typed(known, verb)]]
            },
            key=lambda known: -len(known[0]),
        )

    def find_cards(self, said: Words) -> list[str]:
        """The cards that may be meant: those of exactly this name, else those whose name has these words in it."""
        if not said:
            return []
        exact = [card for card, names in self.cards.items() if said in names]
        return exact or [card for card, names in self.cards.items() if any(_within(said, name) for name in names)]

    def find_seats(self, said: Words) -> list[int]:
        """The players of this name."""
        return [seat for seat in self.texts.seats() if words_of(self.texts.seat(seat)) == said]

    def find_options(self, line: str, known: list[JSON]) -> list[Option]:
        """The options that may be meant, allowed or not. `known` are those the table has spoken of."""
        said = words_of(line)
        if not said:
            return []
        every = [tuple(option["value"]) for option in known]
        for option in known:
            if option["text"] == " ".join(line.split()) or words_of(self.texts.message(option["message"])) == said:
                return [tuple(option["value"])]
        found = self._by_verb(line, said, known) or self._by_card(said, every)
        return found or (self._mentioning(said, known) if any(map(_is_name, said)) else [])

    def _by_verb(self, line: str, said: Words, known: list[JSON]) -> list[Option]:
        """`invest great wall`: a verb, then what it is about."""
        found: list[Option] = []
        for form, verb in self.verbs:
            if said[: len(form)] == form:
                found += [option for option in self._about(verb, said[len(form) :], known) if option not in found]
        if not found and line.split(maxsplit=1)[0] in self.game.words:
            found = _notation(line, self.game)
        return found

    def _about(self, verb: str, rest: Words, known: list[JSON]) -> Iterable[Option]:
        names = self.game.words[verb]
        every = [tuple(option["value"]) for option in known]
        if not rest:
            return [(verb,)] if not names else [option for option in every if option[0] == verb]
        if len(names) == 1 and names_a_card(names[0]):
            return _mentioned([(verb, card) for card in self.find_cards(rest)], every)
        if len(names) == 1 and names[0] in SEAT_WORDS:
            return [(verb, seat) for seat in self.find_seats(rest)]
        found = self._mentioning(rest, [option for option in known if option["value"][0] == verb])
        numbers = [int(word) for word in rest if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS]
        return found or [(verb, number) for number in numbers[:1] if len(names) == 1]

    def _mentioning(self, said: Words, known: list[JSON]) -> list[Option]:
        """`academy b7`: the options that speak of everything that was said, word by word or, if none does, in short."""
        spoken = [(tuple(option["value"]), self._words_about(option)) for option in known]
        whole = [option for option, words in spoken if words.issuperset(said)]
        return whole or [option for option, words in spoken if all(_begins(part, words) for part in said)]

    def _words_about(self, option: JSON) -> frozenset[str]:
        """Every word that an option is called by, in both languages."""
        texts = [option["text"], *[known.message(option["message"]) for known in (self.texts, *self.languages)]]
        names = [name for thing in option["value"][1:] for name in self.cards.get(str(thing), ())]
        return frozenset([word for said in (*map(words_of, texts), *names) for word in said])

    def _by_card(self, said: Words, every: list[Option]) -> list[Option]:
        """`great wall` alone: whatever can be done with it. A letter or two are more likely a slip than a card."""
        cards = self.find_cards(said) if len("".join(said)) > 2 else []
        return [option for option in every if any(word in cards for word in option[1:])]


def typed(texts: Texts, verb: str) -> list[Words]:
    """Other words for a verb, from the game's message files."""
    if not texts.has(f"typed-{verb}"):
        return []
    return [words_of(form) for form in texts(f"typed-{verb}").split(",")]


def _notation(line: str, game: Game[Any]) -> list[Option]:
    if any(len(word) > MOST_DIGITS and word.lstrip("-").isdigit() for word in line.split()):
        return []
    option = option_of(line)
    return [option] if len(option) == 1 + len(game.words[str(option[0])]) else []


def _mentioned(options: list[Option], every: list[Option]) -> list[Option]:
    """Of several options that fit, those that the table has spoken of; all of them if it has of none."""
    return [option for option in options if option in every] or options


def _is_name(word: str) -> bool:
    """Whether a word alone can mean something: a number or a letter or two are more likely a slip."""
    return len(word) > 2 and not word.isdigit()


def _begins(part: str, words: Iterable[str]) -> bool:
    return any(word == part if part.isdigit() else word.startswith(part) for word in words)


def _within(said: Words, name: Words) -> bool:
    """Whether the words begin words of a name, in order: `great w` fits `great wall`."""
    rest = iter(name)
    return all(any(word.startswith(part) for word in rest) for part in said)
