"""The three standard streams, of which whoever starts a command may have closed some."""

from __future__ import annotations

import os
import sys
from typing import Final, TextIO

NAMES: Final = ("stdin", "stdout", "stderr")


def complete_streams() -> None:
    """Put something in the place of each stream that is closed.

    Otherwise the next file that is opened takes its place, and is printed into. Input has ended, output fails as on a
    full disk, and complaints are lost.
    """
    for descriptor, name in enumerate(NAMES):
        if getattr(sys, name) is None:
            setattr(sys, name, _instead(descriptor))


def _instead(descriptor: int) -> TextIO:
    opened = os.open(os.devnull, os.O_WRONLY if descriptor == 2 else os.O_RDONLY)
    if opened != descriptor:
        os.dup2(opened, descriptor)
        os.close(opened)
    return open(descriptor, "w" if descriptor else "r", encoding="utf-8", errors="replace", closefd=False)
