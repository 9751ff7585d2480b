"""What the strategy of the family weighs, in money: the constants that an arena can tune, title by title."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """How much things count. `kursbuch tune` looks for better ones; docs/bots.md says what was tried."""

    least_gain: float = 4.0
    """A purchase must promise this much."""
    least_sale_gain: float = 25.0
    """A sale must promise this much: it also lowers the price."""
    own_float: float = 40.0
    """What it is worth to get on with the float of an own company."""
    control: float = 25.0
    """What it is worth to lead a company."""
    home: float = 0.4
    """What the surroundings of a home count."""
    whim: float = 0.0
    """How far opinions on the start of a company differ."""
    missed: float = 0.7
    """How much a dollar counts that is missed when a train has to be paid."""
    station_cost: float = 0.6
    """What a dollar of the treasury counts for a station."""
    station_rounds: float = 7.0
    """Operating rounds in which a better run pays a station back."""
    last_slot: float = 0.7
    """What the last free place in a city is worth, in parts of what the city pays."""
    free_slot: float = 0.3
    """The same for a place that is not the last one."""
    blocking: float = 0.3
    """What it is worth to shut others out of a city, in parts of what they lose."""
    train_rush: float = 1.0
    """What others lose when their trains rust."""
    hoped_for_a_stop: float = 14.0
    """What a stop of a train brings soon, if nothing better is known."""
    tile_hope: float = 0.9
    """What is near counts this much against what is there, while the trains can visit more than there is."""
