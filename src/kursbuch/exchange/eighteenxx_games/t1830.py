"""Games of 1830: all that they need is known to the family."""

from kursbuch.exchange.eighteenxx_games.reader import SiteReader

READER = SiteReader({"1830": {}})
