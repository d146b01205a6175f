"""`epoka new-game`: the files of a new game, which runs and conforms before anything in it is changed."""

from __future__ import annotations

import argparse
import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import epoka
from epoka.kernel import EpokaError
from epoka.kernel.errors import quoted

SKELETON: Final = Path(__file__).parent / "skeleton"
"""The files with holes; `.txt` after their names keeps tools from taking them for code."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", re.ASCII)
LONGEST: Final = 40


def add(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser(
        "new-game",
        help="begin a game of your own",
        description="Write the files of a new game in a package of its own: a dozen lines of rules, words in "
        "English and Polish, a manifest, an evaluation for bots, and tests. It runs as it is.",
    )
    command.add_argument("name", metavar="NAME", help="the game's name: small letters, digits and _, such as sea_kings")
    command.add_argument("--folder", metavar="FOLDER", help="where its files go (default: a new folder NAME here)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the files, and say what to do with them."""
    name: str = args.name
    check(name)
    folder = Path(args.folder if args.folder is not None else name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise EpokaError(f"{folder} is there already, and is not an empty folder")
    for path, text in files(name).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(file)
    print(f"\nNow: pip install --editable {folder}\n     epoka conform {name}\n     epoka play {name}")
    return 0


def check(name: str) -> None:
    """A name must do for a package, and must not be taken."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(name):
        raise EpokaError(f"a game's name is small letters, digits and _, such as sea_kings, not {quoted(name)}")
    if name in epoka.games():
        raise EpokaError(f"there is a game {name} already")
    if find_spec(name) is not None:
        raise EpokaError(f"Python has a package {name} already; the game needs another name")


def files(name: str) -> dict[Path, str]:
    """Every file of a new game by its place, with the holes filled."""
    words = name.split("_")
    filled = {
        "NAME": name,
        "DASHED": name.replace("_", "-"),
        "TITLE": " ".join(words).capitalize(),
        "CLASS": "".join([word.capitalize() for word in words]),
        "RULE": ("".join([word[0] for word in words]) if len(words) > 1 else name[:2]).upper(),
    }
    found: dict[Path, str] = {}
    for template in sorted(SKELETON.rglob("*.txt")):
        path = str(template.relative_to(SKELETON).with_suffix("")).replace("NAME", name)
        found[Path(path)] = re.sub(r"@([A-Z]+)@", lambda hole: filled[hole[1]], template.read_text(encoding="utf-8"))
    return found
