"""The tiles of a title: the family's standard ones by number, and its own."""

from collections.abc import Iterator, Mapping

from kursbuch.eighteenxx.board.entries import CountedTileEntry, TileEntry
from kursbuch.eighteenxx.data import FAMILY
from kursbuch.mechanics.data_files import DataFolder, DataModel, Fault, Whole


class StandardTilesFile(DataModel):
    """The tiles that several titles have."""

    tiles: Mapping[str, TileEntry]


class TilesFile(DataModel):
    """A title's tiles: how many of the standard ones, and its own."""

    counts: Mapping[str, Whole] = {}
    tiles: Mapping[str, CountedTileEntry] = {}

    def faults(self) -> Iterator[Fault]:
        yield from unknown_tiles("counts", self.counts)


def unknown_tiles(key: str, counts: Mapping[str, int]) -> Iterator[Fault]:
    """Numbers of tiles that are not among the standard ones."""
    standard = standard_tiles()
    yield from (Fault(f"{key}.{name}", "tile_unknown", name) for name in counts if name not in standard)


def standard_tiles() -> Mapping[str, TileEntry]:
    """The family's tiles by number."""
    return FAMILY.read("tiles.toml", StandardTilesFile).tiles


def counted(counts: Mapping[str, int]) -> Mapping[str, CountedTileEntry]:
    """So many of the standard tiles."""
    standard = standard_tiles()
    return {name: CountedTileEntry(count=count, **dict(standard[name])) for name, count in counts.items()}


def all_tiles(file: TilesFile) -> Mapping[str, CountedTileEntry]:
    """The tiles of a title in the order of their numbers; what it has of its own goes before the standard ones."""
    entries = {**counted(file.counts), **file.tiles}
    return {name: entries[name] for name in sorted(entries, key=_number)}


def _number(name: str) -> tuple[int, str]:
    """By value, then by what follows: 9, 57, 57a, then names without a number."""
    digits = len(name) - len(name.lstrip("0123456789"))
    return (int(name[:digits]), name[digits:]) if digits else (1 << 30, name)


def family_tables(folder: DataFolder, *names: str) -> Mapping[str, object]:
    """The files of a title as they stand, and the standard tiles with them: the figures that its rules read."""
    return {**folder.tables(*names), "standard_tiles": FAMILY.tables("tiles")["tiles"]}
