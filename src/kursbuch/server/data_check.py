"""An owner's data files are read before the server starts: the host learns what is wrong before players do."""

from collections.abc import Iterator
from contextlib import suppress

from kursbuch.kernel import BadSetup, Setup, Title, titles
from kursbuch.mechanics.data_files import check_owners_folders, owners_folder


def check_owners_data() -> None:
    """Read every data file of every title; `BadData` tells the first mistake."""
    if owners_folder() is None:
        return
    for title in titles().values():
        for setup in _setups(title):
            with suppress(BadSetup):
                title.rules(setup)
    check_owners_folders()


def _setups(title: Title) -> Iterator[Setup]:
    """Every number of players, and every option with one of its values."""
    for count in title.players:
        players = tuple(f"player {number}" for number in range(count))
        yield Setup(players)
        for option in title.options:
            yield from (Setup(players, {option.name: value}) for value in option.values[1:])
