"""What stands beside the map of American Rails on a page: years, companies, action spaces, turn order."""

from collections.abc import Iterator, Sequence
from typing import Any

from kursbuch.kernel import View
from kursbuch.render.american_rails_signs import (
    CUBE,
    HOUSE,
    INK,
    PAPER,
    PLAYERS,
    QUIET,
    Item,
    box,
    company_cube,
    cube,
    sign_text,
)

PANEL_X, PANEL_WIDTH = 985, 310
ROW = 26


def draw_panels(view: View) -> str:
    """All panels of the page."""
    board: Any = view["board"]
    companies: Any = view["companies"]
    players: Any = view["players"]
    action_rows: Any = view["action_rows"]
    return "".join(
        [
            *_years(board["years"], view["round"]),
            *_companies(companies, 330),
            *_spaces(action_rows, players, 560),
            *_players(players, 800),
        ]
    )


def _years(years: Sequence[int], round_: Any) -> Iterator[str]:
    """The year track; the current year is dark."""
    for number, year in enumerate(years):
        is_now = year == round_["year"]
        fill, color = (INK, PAPER) if is_now else (PAPER, INK)
        x = 16 + number * 62
        yield f'<rect x="{x}" y="10" width="58" height="30" rx="5" fill="{fill}" stroke="{INK}"/>'
        yield sign_text(x + 29, 30, year, 15, bold=is_now, color=color, anchor="middle")
    yield f'<path transform="translate(478 26) scale(1.4)" d="{HOUSE}" fill="{INK}"/>'
    yield sign_text(494, 31, round_["development_markers"], 15, bold=True)


def _companies(companies: Sequence[Item], top: float) -> Iterator[str]:
    """A line for each company: income, treasury, cubes and shares left."""
    yield _panel(top, ROW * (len(companies) + 1) + 14)
    columns = {"income": 150, "treasury": 200, "cubes": 246, "shares_unsold": 288}
    middle = top + 20
    yield sign_text(PANEL_X + 150, middle + 5, "$ ↗", 14, color=QUIET, anchor="end")
    yield sign_text(PANEL_X + 200, middle + 5, "$", 14, color=QUIET, anchor="end")
    yield f'<g transform="translate({PANEL_X + 235} {middle})">{cube(-CUBE / 2, -CUBE / 2, "#d8d5c8")}</g>'
    yield f'<g transform="translate({PANEL_X + 278} {middle})">{_SHARE}</g>'
    for number, company in enumerate(companies, start=1):
        base = top + 25 + number * ROW
        opacity = 0.35 if company["status"] == "out" else 1
        yield f'<g opacity="{opacity}">'
        own = company_cube(company["color"])
        yield f'<g transform="translate({PANEL_X + 18.5} {base - 4.5})">{own}</g>'
        yield sign_text(PANEL_X + 32, base, company["name"], 14, bold=company["status"] == "founded")
        for key, x in columns.items():
            yield sign_text(PANEL_X + x, base, company[key], 14, anchor="end", bold=key == "income")
        yield "</g>"


_SHARE = f'<path d="M-9,-6 h18 v12 h-18z M-5,-2 h10 M-5,2 h10" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'


def _spaces(rows: Sequence[Item], players: Sequence[Item], top: float) -> Iterator[str]:
    """The action spaces: a row for each action, a column for each phase."""
    yield _panel(top, ROW * len(rows) + 38)
    colors = {player["name"]: PLAYERS[player["seat"]] for player in players}
    for phase in range(3):
        yield sign_text(PANEL_X + 150 + phase * 62, top + 22, phase + 1, 14, color=QUIET, anchor="middle")
    for number, row in enumerate(rows):
        middle = top + 44 + number * ROW
        yield f'<g transform="translate({PANEL_X + 62} {middle})">{_ICONS.get(row["row"], "")}</g>'
        for phase in range(3):
            x = PANEL_X + 150 + phase * 62
            yield box(x - 29, middle - 12, 58, 24, "#efeada")
            name = row[f"phase_{phase + 1}"]
            if name is not None:
                yield f'<rect x="{x - 27}" y="{middle - 10}" width="54" height="20" rx="10" fill="{colors[name]}"/>'
                yield sign_text(x, middle + 4, str(name)[:8], 11, bold=True, color="#ffffff", anchor="middle")


def _row_of_cubes(count: int) -> str:
    return "".join(cube((number - count / 2) * (CUBE + 3) + 1.5, -CUBE / 2, "#d8d5c8") for number in range(count))


def _players(players: Sequence[Item], top: float) -> Iterator[str]:
    """Players in turn order with their cash."""
    yield _panel(top, ROW * len(players) + 14)
    ordered = sorted(players, key=lambda player: (player["turn"] is None, player["turn"], player["seat"]))
    for number, player in enumerate(ordered, start=1):
        base = top + number * ROW
        turn = player["turn"] if player["turn"] is not None else "·"
        yield sign_text(PANEL_X + 18, base, turn, 14, color=QUIET, anchor="middle")
        yield f'<circle cx="{PANEL_X + 44}" cy="{base - 5}" r="8" fill="{PLAYERS[player["seat"]]}"/>'
        yield sign_text(PANEL_X + 44, base - 1.5, player["name"][:1], 10, bold=True, color="#ffffff", anchor="middle")
        yield sign_text(PANEL_X + 62, base, player["name"], 14, bold=True)
        yield sign_text(PANEL_X + PANEL_WIDTH - 20, base, f"${player['cash']}", 14, anchor="end")


def _panel(top: float, height: float) -> str:
    return box(PANEL_X, top, PANEL_WIDTH, height, PAPER)


_ICONS = {
    "pass": sign_text(0, 5, "—", 16, bold=True, anchor="middle"),
    "develop": f'<path transform="scale(1.3)" d="{HOUSE}" fill="{INK}"/>',
    "fund": sign_text(-14, 5, "$5 →", 14, bold=True, anchor="middle")
    + f'<g transform="translate(14 0)">{_row_of_cubes(1)}</g>',
    "take": sign_text(0, 5, "$2", 14, bold=True, anchor="middle"),
    "expand_3": _row_of_cubes(3),
    "auction": _SHARE,
    "expand_4": _row_of_cubes(4),
}
