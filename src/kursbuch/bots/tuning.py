"""Better constants for a strategy, found by playing: a changed builder against three of the best one so far.

Every step changes one weight a little, and plays a paired series. The change is kept if the changed builder wins more
than its share, and luck does not explain it easily. What was tried stands in a file: a search that was ended goes on.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import exp
from pathlib import Path
from random import Random

from kursbuch import __version__
from kursbuch.bots.arena import check_plan, schedule_games, standings
from kursbuch.bots.builder import strategy_for
from kursbuch.bots.builder.eighteenxx import EighteenStrategy
from kursbuch.bots.series import Backend
from kursbuch.exchange import error_name
from kursbuch.kernel import Json, KursbuchError, Setup

SPREAD = 0.5
"""How far a weight is changed: by a factor of about 1.6 to either side."""

FIRST_STEP = 0.3
"""What a weight begins with that was nothing."""

SURE = 0.2
"""How likely a result may be by luck for the change to be kept; more games in later steps show what was luck."""

SEEDS_A_STEP = 1000


@dataclass(frozen=True, slots=True)
class TuningStep:
    """What was tried, and what came of it."""

    number: int
    weight: str
    value: float
    games: int
    wins: int
    chance: float
    kept: bool


@dataclass(frozen=True, slots=True)
class Tuning:
    """A search for better weights of a title: the same seed tries the same."""

    title: str
    setup: Setup
    games: int
    seed: int

    def steps(self, count: int, backend: Backend, path: Path | None) -> Iterator[TuningStep]:
        """Every step, those that stand in the file first."""
        done = self._read(path) if path is not None else []
        if path is not None:
            self._save(path, done)
        best = {step.weight: step.value for step in done if step.kept}
        yield from done[:count]
        for number in range(len(done), count):
            step = self._try(number, best, backend)
            done.append(step)
            if path is not None:
                self._save(path, done)
            if step.kept:
                best[step.weight] = step.value
            yield step

    def _try(self, number: int, best: Mapping[str, float], backend: Backend) -> TuningStep:
        random = Random(f"{self.seed}/{number}")
        known = {**weights_of(self.title), **best}
        weight = random.choice(sorted(known))
        value = round(known[weight] * exp(random.gauss(0, SPREAD)) or abs(random.gauss(0, FIRST_STEP)), 3)
        changed, usual = bot_name({**best, weight: value}), bot_name(best)
        others = [usual] * (len(self.setup.players) - 1)
        seed = self.seed + SEEDS_A_STEP * (number + 1)
        planned = schedule_games(self.title, self.setup, [changed, *others], self.games, seed)
        found = {each.bot: each for each in standings(planned, list(backend.play(planned)))}[changed]
        kept = found.share > found.fair and found.chance < SURE
        return TuningStep(number, weight, value, found.games, found.wins, round(found.chance, 4), kept)

    def _plan(self) -> dict[str, Json]:
        players = len(self.setup.players)
        return {
            "title": self.title,
            "players": players,
            "games": self.games,
            "seed": self.seed,
            "version": __version__,
        }

    def _read(self, path: Path) -> list[TuningStep]:
        try:
            lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        except (OSError, UnicodeDecodeError) as error:
            raise KursbuchError("run-other", path=str(path)) from error
        found = []
        for line in lines:
            try:
                found.append(json.loads(line))
            except ValueError:  # torn by a kill: it is played again
                break
        if lines:
            check_plan(path, found[0].get("tuning") if found and isinstance(found[0], dict) else None, self._plan())
        return [TuningStep(**step) for step in found[1:]]

    def _save(self, path: Path, steps: Sequence[TuningStep]) -> None:
        """All of it is on the disk when this returns, or what was there before."""
        beside = path.with_name(f"{path.name}.new")
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.writelines(f"{json.dumps(line)}\n" for line in ({"tuning": self._plan()}, *map(asdict, steps)))
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except OSError as error:
            raise KursbuchError("file-unwritable", path=str(path), reason=error_name(error)) from error


def weights_of(title: str) -> dict[str, float]:
    """What the strategy of the title weighs; only the 18xx family has such constants."""
    strategy = strategy_for({"title": title})
    if not isinstance(strategy, EighteenStrategy):
        raise KursbuchError("tune-nothing", title=title)
    return asdict(strategy.policy.weights)


def bot_name(weights: Mapping[str, float]) -> str:
    """The builder with these weights, as an arena knows it."""
    return f"builder:{';'.join(f'{name}={value}' for name, value in weights.items())}" if weights else "builder"
