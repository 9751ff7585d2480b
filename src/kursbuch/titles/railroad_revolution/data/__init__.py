"""The figures of the board and the tiles, apart from the rules, so that an owner of the game can correct them."""

from collections.abc import Mapping

from kursbuch.mechanics.data_files import DataFolder

DATA = DataFolder("railroad-revolution", "kursbuch.titles.railroad_revolution")


def read_data() -> Mapping[str, object]:
    """The figures that the rules read, for a fingerprint."""
    return DATA.tables("board", "milestones", "setup", "tiles")
