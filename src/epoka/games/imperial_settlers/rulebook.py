"""The rules reference: its sections and rules in order, and where the rulebook leaves a point open to us.

A rule's id is that of its text with hyphens for dots: IS-6.1 is `rule-IS-6-1` in `locale/*/rules.ftl`. Ids that are not
here belong to expansions.
"""

from __future__ import annotations

from typing import Any, Final

from epoka.kernel.game import rules_reference

SECTIONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (
        "IS-1",
        (
            *("IS-1.1", "IS-1.2", "IS-1.3", "IS-1.4", "IS-1.5", "IS-1.6", "IS-1.7", "IS-1.8"),
            *("IS-1.9", "IS-1.10"),
        ),
    ),
    (
        "IS-2",
        (
            *("IS-2.1", "IS-2.2", "IS-2.3", "IS-2.4", "IS-2.5", "IS-2.6", "IS-2.7", "IS-2.8"),
            *("IS-2.9", "IS-2.10", "IS-2.11"),
        ),
    ),
    (
        "IS-3",
        (*("IS-3.1", "IS-3.2", "IS-3.3", "IS-3.4", "IS-3.5", "IS-3.6", "IS-3.7"),),
    ),
    ("IS-4", ("IS-4.1", "IS-4.2")),
    ("IS-5", ("IS-5.1", "IS-5.2", "IS-5.3", "IS-5.4", "IS-5.5")),
    (
        "IS-6",
        (*("IS-6.1", "IS-6.2", "IS-6.3", "IS-6.4", "IS-6.5", "IS-6.6", "IS-6.7", "IS-6.8"),),
    ),
    (
        "IS-7",
        (*("IS-7.1", "IS-7.2", "IS-7.3", "IS-7.4", "IS-7.5", "IS-7.6", "IS-7.7"),),
    ),
    (
        "IS-8",
        (
            *("IS-8.1", "IS-8.2", "IS-8.3", "IS-8.4", "IS-8.5", "IS-8.6", "IS-8.7", "IS-8.8"),
            *("IS-8.9", "IS-8.10", "IS-8.11", "IS-8.12", "IS-8.13", "IS-8.14"),
        ),
    ),
    ("IS-9", ("IS-9.1", "IS-9.2", "IS-9.3", "IS-9.4")),
    (
        "IS-10",
        (
            *("IS-10.1", "IS-10.2", "IS-10.3", "IS-10.4", "IS-10.5", "IS-10.6", "IS-10.7", "IS-10.8"),
            *("IS-10.9", "IS-10.10", "IS-10.11", "IS-10.12", "IS-10.13"),
        ),
    ),
    (
        "IS-11",
        (*("IS-11.1", "IS-11.2", "IS-11.3", "IS-11.4", "IS-11.5", "IS-11.7"),),
    ),
    ("IS-12", ("IS-12.1",)),
    ("IS-13", ("IS-13.1", "IS-13.2", "IS-13.3", "IS-13.4", "IS-13.5")),
    ("IS-13B", ("IS-13.20", "IS-13.21", "IS-13.22", "IS-13.23", "IS-13.24")),
    ("IS-14", ("IS-14.1", "IS-14.2", "IS-14.3")),
    (
        "IS-15",
        (
            *("IS-15.1", "IS-15.2", "IS-15.3", "IS-15.4", "IS-15.5", "IS-15.6", "IS-15.7", "IS-15.8"),
            *("IS-15.9", "IS-15.10", "IS-15.11", "IS-15.12", "IS-15.13", "IS-15.14", "IS-15.15", "IS-15.20"),
            *("IS-15.21", "IS-15.22", "IS-15.23", "IS-15.37"),
        ),
    ),
    (
        "IS-24",
        (
            *("IS-24.1", "IS-24.2", "IS-24.3", "IS-24.4", "IS-24.5", "IS-24.6", "IS-24.7", "IS-24.8"),
            *("IS-24.9", "IS-24.10", "IS-24.11", "IS-24.12"),
        ),
    ),
    (
        "IS-25",
        (
            *("IS-25.1", "IS-25.2", "IS-25.3", "IS-25.4", "IS-25.5", "IS-25.6", "IS-25.10", "IS-25.11"),
            *("IS-25.12", "IS-25.13", "IS-25.14", "IS-25.15", "IS-25.20", "IS-25.21", "IS-25.22", "IS-25.23"),
            *("IS-25.24", "IS-25.25", "IS-25.30", "IS-25.32", "IS-25.33", "IS-25.36", "IS-25.40", "IS-25.41"),
        ),
    ),
    (
        "IS-27",
        (
            *("IS-27.2", "IS-27.3", "IS-27.4", "IS-27.5", "IS-27.6", "IS-27.7", "IS-27.8", "IS-27.9"),
            *("IS-27.11", "IS-27.12", "IS-27.13"),
        ),
    ),
)

INTERPRETATIONS: Final = (
    *("IS-1.5", "IS-2.6", "IS-2.10", "IS-3.7", "IS-5.5", "IS-7.7", "IS-8.5", "IS-8.7"),
    *("IS-8.13", "IS-8.14", "IS-9.4", "IS-10.8", "IS-10.9", "IS-11.5", "IS-13.24", "IS-14.2"),
    *("IS-14.3", "IS-15.7", "IS-15.8", "IS-15.12", "IS-15.14", "IS-15.15", "IS-15.22", "IS-15.23"),
    *("IS-15.37", "IS-25.4", "IS-25.6", "IS-25.12", "IS-25.22", "IS-25.24", "IS-25.33", "IS-27.6"),
    *("IS-27.7", "IS-27.8", "IS-27.11"),
)
"""Rules that the rulebook leaves open, wholly or in part, so that our reading fills the gap."""


def rulebook() -> list[dict[str, Any]]:
    """All sections with their rules."""
    return rules_reference(SECTIONS, INTERPRETATIONS)
