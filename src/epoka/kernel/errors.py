"""What can go wrong, as sentences a person can read. Every one of these leaves the table as it was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Value = int | str

LONGEST_QUOTE = 80
"""Letters of what somebody has given that are quoted back."""


def shortened(text: str, longest: int = LONGEST_QUOTE) -> str:
    """A text, cut off where it gets long."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def quoted(given: object) -> str:
    """What somebody has given, as it is quoted back in a sentence."""
    if isinstance(given, int) and given.bit_length() > LONGEST_QUOTE:
        return "a huge number"
    return shortened(repr(shortened(given) if isinstance(given, str) else given))


class Refusal(NamedTuple):
    """Why an answer is not allowed: a message id with its arguments, and the rule that says so."""

    reason: str
    rule: str = ""
    args: Mapping[str, Value] = {}

    def __str__(self) -> str:
        inside = ", ".join(f"{name} {shortened(str(value))}" for name, value in self.args.items())
        told = f"{self.reason.replace('-', ' ')} ({inside})" if inside else self.reason.replace("-", " ")
        return f"{told} [{self.rule}]" if self.rule else told


class EpokaError(ValueError):
    """Bad input of any kind; its text is a sentence for the person who gave it."""


class Refused(EpokaError):
    """An answer that the rules do not allow; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused: {refusal}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        """Survives the way back from a worker process."""
        return Refused, (self.refusal,)


class BadSetup(EpokaError):
    """An unknown game, seat count or option."""


class BadSave(EpokaError):
    """Saved data that cannot be read: truncated, tampered with, of an unknown game or of a newer version.

    `kind` says which, for whoever says it in other words: damaged, foreign, large, newer, older, unknown-game, illegal
    (with the `number` of the answer) or forged.
    """

    def __init__(self, text: str, kind: str = "damaged", number: int = 0) -> None:
        super().__init__(text)
        self.kind = kind
        self.number = number
