"""`python -m epoka.server.schema` prints the OpenAPI document, from which the client's types are made."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from epoka.server.application import build
from epoka.server.settings import Settings, sqlite_url


def document() -> dict[str, Any]:
    """The OpenAPI document; no server runs for it."""
    with TemporaryDirectory() as folder:
        return build(Settings(database_url=sqlite_url(Path(folder) / "epoka.db"))).openapi()


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
