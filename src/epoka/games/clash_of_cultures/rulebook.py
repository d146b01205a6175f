"""The rules reference: its sections and rules in order, and where the rulebook leaves a point open to us.

A rule's id is that of its text with hyphens for dots: COC-7.4.3 is `rule-COC-7-4-3` in `locale/*/rules.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from epoka.kernel.game import rules_reference


def rules(section: str, numbers: Iterable[int | str]) -> tuple[str, tuple[str, ...]]:
    """A section and the ids of its rules, in order."""
    return f"COC-{section}", tuple([f"COC-{section}.{number}" for number in numbers])


def opened(section: str, last: int) -> tuple[str, tuple[str, ...]]:
    """A section that begins with a rule of its own, before the numbered ones."""
    name, numbered = rules(section, range(1, last + 1))
    return name, (name, *numbered)


SECTIONS: Final = (
    rules("1", range(1, 7)),
    rules("2", (1, 2, 3, 4, 5, "6a", "6b", "6c")),
    rules("3", range(1, 6)),
    rules("4", range(1, 6)),
    rules("5", range(1, 6)),
    rules("6", range(1, 8)),
    rules("7.1", range(1, 3)),
    rules("7.2", range(1, 3)),
    rules("7.3", range(1, 5)),
    rules("7.4", range(1, 7)),
    rules("7.5", range(1, 6)),
    rules("7.6", range(1, 6)),
    rules("7.8", range(1, 3)),
    rules("7.9", range(1, 10)),
    rules("8.1", range(1, 7)),
    rules("8.2", range(1, 7)),
    rules("8.3", range(1, 7)),
    rules("9.1", range(1, 4)),
    rules("9.2", range(1, 7)),
    rules("9.3", range(1, 6)),
    rules("9.4", range(1, 4)),
    rules("10", range(1, 4)),
    rules("10.4", range(1, 6)),
    rules("10.5", range(1, 6)),
    rules("10.6", range(1, 3)),
    rules("11", range(1, 7)),
    rules("12", range(1, 3)),
    opened("12.3", 5),
    opened("12.4", 8),
    rules("13", (*range(1, 5), *range(20, 24), *range(29, 46))),
    rules("14", range(1, 4)),
    rules("15", range(1, 7)),
)
"""The sections. 7.7 is what 8.1 to 8.3 tell; 16 and 17 are a list and a glossary, without rules."""

INTERPRETATIONS: Final = (
    *("COC-1.3", "COC-2.6a", "COC-2.6b", "COC-2.6c", "COC-4.2", "COC-4.5", "COC-5.4", "COC-6.5", "COC-6.7"),
    *("COC-7.3.3", "COC-7.4.3", "COC-7.4.4", "COC-7.4.5", "COC-7.5.1", "COC-7.6.3", "COC-7.6.4", "COC-7.9.5"),
    *("COC-8.1.6", "COC-8.2.2", "COC-8.2.5", "COC-8.2.6", "COC-8.3.2", "COC-8.3.4", "COC-8.3.5", "COC-8.3.6"),
    *("COC-9.2.2", "COC-9.2.3", "COC-9.3.2", "COC-10.3", "COC-10.4.1", "COC-10.4.2", "COC-10.4.3", "COC-10.4.4"),
    *("COC-10.5.4", "COC-11.4", "COC-11.5", "COC-12.2", "COC-12.3.5", "COC-12.4.3"),
    *(
        "COC-13.20",
        "COC-13.22",
        "COC-13.30",
        "COC-13.32",
        "COC-13.35",
        "COC-13.36",
        "COC-13.37",
        "COC-13.38",
        "COC-13.39",
        "COC-13.40",
        "COC-13.41",
    ),
    *("COC-13.42", "COC-14.3", "COC-15.3"),
)
"""Rules that the rulebook leaves open, wholly or in part, so that our reading fills the gap."""


def rulebook() -> list[dict[str, Any]]:
    """All sections with their rules."""
    return rules_reference(SECTIONS, INTERPRETATIONS)
