"""What may lie beside a checkout: figures of the printed material and games of 18xx.games.

They belong to others and are not part of the project: a checkout alone has to leave out the tests that read them. Where
they are, as in CI, these tests run.
"""

from pathlib import Path

import pytest

_SHARED = Path(__file__).parents[2] / "shared"
FACTS = _SHARED / "facts"
GAMES = _SHARED / "games"

needs_facts = pytest.mark.skipif(
    not FACTS.exists(),
    reason="compares with the printed material, which belongs to its publishers and is no part of a checkout",
)
needs_games = pytest.mark.skipif(
    not GAMES.exists(), reason="replays games of people on 18xx.games, which are theirs and no part of a checkout"
)
