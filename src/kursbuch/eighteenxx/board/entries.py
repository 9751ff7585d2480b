"""Hexes and tiles as they stand in data files: colour, stops and track as text (docs/data-format.md)."""

import re
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from kursbuch.eighteenxx.board.faces import STAGES, STOPS_PER_HEX, parse_stop
from kursbuch.mechanics.data_files import DataModel, Whole
from kursbuch.mechanics.hexgrid import HexLayout
from kursbuch.mechanics.track import parse_track

STOP_KINDS = ("city", "town", "offboard", "port", "mine", "halt")


def _check_track(text: str) -> str:
    try:
        parse_track(text)
    except (ValueError, KeyError) as error:
        raise PydanticCustomError("track", "no track") from error
    return text


def _check_stop(text: str) -> str:
    try:
        stop = parse_stop(text)
    except ValueError as error:
        raise PydanticCustomError("stop", "no stop") from error
    if stop.kind not in STOP_KINDS or any(stage not in STAGES for stage, _ in stop.values):
        raise PydanticCustomError("stop", "no stop")
    return text


def _check_hex(name: str) -> str:
    if not re.fullmatch(r"[A-Za-z][1-9]\d*", name):
        raise PydanticCustomError("hex_name", "no hex")
    return name


TrackText = Annotated[str, AfterValidator(_check_track)]
StopText = Annotated[str, AfterValidator(_check_stop)]
HexName = Annotated[str, AfterValidator(_check_hex)]
Edge = Annotated[int, Field(ge=0, le=5)]


class FaceEntry(DataModel):
    """What a tile shows, or a hex as printed."""

    label: str | None = None
    stops: tuple[StopText, ...] = Field(default=(), max_length=STOPS_PER_HEX)
    track: TrackText = ""

    @model_validator(mode="after")
    def _track_meets_stops(self) -> "FaceEntry":
        ends = {end for piece in parse_track(self.track) for end in (piece.a, piece.b)}
        if any(~end >= len(self.stops) for end in ends):
            raise PydanticCustomError("track_stop", "track to a stop that is not there")
        return self


class TileEntry(FaceEntry):
    """A kind of tile."""

    color: Literal["yellow", "green", "brown", "gray"]


class CountedTileEntry(TileEntry):
    """A kind of tile of a title, with how many there are."""

    count: Whole


class HexEntry(FaceEntry):
    """A hex of the map."""

    color: Literal["white", "yellow", "green", "brown", "gray", "red", "blue"]
    name: str | None = None
    cost: Whole = 0
    terrain: str | None = None
    impassable: tuple[Edge, ...] = ()


class MapFile(DataModel):
    """A map, or the hexes in which a board differs from another."""

    layout: HexLayout
    hexes: Mapping[HexName, HexEntry]
