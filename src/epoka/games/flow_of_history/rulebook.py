"""The rules reference: its sections and rules in order, and where the rulebook leaves a point open to us.

A rule's id is that of its text with hyphens for dots: FH-6.1.1 is `rule-FH-6-1-1` in `locale/*/rules.ftl`.
"""

from __future__ import annotations

from typing import Any, Final

from epoka.kernel.game import rules_reference

SECTIONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("FH-1", ("FH-1.1", "FH-1.2", "FH-1.3", "FH-1.4", "FH-1.5")),
    ("FH-2", ("FH-2.1", "FH-2.2", "FH-2.3", "FH-2.4", "FH-2.5", "FH-2.6")),
    (
        "FH-3",
        (
            *("FH-3.1", "FH-3.2", "FH-3.3", "FH-3.4", "FH-3.5"),
            *("FH-3.6", "FH-3.7", "FH-3.8", "FH-3.9", "FH-3.10"),
        ),
    ),
    (
        "FH-4",
        (
            *("FH-4.1", "FH-4.2", "FH-4.3", "FH-4.4", "FH-4.5", "FH-4.6"),
            *("FH-4.7", "FH-4.8", "FH-4.9", "FH-4.10", "FH-4.11", "FH-4.12"),
            *("FH-4.13", "FH-4.14", "FH-4.15", "FH-4.16", "FH-4.17"),
        ),
    ),
    ("FH-5", ("FH-5.1", "FH-5.2", "FH-5.3", "FH-5.4")),
    (
        "FH-6",
        (
            *("FH-6.1", "FH-6.1.1", "FH-6.1.2", "FH-6.1.3"),
            *("FH-6.2", "FH-6.2.1", "FH-6.2.2", "FH-6.2.3"),
            *("FH-6.3", "FH-6.3.1", "FH-6.3.2", "FH-6.3.3"),
            *("FH-6.4", "FH-6.4.1", "FH-6.4.2", "FH-6.4.3"),
            *("FH-6.5", "FH-6.5.1", "FH-6.5.2", "FH-6.5.3"),
        ),
    ),
    ("FH-7", ("FH-7.1", "FH-7.2", "FH-7.3", "FH-7.4", "FH-7.5", "FH-7.6", "FH-7.7")),
    ("FH-8", ("FH-8.1", "FH-8.2", "FH-8.3", "FH-8.4")),
    (
        "FH-9",
        (
            *("FH-9.1", "FH-9.2", "FH-9.3", "FH-9.4", "FH-9.5"),
            *("FH-9.6", "FH-9.7", "FH-9.8", "FH-9.9", "FH-9.10"),
        ),
    ),
    ("FH-10", ("FH-10.1", "FH-10.2")),
    ("FH-11", ("FH-11.1", "FH-11.2", "FH-11.3")),
    ("FH-12", ("FH-12.1", "FH-12.2", "FH-12.3")),
)

INTERPRETATIONS: Final = (
    *("FH-2.2", "FH-3.3", "FH-3.9", "FH-3.10"),
    *("FH-4.5", "FH-4.6", "FH-4.7", "FH-4.12", "FH-4.15", "FH-4.16", "FH-4.17"),
    *("FH-5.3", "FH-6.1.3", "FH-6.4.3", "FH-6.5.3"),
    *("FH-7.1", "FH-7.3", "FH-7.4", "FH-7.6", "FH-7.7"),
    *("FH-8.1", "FH-8.2", "FH-8.3"),
    *("FH-9.3", "FH-9.5", "FH-9.7", "FH-9.9", "FH-9.10"),
)
"""Rules that the rulebook leaves open, wholly or in part, so that our reading fills the gap."""


def rulebook() -> list[dict[str, Any]]:
    """All sections with their rules."""
    return rules_reference(SECTIONS, INTERPRETATIONS)
