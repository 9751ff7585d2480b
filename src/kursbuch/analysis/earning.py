"""What the companies earn, from the events: the log says the same."""

from dataclasses import dataclass, field

from kursbuch.analysis.story import Earning
from kursbuch.kernel import Event

USES = {"dividend_paid": "paid", "dividend_withheld": "withheld", "dividend_halved": "halved"}
"""What becomes of the revenue of a run."""

YEARLY = "dividend"
"""An income that is paid out by the calendar, without a run."""


@dataclass
class Earnings:
    """Runs wait for the decision about their revenue."""

    _done: list[Earning] = field(default_factory=list)
    _runs: dict[str, Earning] = field(default_factory=dict)

    def copy(self) -> "Earnings":
        return Earnings(list(self._done), dict(self._runs))

    def hear(self, number: int, mark: int | None, event: Event) -> None:
        """An event in the round of this mark."""
        company = str(event.arguments.get("company"))
        if event.kind == "trains_run":
            self._runs[company] = Earning(number, mark, company, _amount(event, "amount"), "open")
        elif event.kind == YEARLY:
            self._done.append(Earning(number, mark, company, _amount(event, "income"), "paid"))
        elif event.kind in USES and "shares" not in event.arguments:
            self._decide(number, mark, company, event)

    def all(self) -> tuple[Earning, ...]:
        """Everything that was earned, in order."""
        return tuple(sorted([*self._done, *self._runs.values()], key=lambda earning: earning.number))

    def _decide(self, number: int, mark: int | None, company: str, event: Event) -> None:
        run = self._runs.pop(company, None)
        amount = run.amount if run else _amount(event, "amount")
        self._done.append(Earning(run.number if run else number, mark, company, amount, USES[event.kind]))


def _amount(event: Event, name: str) -> int:
    amount = event.arguments.get(name)
    return amount if isinstance(amount, int) else 0
