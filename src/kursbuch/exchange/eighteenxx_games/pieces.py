"""Which copy of a tile or train the site has where. This program counts pieces; the site names them."""

from kursbuch.eighteenxx.identity import HexId
from kursbuch.exchange.eighteenxx_games.source import SiteAction
from kursbuch.mechanics.ledger import BANK


def kind_of(copy: str) -> str:
    """The tile or train of which the site names a copy: `57` for `57-1`."""
    return copy.rsplit("-", 1)[0]


class Pieces:
    """The site's names as they move."""

    def __init__(self) -> None:
        self._tiles: dict[str, HexId] = {}
        self._trains: dict[str, str] = {}

    def note(self, action: SiteAction) -> None:
        """Remember what the action moved."""
        kind = action["type"]
        if kind == "lay_tile":
            self._tiles[action["tile"]] = HexId(action["hex"])
        elif kind == "buy_train":
            self._trains[action["train"]] = action["entity"]
            if action.get("exchange"):
                self._trains[action["exchange"]] = "pool"
        elif kind == "discard_train":
            self._trains[action["train"]] = "pool"

    def city(self, name: str) -> tuple[HexId, int]:
        """The hex and number of a city: `tile-copy-number`, or `hex-copy-number` where the hex is printed."""
        copy, number = name.rsplit("-", 1)
        return self._tiles.get(copy) or HexId(kind_of(copy)), int(number)

    def is_printed(self, copy: str) -> bool:
        """Whether this names a hex of the map, not a tile that has been laid."""
        return copy not in self._tiles

    def give_train(self, copy: str, company: str) -> None:
        """A company has this copy without an action that says so."""
        self._trains[copy] = company

    def train_owner(self, copy: str) -> str:
        """Who has this copy: a company, the pool, or still the bank."""
        return self._trains.get(copy, str(BANK))
