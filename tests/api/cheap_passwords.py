"""Passwords of tests are hashed at no cost: a good hash takes a tenth of a second, and nobody attacks a test."""

from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST


def hash_at_no_cost() -> None:
    """In this process, from now on. It imports the titles, so packages with more of them are on the path before."""
    from kursbuch.server import security

    security.HASHER = PasswordHasher.from_parameters(CHEAPEST)
