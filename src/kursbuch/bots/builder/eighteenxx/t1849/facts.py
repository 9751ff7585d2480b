"""The figures of 1849 that a player knows by heart and no view tells."""

REACH = {"4H": 2, "6H": 3, "8H": 4, "10H": 5, "12H": 6, "16H": 8, "R6H": 3, "E": 8}
"""How many stops trains visit."""

LATE_TRAINS = ("R6H", "E")
"""Trains that come beside others (§4.6)."""

MARKERS = {"AFG": 40, "ATA": 30, "CTL": 40, "IFT": 90, "RCS": 130, "SFA": 40}
"""What a company pays for its stations when it starts (§3.3)."""

PRIVATE_WORTH = {"SCE": 24, "SIGI": 57, "CNM": 88, "SMS": 114, "RSA": 230}
"""What privates are worth: companies pay up to twice their price later, and the R.S.A. brings a company (§2.4)."""

EXPERIENCE = {"RCS": 85, "CTL": 40, "ATA": 25, "IFT": 25, "SFA": -40, "AFG": -50}
"""What companies come to more or less than others: Palermo and Catania are rich."""

EARTHQUAKE = "B14"
"""Messina (§4.6.3.1)."""

ELECTRIC_PRICE = 550
"""What an E-train costs (§7)."""

LOW_PRICE = 45
"""Below this a company is not far from being closed (§3.5.1)."""

BOND = 500
"""What a bond brings and costs (§4.7.4)."""

BOND_LOSS = 100
"""What a bond that is not redeemed takes from the value of each share (§5)."""

RSA = "RSA"
"""The private that brings the first company (§2.4.5)."""
