"""Mini as a club player knows it: what no view tells."""

from kursbuch.bots.builder.eighteenxx import EighteenStrategy, Policy

STRATEGY = EighteenStrategy(Policy(reach={"2": 2, "3": 3, "4": 4, "5": 5}, usual_drain=150, most_rounds=12))
