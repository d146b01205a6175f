"""The command that looks for what cards say and nobody plays with: fields that no rule reads, values nobody misses.

    python -m epoka.kernel.conformance.cards MODULE [--sample N] [--only PATTERN] [--jobs N]

MODULE has a `PRINTED`, which is how a game plugs in: see `Printed` in `printed.py`. What is looked for, and what is not
seen, stands at the top of `unread.py` and `mutations.py`. Fields and values are listed unless the game has an exception
for them, with its reason; an exception that is not needed is listed as well. If anything is listed, the command fails.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from fnmatch import fnmatchcase

from epoka.kernel.conformance.mutations import Report, check, sampled
from epoka.kernel.conformance.printed import Change
from epoka.kernel.conformance.unread import unread_fields


def told(report: Report, unread: Sequence[str]) -> str:
    """What was found, for people."""
    lines = []
    for title, found in (
        ("read by no rule", unread),
        ("changed, and nobody notices", report.unnoticed),
        ("nobody notices, for a reason", report.excepted),
        ("needless exceptions", report.unneeded),
    ):
        if found:
            lines += [f"{title}:", *[f"  {line}" for line in found]]
    count = f"{report.tried} values changed: {len(report.unnoticed)} unnoticed, {len(report.excepted)} for a reason"
    return "\n".join([*lines, f"{count}; {len(unread)} fields that no rule reads", ""])


def main(module: str, argv: Sequence[str]) -> int:
    """Read the rest of the command line, look, and tell."""
    parser = argparse.ArgumentParser(description="Look for what cards say and nobody plays with.")
    parser.add_argument("--sample", type=int, help="change only so many values, of each field one first")
    parser.add_argument("--seed", default="0", help="what the sample depends on")
    parser.add_argument("--only", default="*", help="change only values whose place is like this, such as 'granary.*'")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at the same time (default: all cores)")
    args = parser.parse_args(argv)

    def choose(changes: Sequence[Change]) -> list[Change]:
        chosen = [one for one in changes if fnmatchcase(one.place.label, args.only)]
        return sampled(chosen, args.sample, args.seed) if args.sample else chosen

    unread = unread_fields(module)
    report = check(module, choose, args.jobs)
    sys.stdout.write(told(report, unread))
    return int(bool(unread or report.unnoticed or report.unneeded or not report.tried))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
