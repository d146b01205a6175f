"""Every text of one table, in one language, with the names of whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from epoka.cli.common import CLI_LOCALE
from epoka.cli.replay import event_text
from epoka.kernel import Game
from epoka.kernel.game import JSON, KERNEL_LOCALE
from epoka.words import Argument, Catalogue


class Texts:
    """Texts by message id: `texts("terminal-saved", file=path)`."""

    def __init__(self, game: Game[Any], language: str, names: Sequence[str] = ()) -> None:
        folders = (KERNEL_LOCALE, CLI_LOCALE, game.folder / "locale")
        self.catalogue = Catalogue(*folders, language=language, seat_names=names)
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
