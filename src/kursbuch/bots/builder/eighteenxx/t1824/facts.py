"""The railways and trains of 1824 that a player knows by heart."""

REACH = {"2": 2, "1g": 2, "3": 3, "2g": 3, "4": 4, "3g": 4, "5": 5, "6": 6, "4g": 5, "8": 8, "5g": 6, "10": 10}
"""How many stops trains visit."""

EXPERIENCE = {"SD": 110, "UG": 145, "KK": 175, "BH": 40}
"""State railways come to more than regional ones: more money, and the track of two or three railways (IV.4)."""

GOODS_AFTER = {"1g": "2", "2g": "3", "3g": "4", "4g": "6", "5g": "8"}
"""The train with which goods trains of a kind come (VII.14)."""

COAL = {"EPP": "BK", "EOD": "MS", "MLB": "CL", "SPB": "SB"}
"""Coal railways, and the regional railways whose director's shares they become (IV.2)."""

PRE_STATE = {"SD1": "SD", "SD2": "SD", "SD3": "SD", "UG1": "UG", "UG2": "UG", "KK1": "KK", "KK2": "KK"}
"""Pre-state railways, and their state railways (IV.3)."""

FORMED_BY = {"SD": "4", "UG": "5", "KK": "6"}
"""The train that makes a state railway (IV.4.4)."""

COAL_CLOSED_BY = "5"
"""The train that closes the coal railways (IV.2)."""

EXCHANGE_FROM = "3"
"""The train from which on coal and mountain railways may be exchanged (VII.14)."""

MOUNTAINS_CLOSED_BY = "4"
"""The train that closes the mountain railways (IV.1)."""

STATE_PRICE = 120

PAPERS = {
    "SD1": -200,
    "SD2": -190,
    "SD3": -140,
    "UG1": -380,
    "UG2": -850,
    "KK1": 180,
    "KK2": -45,
    "EPP": -135,
    "EOD": -220,
    "MLB": 50,
    "SPB": 20,
}
MOUNTAINS = 90
"""What the papers of the first round have brought in many games beyond what they promise (the outlook's values): a
director's share leads, and railways whose first train is gone before their state railway is formed cost their directors
another one."""

HEIR = {**COAL, **PRE_STATE}
_COAL_OF = {heir: coal for coal, heir in COAL.items()}


def is_goods(train: str) -> bool:
    """Whether the train starts at mines only."""
    return train.endswith("g")


def is_directors(minor: str) -> bool:
    """Whether a railway becomes a director's share: coal railways and the numbers 1."""
    return minor in COAL or minor.endswith("1")


def coal_of(company: str) -> str | None:
    """The coal railway of a regional railway."""
    return _COAL_OF.get(company)
