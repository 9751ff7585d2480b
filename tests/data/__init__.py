"""Data files: checked when they are read, correctable by an owner of the game."""
