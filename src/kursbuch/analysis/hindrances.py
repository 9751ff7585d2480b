"""Rules that stood in the way: a player passes, and what that player does next was not allowed at that moment.

A record has legal moves only, so nobody can know what was wished for. The next thing that the player did is the closest
to a wish that the record has.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kursbuch.analysis.reading import Reader, reader_of
from kursbuch.kernel import Action, Move, Refusal, Replay, Rules, Setup, Title

PASSES = ("pass", "decline", "finish")
NOT_NOW = ("turn.", "expected.", "game.", "action.")
"""Codes that only say that it is another time of the game."""
LOOK_AHEAD = 8
"""How many own moves later a wish may be fulfilled."""


@dataclass(frozen=True, slots=True)
class Hindrance:
    """At `number` the seat passed; what it did at `later` was refused then."""

    number: int
    later: int
    move: Move
    refusal: Refusal


def find_hindrances(title: Title, setup: Setup, stages: Sequence[Replay[object]]) -> tuple[Hindrance, ...]:
    """One for each wish: the last pass before it was fulfilled."""
    look = _Look(title.rules(setup), stages, reader_of(title.id))
    found: dict[int, Hindrance] = {}
    for index in range(1, len(stages)):
        move = stages[index].move
        if move is not None and move.action.kind in PASSES:
            hindrance = look.after_pass(index, move)
            if hindrance is not None:
                found[hindrance.later] = hindrance
    return tuple(found.values())


class _Look:
    """Looks ahead from a pass to the next wish of the same seat."""

    def __init__(self, rules: Rules[object, Action], stages: Sequence[Replay[object]], reader: Reader) -> None:
        self._rules = rules
        self._stages = stages
        self._kinds = list(_round_kinds(rules, stages, reader))

    def after_pass(self, index: int, passed: Move) -> Hindrance | None:
        """The rule against the next own move, if it is a matter of more than the time of the game."""
        looked_at = 0
        for later in range(index + 1, len(self._stages)):
            wish = self._stages[later].move
            if wish is None or wish.seat != passed.seat or wish.action.kind in PASSES:
                continue
            refusal = self._refusal(index - 1, wish)
            if refusal is None or looked_at == LOOK_AHEAD:
                return None
            is_same_time = self._kinds[index - 1] == self._kinds[later - 1]
            if is_same_time and not refusal.code.startswith(NOT_NOW):
                if self._could_before(index, wish):
                    return None
                return Hindrance(self._stages[index].number, self._stages[later].number, wish, refusal)
            looked_at += 1
        return None

    def _could_before(self, index: int, wish: Move) -> bool:
        """Whether the seat could have done it a move earlier, did something else, and its pass only ended the turn."""
        before = self._stages[index - 1].move
        if before is None or before.seat != wish.seat or before.action.kind in PASSES:
            return False
        return self._refusal(index - 2, wish) is None

    def _refusal(self, index: int, wish: Move) -> Refusal | None:
        return self._rules.refusal(self._stages[index].position, wish.seat, wish.action)


def _round_kinds(
    rules: Rules[object, Action], stages: Sequence[Replay[object]], reader: Reader
) -> Iterator[str | None]:
    """The kind of the round at each stage."""
    found = reader.figures(rules.view(stages[0].position, None)).round if stages else None
    for stage in stages:
        for event in stage.events:
            found = reader.round_begun(event) or found
        yield found.kind if found else None
