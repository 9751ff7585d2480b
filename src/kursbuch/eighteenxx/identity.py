"""Identifiers of the 18xx family."""

from typing import NamedTuple, NewType

HexId = NewType("HexId", str)
TileId = NewType("TileId", str)
CompanyId = NewType("CompanyId", str)
PrivateId = NewType("PrivateId", str)


class StopId(NamedTuple):
    """A city, town or offboard of a hex: the number of the stop within it."""

    hex: HexId
    index: int  # type: ignore[assignment]  # hides tuple.index, which nobody asks a place for
