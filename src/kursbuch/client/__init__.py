"""A small client of the server, for bots and tests."""

from kursbuch.client.client import Client, ServerProblem
from kursbuch.client.live import Live
from kursbuch.client.player import Chooser, NetworkPlayer, random_action

__all__ = ["Chooser", "Client", "Live", "NetworkPlayer", "ServerProblem", "random_action"]
