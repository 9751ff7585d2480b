"""American Rails as a sensible club player plays it."""

from kursbuch.bots.builder.american_rails.strategy import AmericanRailsStrategy

STRATEGY = AmericanRailsStrategy()
