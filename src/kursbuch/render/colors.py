"""The colours of boards and markets, the same in pictures and in the terminal."""

from collections.abc import Sequence

HEX_COLORS = {
    "white": "#f4efdf",
    "yellow": "#fcdc3c",
    "green": "#72b26a",
    "brown": "#b37f4f",
    "gray": "#b9bcc0",
    "red": "#e2574c",
    "blue": "#7cb8de",
    "sea": "#7cb8de",
}

COLOR_STEPS = {"yellow": 1, "green": 2, "brown": 3, "gray": 4}
"""The colours of tiles in their order: so many dots show them to those who do not see colours."""

ZONE_COLORS = {
    "close": "#a5a5a5",
    "endgame": "#8fa9e8",
    "multiple_buy": "#bd8a58",
    "unlimited": "#f2a154",
    "no_cert_limit": "#fbe983",
    "phase_limited": "#8cc3e6",
    "par": "#f3a6a0",
    "par_1": "#a9dba0",
    "par_2": "#d7b3e6",
}

ZONE_SIGNS = {
    "close": "✕",
    "endgame": "■",
    "multiple_buy": "●●●",
    "unlimited": "●●",
    "no_cert_limit": "●",
    "phase_limited": "○",
    "par": "par",
    "par_1": "par 1",
    "par_2": "par 2",
}

PLAIN_CELL = "#f7f5ec"


def hex_color(name: object) -> str:
    """The colour of a hex; a colour that is not one of the usual ones is taken as it is."""
    return HEX_COLORS.get(str(name), str(name)) if name else HEX_COLORS["white"]


def zone_color(kinds: Sequence[object]) -> str:
    """The colour of a market cell: that of its first kind that has one."""
    return next((ZONE_COLORS[str(kind)] for kind in kinds if str(kind) in ZONE_COLORS), PLAIN_CELL)


def zone_sign(kinds: Sequence[object]) -> str:
    """A sign for that same kind."""
    return next((ZONE_SIGNS[str(kind)] for kind in kinds if str(kind) in ZONE_COLORS), "")
