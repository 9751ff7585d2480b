"""Five railway board games in one engine."""

__version__ = "0.2.0"
