"""Offers: one action or a family of them, that can be iterated, asked and sampled."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from kursbuch.kernel.action import Action, encode_action
from kursbuch.kernel.changing import quickly_made, with_changes
from kursbuch.kernel.json_value import Json

A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)


class Offer(Protocol[A_co]):
    """A set of legal actions of one kind."""

    @property
    def kind(self) -> str: ...

    def __iter__(self) -> Iterator[A_co]: ...

    def __contains__(self, action: object) -> bool: ...

    def sample(self, random: Random) -> A_co: ...

    def to_json(self) -> dict[str, Json]: ...


@quickly_made
@dataclass(frozen=True, slots=True)
class Single(Generic[A]):
    """One action."""

    action: A

    @property
    def kind(self) -> str:
        return self.action.kind

    def __iter__(self) -> Iterator[A]:
        yield self.action

    def __contains__(self, action: object) -> bool:
        return action == self.action

    def sample(self, random: Random) -> A:
        return self.action

    def to_json(self) -> dict[str, Json]:
        return {"kind": self.kind, "actions": [encode_action(self.action)]}


@quickly_made
@dataclass(frozen=True, slots=True)
class Choices(Generic[A]):
    """Several actions of one kind, at least one."""

    actions: tuple[A, ...]

    @property
    def kind(self) -> str:
        return self.actions[0].kind

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def sample(self, random: Random) -> A:
        return random.choice(self.actions)

    def to_json(self) -> dict[str, Json]:
        return {"kind": self.kind, "actions": [encode_action(action) for action in self.actions]}


@quickly_made
@dataclass(frozen=True, slots=True)
class Amounts(Generic[A]):
    """The same action with every whole amount from `low` to `high` in one of its fields: a bid, a price."""

    action: A
    field: str
    low: int
    high: int

    @property
    def kind(self) -> str:
        return self.action.kind

    def __iter__(self) -> Iterator[A]:
        return (self.with_amount(amount) for amount in range(self.low, self.high + 1))

    def __contains__(self, action: object) -> bool:
        if type(action) is not type(self.action):
            return False
        amount = getattr(action, self.field)
        return isinstance(amount, int) and self.low <= amount <= self.high and self.with_amount(amount) == action

    def with_amount(self, amount: int) -> A:
        """The action with this amount."""
        return with_changes(self.action, **{self.field: amount})

    def sample(self, random: Random) -> A:
        return self.with_amount(random.randint(self.low, self.high))

    def to_json(self) -> dict[str, Json]:
        return {
            "kind": self.kind,
            "action": encode_action(self.action),
            "field": self.field,
            "low": self.low,
            "high": self.high,
        }


def contains(offers: Iterable[Offer[A]], action: A) -> bool:
    """Whether some offer contains the action."""
    return any(action in offer for offer in offers)


def offers_to_json(offers: Sequence[Offer[A]], cost: Callable[[A], int | None]) -> list[Json]:
    """The offers for a client, in order; moves that are listed are told with what they cost."""
    return [offer.to_json() if isinstance(offer, Amounts) else _priced(offer, cost) for offer in offers]


def _priced(offer: Offer[A], cost: Callable[[A], int | None]) -> dict[str, Json]:
    costs: list[Json] = [cost(action) for action in offer]
    return {**offer.to_json(), "costs": costs} if any(each is not None for each in costs) else offer.to_json()
