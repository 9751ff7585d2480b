"""The builder's strategy for 18xx titles: what differs between them is a `Policy`."""

from kursbuch.bots.builder.eighteenxx.policy import Policy
from kursbuch.bots.builder.eighteenxx.strategy import EighteenStrategy
from kursbuch.bots.builder.eighteenxx.weights import Weights

__all__ = ["EighteenStrategy", "Policy", "Weights"]
