"""The command line: `epoka …`."""

from epoka.cli.main import main

__all__ = ["main"]
