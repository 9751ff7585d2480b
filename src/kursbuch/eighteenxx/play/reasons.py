"""The best reason for a refused action: of all steps for its kind, open or closed, the one that knows most says why."""

from typing import Any

from kursbuch.eighteenxx.actions import Pass
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.play.company_turn import operating_round
from kursbuch.eighteenxx.play.play import Play
from kursbuch.eighteenxx.play.round import Round
from kursbuch.eighteenxx.play.step import Step
from kursbuch.eighteenxx.position import Position
from kursbuch.kernel import Action, Refusal, Seat

PASSING = ("no_cash", "presidents_money")
"""How reasons end that may be gone when a later stage of the turn comes: money is earned in between."""


def best_reason(play: Play[F, S], position: Position[S], seat: Seat, action: Action, is_on_turn: bool) -> Refusal:
    """Why the seat cannot do this now, although no open step says so.

    What no rule of this table knows is told first. A special reason of a step goes before the order of the turn, that
    before the round to which the action belongs, and a general "not now" is the last resort.
    """
    game, steps = play.game, play.steps_for(type(action))
    if not steps:
        return game.refuse("turn.not_played")
    is_free = is_on_turn and play.interrupting_seat(position) is None
    for step in steps:
        if (is_free or step.by_anyone) and step.fits(game, position):
            special = step.objection(game, position, seat, action)
            if special is not None and _holds(play, position, step, special.code):
                return special
    if not is_free:
        return _other_turn(play, position, seat)
    if isinstance(action, Pass):
        return game.refuse(f"turn.{position.round.kind}_no_pass")
    return _out_of_order(play, position, steps) or _elsewhere(play, position, steps) or _not_now(game, position)


def _holds(play: Play[F, S], position: Position[S], step: Step[Any, F, S], code: str) -> bool:
    """Whether the reason of a step holds now, before the turn has come to it."""
    return not (_comes_later(play, position, step) and code.endswith(PASSING))


def _other_turn(play: Play[F, S], position: Position[S], seat: Seat) -> Refusal:
    """Somebody else is on turn, or has to decide before the round goes on; that may be the seat itself."""
    kind = position.round.kind
    waited_for = play.interrupting_seat(position)
    if waited_for is None:
        return play.game.refuse(f"turn.{kind}_not_yours")
    if waited_for == seat:
        return play.game.refuse(f"turn.{kind}_asked")
    return play.game.refuse(f"turn.{kind}_waits", other_seat=waited_for)


def _out_of_order(play: Play[F, S], position: Position[S], steps: tuple[Step[Any, F, S], ...]) -> Refusal | None:
    """The stages of a company's turn have their order."""
    stages = [_stage(play, step) for step in steps]
    known = [stage for stage in stages if stage is not None]
    if operating_round(position) is None or not known:
        return None
    is_later = any(_comes_later(play, position, step) for step in steps)
    return play.game.refuse("turn.stage_later" if is_later else "turn.stage_passed")


def _elsewhere(play: Play[F, S], position: Position[S], steps: tuple[Step[Any, F, S], ...]) -> Refusal | None:
    """What belongs to another round, or answers a question that nobody has asked."""
    kinds = [kind for kind, round_ in play.rounds.items() if _has(round_, steps)]
    if kinds and position.round.kind not in kinds:
        return play.game.refuse(f"turn.in_{kinds[0]}")
    missing = next((step.unasked for step in steps if step.unasked), "")
    return play.game.refuse(missing) if missing else None


def _not_now(game: Game[F], position: Position[S]) -> Refusal:
    return game.refuse(f"turn.{position.round.kind}_not_now")


def _has(round_: Round[F, S], steps: tuple[Step[Any, F, S], ...]) -> bool:
    return any(step in decision.steps for decision in round_.every_decision for step in steps)


def _comes_later(play: Play[F, S], position: Position[S], step: Step[Any, F, S]) -> bool:
    """Whether the step is of a stage that the company on turn has not come to."""
    state, stage = operating_round(position), _stage(play, step)
    return state is not None and stage is not None and stage > state.step


def _stage(play: Play[F, S], step: Step[Any, F, S]) -> int | None:
    """The place of the step in a company's turn."""
    return next((place for place, stage in enumerate(play.operating.turn) if step in stage.steps), None)
