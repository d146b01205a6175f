"""Check the drawings: every card has one, they follow the style, and they stay small.

Run it with `python tools/art_check.py`; it lists what is wrong and then ends with exit code 1.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parents[1]
ART = ROOT / "client/src/art/art.svg"
ICON = ROOT / "client/public/icon.svg"
CARDS = ROOT / "src/epoka/games/flow_of_history/facts/cards.json"

SIZE_LIMIT = 70_000
VIEW_BOX = "0 0 160 72"
NAMESPACE = "{http://www.w3.org/2000/svg}"
GAMES = ("flow_of_history", "through_the_ages", "imperial_settlers", "clash_of_cultures", "new_dawn")

# No text, gradients, links or scripts; and under a strict content policy no styles in the markup either.
SHAPES = {
    "path": {"d"},
    "rect": {"x", "y", "width", "height"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "g": set[str](),
}
PAINT = {"fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "transform"}
FRAMES = {
    "svg": {"width", "height", "display", "aria-hidden", "viewBox"},
    "symbol": {"id", "viewBox", "preserveAspectRatio", "fill"},
}
ALLOWED = FRAMES | {name: attributes | PAINT for name, attributes in SHAPES.items()}
TONE = re.compile(r"none|var\(--art-(sky|far|near|light)\)")
OWN_COLOUR = re.compile(r"none|#[0-9a-f]{6}")


def expected_ids(cards: Path) -> list[str]:
    """The symbols that the client asks for: the cards, the Banker, the fallback and the covers of the games."""
    facts = json.loads(cards.read_text(encoding="utf-8"))
    names = [card["id"] for card in facts["cards"]] + [facts["banker"]["id"], "generic"]
    return [symbol_id("art", name) for name in names] + [symbol_id("cover", game) for game in GAMES]


def symbol_id(prefix: str, name: str) -> str:
    """The id of a drawing: `art-great-wall` for the card `great_wall`."""
    return f"{prefix}-{name.replace('_', '-')}"


def markup_problems(root: ET.Element, colour: re.Pattern[str]) -> Iterator[str]:
    """Elements and attributes outside the style, and colours other than the allowed ones."""
    for element in root.iter():
        name = str(element.tag).removeprefix(NAMESPACE)
        if name not in ALLOWED:
            yield f"<{name}> is not allowed"
            continue
        for attribute, value in element.attrib.items():
            if attribute not in ALLOWED[name]:
                yield f"<{name}> has the attribute {attribute}, which is not allowed"
            elif attribute in ("fill", "stroke") and not colour.fullmatch(value):
                yield f"<{name}> has {attribute}={value!r}, which is not one of the colours"


def symbol_problems(root: ET.Element, expected: list[str]) -> Iterator[str]:
    """Symbols that are missing, drawn twice, unknown or of another shape."""
    symbols = root.findall(f"{NAMESPACE}symbol")
    counts = Counter(symbol.get("id", "") for symbol in symbols)
    yield from (f"{name} is missing" for name in expected if name not in counts)
    yield from (f"{name} is there {count} times" for name, count in counts.items() if count > 1)
    yield from (f"{name or 'a symbol without id'} belongs to no card" for name in counts if name not in expected)
    for symbol in symbols:
        if symbol.get("viewBox") != VIEW_BOX:
            yield f"{symbol.get('id')} has the viewBox {symbol.get('viewBox')!r} instead of {VIEW_BOX!r}"


def art_problems(text: str, expected: list[str]) -> Iterator[str]:
    """Everything that is wrong with the sheet of drawings."""
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


def main() -> int:
    """Print the problems of both files, or one line with what was checked."""
    expected = expected_ids(CARDS)
    art = ART.read_text(encoding="utf-8")
    problems = [f"{ART.name}: {problem}" for problem in art_problems(art, expected)]
    problems += [f"{ICON.name}: {problem}" for problem in icon_problems(ICON.read_text(encoding="utf-8"))]
    for problem in problems:
        print(problem)
    if not problems:
        print(f"{len(expected)} drawings, {len(art.encode())} bytes: all well")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
