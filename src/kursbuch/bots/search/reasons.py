"""Why a search moves as it does: what it expects of its move, and what would follow the next best one."""

from collections.abc import Sequence
from statistics import fmean

from kursbuch.bots.bot import Reason
from kursbuch.bots.search.contest import Candidate
from kursbuch.bots.search.utility import lead
from kursbuch.kernel import Action, Json, Move, Seat, encode_action

MOST_ANSWERS = 2
ROUTINE = ("pass", "lay_tile", "run_trains", "pay_dividend", "end_turn", "leave_auction")
"""Moves that nobody would name."""


def reason_for(chosen: Candidate, candidates: Sequence[Candidate], seat: Seat, playouts: int) -> Reason:
    """The move, what the others are expected to do about it, and what the next best one would have led to."""
    looked_at = [candidate for candidate in candidates if candidate.values]
    return Reason(
        "search.first" if chosen is candidates[0] else "search.better",
        {
            "playouts": playouts,
            "moves": len(looked_at),
            "score": round(fmean(scores[seat] for scores in chosen.scores)),
            "lead": _lead(chosen, seat),
            "line": _told(_answers(chosen, seat)),
            "instead": _instead(chosen, looked_at, seat),
        },
    )


def _instead(chosen: Candidate, looked_at: Sequence[Candidate], seat: Seat) -> Json:
    """The best of the other moves; of what would follow it, what does not follow the chosen one as well."""
    others = [candidate for candidate in looked_at if candidate is not chosen]
    if not others:
        return None
    best = max(others, key=lambda other: fmean(fmean(values) for values in other.values))
    anyway = set(chosen.line)
    answers = [move for move in _answers(best, seat) if move not in anyway]
    return {"move": _fields(best.suggestion.action), "lead": _lead(best, seat), "line": _told(answers)}


def _lead(candidate: Candidate, seat: Seat) -> str:
    return f"{fmean(lead(scores, seat) for scores in candidate.scores):+.0f}"


def _answers(candidate: Candidate, seat: Seat) -> list[Move]:
    """What the others are expected to do about it, without what is routine."""
    return [move for move in candidate.line if move.seat != seat and move.action.kind not in ROUTINE]


def _told(moves: Sequence[Move]) -> list[Json]:
    return [{"seat": move.seat, **_fields(move.action)} for move in moves[:MOST_ANSWERS]]


def _fields(action: Action) -> dict[str, Json]:
    return {**dict.fromkeys(action.__dataclass_fields__, "none"), **encode_action(action)}
