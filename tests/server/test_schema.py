"""The client's types are made from the server's models, and from nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from epoka.server.schema import document

CLIENT = Path(__file__).parents[2] / "client"
GENERATOR = CLIENT / "node_modules/openapi-typescript/bin/cli.js"
NODE = Path(sys.executable).parent / "node"


@pytest.mark.skipif(not GENERATOR.exists(), reason="the client's packages are not installed")
def test_the_clients_types_are_those_of_the_server(tmp_path: Path) -> None:
    """If they differ, `npm run schema` in `client` makes them anew."""
    written, made = tmp_path / "openapi.json", tmp_path / "schema.ts"
    written.write_text(json.dumps(document(), indent=2, ensure_ascii=False), encoding="utf-8")
    command = [str(NODE), str(GENERATOR), str(written), "--immutable", "-o", str(made)]
    subprocess.run(command, check=True, capture_output=True, timeout=120, cwd=CLIENT)
    assert made.read_text(encoding="utf-8") == (CLIENT / "src/api/schema.ts").read_text(encoding="utf-8")
