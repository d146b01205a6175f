"""The rules reference: its sections and rules in order, and where the rulebook leaves a point open to us.

A rule's id is that of its text with hyphens for dots: TTA-9.2 is `rule-TTA-9-2` in `locale/*/rules.ftl`.
"""

from __future__ import annotations

from typing import Any, Final

from epoka.kernel.game import rules_reference

NUMBERS: Final = (*range(1, 30), 32)
"""The sections. 30 and 31 are a glossary and a list, without rules."""

SIZES: Final = (5, 1, 5, 4, 8, 8, 5, 5, 6, 13, 6, 6, 10, 4, 5, 8, 1, 9, 5, 10, 9, 5, 5, 8, 5, 6, 3, 7, 22, 5)
"""How many numbered rules each of them has."""

OPENINGS: Final = (2, 7, 10, 14, 17, 26)
"""Sections that begin with a rule of their own, before the numbered ones."""


def rules(section: int, size: int) -> tuple[str, ...]:
    """The ids of a section's rules, in order."""
    opening = (f"TTA-{section}",) if section in OPENINGS else ()
    return (*opening, *[f"TTA-{section}.{number}" for number in range(1, size + 1)])


SECTIONS: Final = tuple((f"TTA-{section}", rules(section, size)) for section, size in zip(NUMBERS, SIZES, strict=True))

INTERPRETATIONS: Final = (
    *("TTA-1.5", "TTA-5.1", "TTA-5.5", "TTA-5.8", "TTA-6.4", "TTA-6.6", "TTA-6.7", "TTA-7.3"),
    *("TTA-8.4", "TTA-8.5", "TTA-9.6", "TTA-10.6", "TTA-10.8", "TTA-10.12", "TTA-10.13", "TTA-11.5", "TTA-11.6"),
    *("TTA-13.7", "TTA-13.8", "TTA-13.9", "TTA-13.10", "TTA-14", "TTA-14.3", "TTA-14.4", "TTA-15.4", "TTA-15.5"),
    *("TTA-16.3", "TTA-16.7", "TTA-18.4", "TTA-18.5", "TTA-18.8", "TTA-19.1"),
    *("TTA-20.6", "TTA-20.7", "TTA-20.9", "TTA-20.10", "TTA-21.6", "TTA-21.7"),
    *("TTA-24.3", "TTA-24.5", "TTA-24.6", "TTA-26.4", "TTA-26.5", "TTA-26.6"),
    *("TTA-27.1", "TTA-27.2", "TTA-27.3", "TTA-28.1", "TTA-28.5"),
    *("TTA-29.1", "TTA-29.5", "TTA-29.13", "TTA-29.14", "TTA-29.15", "TTA-29.16", "TTA-29.21", "TTA-29.22"),
    *("TTA-32.1", "TTA-32.2", "TTA-32.3", "TTA-32.4", "TTA-32.5"),
)
"""Rules that the rulebook leaves open, wholly or in part, so that our reading fills the gap."""


def rulebook() -> list[dict[str, Any]]:
    """All sections with their rules."""
    return rules_reference(SECTIONS, INTERPRETATIONS)
