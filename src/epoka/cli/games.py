"""`epoka games`: which games there are."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Column, Table

import epoka
from epoka.cli.common import Page, add_json, add_language, print_json, words


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("games", help="list the games", description="List the games that can be played.")
    add_json(command)
    add_language(command)
    command.set_defaults(run=run)


def listing(language: str) -> list[dict[str, Any]]:
    """Every game with what can be chosen for it."""
    found = []
    for name in epoka.games():
        game = epoka.game(name)
        text = words(game, language)
        options = [
            {
                "name": setting.name,
                "values": list(setting.values),
                "default": setting.values[0],
                "seats": list(setting.seats),
                "needs": {other: list(values) for other, values in setting.needs.items()},
                "rule": setting.rule,
                "text": text.text(f"setting-{setting.name}"),
            }
            for setting in game.settings
        ]
        found.append(
            {
                "name": name,
                "title": text.text("game-title"),
                "ruleset_version": game.version,
                "seats": list(game.seats),
                "options": options,
                "status": game.status,
            }
        )
    return found


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    found = listing(args.lang)
    if args.json:
        print_json(found)
        return 0
    table = Table(Column("game", no_wrap=True), "title", "seats", "options", "rules", "status")
    for game in found:
        seats = f"{min(game['seats'])}–{max(game['seats'])}"
        options = "; ".join(f"{option['name']}={'|'.join(map(str, option['values']))}" for option in game["options"])
        table.add_row(game["name"], game["title"], seats, options, str(game["ruleset_version"]), game["status"])
    Page().print(table)
    return 0
