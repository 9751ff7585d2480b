"""What a game tells afterwards: its story in figures, a report of it, and what else could have come of it."""

from kursbuch.analysis.hindrances import Hindrance, find_hindrances
from kursbuch.analysis.missed import MissedRun, find_missed
from kursbuch.analysis.report import report_of
from kursbuch.analysis.story import GameStory, encode_story
from kursbuch.analysis.telling import Teller, story_of, tell
from kursbuch.analysis.what_if import Future, Prospect, Standing, compare, difference, play_futures, standing

__all__ = [
    "Future",
    "GameStory",
    "Hindrance",
    "MissedRun",
    "Prospect",
    "Standing",
    "Teller",
    "compare",
    "difference",
    "encode_story",
    "find_hindrances",
    "find_missed",
    "play_futures",
    "report_of",
    "standing",
    "story_of",
    "tell",
]
