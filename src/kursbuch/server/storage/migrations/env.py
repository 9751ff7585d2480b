"""Alembic asks this file how to reach the database: by the connection that `migrate` opened."""

from alembic import context

from kursbuch.server.storage.schema import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
context.run_migrations()
