"""The `kursbuch` command."""
