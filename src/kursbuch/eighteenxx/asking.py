"""What 18xx.games asks where the book asks otherwise: whom it passes over, what it asks besides, what may come when.

An action of that site answers the question at which the site stands. So the profile of the site asks the same questions
in the same order, and a game is read from there, or written for it, action by action.
"""

from dataclasses import dataclass, fields

LAST_ROUND = 100
"""The stock round with which the site gives up a game."""


@dataclass(frozen=True, slots=True)
class Asking:
    """The questions of 18xx.games; the defaults are the book's."""

    passes_over_idle: bool = False
    """Who can neither buy nor sell is passed over in stock rounds, and a company that can buy no train is not asked."""
    asks_for_privates: bool = False
    """At the end of its turn a company is asked once more while it could buy a private or has a right to build."""
    leaves_turn_open: bool = False
    """While trains are to be returned or a home is to be chosen, what may be done at any time of a turn may be done."""
    discards_in_any_order: bool = False
    """Companies with too many trains return them in any order; the site lists them as the companies are listed."""
    exchanges_any_time: bool = False
    """A private may be exchanged for its share at any time, also in the middle of another's turn."""
    trades_are_purchases: bool = False
    """A private bought from another player is the purchase of a stock turn; nobody offers a private for sale."""
    grants_by_name: bool = False
    """Only a tile laid in the name of a private brings its free station, which is asked for before other stations."""
    hands_over_free_private: bool = False
    """A first private that has fallen to 0 goes to the next player by itself."""
    plays_on_idle: bool = False
    """Where nobody can do anything rounds follow each other until stock round `LAST_ROUND`, which ends the game."""
    ends_by_agreement: bool = False
    """Players may agree to stop at any time."""
    goes_on_after_passes: bool = False
    """When all have passed in the opening auction the next player goes on, not the holder of the priority."""


SITE_ASKS = Asking(**dict.fromkeys((each.name for each in fields(Asking)), True))
"""All of them."""
