"""Alembic migrations, applied when a server starts."""
