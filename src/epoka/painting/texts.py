"""Every text of one table, in one language, with the names of whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from epoka.kernel.game import JSON, KERNEL_LOCALE
from epoka.words import Argument, Catalogue

PAINTING_LOCALE: Final = Path(__file__).parent / "locale"
"""The folder of the messages that every painted table shares."""


class Texts:
    """Texts by message id: `texts("terminal-saved", file=path)`."""

    def __init__(self, folders: Sequence[Path], language: str, names: Sequence[str] = ()) -> None:
        every = (KERNEL_LOCALE, PAINTING_LOCALE, *folders)
        self.catalogue = Catalogue(*every, language=language, seat_names=names)
        self.language = language

    def __call__(self, message_id: str, **args: Argument) -> str:
        return self.catalogue.text(message_id, args)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self.catalogue.has(message_id)

    def message(self, message: JSON) -> str:
        """A message that is plain data."""
        return self.catalogue.render(message)

    def refusal(self, refusal: JSON) -> str:
        """Why something is refused, with the rule."""
        reason = self.message(refusal)
        return self("terminal-reason", reason=reason, rule=refusal["rule"]) if refusal["rule"] else reason

    def events(self, events: list[JSON]) -> str:
        """What followed from one answer, in one paragraph."""
        return " ".join([event_text(self.catalogue, event) for event in events])

    def seat(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.catalogue.seat_names[seat]

    def seats(self) -> range:
        """All seats."""
        return range(len(self.catalogue.seat_names))

    def card(self, card: str) -> str:
        """The name of a card."""
        name = f"card-{card.replace('_', '-')}"
        return self(name) if self.has(name) else card


def card_text(text: Catalogue, card: dict[str, Any]) -> str:
    """What a card does, in one paragraph."""
    joined = " ".join([text.text(step["id"], step["args"]) for step in card["text"]])
    when = card.get("when")
    whole = text.text(when, {"text": joined}) if when else joined
    return " ".join([whole, *[text.text(note) for note in card.get("notes", ())]])


def event_text(text: Catalogue, event: dict[str, Any]) -> str:
    """One event in words; where a card is hidden from the reader, the sentence that does not name it."""
    args = {name: value for name, value in event.items() if name not in ("verb", "rule")}
    hidden = any(value is None for value in args.values())
    known = {name: value for name, value in args.items() if value is not None}
    return text.text(f"event-{event['verb']}{'-hidden' if hidden else ''}", known)
