"""The maps of hexes, each with the land and the waters around it."""

from kursbuch.render.hexmap import HexMap
from kursbuch.render.scenery import FAR, Scenery

_CALABRIA = (
    *(
        (13.9, -8),
        (14.2, -3.4),
        (14.4, -0.6),
        (14.8, 1.4),
        (15.4, 3.2),
        (16.4, 2.8),
        (17.2, 0.8),
        (18, -1.4),
        (18.6, -4),
    ),
    *((19.6, -8), (22, -FAR), (13, -FAR)),
)
SICILY = HexMap(Scenery(is_island=True, lands=(_CALABRIA,)))
"""The sea, and Calabria on its other side."""
_ADRIATIC = (
    *((3.2, 7.6), (5.4, 7.4), (7.2, 7.9), (7.4, 8.6), (8.6, 9.2), (10.4, 10.2), (13, 11.2), (16.5, 12.4), (21, 15)),
    *((26, FAR), (14, FAR), (12, 16), (9.4, 13.2), (6.6, 11.4), (4.2, 10.2), (3.1, 9.0)),
)
AUSTRIA_HUNGARY = HexMap(Scenery(waters=(_ADRIATIC,)))
_HURON = (
    *((3.4, 1.2), (2.6, 0.2), (3.6, -1.2), (6.4, -1.6), (8.4, -0.8), (8.6, 0.6), (9.2, 1.2), (8.2, 2.2)),
    *((6.6, 2.6), (5.2, 3.4), (4.2, 2.6)),
)
_MICHIGAN = ((-0.4, 1.4), (0.8, 2.4), (0.9, 3.6), (1.9, 4.5), (0.6, 5.2), (-0.8, 4.6), (-1.4, 2.8))
_ATLANTIC = (
    *((FAR, 0.6), (28, 1.2), (26.2, 2.2), (25.2, 3.2), (23.6, 4.2), (22, 5.4), (19.6, 6.2), (18, 7.4), (17, 8.6)),
    *((15.4, 9.2), (15.8, 10.2), (16.6, 11), (16.9, 12.4), (18.4, FAR), (FAR, FAR)),
)
NORTH_EAST = HexMap(Scenery(waters=(_HURON, _MICHIGAN, _ATLANTIC)))
