"""Chance in games that are played in thought."""

from collections.abc import Sequence
from random import Random

from kursbuch.bots.builder import Suggestion


class Luck(Random):
    """Chance from a text. Most moves ask for none, and what does not depend on it need not be worked out again."""

    def __init__(self, text: str) -> None:
        super().__init__(0)
        self.begin(text)

    def begin(self, text: str) -> None:
        """Another text, as if it were another object."""
        self._text: str | None = text

    @property
    def is_drawn(self) -> bool:
        """Whether anybody has asked for chance."""
        return self._text is None

    def random(self) -> float:
        self._draw()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self._draw()
        return super().getrandbits(k)

    def _draw(self) -> None:
        if self._text is not None:
            self.seed(self._text)
            self._text = None


class Astray:
    """When a playout leaves the strategy's first choice, and where to: by weight, and at this part of all occasions."""

    def __init__(self, luck: str, part: float) -> None:
        self._random = Random(luck)
        self._part = part
        self.temptation = 0.0
        """How often it would be left if every move were drawn by weight."""

    def pick(self, ranked: Sequence[Suggestion]) -> Suggestion:
        """The first choice, or now and then another one."""
        first, *others = ranked
        if not others:
            return first
        weights = [max(each.weight, 0.01) for each in others]
        doubt = sum(weights) / (first.weight + sum(weights))
        self.temptation += doubt
        if not self._part or self._random.random() >= self._part * doubt:
            return first
        return self._random.choices(others, weights)[0]
