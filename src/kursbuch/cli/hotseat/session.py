"""The conversation at the table: shows, asks, plays, until the game ends or somebody leaves."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kursbuch.cli.hotseat.asking import Left, ask
from kursbuch.cli.hotseat.commands import Command, find_command, is_back
from kursbuch.cli.hotseat.exits import laid_track
from kursbuch.cli.hotseat.looking import LATEST, Looking
from kursbuch.cli.hotseat.menu import Menu, MenuEntry, Pick, Range, Routing, build_menu, move_text, only_move
from kursbuch.cli.hotseat.places import Places
from kursbuch.cli.hotseat.running_game import RunningGame
from kursbuch.cli.hotseat.runs import RunChooser
from kursbuch.cli.hotseat.saving import Saving
from kursbuch.cli.hotseat.show import Screen
from kursbuch.cli.hotseat.typed_move import parse_move
from kursbuch.cli.hotseat.units import is_money, money
from kursbuch.cli.results import end_text, result_table
from kursbuch.kernel import Action, Json, KursbuchError, Move, Refused, Seat, as_json
from kursbuch.locale import Texts


class Said(Enum):
    """What came of an answer at the prompt."""

    NOTHING = auto()
    MOVED = auto()
    LEFT = auto()


class Done(Exception):  # noqa: N818
    """A command at a further prompt has settled the turn."""

    def __init__(self, said: Said) -> None:
        self.said = said


@dataclass(slots=True)
class Session:
    """One evening at the table."""

    game: RunningGame
    saving: Saving
    texts: Texts
    console: Console
    screen: Screen
    logged: int = 0
    shown_to: Seat | None = None
    acting_for: Seat | None = None

    def run(self) -> None:
        """Play until the game ends or somebody leaves."""
        for seat, bot in self.game.bots.items():
            self._say("bot-playing", player=self.game.player(seat), bot=bot.name)
        try:
            while self.game.outcome is None:
                if self.game.seats[0] in self.game.bots and self.acting_for is None:
                    bot = self.game.bots[self.game.seats[0]]
                    if (problem := self.game.play_bot()) is not None:
                        self._say("reason-program-failed", bot=bot.name, problem=problem)
                    self.saving.autosave(self.game.record)
                elif self._turn() is Said.LEFT:
                    break
        except (Left, KeyboardInterrupt):
            self.console.print()
        if self.game.outcome is None:
            self.saving.leave(self.game.record)
        else:
            self._finish()

    def _turn(self) -> Said:
        """One turn of a person: ask until there is a move."""
        seat = self._seat()
        self._pass_screen(seat)
        view = self.game.rules.view(self.game.position, seat)
        self.console.rule(Text(self.texts.text("turn", player=self.game.player(seat)), style="bold"))
        if self.logged == 0:
            self.screen.opening(view)
        self._show_log(LATEST)
        self.screen.round(view)
        self.screen.news(view)
        menu = self._menu(seat)
        self._show_menu(menu, seat)
        while True:
            said = self._answer(ask(self.console, self.texts.text("prompt-move")), menu, seat)
            if said is not Said.NOTHING:
                return said

    def _answer(self, text: str, menu: Menu, seat: Seat) -> Said:
        """Do what was typed: a number, a command or a move."""
        try:
            if not text or text.isdigit():
                return self._choose(text, menu.entries, menu, seat)
            command = find_command(text, self.texts)
            if command is not None:
                return self._obey(command, menu, seat)
            if self.screen.one(self.game.rules.view(self.game.position, seat), text):
                return Said.NOTHING
            return self._play(seat, parse_move(self.game.title, text))
        except KursbuchError as error:
            self._show_error(error)
            return Said.NOTHING
        except Done as done:
            return done.said

    def _choose(self, text: str, entries: Sequence[MenuEntry], menu: Menu, seat: Seat) -> Said:
        """An entry by its number; Enter alone takes the only one there is."""
        number = 1 if only_move(entries) is not None and not text else int(text or 0)
        if not 1 <= number <= len(entries):
            if text:
                self._say("choice-unknown", text=text)
            self._show_menu(menu, seat)
            return Said.NOTHING
        action = self._open(entries[number - 1], menu, seat)
        if action is None:
            self._show_menu(menu, seat)
            return Said.NOTHING
        return self._play(seat, action)

    def _open(self, entry: MenuEntry, menu: Menu, seat: Seat) -> Action | None:
        """The move behind an entry, asking for an amount or further choices; None to go back."""
        if isinstance(entry, Pick):
            return entry.action
        if isinstance(entry, Range):
            return self._ask_amount(entry, menu, seat)
        if isinstance(entry, Routing):
            return self._choose_run(entry, menu, seat)
        while True:
            self._show_entries(entry.entries, 1)
            text = self._ask_further(self.texts.text("prompt-choice"), entry.entries, menu, seat)
            if is_back(text, self.texts):
                return None
            if text.isdigit() and 1 <= int(text) <= len(entry.entries):
                action = self._open(entry.entries[int(text) - 1], menu, seat)
                if action is not None:
                    return action
            else:
                self._say("choice-unknown", text=text)

    def _ask_amount(self, entry: Range, menu: Menu, seat: Seat) -> Action | None:
        offer = entry.offer
        message = "prompt-amount" if is_money("", offer.field) else "prompt-count"
        while True:
            prompt = self.texts.text(message, low=offer.low, high=offer.high)
            text = self._ask_further(prompt, (entry,), menu, seat)
            if not text or (is_back(text, self.texts) and not (text == "0" and offer.low == 0)):
                return None
            if text.isdigit() and offer.low <= int(text) <= offer.high:
                return offer.with_amount(int(text))
            self._say("amount-unknown", text=text, low=offer.low, high=offer.high)

    def _choose_run(self, entry: Routing, menu: Menu, seat: Seat) -> Action | None:
        service = self.game.title.routes(self.game.record.setup)
        assert service is not None

        def asked(prompt: str, action: Action) -> str:
            return self._ask_further(prompt, (Pick(entry.label, action),), menu, seat)

        chooser = RunChooser(self.game, service, self.texts, self.console, self._places)
        return chooser.choose(entry.company, seat, asked)

    def _ask_further(self, prompt: str, entries: Sequence[MenuEntry], menu: Menu, seat: Seat) -> str:
        """What is typed at a prompt within a move; commands are obeyed there as everywhere, for the entries there."""
        while True:
            text = ask(self.console, prompt)
            command = None if is_back(text, self.texts) else find_command(text, self.texts)
            if command is None:
                return text
            said = self._obey_further(command, entries, menu, seat)
            if said is not Said.NOTHING:
                raise Done(said)

    def _obey_further(self, command: Command, entries: Sequence[MenuEntry], menu: Menu, seat: Seat) -> Said:
        try:
            match command.name, entries:
                case "preview", (Range() | Pick(),):
                    self._looking.preview(f"1 {command.argument}", entries, seat)
                case "preview", _:
                    self._looking.preview(command.argument, entries, seat)
                case "moves", _:
                    self._show_entries(entries, 1)
                case _:
                    return self._obey(command, menu, seat)
        except KursbuchError as error:
            self._show_error(error)
        return Said.NOTHING

    def _play(self, seat: Seat, action: Action) -> Said:
        try:
            self.game.play(Move(seat, action))
        except Refused as error:
            told = self.texts.refusal(error.refusal, self.game.record.players)
            self.console.print(Text(self.texts.text("refused", refusal=told), style="red"))
            return Said.NOTHING
        self.acting_for = None
        self.saving.autosave(self.game.record)
        return Said.MOVED

    def _obey(self, command: Command, menu: Menu, seat: Seat) -> Said:
        view = self.game.rules.view(self.game.position, seat)
        match command.name:
            case "quit":
                return Said.LEFT
            case "undo":
                return self._undo()
            case "as":
                return self._act_as(command.argument)
            case "save":
                self.saving.save_as(command.argument, self.game.record)
            case "map":
                self.screen.map(view)
            case "market":
                self.screen.market(view)
            case "tables" if command.argument:
                if not self.screen.one(view, command.argument):
                    self._say("tables-unknown", text=command.argument, known=", ".join(self.screen.headings(view)))
            case "tables":
                self.screen.tables(view)
            case "preview":
                self._looking.preview(command.argument, menu.entries, seat)
            case "routes":
                self._looking.routes(command.argument)
            case "history":
                self._looking.history(command.argument, seat)
            case "log":
                self.logged = 0
                self._show_log()
            case "moves":
                self._show_menu(menu, seat)
            case "hint":
                self._show_hints(seat)
            case _:
                self._say("help-table")
        return Said.NOTHING

    @property
    def _looking(self) -> Looking:
        return Looking(self.game, self.texts, self.console, self.screen)

    def _show_error(self, error: KursbuchError) -> None:
        self.console.print(Text(self.texts.error(error), style="red"))

    def _show_hints(self, seat: Seat) -> None:
        players = self.game.record.players
        for bot, choice in self.game.hints(seat):
            self._say("hint-move", bot=bot, text=move_text(choice.action, self.texts, players))
            if choice.reason is not None:
                told = self.texts.reason(choice.reason.code, choice.reason.arguments, players)
                self.console.print(Text(f"  {told}", style="dim"))

    def _undo(self) -> Said:
        count = self.game.undo()
        if not count:
            self._say("nothing-to-undo")
            return Said.NOTHING
        self.logged = min(self.logged, len(self.game.stages))
        self.saving.autosave(self.game.record)
        self._say("undone", count=count)
        return Said.MOVED

    def _act_as(self, name: str) -> Said:
        for seat in self.game.seats:
            if self.game.player(seat).lower() == name.lower() and seat not in self.game.bots:
                self.acting_for = seat
                return Said.MOVED
        self._say("seat-unknown", player=name or "-")
        return Said.NOTHING

    def _seat(self) -> Seat:
        """Who acts: the seat that the game waits for, or the one that was asked for."""
        if self.acting_for not in self.game.seats:
            self.acting_for = None
        return self.acting_for if self.acting_for is not None else self.game.seats[0]

    def _pass_screen(self, seat: Seat) -> None:
        """Where a seat sees more than a spectator, the others look away when the screen is passed on."""
        people = len(self.game.record.players) - len(self.game.bots)
        if people > 1 and seat != self.shown_to and self._sees_secrets(seat):
            self.screen.clear()
            ask(self.console, self.texts.text("prompt-pass-screen", player=self.game.player(seat)))
        self.shown_to = seat

    def _sees_secrets(self, seat: Seat) -> bool:
        """Whether the seat sees more than a spectator; that a view names its seat is no secret."""
        own = self.game.rules.view(self.game.position, seat)
        open_to_all = self.game.rules.view(self.game.position, None)
        return {**own, "seat": None} != {**open_to_all, "seat": None}

    def _menu(self, seat: Seat) -> Menu:
        offers = self.game.rules.offers(self.game.position, seat)
        view = self.game.rules.view(self.game.position, seat)
        told = partial(self._entries, seat, as_json(view).get("board"), Places.of(view))
        return build_menu(offers, self.texts, self.game.record.players, told)

    def _entries(self, seat: Seat, board: Json, places: Places, action: Action, text: str) -> tuple[MenuEntry, ...]:
        """A move with its place, its track and what it costs or brings; beside a run any other one can be chosen."""
        position = self.game.position
        service = self.game.title.routes(self.game.record.setup)
        ran = service.ran(position, action) if service is not None else None
        if ran is not None:
            named = move_text(action, self.texts, (), routes=places.routes(ran.routes))
            run = f"{named}  {money(ran.revenue, self.texts)}"
            return Pick(run, action), Routing(self.texts.text("menu-run"), ran.company)
        place = places.names.get(str(getattr(action, "hex", "")), "")
        besides = (place, laid_track(board, action), self._money(self.game.rules.cost(position, seat, action)))
        return (Pick("  ".join([text, *(part for part in besides if part and part not in text)]), action),)

    @property
    def _places(self) -> Places:
        return Places.of(self.game.rules.view(self.game.position, None))

    def _money(self, cost: int | None) -> str:
        """What is paid, or with a plus what is received."""
        if not cost:
            return ""
        return ("" if cost > 0 else "+") + money(abs(cost), self.texts)

    def _show_menu(self, menu: Menu, seat: Seat) -> None:
        number = 1
        for heading, entries in menu.groups:
            self.console.print(Text(heading, style="bold"))
            self._show_entries(entries, number)
            number += len(entries)
        if not menu.is_complete:
            self._say("menu-many")
        only = only_move(menu.entries)
        if only is not None:
            self._say("menu-enter", text=only.label)
        people = [other for other in self.game.seats if other not in self.game.bots]
        others = [self.game.player(other) for other in people if other != seat]
        if others:
            self._say("turn-others", players=", ".join(others))

    def _show_entries(self, entries: Sequence[MenuEntry], first: int) -> None:
        for number, entry in enumerate(entries, start=first):
            line = Table.grid(padding=(0, 2))
            line.add_column(width=4, justify="right")
            line.add_row(str(number), Text(entry.label, style="" if isinstance(entry, Pick) else "cyan"))
            self.console.print(line)

    def _show_log(self, most: int | None = None) -> None:
        """What has happened since the log was last shown; of a long story only the latest, if so asked."""
        stages = self.game.stages[self.logged :]
        places, players = self._places, self.game.record.players
        lines = [self.texts.event(places.event(event), players) for stage in stages for event in stage.events]
        if most is not None and len(lines) > most:
            self._say("log-earlier", count=len(lines) - most)
            lines = lines[-most:]
        for line in lines:
            self.console.print(Text(f"  {line}", style="dim"))
        if self.logged == 0 and not lines:
            self._say("log-empty")
        self.logged = len(self.game.stages)

    def _finish(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        self._show_log()
        self.console.print(Text(end_text(outcome, self.texts), style="bold"))
        self.console.print(result_table(outcome, self.game.record.players, self.texts))
        self.saving.finish(self.game.record)

    def _say(self, message: str, **arguments: object) -> None:
        self.console.print(Text(self.texts.text(message, **arguments)))
