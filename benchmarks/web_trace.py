"""What a trace of Chromium says about moves: which tasks of the page's main thread led to the picture of each."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from statistics import median, quantiles
from typing import Any

Event = Mapping[str, Any]

FIXED = "fixed piece"
"""The mark of the work that is the same on every machine."""

REFERENCE = 5.0
"""Milliseconds of processor time for it on the machine that figures are reckoned to."""

CATEGORIES = [
    "blink.user_timing",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
"""Tasks, frames and marks alone: what is traced besides costs the page time of its own."""


class Trace:
    """A trace in which moves are marked when they arrive, by the name of their build."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    def pace(self) -> float:
        """Milliseconds of processor time for the fixed piece of work, usually."""
        marks, main = self._of_page(FIXED)
        return median(_worked(_outermost(main), [(mark, mark) for mark in marks]))

    def busy(self, build: str) -> list[float]:
        """Milliseconds of the main thread for each move, from its message to the end of the next frame."""
        arrivals, main = self._of_page(build)
        frames = [event for event in main if event["name"] == "Commit"]
        ends = [next(frame["ts"] + frame["dur"] for frame in frames if frame["ts"] > arrival) for arrival in arrivals]
        return _worked(_outermost(main), list(zip(arrivals, ends, strict=True)))

    def until_rest(self, build: str) -> list[float]:
        """Milliseconds of the main thread for all that a move brings, its picture and what comes after it."""
        arrivals, main = self._of_page(build)
        return _worked(_outermost(main), list(pairwise(arrivals)))

    def presented(self, build: str) -> list[float]:
        """Milliseconds for each move until the first frame that was committed after it is on the screen."""
        arrivals, main = self._of_page(build)
        commits = [event["ts"] + event["dur"] for event in main if event["name"] == "Commit"]
        frames = sorted(self._frames())
        times = []
        for arrival in arrivals:
            commit = next(commit for commit in commits if commit > arrival)
            ends = [end for begin, end in frames if begin < commit < end]
            times += [(min(ends) - arrival) / 1000] if ends else []  # a frame that nobody saw has no end
        return times

    def _frames(self) -> Iterator[tuple[float, float]]:
        """From when to when each frame that was presented took."""
        begun: dict[str, float] = {}
        for event in self.events:
            if event["name"] != "PipelineReporter":
                continue
            name = event.get("id") or event["id2"]["local"]
            if event["ph"] == "b":
                begun[name] = event["ts"]
            elif event["ph"] == "e" and name in begun:
                yield begun.pop(name), event["ts"]

    def _of_page(self, mark: str) -> tuple[list[float], list[Event]]:
        """When something was marked, and everything that the main thread of that page did, in order."""
        marks = [event for event in self.events if event["name"] == mark and "user_timing" in event["cat"]]
        page = (marks[0]["pid"], marks[0]["tid"])
        main = [event for event in self.events if (event["pid"], event["tid"]) == page and "tdur" in event]
        return [each["ts"] for each in marks], sorted(main, key=lambda event: (event["ts"], -event["dur"]))


def _outermost(events: list[Event]) -> list[Event]:
    """The events that are within no other."""
    found: list[Event] = []
    for event in events:
        if not found or event["ts"] >= found[-1]["ts"] + found[-1]["dur"]:
            found.append(event)
    return found


def _worked(tasks: list[Event], spans: list[tuple[float, float]]) -> list[float]:
    """Milliseconds of the tasks that begin or go on in each span."""
    inside = [
        [task for task in tasks if task["ts"] + task["dur"] > begin and task["ts"] <= end] for begin, end in spans
    ]
    return [sum(task["tdur"] for task in done) / 1000 for done in inside]


def tell(what: str, milliseconds: list[float]) -> None:
    upper = quantiles(milliseconds, n=20)[-1]
    print(
        f"{what}: median {median(milliseconds):.0f} ms, 95 % within {upper:.0f} ms, longest {max(milliseconds):.0f} ms"
    )
