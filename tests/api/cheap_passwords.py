"""Passwords of tests are hashed at no cost: a good hash takes a tenth of a second, and nobody attacks a test."""

from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST

from kursbuch.server import security

security.HASHER = PasswordHasher.from_parameters(CHEAPEST)
