"""Why a search moves as it does: what it expects of its move, and what would follow the next best one."""

from collections.abc import Sequence
from statistics import fmean

from kursbuch.bots.bot import Reason
from kursbuch.bots.search.contest import Candidate
from kursbuch.kernel import Action, Json, Move, Seat, encode_action

MOST_ANSWERS, MOST_ANSWERS_INSTEAD = 2, 1
"""How many moves of others are told, after the chosen move and after the next best one."""

ROUTINE = ("pass", "lay_tile", "run_trains", "pay_dividend", "end_turn", "leave_auction")
"""Moves that nobody would name."""


def reason_for(chosen: Candidate, candidates: Sequence[Candidate], seat: Seat, playouts: int) -> Reason:
    """The move, what the others are expected to do about it, and what the next best one would have led to."""
    looked_at = [candidate for candidate in candidates if candidate.values]
    other = _other(chosen, looked_at)
    scale = fmean(abs(score) for scores in chosen.scores for score in scores)
    rounds = min(len(each.values) for each in (chosen, other or chosen))

    def lead(candidate: Candidate) -> str:
        """How far the move leads to, before the others: in the rounds in which both moves were played out."""
        return f"{scale * fmean(fmean(values) for values in candidate.values[:rounds]):+.0f}"

    told: dict[str, Json] = {
        "playouts": playouts,
        "moves": len(looked_at),
        "score": round(fmean(scores[seat] for scores in chosen.scores)),
        "lead": lead(chosen),
        "line": _told(_answers(chosen, seat)[:MOST_ANSWERS]),
    }
    if other is not None:
        answers = [move for move in _answers(other, seat) if move not in chosen.line]
        line = _told(answers[:MOST_ANSWERS_INSTEAD])
        told["instead"] = {"move": _fields(other.suggestion.action), "lead": lead(other), "line": line}
    return Reason("search.first" if chosen is candidates[0] else "search.better", told)


def _other(chosen: Candidate, looked_at: Sequence[Candidate]) -> Candidate | None:
    """The strategy's first choice, if it was not chosen; else what came nearest to it."""
    first, *rivals = looked_at
    return first if chosen is not first else max(rivals, key=lambda rival: rival.advantage(first), default=None)


def _answers(candidate: Candidate, seat: Seat) -> list[Move]:
    """What the others are expected to do about it, without what is routine."""
    return [move for move in candidate.line if move.seat != seat and move.action.kind not in ROUTINE]


def _told(moves: Sequence[Move]) -> list[Json]:
    return [{"seat": move.seat, **_fields(move.action)} for move in moves]


def _fields(action: Action) -> dict[str, Json]:
    return {**dict.fromkeys(action.__dataclass_fields__, "none"), **encode_action(action)}
