"""How one kind of action is offered, refused, priced and done."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from kursbuch.kernel import Action, Citation, Event, Refusal, Seat, with_changes
from kursbuch.titles.railroad_revolution.effects import Bonus, Effect, cheapest
from kursbuch.titles.railroad_revolution.position import Log, Player, Position, Turn
from kursbuch.titles.railroad_revolution.workers import Workers

A = TypeVar("A", bound=Action)


class Price(NamedTuple):
    """What an action takes, as a quick bound: dollars (with the least cost of an open main action) and workers.

    It is exact where nothing that is pending could bring more money.
    """

    money: int
    workers: int
    is_exact: bool = False


FREE = Price(0, 0)


@dataclass(frozen=True, slots=True)
class Handler(Generic[A]):
    """The rules of one kind of action.

    `candidates` are all actions that `refusal` lets pass; both leave out whether the turn can be paid for in the end.
    That is asked where there is a `price`.
    """

    action: type[A]
    candidates: Callable[[Position, Seat], Iterable[A]]
    refusal: Callable[[Position, Seat, A], Refusal | None]
    apply: Callable[[Position, Seat, A, Log], Position]
    price: Callable[[Position, A], Price] | None = None
    one_price: bool = False
    """Whether all candidates have the same price, so that one tells for all whether it can be paid."""
    alike: Callable[[Position, Seat], Iterable[tuple[object, A]]] | None = None
    """The candidates by what they can be paid for alike: of those with an equal word, one is tried for all."""


_GIVEN_BY = {
    "steps": "Errungenschaftsleisten",
    "promote": "Unternehmensmeilensteine",
    "flip": "Verkauf",
    "locomotive": "Allgemeine Regeln",
    "tile": "Telegrafen",
    "tile_for_money": "Telegrafen",
}
"""The headings that say when there is such an effect."""


def refuse(code: str, section: str, **arguments: str | int) -> Refusal:
    """A refusal with the heading of the rulebook that it comes from."""
    return Refusal(code, Citation("Railroad Revolution", section), arguments)


def refuse_before(turn: Turn) -> Refusal | None:
    """What has to be done before anything else: a deal, a milestone, the start tile or the main action."""
    if turn.stage == "deal":
        return refuse("turn.deal_open", "Handel")
    if turn.stage == "milestone":
        return refuse("turn.milestone_open", "Unternehmensmeilensteine")
    if not turn.main:
        return None
    if turn.stage == "setup":
        return refuse("turn.main_open", "Spielvorbereitung 12", main="start")
    section = "Spielablauf" if turn.main == "choose" else "Aktionen und Arbeiter"
    return refuse("turn.main_open", section, main=turn.main)


def needed_effect(position: Position, kind: str) -> Effect | Refusal:
    """The pending effect that allows something, the cheapest first, or the refusal."""
    effect = cheapest(position.turn.pending, kind)
    if effect is not None:
        return effect
    return refuse("effect.none", _GIVEN_BY.get(kind, "Aktionen und Arbeiter"), effect=kind)


def effect_of(position: Position, kind: str) -> Effect:
    """The pending effect that an action, found legal before, uses."""
    effect = cheapest(position.turn.pending, kind)
    assert effect is not None
    return effect


def updated(position: Position, player: Player, turn: Turn, supply: Workers | None = None) -> Position:
    """The position with the acting player and the turn changed, and perhaps the supply of workers."""
    return position.with_player(position.turn.seat, player, turn, supply)


def grant(player: Player, turn: Turn, bonus: Bonus, log: Log) -> tuple[Player, Turn]:
    """Shares and money come at once, effects become pending."""
    money = bonus.money + turn.share_fee * bonus.shares
    if bonus.shares:
        log.append(Event("shares_received", {"seat": turn.seat, "count": bonus.shares}))
    if money:
        log.append(Event("money_received", {"seat": turn.seat, "amount": money}))
    if bonus.shares or money:
        player = with_changes(player, cash=player.cash + money, shares=player.shares + bonus.shares)
    if bonus.effects:
        turn = with_changes(turn, pending=turn.pending + bonus.effects)
    return player, turn
