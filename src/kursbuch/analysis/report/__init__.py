"""The report about a game: a page that needs nothing but itself."""

from kursbuch.analysis.report.page import report_of

__all__ = ["report_of"]
