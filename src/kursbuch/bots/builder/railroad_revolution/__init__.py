"""Railroad Revolution as a sensible club player plays it."""

from kursbuch.bots.builder.railroad_revolution.strategy import RailroadRevolutionStrategy

STRATEGY = RailroadRevolutionStrategy()
