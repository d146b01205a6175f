"""Looks for what the cards of a game say and nobody plays with; what that is: `epoka.kernel.conformance.cards`.

python -m tests.cards flow_of_history [--sample N] [--only PATTERN] [--jobs N]
"""

from __future__ import annotations

import sys

import pytest  # noqa: F401  # the scenarios need it: loaded once, before the processes fork

from epoka.kernel.conformance import cards

if __name__ == "__main__":
    sys.exit(cards.main(f"tests.cards.{sys.argv[1]}", sys.argv[2:]))
