"""What stands beside the boards of Railroad Revolution on a page: the round, deals and tiles, the players."""

from collections.abc import Iterator, Sequence
from typing import Any

from kursbuch.kernel import View
from kursbuch.render.railroad_revolution_signs import (
    EDGE,
    INK,
    PANEL,
    PAPER,
    QUIET,
    Item,
    deal_sign,
    house,
    left_text,
    locomotive,
    panel,
    seat_color,
    seat_ink,
    signs,
)
from kursbuch.render.svg import element, text

ROUND = (36.0, 756.0)
DEALS = (1280.0, 460.0, 300.0, 210.0)
PLAYERS = (20.0, 950.0)
ROW_WIDTH = 1400.0


def draw_panels(view: View) -> str:
    """All panels of the page."""
    round_: Any = view["round"]
    last = f" / {round_['last_round']}" if round_["last_round"] else ""
    shown = left_text(*ROUND, f"◷ {round_['round']}{last}", 20, fill=QUIET)
    return "".join([shown, *_deals(view), *_players(view)])


def _deals(view: View) -> Iterator[str]:
    """The current deal tile, then the start tiles or the locomotives to be had."""
    x, y, width, _ = DEALS
    deals: Any = view["deals"]
    start_tiles: Any = view["start_tiles"]
    stock: Any = view["locomotives"]
    yield panel(*DEALS)
    yield deal_sign(x + 20, y + 22, 11)
    for number, deal in enumerate(deals):
        top = y + 8 + number * 30
        yield element("rect", x=x + 40, y=top, width=width - 52, height=26, rx=4, fill=PAPER, stroke=QUIET)
        yield from signs([f"shares-{deal['shares']}"], x + 48, top + 13)
        yield text(x + 84, top + 13, "→", 14)
        yield from signs(deal["reward"], x + 98, top + 13)
    rows = [([tile["worker"], *tile["bonus"]], tile["tile"]) for tile in start_tiles] or [
        (item["bonus"], f"{item['count']} x") for item in stock if item["count"]
    ]
    for number, (parts, label) in enumerate(rows):
        top = y + 90 + number * 28
        yield left_text(x + 20, top, label, 13, font_weight="bold")
        if not start_tiles:
            yield locomotive(x + 66, top, INK)
        yield from signs(parts, x + 90, top)


def _players(view: View) -> Iterator[str]:
    """A row for each company, the one that acts framed."""
    players: Any = view["players"]
    milestones: Any = view["milestones"]
    round_: Any = view["round"]
    x, y = PLAYERS
    for number, player in enumerate(players):
        top = y + number * 70
        acting = round_["acting_seat"] == player["seat"]
        yield element(
            "rect",
            x=x,
            y=top,
            width=ROW_WIDTH,
            height=64,
            rx=8,
            fill=PANEL,
            stroke=seat_color(player["seat"]) if acting else EDGE,
            stroke_width=4 if acting else 1,
        )
        yield from _player(player, x, top)
        own = [tile for tile in milestones if tile["seat"] == player["seat"]]
        for place, tile in enumerate(own):
            yield from _milestone(tile, x + 940 + place * 228, top + 6)


def _player(player: Item, x: float, y: float) -> Iterator[str]:
    seat = player["seat"]
    yield element("rect", x=x + 10, y=y + 10, width=16, height=44, rx=3, fill=seat_color(seat), stroke=INK)
    yield text(x + 18, y + 32, seat + 1, 13, fill=seat_ink(seat), font_weight="bold")
    yield left_text(x + 36, y + 20, player["name"][:16], 15, font_weight="bold")
    money = f"-${player['debt']}" if player["debt"] else f"${player['cash']}"
    yield left_text(x + 36, y + 45, money, 15, fill="#a2463b" if player["debt"] else INK)
    yield from signs([f"shares-{player['shares']}"], x + 112, y + 45)
    yield element("polygon", points=_star(x + 170, y + 20, 9), fill="#d9a520", stroke=INK)
    yield left_text(x + 184, y + 20, player["points"], 15, font_weight="bold")
    yield house(x + 220, y + 20, seat)
    yield left_text(x + 234, y + 20, f"{player['buildings']}", 13)
    yield element("line", x1=x + 158, y1=y + 45, x2=x + 182, y2=y + 45, stroke=seat_color(seat), stroke_width=5)
    yield left_text(x + 188, y + 45, player["rails"], 13)
    yield left_text(x + 216, y + 45, f"⌂ ${player['next_sale']}", 12, fill=QUIET)
    yield from _crowd(player["in_supply"], x + 300, y + 20)
    yield from _crowd(player["on_board"], x + 300, y + 45)
    yield element("line", x1=x + 288, y1=y + 33, x2=x + 600, y2=y + 33, stroke=EDGE)
    tiles = [(name, INK) for name in player["locomotives_up"]] + [(name, EDGE) for name in player["locomotives_down"]]
    for place, (name, color) in enumerate(tiles[:14]):
        left, top = x + 630 + place % 7 * 42, y + 20 + place // 7 * 25
        yield locomotive(left, top, color)
        yield left_text(left + 12, top, _LOCOMOTIVE_SIGNS.get(name, "?"), 12, fill=color)


_LOCOMOTIVE_SIGNS = {
    "locomotive-promote": "★",
    "locomotive-money": "$",
    "locomotive-steps": "▲",
    "locomotive-shares": "▮",
    "locomotive-rail": "═",
}


def _crowd(workers: Sequence[str], x: float, y: float) -> Iterator[str]:
    """Workers in a row, closer together when there are many."""
    step = min(18.0, 300.0 / max(1, len(workers)))
    for number, colour in enumerate(workers):
        yield from signs([colour], x + number * step, y)


def _milestone(tile: Item, x: float, y: float) -> Iterator[str]:
    """Points, posts (framed where an executive is there) and conditions."""
    yield element("rect", x=x, y=y, width=220, height=52, rx=5, fill=PAPER, stroke=QUIET)
    yield left_text(x + 8, y + 15, tile["points"], 16, font_weight="bold")
    yield left_text(x + 38, y + 15, tile["milestone"], 11, fill=QUIET)
    needs, executives = list(tile["needs"]), list(tile["executives"])
    for number, colour in enumerate(needs):
        left = x + 176 + number * 24
        yield from signs([colour], left, y + 15)
        if _is_filled(number, needs, executives):
            yield element("path", d=f"M{left + 1},{y + 15}l5,5l8,-12", fill="none", stroke=INK, stroke_width=3)
    yield from signs(tile["conditions"], x + 8, y + 38)


def _is_filled(number: int, needs: Sequence[str], executives: Sequence[str]) -> bool:
    if needs[number] == "any":
        return number < len(executives)
    return needs[: number + 1].count(needs[number]) <= executives.count(needs[number])


def _star(x: float, y: float, radius: float) -> str:
    points = ((0, -1), (0.25, -0.3), (1, -0.3), (0.4, 0.15), (0.6, 0.85), (0, 0.42))
    right = [(x + px * radius, y + py * radius) for px, py in points]
    left = [(x - px * radius, y + py * radius) for px, py in reversed(points[1:-1])]
    return " ".join(f"{px:.1f},{py:.1f}" for px, py in [*right, *left])
