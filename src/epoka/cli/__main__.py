"""`python -m epoka.cli` is `epoka`."""

import sys

from epoka.cli.main import main

sys.exit(main())
