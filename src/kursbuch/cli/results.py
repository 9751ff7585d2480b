"""The end of a game, as a table."""

from collections.abc import Sequence

from rich.table import Table

from kursbuch.kernel import Outcome
from kursbuch.locale import Texts


def end_text(outcome: Outcome, texts: Texts) -> str:
    """Why the game ended."""
    message = f"end-{outcome.end.replace('.', '-').replace('_', '-')}"
    return texts.text(message) if texts.has(message) else texts.text("end-other", end=outcome.end)


def result_table(outcome: Outcome, players: Sequence[str], texts: Texts) -> Table:
    """Everybody's score, the best first, the winners marked."""
    table = Table(texts.text("column-player"), title=texts.text("result"))
    table.add_column(texts.text("column-score"), justify="right")
    table.add_column(texts.text("column-winner"), justify="center")
    for seat, score in sorted(outcome.scores.items(), key=lambda item: (item[0] not in outcome.winners, -item[1])):
        table.add_row(players[seat], str(score), "★" if seat in outcome.winners else "")
    return table
