"""Check the drawings: every card of every game has one, they follow the style, and they stay small.

Run it with `python tools/art_check.py`; it lists what is wrong and then ends with exit code 1.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree as ET

import epoka

ROOT = Path(__file__).resolve().parents[1]
ART = ROOT / "client/src/art/art.svg"
MOTIFS = ROOT / "client/src/art/motifs.svg"
MAP = ROOT / "client/src/art/map.svg"
PICTURES = ROOT / "client/src/art/pictures"
ICON = ROOT / "client/public/icon.svg"
COVERS = ROOT / "client/src/tables"
ANY_COVER = ROOT / "client/src/pages/common/game.svg"
CARDS = ROOT / "src/epoka/games/flow_of_history/facts/cards.json"

SIZE_LIMIT = 70_000
VIEW_BOX = "0 0 160 72"
NAMESPACE = "{http://www.w3.org/2000/svg}"

# No text, gradients, links or scripts; and under a strict content policy no styles in the markup either.
SHAPES = {
    "path": {"d"},
    "rect": {"x", "y", "width", "height"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "g": set[str](),
}
PAINT = {
    "fill",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-dasharray",
    "transform",
}
FRAMES = {
    "svg": {"width", "height", "display", "aria-hidden", "viewBox"},
    "symbol": {"id", "viewBox", "preserveAspectRatio", "fill", "overflow"},
}
ALLOWED = FRAMES | {name: attributes | PAINT for name, attributes in SHAPES.items()}
TONE = re.compile(r"none|var\(--art-(sky|far|near|light)\)")
MAP_TONE = re.compile(r"none|var\(--(h-(far|near|light)|pc(-[a-z]+)?|seat|act|barbarian)\)")
MAP_PAINT = {"opacity", "paint-order", "rx"}
OWN_COLOUR = re.compile(r"none|#[0-9a-f]{6}")


def expected_ids(cards: Path) -> list[str]:
    """The symbols that the client asks for: the cards, the Banker and the fallback."""
    facts = json.loads(cards.read_text(encoding="utf-8"))
    names = [card["id"] for card in facts["cards"]] + [facts["banker"]["id"], "generic"]
    return [symbol_id("art", name) for name in names]


def symbol_id(prefix: str, name: str) -> str:
    """The id of a drawing: `art-great-wall` for the card `great_wall`."""
    return f"{prefix}-{name.replace('_', '-')}"


def markup_problems(root: ET.Element, colour: re.Pattern[str], more: Collection[str] = ()) -> Iterator[str]:
    """Elements and attributes outside the style but for some more, and colours other than the allowed ones."""
    for element in root.iter():
        name = str(element.tag).removeprefix(NAMESPACE)
        if name not in ALLOWED:
            yield f"<{name}> is not allowed"
            continue
        for attribute, value in element.attrib.items():
            if attribute not in ALLOWED[name] and attribute not in more:
                yield f"<{name}> has the attribute {attribute}, which is not allowed"
            elif attribute in ("fill", "stroke") and not colour.fullmatch(value):
                yield f"<{name}> has {attribute}={value!r}, which is not one of the colours"


def symbols_of(text: str) -> list[str]:
    """The ids of the symbols of a sheet."""
    return [symbol.get("id", "") for symbol in ET.fromstring(text).findall(f"{NAMESPACE}symbol")]


def symbol_problems(root: ET.Element, expected: Collection[str]) -> Iterator[str]:
    """Symbols that are missing, drawn twice, unknown or of another shape."""
    symbols = root.findall(f"{NAMESPACE}symbol")
    counts = Counter(symbol.get("id", "") for symbol in symbols)
    yield from (f"{name} is missing" for name in expected if name not in counts)
    yield from (f"{name} is there {count} times" for name, count in counts.items() if count > 1)
    yield from (f"{name or 'a symbol without id'} belongs to no card" for name in counts if name not in expected)
    for symbol in symbols:
        if symbol.get("viewBox") != VIEW_BOX:
            yield f"{symbol.get('id')} has the viewBox {symbol.get('viewBox')!r} instead of {VIEW_BOX!r}"


def art_problems(text: str, expected: Collection[str]) -> Iterator[str]:
    """Everything that is wrong with a sheet of drawings."""
    size = len(text.encode())
    if size > SIZE_LIMIT:
        yield f"the file has {size} bytes, more than {SIZE_LIMIT}"
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        yield f"not well-formed: {error}"
        return
    yield from markup_problems(root, TONE)
    yield from symbol_problems(root, expected)


def icon_problems(text: str) -> Iterator[str]:
    """Everything that is wrong with the icon: it stands alone, so it carries its own colours."""
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        yield f"not well-formed: {error}"
        return
    yield from markup_problems(root, OWN_COLOUR)


def picture_problems(game: str, pictures: Mapping[str, str], known: Collection[str]) -> Iterator[str]:
    """Cards of a game without a picture, pictures that nobody has drawn, and cards that are none."""
    cards = {str(card["id"]) for card in epoka.game(game).catalogue()}
    yield from (f"{card} has no picture" for card in sorted(cards - pictures.keys()))
    yield from (f"{card} is no card" for card in sorted(pictures.keys() - cards))
    yield from (
        f"{card} has {picture}, which is not drawn" for card, picture in pictures.items() if picture not in known
    )


def map_problems(text: str) -> Iterator[str]:
    """Everything that is wrong with the pictures of terrain and pieces, in tones of the terrain and of the seat."""
    root = ET.fromstring(text)
    yield from markup_problems(root, MAP_TONE, MAP_PAINT)
    names = symbols_of(text)
    yield from (f"{name} is neither terrain nor a piece" for name in names if not name.startswith(("ter-", "pc-")))
    yield from (f"{name} is there twice" for name, count in Counter(names).items() if count > 1)


def cover_problems() -> Iterator[str]:
    """Everything that is wrong with the pictures of games, each in its game's folder, and with the one for any game."""
    covers = {path: symbol_id("game", path.parent.name) for path in sorted(COVERS.glob("*/picture.svg"))}
    for path, symbol in {**covers, ANY_COVER: "any-game"}.items():
        for problem in art_problems(path.read_text(encoding="utf-8"), [symbol]):
            yield f"{path.relative_to(ROOT)}: {problem}"


def main() -> int:
    """Print the problems of all files, or one line with what was checked."""
    art, motifs = (sheet.read_text(encoding="utf-8") for sheet in (ART, MOTIFS))
    assigned = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(PICTURES.glob("*.json"))}
    expected = expected_ids(CARDS)
    drawn = symbols_of(motifs)
    problems = [f"{ART.name}: {problem}" for problem in art_problems(art, expected)]
    problems += [f"{MOTIFS.name}: {problem}" for problem in art_problems(motifs, set(drawn))]
    problems += [f"{ICON.name}: {problem}" for problem in icon_problems(ICON.read_text(encoding="utf-8"))]
    problems += [f"{MAP.name}: {problem}" for problem in map_problems(MAP.read_text(encoding="utf-8"))]
    for game, pictures in assigned.items():
        problems += [f"{game}: {problem}" for problem in picture_problems(game, pictures, {*expected, *drawn})]
    problems += cover_problems()
    for problem in problems:
        print(problem)
    if not problems:
        print(f"{len(expected) + len(drawn)} drawings, {len(art.encode()) + len(motifs.encode())} bytes: all well")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
