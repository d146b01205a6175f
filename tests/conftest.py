"""Hypothesis tries the same examples in every run and is not hurried."""

from hypothesis import settings

settings.register_profile("epoka", derandomize=True, deadline=None, database=None)
settings.load_profile("epoka")
