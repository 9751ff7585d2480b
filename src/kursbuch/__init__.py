"""Five railway board games in one engine."""
