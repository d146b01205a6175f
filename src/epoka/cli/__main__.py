"""`python -m epoka.cli` is `epoka`."""

from epoka_command import main

main()
