"""The turn of a company in an operating round: its stages, in order, and the steps in them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kursbuch.eighteenxx.actions import Pass
from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.game import Game
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.step import A, Step
from kursbuch.eighteenxx.position import OperatingRound, Position
from kursbuch.eighteenxx.shares import Situation
from kursbuch.kernel import Action, Offer, Seat, Single


def operating_round(now: Situation) -> OperatingRound | None:
    """The round, if it is an operating round."""
    return now.round if isinstance(now.round, OperatingRound) else None


def operating(now: Situation) -> OperatingRound:
    """The round, known to be an operating round."""
    state = now.round
    if TYPE_CHECKING:
        assert isinstance(state, OperatingRound)
    return state


def company_on_turn(now: Situation) -> CompanyId | None:
    """The company that operates now, if there is one."""
    state = operating_round(now)
    return state.company if state is not None else None


def operating_company(now: Situation) -> CompanyId:
    """The company on turn, known to be there."""
    state = now.round
    if TYPE_CHECKING:
        assert isinstance(state, OperatingRound)
    company = state.company
    assert company is not None
    return company


def operating_president(now: Situation) -> Seat:
    """Who decides for the company on turn."""
    president = now.companies[operating_company(now)].president
    if president is None:
        president = operating(now).acting
    assert president is not None
    return president


def finish_step(draft: Draft) -> None:
    """Go on to the next stage of the turn."""
    draft.change_round(step=operating(draft).step + 1, has_acted=True)


class CompanyStep(Step[A, F, S]):
    """What the president of the company on turn may do."""

    def fits(self, game: Game[F], position: Position[S]) -> bool:
        return company_on_turn(position) is not None

    def seats(self, game: Game[F], now: Situation[F, S]) -> tuple[Seat, ...]:
        return (operating_president(now),)


class GoOn(CompanyStep[Pass, F, S]):
    """Do nothing more in this stage."""

    action = Pass

    def offers(self, game: Game[F], position: Position[S], seat: Seat) -> Iterable[Offer[Action]]:
        yield Single(Pass())

    def apply(self, draft: Draft[F, S], seat: Seat, action: Pass) -> None:
        finish_step(draft)
