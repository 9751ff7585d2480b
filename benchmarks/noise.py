"""How busy the machine is with other things: a fixed piece of work, by the clock and by the processor."""

import json
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter, thread_time

WORK = {f"hex {number}": {"tile": str(number), "stops": [number, number + 1], "owner": None} for number in range(120)}


def work() -> None:
    """Dictionaries, texts and numbers, as a server has them; about a millisecond."""
    for _ in range(3):
        json.loads(json.dumps(WORK))
    sum(number * number % 7 for number in range(5_000))


@dataclass
class Noise:
    """Samples of the work while something else is measured."""

    by_clock: list[float] = field(default_factory=list)
    by_processor: list[float] = field(default_factory=list)

    def sample(self) -> None:
        """A few times, so that one of them is undisturbed."""
        for _ in range(3):
            clock, processor = perf_counter(), thread_time()
            work()
            self.by_clock.append(perf_counter() - clock)
            self.by_processor.append(thread_time() - processor)

    @property
    def slowness(self) -> float:
        """How much longer a piece of work takes here than it would alone, by the processor: median to best."""
        return median(self.by_processor) / min(self.by_processor)

    def rows(self) -> list[tuple[str, str]]:
        """On an idle machine all of them are near 1."""
        if not self.by_clock:
            return []
        best = min(self.by_processor)
        late = sorted(self.by_clock)[len(self.by_clock) * 95 // 100]
        return [
            ("noise: a fixed work by the processor, median to best", f"{self.slowness:.2f}"),
            (
                "noise: the same by the clock, median / 95 % to best",
                f"{median(self.by_clock) / best:.2f} / {late / best:.1f}",
            ),
            ("the fixed work at its best", f"{best * 1000:.2f} ms"),
        ]
