"""A running game: who sits where, what has been played, and what can be taken back."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from kursbuch.bots import Bot, Choice, Turn, bot_move
from kursbuch.bots.advice import advice
from kursbuch.bots.program import ProgramBot
from kursbuch.kernel import Action, Event, Move, Outcome, Record, Replay, Rules, Seat, Title


@dataclass(slots=True)
class RunningGame:
    """A running game. `bots` has the seats that programs play; the stages are every position since the set-up."""

    title: Title
    record: Record
    rules: Rules[object, Action]
    bots: Mapping[Seat, Bot]
    stages: list[Replay[object]] = field(default_factory=list)

    @property
    def position(self) -> object:
        return self.stages[-1].position

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.position)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that may act: the game waits for the first."""
        return self.rules.to_act(self.position)

    def player(self, seat: Seat) -> str:
        return self.record.players[seat]

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make the move; raises `Refused` and changes nothing if the rules refuse it."""
        step = self.rules.apply(self.position, move.seat, move.action)
        self.stages.append(Replay(len(self.stages), step.position, move, step.events))
        self._note_moves()
        return step.events

    def play_bot(self) -> str | None:
        """The bot that the game waits for makes its move. If it is a program that failed, the reason why."""
        seat = self.seats[0]
        routes = self.title.routes(self.record.setup)
        turn = Turn(self.rules, self.position, seat, routes, find_record=lambda: self.record)
        bot = self.bots[seat]
        known = len(bot.faults) if isinstance(bot, ProgramBot) else 0
        self.play(bot_move(bot, turn, self.record.seed, len(self.record.moves)))
        return bot.faults[-1] if isinstance(bot, ProgramBot) and len(bot.faults) > known else None

    def hints(self, seat: Seat) -> Iterator[tuple[str, Choice]]:
        """What each bot would do in the seat's place."""
        routes = self.title.routes(self.record.setup)
        return advice(self.rules, self.position, seat, routes, f"hint/{len(self.stages)}")

    def undo(self) -> int:
        """Take back the last move of a person and all after it; the number of moves taken back."""
        for number in range(len(self.stages) - 1, 0, -1):
            move = self.stages[number].move
            if move is not None and move.seat not in self.bots:
                taken_back = len(self.stages) - number
                del self.stages[number:]
                self._note_moves()
                return taken_back
        return 0

    def _note_moves(self) -> None:
        moves = tuple(stage.move for stage in self.stages if stage.move is not None)
        self.record = replace(self.record, moves=moves)
