"""The steps of the family, one a file."""
