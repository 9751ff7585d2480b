"""Games of 1830: all that they need is known to the family."""

from kursbuch.exchange.eighteenxx_games.reader import SiteReader, chosen

READER = SiteReader({"1830": {}}, chosen("multiple_brown_from_ipo", "optional_6_train"))
