"""1849: railways in Sicily, with three gauges and a market that punishes."""

from kursbuch.titles.t1849.title import TITLE

__all__ = ["TITLE"]
