"""Looking without moving: at earlier positions, at what a move would bring, at the best runs."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from rich.console import Console
from rich.text import Text

from kursbuch.cli.hotseat.menu import Family, MenuEntry, Pick, Range, Routing, move_text
from kursbuch.cli.hotseat.places import Places
from kursbuch.cli.hotseat.running_game import RunningGame
from kursbuch.cli.hotseat.runs import RunDraft, run_table
from kursbuch.cli.hotseat.show import Screen
from kursbuch.kernel import Action, KursbuchError, Refused, Seat
from kursbuch.locale import Texts

LATEST = 20


@dataclass(frozen=True, slots=True)
class Looking:
    """What can be looked at from a seat."""

    game: RunningGame
    texts: Texts
    console: Console
    screen: Screen

    def history(self, argument: str, seat: Seat) -> None:
        """The last moves with their numbers; with a number, the position after that move."""
        last = len(self.game.stages) - 1
        if not argument and not last:
            self._say("log-empty")
            return
        if not argument:
            for stage in self.game.stages[-LATEST:]:
                if stage.move is not None:
                    players = self.game.record.players
                    told = move_text(stage.move.action, self.texts, players, **self._named_routes(stage.move.action))
                    self.console.print(Text(f"{stage.number:>5}  {players[stage.move.seat]}: {told}"))
            return
        if not argument.isdigit() or int(argument) > last:
            self._say("history-unknown", text=argument, last=last)
            return
        stage = self.game.stages[int(argument)]
        self._say("history-at", number=argument, last=last)
        view = self.game.rules.view(stage.position, seat)
        self.screen.map(view)
        self.screen.round(view)
        self.screen.tables(view)

    def _named_routes(self, action: Action) -> dict[str, str]:
        """The routes of a run by the names of their places, for its words."""
        routes = getattr(action, "routes", None)
        return {"routes": self._places.words(routes)} if isinstance(routes, tuple) else {}

    def preview(self, argument: str, entries: Sequence[MenuEntry], seat: Seat) -> None:
        """What a move of the list would bring, before it counts; what is hidden is dealt anew for it."""
        action = self._chosen(argument.split(), entries)
        if action is None:
            return
        players = self.game.record.players
        position = self.game.rules.imagined(self.game.position, seat, Random(0))
        try:
            step = self.game.rules.apply(position, seat, action)
        except Refused as error:
            self._say("refused", refusal=self.texts.refusal(error.refusal, players))
            return
        self._say("preview-of", text=move_text(action, self.texts, players, **self._named_routes(action)))
        for event in step.events:
            self.console.print(Text(f"  {self.texts.event(self._places.event(event), players)}", style="italic"))
        before, after = (self.game.rules.view(stage, seat) for stage in (position, step.position))
        for line in self.screen.changes(before, after):
            self.console.print(Text(f"  {line}"))

    def _chosen(self, words: Sequence[str], entries: Sequence[MenuEntry]) -> Action | None:
        """The move that a number means, with the amount after it or the least; None where it is said why not."""
        number, amount = [*words, "", ""][:2]
        if not number:
            self._say("preview-which")
            return None
        if not number.isdigit() or not 1 <= int(number) <= len(entries):
            self._say("choice-unknown", text=number)
            return None
        match entries[int(number) - 1]:
            case Pick(action=action):
                return action
            case Range(offer=offer) if not amount:
                return offer.with_amount(offer.low)
            case Range(offer=offer) if amount.isdigit() and offer.low <= int(amount) <= offer.high:
                return offer.with_amount(int(amount))
            case Range(offer=offer):
                self._say("amount-unknown", text=amount, low=offer.low, high=offer.high)
            case Family() | Routing():
                self._say("preview-open")
        return None

    def routes(self, argument: str) -> None:
        """The best run of a company, its routes by number; without a name, of the one on turn or the first."""
        service = self.game.title.routes(self.game.record.setup)
        if service is None:
            raise KursbuchError("routes-none", title=self.texts.text(f"title-{self.game.title.id}"))
        known = service.companies(self.game.position)
        if not known:
            raise KursbuchError("company-none")
        company = argument.upper() or service.operating(self.game.position) or known[0]
        if company not in known:
            raise KursbuchError("company-unknown", company=argument, known=", ".join(known))
        soon = service.run_so_far(self.game.position, company)
        if not soon.proven:
            self._say("routes-so-far", company=company, revenue=soon.revenue, most=soon.at_most)
        run = service.best_run(self.game.position, company)
        proven = "yes" if run.proven else "no"
        heading = self.texts.text("routes-heading", company=company, revenue=run.revenue, proven=proven)
        routes = RunDraft.of(service.trains(self.game.position, company), run)
        if routes.trains:
            self.console.print(run_table(routes, heading, self.texts, self._places))
        else:
            self._say("routes-no-trains", company=company)

    @property
    def _places(self) -> Places:
        return Places.of(self.game.rules.view(self.game.position, None))

    def _say(self, message: str, **arguments: object) -> None:
        self.console.print(Text(self.texts.text(message, **arguments)))
