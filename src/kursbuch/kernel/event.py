"""Events: what happened, enough to write the log and to animate."""

from collections.abc import Mapping
from typing import NamedTuple

from kursbuch.kernel.json_value import Json


class Event(NamedTuple):
    """Something that happened. The text is `event-<kind>` in the locale files, filled with the arguments.

    By convention an argument named `seat`, or ending in `_seat`, is a seat and is shown as the player's name.
    """

    kind: str
    arguments: Mapping[str, Json]
