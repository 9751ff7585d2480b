"""`python -m kursbuch`: the command, where its script is not on the path."""

from kursbuch.cli.main import run

run()
