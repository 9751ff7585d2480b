"""A game in the terminal, around one screen."""
