"""1824: railways in Austria-Hungary, with its variants Cisleithania and Goods Time."""

from kursbuch.titles.t1824.title import TITLE

__all__ = ["TITLE"]
