"""A player's place at the table, counted from 0."""

from typing import NewType

Seat = NewType("Seat", int)
