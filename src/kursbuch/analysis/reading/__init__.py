"""The figures that a story is made of, read from views by who knows their model: behind the door `kursbuch.figures`."""

from kursbuch.analysis.reading.reader import Company, Figures, NoFigures, Reader, RoundName, reader_of

__all__ = ["Company", "Figures", "NoFigures", "Reader", "RoundName", "reader_of"]
