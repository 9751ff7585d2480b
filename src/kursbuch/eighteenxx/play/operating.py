"""Operating rounds, one or several after a stock round (1830 §6.0, §6.1)."""

from kursbuch.eighteenxx.draft import Draft
from kursbuch.eighteenxx.ending import end_game
from kursbuch.eighteenxx.extension import F, S
from kursbuch.eighteenxx.identity import CompanyId
from kursbuch.eighteenxx.play.company_turn import operating, operating_round
from kursbuch.eighteenxx.play.round import Round
from kursbuch.eighteenxx.play.step import Decision
from kursbuch.eighteenxx.position import OperatingRound
from kursbuch.eighteenxx.privates import pay_private_income
from kursbuch.eighteenxx.shares import Situation, pay_capital
from kursbuch.eighteenxx.trains import first_to_operate


class Operating(Round[F, S]):
    """A set of operating rounds. A company's turn goes through its stages; other things may come in between."""

    def __init__(self, turn: tuple[Decision[F, S], ...], during: tuple[Decision[F, S], ...] = ()) -> None:
        self.turn = turn
        self.during = during
        self.stages = tuple(dict.fromkeys(decision.stage for decision in turn if decision.stage))
        """The parts of a company's turn, in order, as players call them."""
        self._open = tuple((decision, *during) for decision in turn)
        """By step of the turn: the decisions in which somebody may act."""
        self._idle = {step for step, stage in enumerate(turn) if type(stage).skip is Decision.skip}
        """Stages that are skipped without anything happening: no interrupt can be due after them."""

    def begin(self, draft: Draft[F, S]) -> None:
        """The phase decides how many rounds follow a stock round (1830 §2.0)."""
        self.begin_round(draft, 1, draft.game.phases[draft.phase].operating_rounds)

    def begin_round(self, draft: Draft[F, S], index: int, count: int) -> None:
        """Privates pay; then the companies that have their capital operate (1830 §6.0)."""
        self.float_companies(draft)
        draft.round = OperatingRound(draft.stock_rounds, index, count, self.companies(draft))
        draft.log("operating_round_begun", number=draft.stock_rounds, index=index)
        pay_private_income(draft)

    def float_companies(self, draft: Draft[F, S]) -> None:
        """New companies get their capital (1830 §5.3)."""
        pay_capital(draft)

    def companies(self, draft: Draft[F, S]) -> frozenset[CompanyId]:
        """Those that operate in a round that begins now."""
        return frozenset(name for name, state in draft.companies.items() if state.has_capital)

    @property
    def every_decision(self) -> tuple[Decision[F, S], ...]:
        return (*self.turn, *self.during)

    def decisions(self, now: Situation[F, S]) -> tuple[Decision[F, S], ...]:
        return self._open[operating(now).step]

    def stage(self, now: Situation[F, S]) -> str | None:
        """In which part of its turn a company is."""
        state = operating_round(now)
        if state is None or state.company is None or state.step == len(self.turn):
            return None
        return self.turn[state.step].stage or None

    def proceed(self, draft: Draft[F, S]) -> bool:
        state = operating(draft)
        if state.company is None:
            self._go_on(draft)
            return True
        for step, stage in enumerate(self.turn[state.step :], state.step):
            is_needed = stage.is_needed(draft)
            if not is_needed and step in self._idle:
                continue
            if step != state.step:
                draft.change_round(step=step)
            if is_needed:
                return False
            stage.skip(draft)
            draft.change_round(step=step + 1)
            return True
        self.end_turn(draft)
        return True

    def _go_on(self, draft: Draft[F, S]) -> None:
        """The next company, or the next round of the set."""
        state, company = operating(draft), self.next_company(draft)
        if company is not None:
            self.begin_turn(draft, company)
            return
        self.end_round(draft)
        if draft.outcome is None:
            self.begin_round(draft, state.index + 1, state.count)

    def next_company(self, draft: Draft[F, S]) -> CompanyId | None:
        """The company with the highest price that has not operated; a changed price changes the order (1830 §6.1)."""
        state = operating(draft)
        waiting = state.companies.difference(state.done)
        return first_to_operate(draft.game, draft, waiting) if waiting else None

    def begin_turn(self, draft: Draft[F, S], company: CompanyId) -> None:
        """A company's turn."""
        state = operating(draft)
        draft.round = OperatingRound(state.number, state.index, state.count, state.companies, state.done, company)
        draft.log("turn_begun", company=company)

    def end_turn(self, draft: Draft[F, S]) -> None:
        """The company has operated in this round."""
        state = operating(draft)
        assert state.company is not None
        done = (*state.done, state.company)
        draft.round = OperatingRound(state.number, state.index, state.count, state.companies, done)

    def end_round(self, draft: Draft[F, S]) -> None:
        """What happens after every round of the set."""
        del draft

    def is_over(self, draft: Draft[F, S]) -> bool:
        """All companies have operated in the last round of the set."""
        state = operating(draft)
        return state.company is None and state.index == state.count and self.next_company(draft) is None

    def end(self, draft: Draft[F, S]) -> None:
        """A broken bank ends the game after the set (1830 §7.0)."""
        self.end_round(draft)
        if draft.outcome is None and draft.is_bank_broken:
            end_game(draft, "bank")
