"""Intervals of what many games say: Wilson's, and Student's t.

Each is a handful of lines; the library that has them all is larger than the rest of the program.
"""

from math import atan, cos, exp, lgamma, pi, sqrt
from statistics import NormalDist


def wilson_interval(wins: int, games: int, confidence: float) -> tuple[float, float]:
    """Between which shares the true one lies, with this confidence (Wilson)."""
    quantile = NormalDist().inv_cdf((1 + confidence) / 2)
    share, weight = wins / games, quantile**2 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = quantile / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return (0.0 if wins == 0 else middle - reach, 1.0 if wins == games else middle + reach)


def student_quantile(probability: float, freedom: int) -> float:
    """Below which value Student's t stays with this probability (above one half)."""
    low, high = 0.0, 1.0
    while _student_below(high, freedom) < probability:
        low, high = high, 2 * high
    while high - low > 1e-10 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if _student_below(middle, freedom) < probability else (low, middle)
    return (low + high) / 2


STEPS = 2000


def _student_below(value: float, freedom: int) -> float:
    """The distribution function at a value above zero: half, and the density summed by Simpson's rule.

    With t = sqrt(freedom) tan(angle) the density is a power of the cosine, smooth however far the value is.
    """
    scale = exp(lgamma((freedom + 1) / 2) - lgamma(freedom / 2)) / sqrt(pi)
    return 0.5 + scale * _cosine_integral(value / sqrt(freedom), freedom - 1)


def _cosine_integral(tangent: float, power: int) -> float:
    width = atan(tangent) / STEPS
    inner = sum((4 if step % 2 else 2) * cos(step * width) ** power for step in range(1, STEPS))
    return (1.0 + inner + cos(STEPS * width) ** power) * width / 3
