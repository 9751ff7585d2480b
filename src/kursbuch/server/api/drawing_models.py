"""Drawings as they are documented by OpenAPI."""

from typing import Any

from pydantic import BaseModel, Field

Placed = tuple[str, float, float, str]


class StopPlaceModel(BaseModel):
    """A stop of a hex, and where its slots for stations are."""

    kind: str
    x: float
    y: float
    slots: list[tuple[float, float]]


class TrackLineModel(BaseModel):
    """A piece of track: its ends are edges from 0 to 5, or stops as `s0`."""

    a: int | str
    b: int | str
    gauge: str
    d: str = Field(description="The data of an SVG path.")


class SymbolModel(BaseModel):
    """A part of a picture around (0, 0). Its id is a digest of it: it may be kept for ever."""

    svg: str
    outline: str | None = Field(default=None, description="What can be pointed at, as the data of an SVG path.")
    stops: list[StopPlaceModel] | None = None
    track: list[TrackLineModel] | None = None


class LayerModel(BaseModel):
    """`placed` has the symbol, where it is, and what it is (`hex:H12`, `slot:H12/0/1`, `cell:3/5`)."""

    name: str
    placed: list[Placed]


class BoardModel(BaseModel):
    """A board: later layers cover earlier ones."""

    kind: str
    width: float
    height: float
    layers: list[LayerModel]
    geometry: dict[str, Any]


class DrawingModel(BaseModel):
    """The boards by name, and the symbols that the client does not have yet."""

    boards: dict[str, BoardModel]
    symbols: dict[str, SymbolModel]


class TilesModel(BaseModel):
    """Faces of tiles as `57.2` (the tile, a point, the rotation), each a hex around (0, 0) in layers."""

    faces: dict[str, list[LayerModel]]
    symbols: dict[str, SymbolModel]
    radius: float


class RouteModel(BaseModel):
    train: str
    hexes: list[str]
    revenue: int
    d: str = Field(description="The line on the board, as the data of an SVG path.")


class RunModel(BaseModel):
    """The best run of a company; `proven` when no other earns more, else no run earns more than `at_most`."""

    company: str
    revenue: int
    proven: bool
    at_most: int | None
    routes: list[RouteModel]


class PathsModel(BaseModel):
    """The lines of routes on the board, as the data of SVG paths, and what each route brings where that is known."""

    paths: list[str]
    revenues: list[int | None]
