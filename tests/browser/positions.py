"""Games of bots up to a moment that somebody wants to see at the table."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from functools import cache
from itertools import tee
from random import Random

from kursbuch.bots import bot_move, find_bot
from kursbuch.bots.bot import Turn
from kursbuch.eighteenxx.actions import BuyTrain
from kursbuch.exchange import encode_record
from kursbuch.kernel import Action, Amounts, Event, Move, Offer, Record, Rules, Setup, Title, find_title
from tests.browser.visitor import Visitor

NAMES = ("Ada", "Bertha", "Clara", "Dora", "Emil", "Fritz")
STRANGE = 0.08
"""So many moves are just legal: builders alone seldom get into trouble."""

SEEDS = range(1, 30)

Table = tuple[int, Mapping[str, str]]
"""How many play, with which options."""


@dataclass(frozen=True)
class Moment:
    """What the player on turn may do, what others may do meanwhile, and what the bot's move brings about."""

    moves: tuple[Move, ...]
    offers: tuple[Offer[Action], ...]
    events: tuple[Event, ...]
    rules: Rules[object, Action]
    position: object

    @property
    def besides(self) -> list[Offer[Action]]:
        """Offers of those who are not on turn."""
        _, *others = self.rules.to_act(self.position)
        return [offer for seat in others for offer in self.rules.offers(self.position, seat)]

    def offers_kind(self, kind: str) -> bool:
        return bool(self._of(kind))

    def offers_amounts(self, kind: str) -> bool:
        """A price of one's choice."""
        return any(isinstance(offer, Amounts) for offer in self._of(kind))

    @property
    def trains(self) -> list[BuyTrain]:
        """The trains that can be bought, each from everybody who has it once."""
        firsts = [[next(iter(offer))] if isinstance(offer, Amounts) else [*offer] for offer in self._of("buy_train")]
        return [action for actions in firsts for action in actions if isinstance(action, BuyTrain)]

    def _of(self, kind: str) -> list[Offer[Action]]:
        return [offer for offer in self.offers if offer.kind == kind]

    def brings(self, kind: str) -> bool:
        return any(event.kind == kind for event in self.events)


@cache
def _kept(title_id: str, players: int, options: tuple[tuple[str, str], ...], seed: int) -> Iterator[Moment]:
    """The game of a seed, played once, as far as anybody has looked: every copy tells it from the beginning."""
    (kept,) = tee(_moments(find_title(title_id), Setup(NAMES[:players], dict(options)), seed), 1)
    return kept


def _moments(title: Title, setup: Setup, seed: int) -> Iterator[Moment]:
    """A game of bots."""
    rules, routes, random = title.rules(setup), title.routes(setup), Random(seed)
    position = rules.initial(setup, seed)
    moves: tuple[Move, ...] = ()
    while rules.outcome(position) is None:
        turn = Turn(rules, position, rules.to_act(position)[0], routes)
        bot = find_bot("random" if random.random() < STRANGE else "builder")
        move = bot_move(bot, turn, seed, len(moves))
        step = rules.apply(position, move.seat, move.action)
        yield Moment(moves, tuple(turn.offers), tuple(step.events), rules, position)
        position, moves = step.position, (*moves, move)


def open_at(
    visitor: Visitor,
    title_id: str,
    wanted: Callable[[Moment], object],
    players: int = 3,
    options: Mapping[str, str] | None = None,
    first_seed: int = 1,
) -> str:
    """A table in the first position that is wanted, with all players at this screen.

    What is rare is looked for from `first_seed` on, where it was seen last: any other game that has it will do.
    """
    chosen = options or {}
    seeds = sorted(SEEDS, key=lambda seed: (seed < first_seed, seed))
    games = ((seed, _game(title_id, players, chosen, seed)) for seed in seeds)
    seed, moment = next((seed, moment) for seed, game in games for moment in game if wanted(moment))
    return Found(title_id, players, chosen, seed, moment.moves).open(visitor)


def _game(title_id: str, players: int, options: Mapping[str, str], seed: int) -> Iterator[Moment]:
    return copy(_kept(title_id, players, tuple(options.items()), seed))


@dataclass(frozen=True)
class Found:
    """A position of a game, that can be opened at a table."""

    title_id: str
    players: int
    options: Mapping[str, str]
    seed: int
    moves: tuple[Move, ...]

    def open(self, visitor: Visitor) -> str:
        """A table in this position, with all players at this screen."""
        table = self.bring(visitor)
        visitor.sit_down(table)
        return table

    def bring(self, visitor: Visitor) -> str:
        """The table without looking at it yet."""
        version = find_title(self.title_id).rules_version
        record = Record(self.title_id, NAMES[: self.players], self.options, self.seed, version, self.moves)
        return str(visitor.post("/api/imports", {"game": json.loads(encode_record(record))})["id"])


def first_offers(title_id: str, tables: Iterable[Table], kinds: Iterable[str]) -> dict[str, Found]:
    """For each kind of move a position in which the player on turn may make it, as far as games have one."""
    found: dict[str, Found] = {}
    wanted = set(kinds)
    for seed in SEEDS:
        for players, options in tables:
            for moment in _game(title_id, players, options, seed):
                for kind in {offer.kind for offer in moment.offers} & wanted - set(found):
                    found[kind] = Found(title_id, players, options, seed, moment.moves)
            if wanted == set(found):
                return found
    return found
