"""Tables on which people and programs play every registered title, over HTTP and WebSockets."""

from kursbuch.server.app import create_app
from kursbuch.server.running import ReadyTable, serve
from kursbuch.server.settings import DEFAULT_DATABASE, Settings, database_address

__all__ = ["DEFAULT_DATABASE", "ReadyTable", "Settings", "create_app", "database_address", "serve"]
