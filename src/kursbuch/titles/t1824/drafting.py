"""Variant A: four stacks of two papers, drafted before the first stock round (X.3, X.5)."""

from collections.abc import Iterable

from kursbuch.eighteenxx.actions import Pass
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.opening import OpeningStep, auction
from kursbuch.eighteenxx.play.step import Alternatives
from kursbuch.eighteenxx.position import AuctionRound
from kursbuch.kernel import Action, Chance, Offer, Refusal, Seat, Single
from kursbuch.mechanics.ledger import BANK
from kursbuch.titles.t1824.acquiring import legal_choices
from kursbuch.titles.t1824.actions import BuyPaper
from kursbuch.titles.t1824.bonds import start_bonds
from kursbuch.titles.t1824.papers import buy_paper, paper_prices, paper_refusal, unsold_papers
from kursbuch.titles.t1824.railways import (
    COAL,
    PRE_STATE,
    Austria,
    AustrianDraft,
    AustrianGame,
    AustrianPosition,
    AustrianSituation,
    Empire,
    directors_share_of,
)

STACK_TURNS = (0, 1, 1, 0, 1, 0, 0, 1)
"""Who takes a paper, by number of papers sold: the first player chooses from one stack, the second from two, ..."""


def deal_stacks(draft: AustrianDraft, seed: int) -> None:
    """One simple pre-state and one coal railway are drawn to build; the others make three more stacks (X.3)."""
    rails = draft.game.facts
    first = [minor for minor in rails.of_kind(PRE_STATE) if directors_share_of(minor, draft.game)]
    simple = [minor for minor in rails.of_kind(PRE_STATE) if minor not in first]
    coal = list(rails.of_kind(COAL))
    chance = Chance(seed)
    number, chance = chance.below(len(simple))
    drawn_state = simple.pop(number)
    number, chance = chance.below(len(coal))
    drawn_coal = coal.pop(number)
    deal(draft, drawn_state, drawn_coal)


def deal(draft: AustrianDraft, drawn_state: CompanyId, drawn_coal: CompanyId) -> None:
    """The stacks with these two on the first."""
    rails = draft.game.facts
    first = tuple(minor for minor in rails.of_kind(PRE_STATE) if directors_share_of(minor, draft.game))
    simple = tuple(minor for minor in rails.of_kind(PRE_STATE) if minor not in first and minor != drawn_state)
    coal = tuple(minor for minor in rails.of_kind(COAL) if minor != drawn_coal)
    drawn = (drawn_state, drawn_coal)
    bond = rails.becomes[drawn_coal]
    draft.own = Empire(stacks=(drawn, first, simple, coal), building=frozenset(drawn), bond=bond)
    draft.round = AuctionRound(_first_seat(draft.game))
    if not rails.site.bond_starts_late:
        start_bonds(draft, bond)


def _first_seat(game: AustrianGame) -> Seat:
    return Seat(1) if game.facts.site.last_seat_drafts_first else Seat(0)


def papers_drafted(game: AustrianGame, now: AustrianSituation) -> int:
    """How many of the eight papers have found their owner."""
    return len(game.minors) - sum(len(stack) for stack in now.own.stacks)


def is_draft_over(draft: AustrianDraft) -> bool:
    """All papers are drafted and both players have had the choice of a mountain railway (X.5)."""
    return not draft.own.stacks and auction(draft).passes == len(draft.game.players)


class DraftPaper(OpeningStep[BuyPaper, Austria, Empire]):
    """Choose a paper of a stack: the other player gets the other one. Then each may buy a mountain railway (X.5)."""

    action = BuyPaper

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        for paper in unsold_papers(game, position):
            purchases = tuple(BuyPaper(paper, price) for price in paper_prices(game, position, paper))
            yield from legal_choices(self, game, position, seat, purchases)

    def objection(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyPaper) -> Refusal | None:
        stacks = position.own.stacks
        if stacks:
            half_taken = [stack for stack in stacks if len(stack) == 1]
            open_stacks = half_taken or stacks
            if not any(action.paper in stack for stack in open_stacks):
                return game.refuse("draft.not_in_stack", paper=action.paper)
        elif action.paper not in game.privates:
            return game.refuse("draft.not_in_stack", paper=action.paper)
        return paper_refusal(game, position, seat, action)

    def cost(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: BuyPaper) -> int | None:
        return action.price

    def apply(self, draft: AustrianDraft, seat: Seat, action: BuyPaper) -> None:
        buy_paper(draft, seat, action)
        if not draft.own.stacks:
            next_buyer(draft, seat)
            return
        self._start_late_bonds(draft, action.paper)
        stacks = (tuple(paper for paper in stack if paper != action.paper) for stack in draft.own.stacks)
        draft.change_own(stacks=tuple(stack for stack in stacks if stack))
        self._next_chooser(draft)

    def _start_late_bonds(self, draft: AustrianDraft, paper: str) -> None:
        """Profile only: the bond railway comes with the paper of its coal railway."""
        rails, bond = draft.game.facts, draft.own.bond
        if rails.site.bond_starts_late and bond is not None and rails.becomes.get(CompanyId(paper)) == bond:
            start_bonds(draft, bond)

    def _next_chooser(self, draft: AustrianDraft) -> None:
        drafted = papers_drafted(draft.game, draft)
        if drafted < len(STACK_TURNS):
            draft.change_round(seat=Seat((_first_seat(draft.game) + STACK_TURNS[drafted]) % 2))
        else:
            draft.change_round(seat=draft.priority)


class BuyNoMountain(OpeningStep[Pass, Austria, Empire]):
    """Once all stacks are taken a player may do without a mountain railway (X.5)."""

    action = Pass

    def offers(self, game: AustrianGame, position: AustrianPosition, seat: Seat) -> Iterable[Offer[Action]]:
        if not position.own.stacks:
            yield Single(Pass())

    def objection(self, game: AustrianGame, position: AustrianPosition, seat: Seat, action: Pass) -> Refusal | None:
        return game.refuse("draft.no_pass") if position.own.stacks else None

    def apply(self, draft: AustrianDraft, seat: Seat, action: Pass) -> None:
        draft.log("passed", seat=seat)
        next_buyer(draft, seat)


class DraftPapers(Alternatives[Austria, Empire]):
    """The draft of variant A (X.5)."""

    def __init__(self) -> None:
        super().__init__(DraftPaper(), BuyNoMountain())


def next_buyer(draft: AustrianDraft, seat: Seat) -> None:
    """The second player's choice of a mountain railway; what is left then leaves the game."""
    draft.change_round(passes=auction(draft).passes + 1, seat=Seat((seat + 1) % 2))
    if auction(draft).passes == len(draft.game.players):
        draft.privates = {name: owner for name, owner in draft.privates.items() if owner != BANK}
