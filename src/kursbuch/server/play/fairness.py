"""Fair shuffles: the digest of the seed is published when the game starts, the seed when it has ended."""

from collections.abc import Sequence
from hashlib import sha256
from secrets import randbits, token_hex

from sqlalchemy.orm import Session

from kursbuch.kernel import Refused
from kursbuch.server.play.games import effective_path, load_moves
from kursbuch.server.play.hosted_game import HostedGame
from kursbuch.server.storage import SeatRow, Table

ENDED = ("finished", "abandoned")


BITS_OF_A_SEED = 128
"""More than anybody can try who sees the beginning of a game."""


def draw_seed() -> int:
    return randbits(BITS_OF_A_SEED)


def draw_salt() -> str:
    """So that a seed cannot be found by trying all."""
    return token_hex(32)


def commitment(seed: str, salt: str) -> str:
    """What is published at the start."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def is_fair(session: Session, table: Table, seats: Sequence[SeatRow]) -> bool:
    """Play the game again from the seed: every move must be allowed, and the result the same."""
    game = HostedGame.of(table, seats)
    stage = game.initial()
    try:
        for entry in load_moves(session, table.id, effective_path(session, table.id, table.number)):
            stage = stage.after_entry(entry)
    except Refused:
        return False
    outcome = stage.outcome
    if outcome is None or table.result is None:
        return outcome is None and table.result is None
    return bool([outcome.scores[seat] for seat in sorted(outcome.scores)] == table.result["scores"])
