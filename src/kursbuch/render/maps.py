"""The maps of hexes, each with the waters around it."""

from kursbuch.render.hexmap import HexMap
from kursbuch.render.scenery import Scenery

SICILY = HexMap(Scenery(is_island=True))
AUSTRIA_HUNGARY = HexMap(Scenery(waters=("I4", "I6", "J3", "J5", "J7", "J9")))
"""The Adriatic west of Trieste."""
NORTH_EAST = HexMap(
    Scenery(
        waters=(
            *("A7", "B6", "B8", "C3", "C5"),
            *("F26", "G21", "G23", "G25", "H20", "H22", "H24", "I21", "I23", "J16", "J18", "J20", "J22"),
            *("K17", "K19", "K21"),
        )
    )
)
"""Lake Huron and the Atlantic."""
