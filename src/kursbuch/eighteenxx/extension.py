"""How a title extends the family: fixed facts of its own, and a state of its own in every position.

`Game[F]` holds the facts (`game.facts`), `Position[S]` and `Draft[F, S]` the state (`position.own`). Both are frozen
dataclasses of the title; the facts are derived from `Facts`. What the family does with any title takes a plain `Game`,
`Position` or `Draft`; a step or round of a title names its types.
"""

from dataclasses import dataclass, field

from typing_extensions import TypeVar

from kursbuch.eighteenxx.asking import Asking


@dataclass(frozen=True, slots=True)
class SiteRules:
    """Where 18xx.games plays otherwise than the rulebook; the defaults are the rulebook. A title adds its own."""

    lowest_bidder_acts: bool = False
    """In a contest the lowest bidder acts next, and who passes is out."""
    brown_goes_on: bool = False
    """A sale or the purchase of a private in between does not end the purchase of several brown shares."""
    share_with_private: bool = False
    """A player who buys a private from another gets the very share that came with it, wherever that is."""
    sells_whole_certificate: bool = False
    """For a train a president's certificate may be sold whole although half of it would do."""
    splits_certificate: bool = False
    """Half a president's certificate may be sold where the heir has only the last certificate; the president's
    certificate itself may be sold, and the pool gets what the heir gives for it."""
    limits_before_exchange: bool = False
    """The limit of certificates is looked at before a new president gives two of them for one."""
    asking: Asking = field(default_factory=Asking)
    """What the site asks."""
    capital_at_once: bool = False
    """A company gets its capital with the purchase that floats it."""
    home_after_tile: bool = False
    """The city of a home station is chosen when there is a tile."""
    grants_any_time: bool = False
    """What a private allows to build may be built at any time of the company's turn."""
    sells_without_need: bool = False
    """A president may sell more shares than a train needs."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is fixed in a title beyond the family's data."""

    site: SiteRules = field(default_factory=SiteRules)


F_co = TypeVar("F_co", bound=Facts, default=Facts, covariant=True)
S_co = TypeVar("S_co", default=object, covariant=True)
"""Of values: a game, position or draft of a title is one of the family."""

F = TypeVar("F", bound=Facts, default=Facts, contravariant=True)
S = TypeVar("S", default=object, contravariant=True)
"""Of what works on them: a step or round of the family does for any title."""
