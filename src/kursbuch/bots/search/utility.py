"""What scores mean to the seats: a lead counts, not the score itself."""

from collections.abc import Sequence
from statistics import fmean

SHARE_OF_THE_BEST = 0.5
"""How much of a lead is measured against the best of the others; the rest against their mean."""


def utilities(scores: Sequence[float]) -> tuple[float, ...]:
    """The lead of each seat, in parts of what a seat has on average."""
    scale = fmean(abs(score) for score in scores) or 1.0
    return tuple(
        (SHARE_OF_THE_BEST * lead(scores, seat) + (1 - SHARE_OF_THE_BEST) * _lead_over_mean(scores, seat)) / scale
        for seat in range(len(scores))
    )


def lead(scores: Sequence[float], seat: int) -> float:
    """How far the seat is before the best of the others."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0.0)


def _lead_over_mean(scores: Sequence[float], seat: int) -> float:
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - (fmean(others) if others else 0.0)
