"""Epoka for learners and researchers: environments, batches of games, data sets, and bots that play from elsewhere.

Needs the extra `research`: `pip install epoka[research]`. Nothing is imported here, so each part costs only itself.
"""
