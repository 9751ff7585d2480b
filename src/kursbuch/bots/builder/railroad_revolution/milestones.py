"""What a milestone is worth to a company: its points, what may follow it, and how far away it is."""

from functools import lru_cache

from kursbuch.bots.builder.railroad_revolution.bonus import COLOURS, Condition
from kursbuch.bots.builder.railroad_revolution.chart import Efforts, Lines
from kursbuch.bots.builder.railroad_revolution.company import FEWEST_WORKERS, Project

PATIENCE = 0.55
"""What is left of points that take another turn: other things want turns too."""
HOPE = 0.65
"""The same for milestones that are still in the stacks."""
PROMOTION = 0.65
"""The part of a turn that a promotion takes, with the worker at hand; and what a worker takes who is not."""
RECRUITING = 0.9
SHORT_OF_WORKERS = 0.4
"""The part of a turn that a worker takes who is needed beside the four that must be left."""
STATION = 0.9
"""The part of a turn that a station takes with its money."""
NEXT_MILESTONES = {"A": ("B", 17.0, 2.6), "B": ("C", 25.0, 4.0), "C": ("D", 35.0, 4.0)}
"""The stack that follows, and the usual points and turns of a milestone there."""


def milestone_value(
    lines: Lines, workers: tuple[int, ...], stations: int, turns: float, project: Project, efforts: Efforts
) -> float:
    """Its points and what may follow it, less the later it comes."""
    effort = _staffing(workers, project.missing) + sum(
        condition_effort(lines, stations, condition, efforts) for condition in project.conditions
    )
    return _worth(project.points, project.stack, effort, turns)


@lru_cache(maxsize=1 << 14)
def _worth(points: int, stack: str, effort: float, turns: float) -> float:
    """What a milestone is worth that is so many turns away."""
    left = turns - effort
    in_time = 1.0 if effort == 0 else max(0.0, min(1.0, (left + 1.0) / 2))
    discount: float = PATIENCE**effort
    return in_time * discount * (points + _following(stack, left))


def _following(stack: str, turns: float) -> float:
    """What the milestones after one of this stack may bring."""
    if stack not in NEXT_MILESTONES:
        return 0.0
    following, points, effort = NEXT_MILESTONES[stack]
    in_time = max(0.0, min(1.0, (turns - effort + 1) / 2))
    discount: float = HOPE**effort
    return in_time * discount * (points + _following(following, turns - effort)) if in_time else 0.0


@lru_cache(maxsize=1 << 12)
def _staffing(workers: tuple[int, ...], missing: tuple[str, ...]) -> float:
    """Promotions that are missing; four workers must be left after them."""
    effort, own = 0.0, dict(zip(COLOURS, workers, strict=True))
    for colour in missing:
        found = max(own, key=lambda each: own[each]) if colour == "any" else colour
        effort += PROMOTION if own[found] > 0 else RECRUITING + PROMOTION
        own[found] -= 1
    short = len(missing) - max(0, sum(workers) - FEWEST_WORKERS)
    return effort + SHORT_OF_WORKERS * max(0, short)


def condition_effort(lines: Lines, stations: int, condition: Condition, efforts: Efforts) -> float:
    """Turns until the condition holds, by the nearest cities or spaces that are missing."""
    if condition.kind != "stations":
        return efforts.conditions[condition.kind, condition.of][condition.number - 1]
    costs = [
        0.0 if stations >> number & 1 else STATION + efforts.cities[number] for number in lines.cities_of[condition.of]
    ]
    return sum(sorted(costs)[: condition.number])
