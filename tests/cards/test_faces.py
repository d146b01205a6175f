"""No card is blank: what its face, its details and the terminal show is one text, and it is there in every language."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.cli.common import words
from epoka.painting import card_text
from epoka.words import LANGUAGES, Catalogue

Entry = dict[str, Any]


def blank(entry: Entry, texts: Catalogue) -> list[str]:
    """What would be blank on a card, or say only an id: its name, a sentence of its text, or all of it."""
    shown = {"name": texts.text(entry["name"]["id"], entry["name"]["args"]), "whole text": card_text(texts, entry)}
    shown |= {step["id"]: texts.text(step["id"], step["args"]) for step in entry["text"]}
    found = [what for what, text in shown.items() if not any(map(str.isalpha, text))]
    return found if entry["text"] else [*found, "text"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", epoka.games())
def test_no_card_is_blank(game: str, language: str) -> None:
    texts = words(epoka.game(game), language)
    entries = epoka.game(game).catalogue()
    assert entries
    assert [(entry["id"], what) for entry in entries for what in blank(entry, texts)] == []


def test_a_blank_card_is_found() -> None:
    game = epoka.game("flow_of_history")
    entry = next(entry for entry in game.catalogue() if entry["id"] == "granary")
    assert blank(entry | {"text": [], "when": None}, words(game, "pl")) == ["whole text", "text"]
