"""Write the texts against which the client's words are tested: `python tools/word_samples.py`.

The rules for arguments exist twice, in `epoka.words` and in `client/src/words`. Here Python renders one sample of every
rule and the text of every card; `client/tests/words.test.ts` renders the same messages from the same files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import epoka
from epoka.words import LANGUAGES, Argument, Catalogue, MissingText

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "client" / "tests" / "words.samples.json"
GAME = "flow_of_history"
FOLDERS = (
    Path(epoka.kernel.__file__).parent / "locale",
    epoka.game(GAME).folder / "locale",
)
NAMES = ["Anna", "Marek"]

# One of each rule: kinds and their digits, forms, plurals, seats, lists, messages in messages, what is missing.
RULES: list[tuple[str, Mapping[str, Argument]]] = [
    ("option-snipe", {"card": "great_wall"}),
    ("option-snipe", {"card": "no_such_card"}),
    ("event-gained", {"seat": 0, "card": "great_wall", "card2": "confucius"}),
    ("event-gained", {"seat": "somebody", "card": "st_peters_basilica", "card2": "confucius.genitive"}),
    ("event-passed", {"seat": 1}),
    ("event-passed", {"seat": 4}),
    ("event-passed", {"seat": -1}),
    ("event-passed", {"seat": None}),
    ("event-robbed", {"seat": 0, "victim": 1, "amount": 0}),
    *[("event-robbed", {"seat": 0, "victim": 1, "amount": amount}) for amount in (1, 2, 5, 12, 22, 12345)],
    ("effect-score-icons", {"icon": "attack", "per": 1}),
    ("effect-score-cards", {"type": "wonder", "per": 2, "times": 3}),
    ("replay-winners", {"winners": [0]}),
    ("replay-winners", {"winners": [0, 1, 2]}),
    ("replay-winners", {"winners": []}),
    ("option-snipe", {"card": ["great_wall", "pyramids", "no_such_card"]}),
    ("effect-score-icons", {"icon": ["attack", "trade"], "per": 5}),
    ("effect-when-invade", {"text": {"id": "effect-take-target-const", "args": {"amount": 3}}}),
    ("effect-when-invade", {"text": [{"id": "effect-remove-self"}, "and", 7]}),
    ("icon-attack.genitive", {}),
    ("option-snipe", {}),
    ("option-snipe", {"card": None}),
    ("no-such-message", {}),
]


def messages() -> Iterator[tuple[str, Mapping[str, Argument]]]:
    """The rules, then every card: its name, and each sentence of its text."""
    yield from RULES
    for card in epoka.game(GAME).catalogue():
        yield card["name"]["id"], card["name"]["args"]
        for step in card["text"]:
            yield step["id"], step["args"]


def rendered(text: Catalogue, message: str, args: Mapping[str, Argument]) -> str | None:
    """The text, or None where there is none."""
    try:
        return text.text(message, args, NAMES)
    except MissingText:
        return None


def samples() -> list[dict[str, Any]]:
    """Every message with its text in each language."""
    catalogues = {language: Catalogue(*FOLDERS, language=language) for language in LANGUAGES}
    found: list[dict[str, Any]] = []
    for message, args in messages():
        texts = {language: rendered(text, message, args) for language, text in catalogues.items()}
        sample = {"id": message, "args": args, **texts}
        if sample not in found:
            found.append(sample)
    return found


def main() -> None:
    """Write the file."""
    lines = [json.dumps(sample, ensure_ascii=False) for sample in samples()]
    head = json.dumps({"names": NAMES, "game": GAME}, ensure_ascii=False)
    SAMPLES.write_text(f'{head[:-1]}, "samples": [\n' + ",\n".join(lines) + "\n]}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
