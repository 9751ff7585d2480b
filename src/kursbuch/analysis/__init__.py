"""What a game tells afterwards: its story in figures, a report of it, and what else could have come of it."""

from kursbuch.analysis.hindrances import Hindrance, find_hindrances
from kursbuch.analysis.missed import MissedRun, find_missed
from kursbuch.analysis.report import report_of
from kursbuch.analysis.story import GameStory, encode_story
from kursbuch.analysis.telling import Teller, story_of, tell
from kursbuch.analysis.what_if import Future, Prospect, Reality, compare, difference, play_futures, reality

__all__ = [
    "Future",
    "GameStory",
    "Hindrance",
    "MissedRun",
    "Prospect",
    "Reality",
    "Teller",
    "compare",
    "difference",
    "encode_story",
    "find_hindrances",
    "find_missed",
    "play_futures",
    "reality",
    "report_of",
    "story_of",
    "tell",
]
