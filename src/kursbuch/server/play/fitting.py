"""Stored games and the rules of this program: an update may have changed what a move does, or whether it is allowed.

A game that was begun by other rules or data is played again from the beginning before it goes on. It fits if every move
is still allowed and brings about what it did; then the rules are the same as far as this game is concerned.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from kursbuch.kernel import BadRecord, BadSetup, Refusal, Refused, Title, UnknownTitle, find_title
from kursbuch.server.encoding import encode
from kursbuch.server.play.hosted_game import HostedGame, Stage
from kursbuch.server.play.recording import encode_events
from kursbuch.server.problems import Problem
from kursbuch.server.storage import Entry, SeatRow, Table


@dataclass(frozen=True, slots=True)
class Misfit:
    """The first entry that does not fit (0: the set-up).

    `reason` is `refused`, `other` (it leads elsewhere now), `unreadable`, `setup` or `title` (it is not installed).
    """

    number: int
    reason: str
    refusal: Refusal | None = None

    def problem(self, table: Table) -> Problem:
        """What whoever wants to play on is told."""
        versions = {"version": table.rules_version, "now": _version_now(table.title)}
        return Problem(409, "game-misfit", number=self.number, reason=self.reason, **versions)


def rules_mark(title: Title) -> str:
    """By which rules and data a program plays."""
    return f"{title.rules_version}.{title.fingerprint}"


def fit_of(table: Table) -> str:
    """`same` rules as the game was begun by, `amended` ones that it fits, or a `misfit`."""
    if table.misfit is not None:
        return "misfit"
    try:
        title = find_title(table.title)
    except UnknownTitle:
        return "misfit"
    is_same = table.rules_version == title.rules_version and table.fingerprint in (None, title.fingerprint)
    return "same" if is_same else "amended"


def _version_now(title: str) -> int:
    try:
        return find_title(title).rules_version
    except UnknownTitle:
        return 0


def open_game(table: Table, seats: Sequence[SeatRow]) -> HostedGame | Misfit:
    """The game of a table, if its title is there and takes the set-up."""
    try:
        return HostedGame.of(table, seats)
    except UnknownTitle:
        return Misfit(0, "title")
    except BadSetup:
        return Misfit(0, "setup")


def find_misfit(game: HostedGame, entries: Iterable[Entry]) -> Misfit | None:
    """Play the moves again and compare what they bring about with what was stored."""
    stage = game.initial()
    for entry in entries:
        following = played(stage, entry)
        if isinstance(following, Misfit):
            return following
        events = json.loads(encode(following.events))  # as they are stored: a tuple of the rules is a list there
        if list(following.stage.to_act) != entry.to_act or not _is_same(entry.events, events):
            return Misfit(entry.number, "other")
        stage = following.stage
    return None


@dataclass(frozen=True, slots=True)
class PlayedAgain:
    """A stored move played again."""

    stage: Stage
    events: list[Any]


def played(stage: Stage, entry: Entry) -> PlayedAgain | Misfit:
    """The stage after a stored move, or why there is none."""
    try:
        move = stage.game.move_of(entry)
        step = stage.apply(move.seat, move.action)
    except Refused as error:
        return Misfit(entry.number, "refused", error.refusal)
    except BadRecord:
        return Misfit(entry.number, "unreadable")
    return PlayedAgain(stage.after_move(step), encode_events(step.events))


def _is_same(stored: Sequence[Any], now: Sequence[Any]) -> bool:
    """Whether the events say the same; an update may tell more about them than before."""
    if [event["kind"] for event in stored] != [event["kind"] for event in now]:
        return False
    pairs = ((old["arguments"], new["arguments"]) for old, new in zip(stored, now, strict=True))
    return all(old[name] == new[name] for old, new in pairs for name in old.keys() & new.keys())
