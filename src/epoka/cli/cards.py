"""`epoka cards GAME`: the catalogue, with what each card does and how sure its facts are."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table

import epoka
from epoka.cli.common import Page, add_json, add_language, print_json, words
from epoka.painting.texts import card_text


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("cards", help="list a game's cards", description="List every card of a game.")
    command.add_argument("game", metavar="GAME", help="a game's name; `epoka games` lists them")
    add_json(command)
    add_language(command)
    command.set_defaults(run=run)


def listing(game: str, language: str) -> list[dict[str, Any]]:
    """The catalogue with names and texts in a language."""
    found = epoka.game(game)
    text = words(found, language)
    return [card | {"name": text.text(card["name"]["id"]), "text": card_text(text, card)} for card in found.catalogue()]


def run(args: argparse.Namespace) -> int:
    """Print the catalogue."""
    found = listing(args.game, args.lang)
    if args.json:
        print_json(found)
        return 0
    text = words(epoka.game(args.game), args.lang)
    table = Table(*[text.text(f"column-{name}") for name in ("deck", "card", "text", "confidence")])
    for card in found:
        table.add_row(card["deck"], card["name"], card["text"], text.text(f"confidence-{card['confidence']}"))
    Page().print(table)
    return 0
