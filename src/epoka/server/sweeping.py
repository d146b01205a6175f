"""Sweeping: the garbage collector looks at everything only when nobody waits for a move.

What is left over in a circle is mostly young, and the collector finds it there in about a millisecond. Looking through
what has lived longer stops the process for a tenth of a second at a thousand connections, so it waits for a quiet
moment.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from time import monotonic, process_time
from typing import Final

YOUNG: Final = 1_000
"""So many new objects are looked through at once."""
NEVER: Final = 1_000_000_000
LOOK: Final = 1.0
"""Seconds between looks at how busy the process is."""
QUIET: Final = 0.1
"""Seconds of work in one of these at which the process is not busy."""
SOONEST: Final = 60.0
LATEST: Final = 900.0


def be_smooth() -> None:
    """Spare a move the pauses that do not belong to it.

    What was loaded for good is never looked at again, and the writer's thread gives way to the event loop sooner.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    sys.setswitchinterval(0.001)


def is_time(since: float, worked: float) -> bool:
    """Whether to look through everything: so many seconds since the last time, so much work in the last look."""
    return since >= LATEST or (since >= SOONEST and worked < QUIET)


async def sweep() -> None:
    """Look through everything in quiet moments, for as long as the server runs."""
    last = monotonic()
    while True:
        before = process_time()
        await asyncio.sleep(LOOK)
        if is_time(monotonic() - last, process_time() - before):
            gc.collect()
            last = monotonic()
