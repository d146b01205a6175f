"""The built client: its files, compressed, and its one page for every address that is a page."""

from __future__ import annotations

import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from epoka.server.replies import takes_gzip

STATIC: Final = Path(__file__).parent / "static"
PAGES: Final = frozenset({"", "new", "lobby", "t", "j", "games", "settings", "account", "parts"})
"""First parts of the addresses that the client shows."""

COMPRESSED: Final = frozenset(
    {"text/html", "text/css", "text/javascript", "application/javascript", "image/svg+xml", "application/json"}
)
FOREVER: Final = "public, max-age=31536000, immutable"
MISSING: Final = (
    "The server runs, but the client has not been built.\nSerwer działa, ale strona nie została zbudowana.\n"
)


def is_built() -> bool:
    """Whether the client's files are there."""
    return (STATIC / "index.html").is_file()


async def page(request: Request) -> Response:
    """A file of the client, or its page."""
    path = request.url.path.lstrip("/")
    file = _file(path)
    if file is not None:
        return _reply(request, file, FOREVER if path.startswith("assets/") else "no-cache")
    if not is_built():
        return PlainTextResponse(MISSING, 503)
    known = path.partition("/")[0] in PAGES
    return _reply(request, STATIC / "index.html", "no-cache", 200 if known else 404)


def _file(path: str) -> Path | None:
    """The file at a path inside the built client."""
    if not path:
        return None
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except OSError:
        return None  # longer than any name of a file may be


def _reply(request: Request, file: Path, caching: str, status: int = 200) -> Response:
    stamp = file.stat()
    kind = guess_type(file.name)[0] or "application/octet-stream"
    tag = f'"{stamp.st_mtime_ns:x}-{stamp.st_size:x}"'
    headers = {"etag": tag, "cache-control": caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    data = _read(file, stamp.st_mtime_ns)
    if kind in COMPRESSED and takes_gzip(request):
        data = _zipped(file, stamp.st_mtime_ns)
        headers["content-encoding"] = "gzip"
    return Response(data, status, headers, media_type=kind)


@lru_cache(maxsize=256)
def _read(file: Path, _changed: int) -> bytes:
    return file.read_bytes()


@lru_cache(maxsize=256)
def _zipped(file: Path, changed: int) -> bytes:
    return gzip.compress(_read(file, changed), mtime=0)
