"""1830: railways and robber barons in the north-east of America."""

from kursbuch.titles.t1830.title import TITLE

__all__ = ["TITLE"]
