"""The decisions of the family with their steps, one a file."""
