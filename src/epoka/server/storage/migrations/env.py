"""Runs migrations on the connection that the server hands over; there is no command-line use."""

from __future__ import annotations

from alembic import context

from epoka.server.storage.columns import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter a column in place
)
with context.begin_transaction():
    context.run_migrations()
