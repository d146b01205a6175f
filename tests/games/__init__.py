"""Tests of each game; what they share says what it compared, as they do."""

import pytest

pytest.register_assert_rewrite("tests.games.rulebooks")
