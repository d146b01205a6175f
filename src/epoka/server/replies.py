"""Compressed replies: for what is large and the same for everybody.

What is about the one who asks is never compressed: together with text that a stranger slips in, the length of a
compressed reply would give its secrets away (BREACH).
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

LEAST: Final = 1000
"""Anything shorter fits into one packet as it is."""
LEVEL: Final = 6


def takes_gzip(request: Request) -> bool:
    """Whether a client can read gzip."""
    for offer in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = offer.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def compressed(request: Request, response: Response) -> Response:
    """The same reply, made smaller if it pays and the client can read it."""
    response.headers["vary"] = "accept-encoding"
    if len(response.body) >= LEAST and takes_gzip(request):
        response.body = zipped(bytes(response.body))
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


@lru_cache(maxsize=64)
def zipped(data: bytes) -> bytes:
    """Data as gzip; replies that are asked for often are made once."""
    return gzip.compress(data, LEVEL, mtime=0)
